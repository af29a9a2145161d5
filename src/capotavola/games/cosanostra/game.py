"""La Cosa Nostra in its box."""

from pathlib import Path
from typing import Final

from capotavola.engine.appendix import CardGroup
from capotavola.engine.chance import Chance
from capotavola.engine.game import Titles
from capotavola.engine.stored_game import StoredGame
from capotavola.engine.words import Words
from capotavola.games.cosanostra import setup
from capotavola.games.cosanostra.box import content
from capotavola.games.cosanostra.rules import Rules
from capotavola.games.cosanostra.shown import appendix
from capotavola.games.cosanostra.shown.declared import DECLARED
from capotavola.games.cosanostra.state import CosaNostraState
from capotavola.games.cosanostra.stored import valid
from capotavola.games.cosanostra.stored.dump import form_of

RULES_VERSION: Final = 2


def open_box(path: Path | None) -> "CosaNostra":
    """The game with the figures of a content file, or with the built-in ones."""
    return CosaNostra(*content.read(path))


class CosaNostra(StoredGame[CosaNostraState]):
    def __init__(self, rules: Rules, fingerprint: str, titles: Titles) -> None:
        form = form_of(rules)
        super().__init__(RULES_VERSION, fingerprint, rules.vocabulary, form, DECLARED, rules, titles)
        self.rules = rules

    def bare(self, players: int, chance: Chance) -> CosaNostraState:
        return CosaNostraState(self.rules, players, chance)

    def open_table(self, state: CosaNostraState) -> None:
        setup.open_table(state)

    def check(self, state: CosaNostraState) -> None:
        valid.check(state)

    def appendix(self, words: Words) -> list[CardGroup]:
        return appendix.appendix(self.rules, words)
