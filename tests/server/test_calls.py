"""Calls for who is away: when, how often, and for whom."""

import asyncio
import json
from functools import partial
from pathlib import Path

import pytest

from capotavola.server import bodies
from capotavola.server.bodies import NewTable
from capotavola.server.clock import DaysClock
from capotavola.server.house.calls.caller import MINUTE, PATIENCE, TRY_AGAIN, Caller, awake_at
from capotavola.server.house.calls.ways import open_ways
from capotavola.server.house.calls.words import say
from capotavola.server.house.keys import hashed
from capotavola.server.house.privacy import forget
from capotavola.server.house.reception import open_table, sit_down
from capotavola.server.messages import said
from capotavola.server.settings import BadSetting, settings_from
from capotavola.server.storage import calls as kept
from capotavola.server.storage.calls import MOST, MOST_FAILURES, Wanted
from capotavola.server.table.decisions import Who
from capotavola.server.table.log import AnyLog, Done, Gone, Returned
from capotavola.server.table.refusing import HouseRefuses
from capotavola.server.table.table import HouseTable
from capotavola.speech.languages import LANGUAGES
from tests.server.calling import (
    HOOKS,
    ORIGIN,
    Clock,
    Receiver,
    Subscribed,
    Waiting,
    receiver,
    wanting,
)
from tests.server.indoors import indoors, visited
from tests.server.stores import opened

WANTED = Wanted(0, "K7XQ", "key", "hook", "https://x.test", "en", None, None, 0, "t" * 32, True, 0, 0, 1)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    address: str = request.getfixturevalue("postgres_url")
    return address


def test_a_table_in_days_calls_once_for_each_turn(tmp_path: Path) -> None:
    async def run(there: Receiver) -> None:
        clock = Clock()
        async with indoors(tmp_path, now=clock) as rooms:
            waiting = Waiting(rooms, await open_ways(HOOKS, rooms.store))
            table = await waiting.open()
            await waiting.wish(hook=f"{there.url}/hook?room=7")
            await waiting.caller.go_round()
            assert there.received == []  # who has just gone may be back
            clock.now += PATIENCE
            for _ in range(3):
                await waiting.caller.go_round()
                waiting.caller.look_at(table.kept.code, clock.now)
            (call,) = there.received
            assert call.path == "/hook?room=7"
            told = json.loads(call.body)
            code = table.kept.code
            text = f"It is your turn in Omerta, at the table {code}. {ORIGIN}/t/{code}"
            assert told["text"] == told["content"] == text
            assert told["allowed_mentions"] == {"parse": []}
            # She comes, looks at two cards and goes: what is asked then is asked anew.
            await rooms.house.write(table, lambda _: [Returned(0)])
            action = table.table.state.legal(0)[0].value()
            await rooms.say(table, 0, said.Act("a", table.table.versions[0], action))
            await rooms.house.write(table, lambda _: [Gone(0)])
            assert 0 in table.table.thinking()
            clock.now += PATIENCE
            await waiting.caller.go_round()
            assert len(there.received) == 2

    with receiver() as there:
        asyncio.run(run(there))


def test_nobody_is_called_who_is_here_or_at_another_kind_of_table(tmp_path: Path) -> None:
    async def run(there: Receiver) -> None:
        clock = Clock()
        async with indoors(tmp_path, now=clock) as rooms:
            waiting = Waiting(rooms, await open_ways(HOOKS, rooms.store))
            table = await waiting.open()
            await waiting.wish(hook=there.url)
            await rooms.house.write(table, lambda _: [Returned(0)])
            clock.now += 2 * PATIENCE
            waiting.caller.look_at(table.kept.code, clock.now)
            await waiting.caller.go_round()
            live = await rooms.table(people=1)
            waiting.table, waiting.key = live, hashed(rooms.keys[live.kept.code])
            await waiting.wish(hook=there.url)
            await rooms.house.write(live, lambda _: [Gone(0)])
            clock.now += 2 * PATIENCE
            waiting.caller.look_at(live.kept.code, clock.now)
            await waiting.caller.go_round()
            assert there.received == []

    with receiver() as there:
        asyncio.run(run(there))


