"""Influence cards at work (chapter 7): announced, cancelled perhaps (LC-R8), and only then at work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capotavola.engine.frames import flag_of, frame, number_of, seat_of, step_of
from capotavola.engine.steps import Passage
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import EASIER, HARDER, HEAL, LOOK, LOOK_OR_MARKET, TURN_CARD, WEAKER
from capotavola.games.cosanostra.influence import hands, news
from capotavola.games.cosanostra.order import ACTION_TURN, CARD_WORKS, PLAN_TURN
from capotavola.games.cosanostra.table import MODS_BY, SEAT_MASK, UNDER, Table, bit_of
from capotavola.games.cosanostra.windows import SAVES, SCHEMES, VETOES, is_window, open_window

if TYPE_CHECKING:
    pass

# What a card is played for, where it could be for two things.
FOR_LOOKS: Final = 0
FOR_MARKET: Final = 1
FOR_EXTRA_TURN: Final = 0
FOR_SKIPPING: Final = 1
SKIPPED: Final = 2  # the flag of a turn that was


def play(t: Table, seat: int, kind: int, number: int) -> None:
    """Announced, cancelled perhaps (LC-R8), and only then at work."""
    hands.spend(t, seat, kind)
    man = t.rules.men.names[number] if EASIER <= kind <= WEAKER else ""
    for_market = kind == LOOK_OR_MARKET and number == FOR_MARKET
    news.played(t.told, seat, t.rules.influences.names[kind], man, for_market)
    t.stack.append(frame(CARD_WORKS, seat, kind, number))
    open_window(t, VETOES)


class CardWorks(Passage[Table]):
    """Nobody has cancelled it. The seat of its frame has played it, the flag is its kind."""

    def go_on(self, t: Table) -> None:
        top = t.stack.pop()
        seat, kind, number = seat_of(top), flag_of(top), number_of(top)
        if EASIER <= kind <= WEAKER:
            t.mods[number] |= bit_of(kind) | seat << MODS_BY[kind - EASIER]
            return
        hands.lay_open(t, kind)
        if kind == LOOK_OR_MARKET and number == FOR_MARKET:
            estate.replace_market(t, seat)
        elif kind == LOOK or kind == LOOK_OR_MARKET:
            t.looks[seat] += t.rules.influences.amount[kind]
        elif kind == HEAL:
            t.harm -= 1
            t.tell_of("healed" if t.harm else "saved", seat)
        elif number == FOR_SKIPPING:
            t.stack[-1] = frame(ACTION_TURN, seat, SKIPPED)
            t.tell_of("skipped", seat)
        else:
            t.announced |= 1 << seat

    def check_stored(self, t: Table, at: int) -> None:
        must(at > 0 and len(t.stack) == at + 2, "stack: a card is played by itself")
        must(is_window(t.stack[-1], VETOES), "stack: a card is played")
        must(_could_play(t, t.stack[at], t.stack[at - 1]), "stack: that card is not played like this")


def _could_play(t: Table, entry: int, below: int) -> bool:
    """Whether that card may be played at the step below."""
    seat, kind, number = seat_of(entry), flag_of(entry), number_of(entry)
    own = seat_of(below) == seat
    if is_window(below, SCHEMES):
        return number == 0 and kind == TURN_CARD and seat_of(t.stack[0]) != seat
    if is_window(below, SAVES):
        return number == 0 and kind == HEAL
    planning, acting = step_of(below) == PLAN_TURN, step_of(below) == ACTION_TURN
    if not planning and not acting:
        return False
    if (kind == LOOK or kind == LOOK_OR_MARKET) and number == FOR_LOOKS:
        return own or t.spying
    if kind == LOOK_OR_MARKET:
        return own and number == FOR_MARKET
    if kind == TURN_CARD:
        return own and acting and number == FOR_SKIPPING
    return own and planning and _could_lie_on(t, seat, kind, number)


def _could_lie_on(t: Table, seat: int, kind: int, man: int) -> bool:
    if not EASIER <= kind <= WEAKER or man >= t.rules.gangsters or t.man_at[man] >= UNDER:
        return False
    harmful = kind == HARDER or kind == WEAKER
    return not t.mods[man] & bit_of(kind) and not (harmful and t.man_at[man] == seat)


def played_now(t: Table, entry: int) -> dict[str, Json]:
    """The influence card that is about to work: LC-R8 lets it be cancelled before."""
    kind, number = flag_of(entry), number_of(entry)
    return {
        "card": t.rules.influences.names[kind],
        "by": seat_of(entry),
        "on": t.rules.men.names[number] if EASIER <= kind <= WEAKER else None,
        "for_market": kind == LOOK_OR_MARKET and number == FOR_MARKET,
    }


def cancel(t: Table) -> None:
    """The card on top of the stack does nothing."""
    hands.lay_open(t, flag_of(t.stack.pop()))


def take_off(t: Table, man: int, kind: int) -> None:
    """A card from a gangster onto the discard."""
    t.mods[man] &= ~(bit_of(kind) | SEAT_MASK << MODS_BY[kind - EASIER])
    hands.lay_open(t, kind)


def discard_from(t: Table, man: int, kind: int) -> None:
    """Its time is over."""
    t.tell_that("card-off", "card", t.rules.influences.names[kind], "gangster", t.rules.men.names[man])
    take_off(t, man, kind)


def take_off_all(t: Table, man: int) -> None:
    for kind in range(EASIER, WEAKER + 1):
        if t.mods[man] & bit_of(kind):
            discard_from(t, man, kind)


def task_gone(t: Table, man: int) -> None:
    """LC-7.4, LC-7.5, LC-R18: they go with the last task."""
    if not t.mods[man] or t.task_count(man):
        return
    for kind in (EASIER, HARDER):
        if t.mods[man] & bit_of(kind):
            discard_from(t, man, kind)
