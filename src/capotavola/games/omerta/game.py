"""Omerta in its box."""

from pathlib import Path
from typing import Final

from capotavola.engine.action import Action
from capotavola.engine.appendix import CardGroup
from capotavola.engine.chance import Chance
from capotavola.engine.state import State
from capotavola.engine.stored_game import StoredGame
from capotavola.engine.values import Json
from capotavola.engine.words import Words
from capotavola.games.omerta import setup
from capotavola.games.omerta.box import content
from capotavola.games.omerta.rules import GANGSTER_VERB, PEEK, SNITCH_VERB, Rules
from capotavola.games.omerta.shown import appendix
from capotavola.games.omerta.shown.declared import DECLARED
from capotavola.games.omerta.state import COURSE, OmertaState
from capotavola.games.omerta.stored import valid
from capotavola.games.omerta.stored.dump import FORM

RULES_VERSION: Final = 1


def open_box(path: Path | None) -> "Omerta":
    """The game with the figures of a content file, or with the built-in ones."""
    rules, fingerprint = content.read(path)
    return Omerta(rules, fingerprint)


class Omerta(StoredGame[OmertaState]):
    def __init__(self, rules: Rules, fingerprint: str) -> None:
        super().__init__(RULES_VERSION, fingerprint, rules.vocabulary, COURSE, FORM, DECLARED, rules)
        self.rules = rules

    def bare(self, players: int, chance: Chance, options: dict[str, Json]) -> OmertaState:
        state = OmertaState(self.rules, players, chance)
        setup.set_options(state, options)
        return state

    def deal(self, players: int, chance: Chance, options: dict[str, Json]) -> State:
        state = self.bare(players, chance, options)
        setup.open_table(state)
        return state

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
