"""What the ledger says of promises (LC-R40, LC-R44, LC-R45): kept, broken or void."""

from __future__ import annotations

import pytest

from capotavola.engine.values import Json
from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.pieces import a_dict, a_list
from tests.cosanostra.reading import is_down, owner, plans, promises, told
from tests.cosanostra.situation import (
    GAME,
    MEN,
    agree,
    do,
    end_actions,
    leave_debts,
    pass_all,
    refused,
    situation,
    why,
)

S, T, U = MEN[:3]
JOB = "petrol-station-robbery"


def status(state: CosaNostraState) -> list[Json]:
    return [promise["status"] for promise in promises(state)]


def dues(state: CosaNostraState) -> list[Json]:
    return [promise.get("due") for promise in promises(state)]


# -- businesses and uses (LC-R40) -------------------------------------------------------


@pytest.mark.rule("LC-R40")
@pytest.mark.parametrize("promise", ["return:garage-1@3", "use:garage-1@3"])
def test_whoever_passes_on_what_was_promised_has_broken_the_promise(promise: str) -> None:
    state = situation(tasks={S[0]: JOB}, own={0: [], 1: [], 2: ["garage"]})
    agree(state, 2, 0, f"give garage-1 ask {promise}")
    twin = state.copy()
    events = agree(state, 0, 1, "give garage-1 want 1000")
    assert status(state) == ["broken"]
    assert told(events, "promise-broken")[0]["other_seat"] == 2
    agree(twin, 0, 2, "give garage-1")
    assert status(twin) == ["kept"]


@pytest.mark.rule("LC-R40")
@pytest.mark.parametrize(("job", "dice"), [("vandalism", [6]), ("arson", [6, 6])])
def test_a_use_that_an_attack_made_impossible_is_void(job: str, dice: list[int]) -> None:
    man = T[len(dice) - 1]
    state = situation(tasks={S[0]: JOB, man: job, U[0]: "threats"}, own={0: ["garage"], 1: [], 2: []})
    agree(state, 0, 2, f"promise use:garage-1@{state.round}")
    do(state, 0, f"cancel {S[0]}")
    do(state, 1, f"attack-business {man} garage-1", dice=dice)
    pass_all(state)
    end_actions(state)
    assert (owner(state, "garage-1"), status(state)) == (0 if job == "vandalism" else "deck", ["void"])


@pytest.mark.rule("LC-R40")
def test_a_deactivated_business_can_be_returned_all_the_same() -> None:
    state = situation(tasks={S[0]: JOB, T[0]: "vandalism"}, own={0: ["garage"], 1: [], 2: []})
    agree(state, 0, 2, "promise return:garage-1@1")
    do(state, 0, f"cancel {S[0]}")
    do(state, 1, f"attack-business {T[0]} garage-1", dice=[6])
    pass_all(state)
    assert is_down(state, "garage-1")
    assert state.deciders() == [0]
    do(state, 0, "leave")
    assert status(state) == ["broken"]


@pytest.mark.rule("LC-R40")
@pytest.mark.parametrize("promise", ["return:pimp-1@4", "use:pimp-1@4"])
def test_a_promised_businessman_who_is_persuaded_away_makes_the_promise_void(promise: str) -> None:
    state = situation(tasks={S[0]: JOB, T[1]: "persuasion"}, own={0: ["pimp"], 1: [], 2: []}, round=4)
    agree(state, 0, 2, f"promise {promise}")
    do(state, 0, f"cancel {S[0]}")
    do(state, 1, f"attack-business {T[1]} pimp-1", dice=[6, 6])
    assert (owner(state, "pimp-1"), status(state)) == (1, ["void"])


@pytest.mark.rule("LC-R40", "LC-R45")
def test_a_promised_purchase_is_void_if_its_gangster_is_hit_and_broken_if_it_is_cancelled() -> None:
    tasks: dict[str, str | list[str]] = {S[0]: "buy:cop-2", T[2]: "car-bomb"}
    state = situation(tasks=tasks, own={0: [], 1: [], 2: []}, cash={0: 9000})
    agree(state, 0, 2, f"promise return:cop-2@{state.round}")
    twin = state.copy()
    do(twin, 0, f"cancel {S[0]}")
    assert status(twin) == ["broken"]
    state = situation(tasks={S[2]: "car-bomb", T[0]: "buy:cop-2"}, own={0: [], 1: [], 2: []})
    agree(state, 1, 2, f"promise return:cop-2@{state.round}")
    do(state, 0, f"attack-gangster {S[2]} {T[0]}", dice=[6, 6, 6])
    pass_all(state)
    assert (plans(state, T[0]), status(state)) == ([], ["void"])


