"""What holds at every moment of every game of La Cosa Nostra."""

import random
from collections import Counter

from capotavola.engine.audience import ALL, SPECTATOR
from capotavola.engine.frames import flag_of, number_of, step_of
from capotavola.engine.state import State
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.parts import ITEMS, TO
from capotavola.games.cosanostra.attempts import A_CARD, A_FLAGS, A_MAN, A_SIZE, NO_CARD
from capotavola.games.cosanostra.cards import (
    CARD_MASK,
    COMPANIES_COUNT,
    EASIER,
    INFLUENCE,
    KIND_MASK,
    NO_TASK,
    NOBODY,
    ROUND,
    SEEN,
    WEAKER,
)
from capotavola.games.cosanostra.deals.board import holds
from capotavola.games.cosanostra.deals.offers import BY, TAKEN, TERMS, possible
from capotavola.games.cosanostra.game import CosaNostra
from capotavola.games.cosanostra.influence.hands import in_order
from capotavola.games.cosanostra.ledger.promises import P_BY, P_TO
from capotavola.games.cosanostra.order import CARD_WORKS, FINISHING, ROLLED, TASK_DONE, WINDOW
from capotavola.games.cosanostra.rules import MONOPOLIES
from capotavola.games.cosanostra.state import CosaNostraState
from capotavola.games.cosanostra.table import (
    ASIDE,
    DECK_MASK,
    HAND_MASK,
    IN_DECK,
    IN_MARKET,
    IN_STACK,
    OUT,
    PLANNED,
    PURCHASE,
    SHOWN,
    TROPHY,
    UNDER,
)
from capotavola.games.cosanostra.tasks.answers import ANSWERS
from capotavola.games.cosanostra.windows import PLACE_MASK, SAVES
from tests.boxes import game_of

OPTIONS: list[dict[str, Json]] = [
    {},
    {"expansion": True},
    {"short": True, "spying": True, "business_bonus": True},
    {"expansion": True, "spying": True, "two_gangsters": True},
]

RARE = ["cancel", "pass"]

# Happenings that are told in versions, to each viewer one.
VERSIONS = [
    {"drew-jobs", "saw-jobs"},
    {"drew-influence", "saw-influence"},
    {"planned", "planned-job"},
    {"looked-through-deck", "saw-deck"},
    {"looked", "saw-job"},
    {"discarded-job", "discarded-own-job"},
    {"discarded-influence", "discarded-own-influence"},
]

END_REASONS = ["rounds-played"]

# Words that may stand in a dump, for dumps with a mistake in them.
WORDS = ["trap", "trap/III", "hold-up/IV@1", "spy", "cop-1", "cop-1:2", "buy:casino-1", "market", "under:1"]


def sealed(state: State) -> list[int]:
    """What has been chosen in secret and not yet carried out: all choices are carried out at once."""
    return []


def any_terms(verb: str, rng: random.Random) -> str:
    """Some offer or note in its text form, hardly ever a possible one."""
    game = game_of("cosanostra")
    assert isinstance(game, CosaNostra)
    businesses, men = game.rules.business_names, game.rules.men.names
    now = [
        str(rng.randrange(30_000)),
        str(1000 * rng.randint(1, 3)),
        rng.choice(businesses),
        rng.choice(men),
        f"use:{rng.choice(businesses)}",
    ]
    later = [
        f"share:{rng.randint(1, 100)}",
        f"peace:{rng.randint(1, 7)}",
        f"pay:{rng.randint(1, 9000)}@{rng.randint(1, 7)}",
        f"use:{rng.choice(businesses)}@{rng.randint(1, 7)}",
        f"return:{rng.choice(businesses)}@{rng.randint(1, 7)}",
    ]
    if verb == "post":
        of_kind = [
            rng.choice(game.rules.kinds.names),
            f"use:{rng.choice(game.rules.kinds.names)}",
            "gangster",
        ]
        have, want = rng.choice([*now, *later]), rng.choice([*now, *later, *of_kind])
        return rng.choice(["nothing", f"have {have}", f"want {want}", f"have {have} want {want}"])
    words = [str(rng.randrange(5)), *rng.choice([[], ["open"]])]
    for side, things in (("give", now), ("want", now), ("promise", later), ("ask", later)):
        words += rng.choice([[], [side, rng.choice(things)]])
    said = ["say", "no", "hard", "feelings"]
    return " ".join([*words, *rng.choice([[], said, [rng.choice(["promise", "ask"]), "words", *said]])])


def check(state: State) -> None:
    assert isinstance(state, CosaNostraState)
    check_round(state)
    check_businesses(state)
    check_markers(state)
    check_monopolies(state)
    check_gangsters(state)
    check_tasks(state)
    check_jobs(state)
    check_influence(state)
    check_resolving(state)
    check_deals(state)
    check_asked(state)


