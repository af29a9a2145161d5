"""Chapter 10: the options of a table."""

import pytest

from capotavola.engine.values import Json
from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.opening import opened, seen
from tests.cosanostra.reading import SPECTATOR, cards, cash, heard, market, plans, step, told
from tests.cosanostra.situation import (
    MEN,
    begin,
    do,
    end_actions,
    legal,
    nobody_hires,
    pass_all,
    refused,
    situation,
    unasked,
)

A, B, C, D, E = MEN
BARE: dict[int, list[str]] = {0: [], 1: [], 2: []}


def test_all_options_are_off_unless_they_are_chosen() -> None:
    options = seen(opened()).options
    assert (options.short, options.two_gangsters, options.spying) == (False, False, False)
    assert (options.business_bonus, options.planning_clock, options.expansion) == (False, False, False)


# -- the short game ------------------------------------------------------------------


@pytest.mark.rule("LC-10.1", "LC-2.1")
def test_the_short_game_ends_after_round_three_with_the_same_scoring() -> None:
    state = situation(
        round=3,
        short=True,
        tasks={A[0]: "threats/I"},
        own={**BARE, 0: ["casino"], 1: ["pimp", "pimp"]},
        cash={0: 1000, 1: 0, 2: 0},
        gangsters={C[3]: 2, B[0]: "trophy:0"},
        laundered=[0, 3000, 0],
    )
    do(state, 0, f"cancel {A[0]}")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == [1000 + 14000 + 2000, 18000 + 6000, 15000]


@pytest.mark.rule("LC-10.1")
@pytest.mark.parametrize("number", [1, 2])
def test_the_short_game_has_three_rounds(number: int) -> None:
    state = situation(round=number, short=True, tasks={A[0]: "threats/I"})
    do(state, 0, f"cancel {A[0]}")
    assert state.outcome() is None
    nobody_hires(state)
    assert state.round == number + 1
    assert seen(opened(short=True)).last_round == 3
    assert seen(opened()).last_round == 4


# -- five players ---------------------------------------------------------------------


def planning(players: int, number: int, two_gangsters: bool = True) -> CosaNostraState:
    jobs = {0: ["threats", "car-theft", "insolvency", "arms-trade"]}
    own: dict[int, list[str]] = {seat: [] for seat in range(players)}
    return situation(players, stage="plan", round=number, two_gangsters=two_gangsters, jobs=jobs, own=own)


@pytest.mark.rule("LC-10.2")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_five_players_may_plan_for_two_gangsters_in_a_turn(number: int) -> None:
    state = planning(5, number)
    do(state, 0, f"plan {A[0]} threats")
    assert state.deciders() == [0]
    do(state, 0, f"plan {A[2]} car-theft")
    assert state.deciders() == [1]
    assert (len(plans(state, A[0])), len(plans(state, A[2]))) == (1, 1)


@pytest.mark.rule("LC-10.2")
def test_it_may_be_one_only() -> None:
    state = planning(5, 2)
    refused(state, 0, "done")  # but not none
    do(state, 0, f"plan {A[0]} threats")
    do(state, 0, "done")
    assert state.deciders() == [1]


@pytest.mark.rule("LC-10.2")
def test_the_two_are_different_gangsters_and_no_third_follows() -> None:
    state = situation(
        5,
        stage="plan",
        round=2,
        two_gangsters=True,
        jobs={0: ["threats", "car-theft", "insolvency"]},
        cards={0: ["spy"]},
    )
    do(state, 0, f"plan {A[0]} threats")
    refused(state, 0, f"plan {A[0]} car-theft")
    do(state, 0, f"plan {A[1]} car-theft")
    assert state.deciders() == [0]  # a card may still be played
    refused(state, 0, f"plan {A[2]} insolvency")


@pytest.mark.rule("LC-10.2")
@pytest.mark.parametrize(
    ("players", "number", "chosen"), [(5, 1, True), (4, 2, True), (3, 3, True), (5, 2, False)]
)
def test_not_in_round_one_nor_with_fewer_nor_unless_chosen(players: int, number: int, chosen: bool) -> None:
    state = planning(players, number, chosen)
    do(state, 0, f"plan {A[0]} threats")
    assert state.deciders() == [1]


# -- spying at any time -----------------------------------------------------------------


def watching(spying: bool, stage: str = "act") -> CosaNostraState:
    return situation(
        stage=stage,
        spying=spying,
        tasks={A[0]: "threats", B[0]: "buy:cop", C[0]: "vandalism"},
        own={0: [], 1: ["lawyer"], 2: []},
        cards={1: ["snitch", "spy"]},
        jobs={0: ["car-theft", "insolvency"]},
    )


@pytest.mark.rule("LC-10.3")
@pytest.mark.parametrize("stage", ["act", "plan"])
def test_looks_in_anothers_turn(stage: str) -> None:
    state = watching(True, stage)
    assert state.deciders() == [0]
    do(state, 1, "play snitch")
    events = do(state, 1, f"look {A[0]}")
    assert told(events, "saw-job")[0]["job"] == "threats"
    assert [viewer for viewer in range(8) if "saw-job" in heard(events, viewer)] == [1]
    assert "looked" in heard(events, SPECTATOR)
    assert seen(state, 1).seats[0].gangsters[0].tasks[0].job == "threats"
    assert seen(state, 2).seats[0].gangsters[0].tasks[0].job is None
    assert state.deciders() == [0]
    assert cards(state, 1) == ["spy"]


