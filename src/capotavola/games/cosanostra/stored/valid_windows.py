"""Whether a window for answers, or a card that may be cancelled, could be open like this."""

from capotavola.engine.frames import flag_of, frame, number_of, seat_of, step_of
from capotavola.engine.stored import must
from capotavola.games.cosanostra.cards import EASIER, HARDER, HEAL, LOOK, LOOK_OR_MARKET, TURN_CARD, WEAKER
from capotavola.games.cosanostra.influence import asides
from capotavola.games.cosanostra.order import ACTION_TURN, CARD_WORKS, PLAN_TURN, WINDOW
from capotavola.games.cosanostra.table import UNDER, Table, bit_of
from capotavola.games.cosanostra.tasks import answers
from capotavola.games.cosanostra.windows import HOLD_UPS, PASSES, PLACE_MASK, SAVES, SCHEMES, VETOES


def asks(t: Table, step: int, flag: int = 0, number: int = 0) -> int:
    """The step on top asks its seat alone."""
    top = t.stack[-1]
    seat = seat_of(top)
    must(top == frame(step, seat, flag, number), "stack: the step on top asks nobody like this")
    must(t.waiting == 1 << seat, "waiting: the seat of the step on top")
    return seat


def check_card(t: Table, at: int) -> None:
    """A card being played, which may be cancelled; `at` is its place on the stack."""
    must(len(t.stack) == at + 2, "stack: a card is played by itself")
    entry, below = t.stack[at], t.stack[at - 1]
    seat, kind, number = seat_of(entry), flag_of(entry), number_of(entry)
    must(step_of(entry) == CARD_WORKS, "stack: a card is played")
    step = step_of(below)
    own = seat_of(below) == seat
    looking = kind == LOOK or kind == LOOK_OR_MARKET
    if step == WINDOW:
        schemes = flag_of(below) == SCHEMES
        fits = number == 0 and kind == (TURN_CARD if schemes else HEAL)
        fits = fits and not (schemes and seat_of(t.stack[0]) == seat)
    elif looking and number == asides.FOR_LOOKS:
        fits = own or t.spying
    elif kind == LOOK_OR_MARKET:
        fits = own and number == asides.FOR_MARKET
    elif kind == TURN_CARD:
        fits = own and step == ACTION_TURN and number == asides.FOR_SKIPPING
    else:
        fits = own and step == PLAN_TURN and _can_lie_on(t, seat, kind, number)
    must(fits, "stack: that card is not played like this")
    check_window(t, VETOES)


def _can_lie_on(t: Table, seat: int, kind: int, man: int) -> bool:
    if not EASIER <= kind <= WEAKER or man >= t.rules.gangsters or t.man_at[man] >= UNDER:
        return False
    harmful = kind in (HARDER, WEAKER)
    return not t.mods[man] & bit_of(kind) and not (harmful and t.man_at[man] == seat)


def check_window(t: Table, window: int) -> None:
    """The window on top asks the one whose place it is."""
    top = t.stack[-1]
    place, passes = number_of(top) & PLACE_MASK, number_of(top) >> PASSES
    number = answers.places(t, window)
    must(place < number and passes < number, "stack: no such place in a window")
    must(window not in (SCHEMES, HOLD_UPS) or place == passes, "stack: each place once")
    seat = asks(t, WINDOW, window, place | passes << PASSES)
    must(answers.seat_at(t, window, place) == seat, "waiting: whose place it is")
    must(
        answers.could(t, window, place, seat) and not answers.settled(t, window), "waiting: nothing to answer"
    )


def check_saves(t: Table, at: int) -> None:
    """The window for saving a victim, on top or under a doctor's card."""
    must(step_of(t.stack[at]) == WINDOW, "stack: who may save the victim")
    if len(t.stack) == at + 1:
        check_window(t, SAVES)
        return
    check_card(t, at + 1)
    healer = seat_of(t.stack[at + 1])
    place = (healer - t.active - 1) % t.players + 1
    resumed = frame(WINDOW, 0, SAVES, (place + 1) % answers.places(t, SAVES))
    must(t.stack[at] == resumed and answers.is_person(t, t.victim), "stack: who may save the victim")
