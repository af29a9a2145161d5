"""Attacks on players and businesses: LC-6.1, LC-6.2, LC-6.8, LC-R4, and their figures."""

from __future__ import annotations

import pytest

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.pieces import a_list
from tests.cosanostra.reading import (
    cash,
    is_down,
    markers,
    monopoly,
    owner,
    part,
    plans,
    step,
    told,
)
from tests.cosanostra.situation import (
    MEN,
    begin,
    do,
    end_actions,
    legal,
    pass_all,
    refused,
    situation,
)

A, B, C = MEN[:3]
LATER = {C[0]: "petrol-station-robbery"}  # somebody whose turn is still to come


def attack(state: CosaNostraState, action: str, dice: list[int]) -> None:
    """Seat 0's, which nobody answers."""
    do(state, 0, action, dice)
    pass_all(state)


def targets(state: CosaNostraState, man: str) -> list[str]:
    """What he may attack."""
    return [action.split()[2] for action in legal(state, 0) if action.startswith(f"attack-business {man}")]


# -- attacks on players ------------------------------------------------------------

ROBBERIES = [
    ("robbery-i-a", 3, 2000, 3000),
    ("robbery-i-b", 4, 3000, 5000),
    ("robbery-ii-a", 3, 4000, 6000),
    ("robbery-ii-b", 4, 5000, 8000),
    ("robbery-iii-a", 3, 6000, 8000),
    ("robbery-iv-a", 3, 7000, 9000),
    ("robbery-iv-b", 4, 8000, 12000),
]


@pytest.mark.rule("LC-3.2")
@pytest.mark.parametrize(("job", "difficulty", "one", "two"), ROBBERIES)
def test_a_robbed_player_pays_the_robber(job: str, difficulty: int, one: int, two: int) -> None:
    missed, hit = difficulty - 1, difficulty
    for dice, paid in ([missed, missed], 0), ([missed, hit], one), ([hit, hit], two):
        state = situation(tasks={A[1]: job, **LATER}, cash={0: 1000, 1: 20000, 2: 3000})
        attack(state, f"attack-player {A[1]} 1", dice)
        assert [cash(state, seat) for seat in range(3)] == [1000 + paid, 20000 - paid, 3000]


@pytest.mark.rule("LC-3.2")
@pytest.mark.parametrize(("dice", "taken"), [([1, 4, 5], 5000), ([1, 2, 5], 3000), ([4, 5, 6], 5000)])
def test_the_books_robbery_of_strength_3_takes_5000_with_1_4_5(dice: list[int], taken: int) -> None:
    state = situation(tasks={A[2]: "robbery-i-b", **LATER}, cash={0: 0, 1: 20000})
    attack(state, f"attack-player {A[2]} 1", dice)
    assert (cash(state, 0), cash(state, 1)) == (taken, 20000 - taken)


@pytest.mark.rule("LC-3.2")
@pytest.mark.parametrize(
    ("dice", "paid"), [([2, 2, 2], 0), ([3, 2, 2], 2000), ([3, 3, 2], 5000), ([3, 3, 3], 5000)]
)
def test_property_damage_is_paid_to_the_bank(dice: list[int], paid: int) -> None:
    state = situation(tasks={A[2]: "property-damage", **LATER}, cash={0: 1000, 1: 9000, 2: 3000})
    attack(state, f"attack-player {A[2]} 1", dice)
    assert [cash(state, seat) for seat in range(3)] == [1000, 9000 - paid, 3000]


@pytest.mark.rule("LC-6.8")
@pytest.mark.parametrize(("job", "gained"), [("robbery-i-b", 1000), ("property-damage", 0)])
def test_who_cannot_pay_all_of_it_pays_all_there_is(job: str, gained: int) -> None:
    state = situation(tasks={A[2]: job, **LATER}, cash={0: 2000, 1: 1000})
    attack(state, f"attack-player {A[2]} 1", [6, 6, 6])
    assert (cash(state, 0), cash(state, 1)) == (2000 + gained, 0)


@pytest.mark.rule("LC-3.3")
def test_a_player_is_attacked_by_others_only() -> None:
    state = situation(tasks={A[2]: "robbery-i-b", **LATER})
    assert [action for action in legal(state, 0) if action.startswith("attack")] == [
        f"attack-player {A[2]} 1",
        f"attack-player {A[2]} 2",
    ]
    refused(state, 0, f"attack-player {A[2]} 0")
    refused(state, 0, f"do {A[2]}")


# -- attacks on businesses ------------------------------------------------------------

