"""Answers outside of a task: Schemers before a turn (LC-R25), and cards cancelled (LC-R8)."""

from capotavola.engine.action import Action
from capotavola.engine.frames import flag_of, seat_of
from capotavola.engine.machine import i64
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.verbs import SCHEME, VETO
from capotavola.games.cosanostra.cards import CANCEL_INFLUENCE, NOBODY, TURN_CARD
from capotavola.games.cosanostra.influence import playing
from capotavola.games.cosanostra.influence.at_once import FOR_EXTRA_TURN
from capotavola.games.cosanostra.order import TURN
from capotavola.games.cosanostra.shown.types import Glance
from capotavola.games.cosanostra.steps import must_not_resolve
from capotavola.games.cosanostra.table import Table
from capotavola.games.cosanostra.tasks.answer import Answer
from capotavola.games.cosanostra.windows import SCHEMES, answered_frame, passes_of, place_of, window_frame


class Schemes(Answer):
    """Every other player with a task, clockwise from the start player, is asked once before a turn."""

    def places(self, t: Table) -> i64:
        return t.players

    def seat_at(self, t: Table, place: i64) -> i64:
        return t.after(t.start, place)

    def could(self, t: Table, place: i64, seat: i64) -> bool:
        turn: i64 = seat_of(answered_frame(t))
        return seat != turn and t.may_hold(seat, TURN_CARD) and t.has_task(seat)

    def add_legal(self, t: Table, seat: int, place: int, actions: list[Action]) -> None:
        if t.in_hand(seat, TURN_CARD):
            actions.append(t.rules.vocabulary.plain(SCHEME))

    def afterwards(self, t: Table, entry: int) -> int:
        return window_frame(SCHEMES, (place_of(entry) + 1) % t.players, passes_of(entry) + 1)

    def give(self, t: Table, seat: int, place: int, action: Action) -> None:
        playing.play(t, seat, TURN_CARD, FOR_EXTRA_TURN)

    def question(self, v: Glance) -> tuple[str, dict[str, Json]]:
        return self.message, {"seat": v.active}

    def check_stored(self, t: Table, at: int) -> None:
        """Those asked so far may have announced one."""
        must(at == TURN, "stack: who may announce a Schemer")
        must_not_resolve(t)
        must(not any(t.looks), "looks: on turns only")
        asked = place_of(t.stack[at])
        if at + 1 < len(t.stack):
            asked = (seat_of(t.stack[at + 1]) - t.start) % t.players
            passes = asked + 1
            resumed = window_frame(SCHEMES, passes % t.players, passes)
            must(t.stack[at] == resumed, "stack: who may announce next")
        for place in range(asked, t.players):
            must(not t.announced >> t.after(t.start, place) & 1, "announced: by those asked so far")


class Vetoes(Answer):
    """LC-R8: the owner of who can cancel them, before the card of an opponent works."""

    def places(self, t: Table) -> i64:
        return 1

    def seat_at(self, t: Table, place: i64) -> i64:
        owner: i64 = t.owner_with(CANCEL_INFLUENCE)
        return NOBODY if owner == seat_of(answered_frame(t)) else owner

    def could(self, t: Table, place: i64, seat: i64) -> bool:
        return t.uses_left(CANCEL_INFLUENCE) > 0

    def add_legal(self, t: Table, seat: int, place: int, actions: list[Action]) -> None:
        actions.append(t.rules.vocabulary.plain(VETO))

    def give(self, t: Table, seat: int, place: int, action: Action) -> None:
        t.stack.pop()
        card = t.rules.influences.names[flag_of(t.stack[-1])]
        t.ability_uses[CANCEL_INFLUENCE] += 1
        playing.cancel(t)
        t.tell_of("vetoed", seat, "card", card)

    def asked(self, t: Table, place: int) -> dict[str, Json]:
        return playing.played_now(t, answered_frame(t))

    def question(self, v: Glance) -> tuple[str, dict[str, Json]]:
        """Who has played which card, and on whom or for what, where it could be for two things."""
        asked = v.asked
        args: dict[str, Json] = {"seat": asked.by, "card": asked.card}
        if asked.on is not None:
            return f"{self.message}-on", {**args, "gangster": asked.on}
        return f"{self.message}-market" if asked.for_market else self.message, args
