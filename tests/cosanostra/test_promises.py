"""Promises and the ledger (LC-4.4, LC-R9, LC-R40)."""

from __future__ import annotations

import pytest

from capotavola.engine.values import Json
from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.reading import cash, heard, owner, promises, told
from tests.cosanostra.situation import (
    MEN,
    agree,
    do,
    end_actions,
    leave_debts,
    pass_all,
    play,
    refused,
    situation,
    unasked,
)

S, T, U = MEN[:3]
JOB = "petrol-station-robbery"


def table() -> CosaNostraState:
    """An action turn of seat 0; the last seat has a task, so that the stage goes on."""
    named: dict[str, str | list[str]] = {S[0]: JOB, S[1]: "credit-card-fraud", U[0]: "car-theft"}
    return situation(own={0: ["loan-shark"]}, tasks=named, cash={0: 9000, 1: 9000})


def status(state: CosaNostraState) -> list[Json]:
    return [promise["status"] for promise in promises(state)]


# -- the ledger -----------------------------------------------------------------


@pytest.mark.rule("LC-R9")
def test_all_promises_of_a_deal_stand_in_a_public_ledger() -> None:
    state = table()
    agree(state, 0, 1, "promise share:20 peace:2 words ask pay:4000@3 say and no hard feelings")
    found = {(p["by"], p["to"], p.get("promise") or p.get("words"), p["status"]) for p in promises(state)}
    assert found == {
        (0, 1, "share:20", "pending"),
        (0, 1, "peace:2", "pending"),
        (1, 0, "pay:4000@3", "pending"),
        (0, 1, "and no hard feelings", "pending"),
    }
    views = [state.view(viewer)["ledger"] for viewer in (0, 1, 2, None)]
    assert views.count(views[0]) == 4
    assert "and no hard feelings" in str(views[3])


@pytest.mark.rule("LC-R9")
def test_what_is_only_offered_is_no_promise_yet() -> None:
    state = table()
    do(state, 0, "offer 1 give 1000 promise peace:1 say soon")
    assert promises(state) == []
    do(state, 1, "decline 0")
    assert promises(state) == []


@pytest.mark.rule("LC-4.4", "LC-R9")
def test_a_promise_binds_nobody() -> None:
    state = situation(tasks={S[2]: "robbery-i-a", U[0]: JOB}, cash={1: 5000})
    agree(state, 0, 1, "want 1000 promise peace:1 pay:1000@1")
    events = do(state, 0, f"attack-player {S[2]} 1", dice=[6, 6, 6])
    assert cash(state, 1) == 1000
    assert told(events, "promise-broken")[0]["seat"] == 0
    for viewer in (0, 1, 2, 7):
        assert "promise-broken" in heard(events, viewer)
    assert sorted(map(str, status(state))) == ["broken", "pending"]


# -- shares -----------------------------------------------------------------------


@pytest.mark.rule("LC-R40", "LC-R29")
def test_a_share_is_due_from_the_take_of_the_next_cash_job() -> None:
    state = situation(
        own={0: ["building-firm"]},
        tasks={S[1]: "building-scam", S[0]: JOB, U[0]: "car-theft"},
        cash={0: 2000},
    )
    agree(state, 0, 1, "promise share:50")
    do(state, 0, f"do {S[1]}", dice=[6, 6])
    pass_all(state)
    assert (cash(state, 0), cash(state, 1)) == (9000, 2000)
    (promise,) = promises(state)
    assert (promise["status"], promise["due"]) == ("pending", 3000)  # half of 7000, in whole notes
    do(state, 0, "pay 1 2000")
    assert (promises(state)[0]["status"], promises(state)[0]["due"]) == ("pending", 1000)
    agree(state, 0, 1, "give 1000")
    assert status(state) == ["kept"]


@pytest.mark.rule("LC-R40")
def test_a_share_not_paid_by_the_end_of_the_action_stage_is_broken() -> None:
    state = table()
    agree(state, 0, 1, "promise share:100")
    do(state, 0, f"do {S[0]}", dice=[6])
    assert promises(state)[0]["due"] == 1000
    end_actions(state)
    leave_debts(state)
    assert status(state) == ["broken"]


@pytest.mark.rule("LC-R40")
def test_a_share_is_void_if_the_next_cash_job_brings_nothing() -> None:
    state = table()
    agree(state, 0, 1, "promise share:50")
    do(state, 0, f"do {S[0]}", dice=[1])
    assert status(state) == ["void"]


