"""What a player may do besides on a turn: influence cards, looks, skills (LC-5.2, section 7)."""

from typing import Final

from capotavola.engine.action import Action
from capotavola.engine.frames import flag_of
from capotavola.engine.machine import i64
from capotavola.engine.refusal import Refusal
from capotavola.games.cosanostra.actions.verbs import NEW_MARKET, PUT, REMOVE, SKIP
from capotavola.games.cosanostra.cards import (
    CANCEL_INFLUENCE,
    INFLUENCE_AND_LOOK,
    LAWYER,
    LOOK_OR_MARKET,
    NOBODY,
    TURN_CARD,
)
from capotavola.games.cosanostra.influence.aside import Aside
from capotavola.games.cosanostra.influence.at_once import FOR_MARKET, FOR_SKIPPING
from capotavola.games.cosanostra.influence.card import not_in_hand, not_now
from capotavola.games.cosanostra.influence.looking import LOOKING, add_looking, others_plan_jobs
from capotavola.games.cosanostra.influence.on_gangsters import LYING, OnGangster, lying
from capotavola.games.cosanostra.influence.playing import play
from capotavola.games.cosanostra.order import PLAN_TURN
from capotavola.games.cosanostra.table import UNDER, Table, player_of
from capotavola.games.cosanostra.windows import VETOES, is_window


class Put(Aside):
    """LC-7.4 to LC-7.7, LC-R3: while planning, on a gangster."""

    def add_legal(self, t: Table, seat: int, actions: list[Action]) -> None:
        for card in LYING:
            if not t.in_hand(seat, card.kind):
                continue
            row = t.rules.puts[card.kind]
            for man in range(t.men()):
                if card.can_lie_on(t, seat, man):
                    actions.append(row[man])

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        if not t.on(PLAN_TURN):
            return Refusal("LC-R3", "only-while-planning", {"card": t.rules.influences.names[action.a]})
        card = lying(action.a)
        if card is None:
            return not_now(t, action.a)
        return card.why_not_on(t, seat, action.b) if t.in_hand(seat, card.kind) else not_in_hand(t, card.kind)

    def do(self, t: Table, seat: int, action: Action) -> None:
        play(t, seat, action.a, action.b)


class NewMarket(Aside):
    """LC-7.1"""

    def add_legal(self, t: Table, seat: int, actions: list[Action]) -> None:
        if t.in_hand(seat, LOOK_OR_MARKET) and t.deck:
            actions.append(t.rules.vocabulary.plain(NEW_MARKET))

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        if not t.in_hand(seat, LOOK_OR_MARKET):
            return not_in_hand(t, LOOK_OR_MARKET)
        return None if t.deck else Refusal("LC-R24", "deck-empty")

    def do(self, t: Table, seat: int, action: Action) -> None:
        play(t, seat, LOOK_OR_MARKET, FOR_MARKET)


class Skip(Aside):
    """LC-7.8: an action turn in which nothing has been done yet."""

    def add_legal(self, t: Table, seat: int, actions: list[Action]) -> None:
        if t.in_hand(seat, TURN_CARD):
            actions.append(t.rules.vocabulary.plain(SKIP))

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        if t.on(PLAN_TURN):
            return Refusal("LC-7.8", "only-in-action-stage")
        if not t.in_hand(seat, TURN_CARD):
            return not_in_hand(t, TURN_CARD)
        return Refusal("LC-7.8", "acted-already") if flag_of(t.now()) else None

    def do(self, t: Table, seat: int, action: Action) -> None:
        play(t, seat, TURN_CARD, FOR_SKIPPING)


