"""New York at the terminal: what is drawn, asked and explained."""

import io

from rich.console import Console

from capotavola.games.corleone.shown import terminal
from capotavola.games.corleone.state import CorleoneState
from capotavola.speech.speaker import Speaker
from capotavola.terminal.menu import Lister, Menu
from tests.corleone.situation import F2, GAME, HOTEL, do, situation

NAMES = ["Anna", "Bea", "Carlo"]
WORDS = Speaker("en", GAME, NAMES)


def drawn(state: CorleoneState, seat: int | None, form: int = 0, width: int = 120) -> str:
    console = Console(file=io.StringIO(), width=width, force_terminal=False)
    console.print(terminal.render(state.view(seat), WORDS, NAMES, form))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def question(state: CorleoneState, seat: int) -> str:
    key, args = terminal.question(state.view(seat))
    return WORDS.say(key, **{name: WORDS.part(name, value) for name, value in args.items()})


def table() -> CorleoneState:
    return situation(
        hands=[["money-3", "gun", "hit"], ["money-5", "blackmail"], ["capo"]],
        suitcases=[[5, 5], [3], []],
        public=["shake-down"],
        tiles=["pawn-shop"],
        thugs={HOTEL: 1},
        members={F2: 2},
        markers=["chelsea:2"],
        first=1,
        act=2,
        allies={"mayor-ii": "shown"},
    )


def test_a_player_sees_the_board_and_the_own_cards() -> None:
    for form in range(terminal.SMALLER):
        screen = drawn(table(), 0, form)
        for part in (
            "Grand Hotel",
            "Pawn Shop",
            "Shake Down",
            "Mayor (II)",
            "horse head",
            "Midtown, Queens: Carlo",
        ):
            assert part in screen
        assert "Your hand: $3, gun" in screen
        assert "Hit (grey): gun, blood money → $3; gun down a thug" in screen
        assert "Your suitcase: $5 × 2  = $10" in screen


def test_nobody_sees_the_cards_of_others() -> None:
    for seat in (0, 2, None):
        screen = drawn(table(), seat)
        assert "Blackmail" not in screen
    assert "Hit" not in drawn(table(), None)
    assert "Your hand" not in drawn(table(), None)


def test_a_hand_that_is_looked_at_is_shown_to_the_looker_only() -> None:
    state = situation(hands=[["safe-job", "gun", "gun", "booze"], ["money-5", "hit"], []])
    do(state, 0, "complete hand safe-job gun+gun+booze money-first")
    do(state, 0, "against look-take-money 1")
    assert "Hand of Bea: $5" in drawn(state, 0)
    assert "Hand of Bea" not in drawn(state, 2)
    assert question(state, 0) == "You see the whole hand of Bea. Choose."


def test_what_is_asked() -> None:
    state = situation(hands=[["money-1", "gun"]], markers=["chelsea:1"], deck=["hit", "ambush"])
    assert question(state, 0).startswith("Your action")
    do(state, 0, "thug penn-central-railroad")
    assert (
        question(state, 0)
        == "Bea controls Chelsea and uses this front, too. Who goes first? Penn Central Railroad"
    )
    do(state, 0, "order me")
    assert question(state, 0).startswith("Keep one of the jobs")
    lines = terminal.explained(state.view(0), WORDS)
    assert [line.strip().split(" (")[0] for line in lines] == ["Hit", "Ambush"]
    do(state, 0, "keep hit")
    asked = question(state, 1)
    assert asked.startswith("You control Chelsea")
    assert asked.endswith("Penn Central Railroad: jobs, $2")


def test_who_wants_a_card_is_named() -> None:
    state = situation(hands=[["blackmail", "blood-money", "blood-money", "booze"], ["money-5"], ["gun"]])
    jobs = [action for action in state.legal(0) if str(action).startswith("complete hand blackmail")]
    do(state, 0, str(jobs[0]))
    do(state, 0, "against gift 1")
    assert question(state, 1) == "Anna demands a card: you must give one of your choice."


def test_what_waits_behind_then_is_not_asked_yet() -> None:
    state = situation(hands=[["capo"]], act=2)
    do(state, 0, "play capo")
    assert question(state, 0) == "Use: any one good except narcotics"


def test_many_actions_are_asked_verb_by_verb() -> None:
    state = table()
    menu = Lister(WORDS, "turn", lambda _: None).menu_of(state.legal(0))
    assert [label for label, _ in menu.entries] == ["Place a thug", "Place a family member"]
    deeper = menu.pick(2)
    assert isinstance(deeper, Menu)
    assert deeper.title == WORDS.say("param-areas")
    label, action = deeper.entries[0]
    assert label == "Chelsea, Midtown, Central Park"
    assert str(action) == "member chelsea+midtown+central-park"
    assert GAME.parse(str(action)) == action


def test_completed_jobs_are_shown_by_colour_in_every_form() -> None:
    state = situation(hands=[["gun"]], completed=["0:hit", "0:drive-by", "0:blackmail"])
    for form in range(terminal.TINY):
        screen = drawn(state, 0, form)
        assert "green 1, grey 2" in screen
    tiny = drawn(state, 0, terminal.TINY)
    assert "yellow/blue/green/grey   Anna ♞ 0/0/1/2 · 1 card   Bea 0/0/0/0" in tiny


def test_the_hudson_names_every_figure() -> None:
    state = situation(hands=[["hit", "gun", "blood-money"]], thugs={HOTEL: 1})
    do(state, 0, "complete hand hit gun+blood-money money-first")
    do(state, 0, f"gun-down {HOTEL}")
    for form in range(terminal.TINY):
        assert "In the Hudson: Bea (thugs 1)" in drawn(state, 0, form)
    assert "In the Hudson: Bea ◆ 1" in drawn(state, 0, terminal.TINY)


def test_the_smallest_form_has_a_line_for_each_turf() -> None:
    screen = drawn(table(), 0, terminal.SMALLEST).splitlines()
    turfs = [line for line in screen if line[:2] in {f"{number} " for number in range(1, 8)}]
    assert len(turfs) == 7
    midtown = next(line for line in turfs if "Midtown" in line)
    assert "Grand Hotel ◆ Bea" in midtown
    assert "○ Carlo" in midtown


def test_the_tiny_form_keeps_to_figures_and_two_lines_of_cards() -> None:
    state = table()
    lines = drawn(state, 0, terminal.TINY, width=44).splitlines()
    assert "6 Midtown ◆ Bea ○ Carlo" in [line.rstrip() for line in lines]
    assert "Your suitcase: $10 · Your hand:  $3  gun" in [line.rstrip() for line in lines]
    cards = ["hit", "ambush", "blackmail", "safe-job", "drive-by", "shake-down", "protection-racket", "gun"]
    many = situation(hands=[cards])
    hand = drawn(many, 0, terminal.TINY, width=44).splitlines()[-2:]
    assert hand[0].startswith("Your suitcase: $0")
    assert hand[1].endswith(" …")
