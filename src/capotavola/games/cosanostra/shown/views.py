"""What a viewer sees of the table: built up from nothing, so that nothing slips through."""

from capotavola.engine.frames import number_of
from capotavola.engine.values import Json
from capotavola.games.cosanostra import table
from capotavola.games.cosanostra.attempts import A_CARD, A_SIZE
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import KIND_MASK, NOBODY, SEEN
from capotavola.games.cosanostra.deals import offers
from capotavola.games.cosanostra.order import BUYING
from capotavola.games.cosanostra.round import hiring
from capotavola.games.cosanostra.rules import MONOPOLIES
from capotavola.games.cosanostra.shown import prospects
from capotavola.games.cosanostra.shown.faces import faces
from capotavola.games.cosanostra.shown.viewed_deals import notes, offers_to, promise
from capotavola.games.cosanostra.shown.viewed_families import family, for_hire, seen_family
from capotavola.games.cosanostra.shown.viewed_step import asked
from capotavola.games.cosanostra.table import Table, marker_business, marker_seat


def view(t: Table, seat: int | None, me: int) -> dict[str, Json]:
    return opened(t, closed(t), seat, me, {})


def closed(t: Table) -> dict[str, Json]:
    """What everybody sees; what may differ from viewer to viewer is not there yet."""
    return {
        "game": "cosanostra",
        "viewer": None,
        "players": t.players,
        "options": t.options(),
        "round": t.round,
        "last_round": t.last_round,
        "start": t.start,
        "active": t.active,
        "step": t.step_name(),
        "deciders": [*t.deciders()],
        "seats": [family(t, owner) for owner in range(t.players)],
        "market": [],
        "deck": [],
        "markers": [
            {"business": t.rules.business_names[marker_business(marker)], "seat": marker_seat(marker)}
            for marker in t.markers
        ],
        "monopolies": {
            MONOPOLIES[number]: None if holder == NOBODY else holder
            for number, holder in enumerate(t.monopolies)
        },
        "job_decks": [len(deck) for deck in t.decks],
        "job_discards": [],
        "influence_deck": len(t.influence_deck),
        "influence_discards": [],
        "mercenaries": _mercenaries(t),
        "asked": asked(t),
        "deals_open": offers.deals_open(t),
        "offers": [],
        "notes": notes(t),
        "ledger": [promise(t, number) for number in range(len(t.ledger))],
        "cards": {},
        "prospects": [],
        "lacking": {},
    }


def opened(
    t: Table, shared: dict[str, Json], seat: int | None, me: int, written: dict[int, Json]
) -> dict[str, Json]:
    """The same through the eyes of one viewer; `written` are faces of jobs, for several viewers."""
    view = shared.copy()
    view["viewer"] = seat
    families = shared["seats"]
    assert isinstance(families, list)
    view["seats"] = [seen_family(t, owner, me, family) for owner, family in enumerate(families)]
    view["market"] = [_for_sale(t, business, me) for business in t.market]
    view["deck"] = [_deck_card(t, entry, me) for entry in t.deck[::-1]]
    view["job_discards"] = [[_discarded(t, entry, me) for entry in pile] for pile in t.discards]
    view["influence_discards"] = [_discarded_influence(t, entry, me) for entry in t.influence_discards]
    view["offers"] = offers_to(t, me)
    view["cards"] = faces(t.rules, _jobs_in_sight(t, me), written)
    if me < t.players:
        view["prospects"] = prospects.prospects(t, me)
        view["lacking"] = prospects.lacking(t, me)
    return view


def _for_sale(t: Table, business: int, me: int) -> dict[str, Json]:
    seated = me < t.players
    price = estate.price(t, me, business, _cut(t, me)) if seated else t.rules.price_of[business]
    return {
        "business": t.rules.business_names[business],
        "kind": t.rules.kinds.names[t.rules.kind_of[business]],
        "income": t.rules.income_of[business],
        "price": price,
    }


def _cut(t: Table, me: int) -> int:
    """What the viewer's job being resolved does to prices (LC-R14)."""
    return number_of(t.now()) if t.on(BUYING) and t.waiting >> me & 1 else 0


def _deck_card(t: Table, entry: int, me: int) -> Json:
    return _for_sale(t, entry & table.DECK_MASK, me) if entry >> table.DECK_SEEN >> me & 1 else None


def _discarded(t: Table, entry: int, me: int) -> Json:
    return t.rules.jobs.names[entry & KIND_MASK] if entry >> SEEN >> me & 1 else None


def _discarded_influence(t: Table, entry: int, me: int) -> Json:
    return t.rules.influences.names[entry & table.HAND_MASK] if entry >> table.HAND_SEEN >> me & 1 else None


def _mercenaries(t: Table) -> dict[str, Json]:
    return {
        "shown": [
            {**for_hire(t, man), "swap": hiring.swap_price(t, man) if t.round == 1 else None}
            for man, at in enumerate(t.man_at)
            if at == table.SHOWN
        ],
        "aside": [for_hire(t, man) for man, at in enumerate(t.man_at) if at == table.ASIDE],
        "stack": len(t.stack_of_men),
    }


def _jobs_in_sight(t: Table, me: int) -> list[int]:
    kinds = [entry & KIND_MASK for pile in t.discards for entry in pile if entry >> SEEN >> me & 1]
    if me < t.players:
        kinds += [card & KIND_MASK for card in t.jobs[me]]
    for task in t.tasks:
        if table.is_job(task) and task >> SEEN >> me & 1:
            kinds.append(task & KIND_MASK)
    for at in range(0, len(t.attempts), A_SIZE):
        kinds.append(t.attempts[at + A_CARD] & KIND_MASK)
    return sorted(set(kinds))
