"""What leaves the process, and what search asks of every game."""

import copy
import pickle
import random

import capotavola
from tests.boxes import game_of
from tests.conformance.everywhere import every_table
from tests.conformance.walks import Table, laws_of, snapshot, walk

EVERY_TABLE = every_table()
GUESSES = 5  # worlds in which what is sealed would not always be the same
FEW = 7  # of the decisions of a walk one in so many is looked at


@EVERY_TABLE
def test_states_and_actions_go_on_elsewhere_as_they_would_here(table: Table) -> None:
    name, players, options = table
    game = game_of(name)
    state = game.start(players=players, seed=b"elsewhere", options=options)
    for number, (seat, action) in enumerate(walk(game, state, random.Random(1))):
        if number % FEW:
            continue
        before = snapshot(game, state)
        twins = [pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)]
        state_after = state.copy()
        state_after.step(seat, action)
        for twin in twins:
            assert snapshot(game, twin) == before
            assert twin.legal(seat) == state.legal(seat)
            same = pickle.loads(pickle.dumps(action))
            assert (same, str(same)) == (action, str(action))
            twin.step(seat, same)
            assert snapshot(game, twin) == snapshot(game, state_after)
        assert snapshot(game, state) == before


@EVERY_TABLE
def test_a_world_is_pickled_with_its_own_luck(table: Table) -> None:
    name, players, options = table
    game = game_of(name)
    world = game.start(players=players, seed=b"luck", options=options).imagine(0, 5)
    twin = pickle.loads(pickle.dumps(world))
    for seat, action in walk(game, world, random.Random(2)):
        twin.step(seat, action)
    assert snapshot(game, twin) == snapshot(game, world)


def test_a_game_is_found_again_with_its_content() -> None:
    for name in capotavola.games():
        game = game_of(name)
        again = pickle.loads(pickle.dumps(game))
        assert (again.name, again.content_hash, again.box) == (name, game.content_hash, game.box)
        assert copy.deepcopy(game) is game
        states = [game.start(players=game.most, seed=seed) for seed in (b"one", b"two")]
        one, two = [pickle.loads(pickle.dumps(state)) for state in states]
        assert snapshot(again, one) == snapshot(game, states[0])
        assert getattr(one, "rules", None) is getattr(two, "rules", None)


@EVERY_TABLE
def test_the_key_is_the_same_in_all_worlds_of_a_seat_and_another_for_all_else(table: Table) -> None:
    name, players, options = table
    game = game_of(name)
    rng = random.Random(3)
    state = game.start(players=players, seed=b"keys", options=options)
    views: dict[int, bytes] = {}
    for number, _ in enumerate(walk(game, state, rng)):
        if number % FEW:
            continue
        seat = rng.randrange(players)
        key = state.key(seat)
        assert 0 <= key < 1 << 64
        assert state.imagine(seat, rng.getrandbits(30)).key(seat) == key
        assert state.key((seat + 1) % players) != key
        view = capotavola.to_json(state.view(seat))
        assert views.setdefault(key, view) == view
    assert len(views) > 1


@EVERY_TABLE
def test_what_others_have_sealed_is_chosen_again(table: Table) -> None:
    """Who has sealed something is asked once more, nothing changes for the seat, and the game goes on."""
    name, players, options = table
    game = game_of(name)
    rng = random.Random(4)
    state = game.start(players=players, seed=b"sealed", options=options)
    sealed = laws_of(name).sealed
    for _ in walk(game, state, rng):
        seat = rng.choice(state.deciders())
        world = state.imagine(seat, rng.getrandbits(30))
        before, asked = sealed(world), world.deciders()
        world.reopen(seat)
        assert world.legal(seat) == state.legal(seat)
        assert set(asked) <= set(world.deciders())
        if sealed(world) == before:
            assert world.deciders() == asked
            assert all(sealed(state.imagine(seat, number)) == before for number in range(GUESSES))
            continue
        laws_of(name).check(world)
        kept = sealed(world)
        world.reopen(seat)
        assert sealed(world) == kept
        for _ in zip(range(20), walk(game, world, rng), strict=False):
            pass
        laws_of(name).check(world)


@EVERY_TABLE
def test_scores_and_winners_need_no_words(table: Table) -> None:
    name, players, options = table
    game = game_of(name)
    state = game.start(players=players, seed=b"scores", options=options)
    for _ in walk(game, state, random.Random(5)):
        pass
    outcome = state.outcome()
    assert outcome is not None
    assert (state.points(), state.won()) == (outcome.scores, outcome.winners)
