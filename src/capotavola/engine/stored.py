"""Parts of a dumped state that every game has."""

from capotavola.engine.chance import Chance, fast_chance
from capotavola.engine.values import Json, MalformedValue, field, items, whole, wholes, word


def chance_out(chance: Chance) -> dict[str, Json]:
    if chance.fast:
        return {"fast": chance.fast}
    if chance.script is not None:
        return {"script": [*chance.script], "counter": chance.counter}
    return {"key": chance.key.hex(), "counter": chance.counter}


def chance_in(obj: Json) -> Chance:
    if isinstance(obj, dict) and "fast" in obj:
        chance = fast_chance(1)
        chance.fast = whole(obj["fast"], "chance.fast", 1, 2**32 - 1)
        return chance
    if isinstance(obj, dict) and "script" in obj:
        chance = Chance(b"")
        chance.script = wholes(obj["script"], "chance.script", 0, 2**32 - 1)
    else:
        try:
            chance = Chance(bytes.fromhex(word(field(obj, "key"), "chance.key")))
        except ValueError:
            raise MalformedValue("chance.key must be hexadecimal") from None
    chance.counter = whole(field(obj, "counter"), "chance.counter")
    return chance


def per_seat(value: Json, name: str, players: int) -> list[Json]:
    values = items(value, name)
    if len(values) != players:
        raise MalformedValue(f"{name} must have {players} entries, one for each seat")
    return values


def must(fits: bool, complaint: str) -> None:
    """A condition of a state that can be played."""
    if not fits:
        raise MalformedValue(complaint)
