"""Chapter 4: what a turn may be, each action in its place: a thug, a family member, an ally."""

from abc import abstractmethod

from capotavola.engine.action import Action
from capotavola.engine.refusal import Refusal
from capotavola.games.corleone import hands
from capotavola.games.corleone.cards import NOBODY, THEN
from capotavola.games.corleone.effects.all import effect_of
from capotavola.games.corleone.effects.effect import why_not_business, why_not_space
from capotavola.games.corleone.fronts import begin, use_backs, use_front
from capotavola.games.corleone.table import IN_HAND, PLAYED, Table


class TurnAction:
    """`verb` is what does it."""

    def __init__(self, verb: int) -> None:
        self.verb = verb

    @abstractmethod
    def add_legal(self, t: Table, seat: int, actions: list[Action]) -> None:
        """What the seat could do of this if it were its turn."""

    @abstractmethod
    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        """None if this action, which has the verb, is among them."""

    @abstractmethod
    def do(self, t: Table, seat: int, action: Action) -> None:
        """The end of the turn waits below."""


class PlaceThug(TurnAction):
    """On a free thug space, whose front is used (CE-4.3)."""

    def add_legal(self, t: Table, seat: int, actions: list[Action]) -> None:
        if not t.thugs_left[seat]:
            return
        row = t.rules.vocabulary.row(self.verb)
        thug_at = t.thug_at
        for turf, tile in enumerate(t.tile_on):
            if thug_at[turf] == NOBODY:
                actions.append(row[turf])
            if tile != NOBODY and thug_at[tile] == NOBODY:
                actions.append(row[tile])

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        return why_not_business(t, action.a) if t.thugs_left[seat] else Refusal("CE-4.3", "no-thug-left")

    def do(self, t: Table, seat: int, action: Action) -> None:
        business = action.a
        t.thugs_left[seat] -= 1
        t.thug_at[business] = seat
        t.tell_of("thug-placed", seat, "business", t.rules.business_names[business])
        use_front(t, seat, business)


class PlaceMember(TurnAction):
    """On a free space for members, whose backs are used (CE-4.5)."""

    def add_legal(self, t: Table, seat: int, actions: list[Action]) -> None:
        if not t.members_left[seat]:
            return
        row = t.rules.vocabulary.row(self.verb)
        closed = t.rules.closed_to_two if t.players == 2 else t.rules.none_closed
        for space, owner in enumerate(t.member_at):
            if owner == NOBODY and not closed[space]:
                actions.append(row[space])

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        return why_not_space(t, action.a) if t.members_left[seat] else Refusal("CE-4.5", "no-member-left")

    def do(self, t: Table, seat: int, action: Action) -> None:
        space = action.a
        t.members_left[seat] -= 1
        t.member_at[space] = seat
        t.tell_of("member-placed", seat, "areas", t.rules.space_names[space])
        use_backs(t, seat, space)


class PlayAlly(TurnAction):
    """From the hand, once an act (CE-4.8)."""

    def add_legal(self, t: Table, seat: int, actions: list[Action]) -> None:
        mine = IN_HAND + seat
        for ally, at in enumerate(t.ally_at):
            if at == mine and can_play(t, seat, ally):
                actions.append(t.rules.vocabulary.one(self.verb, ally))

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        ally = action.a
        name = t.rules.ally_names[ally]
        if t.ally_at[ally] == PLAYED + seat:
            return Refusal("CE-4.8", "ally-once-an-act", {"ally": name})
        if t.ally_at[ally] != IN_HAND + seat:
            return Refusal("CE-4.8", "ally-not-in-hand", {"ally": name})
        return None if can_play(t, seat, ally) else Refusal("CE-R10", "ally-of-no-use", {"ally": name})

    def do(self, t: Table, seat: int, action: Action) -> None:
        ally = action.a
        t.ally_at[ally] = PLAYED + seat
        if needs_money(t, seat, ally):
            hands.remember(t, hands.HAS_MONEY, seat, seat, 0)  # or it could not be played (CE-R10)
        t.tell_of("ally-played", seat, "ally", t.rules.ally_names[ally])
        begin(t, seat, t.rules.ally_effects[ally])


def can_play(t: Table, seat: int, ally: int) -> bool:
    """CE-R10: something of it can be used, once it has left the hand."""
    t.ally_at[ally] = PLAYED + seat
    of_use = False
    for effect in t.rules.ally_effects[ally]:
        if effect != THEN and effect_of(effect).of_use(t, seat):
            of_use = True
            break
    t.ally_at[ally] = IN_HAND + seat
    return of_use


def needs_money(t: Table, seat: int, ally: int) -> bool:
    for effect in t.rules.ally_effects[ally]:
        what = effect_of(effect)
        if effect != THEN and not what.needs_own_money() and what.of_use(t, seat):
            return False
    return True
