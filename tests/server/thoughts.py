"""Tables of bots, played by a thinker; and the processes it thinks in."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import capotavola
from capotavola.bots.catalogue import bot as bot_called
from capotavola.engine.eyes import Eyes
from capotavola.engine.game import Game
from capotavola.engine.state import State
from capotavola.engine.values import canonical
from capotavola.games.omerta.state import OmertaState
from capotavola.games.omerta.table import HOLDING
from capotavola.server.thinking.lanes import Lanes
from capotavola.server.thinking.process import ProcessMind
from capotavola.server.thinking.thinker import BotTurn, Thinker, Thought, open_thinker
from tests.bots.kinds import quick_names_for
from tests.boxes import game_of

PATIENCE = 60.0
ONE, BESIDE = "BCDF", "DDDD"  # tables that come to the same of up to eight minds
PLAYED = [(name, bot) for name in capotavola.games() for bot in quick_names_for(name) if bot != "silent"]


def turn_of(
    game: Game,
    state: State,
    bots: list[str | None],
    table: str,
    asked: list[int] | None = None,
    luck: int = 0,
) -> BotTurn:
    """Without `asked` all that the game waits for."""
    seats = state.deciders() if asked is None else asked
    return BotTurn(table, game.name, canonical(game.dump(state)), seats, bots, luck)


def first_turn(name: str, table: str = "BCDF", bot: str = "greedy") -> BotTurn:
    game = game_of(name)
    return turn_of(game, game.start(game.fewest, b"deal"), [bot] * game.fewest, table)


async def play(thinker: Thinker, name: str, bot: str, table: str) -> list[Thought]:
    """A whole game of as few players as there can be; every thought is a legal action."""
    game = game_of(name)
    state = game.start(game.fewest, b"deal")
    thoughts: list[Thought] = []
    while state.deciders():
        thought = await thinker.think(turn_of(game, state, [bot] * game.fewest, table, luck=len(thoughts)))
        assert thought is not None
        state.apply(thought.seat, game.decode(thought.action))
        thoughts.append(thought)
    assert state.outcome() is not None
    return thoughts


def played_here(name: str, bot: str, table: str) -> list[Thought]:
    async def run() -> list[Thought]:
        thinker = open_thinker("here")
        try:
            return await play(thinker, name, bot, table)
        finally:
            await thinker.close()

    return asyncio.run(run())


def turn_to_think_about(table: str, bot: str) -> BotTurn:
    """A decision of Omerta that a bot thinks about for as long as it may."""
    game = game_of("omerta")
    state = game.start(4, b"deal")
    assert isinstance(state, OmertaState)
    player = bot_called("greedy", "omerta", 1)
    while not state.on(HOLDING):
        seat = state.deciders()[0]
        state.step(seat, player.choose(Eyes(state, seat)))
    return turn_of(game, state, [bot] * 4, table)


async def hard_beside_boss(thinker: Thinker) -> float:
    """How long a hard bot took that was asked when a boss had just begun to think, with the same mind."""
    await thinker.think(turn_to_think_about(ONE, "greedy"))  # what thinks is there
    boss = asyncio.ensure_future(thinker.think(turn_to_think_about(ONE, "boss")))
    await asyncio.sleep(0.1)
    assert not boss.done()
    since = time.monotonic()
    assert await thinker.think(turn_to_think_about(BESIDE, "hard")) is not None
    took = time.monotonic() - since
    assert await boss is not None
    return took


def process_ids(thinker: Thinker) -> list[int]:
    """Of the processes that have been started and not buried, lane by lane."""
    assert isinstance(thinker, Lanes)
    minds = [mind for mind in thinker.minds if isinstance(mind, ProcessMind)]
    processes = {id(mind.worker): mind.worker.process for mind in minds}
    return [process.pid for process in processes.values() if process is not None and process.pid is not None]


def wait_until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.02)


def alive(pid: int) -> bool:
    """A process that has ended and that nobody asked about since is not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def descendants(pid: int) -> list[int]:
    found: list[int] = []
    for file in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in file.read_text(encoding="utf-8").split():
            found += [int(child), *descendants(int(child))]
    return found
