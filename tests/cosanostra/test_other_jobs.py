"""Jobs that are neither attacks nor for cash: LC-6.4, LC-6.8, LC-R14, LC-R15, and their figures."""

from __future__ import annotations

import pytest

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.pieces import a_list
from tests.cosanostra.reading import (
    cash,
    heard,
    markers,
    market,
    owner,
    part,
    step,
    told,
)
from tests.cosanostra.situation import MEN, agree, do, end_actions, legal, pass_all, refused, situation

A, B, C = MEN[:3]
LATER = {C[0]: "petrol-station-robbery"}
MARKET = ["pimp-2", "lawyer-2", "casino-1", "garage-2"]
DECK = ["cop-2", "nightclub-1", "drug-dealer-3"]


def money(state: CosaNostraState) -> list[int]:
    return [cash(state, seat) for seat in range(3)]


def done(job: str, dice: list[int], purse: dict[int, int]) -> CosaNostraState:
    """Seat 0's gangster of strength 2 has rolled for it."""
    state = situation(tasks={A[1]: job, **LATER}, cash=purse, market=MARKET, deck=DECK)
    do(state, 0, f"do {A[1]}", dice)
    return state


# -- buying (LC-R14) ------------------------------------------------------------------


@pytest.mark.rule("LC-R14", "LC-3.2")
@pytest.mark.parametrize(
    ("job", "dice", "price"),
    [
        ("exceptional-offer", [3, 2], 13000),
        ("exceptional-offer", [3, 3], 7000),
        ("connections", [3, 2], 14000),
        ("connections", [3, 3], 12000),
    ],
)
def test_the_card_is_chosen_after_the_roll_and_the_market_refilled(
    job: str, dice: list[int], price: int
) -> None:
    state = done(job, dice, {0: 20000})
    assert (step(state), state.deciders()) == ("buying", [0])
    events = do(state, 0, "buy casino-1")
    assert told(events, "bought") == [{"seat": 0, "business": "casino-1", "amount": price}]
    assert cash(state, 0) == 20000 - price
    assert owner(state, "casino-1") == 0
    assert sorted(market(state)) == ["cop-2", "garage-2", "lawyer-2", "pimp-2"]


@pytest.mark.rule("LC-R14", "LC-R29")
def test_an_exceptional_offer_is_for_the_market_only() -> None:
    state = done("exceptional-offer", [3, 3], {0: 20000})
    buys = [action.split()[1] for action in legal(state, 0) if action.startswith("buy")]
    assert sorted(buys) == sorted(MARKET)
    refused(state, 0, "buy nightclub-1")
    do(state, 0, "buy lawyer-2")
    assert cash(state, 0) == 19000


@pytest.mark.rule("LC-R14")
@pytest.mark.parametrize("job", ["exceptional-offer", "connections"])
def test_without_a_success_nothing_is_bought(job: str) -> None:
    state = done(job, [2, 2], {0: 20000})
    assert (step(state), state.deciders()) == ("action-turn", [2])
    assert cash(state, 0) == 20000


@pytest.mark.rule("LC-R14")
def test_connections_buy_from_the_deck_which_only_the_buyer_sees_and_is_not_reshuffled() -> None:
    state = situation(tasks={A[1]: "connections", **LATER}, cash={0: 20000}, market=MARKET, deck=DECK)
    before = [str(card).partition("@")[0] for card in a_list(part(state, "deck"))]
    events = do(state, 0, f"do {A[1]}", [3, 1])
    shown = [event for event in events if event.name == "saw-deck"]
    assert [event.heard_by(seat) for event in shown for seat in (0, 1, 2, 7)] == [True, False, False, False]
    assert shown[0].args["businesses"] == before[::-1]
    do(state, 0, "buy nightclub-1")
    assert cash(state, 0) == 8000
    assert owner(state, "nightclub-1") == 0
    after = [str(card).partition("@")[0] for card in a_list(part(state, "deck"))]
    assert after == [card for card in before if card != "nightclub-1"]
    assert market(state) == MARKET