def check_loaded(state: State) -> None:
    """Everything holds for a table that somebody wrote down as well."""
    check(state)


def check_round(state: CosaNostraState) -> None:
    """LC-1.1, LC-1.7, LC-R29: nobody owes the bank, and there are whole notes only."""
    assert 1 <= state.round <= state.last_round <= 4
    assert len(set(state.families)) == state.players
    for amounts in (state.cash, state.laundered, state.final_income):
        assert len(amounts) == state.players
        assert min(amounts) >= 0
        assert all(amount % 1000 == 0 for amount in amounts)
    assert min(state.looks) >= 0
    assert max(state.given_up, state.announced, state.waiting) < 1 << state.players
    assert 0 <= state.redeals <= 3


def check_businesses(state: CosaNostraState) -> None:
    """LC-1.6: 34 cards, each in one place; only those in areas are deactivated or used."""
    places = state.business_at
    assert len(places) == 34
    assert all(place < state.players or place in (IN_DECK, IN_MARKET, PLANNED) for place in places)
    bought = [task & DECK_MASK for task in state.tasks if task >= PURCHASE]
    for where, there in (
        (IN_DECK, [card & DECK_MASK for card in state.deck]),
        (IN_MARKET, state.market),
        (PLANNED, bought),
    ):
        assert sorted(there) == [business for business in range(34) if places[business] == where]
    assert len(state.market) <= 4
    for business in range(34):
        if (state.down | state.used) >> business & 1:
            assert places[business] < state.players


def check_markers(state: CosaNostraState) -> None:
    """LC-1.7, LC-4.2, LC-R20: five each, on active businesses and planned purchases of others."""
    whose = Counter(marker & 7 for marker in state.markers)
    assert max(whose.values(), default=0) <= 5
    for marker in state.markers:
        business, seat = marker >> 3, marker & 7
        if state.business_at[business] == PLANNED:
            man = state.tasks.index(PURCHASE | business) // 2
            assert state.man_at[man] != seat
        else:
            assert state.business_at[business] < state.players
            assert state.business_at[business] != seat
            assert not state.down >> business & 1


def check_monopolies(state: CosaNostraState) -> None:
    """LC-5.5, LC-R27: two at least, and more than all others together."""
    rules = state.rules
    saito = state.owner_with(COMPANIES_COUNT)
    for monopoly in range(len(MONOPOLIES)):
        active = [
            owner
            for business, owner in enumerate(state.business_at)
            if owner < state.players
            and not state.down >> business & 1
            and (
                rules.kinds.monopoly[rules.kind_of[business]] == monopoly
                or (owner == saito and monopoly in rules.company_counts[rules.kind_of[business]])
            )
        ]
        holders = [
            seat
            for seat in range(state.players)
            if active.count(seat) >= 2 and active.count(seat) > len(active) - active.count(seat)
        ]
        assert [state.monopolies[monopoly]] == (holders or [NOBODY])


