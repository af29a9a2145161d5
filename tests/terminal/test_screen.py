"""The table stays in sight, whatever the size of the terminal; what is too long is paged."""

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import capotavola
from capotavola.bots.bot import Bot
from capotavola.bots.catalogue import bot
from capotavola.bots.talk import next_word
from capotavola.engine.event import Event
from capotavola.engine.eyes import Eyes
from capotavola.engine.match import open_match
from capotavola.engine.record import read_record
from capotavola.engine.replay import Replay
from capotavola.speech.languages import LANGUAGES
from capotavola.speech.rulebook import rulebook
from capotavola.speech.speaker import Speaker
from capotavola.terminal.drawing import drawing_of
from capotavola.terminal.ears import Ears
from capotavola.terminal.layout import EXPLAINED, NOT, Heights, Layout, fitting
from capotavola.terminal.screen import Screen
from capotavola.terminal.sheet import Room, Sheet
from capotavola.terminal.steps import Steps
from tests.boxes import game_of

NAMES = ["Anna", "Bruno", "Carla", "Dino", "Elena"]
# What must be on the screen whatever else there is no room for, by game.
ALWAYS = {"omerta": ["safe", "pile"], "corleone": ["act-of"], "cosanostra": ["market"]}


def room_for(
    game: str, players: int, size: tuple[int, int], lang: str, seed: int = 3, names: list[str] = NAMES
) -> Room:
    names = names[:players]
    match = open_match(game_of(game), names, {}, bytes([seed]))
    speaker = Speaker(lang, match.game, names)
    console = Console(file=io.StringIO(), width=size[0], height=size[1], force_terminal=False)
    ears = Ears(players, list(range(players)))
    screen = Screen(console, speaker, alone=True)
    return Room(match, speaker, screen, drawing_of(game), rulebook(game, lang), ears, Steps(match))


def seen(room: Room) -> list[str]:
    """What is on the screen: its last lines, as a terminal would show them."""
    file = room.screen.console.file
    assert isinstance(file, io.StringIO)
    lines = file.getvalue().removesuffix("\n").split("\n")
    room.screen.console.file = io.StringIO()
    return lines[-room.screen.console.height :]


def go_on(room: Room, seat: int, bots: "list[Bot | None]") -> None:
    state = room.match.state
    word = next_word(state, seat, bots)
    if word is not None:
        room.ears.tell(room.match.apply(word.seat, word.action))
        return
    decider = bots[seat]
    assert decider is not None
    room.ears.tell(room.match.apply(seat, decider.choose(Eyes(state, seat))))
    room.ears.has_looked(seat)


# The longest game of each with five players: the fullest tables.
RECORDS = {
    "omerta": "omerta-5-snap=race",
    "corleone": "corleone-5",
    "cosanostra": "cosanostra-5-expansion=True-spying=True-two_gangsters=True",
}
LONG_NAMES = ["Massimiliana-Anna", "Giambattista Due", "Konstantin", "Wolfgang-Amadeus", "Bartolomeo Cinque"]


def moments(room: Room, every: int) -> Iterator[int]:
    """Play a recorded game again; who is asked, now and then."""
    game = room.match.game
    file = Path(__file__).parents[1] / "records" / f"{RECORDS[game.name]}.jsonl"
    run = Replay(game, read_record(file.read_bytes()))
    room.match.state = run.state
    while run.done < len(run.record.entries):
        if run.done % every == every // 2:
            yield run.state.deciders()[0]
        room.ears.tell(run.forward())


def shown_at(room: Room, seat: int) -> tuple[Sheet, list[str]]:
    """A question and what is in sight of it; all that happened since the last one is news."""
    sheet = Sheet(room, seat, room.match.state.legal(seat), may_wait=False)
    sheet.show()
    room.screen.say(sheet.prompt())
    return sheet, seen(room)