class Remove(Aside):
    """LC-R8: whoever may cancel influence cards also takes opponents' cards off gangsters, between tasks."""

    def add_legal(self, t: Table, seat: int, actions: list[Action]) -> None:
        if not t.can_use(seat, CANCEL_INFLUENCE):
            return
        for man in range(t.men()):
            if not t.mods[man]:
                continue
            for card in LYING:
                if _is_opponents(t, seat, card, man):
                    actions.append(t.rules.vocabulary.several(REMOVE, card.kind, man))

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        card = lying(action.a)
        able = t.can_use(seat, CANCEL_INFLUENCE)
        if card is not None and able and _is_opponents(t, seat, card, action.b):
            return None
        return Refusal("LC-R8", "nothing-to-remove")

    def why_not_unasked(self, t: Table, seat: int, action: Action) -> Refusal | None:
        return Refusal("LC-R8", "nothing-to-remove")

    def do(self, t: Table, seat: int, action: Action) -> None:
        t.ability_uses[CANCEL_INFLUENCE] += 1
        card = lying(action.a)
        assert card is not None
        card.take_off(t, action.b)
        name, man = t.rules.influences.names[action.a], t.rules.men.names[action.b]
        t.tell_of("removed", seat, "card", name, "gangster", man)


def _is_opponents(t: Table, seat: int, card: OnGangster, man: int) -> bool:
    """Whether another player has put it on a gangster in play."""
    there = t.man_at[man] < UNDER and t.mods[man] & card.bit != 0
    return there and player_of(t.mods[man], card.kind) != seat


PUTTING: Final = Put(PUT)
MARKET: Final = NewMarket(NEW_MARKET)
SKIPPING: Final = Skip(SKIP)
REMOVING: Final = Remove(REMOVE)
ASIDES: Final[list[Aside]] = [PUTTING, MARKET, SKIPPING, *LOOKING, REMOVING]
BY_VERB: Final[dict[int, Aside]] = {aside.verb: aside for aside in ASIDES}


# -- when they are asked about ---------------------------------------------------------


def could(t: Table, seat: i64) -> bool:
    """By what all can see: cards in hand, a skill or an ability not yet used, a look left."""
    if t.looks[seat] or t.influence_count(seat):
        return True
    if t.skill_left(seat, LAWYER) != NOBODY and others_plan_jobs(t, seat):
        return True
    return t.can_use(seat, INFLUENCE_AND_LOOK) or t.can_use(seat, CANCEL_INFLUENCE)


def while_planning(t: Table, seat: int, actions: list[Action]) -> None:
    PUTTING.add_legal(t, seat, actions)
    after_acting(t, seat, actions)


def before_acting(t: Table, seat: int, actions: list[Action]) -> None:
    MARKET.add_legal(t, seat, actions)
    SKIPPING.add_legal(t, seat, actions)
    _always(t, seat, actions)


def after_acting(t: Table, seat: int, actions: list[Action]) -> None:
    MARKET.add_legal(t, seat, actions)
    _always(t, seat, actions)


def _always(t: Table, seat: int, actions: list[Action]) -> None:
    add_looking(t, seat, actions)
    REMOVING.add_legal(t, seat, actions)


def add_unasked(t: Table, seat: int, on_turn: bool, actions: list[Action]) -> None:
    """Looks on another's turn (LC-10.3), and cards taken off gangsters between tasks (LC-R8)."""
    asked = t.is_asked(seat)
    if on_turn and t.spying and not asked:
        add_looking(t, seat, actions)
    between_tasks = not t.attempts and not is_window(t.stack[-1], VETOES)
    if between_tasks and not (on_turn and asked):
        REMOVING.add_legal(t, seat, actions)


# -- by their verbs --------------------------------------------------------------------


def is_aside(verb: int) -> bool:
    return verb in BY_VERB


def do(t: Table, seat: int, action: Action) -> None:
    BY_VERB[action.kind].do(t, seat, action)


def why_not(t: Table, seat: int, action: Action) -> Refusal | None:
    return BY_VERB[action.kind].why_not(t, seat, action)


def why_not_unasked(t: Table, seat: int, action: Action) -> Refusal | None:
    """On another player's turn (LC-R3, LC-R8); None if it is another rule that is against it."""
    return BY_VERB[action.kind].why_not_unasked(t, seat, action) if is_aside(action.kind) else None
