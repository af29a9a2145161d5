"""What the fields of messages hold: which texts and numbers are taken at all."""

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from capotavola.engine.values import Json

# msgspec cannot read a type that is made of itself, as Json is.
if TYPE_CHECKING:
    Object: TypeAlias = dict[str, Json]
    AnyJson: TypeAlias = Json
else:
    Object = dict[str, Any]
    AnyJson = Any

END = r"(?![\s\S])"  # of a text, in Python and in JavaScript; `$` would let a line end pass
Id = Annotated[str, Meta(pattern="^[!-~]{1,64}" + END)]
SeatNumber = Annotated[int, Meta(ge=0, le=6)]
WatcherNumber = Annotated[int, Meta(ge=1, le=2**31)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Milliseconds = Annotated[int, Meta(ge=0, le=2**53)]
Nickname = Annotated[str, Meta(min_length=1, max_length=30)]
Luck = Annotated[str, Meta(max_length=128, pattern="^([0-9a-f]{2})*" + END)]
BotName = Annotated[str, Meta(max_length=30)]
Matter = Literal["pause", "resume", "end"]
Status = Literal["open", "playing", "paused", "over", "ended"]
