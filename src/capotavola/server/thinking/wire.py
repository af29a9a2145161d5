"""Jobs and what came of them as bytes, for the way to another process and back."""

import traceback

import msgspec

from capotavola.engine.values import canonical, parse_json
from capotavola.server.thinking.bots import BotFailed, BotTurn, Doubt, Shelf, Thought, consider, judge


class Decided(msgspec.Struct, tag=True):
    seat: int
    action: bytes  # as JSON


class Judged(msgspec.Struct, tag=True):
    taught: bool


class Failed(msgspec.Struct, tag=True):
    table: str
    reason: str
    seat: int | None
    bot: str | None
    trace: str = ""


def written(request: BotTurn | Doubt) -> bytes:
    return msgspec.msgpack.encode(request)


def answered(request: bytes, shelf: Shelf) -> bytes:
    """Think about a request over there; a failure is an answer too."""
    return msgspec.msgpack.encode(_answer(msgspec.msgpack.decode(request, type=BotTurn | Doubt), shelf))


def failed(request: bytes, reason: str) -> bytes:
    """The answer where nobody came to think about it."""
    table = msgspec.msgpack.decode(request, type=BotTurn | Doubt).table
    return msgspec.msgpack.encode(Failed(table, reason, None, None))


def read(answer: bytes) -> Thought | None:
    """What came of it, back here: BotFailed as if the bot had failed here."""
    found = msgspec.msgpack.decode(answer, type=Decided | Failed | None)
    if found is None:
        return None
    if isinstance(found, Decided):
        action = parse_json(found.action)
        assert isinstance(action, dict)
        return Thought(found.seat, action)
    raise _failure(found)


def written_deadline(line: int, at: float) -> bytes:
    """By when what is thought about at the end of a line has to be over."""
    return msgspec.msgpack.encode((line, at))


def read_deadline(word: bytes) -> tuple[int, float]:
    return msgspec.msgpack.decode(word, type=tuple[int, float])


def read_verdict(answer: bytes) -> bool:
    found = msgspec.msgpack.decode(answer, type=Judged | Failed)
    if isinstance(found, Failed):
        raise _failure(found)
    return found.taught


def _failure(found: Failed) -> BotFailed:
    failure = BotFailed(found.table, found.reason, found.seat, found.bot)
    failure.add_note(found.trace)
    return failure


def _answer(request: BotTurn | Doubt, shelf: Shelf) -> Decided | Judged | Failed | None:
    try:
        if isinstance(request, Doubt):
            return Judged(judge(request, shelf))
        thought = consider(request, shelf)
    except BotFailed as error:
        trace = "".join(traceback.format_exception(error))
        return Failed(error.table, error.reason, error.seat, error.bot, trace)
    return None if thought is None else Decided(thought.seat, canonical(thought.action))
