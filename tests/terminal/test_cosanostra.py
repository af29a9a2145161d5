"""The families' table at the terminal: what is drawn, asked and explained."""

import io
import random
from pathlib import Path

import pytest
from rich.console import Console

import capotavola
from capotavola.engine.event import Event
from capotavola.engine.game import Game
from capotavola.engine.values import Json
from capotavola.games.cosanostra.shown import terminal
from capotavola.games.cosanostra.shown.faces import figures
from capotavola.games.cosanostra.shown.telling import about
from capotavola.games.cosanostra.state import CosaNostraState
from capotavola.speech.speaker import PERSIAN, Speaker
from tests.boxes import game_of
from tests.cosanostra.situation import MEN, agree, end_actions, situation

NAMES = ["Anna", "Bea", "Carlo"]
GAME = game_of("cosanostra")
WORDS = Speaker("en", GAME, NAMES)
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
    state: CosaNostraState, seat: int | None, form: int = 0, width: int = 120, words: Speaker = WORDS
) -> str:
    console = Console(file=io.StringIO(), width=width, force_terminal=False)
    console.print(terminal.render(state.view(seat), words, NAMES, form))
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
    for form in (0, 1):
        screen = drawn(state, me, form)
        for seat, name in enumerate(NAMES):
            assert f"{seat + 1} {name} " in screen
            assert all(f" {business}" in screen for business in owned(state, seat))
        for part in ("Round 1 of 4", f"turn: {NAMES[me]}", "Market", "Monopolies", "idle", "$2,000"):
            assert part in screen
        assert "Your influence cards  Snitch, " in screen
        assert "Your jobs" not in screen  # they are explained below the question
        assert "Your jobs" in drawn(state, other, form)
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
    for form in (0, 1):
        screen = drawn(state, 2, form)
        assert f"{state.rules.business_names[business]} (deactivated)" in screen
        assert f"{state.rules.business_names[other]} (used)" in screen
        assert screen.count("deactivated") == 2


def test_offers_are_shown_with_what_to_type() -> None:
    state = begun()
    walk_to(state, "plan-turn")
    use = owned(state, 1)[0]
    do(state, 0, f"offer 1 give 1000 want use:{use} promise peace:2 words say no hard feelings")
    name = WORDS.named("business", use)
    asked, made = drawn(state, 1, width=200), drawn(state, 0, width=200)
    for screen, typed in ((asked, "accept Anna / decline Anna / counter Anna …"), (made, "withdraw Bea")):
        assert "1 Anna → 2 Bea: gives " in screen
        assert f"; wants one use of {name} “no hard feelings” · {typed}" in screen
    assert "hard feelings" not in drawn(state, 2)
    assert "offers left 11" in made
    do(state, 1, "accept 0")
    for seat in (0, 1, 2, None):
        screen = drawn(state, seat)
        assert f"{use} ◆ Anna" in screen
        assert "1: Anna → Bea: no attack through round 2 – pending" in screen
        assert ("judge 2 kept / broken" in screen) == (seat == 1)
    do(state, 1, "judge 1 broken")
    assert "“no hard feelings” – broken" in drawn(state, 2)


def test_an_offer_to_several_says_who_would_take_it() -> None:
    state = begun()
    walk_to(state, "plan-turn")
    do(state, 0, "offer 1,2 open want 1000 promise share:20")
    do(state, 1, "accept 0")
    assert "would take it: Bea · pick Bea / withdraw Bea / withdraw Carlo" in drawn(state, 0, width=200)
    assert "accept Anna" not in drawn(state, 1, width=200)
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
            for form, width in ((0, 100), (1, 80), (2, 80), (3, 44)):
                assert all(len(line) <= width for line in drawn(state, seat, form, width).splitlines())
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
    words = Speaker("en", game, NAMES)
    state = begun(game)
    while state.round == 1:
        seat = state.deciders()[0]
        assert question(state, seat, words)
        terminal.explained(state.view(seat), words)
        drawn(state, seat, words=words)
        state.apply(seat, state.legal(seat)[0])
    assert "Our snitch" in drawn(begun(game), 0, words=words)


def named(state: CosaNostraState, seat: int, text: str) -> str:
    action = GAME.parse(text)
    called = terminal.choice(state.view(seat), action, WORDS)
    return called or WORDS.action(action, str(state.view(seat)["step"]))


def test_tasks_are_named_by_their_job() -> None:
    first, second, third = MEN[0][:3]
    state = situation(
        turn=0,
        tasks={first: "threats", second: "arson", third: "buy:garage"},
        own={0: ["lawyer"], 1: ["casino"]},
        cash={0: 9000},
    )
    one, two, three = [WORDS.named("gangster", man) for man in (first, second, third)]
    assert named(state, 0, f"do {first}") == f"{one}: Threats"
    assert named(state, 0, f"cancel {first}") == f"{one}: cancel Threats"
    assert named(state, 0, f"attack-business {second} casino-1") == f"{two}: Arson against Casino 1"
    assert named(state, 0, f"do {third}") == f"{three}: buy Garage 1"
    for text in ("carry out the task", "cancel the task"):
        assert all(text not in named(state, 0, str(action)) for action in state.legal(0))


