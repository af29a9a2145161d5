"""What bots think of, and how they fail; here, in a thread."""

import asyncio
import importlib.util
import threading

import pytest

from capotavola.bots.greedy.cosanostra import GreedyCosaNostra
from capotavola.bots.random import RandomBot
from capotavola.engine.action import Action
from capotavola.engine.audience import seats_in
from capotavola.engine.eyes import Eyes
from capotavola.engine.state import State
from capotavola.server.thinking.bots import Shelf, consider, stable_number
from capotavola.server.thinking.thinker import (
    BadSetting,
    BotFailed,
    BotTurn,
    ThinkerClosed,
    Thought,
    open_thinker,
)
from tests.boxes import game_of
from tests.server.thoughts import PLAYED, first_turn, played_here, turn_of, turn_to_think_about

COSANOSTRA = game_of("cosanostra")
ANSWERS = {"accept", "decline", "counter", "pick"}


def offered() -> State:
    """A table of La Cosa Nostra where somebody has been made an offer, and is not the one to decide."""
    state = COSANOSTRA.start(3, b"deal")
    shelf = Shelf()
    for luck in range(1_000):
        if state.pressed() and not state.pressed() & state.waiting:
            return state
        thought = consider(turn_of(COSANOSTRA, state, ["greedy"] * 3, "BCDF", luck=luck), shelf)
        assert thought is not None
        state.apply(thought.seat, COSANOSTRA.decode(thought.action))
    raise AssertionError("nobody made an offer")


# What is done


@pytest.mark.slow
@pytest.mark.parametrize(("name", "bot"), PLAYED)
def test_whole_games_come_to_their_end_and_the_same_luck_gives_the_same_game(name: str, bot: str) -> None:
    thoughts = played_here(name, bot, "BCDF")
    assert {thought.seat for thought in thoughts} == set(range(game_of(name).fewest))
    assert played_here(name, bot, "BCDF") == thoughts


@pytest.mark.slow
def test_the_house_goes_on_while_a_bot_searches_in_a_thread_of_it() -> None:
    """Compiled code does not give way by itself."""
    request = turn_to_think_about("BCDF", "search-6000")

    async def turns_meanwhile() -> int:
        thinker = open_thinker("here")
        thinking = asyncio.ensure_future(thinker.think(request))
        turns = 0
        while not thinking.done():
            await asyncio.sleep(0.001)
            turns += 1
        assert await thinking is not None
        await thinker.close()
        return turns

    assert asyncio.run(turns_meanwhile()) > 3


def test_luck_says_who_of_several_is_first() -> None:
    game = game_of("omerta")
    state = game.start(4, b"deal")
    assert state.deciders() == [0, 1, 2, 3]
    bots: list[str | None] = ["greedy", None, "greedy", "greedy"]
    seats: list[int] = []
    for luck in range(60):
        request = turn_of(game, state, bots, "BCDF", [0, 2, 3], luck)
        thought = consider(request, Shelf())
        assert thought is not None
        assert consider(request, Shelf()) == thought
        seats.append(thought.seat)
    assert set(seats) == {0, 2, 3}
    assert min(seats.count(seat) for seat in (0, 2, 3)) >= 10


def test_where_no_bot_is_asked_and_nobody_speaks_there_is_nothing_to_do() -> None:
    game = game_of("omerta")
    assert (
        consider(turn_of(game, game.start(3, b"deal"), ["greedy", None, None], "BCDF", []), Shelf()) is None
    )


def test_when_the_game_is_over_there_is_nothing_to_do() -> None:
    game = game_of("omerta")
    state = game.start(3, b"deal")
    while seats := state.deciders():
        state.step(seats[0], state.legal(seats[0])[-1])
    assert consider(turn_of(game, state, ["greedy"] * 3, "BCDF", []), Shelf()) is None


