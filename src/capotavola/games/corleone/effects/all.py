"""Every effect, in the order of its number."""

from typing import Final

from capotavola.games.corleone import cards, rules
from capotavola.games.corleone.cards import kind_of
from capotavola.games.corleone.effects.effect import Effect
from capotavola.games.corleone.effects.exchanges import EXCHANGES
from capotavola.games.corleone.effects.guns import Ambush, AmbushMove, Gun
from capotavola.games.corleone.effects.jobs import BothJobs, DrawJobs, JobFromDiscard
from capotavola.games.corleone.effects.neutrals import Front, Mayor, MoveThug, PoliceChief, UnionBoss
from capotavola.games.corleone.effects.opponents import LOOKS, DollarFromEach, Gift, HighestMoney, Offer
from capotavola.games.corleone.effects.takes import AnyGood, HorseHead, Suitcase, Take

# `then` is no effect: it parts those before from those after. In its place stands any, never to be used.
_THEN: Final = [HorseHead(cards.HORSE_HEAD, simple=True)]

EFFECTS: Final[list[Effect]] = [
    *_THEN,
    *[Take(kind) for kind in range(cards.FIRST_TAKE, cards.LAST_TAKE + 1)],
    HorseHead(cards.HORSE_HEAD, simple=True),
    Suitcase(cards.SUITCASE, rules.STASH, optional=True),
    DrawJobs(cards.JOBS, 2),
    *EXCHANGES,
    AnyGood(cards.ANY_GOOD, rules.TAKE, lacking="CE-4.12"),
    BothJobs(cards.BOTH_JOBS, 2),
    DrawJobs(cards.TOP_FIVE, 5),
    JobFromDiscard(cards.JOB_FROM_DISCARD, rules.TAKE, lacking="CE-4.12"),
    Front(cards.FRONT, rules.FRONT_VERB),
    MoveThug(cards.MOVE_THUG, rules.MOVE),
    UnionBoss(cards.UNION_BOSS),
    Mayor(cards.MAYOR),
    PoliceChief(cards.CHIEF, shoots=cards.CHIEF_SHOOTS_THUG),
    PoliceChief(cards.CHIEF_ANY, shoots=cards.CHIEF_SHOOTS_ANY),
    DollarFromEach(cards.DOLLAR_FROM_EACH),
    Gift(cards.GIFT),
    HighestMoney(cards.HIGHEST_MONEY),
    Offer(cards.OFFER),
    *LOOKS,
    Gun(cards.GUN_THUG, thugs=True, members=False),
    Gun(cards.GUN_MEMBER, thugs=False, members=True),
    Gun(cards.GUN_FIGURE, thugs=True, members=True),
    Gun(cards.DRIVE_BY, thugs=True, members=True, then=cards.DRIVE_BY_SECOND),
    Gun(cards.CAR_BOMB, thugs=False, members=True, then=cards.CAR_BOMB_THUG),
    Ambush(cards.AMBUSH),
    Gun(cards.DRIVE_BY_SECOND, thugs=True, members=True, second=True),
    Gun(cards.CAR_BOMB_THUG, thugs=True, members=False, second=True),
    AmbushMove(cards.AMBUSH_MOVE, rules.MOVE, optional=True),
    Gun(cards.CHIEF_SHOOTS_THUG, thugs=True, members=False, second=True),
    Gun(cards.CHIEF_SHOOTS_ANY, thugs=True, members=True, second=True),
]
for _place in range(cards.FIRST_TAKE, len(cards.EFFECT_NAMES)):
    assert EFFECTS[_place].kind == _place, f"{cards.EFFECT_NAMES[_place]} is not in its place"


def effect_of(effect: int) -> Effect:
    return EFFECTS[kind_of(effect)]
