"""What a viewer sees of the table: built up from nothing, so that nothing slips through."""

from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.terms import OPEN, OPENLY
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import (
    ABILITY_NAMES,
    CARD_MASK,
    EASIER,
    INFLUENCE,
    KIND_MASK,
    LOOK_OR_MARKET,
    NO_TASK,
    NOBODY,
    ROUND,
    SEEN,
    WEAKER,
)
from capotavola.games.cosanostra.deals import board, debts, offers
from capotavola.games.cosanostra.influence import asides
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.round import hiring, payout, settling
from capotavola.games.cosanostra.rules import MONOPOLIES
from capotavola.games.cosanostra.shown import prospects
from capotavola.games.cosanostra.shown.faces import faces, figures
from capotavola.games.cosanostra.table import (
    A_CARD,
    A_HITS,
    A_MAN,
    A_MONEY,
    A_SIZE,
    A_TARGET,
    ACTION_TURN,
    ASIDE,
    BUYING,
    DECK_MASK,
    DECK_SEEN,
    DRAWING,
    FLAG,
    FLAG_MASK,
    HAND_MASK,
    HAND_SEEN,
    KILLED,
    LIMITS,
    MAN,
    NUMBER,
    PICKING_MARKERS,
    PLAN_TURN,
    PURCHASE,
    SEAT,
    SEAT_MASK,
    SETTLING,
    SHOWN,
    STEP_MASK,
    STEP_NAMES,
    TROPHY,
    UNDER,
    WINDOW,
    Table,
    bit_of,
)
from capotavola.games.cosanostra.tasks import answers, work
from capotavola.games.cosanostra.tasks.targets import target_name
from capotavola.games.cosanostra.windows import PLACE_MASK, WINDOW_NAMES


def view(t: Table, seat: int | None, me: int) -> dict[str, Json]:
    top = t.stack[-1] if t.stack else 0
    return {
        "game": "cosanostra",
        "viewer": seat,
        "players": t.players,
        "options": options(t),
        "round": t.round,
        "last_round": t.last_round,
        "start": t.start,
        "active": t.active,
        "step": STEP_NAMES[top & STEP_MASK],
        "deciders": [*t.deciders()],
        "seats": [_seat(t, owner, me) for owner in range(t.players)],
        "market": [_for_sale(t, business, me) for business in t.market],
        "deck": [_deck_card(t, entry, me) for entry in t.deck[::-1]],
        "markers": [{"business": _business_name(t, marker >> 3), "seat": marker & 7} for marker in t.markers],
        "monopolies": {
            MONOPOLIES[number]: None if holder == NOBODY else holder
            for number, holder in enumerate(t.monopolies)
        },
        "job_decks": [len(deck) for deck in t.decks],
        "job_discards": [[_discarded(t, entry, me) for entry in pile] for pile in t.discards],
        "influence_deck": len(t.influence_deck),
        "influence_discards": [_discarded_influence(t, entry, me) for entry in t.influence_discards],
        "mercenaries": _mercenaries(t),
        "asked": _asked(t, top),
        "deals_open": offers.deals_open(t),
        "offers": _offers(t, me),
        "notes": _notes(t),
        "ledger": [_promise(t, number) for number in range(len(t.ledger))],
        "cards": faces(t.rules, _jobs_in_sight(t, me)),
        "prospects": prospects.prospects(t, me) if me < t.players else [],
        "lacking": prospects.lacking(t, me) if me < t.players else {},
    }


def options(t: Table) -> dict[str, Json]:
    """As they were chosen for this table."""
    return {
        "short": t.last_round != t.rules.figures.rounds,
        "two_gangsters": t.two_gangsters,
        "spying": t.spying,
        "business_bonus": t.bonus,
        "planning_clock": t.clock,
        "planning_seconds": t.seconds,
        "expansion": t.expansion,
    }


# -- seats ----------------------------------------------------------------------


def _seat(t: Table, owner: int, me: int) -> dict[str, Json]:
    own = owner == me
    limited = bool(t.stack) and t.stack[-1] & STEP_MASK == LIMITS
    family = t.families[owner]
    return {
        "family": t.rules.family_names[family],
        "colour": t.rules.family_colours[family],
        "cash": t.cash[owner],
        "laundered": t.laundered[owner],
        "income": payout.income(t, owner),
        "markers": t.rules.figures.markers - t.markers_out(owner),
        "businesses": [
            _business(t, business)
            for business in range(t.rules.businesses)
            if t.business_at[business] == owner
        ],
        "gangsters": [_gangster(t, man, me) for man in t.men_of(owner)],
        "under_boss": [_for_hire(t, man) for man, at in enumerate(t.man_at) if at == UNDER + owner],
        "trophies": [_for_hire(t, man) for man, at in enumerate(t.man_at) if at == TROPHY + owner],
        "jobs": [*sorted(card >> ROUND for card in t.jobs[owner])],
        "hand": [_card(t, card) for card in t.jobs[owner]] if own else None,
        "influence": t.influence_count(owner),
        "known_influence": _influence(t, t.known, owner),
        "influence_hand": _influence(t, t.influence, owner) if own else None,
        "looks": t.looks[owner],
        "offers_left": offers.offers_left(t, owner) if own else None,
        "posts_left": board.posts_left(t, owner) if own else None,
        "surplus_jobs": payout.surplus_jobs(t, owner) if limited else 0,
        "surplus_influence": payout.surplus_influence(t, owner) if limited else 0,
    }


