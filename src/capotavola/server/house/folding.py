"""Tables made of what is stored of them: of the whole log, or of a picture and what came after it."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from capotavola.engine.content import ContentError
from capotavola.engine.game import BadSetup
from capotavola.server.house.floor import Floor
from capotavola.server.storage.store import Damaged, Kept, Opening
from capotavola.server.table.fold import take
from capotavola.server.table.log import Entry
from capotavola.server.table.refusing import house_refuses
from capotavola.server.table.table import Heard, HouseTable

AT_ONCE = 500  # entries that are read of a log
TURN = 0.004  # seconds for which a long log keeps the loop

Hearing = Callable[[HouseTable, Heard], bool]


async def folded(
    floor: Floor,
    kept: Kept,
    hears: Hearing = lambda *_: True,
    start: HouseTable | None = None,
    entries: list[Entry] | None = None,
) -> HouseTable:
    """The table as its log makes it; `hears` is told of every entry and says whether to go on.

    `entries` are the first ones after `start`, where somebody has read them already.
    A long log is read in parts and folded in short turns: others are not kept waiting.
    """
    table = start or _empty(floor, kept)
    while True:
        if entries is None:
            entries = await floor.store.entries(kept.id, table.number, AT_ONCE)
        turn = time.perf_counter() + TURN
        for entry in entries:
            heard = _taken(table, entry)
            if not hears(table, heard):
                return table
            if time.perf_counter() > turn:
                await asyncio.sleep(0)
                turn = time.perf_counter() + TURN
        if len(entries) < AT_ONCE:
            return table
        entries = None


async def latest(floor: Floor, opening: Opening) -> tuple[HouseTable, int]:
    """From its newest picture on, if that goes together with the log, else from its beginning.

    With it the number of the picture's entry, or 0.
    """
    kept, picture, entries = opening.kept, opening.picture, opening.entries
    table = _empty(floor, kept)
    if picture is None:
        return await folded(floor, kept, start=table, entries=entries), 0
    if floor.album.show(picture, table):
        forgotten = table.forgotten
        with suppress(Damaged):
            await folded(floor, kept, start=table, entries=entries)
            if table.forgotten == forgotten:
                return table, picture.number
    return await folded(floor, kept), 0


def _empty(floor: Floor, kept: Kept) -> HouseTable:
    complain = floor.complaints.complain
    try:
        game = floor.cupboard.box(kept.setup)
    except BadSetup:  # the package that brought it is gone
        complain(f"table {kept.code} cannot be opened: there is no game {kept.setup.game}")
        raise house_refuses("no-such-game", game=kept.setup.game) from None
    except ContentError:  # its own box was for another version
        complain(f"table {kept.code} cannot be opened: its box is of another version")
        raise house_refuses("other-rules") from None
    if not kept.setup.fits(game):
        complain(f"table {kept.code} cannot be opened: it was played by other rules")
        raise house_refuses("other-rules")
    return HouseTable(kept.code, kept.setup, game, kept.secret, kept.created)


def _taken(table: HouseTable, entry: Entry) -> Heard:
    try:
        return take(table, entry)
    except Exception as error:  # whatever a false entry breaks
        raise Damaged(f"table {table.code}: entry {entry.number} does not hold ({error!r})") from error
