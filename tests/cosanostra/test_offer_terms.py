"""Offers in words and in JSON, and whatever is offered: nothing is lost and no law is broken (LC-R9)."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from capotavola.engine.values import Json, MalformedValue
from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra import laws
from tests.cosanostra.reading import owned, part
from tests.cosanostra.situation import GAME, MEN, RULES, situation

S, T, U = MEN[:3]
WHOLE = (
    "1,2 open give 3000 garage-1 use:cop-1 want 1000 promise share:20 peace:3 ask pay:4000@3 words "
    "say and no fuss"
)


# -- there and back ---------------------------------------------------------------


@pytest.mark.rule("LC-R9")
@pytest.mark.parametrize("verb", ["offer", "counter"])
@pytest.mark.parametrize(
    "terms",
    [
        "1 give 3000",
        "0,4 want 3000",
        "1 open give garage-1",
        f"2 give {S[0]} want {T[0]} lil-omar",
        "3 want use:lawyer-2 promise use:garage-1@2 return:casino-2@4",
        "1 promise share:1 ask share:100",
        "1 ask peace:1 return:pimp-5@1",
        "1 give 1000 say give me: your Lawyer, want 3000?",
        WHOLE,
    ],
)
def test_an_offer_reads_the_same_in_words_and_in_json(verb: str, terms: str) -> None:
    action = GAME.parse(f"{verb} {terms}")
    assert GAME.parse(str(action)) == action
    value = json.loads(json.dumps(action.value()))
    assert value["verb"] == verb
    assert GAME.decode(value) == action
    assert str(GAME.decode(value)) == str(action)


@pytest.mark.rule("LC-R9")
def test_the_parts_of_an_offer_in_json() -> None:
    value = GAME.parse(f"offer {WHOLE}").value()
    lists = {name: {*part} for name, part in value.items() if isinstance(part, list)}
    assert lists == {
        "to": {1, 2},
        "give": {"3000", "garage-1", "use:cop-1"},
        "want": {"1000"},
        "promise": {"share:20", "peace:3"},
        "ask": {"pay:4000@3", "words"},
    }
    assert (value["verb"], value["open"], value["say"]) == ("offer", True, "and no fuss")


@pytest.mark.rule("LC-R9")
def test_the_order_of_the_parts_does_not_matter() -> None:
    one = GAME.parse("offer 2,1 want cop-1 2000 give garage-1 give use:pimp-1 open")
    assert one == GAME.parse("offer 1,2 open give use:pimp-1 garage-1 want 2000 cop-1")


# -- malformed ------------------------------------------------------------------------


@pytest.mark.rule("LC-R9")
@pytest.mark.parametrize(
    ("terms", "reason"),
    [
        ("", "made to somebody"),
        ("give 1000", "names the seats"),
        ("5 give 1000", "names the seats"),
        ("-1 give 1000", "names the seats"),
        ("1,,2 give 1000", "names the seats"),
        ("1, give 1000", "names the seats"),
        ("1 1000", "say give, want, promise or ask before 1000"),
        ("1 give castle-1", "no such thing to give: castle-1"),
        ("1 give garage", "no such thing to give: garage"),
        ("1 give garage-3", "no such thing to give: garage-3"),
        ("1 give -1000", "no such thing to give: -1000"),
        ("1 give 10.5", "no such thing to give: 10.5"),
        ("1 give 1000000000000", "no such thing to give"),
        ("1 give 1000:2", "no such thing to give"),
        ("1 give use:castle-1", "no such thing to give"),
        ("1 give use:", "no such thing to give"),
        ("1 give share:20", "no such thing to give: share:20"),
        ("1 give 1000 2000", "cash stands once on each side"),
        ("1 promise 1000", "no such promise: 1000"),
        ("1 promise garage-1", "no such promise: garage-1"),
        ("1 promise love:3", "no such promise: love:3"),
        ("1 promise share", "a number from 1 to 100 is missing"),
        ("1 promise share:0", "a number from 1 to 100 is missing"),
        ("1 promise share:101", "a number from 1 to 100 is missing"),
        ("1 promise share:half", "a number from 1 to 100 is missing"),
        ("1 promise peace:0", "a number from 1"),
        ("1 promise peace:9", "a number from 1"),
        ("1 promise pay:1000", "a number from 1"),
        ("1 promise pay:@2", "a number from 1"),
        ("1 promise use:castle-1@2", "no such business"),
        ("1 promise use:garage-1", "a number from 1"),
        ("1 promise return:garage-1@0", "a number from 1"),
        (f"1 say {'a' * 201}", "at most 200 letters"),
        ("1 give 1000 promise words", "has to be said"),
        ("1 give " + " ".join(RULES.business_names) + " want " + " ".join(RULES.business_names), "40 parts"),
    ],
)
def test_a_malformed_offer_is_refused_with_its_reason(terms: str, reason: str) -> None:
    with pytest.raises(MalformedValue, match=reason):
        GAME.parse(f"offer {terms}")


@pytest.mark.rule("LC-R9")
@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({}, "to"),
        ({"to": []}, "made to somebody"),
        ({"to": 1}, "to"),
        ({"to": [5]}, "to"),
        ({"to": ["1"]}, "to"),
        ({"to": [True]}, "to"),
        ({"to": [1], "open": 1}, "open and debt must be true or false"),
        ({"to": [1], "debt": "yes"}, "open and debt must be true or false"),
        ({"to": [1], "give": "1000"}, "give"),
        ({"to": [1], "give": [1000]}, "give"),
        ({"to": [1], "give": ["castle-1"]}, "no such thing to give: castle-1"),
        ({"to": [1], "ask": ["3000"]}, "no such promise: 3000"),
        ({"to": [1], "say": 3}, "say"),
        ({"to": [1], "ask": ["words"], "say": "  "}, "has to be said"),
        ({"to": [1], "want": ["1000", "2000"]}, "cash stands once"),
        ({"to": [1], "take": ["1000"]}, "not take"),
    ],
)
def test_malformed_json_of_an_offer_is_refused_with_its_reason(parts: dict[str, Json], reason: str) -> None:
    with pytest.raises(MalformedValue, match=reason):
        GAME.decode({"verb": "offer", **parts})


@pytest.mark.rule("LC-R9", "LC-R29")
@pytest.mark.parametrize(
    ("terms", "rule"),
    [
        ("promise pay:1500@1", "LC-R29"),
        ("ask pay:500@1", "LC-R29"),
        ("promise peace:5", "LC-R9"),
        ("promise pay:1000@7", "LC-R9"),
        ("give 1500", "LC-R29"),
    ],
)
def test_a_promise_is_in_whole_notes_and_for_a_round_that_comes(terms: str, rule: str) -> None:
    state = situation(tasks={S[0]: "threats"})
    refusal = state.why_not(0, GAME.parse(f"offer 1 {terms}"))
    assert refusal is not None
    assert refusal.rule == rule


@pytest.mark.rule("LC-R9", "LC-10.1")
def test_nothing_is_promised_for_rounds_past_or_never_played() -> None:
    state = situation(tasks={S[0]: "threats"}, round=2, short=True)
    for number, fits in ((1, False), (2, True), (3, True), (4, False)):
        for promise in (f"peace:{number}", f"pay:1000@{number}", f"return:cop-1@{number}"):
            assert (state.why_not(0, GAME.parse(f"offer 1 promise {promise}")) is None) == fits


# -- whatever is offered ---------------------------------------------------------------


def fresh(rng: random.Random) -> CosaNostraState:
    stage = rng.choice(["plan", "act", "hire"])
    return situation(
        players=4,
        stage=stage,
        cash={seat: 1000 * rng.randint(0, 15) for seat in range(1, 4)} | {0: 12000},
        tasks={} if stage == "hire" else {S[0]: "threats", T[0]: "buy:casino"},
        jobs={0: ["car-theft"]} if stage == "plan" else {},
        down=[] if stage == "plan" else ["garage-1", U[1]],
        markers=["lawyer-1:0", "lawyer-1:0", "lawyer-1:2", "cop-1:3"],
    )


def things(rng: random.Random, seat: int, state: CosaNostraState) -> list[str]:
    """Mostly what the seat has, sometimes anything."""
    options = [*owned(state, seat), *[f"use:{name}" for name in owned(state, seat)], *MEN[seat][1:3]]
    if rng.random() < 0.15:
        options = [rng.choice(RULES.business_names), rng.choice(RULES.men.names), "use:casino-1"]
    cash = [str(rng.choice([1000, 1000, 2000, 500, 9000]))] if rng.random() < 0.5 else []
    return [*cash, *rng.sample(options, min(len(options), rng.randint(0, 2)))]


def some_offer(rng: random.Random, state: CosaNostraState) -> tuple[int, str]:
    by, to = rng.sample(range(4), 2)
    words = [f"{to},{rng.randrange(5)}" if rng.random() < 0.2 else str(to)]
    words += rng.choice([[], [], ["open"]])
    for side, seat in (("give", by), ("want", to)):
        words += [side, *things(rng, seat, state)]
    later = [f"share:{rng.randint(1, 100)}", "peace:2", "pay:2000@2", "return:cop-1@3", "use:cop-1@2"]
    words += ["promise", *rng.sample(later, rng.randint(0, 2)), "ask", *rng.sample(later, rng.randint(0, 1))]
    countering = any(offer[0] == to for offer in state.offers) and rng.random() < 0.5
    return by, f"{'counter' if countering else 'offer'} {' '.join(words)}"


@pytest.mark.slow
@pytest.mark.rule("LC-R9", "LC-4.4")
@given(st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_any_offers_and_answers_keep_all_laws(rng: random.Random) -> None:
    state = fresh(rng)
    worth = sum(state.cash)
    for _ in range(12):
        seat, text = some_offer(rng, state)
        action = GAME.parse(text)
        assert GAME.parse(str(action)) == action
        assert GAME.decode(json.loads(json.dumps(action.value()))) == action
        if state.why_not(seat, action) is None:
            state.apply(seat, action)
            laws.check(state)
        answerer = rng.randrange(4)
        answers = [act for act in state.unasked(answerer) if act.verb.name != "offer"]
        if answers:
            state.apply(answerer, rng.choice(answers))
            laws.check(state)
        assert sum(state.cash) == worth
        assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
    assert len(state.unasked(0)) == len({str(act) for act in state.unasked(0)})


@pytest.mark.slow
@pytest.mark.rule("LC-R9")
@given(st.randoms(use_true_random=False))
@settings(max_examples=40, deadline=None)
def test_a_refused_offer_changes_nothing(rng: random.Random) -> None:
    state = fresh(rng)
    before = GAME.dump(state)
    for _ in range(8):
        seat, text = some_offer(rng, state)
        action = GAME.parse(text)
        refusal = state.why_not(seat, action)
        if refusal is not None:
            assert refusal.rule.startswith("LC-")
            assert GAME.dump(state) == before
        else:
            twin = state.copy()
            twin.apply(seat, action)
            assert part(twin, "businesses") == part(state, "businesses")
            assert twin.cash == state.cash
