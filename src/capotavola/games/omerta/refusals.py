"""Why not: the rule against every action that is not legal, from public things only."""

from capotavola.engine.action import Action
from capotavola.engine.refusal import Refusal
from capotavola.engine.values import Json
from capotavola.games.omerta.cards import DRIVER, GAP, KIND_NAMES, LADY
from capotavola.games.omerta.rules import (
    ABILITY_VERBS,
    CALL,
    DISCARD,
    DRAW,
    DRIVER_VERB,
    EXCHANGE,
    FROM_DISCARD,
    GANGSTER_VERB,
    MOLE_VERB,
    PASS,
    PATROL_VERB,
    PEEK,
    PUT_BACK,
    REPLACE,
    REVEAL,
    SNAP,
    SNITCH_VERB,
)
from capotavola.games.omerta.table import (
    ABILITY,
    ANSWERS,
    CRACKING,
    HOLDING,
    PEEKS,
    SNAPS,
    TURN,
    UNDECIDED,
    Table,
)


def explain(t: Table, seat: int, action: Action) -> Refusal:
    if not t.stack:
        return Refusal("OM-1.7", "game-over")
    if not 0 <= seat < t.players:
        return Refusal("OM-1.1", "no-such-seat")
    step = t.stack[-1]
    if not t.waiting >> seat & 1:
        return _not_asked(t, seat, step)
    if step == PEEKS:
        return _peeks(t, seat, action)
    if step == TURN:
        return _turn(t, seat, action)
    if step == HOLDING:
        return _holding(t, seat, action)
    if step == SNAPS:
        return _reveal(t, seat, action, SNAP, "OM-3.1", Refusal("OM-R3", "snap-first"))
    if step == ANSWERS:
        return _reveal(t, seat, action, REVEAL, "OM-4.9", Refusal("OM-R8", "answer-first"))
    if step == ABILITY:
        return _ability(t, seat, action)
    if step == CRACKING:
        return _cracking(t, seat, action)
    return Refusal("OM-R18", "put-back-first")


def _not_asked(t: Table, seat: int, step: int) -> Refusal:
    if step == PEEKS:
        return Refusal("OM-1.6", "looked-already")
    if step == SNAPS or step == ANSWERS:
        if t.under_la_mamma(seat):
            return Refusal("OM-4.12", "la-mamma-forbids")
        rule = "OM-R3" if step == SNAPS else "OM-R8"
        if not t.has_unlocked(seat):
            return Refusal(rule, "nothing-to-reveal")
        if step == SNAPS:
            return Refusal(rule, "one-attempt")
        return Refusal(rule, "not-aimed-at" if t.choices[seat] == UNDECIDED else "answered-already")
    return Refusal("OM-R15", "not-your-turn", {"seat": t.active})


def _peeks(t: Table, seat: int, action: Action) -> Refusal:
    if t.choices[seat] != UNDECIDED:
        return Refusal("OM-R18", "put-back-first")
    return Refusal("OM-1.6", "two-of-your-four" if action.kind == PEEK else "look-first")


def _turn(t: Table, seat: int, action: Action) -> Refusal:
    kind = action.kind
    if kind == CALL:
        return Refusal("OM-4.13", "patrol-forbids-omerta")
    if kind == DRAW:
        if action.a == FROM_DISCARD and not t.discards:
            return Refusal("OM-R1" if t.batch == 0 else "OM-R2", "discards-empty")
        if action.a == FROM_DISCARD:
            return Refusal("OM-R24", "nothing-to-replace")
        return Refusal("OM-R2", "piles-empty")
    if kind == PASS:
        return Refusal("OM-2.2", "must-draw")
    if kind == REPLACE or kind == DISCARD:
        return Refusal("OM-2.2", "draw-first")
    return _out_of_place(kind)


def _holding(t: Table, seat: int, action: Action) -> Refusal:
    kind = action.kind
    if kind == CALL:
        return Refusal("OM-2.1", "call-before-drawing")
    if kind == DRAW:
        return Refusal("OM-2.2", "drawn-already")
    if kind == DISCARD:
        return Refusal("OM-2.3", "keep-taken-discard")
    if kind == REPLACE:
        return _place(t, seat, action.a, "OM-2.3")
    if kind == PASS:
        return Refusal("OM-2.3", "replace-or-discard")
    return _out_of_place(kind)


