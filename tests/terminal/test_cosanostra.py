"""The families' table at the terminal: what is drawn, asked and explained."""

import io
import random
from pathlib import Path

import pytest
from rich.console import Console

import capotavola
from capotavola.engine.game import Game
from capotavola.engine.values import Json
from capotavola.games.cosanostra import terminal
from capotavola.games.cosanostra.state import CosaNostraState
from capotavola.speech.speaker import Speaker

NAMES = ["Anna", "Bea", "Carlo"]
GAME = capotavola.game("cosanostra")
WORDS = Speaker("en", "cosanostra", NAMES)
HOUSE = Path(capotavola.__file__).parent / "games" / "cosanostra" / "content" / "house.toml"


def begun(game: Game = GAME, options: dict[str, Json] | None = None) -> CosaNostraState:
    state = game.start(players=3, seed=b"table", options=options)
    assert isinstance(state, CosaNostraState)
    return state


def walk_to(state: CosaNostraState, step: str) -> int:
    """The first choice of everybody, until this step; who is asked then."""
    while state.view(None)["step"] != step:
        seat = state.deciders()[0]
        state.apply(seat, state.legal(seat)[0])
    return state.deciders()[0]


def do(state: CosaNostraState, seat: int, text: str) -> None:
    state.apply(seat, GAME.parse(text))


def drawn(
    state: CosaNostraState, seat: int | None, compact: bool = False, width: int = 120, words: Speaker = WORDS
) -> str:
    console = Console(file=io.StringIO(), width=width, force_terminal=False)
    console.print(terminal.render(state.view(seat), words, NAMES, compact))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def question(state: CosaNostraState, seat: int, words: Speaker = WORDS) -> str:
    key, args = terminal.question(state.view(seat))
    return words.say(key, **{name: words.part(name, value) for name, value in args.items()})


def owned(state: CosaNostraState, seat: int) -> list[str]:
    return [name for at, name in enumerate(state.rules.business_names) if state.business_at[at] == seat]


def test_a_player_sees_the_table_and_the_own_cards() -> None:
    state = begun()
    me = walk_to(state, "plan-turn")
    other = (me + 1) % 3
    for compact in (False, True):
        screen = drawn(state, me, compact)
        for seat, name in enumerate(NAMES):
            assert f"{seat} {name} " in screen
            assert all(f" {business}" in screen for business in owned(state, seat))
        for part in ("Round 1 of 4", f"turn: {NAMES[me]}", "Market", "Monopolies", "idle", "$2,000"):
            assert part in screen
        assert "Your influence cards  Snitch, " in screen
        assert "Your jobs" not in screen  # they are explained below the question
        assert "Your jobs" in drawn(state, other, compact)
    assert len(terminal.explained(state.view(me), WORDS)) == len(set(state.jobs[me]))
    assert terminal.explained(state.view(other), WORDS) == []
    assert "Your" not in drawn(state, None)


def test_a_planned_job_shows_the_others_its_back_only() -> None:
    state = begun()
    me = walk_to(state, "plan-turn")
    plan = next(action for action in state.legal(me) if action.verb.name == "plan")
    state.apply(me, plan)
    man = WORDS.named("gangster", str(plan.value()["gangster"]))
    job = WORDS.card(str(plan.value()["job"]))
    assert f"– I {job}" in drawn(state, me)
    for seat in ((me + 1) % 3, None):
        lines = [line for line in drawn(state, seat).splitlines() if f"{man} (" in line]
        assert len(lines) == 1
        assert "– I" in lines[0]
        assert f"– I {job}" not in lines[0]


def test_what_is_out_of_action_or_used_is_marked_in_words() -> None:
    state = begun()
    walk_to(state, "plan-turn")
    business, other = [state.rules.business_names.index(name) for name in owned(state, 0)[:2]]
    state.down |= 1 << business
    state.used |= 1 << other
    state.man_down |= 1 << state.men_of(1)[0]
    for compact in (False, True):
        screen = drawn(state, 2, compact)
        assert f"{state.rules.business_names[business]} (deactivated)" in screen
        assert f"{state.rules.business_names[other]} (used)" in screen
        assert screen.count("deactivated") == 2