@pytest.mark.rule("LC-R40")
def test_a_share_is_void_if_there_is_no_cash_job() -> None:
    state = table()
    agree(state, 0, 1, "promise share:50")
    do(state, 0, f"cancel {S[0]}")
    assert status(state) == ["pending"]
    end_actions(state)
    assert status(state) == ["void"]


@pytest.mark.rule("LC-R40", "LC-6.6")
def test_a_share_is_of_what_a_hold_up_leaves() -> None:
    for dice, left in (([6, 1], 1000), ([6, 6], None)):
        state = situation(tasks={S[1]: JOB, T[1]: "hold-up", U[0]: "car-theft"}, own={0: []})
        agree(state, 0, 2, "promise share:100")
        do(state, 0, f"do {S[1]}", dice=[6, 6])
        do(state, 1, f"answer {T[1]}", dice=dice)
        pass_all(state)
        (promise,) = promises(state)
        assert (promise["status"], promise["due"]) == (
            ("pending", left) if left else ("void", promise["due"])
        )


@pytest.mark.rule("LC-R40")
def test_a_share_is_of_the_own_job_only_and_of_one_only() -> None:
    state = situation(
        own={0: [], 2: ["garage"]},
        tasks={S[0]: JOB, U[0]: "car-theft", S[1]: "credit-card-fraud", T[0]: "threats"},
    )
    agree(state, 2, 1, "promise share:50")
    do(state, 0, f"do {S[0]}", dice=[6])
    assert promises(state)[0]["due"] is None
    play(state, (1, f"cancel {T[0]}"), (1, "done"))
    do(state, 2, f"do {U[0]}", dice=[6])
    assert promises(state)[0]["due"] == 3000


# -- peace ------------------------------------------------------------------------


@pytest.mark.rule("LC-R40")
@pytest.mark.parametrize(
    ("job", "attack"),
    [
        ("robbery-i-a", "attack-player {} 1"),
        ("beat-up-businessman", "attack-business {} lawyer-1"),
        ("car-bomb", "attack-gangster {} " + T[0]),
    ],
)
def test_peace_is_broken_by_an_attack_on_the_player_or_the_cards(job: str, attack: str) -> None:
    state = situation(tasks={S[0]: job, U[0]: "car-theft"})
    agree(state, 0, 1, "promise peace:3")
    do(state, 0, attack.format(S[0]), dice=[1])
    assert status(state) == ["broken"]
    end_actions(state)
    assert status(state) == ["broken"]


@pytest.mark.rule("LC-R40", "LC-6.6")
def test_a_hold_up_breaks_the_peace() -> None:
    state = situation(tasks={S[0]: JOB, T[0]: "hold-up", U[0]: "car-theft"}, own={0: []})
    agree(state, 1, 0, "promise peace:4")
    do(state, 0, f"do {S[0]}", dice=[6])
    assert status(state) == ["pending"]
    do(state, 1, f"answer {T[0]}", dice=[1])
    assert status(state) == ["broken"]


@pytest.mark.rule("LC-R40", "LC-6.7")
def test_a_trap_or_an_attack_on_somebody_else_does_not_break_the_peace() -> None:
    state = situation(tasks={S[0]: "car-bomb", T[0]: "trap", U[0]: "car-theft"})
    agree(state, 1, 0, "promise peace:3")
    agree(state, 0, 2, "promise peace:3")
    do(state, 0, f"attack-gangster {S[0]} {T[1]}", dice=[6])
    do(state, 1, f"answer {T[0]}", dice=[6])
    assert status(state) == ["pending", "pending"]


@pytest.mark.rule("LC-R40")
def test_peace_is_kept_when_the_action_stage_of_its_round_is_over() -> None:
    state = table()
    agree(state, 0, 1, "promise peace:1 ask peace:2")
    end_actions(state)
    found = {promise["promise"]: promise["status"] for promise in promises(state)}
    assert found == {"peace:1": "kept", "peace:2": "pending"}


# -- cash, uses, businesses -----------------------------------------------------------


