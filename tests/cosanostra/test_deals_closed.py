"""When deals can be made, and when not (LC-4.1, LC-R9, LC-R34)."""

from __future__ import annotations

import pytest

from tests.cosanostra.reading import step
from tests.cosanostra.situation import agree, begin, do, end_actions, pass_all, play, refused, situation
from tests.cosanostra.test_deals import JOB, S, T, U, check_closed, check_open


@pytest.mark.rule("LC-4.1", "LC-4.4", "LC-R34")
@pytest.mark.parametrize("stage", ["plan", "act", "hire"])
def test_everybody_deals_on_every_turn(stage: str) -> None:
    tasks: dict[str, str | list[str]] = {} if stage == "hire" else {S[0]: JOB}
    check_open(situation(stage=stage, tasks=tasks, jobs={0: ["threats"]}, cash={0: 20000}))


@pytest.mark.rule("LC-R34", "LC-8.2")
@pytest.mark.parametrize("round", [1, 2])
def test_everybody_deals_in_the_hire_stage_of_the_expansion(round: int) -> None:
    state = situation(
        stage="hire", expansion=True, round=round, gangsters={"lil-omar": "shown"}, cash={0: 20000}
    )
    assert step(state) == "hiring"
    check_open(state)


@pytest.mark.rule("LC-4.1", "LC-R34")
def test_nobody_deals_while_cards_are_drawn_or_discarded() -> None:
    check_closed(situation(stage="draw", jobs={0: ["vandalism"]}))
    state = situation(stage="plan", round=2, cards={0: ["spy"] * 4})
    begin(state, "limits")
    assert step(state) == "limits"
    check_closed(state)


@pytest.mark.rule("LC-4.1", "LC-R9")
def test_there_is_no_talk_from_the_reveal_until_the_task_is_resolved() -> None:
    state = situation(
        tasks={S[0]: "threats", S[1]: JOB, T[0]: "hold-up/III"},
        own={0: ["cop", "lawyer"]},
        cards={0: ["spy"]},
    )
    check_open(state)
    do(state, 0, f"do {S[0]}", dice=[1])
    assert step(state) == "rerolls"
    check_closed(state)
    do(state, 0, "reroll 1", dice=[5])
    assert step(state) == "hold-ups"
    check_closed(state)
    pass_all(state)
    assert (step(state), state.deciders()) == ("action-turn", [0])
    check_open(state)


@pytest.mark.rule("LC-4.1", "LC-R9")
def test_there_is_no_talk_while_an_attack_is_resolved() -> None:
    state = situation(tasks={S[0]: "car-bomb", T[0]: "trap"}, cards={0: ["spy"], 2: ["spy"]})
    do(state, 0, f"attack-gangster {S[0]} {T[1]}", dice=[6])
    assert step(state) == "traps"
    check_closed(state)
    do(state, 1, "pass")
    assert step(state) == "saves"
    check_closed(state)
    pass_all(state)
    assert step(state) == "action-turn"
    check_open(state)


@pytest.mark.rule("LC-R9")
@pytest.mark.parametrize("job", ["horse-race", "laundering", "connections"])
def test_there_is_no_talk_while_a_job_asks_its_player(job: str) -> None:
    state = situation(tasks={S[1]: job}, cash={0: 9000})
    do(state, 0, f"do {S[1]}", dice=[] if job == "horse-race" else [6, 6])
    assert state.deciders() == [0]
    check_closed(state)


@pytest.mark.rule("LC-R9", "LC-R16", "LC-R19")
@pytest.mark.parametrize(
    ("man", "step_after"), [("bernardo-farmacista", "again"), ("tuco-quintero", "afterwards")]
)
def test_there_is_no_talk_between_a_job_and_what_follows_it(man: str, step_after: str) -> None:
    state = situation(
        tasks={man: JOB, T[0]: "threats"}, own={0: []}, expansion=True, gangsters={man: 0}, cards={0: ["spy"]}
    )
    do(state, 0, f"do {man}", dice=[6, 6])
    assert step(state) == step_after
    check_closed(state)
    do(state, 0, "pass")
    check_open(state)


@pytest.mark.rule("LC-R34", "LC-7.8")
def test_nobody_deals_while_schemers_are_asked_for() -> None:
    state = situation(tasks={S[0]: JOB, T[0]: "threats", U[0]: "car-theft"}, cards={2: ["spy"]})
    do(state, 0, f"cancel {S[0]}")
    assert step(state) == "schemes"
    check_closed(state)
    pass_all(state)
    check_open(state)


