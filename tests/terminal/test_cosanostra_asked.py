"""Questions and choices of the families' table: who, what and how much."""

import msgspec
import pytest

from capotavola.games.cosanostra.shown import terminal
from capotavola.games.cosanostra.shown.telling import lacking
from capotavola.games.cosanostra.shown.types import View
from capotavola.games.cosanostra.state import CosaNostraState
from capotavola.speech.languages import LANGUAGES
from capotavola.speech.speaker import Speaker
from capotavola.terminal.menu import Lister
from tests.cosanostra.situation import MEN, agree, begin, do, end_actions, parsed, situation
from tests.terminal.test_cosanostra import GAME, NAMES, WORDS, question

S, T, U = MEN[:3]
JOB = "petrol-station-robbery"


def named(state: CosaNostraState, seat: int, action: str) -> str | None:
    """What a choice is called in the list."""
    return terminal.choice(state.view(seat), parsed(state, action), WORDS)


@pytest.mark.rule("LC-R8")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("action", ["play snitch", "new-market", f"put henchman {S[0]}"])
def test_whoever_may_cancel_a_card_is_told_who_plays_it_and_what_for(action: str, lang: str) -> None:
    state = situation(
        stage="plan",
        expansion=True,
        gangsters={"alexei-walenko": 1},
        tasks={U[0]: JOB},
        jobs={0: ["threats"]},
        cards={0: ["snitch", "henchman"]},
    )
    do(state, 0, action)
    assert state.deciders() == [1]
    words = Speaker(lang, GAME, NAMES)
    asked = question(state, 1, words)
    assert NAMES[0] in asked
    card = action.split()[1] if " " in action else "snitch"
    assert words.card(card) in asked
    assert (words.named("gangster", S[0]) in asked) == (card == "henchman")
    if lang == "en":
        assert ("replace the market" in asked) == (action == "new-market")


@pytest.mark.rule("LC-R8", "LC-6.7")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_may_spring_a_trap_is_told_what_is_attacked(lang: str) -> None:
    words = Speaker(lang, GAME, NAMES)
    own = {0: [], 1: ["garage"], 2: []}
    state = situation(tasks={S[2]: "car-bomb", S[1]: "arson", T[0]: "trap", U[0]: JOB}, own=own)
    other = state.copy()
    do(state, 0, f"attack-gangster {S[2]} {T[2]}", dice=[6, 1, 1])
    do(other, 0, f"attack-business {S[1]} garage-1", dice=[6, 1])
    for table, target in ((state, ("gangster", T[2])), (other, ("business", "garage-1"))):
        assert table.deciders() == [1]
        asked = question(table, 1, words)
        assert words.named(*target) in asked
        assert words.card("car-bomb" if table is state else "arson") in asked


@pytest.mark.rule("LC-R8", "LC-5.4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_re_roll_is_asked_about_with_its_job(lang: str) -> None:
    words = Speaker(lang, GAME, NAMES)
    state = situation(tasks={S[1]: "threats", U[0]: JOB}, own={0: ["cop", "lawyer"], 1: [], 2: []})
    do(state, 0, f"do {S[1]}", dice=[1, 1])
    assert words.card("threats") in question(state, 0, words)


@pytest.mark.rule("LC-R43")
def test_what_is_settled_is_named_with_its_creditor_and_the_sum() -> None:
    state = situation(tasks={S[0]: JOB}, own={0: ["casino"], 1: [], 2: []}, cash={0: 9000})
    agree(state, 0, 1, "promise pay:5000@1")
    do(state, 0, "pay 1 2000")
    assert named(state, 0, "settle 0") == "keep promise 1 to Bea: $5,000 later (by round 1) – $3,000 to pay"
    agree(state, 0, 2, "promise use:casino-1@1")
    assert named(state, 0, "settle 1") == "keep promise 2 to Carlo: one use of Casino 1 later (by round 1)"
    end_actions(state)
    assert question(state, 0).startswith("You owe something")


@pytest.mark.rule("LC-R40")
def test_words_that_are_judged_are_quoted() -> None:
    state = situation(tasks={S[0]: JOB}, cash={0: 9000})
    agree(state, 0, 1, "give 1000 promise words say be nice to me")
    assert named(state, 1, "judge 0 kept") == "promise 1 of Anna “be nice to me”: kept"


@pytest.mark.rule("LC-2.6")
def test_the_limit_says_how_many_cards_are_too_many() -> None:
    state = situation(
        stage="plan",
        round=2,
        jobs={0: ["threats", "arms-trade", "car-theft", "insolvency", "blackmail"]},
        cards={0: ["spy", "spy", "snitch", "snitch"]},
    )
    begin(state, "limits")
    assert question(state, 0) == "You hold too many jobs. To discard: 2"
    for job in ("threats", "arms-trade"):
        do(state, 0, f"discard-job {job}")
    assert question(state, 0) == "You hold too many influence cards. To discard: 1"


@pytest.mark.rule("LC-R21")
def test_growing_says_who_for_how_much_and_what_it_brings() -> None:
    state = situation(expansion=True, gangsters={"adriano-simion": 0}, cash={0: 9000}, tasks={S[0]: JOB})
    do(state, 0, f"cancel {S[0]}")
    assert state.view(0)["step"] == "growing"
    assert question(state, 0) == "Pay $2,000 for Adriano Simion? His strength is then 3 for good."


@pytest.mark.rule("LC-3.4")
def test_two_markers_on_one_business_are_not_two_businesses() -> None:
    own = {0: [], 1: ["drug-dealer"], 2: ["drug-dealer"]}
    hand = {0: ["drug-trade"]}
    twice, both = ["drug-dealer-1:0"] * 2, ["drug-dealer-1:0", "drug-dealer-2:0"]
    for markers, missing in ((twice, ["drug-dealer"]), (both, [])):
        state = situation(stage="plan", own=own, jobs=hand, markers=markers)
        assert lacking(msgspec.convert(state.view(0), View), "drug-trade") == missing


def test_cards_and_money_are_not_spent_by_typing_1() -> None:
    """Whatever is asked: planning, hiring, a purchase that a job makes cheaper."""
    spending = {"put", "play", "new-market", "hire", "swap", "buy", "grow"}
    assert spending == {verb.name for verb in GAME.vocabulary.verbs if verb.grave} & spending
    state = situation(stage="hire", cash={0: 30000})
    actions = state.legal(0)
    menu = Lister(WORDS, "hiring", lambda _: None).menu_of(actions)
    assert menu.entries[0][1] == GAME.parse("pass")
    assert len(menu.entries) == len(actions) > 1