def _influence(t: Table, counts: list[int], owner: int) -> list[Json]:
    names: list[Json] = []
    for kind in range(INFLUENCE):
        names.extend([t.rules.influences.names[kind]] * counts[owner * INFLUENCE + kind])
    return names


def _business(t: Table, business: int) -> dict[str, Json]:
    return {
        "business": t.rules.business_names[business],
        "kind": t.rules.kinds.names[t.rules.kind_of[business]],
        "company": t.rules.company[business],
        "income": t.rules.income_of[business],
        "active": t.is_active(business),
        "used": t.used >> business & 1 == 1,
    }


def _gangster(t: Table, man: int, me: int) -> dict[str, Json]:
    return {
        **_for_hire(t, man),
        "strength": t.strength(man),
        "active": t.man_active(man),
        "tasks": [_task(t, t.tasks[man * 2 + slot], t.man_at[man], me) for slot in range(t.task_count(man))],
        "cards": [
            t.rules.influences.names[kind] for kind in range(EASIER, WEAKER + 1) if t.mods[man] & bit_of(kind)
        ],
        "uses_left": _uses_left(t, man),
        "traded": t.traded >> man & 1 == 1,
    }


def _uses_left(t: Table, man: int) -> int | None:
    uses = t.rules.men.uses[man]
    return uses - t.ability_uses[t.rules.men.ability[man]] if uses else None


def _for_hire(t: Table, man: int) -> dict[str, Json]:
    return {
        "gangster": t.rules.men.names[man],
        "gang": t.rules.men.gangs[man],
        "printed": t.printed_strength(man),
        "price": t.rules.men.price[man],
        "ability": ABILITY_NAMES[t.rules.men.ability[man]] or None,
        "figures": figures(t.rules, man),
    }


def _task(t: Table, task: int, owner: int, me: int) -> dict[str, Json]:
    if task >= PURCHASE:
        business = task & DECK_MASK
        return {
            "task": "purchase",
            "business": _business_name(t, business),
            "price": estate.price(t, owner, business),  # LC-R22: by the abilities active now
            "income": t.rules.income_of[business],
        }
    seen = task >> SEEN >> me & 1
    return {
        "task": "job",
        "round": task >> ROUND & 7,
        "job": t.rules.jobs.names[task & KIND_MASK] if seen else None,
    }


def _card(t: Table, card: int) -> dict[str, Json]:
    return {"job": t.rules.jobs.names[card & KIND_MASK], "round": card >> ROUND & 7}


def _business_name(t: Table, business: int) -> str:
    return t.rules.business_names[business]


# -- the middle of the table --------------------------------------------------------


def _for_sale(t: Table, business: int, me: int) -> dict[str, Json]:
    seated = me < t.players
    price = estate.price(t, me, business, _cut(t, me)) if seated else t.rules.price_of[business]
    return {
        "business": _business_name(t, business),
        "kind": t.rules.kinds.names[t.rules.kind_of[business]],
        "income": t.rules.income_of[business],
        "price": price,
    }


def _cut(t: Table, me: int) -> int:
    """What the viewer's job being resolved does to prices (LC-R14)."""
    top = t.stack[-1] if t.stack else 0
    return top >> NUMBER if top & STEP_MASK == BUYING and t.waiting >> me & 1 else 0


def _deck_card(t: Table, entry: int, me: int) -> Json:
    return _for_sale(t, entry & DECK_MASK, me) if entry >> DECK_SEEN >> me & 1 else None


def _discarded(t: Table, entry: int, me: int) -> Json:
    return t.rules.jobs.names[entry & KIND_MASK] if entry >> SEEN >> me & 1 else None


def _discarded_influence(t: Table, entry: int, me: int) -> Json:
    return t.rules.influences.names[entry & HAND_MASK] if entry >> HAND_SEEN >> me & 1 else None


def _mercenaries(t: Table) -> dict[str, Json]:
    return {
        "shown": [
            {**_for_hire(t, man), "swap": hiring.swap_price(t, man) if t.round == 1 else None}
            for man, at in enumerate(t.man_at)
            if at == SHOWN
        ],
        "aside": [_for_hire(t, man) for man, at in enumerate(t.man_at) if at == ASIDE],
        "stack": len(t.stack_of_men),
    }


def _jobs_in_sight(t: Table, me: int) -> list[int]:
    kinds = [entry & KIND_MASK for pile in t.discards for entry in pile if entry >> SEEN >> me & 1]
    if me < t.players:
        kinds += [card & KIND_MASK for card in t.jobs[me]]
    for task in t.tasks:
        if task != NO_TASK and task < PURCHASE and task >> SEEN >> me & 1:
            kinds.append(task & KIND_MASK)
    for at in range(0, len(t.attempts), A_SIZE):
        kinds.append(t.attempts[at + A_CARD] & KIND_MASK)
    return sorted(set(kinds))


