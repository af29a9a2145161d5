"""Search: what it makes of its simulations, and when it stops."""

import time

import pytest

import capotavola
from capotavola.bots.catalogue import NoSuchBot, bot, names_for
from capotavola.bots.search.brain import Brain
from capotavola.bots.search.budget import Budget
from capotavola.bots.search.halving import FEWEST, Candidate, Search, all_decided, best_of, survivors
from capotavola.engine.action import Action
from capotavola.engine.boxes import own_games
from capotavola.engine.chance import Chance, fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.kept import key_of
from capotavola.engine.state import State
from tests.boxes import game_of


class Likes(Brain):
    """Judges a world by what was done last: whether it is what it likes, and as much luck as is asked for."""

    def __init__(self, liked: Action, luck: int) -> None:
        self.liked = liked
        self.luck = luck
        self.liked_view = b""

    def policy(self, world: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        raise AssertionError("nobody plays on")

    def value(self, world: State, seat: int) -> float:
        luck = float(key_of(world, seat) % (1 + self.luck))  # another in each world
        return luck + (10.0 if capotavola.to_json(world.view(seat)) == self.liked_view else 0.0)

    def horizon(self, world: State) -> int:
        after = world.copy()
        after.step(0, self.liked)
        self.liked_view = capotavola.to_json(after.view(0))
        return 0

    def is_beyond(self, world: State, horizon: int, decisions: int) -> bool:
        return True


def first_choice() -> tuple[Eyes, list[Action]]:
    """What a seat of Corleone's Empire may begin with: more than it can try by few simulations."""
    state = game_of("corleone").start(players=2, seed=b"search")
    assert state.deciders() == [0]
    return Eyes(state, 0), state.legal(0)


def test_what_is_better_in_every_world_is_chosen_and_soon() -> None:
    eyes, actions = first_choice()
    few = actions[:5]
    budget = Budget(simulations=1000)
    brain = Likes(few[3], 3)
    assert Search(eyes, brain, budget, fast_chance(1)).decide(few[0], few) == few[3]
    assert budget.used < 500


def test_the_favourite_stays_where_nothing_is_better() -> None:
    eyes, actions = first_choice()
    few = actions[:5]
    for seed in range(5):
        budget = Budget(simulations=200)
        assert Search(eyes, Likes(few[2], 3), budget, fast_chance(seed)).decide(few[2], few) == few[2]
        assert budget.used < 100


def test_few_simulations_try_few_actions_and_are_not_overdrawn() -> None:
    eyes, actions = first_choice()
    assert len(actions) > 16
    for simulations, most in ((6, 2), (60, 5), (600, 16)):
        budget = Budget(simulations=simulations)
        search = Search(eyes, Likes(actions[0], 50), budget, fast_chance(3))
        assert len(search.rivals(actions[0], actions)) == most - 1
        search.decide(actions[0], actions)
        assert budget.used < simulations + most


def test_time_is_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    eyes, actions = first_choice()
    ticks = iter(range(10_000))
    monkeypatch.setattr(time, "monotonic", lambda: next(ticks) / 10)
    budget = Budget(seconds=2.0)
    Search(eyes, Likes(actions[-1], 50), budget, fast_chance(3)).decide(actions[0], actions[:3])
    assert 2.0 < next(ticks) / 10 < 3.0
    assert budget.used > 10


def learnt(*differences: float) -> Candidate:
    candidate = Candidate(Action(game_of("omerta").vocabulary.verbs[0]))
    for difference in differences:
        candidate.learn(difference)
    return candidate


def test_a_difference_counts_by_its_standard_error() -> None:
    assert learnt().errors() == learnt(5).errors() == 0
    assert learnt(1, 3).errors() == pytest.approx(2.0)  # mean 2, standard deviation √2, error 1
    assert learnt(0, 0, 0).errors() == 0
    assert learnt(2, 2, 2).errors() == 3
    assert learnt(-2, -2, -2).errors() == -3


def test_the_better_half_goes_on() -> None:
    good, fair, poor, bad = (learnt(*[mean, mean + 2] * FEWEST) for mean in (1, 0, -1, -9))
    assert survivors([bad, fair, poor, good]) == [good, fair]
    assert survivors([bad]) == []
    assert all_decided([bad])
    assert all_decided([bad, good])
    assert not all_decided([good, fair])  # which of the two is the better one?
    assert not all_decided([bad, poor])
    favourite = Action(game_of("omerta").vocabulary.verbs[1])
    assert best_of(favourite, [fair, good], 1.0) == good.action
    assert best_of(favourite, [poor, bad], 1.0) == favourite
    assert best_of(favourite, [fair, good], 99.0) == favourite
    assert best_of(favourite, [learnt(9)], 1.0) == favourite  # one world proves nothing


def test_search_is_a_bot_by_name() -> None:
    for name in own_games():
        assert "search" in names_for(name)
        assert bot("search", name, 1).name == "search"
        assert bot("search-20", name, 1).name == "search-20"
    for wrong in ("search-0", "search-", "search-many", "greedy-20"):
        with pytest.raises(NoSuchBot, match=f"no such bot: {wrong}"):
            bot(wrong, "omerta", 1)
    with pytest.raises(NoSuchBot, match="no such bot: search"):
        bot("search", "bustarella", 1)


def test_the_same_seed_decides_the_same_way() -> None:
    state = game_of("omerta").start(players=3, seed=b"again")
    one, other = bot("search-30", "omerta", 5), bot("search-30", "omerta", 5)
    for _ in range(15):
        seat = state.deciders()[0]
        choice = one.choose(Eyes(state, seat))
        assert other.choose(Eyes(state, seat)) == choice
        state.step(seat, choice)
