"""Many tables and one mind: who is next, how long it may think, and that nobody waits too long."""

import asyncio
import math
import threading

import pytest

from capotavola.bots.bot import Bot
from capotavola.bots.catalogue import bot
from capotavola.bots.search.bot import SearchBot
from capotavola.bots.search.budget import Budget, Deadline
from capotavola.server.thinking.bots import BotTurn, Desk, Doubt, Shelf, Thought, consider, seconds_for
from capotavola.server.thinking.lanes import Lane, Lanes
from capotavola.server.thinking.line import Line, Ticket
from tests.server.thoughts import first_turn

BETWEEN = 0.0005  # seconds that pass between two thoughts


class Clock:
    """Time passes while a mind thinks, and only then."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Slow:
    """A mind that takes all the time that it is allowed."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.spent: list[tuple[str, float]] = []
        self.done: dict[str, float] = {}  # when it had thought about a table

    def consider(self, request: BotTurn) -> Thought | None:
        assert request.allowed is not None
        self.clock.now += request.allowed + BETWEEN
        self.spent.append((request.table, request.allowed))
        self.done[request.table] = self.clock.now
        return None

    def judge(self, doubt: Doubt) -> bool:
        self.spent.append((doubt.table, 0.0))
        return False

    def until(self, at: float) -> None:
        """It is done before anybody else comes."""

    def halt(self) -> None:
        """It never waits."""


def turn_for(table: str, bot: str) -> BotTurn:
    return BotTurn(table, "omerta", b"", [0], [bot], 0)


def answers(waves: list[list[tuple[str, str]]]) -> tuple[Slow, dict[str, list[float]]]:
    """Tables ask in waves, each wave when the one before is answered; how long each table waited."""
    clock = Clock()
    mind = Slow(clock)
    waited: dict[str, list[float]] = {}

    async def ask(thinker: Lanes, table: str, bot: str) -> None:
        since = clock.now
        await thinker.think(turn_for(table, bot))
        # By now the mind may be at the next table's.
        waited.setdefault(table, []).append(mind.done[table] - since)

    async def run() -> None:
        thinker = Lanes([mind], clock)
        for wave in waves:
            await asyncio.gather(*(ask(thinker, table, bot) for table, bot in wave))
        await thinker.close()

    asyncio.run(run())
    return mind, waited


def test_one_table_alone_has_all_the_time_of_its_level_but_the_reserve() -> None:
    mind, waited = answers([[("BCDF", "boss")]])
    assert [seconds for _, seconds in mind.spent] == [pytest.approx(0.9)]
    assert waited["BCDF"] == [pytest.approx(0.9 + BETWEEN)]


def test_fifty_tables_with_bosses_are_answered_in_time_and_alike() -> None:
    tables = [(f"table {number}", "boss") for number in range(50)]
    mind, waited = answers([tables] * 4)
    assert all(len(times) == 4 and max(times) <= 1.0 for times in waited.values())
    thought: dict[str, float] = {}
    for table, seconds in mind.spent:
        thought[table] = thought.get(table, 0.0) + seconds
    assert len(thought) == 50
    assert min(thought.values()) > 0.85 * max(thought.values()) > 0
    assert sum(thought.values()) > 4 * 0.8  # and hardly any time was left unused


def test_who_is_promised_more_time_waits_for_who_is_promised_less() -> None:
    mind, waited = answers([[("one", "boss"), ("two", "boss"), ("three", "hard"), ("four", "easy")]])
    assert [table for table, _ in mind.spent] == ["four", "three", "one", "two"]
    assert waited["three"][0] <= 0.3


def test_levels_mixed_are_all_in_time() -> None:
    tables = [(f"table {number}", ("hard", "boss", "normal")[number % 3]) for number in range(60)]
    promised = {table: {"hard": 0.3, "boss": 1.0, "normal": 0.3}[bot] for table, bot in tables}
    _, waited = answers([tables] * 3)
    late = {table: times for table, times in waited.items() if max(times) > promised[table] + BETWEEN}
    assert not late


