"""Chapter 3: the snap."""

from capotavola.engine.action import Action
from capotavola.engine.stored import must
from capotavola.games.omerta.cards import GAP, KIND_NAMES
from capotavola.games.omerta.questions import RevealQuestion
from capotavola.games.omerta.rules import PASS, SNAP
from capotavola.games.omerta.table import END_OF_TURN, PASSED, SECOND_BOTTLE, SNAPS, Table


def open_snap(t: Table, value: int) -> None:
    """OM-3.1; everybody who could reveal a card is asked (OM-R3)."""
    able = t.able_to_reveal(list(range(t.players)))
    if not able:
        return
    t.snap_value = value
    t.snaps += 1
    t.snapper = -1
    t.tell_that("snap-opened", "card", KIND_NAMES[value])
    t.ask(SNAPS, able)


class Snaps(RevealQuestion):
    """OM-R3: sealed, all decide before anything is revealed; in a race each attempt counts at once."""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, SNAP, "OM-3.1", "OM-R3", "snap-first")

    def already(self, t: Table, seat: int) -> str:
        return "one-attempt"

    def choose(self, t: Table, seat: int, action: Action) -> None:
        choice = PASSED if action.kind == PASS else action.a
        t.one_has_answered(seat)
        if not t.race:
            t.choices[seat] = choice
        elif choice != PASSED and self.attempt(t, seat, choice):
            t.waiting = 0
        if not t.waiting:
            self.close(t)

    def close(self, t: Table) -> None:
        if not t.race:
            self.settle(t)
        t.answered()
        t.forget_choices()
        t.snap_value = 0

    def wanted(self, t: Table) -> int:
        return t.snap_value

    def succeed(self, t: Table, seat: int, place: int) -> None:
        """A snapped bottle opens no new snap (OM-3.4)."""
        t.snapper = seat
        t.tell_of("snapped", seat, "place", place, "card", KIND_NAMES[t.snap_value])

    def check_stored(self, t: Table, at: int) -> None:
        below = [END_OF_TURN, SECOND_BOTTLE] if t.second != GAP else [END_OF_TURN]
        must(t.stack[:-1] == below, "stack: what waits under the snap")
        super().check_stored(t, at)
