"""Effects on the hands of opponents: gifts, dollars, looks, and an offer (CE-4.6)."""

from abc import abstractmethod
from typing import Final

from capotavola.engine.action import Action
from capotavola.engine.frames import flag_of, frame, number_of, seat_of
from capotavola.engine.refusal import Refusal
from capotavola.engine.stored import must
from capotavola.engine.values import Json, MalformedValue
from capotavola.games.corleone import cards, hands, news
from capotavola.games.corleone.cards import effect_with, kind_of, target_of
from capotavola.games.corleone.effects.effect import Effect, Icon
from capotavola.games.corleone.questions import CorleoneStep, WithinTurn, asked_in, no_such_card
from capotavola.games.corleone.rules import AGAINST, DISCARD, DONE, GIVE, TAKE
from capotavola.games.corleone.table import DOLLARS, GIVING, LOOKING, OPTIONAL, Table


def someone_else_holds_cards(t: Table, seat: int) -> bool:
    return any(other != seat and t.loose_cards(other) > 0 for other in range(t.players))


class Against(Effect):
    """One that is turned on an opponent with cards that it could be about; everybody can count them."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind, AGAINST)

    def has_cards(self, t: Table, other: int) -> bool:
        return t.loose_cards(other) > 0

    @abstractmethod
    def turn_on(self, t: Table, seat: int, target: int) -> None:
        """What happens to the target."""

    def usable(self, t: Table, seat: int, effect: int) -> bool:
        return any(other != seat and self.has_cards(t, other) for other in range(t.players))

    def add_legal(self, t: Table, seat: int, effect: int, actions: list[Action]) -> None:
        for other in range(t.players):
            if other != seat and self.has_cards(t, other):
                actions.append(t.rules.vocabulary.several(AGAINST, self.kind, other))

    def why_not_choice(self, t: Table, seat: int, effect: int, action: Action) -> Refusal | None:
        other = action.b
        if not self.usable(t, seat, effect):
            return self.not_usable()
        if other == seat:
            return Refusal("CE-4.6", "opponents-only")
        if not 0 <= other < t.players:
            return Refusal("CE-R2", "choose-for-effect", {"effect": self.name})
        return None if self.has_cards(t, other) else Refusal("CE-4.6", "nothing-to-take", {"seat": other})

    def use(self, t: Table, seat: int, effect: int, action: Action) -> None:
        self.turn_on(t, seat, action.b)


class Gift(Against):
    """A card of the giver's choice, never an ally."""

    def turn_on(self, t: Table, seat: int, target: int) -> None:
        t.tell_of("asked-gift", seat, "target", target)
        t.ask_one(GIVING, target, 0, seat)


class Giving(WithinTurn):
    """An opponent's gift."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        return [t.rules.vocabulary.one(GIVE, card) for card in t.cards_of(seat) if card < t.rules.first_ally]

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        if action.kind != GIVE:
            return Refusal("CE-4.6", "give-first")
        if action.a >= t.rules.first_ally:
            return Refusal("CE-4.6", "never-an-ally")
        return None if t.count_of(seat, action.a) else no_such_card(t, action.a)

    def choose(self, t: Table, seat: int, action: Action) -> None:
        taker = number_of(t.answered())
        hands.pass_on(t, seat, taker, action.a, hands.ANY_CARD)

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        return "ask-giving", {"seat": view["active"]}

    def check_decision(self, t: Table, entry: int) -> None:
        seat, taker = seat_of(entry), number_of(entry)
        must(taker < t.players and taker != seat and t.loose_cards(seat) > 0, "stack: who gives to whom")


class HighestMoney(Against):
    """The highest money card of an opponent's hand."""

    def turn_on(self, t: Table, seat: int, target: int) -> None:
        value = hands.highest_money(t, target)
        if value < 0:
            hands.remember(t, hands.NO_MONEY, target, target, 0)
            t.tell_of("had-no-money", target)
        else:
            hands.pass_on(t, target, seat, value, hands.HIGHEST)


