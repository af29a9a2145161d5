"""Chapter 9: the end of the game."""

import pytest

from capotavola.engine.outcome import Outcome
from capotavola.engine.values import Json
from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.opening import seen
from tests.cosanostra.reading import cash, step, told
from tests.cosanostra.situation import MEN, do, end_actions, legal, nobody_hires, situation

A, B, C, D, E = MEN
BARE: dict[int, list[str]] = {0: [], 1: [], 2: []}
POOR = {0: 0, 1: 0, 2: 0}


def ended(state: CosaNostraState) -> Outcome:
    """Everything that is still planned is cancelled; what comes of it."""
    end_actions(state)
    outcome = state.outcome()
    assert outcome is not None
    assert step(state) == "over"
    return outcome


def last_turn(
    players: int = 3,
    *,
    cash: dict[int, int] | None = None,
    own: dict[int, list[str]] | None = None,
    gangsters: dict[str, Json] | None = None,
    down: list[str] | None = None,
    expansion: bool = False,
    laundered: Json = None,
    grown: int = 0,
    jobs: dict[int, list[str]] | None = None,
) -> CosaNostraState:
    """The last task of round IV; nobody has anything but what is said."""
    nothing: dict[int, list[str]] = {seat: [] for seat in range(players)}
    return situation(
        players,
        round=4,
        tasks={A[0]: "threats/I"},
        cash=cash or dict.fromkeys(range(players), 0),
        own={**nothing, **(own or {})},
        gangsters=gangsters,
        down=down,
        expansion=expansion,
        laundered=laundered or [0] * players,
        grown=grown,
        jobs=jobs,
    )


# -- when ------------------------------------------------------------------------


@pytest.mark.rule("LC-2.1", "LC-9.1")
def test_after_the_actions_of_round_four_the_game_is_over() -> None:
    state = last_turn(
        cash={0: 60000, 1: 60000, 2: 60000}, jobs={1: ["trap/III", "trap/IV", "trap/IV", "arson"]}
    )
    events = do(state, 0, f"cancel {A[0]}")
    assert step(state) == "over"  # nobody hires, nobody discards
    assert state.deciders() == []
    assert told(events, "hired") == []
    assert told(events, "game-over") == [{"seats": [0, 1, 2]}]
    assert all(legal(state, seat) == [] for seat in range(3))