def test_offers_are_shown_with_what_to_type() -> None:
    state = begun()
    walk_to(state, "plan-turn")
    use = owned(state, 1)[0]
    do(state, 0, f"offer 1 give 1000 want use:{use} promise peace:2 say no hard feelings")
    name = WORDS.named("business", use)
    asked, made = drawn(state, 1, width=200), drawn(state, 0, width=200)
    for screen, typed in ((asked, "accept 0 / decline 0"), (made, "withdraw 1")):
        assert "0 Anna → 1 Bea: gives " in screen
        assert f"; wants one use of {name} “no hard feelings” · {typed}" in screen
    assert "hard feelings" not in drawn(state, 2)
    assert "offers left: 4" in made
    do(state, 1, "accept 0")
    for seat in (0, 1, 2, None):
        screen = drawn(state, seat)
        assert f"{use} ◆ Anna" in screen
        assert "0: Anna → Bea: no attack through round 2 – pending" in screen
        assert ("judge 1 kept / broken" in screen) == (seat == 1)
    do(state, 1, "judge 1 broken")
    assert "“no hard feelings” – broken" in drawn(state, 2)


def test_an_offer_to_several_says_who_would_take_it() -> None:
    state = begun()
    walk_to(state, "plan-turn")
    do(state, 0, "offer 1,2 open want 1000 promise share:20")
    do(state, 1, "accept 0")
    assert "would take it: Bea · pick 1 / withdraw 1 / withdraw 2" in drawn(state, 0, width=200)
    assert "accept 0" not in drawn(state, 1, width=200)
    assert "made openly" in drawn(state, None, width=200)


def test_guns_for_hire_are_shown_with_price_and_ability() -> None:
    state = begun(options={"expansion": True})
    me = walk_to(state, "hiring")
    assert question(state, me).startswith("Swap a starting gangster")
    lines = terminal.explained(state.view(me), WORDS)
    shown = state.view(me)["mercenaries"]
    assert isinstance(shown, dict)
    assert isinstance(shown["shown"], list)
    assert len(lines) == len(shown["shown"]) == 9
    assert all("$" in line and " – " in line for line in lines)
    assert "For hire" in drawn(state, None)
    assert "For hire" not in drawn(state, me)


@pytest.mark.parametrize("seed", range(2))
def test_every_question_can_be_asked_and_every_table_fits_its_screen(seed: int) -> None:
    rng = random.Random(seed)
    state = begun(options={"expansion": seed % 2 == 0})
    while seats := state.deciders():
        seat = rng.choice(seats)
        assert question(state, seat)
        if rng.random() < 0.1:
            for compact, width in ((False, 100), (True, 80), (True, 44)):
                assert all(len(line) <= width for line in drawn(state, seat, compact, width).splitlines())
        terminal.explained(state.view(seat), WORDS)
        state.apply(seat, rng.choice(state.legal(seat)))
    assert "first:" in drawn(state, None)


def test_cards_of_another_content_need_no_text_of_the_house(tmp_path: Path) -> None:
    file = tmp_path / "content.toml"
    renamed = HOUSE.read_text(encoding="utf-8")
    for name in ("robbery-i-a", "vandalism", "snitch", "threats"):
        renamed = renamed.replace(f'"{name}"', f'"our-{name}"')
    file.write_text(renamed, encoding="utf-8")
    game = capotavola.game("cosanostra", file)
    words = Speaker("en", "cosanostra", NAMES, game.titles)
    state = begun(game)
    while state.round == 1:
        seat = state.deciders()[0]
        assert question(state, seat, words)
        terminal.explained(state.view(seat), words)
        drawn(state, seat, words=words)
        state.apply(seat, state.legal(seat)[0])
    assert "Our snitch" in drawn(begun(game), 0, words=words)
