"""Two workers on one PostgreSQL serve the same tables; one that is killed in mid-game costs nothing."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.audit import audit
from tests.server.hammer import Party, Player, open_party, playing, wait_for
from tests.server.nursery import PICTURES
from tests.server.pair import Pair, at_both, history
from tests.server.told import Happening, Message, Object, read_message

pytestmark = pytest.mark.slow

WISHES: list[Object] = [
    {"game": "corleone", "players": 4},
    {"game": "omerta", "players": 4, "options": {"snap": "race"}},
    {"game": "cosanostra", "players": 3},
]
QUESTIONS = 30
SOONEST = 250  # milliseconds that a bot takes at least


@pytest.fixture(params=["postgresql", "redis"])
def pair(request: pytest.FixtureRequest, tmp_path: Path, postgres_url: str) -> Pair:
    if request.param == "redis":
        return Pair(tmp_path, postgres_url, CAPO_CHANNELS=request.getfixturevalue("redis_url"))
    return Pair(tmp_path, postgres_url)


# Both serve all tables


def test_seats_of_one_table_are_spread_over_both_workers(pair: Pair) -> None:
    async def run() -> None:
        async with pair.open(), at_tables(pair.urls, Random(1)) as parties:
            await play_to_the_end(pair.urls, parties)

    asyncio.run(run())


def test_what_happens_at_one_worker_is_soon_heard_at_the_other(pair: Pair) -> None:
    async def run() -> None:
        async with pair.open():
            party = await open_party(pair.urls, WISHES[0], 2, Random(2))
            party.fall_silent()
            async with playing(*party.players):
                await pair.hear_each_other_soon(party)

    asyncio.run(run())


# Races between workers


def test_of_two_who_want_one_seat_one_gets_it(tmp_path: Path, postgres_url: str) -> None:
    pair = Pair(tmp_path, postgres_url)

    async def run() -> None:
        async with pair.open(), pair.counters() as counters:
            for _ in range(15):
                wish = {"game": "omerta", "players": 3, "names": ["Anna"]}
                code = (await counters[0].post("", json=wish)).json()["code"]
                wishes: list[Object] = [{"name": name, "seat": 1} for name in ("Bea", "Carlo")]
                answers = await at_both(counters, f"/{code}/seats", wishes)
                assert sorted(answer.status_code for answer in answers) == [201, 409]
                refused = [answer.json() for answer in answers if answer.status_code == 409]
                assert refused[0]["reason"] == "seat-taken"
                seats = [(await counter.get(f"/{code}")).json()["seats"][1] for counter in counters]
                assert seats[0] == seats[1]

    asyncio.run(run())


@pytest.mark.parametrize(("ids", "answered"), [(["x", "x"], [200, 200]), (["x", "y"], [200, 409])])
def test_of_two_answers_to_one_question_one_counts(
    tmp_path: Path, postgres_url: str, ids: list[str], answered: list[int]
) -> None:
    """A message that was sent again is done once; of two devices at one seat the first decides."""
    pair = Pair(tmp_path, postgres_url)

    async def run() -> None:
        async with pair.open():
            party = await open_party(pair.urls, {"game": "corleone", "players": 2}, 1, Random(3))
            async with pair.counters(party.code, party.key) as counters:
                for number in range(QUESTIONS):
                    state = await its_turn(counters[number % 2])
                    assert state.position is not None
                    move = {"type": "act", "seen": state.version, "action": state.position.legal[0]}
                    bodies = [{**move, "id": f"{name}{number}"} for name in ids]
                    answers = await at_both(counters, "/messages", bodies)
                    assert sorted(answer.status_code for answer in answers) == answered
                first, second = [await history(counter) for counter in counters]
                assert second[: len(first)] == first  # the bot may have gone on meanwhile
                assert sum(happening.why == "chosen" for happening in first) == QUESTIONS

    asyncio.run(run())


async def its_turn(counter: httpx.AsyncClient) -> Message:
    """How things stand when the game waits for the person."""
    while True:
        state = read_message((await counter.get("/state")).content)
        if state.position is not None and state.position.legal:
            return state
        await asyncio.sleep(0.02)


# A worker dies


@pytest.mark.parametrize("env", [{}, {PICTURES: "yes"}], ids=["from logs", "from pictures"])
def test_a_worker_killed_in_mid_game_costs_nothing(
    tmp_path: Path, postgres_url: str, env: dict[str, str]
) -> None:
    pair = Pair(tmp_path, postgres_url, **env)

    async def run() -> None:
        async with pair.open(), at_tables(pair.urls, Random(4)) as parties:
            for killed in (pair.first, pair.second, pair.first):
                await some_moves(parties)
                await killed.kill()
                await some_moves(parties)
                await killed.start()
                await killed.ready()
            await play_to_the_end(pair.urls, parties)

    asyncio.run(run())


# What is due is done once


def test_every_turn_of_a_bot_is_done_once(tmp_path: Path, postgres_url: str) -> None:
    """Though both workers have the table, and the one that owes the turn is killed."""
    pair = Pair(tmp_path, postgres_url, CAPO_BOT_DELAY=str(2 * SOONEST))

    async def run() -> None:
        async with pair.open():
            party = await open_party(pair.urls[:1], {"game": "corleone", "players": 4}, 1, Random(5))
            player, watcher = party.players[0], party.spectator(pair.second.url)
            player.houses.append(watcher.houses[0])
            async with playing(player, watcher):
                await wait_for("both", lambda: player.version > 20 and watcher.version > 20)
                await wait_for("a bot's turn", lambda: not player.asked())
                player.acts = player.talks = False
                await pair.first.kill()
                heard = watcher.version
                await wait_for("the bot's turn", lambda: watcher.version > heard)
                player.acts = True
                await some_moves([party], 5)
                acts = [happening for happening in watcher.heard if happening.kind in ("started", "acted")]
                for before, after in pairwise(acts):
                    # From half to one and a half of the usual; a turn done twice would come at once.
                    assert after.why != "bot" or after.at - before.at >= SOONEST

    asyncio.run(run())


def test_every_deadline_is_kept_once(tmp_path: Path, postgres_url: str) -> None:
    """Though both workers have the table, and the one that owes it is killed."""
    pair = Pair(tmp_path, postgres_url)
    clock = {"kind": "live", "start": 25, "increment": 0, "cap": 25}

    async def run() -> None:
        async with pair.open():
            party = await open_party(
                pair.urls[:1], {"game": "corleone", "players": 2, "clock": clock}, 2, Random(6)
            )
            for player in party.players:
                player.houses.append(pair.second.url.replace("http", "ws", 1))
            watcher = party.spectator(pair.second.url)
            party.fall_silent()
            async with playing(*party.players, watcher):
                await asyncio.sleep(5)
                assert not overdue(watcher)
                await pair.first.kill()
                await wait_for("two deadlines", lambda: len(overdue(watcher)) >= 2)
                acts = [happening for happening in watcher.heard if happening.kind in ("started", "acted")]
                for before, after in pairwise(acts):
                    # Who has no time left gets ten seconds more; what is done twice would come at once.
                    assert (after.why, after.at - before.at >= 10_000) == ("overdue", True)
                    assert after.at - before.at < 75_000
                assert acts[1].at - acts[0].at >= 25_000

    asyncio.run(run())


def overdue(player: Player) -> list[Happening]:
    return [happening for happening in player.heard if happening.why == "overdue"]


# What they have in common


@asynccontextmanager
async def at_tables(houses: list[str], luck: Random) -> AsyncIterator[list[Party]]:
    """Three people at a table of each game."""
    parties = [await open_party(houses, wish, 3, luck) for wish in WISHES]
    async with playing(*[player for party in parties for player in party.players]):
        yield parties


async def some_moves(parties: list[Party], moves: int = 15) -> None:
    wanted = [party.acknowledged() + moves for party in parties]
    await wait_for(
        "some moves at every table",
        lambda: all(p.over() or p.acknowledged() >= n for p, n in zip(parties, wanted, strict=True)),
    )


async def play_to_the_end(houses: list[str], parties: list[Party]) -> None:
    for wish, party in zip(WISHES, parties, strict=True):
        await wait_for("the end of the game", party.over)
        for house in houses:
            await asyncio.to_thread(audit, house, str(wish["game"]), party)
