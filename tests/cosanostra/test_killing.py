"""Gangsters killed or deactivated: LC-6.1 to LC-6.3, Contract killing and Car bomb."""

from __future__ import annotations

import pytest

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.pieces import a_list
from tests.cosanostra.reading import (
    cards_on,
    heard,
    is_down,
    market,
    owner,
    part,
    place,
    plans,
    step,
    strength,
    told,
)
from tests.cosanostra.situation import MEN, do, legal, pass_all, refused, situation

A, B, C = MEN[:3]
LATER = {C[0]: "petrol-station-robbery"}


def hit(state: CosaNostraState, victim: str, dice: list[int], man: str = A[1]) -> None:
    """Seat 0's, which nobody answers."""
    do(state, 0, f"attack-gangster {man} {victim}", dice)
    pass_all(state)


def difficulty(state: CosaNostraState, victim: str, man: str = A[1]) -> int:
    """What the dice had to show, according to the roll."""
    events = do(state, 0, f"attack-gangster {man} {victim}")
    found = told(events, "rolled")[0]["difficulty"]
    assert isinstance(found, int)
    return found


# -- contract killing -----------------------------------------------------------------


@pytest.mark.rule("LC-6.3", "LC-6.2")
@pytest.mark.parametrize(
    ("dice", "busy", "dead"),
    [
        ([4, 4], False, True),
        ([3, 5], False, False),
        ([4, 5], True, False),
        ([4, 4], True, False),
        ([5, 5], True, True),
    ],
)
def test_the_books_contract_killing_of_strength_4_needs_two_4s_or_two_5s(
    dice: list[int], busy: bool, dead: bool
) -> None:
    tasks = {A[1]: "contract-killing", **LATER, **({B[5]: "threats"} if busy else {})}
    state = situation(tasks={**tasks}, gangsters={B[5]: 1})
    hit(state, B[5], dice)
    assert place(state, B[5]) == ("trophy:0" if dead else 1)
    assert not is_down(state, B[5])


@pytest.mark.rule("LC-6.3")
def test_a_purchase_is_a_task_too() -> None:
    for dice, where in ([2, 3], 1), ([3, 3], "trophy:0"):
        state = situation(tasks={A[1]: "contract-killing", B[1]: "buy:pimp", **LATER})
        hit(state, B[1], dice)
        assert place(state, B[1]) == where


@pytest.mark.rule("LC-6.2")
def test_one_success_of_a_contract_killing_does_nothing() -> None:
    state = situation(tasks={A[2]: "contract-killing", B[2]: "threats", **LATER})
    hit(state, B[2], [6, 3, 3], A[2])
    assert place(state, B[2]) == 1
    assert not is_down(state, B[2])
    assert plans(state, B[2]) == ["threats/I"]


@pytest.mark.rule("LC-6.3", "LC-7.6", "LC-7.7")
@pytest.mark.parametrize(("card", "expected"), [("submachine-gun", 4), ("distraction", 2)])
def test_cards_on_the_victim_change_what_must_be_rolled(card: str, expected: int) -> None:
    state = situation(tasks={A[1]: "contract-killing", **LATER}, on={B[2]: {card: 2}})
    assert strength(state, B[2]) == expected
    assert difficulty(state, B[2]) == expected


@pytest.mark.rule("LC-6.3", "LC-7.4", "LC-7.5")
def test_henchman_and_saboteur_of_the_killer_count_those_of_the_victim_do_not() -> None:
    for on, expected in (
        ({A[1]: {"henchman": 0}}, 2),
        ({A[1]: {"saboteur": 1}}, 4),
        ({B[2]: {"henchman": 1}}, 3),
        ({B[2]: {"saboteur": 2}}, 3),
    ):
        state = situation(tasks={A[1]: "contract-killing", **LATER}, on=on)
        assert difficulty(state, B[2]) == expected


@pytest.mark.rule("LC-R6", "LC-6.3")
def test_the_difficulty_of_a_killing_is_never_above_6() -> None:
    state = situation(
        tasks={A[1]: "contract-killing", B[5]: "threats", **LATER},
        gangsters={B[5]: 1},
        on={A[1]: {"saboteur": 1}, B[5]: {"submachine-gun": 1}},
    )
    assert difficulty(state, B[5]) == 6


# -- what becomes of the dead ----------------------------------------------------------------


@pytest.mark.rule("LC-6.2", "LC-2.5")
def test_the_job_of_a_killed_gangster_is_discarded_unseen() -> None:
    state = situation(tasks={A[1]: "contract-killing", B[0]: "threats", **LATER})
    events = do(state, 0, f"attack-gangster {A[1]} {B[0]}", [2, 2])
    assert place(state, B[0]) == "trophy:0"
    assert plans(state, B[0]) == []
    assert part(state, "discards") == [["threats@1"], [], ["contract-killing@*"], []]
    assert "job-lost" in heard(events, 2)
    assert not any("threats" in str(event.args) for event in events if event.heard_by(2))


