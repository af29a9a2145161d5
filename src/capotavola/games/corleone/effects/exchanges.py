"""CE-10.4, CE-10.5: cards of the hand for money or for a good."""

from abc import abstractmethod
from typing import Final

from capotavola.engine.action import Action
from capotavola.engine.frames import number_of
from capotavola.engine.refusal import Refusal
from capotavola.engine.stored import must
from capotavola.engine.values import Json, MalformedValue
from capotavola.games.corleone import cards, hands
from capotavola.games.corleone.cards import effect_with, kind_of, still_to_pay
from capotavola.games.corleone.effects.effect import Effect
from capotavola.games.corleone.effects.takes import add_goods, why_not_good
from capotavola.games.corleone.questions import WithinTurn, asked_in, no_such_card
from capotavola.games.corleone.rules import DISCARD, TAKE, TRADE
from capotavola.games.corleone.table import PAYING, PICKING, Table


class Exchange(Effect):
    """CE-R1: giving up is never compulsory; CE-R25: not just to get an own card back."""

    def __init__(self, kind: int, needed: int) -> None:
        super().__init__(kind, TRADE, optional=True)
        self.cards = needed
        self.gives_up = True

    @abstractmethod
    def gives(self, t: Table) -> bool:
        """CE-R25: whether the supply has anything for it."""

    @abstractmethod
    def is_given_by(self, card: int) -> bool:
        """CE-R25: given up, it is itself what can be taken."""

    @abstractmethod
    def reward(self, t: Table, seat: int) -> None:
        """All cards have been given up."""

    def is_meant(self, action: Action) -> bool:
        return super().is_meant(action) and action.a == self.kind

    def usable(self, t: Table, seat: int, effect: int) -> bool:
        if t.hand_size(seat) < self.cards:
            return False  # CE-R1: too few cards
        return self.gives(t) or self.holds_what_it_gives(t, seat)

    def askable(self, t: Table, seat: int, effect: int) -> bool:
        return t.hand_size(seat) >= self.cards and (self.gives(t) or t.loose_cards(seat) > 0)

    def of_use(self, t: Table, seat: int) -> bool:
        return t.hand_size(seat) >= self.cards and self.gives(t)

    def add_legal(self, t: Table, seat: int, effect: int, actions: list[Action]) -> None:
        gives = self.gives(t)
        for card in t.cards_of(seat):
            if gives or self.is_given_by(card):
                actions.append(t.rules.vocabulary.several(TRADE, self.kind, card))

    def why_not_choice(self, t: Table, seat: int, effect: int, action: Action) -> Refusal | None:
        if t.hand_size(seat) < self.cards:
            return Refusal("CE-R1", "too-few-cards", {"count": self.cards})
        if not self.gives(t) and not self.is_given_by(action.b):
            return Refusal("CE-R25", "nothing-to-gain", {"effect": self.name})
        return None if t.count_of(seat, action.b) else no_such_card(t, action.b)

    def holds_what_it_gives(self, t: Table, seat: int) -> bool:
        for kind in range(cards.TYPES):
            if self.is_given_by(kind) and t.hands[seat * cards.TYPES + kind]:
                return True
        return False

    def use(self, t: Table, seat: int, effect: int, action: Action) -> None:
        """The first card; the others are asked for one by one."""
        self.pay(t, seat, action.b, self.cards - 1)

    def pay(self, t: Table, seat: int, card: int, further: int) -> None:
        """Give one card up, with so many still to come."""
        hands.discard(t, seat, card)
        t.tell_of("discarded", seat, "card", t.rules.card_names[card])
        if further:
            t.ask_one(PAYING, seat, 0, effect_with(self.kind, further))
        else:
            self.reward(t, seat)


class ForMoney(Exchange):
    """CE-10.4: for a $5, or with other money before it."""

    def __init__(self, kind: int, needed: int, *also: int) -> None:
        super().__init__(kind, needed)
        self.values = [*also, cards.FIVE]

    def gives(self, t: Table) -> bool:
        return hands.any_left(t, cards.FIVE)

    def is_given_by(self, card: int) -> bool:
        return card < cards.MONEY

    def reward(self, t: Table, seat: int) -> None:
        for value in self.values:
            hands.take(t, seat, value)


class ForGood(Exchange):
    """CE-10.5: for a good, which is chosen then."""

    def gives(self, t: Table) -> bool:
        return hands.goods_left(t)

    def is_given_by(self, card: int) -> bool:
        return cards.GUN <= card < cards.NARCOTICS

    def reward(self, t: Table, seat: int) -> None:
        t.ask_one(PICKING, seat)


EXCHANGES: Final[list[Exchange]] = [
    ForMoney(cards.ONE_FOR_5, 1),
    ForMoney(cards.TWO_FOR_5, 2),
    ForMoney(cards.THREE_FOR_8, 3, cards.THREE),
    ForGood(cards.ONE_FOR_GOODS, 1),
]


def exchange_in(entry: int) -> Exchange:
    """What is paid for."""
    kind = kind_of(number_of(entry))
    for exchange in EXCHANGES:
        if exchange.kind == kind:
            return exchange
    raise MalformedValue("stack: no such exchange")


class Paying(WithinTurn):
    """The further cards of an exchange."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        return [t.rules.vocabulary.one(DISCARD, card) for card in t.cards_of(seat)]

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        if action.kind != DISCARD:
            return Refusal("CE-10.4", "pay-first")
        return None if t.count_of(seat, action.a) else no_such_card(t, action.a)

    def choose(self, t: Table, seat: int, action: Action) -> None:
        entry = t.answered()
        exchange_in(entry).pay(t, seat, action.a, still_to_pay(number_of(entry)) - 1)

    def show(self, t: Table, entry: int, asked: dict[str, Json]) -> None:
        asked["effects"] = [exchange_in(entry).name]
        asked["further"] = still_to_pay(number_of(entry))

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        return "ask-paying", {"count": asked_in(view).further}

    def check_decision(self, t: Table, entry: int) -> None:
        must(1 <= still_to_pay(number_of(entry)) < exchange_in(entry).cards, "stack: no such exchange")


class Picking(WithinTurn):
    """A good from the supply, but no narcotics, for the card that was given up."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        actions: list[Action] = []
        add_goods(t, actions)
        return actions

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        return why_not_good(t, action.a if action.kind == TAKE else 0)

    def choose(self, t: Table, seat: int, action: Action) -> None:
        t.answered()
        hands.take(t, seat, action.a)

    def check_decision(self, t: Table, entry: int) -> None:
        must(hands.goods_left(t), "supply: no good to pick")
