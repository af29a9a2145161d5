"""An effect of an icon or a card: when it can be used, what may be chosen, what it does, and why not."""

from abc import abstractmethod

from capotavola.engine.action import Action
from capotavola.engine.refusal import Refusal
from capotavola.engine.stored import must
from capotavola.games.corleone.cards import EFFECT_NAMES, is_icon
from capotavola.games.corleone.rules import AGAINST, TURFS, USE_ICON
from capotavola.games.corleone.table import Table


class Effect:
    """`verb` is what uses it. What may be declined is `optional` (CE-R1); the others are compulsory.

    What is `simple` is just taken, at once where the order cannot matter. `lacking` is the rule by which
    there may be nothing to use.
    `effect` is always the integer in `pending`: the kind, with what a follow-up carries.
    """

    def __init__(
        self, kind: int, verb: int, optional: bool = False, simple: bool = False, lacking: str = "CE-R1"
    ) -> None:
        self.kind = kind
        self.name = EFFECT_NAMES[kind]
        self.verb = verb
        self.optional = optional
        self.simple = simple
        self.lacking = lacking
        # Whether it can matter to what is taken beside it: cards go back, or a figure brings more icons.
        self.gives_up = not is_icon(kind)
        # Whether it is asked for even where nothing else is left.
        self.needs_choice = True

    def is_meant(self, action: Action) -> bool:
        """Whether an action is about this effect: it names it, or has its verb."""
        if names_effect(action):
            return action.a == self.kind
        return action.kind == self.verb

    @abstractmethod
    def usable(self, t: Table, seat: int, effect: int) -> bool:
        """Whether anything can be done with it now."""

    def askable(self, t: Table, seat: int, effect: int) -> bool:
        """Whether it is worth a question, from what everybody knows."""
        return self.usable(t, seat, effect)

    def of_use(self, t: Table, seat: int) -> bool:
        """CE-R10: whether an ally can be played for it."""
        return self.usable(t, seat, self.kind)

    def needs_own_money(self) -> bool:
        """Whether whoever uses it has shown to have money."""
        return False

    @abstractmethod
    def add_legal(self, t: Table, seat: int, effect: int, actions: list[Action]) -> None:
        """What may be chosen, once it is usable."""

    def why_not(self, t: Table, seat: int, effect: int, action: Action) -> Refusal | None:
        """None if this action, which names the effect or has its verb, is among them."""
        if action.kind == self.verb:
            return self.why_not_choice(t, seat, effect, action)
        if not self.usable(t, seat, effect):
            return self.not_usable()
        return Refusal("CE-R2", "choose-for-effect", {"effect": self.name})

    def not_usable(self) -> Refusal:
        return Refusal(self.lacking, "not-usable-now", {"effect": self.name})

    def not_here(self) -> Refusal:
        """Why an action that is about it is not possible in a use without it."""
        return no_such_icon(self.kind)

    @abstractmethod
    def why_not_choice(self, t: Table, seat: int, effect: int, action: Action) -> Refusal | None:
        """None if an action with the verb of the effect may be done now."""

    @abstractmethod
    def use(self, t: Table, seat: int, effect: int, action: Action) -> None:
        """Do it; the effect has left `pending`."""

    def check_stored(self, t: Table, carried: int) -> None:
        """MalformedValue if it cannot carry that."""
        must(carried == 0, "pending: only what follows up has a place")


class Icon(Effect):
    """An effect that needs no choice to begin with."""

    def __init__(self, kind: int, simple: bool = False, lacking: str = "CE-R1") -> None:
        super().__init__(kind, USE_ICON, simple=simple, lacking=lacking)
        self.needs_choice = not is_icon(kind)

    @abstractmethod
    def run(self, t: Table, seat: int) -> None:
        """Carry it out."""

    def add_legal(self, t: Table, seat: int, effect: int, actions: list[Action]) -> None:
        actions.append(t.rules.vocabulary.one(USE_ICON, self.kind))

    def why_not_choice(self, t: Table, seat: int, effect: int, action: Action) -> Refusal | None:
        return None if self.usable(t, seat, effect) else self.not_usable()

    def use(self, t: Table, seat: int, effect: int, action: Action) -> None:
        self.run(t, seat)


def spend(t: Table, start: int, effect: int) -> None:
    """One effect of the use that starts there is being used."""
    at = start
    while t.pending[at] != effect:
        at += 1
    t.pending.pop(at)


def names_effect(action: Action) -> bool:
    """Whether an action names any effect by its first number."""
    return action.kind == USE_ICON or action.kind == AGAINST


def no_such_icon(kind: int) -> Refusal:
    return Refusal("CE-R2", "no-such-icon", {"effect": EFFECT_NAMES[kind]})


def why_not_business(t: Table, number: int) -> Refusal | None:
    """None if the thug space of a business is free."""
    name = t.rules.business_names[number]
    if number >= TURFS and number not in t.tile_on:
        return Refusal("CE-3.1", "not-open-yet", {"business": name})
    if t.thug_at[number] >= 0:
        return Refusal("CE-4.3", "thug-space-taken", {"business": name})
    return None


def why_not_space(t: Table, space: int) -> Refusal | None:
    """None if a space for members is free."""
    if t.rules.space_closed(space, t.players):
        return Refusal("CE-2.4", "closed-to-two")
    if t.member_at[space] >= 0:
        return Refusal("CE-4.5", "space-taken")
    return None
