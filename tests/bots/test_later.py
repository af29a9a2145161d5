"""A long search learns what it would do later on, and only that."""

from capotavola.bots.search.brain import Brain
from capotavola.bots.search.budget import Budget
from capotavola.bots.search.halving import TREE, Search
from capotavola.bots.search.later import WIDEST, Later
from capotavola.engine.action import Action
from capotavola.engine.chance import Chance, fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.state import State
from tests.boxes import game_of


class Habit(Brain):
    """Everybody does what comes last, and thinks the better of an action the later it comes."""

    def policy(self, world: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        return actions[-1]

    def priors(self, world: State, seat: int, actions: list[Action], chance: Chance) -> list[int]:
        return list(range(len(actions)))

    def value(self, world: State, seat: int) -> float:
        return 0.5

    def horizon(self, world: State) -> int:
        return 0

    def is_beyond(self, world: State, horizon: int, decisions: int) -> bool:
        return True

    def depth(self) -> int:
        return 2


def beginning() -> State:
    return game_of("corleone").start(players=2, seed=b"search")


def chosen_next(later: Later, state: State) -> Action:
    action = later.choose(Habit(), state, 0, fast_chance(1))
    assert action is not None
    return action


def test_it_begins_with_the_habit_and_comes_to_what_wins() -> None:
    state = beginning()
    *_, better, habit = state.legal(0)
    later = Later(depth=1)
    chosen: list[Action] = []
    for _ in range(300):
        chosen.append(chosen_next(later, state))
        later.learn(0.8 if chosen[-1] == better else 0.2)
    assert chosen[0] == habit
    assert chosen[-100:].count(better) > 90


def test_only_the_best_at_first_sight_are_tried() -> None:
    state = beginning()
    actions = state.legal(0)
    assert len(actions) > WIDEST
    later = Later(depth=1)
    tried = set()
    for _ in range(100):
        tried.add(chosen_next(later, state))
        later.learn(0.5)
    assert tried == set(actions[-WIDEST:])


def test_what_was_learnt_after_one_choice_says_nothing_after_another() -> None:
    state = beginning()
    later = Later(depth=2)
    firsts: dict[Action, int] = {}
    for _ in range(30):
        first = chosen_next(later, state)
        firsts[first] = firsts.get(first, 0) + 1
        second = chosen_next(later, state)
        if firsts[first] == 1:
            assert second == state.legal(0)[-1]  # the habit, for here nobody has been
        later.learn(0.5)
    assert len(firsts) == WIDEST


def test_it_looks_no_further_than_it_should() -> None:
    state = beginning()
    later = Later(depth=1)
    chosen_next(later, state)
    assert later.choose(Habit(), state, 0, fast_chance(1)) is None


def test_a_short_search_learns_nothing_of_the_kind() -> None:
    state = beginning()
    action = state.legal(0)[0]
    for budget, learns in (
        (Budget(simulations=TREE - 1), False),
        (Budget(simulations=TREE), True),
        (Budget(seconds=1.0), True),
    ):
        search = Search(Eyes(state, 0), Habit(), budget, fast_chance(1))
        assert (search.after(action) is not None) == learns
        assert search.after(action) is search.after(action)
