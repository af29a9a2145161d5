"""What every game owes to those who drive it, over whole random games."""

import random

import pytest

import capotavola
from capotavola.engine.action import Action
from capotavola.engine.chance import fast_chance
from capotavola.engine.game import BadSetup
from capotavola.engine.match import open_match
from capotavola.engine.record import read_record
from capotavola.engine.refusal import IllegalAction
from capotavola.engine.replay import replay, verify
from capotavola.engine.state import State
from capotavola.engine.values import canonical
from capotavola.speech.rulebook import rulebook
from tests.boxes import game_of
from tests.conformance.everywhere import every_table
from tests.conformance.journey import Journey
from tests.conformance.walks import Table, any_action, laws_of, snapshot, walk

EVERY_TABLE = every_table()


@EVERY_TABLE
def test_the_laws_hold_and_somebody_can_act_until_the_end(table: Table) -> None:
    name, players, options = table
    game, check = game_of(name), laws_of(name).check
    reasons = set()
    for number in range(8):
        state = game.start(players=players, seed=f"laws {number}".encode(), options=options)
        for seat, _ in walk(game, state, random.Random(number)):
            check(state)
            assert state.outcome() is None
            assert all(state.legal(decider) for decider in state.deciders())
            assert seat in state.deciders() or state.unasked(seat)
        check(state)
        outcome = state.outcome()
        assert outcome is not None
        assert len(outcome.scores) == players
        assert outcome.winners
        assert not any(state.legal(seat) or state.unasked(seat) for seat in range(players))
        reasons.add(outcome.reason)
    assert reasons == set(laws_of(name).END_REASONS)


def test_a_state_survives_dump_and_load_at_every_decision(journey: Journey) -> None:
    game = journey.game
    for done in journey.decisions:
        again = game.load(capotavola.from_json(done.before.written))
        assert snapshot(game, again) == done.before.written
        assert again.deciders() == done.before.deciders
        assert again.legal(done.seat) == done.before.legal[done.seat]
        assert again.unasked(done.seat) == done.before.unasked[done.seat]
        again.step(done.seat, done.action)
        assert snapshot(game, again) == done.after.written


def test_every_action_can_be_written_and_read(journey: Journey) -> None:
    game = journey.game
    found: set[Action] = set()
    for done in journey.decisions:
        for seat in range(journey.players):
            actions = done.before.possible(seat)
            assert len(set(actions)) == len(actions)
            found.update(actions)
    for action in found:
        assert game.parse(str(action)) == action
        assert game.decode(action.value()) == action
        assert game.decode(capotavola.from_json(capotavola.to_json(action))) == action


def test_copies_are_independent(journey: Journey) -> None:
    """Whatever else is done to a state and to its copies: each of them goes on as if it were alone."""
    for decisions in journey.games:
        state = decisions[0].before.copy()
        copies = []
        for done in decisions:
            copy = state.copy()
            copies.append(copy)
            wanderer = state.copy()
            seat = wanderer.deciders()[0]
            wanderer.apply(seat, wanderer.legal(seat)[0])
            imagined = state.imagine(seat, 5)
            imagined.apply(seat, imagined.legal(seat)[-1])
            state.step(done.seat, done.action)
            assert snapshot(journey.game, copy) == done.before.written
        assert snapshot(journey.game, state) == decisions[-1].after.written
        for copy, done in zip(copies, decisions, strict=True):
            assert snapshot(journey.game, copy) == done.before.written
            copy.step(done.seat, done.action)
            assert snapshot(journey.game, copy) == done.after.written


def test_legal_means_applicable_and_nothing_else_is(journey: Journey) -> None:
    game = journey.game
    known = set(rulebook(journey.name, "en").ids())
    rng = random.Random(4)
    for done in journey.decisions:
        state, actions = done.before.copy(), done.before.possible(done.seat)
        for action in rng.sample(actions, min(3, len(actions))):
            assert state.why_not(done.seat, action) is None
            state.copy().apply(done.seat, action)
        for _ in range(6):
            other = rng.randrange(journey.players)
            action = any_action(game, rng)
            refusal = state.why_not(other, action)
            if action.verb.free_form and refusal is None:
                state.copy().apply(other, action)
            else:
                assert (refusal is None) == (action in done.before.possible(other))
            if refusal is not None:
                assert refusal.rule in known
                with pytest.raises(IllegalAction) as caught:
                    state.apply(other, action)
                assert caught.value.refusal == refusal
        assert snapshot(game, state) == done.before.written


def test_step_does_what_apply_does(journey: Journey) -> None:
    """The journey was made step by step."""
    for decisions in journey.games:
        twin = decisions[0].before.copy()
        for done in decisions:
            twin.apply(done.seat, done.action)
            assert snapshot(journey.game, twin) == done.after.written


@EVERY_TABLE
def test_a_record_replays_to_the_same_state_and_verifies(table: Table) -> None:
    name, players, options = table
    game = game_of(name)
    match = open_match(game, [f"p{seat}" for seat in range(players)], options, b"record")
    driver = match.state.copy()
    passed: list[State] = []
    for seat, action in walk(game, driver, random.Random(6)):
        passed.append(match.state.copy())
        match.apply(seat, action)
    middle = len(passed) // 2
    record = read_record(match.record.to_bytes())
    assert record.to_bytes() == match.record.to_bytes()
    assert snapshot(game, replay(game, record)) == snapshot(game, match.state)
    assert snapshot(game, replay(game, record, to=middle)) == snapshot(game, passed[middle])
    assert verify(game, record).finished


def test_when_the_time_is_up_something_legal_is_done(journey: Journey) -> None:
    chance = fast_chance(7)
    for done in journey.decisions:
        state = done.before.copy()
        assert state.deciders()
        for seat in state.deciders():
            assert state.overdue(seat, chance) in done.before.legal[seat]


@pytest.mark.parametrize("name", capotavola.games())
def test_a_wrong_set_up_is_refused_with_a_reason(name: str) -> None:
    game = game_of(name)
    for players in (game.fewest - 1, game.most + 1):
        with pytest.raises(BadSetup, match=str(players)):
            game.start(players=players, seed=b"")
    with pytest.raises(BadSetup, match="no such option: nonsense"):
        game.start(players=game.fewest, seed=b"", options={"nonsense": 1})


@pytest.mark.parametrize("name", capotavola.games())
def test_the_seed_decides_the_deal(name: str) -> None:
    game = game_of(name)

    def dealt(seed: bytes) -> bytes:
        return canonical({**game.dump(game.start(players=game.fewest, seed=seed)), "chance": None})

    assert dealt(b"one") == dealt(b"one")
    assert dealt(b"one") != dealt(b"two")
