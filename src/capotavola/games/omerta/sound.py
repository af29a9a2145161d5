"""Whether a table that was written down by hand can be played on."""

from capotavola.engine.audience import only
from capotavola.engine.stored import must
from capotavola.games.omerta import characters, turn
from capotavola.games.omerta.cards import (
    BATCH,
    GAP,
    HIGHEST_BOTTLE,
    KIND_MASK,
    KIND_NAMES,
    LA_MAMMA,
    LADY,
    lot_of,
    slot_of,
)
from capotavola.games.omerta.rules import ABILITY_VERBS, FROM_DISCARD, PASS, STOCK
from capotavola.games.omerta.setup import PLACES
from capotavola.games.omerta.table import (
    ABILITY,
    ANSWERS,
    CRACKING,
    EFFECT,
    END_OF_TURN,
    GIVEN_BY,
    GIVEN_PLACE,
    GIVEN_SIZE,
    GIVEN_TO,
    HOLDING,
    LOOKING,
    PASSED,
    PEEKS,
    SECOND_BOTTLE,
    SNAPS,
    TURN,
    UNDECIDED,
    Table,
)


def check(t: Table) -> None:
    """MalformedValue names the part that does not fit the others."""
    _check_deck(t)
    _check_scores(t)
    _check_given(t)
    _check_lots(t)
    if t.stack:
        _check_stack(t)
        _check_waiting(t)
        _check_step(t)
        _check_choices(t)
    else:
        must(t.waiting == 0, "waiting: the game is over")


def _on_table(t: Table) -> list[int]:
    cards = [*t.safe, *t.pile, *t.discards, t.held, t.second, *t.given[::GIVEN_SIZE]]
    for stock in t.stocks:
        cards.extend(stock)
    return [card for card in cards if card != GAP]


def _check_deck(t: Table) -> None:
    """OM-1.1: every card of the deck is somewhere, once."""
    missing = list(t.rules.deck)
    for card in _on_table(t):
        kind = card & KIND_MASK
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
    for at in range(0, len(t.given), GIVEN_SIZE):
        seat, place = t.given[at + GIVEN_TO], t.given[at + GIVEN_PLACE]
        must(t.given[at] & KIND_MASK >= LA_MAMMA, "given: only La Mamma and the patrol are")
        must(seat != t.given[at + GIVEN_BY], "given: to another player")
        if t.given[at] & KIND_MASK == LA_MAMMA:
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
            came_out[lot - 1][slot] = card & KIND_MASK
    for number, entered in enumerate(t.lots):
        went_in = sorted(card & KIND_MASK for card in entered)
        must(sorted(came_out[number]) == went_in, f"lots: not the same went into {number + 1} and came out")


def _check_stack(t: Table) -> None:
    """What may lie under the step on top."""
    step = t.stack[-1]
    below = t.stack[:-1]
    if step == PEEKS:
        must(below == [], "stack: nothing lies under the peeks")
    elif step == ANSWERS:
        must(below == [END_OF_TURN, EFFECT], "stack: under the answers lies the effect")
    elif step == SNAPS and t.second != GAP:
        must(below == [END_OF_TURN, SECOND_BOTTLE], "stack: the second bottle waits")
    else:
        must(step in (TURN, HOLDING, SNAPS, ABILITY, LOOKING, CRACKING), "stack: nobody is asked")
        must(below == [END_OF_TURN], "stack: under a step lies the end of the turn")


def _check_waiting(t: Table) -> None:
    step = t.stack[-1]
    must(t.waiting != 0, "waiting: nobody is asked")
    if step in (SNAPS, ANSWERS):
        for seat in range(t.players):
            must(not t.waiting >> seat & 1 or t.can_reveal(seat), f"waiting: {seat} has nothing to reveal")
    elif step != PEEKS:
        must(t.waiting == only(t.active), "waiting: only the active player is asked")


def _check_step(t: Table) -> None:
    """What the step on top needs, and what no other step has."""
    step = t.stack[-1]
    must((t.held != GAP) == (step == HOLDING), "held: a card is in hand while it is decided on")
    must((t.snap_value != 0) == (step == SNAPS) and t.snap_value <= HIGHEST_BOTTLE, "snap: a bottle's value")
    must((t.character != 0) == (step in (ABILITY, ANSWERS)), "character: one that is being resolved")
    if step == PEEKS:
        for stock in t.stocks:
            must(len(stock) == STOCK and GAP not in stock, "stocks: four cards each before the peeks")
    elif step == TURN:
        must(turn.can_draw(t) or turn.can_call(t, t.active), "waiting: there is nothing to decide")
    elif step == HOLDING:
        must(t.held_from != FROM_DISCARD or t.has_unlocked(t.active), "held: it can replace nothing")
    elif step == LOOKING:
        must(len(t.aim) == 1 and t.aim[0] in t.unlocked_places(t.active), "aim: an own card")
    elif step == CRACKING:
        must(t.has_unlocked(t.active), "stack: nothing can be exchanged")
    elif step != SNAPS:
        _check_character(t)
    must(bool(t.aim) == (step in (ANSWERS, LOOKING)), "aim: what has been chosen")


def _check_character(t: Table) -> None:
    verb = ABILITY_VERBS[t.character - LADY] if t.character >= LADY else PASS
    must(verb != PASS and characters.has_target(t, t.active), "character: it has no target")
    if t.stack[-1] == ANSWERS:
        chosen = [action for action in characters.legal(t, t.active) if action.kind == verb]
        aims = [[action.a, action.b, action.c, action.d] for action in chosen]
        must(t.aim in aims, "aim: not a choice for the character")
        targets = characters.targets_of(chosen[aims.index(t.aim)], t.active)
        for seat in range(t.players):
            must(not t.waiting >> seat & 1 or seat in targets, f"waiting: {seat} is no target")
    if t.character >= LA_MAMMA:
        must(t.discards[-1:] == [t.character], "discards: the character lies on top")


def _check_choices(t: Table) -> None:
    step = t.stack[-1]
    for seat in range(t.players):
        choice = t.choices[seat]
        if choice == UNDECIDED:
            continue
        asked = t.waiting >> seat & 1 == 1
        if step == PEEKS:
            one, other = choice // PLACES, choice % PLACES
            must(asked and 0 <= one < other < STOCK, "choices: two cards in view")
        else:
            must(step in (SNAPS, ANSWERS) and not asked, "choices: nothing has been chosen")
            must(choice == PASSED or choice in t.unlocked_places(seat), "choices: no such card")