def test_a_bot_answers_an_offer_while_a_person_is_asked() -> None:
    state = offered()
    seat = seats_in(state.pressed())[0]
    bots: list[str | None] = [None] * 3
    bots[seat] = "greedy"
    thought = consider(turn_of(COSANOSTRA, state, bots, "BCDF", []), Shelf())
    assert thought is not None
    assert thought.seat == seat
    assert thought.action["verb"] in ANSWERS


@pytest.mark.parametrize("bot", [None, "silent", "random"])
def test_people_and_silent_bots_leave_an_offer_alone(bot: str | None) -> None:
    assert consider(turn_of(COSANOSTRA, offered(), [bot] * 3, "BCDF", []), Shelf()) is None


def test_offers_are_answered_before_anything_is_decided() -> None:
    state = offered()
    thought = consider(turn_of(COSANOSTRA, state, ["greedy"] * 3, "BCDF"), Shelf())
    assert thought is not None
    assert thought.seat in seats_in(state.pressed())
    alone = consider(turn_of(COSANOSTRA, state, ["silent"] * 3, "BCDF"), Shelf())
    assert alone is not None
    assert alone.seat in state.deciders()


# What is remembered


def test_a_bot_stays_the_same_from_job_to_job() -> None:
    shelf = Shelf()
    request = first_turn("cosanostra", "BCDF")
    bot = shelf.bot(request, 1, "greedy")
    assert shelf.bot(request, 1, "greedy") is bot
    others = [shelf.bot(request, 2, "greedy"), shelf.bot(request, 1, "silent")]
    others.append(shelf.bot(first_turn("cosanostra", "GHJK"), 1, "greedy"))
    assert bot not in others
    assert len({id(other) for other in others}) == 3


def test_those_not_met_for_longest_are_forgotten() -> None:
    shelf = Shelf(most=2)
    request = first_turn("cosanostra")
    first, second = shelf.bot(request, 0, "greedy"), shelf.bot(request, 1, "greedy")
    assert shelf.bot(request, 0, "greedy") is first
    shelf.bot(request, 2, "greedy")
    assert shelf.bot(request, 0, "greedy") is first
    assert shelf.bot(request, 1, "greedy") is not second
    assert len(shelf.bots) == 2


def test_table_and_seat_make_a_bot_what_it_is_in_every_process() -> None:
    assert stable_number("BCDF/0") == 1_332_218_693  # the first four bytes of its SHA-256
    assert _choices("BCDF", 0) == _choices("BCDF", 0)
    assert len({_choices(table, seat) for table in ("BCDF", "GHJK") for seat in (0, 1)}) == 4


def _choices(table: str, seat: int) -> str:
    """A random bot's, at the same decision over and over."""
    game = game_of("omerta")
    shelf = Shelf()
    request = turn_of(game, game.start(3, b"deal"), ["random"] * 3, table, [seat])
    thoughts = [consider(request, shelf) for _ in range(20)]
    return ", ".join(str(thought.action) for thought in thoughts if thought is not None)


# Failures


def raises(self: object, eyes: Eyes) -> Action:
    raise KeyError("lost")


def test_a_bot_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "choose", raises)
    with pytest.raises(BotFailed, match="BCDF: the bot random on seat 0 failed: KeyError: 'lost'") as it:
        consider(first_turn("corleone", "BCDF", "random"), Shelf())
    assert (it.value.table, it.value.seat, it.value.bot) == ("BCDF", 0, "random")


def test_it_is_the_speaker_that_is_named_not_who_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    state = offered()
    seat = seats_in(state.pressed())[0]
    request = turn_of(COSANOSTRA, state, ["greedy"] * 3, "BCDF")
    assert request.asked != [seat]
    monkeypatch.setattr(GreedyCosaNostra, "speak", raises)
    with pytest.raises(BotFailed, match=f"the bot greedy on seat {seat} failed: KeyError"):
        consider(request, Shelf())


