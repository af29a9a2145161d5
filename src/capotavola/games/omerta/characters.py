"""Chapter 4: the characters and their abilities."""

from capotavola.engine.action import NONE, Action
from capotavola.engine.audience import only
from capotavola.games.omerta import killer, lots, news, snap
from capotavola.games.omerta.cards import (
    DRIVER,
    GANGSTER,
    GAP,
    KIND_MASK,
    LA_MAMMA,
    LADY,
    MOLE,
    POLICE_PATROL,
    SAFECRACKER,
    SNITCH,
    is_bottle,
    show_to,
)
from capotavola.games.omerta.rules import (
    CRACK,
    DRIVER_VERB,
    EXCHANGE,
    GANGSTER_VERB,
    LA_MAMMA_VERB,
    LADY_VERB,
    MOLE_VERB,
    PASS,
    PATROL_VERB,
    SNITCH_VERB,
)
from capotavola.games.omerta.table import ABILITY, CRACKING, LOOKING, SECOND_BOTTLE, Table


def use(t: Table, seat: int, character: int) -> None:
    """OM-4.1: the active player discarded it; with a legal target it must be used (OM-R5)."""
    if not LADY <= character <= SAFECRACKER and character < LA_MAMMA:
        return  # Killer, Witness, Alibi
    t.character = character
    if has_target(t, seat):
        t.ask(ABILITY, only(seat))
    else:
        news.no_target(t.told, seat, character)
        t.character = 0


def has_target(t: Table, seat: int) -> bool:
    """OM-R5"""
    character = t.character
    if character == MOLE or character == DRIVER or character == SAFECRACKER:
        return t.has_unlocked(seat)
    if character == GANGSTER:
        return len(owners_of_unlocked(t)) > 1
    for other in range(t.players):
        if other != seat and is_target(t, other):
            return True
    return False


def is_target(t: Table, other: int) -> bool:
    """Whether the character may be aimed at this opponent (OM-R5, OM-R9)."""
    if t.character == POLICE_PATROL:
        return t.has_unlocked(other)
    if t.under_la_mamma(other):
        return False
    return t.character != LADY or len(t.unlocked_places(other)) > 1


def owners_of_unlocked(t: Table) -> list[int]:
    return [seat for seat in range(t.players) if t.has_unlocked(seat)]


def legal(t: Table, seat: int) -> list[Action]:
    """The active player names the targets."""
    character = t.character
    if character == MOLE:
        return [t.rules.vocabulary.one(MOLE_VERB, place) for place in t.unlocked_places(seat)]
    if character == GANGSTER:
        return _legal_gangster(t)
    if character == DRIVER:
        return _legal_driver(t, seat)
    if character == SAFECRACKER:
        return [t.rules.vocabulary.plain(PASS), t.rules.vocabulary.plain(CRACK)]
    targets = [other for other in range(t.players) if other != seat and is_target(t, other)]
    if character == SNITCH:
        return _legal_snitch(t, targets)
    if character == POLICE_PATROL:
        vocabulary = t.rules.vocabulary
        return [
            vocabulary.several(PATROL_VERB, other, place)
            for other in targets
            for place in t.unlocked_places(other)
        ]
    verb = LADY_VERB if character == LADY else LA_MAMMA_VERB
    return [t.rules.vocabulary.one(verb, other) for other in targets]


def _legal_gangster(t: Table) -> list[Action]:
    """OM-4.5, OM-R6: two cards of two different players."""
    actions: list[Action] = []
    vocabulary = t.rules.vocabulary
    places = [t.unlocked_places(seat) for seat in range(t.players)]
    for one in range(t.players):
        for other in range(one + 1, t.players):
            for place in places[one]:
                for other_place in places[other]:
                    actions.append(vocabulary.several(GANGSTER_VERB, one, place, other, other_place))
    return actions


def _legal_snitch(t: Table, targets: list[int]) -> list[Action]:
    """OM-4.6, OM-R7: both to one opponent or one each to two."""
    actions: list[Action] = []
    for i in range(len(targets)):
        for j in range(i, len(targets)):
            actions.append(t.rules.vocabulary.several(SNITCH_VERB, targets[i], targets[j]))
    return actions


def _legal_driver(t: Table, seat: int) -> list[Action]:
    """OM-R4: none, one or two cards, in the order chosen."""
    vocabulary = t.rules.vocabulary
    places = t.unlocked_places(seat)
    actions = [vocabulary.plain(DRIVER_VERB)]
    for place in places:
        actions.append(vocabulary.one(DRIVER_VERB, place))
    for place in places:
        for other in places:
            if place != other:
                actions.append(vocabulary.several(DRIVER_VERB, place, other))
    return actions


def name_targets(t: Table, seat: int, action: Action) -> None:
    """Those aimed at may answer before it happens (OM-4.9, OM-R8)."""
    t.stack.pop()
    t.waiting = 0
    if action.kind == MOLE_VERB:
        look_at_own(t, seat, action.a)
    elif action.kind == DRIVER_VERB:
        drive(t, seat, action)
    elif action.kind == CRACK:
        open_safe(t, seat)
    elif action.kind == PASS:
        news.declined(t.told, seat, t.character)
        t.character = 0
    else:
        t.aim = [action.a, action.b, action.c, action.d]
        killer.ask_targets(t, seat, targets_of(action, seat))


