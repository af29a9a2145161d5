"""Deals: what can change hands, and when (LC-1.8, LC-4.1, LC-4.4, LC-R9, LC-R34)."""

from __future__ import annotations

import pytest

from capotavola.engine.values import MalformedValue
from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.reading import (
    cards_on,
    cash,
    heard,
    is_down,
    markers,
    monopoly,
    owned,
    owner,
    place,
    promises,
    step,
    strength,
    told,
)
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


def check_closed(state: CosaNostraState) -> None:
    """Nobody can make an offer or a gift."""
    for seat in range(state.players):
        other = (seat + 1) % state.players
        assert refused(state, seat, f"offer {other} give 1000") in ("LC-R9", "LC-R34")
        assert refused(state, seat, f"pay {other} 1000") in ("LC-R9", "LC-R34")
        assert not [action for action in unasked(state, seat) if action.startswith("offer")]
    assert not state.talk_open()


def check_open(state: CosaNostraState) -> None:
    """Everybody can, and talk."""
    for seat in range(state.players):
        twin = state.copy()
        agree(twin, seat, (seat + 1) % state.players, "give 1000")
        assert cash(twin, seat) == cash(state, seat) - 1000
    assert state.talk_open()


# -- what changes hands ------------------------------------------------------


@pytest.mark.rule("LC-4.2", "LC-4.4", "LC-3.4")
def test_the_example_of_the_book() -> None:
    """Yellow pays $2,000 for the use of green's Lawyer, rolls 3 and 4 and gets $9,000."""
    state = situation(own={0: ["loan-shark"]}, tasks={S[1]: "investment-fraud", T[0]: JOB}, cash={0: 3000})
    do(state, 0, "offer 1 want use:lawyer-1 promise pay:3000@1")
    play(state, (1, "counter 0 give use:lawyer-1 want 3000"), (0, "decline 1"))
    agree(state, 0, 1, "give 2000 want use:lawyer-1")
    assert (cash(state, 0), cash(state, 1)) == (1000, 4000)
    assert markers(state, "lawyer-1") == [0]
    do(state, 0, f"do {S[1]}", dice=[3, 4])
    pass_all(state)
    assert cash(state, 0) == 10000
    assert markers(state, "lawyer-1") == []


@pytest.mark.rule("LC-4.4", "LC-R9")
def test_all_parts_of_a_deal_happen_at_once() -> None:
    state = situation(tasks={S[0]: JOB}, cash={0: 5000, 1: 3000})
    terms = f"give 4000 cop-1 {S[1]} use:loan-shark-1 want 1000 lawyer-1 {T[2]} use:drug-dealer-1"
    events = agree(state, 0, 1, terms)
    assert (cash(state, 0), cash(state, 1), cash(state, 2)) == (2000, 6000, 2000)
    assert (owner(state, "cop-1"), owner(state, "lawyer-1")) == (1, 0)
    assert (place(state, S[1]), place(state, T[2])) == (1, 0)
    assert (markers(state, "loan-shark-1"), markers(state, "drug-dealer-1")) == ([1], [0])
    assert len(told(events, "agreed")) == 1
    assert owned(state, 2) == ["garage-1", "pimp-1", "politician-1"]


@pytest.mark.rule("LC-4.4")
@pytest.mark.parametrize(
    ("giving", "taking"),
    [("give 1000", "want 1000"), ("give cop-1", "want drug-dealer-1"), (f"give {S[1]}", f"want {T[1]}")],
)
def test_a_deal_may_be_a_present_or_a_demand(giving: str, taking: str) -> None:
    state = situation(tasks={S[0]: JOB})
    agree(state, 0, 1, giving)
    assert (cash(state, 1) == 3000) + (owner(state, "cop-1") == 1) + (place(state, S[1]) == 1) == 1
    state = situation(tasks={S[0]: JOB})
    agree(state, 0, 1, taking)
    assert (cash(state, 0) == 3000) + (owner(state, "drug-dealer-1") == 0) + (place(state, T[1]) == 0) == 1


