"""An attempt at a job, its parts one after the other in `Table.attempts`; the last one is being resolved."""

from typing import Final

from capotavola.games.cosanostra.cards import NOBODY

A_MAN: Final = 0
A_CARD: Final = 1  # a job card, or a kind alone
A_TARGET: Final = 2
A_HITS: Final = 3
A_MONEY: Final = 4  # what a cash job pays, what is staked
A_FLAGS: Final = 5
A_TAKER: Final = 6  # whose Hold-up has come off
A_TAKEN: Final = 7
A_PICKED: Final = 8  # businesses whose markers are used for it, a bit each, until all are picked (LC-R20)
A_SIZE: Final = 9
REPELLED: Final = 1
REPEATED: Final = 2
NO_CARD: Final = 4  # an ability's job
REACHED: Final = 8  # an effect
SPLIT: Final = 16  # LC-R17
IN_RETURN: Final = 32  # LC-R5
WAS_ROLLED: Final = 64
AFTER: Final = 128  # LC-R19: it follows his own job


def begun(man: int, card: int, target: int, flags: int) -> list[int]:
    """An attempt that nothing has come of yet."""
    return [man, card, target, 0, 0, flags, NOBODY, 0, 0]