ON_BUSINESSES = [
    ("beat-up-businessman", "lawyer-1", 2, "down", "down"),
    ("vandalism", "building-firm-1", 3, "down", "down"),
    ("arson", "building-firm-1", 4, "down", "gone"),
    ("kill-businessman", "lawyer-1", 3, "down", "gone"),
    ("persuasion", "lawyer-1", 4, "kept", "joined"),
]


def became_of(state: CosaNostraState, business: str) -> str:
    if is_down(state, business):
        assert owner(state, business) == 1
        return "down"
    return {1: "kept", 0: "joined", "deck": "gone"}[owner(state, business)]


@pytest.mark.rule("LC-6.1", "LC-6.2")
@pytest.mark.parametrize(("job", "business", "difficulty", "one", "two"), ON_BUSINESSES)
def test_what_attacks_on_businesses_do(job: str, business: str, difficulty: int, one: str, two: str) -> None:
    missed, hit = difficulty - 1, difficulty
    for dice, fate in (
        ([missed] * 3, "kept"),
        ([missed, hit, missed], one),
        ([hit, missed, hit], two),
        ([6, 6, 6], two),
    ):
        state = situation(tasks={A[2]: job, **LATER})
        attack(state, f"attack-business {A[2]} {business}", dice)
        assert became_of(state, business) == fate


@pytest.mark.rule("LC-6.2")
@pytest.mark.parametrize(
    ("job", "business"), [("arson", "building-firm-1"), ("kill-businessman", "lawyer-1")]
)
def test_what_is_killed_or_destroyed_goes_under_the_business_deck(job: str, business: str) -> None:
    state = situation(tasks={A[2]: job, **LATER}, deck=["cop-2"], markers=[f"{business}:2"])
    before = [str(card).partition("@")[0] for card in a_list(part(state, "deck"))]
    attack(state, f"attack-business {A[2]} {business}", [6, 6, 6])
    assert [str(card).partition("@")[0] for card in a_list(part(state, "deck"))] == [business, *before]
    assert markers(state, business) == []


COMPANIES = ["garage-1", "building-firm-1"]
BUSINESSMEN = ["pimp-1", "drug-dealer-1", "lawyer-1", "politician-1"]


@pytest.mark.rule("LC-R4", "LC-3.3")
@pytest.mark.parametrize(
    ("job", "found"),
    [
        ("beat-up-businessman", BUSINESSMEN),
        ("kill-businessman", BUSINESSMEN),
        ("persuasion", BUSINESSMEN),
        ("vandalism", COMPANIES),
        ("arson", COMPANIES),
    ],
)
def test_attacks_hit_companies_or_businessmen_of_others(job: str, found: list[str]) -> None:
    state = situation(tasks={A[2]: job, B[0]: "buy:casino", **LATER})
    assert sorted(targets(state, A[2])) == sorted(found)


@pytest.mark.rule("LC-R4")
@pytest.mark.parametrize(
    ("job", "again"),
    [
        ("beat-up-businessman", False),
        ("vandalism", False),
        ("kill-businessman", True),
        ("persuasion", True),
        ("arson", True),
    ],
)
def test_a_deactivated_business_is_not_deactivated_again_but_killed_or_persuaded(
    job: str, again: bool
) -> None:
    state = situation(tasks={A[2]: job, **LATER}, down=["lawyer-1", "building-firm-1"])
    found = targets(state, A[2])
    assert ("lawyer-1" in found or "building-firm-1" in found) == again
    assert "politician-1" in found or "garage-1" in found


@pytest.mark.rule("LC-R4", "LC-4.3")
def test_a_persuaded_businessman_stays_deactivated_and_all_markers_go_back() -> None:
    state = situation(tasks={A[2]: "persuasion", **LATER}, down=["drug-dealer-1"], markers=["lawyer-1:2"])
    attack(state, f"attack-business {A[2]} drug-dealer-1", [4, 4, 1])
    assert owner(state, "drug-dealer-1") == 0
    assert is_down(state, "drug-dealer-1")
    state = situation(tasks={A[2]: "persuasion", **LATER}, markers=["lawyer-1:2", "lawyer-1:0"])
    attack(state, f"attack-business {A[2]} lawyer-1", [4, 4, 1])
    assert owner(state, "lawyer-1") == 0
    assert markers(state, "lawyer-1") == []


@pytest.mark.rule("LC-R4")
@pytest.mark.parametrize(
    ("job", "business"), [("kill-businessman", "lawyer-1"), ("arson", "building-firm-1")]
)
def test_a_deactivated_business_can_be_killed_or_destroyed(job: str, business: str) -> None:
    state = situation(tasks={A[2]: job, **LATER}, down=[business])
    attack(state, f"attack-business {A[2]} {business}", [6, 6, 1])
    assert owner(state, business) == "deck"
    assert not is_down(state, business)


