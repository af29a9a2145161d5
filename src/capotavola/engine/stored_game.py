"""A game whose states go through steps, and are stored field by field."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, TypeVar

from capotavola.engine.action import Vocabulary
from capotavola.engine.chance import Chance
from capotavola.engine.declared import Declared
from capotavola.engine.fields import StoredForm
from capotavola.engine.game import Game, Titles
from capotavola.engine.open import mypyc_attr
from capotavola.engine.state import State
from capotavola.engine.steps import Stepped
from capotavola.engine.tables import Tables
from capotavola.engine.values import Json

T = TypeVar("T", bound=Stepped)


@mypyc_attr(allow_interpreted_subclasses=True)
class StoredGame(Game, Generic[T]):
    def __init__(
        self,
        rules_version: int,
        content_hash: str,
        vocabulary: Vocabulary,
        form: StoredForm,
        declared: Declared,
        tables: Tables,
        titles: Titles | None = None,
    ) -> None:
        super().__init__(
            form.game,
            rules_version,
            content_hash,
            form.fewest,
            form.most,
            vocabulary,
            form.options,
            declared,
            tables,
        )
        self.course = form.course
        self.form = form
        self.titles = titles or {}

    @abstractmethod
    def bare(self, players: int, chance: Chance) -> T:
        """A table on which nothing lies yet."""

    @abstractmethod
    def open_table(self, state: T) -> None:
        """Lay out on a bare table what a game begins with, up to its first step."""

    def derive(self, state: T) -> None:
        """Whatever is no field, but follows from them."""

    @abstractmethod
    def check(self, state: T) -> None:
        """MalformedValue if the fields of a stranger's writing do not fit each other."""

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        return self.course.question(view)

    def deal(self, players: int, chance: Chance, options: dict[str, Json]) -> State:
        state = self._with_options(players, chance, options)
        self.open_table(state)
        state.go_on()
        return state

    def _with_options(self, players: int, chance: Chance, options: dict[str, Json]) -> T:
        state = self.bare(players, chance)
        state.take_options(options)
        return state

    def dump(self, state: State) -> dict[str, Json]:
        assert isinstance(state, Stepped)
        return self.form.dump(state, state.options())

    def load(self, obj: Json) -> State:
        state = self.load_trusted(obj)
        self.check(state)
        return state

    def load_trusted(self, obj: Json) -> T:
        state = self.form.load(obj, self._with_options)
        self.derive(state)
        return state
