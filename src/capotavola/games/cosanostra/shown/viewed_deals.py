"""What a viewer sees of deals: offers, notes on the board, the ledger of promises."""

from capotavola.engine.audience import seats_in
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.parts import OPEN, OPENLY
from capotavola.games.cosanostra.deals import debts, offers
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.table import Table


def offers_to(t: Table, me: int) -> list[Json]:
    """LC-R9: those to the viewer or by the viewer, and open ones."""
    seen: list[Json] = []
    for number, offer in enumerate(t.offers):
        if offers.audience(offer) >> me & 1:
            terms = offer[offers.TERMS :]
            seen.append(
                {
                    "by": offer[offers.BY],
                    "taken": [*seats_in(offer[offers.TAKEN])],
                    "open": terms[OPEN] & OPENLY != 0,
                    **t.rules.terms.phrases_with(
                        terms, t.offer_texts[number], offers.lacking_any(t, offer[offers.BY], terms)
                    ),
                }
            )
    return seen


def notes(t: Table) -> list[Json]:
    """LC-R46: the board hangs where all can see it."""
    return [
        {"seat": seat, **t.rules.wishes.phrases(t.notes[seat], "")}
        for seat in range(t.players)
        if t.notes[seat]
    ]


def promise(t: Table, number: int) -> dict[str, Json]:
    by, to, entry, status, due, given = t.ledger[number]
    return {
        "promise": number,
        "by": by,
        "to": to,
        "what": t.rules.terms.phrase(entry, lacking=debts.lacks(t, t.ledger[number])),
        "said": t.ledger_texts[number],
        "status": promises.STATUS_NAMES[status],
        "due": due if due > 0 else 0,
        "given": [
            {"business" if name in t.rules.business_names else "gangster": name}
            for name in promises.given_for(t.rules, given)
        ],
    }
