"""What leaves the process, and what search asks of every game."""

import copy
import pickle
import random

import capotavola
from tests.boxes import game_of
from tests.conformance.everywhere import every_table
from tests.conformance.journey import Journey
from tests.conformance.walks import Table, snapshot, walk

GUESSES = 5  # worlds in which what is sealed would not always be the same
FEW = 7  # of the decisions of a walk one in so many is looked at


def test_states_and_actions_go_on_elsewhere_as_they_would_here(journey: Journey) -> None:
    game = journey.game
    for done in journey.decisions[::FEW]:
        state = done.before.copy()
        twins = [pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)]
        for twin in twins:
            assert snapshot(game, twin) == done.before.written
            assert twin.legal(done.seat) == done.before.legal[done.seat]
            same = pickle.loads(pickle.dumps(done.action))
            assert (same, str(same)) == (done.action, str(done.action))
            twin.step(done.seat, same)
            assert snapshot(game, twin) == done.after.written
        assert snapshot(game, state) == done.before.written


@every_table()
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


def test_the_key_is_the_same_in_all_worlds_of_a_seat_and_another_for_all_else(journey: Journey) -> None:
    rng = random.Random(3)
    views: dict[int, bytes] = {}
    for done in journey.decisions[::FEW]:
        state = done.before.copy()
        seat = rng.randrange(journey.players)
        key = state.key(seat)
        assert 0 <= key < 1 << 64
        assert state.imagine(seat, rng.getrandbits(30)).key(seat) == key
        assert state.key((seat + 1) % journey.players) != key
        view = done.before.views[seat]
        assert views.setdefault(key, view) == view
    assert len(views) > 1


def test_what_others_have_sealed_is_chosen_again(journey: Journey) -> None:
    """Who has sealed something is asked once more, nothing changes for the seat, and the game goes on."""
    game, laws = journey.game, journey.laws
    rng = random.Random(4)
    for done in journey.decisions:
        state = done.before.copy()
        seat = rng.choice(done.before.deciders)
        world = state.imagine(seat, rng.getrandbits(30))
        before, asked = laws.sealed(world), world.deciders()
        world.reopen(seat)
        assert world.legal(seat) == done.before.legal[seat]
        assert set(asked) <= set(world.deciders())
        if laws.sealed(world) == before:
            assert world.deciders() == asked
            assert all(laws.sealed(state.imagine(seat, number)) == before for number in range(GUESSES))
            continue
        laws.check(world)
        kept = laws.sealed(world)
        world.reopen(seat)
        assert laws.sealed(world) == kept
        for _ in zip(range(20), walk(game, world, rng), strict=False):
            pass
        laws.check(world)


def test_scores_and_winners_need_no_words(journey: Journey) -> None:
    for decisions in journey.games:
        end = decisions[-1].after
        assert end.outcome is not None
        assert (end.copy().points(), end.copy().won()) == (end.outcome.scores, end.outcome.winners)
