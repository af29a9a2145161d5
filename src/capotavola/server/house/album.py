"""Pictures of tables, as far as they can be relied upon: whatever they show, the log is right."""

import logging
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable

import capotavola
from capotavola.engine.boxes import files_of
from capotavola.engine.game import Game
from capotavola.server.storage.store import Kept, Picture, Store
from capotavola.server.table.picture import BadPicture, hang_up, take_picture
from capotavola.server.table.table import HouseTable

FOLDING = ("engine", "server/table")  # besides the game itself


logger = logging.getLogger("capotavola.album")


class Album:
    def __init__(self, store: Store) -> None:
        self._store = store

    def show(self, picture: Picture, table: HouseTable) -> bool:
        """Make an empty table what the picture shows; whether it is of use."""
        try:
            hang_up(table, picture.body, edition_of(table.game))
        except BadPicture as bad:
            logger.info("table %s is made of its log, for its picture is of no use: %s", table.code, bad)
            return False
        return table.number == picture.number

    def take(self, table: HouseTable) -> Picture:
        return Picture(table.number, take_picture(table, edition_of(table.game)))

    async def keep(self, kept: Kept, picture: Picture) -> bool:
        return await self._store.keep_picture(kept.id, picture)


def edition_of(game: Game) -> bytes:
    """Of all that makes a table of a log: what another edition has made is not to be relied upon."""
    digest = blake2b(_sources(game.name), digest_size=16)
    digest.update(f"{capotavola.__version__} {game.rules_version} {game.content_hash}".encode())
    return digest.digest()


@cache
def _sources(game: str) -> bytes:
    """A release has a number, but whoever works on the house has many of the same."""
    digest = blake2b()
    for folder in [*(files("capotavola").joinpath(part) for part in FOLDING), files_of(game)]:
        for file in _modules(folder):
            digest.update(file.read_bytes())
    return digest.digest()


def _modules(folder: Traversable) -> Iterator[Traversable]:
    for part in sorted(folder.iterdir(), key=lambda part: part.name):
        if part.is_dir():
            yield from _modules(part)
        elif part.name.endswith(".py"):
            yield part
