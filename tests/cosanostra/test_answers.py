"""The order of answers, and who is asked: LC-R8, LC-R35, LC-7.3."""

from __future__ import annotations

import pytest

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.reading import cards, is_down, markers, monopoly, owner, part, place, plans, step, told
from tests.cosanostra.situation import MEN, do, legal, pass_all, play, refused, situation

A, B, C = MEN[:3]
LATER = {C[0]: "petrol-station-robbery"}
DOCTOR = "emergency-doctor"


def questions(state: CosaNostraState, kind: str) -> list[int]:
    """Who is asked in such windows, one after the other, when everybody passes."""
    asked: list[int] = []
    while step(state) == kind:
        asked += state.deciders()
        do(state, asked[-1], "pass")
    return asked


# -- re-rolls (LC-R8 b) ------------------------------------------------------------------


@pytest.mark.rule("LC-R8", "LC-5.4")
def test_cops_re_roll_dice_of_an_own_cash_job_before_it_counts() -> None:
    state = situation(tasks={A[1]: "credit-card-fraud", **LATER}, own={0: ["cop", "cop"]}, cash={0: 0})
    do(state, 0, f"do {A[1]}", [1, 2])
    assert (step(state), state.deciders()) == ("rerolls", [0])
    assert sorted(legal(state, 0)) == ["pass", "reroll 1", "reroll 2"]
    do(state, 0, "reroll 1", [3])
    assert (step(state), state.deciders()) == ("rerolls", [0])
    do(state, 0, "reroll 2", [6])
    assert step(state) == "action-turn"
    assert state.cash[0] == 3000
    assert part(state, "used") == ["cop-1", "cop-2"]


@pytest.mark.rule("LC-R8", "LC-5.4")
def test_cops_do_not_help_with_attacks_hold_ups_and_other_jobs() -> None:
    own = {0: ["cop"], 1: ["cop"], 2: ["garage"]}
    state = situation(tasks={A[1]: "robbery-i-b", **LATER}, own=own)
    do(state, 0, f"attack-player {A[1]} 1", [1, 1])
    assert step(state) == "action-turn"
    state = situation(tasks={A[1]: "laundering", **LATER}, own=own)
    do(state, 0, f"do {A[1]}", [1, 1])
    assert step(state) == "action-turn"
    state = situation(tasks={A[1]: "credit-card-fraud", B[1]: "hold-up", **LATER}, own={**own, 0: []})
    do(state, 0, f"do {A[1]}", [3, 1])
    do(state, 1, f"answer {B[1]}", [1, 1])
    assert step(state) != "rerolls"


@pytest.mark.rule("LC-R8", "LC-5.4")
def test_a_cop_does_not_help_another_and_only_once_a_round() -> None:
    own = {0: ["pimp"], 1: ["cop"], 2: ["garage"]}
    state = situation(tasks={A[1]: "credit-card-fraud", **LATER}, own=own, markers=["cop-1:0"])
    do(state, 0, f"do {A[1]}", [1, 1])
    assert step(state) == "action-turn"
    state = situation(tasks={A[1]: "credit-card-fraud", **LATER}, own={0: ["cop"]}, used=["cop-1"])
    do(state, 0, f"do {A[1]}", [1, 1])
    assert step(state) == "action-turn"


@pytest.mark.rule("LC-R8")
def test_re_rolls_come_before_hold_ups() -> None:
    tasks = {A[1]: "credit-card-fraud", B[1]: "hold-up", **LATER}
    state = situation(tasks={**tasks}, own={0: ["cop"]})
    do(state, 0, f"do {A[1]}", [3, 1])
    assert step(state) == "rerolls"
    do(state, 0, "pass")
    assert step(state) == "hold-ups"


# -- who is asked ---------------------------------------------------------------------


@pytest.mark.rule("LC-R8")
@pytest.mark.parametrize("job", ["hold-up", "trap", "wild-party", "persuasion/III"])
def test_all_with_a_job_of_a_late_back_are_asked_for_hold_ups_whatever_it_is(job: str) -> None:
    tasks = {A[1]: "credit-card-fraud", B[1]: job, B[2]: "blackmail", C[1]: "car-theft-ii", **LATER}
    state = situation(tasks={**tasks}, own={0: []}, round=3)
    do(state, 0, f"do {A[1]}", [3, 1])
    assert questions(state, "hold-ups") == [1]


@pytest.mark.rule("LC-R8")
@pytest.mark.parametrize("job", ["hold-up", "trap", "wild-party", "persuasion/III"])
def test_a_victim_with_a_job_of_a_late_back_is_asked_for_traps_whatever_it_is(job: str) -> None:
    state = situation(tasks={A[1]: "robbery-i-b", B[1]: job, C[1]: "trap", **LATER}, round=4)
    do(state, 0, f"attack-player {A[1]} 1", [4, 4])
    assert (f"answer {B[1]}" in legal(state, 1)) == (job == "trap")
    assert questions(state, "traps") == [1]


