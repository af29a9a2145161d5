"""Chapter 2: a turn."""

from capotavola.engine.action import Action
from capotavola.engine.audience import only
from capotavola.games.omerta import characters, news, scoring, snap
from capotavola.games.omerta.cards import GAP, KIND_MASK, is_bottle, show_to, show_to_all
from capotavola.games.omerta.rules import CALL, DISCARD, DRAW, FROM_DISCARD, FROM_PILE, PASS, REPLACE
from capotavola.games.omerta.table import (
    END_OF_TURN,
    GIVEN_BY,
    GIVEN_SIZE,
    GIVEN_TO,
    GIVEN_TURNS,
    HOLDING,
    TURN,
    Table,
)


def begin(t: Table) -> None:
    """The active player's turn, which may be over at once."""
    if t.turn == t.turn_limit * t.players:  # OM-R16
        news.turns_ran_out(t.told)
        scoring.end_round(t, scoring.NOBODY)
        return
    t.turn += 1  # OM-R25
    seat = t.active
    t.stack.append(END_OF_TURN)
    if t.given and t.under_la_mamma(seat):  # OM-4.12
        news.turn_skipped(t.told, seat)
        remove_given(t, seat)
    elif can_draw(t) or can_call(t, seat):
        news.turn_began(t.told, seat)
        t.ask(TURN, only(seat))
    else:
        end_without_drawing(t, seat)


def end(t: Table) -> None:
    """OM-R15: clockwise."""
    t.active = (t.active + 1) % t.players
    begin(t)


def can_call(t: Table, seat: int) -> bool:
    """OM-2.1, OM-4.13"""
    return not (t.given and t.under_patrol(seat))


def can_draw(t: Table) -> bool:
    return bool(t.pile or t.discards)


def can_take_discard(t: Table, seat: int) -> bool:
    """OM-R1, OM-R24"""
    return bool(t.discards) and t.has_unlocked(seat)


def legal_start(t: Table, seat: int) -> list[Action]:
    vocabulary = t.rules.vocabulary
    actions: list[Action] = []
    if can_call(t, seat):
        actions.append(vocabulary.plain(CALL))
    if not can_draw(t):
        actions.append(vocabulary.plain(PASS))  # OM-R2
        return actions
    actions.append(vocabulary.one(DRAW, FROM_PILE))
    if can_take_discard(t, seat):
        actions.append(vocabulary.one(DRAW, FROM_DISCARD))
    return actions


def legal_holding(t: Table, seat: int) -> list[Action]:
    """OM-2.3"""
    actions: list[Action] = []
    t.one_for_each(REPLACE, seat, actions)
    if t.held_from == FROM_PILE:
        actions.append(t.rules.vocabulary.plain(DISCARD))
    return actions


def call_omerta(t: Table, seat: int) -> None:
    """OM-5.1"""
    news.omerta(t.told, seat)
    scoring.end_round(t, seat)


def draw(t: Table, seat: int, source: int) -> None:
    """OM-2.2"""
    t.stack.pop()
    if source == FROM_PILE:
        t.held = show_to(t.take_from_pile(), seat)
        news.drew_from_pile(t.told, seat, t.held)
    else:
        t.held = show_to_all(t.discards.pop())
        news.drew_from_discards(t.told, seat, t.held)
    t.held_from = source
    remove_given(t, seat)
    t.ask(HOLDING, only(seat))


def end_without_drawing(t: Table, seat: int) -> None:
    """OM-R2: the turn is over after any removal."""
    news.could_not_draw(t.told, seat)
    remove_given(t, seat)


def give_up_drawing(t: Table, seat: int) -> None:
    t.stack.pop()
    t.waiting = 0
    end_without_drawing(t, seat)


def replace(t: Table, seat: int, place: int) -> None:
    """OM-2.3"""
    old = t.turn_up(seat, place)
    t.stocks[seat][place] = t.held
    _let_go(t)
    news.replaced(t.told, seat, place, old)
    _discard(t, seat, old)


def discard_drawn(t: Table, seat: int) -> None:
    """OM-2.3"""
    card = t.held
    _let_go(t)
    news.discarded(t.told, seat, card)
    _discard(t, seat, card)


def remove_given(t: Table, giver: int) -> None:
    """OM-4.14, OM-R17, OM-R23"""
    if not t.given:
        return
    kept: list[int] = []
    for at in range(0, len(t.given), GIVEN_SIZE):
        entry = t.given[at : at + GIVEN_SIZE]
        if entry[GIVEN_BY] == giver:
            entry[GIVEN_TURNS] -= 1
        if entry[GIVEN_TURNS] == 0:
            t.put_on_discards(entry[0])
            news.given_removed(t.told, entry[0], entry[GIVEN_TO])
        else:
            kept.extend(entry)
    t.given = kept


def _let_go(t: Table) -> None:
    t.held = GAP
    t.stack.pop()
    t.waiting = 0


def _discard(t: Table, seat: int, card: int) -> None:
    """The active player's discard: a bottle opens a snap, a character works (OM-3.1, OM-4.1)."""
    t.put_on_discards(card)
    if is_bottle(card):
        snap.open_snap(t, card & KIND_MASK, seat)
    else:
        characters.use(t, seat, card & KIND_MASK)