@pytest.mark.rule("LC-4.4", "LC-R9")
def test_a_business_can_be_lent_and_the_promise_to_return_it_broken() -> None:
    state = situation(tasks={S[0]: JOB, T[0]: "car-theft"}, own={1: []})
    agree(state, 2, 1, "give garage-1 ask return:garage-1@1")
    assert owner(state, "garage-1") == 1
    end_actions(state)
    leave_debts(state)
    assert owner(state, "garage-1") == 1
    assert [promise["status"] for promise in promises(state)] == ["broken"]


@pytest.mark.rule("LC-4.4", "LC-R34", "LC-R29")
def test_cash_can_be_given_without_consent() -> None:
    state = situation(tasks={S[0]: JOB})
    events = do(state, 2, "pay 1 2000")
    assert (cash(state, 1), cash(state, 2)) == (4000, 0)
    for viewer in (0, 1, 2, 7):
        assert heard(events, viewer) == ["gave-cash"]
    assert refused(state, 1, "pay 2 5000") == "LC-4.4"
    assert refused(state, 1, "pay 1 1000") == "LC-4.4"
    assert refused(state, 1, "pay 3 1000") == "LC-4.4"
    assert refused(state, 1, "pay 2 1500") == "LC-R29"
    assert refused(state, 1, "pay 2 0") == "LC-R29"


@pytest.mark.rule("LC-R9")
def test_a_deactivated_card_is_traded_and_stays_so() -> None:
    state = situation(tasks={S[0]: JOB}, own={0: ["pimp-1"], 1: ["pimp-2"], 2: []}, down=["pimp-2", T[1]])
    agree(state, 0, 1, f"want pimp-2 {T[1]}")
    assert (owner(state, "pimp-2"), place(state, T[1])) == (0, 0)
    assert is_down(state, "pimp-2")
    assert is_down(state, T[1])
    assert monopoly(state, "prostitution") is None


@pytest.mark.rule("LC-R9")
def test_a_used_skill_stays_used_with_its_new_owner() -> None:
    state = situation(tasks={S[0]: JOB, T[0]: "threats"}, used=["lawyer-1"])
    agree(state, 0, 1, "give 1000 want lawyer-1")
    assert refused(state, 0, "use lawyer-1") == "LC-5.2"
    state = situation(tasks={S[0]: JOB, T[0]: "threats"})
    agree(state, 0, 1, "give 1000 want lawyer-1")
    do(state, 0, "use lawyer-1")


@pytest.mark.rule("LC-R9", "LC-7.6")
def test_influence_cards_and_adrianos_money_go_along_with_a_gangster() -> None:
    state = situation(
        tasks={S[0]: JOB},
        expansion=True,
        gangsters={"adriano-simion": 1},
        on={"adriano-simion": {"submachine-gun": 1}},
        grown=2,
        round=3,
    )
    agree(state, 0, 1, "give 1000 want adriano-simion")
    assert place(state, "adriano-simion") == 0
    assert cards_on(state, "adriano-simion") == {"submachine-gun": 1}
    assert strength(state, "adriano-simion") == 5


@pytest.mark.rule("LC-4.4", "LC-2.5")
def test_a_gangster_works_for_whoever_got_him() -> None:
    state = situation(stage="plan", jobs={0: [JOB]})
    agree(state, 0, 1, f"give 1000 want {T[2]}")
    do(state, 0, f"plan {T[2]} {JOB}")
    assert place(state, T[2]) == 0


# -- what cannot ---------------------------------------------------------------


@pytest.mark.rule("LC-R9")
@pytest.mark.parametrize("thing", [T[0], T[4], S[1], U[1], "cop-1", "garage-1", "casino-1", "nightclub-1"])
def test_what_is_busy_under_the_boss_a_trophy_planned_or_not_theirs_is_not_traded(thing: str) -> None:
    state = situation(
        tasks={S[0]: JOB, T[0]: "threats", T[2]: "buy:casino"},
        gangsters={U[1]: "trophy:1"},
        market=["pimp", "lawyer", "cop", "nightclub"],
    )
    assert refused(state, 0, f"offer 1 want {thing}") == "LC-R9"
    assert refused(state, 1, f"offer 0 give {thing}") == "LC-R9"


