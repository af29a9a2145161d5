"""What search knows of Omerta: who may win, what others keep, and how it plays before it thinks."""

import pytest

from capotavola.bots.catalogue import bot
from capotavola.bots.search.brains.omerta import OmertaBrain, chance_to_win
from capotavola.bots.search.brains.omerta_kept import LIKELY, MEAN, column, keep_the_light
from capotavola.bots.search.brains.omerta_prospects import HOLDINGS, WORTHS, foretold, holdings
from capotavola.engine.action import Action
from capotavola.engine.chance import fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.games.omerta.cards import (
    ALIBI,
    BATCH,
    GAP,
    KIND_MASK,
    SEEN,
    kind_of,
    lot_of,
    seen_by,
    show_to,
)
from capotavola.games.omerta.rules import FROM_PILE
from capotavola.games.omerta.state import OmertaState
from capotavola.games.omerta.table import HOLDING, PEEKS, SNAPS, TURN
from tests.boxes import game_of

UNSEEN = ~KIND_MASK


def positions(players: int, step: int, games: int = 2) -> list[OmertaState]:
    """Where somebody is asked this, in games of greedy bots."""
    found: list[OmertaState] = []
    for number in range(games):
        state = game_of("omerta").start(players, f"brain {number}".encode())
        assert isinstance(state, OmertaState)
        bots = [bot("greedy", "omerta", seat + 1) for seat in range(players)]
        while seats := state.deciders():
            if state.on(step):
                found.append(state.copy())
            state.step(seats[0], bots[seats[0]].choose(Eyes(state, seats[0])))
    return found


def test_the_chance_to_win_is_shared_by_all_and_goes_to_the_lightest() -> None:
    totals = [30.0, 12.0, 12.0, 40.0]
    for rounds in range(4):
        chances = [chance_to_win(totals, seat, rounds) for seat in range(4)]
        assert sum(chances) == pytest.approx(1.0)
        assert chances[1] == chances[2] > chances[0] >= chances[3]
    assert [chance_to_win(totals, seat, 0) for seat in range(4)] == [0, 0.5, 0.5, 0]  # OM-R13
    assert chance_to_win(totals, 0, 1) < chance_to_win(totals, 0, 3)  # who is behind hopes for more rounds


def test_a_round_that_is_over_or_not_is_judged_by_what_everybody_has() -> None:
    brain = OmertaBrain()
    for world in positions(3, TURN, games=1):
        assert sum(brain.value(world, seat) for seat in range(3)) == pytest.approx(1.0)


def test_an_imagined_game_goes_on_for_two_turns_of_everybody_or_to_the_end_of_the_round() -> None:
    brain = OmertaBrain()
    horizons = [brain.horizon(world) for world in positions(3, TURN, games=1)]
    for world, horizon in zip(positions(3, TURN, games=1), horizons, strict=True):
        assert not brain.is_beyond(world, horizon, 1)
        world.turn += 5
        assert not brain.is_beyond(world, horizon, 1)
        world.turn += 1
        assert brain.is_beyond(world, horizon, 1)
        world.round, world.turn = world.round + 1, 0
        assert brain.is_beyond(world, horizon, 1)


# -- what a round is likely to bring ----------------------------------------------------------


def known(state: OmertaState, seat: int, kinds: list[int]) -> None:
    state.stocks[seat] = [show_to(kind, seat) for kind in kinds]


def test_what_everybody_holds_is_counted_as_it_is_named() -> None:
    state = next(state for state in positions(3, TURN) if not state.given)
    first, second, third = (state.active, (state.active + 1) % 3, (state.active + 2) % 3)
    known(state, first, [9, 4, 4, ALIBI])
    known(state, second, [1, 2])
    known(state, third, [3, 1])
    state.stocks[third].append(8)  # which it does not know
    rows = holdings(state)
    assert {len(row) for row in rows} == {len(HOLDINGS)} == {len(WORTHS)}
    assert rows[first] == [17, 9, 4, 4, 0, 4, 0, 0, 0, 0, 0, 0]
    assert rows[second] == [3, 2, 1, 2, 0, 0, 1, 1, 1, 0, 0, 0]
    assert rows[third] == [12, 3, 1, 3, 1, 0, 0, 0, 0, 12, 0, 0]


def test_who_can_call_is_likely_to_score_little_and_who_knows_little_much() -> None:
    state = next(state for state in positions(3, TURN) if not state.given)
    first, second, third = (state.active, (state.active + 1) % 3, (state.active + 2) % 3)
    known(state, first, [1, 2])
    known(state, second, [5, 6])
    state.stocks[third] = [5, 6]
    scores = foretold(state)
    assert scores[first] < scores[second] < scores[third]
    state.stocks[first] = [1, 2]
    assert foretold(state)[first] > scores[first]  # it must know its cards for that


