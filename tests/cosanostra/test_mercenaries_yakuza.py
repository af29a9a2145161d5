"""Fumiyo, Kenzo, Ryu and Yumiko: LC-R18, LC-R22, LC-R39."""

from __future__ import annotations

import pytest

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.pieces import a_list
from tests.cosanostra.reading import (
    cards_on,
    cash,
    is_down,
    market,
    owner,
    part,
    place,
    plans,
    step,
    told,
)
from tests.cosanostra.situation import (
    MEN,
    RULES,
    begin,
    do,
    legal,
    play,
    refused,
    situation,
)

A, B, C = MEN[:3]
LATER = {C[0]: "petrol-station-robbery"}
FUMIYO, KENZO, RYU, YUMIKO = "fumiyo-goto", "kenzo-isosaki", "ryu-yamamoto", "yumiko-ishi"
BOGGY = "boggy-gloves"
MARKET = ["pimp-2", "lawyer-2", "casino-1", "garage-2"]


# -- prices (LC-R22) ------------------------------------------------------------------


def price(men: list[str], business: str, down: list[str] | None = None, seat: int = 0) -> int:
    """What a usual gangster of seat 0 pays for a planned purchase."""
    state = situation(
        expansion=True,
        gangsters=dict.fromkeys(men, seat),
        down=down,
        tasks={A[0]: f"buy:{business}", **LATER},
        cash={0: 30000},
    )
    do(state, 0, f"do {A[0]}")
    assert owner(state, business) == 0
    return 30000 - cash(state, 0)


@pytest.mark.rule("LC-R22", "LC-8.6")
@pytest.mark.parametrize(
    ("men", "business", "expected"),
    [
        ([], "casino-1", 14000),
        ([FUMIYO], "casino-1", 12000),
        ([FUMIYO], "lawyer-2", 0),
        ([RYU], "casino-1", 13000),
        ([YUMIKO], "casino-1", 7000),
        ([FUMIYO, RYU], "casino-1", 11000),
        ([FUMIYO, RYU], "lawyer-2", 0),
        ([FUMIYO, YUMIKO], "casino-1", 6000),
        ([FUMIYO, YUMIKO], "pimp-2", 1000),
        ([FUMIYO, RYU, YUMIKO], "nightclub-1", 4000),
        ([KENZO], "casino-1", 14000),
    ],
)
def test_prices_are_cut_for_all_gangsters_in_order_and_never_below_nothing(
    men: list[str], business: str, expected: int
) -> None:
    assert price(men, business) == expected


@pytest.mark.rule("LC-R22", "LC-8.6")
@pytest.mark.parametrize(("man", "cut"), [(FUMIYO, 2000), (RYU, 1000), (YUMIKO, 7000)])
def test_only_active_abilities_of_the_own_cut_a_price(man: str, cut: int) -> None:
    assert price([man], "casino-1") == 14000 - cut
    assert price([man], "casino-1", down=[man]) == 14000
    assert price([man], "casino-1", seat=1) == 14000


@pytest.mark.rule("LC-R22", "LC-R14", "LC-R29")
@pytest.mark.parametrize(
    ("job", "dice", "men", "expected"),
    [
        ("exceptional-offer", [3, 3], [FUMIYO], 6000),
        ("exceptional-offer", [3, 3], [RYU], 6000),
        ("exceptional-offer", [3, 3], [FUMIYO, RYU], 5000),
        ("exceptional-offer", [3, 1], [FUMIYO, RYU], 10000),
        ("exceptional-offer", [3, 3], [YUMIKO], 3000),
        ("exceptional-offer", [3, 1], [FUMIYO, RYU, YUMIKO], 5000),
        ("connections", [3, 3], [FUMIYO, YUMIKO], 5000),
        ("connections", [3, 1], [RYU], 13000),
    ],
)
def test_the_cut_of_a_job_comes_after_fumiyo_and_before_ryu_and_yumiko(
    job: str, dice: list[int], men: list[str], expected: int
) -> None:
    state = situation(
        expansion=True,
        gangsters=dict.fromkeys(men, 0),
        tasks={A[1]: job, **LATER},
        cash={0: 30000},
        market=MARKET,
    )
    do(state, 0, f"do {A[1]}", dice)
    do(state, 0, "buy casino-1")
    assert 30000 - cash(state, 0) == expected


@pytest.mark.rule("LC-R22")
def test_a_price_is_worked_out_when_it_is_paid() -> None:
    tasks = {A[0]: "car-bomb", B[0]: "buy:casino-1", **LATER}
    state = situation(expansion=True, gangsters={FUMIYO: 1}, tasks={**tasks}, cash={1: 14000})
    do(state, 0, f"attack-gangster {A[0]} {FUMIYO}", [4])
    do(state, 1, f"do {B[0]}")
    assert cash(state, 1) == 0


# -- Kenzo and Yumiko (LC-R18) ------------------------------------------------------------------


