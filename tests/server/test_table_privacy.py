"""What others do in private changes nothing for a viewer: no number, no clock, no byte of any message."""

import random

import msgspec
import pytest

from capotavola.engine.action import Action
from capotavola.engine.state import State
from capotavola.server.clock import ClockRules, DaysClock, LiveClock, NoClock
from capotavola.server.messages import happened, said
from capotavola.server.messages.fields import AnyJson
from capotavola.server.table import log, showing
from capotavola.server.table.fold import take
from capotavola.server.table.refusing import HouseRefuses
from capotavola.server.table.table import KEPT_CHAT, Heard
from tests.boxes import game_of
from tests.conformance.everywhere import every_table
from tests.conformance.walks import Table, walk
from tests.server.soundness import viewers
from tests.server.tables import Driver

# -- versions ---------------------------------------------------------------------------------


def test_a_private_word_is_numbered_for_its_two_only() -> None:
    table = Driver(people=3, seats=3)
    before = [table.version(seat) for seat in (0, 1, 2, None)]
    told = table.chat(0, 1, "between us")
    assert [table.version(seat) for seat in (0, 1, 2, None)] == [before[0] + 1, before[1] + 1, *before[2:]]
    word = happened.Spoke(before[1] + 1, table.at, 0, "Anna", 1, "between us", None)
    assert table.heard(told, 1) == [word]
    assert showing.news(table.table, told, 2, table.at) is None


def test_a_word_of_spectators_is_numbered_for_them_only() -> None:
    table = Driver(people=3, seats=3)
    table.write(log.Watched("Vito", "key of Vito"))
    before = [table.version(seat) for seat in (0, 1, 2, None)]
    table.say(None, said.Chat("1", "spectators", "who wins?"), "key of Vito")
    assert [table.version(seat) for seat in (0, 1, 2, None)] == [*before[:3], before[3] + 1]


@every_table()
@pytest.mark.parametrize("luck", [1, 2])
def test_a_view_never_changes_unheard(table: Table, luck: int) -> None:
    """Over whole games: whom an action does not concern sees and may do the same after it."""
    name, players, options = table
    driver = Driver(name, people=min(3, game_of(name).fewest), seats=players, options=options, seed="unheard")
    game, fast = driver.begin().table.game, driver.table
    unheard = 0
    for seat, action in walk(game, fast.state.copy(), random.Random(luck)):
        before = fast.state.copy()
        told = take(fast, log.Entry(fast.number + 1, driver.at, log.Done(seat, action.value(), "bot")))
        for viewer in viewers(fast):
            if not told.concerns(showing.viewer_of(viewer)):
                unheard += 1
                assert seen_by(before, viewer) == seen_by(fast.state, viewer), str(action)
    assert fast.status == "over"
    assert unheard or name != "cosanostra"


def seen_by(state: State, viewer: int | None) -> object:
    doings = [] if viewer is None else [*state.legal(viewer), *state.unasked(viewer)]
    return [state.view(viewer), doings]


# -- two evenings that differ in private only ---------------------------------------------------


