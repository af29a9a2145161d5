"""Guns for hire: LC-8.1 to LC-8.5, LC-R11, LC-R21, LC-R38."""

from __future__ import annotations

import pytest

from capotavola.engine.values import Json
from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.pieces import a_list
from tests.cosanostra.reading import cash, part, place, step
from tests.cosanostra.situation import (
    GAME,
    MEN,
    RULES,
    agree,
    begin,
    do,
    end_actions,
    legal,
    refused,
    situation,
)

A, B, C = MEN[:3]
MERCENARIES = RULES.men.names[30:]
STRONG = ["boggy-gloves", "lono-slifer", "stas-valigura", "takeshi-ando", "yumiko-ishi"]
RICH = {0: 50000, 1: 50000, 2: 50000}


def opened() -> CosaNostraState:
    """A new game with the expansion, in its first hire stage."""
    state = GAME.start(players=3, seed=b"guns", options={"expansion": True})
    assert isinstance(state, CosaNostraState)
    while step(state) == "refusing":
        do(state, state.deciders()[0], "pass")
    return state


def those(state: CosaNostraState, where: Json) -> list[str]:
    return sorted(man for man in MERCENARIES if place(state, man) == where)


def hiring(
    shown: list[str], round: int = 2, purse: dict[int, int] | None = None, start: int = 0
) -> CosaNostraState:
    return situation(
        stage="hire",
        expansion=True,
        round=round,
        start=start,
        turn=start,
        cash=RICH if purse is None else purse,
        gangsters=dict.fromkeys(shown, "shown"),
    )


# -- set-up and stages ---------------------------------------------------------------


@pytest.mark.rule("LC-8.1", "LC-8.4")
def test_the_expansion_begins_with_5000_each_and_without_the_strongest() -> None:
    state = opened()
    assert [cash(state, seat) for seat in range(3)] == [5000] * 3
    assert those(state, "aside") == STRONG
    assert len(those(state, "shown")) == 9
    assert len(those(state, "stack")) == 6
    assert len(MERCENARIES) == 20


@pytest.mark.rule("LC-8.1")
def test_the_mercenaries_are_shuffled() -> None:
    orders = set()
    for seed in (b"1", b"2", b"3"):
        state = GAME.start(players=3, seed=seed, options={"expansion": True})
        assert isinstance(state, CosaNostraState)
        orders.add(str(part(state, "mercenaries")))
    assert len(orders) == 3


@pytest.mark.rule("LC-8.2")
def test_hiring_comes_between_draw_and_planning_and_not_in_the_payout() -> None:
    state = situation(
        expansion=True, round=2, tasks={A[0]: "petrol-station-robbery"}, cash=RICH, gangsters={"lil-omar": 1}
    )
    events = end_actions(state)
    while step(state) in ("refusing", "limits"):
        events += do(state, state.deciders()[0], "pass")
    names = [event.name for event in events]
    assert (part(state, "round"), step(state)) == (3, "hiring")
    order = ["income", "round-began", "drew-jobs", "drew-influence", "mercenaries-shown"]
    assert [names.index(name) for name in order] == sorted(names.index(name) for name in order)
    for seat in (1, 2, 0):
        assert state.deciders() == [seat]
        do(state, seat, "pass")
    assert (step(state), state.deciders()) == ("plan-turn", [1])


# -- hire (LC-8.3) -------------------------------------------------------------------------


@pytest.mark.rule("LC-8.3", "LC-8.4")
def test_each_may_hire_one_mercenary_or_one_regular_gangster_from_the_start_player_on() -> None:
    state = hiring(["lil-omar", "paco-santiago", "izzy-ordova"], start=1)
    assert refused(state, 1, f"swap {B[1]} lil-omar") == "LC-8.4"
    assert (step(state), state.deciders()) == ("hiring", [1])
    do(state, 1, "hire lil-omar")
    assert (place(state, "lil-omar"), cash(state, 1)) == (1, 50000 - 12000)
    assert state.deciders() == [2]
    refused(state, 2, "hire lil-omar")
    refused(state, 2, f"hire {A[3]}")
    do(state, 2, f"hire {C[5]}")
    assert (place(state, C[5]), cash(state, 2)) == (2, 30000)
    assert state.deciders() == [0]
    events = do(state, 0, "pass")
    assert those(state, "shown") == []
    assert (place(state, "paco-santiago"), place(state, "izzy-ordova")) == ("aside", "aside")
    aside = [event.args["gangsters"] for event in events if event.name == "mercenaries-aside"]
    assert aside == [["paco-santiago", "izzy-ordova"]]
    assert step(state) == "plan-turn"


PRICES = {
    "laverne-ontario": (14000, 2),
    "lil-omar": (12000, 2),
    "bernardo-farmacista": (13000, 2),
    "paco-santiago": (17000, 3),
    "izzy-ordova": (19000, 3),
    "tuco-quintero": (12000, 2),
    "willy-svenson": (14000, 2),
    "jimmy-the-tramp": (15000, 2),
    "lono-slifer": (22000, 4),
    "dave-death-poppel": (17000, 3),
    "adriano-simion": (11000, 2),
    "stas-valigura": (23000, 4),
    "alexei-walenko": (12000, 2),
    "boggy-gloves": (23000, 4),
    "fumiyo-goto": (11000, 2),
    "kenzo-isosaki": (15000, 2),
    "ryu-yamamoto": (16000, 3),
    "saito-botan": (17000, 3),
    "takeshi-ando": (24000, 4),
    "yumiko-ishi": (25000, 4),
}


