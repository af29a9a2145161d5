"""Thinking in processes: the same as here, one process for a table, and none that dies is missed."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from multiprocessing.connection import Connection
from random import Random

import msgspec
import pytest

import capotavola
from capotavola.bots.random import RandomBot
from capotavola.engine.action import Action
from capotavola.engine.eyes import Eyes
from capotavola.engine.undo import lesson
from capotavola.engine.values import canonical
from capotavola.server.thinking.lanes import Lanes, lane_of
from capotavola.server.thinking.process import ProcessMind, Worker, hold, think_here
from capotavola.server.thinking.thinker import (
    BotFailed,
    BotTurn,
    Doubt,
    Thinker,
    ThinkerClosed,
    Thought,
    open_thinker,
)
from tests.server.thoughts import (
    PATIENCE,
    PLAYED,
    alive,
    first_turn,
    hard_beside_boss,
    play,
    played_here,
    process_ids,
    wait_until,
)

pytestmark = pytest.mark.slow

FIRST, SECOND = "BCDF", "LMNP"  # tables whose bots think in different ones of two processes


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    opened = open_thinker("processes:2")
    yield opened
    asyncio.run(opened.close())


def think(thinker: Thinker, request: BotTurn) -> Thought | None:
    return asyncio.run(thinker.think(request))


def kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)
    wait_until(lambda: not alive(pid))


@pytest.mark.parametrize(("name", "bot"), PLAYED)
def test_games_go_as_they_go_here(name: str, bot: str, thinker: Thinker) -> None:
    async def at_two_tables() -> list[list[Thought]]:
        return await asyncio.gather(*(play(thinker, name, bot, table) for table in (FIRST, SECOND)))

    assert asyncio.run(at_two_tables()) == [played_here(name, bot, table) for table in (FIRST, SECOND)]


def test_a_short_game_goes_as_it_goes_here(thinker: Thinker) -> None:
    assert asyncio.run(play(thinker, "omerta", "random", FIRST)) == played_here("omerta", "random", FIRST)


@pytest.mark.parametrize("name", ["omerta", "corleone", "cosanostra"])
def test_what_was_learnt_by_an_action_is_found_out_as_it_is_here(name: str, thinker: Thinker) -> None:
    game = capotavola.game(name)
    state, luck = game.start(3, b"undo"), Random(1)
    for _ in range(6):
        seat = state.deciders()[0]
        action = luck.choice(state.legal(seat))
        doubt = Doubt("T", name, msgspec.json.encode(game.dump(state)), seat, canonical(action.value()))
        assert asyncio.run(thinker.judge(doubt)) == (lesson(state, seat, action) is not None)
        state.apply(seat, action)


def test_a_table_stays_with_one_process(thinker: Thinker) -> None:
    assert process_ids(thinker) == []  # nothing is started in advance
    for _ in range(5):
        think(thinker, first_turn("omerta", FIRST))
    one = process_ids(thinker)
    assert len(one) == 1
    think(thinker, first_turn("omerta", SECOND))
    two = process_ids(thinker)
    assert len(two) == 2
    assert set(one) < set(two)
    think(thinker, first_turn("corleone", FIRST))
    assert process_ids(thinker) == two


def test_tables_are_spread_alike_in_every_server() -> None:
    assert [lane_of(table, 4) for table in (FIRST, SECOND, "GHJK")] == [0, 3, 2]
    lanes = Counter(lane_of(f"table {number}", 4) for number in range(4_000))
    assert all(900 < lanes[lane] < 1_100 for lane in range(4))


def test_a_failure_comes_back_and_the_process_goes_on(thinker: Thinker) -> None:
    request = first_turn("corleone", FIRST, "random")
    (seat,) = request.asked
    other = 1 - seat
    unasked = BotTurn(request.table, request.game, request.state, [other], request.bots, request.luck)
    with pytest.raises(BotFailed, match=f"table BCDF: the bot random on seat {other} failed: Ind") as failure:
        think(thinker, unasked)
    assert (failure.value.seat, failure.value.bot) == (other, "random")
    assert "in choose" in "".join(failure.value.__notes__)
    before = process_ids(thinker)
    assert think(thinker, request) is not None
    assert process_ids(thinker) == before


def test_a_process_that_was_killed_is_replaced(thinker: Thinker) -> None:
    request = first_turn("omerta", FIRST)
    thought = think(thinker, request)
    (before,) = process_ids(thinker)
    kill(before)
    assert think(thinker, request) == thought
    (after,) = process_ids(thinker)
    assert after != before


def test_a_job_whose_process_is_killed_is_tried_once_more(thinker: Thinker) -> None:
    request = first_turn("omerta", FIRST)
    thought = think(thinker, request)
    (pid,) = process_ids(thinker)

    async def killed_meanwhile() -> Thought | None:
        os.kill(pid, signal.SIGSTOP)  # so that it cannot answer before
        task = asyncio.create_task(thinker.think(request))
        await asyncio.sleep(0.1)
        os.kill(pid, signal.SIGKILL)
        return await task

    assert asyncio.run(killed_meanwhile()) == thought


def die(leash: Connection, lines: list[Connection]) -> None:
    lines[0].recv_bytes()
    os._exit(1)


def test_a_job_that_kills_its_process_again_fails() -> None:
    thinker = Lanes([ProcessMind(Worker(die))])
    with pytest.raises(BotFailed, match="table BCDF: the process that thought about it died, 2 times"):
        think(thinker, first_turn("omerta", FIRST))
    asyncio.run(thinker.close())


def test_a_bot_that_is_stuck_is_given_up() -> None:
    mind = ProcessMind(Worker(think_here))
    thinker = Lanes([mind])
    request = first_turn("omerta", FIRST)
    thought = think(thinker, request)
    (stuck,) = process_ids(thinker)
    os.kill(stuck, signal.SIGSTOP)
    mind.patience = 0.1
    with pytest.raises(BotFailed, match=r"table BCDF: no thought in 0\.1 seconds"):
        think(thinker, request)
    assert not alive(stuck)
    mind.patience = PATIENCE
    assert think(thinker, request) == thought
    asyncio.run(thinker.close())


def test_a_hard_one_that_comes_while_a_boss_thinks_is_answered_in_time() -> None:
    thinker = Lanes([ProcessMind(Worker(think_here))])
    assert asyncio.run(hard_beside_boss(thinker)) < 0.5  # its 0.3, and some for a machine that is busy
    asyncio.run(thinker.close())


def test_interrupts_are_for_the_server(thinker: Thinker) -> None:
    request = first_turn("omerta", FIRST)
    think(thinker, request)
    before = process_ids(thinker)
    os.kill(before[0], signal.SIGINT)
    assert think(thinker, request) is not None
    assert process_ids(thinker) == before


def test_closing_ends_the_processes(thinker: Thinker) -> None:
    for table in (FIRST, SECOND):
        think(thinker, first_turn("omerta", table))
    pids = process_ids(thinker)
    assert [alive(pid) for pid in pids] == [True, True]
    asyncio.run(thinker.close())
    assert [alive(pid) for pid in pids] == [False, False]
    with pytest.raises(ThinkerClosed):
        think(thinker, first_turn("omerta", FIRST))


def think_for_ever(leash: Connection, lines: list[Connection]) -> None:
    hold(leash, lambda line, at: None)


def test_who_waits_when_the_thinker_closes_is_told() -> None:
    async def closed_meanwhile() -> None:
        thinker = Lanes([ProcessMind(Worker(think_for_ever))])
        tasks = [asyncio.create_task(thinker.think(first_turn("omerta"))) for _ in range(2)]
        while not process_ids(thinker):
            await asyncio.sleep(0.01)
        await thinker.close()
        told = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(answer) for answer in told] == [ThinkerClosed, ThinkerClosed]

    asyncio.run(closed_meanwhile())


def think_with_a_bot_that_is_stuck(leash: Connection, lines: list[Connection]) -> None:
    def choose(self: RandomBot, eyes: Eyes) -> Action:
        print("stuck", flush=True)
        while True:
            time.sleep(0.01)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RandomBot, "choose", choose)
        think_here(leash, lines)


SERVER = """
import asyncio
from tests.server.test_thinking_processes import *

async def run():
    works = [think_here, think_with_a_bot_that_is_stuck]
    thinker = Lanes([ProcessMind(Worker(work)) for work in works])
    for table in (FIRST, SECOND):
        await thinker.think(first_turn("omerta", table, "random"))

asyncio.run(run())
"""


def test_the_processes_end_when_the_server_is_killed() -> None:
    """One at rest and one at work; they share its output, which ends with the last of them."""
    command = [sys.executable, "-c", SERVER]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"stuck\n"
        server.kill()
        rest, _ = server.communicate(timeout=PATIENCE)
        assert rest == b""