def test_a_table_that_comes_often_takes_from_nobody() -> None:
    """Its bots are asked five times while the other's are asked once."""
    waves = [[("often", "boss")] + ([("seldom", "boss")] if number % 5 == 0 else []) for number in range(20)]
    mind, _ = answers(waves)
    longest = {
        name: max(time for table, time in mind.spent[2:] if table == name) for name in ("often", "seldom")
    }
    assert longest["seldom"] >= 0.9 * 0.5 * longest["often"]


def test_one_who_gives_up_waiting_leaves_the_line() -> None:
    async def run() -> list[str]:
        clock = Clock()
        mind = Slow(clock)
        thinker = Lanes([mind], clock)
        tasks = [asyncio.ensure_future(thinker.think(turn_for(table, "boss"))) for table in ("a", "b", "c")]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await thinker.close()
        assert tasks[1].cancelled()
        return [table for table, _ in mind.spent]

    assert asyncio.run(run()) == ["a", "c"]


def test_a_bot_is_told_how_long_it_may_search() -> None:
    shelf = Shelf()
    for allowed, seconds in ((0.25, 0.25), (5.0, 1.0), (None, 1.0), (0.0, 0.001)):
        desk = Desk(allowed_turn("omerta", allowed), shelf, Clock())
        assert seconds_of(desk.bot(0, "boss")) == seconds
    assert isinstance(bot("boss", "omerta", 1), SearchBot)


def test_what_was_thought_about_words_is_time_that_the_decision_has_no_longer() -> None:
    clock = Clock()
    desk = Desk(allowed_turn("cosanostra", 0.8), Shelf(), clock)
    assert seconds_of(desk.bot(0, "boss")) == 0.8
    clock.now += 0.2
    assert seconds_of(desk.bot(1, "boss")) == pytest.approx(0.6)
    assert seconds_of(desk.bot(2, "hard")) == pytest.approx(0.1)
    clock.now += 0.4
    assert seconds_of(desk.bot(0, "boss")) == pytest.approx(0.2)
    assert seconds_of(desk.bot(2, "hard")) == 0.001


def allowed_turn(game: str, allowed: float | None) -> BotTurn:
    request = first_turn(game, bot="boss")
    return BotTurn(
        request.table, request.game, request.state, request.asked, request.bots, 0, allowed=allowed
    )


def seconds_of(found: Bot) -> float:
    assert isinstance(found, SearchBot)
    return found.budget.seconds


def test_the_promise_is_that_of_the_level() -> None:
    assert [seconds_for(turn_for("t", name)) for name in ("easy", "normal", "hard", "boss", "search")] == [
        0, 0, 0.3, 1.0, 2.0
    ]  # fmt: skip
    assert seconds_for(BotTurn("t", "omerta", b"", [], ["boss"], 0)) == 0


def test_the_line_forgets_tables_that_are_gone() -> None:
    async def run() -> list[float]:
        line = Line()
        for number in range(10):
            ticket = Ticket(f"t{number}", 1.0, 0.0)
            line.join(ticket, 0.0)
            line.leave(ticket)
        found = []
        for now in (1.0, 9.0):
            ticket = Ticket("here", 1.0, now)
            line.join(ticket, now)
            assert line.next() is ticket
            found.append(line.allowed(ticket, now))
            line.leave(ticket)
        assert line.next() is None
        return found

    assert asyncio.run(run()) == [pytest.approx(1 / 11), pytest.approx(0.9)]


def test_a_failure_calls_the_next() -> None:
    def fail(_: object, __: float) -> None:
        raise ValueError("no idea")

    async def run() -> list[object]:
        clock = Clock()
        lane = Lane(Slow(clock), clock)
        found = await asyncio.gather(
            lane.have("a", 1.0, fail), lane.have("b", 1.0, lambda _, __: "b"), return_exceptions=True
        )
        lane.thread.shutdown()
        return [*found]

    failure, answer = asyncio.run(run())
    assert isinstance(failure, ValueError)
    assert answer == "b"


# Those who come while somebody thinks


