"""Any game drawn from its view and its texts, as the page's plain board does it."""

from rich.console import Group, RenderableType
from rich.text import Text

from capotavola.engine.action import Action
from capotavola.engine.game import Game
from capotavola.engine.values import Json
from capotavola.engine.words import Words

# Every view has these, and they are shown elsewhere or not at all.
ELSEWHERE = ("game", "viewer", "players", "options", "step", "deciders", "seats")


class PlainDrawing:
    """What a game need not bring itself. Fields are named by messages `view-<field>`."""

    def __init__(self, game: Game) -> None:
        self.FORMS = 1
        self.game = game
        self.kinds = game.declared.arguments.kinds()

    def render(self, view: dict[str, Json], words: Words, names: list[str], form: int) -> RenderableType:
        shown = {name: value for name, value in view.items() if name not in ELSEWHERE}
        lines = [Text(words.say("title"), style="bold")]
        lines += [Text(said) for said in self._fields(shown, words)]
        seats, deciders = view.get("seats"), view.get("deciders")
        for seat, has in enumerate(seats if isinstance(seats, list) else []):
            asked = isinstance(deciders, list) and seat in deciders
            line = Text(names[seat], style="bold yellow" if asked else "bold")
            fields = self._fields(has, words) if isinstance(has, dict) else []
            lines.append(line.append(f"  {' · '.join(fields)}", style="default"))
        return Group(*lines)

    def explained(self, view: dict[str, Json], words: Words) -> list[str]:
        return []

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        return self.game.question(view)

    def choice(self, view: dict[str, Json], action: Action, words: Words) -> str | None:
        return None

    def deals(self, view: dict[str, Json], names: list[str]) -> list[str]:
        return []

    def _fields(self, fields: dict[str, Json], words: Words) -> list[str]:
        """Each with its name; what is empty or not so is left out."""
        said: list[str] = []
        for name, value in fields.items():
            label = words.say(f"view-{name}") if words.knows(f"view-{name}") else name.replace("_", " ")
            if value is True:
                said.append(label)
            elif value is not False and value not in (None, "", [], {}):
                said.append(f"{label}: {self._said(name, value, words)}")
        return said

    def _said(self, name: str, value: Json, words: Words) -> str:
        if isinstance(value, dict):
            return words.listed(self._fields(value, words))
        if isinstance(value, list):
            return " · ".join(self._said(name, one, words) for one in value)
        if name in self.kinds:
            value = words.part(name, value)
        return words.number(value) if isinstance(value, int) else str(value)
