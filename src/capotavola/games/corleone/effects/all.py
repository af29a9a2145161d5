"""Every effect, in the order of its number."""

from typing import Final

from capotavola.games.corleone.cards import (
    AMBUSH,
    AMBUSH_MOVE,
    CAR_BOMB,
    CAR_BOMB_THUG,
    CHIEF,
    CHIEF_ANY,
    CHIEF_SHOOTS_ANY,
    CHIEF_SHOOTS_THUG,
    DRIVE_BY,
    DRIVE_BY_SECOND,
    EFFECT_NAMES,
    FIRST_TAKE,
    GUN_FIGURE,
    GUN_MEMBER,
    GUN_THUG,
    JOBS,
    LAST_TAKE,
    LOOK_DISCARD,
    LOOK_TAKE_GOOD,
    LOOK_TAKE_MONEY,
    ONE_FOR_5,
    ONE_FOR_GOODS,
    THREE_FOR_8,
    TOP_FIVE,
    TWO_FOR_5,
    kind_of,
)
from capotavola.games.corleone.effects.effect import Effect
from capotavola.games.corleone.effects.exchanges import Exchange
from capotavola.games.corleone.effects.guns import AmbushMove, Gun
from capotavola.games.corleone.effects.jobs import BothJobs, DrawJobs, JobFromDiscard
from capotavola.games.corleone.effects.neutrals import Front, Mayor, MoveThug, PoliceChief, UnionBoss
from capotavola.games.corleone.effects.opponents import DollarFromEach, Gift, HighestMoney, Look, Offer
from capotavola.games.corleone.effects.takes import AnyGood, HorseHead, Suitcase, Take

# `then` is no effect: it parts those before from those after. In its place stands any, never to be used.
_THEN: Final = [HorseHead()]

EFFECTS: Final[list[Effect]] = [
    *_THEN,
    *[Take(kind) for kind in range(FIRST_TAKE, LAST_TAKE + 1)],
    HorseHead(),
    Suitcase(),
    DrawJobs(JOBS, 2),
    *[Exchange(kind) for kind in (ONE_FOR_5, TWO_FOR_5, THREE_FOR_8, ONE_FOR_GOODS)],
    AnyGood(),
    BothJobs(),
    DrawJobs(TOP_FIVE, 5),
    JobFromDiscard(),
    Front(),
    MoveThug(),
    UnionBoss(),
    Mayor(),
    PoliceChief(CHIEF),
    PoliceChief(CHIEF_ANY),
    DollarFromEach(),
    Gift(),
    HighestMoney(),
    Offer(),
    Look(LOOK_TAKE_MONEY),
    Look(LOOK_TAKE_GOOD),
    Look(LOOK_DISCARD),
    Gun(GUN_THUG, thugs=True, members=False),
    Gun(GUN_MEMBER, thugs=False, members=True),
    Gun(GUN_FIGURE, thugs=True, members=True),
    Gun(DRIVE_BY, thugs=True, members=True, then=DRIVE_BY_SECOND),
    Gun(CAR_BOMB, thugs=False, members=True, then=CAR_BOMB_THUG),
    Gun(AMBUSH, thugs=True, members=False, then=AMBUSH_MOVE),
    Gun(DRIVE_BY_SECOND, thugs=True, members=True, second=True),
    Gun(CAR_BOMB_THUG, thugs=True, members=False, second=True),
    AmbushMove(),
    Gun(CHIEF_SHOOTS_THUG, thugs=True, members=False, second=True),
    Gun(CHIEF_SHOOTS_ANY, thugs=True, members=True, second=True),
]
for _place in range(FIRST_TAKE, len(EFFECT_NAMES)):
    assert EFFECTS[_place].kind == _place, f"{EFFECT_NAMES[_place]} is not in its place"


def effect_of(effect: int) -> Effect:
    return EFFECTS[kind_of(effect)]
