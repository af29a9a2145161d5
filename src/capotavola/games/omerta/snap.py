"""Chapter 3: the snap."""

from capotavola.engine.action import Action
from capotavola.engine.stored import must
from capotavola.games.omerta import news
from capotavola.games.omerta.cards import GAP, KIND_NAMES, kind_of, word_of
from capotavola.games.omerta.questions import RevealQuestion
from capotavola.games.omerta.rules import PASS, SNAP
from capotavola.games.omerta.table import END_OF_TURN, PASSED, SECOND_BOTTLE, SNAPS, Table


def open_snap(t: Table, value: int) -> None:
    """OM-3.1; everybody who could reveal a card is asked (OM-R3)."""
    able = 0
    for seat in range(t.players):
        if t.can_reveal(seat):
            able |= 1 << seat
    if not able:
        return
    t.snap_value = value
    t.snaps += 1
    t.snapper = -1
    t.tell_that("snap-opened", "card", KIND_NAMES[value])
    t.ask(SNAPS, able)


class Snaps(RevealQuestion):
    """OM-R3: sealed, all decide before anything is revealed; in a race each attempt counts at once."""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, SNAP, "OM-3.1", "OM-R3", "snap-first")

    def already(self, t: Table, seat: int) -> str:
        return "one-attempt"

    def choose(self, t: Table, seat: int, action: Action) -> None:
        choice = PASSED if action.kind == PASS else action.a
        t.one_has_answered(seat)
        if not t.race:
            t.choices[seat] = choice
        elif choice != PASSED and attempt(t, seat, choice):
            t.waiting = 0
        if not t.waiting:
            close_snap(t)

    def check_stored(self, t: Table, at: int) -> None:
        below = [END_OF_TURN, SECOND_BOTTLE] if t.second != GAP else [END_OF_TURN]
        must(t.stack[:-1] == below, "stack: what waits under the snap")
        super().check_stored(t, at)


def close_snap(t: Table) -> None:
    if not t.race:
        settle(t)
    t.answered()
    t.snap_value = 0
    t.forget_choices()


def settle(t: Table) -> None:
    """OM-R3, sealed: clockwise from the discarder's left until one succeeds."""
    won = False
    for i in range(1, t.players + 1):
        seat = (t.active + i) % t.players
        if t.choices[seat] < 0:
            continue
        if won:
            news.too_slow(t.told, seat)  # OM-3.3
        else:
            won = attempt(t, seat, t.choices[seat])


def attempt(t: Table, seat: int, place: int) -> bool:
    """OM-3.1; a snapped bottle opens no new snap (OM-3.4)."""
    card = t.stocks[seat][place]
    if kind_of(card) != t.snap_value:
        reveal_wrong(t, seat, place)
        return False
    t.snapper = seat
    t.put_on_discards(t.remove_from_stock(seat, place))
    t.tell_of("snapped", seat, "place", place, "card", word_of(card))
    return True


def reveal_wrong(t: Table, seat: int, place: int) -> None:
    """OM-3.2: all have seen it, it goes back, and a penalty card comes."""
    t.show_to_everybody(seat, place)
    t.tell_of("wrong-card", seat, "place", place, "card", word_of(t.stocks[seat][place]))
    t.deal_to(seat)
