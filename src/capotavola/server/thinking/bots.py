"""What the bots of a table do next: the part that runs where bots think."""

import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

import capotavola
from capotavola.bots.bot import Bot, Haggler
from capotavola.bots.catalogue import bot
from capotavola.bots.levels import level_of
from capotavola.bots.search.bot import SearchBot
from capotavola.bots.search.budget import Deadline
from capotavola.bots.talk import next_word
from capotavola.engine.action import Action
from capotavola.engine.chance import fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.game import Game
from capotavola.engine.state import State
from capotavola.engine.undo import lesson
from capotavola.engine.values import Json

MOST_GAMES = 64  # that are kept open, with their own boxes
LEAST = 0.001  # seconds; a budget without any is one without a limit
MOST_BOTS = 10_000  # that are remembered; each is about a kilobyte


class BotTurn(msgspec.Struct, frozen=True, tag=True):
    """A table at a decision; `state` is the JSON of its dump, `bots` has None where people sit.

    `asked` are the bots that the game waits for; `luck` says which of them is first. `salt` makes
    bots what they are: nobody at the table knows it who could not foretell the deal as well. `silent` are
    those who make no deals, since they play for somebody who is away. `box` is the table's own content file,
    if it has one. `allowed` are the seconds that a bot may search; None for as many as its level has.
    """

    table: str
    game: str
    state: bytes
    asked: list[int]
    bots: list[str | None]
    luck: int
    salt: str = ""
    silent: list[int] = []
    box: str | None = None
    allowed: float | None = None


class Doubt(msgspec.Struct, frozen=True, tag=True):
    """Whether anybody learnt anything by an action; `state` is the JSON of the dump before it."""

    table: str
    game: str
    state: bytes
    seat: int
    action: bytes  # as JSON
    box: str | None = None


class Thought(msgspec.Struct, frozen=True):
    """What a bot does, as the JSON value of a legal action."""

    seat: int
    action: dict[str, Json]


class BotFailed(Exception):
    """A bot could not decide; without a seat it was not its own doing."""

    def __init__(self, table: str, reason: str, seat: int | None = None, bot: str | None = None) -> None:
        who = "" if seat is None else f"the bot {bot} on seat {seat} failed: "
        super().__init__(f"table {table}: {who}{reason}")
        self.table = table
        self.reason = reason
        self.seat = seat
        self.bot = bot


class Shelf:
    """What is kept in between: open games, and bots with what they have come to know of a table.

    Who thinks here has to be done by the deadline.
    """

    def __init__(self, most: int = MOST_BOTS) -> None:
        self.most = most
        self.games: OrderedDict[tuple[str, str | None], Game] = OrderedDict()
        self.bots: OrderedDict[tuple[str, str, int, str], Bot] = OrderedDict()
        self.deadline = Deadline()

    def game(self, request: BotTurn | Doubt) -> Game:
        key = (request.game, request.box)
        if key not in self.games:
            self.games[key] = _opened(request)
            if len(self.games) > MOST_GAMES:
                self.games.popitem(last=False)
        self.games.move_to_end(key)
        return self.games[key]

    def bot(self, request: BotTurn, seat: int, name: str) -> Bot:
        """The one that played there before, or a new one; those not met for longest are forgotten."""
        key = (request.table, request.game, seat, name)
        if key not in self.bots:
            self.bots[key] = bot(name, request.game, stable_number(f"{request.salt or request.table}/{seat}"))
            if len(self.bots) > self.most:
                self.bots.popitem(last=False)
        self.bots.move_to_end(key)
        return self.bots[key]


def _opened(request: BotTurn | Doubt) -> Game:
    return (
        capotavola.game(request.game) if request.box is None else capotavola.boxed(request.game, request.box)
    )


def seconds_for(request: BotTurn) -> float:
    """Within which an answer is promised: what the level of the slowest who may be asked says."""
    asked = [request.bots[seat] for seat in request.asked if seat < len(request.bots)]
    return max((level_of(name).seconds for name in asked if name is not None), default=0.0)


