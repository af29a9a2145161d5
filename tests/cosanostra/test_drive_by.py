"""Drive-by and return fire: LC-R5."""

from __future__ import annotations

import pytest

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.reading import cards_on, heard, is_down, part, place, plans, step, told
from tests.cosanostra.situation import MEN, do, legal, pass_all, situation

A, B, C = MEN[:3]
LATER = {C[0]: "petrol-station-robbery"}


def drive_by(
    victim: str = B[1],
    tasks: dict[str, str | list[str]] | None = None,
    down: list[str] | None = None,
    on: dict[str, dict[str, int]] | None = None,
    cards: dict[int, list[str]] | None = None,
    dice: tuple[int, int] = (1, 1),
) -> CosaNostraState:
    """A[1] of strength 2 drives by; unless it is said otherwise he misses."""
    planned: dict[str, str | list[str]] = {A[1]: "drive-by", **LATER, **(tasks or {})}
    state = situation(tasks=planned, down=down, on=on, cards=cards)
    do(state, 0, f"attack-gangster {A[1]} {victim}", [*dice])
    return state


@pytest.mark.rule("LC-R5", "LC-6.3")
def test_one_success_of_a_drive_by_kills() -> None:
    state = drive_by(dice=(2, 1))
    assert place(state, B[1]) == "trophy:0"
    assert step(state) == "action-turn"
    state = drive_by(tasks={B[1]: "threats"}, dice=(2, 1))
    assert place(state, B[1]) == 1
    assert step(state) == "firing-back"


@pytest.mark.rule("LC-R5")
@pytest.mark.parametrize(("dice", "dead"), [([1, 1], False), ([2, 1], True), ([1, 6], True)])
def test_without_a_success_the_target_may_shoot_back_and_one_success_kills(
    dice: list[int], dead: bool
) -> None:
    state = drive_by()
    assert (step(state), state.deciders()) == ("firing-back", [1])
    assert sorted(legal(state, 1)) == ["fire", "pass"]
    events = do(state, 1, "fire", dice)
    assert told(events, "rolled")[0]["difficulty"] == 2
    assert place(state, A[1]) == ("trophy:1" if dead else 0)
    assert place(state, B[1]) == 1
    assert state.deciders() == [2]


@pytest.mark.rule("LC-R5")
def test_nobody_has_to_shoot_back() -> None:
    state = drive_by()
    do(state, 1, "pass")
    assert (place(state, A[1]), place(state, B[1])) == (0, 1)
    assert (step(state), state.deciders()) == ("action-turn", [2])


@pytest.mark.rule("LC-R5")
def test_a_deactivated_target_does_not_shoot_back_but_can_be_killed() -> None:
    state = drive_by(down=[B[1]])
    assert (step(state), state.deciders()) == ("action-turn", [2])
    state = drive_by(down=[B[1]], dice=(2, 1))
    assert place(state, B[1]) == "trophy:0"


@pytest.mark.rule("LC-R5")
def test_there_is_no_return_fire_against_return_fire() -> None:
    state = drive_by()
    do(state, 1, "fire", [1, 1])
    assert (place(state, A[1]), place(state, B[1])) == (0, 1)
    assert (step(state), state.deciders()) == ("action-turn", [2])


@pytest.mark.rule("LC-R5", "LC-6.3")
def test_it_is_rolled_with_the_targets_strength_against_the_strength_of_the_shooter() -> None:
    state = drive_by(
        victim=B[2], on={A[1]: {"submachine-gun": 0, "distraction": 1}, B[2]: {"distraction": 0}}
    )
    events = do(state, 1, "fire", [1, 1])
    assert told(events, "rolled")[0]["difficulty"] == 2
    state = drive_by(victim=B[2], on={B[2]: {"submachine-gun": 1}})
    do(state, 1, "fire", [1, 1, 1, 1])
    assert place(state, A[1]) == 0


@pytest.mark.rule("LC-R5", "LC-R36")
@pytest.mark.parametrize("card", ["henchman", "saboteur"])
@pytest.mark.parametrize("busy", [True, False])
def test_henchman_and_saboteur_on_the_target_do_not_apply_and_stay(card: str, busy: bool) -> None:
    state = drive_by(tasks={B[1]: "threats"} if busy else {}, on={B[1]: {card: 2}})
    events = do(state, 1, "fire", [1, 1])
    assert told(events, "rolled")[0]["difficulty"] == 2
    assert cards_on(state, B[1]) == {card: 2}
    assert plans(state, B[1]) == (["threats/I"] if busy else [])


@pytest.mark.rule("LC-R5", "LC-7.4", "LC-7.5")
def test_henchman_and_saboteur_on_the_shooter_do_apply_to_the_drive_by() -> None:
    state = drive_by(victim=B[2], on={A[1]: {"henchman": 0}}, dice=(2, 1))
    assert place(state, B[2]) == "trophy:0"
    state = drive_by(victim=B[2], on={A[1]: {"saboteur": 1}}, dice=(3, 3))
    assert step(state) == "firing-back"


@pytest.mark.rule("LC-R5", "LC-6.7")
def test_return_fire_may_be_trapped() -> None:
    state = drive_by(tasks={A[2]: "trap"})
    do(state, 1, "fire", [2, 1])
    assert (step(state), state.deciders()) == ("traps", [0])
    do(state, 0, f"answer {A[2]}", [4, 4, 1])
    pass_all(state)
    assert place(state, A[1]) == 0
    assert place(state, B[1]) == "trophy:0"


@pytest.mark.rule("LC-R5", "LC-7.3")
def test_return_fire_may_be_answered_by_a_doctor() -> None:
    state = drive_by(cards={2: ["emergency-doctor"]})
    do(state, 1, "fire", [2, 1])
    assert (step(state), state.deciders()) == ("saves", [2])
    do(state, 2, "heal")
    pass_all(state)
    assert place(state, A[1]) == 0
    assert is_down(state, A[1])


@pytest.mark.rule("LC-R5", "LC-R8")
def test_a_drive_by_that_kills_may_be_trapped_by_the_target_himself() -> None:
    state = drive_by(tasks={B[1]: "trap"}, dice=(3, 1))
    assert (step(state), state.deciders()) == ("traps", [1])
    do(state, 1, f"answer {B[1]}", [4, 1])
    assert place(state, B[1]) == 1
    assert place(state, A[1]) == 0
    assert plans(state, B[1]) == []


@pytest.mark.rule("LC-R5", "LC-2.5")
def test_the_drive_by_is_discarded_face_up_whoever_dies() -> None:
    state = drive_by()
    events = do(state, 1, "fire", [6, 6])
    assert "gangster-killed" in heard(events, 2)
    assert part(state, "discards") == [[], [], [], ["drive-by@*"]]
