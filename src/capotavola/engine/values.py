"""The JSON values that leave and enter the engine, and their one canonical form."""

from typing import TypeAlias

import msgspec

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


class MalformedValue(ValueError):
    """A value from outside that has not the form it should have; says which part."""


def canonical(value: Json) -> bytes:
    """The same value always gives the same bytes: keys sorted, no spaces, UTF-8."""
    return msgspec.json.encode(value, order="sorted")


def parse_json(text: str | bytes) -> Json:
    try:
        value: Json = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise MalformedValue(str(error)) from None
    except RecursionError:
        raise MalformedValue("is nested too deeply") from None
    return value


def field(obj: Json, name: str) -> Json:
    """One member of a JSON object, or a complaint that names it."""
    if not isinstance(obj, dict) or name not in obj:
        raise MalformedValue(f"{name} is missing")
    return obj[name]


def members(value: Json, name: str) -> dict[str, Json]:
    if not isinstance(value, dict):
        raise MalformedValue(f"{name} must be an object")
    return value


def whole(value: Json, name: str, low: int = 0, high: int = 2**62) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise MalformedValue(f"{name} must be a whole number from {low} to {high}")
    return value


def wholes(value: Json, name: str, low: int = 0, high: int = 2**62) -> list[int]:
    return [whole(item, name, low, high) for item in items(value, name)]


def items(value: Json, name: str) -> list[Json]:
    if not isinstance(value, list):
        raise MalformedValue(f"{name} must be a list")
    return value


def word(value: Json, name: str) -> str:
    if not isinstance(value, str):
        raise MalformedValue(f"{name} must be a text")
    return value


def one_of(value: Json, name: str, words: list[str]) -> int:
    """The position of a word among those allowed."""
    if isinstance(value, str) and value in words:
        return words.index(value)
    raise MalformedValue(f"{name} must be one of {', '.join(words)}")
