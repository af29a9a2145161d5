"""Opening a table from its log, whoever waits for it."""

import asyncio
import gc
from pathlib import Path

import pytest

from capotavola.server.house.house import House
from capotavola.server.house.metrics import Metrics
from capotavola.server.table.refusing import HouseRefuses
from tests.server.stores import opened


def test_what_went_wrong_is_told_to_who_waits_and_to_nobody_else(tmp_path: Path) -> None:
    unheard: list[object] = []

    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(context))
        async with opened(f"sqlite:///{tmp_path / 'house.db'}") as store:
            house = House(store, Metrics(), 0)
            gone, patient = [asyncio.create_task(house.open("NONE")) for _ in range(2)]
            await asyncio.sleep(0)
            gone.cancel()
            with pytest.raises(HouseRefuses, match="no-such-table"):
                await patient
            alone = asyncio.create_task(house.open("NONE"))
            await asyncio.sleep(0)
            alone.cancel()
            await asyncio.wait([alone])
            await asyncio.sleep(0.2)
            gc.collect()

    asyncio.run(run())
    assert unheard == []
