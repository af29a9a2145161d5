"""A table as its log has made it. No clocks are read here and nothing is stored: `fold.take` changes it."""

from collections import deque
from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

from capotavola.engine.action import Action
from capotavola.engine.audience import SPECTATOR, seats_in
from capotavola.engine.deal import commitment
from capotavola.engine.game import Game
from capotavola.engine.match import Match
from capotavola.engine.state import State
from capotavola.engine.undo import lesson
from capotavola.server.clock import DaysClock
from capotavola.server.messages.fields import Matter, Status
from capotavola.server.messages.happened import AnyHappening
from capotavola.server.table.clocks import Clocks
from capotavola.server.table.log import Claimed, TableSetup

VIEWERS = SPECTATOR + 1
KEPT_NEWS = 32  # how far back a client can resume without the log being read again
KEPT_CHAT = 100
KEPT_MARKS = 256

# What a viewer is told of an entry, given the viewer, the viewer's version and the time.
TellTo: TypeAlias = Callable[[int, int, int], AnyHappening]


class Heard:
    """What an entry means to those at the table: whom it concerns, and what each hears of it."""

    def __init__(self, at: int, mask: int, telling: TellTo, game: bool, table: bool) -> None:
        self.at = at
        self.mask = mask
        self.telling = telling
        self.game = game  # the game went on: views and actions are new
        self.table = table  # seats, votes, status or the like have changed
        self.versions: list[int] = []

    def concerns(self, viewer: int) -> bool:
        return bool(self.mask >> viewer & 1)

    def to(self, viewer: int) -> AnyHappening:
        return self.telling(viewer, self.versions[viewer], self.at)


class Seat:
    """Free if it has neither a key nor a bot. A stand-in plays for a person until that person is back.

    It makes no deals: what is offered waits for the person.
    """

    def __init__(self) -> None:
        self.name: str | None = None
        self.key: str | None = None
        self.bot: str | None = None
        self.stand_in: str | None = None
        self.luck = ""
        self.away: int | None = None
        self.here_since = 0
        self.sat_version = 0  # what this seat had heard before its owner sat down
        self.overdue = 0  # times in a row that the clock decided
        self.muted = False
        self.closed = False  # the host removed somebody in the game: the bot stays

    @property
    def kind(self) -> Literal["free", "bot", "person"]:
        if self.key is not None:
            return "person"
        return "free" if self.bot is None else "bot"

    def copy(self) -> "Seat":
        twin = Seat()
        twin.name = self.name
        twin.key = self.key
        twin.bot = self.bot
        twin.stand_in = self.stand_in
        twin.luck = self.luck
        twin.away = self.away
        twin.here_since = self.here_since
        twin.sat_version = self.sat_version
        twin.overdue = self.overdue
        twin.muted = self.muted
        twin.closed = self.closed
        return twin

    def played_by(self) -> str | None:
        """The bot that decides here now; None where a person does."""
        return self.bot or self.stand_in


class Watcher(NamedTuple):
    """A spectator with a name; one who is gone keeps the number, and the key is good for nothing."""

    name: str
    muted: bool = False
    gone: bool = False


class Deed:
    """An action that may perhaps be taken back: the game and the clocks before it, and whom it concerned.

    A table and the one ahead of it share their deeds: nothing of one changes but what was found out about it.
    """

    def __init__(self, seat: int, before: State, action: Action, mask: int, clocks: Clocks) -> None:
        self.seat = seat
        self.before = before
        self.action = action
        self.mask = mask
        self.clocks = clocks
        self.taught: bool | None = None  # somebody something; None if it was not looked into yet

    def with_clocks(self, clocks: Clocks) -> "Deed":
        twin = Deed(self.seat, self.before, self.action, self.mask, clocks)
        twin.taught = self.taught
        return twin

    def judge(self) -> bool:
        """Whether somebody learnt something by it; takes a while, and reads nothing that changes."""
        if self.taught is None:
            self.taught = lesson(self.before, self.seat, self.action) is not None
        return self.taught


class Race:
    """The claims so far; `since` is when the waiting began, for the first claim or for another."""

    def __init__(self, number: int, opened: int) -> None:
        self.number = number
        self.opened = opened
        self.since = opened
        self.claims: list[Claimed] = []

    def copy(self) -> "Race":
        twin = Race(self.number, self.opened)
        twin.since = self.since
        twin.claims = self.claims[:]
        return twin

    def closes(self) -> int | None:
        return min((claim.closes for claim in self.claims), default=None)

    def claimed(self, seat: int) -> bool:
        return any(claim.seat == seat for claim in self.claims)


