"""What a job is done to (LC-3.3, LC-R4); each kind of target is one object."""

from abc import abstractmethod
from typing import Final

from capotavola.engine.action import NONE, Action
from capotavola.engine.machine import i64
from capotavola.engine.values import Json
from capotavola.games.cosanostra import cards
from capotavola.games.cosanostra.actions.verbs import ATTACK_BUSINESS, ATTACK_GANGSTER, ATTACK_PLAYER, DO
from capotavola.games.cosanostra.attempts import A_MAN
from capotavola.games.cosanostra.rules import Rules
from capotavola.games.cosanostra.table import IN_DECK, MAN, UNDER, Table

AIMED: Final = [ATTACK_BUSINESS, ATTACK_GANGSTER, ATTACK_PLAYER]  # the verbs that name one


class Target:
    """One that need not be named: the market, the own cash, the job that is answered."""

    def __init__(self, on: int) -> None:
        self.on = on
        self.event = "revealed"

    def add_aimed(self, t: Table, seat: i64, man: i64, kind: i64, slot: i64, actions: list[Action]) -> None:
        """Every way to aim that job at one."""

    def can_hit(self, t: Table, seat: i64, kind: i64, target: i64) -> bool:
        """Whether a gangster of the seat's may do such a job to it."""
        return False

    def owner(self, t: Table, target: int) -> int:
        """Whom a job that is done to it is against; NOBODY."""
        return cards.NOBODY

    def victim(self, target: int) -> int:
        """As the table keeps who is being harmed."""
        raise AssertionError("not to be harmed")

    def is_down(self, t: Table, target: int) -> bool:
        raise AssertionError("not to be deactivated")

    def named(self, rules: Rules, target: int) -> dict[str, Json]:
        """As an argument of an event."""
        return {}


class Aimed(Target):
    """One of several, named before the card is revealed; `word` is what it is called outside."""

    def __init__(self, on: int, verb: int, word: str, event: str) -> None:
        super().__init__(on)
        self.verb = verb
        self.word = word
        self.event = event

    def add_aimed(self, t: Table, seat: i64, man: i64, kind: i64, slot: i64, actions: list[Action]) -> None:
        row = self.ready_made(t.rules)[man]
        for target in range(self.count(t)):
            if self.can_hit(t, seat, kind, target):
                if slot == NONE:
                    actions.append(row[target])
                else:
                    actions.append(t.rules.vocabulary.several(self.verb, man, target, slot))

    @abstractmethod
    def ready_made(self, rules: Rules) -> list[list[Action]]:
        """The actions that aim at one, by gangster, where no slot is named."""

    @abstractmethod
    def count(self, t: Table) -> i64:
        """So many there are, wherever they are."""

    @abstractmethod
    def name(self, rules: Rules, target: int) -> Json:
        """What it is called outside."""

    def named(self, rules: Rules, target: int) -> dict[str, Json]:
        return {} if target == cards.NOBODY else {self.word: self.name(rules, target)}


class Business(Aimed):
    """A businessman, or a company."""

    def __init__(self, on: int, company: bool) -> None:
        super().__init__(on, ATTACK_BUSINESS, "business", "attacks-business")
        self.company = company

    def ready_made(self, rules: Rules) -> list[list[Action]]:
        return rules.raids

    def count(self, t: Table) -> i64:
        return t.rules.businesses

    def can_hit(self, t: Table, seat: i64, kind: i64, target: i64) -> bool:
        owner: i64 = t.business_at[target]
        if owner >= IN_DECK or owner == seat or t.rules.company[target] != self.company:
            return False
        return t.rules.hits_down[kind] or not t.down >> target & 1

    def owner(self, t: Table, target: int) -> int:
        return cards.NOBODY if target == cards.NOBODY else t.business_at[target]

    def victim(self, target: int) -> int:
        return target

    def is_down(self, t: Table, target: int) -> bool:
        return t.down >> target & 1 == 1

    def name(self, rules: Rules, target: int) -> Json:
        return rules.business_names[target]


class Gangster(Aimed):
    def ready_made(self, rules: Rules) -> list[list[Action]]:
        return rules.hits

    def count(self, t: Table) -> i64:
        return t.men()

    def can_hit(self, t: Table, seat: i64, kind: i64, target: i64) -> bool:
        owner: i64 = t.man_at[target]
        if owner >= UNDER or owner == seat:
            return False
        return t.rules.hits_down[kind] or not t.man_down >> target & 1

    def owner(self, t: Table, target: int) -> int:
        return cards.NOBODY if target == cards.NOBODY else t.man_at[target]

    def victim(self, target: int) -> int:
        return MAN + target

    def is_down(self, t: Table, target: int) -> bool:
        return t.man_down >> target & 1 == 1

    def name(self, rules: Rules, target: int) -> Json:
        return rules.men.names[target]


class Player(Aimed):
    def ready_made(self, rules: Rules) -> list[list[Action]]:
        return rules.robberies

    def count(self, t: Table) -> i64:
        return t.players

    def can_hit(self, t: Table, seat: i64, kind: i64, target: i64) -> bool:
        return target != seat

    def owner(self, t: Table, target: int) -> int:
        return target

    def name(self, rules: Rules, target: int) -> Json:
        return target


class CashJobOf(Target):
    """The one that the present attempt answers (LC-6.6)."""

    def owner(self, t: Table, target: int) -> int:
        return t.man_at[t.attempt_before(A_MAN)]


TARGETS: Final[list[Target]] = [
    Target(cards.NO_TARGET),
    Business(cards.ON_BUSINESSMAN, company=False),
    Business(cards.ON_COMPANY, company=True),
    Gangster(cards.ON_GANGSTER, ATTACK_GANGSTER, "victim", "attacks-gangster"),
    Player(cards.ON_PLAYER, ATTACK_PLAYER, "other_seat", "attacks-player"),
    Target(cards.ON_ALL),
    Target(cards.ON_MARKET),
    Target(cards.ON_DECK),
    Target(cards.ON_SELF),
    CashJobOf(cards.ON_CASH_JOB),
    Target(cards.ON_ATTACK),
]
assert [target.on for target in TARGETS] == list(range(len(cards.TARGET_NAMES))), (
    "a target is not in its place"
)


def target_of(rules: Rules, kind: i64) -> Target:
    """What a kind of job is done to."""
    return TARGETS[rules.jobs.target[kind]]


def can_hit(t: Table, seat: i64, kind: i64, target: i64) -> bool:
    return target_of(t.rules, kind).can_hit(t, seat, kind, target)


def victim_seat(t: Table) -> int:
    """Whom the present attempt is against; NOBODY."""
    return target_of(t.rules, t.job_kind()).owner(t, t.target())


def add_attempts(t: Table, seat: i64, man: i64, kind: i64, slot: i64, actions: list[Action]) -> None:
    """Every way to carry out a job: with each target, or without one if there is none (LC-R28)."""
    before = len(actions)
    target_of(t.rules, kind).add_aimed(t, seat, man, kind, slot, actions)
    if len(actions) == before:
        vocabulary = t.rules.vocabulary
        actions.append(vocabulary.one(DO, man) if slot == NONE else vocabulary.several(DO, man, slot))
