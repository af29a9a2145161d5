"""Omerta in its box."""

from pathlib import Path

from capotavola.engine.action import Action
from capotavola.engine.appendix import CardGroup
from capotavola.engine.chance import Chance
from capotavola.engine.game import Game
from capotavola.engine.state import State
from capotavola.engine.values import Json
from capotavola.engine.words import Words
from capotavola.games.omerta import setup
from capotavola.games.omerta.box import content
from capotavola.games.omerta.rules import (
    FEWEST,
    GANGSTER_VERB,
    MOST,
    OPTIONS,
    PEEK,
    SNITCH_VERB,
    Rules,
)
from capotavola.games.omerta.shown import appendix
from capotavola.games.omerta.shown.declared import DECLARED
from capotavola.games.omerta.state import COURSE, OmertaState
from capotavola.games.omerta.stored import dump

RULES_VERSION = 1


def open_box(path: Path | None) -> "Omerta":
    """The game with the figures of a content file, or with the built-in ones."""
    rules, fingerprint = content.read(path)
    return Omerta(rules, fingerprint)


class Omerta(Game):
    def __init__(self, rules: Rules, fingerprint: str) -> None:
        super().__init__(
            "omerta", RULES_VERSION, fingerprint, FEWEST, MOST, rules.vocabulary, OPTIONS, DECLARED, rules
        )
        self.rules = rules

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        return COURSE.question(view)

    def deal(self, players: int, chance: Chance, options: dict[str, Json]) -> State:
        state = OmertaState(self.rules, players, chance)
        setup.open_table(state, options)
        return state

    def dump(self, state: State) -> dict[str, Json]:
        assert isinstance(state, OmertaState)
        return dump.dump(state)

    def load(self, obj: Json) -> State:
        return dump.load(self.rules, obj)

    def load_trusted(self, obj: Json) -> State:
        return dump.load_trusted(self.rules, obj)

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
