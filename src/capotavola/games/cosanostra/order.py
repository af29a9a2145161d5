"""The steps of a round by number, in the order of the rulebook; `course.py` lists what each is."""

from typing import Final

DEAL: Final = 1  # asks nobody: a round begins
REFUSING: Final = 2  # LC-2.3
MORE_CARDS: Final = 3  # asks nobody: influence cards, seat by seat
DRAWING: Final = 4  # cards of one's choice
HIRING: Final = 5  # LC-2.6, LC-8.3, LC-8.4
PLANNING: Final = 6  # asks nobody: whose turn it is
PLAN_TURN: Final = 7
ACTING: Final = 8  # asks nobody
ACTION_TURN: Final = 9
WINDOW: Final = 10  # LC-R8: may somebody answer?
CARD_WORKS: Final = 11  # asks nobody: an influence card that nobody cancelled
PICKING_MARKERS: Final = 12  # LC-R20
STAKING: Final = 13
ROLLED: Final = 14  # asks nobody: what the dice bring about
PAYING_OUT: Final = 15  # asks nobody: the take of a cash job
STRIKING: Final = 16  # asks nobody: an attack that was not repelled
BUYING: Final = 17  # LC-R14
LAUNDERING: Final = 18
FIRING_BACK: Final = 19  # LC-R5
FINISHING: Final = 20  # asks nobody: an attempt is over
AGAIN: Final = 21  # LC-R16
AFTERWARDS: Final = 22  # LC-R19: an extra job
TASK_DONE: Final = 23  # asks nobody
INCOME: Final = 24  # asks nobody
DOUBLING: Final = 25  # LC-R13
GROWING: Final = 26
LIMITS: Final = 27
NEXT_ROUND: Final = 28  # asks nobody
SETTLING: Final = 29  # LC-R43

# Where they lie in the stack of the action stage: whose turn it is, the task, and what comes of it above.
STAGE: Final = 0
TURN: Final = 1
TASK: Final = 2
ATTEMPT: Final = 3