def planning(man: str, jobs: list[str]) -> CosaNostraState:
    """Only he has something to plan."""
    down = [name for men in (A, B, C) for name in men[:3]]
    return situation(
        stage="plan", expansion=True, gangsters={man: 0}, down=down, jobs={0: jobs}, market=MARKET
    )


def kinds(state: CosaNostraState) -> set[str]:
    return {action.split()[0] for action in legal(state, 0)}


@pytest.mark.rule("LC-R18", "LC-8.6")
def test_kenzo_plans_at_most_one_job_and_one_purchase_in_either_order() -> None:
    state = planning(KENZO, ["threats", "arson"])
    do(state, 0, f"plan {KENZO} threats")
    assert kinds(state) == {"plan-purchase", "done"}
    do(state, 0, f"plan-purchase {KENZO} casino-1")
    assert plans(state, KENZO) == ["threats/I", "buy:casino-1"]
    assert step(state) == "action-turn"
    state = planning(KENZO, ["threats", "arson"])
    do(state, 0, f"plan-purchase {KENZO} casino-1")
    assert kinds(state) == {"plan", "done"}
    do(state, 0, "done")
    assert kinds(state) == {"plan", "done"}  # another turn
    do(state, 0, "done")
    assert step(state) == "action-turn"
    assert plans(state, KENZO) == ["buy:casino-1"]


def two_planners(man: str, jobs: list[str]) -> CosaNostraState:
    """He and one gangster of each other player, and one more of his owner's."""
    down = [*A[1:3], *B[1:3], *C[1:3]]
    hands = {0: jobs, 1: ["car-theft", "arson"], 2: ["price-rigging", "poker"]}
    own: dict[int, list[str]] = {0: [], 1: [], 2: []}
    return situation(
        stage="plan", expansion=True, gangsters={man: 0}, down=down, jobs=hands, market=MARKET, own=own
    )


@pytest.mark.rule("LC-R18", "LC-2.4")
@pytest.mark.parametrize(
    ("man", "first", "second"),
    [
        (KENZO, "plan {} threats", "plan-purchase {} casino-1"),
        (KENZO, "plan-purchase {} casino-1", "plan {} threats"),
        (YUMIKO, "plan-purchase {} casino-1", "plan-purchase {} pimp-2"),
        (YUMIKO, "plan {} threats", "plan-purchase {} pimp-2"),
        (BOGGY, "plan {} threats", "plan {} vandalism"),
    ],
)
def test_two_tasks_are_planned_in_one_turn_or_in_two(man: str, first: str, second: str) -> None:
    state = two_planners(man, ["threats", "vandalism", "insolvency"])
    do(state, 0, first.format(man))
    assert state.deciders() == [0]
    assert refused(state, 0, f"plan {A[0]} insolvency") == "LC-2.4"  # a turn is for one gangster
    later = state.copy()
    do(state, 0, second.format(man))
    assert (len(plans(state, man)), state.deciders()) == (2, [1])
    do(later, 0, "done")
    assert (len(plans(later, man)), later.deciders()) == (1, [1])
    play(later, (1, f"plan {B[0]} arson"), (2, f"plan {C[0]} poker"))
    assert later.deciders() == [0]
    do(later, 0, second.format(man))
    assert (len(plans(later, man)), later.deciders()) == (2, [0])
    do(later, 0, f"plan {A[0]} insolvency")


@pytest.mark.rule("LC-R18", "LC-10.2")
def test_both_tasks_of_one_gangster_count_once_where_two_may_be_planned() -> None:
    state = situation(
        5,
        stage="plan",
        expansion=True,
        two_gangsters=True,
        round=2,
        gangsters={KENZO: 0},
        jobs={0: ["threats", "vandalism", "insolvency"]},
        market=MARKET,
    )
    play(state, (0, f"plan {KENZO} threats"), (0, f"plan-purchase {KENZO} casino-1"))
    play(state, (0, f"plan {A[0]} vandalism"))
    assert state.deciders() == [1]


@pytest.mark.rule("LC-R18", "LC-2.4")
def test_a_second_task_of_a_turn_before_is_an_assignment_like_any_other() -> None:
    state = two_planners(KENZO, ["threats", "vandalism", "insolvency"])
    state.man_down &= ~(1 << RULES.men.names.index(B[1]))
    play(state, (0, f"plan {KENZO} threats"), (0, "done"))
    play(state, (1, f"plan {B[0]} arson"), (2, f"plan {C[0]} poker"))
    do(state, 0, f"plan-purchase {KENZO} casino-1")
    assert (plans(state, A[0]), state.deciders()) == ([], [1])


@pytest.mark.rule("LC-R18", "LC-8.6")
def test_yumiko_plans_one_task_of_either_kind_and_one_purchase() -> None:
    state = planning(YUMIKO, ["threats", "arson"])
    do(state, 0, f"plan-purchase {YUMIKO} casino-1")
    assert kinds(state) == {"plan", "plan-purchase", "done"}
    do(state, 0, f"plan-purchase {YUMIKO} pimp-2")
    assert step(state) == "action-turn"
    assert plans(state, YUMIKO) == ["buy:casino-1", "buy:pimp-2"]
    state = planning(YUMIKO, ["threats", "arson"])
    do(state, 0, f"plan {YUMIKO} threats")
    assert kinds(state) == {"plan-purchase", "done"}