@pytest.mark.rule("LC-8.3")
@pytest.mark.parametrize("man", MERCENARIES)
def test_prices_and_strengths_of_the_mercenaries(man: str) -> None:
    price, points = PRICES[man]
    state = hiring([man], round=3, purse={0: price, 1: price - 1000, 2: 0})
    do(state, 0, f"hire {man}")
    assert (cash(state, 0), place(state, man)) == (0, 0)
    assert state.strength(RULES.men.names.index(man)) == points
    poor = hiring([man], round=3, purse={0: price - 1000, 1: 0, 2: 0})
    assert f"hire {man}" not in legal(poor, 0)


@pytest.mark.rule("LC-R38", "LC-R21")
@pytest.mark.parametrize("expansion", [False, True])
def test_everybody_is_asked_also_who_lacks_the_money(expansion: bool) -> None:
    state = situation(stage="plan", expansion=expansion, round=2, cash={0: 9000, 1: 12000, 2: 0})
    begin(state, "hire")
    for seat in range(3):
        assert (step(state), state.deciders()) == ("hiring", [seat])
        do(state, seat, "pass")
    assert step(state) != "hiring"


@pytest.mark.rule("LC-R38", "LC-R34")
def test_who_lacks_the_money_may_be_lent_it_and_hire() -> None:
    state = situation(stage="hire", round=2, cash={0: 9000, 1: 12000, 2: 0})
    assert legal(state, 0) == ["pass"]
    assert refused(state, 0, f"hire {A[3]}") == "LC-2.6"
    agree(state, 0, 1, "want 1000 promise pay:2000@3")
    do(state, 0, f"hire {A[3]}")
    assert (place(state, A[3]), cash(state, 0), cash(state, 1)) == (0, 0, 11000)


# -- the stack (LC-8.5, LC-R11) ------------------------------------------------------------------


@pytest.mark.rule("LC-R11", "LC-8.3")
def test_a_short_stack_is_filled_up_from_those_set_aside_but_not_with_the_strongest() -> None:
    stack = ["lil-omar", "paco-santiago", "izzy-ordova", "willy-svenson", "ryu-yamamoto", "fumiyo-goto"]
    where: dict[str, Json] = dict.fromkeys(stack, "stack")
    state = situation(stage="plan", expansion=True, round=2, cash=RICH, gangsters=where)
    begin(state, "hire")
    shown = those(state, "shown")
    assert len(shown) == 9
    assert set(stack) < set(shown)
    assert not set(shown) & set(STRONG)
    assert len(those(state, "stack")) == 15 - 9


@pytest.mark.rule("LC-R11")
def test_with_too_few_left_those_are_shown_that_there_are() -> None:
    weak = [man for man in MERCENARIES if man not in STRONG]
    where: dict[str, Json] = dict.fromkeys(weak[:10], "trophy:0")
    state = situation(stage="plan", expansion=True, round=2, cash=RICH, gangsters=where)
    begin(state, "hire")
    assert those(state, "shown") == sorted(weak[10:])
    assert those(state, "aside") == STRONG


@pytest.mark.rule("LC-R11")
def test_from_round_3_on_the_strongest_fill_up_the_stack_too() -> None:
    weak = [man for man in MERCENARIES if man not in STRONG]
    where: dict[str, Json] = dict.fromkeys(weak[:11], "trophy:0")
    state = situation(stage="plan", expansion=True, round=4, cash=RICH, gangsters=where)
    begin(state, "hire")
    assert those(state, "shown") == sorted([*weak[11:], *STRONG])


@pytest.mark.rule("LC-8.5")
def test_before_round_3_the_strongest_and_those_set_aside_are_shuffled_into_the_stack() -> None:
    where: dict[str, Json] = {"lil-omar": "stack", "paco-santiago": "stack", "dave-death-poppel": 0}
    shown: list[list[str]] = []
    for players in (3, 4, 5):
        state = situation(players, stage="plan", expansion=True, round=3, cash=RICH, gangsters=where)
        begin(state, "hire")
        assert len(those(state, "shown")) == 9
        assert len(those(state, "stack")) == 10
        assert those(state, "aside") == []
        shown.append(those(state, "shown"))
    assert any(man in STRONG for men in shown for man in men)
    assert not shown[0] == shown[1] == shown[2]


# -- the payout's order (LC-R21) ------------------------------------------------------------------


@pytest.mark.rule("LC-R21", "LC-10.4")
def test_incomes_then_the_bonus_then_hiring_then_limits_then_the_start_marker() -> None:
    state = situation(
        round=2,
        start=1,
        turn=1,
        tasks={B[0]: "petrol-station-robbery"},
        own={0: ["cop"], 1: ["casino"], 2: ["pimp"]},
        cash={0: 20000, 1: 0, 2: 8000},
        jobs={0: ["threats", "car-theft", "insolvency", "arms-trade"]},
        business_bonus=True,
    )
    events = end_actions(state)
    names = [event.name for event in events]
    assert names.index("income") < names.index("business-bonus")
    assert [cash(state, seat) for seat in range(3)] == [21000, 12000, 10000]
    assert [state.deciders(), step(state)] == [[1], "hiring"]
    do(state, 1, "pass")
    assert state.deciders() == [2]
    do(state, 2, f"hire {C[3]}")
    assert [state.deciders(), step(state)] == [[0], "hiring"]
    do(state, 0, f"hire {A[5]}")
    assert [state.deciders(), step(state)] == [[0], "limits"]
    assert part(state, "start") == 1
    do(state, 0, "discard-job threats")
    assert (part(state, "start"), part(state, "round")) == (2, 3)
    assert "threats" in str(a_list(part(state, "discards"))[0])
