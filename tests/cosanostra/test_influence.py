"""Influence cards that lie on gangsters, and the Snitch in the market (LC-7.1, LC-7.4 to LC-7.7, LC-7.9)."""

from __future__ import annotations

import pytest

from capotavola.engine.event import Event
from tests.cosanostra.reading import cards, cards_on, heard, market, owner, part, plans, step, strength, told
from tests.cosanostra.situation import (
    MEN,
    begin,
    do,
    end_actions,
    legal,
    pass_all,
    play,
    refused,
    situation,
)

S, T, U = MEN[:3]
JOB = "petrol-station-robbery"
LAID = ["henchman", "saboteur", "submachine-gun", "distraction"]
RULE = dict(zip(LAID, ["LC-7.4", "LC-7.5", "LC-7.6", "LC-7.7"], strict=True))


def difficulty(events: list[Event]) -> object:
    return told(events, "rolled")[0]["difficulty"]


# -- the market (LC-7.1) -------------------------------------------------------------


@pytest.mark.rule("LC-7.1", "LC-R24")
@pytest.mark.parametrize("stage", ["plan", "act"])
def test_a_snitch_replaces_the_market_and_the_old_cards_go_under_the_deck(stage: str) -> None:
    state = situation(
        stage=stage,
        tasks={S[0]: JOB},
        jobs={0: ["threats"]},
        cards={0: ["snitch", "spy"]},
        market=["cop-2", "pimp-2", "casino-1", "lawyer-3"],
        deck=["pimp-5", "loan-shark-5", "garage-2", "nightclub-2", "casino-2"],
    )
    size = len(state.deck)
    events = do(state, 0, "new-market")
    assert market(state) == ["pimp-5", "loan-shark-5", "garage-2", "nightclub-2"]
    deck = part(state, "deck")
    assert isinstance(deck, list)
    assert len(deck) == size
    assert {str(card).partition("@")[0] for card in deck[:4]} == {"cop-2", "pimp-2", "casino-1", "lawyer-3"}
    assert str(deck[-1]).partition("@")[0] == "casino-2"
    assert cards(state, 0) == ["spy"]
    assert told(events, "played-for-market") == [{"seat": 0, "card": "snitch"}]
    assert refused(state, 0, "new-market") == "LC-7.9"


@pytest.mark.rule("LC-7.1", "LC-10.3")
@pytest.mark.parametrize("spying", [False, True])
def test_the_market_is_replaced_on_the_own_turn_only(spying: bool) -> None:
    state = situation(stage="plan", jobs={0: [JOB]}, cards={1: ["snitch"]}, spying=spying)
    refused(state, 1, "new-market")
    assert len(market(state)) == 4


@pytest.mark.rule("LC-7.1", "LC-R24")
def test_a_snitch_deals_what_the_deck_has_before_the_old_cards_go_under_it() -> None:
    state = situation(
        stage="plan",
        jobs={0: [JOB]},
        cards={0: ["snitch"]},
        market=["cop-2", "pimp-2", "casino-1", "lawyer-3"],
        empty_deck=True,
    )
    state.business_at[state.rules.business_names.index("nightclub-1")] = 8
    state.deck = [state.rules.business_names.index("nightclub-1")]
    do(state, 0, "new-market")
    assert market(state) == ["nightclub-1"]
    assert owner(state, "cop-2") == "deck"


# -- when they are played (LC-R3, LC-7.9) -----------------------------------------------


@pytest.mark.rule("LC-7.4", "LC-7.5", "LC-7.6", "LC-7.7", "LC-R3")
@pytest.mark.parametrize("card", LAID)
def test_a_card_is_put_before_or_after_assigning_with_or_without_a_task(card: str) -> None:
    state = situation(stage="plan", jobs={0: [JOB]}, tasks={T[1]: "threats"}, cards={0: [card, card]})
    events = do(state, 0, f"put {card} {T[0]}")
    assert cards_on(state, T[0]) == {card: 0}
    for viewer in (0, 1, 2, 7):
        assert heard(events, viewer) == ["put"]
    do(state, 0, f"plan {S[0]} {JOB}")
    assert state.deciders() == [0]
    do(state, 0, f"put {card} {T[1]}")
    assert cards_on(state, T[1]) == {card: 0}
    assert cards(state, 0) == []


@pytest.mark.rule("LC-7.4", "LC-7.5", "LC-7.6", "LC-7.7", "LC-R3")
@pytest.mark.parametrize("card", LAID)
def test_a_card_is_put_on_the_own_planning_turn_only(card: str) -> None:
    state = situation(stage="plan", jobs={0: [JOB]}, cards={1: [card]}, spying=True)
    refused(state, 1, f"put {card} {U[0]}")
    state = situation(tasks={S[0]: JOB, T[0]: "threats"}, cards={0: [card], 1: [card]})
    assert refused(state, 0, f"put {card} {U[0]}") == "LC-R3"
    refused(state, 1, f"put {card} {U[0]}")
    assert not [action for action in legal(state, 0) if action.startswith("put")]