@pytest.mark.rule("LC-R40")
def test_a_use_is_void_if_the_other_has_no_marker_left() -> None:
    markers = ["garage-1:1"] * 5
    state = situation(tasks={S[0]: JOB}, own={0: ["cop"], 1: [], 2: ["garage"]}, markers=markers)
    agree(state, 0, 1, "promise use:cop-1@1")
    assert refused(state, 0, "settle 0") == "LC-R43"
    end_actions(state)
    assert status(state) == ["void"]


@pytest.mark.rule("LC-R40")
def test_one_marker_keeps_one_promise_of_a_use() -> None:
    state = situation(tasks={S[0]: JOB}, own={0: ["garage"], 1: [], 2: []})
    agree(state, 0, 1, "promise use:garage-1@2")
    agree(state, 0, 1, "promise use:garage-1@3")
    agree(state, 0, 1, "give use:garage-1")
    assert status(state) == ["kept", "pending"]


# -- peace --------------------------------------------------------------------------------


@pytest.mark.rule("LC-R40", "LC-R5")
def test_firing_back_at_a_drive_by_breaks_no_peace() -> None:
    state = situation(tasks={S[1]: "drive-by", U[0]: JOB}, own={0: [], 1: [], 2: []})
    agree(state, 1, 0, f"promise peace:{state.round}")
    agree(state, 0, 1, f"promise peace:{state.round}")
    do(state, 0, f"attack-gangster {S[1]} {T[1]}", dice=[1, 1])
    assert status(state) == ["pending", "broken"]
    do(state, 1, "fire", dice=[6, 6])
    pass_all(state)
    assert status(state) == ["pending", "broken"]
    end_actions(state)
    assert status(state) == ["kept", "broken"]


# -- cash (LC-R45) ------------------------------------------------------------------------


@pytest.mark.rule("LC-R45")
def test_a_payment_goes_to_the_debt_that_falls_due_first() -> None:
    state = situation(tasks={S[0]: JOB}, own={0: [], 1: [], 2: []}, cash={0: 9000})
    agree(state, 0, 1, "promise pay:3000@4")
    agree(state, 0, 1, "promise pay:2000@2")
    agree(state, 0, 1, "promise pay:2000@1")
    do(state, 0, "pay 1 3000")
    assert (status(state), dues(state)) == (["pending", "pending", "kept"], [3000, 1000, 0])
    do(state, 0, "pay 1 2000")
    assert (status(state), dues(state)) == (["pending", "kept", "kept"], [2000, 0, 0])


@pytest.mark.rule("LC-R45", "LC-R44")
def test_a_share_that_is_due_comes_before_what_is_promised_for_later() -> None:
    state = situation(tasks={S[1]: "credit-card-fraud", U[0]: JOB}, own={0: [], 1: [], 2: []}, cash={0: 5000})
    agree(state, 0, 1, "promise pay:1000@2")
    agree(state, 0, 1, "promise share:50")
    do(state, 0, f"do {S[1]}", dice=[6, 6])
    pass_all(state)
    do(state, 0, f"pay 1 {dues(state)[1]}")
    assert status(state) == ["pending", "kept"]


@pytest.mark.rule("LC-R45")
@pytest.mark.parametrize("other", ["want lawyer-1", "want use:lawyer-1", "want 1000", "ask peace:1"])
def test_a_purchase_between_the_two_pays_no_debt_unless_it_says_so(other: str) -> None:
    state = situation(tasks={S[0]: JOB}, own={0: [], 1: ["lawyer"], 2: []}, cash={0: 9000, 1: 9000})
    agree(state, 0, 1, "promise pay:3000@1")
    twin = state.copy()
    agree(state, 0, 1, f"give 3000 {other}")
    assert (status(state)[0], dues(state)[0]) == ("pending", 3000)
    agree(twin, 0, 1, f"debt give 3000 {other}")
    assert status(twin)[0] == "kept"