# -- what a deactivated business lacks -----------------------------------------------------


@pytest.mark.rule("LC-6.1", "LC-5.5")
def test_a_deactivated_business_gives_no_income_and_no_monopoly() -> None:
    own = {0: ["cop"], 1: ["pimp", "pimp", "lawyer"], 2: ["garage"]}
    state = situation(tasks={A[2]: "beat-up-businessman"}, own=own, cash={0: 20000})
    assert monopoly(state, "prostitution") == 1
    events = do(state, 0, f"attack-business {A[2]} pimp-1", [2, 1, 1])
    assert monopoly(state, "prostitution") is None
    assert [(paid["seat"], paid["amount"]) for paid in told(events, "income")] == [
        (0, 1000),
        (1, 2000 + 1000),
        (2, 4000),
    ]


@pytest.mark.rule("LC-6.1")
def test_a_deactivated_business_gives_no_access() -> None:
    tasks = {A[2]: "vandalism", B[0]: "building-scam", B[1]: "buy:pimp", **LATER}
    state = situation(tasks={**tasks}, own={1: ["building-firm"]}, cash={1: 0})
    attack(state, f"attack-business {A[2]} building-firm-1", [3, 1, 1])
    events = do(state, 1, f"do {B[0]}", [])
    assert told(events, "unmet") == [{"seat": 1, "job": "building-scam"}]
    assert cash(state, 1) == 0


@pytest.mark.rule("LC-6.1", "LC-4.3")
def test_a_deactivated_business_gives_no_access_through_a_marker_which_goes_back() -> None:
    tasks = {A[2]: "vandalism", B[0]: "car-theft", C[0]: "petrol-station-robbery"}
    state = situation(tasks={**tasks}, own={1: ["cop"]}, markers=["garage-1:1"], cash={1: 0})
    attack(state, f"attack-business {A[2]} garage-1", [3, 1, 1])
    assert markers(state, "garage-1") == []
    do(state, 1, f"do {B[0]}", [])
    assert cash(state, 1) == 0


@pytest.mark.rule("LC-6.1", "LC-5.2")
def test_a_deactivated_lawyer_has_no_skill() -> None:
    tasks = {A[2]: "beat-up-businessman", B[0]: "petrol-station-robbery"}
    state = situation(tasks={**tasks, A[0]: "threats"}, own={1: ["lawyer"]}, turn=0)
    attack(state, f"attack-business {A[2]} lawyer-1", [2, 1, 1])
    assert state.deciders() == [1]
    refused(state, 1, "use lawyer-1")


@pytest.mark.rule("LC-6.1", "LC-5.4")
@pytest.mark.parametrize("down", [True, False])
def test_a_deactivated_cop_has_no_skill(down: bool) -> None:
    tasks = {A[2]: "beat-up-businessman", B[0]: "credit-card-fraud"}
    state = situation(tasks={**tasks, **LATER}, own={0: ["pimp"], 1: ["cop"]})
    attack(state, f"attack-business {A[2]} cop-1", [2 if down else 1, 1, 1])
    do(state, 1, f"do {B[0]}", [1])
    assert (step(state) == "rerolls") == (not down)


@pytest.mark.rule("LC-6.1", "LC-5.3", "LC-5.5")
def test_what_was_deactivated_is_back_before_the_next_rounds_draw() -> None:
    own = {0: ["cop"], 1: ["politician", "pimp", "pimp"], 2: ["garage"]}
    state = situation(own=own, down=["politician-1", "pimp-1", B[0]], stage="plan")
    events = begin(state, "next-round")
    assert not any(is_down(state, name) for name in ("politician-1", "pimp-1", B[0]))
    assert monopoly(state, "prostitution") == 1
    while step(state) == "refusing":
        events += do(state, state.deciders()[0], "pass")
    drawn = {paid["seat"]: paid["count"] for paid in told(events, "drew-influence")}
    assert drawn == {0: 2, 1: 3, 2: 2}


@pytest.mark.rule("LC-6.1")
def test_what_is_deactivated_stays_so_until_the_round_is_over() -> None:
    state = situation(down=["building-firm-1", B[2]], tasks={A[0]: "petrol-station-robbery"}, cash={0: 12000})
    end_actions(state)
    assert step(state) == "hiring"
    assert is_down(state, "building-firm-1")
    assert is_down(state, B[2])
    assert plans(state, B[2]) == []