def test_it_thinks_where_there_is_a_choice_to_make() -> None:
    brain = OmertaBrain()
    assert all(brain.matters(world, 0) for step in (TURN, HOLDING) for world in positions(3, step, games=1))
    assert not any(
        brain.matters(world, 0) for step in (PEEKS, SNAPS) for world in positions(3, step, games=1)
    )


def test_what_others_keep_is_supposed_light_and_nothing_else_changes() -> None:
    """All cards are there still, all who knew them do, and what the seat knows is as it was."""
    before = after = cards = 0
    for number, state in enumerate(positions(4, TURN)):
        seat = state.active
        world = state.imagine(seat, number)
        twin = world.copy()
        keep_the_light(twin, seat)
        assert sorted(map(kind_of, all_cards(twin))) == sorted(map(kind_of, all_cards(world)))
        for card, now in zip(all_cards(world), all_cards(twin), strict=True):
            assert now & UNSEEN == card & UNSEEN
            assert now == card or not (seen_by(card, seat) or lot_of(card))
        assert twin.stocks[seat] == world.stocks[seat]
        if state.turn >= 3 * state.players:
            before += sum(kept_points(world, seat))
            after += sum(kept_points(twin, seat))
            cards += len(kept_points(twin, seat))
    assert cards > 50
    assert after / cards < 0.7 * before / cards
    assert after / cards < 1.4 * MEAN[3] / 60


def all_cards(world: OmertaState) -> list[int]:
    return [*(card for stock in world.stocks for card in stock if card != GAP), *world.pile]


def kept_points(world: OmertaState, viewer: int) -> list[int]:
    return [
        world.rules.points[kind_of(card)]
        for owner, stock in enumerate(world.stocks)
        for card in stock
        if owner != viewer and card != GAP and not lot_of(card) and not card >> BATCH
        if seen_by(card, owner) and not seen_by(card, viewer)
    ]


def test_any_points_have_a_column() -> None:
    assert [column(points) for points in (0, 10, 12, 15, 19, 20, 50)] == [0, 10, 10, 11, 11, 12, 12]
    assert {len(row) for row in LIKELY} == {13}
    assert len(LIKELY) == len(MEAN)


# -- how it plays before it thinks ------------------------------------------------------------


def holding(stock: list[int], held: int) -> OmertaState:
    """A seat that knows its whole stock and has drawn a card."""
    state = next(state for state in positions(3, HOLDING) if state.held_from == FROM_PILE)
    seat = state.active
    state.stocks[seat] = [show_to(kind, seat) for kind in stock]
    state.held = show_to(held, seat)
    return state


def own_choice(state: OmertaState) -> Action:
    seat = state.active
    chosen = OmertaBrain().own(state, seat, state.legal(seat), fast_chance(1))
    assert chosen is not None
    return chosen


def test_of_two_twins_one_is_put_down_and_the_other_can_be_snapped() -> None:
    """To put the five in the place of the eight would save a point more, but for the twin."""
    assert str(own_choice(holding([8, 7, 7, 1], 5))) in ("replace 1", "replace 2")


def test_what_is_heaviest_goes_where_there_are_no_twins() -> None:
    assert str(own_choice(holding([8, 7, 6, 1], 5))) == "replace 0"


def test_an_unknown_card_goes_before_a_known_one_of_the_same_weight() -> None:
    state = holding([9, 1, 2, 3], 5)
    seat = state.active
    state.stocks[seat][1] &= ~(1 << SEEN + seat)
    assert str(own_choice(state)) == "replace 1"


def test_who_calls_is_lighter_than_what_others_are_likely_to_have_by_a_margin() -> None:
    """One of the others has two cards and knows them both: late in the round they are about eight points."""
    state = next(state for state in positions(3, TURN) if state.turn > 12 and not state.given)
    seat, rival, other = state.active, (state.active + 1) % 3, (state.active + 2) % 3
    heavy = state.pile[0]
    state.stocks[other] = [heavy, heavy, heavy, heavy]
    state.stocks[rival] = [show_to(5, rival), show_to(6, rival)]
    calls: list[bool] = []
    for kinds in ([1, 2], [3, 4]):
        state.stocks[seat] = [show_to(kind, seat) for kind in kinds]
        calls.append(str(own_choice(state)) == "omerta")
        greedy = bot("greedy", "omerta", 1).choose(Eyes(state, seat))
        assert str(greedy) == "omerta"  # which counts on the average of the deck
    assert calls == [True, False]
