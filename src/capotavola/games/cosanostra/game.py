"""La Cosa Nostra in its box."""

from pathlib import Path
from typing import Final

from capotavola.engine.appendix import CardGroup
from capotavola.engine.chance import Chance
from capotavola.engine.state import State
from capotavola.engine.stored_game import StoredGame
from capotavola.engine.values import Json
from capotavola.engine.words import Words
from capotavola.games.cosanostra import setup
from capotavola.games.cosanostra.box import content
from capotavola.games.cosanostra.course import COURSE
from capotavola.games.cosanostra.rules import Rules
from capotavola.games.cosanostra.shown import appendix
from capotavola.games.cosanostra.shown.declared import DECLARED
from capotavola.games.cosanostra.state import CosaNostraState
from capotavola.games.cosanostra.stored import valid
from capotavola.games.cosanostra.stored.dump import form_of

RULES_VERSION: Final = 2


def open_box(path: Path | None) -> "CosaNostra":
    """The game with the figures of a content file, or with the built-in ones."""
    rules, fingerprint, titles = content.read(path)
    return CosaNostra(rules, fingerprint, titles)


class CosaNostra(StoredGame[CosaNostraState]):
    def __init__(self, rules: Rules, fingerprint: str, titles: dict[str, dict[str, str]]) -> None:
        super().__init__(
            RULES_VERSION, fingerprint, rules.vocabulary, COURSE, form_of(rules), DECLARED, rules
        )
        self.rules = rules
        self.titles = titles

    def bare(self, players: int, chance: Chance, options: dict[str, Json]) -> CosaNostraState:
        state = CosaNostraState(self.rules, players, chance)
        setup.set_options(state, options)
        return state

    def deal(self, players: int, chance: Chance, options: dict[str, Json]) -> State:
        state = self.bare(players, chance, options)
        setup.open_table(state)
        state.go_on()
        return state

    def check(self, state: CosaNostraState) -> None:
        valid.check(state)

    def appendix(self, words: Words) -> list[CardGroup]:
        return appendix.appendix(self.rules, words)
