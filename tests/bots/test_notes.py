"""Bots and the board (LC-R46): they write what their jobs lack and what they lend, and read others' notes."""

import pytest

from capotavola.bots.greedy import cosanostra_talk as talk
from capotavola.bots.greedy.cosanostra_temper import Temper
from capotavola.engine.chance import fast_chance
from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.situation import MEN, do, situation

S, T, U = MEN[:3]


def reluctant() -> Temper:
    """Somebody who does not sell uses of his own accord, and has not met anybody yet."""
    return next(temper for temper in map(Temper, map(fast_chance, range(40))) if temper.sells < 50)


def speak(state: CosaNostraState, seat: int) -> str:
    world = state.imagine(seat, 3)
    assert isinstance(world, CosaNostraState)
    return str(talk.speak(world, seat, reluctant()))


def lacking_a_lawyer() -> CosaNostraState:
    """Seat 0 has planned what needs a Lawyer; seats 1 and 2 have one each."""
    return situation(
        tasks={S[2]: "investment-fraud", S[0]: "vandalism", T[0]: "car-theft"},
        own={0: ["garage", "loan-shark"], 1: ["lawyer", "cop"], 2: ["lawyer", "pimp"]},
        cash={0: 9000},
    )


def words(state: CosaNostraState, seat: int) -> list[str]:
    """All that the bot says on its turn while nobody answers."""
    said: list[str] = []
    while (word := speak(state, seat)) != "None":
        do(state, seat, word)
        said.append(word)
    return said


@pytest.mark.rule("LC-R46")
def test_a_bot_writes_what_its_jobs_lack_and_what_it_could_lend() -> None:
    said = [word for word in words(lacking_a_lawyer(), 0) if word.startswith("post")]
    assert said == ["post have use:garage-1 use:loan-shark-1 want use:lawyer"]


@pytest.mark.rule("LC-R46")
@pytest.mark.parametrize("owner", [1, 2])
def test_a_bot_asks_first_who_says_that_it_is_to_be_had(owner: int) -> None:
    state = lacking_a_lawyer()
    do(state, owner, f"post have use:lawyer-{owner}")
    assert speak(state, 0).startswith(f"offer {owner} ")


@pytest.mark.rule("LC-R46")
@pytest.mark.parametrize("seeker", [1, 2])
def test_a_bot_sells_first_to_who_seeks_it(seeker: int) -> None:
    state = situation(stage="plan", own={0: ["lawyer"]}, cash={1: 9000, 2: 9000}, jobs={0: ["arson"]})
    do(state, seeker, "post want use:lawyer")
    assert speak(state, 0).startswith(f"offer {seeker} give use:lawyer-1 want ")
