"""What search knows of La Cosa Nostra: likely plans of others, loans, and what holdings lead to."""

import pytest

import capotavola
from capotavola.bots.greedy.cosanostra_plan import job_for
from capotavola.bots.greedy.cosanostra_temper import Temper
from capotavola.bots.search.brains import cosanostra_prospects as prospects
from capotavola.bots.search.brains.cosanostra import make_brain
from capotavola.bots.search.brains.cosanostra_guess import plan_for_others
from capotavola.bots.search.brains.cosanostra_loans import borrow
from capotavola.engine.chance import fast_chance
from capotavola.games.cosanostra.cards import CARD_MASK, KIND_MASK, NO_TASK
from capotavola.games.cosanostra.ledger.promises import BROKEN, P_STATUS
from capotavola.games.cosanostra.state import CosaNostraState
from tests.boxes import game_of
from tests.cosanostra.situation import MEN, agree, begin, situation

GAME = game_of("cosanostra")
TEMPER = Temper(fast_chance(1))


def planned_jobs(state: CosaNostraState, seat: int) -> list[int]:
    men = [man for man in range(state.rules.gangsters) if state.man_at[man] == seat]
    return [state.tasks[man * 2] & CARD_MASK for man in men if state.tasks[man * 2] != NO_TASK]


def worth_of_plans(state: CosaNostraState, seat: int) -> float:
    men = [man for man in range(state.rules.gangsters) if state.man_at[man] == seat]
    tasks = [(man, state.tasks[man * 2]) for man in men if state.tasks[man * 2] != NO_TASK]
    return sum(job_for(state, seat, man, task & KIND_MASK, TEMPER) for man, task in tasks)


def test_others_are_supposed_to_have_planned_well_within_what_one_has_seen() -> None:
    state = situation(
        tasks={MEN[0][0]: "threats", MEN[1][1]: "arms-trade", MEN[1][2]: "escort-service"},
        jobs={1: ["insolvency", "car-theft"]},
    )
    changed = 0
    for number in range(20):
        world = state.imagine(0, number)
        assert isinstance(world, CosaNostraState)
        guess = world.copy()
        plan_for_others(guess, 0, TEMPER)
        assert capotavola.to_json(guess.view(0)) == capotavola.to_json(world.view(0))
        assert planned_jobs(guess, 0) == planned_jobs(world, 0)
        before, after = ([*planned_jobs(table, 1), *table.jobs[1]] for table in (world, guess))
        assert sorted(before) == sorted(after)
        assert worth_of_plans(guess, 1) >= worth_of_plans(world, 1)
        changed += before != after
    assert changed


def test_what_a_job_lacks_is_borrowed_for_money() -> None:
    """Threats need a lawyer: seat 1 has one."""
    state = situation(
        tasks={MEN[0][2]: "threats"}, own={0: ["casino"], 1: ["lawyer"], 2: ["cop"]}, cash={0: 9000}
    )
    money = state.cash[:]
    borrow(state, 0)
    assert len(state.markers) == 1
    assert state.cash[0] < money[0]
    assert state.cash[1] > money[1]
    assert sum(state.cash) == sum(money)
    paid = state.cash[:]
    borrow(state, 0)
    borrow(state, 1)
    assert state.cash == paid  # there is nothing more to ask for, and it is not the turn of another


def test_who_lacks_nothing_borrows_nothing() -> None:
    state = situation(tasks={MEN[0][2]: "threats"}, own={0: ["lawyer"], 1: ["lawyer"]}, cash={0: 9000})
    borrow(state, 0)
    assert not state.markers
    assert not state.made


def test_chances_to_win_are_parts_of_one_and_grow_with_what_one_has() -> None:
    state = situation(stage="plan", own={0: ["casino"], 1: ["casino"], 2: ["cop"]}, cash={0: 9000, 1: 9000})
    chances = [prospects.chance_to_win(state, seat) for seat in range(3)]
    assert sum(chances) == pytest.approx(1)
    assert chances[1] > chances[2]
    state.cash[0] += 5000
    assert prospects.chance_to_win(state, 0) > chances[0]
    assert prospects.chance_to_win(state, 1) < chances[1]


def test_at_the_end_the_winner_has_the_best_chance() -> None:
    state = GAME.start(players=3, seed=b"to the end")
    chance = fast_chance(1)
    while state.waiting:
        seat = state.deciders()[0]
        actions = state.legal(seat)
        state.step(seat, actions[chance.below(len(actions))])
    assert isinstance(state, CosaNostraState)
    scores, _ = prospects.foretold(state)
    assert scores == state.points()
    best = max(range(3), key=lambda seat: prospects.chance_to_win(state, seat))
    assert best in state.won()


def test_each_holding_has_its_weight_in_each_round() -> None:
    state = situation(stage="plan")
    assert len(prospects.WEIGHTS) == len(prospects.LUCK) == prospects.ROUNDS
    for has in [*prospects.holdings(state), *prospects.WEIGHTS]:
        assert len(has) == len(prospects.HOLDINGS)


def test_a_round_is_judged_when_only_discards_are_left_of_it() -> None:
    """With what is down up again, and as the next round will find it."""
    state = situation(
        own={0: ["pimp", "pimp"], 1: ["casino"], 2: ["cop"]},
        jobs={0: ["threats", "car-theft", "insolvency", "vandalism"]},
        round=2,
        stage="plan",
        down=["pimp-1"],
    )
    brain = make_brain()
    assert not brain.is_beyond(state, brain.horizon(state), 1)
    begin(state, "limits")
    assert brain.is_beyond(state, brain.horizon(state), 1)
    assert not brain.matters(state, 0)
    row = prospects.holdings(state)[0]
    assert row[prospects.HOLDINGS.index("monopolies")] == 1
    assert prospects.foretold(state)[1] == prospects.LUCK[1]  # two rounds are to be played


def test_a_broken_word_costs_chances() -> None:
    state = situation(tasks={MEN[0][2]: "robbery-ii-b", MEN[1][2]: "threats"}, cash={0: 9000, 1: 12000})
    agree(state, 0, 1, "promise peace:2 want 2000")
    before = prospects.chance_to_win(state, 0)
    state.ledger[0][P_STATUS] = BROKEN
    assert prospects.chance_to_win(state, 0) < before