@pytest.mark.rule("LC-7.4", "LC-7.5", "LC-7.6", "LC-7.7")
@pytest.mark.parametrize("card", LAID)
def test_henchman_and_gun_go_on_anybody_saboteur_and_distraction_on_opponents(card: str) -> None:
    state = situation(stage="plan", jobs={0: [JOB]}, cards={0: [card]}, gangsters={U[0]: "trophy:1"})
    for man in (T[0], U[1]):
        do(state.copy(), 0, f"put {card} {man}")
    for man in (S[3], T[3], U[0]):
        assert refused(state, 0, f"put {card} {man}") == RULE[card]
    if card in ("henchman", "submachine-gun"):
        do(state, 0, f"put {card} {S[0]}")
    else:
        assert refused(state, 0, f"put {card} {S[0]}") == RULE[card]


@pytest.mark.rule("LC-7.4", "LC-7.5", "LC-7.6", "LC-7.7")
@pytest.mark.parametrize("card", LAID)
def test_one_of_a_kind_lies_on_a_gangster(card: str) -> None:
    others = [other for other in LAID if other != card]
    state = situation(stage="plan", jobs={0: [JOB]}, cards={0: [card, *others]}, on={T[0]: {card: 2}})
    assert refused(state, 0, f"put {card} {T[0]}") == RULE[card]
    for other in others:
        do(state, 0, f"put {other} {T[0]}")
    assert set(cards_on(state, T[0])) == {*LAID}


@pytest.mark.rule("LC-7.9")
def test_any_number_of_cards_is_played_besides_the_task() -> None:
    hand = ["snitch", "snitch", "spy", "henchman", "henchman", "submachine-gun", "saboteur", "distraction"]
    state = situation(stage="plan", jobs={0: [JOB]}, cards={0: hand}, tasks={T[0]: "threats"})
    play(
        state,
        (0, "new-market"),
        (0, f"put henchman {S[0]}"),
        (0, f"put submachine-gun {S[0]}"),
        (0, f"plan {S[0]} {JOB}"),
        (0, f"put saboteur {T[0]}"),
        (0, f"put distraction {T[0]}"),
        (0, "play spy"),
        (0, f"put henchman {S[1]}"),
        (0, "new-market"),
    )
    assert (cards(state, 0), state.deciders()) == ([], [0])
    assert refused(state, 0, f"plan-purchase {S[1]} {market(state)[0]}") == "LC-2.4"
    do(state, 0, "done")
    assert state.deciders() == [1]


@pytest.mark.rule("LC-7.9", "LC-7.1", "LC-7.2")
def test_cards_are_played_before_and_after_the_task_of_an_action_turn() -> None:
    state = situation(tasks={S[0]: JOB, T[0]: "threats"}, own={0: []}, cards={0: ["snitch", "snitch", "spy"]})
    do(state, 0, "new-market")
    do(state, 0, f"do {S[0]}", dice=[6])
    assert (step(state), state.deciders()) == ("action-turn", [0])
    play(state, (0, "new-market"), (0, "play spy"), (0, f"look {T[0]}"))
    assert cards(state, 0) == []


@pytest.mark.rule("LC-7.9")
@pytest.mark.parametrize("card", ["emergency-doctor", "schemer"])
def test_doctor_and_schemer_are_not_played_while_planning(card: str) -> None:
    state = situation(stage="plan", jobs={0: [JOB]}, cards={0: [card]}, tasks={T[0]: "threats"})
    assert refused(state, 0, f"play {card}") == "LC-7.9"
    assert refused(state, 0, f"put {card} {S[0]}") == "LC-7.9"
    refused(state, 0, "skip")
    assert refused(state, 0, "play spy") == "LC-7.9"


# -- difficulty -----------------------------------------------------------------------------


@pytest.mark.rule("LC-7.4", "LC-7.5")
@pytest.mark.parametrize(
    ("on", "least"),
    [({}, 3), ({"henchman": 1}, 2), ({"saboteur": 1}, 4), ({"henchman": 0, "saboteur": 2}, 3)],
)
def test_henchman_and_saboteur_change_the_difficulty_by_one(on: dict[str, int], least: int) -> None:
    for die in range(1, 7):
        state = situation(
            tasks={S[0]: "credit-card-fraud", T[0]: JOB}, own={0: []}, on={S[0]: on} if on else {}
        )
        events = do(state, 0, f"do {S[0]}", dice=[die])
        assert difficulty(events) == least
        assert state.cash[0] == (4000 if die >= least else 2000)


@pytest.mark.rule("LC-7.4", "LC-7.5", "LC-6.7")
def test_henchman_and_saboteur_work_for_reactions_and_attacks_too() -> None:
    state = situation(
        tasks={S[1]: "car-bomb", T[0]: "trap", U[0]: JOB},
        on={S[1]: {"saboteur": 1}, T[0]: {"henchman": 2}},
    )
    assert difficulty(do(state, 0, f"attack-gangster {S[1]} {T[1]}", dice=[5, 1])) == 5
    assert difficulty(do(state, 1, f"answer {T[0]}", dice=[3])) == 3
    assert cards_on(state, T[0]) == {}