# -- the present step -----------------------------------------------------------


def _asked(t: Table, top: int) -> dict[str, Json]:
    """What it is about; all of it is public."""
    step = top & STEP_MASK
    window: str | None = None
    if step == WINDOW:
        window = WINDOW_NAMES[top >> FLAG & FLAG_MASK]
    played: dict[str, Json] = {"card": None, "by": None, "on": None, "for_market": False}
    if window == "vetoes":
        played = _played(t, t.stack[-2])
    return {
        "window": window,
        **played,
        "left": top >> NUMBER if step == DRAWING else None,
        "kind": t.rules.kinds.names[top >> NUMBER] if step == PICKING_MARKERS else None,
        "done": top >> FLAG & FLAG_MASK if step in (PLAN_TURN, ACTION_TURN) else 0,
        "attempts": [_attempt(t, at) for at in range(0, len(t.attempts), A_SIZE)],
        "dice": [*t.dice],
        "difficulty": work.difficulty(t) if t.dice else None,
        "vain": window == "rerolls" and answers.vain(t, top >> NUMBER & PLACE_MASK),
        "harm": _harm(t),
        "debts": _debts(t, top),
    }


def _played(t: Table, works: int) -> dict[str, Json]:
    """The influence card that is about to work: LC-R8 lets it be cancelled before."""
    kind, number = works >> FLAG & FLAG_MASK, works >> NUMBER
    return {
        "card": t.rules.influences.names[kind],
        "by": works >> SEAT & SEAT_MASK,
        "on": t.rules.men.names[number] if EASIER <= kind <= WEAKER else None,
        "for_market": kind == LOOK_OR_MARKET and number == asides.FOR_MARKET,
    }


def _debts(t: Table, top: int) -> list[Json]:
    """LC-R43: the promises that those who are asked could keep now."""
    if top & STEP_MASK != SETTLING:
        return []
    moment = top >> FLAG & FLAG_MASK
    return [number for seat in t.deciders() for number in settling.owed(t, seat, moment)]


def _attempt(t: Table, at: int) -> dict[str, Json]:
    man, card, target = t.attempts[at + A_MAN], t.attempts[at + A_CARD], t.attempts[at + A_TARGET]
    kind = card & CARD_MASK & KIND_MASK
    return {
        "gangster": t.rules.men.names[man],
        "job": t.rules.jobs.names[kind],
        "target": target_name(t, kind, target),
        "hits": t.attempts[at + A_HITS],
        "money": _money(t, at),
    }


def _money(t: Table, at: int) -> int:
    """What is at stake; while markers are being picked there is nothing yet."""
    money = t.attempts[at + A_MONEY]
    return money if t.stack[-1] & STEP_MASK != PICKING_MARKERS and money > 0 else 0


def _harm(t: Table) -> Json:
    if not t.harm:
        return None
    return {
        "business": None if t.victim >= MAN else _business_name(t, t.victim),
        "gangster": t.rules.men.names[t.victim - MAN] if t.victim >= MAN else None,
        "killed": t.harm == KILLED,
        "by": t.harmed_by,
    }


# -- deals ----------------------------------------------------------------------


def _offers(t: Table, me: int) -> list[Json]:
    """LC-R9: those to the viewer or by the viewer, and open ones."""
    seen: list[Json] = []
    for number, offer in enumerate(t.offers):
        if offers.audience(offer) >> me & 1:
            terms = offer[offers.TERMS :]
            seen.append(
                {
                    "by": offer[offers.BY],
                    "taken": [seat for seat in range(t.players) if offer[offers.TAKEN] >> seat & 1],
                    "open": terms[OPEN] & OPENLY != 0,
                    **t.rules.terms.phrases_with(
                        terms, t.offer_texts[number], offers.lacking_any(t, offer[offers.BY], terms)
                    ),
                }
            )
    return seen


def _notes(t: Table) -> list[Json]:
    """LC-R46: the board hangs where all can see it."""
    return [
        {"seat": seat, **t.rules.wishes.phrases(t.notes[seat], "")}
        for seat in range(t.players)
        if t.notes[seat]
    ]


def _promise(t: Table, number: int) -> dict[str, Json]:
    promise = t.ledger[number]
    due = promise[promises.P_DUE]
    return {
        "promise": number,
        "by": promise[promises.P_BY],
        "to": promise[promises.P_TO],
        "what": t.rules.terms.phrase(promise[promises.P_ITEM], debts.lacks(t, promise)),
        "said": t.ledger_texts[number],
        "status": promises.STATUS_NAMES[promise[promises.P_STATUS]],
        "due": due if due > 0 else 0,
        "given": [
            {"business" if name in t.rules.business_names else "gangster": name}
            for name in promises.given_for(t, promise[promises.P_FOR])
        ],
    }
