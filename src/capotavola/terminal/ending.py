"""The end of a game: the table, the scores and where they came from."""

import msgspec
from rich.table import Table
from rich.text import Text

from capotavola.engine.outcome import Outcome
from capotavola.speech.speaker import Speaker
from capotavola.terminal.layout import LONGEST_LOG
from capotavola.terminal.sheet import Room


def show_end(room: Room) -> None:
    outcome = room.match.state.outcome()
    assert outcome is not None
    seat = room.ears.people[0] if room.ears.people else None
    say = room.speaker.say
    names = room.speaker.names
    room.screen.show(room.drawing.render(room.match.state.view(seat), room.speaker, names, _form(room, seat)))
    if seat is not None:
        for event in room.ears.heard[seat][-LONGEST_LOG:]:
            room.screen.show(Text(room.speaker.event(event), style="dim"))
    room.screen.show(Text(f"{say('game-over')} {say(f'reason-{outcome.reason}')}", style="bold"))
    room.screen.show(_scores(outcome, room.speaker))
    winners = room.speaker.listed([names[player] for player in outcome.winners])
    room.screen.show(Text(say("winner", count=len(outcome.winners), names=winners), style="bold yellow"))


def _form(room: Room, seat: int | None) -> int:
    """The largest whose words need not be broken."""
    view = room.match.state.view(seat)
    for form in range(room.drawing.FORMS - 1):
        table = room.drawing.render(view, room.speaker, room.speaker.names, form)
        if room.screen.is_wide_enough(table):
            return form
    return room.drawing.FORMS - 1


def _scores(outcome: Outcome, speaker: Speaker) -> Table:
    titles, columns = _columns(outcome, speaker)
    columns.append(outcome.scores)
    table = Table(speaker.say("player"), *titles, speaker.say("total"))
    for player, name in enumerate(speaker.names):
        style = "bold yellow" if player in outcome.winners else "default"
        table.add_row(Text(name), *[speaker.number(column[player]) for column in columns], style=style)
    return table


def _columns(outcome: Outcome, speaker: Speaker) -> tuple[list[str], list[list[int]]]:
    """Rounds, or other parts by their names."""
    if "rounds" in outcome.breakdown:
        rounds = msgspec.convert(outcome.breakdown["rounds"], list[list[int]])
        return [speaker.say("round-short", round=at + 1) for at in range(len(rounds))], rounds
    parts = msgspec.convert(outcome.breakdown, dict[str, list[int]])
    return [speaker.say(f"column-{name}") for name in parts], list(parts.values())
