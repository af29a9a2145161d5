"""Chapter 4: family business, one action after another."""

from typing import Final

from capotavola.engine.action import Action
from capotavola.engine.frames import seat_of
from capotavola.engine.refusal import Refusal
from capotavola.engine.steps import Passage
from capotavola.engine.stored import must
from capotavola.games.corleone import rules
from capotavola.games.corleone.actions import PlaceMember, PlaceThug, PlayAlly, TurnAction
from capotavola.games.corleone.completing import CompleteJob
from capotavola.games.corleone.questions import CorleoneStep
from capotavola.games.corleone.table import END_OF_TURN, TURN, WAR, Table

ACTIONS: Final[list[TurnAction]] = [
    PlaceThug(rules.THUG),
    PlaceMember(rules.MEMBER),
    CompleteJob(rules.COMPLETE),
    PlayAlly(rules.PLAY),
]


def action_of(verb: int) -> TurnAction | None:
    """None if a turn has no such action."""
    for one in ACTIONS:
        if one.verb == verb:
            return one
    return None


def open_phase(t: Table) -> None:
    """CE-4.1: from the first player."""
    t.active = (t.first - 1) % t.players
    next_turn(t)


def next_turn(t: Table) -> None:
    """Of the next player who has a figure left and can act; then the war comes (CE-4.1, 4.2, CE-R5)."""
    t.moved_now = 0
    for step in range(1, t.players + 1):
        seat = t.after(t.active, step)
        if (t.thugs_left[seat] or t.members_left[seat]) and can_act(t, seat):
            t.active = seat
            t.tell_of("turn-began", seat)
            t.ask_one(TURN, seat)
            return
    t.tell_that("turf-war")
    t.push(WAR)


class EndOfTurn(Passage[Table]):
    def go_on(self, t: Table) -> None:
        t.stack.pop()
        next_turn(t)

    def check_stored(self, t: Table, at: int) -> None:
        super().check_stored(t, at)
        must(at == 0, "stack: that cannot wait")


def can_act(t: Table, seat: int) -> bool:
    if t.thugs_left[seat] and t.has_free_thug_space():
        return True
    if t.members_left[seat] and t.has_free_member_space():
        return True
    return bool(actions_of(t, seat))


def actions_of(t: Table, seat: int) -> list[Action]:
    """CE-4.1: what a seat could do if it were its turn."""
    actions: list[Action] = []
    for one in ACTIONS:
        one.add_legal(t, seat, actions)
    return actions


class Turn(CorleoneStep):
    """CE-4.1: one action."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        return actions_of(t, seat)

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        one = action_of(action.kind)
        if one is not None:
            return one.why_not(t, seat, action)
        if action.kind == rules.DONE:
            return Refusal("CE-4.1", "no-passing")
        if action.kind == rules.CHOOSE:
            return Refusal("CE-6.2", "allies-by-bids")
        return Refusal("CE-4.1", "one-of-four-actions")

    def not_asked(self, t: Table, seat: int) -> Refusal:
        if not t.thugs_left[seat] and not t.members_left[seat]:
            return Refusal("CE-4.2", "no-figure-left")
        return Refusal("CE-4.1", "not-your-turn", {"seat": t.active})

    def choose(self, t: Table, seat: int, action: Action) -> None:
        t.answered()
        t.push(END_OF_TURN)
        one = action_of(action.kind)
        assert one is not None
        one.do(t, seat, action)

    def check_stored(self, t: Table, at: int) -> None:
        seat = seat_of(t.stack[at])
        must(len(t.stack) == 1 and t.waiting == 1 << seat and seat == t.active, "waiting: the active player")
        has_figure = t.thugs_left[seat] + t.members_left[seat] > 0
        must(has_figure and bool(self.legal(t, seat)), "waiting: there is no action")
