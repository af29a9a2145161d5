"""The desk of who runs the house: by command and over HTTP."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import httpx
import pytest

from capotavola.server.bodies import NewReport
from capotavola.server.commands import Commands
from capotavola.server.house.keys import hashed
from capotavola.server.house.order import REPORT_AGE, Order
from capotavola.server.messages import happened, told
from capotavola.server.settings import BadSetting, settings_from
from capotavola.server.table.decisions import Who
from capotavola.server.table.refusing import HouseRefuses
from tests.server.indoors import indoors, visited
from tests.server.test_privacy import Ear, two_at_a_table

SECRET = "a secret of sixteen signs"


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