class HouseTable:
    def __init__(
        self,
        code: str,
        setup: TableSetup,
        game: Game,
        secret: bytes,
        created: int,
        like: "HouseTable | None" = None,
    ) -> None:
        """`like`: what takes long to make is that table's."""
        self.code = code
        self.setup = setup
        self.game = game
        self.secret = secret
        self.created = created
        self.status: Status = "open"
        self.seats: list[Seat] = [Seat() for _ in range(setup.players)] if like is None else like.seats[:]
        self.host: int | None = None
        self.watchers: dict[str, Watcher] = {}  # by key, in the order of their numbers, from 1
        self.hushed = False  # spectators may not talk
        self.match: Match | None = None
        self.clocks: Clocks = Clocks(setup.clock, setup.players) if like is None else like.clocks.copy()
        self.race: Race | None = None
        self.votes: dict[Matter, dict[int, bool]] = {}
        self.rematch: str | None = None
        self.forgotten = 0  # people who asked for it: each time the log was rewritten
        self.number = 0
        self.game_number = 0  # of the last entry that moved the game on
        self.last_at = created
        self.played_at = created  # when the game last went on
        self.versions = [0] * VIEWERS
        self.asked_version = [0] * setup.players  # of a seat's present decision
        self.heard_version = [0] * setup.players  # of the last that a seat heard of the game
        self.own_version = [0] * setup.players  # of a seat's own last action that may perhaps be taken back
        self.asked_at = [created] * setup.players
        self.deeds: list[Deed] = []
        self.news: deque[Heard] = deque(maxlen=KEPT_NEWS) if like is None else like.news.copy()
        self.chat: list[list[Heard]] = [[]] * VIEWERS  # the newest; each is put in another's place
        # The newest; the storage has them all.
        self.marks: dict[str, int] = {} if like is None else like.marks.copy()
        self.marked = 0  # how many there were

    def ahead(self) -> "HouseTable":
        """The same table, for entries that are not on disk yet: whoever has this one sees nothing of them.

        What the fold puts another in the place of, instead of changing it, is shared: seats, watchers, chat.
        This is done for every entry: one by one, since a dictionary of names would be slower ever after.
        """
        twin = HouseTable(self.code, self.setup, self.game, self.secret, self.created, like=self)
        twin.status = self.status
        twin.host = self.host
        twin.watchers = self.watchers
        twin.hushed = self.hushed
        twin.match = None if self.match is None else self.match.branch()
        twin.race = None if self.race is None else self.race.copy()
        if self.votes:
            twin.votes = {matter: votes.copy() for matter, votes in self.votes.items()}
        twin.rematch = self.rematch
        twin.forgotten = self.forgotten
        twin.number = self.number
        twin.game_number = self.game_number
        twin.last_at = self.last_at
        twin.played_at = self.played_at
        twin.versions = self.versions[:]
        twin.asked_version = self.asked_version[:]
        twin.heard_version = self.heard_version[:]
        twin.own_version = self.own_version[:]
        twin.asked_at = self.asked_at[:]
        twin.deeds = self.deeds[:]
        twin.chat = self.chat
        twin.marked = self.marked
        return twin

    def changing(self, seat: int) -> Seat:
        """The seat, to be changed; tables that this one went ahead of keep theirs as it was."""
        self.seats[seat] = self.seats[seat].copy()
        return self.seats[seat]

    @property
    def state(self) -> State:
        assert self.match is not None
        return self.match.state

    def all_marks_known(self) -> bool:
        return self.marked == len(self.marks)

    def playing(self) -> bool:
        return self.status == "playing"

    def finished(self) -> bool:
        return self.status in ("over", "ended")

    def deciders(self) -> list[int]:
        return self.state.deciders() if self.playing() else []

    def thinking(self) -> list[int]:
        """The people that the game waits for."""
        return [seat for seat in self.deciders() if self.seats[seat].played_by() is None]

    def on_the_clock(self) -> list[int]:
        """A race has a time of its own, except where there are days for everything."""
        racing = self.race is not None and not isinstance(self.setup.clock, DaysClock)
        return [] if racing else self.thinking()

    def held(self) -> list[int]:
        """Those whose owner's decision a bot makes: the owner's clock stands."""
        return [seat for seat in self.deciders() if self.seats[seat].stand_in is not None]

    def may_undo(self, seat: int) -> bool:
        """As far as the seat knows: it has heard nothing of the game since its own last action."""
        return self.playing() and self.own_version[seat] == self.heard_version[seat] > 0

    def bots_asked(self) -> list[int]:
        return [seat for seat in self.deciders() if self.seats[seat].played_by() is not None]

    def bots_pressed(self) -> list[int]:
        if not self.playing() or not self.state.talk_open():
            return []
        return [seat for seat in seats_in(self.state.pressed()) if self.seats[seat].bot is not None]

    def people_pressed(self) -> list[int]:
        if not self.playing() or not self.state.talk_open():
            return []
        return [seat for seat in seats_in(self.state.pressed()) if self.seats[seat].played_by() is None]

    def seats_of(self, key: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.key == key]

    def watching(self) -> list[tuple[int, Watcher]]:
        """Those who have a name, by their numbers."""
        every = enumerate(self.watchers.values(), start=1)
        return [(number, watcher) for number, watcher in every if not watcher.gone]

    def voters(self) -> list[int]:
        """People who are here; with nobody here, all people."""
        people = [number for number, seat in enumerate(self.seats) if seat.kind == "person"]
        return [number for number in people if self.seats[number].away is None] or people

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats if seat.name is not None]

    def commitment(self) -> str | None:
        """None where everybody knows the seed."""
        return commitment(self.secret) if self.setup.seed is None else None
