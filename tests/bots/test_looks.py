"""Looks and other things beside a turn: bots of La Cosa Nostra use what they have."""

import pytest

from capotavola.bots.catalogue import bot
from capotavola.bots.greedy.cosanostra_asides import market_worth
from capotavola.bots.greedy.cosanostra_jobs import attack_worth
from capotavola.engine.eyes import Eyes
from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.situation import MEN, do, situation

S, T, U = MEN[:3]


def choice(state: CosaNostraState, seat: int = 0) -> str:
    return str(bot("normal", "cosanostra", 3).choose(Eyes(state, seat)))


@pytest.mark.rule("LC-5.2")
def test_who_has_a_lawyer_looks_at_two_jobs_before_acting() -> None:
    state = situation(
        tasks={S[2]: "robbery-ii-b", T[2]: "car-theft", T[0]: "threats", U[2]: "vandalism"},
        own={0: ["lawyer"], 1: ["garage"], 2: ["cop"]},
    )
    assert choice(state) == "use lawyer-1"
    do(state, 0, "use lawyer-1")
    for _ in range(2):
        said = choice(state)
        assert said.startswith("look ")
        assert S[2] not in said
        do(state, 0, said)
    assert not choice(state).startswith(("look", "use"))


@pytest.mark.rule("LC-7.2")
def test_a_spy_is_played_when_it_would_be_discarded() -> None:
    plans: dict[str, str | list[str]] = {S[2]: "robbery-ii-b", T[2]: "car-theft"}
    own = {0: ["cop"], 1: ["garage"], 2: ["pimp"]}
    cards = ["spy", "henchman", "schemer"]
    assert not choice(situation(tasks=plans, own=own, cards={0: cards})).startswith("play")
    assert choice(situation(tasks=plans, own=own, cards={0: [*cards, "saboteur"]})) == "play spy"


def test_nobody_looks_who_has_nothing_left_to_decide() -> None:
    state = situation(
        tasks={S[2]: "threats", T[2]: "car-theft"}, own={0: ["lawyer", "casino"], 1: ["garage"]}
    )
    do(state, 0, f"cancel {S[2]}")
    assert choice(state) == "done"


def test_whoever_has_seen_a_good_job_would_rather_hit_its_gangster() -> None:
    def worth(seen: str) -> float:
        state = situation(
            tasks={S[2]: "threats", T[2]: f"insolvency{seen}"},
            own={0: ["casino"], 1: ["garage"]},
        )
        rules = state.rules
        kind = next(k for k in range(len(rules.jobs.names)) if rules.jobs.names[k].startswith("drive-by"))
        man, victim = rules.men.names.index(S[2]), rules.men.names.index(T[2])
        return attack_worth(state, 0, man, kind, victim, 3, 0)

    assert worth("@0") > worth("")


@pytest.mark.rule("LC-7.1")
def test_new_cards_are_worth_more_where_the_market_is_poor() -> None:
    rich = {0: 40000}
    poor = situation(stage="plan", jobs={0: ["threats"]}, cards={0: ["snitch"]}, cash={0: 2000})
    assert market_worth(poor, 0) < 0
    dear = situation(stage="plan", jobs={0: ["threats"]}, cards={0: ["snitch"]}, cash=rich)
    empty = situation(stage="plan", jobs={0: ["threats"]}, cards={0: ["snitch"]}, cash=rich, market=[])
    assert market_worth(empty, 0) > market_worth(dear, 0)