class Held:
    """A mind that thinks until the test lets the time pass, or until it must be done."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.table = ""
        self.had = 0.0
        self.deadline = math.inf
        self.begun = threading.Event()
        self.over = threading.Event()

    def consider(self, request: BotTurn) -> Thought | None:
        assert request.allowed is not None
        self.table, self.had = request.table, self.clock.now + request.allowed
        self.begun.set()
        assert self.over.wait(30)
        self.over.clear()
        return None

    def judge(self, doubt: Doubt) -> bool:
        return False

    def until(self, at: float) -> None:
        self.deadline = at

    def halt(self) -> None:
        """Nothing is left to be done."""

    async def thinks(self) -> tuple[str, float]:
        """About whom, and when it will be done."""
        await asyncio.to_thread(self.begun.wait, 30)
        await asyncio.sleep(0.01)  # who has come is in the line
        return self.table, min(self.had, self.deadline)

    async def finishes(self) -> None:
        _, self.clock.now = await self.thinks()
        self.begun.clear()
        self.over.set()


def thoughts(arrivals: list[tuple[float, str, str]]) -> list[tuple[str, float]]:
    """Who was thought about in turn, and when that was over; tables come while the first is thought about."""

    async def run() -> list[tuple[str, float]]:
        clock = Clock()
        mind = Held(clock)
        thinker = Lanes([mind], clock)
        asked: list[asyncio.Task[Thought | None]] = []
        for at, table, level in arrivals:
            clock.now = at
            asked.append(asyncio.create_task(thinker.think(turn_for(table, level))))
            await mind.thinks()
        found: list[tuple[str, float]] = []
        for _ in arrivals:
            found.append(await mind.thinks())
            await mind.finishes()
        await asyncio.gather(*asked)
        await thinker.close()
        return found

    return asyncio.run(run())


def test_one_who_comes_while_another_thinks_is_answered_in_time() -> None:
    (first, until), (second, done) = thoughts([(0.0, "one", "boss"), (0.1, "two", "hard")])
    assert (first, second) == ("one", "two")
    assert until == pytest.approx(0.1 + 0.3 * 0.9 / 2)  # the time until the answer is due is for both
    assert until + 0.1 < done <= 0.4


def test_one_who_has_had_its_share_is_done_at_once() -> None:
    (_, until), (_, done) = thoughts([(0.0, "one", "boss"), (0.7, "two", "boss")])
    assert until == pytest.approx(0.7)
    assert done == pytest.approx(1.2)


def test_all_who_come_later_are_in_time() -> None:
    found = thoughts(
        [(0.0, "one", "boss"), (0.05, "two", "hard"), (0.1, "three", "hard"), (0.1, "4", "boss")]
    )
    assert [table for table, _ in found] == ["one", "two", "three", "4"]
    done = dict(found)
    assert done["one"] < 0.2
    assert done["two"] <= 0.35
    assert done["three"] <= 0.4
    assert done["4"] <= 1.1


def test_what_is_answered_at_once_takes_no_time_from_who_thinks() -> None:
    (first, until), _ = thoughts([(0.0, "one", "boss"), (0.2, "two", "normal")])
    assert first == "one"
    assert until == pytest.approx(0.9)


def test_the_next_one_is_in_no_hurry() -> None:
    *_, (last, until) = thoughts([(0.0, "one", "boss"), (0.8, "two", "hard"), (0.8, "three", "boss")])
    assert last == "three"
    assert until - 0.8 > 0.4


def test_a_search_is_over_when_the_deadline_is_brought_forward() -> None:
    deadline = Deadline()
    budget = Budget(seconds=1000.0, deadline=deadline)
    budget.begin()
    assert budget.spent() < 0.001
    deadline.at = budget.began + 1_000_000
    assert budget.spent() < 0.001
    deadline.at = budget.began
    assert budget.spent() == 1.0


@pytest.mark.parametrize("name", ["omerta", "corleone", "cosanostra"])
def test_a_bot_without_any_time_does_what_is_allowed(name: str) -> None:
    shelf = Shelf()
    shelf.deadline.at = 0.0
    assert consider(first_turn(name, bot="boss"), shelf) is not None