def test_the_chat_of_a_whole_table_hears_whom_it_waits_for(tmp_path: Path) -> None:
    async def run(there: Receiver) -> None:
        clock = Clock()
        async with indoors(tmp_path, now=clock) as rooms:
            waiting = Waiting(rooms, await open_ways(HOOKS, rooms.store))
            anna = await open_table(rooms.house, NewTable("omerta", ["Anna"], players=3, clock=DaysClock(3)))
            table, code = anna.opened, anna.opened.kept.code
            boris = await sit_down(rooms.house, table, None, "@all <!here>", None, "")
            host = Who(0, hashed(anna.key))
            await rooms.house.do(table, host, said.Start("start", "random"), rooms.house.now())
            assert table.table.thinking() == [0, 1]  # two cards are looked at by everybody at once
            waiting.table, waiting.key = table, hashed(boris.key)
            with pytest.raises(HouseRefuses, match="not-host"):
                await waiting.wish(hook=there.url, everybody=True)
            waiting.key = hashed(anna.key)
            await waiting.wish(hook=there.url, everybody=True)
            assert [call.kind for call in await waiting.yours()] == ["table"]
            await rooms.house.write(table, lambda _: [Gone(1)])
            for _ in range(2):
                clock.now += PATIENCE
                waiting.caller.look_at(code, clock.now)
                await waiting.caller.go_round()
            (call,) = there.received  # for Boris; Anna is here
            text = f"The table {code} (Omerta) waits for @\u200ball ‹!here›. {ORIGIN}/t/{code}"
            assert json.loads(call.body)["text"] == text
            # She leaves: the chat is the host's, and that is Boris now.
            await rooms.house.do(table, host, said.Leave("leave"), rooms.house.now())
            await rooms.house.write(table, lambda _: [Returned(1)])
            looked = said.Act("a", table.table.versions[1], table.table.state.legal(1)[0].value())
            await rooms.house.do(table, Who(1, hashed(boris.key)), looked, rooms.house.now())
            clock.now += PATIENCE
            while 1 not in table.table.thinking():
                await rooms.house.write(table, bot_acts)
            await rooms.house.write(table, lambda _: [Gone(1)])
            clock.now += PATIENCE
            waiting.caller.look_at(code, clock.now)
            await waiting.caller.go_round()
            assert len(there.received) == 1

    with receiver() as there:
        asyncio.run(run(there))


def bot_acts(table: HouseTable) -> list[AnyLog]:
    seat = next(seat for seat in table.state.deciders() if table.seats[seat].played_by())
    return [Done(seat, table.state.legal(seat)[0].value(), "bot")]


def test_of_two_workers_one_calls(tmp_path: Path) -> None:
    async def run(there: Receiver) -> None:
        clock = Clock()
        async with indoors(tmp_path, now=clock) as rooms:
            ways = await open_ways(HOOKS, rooms.store)
            waiting = Waiting(rooms, ways)
            table = await waiting.open()
            await waiting.wish(hook=there.url)
            clock.now += PATIENCE
            other = Caller(rooms.house, ORIGIN, ways.by)
            for caller in (waiting.caller, other):
                caller.look_at(table.kept.code, clock.now)
            await asyncio.gather(waiting.caller.go_round(), other.go_round())
            assert len(there.received) == 1
            assert await rooms.store.look(kept.tables_with_calls) == [table.kept.code]

    with receiver() as there:
        asyncio.run(run(there))


def test_a_call_that_does_not_arrive_is_tried_a_few_times_and_then_given_up(tmp_path: Path) -> None:
    async def run(there: Receiver) -> None:
        clock = Clock()
        async with indoors(tmp_path, now=clock) as rooms:
            waiting = Waiting(rooms, await open_ways(HOOKS, rooms.store))
            await waiting.open()
            await waiting.wish(hook=there.url)
            there.status = 302  # which is not followed
            clock.now += PATIENCE
            for tries in range(1, MOST_FAILURES + 2):
                await waiting.caller.go_round()
                assert len(there.received) == min(tries, MOST_FAILURES)
                clock.now += TRY_AGAIN
            assert await waiting.yours() == []
            assert {call.path for call in there.received} == {"/"}

    with receiver() as there:
        asyncio.run(run(there))


