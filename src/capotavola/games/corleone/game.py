"""Corleone's Empire in its box."""

from pathlib import Path

from capotavola.engine.appendix import CardGroup
from capotavola.engine.chance import Chance
from capotavola.engine.game import Game
from capotavola.engine.state import State
from capotavola.engine.values import Json
from capotavola.engine.words import Words
from capotavola.games.corleone import setup, tribute
from capotavola.games.corleone.box import content
from capotavola.games.corleone.rules import FEWEST, MOST, OPTIONS, Rules
from capotavola.games.corleone.shown import appendix
from capotavola.games.corleone.shown.declared import DECLARED
from capotavola.games.corleone.state import COURSE, CorleoneState
from capotavola.games.corleone.stored import dump

RULES_VERSION = 2


def open_box(path: Path | None) -> "Corleone":
    """The game with the figures of a content file, or with the built-in ones."""
    rules, fingerprint, titles = content.read(path)
    return Corleone(rules, fingerprint, titles)


class Corleone(Game):
    def __init__(self, rules: Rules, fingerprint: str, titles: dict[str, dict[str, str]]) -> None:
        super().__init__(
            "corleone", RULES_VERSION, fingerprint, FEWEST, MOST, rules.vocabulary, OPTIONS, DECLARED, rules
        )
        self.rules = rules
        self.titles = titles

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        return COURSE.question(view)

    def deal(self, players: int, chance: Chance, options: dict[str, Json]) -> State:
        state = CorleoneState(self.rules, players, chance)
        setup.open_table(state)
        tribute.open_act(state)
        state.go_on()
        return state

    def dump(self, state: State) -> dict[str, Json]:
        assert isinstance(state, CorleoneState)
        return dump.dump(state)

    def load(self, obj: Json) -> State:
        return dump.load(self.rules, obj)

    def load_trusted(self, obj: Json) -> State:
        return dump.load_trusted(self.rules, obj)

    def appendix(self, words: Words) -> list[CardGroup]:
        return appendix.appendix(self.rules, words)