def check_gangsters(state: CosaNostraState) -> None:
    """LC-1.4, section 8: fifty, each in one place; mercenaries with the expansion only."""
    rules = state.rules
    assert len(state.man_at) == 50
    for man, place in enumerate(state.man_at):
        in_area, trophy = place < state.players, TROPHY <= place < TROPHY + state.players
        if man >= rules.first_mercenary:
            free = place in (IN_STACK, SHOWN, ASIDE)
            assert (in_area or trophy or free) if state.expansion else place == OUT
        elif man // 6 in state.families:
            seat = state.families.index(man // 6)
            swapped = state.expansion and man % 6 < 3 and place == OUT
            assert in_area or trophy or swapped or (place == UNDER + seat and man % 6 >= 3)
        else:
            assert place == OUT
        if not in_area:
            assert not state.man_down >> man & 1
            assert not state.mods[man]
    assert sorted(state.stack_of_men) == [man for man in range(50) if state.man_at[man] == IN_STACK]
    if not state.expansion:
        assert not state.grown
        assert not state.split
        assert not any(state.ability_uses)


def check_tasks(state: CosaNostraState) -> None:
    """LC-2.4, LC-6.1: active gangsters alone have tasks; a job's owner knows it, and no spectator does."""
    for man in range(50):
        first, second = state.tasks[man * 2 : man * 2 + 2]
        if first == NO_TASK:
            assert second == NO_TASK
            continue
        assert state.man_active(man)
        for task in (first, second):
            if task != NO_TASK and task < PURCHASE:
                assert task >> SEEN >> state.man_at[man] & 1
                assert not task >> SEEN >> SPECTATOR & 1
        if second != NO_TASK:
            assert state.expansion
            assert man >= state.rules.first_mercenary


def check_jobs(state: CosaNostraState) -> None:
    """LC-1.2: ninety cards; hands lie in order; a deck and a discard for each round."""
    jobs = [task & CARD_MASK for task in state.tasks if task != NO_TASK and task < PURCHASE]
    for hand in state.jobs:
        assert hand == sorted(hand, key=in_order)
        jobs += hand
    for at in range(0, len(state.attempts), A_SIZE):
        no_card = state.attempts[at + A_FLAGS] & NO_CARD != 0
        assert no_card == (state.attempts[at + A_CARD] <= KIND_MASK)
        jobs += [] if no_card else [state.attempts[at + A_CARD]]
    for number in range(4):
        pile = state.discards[number]
        assert all(card >> SEEN in range(1 << state.players) or card >> SEEN == ALL for card in pile)
        discards = [card & CARD_MASK for card in pile]
        assert all(card >> ROUND == number + 1 for card in [*state.decks[number], *discards])
        jobs += [*state.decks[number], *discards]
    assert len(jobs) == 90
    assert Counter(jobs) == Counter(card for deck in state.rules.decks for card in deck)


def check_influence(state: CosaNostraState) -> None:
    """LC-R1: thirty-three cards; nobody is known to hold what is not there."""
    assert min([*state.influence, *state.known]) >= 0
    assert all(known <= held for known, held in zip(state.known, state.influence, strict=True))
    cards = [*state.influence_deck, *[card & HAND_MASK for card in state.influence_discards]]
    for at, count in enumerate(state.influence):
        cards += [at % INFLUENCE] * count
    for mods in state.mods:
        cards += [kind for kind in range(EASIER, WEAKER + 1) if mods >> (kind - EASIER) & 1]
    cards += [flag_of(entry) for entry in state.stack if step_of(entry) == CARD_WORKS]
    assert sorted(cards) == sorted(state.rules.influence_deck)
    assert len(cards) == 33


def check_resolving(state: CosaNostraState) -> None:
    """LC-R8: an end for every attempt, dice as long as they may be rolled again, a victim to be saved."""
    steps = [step_of(entry) for entry in state.stack]
    windows = [flag_of(entry) for entry in state.stack if step_of(entry) == WINDOW]
    assert (TASK_DONE in steps) == bool(state.attempts)
    assert len(state.attempts) % A_SIZE == 0
    ends = steps.count(FINISHING)
    assert len(state.attempts) // A_SIZE == (ends or bool(state.attempts))
    for at in range(0, len(state.attempts), A_SIZE):
        assert state.man_active(state.attempts[at + A_MAN])
    assert (ROLLED in steps) == bool(state.dice)
    assert all(1 <= die <= 6 for die in state.dice)
    assert (SAVES in windows) == (state.victim != NOBODY) == (state.harm > 0) == (state.harmed_by != NOBODY)


def check_deals(state: CosaNostraState) -> None:
    """LC-R9, LC-R46: open offers are possible, notes hold; twelve of each a stage."""
    assert len(state.offers) == len(state.offer_texts)
    assert len(state.ledger) == len(state.ledger_texts)
    assert max(Counter(entry & 7 for entry in state.made).values(), default=0) <= 12
    for offer in state.offers:
        terms = offer[TERMS:]
        assert terms[TO]
        assert not terms[TO] >> offer[BY] & 1
        assert not offer[TAKEN] & ~terms[TO]
        assert terms[ITEMS:] == sorted(set(terms[ITEMS:]))
        for seat in range(state.players):
            assert not terms[TO] >> seat & 1 or possible(state, offer[BY], seat, terms)
    assert max(state.posts) <= 12
    for seat, note in enumerate(state.notes):
        assert note == sorted(set(note))
        assert all(holds(state, seat, entry) for entry in note)
    for promise in state.ledger:
        assert promise[P_BY] != promise[P_TO]


def check_asked(state: CosaNostraState) -> None:
    """LC-R8: who is asked, and who acts, everybody can see: a spectator would expect just the same."""
    if not state.stack:
        assert not state.waiting
        return
    assert state.waiting
    world = state.imagine(None, 7)
    top = world.stack[-1]
    if step_of(top) == WINDOW:
        window, place = flag_of(top), number_of(top) & PLACE_MASK
        (seat,) = world.deciders()
        assert ANSWERS[window].seat_at(world, place) == seat
        assert ANSWERS[window].could(world, place, seat)
        assert not ANSWERS[window].settled(world)
    for seat in range(world.players):
        assert bool(world.legal(seat)) == (world.waiting >> seat & 1 == 1)
        assert len(world.jobs[seat]) == len(state.jobs[seat])
        assert world.influence_count(seat) == state.influence_count(seat)
