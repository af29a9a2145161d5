"""The smallest note is $1,000 (LC-R29): halves, shares, offers, stakes, laundered money."""

import pytest

from tests.cosanostra.reading import cash, part, promises, step, told
from tests.cosanostra.situation import MEN, agree, do, legal, pass_all, refused, situation

A, B, C = MEN[0], MEN[1], MEN[2]
BARE: dict[int, list[str]] = {0: [], 1: [], 2: []}


@pytest.mark.rule("LC-R29", "LC-6.6")
@pytest.mark.parametrize(
    ("job", "needs", "dice", "taken", "left"),
    [
        ("car-theft", ["garage"], [3, 1], 3000, 4000),
        ("car-theft", ["garage"], [3, 3], 4000, 5000),
        ("counterfeiting", ["nightclub"], [2, 1], 4000, 4000),
        ("petrol-station-robbery", [], [2, 1], 0, 1000),
    ],
)
def test_half_of_a_cash_job_is_rounded_down_to_whole_thousands(
    job: str, needs: list[str], dice: list[int], taken: int, left: int
) -> None:
    state = situation(
        tasks={A[1]: job, B[0]: "hold-up", C[0]: "buy:cop"},
        own={**BARE, 0: needs},
        cash={0: 0, 1: 0},
    )
    do(state, 0, f"do {A[1]}", dice=dice)
    do(state, 1, f"answer {B[0]}", dice=[4])
    pass_all(state)
    assert (cash(state, 0), cash(state, 1)) == (left, taken)


@pytest.mark.rule("LC-R29", "LC-R22")
def test_half_a_price_is_rounded_down_to_whole_thousands() -> None:
    # 2000 less for Fumiyo, then half price for Yumiko: (14000 - 2000 - 1000) / 2 with Ryu.
    gangsters = ["fumiyo-goto", "ryu-yamamoto", "yumiko-ishi"]
    state = situation(
        round=3,
        expansion=True,
        tasks={A[0]: "buy:casino", B[0]: "buy:cop"},
        gangsters=dict.fromkeys(gangsters, 0),
        cash={0: 20000},
    )
    do(state, 0, f"do {A[0]}")
    assert cash(state, 0) == 20000 - 5000


@pytest.mark.rule("LC-R29")
@pytest.mark.parametrize("amount", [500, 999, 1500, 2001])
def test_offers_and_gifts_are_whole_thousands(amount: int) -> None:
    state = situation(tasks={A[0]: "threats", B[0]: "buy:cop"}, cash={0: 9000, 1: 9000})
    assert refused(state, 0, f"offer 1 give {amount} want use:lawyer-1") == "LC-R29"
    assert refused(state, 0, f"offer 1 give use:waste-company-1 want {amount}") == "LC-R29"
    assert refused(state, 0, f"pay 1 {amount}") == "LC-R29"
    refused(state, 0, f"offer 1 promise pay:{amount}@2 want use:lawyer-1")
    do(state, 0, "pay 1 2000")
    assert (cash(state, 0), cash(state, 1)) == (7000, 11000)


@pytest.mark.rule("LC-R29")
def test_a_promised_share_is_rounded_down_to_whole_thousands() -> None:
    state = situation(tasks={A[1]: "car-theft", B[0]: "buy:cop"}, own={0: ["garage"], 1: ["lawyer-1"], 2: []})
    agree(state, 0, 1, "promise share:50 want 1000")
    do(state, 0, f"do {A[1]}", dice=[3, 1])  # 7000, half of it 3500
    assert promises(state)[0]["status"] == "pending"
    do(state, 0, "pay 1 3000")
    assert promises(state)[0]["status"] == "kept"


@pytest.mark.rule("LC-R29", "LC-6.4")
def test_money_is_laundered_in_whole_thousands() -> None:
    state = situation(tasks={A[1]: "laundering", B[0]: "buy:cop"}, cash={0: 9000}, own=BARE)
    do(state, 0, f"do {A[1]}", dice=[3, 1])
    assert step(state) == "laundering"
    for amount in (500, 1500, 7999):
        refused(state, 0, f"launder {amount}")
    assert all(
        int(action.split()[1]) % 1000 == 0 for action in legal(state, 0) if action.startswith("launder")
    )
    do(state, 0, "launder 7000")
    assert (cash(state, 0), part(state, "laundered")) == (2000, [7000, 0, 0])


@pytest.mark.rule("LC-R29", "LC-R15")
def test_stakes_are_whole_thousands() -> None:
    state = situation(tasks={A[1]: "horse-race", B[0]: "buy:cop"}, cash={0: 9000}, own=BARE)
    do(state, 0, f"do {A[1]}")
    assert step(state) == "staking"
    for amount in (500, 1500, 8999):
        refused(state, 0, f"stake {amount}")
    events = do(state, 0, "stake 3000", dice=[4, 1])
    assert told(events, "staked") == [{"seat": 0, "amount": 3000}]
    assert cash(state, 0) == 12000
