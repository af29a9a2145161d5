"""What the turns of planning and of action have in common."""

from abc import abstractmethod

from msgspec import convert

from capotavola.engine.frames import flag_of
from capotavola.engine.refusal import Refusal
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.cosanostra.shown.types import Glance
from capotavola.games.cosanostra.steps import Asking
from capotavola.games.cosanostra.table import Table


class Turn(Asking):
    """Of the active player; `rule` says whose it is. It asks as long as there could be something to do."""

    def __init__(self, number: int, name: str, rule: str) -> None:
        super().__init__(number, name)
        self.rule = rule

    @abstractmethod
    def go_on(self, t: Table) -> None: ...

    def not_asked(self, t: Table, seat: int) -> Refusal:
        return Refusal(self.rule, "not-your-turn", {"seat": t.active})

    def asked(self, t: Table, entry: int) -> dict[str, Json]:
        return {"done": flag_of(entry)}

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        return "ask-anything-else" if convert(view, Glance).asked.done else f"ask-{self.name}", {}


def must_be_turn(t: Table, seat: int) -> None:
    must(t.active == seat, "active: whose turn it is")
    for other in range(t.players):
        must(t.spying or other == seat or not t.looks[other], "looks: on the own turn only")