@pytest.mark.rule("LC-2.1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_game_goes_on_after_the_rounds_before(number: int) -> None:
    state = situation(round=number, tasks={A[0]: "threats/I"})
    do(state, 0, f"cancel {A[0]}")
    assert state.outcome() is None
    nobody_hires(state)
    assert state.round == number + 1


# -- incomes ---------------------------------------------------------------------


@pytest.mark.rule("LC-9.1")
def test_the_last_income_is_doubled() -> None:
    state = last_turn(own={0: ["casino", "cop"], 1: ["garage"]})
    outcome = ended(state)
    assert [cash(state, seat) for seat in (0, 1, 2)] == [16000, 8000, 0]
    assert outcome.breakdown["income"] == [16000, 8000, 0]
    assert outcome.scores == [16000, 8000, 0]


@pytest.mark.rule("LC-9.1")
def test_monopolies_are_doubled_too() -> None:
    state = last_turn(own={0: ["pimp", "pimp"], 1: ["loan-shark", "loan-shark", "drug-dealer"], 2: ["pimp"]})
    assert ended(state).scores == [8000 + 10000, 12000 + 10000, 4000]


@pytest.mark.rule("LC-9.1")
def test_deactivated_businesses_do_not_pay_in_the_end_either() -> None:
    state = last_turn(own={0: ["casino-1", "cop-1"]}, down=["casino-1"])
    assert ended(state).scores == [2000, 0, 0]


# -- gangsters -------------------------------------------------------------------


@pytest.mark.rule("LC-9.2")
def test_the_most_gangsters_are_worth_15000() -> None:
    state = last_turn(gangsters={B[3]: 1})
    outcome = ended(state)
    assert outcome.scores == [0, 15000, 0]
    assert outcome.breakdown["gangsters"] == [0, 15000, 0]


@pytest.mark.rule("LC-9.2")
def test_on_a_tie_nobody_gets_it() -> None:
    state = last_turn(gangsters={B[3]: 1, C[3]: 2})
    assert ended(state).scores == [0, 0, 0]
    state = last_turn(gangsters={B[0]: "trophy:0"})
    assert ended(state).breakdown["gangsters"] == [0, 0, 0]


@pytest.mark.rule("LC-R10")
def test_deactivated_gangsters_count_and_those_under_the_boss_do_not() -> None:
    state = last_turn(gangsters={B[3]: 1}, down=[B[0], B[1], B[2], B[3]])
    assert ended(state).scores == [0, 15000, 0]
    killed: dict[str, Json] = dict.fromkeys([*B[3:], C[0]], "trophy:0")
    state = last_turn(gangsters={**killed, A[1]: "trophy:1"})
    # Three in the area of seat 1 and none under the boss; two in each other area, with three under the boss.
    assert ended(state).breakdown["gangsters"] == [0, 15000, 0]


@pytest.mark.rule("LC-R10", "LC-9.2")
def test_a_gangster_of_another_family_counts_where_he_stands() -> None:
    state = last_turn(gangsters={C[2]: 1})
    assert ended(state).scores == [0, 15000, 0]


@pytest.mark.rule("LC-R10")
def test_trophies_are_no_gangsters_of_their_owner() -> None:
    state = last_turn(gangsters={B[5]: "trophy:2", A[3]: 0})
    assert ended(state).breakdown["gangsters"] == [15000, 0, 0]


# -- trophies ---------------------------------------------------------------------


@pytest.mark.rule("LC-9.3")
@pytest.mark.parametrize(
    ("trophies", "bonus"),
    [
        ([], 0),
        ([0], 2000),
        ([2], 6000),
        ([5], 8000),
        ([0, 2], 16000),
        ([4, 5], 28000),
        ([0, 1, 2], 36000),
        ([3, 4, 5], 54000),
        ([0, 1, 2, 3], 48000),
        ([0, 1, 2, 3, 4, 5], 90000),
    ],
)
def test_trophies_are_worth_their_strength(trophies: list[int], bonus: int) -> None:
    state = last_turn(gangsters={B[man]: "trophy:2" for man in trophies})
    assert ended(state).breakdown["trophies"] == [0, 0, bonus]


@pytest.mark.rule("LC-9.3")
def test_trophies_of_several_families_are_counted_together() -> None:
    state = last_turn(gangsters={A[3]: "trophy:2", B[2]: "trophy:2", B[1]: "trophy:0"})
    assert ended(state).breakdown["trophies"] == [2 * 2000, 0, (2 + 3) * 4000]


@pytest.mark.rule("LC-9.3")
def test_what_adriano_has_added_counts_as_a_trophy() -> None:
    man = "adriano-simion"
    state = last_turn(expansion=True, gangsters={man: "trophy:1"}, grown=2)
    assert ended(state).breakdown["trophies"] == [0, (2 + 2) * 2000, 0]


@pytest.mark.rule("LC-9.3")
def test_a_trophy_counts_with_its_printed_strength() -> None:
    state = situation(
        round=4,
        tasks={A[5]: "contract-killing"},
        gangsters={A[5]: 0},
        own=BARE,
        cash=POOR,
        on={B[2]: {"submachine-gun": 1}},
    )
    do(state, 0, f"attack-gangster {A[5]} {B[2]}", dice=[4, 4, 1, 1])
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.breakdown["trophies"] == [3 * 2000, 0, 0]


# -- laundered money, the winner ----------------------------------------------------


@pytest.mark.rule("LC-9.4", "LC-6.4")
def test_laundered_money_counts_double() -> None:
    state = last_turn(cash={0: 7000, 1: 15000, 2: 0}, laundered=[5000, 0, 0])
    outcome = ended(state)
    assert outcome.scores == [17000, 15000, 0]
    assert outcome.breakdown["laundered"] == [10000, 0, 0]
    assert outcome.winners == [0]


@pytest.mark.rule("LC-9.4")
def test_the_most_money_wins() -> None:
    state = last_turn(cash={0: 3000, 1: 9000, 2: 8000}, own={0: ["pimp"] * 4, 2: []})
    outcome = ended(state)
    assert outcome.scores == [3000 + 16000 + 10000, 9000, 8000]
    assert outcome.winners == [0]


@pytest.mark.rule("LC-9.4")
def test_a_tie_goes_to_the_most_businesses_and_gangsters() -> None:
    state = last_turn(cash={0: 8000, 1: 4000, 2: 1000}, own={1: ["pimp"]})
    outcome = ended(state)
    assert outcome.scores == [8000, 8000, 1000]
    assert outcome.winners == [1]
    state = last_turn(cash={0: 20000, 1: 20000, 2: 0}, gangsters={B[0]: 2})
    outcome = ended(state)
    assert outcome.scores == [20000, 20000, 15000]
    assert outcome.winners == [0]


@pytest.mark.rule("LC-9.4")
def test_a_tie_is_broken_by_both_counts_together() -> None:
    # Two more gangsters against three more businesses; 15000 for the most gangsters.
    state = last_turn(
        cash={0: 0, 1: 9000, 2: 0}, own={1: ["cop-1", "cop-2", "cop-3"]}, gangsters={A[3]: 0, A[4]: 0}
    )
    outcome = ended(state)
    assert outcome.scores[:2] == [15000, 15000]
    assert outcome.winners == [1]
    state = last_turn(cash={0: 0, 1: 13000, 2: 0}, own={1: ["cop-1"]}, gangsters={A[3]: 0, A[4]: 0})
    outcome = ended(state)
    assert outcome.scores[:2] == [15000, 15000]
    assert outcome.winners == [0]


@pytest.mark.rule("LC-R12")
def test_a_further_tie_is_a_shared_victory() -> None:
    # A business more here, a gangster more there.
    state = last_turn(cash={0: 15000, 1: 0, 2: 15000}, own={}, gangsters={B[3]: 1})
    outcome = ended(state)
    assert outcome.scores == [15000, 15000, 15000]
    assert outcome.winners == [1]
    state = last_turn(cash={0: 13000, 1: 0, 2: 15000}, own={0: ["cop"]}, gangsters={B[3]: 1})
    outcome = ended(state)
    assert outcome.scores == [15000, 15000, 15000]
    assert outcome.winners == [0, 1]


@pytest.mark.rule("LC-9.1", "LC-9.2", "LC-9.3", "LC-9.4")
def test_a_whole_final_scoring() -> None:
    state = last_turn(
        4,
        cash={0: 12000, 1: 30000, 2: 4000, 3: 21000},
        own={0: ["casino", "pimp", "pimp"], 1: ["lawyer"], 2: ["nightclub"], 3: ["pimp"]},
        gangsters={A[3]: 0, B[2]: "trophy:0", C[1]: "trophy:0", D[0]: "trophy:2"},
        down=["nightclub-1"],
        laundered=[0, 0, 15000, 3000],
    )
    events = do(state, 0, f"cancel {A[0]}")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == [
        12000 + 2 * (7000 + 4000 + 5000) + 15000 + (3 + 2) * 4000,
        30000 + 2 * 1000,
        4000 + 1 * 2000 + 2 * 15000,
        21000 + 2 * 2000 + 2 * 3000,
    ]
    assert outcome.winners == [0]
    assert [args["total"] for args in told(events, "scored")] == outcome.scores
    assert seen(state).step == "over"
