"""La Cosa Nostra in its box."""

from pathlib import Path

from capotavola.engine.appendix import CardGroup
from capotavola.engine.chance import Chance
from capotavola.engine.game import Game
from capotavola.engine.state import State
from capotavola.engine.values import Json
from capotavola.engine.words import Words
from capotavola.games.cosanostra import setup
from capotavola.games.cosanostra.box import content
from capotavola.games.cosanostra.rules import FEWEST, MOST, Rules
from capotavola.games.cosanostra.shown import appendix
from capotavola.games.cosanostra.shown.declared import DECLARED
from capotavola.games.cosanostra.shown.telling import question
from capotavola.games.cosanostra.state import CosaNostraState
from capotavola.games.cosanostra.stored import dump

RULES_VERSION = 2


def open_box(path: Path | None) -> "CosaNostra":
    """The game with the figures of a content file, or with the built-in ones."""
    rules, fingerprint, titles = content.read(path)
    return CosaNostra(rules, fingerprint, titles)


class CosaNostra(Game):
    def __init__(self, rules: Rules, fingerprint: str, titles: dict[str, dict[str, str]]) -> None:
        super().__init__(
            "cosanostra",
            RULES_VERSION,
            fingerprint,
            FEWEST,
            MOST,
            rules.vocabulary,
            rules.options,
            DECLARED,
            rules,
        )
        self.rules = rules
        self.titles = titles

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        return question(view)

    def deal(self, players: int, chance: Chance, options: dict[str, Json]) -> State:
        state = CosaNostraState(self.rules, players, chance)
        setup.set_options(state, options)
        setup.open_table(state)
        state.go_on()
        return state

    def dump(self, state: State) -> dict[str, Json]:
        assert isinstance(state, CosaNostraState)
        return dump.dump(state)

    def load(self, obj: Json) -> State:
        return dump.load(self.rules, obj)

    def load_trusted(self, obj: Json) -> State:
        return dump.load_trusted(self.rules, obj)

    def appendix(self, words: Words) -> list[CardGroup]:
        return appendix.appendix(self.rules, words)
