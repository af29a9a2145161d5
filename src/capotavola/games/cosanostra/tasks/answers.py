"""Answers (LC-R8): one mechanism for every moment in which somebody may step in.

A window has places in a fixed order. Each place is asked if, by what everybody can see, somebody
there could answer; whatever he holds, so that neither the question nor its length tells anything.
The window closes when all have passed in a row, or when there is nothing left to answer.
"""

from typing import Final

from msgspec import convert

from capotavola.engine.action import Action
from capotavola.engine.frames import step_of
from capotavola.engine.machine import i64
from capotavola.engine.refusal import Refusal
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.cosanostra import order, windows
from capotavola.games.cosanostra.actions.verbs import PASS
from capotavola.games.cosanostra.shown.types import Glance
from capotavola.games.cosanostra.steps import Listing, must_ask
from capotavola.games.cosanostra.table import Table
from capotavola.games.cosanostra.tasks.answer import Answer
from capotavola.games.cosanostra.tasks.reactions import HoldUps, Traps
from capotavola.games.cosanostra.tasks.rerolls import Rerolls
from capotavola.games.cosanostra.tasks.saves import Saves
from capotavola.games.cosanostra.tasks.schemes import Schemes, Vetoes
from capotavola.games.cosanostra.windows import PASSES, passes_of, place_of, window_frame, window_of

ANSWERS: Final[list[Answer]] = [
    Rerolls(windows.REROLLS, "rerolls", order.ROLLED, Refusal("LC-R8", "reroll-or-pass")),
    HoldUps(
        windows.HOLD_UPS, "hold-ups", order.PAYING_OUT, Refusal("LC-6.6", "hold-up-or-pass"), once_each=True
    ),
    Traps(windows.TRAPS, "traps", order.STRIKING, Refusal("LC-6.7", "trap-or-pass")),
    Saves(windows.SAVES, "saves", order.FINISHING, Refusal("LC-7.3", "save-or-pass")),
    Schemes(windows.SCHEMES, "schemes", order.ACTING, Refusal("LC-7.8", "scheme-or-pass"), once_each=True),
    Vetoes(windows.VETOES, "vetoes", order.CARD_WORKS, Refusal("LC-R8", "veto-or-pass")),
]
WINDOW_NAMES: Final = [answer.name for answer in ANSWERS]


class Window(Listing):
    """The flag of its frame is the kind; its number, whose place is next and how many have passed."""

    def go_on(self, t: Table) -> None:
        """Ask the next place that could answer, or close the window."""
        top = t.stack[-1]
        window = window_of(top)
        answer = ANSWERS[window]
        place: i64 = place_of(top)
        passes: i64 = passes_of(top)
        places: i64 = answer.places(t)
        if answer.settled(t):
            passes = places
        while passes < places:
            seat: i64 = answer.seat_at(t, place)
            if seat >= 0 and answer.could(t, place, seat):
                t.stack[-1] = window_frame(window, place, passes, seat)
                t.waiting = 1 << seat
                return
            place = (place + 1) % places
            passes += 1
        t.stack.pop()
        answer.closed(t)

    def legal(self, t: Table, seat: int) -> list[Action]:
        top = t.stack[-1]
        actions: list[Action] = []
        ANSWERS[window_of(top)].add_legal(t, seat, place_of(top), actions)
        actions.append(t.rules.vocabulary.plain(PASS))
        return actions

    def refusal(self, t: Table) -> Refusal:
        return ANSWERS[window_of(t.now())].refusal

    def choose(self, t: Table, seat: int, action: Action) -> None:
        top = t.stack[-1]
        answer = ANSWERS[window_of(top)]
        place, passes = place_of(top), passes_of(top)
        t.waiting = 0
        if action.kind == PASS:
            t.stack[-1] = window_frame(answer.window, (place + 1) % answer.places(t), passes + 1)
            return
        t.stack[-1] = answer.afterwards(t, top)
        answer.give(t, seat, place, action)

    def asked(self, t: Table, entry: int) -> dict[str, Json]:
        answer = ANSWERS[window_of(entry)]
        return {"window": answer.name, **answer.asked(t, place_of(entry))}

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        v = convert(view, Glance)
        assert v.asked.window is not None
        return ANSWERS[WINDOW_NAMES.index(v.asked.window)].question(v)

    def check_stored(self, t: Table, at: int) -> None:
        entry = t.stack[at]
        must(window_of(entry) < len(ANSWERS), "stack: no such window")
        answer = ANSWERS[window_of(entry)]
        must(at > 0 and step_of(t.stack[at - 1]) == answer.over, "stack: there is nothing to answer")
        answer.check_stored(t, at)
        if at + 1 == len(t.stack):
            _check_asked(t, answer, place_of(entry), passes_of(entry))


def _check_asked(t: Table, answer: Answer, place: int, passes: int) -> None:
    """The window on top asks the one whose place it is."""
    places = answer.places(t)
    must(place < places and passes < places, "stack: no such place in a window")
    must(not answer.once_each or place == passes, "stack: each place once")
    seat = must_ask(t, order.WINDOW, answer.window, place | passes << PASSES)
    must(answer.seat_at(t, place) == seat, "waiting: whose place it is")
    must(answer.could(t, place, seat) and not answer.settled(t), "waiting: nothing to answer")
