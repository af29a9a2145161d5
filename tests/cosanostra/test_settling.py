"""The moment for settling (LC-R43): whoever owes is asked before the ledger judges."""

from __future__ import annotations

import pytest

from capotavola.engine.chance import Chance
from capotavola.engine.values import Json
from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.pieces import a_dict, a_list
from tests.cosanostra.reading import cash, markers, monopoly, owner, promises, step, told
from tests.cosanostra.situation import (
    GAME,
    MEN,
    agree,
    do,
    end_actions,
    leave_debts,
    legal,
    pass_all,
    play,
    refused,
    situation,
    unasked,
    why,
)

S, T, U = MEN[:3]
JOB = "petrol-station-robbery"
POOR = {0: 0, 1: 0, 2: 0}
BARE: dict[int, list[str]] = {0: [], 1: [], 2: []}


def status(state: CosaNostraState) -> list[Json]:
    return [promise["status"] for promise in promises(state)]


def last_job(round: int = 1, terms: str = "promise share:50") -> CosaNostraState:
    """Seat 0 does a cash job as the last task of the stage, and owes seat 1 a part of it."""
    state = situation(round=round, tasks={S[1]: "credit-card-fraud"}, own=BARE, cash={0: 0})
    agree(state, 0, 1, terms)
    do(state, 0, f"do {S[1]}", dice=[6, 6])
    pass_all(state)
    return state


# -- cash, after the incomes ----------------------------------------------------------


@pytest.mark.rule("LC-R43", "LC-R40")
@pytest.mark.parametrize("round", [1, 4])
def test_a_share_of_the_last_job_of_a_stage_can_still_be_paid(round: int) -> None:
    state = last_job(round)
    due = promises(state)[0]["due"]
    assert (step(state), state.deciders(), status(state)) == ("settling", [0], ["pending"])
    assert legal(state, 0) == ["settle 0", "leave"]
    before = cash(state, 0)
    events = do(state, 0, "settle 0")
    assert status(state) == ["kept"]
    assert told(events, "gave-cash") == [{"seat": 0, "other_seat": 1, "amount": due}]
    assert cash(state, 0) == before - int(str(due))
    assert step(state) == ("hiring" if round == 1 else "over")


@pytest.mark.rule("LC-R43")
@pytest.mark.parametrize("round", [1, 4])
def test_what_is_left_is_broken_and_the_game_goes_on(round: int) -> None:
    state = last_job(round)
    events = do(state, 0, "leave")
    assert status(state) == ["broken"]
    assert told(events, "promise-broken")[0]["seat"] == 0
    assert step(state) == ("hiring" if round == 1 else "over")


@pytest.mark.rule("LC-R43")
def test_the_time_running_out_leaves_a_debt_unpaid() -> None:
    state = last_job()
    assert {str(state.overdue(0, Chance(b"%d" % number))) for number in range(10)} == {"leave"}


@pytest.mark.rule("LC-R43", "LC-9.1")
@pytest.mark.parametrize("round", [1, 4])
def test_a_debt_may_be_paid_from_the_income_of_its_round(round: int) -> None:
    state = situation(
        round=round, tasks={S[0]: JOB}, own={0: ["casino"], 1: [], 2: []}, cash={0: 0, 1: 0, 2: 0}
    )
    agree(state, 0, 1, f"promise pay:5000@{round}")
    end_actions(state)
    assert (step(state), state.deciders()) == ("settling", [0])
    income = cash(state, 0)
    assert income >= 5000
    do(state, 0, "settle 0")
    assert (cash(state, 0), cash(state, 1), status(state)) == (income - 5000, 5000, ["kept"])
    if round == 4:
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.breakdown["debts"] == [-5000, 5000, 0]
        assert outcome.breakdown["cash"] == [0, 0, 0]
        assert outcome.breakdown["income"] == [income, 0, 0]
        parts = [a_list(part) for part in outcome.breakdown.values()]
        assert outcome.scores == [sum(int(str(part[seat])) for part in parts) for seat in range(3)]


