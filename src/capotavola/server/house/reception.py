"""Opening tables, sitting down at them, and playing once more."""

from typing import NamedTuple

import msgspec

from capotavola.bots.catalogue import names_for
from capotavola.bots.names import free_names
from capotavola.engine.game import BadSetup, Game
from capotavola.server.bodies import NewTable
from capotavola.server.house.house import House
from capotavola.server.house.keys import hashed, key_after, new_key
from capotavola.server.house.opened import OpenTable
from capotavola.server.storage.store import CodeTaken
from capotavola.server.table import decisions
from capotavola.server.table.log import AnyLog, Begun, BotSat, Hushed, Rematched, Sat, TableSetup
from capotavola.server.table.refusing import HouseRefuses, house_refuses
from capotavola.server.table.table import HouseTable
from capotavola.server.table.watching import check_new_name

USUAL_PLAYERS = 4


class Seating(NamedTuple):
    """A person with a key at a table."""

    opened: OpenTable
    seats: list[int]
    key: str


async def open_table(house: House, wish: NewTable) -> Seating:
    """A new table with those who opened it on its first seats."""
    try:
        game = house.game(wish.game) if wish.edition is None else house.editions.game(wish.game, wish.edition)
        setup = TableSetup(
            game=wish.game,
            players=_players(game, wish),
            options=game.settle(wish.options),
            clock=wish.clock,
            visibility=wish.visibility,
            rules=game.rules_version,
            content=game.content_hash,
            seed=wish.seed,
            edition=wish.edition,
            box=game.box,
        )
    except BadSetup as bad:
        raise house_refuses("bad-setup", complaint=str(bad)) from None
    key = new_key()
    first = _sitting_down(wish, hashed(key))
    if wish.fill is not None:
        first += _bots(game, wish.fill, [*range(len(wish.names), setup.players)], wish.names)
    if wish.start:
        free = setup.players - len(first)
        if free:
            raise house_refuses("seats-free", count=free)
        first.append(Begun())
    if wish.hushed:
        first.append(Hushed(True))
    return Seating(await house.create(setup, first), [*range(len(wish.names))], key)


def _players(game: Game, wish: NewTable) -> int:
    players = wish.players or min(game.most, max(game.fewest, USUAL_PLAYERS, len(wish.names)))
    game.check_players(players)
    if len(wish.names) > players:
        raise BadSetup(f"{len(wish.names)} people cannot sit at a table for {players}")
    return players


def _sitting_down(wish: NewTable, key: str) -> list[AnyLog]:
    entries: list[AnyLog] = []
    for seat, name in enumerate(wish.names):
        decisions.check_name(name, wish.names[:seat])
        entries.append(Sat(seat, name.strip(), key, wish.luck if seat == 0 else ""))
    return entries


def _bots(game: Game, bot: str, seats: list[int], taken: list[str]) -> list[AnyLog]:
    if bot not in names_for(game.name):
        raise house_refuses("no-such-bot", bot=bot)
    return [BotSat(seat, bot, name) for seat, name in zip(seats, free_names(taken, bot), strict=False)]


async def sit_down(
    house: House, opened: OpenTable, held: str | None, name: str, seat: int | None, luck: str
) -> Seating:
    """A person on one more seat; `held` is a key that the person has at this table already."""
    key = held or new_key()
    taken: list[int] = []

    def sitting(table: HouseTable) -> list[AnyLog]:
        entry = decisions.sit(table, hashed(key), name, seat, luck)
        taken[:] = [entry.seat]
        return [entry]

    await house.write(opened, sitting)
    return Seating(opened, opened.table.seats_of(hashed(key)) or taken, key)


async def watch(house: House, opened: OpenTable, held: str | None, name: str) -> Seating:
    """A spectator with a name, who may talk to other spectators; `held` is the hash of a key from before."""
    key = new_key()

    def watching(table: HouseTable) -> list[AnyLog]:
        check_new_name(table, held or "")
        return [decisions.watch(table, hashed(key), name)]

    await house.write(opened, watching)
    return Seating(opened, [], key)


async def rematch(house: House, opened: OpenTable, key: str, luck: str) -> Seating:
    """The same table once more: the first who asks opens it, the others sit down where they sat.

    When nobody is missing it begins, so at once where all the others are bots. Whoever asks again is told the
    same: the new key comes of the old one.
    """
    table = opened.table
    if not table.finished():
        raise house_refuses("not-finished")
    mine = table.seats_of(hashed(key))
    if not mine:
        raise house_refuses("not-seated")
    again = await _open_again(house, opened)
    secret = key_after(key, again.kept.code)
    names = [(seat, table.seats[seat].name or "") for seat in mine]

    def sitting(new: HouseTable) -> list[AnyLog]:
        if new.seats_of(hashed(secret)):
            return []
        free = {number for number, seat in enumerate(new.seats) if seat.kind == "free"}
        begins = new.status == "open" and free <= set(mine)
        sat: list[AnyLog] = [decisions.sit(new, hashed(secret), name, seat, luck) for seat, name in names]
        return [*sat, Begun()] if begins else sat

    await house.write(again, sitting)
    return Seating(again, again.table.seats_of(hashed(secret)), secret)


async def _open_again(house: House, opened: OpenTable) -> OpenTable:
    """With the same bots. First its code is in the log, then it is made: so there is never more than one."""
    if opened.table.rematch is None:
        code = await house.free_code()
        await house.write(opened, lambda now: [Rematched(code)] if now.rematch is None else [])
    table = opened.table
    assert table.rematch is not None
    try:
        return await house.open(table.rematch)
    except HouseRefuses as refuses:
        if refuses.refused.reason != "no-such-table":
            raise
    first: list[AnyLog] = [
        BotSat(number, seat.bot, seat.name or "")
        for number, seat in enumerate(table.seats)
        if seat.kind == "bot" and seat.bot is not None
    ]
    if table.hushed:
        first.append(Hushed(True))
    try:
        return await house.create(msgspec.structs.replace(table.setup, seed=None), first, table.rematch)
    except CodeTaken:  # in the same moment
        return await house.open(table.rematch)
