"""Every refusal names the rule that stands against the action, while something is used."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import capotavola
from tests.corleone.refusing import BLACKMAIL, args, played, why
from tests.corleone.situation import (
    CLINIC,
    DOCKS,
    EXCHANGE,
    F1,
    F2,
    FREIGHT,
    HOTEL,
    OPERA,
    PENN,
    do,
    play,
    situation,
)


@pytest.mark.rule("CE-R1", "CE-R2")
def test_what_must_be_taken_comes_before_the_end_of_a_use() -> None:
    state = played("capo", 1, "money-1")
    assert why(state, 0, "done") == ("CE-R1", "taking-is-compulsory")
    assert why(state, 0, "use jobs") == ("CE-R2", "no-such-icon")
    assert args(state, 0, "use jobs") == {"effect": "jobs"}
    assert why(state, 0, "stash money-1") == ("CE-R2", "no-such-icon")
    assert why(state, 0, "trade one-for-5 money-1") == ("CE-R2", "no-such-icon")
    assert why(state, 0, "take hit") == ("CE-R2", "no-such-icon")
    assert why(state, 0, f"move {HOTEL} {DOCKS}") == ("CE-R2", "no-such-icon")
    assert why(state, 0, f"union-boss {HOTEL}") == ("CE-R2", "no-such-icon")
    assert why(state, 0, f"mayor {F1}") == ("CE-R2", "no-such-icon")
    assert why(state, 0, "police-chief queens") == ("CE-R2", "no-such-icon")
    assert why(state, 0, "against gift 1") == ("CE-R2", "no-such-icon")
    assert why(state, 0, f"thug {HOTEL}") == ("CE-R2", "finish-use-first")


@pytest.mark.rule("CE-1.7", "CE-R1")
def test_icons_need_the_cards_they_ask_for() -> None:
    state = situation(hands=[["money-1"]])
    do(state, 0, f"thug {EXCHANGE}")
    assert why(state, 0, "stash money-5") == ("CE-1.7", "no-such-card")
    assert why(state, 0, "take gun") == ("CE-R2", "no-such-icon")
    state = played("shipping-magnate", 3)
    assert why(state, 0, "trade two-for-5 gun") == ("CE-R1", "too-few-cards")
    assert args(state, 0, "trade two-for-5 gun") == {"count": 2}
    state = situation(hands=[["money-1"]])
    do(state, 0, f"thug {CLINIC}")
    assert why(state, 0, "trade one-for-5 gun") == ("CE-1.7", "no-such-card")
    state = situation(hands=[["gun"]], supply={"money-1": 0, "money-2": 0, "money-3": 0, "money-5": 0})
    do(state, 0, f"thug {CLINIC}")
    assert why(state, 0, "trade one-for-5 gun") == ("CE-R25", "nothing-to-gain")
    assert args(state, 0, "trade one-for-5 gun") == {"effect": "one-for-5"}


@pytest.mark.rule("CE-10.4")
def test_an_exchange_once_begun_is_paid_in_full() -> None:
    state = situation(hands=[["money-1", "gun"]], tiles=["pool-hall"])
    play(state, (0, "thug pool-hall"), (0, "trade two-for-5 gun"))
    assert why(state, 0, "done") == ("CE-10.4", "pay-first")
    assert why(state, 0, "discard gun") == ("CE-1.7", "no-such-card")


@pytest.mark.rule("CE-10.5", "CE-4.12")
def test_a_good_is_chosen_among_those_left_but_narcotics() -> None:
    state = situation(hands=[["money-1"]], supply={"booze": 0})
    play(state, (0, f"thug {FREIGHT}"), (0, "trade one-for-goods money-1"))
    assert why(state, 0, "take narcotics") == ("CE-10.5", "booze-gun-or-blood-money")
    assert why(state, 0, "take booze") == ("CE-4.12", "none-left")
    state = played("capo", 1)
    assert why(state, 0, "take narcotics") == ("CE-10.5", "booze-gun-or-blood-money")


@pytest.mark.rule("CE-4.12")
def test_a_job_that_is_not_among_the_discards() -> None:
    state = played("evidence-clerk", 2, discards=["hit"])
    assert why(state, 0, "take ambush") == ("CE-4.12", "not-in-discards")


@pytest.mark.rule("CE-4.6", "CE-R21")
def test_only_an_opponent_with_cards_can_be_asked() -> None:
    state = situation(hands=[BLACKMAIL, ["gun"], ["capo"]])
    do(state, 0, "complete hand blackmail booze+blood-money money-first")
    assert why(state, 0, "against gift 0") == ("CE-4.6", "opponents-only")
    assert why(state, 0, "against gift 2") == ("CE-4.6", "nothing-to-take")
    assert args(state, 0, "against gift 2") == {"seat": 2}
    assert why(state, 0, f"thug {HOTEL}") == ("CE-R12", "finish-job-first")


@pytest.mark.rule("CE-4.6")
def test_a_gift_is_given_first_and_never_an_ally() -> None:
    state = situation(hands=[BLACKMAIL, ["gun", "capo"], []])
    play(state, (0, "complete hand blackmail booze+blood-money money-first"), (0, "against gift 1"))
    assert why(state, 1, "give capo") == ("CE-4.6", "never-an-ally")
    assert why(state, 1, "give booze") == ("CE-1.7", "no-such-card")
    assert why(state, 1, "done") == ("CE-4.6", "give-first")


@pytest.mark.rule("CE-4.6")
def test_a_dollar_is_demanded() -> None:
    hands = [["protection-racket", "gun", "booze"], ["money-1", "money-5", "gun"], []]
    state = situation(hands=hands)
    play(state, (0, "complete hand protection-racket gun+booze money-first"), (0, "use dollar-from-each"))
    assert why(state, 1, "give money-5") == ("CE-4.6", "a-dollar-first")
    assert why(state, 1, "give gun") == ("CE-4.6", "money-only")
    assert why(state, 1, "give money-2") == ("CE-1.7", "no-such-card")
    assert why(state, 1, "done") == ("CE-4.6", "give-first")


@pytest.mark.rule("CE-4.10", "CE-R4")
def test_a_figure_that_cannot_be_gunned_down() -> None:
    state = situation(hands=[["hit", "gun", "blood-money"]], thugs={HOTEL: 1, OPERA: 0}, members={F2: 1})
    do(state, 0, "complete hand hit gun+blood-money money-first")
    for figure in (F2, OPERA, DOCKS, "police-chief"):
        assert why(state, 0, f"gun-down {figure}") == ("CE-R4", "cannot-be-hit")
    assert why(played("capo", 1, thugs={HOTEL: 1}), 0, f"gun-down {HOTEL}") == ("CE-4.10", "no-gun")


@pytest.mark.rule("CE-4.3", "CE-4.10")
def test_a_thug_that_cannot_move_there() -> None:
    state = played("hired-muscle", 1, thugs={HOTEL: 0, OPERA: 1})
    assert why(state, 0, f"move {OPERA} {DOCKS}") == ("CE-4.3", "no-own-thug-there")
    assert why(state, 0, f"move {HOTEL} {OPERA}") == ("CE-4.3", "thug-space-taken")
    assert why(state, 0, f"move {HOTEL} heroin-lab") == ("CE-3.1", "not-open-yet")
    state = situation(hands=[["ambush", "gun", "booze"]], thugs={HOTEL: 0, OPERA: 1})
    play(state, (0, "complete hand ambush gun+booze money-first"), (0, f"gun-down {OPERA}"))
    assert why(state, 0, f"move {HOTEL} {DOCKS}") == ("CE-4.10", "only-to-ambushed-space")


@pytest.mark.rule("CE-R14")
def test_a_neutral_figure_goes_elsewhere_or_lies_in_the_hudson() -> None:
    state = played("police-chief-ii", 2, chief_at="queens")
    assert why(state, 0, "police-chief queens") == ("CE-R14", "to-another-turf")
    state = played("union-boss-i", 1, thugs={HOTEL: "neutral"})
    assert why(state, 0, f"union-boss {HOTEL}") == ("CE-4.3", "thug-space-taken")
    state = played("mayor-i", 1, members={F2: "neutral"})
    assert why(state, 0, f"mayor {F2}") == ("CE-4.5", "space-taken")


@pytest.mark.rule("CE-R13")
def test_a_looker_chooses_of_the_hand_in_view() -> None:
    hands = [["safe-job", "gun", "gun", "booze"], ["money-1", "gun"], []]
    state = situation(hands=hands)
    play(state, (0, "complete hand safe-job gun+gun+booze money-first"), (0, "against look-take-money 1"))
    assert why(state, 0, "take gun") == ("CE-R13", "not-of-that-hand")
    assert why(state, 0, "take money-5") == ("CE-R13", "not-of-that-hand")
    assert why(state, 0, f"thug {HOTEL}") == ("CE-R13", "choose-of-that-hand")
    state = situation(act=3, hands=[["newspaper-editor"], ["gun"], []])
    play(state, (0, "play newspaper-editor"), (0, "against look-take-good 1"))
    assert why(state, 0, "done") == ("CE-R1", "taking-is-compulsory")


@pytest.mark.rule("CE-10.3")
def test_one_of_the_drawn_jobs_is_kept_first() -> None:
    state = situation(deck=["hit", "ambush"])
    do(state, 0, f"thug {PENN}")
    assert why(state, 0, "keep garrotte") == ("CE-10.3", "keep-one-drawn")
    assert why(state, 0, "done") == ("CE-10.3", "keep-one-drawn")


@pytest.mark.rule("CE-R2")
def test_an_effect_that_needs_a_choice() -> None:
    state = situation(hands=[["kidnapping", "gun", "blood-money"], ["money-1"]])
    do(state, 0, "complete hand kidnapping gun+blood-money money-first")
    assert why(state, 0, "use highest-money") == ("CE-R2", "choose-for-effect")
    assert why(state, 0, "against highest-money 7") == ("CE-R2", "choose-for-effect")
    assert why(played("police-chief-ii", 2), 0, "use police-chief") == ("CE-R2", "choose-for-effect")
    assert why(played("capo", 1), 0, "use any-good") == ("CE-R2", "choose-for-effect")


@pytest.mark.rule("CE-R1")
def test_an_icon_that_cannot_be_used_now() -> None:
    state = situation(hands=[["booze"]])
    do(state, 0, f"member {F1}")
    assert why(state, 0, "use suitcase") == ("CE-R1", "not-usable-now")
    assert args(state, 0, "use suitcase") == {"effect": "suitcase"}


@pytest.mark.rule("CE-4.12")
def test_with_no_job_left_there_is_none_to_draw() -> None:
    state = situation(hands=[["money-1"]], empty_deck=True)
    do(state, 0, f"member {F1}")
    assert why(state, 0, "use jobs")[0] == "CE-4.12"


@pytest.mark.rule("CE-4.6", "CE-R2")
def test_only_what_is_aimed_at_opponents_needs_one() -> None:
    state = situation(hands=[["money-1"], ["money-1"]])
    do(state, 0, f"member {F1}")
    assert why(state, 0, "against suitcase 1") == ("CE-R2", "choose-for-effect")


@pytest.mark.rule("CE-R14")
def test_a_neutral_figure_in_the_hudson_cannot_be_used(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    house = (files("capotavola.games.corleone") / "content" / "house.toml").read_text(encoding="utf-8")
    for figure in ("union-boss", "mayor"):
        house = house.replace(f'effects = ["{figure}"]', f'effects = ["suitcase", "{figure}"]')
    file.write_text(house.replace('effects = ["police-chief"]', 'effects = ["suitcase", "police-chief"]'))
    game = capotavola.game("corleone", content=file)
    moves = [
        ("union-boss-i", "boss_at", f"union-boss {HOTEL}", 1),
        ("mayor-i", "mayor_at", f"mayor {F2}", 1),
        ("police-chief-ii", "chief_at", "police-chief queens", 2),
    ]
    for ally, place, action, act in moves:
        gone: Any = {place: "hudson"}
        state = situation(act=act, hands=[[ally, "money-1"]], game=game, **gone)
        state.apply(0, game.parse(f"play {ally}"))
        refusal = state.why_not(0, game.parse(action))
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("CE-R14", "in-the-hudson")
