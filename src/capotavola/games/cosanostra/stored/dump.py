"""The whole state as a readable JSON value: fixtures, scenarios, bug reports. `load.py` is the way back.

How a card, a task, a frame of the stack or an offer is written, `writing*.py` say.
"""

from capotavola.engine.audience import seats_in
from capotavola.engine.stored import chance_out
from capotavola.engine.values import Json
from capotavola.games.cosanostra.attempts import A_SIZE
from capotavola.games.cosanostra.cards import ABILITY_NAMES, KIND_MASK, NO_TASK, NOBODY, SEEN
from capotavola.games.cosanostra.rules import MONOPOLIES
from capotavola.games.cosanostra.stored import writing, writing_attempts, writing_deals
from capotavola.games.cosanostra.stored.writing import marked, seen_out
from capotavola.games.cosanostra.table import (
    DECK_MASK,
    DECK_SEEN,
    HAND_MASK,
    HAND_SEEN,
    IN_DECK,
    MAN,
    OUT,
    Table,
    marker_business,
    marker_seat,
)


def dump(t: Table) -> dict[str, Json]:
    """What is empty is left out."""
    left_out = usual(t.players)
    return {
        name: value
        for name, value in whole_dump(t).items()
        if name not in left_out or value != left_out[name]
    }


def usual(players: int) -> dict[str, Json]:
    return {
        "options": {},
        "redeals": 0,
        "given_up": [],
        "announced": [],
        "looks": [0] * players,
        "laundered": [0] * players,
        "final_income": [0] * players,
        "settled": [0] * players,
        "closed": False,
        "down": [],
        "used": [],
        "markers": [],
        "monopolies": {},
        "gangsters_down": [],
        "traded": [],
        "tasks": {},
        "cards_on": {},
        "grown": 0,
        "split": False,
        "ability_uses": {},
        "mercenaries": [],
        "discards": [[], [], [], []],
        "known": [{} for _ in range(players)],
        "influence_discards": [],
        "attempts": [],
        "dice": [],
        "victim": None,
        "harm": 0,
        "harmed_by": None,
        "offers": [],
        "made": [],
        "notes": [{} for _ in range(players)],
        "posts": [0] * players,
        "ledger": [],
    }


def whole_dump(t: Table) -> dict[str, Json]:
    return {
        "game": "cosanostra",
        "players": t.players,
        "options": _options(t),
        "chance": chance_out(t.chance),
        "families": [t.rules.family_names[family] for family in t.families],
        **_round(t),
        **_businesses(t),
        **_gangsters(t),
        **_cards(t),
        **_resolving(t),
        "offers": [writing_deals.offer_out(t, number) for number in range(len(t.offers))],
        "made": [writing_deals.made_out(entry) for entry in t.made],
        "notes": [t.rules.wishes.outside(note, "") for note in t.notes],
        "posts": [*t.posts],
        "ledger": [writing_deals.promise_out(t, number) for number in range(len(t.ledger))],
    }


def _options(t: Table) -> dict[str, Json]:
    options: dict[str, Json] = {
        "short": t.last_round != t.rules.figures.rounds,
        "two_gangsters": t.two_gangsters,
        "spying": t.spying,
        "business_bonus": t.bonus,
        "planning_clock": t.clock,
        "planning_seconds": t.seconds,
        "expansion": t.expansion,
    }
    return {
        option.name: options[option.name]
        for option in t.rules.options
        if options[option.name] != option.default
    }


def _round(t: Table) -> dict[str, Json]:
    return {
        "round": t.round,
        "start": t.start,
        "active": t.active,
        "redeals": t.redeals,
        "given_up": [*seats_in(t.given_up)],
        "announced": [*seats_in(t.announced)],
        "looks": [*t.looks],
        "stack": [writing.frame_out(entry) for entry in t.stack],
        "waiting": [*t.deciders()],
        "cash": [*t.cash],
        "laundered": [*t.laundered],
        "final_income": [*t.final_income],
        "settled": [*t.settled],
        "closed": t.closed,
    }


def _businesses(t: Table) -> dict[str, Json]:
    names = t.rules.business_names
    return {
        "businesses": {
            names[business]: place if place < IN_DECK else writing.BUSINESS_PLACES[place]
            for business, place in enumerate(t.business_at)
            if place != IN_DECK
        },
        "down": marked(t.down, names),
        "used": marked(t.used, names),
        "deck": [names[card & DECK_MASK] + seen_out(card >> DECK_SEEN) for card in t.deck],
        "market": [names[business] for business in t.market],
        "markers": [f"{names[marker_business(marker)]}:{marker_seat(marker)}" for marker in t.markers],
        "monopolies": {
            MONOPOLIES[monopoly]: holder for monopoly, holder in enumerate(t.monopolies) if holder != NOBODY
        },
    }


def _gangsters(t: Table) -> dict[str, Json]:
    names = t.rules.men.names
    men = range(t.rules.gangsters)
    return {
        "gangsters": {
            names[man]: writing.man_place_out(t.man_at[man]) for man in men if t.man_at[man] != OUT
        },
        "gangsters_down": marked(t.man_down, names),
        "traded": marked(t.traded, names),
        "tasks": {names[man]: _tasks(t, man) for man in men if t.task_count(man)},
        "cards_on": {names[man]: writing.mods_out(t.mods[man], t.rules) for man in men if t.mods[man]},
        "grown": t.grown,
        "split": t.split,
        "ability_uses": {ABILITY_NAMES[ability]: uses for ability, uses in enumerate(t.ability_uses) if uses},
        "mercenaries": [names[man] for man in t.stack_of_men],
    }


def _tasks(t: Table, man: int) -> list[Json]:
    return [
        writing.plan_out(task, t.man_at[man], t.rules)
        for task in t.tasks[man * 2 : man * 2 + 2]
        if task != NO_TASK
    ]


def _cards(t: Table) -> dict[str, Json]:
    """A deck and a discard of jobs for each round, so that their cards need no back."""
    jobs, cards = t.rules.jobs.names, t.rules.influences.names
    return {
        "jobs": [[writing.job_out(card, t.rules) for card in hand] for hand in t.jobs],
        "decks": [[jobs[card & KIND_MASK] for card in deck] for deck in t.decks],
        "discards": [
            [jobs[card & KIND_MASK] + seen_out(card >> SEEN) for card in pile] for pile in t.discards
        ],
        "influence": writing.counts_out(t.influence, cards),
        "known": writing.counts_out(t.known, cards),
        "influence_deck": [cards[kind] for kind in t.influence_deck],
        "influence_discards": [
            cards[card & HAND_MASK] + seen_out(card >> HAND_SEEN) for card in t.influence_discards
        ],
    }


def _resolving(t: Table) -> dict[str, Json]:
    victim = t.victim
    name = t.rules.men.names[victim - MAN] if victim >= MAN else t.rules.business_names[victim]
    return {
        "attempts": [
            writing_attempts.attempt_out(t.rules, t.attempts[at : at + A_SIZE])
            for at in range(0, len(t.attempts), A_SIZE)
        ],
        "dice": [*t.dice],
        "victim": None if victim == NOBODY else name,
        "harm": t.harm,
        "harmed_by": None if t.harmed_by == NOBODY else t.harmed_by,
    }