def test_planning_says_what_a_job_lacks() -> None:
    """A business of one's own, a marker and a planned purchase are access; nothing else is."""
    own = {0: ["lawyer"], 1: ["pimp", "casino", "cop"]}
    state = situation(
        stage="plan", own=own, jobs={0: ["threats", "red-light-district"]}, markers=["pimp-1:0"]
    )
    man = MEN[0][0]
    name = WORDS.named("gangster", man)
    assert named(state, 0, f"plan {man} threats") == f"{name}: Threats"
    assert named(state, 0, f"plan {man} red-light-district") == f"{name}: Red-light district – you lack Cop"
    lines = terminal.explained(state.view(0), WORDS)
    assert "you lack" not in lines[0]
    assert lines[1].endswith("Pimp, Cop · $7,000 / $9,000 – you lack Cop")


def test_the_schemer_is_asked_about_in_a_sentence() -> None:
    question = WORDS.say("ask-window-schemes", seat="Bruno")
    assert question == "Bruno is about to move. Play a Schemer to go first?"
    revealed = Event("revealed", {"seat": 1, "gangster": "bulldog-oreste-laserva", "job": "building-scam"})
    assert WORDS.event(revealed) == "Bulldog Oreste LaServa (Bea) reveals Building scam."


def test_promises_are_counted_from_one() -> None:
    event = Event("promise-broken", {"seat": 0, "other_seat": 1, "promise": 0})
    assert WORDS.event(event) == "Anna breaks promise 1 to Bea!"
    assert WORDS.action(GAME.parse("judge 0 kept"), "plan-turn") == "promise 1: kept"


@pytest.mark.parametrize("lang", ["en", "ru", "pl", "fa"])
def test_whoever_owes_is_told_so_and_shown_what_to_type(lang: str) -> None:
    words = Speaker(lang, GAME, NAMES)
    state = situation(tasks={MEN[0][0]: "petrol-station-robbery"}, own={0: [], 1: [], 2: []})
    agree(state, 0, 1, "give 1000 promise pay:1000@1")
    end_actions(state)
    assert state.deciders() == [0]
    assert question(state, 0, words) == words.say("ask-settling")
    assert "settle 1" in drawn(state, 0, words=words)
    assert "settle 1" not in drawn(state, 1, words=words)
    labels = [words.action(action, "settling") for action in state.legal(0)]
    assert labels == [words.say("do-settle", promise=1), words.say("do-leave")]
    assert all(action.verb.harmless is False for action in state.legal(0))  # Enter breaks no promise


def test_a_share_says_what_it_is_for_and_an_offer_what_is_not_owned() -> None:
    state = situation(
        tasks={MEN[0][0]: "threats", MEN[1][0]: "arson"}, own={0: [], 1: ["lawyer", "casino"], 2: ["garage"]}
    )
    agree(state, 0, 1, "want use:lawyer-1 promise share:50")
    assert "50% of a cash job (for Lawyer 1)" in drawn(state, 2, width=200)
    do(state, 0, "offer 2 debt give 1000 promise return:casino-1@4 ask return:garage-1@4")
    shown = drawn(state, 2, width=200)
    assert "by round 4; not owned now" in shown
    assert "pays debts" in shown


FIGURES = {
    "laverne-ontario": ["4000"],
    "lil-omar": ["3+", "5000"],
    "paco-santiago": ["4"],
    "lono-slifer": ["2"],
    "dave-death-poppel": ["2"],
    "adriano-simion": ["2000", "1"],
    "stas-valigura": ["2"],
    "alexei-walenko": ["2"],
    "boggy-gloves": ["2"],
    "fumiyo-goto": ["2000"],
    "ryu-yamamoto": ["1000"],
}


@pytest.mark.parametrize("man", FIGURES)
@pytest.mark.parametrize("lang", ["en", "ru", "pl", "fa"])
def test_the_texts_of_mercenaries_name_their_figures(man: str, lang: str) -> None:
    words = Speaker(lang, GAME, NAMES)
    said = _said_of(GAME, man, words)
    for figure in FIGURES[man]:
        if lang == "fa":
            figure = figure.removesuffix("+").translate(PERSIAN)
        assert figure in said.replace(",", "").replace("٬", "").replace("\u00a0", ""), said


def test_the_figures_in_a_mercenarys_text_are_those_of_the_content(tmp_path: Path) -> None:
    figures = HOUSE.read_text(encoding="utf-8").replace("amount = 4000", "amount = 7000")
    path = tmp_path / "other.toml"
    path.write_text(figures, encoding="utf-8")
    game = capotavola.game("cosanostra", path)
    assert "7000" in _said_of(game, "laverne-ontario", Speaker("en", game, NAMES)).replace(",", "")


def _said_of(game: Game, man: str, words: Speaker) -> str:
    rules = begun(game).rules
    return about(man, words, "", **figures(rules, rules.men.names.index(man)))


@pytest.mark.rule("LC-9.1")
def test_the_last_income_says_how_it_comes_about() -> None:
    state = situation(round=4, tasks={MEN[0][0]: "threats"}, own={0: ["casino"], 1: [], 2: []})
    events = state.apply(0, GAME.parse(f"cancel {MEN[0][0]}"))
    said = [WORDS.event(event) for event in events if event.name == "income"]
    assert said[0] == "Anna has an income of $14,000 (2 × $7,000)."