@pytest.mark.rule("LC-R45")
@pytest.mark.parametrize("who", [(0, 1, "give 3000"), (1, 0, "want 3000")])
def test_what_is_given_for_nothing_pays_a_debt(who: tuple[int, int, str]) -> None:
    state = situation(tasks={S[0]: JOB}, own={0: [], 1: [], 2: []}, cash={0: 9000})
    agree(state, 0, 1, "promise pay:3000@1")
    agree(state, *who)
    assert status(state) == ["kept"]


@pytest.mark.rule("LC-R45")
def test_a_borrowed_business_that_is_bought_back_makes_the_promise_void() -> None:
    state = situation(tasks={S[0]: JOB}, own={0: [], 1: [], 2: ["garage"]}, cash={2: 9000})
    agree(state, 2, 0, "give garage-1 ask return:garage-1@2")
    twin = state.copy()
    agree(state, 2, 0, "give 2000 want garage-1")
    assert status(state) == ["void"]
    agree(twin, 2, 0, "debt give 2000 want garage-1")
    assert status(twin) == ["kept"]


@pytest.mark.rule("LC-R45")
def test_a_use_that_is_sold_is_not_the_one_that_was_promised() -> None:
    state = situation(tasks={S[0]: JOB}, own={0: ["garage"], 1: [], 2: []})
    agree(state, 0, 1, "promise use:garage-1@2")
    agree(state, 0, 1, "give use:garage-1 want 1000")
    assert status(state) == ["pending"]
    agree(state, 0, 1, "debt give use:garage-1 want 1000")
    assert status(state) == ["kept"]


@pytest.mark.rule("LC-R45")
def test_an_offer_that_pays_debts_says_so() -> None:
    state = situation(tasks={S[0]: JOB}, cash={0: 9000})
    events = do(state, 0, "offer 1 debt give 3000 want use:lawyer-1")
    assert told(events, "offered")[0]["debt"] == 1
    (offer,) = a_list(state.view(1)["offers"])
    assert a_dict(offer)["debt"] == 1
    action = GAME.parse("offer 1 open debt give 3000 want use:lawyer-1")
    assert GAME.decode(action.value()) == action
    assert str(action) == "offer 1 open debt give 3000 want use:lawyer-1"
    assert GAME.load(GAME.dump(state)).view(1) == state.view(1)


# -- what is not owned (LC-R45) -------------------------------------------------------------


def phrases(state: CosaNostraState, seat: int) -> list[Json]:
    (offer,) = a_list(state.view(seat)["offers"])
    return [a_dict(part)["phrase"] for part in a_list(a_dict(offer)["give"]) + a_list(a_dict(offer)["want"])]


@pytest.mark.rule("LC-R45")
def test_what_is_not_in_play_cannot_be_promised() -> None:
    state = situation(tasks={S[0]: JOB}, own={0: [], 1: [], 2: []}, market=["cop-1"])
    for promise in ("return:garage-1@1", "use:garage-1@1"):
        assert why(state, 0, f"offer 1 promise {promise}") == ("LC-R45", "not-in-play")
        assert why(state, 1, f"offer 0 ask {promise}") == ("LC-R45", "not-in-play")


@pytest.mark.rule("LC-R45")
@pytest.mark.parametrize(
    ("terms", "expected"),
    [
        ("promise return:garage-1@2", "return"),
        ("promise return:casino-1@2", "return-lacking"),
        ("promise use:casino-1@2", "use-later-lacking"),
        ("promise return:cop-1@2", "return-lacking"),
        ("ask return:casino-1@2", "return"),
        ("ask use:garage-1@2", "use-later-lacking"),
    ],
)
def test_an_offer_shows_that_what_is_promised_is_not_owned(terms: str, expected: str) -> None:
    own = {0: ["garage"], 1: ["casino"], 2: []}
    state = situation(tasks={S[0]: JOB}, own=own, market=["cop-1"], cash={1: 3000})
    events = do(state, 0, f"offer 1 {terms}")
    assert phrases(state, 1) == [expected]
    assert expected in [
        a_dict(part)["phrase"]
        for side in ("give", "want")
        for part in a_list(told(events, "offered")[0][side])
    ]
    events = do(state, 1, "accept 0")
    assert a_dict(a_dict(a_list(state.view(2)["ledger"])[0])["what"])["phrase"] == expected


@pytest.mark.rule("LC-R45")
def test_what_is_lent_by_the_deal_itself_can_be_promised_back() -> None:
    state = situation(tasks={S[0]: JOB}, own={0: ["garage"], 1: [], 2: []})
    do(state, 0, "offer 1 give garage-1 ask return:garage-1@2")
    assert phrases(state, 1) == ["business", "return"]