@pytest.mark.rule("LC-R8")
@pytest.mark.parametrize("plan", ["blackmail", "buy:casino"])
def test_nobody_is_asked_for_what_cannot_be_by_the_backs_of_the_cards(plan: str) -> None:
    tasks = {A[1]: "robbery-i-b", B[1]: plan, **LATER}
    state = situation(tasks={**tasks}, own={0: []}, round=4)
    do(state, 0, f"attack-player {A[1]} 1", [4, 4])
    assert step(state) == "action-turn"


@pytest.mark.rule("LC-R8", "LC-R35")
@pytest.mark.parametrize("holder", [None, 0, 1, 2])
def test_all_with_influence_cards_are_asked_for_a_doctor_alike(holder: int | None) -> None:
    hands = {seat: [DOCTOR if seat == holder else "spy"] for seat in range(3)}
    state = situation(tasks={A[1]: "car-bomb", **LATER}, cards=hands)
    do(state, 0, f"attack-gangster {A[1]} {B[2]}", [4, 1])
    assert questions(state, "saves") == [1, 2, 0]
    assert is_down(state, B[2])


@pytest.mark.rule("LC-R8", "LC-1.3")
def test_who_holds_no_card_or_only_cards_that_all_know_is_not_asked_for_a_doctor() -> None:
    hands = {0: ["snitch"], 1: [], 2: ["snitch", "spy"]}
    state = situation(tasks={A[1]: "car-bomb", **LATER}, cards=hands, known={0: ["snitch"], 2: ["snitch"]})
    do(state, 0, f"attack-gangster {A[1]} {B[2]}", [4, 1])
    assert questions(state, "saves") == [2]


@pytest.mark.rule("LC-R8", "LC-R25")
@pytest.mark.parametrize("card", ["schemer", "spy"])
def test_all_with_a_task_and_influence_cards_are_asked_for_schemers_alike(card: str) -> None:
    tasks = {A[0]: "threats", B[0]: "arms-trade", **LATER}
    state = situation(tasks={**tasks}, cards={0: ["spy"], 2: [card]}, own={1: []})
    play(state, (0, f"cancel {A[0]}"), (0, "done"))
    assert questions(state, "schemes") == [2]
    assert state.deciders() == [1]


@pytest.mark.rule("LC-R35")
def test_doctors_are_asked_clockwise_from_the_left_of_the_active_player_who_is_last() -> None:
    hands = {seat: ["spy"] for seat in range(3)}
    state = situation(tasks={B[1]: "car-bomb", **LATER}, cards=hands, turn=1, start=2)
    do(state, 1, f"attack-gangster {B[1]} {A[2]}", [4, 1])
    assert questions(state, "saves") == [2, 0, 1]


# -- doctors (LC-7.3, LC-R8 e) ------------------------------------------------------------------


@pytest.mark.rule("LC-7.3", "LC-R8")
def test_a_doctor_turns_a_kill_into_a_deactivation_and_a_second_one_lifts_that() -> None:
    for answers, where, down in ((0, "trophy:0", False), (1, 1, True), (2, 1, False)):
        tasks = {A[1]: "car-bomb", B[2]: "threats", **LATER}
        state = situation(tasks={**tasks}, cards={0: [DOCTOR], 2: [DOCTOR]})
        do(state, 0, f"attack-gangster {A[1]} {B[2]}", [4, 4])
        for seat in (2, 0)[:answers]:
            assert state.deciders() == [seat]
            do(state, seat, "heal")
        pass_all(state)
        assert (place(state, B[2]), is_down(state, B[2])) == (where, down)
        assert plans(state, B[2]) == (["threats/I"] if answers == 2 else [])
        assert len(cards(state, 0) + cards(state, 2)) == 2 - answers


@pytest.mark.rule("LC-7.3")
@pytest.mark.parametrize(("job", "dice"), [("beat-up-businessman", [2, 1]), ("kill-businessman", [3, 3])])
def test_a_doctor_helps_businessmen_and_anyone_may_send_him(job: str, dice: list[int]) -> None:
    state = situation(tasks={A[1]: job, **LATER}, cards={0: [DOCTOR], 2: ["spy"]}, markers=["lawyer-1:2"])
    do(state, 0, f"attack-business {A[1]} lawyer-1", dice)
    do(state, 2, "pass")
    do(state, 0, "heal")
    pass_all(state)
    assert owner(state, "lawyer-1") == 1
    assert is_down(state, "lawyer-1") == (job == "kill-businessman")
    assert markers(state, "lawyer-1") == ([] if job == "kill-businessman" else [2])


