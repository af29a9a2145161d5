"""The house's part of the command `capo`: serve, backup, export, import, delete and the like."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import msgspec

from capotavola.server.bodies import BanShown, NewBan, ReportShown
from capotavola.server.doorstep import check_free, show_when_open
from capotavola.server.house.house import House
from capotavola.server.house.metrics import Metrics
from capotavola.server.house.order import Order
from capotavola.server.house.privacy import forget, kept_about
from capotavola.server.house.retention import remove_table
from capotavola.server.house.transfer import BadTable, export_table, import_table
from capotavola.server.serve import serve
from capotavola.server.settings import BadSetting, NotNow, Settings
from capotavola.server.storage.backup import backup
from capotavola.server.storage.sqlstore import open_store
from capotavola.server.storage.store import Damaged, StoreTrouble
from capotavola.server.table.refusing import HouseRefuses
from capotavola.server.thinking.thinker import open_thinker

T = TypeVar("T")


class Commands:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def serve(self, show: bool = False) -> None:
        """What cannot work is said in one line, before anything starts; with `show`, where the house is."""
        try:
            open_thinker(self.settings.bots)
        except BadSetting as error:
            raise BadSetting(f"CAPO_BOTS: {error}") from None
        if show and self.settings.port == 0:
            raise BadSetting("--open needs a port that is known: CAPO_PORT must not be 0")
        self._make_folder()
        asyncio.run(self._at_house(_look_around))
        check_free(self.settings)
        if show:
            show_when_open(self.settings)
        serve(self.settings)

    def backup(self, to: Path) -> None:
        """The whole database, while the house is open."""
        self._check_house()
        try:
            asyncio.run(backup(self.settings.database, to))
        except (StoreTrouble, ValueError) as error:
            raise BadSetting(str(error)) from None

    def export(self, code: str, to: Path) -> None:
        """To a new file, for nobody else's eyes: it holds the secret of the deal."""
        self._check_house()
        raw = asyncio.run(self._at_house(lambda house: export_table(house, code.upper())))
        _write_new(to, raw)

    def import_(self, file: Path) -> str:
        """The code of the table."""
        raw = file.read_bytes()
        self._check_house()
        try:
            return asyncio.run(self._at_house(lambda house: import_table(house, raw)))
        except BadTable as error:
            raise BadSetting(f"{file}: {error}") from None

    def close(self, code: str) -> None:
        """The game is ended; a table that cannot be opened is no longer listed or attended to."""
        self._check_house()
        asyncio.run(self._at_house(lambda house: Order(house).close_table(code.upper())))

    def desk(self) -> list[str]:
        """Reports and bans, the newest first, in lines."""
        self._check_house()
        desk = asyncio.run(self._at_house(lambda house: Order(house).desk()))
        return [*map(_report_line, desk.reports), *map(_ban_line, desk.bans)]

    def ban(self, whom: dict[str, str | int], hours: int, wide: bool, note: str) -> None:
        """As a request would say it; what does not fit is said in a sentence."""
        self._check_house()
        try:
            wish = msgspec.convert({**whom, "hours": hours, "wide": wide, "note": note}, NewBan)
        except msgspec.ValidationError as error:
            raise BadSetting(str(error)) from None
        asyncio.run(self._at_house(lambda house: Order(house).ban(wish)))

    def lift(self, number: int) -> None:
        self._check_house()
        if not asyncio.run(self._at_house(lambda house: Order(house).lift(number))):
            raise BadSetting(f"there is no ban {number}")

    def settle(self, number: int) -> None:
        self._check_house()
        if not asyncio.run(self._at_house(lambda house: Order(house).settle(number))):
            raise BadSetting(f"there is no report {number}")

    def delete(self, code: str) -> None:
        """A table with its log, for good."""
        self._check_house()
        asyncio.run(self._at_house(lambda house: remove_table(house, code.upper())))

    def about(self, code: str, key: str, to: Path) -> None:
        """All that is kept about the holder of a key, for nobody else's eyes."""
        self._check_house()
        kept = asyncio.run(self._at_house(lambda house: kept_about(house, code.upper(), key)))
        _write_new(to, msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")

    def forget(self, code: str, key: str) -> list[str]:
        """The tables at which the holder of the key is nobody now."""
        self._check_house()
        return asyncio.run(self._at_house(lambda house: forget(house, code.upper(), key)))

    async def _at_house(self, work: Callable[[House], Awaitable[T]]) -> T:
        """At the house's storage, whether it is open or not."""
        try:
            store = await open_store(self.settings.database)
            try:
                return await work(House(store, Metrics(), self.settings.bot_delay))
            finally:
                await store.close()
        except StoreTrouble as error:
            raise NotNow(str(error)) from None
        except Damaged as error:
            raise BadSetting(str(error)) from None
        except HouseRefuses as refuses:
            named = ", ".join(str(value) for value in refuses.refused.args.values())
            raise BadSetting(f"{refuses.refused.reason}: {named}") from None

    def _make_folder(self) -> None:
        """For a database that is a file; for nobody else's eyes."""
        file = self._file()
        if file is not None:
            try:
                file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            except OSError as error:
                raise BadSetting(f"the data folder cannot be made: {error}") from None

    def _check_house(self) -> None:
        """Who asks for a table of a house that is not there has the wrong folder: none is made."""
        file = self._file()
        if file is not None and not file.is_file():
            raise BadSetting(f"there is no house here: {file} is missing (CAPO_DATA names its folder)")

    def _file(self) -> Path | None:
        """Of the database, if it is one."""
        kind, _, path = self.settings.database.partition(":///")
        return Path(path) if kind == "sqlite" else None


def _report_line(report: ReportShown) -> str:
    about = "the table" if report.seat is None else f"{report.about} (seat {report.seat + 1})"
    said = "".join(f"\n    {about}: {line}" for line in report.lines)
    words = f": {report.text}" if report.text else ""
    head = f"report {report.id} · {_when(report.at)} · {report.code}"
    return f"{head} · {report.by} on {about}: {report.why}{words}{said}"


def _ban_line(ban: BanShown) -> str:
    note = f" · {ban.note}" if ban.note else ""
    return f"ban {ban.id} · {ban.kind} {ban.what} · until {_when(ban.until)}{note}"


def _when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).astimezone().isoformat(" ", "minutes")


def _write_new(to: Path, raw: bytes) -> None:
    with open(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(raw)


async def _look_around(house: House) -> None:
    await house.store.ping()
