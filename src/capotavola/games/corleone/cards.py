"""Money, goods, effects and figures as small integers, with their words."""

from typing import Final

VALUES: Final = [1, 2, 3, 5]
ONE: Final = 0  # the types of money, by their places there
TWO: Final = 1
THREE: Final = 2
FIVE: Final = 3
MONEY: Final = 4  # types below are money
GUN: Final = 4
BOOZE: Final = 5
BLOOD: Final = 6
NARCOTICS: Final = 7
GOODS: Final = 4  # where a job counts its goods, from GUN on
ANY: Final = 3  # among these, the narcotics (CE-4.7)
TYPES: Final = 8
# Where a hand is counted by types, all jobs together are one more.
A_JOB: Final = 8
COUNTED: Final = 9
TYPE_NAMES: Final = ["money-1", "money-2", "money-3", "money-5", "gun", "booze", "blood-money", "narcotics"]
GOODS_NAMES: Final = TYPE_NAMES[GUN:]

COLOURS: Final = ["yellow", "blue", "green", "grey"]

# A job in a hand: its kind, and a bit for every seat that knows it lies there.
JOB_MASK: Final = 255
SEEN: Final = 8

NOBODY: Final = -1
NEUTRAL: Final = 5  # stands on a space like a seat's figure
OFF_BOARD: Final = -1
HUDSON: Final = -2

# Effects: icons first, then what only cards do.
THEN: Final = 0
FIRST_TAKE: Final = 1  # money and goods, in the order of the types
LAST_TAKE: Final = 8
HORSE_HEAD: Final = 9
SUITCASE: Final = 10
JOBS: Final = 11
ONE_FOR_5: Final = 12
TWO_FOR_5: Final = 13
THREE_FOR_8: Final = 14
ONE_FOR_GOODS: Final = 15
LAST_ICON: Final = 15
ANY_GOOD: Final = 16
BOTH_JOBS: Final = 17
TOP_FIVE: Final = 18
JOB_FROM_DISCARD: Final = 19
FRONT: Final = 20
MOVE_THUG: Final = 21
UNION_BOSS: Final = 22
MAYOR: Final = 23
CHIEF: Final = 24
CHIEF_ANY: Final = 25
DOLLAR_FROM_EACH: Final = 26
GIFT: Final = 27
HIGHEST_MONEY: Final = 28
OFFER: Final = 29
LOOK_TAKE_MONEY: Final = 30
LOOK_TAKE_GOOD: Final = 31
LOOK_DISCARD: Final = 32
GUN_THUG: Final = 33
GUN_MEMBER: Final = 34
GUN_FIGURE: Final = 35
DRIVE_BY: Final = 36
CAR_BOMB: Final = 37
AMBUSH: Final = 38
LAST_WRITTEN: Final = 38
# What follows from one of them; never in a content file.
DRIVE_BY_SECOND: Final = 39
CAR_BOMB_THUG: Final = 40
AMBUSH_MOVE: Final = 41
CHIEF_SHOOTS_THUG: Final = 42
CHIEF_SHOOTS_ANY: Final = 43
EFFECT_NAMES: Final = [
    "then",
    *TYPE_NAMES,
    "horse-head",
    "suitcase",
    "jobs",
    "one-for-5",
    "two-for-5",
    "three-for-8",
    "one-for-goods",
    "any-good",
    "both-jobs",
    "top-five",
    "job-from-discard",
    "front",
    "move-thug",
    "union-boss",
    "mayor",
    "police-chief",
    "police-chief-any",
    "dollar-from-each",
    "gift",
    "highest-money",
    "offer",
    "look-take-money",
    "look-take-good",
    "look-discard",
    "gun-thug",
    "gun-member",
    "gun-figure",
    "drive-by",
    "car-bomb",
    "ambush",
    "drive-by-second",
    "car-bomb-thug",
    "ambush-move",
    "chief-shoots-thug",
    "chief-shoots-any",
]
# Above its kind an effect carries what else there is to know: what follows up, where its first part happened;
# a question about an effect, what it is still about.
_KIND_MASK: Final = 255
_CARRIED: Final = 8


def kind_of(effect: int) -> int:
    return effect & _KIND_MASK


def effect_with(kind: int, carried: int) -> int:
    return kind | carried << _CARRIED


def carried_by(effect: int) -> int:
    return effect >> _CARRIED


def turfs_of(effect: int) -> int:
    """Of a second shot: where it may hit, a bit for each turf."""
    return effect >> _CARRIED


def business_of(effect: int) -> int:
    """Of what follows an ambush: where the thug stood."""
    return effect >> _CARRIED


def target_of(effect: int) -> int:
    """Of a look: at whose hand."""
    return effect >> _CARRIED


def still_to_pay(effect: int) -> int:
    """Of an exchange: how many cards."""
    return effect >> _CARRIED


def is_icon(effect: int) -> bool:
    """What fronts and backs show; all else only cards do."""
    return FIRST_TAKE <= effect <= LAST_ICON


def is_take(effect: int) -> bool:
    """An icon that brings a card of one type, and nothing else (CE-10.1)."""
    return FIRST_TAKE <= effect <= LAST_TAKE


def type_of(take: int) -> int:
    """Of such an icon: money or goods of which type."""
    return take - FIRST_TAKE


def as_often(names: list[str], counts: list[int]) -> list[str]:
    """Each name as often as it counts."""
    found: list[str] = []
    for number, count in enumerate(counts):
        found.extend([names[number]] * count)
    return found


def job_of(held: int) -> int:
    """The kind of a job in a hand."""
    return held & JOB_MASK


# A card that belongs to a seat in a list of all seats' cards, such as completed jobs.
OWNER: Final = 8
_CARD_MASK: Final = 255


def owned(seat: int, card: int) -> int:
    return seat << OWNER | card


def owner_of(entry: int) -> int:
    return entry >> OWNER


def card_of(entry: int) -> int:
    return entry & _CARD_MASK


# A marker on a turf.
TURF: Final = 3
_FAMILY_MASK: Final = 7


def marker_on(turf: int, seat: int) -> int:
    return turf << TURF | seat


def turf_of(marker: int) -> int:
    return marker >> TURF


def family_of(marker: int) -> int:
    return marker & _FAMILY_MASK