@pytest.mark.rule("LC-R35", "LC-7.3")
@pytest.mark.parametrize(("job", "dice"), [("vandalism", [3, 3]), ("arson", [4, 1]), ("arson", [4, 4])])
def test_a_doctor_does_not_help_companies(job: str, dice: list[int]) -> None:
    state = situation(tasks={A[1]: job, **LATER}, cards={1: [DOCTOR]})
    do(state, 0, f"attack-business {A[1]} building-firm-1", dice)
    assert step(state) != "saves"
    assert is_down(state, "building-firm-1") or owner(state, "building-firm-1") == "deck"


@pytest.mark.rule("LC-7.3")
def test_a_doctor_does_not_help_against_persuasion_or_robbery() -> None:
    state = situation(tasks={A[2]: "persuasion", **LATER}, cards={1: [DOCTOR]})
    do(state, 0, f"attack-business {A[2]} lawyer-1", [4, 4, 1])
    assert owner(state, "lawyer-1") == 0
    state = situation(tasks={A[2]: "robbery-i-a", **LATER}, cards={1: [DOCTOR]})
    do(state, 0, f"attack-player {A[2]} 1", [4, 4, 1])
    assert step(state) != "saves"


@pytest.mark.rule("LC-R35")
def test_after_every_doctor_all_are_asked_again() -> None:
    state = situation(tasks={A[1]: "car-bomb", **LATER}, cards={0: ["spy"], 1: ["spy", DOCTOR], 2: ["spy"]})
    do(state, 0, f"attack-gangster {A[1]} {B[2]}", [4, 4])
    do(state, 1, "heal")
    asked = questions(state, "saves")
    assert sorted(asked) == [0, 1, 2]
    assert is_down(state, B[2])


@pytest.mark.rule("LC-R8", "LC-7.3")
def test_when_nothing_is_left_to_answer_nobody_is_asked_any_more() -> None:
    state = situation(tasks={A[1]: "car-bomb", **LATER}, cards={0: ["spy"], 1: [DOCTOR], 2: ["spy"]})
    do(state, 0, f"attack-gangster {A[1]} {B[2]}", [4, 1])
    do(state, 1, "heal")
    assert step(state) != "saves"
    assert not is_down(state, B[2])


@pytest.mark.rule("LC-R8", "LC-6.7")
@pytest.mark.parametrize("doctors", [0, 1, 2])
def test_a_trapped_attacker_may_be_saved_but_the_attack_stays_repelled(doctors: int) -> None:
    tasks = {A[1]: "car-bomb", B[1]: "trap", **LATER}
    state = situation(tasks={**tasks}, cards={0: [DOCTOR, DOCTOR]})
    do(state, 0, f"attack-gangster {A[1]} {B[2]}", [4, 4])
    do(state, 1, f"answer {B[1]}", [4, 4])
    assert (step(state), state.deciders()) == ("saves", [0])
    for _ in range(doctors):
        do(state, 0, "heal")
    pass_all(state)
    assert (place(state, B[2]), is_down(state, B[2])) == (1, False)
    assert place(state, A[1]) == (0 if doctors else "trophy:1")
    assert is_down(state, A[1]) == (doctors == 1)


# -- only then (LC-R8 f) ------------------------------------------------------------------------


@pytest.mark.rule("LC-R8")
def test_until_all_have_passed_nothing_has_happened() -> None:
    own = {0: ["cop"], 1: ["pimp", "pimp"], 2: ["garage"]}
    state = situation(
        tasks={A[1]: "kill-businessman", **LATER}, own=own, markers=["pimp-1:2"], cards={2: ["spy"]}
    )
    events = do(state, 0, f"attack-business {A[1]} pimp-1", [3, 3])
    assert step(state) == "saves"
    assert (owner(state, "pimp-1"), markers(state, "pimp-1"), monopoly(state, "prostitution")) == (1, [2], 1)
    assert told(events, "business-lost") == []
    events = do(state, 2, "pass")
    assert (owner(state, "pimp-1"), markers(state, "pimp-1")) == ("deck", [])
    assert monopoly(state, "prostitution") is None


@pytest.mark.rule("LC-R8")
def test_until_all_have_passed_a_victim_keeps_his_task() -> None:
    state = situation(tasks={A[1]: "car-bomb", B[2]: "threats", **LATER}, cards={2: ["spy"]})
    do(state, 0, f"attack-gangster {A[1]} {B[2]}", [4, 4])
    assert (place(state, B[2]), plans(state, B[2])) == (1, ["threats/I"])
    do(state, 2, "pass")
    assert (place(state, B[2]), plans(state, B[2])) == ("trophy:0", [])


@pytest.mark.rule("LC-R8")
def test_traps_come_before_doctors() -> None:
    state = situation(tasks={A[1]: "car-bomb", B[1]: "trap", **LATER}, cards={2: [DOCTOR]})
    do(state, 0, f"attack-gangster {A[1]} {B[2]}", [4, 4])
    assert step(state) == "traps"
    refused(state, 2, "heal")
    do(state, 1, "pass")
    assert (step(state), state.deciders()) == ("saves", [2])