@pytest.mark.rule("LC-R14")
@pytest.mark.parametrize("job", ["exceptional-offer", "connections"])
def test_who_will_not_or_cannot_pay_buys_nothing(job: str) -> None:
    state = done(job, [3, 1], {0: 2000})
    refused(state, 0, "buy casino-1")
    do(state, 0, "pass")
    assert cash(state, 0) == 2000
    assert market(state) == MARKET
    assert (step(state), state.deciders()) == ("action-turn", [2])


@pytest.mark.rule("LC-R14", "LC-5.5")
def test_what_is_bought_by_a_job_counts_at_once() -> None:
    own = {0: ["pimp-1"], 1: ["cop-1"], 2: ["garage-1"]}
    state = situation(tasks={A[1]: "connections", **LATER}, cash={0: 9000}, own=own, market=MARKET)
    do(state, 0, f"do {A[1]}", [3, 3])
    events = do(state, 0, "buy pimp-2")
    assert told(events, "monopoly-gained") == [{"seat": 0, "monopoly": "prostitution"}]
    assert cash(state, 0) == 7000


# -- laundering (LC-6.4) ------------------------------------------------------------------


@pytest.mark.rule("LC-6.4")
@pytest.mark.parametrize(("dice", "most"), [([3, 2], 8000), ([3, 3], 15000)])
def test_laundering_takes_up_to_so_much_of_the_own_cash(dice: list[int], most: int) -> None:
    state = done("laundering", dice, {0: 20000})
    assert (step(state), state.deciders()) == ("laundering", [0])
    refused(state, 0, f"launder {most + 1000}")
    refused(state, 0, "launder 500")
    copy = state.copy()
    do(copy, 0, "launder 3000")
    assert (cash(copy, 0), part(copy, "laundered")) == (17000, [3000, 0, 0])
    do(state, 0, f"launder {most}")
    assert (cash(state, 0), part(state, "laundered")) == (20000 - most, [most, 0, 0])


@pytest.mark.rule("LC-6.4")
def test_only_money_that_is_there_can_be_laundered_and_nothing_without_a_success() -> None:
    state = done("laundering", [3, 3], {0: 5000})
    refused(state, 0, "launder 6000")
    do(state, 0, "pass")
    assert (cash(state, 0), part(state, "laundered")) == (5000, [0, 0, 0])
    state = done("laundering", [2, 2], {0: 5000})
    assert (step(state), state.deciders()) == ("action-turn", [2])


@pytest.mark.rule("LC-6.4", "LC-6.8")
def test_laundered_money_is_out_of_reach() -> None:
    tasks = {A[2]: "robbery-iv-b", B[0]: "buy:pimp", **LATER}
    state = situation(tasks={**tasks}, cash={0: 0, 1: 1000}, laundered=[0, 9000, 0])
    refused(state, 1, "pay 0 2000")
    do(state, 0, f"attack-player {A[2]} 1", [6, 6, 6])
    assert (cash(state, 0), cash(state, 1), part(state, "laundered")) == (1000, 0, [0, 9000, 0])
    refused(state, 1, f"do {B[0]}")