@pytest.mark.rule("LC-7.4", "LC-7.5")
@pytest.mark.parametrize("way", [f"do {S[0]}", f"cancel {S[0]}"])
def test_henchman_and_saboteur_are_discarded_with_the_task(way: str) -> None:
    everything = dict.fromkeys(LAID, 1)
    state = situation(
        tasks={S[0]: JOB, T[0]: "threats"}, own={0: []}, on={S[0]: everything, S[1]: {"henchman": 0}}
    )
    do(state, 0, way, dice=[6] if way.startswith("do") else [])
    pass_all(state)
    assert set(cards_on(state, S[0])) == {"submachine-gun", "distraction"}
    assert cards_on(state, S[1]) == {"henchman": 0}
    discards = part(state, "influence_discards")
    assert isinstance(discards, list)
    assert {str(card).partition("@")[0] for card in discards} == {"henchman", "saboteur"}


@pytest.mark.rule("LC-7.4", "LC-7.5")
def test_a_deactivated_gangster_loses_henchman_and_saboteur_with_his_task() -> None:
    state = situation(tasks={S[1]: "car-bomb", T[0]: "threats", U[0]: JOB}, on={T[0]: dict.fromkeys(LAID, 2)})
    do(state, 0, f"attack-gangster {S[1]} {T[0]}", dice=[6, 1])
    pass_all(state)
    assert plans(state, T[0]) == []
    assert set(cards_on(state, T[0])) == {"submachine-gun", "distraction"}


@pytest.mark.rule("LC-7.4", "LC-7.5", "LC-R36")
def test_the_cards_on_a_gangster_are_gone_with_the_round() -> None:
    state = situation(
        tasks={S[0]: JOB}, own={0: []}, on={T[0]: dict.fromkeys(LAID, 2), U[0]: {"henchman": 2}}
    )
    end_actions(state)
    while step(state) == "hiring":
        do(state, state.deciders()[0], "pass")
    assert state.round == 2
    assert (cards_on(state, T[0]), cards_on(state, U[0])) == ({}, {})


# -- strength --------------------------------------------------------------------------------


@pytest.mark.rule("LC-7.6", "LC-7.7")
@pytest.mark.parametrize(
    ("man", "on", "dice"),
    [
        (S[0], {"submachine-gun": 0}, 2),
        (S[2], {"submachine-gun": 1}, 4),
        (S[5], {"submachine-gun": 0}, 5),
        (S[2], {"distraction": 1}, 2),
        (S[0], {"distraction": 1}, 1),
        (S[0], {"distraction": 1, "submachine-gun": 0}, 1),
    ],
)
def test_gun_and_distraction_change_the_dice_by_one_but_not_below_one(
    man: str, on: dict[str, int], dice: int
) -> None:
    state = situation(tasks={man: JOB, T[0]: "threats"}, own={0: []}, gangsters={S[5]: 0}, on={man: on})
    events = do(state, 0, f"do {man}", dice=[1] * dice)
    assert told(events, "rolled")[0]["dice"] == [1] * dice
    assert strength(state, man) == dice


@pytest.mark.rule("LC-7.6", "LC-7.7", "LC-6.3")
@pytest.mark.parametrize(
    ("on", "least"), [({}, 2), ({"submachine-gun": 1}, 3), ({"distraction": 0}, 1), ({"henchman": 1}, 2)]
)
def test_gun_and_distraction_count_for_a_victim_too(on: dict[str, int], least: int) -> None:
    state = situation(tasks={S[2]: "contract-killing", U[0]: JOB}, on={T[1]: on} if on else {})
    events = do(state, 0, f"attack-gangster {S[2]} {T[1]}", dice=[1, 1, 1])
    assert difficulty(events) == least


@pytest.mark.rule("LC-7.6", "LC-7.7")
def test_gun_and_distraction_stay_until_the_end_of_the_round() -> None:
    state = situation(tasks={S[0]: JOB, T[0]: "threats"}, own={0: []}, on={S[0]: {"submachine-gun": 0}})
    do(state, 0, f"do {S[0]}", dice=[1, 1])
    assert strength(state, S[0]) == 2
    play(state, (1, f"cancel {T[0]}"))
    while step(state) == "hiring":
        do(state, state.deciders()[0], "pass")
    assert (state.round, strength(state, S[0])) == (2, 1)


# -- what is told ------------------------------------------------------------------------


@pytest.mark.rule("LC-7.4", "LC-7.6")
def test_a_card_whose_time_is_over_is_seen_to_go() -> None:
    on = {S[0]: {"henchman": 0, "submachine-gun": 0}}
    state = situation(tasks={S[0]: JOB}, on=on, own={0: [], 1: [], 2: []})
    events = do(state, 0, f"cancel {S[0]}")
    assert told(events, "card-off") == [{"card": "henchman", "gangster": S[0]}]
    events = begin(state, "next-round")
    assert told(events, "card-off") == [{"card": "submachine-gun", "gangster": S[0]}]
