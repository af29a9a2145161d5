"""Monopolies (LC-5.5, LC-R27)."""

from __future__ import annotations

import pytest

from tests.cosanostra.reading import cash, monopoly, step, told
from tests.cosanostra.situation import (
    MEN,
    agree,
    begin,
    do,
    end_actions,
    nobody_hires,
    pass_all,
    play,
    situation,
)

S, T, U = MEN[:3]
JOB = "petrol-station-robbery"
KINDS = {"prostitution": "pimp", "drugs": "drug-dealer", "loans": "loan-shark"}


@pytest.mark.rule("LC-5.5")
def test_the_example_of_the_book() -> None:
    """Red has two Pimps, yellow one: red holds the card, until blue buys another."""
    yellow, blue, red = 0, 1, 2
    state = situation(
        own={red: ["pimp-1"], yellow: ["pimp-2"], blue: []},
        tasks={S[0]: JOB, T[0]: "buy:pimp-3", T[1]: "buy:pimp-4", U[0]: "buy:pimp-5"},
        turn=red,
        start=red,
        cash={0: 10000, 1: 10000, 2: 10000},
    )
    assert monopoly(state, "prostitution") is None
    events = do(state, red, f"do {U[0]}")
    assert monopoly(state, "prostitution") == red
    assert told(events, "monopoly-gained") == [{"seat": red, "monopoly": "prostitution"}]
    do(state, yellow, f"cancel {S[0]}")
    events = do(state, blue, f"do {T[0]}")
    assert monopoly(state, "prostitution") is None
    assert told(events, "monopoly-lost") == [{"seat": red, "monopoly": "prostitution"}]


@pytest.mark.rule("LC-5.5")
@pytest.mark.parametrize("name", [*KINDS])
@pytest.mark.parametrize(
    ("counts", "holder"),
    [
        ((1, 0, 0), None),
        ((2, 0, 0), 0),
        ((1, 2, 0), 1),
        ((1, 2, 1), None),
        ((2, 2, 0), None),
        ((1, 1, 3), 2),
        ((0, 2, 3), 2),
        ((0, 5, 0), 1),
        ((1, 1, 1), None),
        ((0, 0, 0), None),
    ],
)
def test_two_at_least_and_more_than_all_others_together(
    name: str, counts: tuple[int, int, int], holder: int | None
) -> None:
    """By deals that leave everybody with so many."""
    kind = KINDS[name]
    total = [f"{kind}-{number}" for number in range(1, sum(counts) + 1)]
    state = situation(own={0: [*total], 1: [], 2: []}, tasks={S[0]: JOB})
    at = counts[0]
    for seat in (1, 2):
        if counts[seat]:
            agree(state, 0, seat, f"give {' '.join(total[at : at + counts[seat]])}")
        at += counts[seat]
    assert monopoly(state, name) == holder
    for other in KINDS:
        assert other == name or monopoly(state, other) is None


@pytest.mark.rule("LC-5.5")
@pytest.mark.parametrize("name", [*KINDS])
def test_a_monopoly_is_worth_5000_more_income(name: str) -> None:
    kind = KINDS[name]
    state = situation(
        stage="plan",
        own={0: [kind, kind], 1: [kind], 2: ["lawyer", "lawyer"]},
        cash=dict.fromkeys(range(3), 0),
    )
    begin(state, "incomes")
    assert state.cash == [9000, 2000, 2000]


@pytest.mark.rule("LC-5.5", "LC-9.1")
def test_all_three_monopolies_count_and_are_doubled_at_the_end() -> None:
    businesses = [*["pimp"] * 2, *["drug-dealer"] * 2, *["loan-shark"] * 2]
    state = situation(stage="plan", round=4, own={0: businesses, 1: [], 2: []}, cash={0: 0})
    begin(state, "incomes")
    assert cash(state, 0) == 2 * (6 * 2000 + 3 * 5000)


@pytest.mark.rule("LC-5.5", "LC-6.1")
def test_a_beaten_up_pimp_ends_one_monopoly_and_may_make_another() -> None:
    state = situation(
        own={0: ["pimp-1", "pimp-2", "pimp-3"], 1: ["pimp-4", "pimp-5"], 2: []},
        tasks={U[0]: "beat-up-businessman", S[0]: JOB},
        turn=2,
    )
    assert monopoly(state, "prostitution") == 0
    other = state.copy()
    do(state, 2, f"attack-business {U[0]} pimp-1", dice=[6])
    pass_all(state)
    assert monopoly(state, "prostitution") is None
    do(other, 2, f"attack-business {U[0]} pimp-4", dice=[6])
    pass_all(other)
    assert monopoly(other, "prostitution") == 0