def targets_of(action: Action, seat: int) -> list[int]:
    """The opponents that a card is used against."""
    targets = [action.a]
    if action.kind == SNITCH_VERB and action.b != action.a:
        targets.append(action.b)
    if action.kind == GANGSTER_VERB:
        targets.append(action.c)
    return [target for target in targets if target != seat]


def happen(t: Table) -> None:
    """The ability that nobody stopped."""
    character = t.character
    aim = t.aim
    t.character = 0
    t.aim = []
    if character == LADY:
        shuffle_stock(t, aim[0])
    elif character == GANGSTER:
        swap(t, aim[0], aim[1], aim[2], aim[3])
    elif character == SNITCH:
        deal_two(t, aim[0], aim[1])
    elif character == LA_MAMMA:
        give(t, aim[0], NONE, 1)
        news.gave_la_mamma(t.told, t.active, aim[0])
    else:
        give(t, aim[0], aim[1], 2)
        news.gave_patrol(t.told, t.active, aim[0], aim[1])


def shuffle_stock(t: Table, seat: int) -> None:
    """Lady, OM-4.3: unseen by anybody; a locked card stays in its place (OM-R10)."""
    lots.shuffle_together(t, seat, t.unlocked_places(seat))
    news.shuffled(t.told, seat)


def swap(t: Table, one: int, place: int, other: int, other_place: int) -> None:
    """Gangster, OM-4.5: unseen."""
    card = t.stocks[one][place]
    t.stocks[one][place] = t.stocks[other][other_place]
    t.stocks[other][other_place] = card
    news.swapped(t.told, one, place, other, other_place)


def deal_two(t: Table, one: int, other: int) -> None:
    """Snitch, OM-4.6: clockwise from the active player (OM-R22)."""
    first = one
    second = other
    if (one - t.active) % t.players > (other - t.active) % t.players:
        first = other
        second = one
    t.deal_to(first)
    t.deal_to(second)


def give(t: Table, target: int, place: int, turns: int) -> None:
    """La Mamma and Police patrol move from the discard pile to their target (OM-R5)."""
    t.given.extend([t.discards.pop(), target, place, t.active, turns])


def look_at_own(t: Table, seat: int, place: int) -> None:
    """Mole, OM-4.4"""
    stock = t.stocks[seat]
    stock[place] = show_to(stock[place], seat)
    t.aim = [place]
    t.character = 0
    news.looked(t.told, seat, [place], [stock[place]])
    t.ask(LOOKING, only(seat))


def put_back(t: Table, seat: int) -> None:
    """OM-R18"""
    t.aim = []
    t.stack.pop()
    t.waiting = 0
    news.put_back(t.told, seat)


def drive(t: Table, seat: int, action: Action) -> None:
    """Driver, OM-4.7, OM-R4, OM-R19"""
    t.character = 0
    places = action.numbers()
    if not places:
        news.declined(t.told, seat, DRIVER)
        return
    stock = t.stocks[seat]
    news.driver_showed(t.told, seat, places, [stock[place] for place in places])
    for place in places:
        if not is_bottle(stock[place]):
            _take_both_back(t, seat, places)
            return
    bottles = [t.remove_from_stock(seat, place) for place in places]
    if len(bottles) > 1:
        t.second = bottles[1] & KIND_MASK
        t.stack.append(SECOND_BOTTLE)
    _discard_bottle(t, seat, bottles[0])


def discard_second(t: Table) -> None:
    bottle = t.second
    t.second = GAP
    _discard_bottle(t, t.active, bottle)


def _take_both_back(t: Table, seat: int, places: list[int]) -> None:
    for place in places:
        t.show_to_everybody(seat, place)
    news.driver_failed(t.told, seat)
    t.deal_to(seat)


def _discard_bottle(t: Table, seat: int, bottle: int) -> None:
    t.put_on_discards(bottle)
    news.discarded(t.told, seat, bottle)
    snap.open_snap(t, bottle & KIND_MASK, seat)


def open_safe(t: Table, seat: int) -> None:
    """Safecracker, OM-4.8: look at all of it."""
    t.safe = [show_to(card, seat) for card in t.safe]
    t.character = 0
    news.safe_opened(t.told, seat, t.safe)
    t.ask(CRACKING, only(seat))


def legal_exchange(t: Table, seat: int) -> list[Action]:
    places = t.unlocked_places(seat)
    return [
        t.rules.vocabulary.several(EXCHANGE, safe_place, place)
        for safe_place in range(len(t.safe))
        for place in places
    ]


def exchange(t: Table, seat: int, safe_place: int, place: int) -> None:
    """Then one of them for one of the own, which is not looked at (OM-4.8)."""
    t.stack.pop()
    t.waiting = 0
    stock = t.stocks[seat]
    card = stock[place]
    stock[place] = t.safe[safe_place]
    t.safe[safe_place] = card
    news.exchanged(t.told, seat, safe_place, place)