@pytest.mark.rule("LC-6.4", "LC-9.4")
def test_laundered_money_counts_double_at_the_end() -> None:
    state = situation(
        round=4,
        tasks={A[0]: "petrol-station-robbery"},
        own={0: [], 1: [], 2: []},
        cash={0: 1000, 1: 2000, 2: 0},
        laundered=[0, 9000, 0],
    )
    end_actions(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == [1000, 20000, 0]


# -- birthday, horse race, poker ------------------------------------------------------------


@pytest.mark.rule("LC-3.2", "LC-6.8")
@pytest.mark.parametrize(
    ("dice", "left"), [([1, 1], [1, 9, 2]), ([2, 1], [3, 8, 1]), ([2, 2], [1 + 3 + 2, 6, 0])]
)
def test_on_a_birthday_all_others_pay_and_who_has_less_pays_that(dice: list[int], left: list[int]) -> None:
    state = done("birthday", dice, {0: 1000, 1: 9000, 2: 2000})
    assert money(state) == [1000 * amount for amount in left]


@pytest.mark.rule("LC-3.3")
def test_a_birthday_and_poker_are_no_attacks() -> None:
    for job in ("birthday", "poker"):
        tasks = {A[1]: job, B[2]: "trap", C[2]: "drug-smuggling", **LATER}
        state = situation(tasks={**tasks}, cash={0: 20000, 1: 9000, 2: 9000})
        do(state, 0, f"do {A[1]}", [6, 6])
        assert (step(state), state.deciders()) == ("action-turn", [1])


@pytest.mark.rule("LC-R15")
@pytest.mark.parametrize(
    ("dice", "left"), [([4, 1], 37000), ([4, 4], 37000), ([3, 3], 13000), ([3, 1], 13000)]
)
def test_a_horse_race_doubles_the_stake_or_loses_it(dice: list[int], left: int) -> None:
    state = situation(tasks={A[1]: "horse-race", **LATER}, cash={0: 25000})
    events = do(state, 0, f"do {A[1]}", [])
    assert (step(state), state.deciders()) == ("staking", [0])
    assert "rolled" not in heard(events, 0)
    refused(state, 0, "stake 21000")
    refused(state, 0, "stake 500")
    do(state, 0, "stake 12000", dice)
    assert cash(state, 0) == left


@pytest.mark.rule("LC-R15")
def test_a_horse_race_takes_at_most_20000_of_the_own_cash() -> None:
    state = situation(tasks={A[1]: "horse-race", **LATER}, cash={0: 25000})
    do(state, 0, f"do {A[1]}", [])
    do(state, 0, "stake 20000", [4, 1])
    assert cash(state, 0) == 45000
    state = situation(tasks={A[1]: "horse-race", **LATER}, cash={0: 3000})
    do(state, 0, f"do {A[1]}", [])
    refused(state, 0, "stake 4000")
    do(state, 0, "stake 3000", [1, 1])
    assert cash(state, 0) == 0


@pytest.mark.rule("LC-R15", "LC-6.8")
@pytest.mark.parametrize(("dice", "left"), [([4, 1], [13, 5, 0]), ([4, 4], [13, 5, 0]), ([3, 3], [1, 13, 4])])
def test_poker_is_for_4000_of_each_or_all_he_has(dice: list[int], left: list[int]) -> None:
    state = done("poker", dice, {0: 7000, 1: 9000, 2: 2000})
    assert money(state) == [1000 * amount for amount in left]


@pytest.mark.rule("LC-R15")
def test_poker_needs_cash_to_match_the_pot_or_is_discarded_without_a_roll() -> None:
    state = situation(tasks={A[1]: "poker", **LATER}, cash={0: 7000, 1: 9000, 2: 4000})
    events = do(state, 0, f"do {A[1]}", [])
    assert told(events, "rolled") == []
    assert money(state) == [7000, 9000, 4000]
    assert part(state, "discards") == [[], [], ["poker@*"], []]
    state = situation(tasks={A[1]: "poker", **LATER}, cash={0: 8000, 1: 9000, 2: 4000})
    do(state, 0, f"do {A[1]}", [4, 1])
    assert money(state) == [16000, 5000, 0]


# -- what is common to them -----------------------------------------------------------------


@pytest.mark.rule("LC-2.5", "LC-R9")
def test_a_job_carried_out_lies_face_up_and_deals_are_closed_meanwhile() -> None:
    tasks = {A[1]: "laundering", **LATER}
    state = situation(tasks={**tasks}, cash={0: 9000, 1: 9000})
    do(state, 0, f"do {A[1]}", [3, 3])
    refused(state, 1, "offer 0 give 1000 want cop-1")
    refused(state, 1, "pay 0 1000")
    do(state, 0, "launder 1000")
    assert part(state, "discards") == [[], ["laundering@*"], [], []]
    agree(state, 2, 0, "give 1000 want use:cop-1")
    assert markers(state, "cop-1") == [2]
    pass_all(state)
