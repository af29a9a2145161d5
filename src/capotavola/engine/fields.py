"""The fields of a state, each declared once: its name, how it is written and read, what goes without saying.

What is derived from other fields is not among them. Copies are written out by hand in each game, since
playouts make millions; `tests/conformance/test_fields.py` finds a field that a copy or a dump forgets.
"""

import re
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar, cast

from capotavola.engine.audience import seats_in
from capotavola.engine.chance import Chance
from capotavola.engine.frames import flag_of, frame, is_bare, number_of, seat_of, step_of
from capotavola.engine.options import Option, settle_options
from capotavola.engine.state import State
from capotavola.engine.steps import Course
from capotavola.engine.stored import chance_in, chance_out, per_seat
from capotavola.engine.values import Json, MalformedValue, field, items, one_of, whole, word

V = TypeVar("V")
S = TypeVar("S", bound=State)

FRAME: Final = re.compile(r"([a-z-]+)(?::([0-7]):(\d|1[0-5]):(\d{1,8}))?")


class Codec(Generic[V]):
    """How one kind of value is written and read."""

    @abstractmethod
    def out(self, value: V) -> Json: ...

    @abstractmethod
    def into(self, value: Json, name: str, players: int) -> V:
        """MalformedValue names the field and what is wrong with it."""


class Number(Codec[int]):
    def __init__(self, low: int = 0, high: int = 2**62) -> None:
        self.low = low
        self.high = high

    def out(self, value: int) -> Json:
        return value

    def into(self, value: Json, name: str, players: int) -> int:
        return whole(value, name, self.low, self.high)


class UpToPlayers(Number):
    """From this number to that of the players."""

    def into(self, value: Json, name: str, players: int) -> int:
        return whole(value, name, self.low, players)


class SeatNumber(Number):
    def into(self, value: Json, name: str, players: int) -> int:
        return whole(value, name, self.low, players - 1)


class OneOf(Codec[int]):
    """A number that stands for a word."""

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def out(self, value: int) -> Json:
        return self.words[value]

    def into(self, value: Json, name: str, players: int) -> int:
        return one_of(value, name, self.words)


class ListOf(Codec[list[V]]):
    def __init__(self, each: Codec[V]) -> None:
        self.each = each

    def out(self, value: list[V]) -> Json:
        return [self.each.out(one) for one in value]

    def into(self, value: Json, name: str, players: int) -> list[V]:
        return [self.each.into(one, name, players) for one in items(value, name)]


class PerSeat(ListOf[V]):
    """One for each seat."""

    def into(self, value: Json, name: str, players: int) -> list[V]:
        return super().into([*per_seat(value, name, players)], name, players)


class Seats(Codec[int]):
    """A bit for each seat."""

    def out(self, value: int) -> Json:
        return [*seats_in(value)]

    def into(self, value: Json, name: str, players: int) -> int:
        mask = 0
        for seat in items(value, name):
            mask |= 1 << whole(seat, name, 0, players - 1)
        return mask


class Frame(Codec[int]):
    """A frame of the stack is `step`, or `step:seat:flag:number`."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def out(self, value: int) -> Json:
        name = self.names[step_of(value)]
        if is_bare(value):
            return name
        return f"{name}:{seat_of(value)}:{flag_of(value)}:{number_of(value)}"

    def into(self, value: Json, name: str, players: int) -> int:
        found = FRAME.fullmatch(word(value, name))
        if found is None:
            raise MalformedValue(f"{name}: not a step: {value}")
        step = one_of(found[1], name, self.names)
        return frame(step, int(found[2] or 0), int(found[3] or 0), int(found[4] or 0))


class Field:
    """`attribute` is its name in the state, if it is another one; what is `usual` need not be written."""

    def __init__(self, name: str, codec: Codec[V], *usual: V, attribute: str = "") -> None:
        self.name = name
        self.attribute = attribute or name
        self.codec = cast("Codec[object]", codec)
        self.usual: list[Json] = [codec.out(value) for value in usual]

    def usual_for(self, players: int) -> list[Json]:
        """What goes without saying, if anything does."""
        return self.usual

    def out(self, state: State) -> Json:
        return self.codec.out(getattr(state, self.attribute))

    def into(self, state: State, obj: dict[str, Json]) -> None:
        usual = self.usual_for(state.players)
        value = usual[0] if usual and self.name not in obj else field(obj, self.name)
        setattr(state, self.attribute, self.codec.into(value, self.name, state.players))


class SeatField(Field):
    """One for each seat, as usual the same."""

    def __init__(self, name: str, each: Codec[V], usual: V) -> None:
        super().__init__(name, PerSeat(each))
        self.usual = [each.out(usual)]

    def usual_for(self, players: int) -> list[Json]:
        return [self.usual * players]


class StoredForm:
    """How the states of a game with steps are stored: what all of them have, and the fields of this one."""

    def __init__(
        self,
        game: str,
        course: Course,
        fewest: int,
        most: int,
        options: list[Option],
        fields: Sequence[Field],
    ) -> None:
        self.game = game
        self.course = course
        self.fewest = fewest
        self.most = most
        self.options = options
        self.fields = [Field("stack", ListOf(Frame(course.names))), Field("waiting", Seats()), *fields]

    def dump(self, state: State, options: dict[str, Json]) -> dict[str, Json]:
        """What is as usual is left out."""
        obj: dict[str, Json] = {"game": self.game, "players": state.players}
        chosen = [option for option in self.options if options[option.name] != option.default]
        if chosen:
            obj["options"] = {option.name: options[option.name] for option in chosen}
        obj["chance"] = chance_out(state.chance)
        for part in self.fields:
            value = part.out(state)
            if value not in part.usual_for(state.players):
                obj[part.name] = value
        return obj

    def load(self, obj: Json, make: Callable[[int, Chance, dict[str, Json]], S]) -> S:
        """The state with all of its fields; whether they fit each other is another question."""
        players = whole(field(obj, "players"), "players", self.fewest, self.most)
        assert isinstance(obj, dict)
        if field(obj, "game") != self.game:
            raise MalformedValue(f"game is {obj['game']!r}, not {self.game}")
        options = obj.get("options", {})
        if not isinstance(options, dict):
            raise MalformedValue("options must be an object")
        state = make(players, chance_in(field(obj, "chance")), settle_options(self.options, options))
        for part in self.fields:
            part.into(state, obj)
        known = {"game", "players", "options", "chance", *[part.name for part in self.fields]}
        unknown = [name for name in obj if name not in known]
        if unknown:
            raise MalformedValue(f"no such part: {', '.join(unknown)}")
        return state
