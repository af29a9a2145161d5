"""Before the door is opened: what is done once is done then, and not while the first visitors wait."""

from capotavola.engine.boxes import own_games
from capotavola.server.house.album import edition_of
from capotavola.server.house.house import House


async def get_ready(house: House) -> None:
    """Games are on the shelf, it is known which pictures are of use, and the storage has been asked once."""
    for name in own_games():
        edition_of(house.game(name))
    await house.store.get_ready()