def assert_in_sight(sheet: Sheet, lines: list[str]) -> None:
    """From the first line of the table to the choices; nothing is too wide."""
    text, say = "\n".join(lines), sheet.speaker.say
    assert say("title") in text, "the top of the table is gone"
    assert f"{sheet.speaker.names[sheet.seat]}: " in text, "the question is gone"
    numbers = [sheet.speaker.number(number + 1) for number in range(len(sheet.menu.entries))]
    assert all(re.search(rf"(^|\s){number}  ", text, re.MULTILINE) for number in numbers), "a choice is gone"
    assert all(cell_len(line) <= sheet.screen.console.width for line in lines)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (44, 30), (120, 40)])
@pytest.mark.parametrize("game", RECORDS)
def test_the_whole_table_is_in_sight_at_every_question(game: str, size: tuple[int, int], lang: str) -> None:
    """All players are named, and what must never be missing is there, turf by turf or the whole market."""
    room = room_for(game, 5, size, lang)
    for seat in moments(room, 97):
        sheet, lines = shown_at(room, seat)
        assert_in_sight(sheet, lines)
        text = "\n".join(lines)
        assert sheet.layout().rows is None, "the table is cropped"
        assert all(name in text for name in NAMES)
        assert all(room.speaker.say(key, act=sheet.view.get("act", 0)) in text for key in ALWAYS[game])
        if game == "corleone":
            turfs = [f"{room.speaker.number(number)} " for number in range(1, 8)]
            assert all(any(line.startswith(turf) for line in lines) for turf in turfs)
        room.ears.has_looked(seat)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(80, 24), (44, 24), (60, 20), (40, 16), (200, 12)])
@pytest.mark.parametrize("game", RECORDS)
def test_the_top_of_the_table_is_in_sight_on_any_screen(game: str, size: tuple[int, int]) -> None:
    """Long names, long words and much news; what there is no room for, `table` and `log` tell."""
    room = room_for(game, 5, size, "ru", names=LONG_NAMES)
    for seat in moments(room, 131):
        sheet, lines = shown_at(room, seat)
        assert_in_sight(sheet, lines)
        if sheet.layout().rows is not None:
            assert room.speaker.say("table-goes-on")[:20] in "\n".join(lines)


def heights(tables: list[int], log: list[int], rest: int, brief: int, briefest: int) -> Heights:
    def of_the_rest(layout: Layout) -> int:
        return briefest if layout.briefest else brief if layout.brief else rest - (layout.explained == NOT)

    return Heights(dict(enumerate(tables)), log, of_the_rest)


def test_the_largest_table_that_fits_is_drawn() -> None:
    high = heights([30, 20, 10], [1] * 20, rest=8, brief=6, briefest=4)
    assert fitting(100, high) == Layout(0, EXPLAINED, False, log=14)
    assert fitting(41, high) == Layout(0, EXPLAINED, False, log=3)
    assert fitting(40, high) == Layout(1, EXPLAINED, False, log=12)
    assert fitting(21, high) == Layout(2, EXPLAINED, False, log=3)


def test_then_what_is_beside_it_is_shortened_and_at_last_the_table_itself() -> None:
    high = heights([30, 20, 10], [2] * 5, rest=8, brief=6, briefest=4)
    assert fitting(19, high) == Layout(2, EXPLAINED, True, log=0)._replace(side_by_side=True)
    assert fitting(17, high) == Layout(2, NOT, True)
    assert fitting(16, high) == Layout(2, NOT, True, brief=True)
    assert fitting(14, high) == Layout(2, NOT, True, brief=True, rows=8)
    assert fitting(13, high) == Layout(2, NOT, True, brief=True, briefest=True, rows=9)
    assert fitting(3, high) == Layout(2, NOT, True, brief=True, briefest=True, rows=1)


def test_a_long_line_of_the_log_that_does_not_fit_is_left_out() -> None:
    high = heights([10], [1, 1, 5, 1], rest=8, brief=6, briefest=4)
    assert fitting(22, high).log == 2
    assert fitting(25, high).log == 3


