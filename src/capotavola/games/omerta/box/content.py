"""The figures of a box of Omerta, from a content file."""

from pathlib import Path
from typing import Literal

import msgspec

from capotavola.engine.content import ContentFile, Origin, built_in
from capotavola.games.omerta.cards import CHARACTER_NAMES, HIGHEST_BOTTLE, KIND_NAMES, KINDS
from capotavola.games.omerta.rules import Rules, verbs

BOTTLES = 40  # OM-1.1
CHARACTERS = 20


class Bottle(msgspec.Struct, forbid_unknown_fields=True):
    value: int
    copies: int
    origin: Origin


class Character(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    points: int
    points_origin: Origin
    copies: int
    copies_origin: Origin


class Box(msgspec.Struct, forbid_unknown_fields=True):
    game: Literal["omerta"]
    edition: str
    bottle: list[Bottle]
    character: list[Character]


def read(path: Path | None) -> tuple[Rules, str]:
    """The rules with these figures, and the content's fingerprint; ContentError if they do not fit."""
    file = ContentFile(path or built_in("omerta"))
    box = file.as_type(Box)
    points = [0] * KINDS
    copies = [0] * KINDS
    _read_bottles(file, box.bottle, points, copies)
    _read_characters(file, box.character, points, copies)
    return Rules(points, copies, verbs()), file.fingerprint()


def _read_bottles(file: ContentFile, bottles: list[Bottle], points: list[int], copies: list[int]) -> None:
    """Each value once, forty cards in all (OM-1.1, OM-1.2)."""
    for number, bottle in enumerate(bottles):
        here = f".bottle[{number}]"
        if not 1 <= bottle.value <= HIGHEST_BOTTLE:
            raise file.error(f"{here}.value", f"a bottle is worth 1 to {HIGHEST_BOTTLE}, not {bottle.value}")
        if points[bottle.value]:
            raise file.error(f"{here}.value", f"bottle {bottle.value} stands in the file twice")
        if bottle.copies < 0:
            raise file.error(f"{here}.copies", f"copies cannot be {bottle.copies}")
        points[bottle.value] = bottle.value
        copies[bottle.value] = bottle.copies
    total = sum(bottle.copies for bottle in bottles)
    if total != BOTTLES:
        raise file.error(".bottle[0]", f"the bottles are {total} cards, not {BOTTLES} (OM-1.1)")


def _read_characters(
    file: ContentFile, characters: list[Character], points: list[int], copies: list[int]
) -> None:
    """Each character once, twenty cards in all (OM-1.1)."""
    seen: set[str] = set()
    for number, character in enumerate(characters):
        here = f".character[{number}]"
        file.must_know(f"{here}.name", "character", character.name, CHARACTER_NAMES)
        if character.name in seen:
            raise file.error(f"{here}.name", f"{character.name} stands in the file twice")
        if not 0 <= character.points <= 100:
            raise file.error(f"{here}.points", f"points must be from 0 to 100, not {character.points}")
        if character.copies < 0:
            raise file.error(f"{here}.copies", f"copies cannot be {character.copies}")
        seen.add(character.name)
        kind = KIND_NAMES.index(character.name)
        points[kind] = character.points
        copies[kind] = character.copies
    total = sum(character.copies for character in characters)
    if total != CHARACTERS:
        raise file.error(".character[0]", f"the characters are {total} cards, not {CHARACTERS} (OM-1.1)")
