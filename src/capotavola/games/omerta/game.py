"""Omerta in its box."""

from pathlib import Path
from typing import Final

from capotavola.engine.action import Action
from capotavola.engine.appendix import CardGroup
from capotavola.engine.chance import Chance
from capotavola.engine.stored_game import StoredGame
from capotavola.engine.words import Words
from capotavola.games.omerta import setup
from capotavola.games.omerta.box import content
from capotavola.games.omerta.rules import GANGSTER_VERB, PEEK, SNITCH_VERB, Rules
from capotavola.games.omerta.shown import appendix
from capotavola.games.omerta.shown.declared import DECLARED
from capotavola.games.omerta.state import OmertaState
from capotavola.games.omerta.stored import valid
from capotavola.games.omerta.stored.dump import FORM

RULES_VERSION: Final = 1


def open_box(path: Path | None) -> "Omerta":
    """The game with the figures of a content file, or with the built-in ones."""
    return Omerta(*content.read(path))


class Omerta(StoredGame[OmertaState]):
    def __init__(self, rules: Rules, fingerprint: str) -> None:
        super().__init__(RULES_VERSION, fingerprint, rules.vocabulary, FORM, DECLARED, rules)
        self.rules = rules

    def bare(self, players: int, chance: Chance) -> OmertaState:
        return OmertaState(self.rules, players, chance)

    def open_table(self, state: OmertaState) -> None:
        setup.open_table(state)

    def check(self, state: OmertaState) -> None:
        valid.check(state)

    def appendix(self, words: Words) -> list[CardGroup]:
        return appendix.appendix(self.rules, words)

    def normal(self, action: Action) -> Action:
        """Pairs that mean the same are written with the lower seat or place first."""
        a, b, c, d = action.a, action.b, action.c, action.d
        if action.kind in (PEEK, SNITCH_VERB) and a > b:
            return Action(action.verb, b, a)
        if action.kind == GANGSTER_VERB and a > c:
            return Action(action.verb, c, d, a, b)
        return action
