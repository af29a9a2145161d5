"""A player asks the house what an action would bring: for the own seat only, and nothing happens by it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import capotavola
from capotavola.engine.foresight import foresee
from capotavola.engine.values import Json
from capotavola.server.bodies import NewTable
from capotavola.server.house.house import House
from capotavola.server.house.keys import hashed
from capotavola.server.house.metrics import Metrics
from capotavola.server.house.opened import OpenTable
from capotavola.server.house.reception import open_table, sit_down
from capotavola.server.messages import said, told
from capotavola.server.table.decisions import Who
from capotavola.server.table.refusing import HouseRefuses
from tests.server.stores import opened as store_at


class Evening:
    """A table of three people."""

    def __init__(self, house: House, opened: OpenTable, people: list[Who]) -> None:
        self.house = house
        self.opened = opened
        self.people = people
        self.count = 0

    async def say(self, who: Who, message: said.Move | said.Foresee) -> told.Ack | told.Foreseen:
        return await self.house.do(self.opened, who, message, self.house.now())

    async def act(self, seat: int, action: str) -> None:
        self.count += 1
        seen = self.opened.table.versions[seat]
        await self.say(self.people[seat], said.Act(f"a{self.count}", seen, self.value(action)))

    async def ahead(self, seat: int, action: str) -> told.Foreseen:
        answer = await self.say(self.people[seat], said.Foresee("f", self.value(action)))
        assert isinstance(answer, told.Foreseen)
        return answer

    async def refused(self, who: Who, action: str) -> told.Refused:
        with pytest.raises(HouseRefuses) as caught:
            await self.say(who, said.Foresee("f", self.value(action)))
        return caught.value.refused

    def value(self, action: str) -> dict[str, Json]:
        return self.opened.table.game.parse(action).value()


def at_a_table(
    folder: Path, options: dict[str, Json], play: Callable[[Evening], Awaitable[None]], game: str = "omerta"
) -> None:
    async def run() -> None:
        async with store_at(f"sqlite:///{folder / 'house.db'}") as store:
            house = House(store, Metrics(), 0)
            wish = NewTable(game=game, players=3, names=["Anna"], options=options, seed="one and the same")
            anna = await open_table(house, wish)
            bea = await sit_down(house, anna.opened, None, "Bea", 1, "")
            carlo = await sit_down(house, anna.opened, None, "Carlo", 2, "")
            people = [Who(seat, hashed(who.key)) for seat, who in enumerate((anna, bea, carlo))]
            evening = Evening(house, anna.opened, people)
            await evening.say(people[0], said.Start("start"))
            await play(evening)

    asyncio.run(run())


async def peeked(evening: Evening) -> int:
    """Everybody has looked at two cards and put them back; who begins."""
    for seat in range(3):
        await evening.act(seat, "peek 0 1")
        await evening.act(seat, "put-back")
    return evening.opened.table.deciders()[0]


def test_the_answer_is_what_then_happens(tmp_path: Path) -> None:
    async def play(evening: Evening) -> None:
        seat = await peeked(evening)
        await evening.act(seat, "draw pile")
        table = evening.opened.table
        number, version = table.number, table.versions[seat]
        foreseen = await evening.ahead(seat, "discard")
        assert (foreseen.id, foreseen.version) == ("f", version)
        assert (table.number, table.versions[seat]) == (number, version)
        assert foreseen.events[0]["event"] == "discarded"
        after = table.state.copy()
        events = after.apply(seat, table.game.parse("discard"))
        assert foreseen.events == [event.value() for event in events if event.heard_by(seat)]
        assert foreseen.view == after.view(seat)
        assert foreseen.stop in ("you", "others")

    at_a_table(tmp_path, {}, play)


@pytest.mark.rule("OM-R14")
@pytest.mark.parametrize("aid", [False, True])
def test_without_the_memory_aid_it_reminds_nobody(tmp_path: Path, aid: bool) -> None:
    async def play(evening: Evening) -> None:
        seat = await peeked(evening)
        await evening.act(seat, "draw pile")
        seen_before = await evening.ahead(seat, "replace 0")
        never_seen = await evening.ahead(seat, "replace 3")
        assert never_seen.events == []
        assert never_seen.stop == "hidden"
        assert [event["event"] for event in seen_before.events][:1] == (["replaced"] if aid else [])
        if not aid:
            assert seen_before.view == never_seen.view == evening.opened.table.state.view(seat)

    at_a_table(tmp_path, {"memory_aid": aid}, play)


def test_it_is_for_the_own_seat_only(tmp_path: Path) -> None:
    async def play(evening: Evening) -> None:
        anna, bea = evening.people[:2]
        assert (await evening.refused(Who(0, bea.key), "peek 0 1")).reason == "not-your-seat"
        assert (await evening.refused(Who(0, None), "peek 0 1")).reason == "not-your-seat"
        assert (await evening.refused(Who(None, anna.key), "peek 0 1")).reason == "not-seated"
        assert (await evening.ahead(1, "peek 0 1")).view["viewer"] == 1

    at_a_table(tmp_path, {}, play)


def test_what_cannot_be_done_is_refused_as_if_it_were_done(tmp_path: Path) -> None:
    async def play(evening: Evening) -> None:
        seat = await peeked(evening)
        refused = await evening.refused(evening.people[seat], "snap 0")
        assert refused.code == "rule"
        with pytest.raises(HouseRefuses) as caught:
            await evening.say(evening.people[seat], said.Ask("q", evening.value("snap 0")))
        assert caught.value.refused == refused
        with pytest.raises(HouseRefuses) as caught:
            await evening.say(evening.people[seat], said.Foresee("f", {"verb": "fly"}))
        assert caught.value.refused.code == "malformed"

    at_a_table(tmp_path, {}, play)


def test_nobody_foresees_in_a_pause(tmp_path: Path) -> None:
    async def play(evening: Evening) -> None:
        for seat, who in enumerate(evening.people):
            await evening.say(who, said.Vote(f"v{seat}", "pause", True))
        assert (await evening.refused(evening.people[0], "peek 0 1")).reason == "paused"

    at_a_table(tmp_path, {}, play)


def test_a_claim_in_a_race_tells_nothing(tmp_path: Path) -> None:
    async def play(evening: Evening) -> None:
        seat = await peeked(evening)
        for _ in range(60):
            table = evening.opened.table
            if table.race is not None:
                break
            seat = table.deciders()[0]
            action = table.state.legal(seat)[-1]
            await evening.act(seat, str(action))
        assert table.race is not None
        foreseen = await evening.ahead(0, "snap 0")
        assert (foreseen.events, foreseen.stop) == ([], "others")

    at_a_table(tmp_path, {"snap": "race", "memory_aid": True}, play)


@pytest.mark.parametrize("game", capotavola.games())
def test_every_game_answers(tmp_path: Path, game: str) -> None:
    async def play(evening: Evening) -> None:
        state = evening.opened.table.state
        seat = state.deciders()[0]
        for action in [*state.legal(seat)[:5], *state.unasked(seat)[:2]]:
            foreseen = await evening.ahead(seat, str(action))
            foresight = foresee(state, seat, action)
            assert foreseen.events == [event.value() for event in foresight.events]
            assert (foreseen.view, foreseen.stop) == (foresight.view, foresight.stop)

    at_a_table(tmp_path, {}, play, game)
