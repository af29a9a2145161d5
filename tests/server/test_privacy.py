"""What is kept of tables and people goes again: by command, by age, when somebody wants to be forgotten."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from capotavola.server.bodies import NewTable
from capotavola.server.commands import Commands
from capotavola.server.house.archive import Archive
from capotavola.server.house.house import House
from capotavola.server.house.keys import hashed
from capotavola.server.house.metrics import Metrics
from capotavola.server.house.privacy import forget, kept_about
from capotavola.server.house.reception import Seating, open_table, rematch, sit_down, watch
from capotavola.server.house.retention import A_DAY, Age, Cleaner, ages, remove_table
from capotavola.server.messages import said, told
from capotavola.server.settings import BadSetting, settings_from
from capotavola.server.storage.store import Taken
from capotavola.server.table.decisions import Who
from capotavola.server.table.log import Forgotten
from capotavola.server.table.race import RoundTrips
from capotavola.server.table.refusing import HouseRefuses
from tests.server.indoors import indoors, visited
from tests.server.stores import CREATED, execute, new_table, numbers, opened, summary
from tests.server.stores import said as spoke


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    address: str = request.getfixturevalue("postgres_url")
    return address


class Ear:
    """Hears what the house says to one who listens."""

    def __init__(self, seat: int | None = None, key: str | None = None) -> None:
        self.seat = seat
        self.key = key
        self.address = ""
        self.trips = RoundTrips()
        self.heard: list[told.ServerMessage] = []
        self.ended = False

    def send(self, raw: bytes) -> None:
        self.heard.append(msgspec.json.decode(raw, type=told.ServerMessage))

    def hold(self, raw: bytes) -> None:
        self.send(raw)

    def end(self) -> None:
        self.ended = True


async def talk(house: House, seating: Seating, text: str, to: int | str = "table") -> None:
    seat = seating.seats[0] if seating.seats else None
    message = msgspec.convert({"type": "chat", "id": str(len(text)), "to": to, "text": text}, said.Chat)
    await house.do(seating.opened, Who(seat, hashed(seating.key)), message, house.now())


async def two_at_a_table(house: House) -> tuple[Seating, Seating]:
    anna = await open_table(house, NewTable("omerta", ["Anna"], players=3))
    boris = await sit_down(house, anna.opened, None, "Boris", None, "")
    await house.do(anna.opened, Who(0, hashed(anna.key)), said.Start("start", "random"), house.now())
    return anna, boris


# -- tables ----------------------------------------------------------------------------


def test_a_removed_table_leaves_nothing_and_its_number_to_nobody(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            first = await new_table(store, "AAAA", entries=3)
            last = await new_table(store, "ZZZZ", entries=3)
            await store.beat("worker", 1)
            await store.connect("worker", last.id, 0)
            assert await store.remove("ZZZZ")
            assert await store.find("ZZZZ") is None
            assert not await store.remove("ZZZZ")
            assert not await store.remove(f"-{last.id}")
            again = await new_table(store, "ZZZZ")
            assert again.id > last.id
            assert await store.remove("AAAA")
            assert await numbers(store, again.id) == []
            with pytest.raises(LookupError):
                await store.entries(first.id, 0)

    asyncio.run(run())


def test_old_tables_go_by_their_state_and_not_while_anything_is_to_come(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            for code, due in (("OLD1", None), ("LATER", 10**15)):
                kept = await new_table(store, code)
                await store.append(kept.id, [spoke(1)], summary("playing", due))
            here = await new_table(store, "HERE")
            await new_table(store, "OPEN")
            await store.beat("worker", 1)
            await store.connect("worker", here.id, 0)
            assert await store.expired(["playing", "paused"], CREATED, 9) == []
            assert await store.expired(["playing", "paused"], CREATED + 2, 9) == ["OLD1"]
            assert await store.expired(["open"], CREATED + 2, 9) == ["OPEN"]
            assert await store.expired(["over", "ended"], CREATED + 2, 9) == []

    asyncio.run(run())


def test_a_house_keeps_tables_as_long_as_it_is_told(tmp_path: Path) -> None:
    env = {"CAPO_KEEP_OPEN_DAYS": "30", "CAPO_KEEP_FINISHED_DAYS": "365"}
    assert ages(settings_from({})) == []
    wanted = ages(settings_from(env))
    assert wanted == [Age(["open"], 30), Age(["over", "ended"], 365)]

    async def run() -> None:
        now = 10**12
        async with indoors(tmp_path, now=lambda: now) as rooms:
            table = await rooms.table(start=False)
            playing = await rooms.table(start=True)
            ear = Ear()
            table.listeners.append(ear)
            cleaner = Cleaner(rooms.house, wanted)
            now += 30 * A_DAY
            assert await cleaner.clean() == 0
            now += 1
            assert await cleaner.clean() == 1
            assert ear.ended
            assert ear.heard == [told.Closing("removed", again=False)]
            assert list(rooms.house.opened) == [playing.kept.code]

    asyncio.run(run())


def test_who_sits_at_a_table_that_another_process_removed_is_sent_away(tmp_path: Path) -> None:
    """The house is told at the next word, or when it looks round; and no other table gets what was said."""

    async def run() -> None:
        async with indoors(tmp_path) as rooms:
            table = await rooms.table()
            ear = Ear()
            table.listeners.append(ear)
            async with opened(f"sqlite:///{rooms.file}") as elsewhere:
                other = House(elsewhere, Metrics(), 0)
                await remove_table(other, table.kept.code)
                later = await open_table(other, NewTable("omerta", ["Carla"]))
                with pytest.raises(HouseRefuses, match="no-such-table"):
                    await remove_table(other, table.kept.code)
            with pytest.raises(HouseRefuses, match="no-such-table"):
                await rooms.say(table, 0, said.Chat("1", "table", "ciao"))
            assert ear.heard == [told.Closing("removed", again=False)]
            assert await numbers(rooms.store, later.opened.kept.id) == [1]
            assert table.kept.code not in rooms.house.opened

    asyncio.run(run())


# -- people ----------------------------------------------------------------------------


def test_the_holder_of_a_key_sees_all_that_is_kept_and_nothing_of_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as rooms:
            house = rooms.house
            anna, boris = await two_at_a_table(house)
            await talk(house, anna, "hello to all")
            await talk(house, boris, "only for Anna", 0)
            await talk(house, boris, "not for you", 2)
            code = anna.opened.kept.code
            (kept,) = (await kept_about(house, code, anna.key)).tables
            told = msgspec.json.encode(kept).decode()
            assert kept.code == code
            assert kept.seats == [0]
            assert all(word in told for word in ("Anna", "hello to all", "only for Anna", hashed(anna.key)))
            assert not any(
                word in told for word in ("not for you", hashed(boris.key), '"name":"Boris","key"')
            )
            for wrong in ("", "wrong"):
                with pytest.raises(HouseRefuses, match="wrong-key"):
                    await kept_about(house, code, wrong)

    asyncio.run(run())


def words_in(file: Path) -> bytes:
    """All that the rows of a database say; what was deleted is overwritten later, and is not asked for."""
    with closing(sqlite3.connect(file)) as looking:
        rows = looking.execute("SELECT body, mark FROM entries").fetchall()
        infos = looking.execute("SELECT info FROM tables").fetchall()
    return b"".join(repr(row).encode() for row in [*rows, *infos])


def test_who_is_forgotten_leaves_the_game_and_no_trace_of_a_person(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as rooms:
            house = rooms.house
            anna, boris = await two_at_a_table(house)
            carla = await watch(house, anna.opened, None, "Carla")
            await talk(house, anna, "a secret of mine")
            await talk(house, boris, "ciao Anna", 0)
            await talk(house, carla, "a watcher's word", "spectators")
            table, code = anna.opened, anna.opened.kept.code
            archive = Archive(house)
            await archive.page(table.kept, 1, 0)
            before = table.table.state.view(1)
            ear = Ear(1, hashed(boris.key))
            table.listeners.append(ear)
            for person in (anna, carla):
                assert await forget(house, code, person.key) == [code]
                with pytest.raises(HouseRefuses, match="wrong-key"):
                    await forget(house, code, person.key)
            kept = words_in(rooms.file)
            for gone in (b'"Anna"', b"secret of mine", b"watcher's word", b"Carla"):
                assert gone not in kept
            for key in (anna.key, carla.key):
                assert hashed(key)[:16].encode() not in kept
            assert b"Boris" in kept
            assert ear.heard[-1] == told.Closing("restart", again=True)
            page = await archive.page(table.kept, 1, 0)
            heard = msgspec.json.encode(page.happened)
            assert b"secret of mine" not in heard
            assert b"ciao Anna" in heard
            seat = table.table.seats[0]
            assert (seat.kind, seat.name) == ("bot", "#1")
            assert table.table.state.view(1) == before
            assert table.table.seats_of(hashed(boris.key)) == [1]
            await talk(house, boris, "where did everybody go?")
        async with indoors(tmp_path) as rooms:
            again = await rooms.house.open(code)
            assert again.table.seats[0].name == "#1"
            assert again.table.playing()

    asyncio.run(run())


def test_rematches_are_found_and_forgotten_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as rooms:
            house = rooms.house
            wish = NewTable("omerta", ["Anna"], players=3, fill="random", start=True)
            first = await open_table(house, wish)
            vote = said.Vote("v", "end", yes=True)
            await house.do(first.opened, Who(0, hashed(first.key)), vote, house.now())
            second = await rematch(house, first.opened, first.key, "")
            codes = [first.opened.kept.code, second.opened.kept.code]
            about = await kept_about(house, codes[0], first.key)
            assert [table.code for table in about.tables] == codes
            assert await forget(house, codes[0], first.key) == codes
            assert b"Anna" not in words_in(rooms.file)
            assert first.opened.table.status == "ended"

    asyncio.run(run())


def test_another_worker_reads_the_log_anew_when_somebody_was_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as rooms:
            anna, boris = await two_at_a_table(rooms.house)
            await talk(rooms.house, anna, "a secret of mine")
            ear = Ear(1, hashed(boris.key))
            anna.opened.listeners.append(ear)
            async with opened(f"sqlite:///{rooms.file}") as elsewhere:
                await forget(House(elsewhere, Metrics(), 0), anna.opened.kept.code, anna.key)
            await rooms.house.catch_up(anna.opened)
            assert anna.opened.table.seats[0].name == "#1"
            assert ear.heard == [told.Closing("restart", again=True)]
            assert b"secret of mine" not in msgspec.json.encode(
                [told.to(1) for told in anna.opened.table.chat[1]]
            )

    asyncio.run(run())


def test_a_log_is_rewritten_whole_or_not_at_all(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            kept = await new_table(store, entries=3)
            changed = [spoke(2, text="…")]
            late = msgspec.structs.replace(spoke(3), what=Forgotten())
            with pytest.raises(Taken):
                await store.rewrite(kept.id, changed, late, summary())
            assert [entry.what for entry in await store.entries(kept.id, 0)] == [spoke(1).what] * 3
            last = msgspec.structs.replace(spoke(4), what=Forgotten())
            await store.rewrite(kept.id, changed, last, summary(info=b'"new"'))
            assert await store.entries(kept.id, 0) == [spoke(1), changed[0], spoke(3), last]
            assert await store.tables(["playing"], 9, None) == [b'"new"']
            await store.append(kept.id, [spoke(5)], summary())

    asyncio.run(run())


def test_whoever_has_the_key_asks_the_house_itself(tmp_path: Path) -> None:
    async def run() -> None:
        settings = settings_from({"CAPO_DATA": str(tmp_path), "CAPO_BOTS": "here"})
        async with visited(settings) as (_, client):
            seated = (await client.post("/api/tables", json={"game": "omerta", "names": ["Anna"]})).json()
            client.cookies.clear()
            at = f"/api/tables/{seated['code']}"
            mine = {"authorization": f"Bearer {seated['key']}"}
            assert (await client.get(f"{at}/mine")).status_code == 403
            kept = (await client.get(f"{at}/mine", headers=mine)).json()
            assert kept["tables"][0]["entries"][0]["what"]["name"] == "Anna"
            unsure = await client.post(f"{at}/forget", json={"everything": False}, headers=mine)
            assert unsure.status_code == 400
            sure = await client.post(f"{at}/forget", json={"everything": True}, headers=mine)
            assert (sure.status_code, sure.json()) == (200, [seated["code"]])
            assert (await client.get(f"{at}/mine", headers=mine)).status_code == 403
            assert (await client.get(at)).json()["seats"][0]["kind"] == "free"

    asyncio.run(run())


def test_what_is_kept_includes_calls_and_reports_and_is_asked_for_seldom(tmp_path: Path) -> None:
    async def run() -> None:
        env = {"CAPO_WEBHOOKS": "on", "CAPO_ORIGIN": "http://localhost"}
        settings = settings_from({"CAPO_DATA": str(tmp_path), "CAPO_BOTS": "here", **env})
        async with visited(settings) as (_, client):
            client.headers["host"] = "localhost"
            wish = {"game": "omerta", "names": ["Anna"], "clock": {"kind": "days", "days": 3}}
            at = f"/api/tables/{(await client.post('/api/tables', json=wish)).json()['code']}"
            hook = {"language": "fa", "hook": "https://chat.example.org/x", "quiet": [1320, 480], "zone": 210}
            report = {"seat": None, "why": "spam", "text": "too many words"}
            assert (await client.post(f"{at}/calls", json=hook)).status_code == 201
            assert (await client.post(f"{at}/reports", json=report)).status_code < 300
            answer = await client.get(f"{at}/mine")
            assert answer.headers["content-disposition"].startswith("attachment")
            (kept,) = answer.json()["tables"]
            (call,) = kept["calls"]
            assert (call["target"], call["quiet"], call["zone"]) == (hook["hook"], hook["quiet"], 210)
            assert [(one["why"], one["text"]) for one in kept["reports"]] == [("spam", "too many words")]
            again = [(await client.get(f"{at}/mine")).status_code for _ in range(6)]
            assert again == [200] * 3 + [429] * 3

    asyncio.run(run())


def test_a_name_that_somebody_else_has_later_is_not_the_first_one_s(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as rooms:
            house = rooms.house
            anna, _ = await two_at_a_table(house)
            first = await watch(house, anna.opened, None, "Vito")
            await talk(house, first, "the first", "spectators")
            host = Who(0, hashed(anna.key))
            await house.do(anna.opened, host, said.KickWatcher("kick", 1), house.now())
            second = await watch(house, anna.opened, None, "Vito")
            await talk(house, second, "the second one", "spectators")
            kept = await kept_about(house, anna.opened.kept.code, first.key)
            assert "the first" in str(kept.tables[0].entries)
            assert "the second one" not in str(kept.tables[0].entries)
            await forget(house, anna.opened.kept.code, first.key)
            words = str(await house.store.entries(anna.opened.kept.id, 0))
            assert "the second one" in words
            assert "the first" not in words
            assert [one.name for _, one in anna.opened.table.watching()] == ["Vito"]
            await forget(house, anna.opened.kept.code, second.key)
            assert anna.opened.table.watching() == []

    asyncio.run(run())


def test_the_commands_do_the_same(tmp_path: Path) -> None:
    async def make() -> tuple[str, str]:
        async with indoors(tmp_path) as rooms:
            table = await rooms.table(people=1)
            return table.kept.code, rooms.keys[table.kept.code]

    code, key = asyncio.run(make())
    commands = Commands(settings_from({"CAPO_DATA": str(tmp_path)}))
    commands.about(code.lower(), key, tmp_path / "anna.json")
    assert b"Anna" in (tmp_path / "anna.json").read_bytes()
    assert (tmp_path / "anna.json").stat().st_mode & 0o077 == 0
    assert commands.forget(code.lower(), key) == [code]
    commands.delete(code.lower())
    for wrong in (lambda: commands.delete(code), lambda: commands.forget(code, key)):
        with pytest.raises(BadSetting):
            wrong()


def test_a_store_that_is_gone_is_no_removed_table(tmp_path: Path) -> None:
    """Trouble is not taken for a table that was removed: nobody is sent away for it."""

    async def run() -> None:
        async with indoors(tmp_path, patience=0.05) as rooms:
            table = await rooms.table()
            ear = Ear()
            table.listeners.append(ear)
            with rooms.locked(), pytest.raises(HouseRefuses, match="store-busy"):
                await rooms.say(table, 0, said.Chat("1", "table", "ciao"))
            await execute(f"sqlite:///{rooms.file}", "DELETE FROM entries WHERE number = 2")
            table.doubtful = True
            table.table.number = 1
            with pytest.raises(HouseRefuses, match="store-failed"):
                await rooms.house.catch_up(table)
            assert not ear.ended

    asyncio.run(run())
