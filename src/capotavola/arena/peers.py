"""Other engines, driven from Python as ours is: ask who decides, list what is legal, choose, do it."""

import importlib
import importlib.util
import random
from collections.abc import Callable

Run = Callable[[random.Random], int]
"""Plays one random game to its end and returns how many decisions it took."""


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
