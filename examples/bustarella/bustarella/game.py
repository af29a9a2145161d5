"""The game in its box: who may play it, what it tells, and how a state is stored."""

from pathlib import Path
from typing import Final

import msgspec

from bustarella.rules import VERBS, BustarellaState
from bustarella.table import FAVOURS, NOBODY, NOT_SEALED, Table, View
from capotavola.engine.chance import Chance
from capotavola.engine.declared import Arguments, Declared
from capotavola.engine.game import Game
from capotavola.engine.options import Option
from capotavola.engine.state import State
from capotavola.engine.stored import chance_in, chance_out
from capotavola.engine.values import Json, MalformedValue, field, whole

RULES_VERSION: Final = 1  # another one whenever the same record would play differently
COINS: Final = 10
ROUNDS: Final = Option("rounds", 5, low=3, high=9)
DECLARED: Final = Declared(
    view=View,
    events={
        "round-began": ["round", *FAVOURS],
        "sealed": ["seat"],
        "sealed-own": ["seat", "favour", "coins"],
        "sealed-empty": ["seat"],
        "opened": ["seat", "favour", "coins"],
        "kept": ["seat"],
        "tied": ["favour"],
        "granted": ["seat", "favour", "influence"],
    },
    arguments=Arguments(
        seats=["seat"], amounts=["round", "coins", "influence", *FAVOURS], words={"favour": ["favour"]}
    ),
)


def open_box(path: Path | None) -> "Bustarella":
    """There are no figures that another content file could change."""
    return Bustarella()


class Bustarella(Game):
    def __init__(self) -> None:
        super().__init__("bustarella", RULES_VERSION, "", 2, 4, VERBS, [ROUNDS], DECLARED)

    def deal(self, players: int, chance: Chance, options: dict[str, Json]) -> State:
        """BU-1.2, BU-1.3."""
        each = [NOBODY] * players, [NOT_SEALED] * players
        rounds = whole(options["rounds"], "rounds")
        state = BustarellaState(
            chance, Table(rounds, 0, [COINS] * players, [0] * players, [1] * len(FAVOURS), *each)
        )
        state.begin_round()
        return state

    def dump(self, state: State) -> dict[str, Json]:
        assert isinstance(state, BustarellaState)
        table: Json = msgspec.to_builtins(state.table)
        return {"game": self.name, "chance": chance_out(state.chance), "table": table}

    def load(self, obj: Json) -> State:
        try:
            table = msgspec.convert(field(obj, "table"), Table)
        except msgspec.ValidationError as error:
            raise MalformedValue(f"table: {error}") from None
        if obj != {"game": self.name, "chance": field(obj, "chance"), "table": field(obj, "table")}:
            raise MalformedValue(f"a state of {self.name} has game, chance and table")
        return BustarellaState(chance_in(field(obj, "chance")), table)