@pytest.mark.rule("LC-R34", "LC-R8")
def test_an_offer_waits_while_alexei_is_asked() -> None:
    state = situation(
        tasks={S[0]: JOB, T[0]: "threats"},
        expansion=True,
        gangsters={"alexei-walenko": 2},
        cards={0: ["spy"]},
        cash={0: 3000},
    )
    play(state, (0, "offer 1 give 1000"), (0, "play spy"))
    assert step(state) == "vetoes"
    check_closed(state)
    assert refused(state, 1, "accept 0") == "LC-R9"
    do(state, 2, "pass")
    do(state, 1, "accept 0")
    assert state.cash[:2] == [2000, 6000]


@pytest.mark.rule("LC-R9")
def test_deals_are_closed_until_all_incomes_are_paid() -> None:
    state = situation(tasks={S[0]: JOB}, expansion=True, gangsters={"takeshi-ando": 1})
    end_actions(state)
    assert step(state) == "doubling"
    check_closed(state)
    do(state, 1, "double lawyer")
    assert step(state) != "doubling"


@pytest.mark.rule("LC-R9")
def test_deals_are_open_again_as_soon_as_the_incomes_are_paid() -> None:
    state = situation(tasks={S[0]: JOB}, cash={0: 10000})
    end_actions(state)
    assert (step(state), state.deciders()) == ("hiring", [0])
    check_open(state)
    agree(state, 1, 0, f"give lawyer-1 want {S[0]}")


@pytest.mark.rule("LC-R9")
def test_deals_are_closed_for_good_after_the_last_task_of_the_game() -> None:
    state = situation(round=4, tasks={S[0]: JOB}, expansion=True, gangsters={"takeshi-ando": 1})
    end_actions(state)
    assert step(state) == "doubling"
    check_closed(state)
    do(state, 1, "double lawyer")
    assert step(state) == "over"
    assert refused(state, 0, "offer 1 give 1000") == "LC-9.4"
    assert refused(state, 0, "pay 1 1000") == "LC-9.4"


@pytest.mark.rule("LC-R9")
def test_nobody_deals_after_the_last_task_of_the_game_though_its_turn_goes_on() -> None:
    state = situation(round=4, tasks={S[0]: JOB, S[1]: "threats"}, cards={0: ["spy"]})
    do(state, 0, f"cancel {S[0]}")
    check_open(state)
    play(state, (0, "done"), (1, "offer 2 give 1000"), (0, f"cancel {S[1]}"))
    assert (step(state), state.deciders()) == ("action-turn", [0])
    check_closed(state)
    assert refused(state, 2, "accept 1") == "LC-R9"


@pytest.mark.rule("LC-R9")
def test_the_last_task_of_a_round_that_is_not_the_last_leaves_the_turn_open() -> None:
    state = situation(round=3, tasks={S[0]: JOB}, cards={0: ["spy"]})
    do(state, 0, f"cancel {S[0]}")
    check_open(state)


@pytest.mark.rule("LC-R9", "LC-10.1")
def test_in_the_short_game_the_last_task_is_one_of_round_three() -> None:
    state = situation(round=3, short=True, tasks={S[0]: JOB}, expansion=True, gangsters={"takeshi-ando": 1})
    end_actions(state)
    check_closed(state)
    do(state, 1, "double lawyer")
    assert step(state) == "over"


@pytest.mark.rule("LC-4.1", "LC-R19")
def test_omars_announcement_closes_deals_like_a_reveal() -> None:
    state = situation(
        tasks={"lil-omar": JOB, T[0]: "hold-up"}, expansion=True, gangsters={"lil-omar": 0}, own={0: []}
    )
    do(state, 0, "offer 1 give 1000")
    do(state, 0, "instead lil-omar", dice=[6, 6])
    assert step(state) == "hold-ups"
    assert refused(state, 1, "accept 0") == "LC-R9"
    check_closed(state)


@pytest.mark.rule("LC-R9")
def test_offers_never_hold_up_a_turn() -> None:
    state = situation(tasks={S[0]: JOB, T[0]: "threats"}, cash={0: 3000})
    play(state, (0, "offer 1 give 1000"), (2, "offer 0 want 1000"))
    assert state.deciders() == [0]
    do(state, 0, f"cancel {S[0]}")
    assert (step(state), state.deciders()) == ("action-turn", [1])
