"""What is wanted on notes alone (LC-R46): any business of a kind, the use of one, any gangster."""

from capotavola.engine.refusal import Refusal
from capotavola.games.cosanostra.actions.parts import GANGSTER_ITEM
from capotavola.games.cosanostra.items.item import Item
from capotavola.games.cosanostra.table import Table


class AnyOne(Item):
    """Somebody may come to have one."""

    def why_not_on_note(self, t: Table, seat: int, entry: int) -> Refusal | None:
        return None


class AnyOfKind(AnyOne):
    """Of a kind of businesses; `thing` is what is wanted of it, itself or its use."""

    def __init__(self, what: int, thing: int) -> None:
        super().__init__(what)
        self.thing = thing

    def meets(self, t: Table, number: int, what: int, given: int) -> bool:
        return what == self.thing and t.rules.kind_of[given] == number


class AnyGangster(AnyOne):
    def meets(self, t: Table, number: int, what: int, given: int) -> bool:
        return what == GANGSTER_ITEM
