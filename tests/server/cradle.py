"""What every house learns when it opens: who imports this has learnt it, and forks houses that know it."""

import gc
from importlib import import_module

import capotavola
from capotavola import plugins
from capotavola.server.house.album import edition_of
from tests.example import take_off_path

LATER = [  # what a house imports only when it comes to it
    "anyio._backends._asyncio",
    "capotavola.server.commands",
    "capotavola.server.storage.migrations.upgrading",
    "capotavola.server.storage.postgres",
    "capotavola.server.storage.sqlite",
    "capotavola.server.web.app",
    "encodings.idna",
    "litestar._kwargs",
    "litestar.middleware._internal.exceptions",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
]

for module in LATER:
    import_module(module)
take_off_path()
plugins.forget()
plugins.troubles()  # every plug-in is opened, and its texts are read
for game in capotavola.games():
    edition_of(capotavola.game(game))
gc.collect()
gc.freeze()
