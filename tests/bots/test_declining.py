"""Why bots decline: what they say is what would have to be otherwise."""

import pytest

from capotavola.bots.greedy.cosanostra_decline import ENOUGH, reason
from capotavola.bots.greedy.cosanostra_value import value
from capotavola.games.cosanostra.actions.parts import THEIRS
from capotavola.games.cosanostra.actions.verbs import REASONS
from capotavola.games.cosanostra.state import CosaNostraState
from tests.bots.test_words import GAME, answer
from tests.cosanostra.reading import told
from tests.cosanostra.situation import MEN, do, situation

S, T, _ = MEN[:3]


def table(**more: object) -> CosaNostraState:
    """Seat 1 has planned what its own Casino and Lawyer are needed for, and a purchase."""
    given = {
        "tasks": {T[2]: "threats", T[1]: "buy:garage", S[2]: "vandalism"},
        "own": {0: ["pimp", "cop"], 1: ["casino", "lawyer"], 2: ["nightclub"]},
        "cash": {0: 20000, 1: 8000},
    }
    return situation(**{**given, **more})  # type: ignore[arg-type]


def why(state: CosaNostraState, terms: str) -> str:
    return REASONS[reason(state, 1, 0, GAME.parse(f"offer 1 {terms}").terms)]


@pytest.mark.parametrize(
    ("terms", "said"),
    [
        ("give 1000 want casino-1", "too-little"),
        ("want 1000", "too-little"),
        ("give use:pimp-1 want 1000", "useless"),
        ("want use:casino-1 promise pay:5000@1", "distrust"),
        ("want use:casino-1 promise peace:1", "distrust"),
    ],
)
def test_a_bot_says_what_it_lacks_in_an_offer(terms: str, said: str) -> None:
    assert why(table(), terms) == said


def test_who_would_lose_a_job_by_it_needs_it_himself() -> None:
    """The same Lawyer at the same price is sold where no job needs it."""
    offer = "give 9000 want lawyer-1"
    assert why(table(), offer) == "needed"
    idle = table(tasks={T[1]: "buy:garage", S[2]: "vandalism"})
    assert value(idle, 1, 0, GAME.parse(f"offer 1 {offer}").terms, THEIRS) >= ENOUGH


def test_whose_word_stands_against_it_says_that_it_is_not_the_time() -> None:
    state = table()
    do(state, 2, "offer 1 give 1000 ask return:lawyer-1@2")
    do(state, 1, "accept 2")
    assert why(state, "give 20000 want lawyer-1") == "not-now"


def test_everybody_who_knows_of_the_offer_hears_the_reason() -> None:
    state = table()
    do(state, 0, "offer 1 give use:pimp-1 want 1000")
    said = answer(state, 1)
    assert said == "decline 0 useless"
    events = do(state, 1, said)
    assert told(events, "declined") == [{"seat": 1, "other_seat": 0, "why": "useless"}]
    assert [event.audience for event in events if event.name == "declined"] == [0b11]


def test_nobody_need_say_why() -> None:
    state = table()
    do(state, 0, "offer 1 give use:pimp-1 want 1000")
    assert told(do(state, 1, "decline 0"), "declined") == [{"seat": 1, "other_seat": 0, "why": "unsaid"}]
    refusal = state.why_not(1, GAME.parse("decline 0 needed"))
    assert refusal is not None
    assert refusal.reason == "no-offer-to-you"
