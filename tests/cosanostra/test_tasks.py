"""Carrying out a job (LC-3.2, LC-3.3): reveal, target, dice, and the rulings on them."""

import pytest

from tests.cosanostra.opening import seen
from tests.cosanostra.pieces import a_list
from tests.cosanostra.reading import cash, is_down, place, plans, step, successes, told
from tests.cosanostra.situation import MEN, do, legal, pass_all, refused, situation

A, B, C = MEN[0], MEN[1], MEN[2]
BARE: dict[int, list[str]] = {0: [], 1: [], 2: []}


# -- dice ------------------------------------------------------------------------


@pytest.mark.rule("LC-3.2")
@pytest.mark.parametrize(("man", "strength"), [(0, 1), (1, 2), (2, 3), (3, 2), (4, 3), (5, 4)])
def test_one_die_for_each_point_of_strength(man: int, strength: int) -> None:
    tasks: dict[str, str | list[str]] = {A[man]: "credit-card-fraud", B[0]: "buy:pimp"}
    state = situation(tasks=tasks, own=BARE, gangsters={A[3]: 0, A[4]: 0, A[5]: 0})
    events = do(state, 0, f"do {A[man]}")
    assert len(a_list(told(events, "rolled")[0]["dice"])) == strength


@pytest.mark.rule("LC-3.2")
@pytest.mark.parametrize(
    ("dice", "hits"),
    [([1, 1, 1], 0), ([2, 2, 2], 0), ([3, 2, 1], 1), ([2, 1, 6], 1), ([3, 4, 2], 2), ([6, 5, 3], 3)],
)
def test_every_die_showing_the_difficulty_or_more_is_a_success(dice: list[int], hits: int) -> None:
    state = situation(tasks={A[2]: "credit-card-fraud", B[0]: "buy:pimp"}, own=BARE)
    events = do(state, 0, f"do {A[2]}", dice=dice)
    assert successes(events) == hits


@pytest.mark.rule("LC-3.2")
def test_without_a_success_there_is_no_effect() -> None:
    state = situation(tasks={A[2]: "robbery-i-b", B[0]: "buy:pimp"}, own=BARE)
    do(state, 0, f"attack-player {A[2]} 1", dice=[3, 3, 3])
    assert [cash(state, seat) for seat in (0, 1, 2)] == [2000, 2000, 2000]
    assert state.deciders() == [1]
    state = situation(tasks={A[2]: "vandalism", B[0]: "buy:pimp"})
    do(state, 0, f"attack-business {A[2]} building-firm-1", dice=[2, 2, 2])
    assert not is_down(state, "building-firm-1")


@pytest.mark.rule("LC-3.2", "LC-3.3")
@pytest.mark.parametrize(("dice", "stolen"), [([1, 4, 5], 5000), ([1, 2, 5], 3000)])
def test_the_books_robbery(dice: list[int], stolen: int) -> None:
    red = C[2]
    state = situation(turn=2, tasks={red: "robbery-i-b", A[0]: "buy:pimp"}, cash={1: 9000}, own=BARE)
    do(state, 2, f"attack-player {red} 1", dice=dice)
    pass_all(state)
    assert [cash(state, seat) for seat in (0, 1, 2)] == [2000, 9000 - stolen, 2000 + stolen]


@pytest.mark.rule("LC-R6")
def test_a_strength_above_four_rolls_that_many_dice() -> None:
    man = A[5]
    tasks: dict[str, str | list[str]] = {man: "credit-card-fraud", B[0]: "buy:pimp"}
    state = situation(tasks=tasks, own=BARE, gangsters={man: 0}, on={man: {"submachine-gun": 0}})
    events = do(state, 0, f"do {man}", dice=[1, 1, 1, 1, 3])
    assert successes(events) == 1


@pytest.mark.rule("LC-R6")
def test_adriano_rolls_for_all_he_has_grown() -> None:
    man = "adriano-simion"
    tasks: dict[str, str | list[str]] = {man: "credit-card-fraud", B[0]: "buy:pimp"}
    state = situation(tasks=tasks, own=BARE, expansion=True, gangsters={man: 0}, grown=3, round=4)
    events = do(state, 0, f"do {man}", dice=[1, 1, 1, 3, 3])
    assert successes(events) == 2


@pytest.mark.rule("LC-R6")
def test_at_difficulty_one_every_die_is_a_success() -> None:
    tasks: dict[str, str | list[str]] = {A[1]: "petrol-station-robbery", B[0]: "buy:pimp"}
    state = situation(tasks=tasks, own=BARE, on={A[1]: {"henchman": 0}})
    events = do(state, 0, f"do {A[1]}", dice=[1, 1])
    assert successes(events) == 2
    assert cash(state, 0) == 4000


@pytest.mark.rule("LC-R6")
def test_below_difficulty_one_every_die_is_a_success() -> None:
    weak = B[0]  # strength 1, without a task
    state = situation(tasks={A[1]: "contract-killing", C[0]: "buy:pimp"}, on={A[1]: {"henchman": 0}})
    do(state, 0, f"attack-gangster {A[1]} {weak}", dice=[1, 1])
    pass_all(state)
    assert place(state, weak) == "trophy:0"


@pytest.mark.rule("LC-R6")
def test_a_difficulty_above_six_counts_as_six() -> None:
    strong = B[5]  # strength 4, one more with the gun, one more for his task, one more by the saboteur: 7
    state = situation(
        tasks={A[1]: "contract-killing", strong: "buy:pimp", C[0]: "buy:pimp"},
        gangsters={strong: 1},
        on={A[1]: {"saboteur": 1}, strong: {"submachine-gun": 1}},
    )
    do(state, 0, f"attack-gangster {A[1]} {strong}", dice=[6, 6])
    pass_all(state)
    assert place(state, strong) == "trophy:0"


