"""Corleone's Empire in its box."""

from pathlib import Path

from capotavola.engine.appendix import CardGroup
from capotavola.engine.chance import Chance
from capotavola.engine.game import Game
from capotavola.engine.state import State
from capotavola.engine.values import Json
from capotavola.engine.words import Words
from capotavola.games.corleone import appendix, content, dump, load, setup, tribute
from capotavola.games.corleone.asking import question
from capotavola.games.corleone.declared import DECLARED
from capotavola.games.corleone.rules import FEWEST, MOST, OPTIONS, Rules
from capotavola.games.corleone.state import CorleoneState

RULES_VERSION = 2


def open_box(path: Path | None) -> "Corleone":
    """The game with the figures of a content file, or with the built-in ones."""
    rules, fingerprint, titles = content.read(path)
    return Corleone(rules, fingerprint, titles)


class Corleone(Game):
    def __init__(self, rules: Rules, fingerprint: str, titles: dict[str, dict[str, str]]) -> None:
        super().__init__(
            "corleone", RULES_VERSION, fingerprint, FEWEST, MOST, rules.vocabulary, OPTIONS, DECLARED
        )
        self.rules = rules
        self.titles = titles

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        return question(view)

    def deal(self, players: int, chance: Chance, options: dict[str, Json]) -> State:
        state = CorleoneState(self.rules, players, chance)
        setup.open_table(state)
        tribute.open_act(state)
        state.proceed()
        return state

    def dump(self, state: State) -> dict[str, Json]:
        assert isinstance(state, CorleoneState)
        return dump.dump(state)

    def load(self, obj: Json) -> State:
        return load.load(self.rules, obj)

    def appendix(self, words: Words) -> list[CardGroup]:
        return appendix.appendix(self.rules, words)
