"""Other engines, driven from Python as ours is: ask who decides, list what is legal, choose, do it."""

import importlib
import importlib.util
import random
from collections.abc import Callable

Run = Callable[[random.Random], int]
"""Plays one random game to its end and returns how many decisions it took; or so many simulations."""
SIMULATIONS = 500  # for a decision


def whole_games() -> dict[str, Run]:
    """From an empty table; those engines that are installed (`make bench` installs them all)."""
    runs: dict[str, Run] = {}
    if importlib.util.find_spec("pyspiel"):
        runs["OpenSpiel hearts"] = open_spiel("hearts", dealt=False)
        runs["OpenSpiel crazy_eights"] = open_spiel("crazy_eights", dealt=False)
    if importlib.util.find_spec("catanatron"):
        runs["catanatron"] = catanatron()
    return runs


def playouts() -> dict[str, Run]:
    """From a copy of a game whose cards are dealt, as a search would."""
    if not importlib.util.find_spec("pyspiel"):
        return {}
    return {"OpenSpiel hearts": open_spiel("hearts", dealt=True)}


def open_spiel(name: str, dealt: bool) -> Run:
    pyspiel = importlib.import_module("pyspiel")
    game = pyspiel.load_game(name)
    start = game.new_initial_state()
    while dealt and start.is_chance_node():
        start.apply_action(start.chance_outcomes()[0][0])

    def run(rng: random.Random) -> int:
        state = start.clone() if dealt else game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                continue
            state.current_player()
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
        return decisions

    return run


def simulations() -> dict[str, Run]:
    """Of a search written in C++, where there is a choice to make."""
    if not importlib.util.find_spec("pyspiel"):
        return {}
    return {"OpenSpiel ISMCTSBot, hearts": information_set_search("hearts")}


def information_set_search(name: str) -> Run:
    """Tree search over what a player knows, with random play to the end; a forced move needs none."""
    pyspiel = importlib.import_module("pyspiel")
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_action(state.legal_actions()[0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, 1.4, SIMULATIONS, -1, final, False, False)

    def run(rng: random.Random) -> int:
        bot.step(state)
        return SIMULATIONS

    return run


def catanatron() -> Run:
    box = importlib.import_module("catanatron")

    def run(rng: random.Random) -> int:
        colours = list(box.Color)[:4]
        game = box.Game([box.RandomPlayer(colour) for colour in colours], seed=rng.getrandbits(30))
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            actions = game.state.playable_actions
            game.execute(actions[int(rng.random() * len(actions))])
            decisions += 1
        return decisions

    return run
