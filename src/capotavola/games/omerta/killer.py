"""The Killer's answer to a card that is used against its holder (OM-4.9, OM-R8, OM-R20)."""

from capotavola.engine.action import Action
from capotavola.engine.audience import only
from capotavola.games.omerta import news, snap
from capotavola.games.omerta.cards import KILLER, KIND_MASK
from capotavola.games.omerta.rules import PASS, REVEAL
from capotavola.games.omerta.table import ANSWERS, EFFECT, Table


def ask_targets(t: Table, seat: int, targets: list[int]) -> None:
    """Every target who could reveal a card is asked, holding a Killer or not."""
    news.aimed(t.told, seat, t.character, targets, t.aim)
    t.stack.append(EFFECT)
    able = 0
    for target in targets:
        if t.can_reveal(target):
            able |= 1 << target
    if able:
        t.ask(ANSWERS, able)


def legal(t: Table, seat: int) -> list[Action]:
    actions = [t.rules.vocabulary.plain(PASS)]
    t.one_for_each(REVEAL, seat, actions)
    return actions


def choose(t: Table, seat: int, choice: int) -> None:
    """A place to reveal, or PASSED."""
    t.choices[seat] = choice
    t.waiting &= ~only(seat)
    if not t.waiting:
        settle(t)


def settle(t: Table) -> None:
    """Clockwise from the active player, until a Killer is among the revealed."""
    killed = False
    for i in range(1, t.players):
        seat = (t.active + i) % t.players
        place = t.choices[seat]
        if place < 0:
            continue
        if killed:
            news.too_slow(t.told, seat)  # OM-R20
        elif t.stocks[seat][place] & KIND_MASK == KILLER:
            killed = True
            t.put_on_discards(t.remove_from_stock(seat, place))
            news.killed(t.told, seat, place, t.character)
        else:
            snap.reveal_wrong(t, seat, place)
    t.forget_choices()
    t.stack.pop()
    if killed:
        t.stack.pop()  # the effect
        t.character = 0
        t.aim = []
