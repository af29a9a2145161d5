"""Order in the house: mute and remove at a table, reports, bans, and the desk of who runs it."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import httpx
import msgspec
import pytest

from capotavola.server import bodies
from capotavola.server.bodies import NewBan, NewReport
from capotavola.server.commands import Commands
from capotavola.server.house.keys import hashed
from capotavola.server.house.order import AN_HOUR, REPORT_AGE, Order, address_in
from capotavola.server.house.privacy import forget
from capotavola.server.house.reception import watch
from capotavola.server.messages import happened, said, told
from capotavola.server.settings import BadSetting, settings_from
from capotavola.server.storage import order as kept
from capotavola.server.storage.order import MOST_REPORTS, Ban
from capotavola.server.table.decisions import Who
from capotavola.server.table.log import Left
from capotavola.server.table.refusing import HouseRefuses
from tests.server.indoors import Indoors, indoors, visited
from tests.server.stores import new_table, opened
from tests.server.tables import Driver
from tests.server.test_privacy import Ear, talk, two_at_a_table

SECRET = "a secret of sixteen signs"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    address: str = request.getfixturevalue("postgres_url")
    return address


# -- at a table ------------------------------------------------------------------------


def test_whoever_is_muted_is_not_heard_until_the_host_says_so() -> None:
    table = Driver("omerta", people=3).begin()
    told = table.say(0, said.Mute("1", 1, True))
    assert [type(one) for one in table.heard(told, 2)] == [happened.Silenced]
    assert [seat.muted for seat in table.info().seats] == [False, True, False]
    assert table.refusal(1, said.Chat("2", "table", "listen!")).reason == "muted"
    assert table.say(0, said.Mute("3", 1, True)) == []  # so it is already
    table.say(0, said.Mute("4", 1, False))
    table.chat(1, 2, "at last")


def test_whoever_sits_down_in_the_place_of_somebody_muted_is_not() -> None:
    table = Driver("omerta", people=3)
    table.say(0, said.Mute("1", 1, True))
    table.say(0, said.Kick("2", 1))
    table.sit("Dora", 1)
    assert not table.info().seats[1].muted


def test_in_a_game_a_bot_takes_the_seat_of_who_is_removed_for_good() -> None:
    table = Driver("omerta", people=3, seats=4).begin()
    told = table.say(0, said.Kick("1", 1))
    assert table.heard(told, 2) == [happened.Freed(table.version(2), table.at, 1, "kicked")]
    seat = table.info().seats[1]
    assert (seat.kind, seat.name, seat.closed) == ("bot", "Bea", True)
    assert isinstance(table.entries[-1].what, Left)
    with pytest.raises(HouseRefuses, match="seat-closed"):
        table.sit("Bea", 1)
    assert table.sit("Dora") == 3  # the other bot's seat is anybody's
    with pytest.raises(HouseRefuses, match="no-seat-free"):
        table.sit("Enzo")


def test_the_game_goes_on_without_who_was_removed() -> None:
    table = Driver("omerta", people=2, seats=3, options={"turns": 1}).begin()
    table.say(0, said.Kick("1", 1))
    table.play_until(lambda state: state.outcome() is not None)
    assert table.table.status == "over"


def test_a_spectator_who_is_sent_away_hears_nothing_more_and_gets_no_other_name(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as rooms:
            house = rooms.house
            table = await rooms.table(people=2)
            vito = await watch(house, table, None, "Vito")
            ears = [Ear(None, hashed(vito.key)), Ear(None, None), Ear(0, hashed(rooms.keys[table.kept.code]))]
            table.listeners.extend(ears)
            await rooms.say(table, 0, said.KickWatcher("1", 1))
            assert [ear.ended for ear in ears] == [True, False, False]
            assert ears[0].heard[-1] == told.Closing("removed", again=False)
            with pytest.raises(HouseRefuses, match="muted"):
                await watch(house, table, hashed(vito.key), "Dora")
            await watch(house, table, None, "Dora")

    asyncio.run(run())


def test_over_the_line_a_host_keeps_order_among_spectators(tmp_path: Path) -> None:
    async def run() -> None:
        settings = settings_from({"CAPO_DATA": str(tmp_path), "CAPO_BOTS": "here"})
        async with visited(settings) as (_, client):
            wish = {"game": "omerta", "names": ["Anna"], "hushed": True}
            made = (await client.post("/api/tables", json=wish)).json()
            at, host = f"/api/tables/{made['code']}", {"authorization": f"Bearer {made['key']}"}
            client.cookies.clear()
            assert (await client.get(at)).json()["hushed"] is True
            refused = await client.post(f"{at}/watchers", json={"name": "Vito"})
            assert (refused.status_code, refused.json()["reason"]) == (409, "hushed")
            hush = {"type": "hush", "id": "1", "hushed": False}
            assert (await client.post(f"{at}/messages", json=hush, headers=host)).status_code == 200
            vito = (await client.post(f"{at}/watchers", json={"name": "Vito"})).json()
            client.cookies.clear()
            mute = {"type": "mute-watcher", "id": "2", "watcher": 1, "muted": True}
            assert (await client.post(f"{at}/messages", json=mute, headers=host)).status_code == 200
            assert (await client.get(f"{at}/watchers")).json() == [
                {"watcher": 1, "name": "Vito", "muted": True}
            ]
            own = {"authorization": f"Bearer {vito['key']}"}
            renamed = await client.post(f"{at}/watchers", json={"name": "Dora"}, headers=own)
            assert (renamed.status_code, renamed.json()["reason"]) == (409, "muted")

    asyncio.run(run())


def test_before_the_start_the_seat_is_anybody_s() -> None:
    table = Driver("omerta", people=3)
    table.say(0, said.Kick("1", 1))
    assert table.info().seats[1].kind == "free"
    assert table.sit("Bea") == 1


# -- bans ------------------------------------------------------------------------------


def test_bans_and_reports_are_kept_and_go(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            ban = Ban(0, "address", "192.0.2.1", False, "loud", 5, 100)
            await store.change(partial(kept.add_ban, ban=ban))
            await store.change(partial(kept.add_ban, ban=ban._replace(until=200)))
            (found,) = await store.look(partial(kept.bans, now=150))
            assert found._replace(id=0) == ban._replace(until=200)
            assert await store.look(partial(kept.bans, now=200)) == []
            assert await store.change(partial(kept.lift_ban, number=found.id))
            assert not await store.change(partial(kept.lift_ban, number=found.id))
            await new_table(store, "K7XQ")
            for code, key, at in (("K7XQ", "a", 1), ("K7XQ", "b", 2), ("ZZZZ", "a", 3)):
                await store.change(partial(kept.add_report, code=code, key=key, created=at, body=b"{}"))
            await store.change(partial(kept.forget_reports, code="K7XQ", key="a"))
            assert [one.created for one in await store.look(partial(kept.reports, most=9))] == [3, 2]
            await store.remove("K7XQ")
            assert [one.code for one in await store.look(partial(kept.reports, most=9))] == ["ZZZZ"]
            await store.change(partial(kept.tidy, now=200, before=4))
            assert await store.look(partial(kept.reports, most=9)) == []

    asyncio.run(run())


def test_the_eldest_report_makes_room(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path}/house.db") as store:
            adding = [
                store.change(partial(kept.add_report, code="K7XQ", key="a", created=at, body=b"{}"))
                for at in range(MOST_REPORTS + 3)
            ]
            await asyncio.gather(*adding)
            found = await store.look(partial(kept.reports, most=MOST_REPORTS + 9))
            assert len(found) == MOST_REPORTS
            assert min(one.created for one in found) == 3

    asyncio.run(run())


@pytest.mark.parametrize(
    ("given", "counted"),
    [
        (" 192.0.2.7 ", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::/64", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
    ],
)
def test_an_address_is_banned_as_it_is_counted(given: str, counted: str) -> None:
    assert address_in(given) == counted


@pytest.mark.parametrize("wrong", ["", "example.org", "192.0.2", "192.0.2.0/24", "::/0", "1::2::3"])
def test_what_is_no_address_bans_nobody(wrong: str) -> None:
    with pytest.raises(HouseRefuses, match="malformed"):
        address_in(wrong)


def test_a_banned_address_comes_to_no_table_until_its_time_is_over(tmp_path: Path) -> None:
    async def run() -> None:
        now = 10**12
        async with indoors(tmp_path, now=lambda: now) as rooms:
            order = Order(rooms.house)
            await order.check("192.0.2.1", None)
            await order.ban(NewBan(2, address="192.0.2.1"))
            with pytest.raises(HouseRefuses, match="banned"):
                await order.check("192.0.2.1", "any key")
            await order.check("192.0.2.2", None)
            now += 2 * AN_HOUR
            await order.check("192.0.2.1", None)

    asyncio.run(run())


async def banned_key(rooms: Indoors, order: Order, wide: bool) -> tuple[Ear, str]:
    """Boris, who listens from an address of his own."""
    anna, boris = await two_at_a_table(rooms.house)
    ear = Ear(1, hashed(boris.key))
    ear.address = "192.0.2.1"
    anna.opened.listeners.append(ear)
    await order.ban(NewBan(1, code=anna.opened.kept.code, seat=1, wide=wide))
    return ear, boris.key


def test_whoever_holds_a_banned_key_is_sent_away_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as rooms:
            order = Order(rooms.house)
            ear, key = await banned_key(rooms, order, wide=False)
            assert ear.heard[-1] == told.Closing("removed", again=False)
            assert ear.ended
            await order.check("192.0.2.1", None)
            with pytest.raises(HouseRefuses, match="banned"):
                await order.check("192.0.2.9", hashed(key))

    asyncio.run(run())


def test_a_wide_ban_takes_the_address_along_but_never_a_proxy_s(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as rooms:
            order = Order(rooms.house, spared=lambda address: address == "10.0.0.1")
            _, key = await banned_key(rooms, order, wide=True)
            for address in ("192.0.2.1", "192.0.2.9", "10.0.0.1"):
                with pytest.raises(HouseRefuses, match="banned"):
                    await order.check(address, hashed(key))
            for address in ("192.0.2.1", "192.0.2.9"):
                with pytest.raises(HouseRefuses, match="banned"):
                    await order.check(address, None)
            await order.check("10.0.0.1", None)

    asyncio.run(run())


def test_another_worker_hears_of_a_ban(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as rooms:
            here, elsewhere = Order(rooms.house), Order(rooms.house)
            await elsewhere.ban(NewBan(1, address="192.0.2.1"))
            await here.refresh()
            with pytest.raises(HouseRefuses, match="banned"):
                await here.check("192.0.2.1", None)

    asyncio.run(run())


# -- reports ---------------------------------------------------------------------------


def test_a_report_shows_what_was_heard_of_the_other_and_nothing_else(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as rooms:
            order, house = Order(rooms.house), rooms.house
            anna, boris = await two_at_a_table(house)
            await talk(house, boris, "you cheat!")
            await talk(house, boris, "only between us", 0)
            await talk(house, boris, "a secret with somebody else", 2)
            await talk(house, anna, "I do not")
            who = Who(0, hashed(anna.key))
            await order.report(anna.opened, who, NewReport(1, "insults", " he is rude "))
            await order.report(anna.opened, who, NewReport(None, "other", "the name of the table"))
            second, first = (await order.desk()).reports
            assert (first.by, first.about, first.seat, first.why) == ("Anna", "Boris", 1, "insults")
            assert first.text == "he is rude"
            assert first.lines == ["you cheat!", "only between us"]
            assert (second.about, second.seat, second.lines) == (None, None, [])
            assert hashed(boris.key).encode() not in msgspec.json.encode(await order.desk())
            for seat in (0, 5):
                with pytest.raises(HouseRefuses, match="no-such-seat"):
                    await order.report(anna.opened, who, NewReport(seat, "spam"))
            with pytest.raises(HouseRefuses, match="not-seated"):
                await order.report(anna.opened, Who(None, None), NewReport(1, "spam"))

    asyncio.run(run())


def test_whom_a_report_is_about_can_be_banned_though_they_left(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as rooms:
            order, house = Order(rooms.house), rooms.house
            anna, boris = await two_at_a_table(house)
            await order.report(anna.opened, Who(0, hashed(anna.key)), NewReport(1, "stalling"))
            await house.do(anna.opened, Who(1, hashed(boris.key)), said.Leave("l"), house.now())
            (report,) = (await order.desk()).reports
            await order.ban(NewBan(1, report=report.id, note="again"))
            (ban,) = (await order.desk()).bans
            assert (ban.kind, ban.what, ban.note) == ("key", hashed(boris.key)[:12], "again")
            for nobody in (NewBan(1), NewBan(1, report=99), NewBan(1, code=report.code, seat=6)):
                with pytest.raises(HouseRefuses, match="no-such-seat"):
                    await order.ban(nobody)
            assert await order.lift(ban.id)
            assert await order.settle(report.id)
            assert not await order.settle(report.id)
            assert await order.desk() == bodies.Desk([], [])

    asyncio.run(run())


def test_who_is_forgotten_takes_the_own_reports_along(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as rooms:
            order, house = Order(rooms.house), rooms.house
            anna, boris = await two_at_a_table(house)
            for seat, person in enumerate((anna, boris)):
                who = Who(seat, hashed(person.key))
                await order.report(anna.opened, who, NewReport(1 - seat, "spam"))
            await forget(house, anna.opened.kept.code, anna.key)
            assert [report.by for report in (await order.desk()).reports] == ["Boris"]

    asyncio.run(run())


# -- tables ----------------------------------------------------------------------------


def test_a_table_that_is_closed_is_ended_for_all(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as rooms:
            order = Order(rooms.house)
            for start in (True, False):
                table = await rooms.table(start=start)
                ear = Ear()
                table.listeners.append(ear)
                await order.close_table(table.kept.code)
                assert table.table.status == "ended"
                news = ear.heard[-1]
                assert isinstance(news, told.News)
                assert isinstance(news.happened[0], happened.Closed)
                number = table.table.number
                await order.close_table(table.kept.code)
                assert table.table.number == number
            with pytest.raises(HouseRefuses, match="no-such-table"):
                await order.close_table("NONE")

    asyncio.run(run())


def test_the_commands_keep_order_too(tmp_path: Path) -> None:
    async def make() -> str:
        async with indoors(tmp_path) as rooms:
            anna, _ = await two_at_a_table(rooms.house)
            wish = NewReport(1, "insults", "rude")
            await Order(rooms.house).report(anna.opened, Who(0, hashed(anna.key)), wish)
            return anna.opened.kept.code

    code = asyncio.run(make())
    commands = Commands(settings_from({"CAPO_DATA": str(tmp_path)}))
    commands.ban({"address": "192.0.2.1"}, 24, False, "loud")
    commands.ban({"code": code, "seat": 1}, 24, True, "")
    report, key, address = commands.desk()
    assert report.startswith("report 1 · ")
    assert report.endswith(f"{code} · Anna on Boris (seat 2): insults: rude")
    assert " · key " in key
    assert " · address 192.0.2.1 · until " in address
    assert address.endswith(" · loud")
    commands.settle(1)
    commands.lift(1)
    assert commands.desk() == [key]
    commands.close(code)
    wrong: list[Callable[[], None]] = [
        lambda: commands.settle(1),
        lambda: commands.lift(1),
        lambda: commands.close("NONE"),
        lambda: commands.ban({"address": "nowhere"}, 24, False, ""),
        lambda: commands.ban({"address": "192.0.2.1"}, 0, False, ""),
    ]
    for command in wrong:
        with pytest.raises(BadSetting):
            command()


# -- the desk, over HTTP ---------------------------------------------------------------


def desk_of(tmp_path: Path, secret: str = SECRET) -> dict[str, str]:
    return {"CAPO_DATA": str(tmp_path), "CAPO_BOTS": "here", "CAPO_OWNER_SECRET": secret}


def owner(secret: str = SECRET) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


def test_a_secret_that_can_be_guessed_is_none(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="CAPO_OWNER_SECRET"):
        settings_from(desk_of(tmp_path, "short"))


def test_without_a_secret_there_is_no_desk_and_with_a_wrong_one_no_way_in(tmp_path: Path) -> None:
    async def run() -> None:
        async with visited(settings_from(desk_of(tmp_path, ""))) as (_, client):
            assert (await client.get("/api/owner", headers=owner(""))).status_code == 404
        async with visited(settings_from(desk_of(tmp_path))) as (_, client):
            for way in ("", "bans", "reports/1/settle", "bans/1/lift", "tables/A2/close", "tables/A2/delete"):
                asking = client.get if way == "" else partial(client.post, json={})
                refused: httpx.Response = await asking(f"/api/owner/{way}", headers=owner("wrong"))
                assert (refused.status_code, refused.json()["reason"]) == (403, "wrong-secret")
            wrong = [await client.get("/api/owner", headers=owner("wrong")) for _ in range(9)]
            assert wrong[-1].status_code == 429
            # Then the right one is not told apart from a wrong one, either.
            assert (await client.get("/api/owner", headers=owner())).status_code == 429

    asyncio.run(run())


def test_who_runs_the_house_hears_of_a_report_and_acts(tmp_path: Path) -> None:
    async def run() -> None:
        async with visited(settings_from(desk_of(tmp_path))) as (_, client):
            wish = {"game": "omerta", "names": ["Anna"], "players": 3}
            anna = (await client.post("/api/tables", json=wish)).json()
            client.cookies.clear()
            at = f"/api/tables/{anna['code']}"
            boris = (await client.post(f"{at}/seats", json={"name": "Boris"})).json()
            client.cookies.clear()
            complaint = {"seat": 1, "why": "insults", "text": "rude"}
            by_anna = {"authorization": f"Bearer {anna['key']}"}
            by_boris = {"authorization": f"Bearer {boris['key']}"}
            assert (await client.post(f"{at}/reports", json=complaint)).status_code == 403
            assert (await client.post(f"{at}/reports", json=complaint, headers=by_anna)).status_code == 204
            desk = (await client.get("/api/owner", headers=owner())).json()
            assert desk["reports"][0]["about"] == "Boris"
            number = desk["reports"][0]["id"]
            ban = {"report": number, "hours": 24, "wide": False}
            desk = (await client.post("/api/owner/bans", json=ban, headers=owner())).json()
            for way in (at, f"{at}/state", f"{at}/events", f"{at}/mine"):
                refused = await client.get(way, headers=by_boris)
                assert (refused.status_code, refused.json()["reason"]) == (403, "banned")
            assert (await client.post("/api/tables", json=wish, headers=by_boris)).status_code == 403
            assert (await client.get(at, headers=by_anna)).status_code == 200
            lift = f"/api/owner/bans/{desk['bans'][0]['id']}/lift"
            assert (await client.post(lift, json={}, headers=owner())).json()["bans"] == []
            assert (await client.post(lift, json={}, headers=owner())).status_code == 404
            assert (await client.get(at, headers=by_boris)).status_code == 200
            settle = f"/api/owner/reports/{number}/settle"
            assert (await client.post(settle, json={}, headers=owner())).json()["reports"] == []
            close = f"/api/owner/tables/{anna['code']}/close"
            assert (await client.post(close, json={}, headers=owner())).status_code == 204
            assert (await client.get(at)).json()["status"] == "ended"
            delete = f"/api/owner/tables/{anna['code']}/delete"
            assert (await client.post(delete, json={}, headers=owner())).status_code == 204
            assert (await client.get(at)).status_code == 404
            assert (await client.post(delete, json={}, headers=owner())).status_code == 404

    asyncio.run(run())


def test_reports_come_at_a_pace(tmp_path: Path) -> None:
    async def run() -> None:
        async with visited(settings_from(desk_of(tmp_path))) as (_, client):
            anna = (await client.post("/api/tables", json={"game": "omerta", "names": ["Anna"]})).json()
            by_anna = {"authorization": f"Bearer {anna['key']}"}
            complaint = {"seat": None, "why": "other"}
            way = f"/api/tables/{anna['code']}/reports"
            answers = [await client.post(way, json=complaint, headers=by_anna) for _ in range(11)]
            assert [answer.status_code for answer in answers] == [204] * 10 + [429]

    asyncio.run(run())


def test_old_reports_go(tmp_path: Path) -> None:
    async def run() -> None:
        now = 10**12
        async with indoors(tmp_path, now=lambda: now) as rooms:
            order = Order(rooms.house)
            table = await rooms.table()
            await order.report(table, rooms.who(table, 0), NewReport(None, "other"))
            for later, left in ((REPORT_AGE, 1), (1, 0)):
                now += later
                rounds = asyncio.create_task(order.again_and_again())
                while (await order.desk()).reports and not left:
                    await asyncio.sleep(0.01)
                rounds.cancel()
                assert len((await order.desk()).reports) == left

    asyncio.run(run())