class Look(Against):
    """At an opponent's hand, out of which a card may be chosen: `does` is the verb that chooses it."""

    def __init__(self, kind: int, does: int) -> None:
        super().__init__(kind)
        self.does = does

    @abstractmethod
    def may_choose(self, card: int) -> bool:
        """Whether it is a card that the look is about."""

    @abstractmethod
    def chosen(self, t: Table, seat: int, target: int, card: int) -> None:
        """What becomes of the chosen card."""

    @abstractmethod
    def found_none(self, t: Table, seat: int, target: int) -> None:
        """The looker had to choose, and could not: all learn what that hand lacks."""

    def has_cards(self, t: Table, other: int) -> bool:
        return t.hand_size(other) > 0

    def finds_any(self, t: Table, target: int) -> bool:
        return any(self.may_choose(card) for card in t.cards_of(target))

    def turn_on(self, t: Table, seat: int, target: int) -> None:
        optional = flag_of(t.stack[-1])
        hands.look(t, seat, target)
        t.ask_one(LOOKING, seat, optional, effect_with(self.kind, target))


class LookForMoney(Look):
    def may_choose(self, card: int) -> bool:
        return card < cards.MONEY

    def chosen(self, t: Table, seat: int, target: int, card: int) -> None:
        hands.pass_on(t, target, seat, card, hands.SOME_MONEY)

    def found_none(self, t: Table, seat: int, target: int) -> None:
        hands.remember(t, hands.NO_MONEY, target, seat, 0)


class LookForGood(Look):
    def may_choose(self, card: int) -> bool:
        return cards.GUN <= card <= cards.NARCOTICS

    def chosen(self, t: Table, seat: int, target: int, card: int) -> None:
        hands.pass_on(t, target, seat, card, hands.SOME_GOOD)

    def found_none(self, t: Table, seat: int, target: int) -> None:
        hands.remember(t, hands.NO_GOODS, target, seat, 0)


class LookAndDiscard(Look):
    """Any card of that hand."""

    def may_choose(self, card: int) -> bool:
        return True

    def chosen(self, t: Table, seat: int, target: int, card: int) -> None:
        hands.discard(t, target, card)
        t.tell_of("discarded", target, "card", t.rules.card_names[card])

    def found_none(self, t: Table, seat: int, target: int) -> None:
        raise AssertionError("only a hand with cards is looked at")


LOOKS: Final[list[Look]] = [
    LookForMoney(cards.LOOK_TAKE_MONEY, TAKE),
    LookForGood(cards.LOOK_TAKE_GOOD, TAKE),
    LookAndDiscard(cards.LOOK_DISCARD, DISCARD),
]


def look_in(entry: int) -> Look:
    """What the looker may do."""
    kind = kind_of(number_of(entry))
    for look in LOOKS:
        if look.kind == kind:
            return look
    raise MalformedValue("stack: who looks at whom")


def target_in(entry: int) -> int:
    """Whose hand is in view."""
    return target_of(number_of(entry))