def test_what_is_gone_is_not_called_again(tmp_path: Path) -> None:
    async def run(there: Receiver) -> None:
        clock = Clock()
        async with indoors(tmp_path, now=clock) as rooms:
            waiting = Waiting(rooms, await open_ways(HOOKS, rooms.store))
            await waiting.open()
            await waiting.wish(hook=there.url)
            there.status = 410
            clock.now += PATIENCE
            await waiting.caller.go_round()
            assert await waiting.yours() == []

    with receiver() as there:
        asyncio.run(run(there))


# -- quiet hours -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("quiet", "zone", "minute", "awake"),
    [
        ((22 * 60, 7 * 60), 0, 23 * 60, 24 * 60 + 7 * 60),
        ((22 * 60, 7 * 60), 0, 6 * 60 + 59, 7 * 60),
        ((22 * 60, 7 * 60), 0, 7 * 60, 7 * 60),
        ((22 * 60, 7 * 60), 0, 21 * 60 + 59, 21 * 60 + 59),
        ((22 * 60, 7 * 60), 120, 20 * 60, 24 * 60 + 5 * 60),
        ((22 * 60, 7 * 60), -120, 22 * 60, 22 * 60),
        ((9 * 60, 17 * 60), 0, 12 * 60, 17 * 60),
        ((0, 0), 0, 5, 5),
    ],
)
def test_quiet_hours_end_where_the_player_lives(
    quiet: tuple[int, int], zone: int, minute: int, awake: int
) -> None:
    day = 20_000 * 24 * 60
    wanted = WANTED._replace(quiet_from=quiet[0], quiet_to=quiet[1], zone=zone)
    assert awake_at(wanted, (day + minute) * MINUTE) == (day + awake) * MINUTE
    assert awake_at(WANTED, (day + minute) * MINUTE + 5) == (day + minute) * MINUTE + 5


def test_a_call_waits_for_the_morning(tmp_path: Path) -> None:
    async def run(there: Receiver) -> None:
        clock = Clock()
        clock.now = 20_000 * 24 * 60 * MINUTE  # midnight
        async with indoors(tmp_path, now=clock) as rooms:
            waiting = Waiting(rooms, await open_ways(HOOKS, rooms.store))
            await waiting.open()
            await waiting.wish(hook=there.url, quiet=[22 * 60, 7 * 60])
            for hour in range(1, 9):
                clock.now += 60 * MINUTE
                await waiting.caller.go_round()
                assert len(there.received) == (hour >= 7)

    with receiver() as there:
        asyncio.run(run(there))


# -- what the host wants -------------------------------------------------------------------


def test_nothing_leaves_the_house_unless_its_host_switches_it_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as rooms:
            before = rooms.house.changed
            waiting = Waiting(rooms, await open_ways(settings_from({}), rooms.store))
            assert rooms.house.changed is before
            await waiting.open()
            wishes: list[dict[str, object]] = [
                {"mail": "anna@example.org"},
                {"hook": "https://example.org/"},
                {"push": Subscribed("https://example.org/").to},
                {},
            ]
            for wish in wishes:
                with pytest.raises(HouseRefuses, match="malformed"):
                    await waiting.wish(**wish)
            assert await waiting.wishes.of(waiting.table, waiting.key) == bodies.Calls(None, False, False, [])

    asyncio.run(run())


@pytest.mark.parametrize(
    "env",
    [
        {"CAPO_PUSH": "on"},
        {"CAPO_PUSH": "on", "CAPO_ORIGIN": ORIGIN},
        {"CAPO_PUSH": "on", "CAPO_CONTACT": "mailto:a@b.test"},
        {"CAPO_WEBHOOKS": "on"},
        {"CAPO_WEBHOOKS": "yes", "CAPO_ORIGIN": ORIGIN},
        {"CAPO_SMTP": "smtp://localhost", "CAPO_ORIGIN": ORIGIN},
        {"CAPO_SMTP": "localhost", "CAPO_ORIGIN": ORIGIN, "CAPO_MAIL_FROM": "a@b.test"},
    ],
)
def test_settings_that_cannot_work_are_named(env: dict[str, str]) -> None:
    with pytest.raises(BadSetting, match="CAPO_"):
        settings_from(env)


