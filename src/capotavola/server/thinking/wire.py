"""Jobs and what came of them as bytes, for the way to another process and back."""

import traceback

import msgspec

from capotavola.engine.values import canonical, parse_json
from capotavola.server.thinking.bots import BotFailed, Job, Shelf, Thought, consider


class Decided(msgspec.Struct, tag=True):
    seat: int
    action: bytes  # as JSON


class Failed(msgspec.Struct, tag=True):
    table: str
    reason: str
    seat: int | None
    bot: str | None
    trace: str = ""


def written(job: Job) -> bytes:
    return msgspec.msgpack.encode(job)


def answered(job: bytes, shelf: Shelf) -> bytes:
    """Think about a job over there; a failure is an answer too."""
    return msgspec.msgpack.encode(_answer(msgspec.msgpack.decode(job, type=Job), shelf))


def failed(job: bytes, reason: str) -> bytes:
    """The answer where nobody came to think about it."""
    return msgspec.msgpack.encode(Failed(msgspec.msgpack.decode(job, type=Job).table, reason, None, None))


def read(answer: bytes) -> Thought | None:
    """What came of it, back here: BotFailed as if the bot had failed here."""
    found = msgspec.msgpack.decode(answer, type=Decided | Failed | None)
    if found is None:
        return None
    if isinstance(found, Decided):
        action = parse_json(found.action)
        assert isinstance(action, dict)
        return Thought(found.seat, action)
    failure = BotFailed(found.table, found.reason, found.seat, found.bot)
    failure.add_note(found.trace)
    raise failure


def _answer(job: Job, shelf: Shelf) -> Decided | Failed | None:
    try:
        thought = consider(job, shelf)
    except BotFailed as error:
        trace = "".join(traceback.format_exception(error))
        return Failed(error.table, error.reason, error.seat, error.bot, trace)
    return None if thought is None else Decided(thought.seat, canonical(thought.action))
