"""Who may not come in, and what players report about others."""

import asyncio
from functools import partial
from pathlib import Path

import msgspec
import pytest

from capotavola.server import bodies
from capotavola.server.bodies import NewBan, NewReport
from capotavola.server.house.keys import hashed
from capotavola.server.house.order import AN_HOUR, Order, address_in
from capotavola.server.house.privacy import forget
from capotavola.server.messages import said, told
from capotavola.server.storage import order as kept
from capotavola.server.storage.order import MOST_REPORTS, Ban
from capotavola.server.table.decisions import Who
from capotavola.server.table.refusing import HouseRefuses
from tests.server.indoors import Indoors, indoors
from tests.server.stores import new_table, opened
from tests.server.test_privacy import Ear, talk, two_at_a_table


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    address: str = request.getfixturevalue("postgres_url")
    return address


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