@pytest.mark.rule("LC-R43")
def test_only_those_are_asked_who_owe_something_due_now_and_have_money() -> None:
    state = situation(tasks={S[0]: JOB}, own=BARE, cash={0: 4000, 1: 4000, 2: 1000})
    agree(state, 0, 1, "promise pay:2000@1")
    agree(state, 1, 2, "promise pay:2000@2")
    agree(state, 2, 0, "give 1000 promise pay:2000@1 peace:1")
    end_actions(state)
    assert (step(state), state.deciders()) == ("settling", [0])
    do(state, 0, "settle 0")
    assert {(p["by"], p["promise"], p["status"]) for p in promises(state)} == {
        (0, "pay:2000@1", "kept"),
        (1, "pay:2000@2", "pending"),
        (2, "pay:2000@1", "broken"),  # nobody can ask for what is not there
        (2, "peace:1", "kept"),
    }


@pytest.mark.rule("LC-R43")
def test_all_who_owe_are_asked_together_and_whoever_is_paid_is_asked_again() -> None:
    state = situation(tasks={S[0]: JOB}, own=BARE, cash={0: 3000, 1: 1000, 2: 0})
    agree(state, 0, 1, "promise pay:3000@1")
    agree(state, 1, 2, "promise pay:4000@1")
    agree(state, 2, 0, "promise pay:4000@1")
    end_actions(state)
    assert state.deciders() == [0, 1]
    do(state, 1, "leave")
    assert state.deciders() == [0]
    do(state, 0, "settle 0")
    assert state.deciders() == [1]
    do(state, 1, "settle 1")
    assert state.deciders() == [2]
    do(state, 2, "settle 2")
    assert (state.cash, status(state)) == ([4000, 0, 0], ["kept"] * 3)
    assert step(state) == "hiring"


@pytest.mark.rule("LC-R43")
def test_whoever_cannot_pay_in_full_pays_what_there_is() -> None:
    state = situation(tasks={S[0]: JOB}, own=BARE, cash={0: 3000, 1: 0, 2: 0})
    agree(state, 0, 1, "promise pay:2000@1")
    agree(state, 0, 2, "promise pay:2000@1")
    end_actions(state)
    do(state, 0, "settle 1")
    assert legal(state, 0) == ["settle 0", "leave"]
    do(state, 0, "settle 0")
    assert (state.cash, status(state)) == ([0, 1000, 2000], ["broken", "kept"])
    assert promises(state)[0]["due"] == 1000


@pytest.mark.rule("LC-R43", "LC-R9")
def test_nothing_else_is_dealt_in_while_debts_are_settled() -> None:
    state = last_job()
    assert not state.talk_open()
    assert refused(state, 0, "pay 1 1000") == refused(state, 1, "offer 0 give 1000") == "LC-R9"
    assert why(state, 0, "pass") == ("LC-R43", "settle-or-leave")
    assert why(state, 0, "settle 3") == ("LC-R43", "nothing-to-settle")
    assert why(state, 1, "settle 0") == ("LC-R9", "deals-closed")
    assert why(state, 1, "leave") == ("LC-R43", "nobody-asks-for-debts")


@pytest.mark.rule("LC-R43")
def test_the_view_says_what_is_asked() -> None:
    state = last_job()
    for viewer in (0, 1, 2, None):
        view = state.view(viewer)
        assert (view["step"], view["deciders"], a_dict(view["asked"])["debts"]) == ("settling", [0], [0])
    assert GAME.load(GAME.dump(state)).view(0) == state.view(0)


# -- businesses and uses, before the incomes --------------------------------------------


@pytest.mark.rule("LC-R43", "LC-R40")
@pytest.mark.parametrize("round", [1, 4])
def test_a_borrowed_business_returned_in_time_earns_for_its_owner(round: int) -> None:
    state = situation(
        round=round, tasks={S[0]: JOB}, own={0: [], 1: ["casino"], 2: []}, cash={0: 0, 1: 0, 2: 0}
    )
    agree(state, 1, 0, f"give casino-1 ask return:casino-1@{round}")
    end_actions(state)
    assert (step(state), state.deciders(), cash(state, 1)) == ("settling", [0], 0)
    kept = state.copy()
    events = do(kept, 0, "settle 0")
    assert told(events, "handed-over") == [{"seat": 0, "other_seat": 1, "business": "casino-1"}]
    assert (owner(kept, "casino-1"), status(kept)) == (1, ["kept"])
    assert (cash(kept, 0), cash(kept, 1) > 0) == (0, True)
    do(state, 0, "leave")
    assert (owner(state, "casino-1"), status(state), cash(state, 1)) == (0, ["broken"], 0)


