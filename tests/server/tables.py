"""A table driven by hand: people say things, time passes, and after every entry the table must be sound.

    table = Driver("omerta", people=2, seats=3, options={"snap": "race"}).begin()
    table.act(0, "peek 0 1")
    assert table.refusal(0, said.Undo("u", seen=table.version(0))).reason == "undo-learnt"
    table.wait(4000)                    # bots, races, clocks and absences take their course

Every entry goes through its written form into a second table, so that `twin` is what the log alone makes.
"""

import random
from collections.abc import Callable
from typing import Self

import msgspec

import capotavola
from capotavola.engine.action import Action
from capotavola.engine.game import Game
from capotavola.engine.state import State
from capotavola.engine.values import Json
from capotavola.server.clock import ClockRules, NoClock
from capotavola.server.messages import happened, said, shown, told
from capotavola.server.messages.fields import Matter
from capotavola.server.table import decisions, duties, fold, log, showing
from capotavola.server.table.decisions import Line, Who
from capotavola.server.table.duties import Duty
from capotavola.server.table.refusing import HouseRefuses
from capotavola.server.table.table import Heard, HouseTable
from tests.boxes import game_of
from tests.server.soundness import Before, Client, check_entry, check_fold, check_told, seen, viewers

CODE = "TABLE2"
SECRET = b"a secret of the house, 32 bytes."
CREATED = 1_700_000_000_000
NAMES = ["Anna", "Bea", "Carlo", "Dora", "Enzo"]
GAMES: dict[str, Game] = {name: game_of(name) for name in capotavola.games()}


def key_of(name: str) -> str:
    return f"hash of the key of {name}"


def luck_of(name: str) -> str:
    return f"the luck of {name}".encode().hex()