@pytest.mark.rule("LC-R6")
def test_at_difficulty_six_a_five_is_no_success() -> None:
    strong = B[5]
    state = situation(
        tasks={A[1]: "contract-killing", strong: "buy:pimp", C[0]: "buy:pimp"},
        gangsters={strong: 1},
        on={A[1]: {"saboteur": 1}, strong: {"submachine-gun": 1}},
    )
    do(state, 0, f"attack-gangster {A[1]} {strong}", dice=[6, 5])
    pass_all(state)
    assert place(state, strong) == 1


# -- targets ---------------------------------------------------------------------


@pytest.mark.rule("LC-3.3")
@pytest.mark.parametrize("job", ["robbery-i-a", "vandalism", "beat-up-businessman", "car-bomb"])
def test_an_attack_needs_its_target_before_the_reveal(job: str) -> None:
    state = situation(tasks={A[0]: job, B[0]: "buy:pimp"})
    assert refused(state, 0, f"do {A[0]}") == "LC-3.3"


@pytest.mark.rule("LC-3.3")
def test_attacks_are_on_other_players_only() -> None:
    state = situation(tasks={A[0]: "robbery-i-a", B[0]: "buy:pimp"})
    assert {action for action in legal(state, 0) if "attack" in action} == {
        f"attack-player {A[0]} 1",
        f"attack-player {A[0]} 2",
    }
    refused(state, 0, f"attack-player {A[0]} 0")


@pytest.mark.rule("LC-3.3")
def test_attacks_are_on_the_cards_of_other_players_only() -> None:
    own = {0: ["cop", "garage"], 1: ["lawyer", "casino"], 2: ["pimp", "nightclub"]}
    targets = {
        "vandalism": {"casino-1", "nightclub-1"},
        "beat-up-businessman": {"lawyer-1", "pimp-1"},
        "car-bomb": {*B[:3], *C[:3]},
    }
    for job, wanted in targets.items():
        state = situation(tasks={A[0]: job, B[0]: "buy:pimp"}, own=own)
        found = {action.split()[2] for action in legal(state, 0) if action.startswith("attack")}
        assert found == wanted
    state = situation(tasks={A[0]: "car-bomb", B[0]: "buy:pimp"})
    refused(state, 0, f"attack-gangster {A[0]} {A[1]}")


@pytest.mark.rule("LC-3.3")
def test_neither_the_market_nor_planned_purchases_are_targets() -> None:
    state = situation(tasks={A[0]: "vandalism", B[0]: "buy:casino-1"}, own=BARE, market=["garage-1"])
    refused(state, 0, f"attack-business {A[0]} casino-1")
    refused(state, 0, f"attack-business {A[0]} garage-1")


@pytest.mark.rule("LC-3.3", "LC-R28")
def test_target_reveal_and_roll_are_one_announcement() -> None:
    state = situation(tasks={A[0]: "vandalism", B[0]: "buy:pimp"})
    events = do(state, 0, f"attack-business {A[0]} garage-1", dice=[2])
    names = [event.name for event in events]
    assert names.index("attacks-business") < names.index("rolled")
    assert told(events, "attacks-business")[0]["business"] == "garage-1"
    assert told(events, "attacks-business")[0]["job"] == "vandalism"


@pytest.mark.rule("LC-3.3")
def test_after_the_reveal_there_is_no_more_talk() -> None:
    state = situation(
        tasks={A[2]: "car-bomb", B[1]: "trap", C[0]: "buy:pimp"}, cards={1: ["emergency-doctor"]}
    )
    do(state, 0, "offer 1 give 1000 want use:lawyer-1")
    assert state.talk_open()
    do(state, 0, f"attack-gangster {A[2]} {B[2]}", dice=[4, 4, 1])
    assert step(state) == "traps"
    assert not state.talk_open()
    assert state.pressed() == 0
    refused(state, 1, "accept 0")
    refused(state, 0, "offer 2 give 1000 want use:garage-1")
    refused(state, 1, "offer 0 give 1000")
    pass_all(state)
    assert state.talk_open()
    do(state, 1, "accept 0")  # the offer has waited


@pytest.mark.rule("LC-R28")
def test_with_no_legal_target_the_job_is_discarded() -> None:
    state = situation(
        tasks={A[0]: "vandalism", B[0]: "buy:pimp"}, own={0: ["casino"], 1: ["cop"], 2: ["pimp"]}
    )
    assert legal(state, 0) == [f"do {A[0]}", f"cancel {A[0]}"]
    events = do(state, 0, f"do {A[0]}", dice=[])
    assert told(events, "rolled") == []
    assert plans(state, A[0]) == []
    assert len(seen(state).job_discards[0]) == 1
    assert state.deciders() == [1]


@pytest.mark.rule("LC-R28", "LC-R4")
def test_with_nobody_left_to_deactivate_the_job_is_discarded() -> None:
    own = {0: ["cop-1"], 1: ["lawyer-1"], 2: ["casino-1"]}
    state = situation(tasks={A[0]: "beat-up-businessman", B[0]: "buy:pimp"}, own=own, down=["lawyer-1"])
    assert legal(state, 0) == [f"do {A[0]}", f"cancel {A[0]}"]
    assert told(do(state, 0, f"do {A[0]}", dice=[]), "rolled") == []
    assert state.deciders() == [1]
