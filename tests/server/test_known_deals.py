"""A deal that everybody may know is the same evening again: the bots, too, do what they did."""

import asyncio
from pathlib import Path

import pytest

import capotavola
from capotavola.engine.values import Json
from capotavola.server.house.attendant import Attendant
from capotavola.server.messages import said
from capotavola.server.thinking.thinker import open_thinker
from tests.server.indoors import Indoors, indoors

ACTIONS = 60  # of all, by which bots that are not the same have done something else


@pytest.mark.parametrize("game", capotavola.games())
def test_bots_play_a_known_deal_as_they_did_before(tmp_path: Path, game: str) -> None:
    """At another table, and whatever is said there."""

    async def run() -> None:
        async with indoors(tmp_path) as rooms:
            attendant = Attendant(rooms.house, open_thinker("here"), rooms.background)
            known = [await played(rooms, attendant, game, words) for words in (0, 3)]
            assert known[0] == known[1]

    asyncio.run(run())


async def played(rooms: Indoors, attendant: Attendant, game: str, words: int) -> list[dict[str, Json]]:
    """What everybody does first, bots at random; the person waits until nobody else is asked."""
    opened = await rooms.table(game, people=1, seed="known")
    for number in range(words):
        await rooms.say(opened, 0, said.Chat(f"w{number}", "table", "ciao"))
    assert opened.table.match is not None
    done = opened.table.match.record.entries
    while len(done) < ACTIONS and opened.table.playing():
        if opened.table.deciders() == [0]:
            action = opened.table.state.legal(0)[0].value()
            await rooms.say(opened, 0, said.Act(f"a{len(done)}", opened.table.versions[0], action))
        else:
            await attendant.attend(opened)
            await asyncio.sleep(0)
        assert opened.table.match is not None
        done = opened.table.match.record.entries
    return [entry.value() for entry in done]