class Listener:
    """Somebody who writes down every byte, and reconnects after every word."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.bytes: list[bytes] = []

    def hear(self, table: Driver, told: list[Heard]) -> None:
        news = showing.news(table.table, told, self.seat, table.at)
        if news is not None:
            self.bytes.append(msgspec.json.encode(news))
            gap = showing.gap(table.table, self.seat, news.version - 1)
            welcome = showing.welcome(table.table, self.seat, [], gap, table.at)
            self.bytes.append(msgspec.json.encode(welcome))


def evening(clock: ClockRules, listener: Listener, private: int | None) -> int:
    """The same public game; `private` is the luck of what seats 0 and 1 do between themselves."""
    options: dict[str, AnyJson] = {"planning_clock": True, "planning_seconds": 3600}
    table = Driver("cosanostra", people=3, seats=3, options=options, clock=clock, seed="alike").begin()
    public = random.Random(3)
    whispers = 0
    for _ in range(25):
        table.at += 5_000
        if private is not None:
            whispers += whisper(table, listener, random.Random(private + table.at))
        table.at += 5_000
        seat = public.choice(table.table.deciders())
        listener.hear(table, table.act(seat, public.choice(table.table.state.legal(seat))))
        if public.random() < 0.1:
            listener.hear(table, table.write(log.Gone(0)))
            listener.hear(table, table.write(log.Returned(0)))
    return whispers


def whisper(table: Driver, listener: Listener, rng: random.Random) -> int:
    """Private words, offers, answers and second thoughts; how many there were."""
    number = table.table.number
    told = table.chat(0, 1, "a word")
    if listener.seat is not None:
        told += table.write(log.Talked(None, "Vito", "spectators", "hm", None))
    for _ in range(4):
        told += between_the_two(table, rng)
    assert [one for one in told if one.concerns(showing.viewer_of(listener.seat))] == []
    return table.table.number - number


def between_the_two(table: Driver, rng: random.Random) -> list[Heard]:
    seat = rng.randrange(2)
    doings = [action for action in table.table.state.unasked(seat) if _of_the_two(action)]
    try:
        if table.table.deeds and _of_the_two(table.table.deeds[-1].action) and rng.random() < 0.3:
            return table.undo(table.table.deeds[-1].seat)
        return table.act(seat, rng.choice(doings)) if doings else []
    except HouseRefuses:
        return []


def _of_the_two(action: Action) -> bool:
    value = action.value()
    if value["verb"] == "offer":
        return value["to"] in ([0], [1]) and not value.get("open")
    return value["verb"] in ("decline", "withdraw") and value["seat"] in (0, 1)


SLOW = pytest.mark.slow


@pytest.mark.slow
@pytest.mark.parametrize(
    ("clock", "seat"),
    [
        pytest.param(LiveClock(300, 15, 600), 2, id="live-seat"),
        pytest.param(DaysClock(1), None, id="days-spectator"),
        pytest.param(DaysClock(1), 2, id="days-seat", marks=SLOW),
        pytest.param(LiveClock(300, 15, 600), None, id="live-spectator", marks=SLOW),
        pytest.param(NoClock(), 2, id="no-clock", marks=SLOW),
    ],
)
def test_two_evenings_that_differ_in_private_are_the_same_to_others(
    clock: ClockRules, seat: int | None
) -> None:
    quiet, whispering = Listener(seat), Listener(seat)
    assert evening(clock, quiet, None) == 0
    assert evening(clock, whispering, 7) > 50
    assert len(quiet.bytes) > 50
    assert whispering.bytes == quiet.bytes


# -- what is kept for who comes back --------------------------------------------------------------


def test_much_private_talk_drives_nothing_out_of_what_others_find_when_they_come() -> None:
    table = Driver(people=3, seats=3)
    table.say(2, said.Chat("1", "table", "remember this"))
    for number in range(KEPT_CHAT + 1):
        table.chat(0, 1, f"secret {number}")
    chat = showing.welcome(table.table, 2, [], None, table.at).missed
    assert [word.text for word in chat if isinstance(word, happened.Spoke)] == ["remember this"]
    assert len(showing.welcome(table.table, 1, [], None, table.at).missed) == KEPT_CHAT


def test_who_was_away_gets_the_gap_and_nothing_twice() -> None:
    table = Driver(people=3, seats=3)
    told: list[Heard] = []
    for number in range(5):
        told += table.chat(0, 1 + number % 2, f"word {number}")
    for seat in (0, 1, 2, None):
        all_heard = table.heard(told, seat)
        for since in range(table.version(seat) - len(all_heard), table.version(seat) + 1):
            missed = showing.gap(table.table, seat, since)
            assert missed == [word for word in all_heard if word.version > since]


def test_a_gap_that_is_no_longer_in_memory_or_never_was_is_not_filled() -> None:
    table = Driver(people=3, seats=3)
    for number in range(40):
        table.say(0, said.Chat(f"{number}", "table", "word"))
    assert showing.gap(table.table, 1, 0) is None
    assert showing.gap(table.table, 1, table.version(1) + 1) is None
    welcome = showing.welcome(table.table, 1, [], None, table.at)
    assert (welcome.complete, len(welcome.missed)) == (False, 40)
