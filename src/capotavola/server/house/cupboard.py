"""The games in the house's cupboard, and the own boxes that tables brought along."""

from collections import OrderedDict

import capotavola
from capotavola.engine.game import BadSetup, Game
from capotavola.server.table.log import TableSetup

MOST_BOXES = 64  # that are kept open


class Cupboard:
    def __init__(self) -> None:
        self._games: dict[str, Game] = {}
        self._boxes: OrderedDict[tuple[str, str], Game] = OrderedDict()  # own ones, by what is in them

    def game(self, name: str) -> Game:
        """BadSetup if it is not here; what is wrong with a plug-in is for the log, not for visitors."""
        if name not in self._games:
            if name not in capotavola.games():
                raise BadSetup(f"no such game: {name}")
            self._games[name] = capotavola.game(name)
        return self._games[name]

    def box(self, setup: TableSetup) -> Game:
        """The game as a table was set up: with its own box, if it has one."""
        if setup.box is None:
            return self.game(setup.game)
        key = (setup.game, setup.content)
        if key not in self._boxes:
            self._boxes[key] = capotavola.boxed(setup.game, setup.box)
            if len(self._boxes) > MOST_BOXES:
                self._boxes.popitem(last=False)
        self._boxes.move_to_end(key)
        return self._boxes[key]