def _out_of_place(kind: int) -> Refusal:
    """Something that belongs to another moment of the round."""
    if kind == SNAP:
        return Refusal("OM-3.1", "no-snap-open")
    if kind == REVEAL:
        return Refusal("OM-4.9", "nothing-to-answer")
    if kind == PEEK or kind == PUT_BACK:
        return Refusal("OM-1.6", "not-looking")
    return Refusal("OM-4.1", "character-not-discarded")


def _reveal(t: Table, seat: int, action: Action, verb: int, rule: str, otherwise: Refusal) -> Refusal:
    return _place(t, seat, action.a, rule) if action.kind == verb else otherwise


def _place(t: Table, seat: int, place: int, rule: str) -> Refusal:
    """A place of this seat that cannot be used."""
    stock = t.stocks[seat]
    here: dict[str, Json] = {"place": place}
    if 0 <= place < len(stock) and stock[place] != GAP:
        return Refusal("OM-4.13", "card-locked", here)
    return Refusal(rule, "no-card-there", here)


def _usable(t: Table, seat: int, place: int) -> bool:
    stock = t.stocks[seat]
    return 0 <= place < len(stock) and stock[place] != GAP and not t.locked(seat, place)


def _ability(t: Table, seat: int, action: Action) -> Refusal:
    kind = action.kind
    wanted = KIND_NAMES[t.character]
    if kind == PASS and t.character != DRIVER:  # Driver without a bottle is that ability, unused
        return Refusal("OM-R5", "must-use", {"card": wanted})
    if ABILITY_VERBS[t.character - LADY] != kind:
        return Refusal("OM-R5", "resolve-first", {"card": wanted})
    if kind == MOLE_VERB:
        return _place(t, seat, action.a, "OM-4.4")
    if kind == DRIVER_VERB:
        return _driver(t, seat, action)
    if kind == GANGSTER_VERB:
        return _gangster(t, action)
    if kind == SNITCH_VERB and _may_be_dealt_to(t, seat, action.a):
        return _target(t, seat, action.b)
    if kind == PATROL_VERB and 0 <= action.a < t.players and action.a != seat:
        return _patrolled_place(t, action.a, action.b)
    return _target(t, seat, action.a)


def _may_be_dealt_to(t: Table, seat: int, other: int) -> bool:
    return 0 <= other < t.players and other != seat and not t.under_la_mamma(other)


def _target(t: Table, seat: int, other: int) -> Refusal:
    """An opponent at whom the character cannot be aimed."""
    if not 0 <= other < t.players:
        return Refusal("OM-1.1", "no-such-seat")
    if other == seat:
        return Refusal(_opponent_rule(t.character), "opponents-only", {"card": KIND_NAMES[t.character]})
    if t.under_la_mamma(other):
        return Refusal("OM-R9", "la-mamma-protects", {"seat": other})
    return Refusal("OM-R5", "two-cards-needed", {"seat": other})


def _opponent_rule(character: int) -> str:
    name = KIND_NAMES[character]
    if name == "snitch":
        return "OM-R7"
    return f"OM-4.{character - LADY + 3}"


def _driver(t: Table, seat: int, action: Action) -> Refusal:
    if action.a == action.b:
        return Refusal("OM-4.7", "two-different-cards")
    wrong = action.b if _usable(t, seat, action.a) else action.a
    return _place(t, seat, wrong, "OM-4.7")


def _gangster(t: Table, action: Action) -> Refusal:
    if not 0 <= action.a < t.players or not 0 <= action.c < t.players:
        return Refusal("OM-1.1", "no-such-seat")
    if action.a == action.c:
        return Refusal("OM-R6", "two-different-players")
    if _usable(t, action.a, action.b):
        return _place(t, action.c, action.d, "OM-4.5")
    return _place(t, action.a, action.b, "OM-4.5")


def _patrolled_place(t: Table, other: int, place: int) -> Refusal:
    """OM-R10: one patrol per card."""
    if t.locked(other, place):
        return Refusal("OM-R10", "one-patrol-per-card", {"place": place})
    return _place(t, other, place, "OM-4.13")


def _cracking(t: Table, seat: int, action: Action) -> Refusal:
    if action.kind != EXCHANGE:
        return Refusal("OM-4.8", "exchange-first")
    if not 0 <= action.a < len(t.safe):
        return Refusal("OM-4.8", "no-card-there", {"place": action.a})
    return _place(t, seat, action.b, "OM-4.8")