def test_a_bot_that_breaks_the_rules_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of("omerta")
    draw = game.parse("draw pile")
    monkeypatch.setattr(RandomBot, "choose", lambda self, eyes: draw)
    with pytest.raises(BotFailed, match=r"random on seat \d failed: ValueError: draw pile is not allowed"):
        consider(first_turn("omerta", bot="random"), Shelf())


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"state": b"{}"}, "table BCDF: MalformedValue: .* is missing"),
        ({"state": b"{"}, "table BCDF: MalformedValue: "),
        ({"game": "bridge"}, "table BCDF: BadSetup: no such game: bridge"),
        ({"bots": ["clever"] * 3}, "the bot clever on seat . failed: NoSuchBot: no such bot: clever"),
        ({"bots": [None] * 3}, "the bot None on seat . failed: ValueError: no bot sits there"),
        ({"bots": []}, "seat . failed: IndexError"),
    ],
)
def test_a_job_that_makes_no_sense_fails(change: dict[str, object], complaint: str) -> None:
    request = first_turn("omerta")
    fields = {name: getattr(request, name) for name in request.__struct_fields__}
    with pytest.raises(BotFailed, match=complaint):
        consider(BotTurn(**{**fields, **change}), Shelf())


# The thread


def test_the_event_loop_goes_on_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, told = threading.Event(), threading.Event()

    def waits(self: RandomBot, eyes: Eyes) -> Action:
        asked.set()
        assert told.wait(30), "nobody else was at work"
        return eyes.legal()[0]

    async def run() -> Thought | None:
        thinker = open_thinker("here")
        thought = asyncio.create_task(thinker.think(first_turn("omerta", bot="random")))
        while not asked.is_set():
            await asyncio.sleep(0.001)
        told.set()
        try:
            return await thought
        finally:
            await thinker.close()

    monkeypatch.setattr(RandomBot, "choose", waits)
    assert asyncio.run(run()) is not None


def test_who_waits_when_the_thinker_closes_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, told = threading.Event(), threading.Event()

    def waits(self: RandomBot, eyes: Eyes) -> Action:
        asked.set()
        assert told.wait(30)
        return eyes.legal()[0]

    async def run() -> list[Thought | BaseException | None]:
        thinker = open_thinker("here")
        requests = [asyncio.create_task(thinker.think(first_turn("omerta", bot="random"))) for _ in range(3)]
        while not asked.is_set():
            await asyncio.sleep(0.001)
        closing = asyncio.create_task(thinker.close())
        await asyncio.sleep(0)
        told.set()
        await closing
        with pytest.raises(ThinkerClosed):
            await thinker.think(first_turn("omerta"))
        return await asyncio.gather(*requests, return_exceptions=True)

    monkeypatch.setattr(RandomBot, "choose", waits)
    first, *others = asyncio.run(run())
    assert isinstance(first, Thought)
    assert [type(other) for other in others] == [ThinkerClosed, ThinkerClosed]


# Settings


@pytest.mark.parametrize(
    ("setting", "complaint"),
    [
        ("", "bots think here, on processes:N, ray or ray:ADDRESS, not on ''"),
        ("there", "not on 'there'"),
        ("here:1", "not on 'here:1'"),
        ("ray:", "not on 'ray:'"),
        ("processes", "bots think in 1 to 256 processes, not in ''"),
        ("processes:0", "not in '0'"),
        ("processes:-1", "not in '-1'"),
        ("processes:257", "not in '257'"),
        ("processes:two", "not in 'two'"),
        ("processes:٢", "not in '٢'"),
    ],
)
def test_a_setting_that_cannot_be_is_refused(setting: str, complaint: str) -> None:
    with pytest.raises(BadSetting, match=complaint):
        open_thinker(setting)


@pytest.mark.parametrize("setting", ["ray", "ray:127.0.0.1:6379"])
def test_ray_need_not_be_installed_but_then_it_is_no_setting(
    setting: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(BadSetting, match=r"Ray: it is not installed \(capotavola\[ray\]\)"):
        open_thinker(setting)
