"""What lies on a table of La Cosa Nostra, and what was told: for tests."""

from __future__ import annotations

from capotavola.engine.event import Event
from capotavola.engine.frames import flag_of, step_of
from capotavola.engine.values import Json
from capotavola.games.cosanostra.cards import NO_TASK
from capotavola.games.cosanostra.course import COURSE
from capotavola.games.cosanostra.order import WINDOW
from capotavola.games.cosanostra.state import CosaNostraState
from capotavola.games.cosanostra.stored import writing
from capotavola.games.cosanostra.stored.dump import form_of
from capotavola.games.cosanostra.tasks.answers import WINDOW_NAMES
from tests.cosanostra.pieces import a_dict, a_list, a_number

SPECTATOR = 7


# -- events ---------------------------------------------------------------------


def told(events: list[Event], name: str) -> list[dict[str, Json]]:
    """The arguments of all events of that name."""
    return [event.args for event in events if event.name == name]


def successes(events: list[Event]) -> Json:
    """Of the first job that is told of: alone, or with what it paid (one event, one sentence)."""
    (counted,) = [event.args["count"] for event in events if event.name in ("came-off", "paid-out")][:1]
    return counted


def heard(events: list[Event], viewer: int) -> list[str]:
    """The names of the events that a viewer (7: spectators) hears of."""
    return [event.name for event in events if event.heard_by(viewer)]


# -- reading the table -----------------------------------------------------------


def step(state: CosaNostraState) -> str:
    """What is asked: "plan-turn", "buying" …; of a window its kind: "traps", "saves"; or "over"."""
    if not state.stack:
        return "over"
    top = state.stack[-1]
    if step_of(top) == WINDOW:
        return WINDOW_NAMES[flag_of(top)]
    return COURSE.names[step_of(top)]


def whole_dump(state: CosaNostraState) -> dict[str, Json]:
    """With what goes without saying."""
    form = form_of(state.rules)
    whole = {field.name: field.out(state) for field in form.fields}
    return {"options": {}, **form.dump(state, state.options()), **whole}


def part(state: CosaNostraState, name: str) -> Json:
    """A part of the whole dump."""
    return whole_dump(state)[name]


def cash(state: CosaNostraState, seat: int) -> int:
    return state.cash[seat]


def owner(state: CosaNostraState, business: str) -> Json:
    """A seat, "market", "planned" or "deck"."""
    return a_dict(part(state, "businesses")).get(business, "deck")


def owned(state: CosaNostraState, seat: int) -> list[str]:
    return [name for name, where in a_dict(part(state, "businesses")).items() if where == seat]


def place(state: CosaNostraState, man: str) -> Json:
    """A seat, "under:0", "trophy:0", "out", "stack", "shown" or "aside"."""
    return a_dict(part(state, "gangsters")).get(man, "out")


def plans(state: CosaNostraState, man: str) -> list[str]:
    """His tasks, as in a dump: "trap/III@2", "buy:casino-1"."""
    at = state.rules.men.names.index(man)
    return [
        writing.plan_out(task, state.man_at[at], state.rules)
        for task in state.tasks[at * 2 : at * 2 + 2]
        if task != NO_TASK
    ]


def is_down(state: CosaNostraState, name: str) -> bool:
    """Whether a business or a gangster is deactivated."""
    return name in [*a_list(part(state, "down")), *a_list(part(state, "gangsters_down"))]


def strength(state: CosaNostraState, man: str) -> int:
    return state.strength(state.rules.men.names.index(man))


def cards_on(state: CosaNostraState, man: str) -> dict[str, Json]:
    """The influence cards on a gangster, with who played them."""
    return a_dict(a_dict(part(state, "cards_on")).get(man, {}))


def hand(state: CosaNostraState, seat: int) -> list[str]:
    """Jobs with their rounds."""
    return [str(job) for job in a_list(a_list(part(state, "jobs"))[seat])]


def cards(state: CosaNostraState, seat: int) -> list[str]:
    """Influence cards in a hand, in the order of the box."""
    counts = a_dict(a_list(part(state, "influence"))[seat])
    return [name for name in counts for _ in range(a_number(counts[name]))]


def market(state: CosaNostraState) -> list[str]:
    return [str(name) for name in a_list(part(state, "market"))]


def markers(state: CosaNostraState, business: str) -> list[int]:
    """Whose markers lie there, in the order they were put."""
    found = [str(marker).partition(":") for marker in a_list(part(state, "markers"))]
    return [int(seat) for name, _, seat in found if name == business]


def monopoly(state: CosaNostraState, name: str) -> Json:
    """Who holds it, or None."""
    return a_dict(part(state, "monopolies")).get(name)


def promises(state: CosaNostraState) -> list[dict[str, Json]]:
    """The ledger, as in a dump."""
    return [a_dict(promise) for promise in a_list(part(state, "ledger"))]