@pytest.mark.rule("LC-R45", "LC-R40")
def test_a_promise_of_what_never_came_to_be_owned_is_broken() -> None:
    state = situation(tasks={S[0]: JOB}, own={0: [], 1: [], 2: ["garage"]})
    agree(state, 0, 1, "want 1000 promise return:garage-1@1")
    end_actions(state)
    assert status(state) == ["broken"]


# -- shares (LC-R44) ------------------------------------------------------------------------


def lending(jobs: dict[str, str | list[str]], terms: str, round: int | None = None) -> CosaNostraState:
    """Seat 0 gets something of seat 1's for a share."""
    own = {0: ["loan-shark"], 1: ["lawyer"], 2: []}
    state = situation(tasks={**jobs, U[0]: "arson"}, own=own, cash={0: 5000}, round=round)
    agree(state, 0, 1, terms)
    return state


@pytest.mark.rule("LC-R44")
def test_a_share_for_a_use_is_one_of_the_job_that_uses_it() -> None:
    state = lending({S[1]: JOB, S[0]: "threats"}, "want use:lawyer-1 promise share:50")
    assert promises(state)[0]["for"] == ["lawyer-1"]
    do(state, 0, f"do {S[1]}", dice=[6, 6])
    pass_all(state)
    assert (status(state), dues(state)) == (["pending"], [None])
    do(state, 2, f"cancel {U[0]}")
    events = do(state, 0, f"do {S[0]}", dice=[6])
    due = dues(state)[0]
    assert told(events, "share-due") == [{"seat": 0, "other_seat": 1, "promise": 0, "amount": due}]
    assert due


@pytest.mark.rule("LC-R44")
def test_a_share_for_a_use_stays_as_long_as_the_marker_does() -> None:
    state = lending({S[0]: "threats"}, "want use:lawyer-1 promise share:50")
    do(state, 0, f"cancel {S[0]}")
    end_actions(state)
    assert status(state) == ["pending"]
    state = lending({S[0]: "threats"}, "want use:lawyer-1 promise share:50")
    do(state, 0, "take-back lawyer-1")
    do(state, 0, f"cancel {S[0]}")
    end_actions(state)
    assert status(state) == ["void"]
    state = lending({S[0]: "threats"}, "want use:lawyer-1 promise share:50", round=4)
    do(state, 0, f"cancel {S[0]}")
    end_actions(state)
    assert status(state) == ["void"]


@pytest.mark.rule("LC-R44")
@pytest.mark.parametrize("later", ["use", "return"])
def test_a_share_for_what_is_promised_is_one_of_the_job_that_uses_it(later: str) -> None:
    state = lending({S[1]: JOB, S[0]: "threats"}, f"ask {later}:lawyer-1@3 promise share:50")
    number = [promise["promise"] for promise in promises(state)].index("share:50")
    do(state, 0, f"do {S[1]}", dice=[6, 6])
    pass_all(state)
    assert (dues(state)[number], promises(state)[number]["for"]) == (None, ["lawyer-1"])
    do(state, 2, f"cancel {U[0]}")
    do(state, 1, f"settle {1 - number}")
    do(state, 0, f"do {S[0]}", dice=[6])
    assert isinstance(dues(state)[number], int)


@pytest.mark.rule("LC-R44")
@pytest.mark.parametrize(("until", "verdict"), [(3, "void"), (4, "pending")])
def test_a_share_for_what_is_promised_waits_as_long_as_the_promise_does(until: int, verdict: str) -> None:
    state = lending({S[0]: "threats"}, f"ask use:lawyer-1@{until} promise share:50")
    number = [promise["promise"] for promise in promises(state)].index("share:50")
    do(state, 0, f"cancel {S[0]}")
    end_actions(state)
    leave_debts(state)
    assert status(state)[number] == verdict


@pytest.mark.rule("LC-R44")
def test_a_share_for_a_business_is_one_of_the_job_that_needs_it() -> None:
    state = lending({S[1]: JOB, S[0]: "threats"}, "want lawyer-1 promise share:50")
    do(state, 0, f"do {S[1]}", dice=[6, 6])
    pass_all(state)
    assert dues(state) == [None]
    do(state, 0, "done")
    do(state, 2, f"cancel {U[0]}")
    do(state, 0, f"do {S[0]}", dice=[6])
    pass_all(state)
    assert dues(state) != [None]


