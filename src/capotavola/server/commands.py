"""The house's part of the command `capo`: serve, backup, export, import, delete and the like."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from capotavola.server.doorstep import check_free, show_when_open
from capotavola.server.house.house import House, is_shut
from capotavola.server.house.metrics import Metrics
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
        """A table that cannot be opened; of any other its players decide."""
        asyncio.run(self._at_house(lambda house: _close(house, code.upper())))

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


def _write_new(to: Path, raw: bytes) -> None:
    with open(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(raw)


async def _close(house: House, code: str) -> None:
    try:
        await house.open(code)
    except HouseRefuses as refuses:
        if not is_shut(refuses) or not await house.store.close_table(code):
            raise
    else:
        raise BadSetting(f"the table {code} can be opened: its players may end it")


async def _look_around(house: House) -> None:
    await house.store.ping()
