"""A record on the screen."""

import msgspec
from rich.console import Console
from rich.text import Text

from capotavola.engine.audience import viewer
from capotavola.engine.event import Event
from capotavola.engine.game import Game
from capotavola.engine.record import Record
from capotavola.engine.replay import Replay
from capotavola.engine.values import Json
from capotavola.speech.speaker import Speaker
from capotavola.terminal.drawing import drawing_of


class Shown(msgspec.Struct):
    """What a viewer had seen after so many actions."""

    actions: int
    of: int
    viewer: int | None
    events: list[dict[str, Json]]
    view: dict[str, Json]


def run_to(game: Game, record: Record, to: int, seat: int | None) -> tuple[Replay, list[Event]]:
    """Replay the first actions and keep what the viewer heard."""
    run = Replay(game, record)
    events: list[Event] = []
    while run.done < to:
        events.extend(event for event in run.forward() if event.heard_by(viewer(seat)))
    return run, events


def shown(run: Replay, events: list[Event], seat: int | None) -> Shown:
    return Shown(
        run.done, len(run.record.entries), seat, [event.value() for event in events], run.state.view(seat)
    )


def print_replay(
    console: Console, run: Replay, events: list[Event], seat: int | None, words: Speaker
) -> None:
    for event in events:
        console.print(Text(words.event(event)), soft_wrap=not console.is_terminal)
    console.print(drawing_of(run.game.name).render(run.state.view(seat), words, words.names, 0))
    name = words.say("spectator") if seat is None else words.names[seat]
    console.print(
        Text(words.say("replay-at", number=run.done, count=len(run.record.entries)), style="bold"),
        Text(words.say("replay-as", name=name), style="dim"),
        sep="\n",
    )
