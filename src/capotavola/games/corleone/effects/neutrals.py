"""CE-4.11, CE-R14: neutral figures, own thugs that move, and the spaces that are free for them."""

from capotavola.engine.action import Action
from capotavola.engine.refusal import Refusal
from capotavola.games.corleone import cards, rules
from capotavola.games.corleone.effects.effect import Effect, why_not_business, why_not_space
from capotavola.games.corleone.effects.follow_ups import follow_up
from capotavola.games.corleone.fronts import use_backs, use_front
from capotavola.games.corleone.table import BOSS_BIT, CHIEF_BIT, MAYOR_BIT, Table


class UnionBoss(Effect):
    """CE-4.11: on a thug space, whose front is used."""

    def usable(self, t: Table, seat: int, effect: int) -> bool:
        return t.boss_at != cards.HUDSON and t.has_free_thug_space()  # CE-R14

    def add_legal(self, t: Table, seat: int, effect: int, actions: list[Action]) -> None:
        for business in t.free_thug_spaces():
            actions.append(t.rules.vocabulary.one(rules.BOSS_VERB, business))

    def why_not_choice(self, t: Table, seat: int, effect: int, action: Action) -> Refusal | None:
        return in_the_hudson(self.name) if t.boss_at == cards.HUDSON else why_not_business(t, action.a)

    def use(self, t: Table, seat: int, effect: int, action: Action) -> None:
        if t.boss_at >= 0:
            t.thug_at[t.boss_at] = cards.NOBODY
        t.boss_at = action.a
        t.thug_at[action.a] = cards.NEUTRAL
        t.moved_now |= BOSS_BIT
        t.tell_of("boss-placed", seat, "business", t.rules.business_names[action.a])
        use_front(t, seat, action.a)


class Mayor(Effect):
    """CE-4.11: on a space for members, whose backs are used."""

    def usable(self, t: Table, seat: int, effect: int) -> bool:
        return t.mayor_at != cards.HUDSON and t.has_free_member_space()

    def add_legal(self, t: Table, seat: int, effect: int, actions: list[Action]) -> None:
        for space in t.free_member_spaces():
            actions.append(t.rules.vocabulary.one(rules.MAYOR_VERB, space))

    def why_not_choice(self, t: Table, seat: int, effect: int, action: Action) -> Refusal | None:
        return in_the_hudson(self.name) if t.mayor_at == cards.HUDSON else why_not_space(t, action.a)

    def use(self, t: Table, seat: int, effect: int, action: Action) -> None:
        if t.mayor_at >= 0:
            t.member_at[t.mayor_at] = cards.NOBODY
        t.mayor_at = action.a
        t.member_at[action.a] = cards.NEUTRAL
        t.moved_now |= MAYOR_BIT
        t.tell_of("mayor-placed", seat, "areas", t.rules.space_names[action.a])
        use_backs(t, seat, action.a)


class PoliceChief(Effect):
    """CE-4.11: to another turf, where he shoots a thug, or any figure."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind, rules.CHIEF_VERB)
        self.shoots = cards.CHIEF_SHOOTS_ANY if kind == cards.CHIEF_ANY else cards.CHIEF_SHOOTS_THUG

    def usable(self, t: Table, seat: int, effect: int) -> bool:
        return t.chief_at != cards.HUDSON

    def add_legal(self, t: Table, seat: int, effect: int, actions: list[Action]) -> None:
        for turf in range(rules.TURFS):
            if turf != t.chief_at:
                actions.append(t.rules.vocabulary.one(rules.CHIEF_VERB, turf))

    def why_not_choice(self, t: Table, seat: int, effect: int, action: Action) -> Refusal | None:
        if t.chief_at == cards.HUDSON:
            return in_the_hudson("police-chief")
        if action.a == t.chief_at:
            return Refusal("CE-R14", "to-another-turf", {"turf": rules.AREA_NAMES[action.a]})
        return None

    def use(self, t: Table, seat: int, effect: int, action: Action) -> None:
        t.chief_at = action.a
        t.moved_now |= CHIEF_BIT
        t.tell_of("chief-placed", seat, "turf", rules.AREA_NAMES[action.a])
        follow_up(t, self.shoots, 1 << action.a)


def in_the_hudson(figure: str) -> Refusal:
    return Refusal("CE-R14", "in-the-hudson", {"figure": figure})


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
