"""See before you do: what is foreseen is what then happens, and tells nothing that its seat does not know.

The second truth is a world that the seat may imagine, as in `test_secrets.py`: it differs from the first
only in what the seat may not know. Foresight must be the same in both, to the byte; and in both of them,
however different they are, it must come true as far as it goes.
"""

import random

import pytest

import capotavola
from capotavola.engine.action import Action
from capotavola.engine.audience import viewer
from capotavola.engine.chance import OutOfNumbers, no_chance
from capotavola.engine.event import Telling
from capotavola.engine.foresight import Foresight, foresee, half_done
from capotavola.engine.refusal import IllegalAction
from capotavola.engine.state import State
from capotavola.engine.values import Json
from tests.conformance.journey import Decision, Journey, Position
from tests.conformance.walks import any_action, snapshot

OFTEN = 0.2  # of the positions of a game
DONE = ("others", "you", "end")


def test_it_comes_true_and_is_the_same_whatever_is_hidden(journey: Journey) -> None:
    rng = random.Random(1)
    stops = set()
    for done in some_of(journey, rng):
        state = done.before.copy()
        for who, action in [(done.seat, done.action), *some_actions(done.before, rng)]:
            foresight = foresee(state, who, action)
            stops.add(foresight.stop)
            other = state.imagine(who, rng.getrandbits(30))
            assert capotavola.to_json(foresee(other, who, action)) == capotavola.to_json(foresight)
            assert_true_in(state, who, action, foresight)
            assert_true_in(other, who, action, foresight)
        assert snapshot(journey.game, state) == done.before.written
    assert stops >= {"hidden", "others"}  # a short game may have no more; each game has tests of all kinds


def test_it_does_not_depend_on_what_chance_will_bring(journey: Journey) -> None:
    rng = random.Random(2)
    for done in some_of(journey, rng):
        state, twin = done.before.copy(), done.before.copy()
        twin.chance.counter += 16 * rng.randint(1, 99)
        assert capotavola.to_json(foresee(twin, done.seat, done.action)) == capotavola.to_json(
            foresee(state, done.seat, done.action)
        )


def test_what_is_not_legal_is_refused_as_ever(journey: Journey) -> None:
    rng = random.Random(3)
    refused = 0
    for done in journey.decisions:
        state = done.before.copy()
        for _ in range(2):
            seat, action = rng.randrange(journey.players), any_action(journey.game, rng)
            refusal = state.why_not(seat, action)
            if refusal is not None:
                refused += 1
                with pytest.raises(IllegalAction) as caught:
                    foresee(state, seat, action)
                assert caught.value.refusal == refusal
    assert refused > len(journey.decisions) / 2


def some_of(journey: Journey, rng: random.Random) -> list[Decision]:
    return [done for done in journey.decisions if rng.random() < OFTEN]


def some_actions(position: Position, rng: random.Random) -> list[tuple[int, Action]]:
    """One more of those that are asked, and something that somebody may do unasked."""
    seat, speaker = rng.choice(position.deciders), rng.randrange(len(position.legal))
    chosen = [(seat, rng.choice(position.legal[seat]))]
    if unasked := position.unasked[speaker]:
        chosen.append((speaker, rng.choice(unasked)))
    return chosen


def assert_true_in(truth: State, seat: int, action: Action, foresight: Foresight) -> None:
    """A prefix of what the seat hears, exactly up to the first draw, and what it sees then."""
    foreseen = [event.value() for event in foresight.events]
    if truth.race_number() and not action.verb.harmless:
        assert (foreseen, foresight.view, foresight.stop) == ([], truth.view(seat), "others")
        return
    heard, drew, after = until_chance(truth, seat, action)
    assert heard[: len(foreseen)] == foreseen
    if foresight.stop == "hidden":
        limit = len(foreseen)
        then = half_done(truth.copy(), seat, action, limit) if limit else truth.view(seat)
    else:
        assert drew == (foresight.stop == "chance")
        assert heard == foreseen
        then = after.view(seat) if foresight.stop in DONE else half_done(truth.copy(), seat, action, -1)
    if foresight.stop in DONE:
        assert foresight.view == then
        asked = after.deciders()
        assert foresight.stop == ("end" if not asked else "you" if seat in asked else "others")
    else:
        assert_between(foresight.view, truth.view(seat), then)


def until_chance(truth: State, seat: int, action: Action) -> tuple[list[dict[str, Json]], bool, State]:
    """What the seat hears before anything is drawn, and whether that happens."""
    state, told, drew = truth.copy(), Telling(), False
    state.chance = no_chance()
    state.told = told
    try:
        state.step(seat, action)
    except OutOfNumbers:
        drew = True
    return [event.value() for event in told.events if event.heard_by(viewer(seat))], drew, state


def assert_between(foreseen: Json, now: Json, then: Json) -> None:
    """Every part of the view is as it will be then, or still as it is now."""
    if foreseen in (now, then):
        return
    if isinstance(foreseen, dict) and isinstance(now, dict) and isinstance(then, dict):
        assert foreseen.keys() == now.keys() == then.keys()
        for name, part in foreseen.items():
            assert_between(part, now[name], then[name])
    else:
        assert isinstance(foreseen, list)
        assert isinstance(now, list)
        assert isinstance(then, list)
        for part, before, after in zip(foreseen, now, then, strict=True):
            assert_between(part, before, after)