def stable_number(text: str) -> int:
    """The same in every process, unlike `hash`."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")


def consider(request: BotTurn, shelf: Shelf) -> Thought | None:
    """A word where deals are open, else the decision of a bot that is asked; None if there is neither."""
    with _blaming(request, None):
        desk = Desk(request, shelf)
        state = shelf.game(request).load_trusted(capotavola.from_json(request.state))
        if not state.waiting:
            return None
        asked = request.asked[fast_chance(request.luck).below(len(request.asked))] if request.asked else None
        word = _word(desk, state, state.deciders()[0] if asked is None else asked)
        if word is not None or asked is None:
            return word
        return _decision(desk, state, asked)


def judge(doubt: Doubt, shelf: Shelf) -> bool:
    """Whether somebody did; BotFailed if that cannot be found out."""
    try:
        game = shelf.game(doubt)
        before = game.load(capotavola.from_json(doubt.state))
        return lesson(before, doubt.seat, game.decode(capotavola.from_json(doubt.action))) is not None
    except Exception as error:
        raise BotFailed(doubt.table, f"{type(error).__name__}: {error}") from error


class Desk:
    """A request at hand: what is thought about words is time that the decision has no longer."""

    def __init__(self, request: BotTurn, shelf: Shelf, now: Callable[[], float] = time.monotonic) -> None:
        self.request = request
        self.shelf = shelf
        self.now = now
        self.began = now()

    def bot(self, seat: int, name: str) -> Bot:
        """With the time that is left for it."""
        found = self.shelf.bot(self.request, seat, name)
        if isinstance(found, SearchBot) and level_of(name).seconds:
            allowed = level_of(name).seconds if self.request.allowed is None else self.request.allowed
            left = min(level_of(name).seconds, allowed) - (self.now() - self.began)
            found.budget.seconds = max(LEAST, left)
            found.budget.deadline = self.shelf.deadline
        return found


def _word(desk: Desk, state: State, asked: int) -> Thought | None:
    if not state.talk_open():
        return None
    word = next_word(state, asked, [_listener(desk, seat) for seat in range(len(desk.request.bots))])
    return None if word is None else _legal(desk.request, state, word.seat, word.action)


def _decision(desk: Desk, state: State, asked: int) -> Thought:
    with _blaming(desk.request, asked):
        name = desk.request.bots[asked]
        if name is None:
            raise ValueError("no bot sits there")
        action = desk.bot(asked, name).choose(Eyes(state, asked))
    return _legal(desk.request, state, asked, action)


def _legal(request: BotTurn, state: State, seat: int, action: Action) -> Thought:
    with _blaming(request, seat):
        refusal = state.why_not(seat, action)
        if refusal is not None:
            raise ValueError(f"{action} is not allowed ({refusal.rule})")
    return Thought(seat, action.value())


class _Listener:
    """A bot that haggles and whose failures name it: `next_word` asks several."""

    def __init__(self, desk: Desk, name: str, bot: Haggler) -> None:
        self.name = name
        self.desk = desk
        self.bot = bot

    def choose(self, eyes: Eyes) -> Action:
        return self.bot.choose(eyes)

    def speak(self, eyes: Eyes) -> Action | None:
        with _blaming(self.desk.request, eyes.seat):
            self.desk.bot(eyes.seat, self.name)  # others may have thought meanwhile
            return self.bot.speak(eyes)


def _listener(desk: Desk, seat: int) -> Bot | None:
    """None for people, and for bots that never haggle or must not."""
    name = desk.request.bots[seat]
    if name is None or seat in desk.request.silent:
        return None
    with _blaming(desk.request, seat):
        found = desk.bot(seat, name)
    return _Listener(desk, name, found) if isinstance(found, Haggler) else None


@contextmanager
def _blaming(request: BotTurn, seat: int | None) -> Iterator[None]:
    """Whatever goes wrong in here is that bot's doing, or the request's: it must not stop other tables."""
    try:
        yield
    except BotFailed:
        raise
    except Exception as error:
        name = None if seat is None or seat >= len(request.bots) else request.bots[seat]
        raise BotFailed(request.table, f"{type(error).__name__}: {error}", seat, name) from error