@pytest.mark.rule("LC-5.5", "LC-6.1")
def test_a_deactivated_rival_makes_a_monopoly_until_the_next_round() -> None:
    state = situation(
        own={0: ["pimp-1", "pimp-2"], 1: ["pimp-3"], 2: ["pimp-4"]},
        tasks={S[0]: "beat-up-businessman", T[0]: JOB},
    )
    events = do(state, 0, f"attack-business {S[0]} pimp-3", dice=[6]) + pass_all(state)
    assert monopoly(state, "prostitution") == 0
    assert len(told(events, "monopoly-gained")) == 1
    events = end_actions(state)
    assert (step(state), monopoly(state, "prostitution")) == ("hiring", 0)
    events += nobody_hires(state)
    assert (state.round, monopoly(state, "prostitution")) == (2, None)
    assert len(told(events, "monopoly-lost")) == 1


@pytest.mark.rule("LC-5.5", "LC-7.3", "LC-R8")
def test_a_saved_businessman_keeps_the_monopoly() -> None:
    state = situation(
        own={0: ["pimp-1", "pimp-2"], 1: [], 2: []},
        tasks={U[0]: "beat-up-businessman", T[0]: JOB},
        cards={0: ["emergency-doctor"]},
        turn=2,
    )
    do(state, 2, f"attack-business {U[0]} pimp-1", dice=[6])
    assert monopoly(state, "prostitution") == 0
    events = do(state, 0, "heal") + pass_all(state)
    assert monopoly(state, "prostitution") == 0
    assert not told(events, "monopoly-lost")


@pytest.mark.rule("LC-5.5", "LC-6.2")
@pytest.mark.parametrize(("job", "holder"), [("kill-businessman", None), ("persuasion", 2)])
def test_killing_and_persuasion_change_monopolies_at_once(job: str, holder: int | None) -> None:
    state = situation(
        own={0: ["pimp-1", "pimp-2"], 1: [], 2: ["pimp-3"]}, tasks={U[1]: job, T[0]: JOB}, turn=2, round=2
    )
    assert monopoly(state, "prostitution") == 0
    do(state, 2, f"attack-business {U[1]} pimp-1", dice=[6, 6])
    pass_all(state)
    assert monopoly(state, "prostitution") == holder


@pytest.mark.rule("LC-5.5", "LC-4.4")
def test_a_deal_moves_a_monopoly_at_once() -> None:
    state = situation(own={0: ["pimp-1", "pimp-2"], 1: [], 2: []}, tasks={S[0]: JOB})
    events = agree(state, 0, 1, "give pimp-1 pimp-2")
    assert monopoly(state, "prostitution") == 1
    assert told(events, "monopoly-lost") == [{"seat": 0, "monopoly": "prostitution"}]
    assert told(events, "monopoly-gained") == [{"seat": 1, "monopoly": "prostitution"}]


@pytest.mark.rule("LC-5.5")
def test_cards_in_the_market_the_deck_or_planned_do_not_count() -> None:
    state = situation(
        own={0: ["pimp-1", "pimp-2"], 1: [], 2: []},
        market=["pimp-3", "cop", "lawyer", "casino"],
        tasks={S[0]: JOB, T[0]: "buy:pimp-4"},
    )
    assert monopoly(state, "prostitution") == 0
    agree(state, 0, 1, "give pimp-2")
    assert monopoly(state, "prostitution") is None
    agree(state, 0, 1, "want pimp-2")
    assert monopoly(state, "prostitution") == 0


@pytest.mark.rule("LC-5.5", "LC-R27")
def test_saitos_companies_count_for_his_owner_and_against_others_wherever_he_goes() -> None:
    state = situation(
        expansion=True,
        round=3,
        gangsters={"saito-botan": 0},
        own={0: ["nightclub-1", "casino-1"], 1: ["pimp-1", "pimp-2"], 2: ["loan-shark-1", "nightclub-2"]},
        tasks={S[0]: JOB},
    )
    assert monopoly(state, "prostitution") == 1
    agree(state, 0, 2, "want loan-shark-1")
    assert monopoly(state, "loans") == 0
    agree(state, 0, 2, "give 1000 want nightclub-2")
    assert monopoly(state, "prostitution") is None
    events = agree(state, 0, 2, "give saito-botan")
    assert monopoly(state, "loans") is None
    assert monopoly(state, "prostitution") == 1
    assert len(told(events, "monopoly-lost")) == len(told(events, "monopoly-gained")) == 1
    play(state, (2, "pay 0 1000"))
