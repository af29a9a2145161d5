"""What lies on the table: as it is kept and stored, and as it is shown."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from capotavola.engine.stored import must

FAVOURS: Final = ["judge", "senator"]
NOBODY: Final = -1
NOT_SEALED: Final = -1

Few: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
PerSeat: TypeAlias = Annotated[list[Few], Meta(min_length=2, max_length=4)]


class Table(Struct, forbid_unknown_fields=True):
    """All that changes but chance. After the last round `round` is one more than `rounds`."""

    rounds: Annotated[int, Meta(ge=3, le=9)]
    round: Few
    coins: PerSeat
    influence: PerSeat
    worth: list[Annotated[int, Meta(ge=1, le=6)]]
    favours: list[Annotated[int, Meta(ge=NOBODY, lt=len(FAVOURS))]]
    """Whom the envelope of each seat is for."""
    paid: list[Annotated[int, Meta(ge=NOT_SEALED, le=999)]]
    """What is in it; 0 is an empty one."""

    def __post_init__(self) -> None:
        """A table that somebody wrote down can be played, or is refused with the reason."""
        seats = len(self.coins)
        must(len(self.influence) == len(self.favours) == len(self.paid) == seats, "each seat needs an entry")
        must(len(self.worth) == len(FAVOURS), "worth must have an entry for each favour")
        must(self.round <= self.rounds + 1, "round is beyond the last")
        must(NOT_SEALED in self.paid, "when all envelopes are sealed, they are opened")
        must(
            self.round <= self.rounds or set(self.paid) == {NOT_SEALED},
            "after the last round nothing is paid",
        )
        for has, favour, paid in zip(self.coins, self.favours, self.paid, strict=True):
            must(paid <= has and (favour != NOBODY) == (paid > 0), "paid must fit coins and favours")


class Favour(Struct):
    favour: str
    influence: int


class Envelope(Struct):
    favour: str
    coins: int


class Seat(Struct):
    influence: int
    coins: int
    sealed: bool
    envelope: Envelope | None


class Options(Struct):
    rounds: int


class View(Struct):
    game: Literal["bustarella"]
    viewer: int | None
    players: int
    options: Options
    step: Literal["sealing", "over"]
    deciders: list[int]
    round: int
    favours: list[Favour]
    seats: list[Seat]