@pytest.mark.rule("LC-R9", "LC-6.4")
def test_laundered_money_is_not_traded() -> None:
    state = situation(tasks={S[0]: JOB}, cash={1: 1000}, laundered=[0, 8000, 0])
    assert refused(state, 1, "offer 0 give 2000") == "LC-R9"
    assert refused(state, 0, "offer 1 want 2000") == "LC-R9"
    assert refused(state, 1, "pay 0 2000") == "LC-4.4"


@pytest.mark.rule("LC-1.8", "LC-R9")
@pytest.mark.parametrize("card", ["threats", "spy", "emergency-doctor"])
def test_cards_in_the_hand_are_not_traded(card: str) -> None:
    state = situation(stage="plan", jobs={0: ["threats"]}, cards={0: ["spy", "emergency-doctor"]})
    with pytest.raises(MalformedValue, match=f"no such thing to give: {card}"):
        do(state, 0, f"offer 1 give {card}")
    with pytest.raises(MalformedValue, match="no such promise"):
        do(state, 0, f"offer 1 promise {card}")


@pytest.mark.rule("LC-1.8")
def test_cash_is_public_and_hands_are_secret() -> None:
    state = situation(
        stage="plan", cash={0: 4000, 1: 7000}, jobs={1: ["threats", "car-theft"]}, cards={1: ["spy"]}
    )
    for viewer in (0, 1, 2, None):
        seats = state.view(viewer)["seats"]
        assert isinstance(seats, list)
        assert [seat["cash"] for seat in seats if isinstance(seat, dict)] == [4000, 7000, 2000]
        seen = seats[1]
        assert isinstance(seen, dict)
        if viewer == 1:
            assert seen["influence_hand"] == ["spy"]
            assert "threats" in str(seen["hand"])
        else:
            assert seen["influence_hand"] is None
            assert seen["hand"] is None
            assert "spy" not in str(seen)
            assert "threats" not in str(seen)
            assert "threats" not in str(state.view(viewer)["cards"])
            assert (seen["jobs"], seen["influence"]) == ([1, 1], 1)


@pytest.mark.rule("LC-R9", "LC-R29")
def test_cash_is_offered_in_whole_notes_that_are_there() -> None:
    state = situation(tasks={S[0]: JOB}, cash={0: 3000, 1: 1000})
    for amount in (500, 1500, 0):
        assert refused(state, 0, f"offer 1 give {amount}") == "LC-R29"
        assert refused(state, 0, f"offer 1 want {amount}") == "LC-R29"
    assert refused(state, 0, "offer 1 give 4000") == "LC-R9"
    assert refused(state, 0, "offer 1 want 2000") == "LC-R9"
    agree(state, 0, 1, "give 3000 want 1000")
    assert (cash(state, 0), cash(state, 1)) == (1000, 3000)


# -- once a stage ---------------------------------------------------------------


@pytest.mark.rule("LC-R9")
def test_a_gangster_changes_hands_once_a_stage() -> None:
    state = situation(stage="plan", jobs={0: [JOB]}, market=[], empty_deck=True)
    agree(state, 0, 1, f"want {T[0]}")
    assert refused(state, 1, f"offer 0 want {T[0]}") == "LC-R9"
    assert refused(state, 0, f"offer 2 give {T[0]}") == "LC-R9"
    agree(state, 0, 1, f"want {T[1]}")
    do(state, 0, f"plan {S[0]} {JOB}")
    assert step(state) == "action-turn"
    agree(state, 0, 2, f"give {T[0]}")
    assert place(state, T[0]) == 2
    assert refused(state, 2, f"offer 0 give {T[0]}") == "LC-R9"


@pytest.mark.rule("LC-R9")
def test_whoever_changed_hands_in_the_action_stage_may_again_while_hiring() -> None:
    state = situation(tasks={S[0]: JOB}, cash={0: 10000})
    agree(state, 0, 1, f"give {S[1]}")
    end_actions(state)
    assert step(state) == "hiring"
    agree(state, 0, 1, f"want {S[1]}")
    assert place(state, S[1]) == 0