class Looking(WithinTurn):
    """The looker chooses of the hand in view."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        entry = t.stack[-1]
        look, vocabulary = look_in(entry), t.rules.vocabulary
        found = [card for card in t.cards_of(target_in(entry)) if look.may_choose(card)]
        actions = [vocabulary.one(look.does, card) for card in found]
        if not actions or flag_of(entry) == OPTIONAL:
            actions.append(vocabulary.plain(DONE))
        return actions

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        entry = t.stack[-1]
        look, target = look_in(entry), target_in(entry)
        if action.kind == DONE:
            free = flag_of(entry) == OPTIONAL or not look.finds_any(t, target)
            return None if free else Refusal("CE-R1", "taking-is-compulsory")
        if action.kind != TAKE and action.kind != DISCARD:
            return Refusal("CE-R13", "choose-of-that-hand")
        fits = action.kind == look.does and look.may_choose(action.a)
        return None if fits and t.count_of(target, action.a) else Refusal("CE-R13", "not-of-that-hand")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        entry = t.answered()
        look, target = look_in(entry), target_in(entry)
        if action.kind != DONE:
            look.chosen(t, seat, target, action.a)
            return
        if flag_of(entry) != OPTIONAL:
            look.found_none(t, seat, target)
        t.tell_of("declined", seat)

    def show(self, t: Table, entry: int, asked: dict[str, Json]) -> None:
        asked["effects"] = [look_in(entry).name]
        asked["target"] = target_in(entry)

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        return "ask-looking", {"seat": asked_in(view).target}

    def check_decision(self, t: Table, entry: int) -> None:
        look, target = look_in(entry), target_in(entry)
        must(target < t.players and target != seat_of(entry), "stack: who looks at whom")
        must(look.has_cards(t, target), "stack: nothing to look at")


class DollarFromEach(Icon):
    """All who hold any card but allies are asked at once, so that the question tells nothing."""

    def usable(self, t: Table, seat: int, effect: int) -> bool:
        return someone_else_holds_cards(t, seat)

    def run(self, t: Table, seat: int) -> None:
        asked = 0
        for other in range(t.players):
            if other == seat:
                continue
            if t.loose_cards(other):
                asked |= 1 << other
            else:
                t.tell_of("had-no-money", other)
        t.ask(frame(DOLLARS, seat), asked)


class Dollars(CorleoneStep):
    """A $1; without one, another money card of the giver's choice; without money, nothing."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        vocabulary = t.rules.vocabulary
        at = seat * cards.TYPES
        if t.hands[at + cards.ONE]:
            return [vocabulary.one(GIVE, cards.ONE)]
        actions: list[Action] = []
        for value in range(cards.MONEY):
            if t.hands[at + value]:
                actions.append(vocabulary.one(GIVE, value))
        return actions or [vocabulary.plain(DONE)]

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        if action.kind == DONE and not t.has_money(seat):
            return None
        if action.kind != GIVE:
            return Refusal("CE-4.6", "give-first")
        if action.a >= cards.MONEY:
            return Refusal("CE-4.6", "money-only")
        if not t.hands[seat * cards.TYPES + action.a]:
            return no_such_card(t, action.a)
        has_one = action.a != cards.ONE and t.hands[seat * cards.TYPES + cards.ONE]
        return Refusal("CE-4.6", "a-dollar-first") if has_one else None

    def choose(self, t: Table, seat: int, action: Action) -> None:
        taker = seat_of(t.stack[-1])
        if action.kind == GIVE:
            hands.pass_on(t, seat, taker, action.a, hands.DOLLAR)
        else:
            hands.remember(t, hands.NO_MONEY, seat, seat, 0)
            t.tell_of("had-no-money", seat)
        t.one_has_answered(seat)
        if not t.waiting:
            t.answered()

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        return "ask-dollars", {"seat": view["active"]}

    def check_stored(self, t: Table, at: int) -> None:
        self.must_wait_in_turn(t, at)
        must(at == len(t.stack) - 1, "stack: that cannot wait")
        for other in range(t.players):
            can_give = other != seat_of(t.stack[at]) and t.loose_cards(other) > 0
            must(not t.is_asked(other) or can_give, "waiting: who can give a card")


class Offer(Icon):
    """Everybody else shows the highest money card; the best goes into the own suitcase, the others back."""

    def usable(self, t: Table, seat: int, effect: int) -> bool:
        return someone_else_holds_cards(t, seat)

    def run(self, t: Table, seat: int) -> None:
        shown: list[int] = []
        best = -1
        for other in range(t.players):
            value = hands.show_highest(t, other) if other != seat and t.loose_cards(other) else -1
            shown.append(value)
            if other != seat:
                news.showed(t.told, other, value)
            if value > best:
                best = value
        taken = False
        for other, value in enumerate(shown):
            if value < 0:
                continue
            if value == best and not taken:
                taken = True
                hands.leave_for_suitcase(t, other, seat, value)
                t.tell_of("offer-taken", seat, "target", other, "card", cards.TYPE_NAMES[value])
            else:
                hands.put_back(t, other, value)
                t.tell_of("returned", other, "card", cards.TYPE_NAMES[value])