@pytest.mark.rule("LC-R44")
def test_a_share_for_a_gangster_is_one_of_the_job_he_does() -> None:
    state = situation(stage="plan", jobs={0: [JOB, "credit-card-fraud"]}, own={0: [], 1: [], 2: []})
    agree(state, 0, 1, f"want {T[1]} promise share:50")
    assert promises(state)[0]["for"] == [T[1]]
    do(state, 0, f"plan {S[0]} {JOB}")
    state = _replanned(state, T[1])
    do(state, 0, f"do {S[0]}")
    pass_all(state)
    assert dues(state) == [None]
    while state.deciders() != [0]:
        seat = state.deciders()[0]
        state.apply(seat, state.overdue(seat, state.chance))
    do(state, 0, f"do {T[1]}", dice=[6, 6])
    assert dues(state) != [None]


def _replanned(state: CosaNostraState, man: str) -> CosaNostraState:
    """All plan something, the borrowed gangster a cash job; until the start player acts."""
    while state.deciders() != [0]:
        seat = state.deciders()[0]
        state.apply(seat, state.overdue(seat, state.chance))
    do(state, 0, f"plan {man} credit-card-fraud")
    while state.view(None)["step"] != "action-turn" or state.deciders() != [0]:
        seat = state.deciders()[0]
        state.apply(seat, state.overdue(seat, state.chance))
    return state


@pytest.mark.rule("LC-R44")
def test_two_lenders_for_one_job_have_a_share_each() -> None:
    state = situation(
        tasks={S[1]: "investment-fraud", T[0]: "arson"},
        own={0: [], 1: ["lawyer"], 2: ["loan-shark"]},
    )
    agree(state, 0, 1, "want use:lawyer-1 promise share:50")
    agree(state, 0, 2, "want use:loan-shark-1 promise share:20")
    do(state, 0, f"do {S[1]}", dice=[6, 6])
    pass_all(state)
    assert None not in dues(state)
    assert status(state) == ["pending", "pending"]


@pytest.mark.rule("LC-R44")
def test_a_share_for_cash_is_one_of_the_next_cash_job() -> None:
    state = lending({S[1]: JOB, S[0]: "threats"}, "want 1000 promise share:50")
    assert "for" not in promises(state)[0]
    do(state, 0, f"do {S[1]}", dice=[6, 6])
    pass_all(state)
    assert dues(state) != [None]


@pytest.mark.rule("LC-R44", "LC-R40")
def test_a_job_whose_requirement_is_not_met_uses_nothing() -> None:
    state = situation(
        tasks={S[1]: "investment-fraud", T[0]: "arson"}, own={0: [], 1: ["lawyer"], 2: ["garage"]}
    )
    agree(state, 0, 1, "want use:lawyer-1 promise share:50")
    do(state, 0, f"do {S[1]}")
    assert (status(state), dues(state)) == (["pending"], [None])


@pytest.mark.rule("LC-R29", "LC-R44")
@pytest.mark.parametrize(("percent", "due"), [(1, 1000), (20, 1000), (50, 1000), (75, 1000), (100, 2000)])
def test_a_share_is_never_rounded_down_to_nothing(percent: int, due: int) -> None:
    """The petrol station brings 1,000 or 2,000."""
    state = situation(tasks={S[1]: JOB, U[0]: "arson"}, own={0: [], 1: [], 2: []})
    agree(state, 0, 1, f"promise share:{percent}")
    do(state, 0, f"do {S[1]}", dice=[6, 6])
    pass_all(state)
    assert (dues(state), status(state)) == ([due], ["pending"])


@pytest.mark.rule("LC-R44")
def test_a_share_is_kept_in_a_dump_while_its_job_is_done() -> None:
    state = situation(
        tasks={S[0]: "threats", T[0]: "hold-up/III", U[0]: "arson"},
        own={0: [], 1: [], 2: ["lawyer"]},
    )
    agree(state, 0, 2, "want use:lawyer-1 promise share:50")
    do(state, 0, f"do {S[0]}", dice=[6])
    assert dues(state) == ["now"]
    loaded = GAME.load(GAME.dump(state))
    assert GAME.dump(loaded) == GAME.dump(state)
    pass_all(state)
    leave_debts(state)
    assert isinstance(dues(state)[0], int)
