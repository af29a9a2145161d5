"""Other engines, driven from Python as ours is: ask who decides, list what is legal, choose, do it."""

import importlib
import importlib.util
import random
from collections.abc import Callable

Playout = Callable[[random.Random], int]
"""Plays one random game and returns how many decisions it took."""


def peers() -> dict[str, Playout]:
    """Those that are installed: `make bench` installs them all."""
    found: dict[str, Playout] = {}
    if importlib.util.find_spec("pyspiel"):
        found["OpenSpiel hearts"] = open_spiel("hearts")
        found["OpenSpiel crazy_eights"] = open_spiel("crazy_eights")
    if importlib.util.find_spec("catanatron"):
        found["catanatron"] = catanatron()
    return found


def open_spiel(name: str) -> Playout:
    pyspiel = importlib.import_module("pyspiel")
    game = pyspiel.load_game(name)

    def playout(rng: random.Random) -> int:
        state = game.new_initial_state()
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

    return playout


def catanatron() -> Playout:
    box = importlib.import_module("catanatron")

    def playout(rng: random.Random) -> int:
        colours = list(box.Color)[:4]
        game = box.Game([box.RandomPlayer(colour) for colour in colours], seed=rng.getrandbits(30))
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            actions = (
                game.playable_actions if hasattr(game, "playable_actions") else game.state.playable_actions
            )
            game.execute(actions[int(rng.random() * len(actions))])
            decisions += 1
        return decisions

    return playout
