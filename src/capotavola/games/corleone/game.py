"""Corleone's Empire in its box."""

from pathlib import Path
from typing import Final

from capotavola.engine.appendix import CardGroup
from capotavola.engine.chance import Chance
from capotavola.engine.game import Titles
from capotavola.engine.stored_game import StoredGame
from capotavola.engine.words import Words
from capotavola.games.corleone import setup, tribute
from capotavola.games.corleone.box import content
from capotavola.games.corleone.cards import NOBODY
from capotavola.games.corleone.rules import TURFS, Rules
from capotavola.games.corleone.shown import appendix
from capotavola.games.corleone.shown.declared import DECLARED
from capotavola.games.corleone.state import CorleoneState
from capotavola.games.corleone.stored import valid
from capotavola.games.corleone.stored.dump import form_of

RULES_VERSION: Final = 2


def open_box(path: Path | None) -> "Corleone":
    """The game with the figures of a content file, or with the built-in ones."""
    return Corleone(*content.read(path))


class Corleone(StoredGame[CorleoneState]):
    def __init__(self, rules: Rules, fingerprint: str, titles: Titles) -> None:
        form = form_of(rules)
        super().__init__(RULES_VERSION, fingerprint, rules.vocabulary, form, DECLARED, rules, titles)
        self.rules = rules

    def bare(self, players: int, chance: Chance) -> CorleoneState:
        return CorleoneState(self.rules, players, chance)

    def open_table(self, state: CorleoneState) -> None:
        setup.open_table(state)
        tribute.open_act(state)

    def derive(self, state: CorleoneState) -> None:
        """Who controls a turf, of the markers there."""
        state.control = [NOBODY] * TURFS
        for turf in range(TURFS):
            state.set_control(turf)

    def check(self, state: CorleoneState) -> None:
        valid.check(state)

    def appendix(self, words: Words) -> list[CardGroup]:
        return appendix.appendix(self.rules, words)