@pytest.mark.parametrize("game", capotavola.games())
def test_a_larger_screen_gets_a_larger_table(game: str) -> None:
    forms = []
    for size in ((150, 90), (100, 40), (80, 24)):
        room = room_for(game, 4, size, "en")
        seat = room.match.state.deciders()[0]
        forms.append(Sheet(room, seat, room.match.state.legal(seat), may_wait=False).layout().form)
    assert forms == sorted(forms)
    assert forms[0] == 0
    assert forms[-1] > 0 or room.drawing.FORMS == 1


@pytest.mark.parametrize("game", capotavola.games())
@pytest.mark.parametrize("width", [44, 60, 80, 120])
def test_no_line_breaks_inside_a_word(game: str, width: int) -> None:
    """Every word of the wide screen is found whole on the narrow one."""
    room = room_for(game, 3, (width, 60), "en")
    seat = room.match.state.deciders()[0]
    sheet = Sheet(room, seat, room.match.state.legal(seat), may_wait=False)
    form = sheet.forms()[0]
    wide = Console(file=io.StringIO(), width=400, force_terminal=False)
    for console in (room.screen.console, wide):
        console.print(sheet.table(form))
        for line in sheet.explained():
            console.print(line)
    assert isinstance(wide.file, io.StringIO)
    assert isinstance(room.screen.console.file, io.StringIO)
    words = set(wide.file.getvalue().split())
    assert {word for word in room.screen.console.file.getvalue().split() if "─" not in word} <= words


def test_the_smallest_forms_still_show_what_counts() -> None:
    """Corleone: jobs by colour and the Hudson; La Cosa Nostra: the market and everybody's cash."""
    for game in ("corleone", "cosanostra"):
        room = room_for(game, 4, (80, 24), "en")
        bots: list[Bot | None] = [bot("greedy", game, seat) for seat in range(4)]
        while room.match.state.waiting:
            go_on(room, room.match.state.deciders()[0], bots)
        view = room.match.state.view(0)
        room.screen.show(room.drawing.render(view, room.speaker, NAMES[:4], room.drawing.FORMS - 1))
        text = "\n".join(seen(room))
        wanted = ["yellow", "green"] if game == "corleone" else ["Market", "$"]
        assert all(word in text for word in wanted), text


@pytest.mark.parametrize("alone", [True, False])
def test_news_for_one_alone_that_find_no_room_are_told_before(alone: bool) -> None:
    """Above the table, or on a page where others play at the same screen: no later log holds them."""
    room = room_for("corleone", 5, (44, 20), "en")
    room.screen.alone = alone
    seat = room.match.state.deciders()[0]
    jobs = ["hit", "ambush", "blackmail", "safe-job", "drive-by"]
    room.ears.tell([Event("saw-jobs", {"seat": seat, "jobs": [job]}, 1 << seat) for job in jobs])
    sheet = Sheet(room, seat, room.match.state.legal(seat), may_wait=False)
    sheet.show()
    file = room.screen.console.file
    assert isinstance(file, io.StringIO)
    told = file.getvalue()
    assert all(room.speaker.card(job) in told for job in jobs)
    assert len(sheet.private()) == len(jobs)


@pytest.mark.parametrize("game", ["corleone", "cosanostra"])
def test_what_stands_beside_a_title_is_not_bold(game: str) -> None:
    """In every form: the styles of the head of a line end with it."""
    room = room_for(game, 4, (120, 60), "en")
    seat = room.match.state.deciders()[0]
    sheet = Sheet(room, seat, room.match.state.legal(seat), may_wait=False)
    head = "1 Wall Street" if game == "corleone" else "Market"
    console = Console(file=io.StringIO(), width=120, force_terminal=True, color_system="standard")
    for form in range(1, room.drawing.FORMS):
        lines = console.render_lines(sheet.table(form), pad=False)
        (line,) = [line for line in lines if line and line[0].text.startswith(head)]
        bold = "".join(segment.text for segment in line if segment.style is not None and segment.style.bold)
        assert bold == head