@pytest.mark.rule("LC-10.3")
def test_a_spy_looks_at_two_jobs_in_anothers_turn() -> None:
    state = watching(True)
    do(state, 1, "play spy")
    do(state, 1, f"look {A[0]}")
    do(state, 1, f"look {C[0]}")
    assert seen(state, 1).seats[2].gangsters[0].tasks[0].job == "vandalism"
    assert cards(state, 1) == ["snitch"]


@pytest.mark.rule("LC-10.3", "LC-R3")
def test_the_lawyer_looks_in_anothers_turn_too() -> None:
    state = watching(True)
    do(state, 1, "use lawyer-1")
    do(state, 1, f"look {C[0]}")
    assert seen(state, 1).seats[2].gangsters[0].tasks[0].job == "vandalism"


@pytest.mark.rule("LC-10.3", "LC-R3")
@pytest.mark.parametrize("stage", ["act", "plan"])
@pytest.mark.parametrize("action", ["play snitch", "play spy", "use lawyer-1"])
def test_without_the_option_only_on_the_own_turn(stage: str, action: str) -> None:
    state = watching(False, stage)
    assert refused(state, 1, action) == "LC-R3"
    assert action not in unasked(state, 1)
    assert action in unasked(watching(True, stage), 1)


@pytest.mark.rule("LC-10.3")
def test_a_snitch_replaces_the_market_on_the_own_turn_only() -> None:
    state = watching(True)
    before = market(state)
    refused(state, 1, "new-market")
    do(state, 0, f"cancel {A[0]}")
    pass_all(state)
    assert state.deciders() == [1]
    do(state, 1, "new-market")
    assert market(state) != before


# -- business bonus ----------------------------------------------------------------------


def paid(own: dict[int, list[str]], number: int = 1, bonus: bool = True, short: bool = False) -> list[int]:
    """Cash after the incomes, from nothing."""
    state = situation(
        round=number,
        tasks={A[0]: "threats/I"},
        own={**BARE, **own},
        cash={0: 0, 1: 0, 2: 0},
        business_bonus=bonus,
        short=short,
    )
    do(state, 0, f"cancel {A[0]}")
    return [cash(state, seat) for seat in (0, 1, 2)]


@pytest.mark.rule("LC-10.4")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_highest_income_gets_5000_more(number: int) -> None:
    own = {0: ["cop"], 1: ["garage"], 2: ["pimp", "lawyer"]}
    assert paid(own, number) == [1000, 9000, 3000]
    assert paid(own, number, bonus=False) == [1000, 4000, 3000]


@pytest.mark.rule("LC-10.4")
def test_nobody_gets_the_bonus_on_a_tie() -> None:
    assert paid({0: ["garage"], 1: ["building-firm"], 2: ["cop"]}) == [4000, 4000, 1000]


@pytest.mark.rule("LC-10.4")
def test_the_bonus_is_paid_in_the_last_round_too_but_not_doubled() -> None:
    own = {0: ["cop"], 1: ["garage"], 2: ["pimp"]}
    assert paid(own, 4) == [2000, 8000 + 5000, 4000]
    assert paid(own, 3, short=True) == [2000, 8000 + 5000, 4000]


@pytest.mark.rule("LC-R37")
def test_monopolies_count_for_the_bonus() -> None:
    own = {0: ["pimp", "pimp"], 1: ["casino"], 2: ["cop"]}
    assert paid(own) == [9000 + 5000, 7000, 1000]


@pytest.mark.rule("LC-R37")
def test_laverne_counts_for_the_bonus() -> None:
    own = {0: ["pimp"], 1: ["garage"], 2: ["cop"]}
    gangsters: dict[str, Json] = {"laverne-ontario": 0}
    state = situation(stage="plan", own=own, business_bonus=True, expansion=True, gangsters=gangsters)
    begin(state, "incomes")
    assert [cash(state, seat) - 5000 for seat in (0, 1, 2)] == [6000 + 5000, 4000, 1000]


@pytest.mark.rule("LC-R37")
def test_takeshis_choice_counts_for_the_bonus() -> None:
    own = {0: ["cop", "lawyer"], 1: ["pimp"], 2: []}
    tasks: dict[str, str | list[str]] = {A[0]: "threats/I"}
    state = situation(
        tasks=tasks, round=3, own=own, business_bonus=True, expansion=True, gangsters={"takeshi-ando": 0}
    )
    end_actions(state)
    do(state, 0, "double cop")
    assert [cash(state, seat) - 5000 for seat in (0, 1, 2)] == [3000 + 5000, 2000, 0]


# -- expansion ----------------------------------------------------------------------------


@pytest.mark.rule("LC-10.6")
def test_the_expansion_is_an_option() -> None:
    table = seen(opened(expansion=True))
    assert [seat.cash for seat in table.seats] == [5000] * 3
    assert table.mercenaries.stack + len(table.mercenaries.aside) == 20
    bare = seen(opened())
    assert (bare.mercenaries.shown, bare.mercenaries.aside, bare.mercenaries.stack) == ([], [], 0)


@pytest.mark.rule("LC-10.6")
def test_with_the_expansion_nobody_hires_at_the_payout() -> None:
    state = situation(tasks={A[0]: "threats"}, expansion=True, cash={0: 50000})
    do(state, 0, f"cancel {A[0]}")
    assert (step(state), state.round) == ("refusing", 2)
    assert not any(action.startswith("hire") for action in legal(state, 0))
