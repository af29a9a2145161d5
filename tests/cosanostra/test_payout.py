"""The payout stage (LC-2.6): income, hiring, hand limits, the start marker."""

import pytest

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.opening import seen
from tests.cosanostra.reading import SPECTATOR, cards, cards_on, cash, hand, heard, part, place, step, told
from tests.cosanostra.situation import MEN, begin, do, end_actions, legal, nobody_hires, refused, situation

A, B, C = MEN[0], MEN[1], MEN[2]
BARE: dict[int, list[str]] = {0: [], 1: [], 2: []}
INCOMES = {
    "garage": 4000,
    "building-firm": 4000,
    "waste-company": 4000,
    "nightclub": 6000,
    "casino": 7000,
    "pimp": 2000,
    "drug-dealer": 2000,
    "loan-shark": 2000,
    "lawyer": 1000,
    "politician": 1000,
    "cop": 1000,
}


def paid(state: CosaNostraState) -> list[int]:
    """What everybody gets when incomes are paid."""
    before = [cash(state, seat) for seat in range(state.players)]
    begin(state, "incomes")
    return [cash(state, seat) - before[seat] for seat in range(state.players)]


# -- income ----------------------------------------------------------------------


@pytest.mark.rule("LC-2.6")
@pytest.mark.parametrize("kind", INCOMES)
def test_every_business_has_its_income(kind: str) -> None:
    state = situation(stage="plan", own={**BARE, 1: [kind]})
    assert paid(state) == [0, INCOMES[kind], 0]


@pytest.mark.rule("LC-2.6")
def test_everybody_gets_the_income_of_all_own_businesses() -> None:
    state = situation(5, stage="plan")
    assert paid(state) == [7000, 7000, 7000, 8000, 8000]


@pytest.mark.rule("LC-2.6")
def test_a_deactivated_business_pays_nothing() -> None:
    state = situation(stage="plan", down=["waste-company-1", "lawyer-1"])
    assert paid(state) == [3000, 6000, 7000]


@pytest.mark.rule("LC-2.6", "LC-5.5")
def test_every_monopoly_pays_5000_more() -> None:
    own = {0: ["pimp"] * 2, 1: ["drug-dealer"] * 3 + ["loan-shark"] * 2, 2: ["pimp", "cop"]}
    assert paid(situation(stage="plan", own=own)) == [4000 + 5000, 10000 + 10000, 3000]
    state = situation(stage="plan", own=own, down=["pimp-1"])
    assert paid(state) == [2000, 20000, 3000]


@pytest.mark.rule("LC-2.6")
def test_neither_markers_nor_planned_purchases_nor_the_market_pay() -> None:
    state = situation(
        own={0: [], 1: ["casino-1"], 2: []},
        markers=["casino-1:0"],
        tasks={A[0]: "buy:casino-2"},
        market=["garage-1"],
        cash={0: 0},
    )
    do(state, 0, f"cancel {A[0]}")
    assert [cash(state, seat) for seat in (0, 1, 2)] == [0, 9000, 2000]


@pytest.mark.rule("LC-2.6", "LC-2.1")
def test_the_payout_follows_the_actions() -> None:
    state = situation(tasks={A[0]: "threats", C[1]: "buy:pimp"}, cash={1: 40000})
    events = end_actions(state)
    assert [args["amount"] for args in told(events, "income")] == [7000, 7000, 7000]
    assert (step(state), state.deciders()) == ("hiring", [0])


# -- hiring -----------------------------------------------------------------------


@pytest.mark.rule("LC-2.6")
@pytest.mark.parametrize(("man", "price"), [(3, 10000), (4, 15000), (5, 20000)])
def test_one_gangster_from_under_the_boss_for_his_price(man: int, price: int) -> None:
    state = situation(stage="hire", cash={0: 45000}, round=1)
    assert set(legal(state, 0)) == {"pass", *[f"hire {other}" for other in A[3:]]}
    do(state, 0, f"hire {A[man]}")
    assert (place(state, A[man]), cash(state, 0)) == (0, 45000 - price)
    assert state.deciders() != [0] or step(state) != "hiring"  # one only
    assert [place(state, other) for other in A[3:] if other != A[man]] == ["under:0"] * 2


@pytest.mark.rule("LC-2.6")
def test_nobody_hires_without_the_money_nor_from_under_another_boss() -> None:
    state = situation(stage="hire", cash={0: 14000})
    assert set(legal(state, 0)) == {"pass", f"hire {A[3]}"}
    assert refused(state, 0, f"hire {A[4]}") == "LC-2.6"
    refused(state, 0, f"hire {B[3]}")
    do(state, 0, "pass")
    assert (place(state, A[3]), cash(state, 0)) == ("under:0", 14000)


@pytest.mark.rule("LC-2.6")
def test_hiring_goes_clockwise_from_the_start_player() -> None:
    state = situation(4, stage="hire", start=2, turn=2, cash=dict.fromkeys(range(4), 50000))
    begin(state, "hire")
    turns = []
    while step(state) == "hiring":
        turns += state.deciders()
        do(state, state.deciders()[0], "pass")
    assert turns == [2, 3, 0, 1]


@pytest.mark.rule("LC-2.6")
def test_the_income_can_be_spent_on_hiring() -> None:
    state = situation(tasks={A[0]: "threats"}, own={**BARE, 0: ["casino", "pimp"]}, cash={0: 1000})
    do(state, 0, f"cancel {A[0]}")
    assert legal(state, 0) == [f"hire {A[3]}", "pass"]
    do(state, 0, f"hire {A[3]}")
    assert cash(state, 0) == 0