@pytest.mark.rule("LC-R43", "LC-5.5")
def test_a_business_returned_takes_its_monopoly_along() -> None:
    state = situation(tasks={S[0]: JOB}, own={0: ["pimp-1"], 1: ["pimp-2", "pimp-3"], 2: []})
    agree(state, 1, 0, "give pimp-2 ask return:pimp-2@1")
    assert monopoly(state, "prostitution") == 0
    end_actions(state)
    do(state, 0, "settle 0")
    assert monopoly(state, "prostitution") == 1


@pytest.mark.rule("LC-R43", "LC-R40")
def test_a_use_can_be_given_as_long_as_a_round_is_to_come() -> None:
    state = situation(tasks={S[0]: JOB}, own={0: ["garage"], 1: [], 2: []})
    agree(state, 0, 1, "promise use:garage-1@1")
    end_actions(state)
    do(state, 0, "settle 0")
    assert (markers(state, "garage-1"), status(state)) == ([1], ["kept"])
    state = situation(round=4, tasks={S[0]: JOB}, own={0: ["garage"], 1: [], 2: []})
    agree(state, 0, 1, "promise use:garage-1@4")
    end_actions(state)
    assert (step(state), status(state)) == ("over", ["broken"])


@pytest.mark.rule("LC-R43")
def test_deeds_are_asked_for_before_the_incomes_and_cash_after_them() -> None:
    state = situation(tasks={S[0]: JOB}, own={0: ["garage"], 1: [], 2: []}, cash={0: 5000})
    agree(state, 0, 1, "promise use:garage-1@1 pay:1000@1")
    by_number = {promise["promise"]: number for number, promise in enumerate(promises(state))}
    use, pay = by_number["use:garage-1@1"], by_number["pay:1000@1"]
    end_actions(state)
    assert (legal(state, 0), cash(state, 0)) == ([f"settle {use}", "leave"], 5000)
    events = do(state, 0, f"settle {use}")
    assert told(events, "income")
    assert legal(state, 0) == [f"settle {pay}", "leave"]
    leave_debts(state)
    assert {status(state)[use], status(state)[pay]} == {"kept", "broken"}


@pytest.mark.rule("LC-R43", "LC-4.2")
def test_who_can_keep_a_promise_after_all_is_asked_as_well() -> None:
    own = {0: ["cop"], 1: [], 2: ["garage", "casino"]}
    state = situation(tasks={S[0]: JOB}, own=own, markers=["garage-1:1"] * 5)
    agree(state, 0, 1, "promise use:cop-1@1")
    agree(state, 2, 1, "promise return:casino-1@1")
    end_actions(state)
    assert state.deciders() == [2]
    do(state, 1, "take-back garage-1")
    assert state.deciders() == [0, 2]
    assert GAME.load(GAME.dump(state)).deciders() == [0, 2]
    do(state, 0, "settle 0")
    assert (state.deciders(), status(state)) == ([2], ["kept", "pending"])


# -- at any time ------------------------------------------------------------------------


@pytest.mark.rule("LC-R43")
def test_a_promise_can_be_kept_without_consent_whenever_deals_are_open() -> None:
    state = situation(tasks={S[0]: JOB, T[0]: "threats"}, own={0: ["garage"], 1: [], 2: []}, cash={0: 5000})
    agree(state, 0, 1, "promise pay:2000@3 use:garage-1@3")
    settles = [action for action in unasked(state, 0) if action.startswith("settle")]
    assert sorted(settles) == ["settle 0", "settle 1"]
    assert not [action for action in unasked(state, 1) if action.startswith("settle")]
    play(state, (0, "settle 0"), (0, "settle 1"))
    assert (status(state), cash(state, 0), markers(state, "garage-1")) == (["kept", "kept"], 3000, [1])
    assert why(state, 0, "settle 0") == ("LC-R43", "nothing-to-settle")


@pytest.mark.rule("LC-R43")
def test_a_share_cannot_be_settled_before_its_job() -> None:
    state = situation(tasks={S[0]: JOB, T[0]: "threats"}, own=BARE)
    agree(state, 0, 1, "promise share:50 peace:1 words say soon")
    for number in range(3):
        assert refused(state, 0, f"settle {number}") == "LC-R43"
