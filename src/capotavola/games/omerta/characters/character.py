"""A character that has an ability: its targets, what it does, and why not."""

from abc import abstractmethod

from capotavola.engine.action import Action
from capotavola.engine.refusal import Refusal
from capotavola.engine.values import Json
from capotavola.games.omerta import news
from capotavola.games.omerta.cards import KIND_NAMES
from capotavola.games.omerta.shown.types import View
from capotavola.games.omerta.table import ANSWERS, EFFECT, Table


class Character:
    """`rule` is the one in the book that says what the character does, `verb` what uses it."""

    def __init__(self, kind: int, verb: int, rule: str) -> None:
        self.kind = kind
        self.name = KIND_NAMES[kind]
        self.verb = verb
        self.rule = rule

    @abstractmethod
    def has_target(self, t: Table, seat: int) -> bool:
        """OM-R5: with one it must be used."""

    @abstractmethod
    def legal(self, t: Table, seat: int) -> list[Action]:
        """What the active player may aim at."""

    @abstractmethod
    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        """None if this action, which has the character's verb, is among them."""

    def why_not_pass(self) -> Refusal | None:
        return Refusal("OM-R5", "must-use", {"card": self.name})

    @abstractmethod
    def use(self, t: Table, seat: int, action: Action) -> None:
        """The active player has chosen."""


class OwnCharacter(Character):
    """One that concerns the own stock: it works at once, if there is a card that it can be about."""

    def has_target(self, t: Table, seat: int) -> bool:
        return t.has_unlocked(seat)


class AimedCharacter(Character):
    """One that is used against others, who may answer before it happens (OM-4.9, OM-R8)."""

    @abstractmethod
    def targets(self, seat: int, aim: list[int]) -> list[int]:
        """The opponents that it is used against."""

    @abstractmethod
    def happen(self, t: Table, aim: list[int]) -> None:
        """Nobody stopped it."""

    def pointed_at(self, seat: int, aim: list[int]) -> list[Json]:
        """What it is about, as phrases."""
        return [{"phrase": "player", "seat": target} for target in self.targets(seat, aim)]

    def stake(self, v: View) -> dict[str, Json]:
        """What the question whether to answer speaks of, besides who asks (OM-R8)."""
        return {}

    def use(self, t: Table, seat: int, action: Action) -> None:
        """Every target who could reveal a card is asked, holding a Killer or not."""
        t.aim = [action.a, action.b, action.c, action.d]
        targets = self.targets(seat, t.aim)
        if t.told is not None:
            news.aimed(t.told, seat, self.kind, targets, self.pointed_at(seat, t.aim))
        t.push(EFFECT)
        able = t.able_to_reveal(targets)
        if able:
            t.ask(ANSWERS, able)


class OpponentCharacter(AimedCharacter):
    """One that is aimed at opponents, not at single cards of anybody."""

    @abstractmethod
    def is_target(self, t: Table, other: int) -> bool:
        """Whether this opponent can be named (OM-R5, OM-R9)."""

    def opponents(self, t: Table, seat: int) -> list[int]:
        return [other for other in range(t.players) if other != seat and self.is_target(t, other)]

    def has_target(self, t: Table, seat: int) -> bool:
        return any(other != seat and self.is_target(t, other) for other in range(t.players))

    def legal(self, t: Table, seat: int) -> list[Action]:
        return [t.rules.vocabulary.one(self.verb, other) for other in self.opponents(t, seat)]

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        return self.why_not_opponent(t, seat, action.a)

    def why_not_opponent(self, t: Table, seat: int, other: int) -> Refusal | None:
        if not 0 <= other < t.players:
            return Refusal("OM-1.1", "no-such-seat")
        if other == seat:
            return Refusal(self.rule, "opponents-only", {"card": self.name})
        if self.is_target(t, other):
            return None
        if t.under_la_mamma(other):
            return Refusal("OM-R9", "la-mamma-protects", {"seat": other})
        return Refusal("OM-R5", "two-cards-needed", {"seat": other})

    def targets(self, seat: int, aim: list[int]) -> list[int]:
        return [aim[0]]
