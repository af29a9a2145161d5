"""Chapter 3: the snap."""

from capotavola.engine.action import Action
from capotavola.engine.audience import only
from capotavola.games.omerta import news
from capotavola.games.omerta.cards import KIND_MASK
from capotavola.games.omerta.rules import PASS, SNAP
from capotavola.games.omerta.table import PASSED, SNAPS, Table


def open_snap(t: Table, value: int, discarder: int) -> None:
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
    news.snap_opened(t.told, value)
    t.ask(SNAPS, able)


def legal(t: Table, seat: int) -> list[Action]:
    actions = [t.rules.vocabulary.plain(PASS)]
    t.one_for_each(SNAP, seat, actions)
    return actions


def choose(t: Table, seat: int, choice: int) -> None:
    """A place to snap from, or PASSED."""
    t.waiting &= ~only(seat)
    if t.race:
        if choice != PASSED and attempt(t, seat, choice):
            t.waiting = 0
    else:
        t.choices[seat] = choice
    if not t.waiting:
        if not t.race:
            settle(t)
        t.stack.pop()
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
    if card & KIND_MASK != t.snap_value:
        reveal_wrong(t, seat, place)
        return False
    t.snapper = seat
    t.put_on_discards(t.remove_from_stock(seat, place))
    news.snapped(t.told, seat, place, card)
    return True


def reveal_wrong(t: Table, seat: int, place: int) -> None:
    """OM-3.2: all have seen it, it goes back, and a penalty card comes."""
    t.show_to_everybody(seat, place)
    news.wrong_card(t.told, seat, place, t.stocks[seat][place])
    t.deal_to(seat)