def test_wishes_are_few_and_go_with_who_is_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as rooms:
            waiting = Waiting(rooms, await open_ways(wanting(CAPO_WEBHOOKS="on"), rooms.store))
            table = await waiting.open()
            for number in [*range(MOST), 0]:
                await waiting.wish(hook=f"https://example.org/{number}")
            with pytest.raises(HouseRefuses, match="too-fast"):
                await waiting.wish(hook="https://example.org/more")
            yours = await waiting.yours()
            assert len(yours) == MOST
            assert {call.to for call in yours} == {"example.org"}  # the rest of it is a secret
            assert not await waiting.wishes.remove(table.kept.code, "another key", yours[0].id)
            assert await waiting.wishes.remove(table.kept.code, waiting.key, yours[0].id)
            await forget(rooms.house, table.kept.code, rooms.keys[table.kept.code])
            assert await rooms.store.look(partial(kept.calls_at, code=table.kept.code)) == []

    asyncio.run(run())


def test_calls_are_kept(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            assert await store.change(partial(kept.add_call, wanted=WANTED))
            (found,) = await store.look(partial(kept.calls_at, code="K7XQ"))
            assert found._replace(id=0) == WANTED
            assert await store.change(partial(kept.claim_call, number=found.id, turn=5))
            assert not await store.change(partial(kept.claim_call, number=found.id, turn=5))
            await store.change(partial(kept.call_failed, number=found.id, before=0))
            (again,) = await store.look(partial(kept.calls_at, code="K7XQ"))
            assert (again.turn, again.failed) == (0, 1)
            await store.change(partial(kept.call_succeeded, number=found.id))
            assert await store.change(partial(kept.stop_call, token=WANTED.token))
            assert not await store.change(partial(kept.stop_call, token=WANTED.token))
            for new in (b"first", b"second"):
                assert await store.change(partial(kept.the_secret, name="vapid", new=new)) == b"first"

    asyncio.run(run())


def test_players_wish_over_http_and_stop_with_one_click(tmp_path: Path) -> None:
    async def run() -> None:
        env = {"CAPO_DATA": str(tmp_path), "CAPO_BOTS": "here", "CAPO_ORIGIN": "http://house"}
        async with visited(settings_from({**env, "CAPO_WEBHOOKS": "on"})) as (app, client):
            anna = (await client.post("/api/tables", json={"game": "omerta", "names": ["Anna"]})).json()
            client.cookies.clear()
            way = f"/api/tables/{anna['code']}/calls"
            mine = {"authorization": f"Bearer {anna['key']}"}
            assert (await client.get(way)).status_code == 403
            assert (await client.get(way, headers=mine)).json()["hook"] is True
            wish = {"language": "fa", "hook": "https://example.org/secret"}
            assert (await client.post(way, json=wish)).status_code == 403
            inside = {"language": "en", "hook": "https://10.0.0.1:22/"}
            assert (await client.post(way, json=inside, headers=mine)).status_code == 400
            now = (await client.post(way, json=wish, headers=mine)).json()["yours"]
            assert [call["to"] for call in now] == ["example.org"]
            store = app.state.services.store
            (wanted,) = await store.look(partial(kept.calls_at, code=anna["code"]))
            # As a mail program does it: a form, from nowhere.
            stop = f"/api/calls/{wanted.token}/stop"
            for _ in range(2):
                answer = await client.post(stop, data={"List-Unsubscribe": "One-Click"})
                assert answer.status_code == 204
            assert (await client.get(way, headers=mine)).json()["yours"] == []
            assert (await client.post(f"{way}/1/stop", json={}, headers=mine)).status_code == 404
            assert (await client.post(f"/api/calls/{'x' * 32}/confirm", json={})).status_code == 404

    asyncio.run(run())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_call_is_said_in_every_language(lang: str) -> None:
    for key in ("turn", "turn-body", "confirm", "confirm-body", "confirm-not"):
        assert say(lang, key, game="Omerta", code="K7XQ")
        assert lang == "en" or say(lang, key, game="", code="") != say("en", key, game="", code="")