@pytest.mark.rule("LC-6.2", "LC-2.5")
def test_the_purchase_of_a_killed_gangster_goes_under_the_deck() -> None:
    state = situation(tasks={A[1]: "contract-killing", B[0]: "buy:casino-1", **LATER}, deck=["cop-2"])
    hit(state, B[0], [2, 2])
    assert owner(state, "casino-1") == "deck"
    assert str(a_list(part(state, "deck"))[0]).startswith("casino-1")
    assert "casino-1" not in market(state)


@pytest.mark.rule("LC-6.2", "LC-7.4", "LC-7.6")
def test_cards_on_a_killed_gangster_are_discarded() -> None:
    on = {B[0]: {"henchman": 1, "submachine-gun": 1}}
    state = situation(tasks={A[1]: "contract-killing", B[0]: "threats", **LATER}, on={**on})
    hit(state, B[0], [6, 6])
    assert cards_on(state, B[0]) == {}
    assert sorted(str(card).partition("@")[0] for card in a_list(part(state, "influence_discards"))) == [
        "henchman",
        "submachine-gun",
    ]


@pytest.mark.rule("LC-3.3", "LC-R4")
@pytest.mark.parametrize("job", ["contract-killing", "car-bomb", "drive-by"])
def test_only_gangsters_in_the_areas_of_others_are_targets_deactivated_ones_too(job: str) -> None:
    state = situation(tasks={A[1]: job, **LATER}, down=[B[0]], gangsters={B[1]: "trophy:2"})
    found = [action.split()[2] for action in legal(state, 0) if action.startswith("attack-gangster")]
    assert sorted(found) == sorted([B[0], B[2], *C[:3]])
    refused(state, 0, f"attack-gangster {A[1]} {A[0]}")
    refused(state, 0, f"attack-gangster {A[1]} {B[5]}")


# -- car bomb ------------------------------------------------------------------------


@pytest.mark.rule("LC-6.1", "LC-6.2", "LC-6.3")
@pytest.mark.parametrize("victim", [B[0], B[2], B[5]])
def test_a_car_bomb_has_a_fixed_difficulty_whatever_the_victims_strength_and_task(victim: str) -> None:
    for dice, where, down in ([3, 3], 1, False), ([4, 3], 1, True), ([4, 4], "trophy:0", False):
        state = situation(tasks={A[1]: "car-bomb", victim: "threats", **LATER}, gangsters={B[5]: 1})
        hit(state, victim, dice)
        assert (place(state, victim), is_down(state, victim)) == (where, down)
        assert plans(state, victim) == ([] if down or where != 1 else ["threats/I"])


@pytest.mark.rule("LC-6.1", "LC-2.5", "LC-7.4", "LC-7.6")
def test_a_deactivated_gangster_loses_his_task_unseen_with_its_henchman_but_not_his_gun() -> None:
    tasks = {A[1]: "car-bomb", B[0]: "threats", **LATER}
    state = situation(tasks={**tasks}, on={B[0]: {"henchman": 1, "submachine-gun": 1}})
    hit(state, B[0], [4, 1])
    assert cards_on(state, B[0]) == {"submachine-gun": 1}
    assert part(state, "discards") == [["threats@1"], [], ["car-bomb@*"], []]
    assert state.deciders() == [2]


@pytest.mark.rule("LC-6.1", "LC-2.4")
def test_a_deactivated_gangster_takes_no_task() -> None:
    state = situation(stage="plan", jobs={0: ["threats"]}, down=[A[2]])
    assert not any(A[2] in action for action in legal(state, 0) if action.startswith("plan"))
    assert refused(state, 0, f"plan {A[2]} threats") == "LC-6.1"


@pytest.mark.rule("LC-R4")
def test_one_success_of_a_car_bomb_leaves_a_deactivated_gangster_as_he_is() -> None:
    state = situation(tasks={A[1]: "car-bomb", **LATER}, down=[B[0]])
    hit(state, B[0], [4, 1])
    assert place(state, B[0]) == 1
    assert is_down(state, B[0])
    state = situation(tasks={A[1]: "car-bomb", **LATER}, down=[B[0]])
    hit(state, B[0], [4, 4])
    assert place(state, B[0]) == "trophy:0"


@pytest.mark.rule("LC-R4", "LC-R8")
@pytest.mark.parametrize(
    ("job", "action"),
    [
        ("car-bomb", f"attack-gangster {A[1]} {B[0]}"),
        ("arson", f"attack-business {A[1]} building-firm-1"),
        ("kill-businessman", f"attack-business {A[1]} lawyer-1"),
    ],
)
def test_where_nothing_is_deactivated_again_there_is_nothing_to_answer(job: str, action: str) -> None:
    down = [B[0], "building-firm-1", "lawyer-1"]
    tasks = {A[1]: job, B[2]: "trap", **LATER}
    state = situation(tasks={**tasks}, down=down, cards={2: ["emergency-doctor"]})
    do(state, 0, action, [4, 1])
    assert step(state) not in ("traps", "saves")
