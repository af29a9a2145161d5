"""What reactions bring about (LC-6.5 to LC-6.7), to the attempt that they answer."""

from capotavola.games.cosanostra.attempts import A_FLAGS, A_MAN, A_MONEY, A_TAKEN, A_TAKER, REPELLED
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.table import KILLED, MAN, Table
from capotavola.games.cosanostra.tasks import harm
from capotavola.games.cosanostra.tasks.effect import Effect


class TakeHalf(Effect):
    """LC-6.6: of what a cash job pays."""

    def bring_about(self, t: Table, kind: int, seat: int, entry: int) -> None:
        t.set_before(A_TAKER, seat)
        t.set_before(A_TAKEN, estate.half(t.attempt_before(A_MONEY)))


class TakeAll(Effect):
    def bring_about(self, t: Table, kind: int, seat: int, entry: int) -> None:
        t.set_before(A_TAKER, seat)
        t.set_before(A_TAKEN, t.attempt_before(A_MONEY))


class Repel(Effect):
    """LC-6.7"""

    def bring_about(self, t: Table, kind: int, seat: int, entry: int) -> None:
        t.set_before(A_FLAGS, t.attempt_before(A_FLAGS) | REPELLED)
        t.tell_of("repelled", seat)


class KillAttacker(Effect):
    def bring_about(self, t: Table, kind: int, seat: int, entry: int) -> None:
        harm.threaten(t, MAN + t.attempt_before(A_MAN), KILLED, seat)

    def threatens(self, t: Table, attempts: list[list[int]]) -> tuple[int, int]:
        return MAN + attempts[-2][A_MAN], KILLED
