"""The contract of a game in its box: rules and content, from which states come."""

from abc import abstractmethod
from typing import TypeAlias

from capotavola.engine import kept
from capotavola.engine.action import Action, Vocabulary
from capotavola.engine.appendix import CardGroup
from capotavola.engine.chance import Chance
from capotavola.engine.declared import Declared
from capotavola.engine.open import mypyc_attr
from capotavola.engine.options import Option, settle_options
from capotavola.engine.state import State
from capotavola.engine.tables import Tables
from capotavola.engine.typed import People
from capotavola.engine.values import Json, MalformedValue
from capotavola.engine.words import Words

Titles: TypeAlias = dict[str, dict[str, str]]  # what a content file itself calls its cards, by language


class BadSetup(ValueError):
    """A game cannot be started like this; says why."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game with its content. `rules_version` changes when the same record would play differently."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        content_hash: str,
        fewest: int,
        most: int,
        vocabulary: Vocabulary,
        options: list[Option],
        declared: Declared,
        tables: Tables | None = None,
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.content_hash = content_hash
        self.fewest = fewest
        self.most = most
        self.vocabulary = vocabulary
        self.options = options
        self.declared = declared
        self.titles: Titles = {}
        self.box: str | None = None  # the content file as it stands, if it is not the built-in one
        self.tables = tables
        if tables is not None:
            tables.game = name

    def keep_box(self, box: str) -> None:
        """This is the content file, as it stands."""
        self.box = box
        if self.tables is not None:
            self.tables.box = box

    def start(self, players: int, seed: bytes, options: dict[str, Json] | None = None) -> State:
        """A new game: the same players, seed and options give the same game, always."""
        return self.start_on(players, Chance(seed), options or {})

    def start_on(self, players: int, chance: Chance, options: dict[str, Json]) -> State:
        """A new game on a stream that somebody may listen to, or that is on script."""
        self.check_players(players)
        return self.deal(players, chance, self.settle(options))

    def check_players(self, players: int) -> None:
        if not self.fewest <= players <= self.most:
            raise BadSetup(f"{self.name} is for {self.fewest} to {self.most} players, not {players}")

    def settle(self, options: dict[str, Json]) -> dict[str, Json]:
        """Every option with its value; BadSetup names what cannot be."""
        try:
            return settle_options(self.options, options)
        except MalformedValue as error:
            raise BadSetup(f"{self.name}: {error}") from None

    @abstractmethod
    def deal(self, players: int, chance: Chance, options: dict[str, Json]) -> State:
        """The set-up, with players and options already checked."""

    @abstractmethod
    def dump(self, state: State) -> dict[str, Json]:
        """The whole state as a readable JSON value."""

    @abstractmethod
    def load(self, obj: Json) -> State:
        """The state of such a value; MalformedValue names the part that is wrong."""

    def load_trusted(self, obj: Json) -> State:
        """The state of a value that this house has dumped itself: it is not checked as a stranger's is."""
        return self.load(obj)

    def appendix(self, words: Words) -> list[CardGroup]:
        """Every card of the box with its figures and its text, for the end of the rulebook."""
        return []

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        """The message that tells the viewer of a view what to decide, and what it speaks of."""
        return f"ask-{view['step']}", {}

    def decode(self, obj: Json) -> Action:
        """An action from its JSON value."""
        return self.normal(self.vocabulary.decode(obj))

    def parse(self, text: str, names: list[str] | None = None) -> Action:
        """An action from its text form; with the players' names, as people type it, counted from 1."""
        return self.normal(self.vocabulary.parse(text, None if names is None else self.people(names)))

    def typed(self, action: Action, names: list[str]) -> str:
        """The text form as people type it."""
        return action.typed(self.people(names))

    def people(self, names: list[str]) -> People:
        return People(names, self.declared.arguments.kinds())

    def normal(self, action: Action) -> Action:
        """Of several ways to write the same action, the one that legal lists use."""
        return action

    # -- copies for others ---------------------------------------------------------

    def __reduce__(self) -> tuple[object, ...]:
        return kept.reopened, (self.name, self.box)

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self
