"""Records of games: played again, checked."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from capotavola.cli.command import AsJson, Content, Lang, Wrong, app, game_of, naming, out, print_json, say
from capotavola.engine.record import Record, read_record
from capotavola.engine.replay import verify as verify_record
from capotavola.engine.typed import NOBODY, seat_called
from capotavola.speech.speaker import Speaker
from capotavola.terminal.replays import print_replay, run_to, shown


@app.command
def replay(
    file: Path,
    *,
    to: Annotated[int | None, Parameter(help="Stop after so many actions.")] = None,
    seat: Annotated[
        str | None, Parameter(help="As this player saw it, by name or number; without it, as a spectator.")
    ] = None,
    content: Content = None,
    lang: Lang = "en",
    json: AsJson = False,
) -> None:
    """Go through a record, to its end or to any action."""
    with naming(file):
        record = read_record(file.read_bytes())
        actions = len(record.entries)
        if to is not None and not 0 <= to <= actions:
            raise Wrong(f"--to must be from 0 to {actions}, not {to}")
        viewer = None if seat is None else _seat_of(record, seat)
        box = game_of(record, content)
        run, events = run_to(box, record, actions if to is None else to, viewer)
    if json:
        print_json(shown(run, events, viewer))
    else:
        print_replay(out, run, events, viewer, Speaker(lang, box, record.names()))


@app.command
def verify(file: Path, *, content: Content = None, lang: Lang = "en", json: AsJson = False) -> None:
    """Check a record: every action against the rules, every draw against the seed."""
    with naming(file):
        record = read_record(file.read_bytes())
        box = game_of(record, content)
        findings = verify_record(box, record)
    if json:
        print_json(findings.value())
        return
    words = Speaker(lang, box, record.names())
    say(words.say("verify-ok", count=findings.actions))
    say(words.say("verify-seeded" if findings.seeded else "verify-unseeded"))
    if findings.committed:
        say(words.say("verify-commitments"))
    if not findings.finished:
        say(words.say("verify-unfinished"))


def _seat_of(record: Record, called: str) -> int:
    """People are counted from 1."""
    seat = seat_called(called, record.names())
    if seat == NOBODY:
        raise Wrong(f"--seat is a name or a number from 1 to {record.players()}, not {called}")
    return seat
