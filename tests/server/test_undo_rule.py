"""The rule of taking back on the smallest of games: a coin under a cup, and one in the fist of seat 0."""

from __future__ import annotations

import pytest

from capotavola.engine.action import Action, Param, Verb
from capotavola.engine.audience import only
from capotavola.engine.chance import Chance, fast_chance
from capotavola.engine.event import Event, Telling
from capotavola.engine.outcome import Outcome
from capotavola.engine.refusal import Refusal
from capotavola.engine.state import State
from capotavola.engine.undo import DRAWN, Lesson, drew, lesson
from capotavola.engine.values import Json

POINT = Verb(0, "point", [])  # at the cup, in the open
NOD = Verb(1, "nod", [])  # unseen and unheard
KNOCK = Verb(2, "knock", [])  # all hear which side is up under the cup, and see nothing
LIFT = Verb(3, "lift", [])  # all see it, and hear nothing
TURN = Verb(4, "turn", [])  # heads under the cup: seat 1 is asked next
FEEL = Verb(5, "feel", [Param("side")])  # who does so hears whether that side is up under the cup
TOSS = Verb(6, "toss", [])  # the coin under the cup, unseen
CATCH = Verb(7, "catch", [])  # it is tossed only if it was heads, and nobody notices
LAY = Verb(8, "lay", [Param("side")])  # the coin in the fist, covered, with the side up that it shows
SAY_TAILS = Verb(9, "say-tails", [])  # of the coin in the fist, if it is; nobody understands a word
SAY_HEADS = Verb(10, "say-heads", [])

ALWAYS = [
    *[Action(verb) for verb in (POINT, NOD, KNOCK, LIFT, TURN, TOSS, CATCH)],
    Action(FEEL, 0),
    Action(FEEL, 1),
]


class Coins(State):
    """Only seat 0 acts. 1 is heads. Seat 0 knows what it holds, and nobody what lies under the cup."""

    def __init__(self, cup: int, fist: int, chance: Chance) -> None:
        super().__init__(2, chance)
        self.cup = cup
        self.fist = fist
        self.waiting = 1
        self.lifted = False
        self.pointed = False

    def legal(self, seat: int) -> list[Action]:
        if seat != 0:
            return []
        return [*ALWAYS, Action(LAY, self.fist), Action([SAY_TAILS, SAY_HEADS][self.fist])]

    def step(self, seat: int, action: Action) -> None:
        told = Telling() if self.told is None else self.told
        verb = action.verb
        if verb is POINT:
            self.pointed = True
            told.append(Event("pointed", {}))
        elif verb is KNOCK:
            told.append(Event("sound", {"side": self.cup}))
        elif verb is LIFT:
            self.lifted = True
        elif verb is TURN:
            self.waiting = 1 << self.cup
            told.append(Event("turned", {}))
        elif verb is FEEL:
            told.append(Event("felt", {"there": self.cup == action.a}, only(seat)))
        elif verb is TOSS:
            self.cup = self.chance.below(2)
        elif verb is CATCH:
            self.cup = self.chance.below(2) if self.cup else self.cup
            told.append(Event("caught", {}))
        elif verb is not NOD:
            told.append(Event("done", {}))

    def view(self, seat: int | None) -> dict[str, Json]:
        return {"cup": self.cup if self.lifted else None, "pointed": self.pointed}

    def copy(self) -> Coins:
        twin = Coins(self.cup, self.fist, self.chance.copy())
        twin.waiting, twin.lifted, twin.pointed = self.waiting, self.lifted, self.pointed
        return twin

    def imagine(self, seat: int | None, rng_int: int) -> Coins:
        world = self.copy()
        world.chance = fast_chance(rng_int)
        if not self.lifted:
            world.cup = world.chance.below(2)
        if seat != 0:
            world.fist = world.chance.below(2)
        return world

    def explain(self, seat: int, action: Action) -> Refusal:
        return Refusal("COIN-1", "not-that-side")

    def outcome(self) -> Outcome | None:
        return None


def tails() -> Coins:
    """On both coins."""
    return Coins(0, 0, Chance(b"coins"))


def judged(verb: Verb, *side: int) -> Lesson | None:
    return lesson(tails(), 0, Action(verb, *side))


def test_what_looks_the_same_in_every_world_may_be_taken_back() -> None:
    assert judged(POINT) is None


def test_what_nobody_notices_may_be_taken_back() -> None:
    assert judged(NOD) is None


@pytest.mark.parametrize("verb", [KNOCK, LIFT, TURN], ids=["heard", "seen", "asked-next"])
def test_what_is_heard_or_seen_or_asked_next_may_tell_something(verb: Verb) -> None:
    found = judged(verb)
    assert found is not None
    assert tails().imagine(found.viewer, found.world).cup == 1  # what is ruled out


def test_what_is_known_cannot_be_learnt_again() -> None:
    state = tails()
    state.lifted = True
    assert lesson(state, 0, Action(KNOCK)) is None


def test_the_actor_knows_what_was_chosen() -> None:
    """In the world that is ruled out the other side would have felt the same."""
    found = judged(FEEL, 0)
    assert found is not None
    assert found.viewer == 0


def test_to_others_a_covered_choice_may_have_been_another_one() -> None:
    assert judged(LAY, 0) is None


def test_but_not_one_of_another_verb() -> None:
    found = judged(SAY_TAILS)
    assert found is not None
    assert found.viewer != 0
    assert tails().imagine(found.viewer, found.world).fist == 1


def test_chance_stays_drawn_even_if_nobody_noticed() -> None:
    assert judged(TOSS) == Lesson(None, DRAWN)
    state = tails()
    assert not drew(tails(), state)
    state.step(0, Action(TOSS))
    assert drew(tails(), state)


def test_where_chance_would_have_been_drawn_is_another_world() -> None:
    found = judged(CATCH)
    assert found is not None
    assert found.world != DRAWN
    assert tails().imagine(found.viewer, found.world).cup == 1
