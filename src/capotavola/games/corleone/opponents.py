"""Effects on the hands of opponents: gifts, dollars, looks, and an offer."""

from capotavola.engine.action import Action
from capotavola.games.corleone import hands, news
from capotavola.games.corleone.cards import (
    EFFECT_ARG,
    EFFECT_MASK,
    GIFT,
    GUN,
    HIGHEST_MONEY,
    LOOK_DISCARD,
    LOOK_TAKE_MONEY,
    MONEY,
    NARCOTICS,
    ONE,
    TYPES,
    is_look,
)
from capotavola.games.corleone.rules import DISCARD, DONE, GIVE, TAKE
from capotavola.games.corleone.table import (
    DOLLARS,
    FLAG,
    GIVING,
    LOOKING,
    NUMBER,
    SEAT,
    SEAT_MASK,
    Table,
    frame,
)


def victims(t: Table, seat: int, kind: int) -> list[int]:
    """Opponents with cards that this could be about; everybody can count them."""
    found: list[int] = []
    for other in range(t.players):
        if other != seat and (t.hand_size(other) if is_look(kind) else t.loose_cards(other)) > 0:
            found.append(other)
    return found


def turn_on(t: Table, seat: int, kind: int, target: int) -> None:
    """An effect against one opponent."""
    if kind == GIFT:
        news.asked_gift(t.told, seat, target)
        t.stack.append(frame(GIVING, target, 0, seat))
        t.waiting = 1 << target
    elif kind == HIGHEST_MONEY:
        take_highest(t, seat, target)
    else:
        optional = t.stack[-1] >> FLAG & 1
        hands.look(t, seat, target)
        t.ask(LOOKING, seat, optional, kind | target << EFFECT_ARG)


def legal_giving(t: Table, seat: int) -> list[Action]:
    """The giver's choice, never an ally."""
    return [t.rules.vocabulary.one(GIVE, card) for card in t.cards_of(seat) if card < t.rules.first_ally]


def give(t: Table, seat: int, card: int) -> None:
    taker = t.answered() >> NUMBER
    hands.pass_on(t, seat, taker, card, hands.ANY_CARD)


def take_highest(t: Table, seat: int, target: int) -> None:
    value = hands.highest_money(t, target)
    if value < 0:
        hands.remember(t, hands.NO_MONEY, target, target, 0)
        news.had_no_money(t.told, target)
    else:
        hands.pass_on(t, target, seat, value, hands.HIGHEST)


def ask_for_dollars(t: Table, seat: int) -> None:
    """All who hold any card but allies are asked at once, so that the question tells nothing."""
    asked = 0
    for other in range(t.players):
        if other == seat:
            continue
        if t.loose_cards(other):
            asked |= 1 << other
        else:
            news.had_no_money(t.told, other)
    t.stack.append(frame(DOLLARS, seat))
    t.waiting = asked


def legal_dollars(t: Table, seat: int) -> list[Action]:
    """A $1; without one, another money card of the giver's choice; without money, nothing."""
    vocabulary = t.rules.vocabulary
    at = seat * TYPES
    if t.hands[at + ONE]:
        return [vocabulary.one(GIVE, ONE)]
    actions: list[Action] = []
    for value in range(MONEY):
        if t.hands[at + value]:
            actions.append(vocabulary.one(GIVE, value))
    return actions or [vocabulary.plain(DONE)]


def give_dollar(t: Table, seat: int, action: Action) -> None:
    taker = t.stack[-1] >> SEAT & SEAT_MASK
    if action.kind == GIVE:
        hands.pass_on(t, seat, taker, action.a, hands.DOLLAR)
    else:
        hands.remember(t, hands.NO_MONEY, seat, seat, 0)
        news.had_no_money(t.told, seat)
    t.waiting &= ~(1 << seat)
    if not t.waiting:
        t.stack.pop()


def legal_looking(t: Table, seat: int, top: int) -> list[Action]:
    vocabulary = t.rules.vocabulary
    kind = top >> NUMBER & EFFECT_MASK
    target = top >> NUMBER >> EFFECT_ARG
    verb = DISCARD if kind == LOOK_DISCARD else TAKE
    actions: list[Action] = []
    for card in t.cards_of(target):
        if may_be_taken(kind, card):
            actions.append(vocabulary.one(verb, card))
    if not actions or top >> FLAG & 1:
        actions.append(vocabulary.plain(DONE))
    return actions


def may_be_taken(kind: int, card: int) -> bool:
    if kind == LOOK_DISCARD:
        return True
    if kind == LOOK_TAKE_MONEY:
        return card < MONEY
    return GUN <= card <= NARCOTICS


def take_seen(t: Table, seat: int, action: Action) -> None:
    """What the looker chose of the hand in view."""
    top = t.answered()
    kind = top >> NUMBER & EFFECT_MASK
    target = top >> NUMBER >> EFFECT_ARG
    if action.kind == DONE:
        if not top >> FLAG & 1:  # had there been one, it would have been taken
            hands.remember(t, _lacks(kind), target, seat, 0)
        news.declined(t.told, seat)
    elif kind == LOOK_DISCARD:
        hands.discard(t, target, action.a)
        news.discarded(t.told, target, action.a, t.rules)
    elif kind == LOOK_TAKE_MONEY:
        hands.pass_on(t, target, seat, action.a, hands.SOME_MONEY)
    else:
        hands.pass_on(t, target, seat, action.a, hands.SOME_GOOD)


def _lacks(look: int) -> int:
    return hands.NO_MONEY if look == LOOK_TAKE_MONEY else hands.NO_GOODS


def make_offer(t: Table, seat: int) -> None:
    """Everybody else shows the highest money card; the best goes into the own suitcase, the others back."""
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
            news.offer_taken(t.told, seat, other, value)
        else:
            hands.put_back(t, other, value)
            news.returned(t.told, other, value)
