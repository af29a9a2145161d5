"""Whether a table that was written down by hand can be played on; what a step needs, the step says."""

from capotavola.engine.stored import must
from capotavola.games.omerta import table
from capotavola.games.omerta.cards import (
    BATCH,
    GAP,
    HIGHEST_BOTTLE,
    KIND_NAMES,
    LA_MAMMA,
    is_given,
    kind_of,
    lot_of,
    slot_of,
)
from capotavola.games.omerta.table import Table


def check(t: Table) -> None:
    """MalformedValue names the part that does not fit the others."""
    _check_deck(t)
    _check_scores(t)
    _check_given(t)
    _check_lots(t)
    if t.stack:
        _check_belongings(t)
    t.check_stack()


def _on_table(t: Table) -> list[int]:
    cards = [*t.safe, *t.pile, *t.discards, t.held, t.second, *[given[table.GIVEN_CARD] for given in t.given]]
    for stock in t.stocks:
        cards.extend(stock)
    return [card for card in cards if card != GAP]


def _check_deck(t: Table) -> None:
    """OM-1.1: every card of the deck is somewhere, once."""
    missing = list(t.rules.deck)
    for card in _on_table(t):
        kind = kind_of(card)
        must(kind in missing, f"too many cards: {KIND_NAMES[kind]}")
        missing.remove(kind)
        must(card >> BATCH <= t.batch, f"batch: {KIND_NAMES[kind]} comes of a later one")
    must(not missing, f"cards are missing: {', '.join(KIND_NAMES[kind] for kind in missing)}")


def _check_scores(t: Table) -> None:
    rounds = t.round - 1 if t.stack else t.round
    must(len(t.scores) == rounds * t.players, "scores: one for each seat and finished round")
    must(bool(t.stack) or t.round == t.players, "stack: the game is not over yet")


def _check_given(t: Table) -> None:
    places: list[tuple[int, int]] = []
    for card, seat, place, by, _ in t.given:
        must(is_given(card), "given: only La Mamma and the patrol are")
        must(seat != by, "given: to another player")
        if card == LA_MAMMA:
            must(place < 0, "given: La Mamma lies on no card")
        else:
            must(0 <= place < len(t.stocks[seat]) and t.stocks[seat][place] != GAP, "given: no card there")
        must((seat, place) not in places, "given: two in one place")
        places.append((seat, place))


def _check_lots(t: Table) -> None:
    """What went into a lot has come out of it, each slot once."""
    came_out = [[GAP] * len(lot) for lot in t.lots]
    later = [(card, number) for number, lot in enumerate(t.lots) for card in lot]
    others = [(card, len(t.lots)) for card in [*_on_table(t), *t.shown]]
    for card, number in later + others:
        lot, slot = lot_of(card), slot_of(card)
        if lot:
            must(lot <= number and slot < len(came_out[lot - 1]), f"lots: no slot {lot}.{slot}")
            must(came_out[lot - 1][slot] == GAP, f"lots: slot {lot}.{slot} stands twice")
            came_out[lot - 1][slot] = kind_of(card)
    for number, entered in enumerate(t.lots):
        went_in = sorted(kind_of(card) for card in entered)
        must(sorted(came_out[number]) == went_in, f"lots: not the same went into {number + 1} and came out")


def _check_belongings(t: Table) -> None:
    """What belongs to one step is nowhere at the others."""
    must((t.held != GAP) == t.on(table.HOLDING), "held: a card is in hand while it is decided on")
    must(
        (t.snap_value != 0) == t.on(table.SNAPS) and t.snap_value <= HIGHEST_BOTTLE, "snap: a bottle's value"
    )
    must(
        (t.character != 0) == (t.on(table.ABILITY) or t.on(table.ANSWERS)),
        "character: one that is being resolved",
    )
    must(bool(t.aim) == (t.on(table.ANSWERS) or t.on(table.LOOKING)), "aim: what has been chosen")
    must((t.second != GAP) == (table.SECOND_BOTTLE in t.stack), "second: the bottle that waits")
