"""Kinds of cards, effects and abilities as small integers, with their words."""

from typing import Final

NOBODY: Final = -1
NO_TASK: Final = -1

# What a businessman can do (LC-5.2 to 5.4).
NO_SKILL: Final = 0
LAWYER: Final = 1
POLITICIAN: Final = 2
COP: Final = 3
SKILL_NAMES: Final = ["", "lawyer", "politician", "cop"]

# Jobs.
CASH: Final = 0
ATTACK: Final = 1
OTHER: Final = 2
REACTION: Final = 3
TYPE_NAMES: Final = ["cash", "attack", "other", "reaction"]
# A job card is its kind with the round its back shows (LC-2.3).
KIND_MASK: Final = 255
ROUND: Final = 8
CARD_MASK: Final = 4095
ROUND_MASK: Final = 7
SEEN: Final = 12  # of a planned or discarded job: a bit for every seat that knows it

NO_TARGET: Final = 0
ON_BUSINESSMAN: Final = 1
ON_COMPANY: Final = 2
ON_GANGSTER: Final = 3
ON_PLAYER: Final = 4
ON_ALL: Final = 5
ON_MARKET: Final = 6
ON_DECK: Final = 7
ON_SELF: Final = 8
ON_CASH_JOB: Final = 9
ON_ATTACK: Final = 10
TARGET_NAMES: Final = [
    "none",
    "businessman",
    "company",
    "gangster",
    "player",
    "all",
    "market",
    "deck",
    "self",
    "cash-job",
    "attack",
]

# Effects of jobs, with their amount above.
DEACTIVATE: Final = 1
KILL: Final = 2
DESTROY: Final = 3
JOIN: Final = 4
PAY_BANK: Final = 5
PAY_YOU: Final = 6
BUY: Final = 7
BUY_LESS: Final = 8
BUY_HALF: Final = 9
LAUNDER: Final = 10
TAKE_HALF: Final = 11
TAKE_ALL: Final = 12
REPEL: Final = 13
KILL_ATTACKER: Final = 14
DOUBLE_STAKE: Final = 15
LOSE_STAKE: Final = 16
TAKE_POT: Final = 17
DOUBLE_BACK: Final = 18
RETURN_FIRE: Final = 19
EFFECT_NAMES: Final = [
    "",
    "deactivate",
    "kill",
    "destroy",
    "join",
    "pay-bank",
    "pay-you",
    "buy",
    "buy-less",
    "buy-half",
    "launder",
    "take-half",
    "take-all",
    "repel",
    "kill-attacker",
    "double-stake",
    "lose-stake",
    "take-pot",
    "double-back",
    "return-fire",
]
EFFECT_MASK: Final = 255
AMOUNT: Final = 8
WITH_AMOUNT: Final = [PAY_BANK, PAY_YOU, BUY_LESS, LAUNDER]

# Influence cards (section 7).
LOOK_OR_MARKET: Final = 0
LOOK: Final = 1
HEAL: Final = 2
EASIER: Final = 3
HARDER: Final = 4
STRONGER: Final = 5
WEAKER: Final = 6
TURN_CARD: Final = 7
INFLUENCE: Final = 8  # kinds of influence cards: one for every effect
INFLUENCE_EFFECTS: Final = [
    "look-or-market",
    "look",
    "heal",
    "easier",
    "harder",
    "stronger",
    "weaker",
    "turn",
]

# Abilities of mercenaries (section 8).
NO_ABILITY: Final = 0
INCOME_MORE: Final = 1
CASH_INSTEAD: Final = 2
REPEAT_JOB: Final = 3
TRAP_PROOF: Final = 4
JOB_INSTEAD: Final = 5
JOB_AFTER: Final = 6
PREVENT: Final = 7
ANSWER_WITH: Final = 8
REROLL_OPPONENT: Final = 9
INFLUENCE_AND_LOOK: Final = 10
GROW: Final = 11
DRAW_ANY: Final = 12
CANCEL_INFLUENCE: Final = 13
TWO_JOBS: Final = 14
CHEAPER: Final = 15
JOB_AND_PURCHASE: Final = 16
BUY_FROM_DECK: Final = 17
COMPANIES_COUNT: Final = 18
MULTIPLY_KIND: Final = 19
HALF_PRICE: Final = 20
ABILITY_NAMES: Final = [
    "",
    "income",
    "cash-instead",
    "repeat-job",
    "trap-proof",
    "job-instead",
    "job-after",
    "prevent",
    "answer-with",
    "reroll-opponent",
    "influence-and-look",
    "grow",
    "draw-any",
    "cancel-influence",
    "two-jobs",
    "cheaper",
    "job-and-purchase",
    "buy-from-deck",
    "companies-count",
    "multiply-kind",
    "half-price",
]
ABILITIES: Final = 21


def back_of(card: int) -> int:
    """The round that the back of a job shows."""
    return card >> ROUND & ROUND_MASK


def effect_of(entry: int) -> int:
    """The effect, without its amount."""
    return entry & EFFECT_MASK


def amount_of(entry: int) -> int:
    return entry >> AMOUNT
