"""See before you do: what an action is sure to bring, as far as its own seat can know.

The action is tried in worlds that the seat may imagine, never in the true one: the same knowledge
gives the same foresight, whatever the truth. What the seat hears in all of them alike is foreseen,
up to the first of these:

- `chance`: something is drawn or rolled. This is exact: in these worlds nothing can be drawn at all.
- `hidden`: here the worlds part, since something that the seat does not know makes a difference.
- `others`, `you`, `end`: all of the action was foreseen; then somebody else is asked, or the same seat
  again, or the game is over.

Where a table does not help to remember (`State.in_sight`), the foresight does not either.

A race is decided by who is first, so nothing of a claim is sure: it stops at `others` at once.

`WORLDS` of them are tried. A hidden fact that shows in every nth world only is overlooked with a
likelihood of (1 - 1/n) to the power of WORLDS: hardly ever where a card is turned up, now and then where
all hangs on one unlikely card. Then the foresight is wrong, but it gives nothing away. Where a game
uncovers what is much the same in most worlds it says so (`Telling.uncover`), and that stops it for sure.
"""

from typing import Final, Literal

from capotavola.engine.action import Action
from capotavola.engine.audience import viewer
from capotavola.engine.chance import OutOfNumbers, no_chance
from capotavola.engine.event import Event, Telling
from capotavola.engine.refusal import IllegalAction
from capotavola.engine.state import State
from capotavola.engine.values import Json

WORLDS: Final = 32
LOOKS: Final = 4  # worlds whose views are compared where the action is left half done

CHANCE: Final = "chance"
HIDDEN: Final = "hidden"
OTHERS: Final = "others"
YOU: Final = "you"
END: Final = "end"
Stop = Literal["chance", "hidden", "others", "you", "end"]


class Foresight:
    """The events that the seat would hear, what it would see then, and why no more can be said.

    After `chance` and `hidden` the action is half done in the view; `step` and `deciders`, or whatever
    a game calls what it asks, are still those of the decision.
    """

    def __init__(self, events: list[Event], view: dict[str, Json], stop: Stop) -> None:
        self.events = events
        self.view = view
        self.stop: Stop = stop

    def value(self) -> dict[str, Json]:
        return {"events": [event.value() for event in self.events], "view": self.view, "stop": self.stop}


class Halted(Exception):
    """Enough was heard of a world."""


class Listening(Telling):
    """The ears of one seat; they halt the world when it departs from what is expected, or after so much."""

    def __init__(self, seat: int, expected: list[Event] | None, limit: int = -1) -> None:
        super().__init__()
        self.viewer = viewer(seat)
        self.expected = expected
        self.limit = limit

    def append(self, event: Event) -> None:
        if not event.heard_by(self.viewer):
            return
        if self.expected is not None:
            at = len(self.events)
            if at == len(self.expected) or not _same(event, self.expected[at]):
                raise Halted
        self.events.append(event)
        if len(self.events) == self.limit:
            raise Halted

    def uncover(self, knowers: int) -> None:
        if not knowers >> self.viewer & 1:
            raise Halted


def foresee(state: State, seat: int, action: Action) -> Foresight:
    """What is sure to come of it; IllegalAction if the seat may not do it. The state stays as it is."""
    refusal = state.why_not(seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    if state.race_number() and not action.verb.harmless:
        return Foresight([], state.view(seat), OTHERS)
    state = state.in_sight(seat)
    world = state.imagine(seat, 1)
    first = Listening(seat, None)
    stop = run(world, seat, action, first)
    known = first.events
    parted = stop == HIDDEN
    for number in range(2, WORLDS + 1):
        other = state.imagine(seat, number)
        ears = Listening(seat, known)
        if run(other, seat, action, ears) != stop or other.waiting != world.waiting:
            parted = True
        if len(ears.events) < len(known):
            parted = True
            known = ears.events
        if parted and not known:
            break
    if parted:
        view = _view_after(state, seat, action, len(known)) if known else state.view(seat)
        return Foresight(known, view, HIDDEN)
    if stop == CHANCE:
        return Foresight(known, _view_after(state, seat, action, -1), CHANCE)
    return Foresight(known, world.view(seat), stop)


def run(world: State, seat: int, action: Action, ears: Listening) -> Stop:
    """Do it as far as it goes without chance, and say where it ended: HIDDEN if the ears halted it."""
    world.chance = no_chance()
    world.told = ears
    try:
        world.step(seat, action)
    except OutOfNumbers:
        return CHANCE
    except Halted:
        return HIDDEN
    finally:
        world.told = None
    if not world.waiting:
        return END
    return YOU if world.waiting >> seat & 1 else OTHERS


def half_done(world: State, seat: int, action: Action, limit: int) -> dict[str, Json]:
    """The view when so many events have just been heard, or at the first draw; asked is still the same."""
    stack, waiting = world.stack[:], world.waiting
    run(world, seat, action, Listening(seat, None, limit))
    world.stack, world.waiting = stack, waiting
    return world.view(seat)


def _view_after(state: State, seat: int, action: Action, limit: int) -> dict[str, Json]:
    """What several worlds show alike then; for the rest what is seen now."""
    now = state.view(seat)
    views = [half_done(state.imagine(seat, number), seat, action, limit) for number in range(1, LOOKS + 1)]
    return {name: _agreed([view[name] for view in views], seen) for name, seen in now.items()}


def _agreed(shown: list[Json], now: Json) -> Json:
    first = shown[0]
    if _all_same(shown):
        return first
    if isinstance(now, dict):
        parts: dict[str, Json] = {}
        for name, part in now.items():
            inner: list[Json] = []
            for one in shown:
                if isinstance(one, dict) and one.keys() == now.keys():
                    inner.append(one[name])
            parts[name] = _agreed(inner, part) if len(inner) == len(shown) else part
        return parts
    if isinstance(now, list):
        for one in shown:
            if not isinstance(one, list) or len(one) != len(now):
                return now
        return [
            _agreed([one[at] for one in shown if isinstance(one, list)], part) for at, part in enumerate(now)
        ]
    return now


def _all_same(shown: list[Json]) -> bool:
    for one in shown:
        if one != shown[0]:
            return False
    return True


def _same(one: Event, other: Event) -> bool:
    return one.name == other.name and one.args == other.args