class Driver:
    """`bounds` is the lag that the house has measured for each seat."""

    def __init__(
        self,
        game: str = "omerta",
        people: int = 3,
        seats: int = 3,
        options: dict[str, Json] | None = None,
        clock: ClockRules | None = None,
        seed: str | None = None,
        bot_delay: int = 1000,
    ) -> None:
        settled = GAMES[game].settle(options or {})
        words = None if seed is None else f"the seed of {seed}"  # that stand nowhere else
        self.setup = log.TableSetup(game, seats, settled, clock or NoClock(), "public", 1, "content", words)
        self.table = self.fresh()
        self.twin = self.fresh()
        self.at = CREATED
        self.entries: list[log.Entry] = []
        self.bounds: dict[int, int] = {}
        self.bot_delay = bot_delay
        self.quiet_since = -1
        self.luck = random.Random(1)
        self.ids = 0
        self.seen = seen(self.table)
        self.clients = [Client(self.table, seat) for seat in viewers(self.table)]
        for name in NAMES[:people]:
            self.sit(name)

    def fresh(self) -> HouseTable:
        return HouseTable(CODE, self.setup, GAMES[self.setup.game], SECRET, CREATED)

    # -- the log -----------------------------------------------------------------------

    def write(self, *whats: log.AnyLog, mark: str | None = None) -> list[Heard]:
        """Into the log and onto the table, as the house does it."""
        told: list[Heard] = []
        for number, what in enumerate(whats):
            entry = log.Entry(self.table.number + 1, self.at, what, None if number else mark)
            told.append(self._take(entry))
        return told

    def _take(self, entry: log.Entry) -> Heard:
        """Also through its written form onto the twin; both must come to the same."""
        before = Before(self.table, self.at, self.seen)
        told = fold.take(self.table, entry)
        again = fold.take(self.twin, msgspec.structs.replace(entry, what=log.read(log.written(entry.what))))
        self.entries.append(entry)
        self.seen = seen(self.table)
        check_entry(self.table, told, before, self.seen)
        check_told(self.table, told, again)
        check_fold(self.table, self.twin)
        assert seen(self.twin) == self.seen
        for client in self.clients:
            client.hear(self.table, told)
        return told

    def refolded(self) -> HouseTable:
        """The table as the whole log makes it from the start."""
        table = self.fresh()
        for entry in self.entries:
            fold.take(table, entry)
        return table

    # -- what people do ------------------------------------------------------------------

    def sit(self, name: str, seat: int | None = None, key: str | None = None) -> int:
        entry = decisions.sit(self.table, key or key_of(name), name, seat, luck_of(name))
        self.write(entry)
        return entry.seat

    def sit_watcher(self, name: str) -> None:
        self.write(decisions.watch(self.table, key_of(name), name))

    def begin(self, fill: str = "random") -> Self:
        """The deal, with bots on all seats that are free."""
        self.say(0, said.Start(self.new_id(), fill))
        return self

    def say(self, seat: int | None, message: said.Move, key: str | None = None) -> list[Heard]:
        """HouseRefuses says why not; what was sent before is not done again."""
        mark = f"s{seat}:{message.id}"
        if mark in self.table.marks:
            return []
        line = Line(self.at, self.bounds, self.bounds)
        return self.write(*decisions.decide(self.table, Who(seat, key), message, line), mark=mark)

    def refusal(self, seat: int | None, message: said.Move, key: str | None = None) -> told.Refused:
        """Why it is refused; then nothing at all has changed."""
        try:
            self.say(seat, message, key)
        except HouseRefuses as refuses:
            check_fold(self.table, self.twin)
            assert seen(self.table) == self.seen
            return refuses.to(message.id)
        raise AssertionError(f"was not refused: {message}")

    def act(self, seat: int, action: str | Action, seen: int | None = None) -> list[Heard]:
        return self.say(seat, self.acting(seat, action, seen))

    def acting(self, seat: int, action: str | Action, seen: int | None = None) -> said.Act:
        return said.Act(self.new_id(), self.version(seat) if seen is None else seen, self.value(action))

    def claim(self, seat: int, action: str | Action, reaction: int = 0) -> list[Heard]:
        return self.say(seat, self.claiming(action, reaction))

    def claiming(self, action: str | Action, reaction: int = 0, race: int | None = None) -> said.Claim:
        number = self.table.race.number if race is None and self.table.race is not None else race
        return said.Claim(self.new_id(), number or 1, reaction, self.value(action))

    def undo(self, seat: int) -> list[Heard]:
        return self.say(seat, said.Undo(self.new_id(), self.version(seat)))

    def vote(self, seat: int, matter: Matter, yes: bool = True) -> list[Heard]:
        return self.say(seat, said.Vote(self.new_id(), matter, yes))

    def chat(self, seat: int, to: int, text: str) -> list[Heard]:
        return self.say(seat, said.Chat(self.new_id(), to, text))

    def play_until(self, wanted: Callable[[State], bool], luck: int = 1) -> Self:
        """People do anything that is legal, and keep quiet in races, until it is as wanted."""
        rng = random.Random(luck)
        while not wanted(self.table.state):
            assert self.table.playing(), "it never came so far"
            asked = [seat for seat in self.table.thinking() if self.position(seat).legal]
            if not asked:
                self.wait(self.bot_delay * 2)
                continue
            seat = rng.choice(asked)
            legal = self.table.state.legal(seat)
            quiet = [action for action in legal if action.verb.harmless and self.table.race is not None]
            self.act(seat, rng.choice(quiet or legal))
        return self

    def value(self, action: str | Action) -> dict[str, Json]:
        return (self.table.game.parse(action) if isinstance(action, str) else action).value()

    def new_id(self) -> str:
        self.ids += 1
        return f"id-{self.ids}"

    # -- time --------------------------------------------------------------------------------

    def duty(self) -> Duty | None:
        return duties.next_duty(self.table, self.bot_delay, self.quiet_since)

    def wait(self, milliseconds: int) -> list[Heard]:
        """Time passes, and whatever is due meanwhile is done at its time."""
        until = self.at + milliseconds
        told: list[Heard] = []
        while (duty := self.duty()) is not None and duty.at <= until:
            self.at = max(self.at, duty.at)
            told += self.perform(duty)
        self.at = until
        return told

    def pass_by(self, milliseconds: int) -> None:
        """Time passes, and the house is too busy to do anything."""
        self.at += milliseconds

    def perform(self, duty: Duty) -> list[Heard]:
        if duty.kind != "bot":
            return self.write(*duties.perform(self.table, duty, self.luck.getrandbits(31) + 1))
        turn = self._bots_turn()
        if turn is None:
            self.quiet_since = self.table.number
            return []
        return self.write(turn)

    def _bots_turn(self) -> log.AnyLog | None:
        """A bot that is pressed answers, else one that is asked does anything that is legal."""
        state, race = self.table.state, self.table.race
        answers = [
            (seat, action)
            for seat in self.table.bots_pressed()
            for action in state.unasked(seat)
            if action.verb.presses
        ]
        asked = duties.deciding_bots(self.table, self.quiet_since)
        if answers:
            seat, action = self.luck.choice(answers)
        elif asked:
            seat = self.luck.choice(asked)
            action = self.luck.choice(state.legal(seat))
        else:
            return None
        if race is not None and not action.verb.harmless:
            return decisions.claim_by_bot(self.table, seat, action, self.at)
        return log.Done(seat, action.value(), "bot")

    # -- what is to be seen --------------------------------------------------------------------

    def version(self, seat: int | None) -> int:
        return self.table.versions[showing.viewer_of(seat)]

    def position(self, seat: int | None) -> shown.Position:
        position = showing.position(self.table, seat)
        assert position is not None
        return position

    def info(self) -> shown.TableInfo:
        return showing.table_info(self.table)

    def left(self, seat: int) -> int | None:
        """What the seat's clock shows now."""
        return showing.clock_info(self.table, self.at).left[seat]

    def heard(self, told: list[Heard], seat: int | None) -> list[happened.AnyHappening]:
        news = showing.news(self.table, told, seat, self.at)
        return [] if news is None else news.happened
