"""When an action may be taken back: nobody learnt anything hidden by it, and no chance was drawn.

A slip in the open may be put right, a look may not. A viewer learnt nothing if every world that was
possible to that viewer before the action is still possible after it: the same could have happened
there, and the viewer would have perceived the same. What is perceived is what is heard, what is seen
afterwards, and who decides next. What somebody meant to do is no secret in this sense.

Of the possible worlds some are tried, always the same ones, and more of them where a choice
was hidden. So what a viewer held to be less likely than about one in a hundred may slip through.

Not asked here, and to be asked before: whether anybody has acted since, and whether the game is over.
A game that this action ended stays ended: its secrets are published.
"""

from typing import Final, NamedTuple

from capotavola.engine.action import Action
from capotavola.engine.audience import SPECTATOR
from capotavola.engine.audience import viewer as number_of
from capotavola.engine.event import Event
from capotavola.engine.refusal import IllegalAction
from capotavola.engine.state import State
from capotavola.engine.values import canonical

WORLDS: Final = 32  # tried for each viewer
MORE_WORLDS: Final = 96  # if another action could stand for this one: few of them may rule it out
DRAWN: Final = 0  # in place of a world: chance was drawn, which cannot be undone for anybody


class Lesson(NamedTuple):
    """Who learnt something (None: the spectators), and a world that this viewer can now rule out.

    `before.imagine(viewer, world)` is that world, unless it is DRAWN.
    """

    viewer: int | None
    world: int


def lesson(before: State, seat: int, action: Action) -> Lesson | None:
    """None if this legal action may be taken back, by what is known and drawn; `before` stays as it is."""
    after = before.copy()
    events = after.apply(seat, action)
    if drew(before, after):
        return Lesson(None, DRAWN)
    noticed = [
        _perceived(viewer, after, events)
        for viewer in (*range(before.players), None)
        if _noticed(viewer, before, after, events)
    ]
    hidden_choice = False
    for turn in range(MORE_WORLDS):
        if turn == WORLDS and not hidden_choice:
            break
        for what in noticed:
            number = _number(what.viewer, turn)
            world = before.imagine(what.viewer, number)
            if not _shows(world, seat, action, what):
                if what.viewer == seat or not _another_shows(world, seat, action, what):
                    return Lesson(what.viewer, number)
                hidden_choice = True
    return None


def drew(before: State, after: State) -> bool:
    """Whether chance gave anything between two moments of one game, true or imagined."""
    return before.chance.counter != after.chance.counter or before.chance.fast != after.chance.fast


def is_asked(state: State, seat: int, action: Action) -> bool:
    """Whether it answers what the game asks of the seat, listed or not; an offer, say, does not."""
    return any(choice.kind == action.kind for choice in state.legal(seat))


def lasts(before: State, after: State) -> bool:
    """What is settled for good, with all that was before it: chance was drawn, or a race ran."""
    return drew(before, after) or before.race_number() != 0 or after.race_number() != 0


class _Perceived(NamedTuple):
    viewer: int | None
    heard: bytes
    deciders: list[int]
    view: bytes


def _perceived(viewer: int | None, after: State, events: list[Event]) -> _Perceived:
    return _Perceived(viewer, _heard(viewer, events), after.deciders(), canonical(after.view(viewer)))


def _noticed(viewer: int | None, before: State, after: State, events: list[Event]) -> bool:
    """Whoever heard nothing and sees the same does not know that anything was done."""
    if any(event.heard_by(number_of(viewer)) for event in events):
        return True
    return before.view(viewer) != after.view(viewer)


def _number(viewer: int | None, turn: int) -> int:
    """Every viewer has worlds of its own, from 1: what all learn is so looked for in more of them."""
    return 1 + number_of(viewer) + turn * (SPECTATOR + 1)


def _another_shows(world: State, seat: int, action: Action, what: _Perceived) -> bool:
    """Others perceive what happens, not what was chosen: a card put down unseen might have been another."""
    choices = [*world.legal(seat), *world.unasked(seat)]
    others = [choice for choice in choices if choice.kind == action.kind and choice != action]
    return any(_shows(world, seat, other, what) for other in others)


def _shows(world: State, seat: int, action: Action, what: _Perceived) -> bool:
    """Whether this action, if it is legal there, looks just so; without chance, since none was drawn."""
    after = world.copy()
    try:
        events = after.apply(seat, action)
    except IllegalAction:
        return False
    return (
        not drew(world, after)
        and _heard(what.viewer, events) == what.heard
        and after.deciders() == what.deciders
        and canonical(after.view(what.viewer)) == what.view
    )


def _heard(viewer: int | None, events: list[Event]) -> bytes:
    return canonical([event.value() for event in events if event.heard_by(number_of(viewer))])