@pytest.mark.rule("LC-R40")
@pytest.mark.parametrize(
    ("promise", "how"),
    [
        ("pay:3000@1", "give 3000"),
        ("use:loan-shark-1@1", "give use:loan-shark-1"),
        ("return:loan-shark-1@1", "give loan-shark-1"),
    ],
)
def test_what_is_given_by_its_round_is_a_promise_kept(promise: str, how: str) -> None:
    state = table()
    agree(state, 0, 1, f"promise {promise}")
    assert status(state) == ["pending"]
    twin, other = state.copy(), state.copy()
    agree(state, 1, 0, how.replace("give", "want"))
    assert status(state) == ["kept"]
    end_actions(state)
    assert status(state) == ["kept"]
    end_actions(twin)
    leave_debts(twin)
    assert status(twin) == ["broken"]
    agree(other, 0, 2, how)
    assert status(other) == ["broken" if "return" in promise else "pending"]


@pytest.mark.rule("LC-R40")
@pytest.mark.parametrize("promise", ["pay:3000@2", "use:loan-shark-1@2", "return:loan-shark-1@2", "peace:2"])
def test_what_is_promised_for_a_later_round_stays_open(promise: str) -> None:
    state = table()
    agree(state, 0, 1, f"promise {promise}")
    end_actions(state)
    assert status(state) == ["pending"]


@pytest.mark.rule("LC-R40")
def test_of_two_debts_that_fall_due_together_cash_counts_for_the_older_one() -> None:
    state = table()
    agree(state, 0, 1, "promise pay:2000@1")
    agree(state, 0, 1, "promise pay:2000@1")
    agree(state, 0, 2, "promise pay:1000@1")
    do(state, 0, "pay 1 3000")
    assert status(state) == ["kept", "pending", "pending"]
    assert promises(state)[1]["due"] == 1000
    do(state, 1, "pay 0 1000")
    assert status(state) == ["kept", "pending", "pending"]


@pytest.mark.rule("LC-R40")
def test_the_cash_of_the_deal_itself_is_not_what_was_promised_in_it() -> None:
    state = table()
    agree(state, 0, 1, "give 2000 promise pay:2000@1")
    assert status(state) == ["pending"]


@pytest.mark.rule("LC-R40")
@pytest.mark.parametrize("promise", ["use:loan-shark-1@1", "return:loan-shark-1@1"])
def test_a_promise_is_void_if_the_business_was_lost(promise: str) -> None:
    state = situation(tasks={S[0]: JOB, T[1]: "kill-businessman", U[0]: "car-theft"}, own={1: []})
    agree(state, 0, 2, f"promise {promise.replace('@1', '@2')}")
    do(state, 0, f"cancel {S[0]}")
    do(state, 1, f"attack-business {T[1]} loan-shark-1", dice=[6, 6])
    pass_all(state)
    assert owner(state, "loan-shark-1") == "deck"
    end_actions(state)
    assert status(state) == ["void"]


# -- words -----------------------------------------------------------------------------


@pytest.mark.rule("LC-R40")
def test_what_is_only_said_beside_an_offer_is_no_promise() -> None:
    state = table()
    agree(state, 0, 1, "give 1000 say that is my last word")
    assert promises(state) == []
    assert not [action for action in unasked(state, 1) if action.startswith("judge")]


@pytest.mark.rule("LC-R40")
def test_words_may_be_asked_of_the_other_side() -> None:
    state = table()
    agree(state, 0, 1, "give 1000 ask words say hands off my garage")
    assert [(p["by"], p["to"], p["words"]) for p in promises(state)] == [(1, 0, "hands off my garage")]
    do(state, 0, "judge 0 broken")
    assert status(state) == ["broken"]


@pytest.mark.rule("LC-R40")
def test_a_promise_in_words_is_judged_by_whom_it_was_given_to() -> None:
    state = table()
    agree(state, 0, 1, "give 1000 promise words say next time I owe you one")
    for seat in (0, 2):
        assert refused(state, seat, "judge 0 kept") == "LC-R9"
        assert not [action for action in unasked(state, seat) if action.startswith("judge")]
    end_actions(state)
    assert status(state) == ["pending"]
    twin = state.copy()
    assert [action for action in unasked(twin, 1) if action.startswith("judge")]
    do(state, 1, "judge 0 kept")
    do(twin, 1, "judge 0 broken")
    assert (status(state), status(twin)) == (["kept"], ["broken"])
    assert refused(state, 1, "judge 0 broken") == "LC-R9"


@pytest.mark.rule("LC-R40")
def test_the_game_judges_the_other_promises_itself() -> None:
    state = table()
    agree(state, 0, 1, "promise peace:1 share:20 pay:1000@1 return:loan-shark-1@1")
    for number in range(5):
        for seat in range(3):
            assert refused(state, seat, f"judge {number} kept") == "LC-R9"
