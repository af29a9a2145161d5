"""CE-4.11, CE-R14: neutral figures, own thugs that move, and the spaces that are free for them."""

from abc import abstractmethod

from capotavola.engine.action import Action
from capotavola.engine.refusal import Refusal
from capotavola.games.corleone import cards, rules
from capotavola.games.corleone.effects.effect import Effect, why_not_business, why_not_space
from capotavola.games.corleone.effects.follow_ups import follow_up
from capotavola.games.corleone.fronts import use_backs, use_front
from capotavola.games.corleone.table import BOSS_BIT, CHIEF_BIT, MAYOR_BIT, Table


class Neutral(Effect):
    """CE-4.11: a figure comes to the board, or moves there; out of the Hudson it does not (CE-R14)."""

    def __init__(self, kind: int, verb: int, figure: str) -> None:
        super().__init__(kind, verb)
        self.figure = figure

    @abstractmethod
    def place(self, t: Table) -> int:
        """Where it is."""

    @abstractmethod
    def has_room(self, t: Table) -> bool:
        """Whether it could come anywhere."""

    @abstractmethod
    def rooms(self, t: Table) -> list[int]:
        """All places where it could come."""

    @abstractmethod
    def why_not_there(self, t: Table, place: int) -> Refusal | None:
        """None if it could come there."""

    def usable(self, t: Table, seat: int, effect: int) -> bool:
        return self.place(t) != cards.HUDSON and self.has_room(t)

    def add_legal(self, t: Table, seat: int, effect: int, actions: list[Action]) -> None:
        for place in self.rooms(t):
            actions.append(t.rules.vocabulary.one(self.verb, place))

    def why_not_choice(self, t: Table, seat: int, effect: int, action: Action) -> Refusal | None:
        if self.place(t) == cards.HUDSON:
            return Refusal("CE-R14", "in-the-hudson", {"figure": self.figure})
        return self.why_not_there(t, action.a)


class UnionBoss(Neutral):
    """On a thug space, whose front is used."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind, rules.BOSS_VERB, rules.BOSS_NAME)

    def place(self, t: Table) -> int:
        return t.boss_at

    def has_room(self, t: Table) -> bool:
        return t.has_free_thug_space()

    def rooms(self, t: Table) -> list[int]:
        return t.free_thug_spaces()

    def why_not_there(self, t: Table, place: int) -> Refusal | None:
        return why_not_business(t, place)

    def use(self, t: Table, seat: int, effect: int, action: Action) -> None:
        if t.boss_at >= 0:
            t.thug_at[t.boss_at] = cards.NOBODY
        t.boss_at = action.a
        t.thug_at[action.a] = cards.NEUTRAL
        t.moved_now |= BOSS_BIT
        t.tell_of("boss-placed", seat, "business", t.rules.business_names[action.a])
        use_front(t, seat, action.a)


class Mayor(Neutral):
    """On a space for members, whose backs are used."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind, rules.MAYOR_VERB, rules.MAYOR_NAME)

    def place(self, t: Table) -> int:
        return t.mayor_at

    def has_room(self, t: Table) -> bool:
        return t.has_free_member_space()

    def rooms(self, t: Table) -> list[int]:
        return t.free_member_spaces()

    def why_not_there(self, t: Table, place: int) -> Refusal | None:
        return why_not_space(t, place)

    def use(self, t: Table, seat: int, effect: int, action: Action) -> None:
        if t.mayor_at >= 0:
            t.member_at[t.mayor_at] = cards.NOBODY
        t.mayor_at = action.a
        t.member_at[action.a] = cards.NEUTRAL
        t.moved_now |= MAYOR_BIT
        t.tell_of("mayor-placed", seat, "areas", t.rules.space_names[action.a])
        use_backs(t, seat, action.a)


class PoliceChief(Neutral):
    """To another turf, where he shoots a thug, or any figure: `shoots` is what follows."""

    def __init__(self, kind: int, shoots: int) -> None:
        super().__init__(kind, rules.CHIEF_VERB, rules.CHIEF_NAME)
        self.shoots = shoots

    def place(self, t: Table) -> int:
        return t.chief_at

    def has_room(self, t: Table) -> bool:
        return True

    def rooms(self, t: Table) -> list[int]:
        return [turf for turf in range(rules.TURFS) if turf != t.chief_at]

    def why_not_there(self, t: Table, place: int) -> Refusal | None:
        if place != t.chief_at:
            return None
        return Refusal("CE-R14", "to-another-turf", {"turf": rules.AREA_NAMES[place]})

    def use(self, t: Table, seat: int, effect: int, action: Action) -> None:
        t.chief_at = action.a
        t.moved_now |= CHIEF_BIT
        t.tell_of("chief-placed", seat, "turf", rules.AREA_NAMES[action.a])
        follow_up(t, self.shoots, 1 << action.a)


class MoveThug(Effect):
    """An own thug to a free thug space, whose front is used."""

    def usable(self, t: Table, seat: int, effect: int) -> bool:
        return seat in t.thug_at and t.has_free_thug_space()

    def add_legal(self, t: Table, seat: int, effect: int, actions: list[Action]) -> None:
        for business in t.own_thugs(seat):
            for to in t.free_thug_spaces():
                actions.append(t.rules.vocabulary.several(rules.MOVE, business, to))

    def why_not_choice(self, t: Table, seat: int, effect: int, action: Action) -> Refusal | None:
        own = why_not_own_thug(t, seat, action.a)
        return own if own is not None else why_not_business(t, action.b)

    def use(self, t: Table, seat: int, effect: int, action: Action) -> None:
        move_thug(t, seat, action.a, action.b)


def why_not_own_thug(t: Table, seat: int, business: int) -> Refusal | None:
    if t.thug_at[business] == seat:
        return None
    return Refusal("CE-4.3", "no-own-thug-there", {"business": t.rules.business_names[business]})


def move_thug(t: Table, seat: int, business: int, to: int) -> None:
    t.thug_at[business] = cards.NOBODY
    t.thug_at[to] = seat
    names = t.rules.business_names
    t.tell_of("thug-moved", seat, "business", names[business], "to_business", names[to])
    use_front(t, seat, to)


class Front(Effect):
    """CE-4.13, CE-R6: the front of any business on the board."""

    def usable(self, t: Table, seat: int, effect: int) -> bool:
        return True

    def add_legal(self, t: Table, seat: int, effect: int, actions: list[Action]) -> None:
        for business in t.open_businesses():
            actions.append(t.rules.vocabulary.one(rules.FRONT_VERB, business))

    def why_not_choice(self, t: Table, seat: int, effect: int, action: Action) -> Refusal | None:
        if action.a < rules.TURFS or action.a in t.tile_on:
            return None
        return Refusal("CE-3.1", "not-open-yet", {"business": t.rules.business_names[action.a]})

    def use(self, t: Table, seat: int, effect: int, action: Action) -> None:
        t.tell_of("front-used", seat, "business", t.rules.business_names[action.a])
        use_front(t, seat, action.a)
