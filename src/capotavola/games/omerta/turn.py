"""Chapter 2: a turn."""

from capotavola.engine.action import Action
from capotavola.engine.audience import only
from capotavola.engine.refusal import Refusal
from capotavola.engine.steps import Passage
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.omerta import rules, scoring, snap
from capotavola.games.omerta.cards import GAP, is_bottle, kind_of, show_to, show_to_all, word_of
from capotavola.games.omerta.characters import ability
from capotavola.games.omerta.characters.given import remove_given
from capotavola.games.omerta.questions import TurnQuestion
from capotavola.games.omerta.table import END_OF_TURN, HOLDING, NEXT_TURN, TURN, Table


class NextTurn(Passage[Table]):
    """The active player's turn begins, and may be over at once."""

    def go_on(self, t: Table) -> None:
        t.stack.pop()
        if t.turn == t.agreed(rules.TURNS) * t.players:  # OM-R16
            t.tell_that("turns-ran-out")
            scoring.end_round(t, scoring.NOBODY)
            return
        t.turn += 1  # OM-R25
        seat = t.active
        t.push(END_OF_TURN)
        if t.given and t.under_la_mamma(seat):  # OM-4.12
            t.tell_of("turn-skipped", seat)
            remove_given(t, seat)
        elif can_draw(t) or can_call(t, seat):
            t.tell_of("turn-began", seat)
            t.ask(TURN, only(seat))
        else:
            end_without_drawing(t, seat)


class EndOfTurn(Passage[Table]):
    """OM-R15: clockwise."""

    def go_on(self, t: Table) -> None:
        t.stack.pop()
        t.active = t.after(t.active)
        t.push(NEXT_TURN)


def can_call(t: Table, seat: int) -> bool:
    """A patrol forbids it (OM-2.1, OM-4.13)."""
    return not (t.given and t.under_patrol(seat))


def can_draw(t: Table) -> bool:
    return bool(t.pile or t.discards)


class Turn(TurnQuestion):
    """OM-2.1, OM-2.2: call, or draw."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        vocabulary = t.rules.vocabulary
        actions: list[Action] = []
        if can_call(t, seat):
            actions.append(vocabulary.plain(rules.CALL))
        if not can_draw(t):
            actions.append(vocabulary.plain(rules.PASS))  # OM-R2
            return actions
        actions.append(vocabulary.one(rules.DRAW, rules.FROM_PILE))
        if t.discards and t.has_unlocked(seat):  # OM-R1, OM-R24
            actions.append(vocabulary.one(rules.DRAW, rules.FROM_DISCARD))
        return actions

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        verb = action.kind
        if verb == rules.CALL:
            return None if can_call(t, seat) else Refusal("OM-4.13", "patrol-forbids-omerta")
        if verb == rules.DRAW and action.a == rules.FROM_DISCARD:
            if not t.discards:
                return Refusal("OM-R1" if t.batch == 0 else "OM-R2", "discards-empty")
            return None if t.has_unlocked(seat) else Refusal("OM-R24", "nothing-to-replace")
        if verb == rules.DRAW:
            return None if can_draw(t) else Refusal("OM-R2", "piles-empty")
        if verb == rules.PASS:
            return Refusal("OM-2.2", "must-draw") if can_draw(t) else None
        if verb == rules.REPLACE or verb == rules.DISCARD:
            return Refusal("OM-2.2", "draw-first")
        return out_of_place(verb)

    def choose(self, t: Table, seat: int, action: Action) -> None:
        if action.kind == rules.CALL:  # OM-5.1
            t.tell_of("omerta", seat)
            scoring.end_round(t, seat)
            return
        t.answered()
        if action.kind == rules.DRAW:
            draw(t, seat, action.a)
        else:
            end_without_drawing(t, seat)

    def check_decision(self, t: Table) -> None:
        must(can_draw(t) or can_call(t, t.active), "waiting: there is nothing to decide")

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        return "ask-turn" if view["top"] is not None else "ask-turn-without-discards", {}


def out_of_place(verb: int) -> Refusal:
    """Something that belongs to another moment of the round."""
    if verb == rules.SNAP:
        return Refusal("OM-3.1", "no-snap-open")
    if verb == rules.REVEAL:
        return Refusal("OM-4.9", "nothing-to-answer")
    if verb == rules.PEEK or verb == rules.PUT_BACK:
        return Refusal("OM-1.6", "not-looking")
    if verb == rules.EXCHANGE or verb in [character.verb for character in ability.CHARACTERS]:
        return Refusal("OM-4.1", "character-not-discarded")
    raise AssertionError(f"verb {verb} is out of place nowhere")


def draw(t: Table, seat: int, source: int) -> None:
    """One card of the pile, which only the drawer sees, or the top discard (OM-2.2)."""
    if source == rules.FROM_PILE:
        t.held = show_to(t.take_from_pile(), seat)
        t.tell_apart(seat, "drew", "drew-card", "card", word_of(t.held))
    else:
        t.held = show_to_all(t.discards.pop())
        t.tell_of("took-discard", seat, "card", word_of(t.held))
    t.held_from = source
    remove_given(t, seat)
    t.ask(HOLDING, only(seat))


def end_without_drawing(t: Table, seat: int) -> None:
    """OM-R2: the turn is over after any removal."""
    t.tell_of("could-not-draw", seat)
    remove_given(t, seat)


class Holding(TurnQuestion):
    """OM-2.3: replace, or discard."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        actions: list[Action] = []
        t.one_for_each(rules.REPLACE, seat, actions)
        if t.held_from == rules.FROM_PILE:
            actions.append(t.rules.vocabulary.plain(rules.DISCARD))
        return actions

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        verb = action.kind
        if verb == rules.REPLACE:
            return t.why_not_place(seat, action.a, "OM-2.3")
        if verb == rules.DISCARD:
            return None if t.held_from == rules.FROM_PILE else Refusal("OM-2.3", "keep-taken-discard")
        if verb == rules.CALL:
            return Refusal("OM-2.1", "call-before-drawing")
        if verb == rules.DRAW:
            return Refusal("OM-2.2", "drawn-already")
        if verb == rules.PASS:
            return Refusal("OM-2.3", "replace-or-discard")
        return out_of_place(verb)

    def choose(self, t: Table, seat: int, action: Action) -> None:
        card = t.held
        t.held = GAP
        t.answered()
        if action.kind == rules.REPLACE:
            old = t.turn_up(seat, action.a)
            t.stocks[seat][action.a] = card
            t.tell_of("replaced", seat, "place", action.a, "card", word_of(old))
            discard(t, seat, old)
        else:
            t.tell_of("discarded", seat, "card", word_of(card))
            discard(t, seat, card)

    def check_decision(self, t: Table) -> None:
        must(t.held_from != rules.FROM_DISCARD or t.has_unlocked(t.active), "held: it can replace nothing")

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        held = view["held"]
        taken = isinstance(held, dict) and held["from"] == "discard"
        return "ask-holding-taken" if taken else "ask-holding", {}


def discard(t: Table, seat: int, card: int) -> None:
    """The active player's discard: a bottle opens a snap, a character works (OM-3.1, OM-4.1)."""
    t.put_on_discards(card)
    if is_bottle(card):
        snap.open_snap(t, kind_of(card))
    else:
        ability.use(t, seat, kind_of(card))