# -- hand limits ---------------------------------------------------------------------


JOBS_II = ["blackmail", "birthday", "bankruptcy", "connections", "counterfeiting"]


@pytest.mark.rule("LC-2.6")
def test_down_to_three_jobs_and_three_influence_cards() -> None:
    held = ["spy", "spy", "snitch", "henchman", "schemer"]
    state = situation(stage="hire", round=2, jobs={0: JOBS_II, 1: JOBS_II[:0]}, cards={0: held, 2: held[:3]})
    begin(state, "limits")
    assert (step(state), state.deciders()) == ("limits", [0])
    refused(state, 0, "pass")
    for action in ("discard-job blackmail", "discard-job birthday", "discard spy", "discard snitch"):
        assert step(state) == "limits"
        do(state, 0, action)
    assert state.round == 3
    kept = [job for job in hand(state, 0) if job.endswith("/II")]
    assert sorted(kept) == ["bankruptcy/II", "connections/II", "counterfeiting/II"]
    assert sorted(cards(state, 0)) == ["henchman", "schemer", "spy"]


@pytest.mark.rule("LC-2.6")
@pytest.mark.parametrize("number", [2, 3])
def test_who_holds_three_of_each_discards_nothing(number: int) -> None:
    state = situation(stage="hire", round=number, jobs={0: JOBS_II[:3]}, cards={0: ["spy", "spy", "snitch"]})
    begin(state, "limits")
    assert state.round == number + 1
    assert len(cards(state, 0)) >= 3


@pytest.mark.rule("LC-2.6")
def test_there_is_no_limit_in_round_one() -> None:
    jobs = ["threats", "car-theft", "insolvency", "arms-trade"]
    state = situation(stage="hire", round=1, jobs={0: jobs}, cards={0: ["spy"] * 4})
    begin(state, "limits")
    assert state.round == 2
    assert len(hand(state, 0)) == 8
    assert cards(state, 0) == ["spy"] * 4


@pytest.mark.rule("LC-2.6")
def test_surplus_cards_are_discarded_face_down() -> None:
    state = situation(stage="hire", round=2, jobs={0: JOBS_II[:4]}, cards={0: ["spy"] * 4})
    begin(state, "limits")
    events = do(state, 0, "discard-job birthday")
    for viewer in (1, 2, SPECTATOR):
        assert "discarded-own-job" not in heard(events, viewer)
        assert all("birthday" not in event.args.values() for event in events if event.heard_by(viewer))
    assert seen(state).job_discards[1] == [None]
    events = do(state, 0, "discard spy")
    assert seen(state, 1).influence_discards == [None]
    assert all("spy" not in event.args.values() for event in events if event.heard_by(1))


@pytest.mark.rule("LC-R30")
def test_of_two_jobs_of_one_name_the_earlier_is_discarded_first() -> None:
    jobs = ["laundering/III", "laundering/II", "trap/III", "birthday/II"]
    state = situation(stage="hire", round=3, jobs={0: jobs})
    begin(state, "limits")
    events = do(state, 0, "discard-job laundering")
    assert told(events, "discarded-job")[0]["round"] == 2
    assert "laundering/III" in hand(state, 0)
    assert "laundering/II" not in hand(state, 0)


# -- the next round -----------------------------------------------------------------


@pytest.mark.rule("LC-2.6")
@pytest.mark.parametrize(("players", "start", "then"), [(3, 0, 1), (3, 2, 0), (5, 3, 4), (5, 4, 0)])
def test_the_start_marker_moves_clockwise(players: int, start: int, then: int) -> None:
    state = situation(players, stage="hire", start=start, turn=start)
    begin(state, "next-round")
    assert (state.start, state.round) == (then, 2)
    assert state.deciders() == [then]


@pytest.mark.rule("LC-2.6", "LC-2.1")
def test_hiring_comes_before_the_hand_limit_and_that_before_the_next_round() -> None:
    state = situation(tasks={A[0]: "threats"}, round=2, jobs={0: JOBS_II[:4]}, cash={0: 9000})
    steps = []
    do(state, 0, f"cancel {A[0]}")
    while state.round == 2:
        steps.append(step(state))
        do(state, state.deciders()[0], legal(state, state.deciders()[0])[0])
    assert steps == ["hiring", "hiring", "hiring", "limits"]
    assert step(state) == "refusing"


@pytest.mark.rule("LC-R36")
def test_henchman_and_saboteur_on_idle_gangsters_are_discarded_at_the_end_of_the_round() -> None:
    on = {A[0]: {"henchman": 0}, B[1]: {"saboteur": 0, "henchman": 2}}
    state = situation(tasks={A[1]: "threats", C[0]: "buy:pimp", C[1]: "buy:pimp"}, on=on)
    do(state, 0, f"cancel {A[1]}")
    assert (set(cards_on(state, A[0])), set(cards_on(state, B[1]))) == (
        {"henchman"},
        {"saboteur", "henchman"},
    )
    assert part(state, "influence_discards") == []
    end_actions(state)
    nobody_hires(state)
    assert state.round == 2
    assert (cards_on(state, A[0]), cards_on(state, B[1])) == ({}, {})
    assert sorted(str(card) for card in seen(state).influence_discards) == [
        "henchman",
        "henchman",
        "saboteur",
    ]
