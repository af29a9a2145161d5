"""What holds at every moment of every game of Corleone's Empire."""

from collections import Counter

from capotavola.engine.frames import number_of, step_of
from capotavola.engine.state import State
from capotavola.engine.values import Json
from capotavola.games.corleone.cards import HUDSON, JOB_MASK, MONEY, NEUTRAL, NOBODY, SEEN, TYPES
from capotavola.games.corleone.rules import MARKERS, TURFS
from capotavola.games.corleone.state import CorleoneState
from capotavola.games.corleone.table import IN_HAND, PLAYED, SHOWN, USE

OPTIONS: list[dict[str, Json]] = [{}]

RARE: list[str] = []

# Happenings that are told in versions, to each viewer one.
VERSIONS = [
    {"drew-jobs", "saw-jobs"},
    {"kept-a-job", "kept-job"},
    {"gave", "gave-card"},
    {"looked", "saw-hand"},
    {"put-aside", "put-card-aside"},
]

END_REASONS = ["acts-played"]

# Words that may stand in a dump, for dumps with a mistake in them.
WORDS = ["hit", "gun", "queens:1", "1:hit", "neutral"]


def sealed(state: State) -> list[int]:
    """What has been chosen in secret and not yet carried out."""
    assert isinstance(state, CorleoneState)
    return [*state.bids, *state.aside]


def check(state: State) -> None:
    assert isinstance(state, CorleoneState)
    check_money_and_goods(state)
    check_jobs(state)
    check_tiles(state)
    check_allies(state)
    check_figures(state)
    check_markers(state)
    check_stack(state)


def check_loaded(state: State) -> None:
    """Everything holds for a table that somebody wrote down as well."""
    check(state)


def check_money_and_goods(state: CorleoneState) -> None:
    """CE-1.2: 120 money cards and 32 goods are somewhere, and no count is below nothing."""
    assert min([*state.supply, *state.hands, *state.suitcases]) >= 0
    for kind in range(TYPES):
        there = state.supply[kind] + sum(state.hands[kind::TYPES])
        if kind < MONEY:
            there += sum(state.suitcases[kind::MONEY])
        assert there == state.rules.supply[kind]
    assert sum(state.rules.supply[:MONEY]) == 120
    assert sum(state.rules.supply[MONEY:]) == 32


def check_jobs(state: CorleoneState) -> None:
    """CE-1.2: 44 jobs; whoever holds one knows it."""
    jobs = [*state.deck, *state.discards, *state.public, *state.drawn]
    jobs += [job & 255 for job in state.completed]
    for seat, hand in enumerate(state.jobs):
        jobs += [job & JOB_MASK for job in hand]
        assert all(job >> SEEN >> seat & 1 for job in hand)
    assert Counter(jobs) == Counter(state.rules.job_deck)
    assert len(jobs) == 44


def check_tiles(state: CorleoneState) -> None:
    """CE-1.2, CE-3.1: 12 tiles; those on the board lie on the lowest turfs."""
    laid = [tile for tile in state.tile_on if tile != NOBODY]
    assert sorted([*state.blue, *state.red, *laid]) == list(range(TURFS, TURFS + 12))
    assert state.tile_on[: len(laid)] == laid
    assert all(state.thug_at[tile] == NOBODY for tile in [*state.blue, *state.red])


def check_allies(state: CorleoneState) -> None:
    """CE-1.2: 18 allies, each in one place; nobody holds one of a later act."""
    assert len(state.ally_at) == 18
    for ally, place in enumerate(state.ally_at):
        assert place in (0, SHOWN) or 0 <= (place - IN_HAND) % (PLAYED - IN_HAND) < state.players
        assert place == 0 or state.rules.ally_acts[ally] <= state.act


def check_figures(state: CorleoneState) -> None:
    """CE-1.6, CE-8.1: every figure is in supply, on the board or in the Hudson."""
    thugs = 3 if state.players == 2 else 2
    members = [1, 2, 2, 3][state.act - 1]
    for seat in range(state.players):
        assert 0 <= state.thugs_left[seat] <= thugs - state.thug_at.count(seat)
        assert 0 <= state.members_left[seat] <= members - state.member_at.count(seat)
    assert state.thug_at.count(NEUTRAL) == (state.boss_at >= 0)
    assert state.member_at.count(NEUTRAL) == (state.mayor_at >= 0)
    assert state.boss_at < 0 or state.thug_at[state.boss_at] == NEUTRAL
    assert state.mayor_at < 0 or state.member_at[state.mayor_at] == NEUTRAL
    assert HUDSON <= state.chief_at < TURFS
    for space, owner in enumerate(state.member_at):
        assert owner == NOBODY or not state.rules.space_closed(space, state.players)


def check_markers(state: CorleoneState) -> None:
    """CE-1.2, CE-5.3: nine each, and the top one controls."""
    for seat in range(state.players):
        assert state.markers_on_board(seat) <= MARKERS
    for turf in range(TURFS):
        stack = [marker & 7 for marker in state.markers if marker >> 3 == turf]
        assert state.control[turf] == (stack[-1] if stack else NOBODY)


def check_stack(state: CorleoneState) -> None:
    """Effects belong to uses on the stack; passings have their minima."""
    starts = [number_of(entry) for entry in state.stack if step_of(entry) == USE]
    assert starts == sorted(starts)
    assert bool(state.pending) <= bool(starts)
    assert len(state.minima) % (9 * state.players) == 0
    assert min(state.minima, default=0) >= 0