@pytest.mark.rule("LC-R18")
@pytest.mark.parametrize(("man", "paid"), [(KENZO, 4000), (YUMIKO, 2000)])
def test_both_tasks_are_done_in_one_turn_or_in_two(man: str, paid: int) -> None:
    tasks: dict[str, str | list[str]] = {man: ["petrol-station-robbery", "buy:pimp-2"], C[0]: "threats"}
    state = situation(expansion=True, gangsters={man: 0}, tasks=tasks, own={0: []}, cash={0: 5000})
    later = state.copy()
    do(state, 0, f"do {man} 1")
    assert (cash(state, 0), state.deciders()) == (5000 - paid, [0])
    do(state, 0, f"do {man}", [1, 1] if man == KENZO else [1, 1, 1, 1])
    assert state.deciders() == [2]
    do(later, 0, f"do {man} 1")
    do(later, 0, "done")
    assert (later.deciders(), plans(later, man)) == ([2], ["petrol-station-robbery/I"])


@pytest.mark.rule("LC-R18")
def test_an_ordinary_gangster_takes_one_task_and_a_turn_is_for_one_gangster() -> None:
    tasks: dict[str, str | list[str]] = {KENZO: ["threats", "buy:pimp-2"], A[0]: "arms-trade", **LATER}
    state = situation(expansion=True, gangsters={KENZO: 0}, tasks=tasks, own={0: []})
    do(state, 0, f"cancel {KENZO} 0")
    refused(state, 0, f"cancel {A[0]}")
    state = planning(FUMIYO, ["threats", "arson"])
    do(state, 0, f"plan {FUMIYO} threats")
    assert step(state) == "action-turn"


@pytest.mark.rule("LC-R18", "LC-6.1", "LC-6.3", "LC-7.4")
def test_any_task_left_makes_a_victim_harder_and_deactivation_loses_all() -> None:
    tasks: dict[str, str | list[str]] = {
        A[1]: "contract-killing",
        A[2]: "car-bomb",
        KENZO: ["threats", "buy:pimp-2"],
        **LATER,
    }
    on = {KENZO: {"henchman": 1}}
    state = situation(expansion=True, gangsters={KENZO: 1}, tasks=tasks, on=on, own={0: []})
    deactivated = state.copy()
    events = do(state, 0, f"attack-gangster {A[1]} {KENZO}", [3, 2])
    assert told(events, "rolled")[0]["difficulty"] == 3
    assert place(state, KENZO) == 1
    do(state, 1, f"cancel {KENZO} 1")
    assert (plans(state, KENZO), cards_on(state, KENZO)) == (["threats/I"], {"henchman": 1})
    do(deactivated, 0, f"attack-gangster {A[2]} {KENZO}", [4, 1, 1])
    assert (plans(deactivated, KENZO), cards_on(deactivated, KENZO)) == ([], {})
    assert is_down(deactivated, KENZO)
    assert owner(deactivated, "pimp-2") == "deck"


# -- Ryu (LC-R39) ------------------------------------------------------------------


@pytest.mark.rule("LC-R39", "LC-8.6")
def test_ryus_owner_sees_the_deck_on_planning_turns_and_may_plan_to_buy_from_it() -> None:
    deck = ["cop-2", "nightclub-1", "drug-dealer-3"]
    state = situation(
        stage="plan", expansion=True, gangsters={RYU: 0}, market=MARKET, deck=deck, jobs={0: ["threats"]}
    )
    before = [str(card).partition("@")[0] for card in a_list(part(state, "deck"))]
    events = begin(state, "plan")
    shown = [event for event in events if event.name == "saw-deck"]
    assert [event.heard_by(seat) for event in shown for seat in (0, 1, 2, 7)] == [True, False, False, False]
    do(state, 0, f"plan-purchase {A[0]} nightclub-1")
    assert plans(state, A[0]) == ["buy:nightclub-1"]
    assert market(state) == MARKET
    after = [str(card).partition("@")[0] for card in a_list(part(state, "deck"))]
    assert after == [card for card in before if card != "nightclub-1"]
    refused(state, 1, f"plan-purchase {B[0]} drug-dealer-3")


@pytest.mark.rule("LC-R39", "LC-8.6")
def test_without_an_active_ryu_nobody_buys_from_the_deck() -> None:
    for down, seat in ([RYU], 0), ([], 1):
        state = situation(
            stage="plan", expansion=True, gangsters={RYU: seat}, down=down, market=MARKET, deck=["cop-2"]
        )
        events = begin(state, "plan")
        assert told(events, "saw-deck") == []
        refused(state, 0, f"plan-purchase {A[0]} cop-2")
