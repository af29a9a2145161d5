"""What every house learns when it opens: who imports this has learnt it, and forks houses that know it."""

import asyncio
import gc
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from capotavola import plugins
from capotavola.server.settings import settings_from
from tests.example import take_off_path
from tests.server.indoors import visited

LATER = [  # what a house imports only when it comes to it
    "capotavola.server.commands",
    "capotavola.server.storage.migrations.upgrading",
    "capotavola.server.storage.postgres",
    "capotavola.server.storage.sqlite",
    "capotavola.server.web.app",
    "encodings.idna",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
]


async def visit(folder: Path) -> None:
    """A house is open for a moment: so all is found that it looks for when it opens."""
    async with visited(settings_from({"CAPO_DATA": str(folder), "CAPO_BOTS": "here"})) as (_, client):
        assert (await client.get("/readyz")).status_code == 200


for module in LATER:
    import_module(module)
take_off_path()
plugins.forget()
plugins.troubles()  # every plug-in is opened, and its texts are read
with TemporaryDirectory() as folder:
    asyncio.run(visit(Path(folder)))
gc.collect()
gc.freeze()
