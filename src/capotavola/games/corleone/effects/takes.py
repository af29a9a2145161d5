"""What is simply taken, the horse head, and the suitcase (CE-10.1, CE-10.2, CE-10.7)."""

from capotavola.engine.action import Action
from capotavola.engine.refusal import Refusal
from capotavola.games.corleone import cards, hands
from capotavola.games.corleone.effects.effect import Effect, Icon
from capotavola.games.corleone.questions import no_such_card
from capotavola.games.corleone.rules import STASH, TAKE
from capotavola.games.corleone.table import Table


class Take(Icon):
    """CE-10.1: a card of one type from the supply."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind, simple=True, lacking="CE-4.12")
        self.type = cards.type_of(kind)

    def usable(self, t: Table, seat: int, effect: int) -> bool:
        return hands.any_left(t, self.type)

    def run(self, t: Table, seat: int) -> None:
        hands.take(t, seat, self.type)


class HorseHead(Icon):
    """Its holder is first from now on (CE-10.7, CE-R3)."""

    def usable(self, t: Table, seat: int, effect: int) -> bool:
        return True

    def of_use(self, t: Table, seat: int) -> bool:
        return t.first != seat

    def run(self, t: Table, seat: int) -> None:
        if t.first != seat:
            t.first = seat
            t.tell_of("horse-head", seat)


class Suitcase(Effect):
    """CE-10.2: a money card of the hand goes into it."""

    def usable(self, t: Table, seat: int, effect: int) -> bool:
        return t.has_money(seat)

    def askable(self, t: Table, seat: int, effect: int) -> bool:
        return t.loose_cards(seat) > 0

    def needs_own_money(self) -> bool:
        return True

    def add_legal(self, t: Table, seat: int, effect: int, actions: list[Action]) -> None:
        for value in range(cards.MONEY):
            if t.hands[seat * cards.TYPES + value]:
                actions.append(t.rules.vocabulary.one(STASH, value))

    def why_not_choice(self, t: Table, seat: int, effect: int, action: Action) -> Refusal | None:
        return None if t.hands[seat * cards.TYPES + action.a] else no_such_card(t, action.a)

    def use(self, t: Table, seat: int, effect: int, action: Action) -> None:
        hands.stash(t, seat, action.a)


class AnyGood(Effect):
    """A good of the seat's choice, but no narcotics."""

    def is_meant(self, action: Action) -> bool:
        return super().is_meant(action) and (action.kind != TAKE or action.a < cards.TYPES)

    def usable(self, t: Table, seat: int, effect: int) -> bool:
        return hands.goods_left(t)

    def add_legal(self, t: Table, seat: int, effect: int, actions: list[Action]) -> None:
        add_goods(t, actions)

    def why_not_choice(self, t: Table, seat: int, effect: int, action: Action) -> Refusal | None:
        return why_not_good(t, action.a)

    def use(self, t: Table, seat: int, effect: int, action: Action) -> None:
        hands.take(t, seat, action.a)


def add_goods(t: Table, actions: list[Action]) -> None:
    """Any good of the supply, but narcotics."""
    for good in (cards.GUN, cards.BOOZE, cards.BLOOD):
        if t.supply[good]:
            actions.append(t.rules.vocabulary.one(TAKE, good))


def why_not_good(t: Table, card: int) -> Refusal | None:
    if not cards.GUN <= card <= cards.BLOOD:
        return Refusal("CE-10.5", "booze-gun-or-blood-money")
    return None if t.supply[card] else Refusal("CE-4.12", "none-left", {"card": t.rules.card_names[card]})
