"""What a person may do at a table: every message becomes entries for the log, or a refusal.

Nothing is changed here; an entry counts when it is on disk.
"""

import unicodedata
from typing import NamedTuple, assert_never

from capotavola.bots.catalogue import names_for, usual_for
from capotavola.bots.names import as_seen, fits_as_name, free_names
from capotavola.engine.action import Action
from capotavola.engine.undo import is_asked
from capotavola.engine.values import MalformedValue
from capotavola.server.messages import said
from capotavola.server.messages.fields import Object
from capotavola.server.table import log, race
from capotavola.server.table.phrases import PHRASES
from capotavola.server.table.refusing import against_the_rules, house_refuses, malformed, stale, too_much
from capotavola.server.table.table import HouseTable, Seat
from capotavola.server.table.voting import vote
from capotavola.server.table.watching import check_host, may_talk, order_watchers


class Who(NamedTuple):
    """Somebody at a table: on a seat, or with None a spectator, who may have a key with a name."""

    seat: int | None
    key: str | None


class Line(NamedTuple):
    """A message's way: when it arrived; the lag that each seat is credited at most, and waited for."""

    arrived: int
    bounds: dict[int, int]
    waits: dict[int, int]


MOST_WATCHERS = 100
MOST_ENTRIES = 20_000  # of a table's log; after that nothing but what the game asks for, and what ends it
MOST_WATCHED = MOST_ENTRIES // 2  # after that spectators say nothing more: the rest is for who plays
UNKNOWN_WAIT = 250  # of a seat that is connected to another worker


def decide(table: HouseTable, who: Who, message: said.Move, line: Line) -> list[log.AnyLog]:
    match message:
        case said.Act():
            return [_act(table, _seat(who), message, line)]
        case said.Claim():
            return [_claim(table, _seat(who), message, line)]
        case said.Ask():
            _possible(table, _seat(who), message.action)
            return []
        case said.Undo():
            _check_room(table)
            taken_back = _undo(table, _seat(who), message)
            return [] if message.ask else [taken_back]
        case said.Chat():
            _check_room(table, watches=who.seat is None)
            return [_chat(table, who, message)]
        case said.Vote():
            if message.matter != "end":
                _check_room(table)
            return vote(table, _seat(who), message)
        case said.Start():
            return _start(table, _seat(who), message)
        case said.SeatBot():
            _check_room(table)
            return [_seat_bot(table, _seat(who), message)]
        case said.Kick():
            return [_kick(table, _seat(who), message)]
        case said.Mute():
            _check_room(table)
            return _mute(table, _seat(who), message)
        case said.MuteWatcher() | said.KickWatcher() | said.Hush():
            _check_room(table)
            return order_watchers(table, _seat(who), message)
        case said.Leave():
            return [_leave(table, _seat(who))]
        case _:
            assert_never(message)


def _check_room(table: HouseTable, watches: bool = False) -> None:
    """Strangers never fill a log so far that players could not talk any more."""
    if table.number >= (MOST_WATCHED if watches else MOST_ENTRIES):
        raise too_much("table-full")


def to_foresee(table: HouseTable, who: Who, message: said.Foresee) -> tuple[int, Action]:
    """Whose action it is that shall be foreseen, if it is possible."""
    seat = _seat(who)
    return seat, _possible(table, seat, message.action)


def _seat(who: Who) -> int:
    if who.seat is None:
        raise house_refuses("not-seated")
    return who.seat


# -- the game -------------------------------------------------------------------------------


def _act(table: HouseTable, seat: int, message: said.Act, line: Line) -> log.AnyLog:
    action = _possible(table, seat, message.action)
    asked = is_asked(table.state, seat, action)
    if not asked:
        _check_room(table)
    if message.seen < (table.asked_version[seat] if asked else table.heard_version[seat]):
        raise stale()
    if table.race is not None and not action.verb.harmless:
        return _claim_of(table, seat, action, line.arrived - table.race.opened, line)
    return log.Done(seat, action.value(), "chosen")


def _possible(table: HouseTable, seat: int, action: Object) -> Action:
    """The action, if the game allows it now."""
    _in_play(table)
    try:
        decoded = table.game.decode(action)
    except MalformedValue as error:
        raise malformed(str(error)) from None
    if table.race is not None and table.race.claimed(seat):
        raise house_refuses("already-claimed")
    refusal = table.state.why_not(seat, decoded)
    if refusal is not None:
        raise against_the_rules(refusal)
    return decoded


def _in_play(table: HouseTable) -> None:
    if table.status == "open":
        raise house_refuses("not-started")
    if table.status == "paused":
        raise house_refuses("paused")
    if table.finished():
        raise house_refuses("game-over")


def _claim(table: HouseTable, seat: int, message: said.Claim, line: Line) -> log.AnyLog:
    """A claim for a race that is over is void, and never punished."""
    _in_play(table)
    if table.race is None or table.race.number != message.race:
        raise house_refuses("race-over")
    action = _possible(table, seat, message.action)
    if action.verb.harmless:
        return log.Done(seat, action.value(), "chosen")
    return _claim_of(table, seat, action, message.reaction, line)


def _claim_of(table: HouseTable, seat: int, action: Action, reaction: int, line: Line) -> log.Claimed:
    assert table.race is not None
    now = table.race
    elapsed = max(0, line.arrived - now.opened)
    credit = race.credit_for(elapsed, reaction, line.bounds.get(seat, 0))
    claim = race.Claim(seat, line.arrived, reaction, credit)
    silent = [
        line.waits.get(other, 0 if table.seats[other].played_by() else UNKNOWN_WAIT)
        for other in table.deciders()
        if other != seat and not now.claimed(other)
    ]
    closes = race.closes_at(now.opened, [claim], silent)
    return log.Claimed(seat, now.number, action.value(), line.arrived, reaction, credit, closes)


def claim_by_bot(table: HouseTable, seat: int, action: Action, now: int) -> log.Claimed:
    """A bot has no line to make up for."""
    assert table.race is not None
    return _claim_of(table, seat, action, now - table.race.opened, Line(now, {}, {}))


def _undo(table: HouseTable, seat: int, message: said.Undo) -> log.AnyLog:
    """Nobody else has done anything since; then, has anybody learnt anything by it?"""
    _in_play(table)
    if not table.may_undo(seat):
        raise house_refuses("nothing-to-undo")
    if message.seen < table.heard_version[seat]:
        raise stale()
    deed = table.deeds[-1] if table.deeds else None
    # What others have done in private is not told by the reason.
    if deed is None or deed.seat != seat or deed.judge():
        raise house_refuses("undo-learnt")
    return log.TakenBack(seat)


# -- talk ------------------------------------------------------------------------------------


def _chat(table: HouseTable, who: Who, message: said.Chat) -> log.AnyLog:
    name = may_talk(table, who.key or "") if who.seat is None else table.seats[who.seat].name
    if name is None:
        raise house_refuses("watch-first")
    if who.seat is not None and table.seats[who.seat].muted:
        raise house_refuses("muted")
    if who.seat is None and message.to != "spectators":
        raise house_refuses("not-seated")
    if who.seat is not None and message.to == "spectators" and not table.finished():
        raise house_refuses("bad-chat")  # their talk is apart while there is something to give away
    if isinstance(message.to, int) and (message.to >= len(table.seats) or message.to == who.seat):
        raise house_refuses("no-such-seat", seat=message.to)
    if (message.text is None) == (message.phrase is None):
        raise house_refuses("bad-chat")
    if message.phrase is not None and message.phrase not in PHRASES:
        raise house_refuses("no-such-phrase", phrase=message.phrase)
    text = None if message.text is None else _clean(message.text)
    if text == "":
        raise house_refuses("bad-chat")
    return log.Talked(who.seat, name, message.to, text, message.phrase)


def _clean(text: str) -> str:
    """Without what cannot be seen, but for line ends; letters of all scripts and their joiners stay."""
    joiners = "\u200c\u200d\n"
    return "".join(c for c in text if c in joiners or unicodedata.category(c)[0] != "C").strip()


# -- seats -----------------------------------------------------------------------------------


def sit(table: HouseTable, key: str, name: str, seat: int | None, luck: str) -> log.Sat:
    """A person on a free seat, or in a bot's place, before the start or in the game."""
    if table.finished():
        raise house_refuses("game-over")
    taken = [other.name for number, other in enumerate(table.seats) if other.name and number != seat]
    check_name(name, taken)
    if seat is None:
        seat = free_seat(table)
    elif seat >= len(table.seats):
        raise house_refuses("no-such-seat", seat=seat)
    if table.seats[seat].kind == "person":
        raise house_refuses("seat-taken", seat=seat)
    if table.seats[seat].closed:
        raise house_refuses("seat-closed", seat=seat)
    return log.Sat(seat, name.strip(), key, luck if table.status == "open" else "")


def free_seat(table: HouseTable) -> int:
    """A free one first, then a bot's."""
    for kind in ("free", "bot"):
        for number, seat in enumerate(table.seats):
            if seat.kind == kind and not seat.closed:
                return number
    raise house_refuses("no-seat-free")


def check_name(name: str, taken: list[str]) -> None:
    if not fits_as_name(name):
        raise house_refuses("bad-name", name=name)
    if as_seen(name) in [as_seen(other) for other in taken]:
        raise house_refuses("name-taken", name=name)


def watch(table: HouseTable, key: str, name: str) -> log.Watched:
    _check_room(table, watches=True)
    if table.hushed:
        raise house_refuses("hushed")
    watching = [watcher.name for _, watcher in table.watching()]
    if len(watching) >= MOST_WATCHERS:
        raise too_much("too-many-watchers")
    check_name(name, [*table.names(), *watching])
    return log.Watched(name.strip(), key)


def _start(table: HouseTable, seat: int, message: said.Start) -> list[log.AnyLog]:
    _before_the_start(table)
    check_host(table, seat)
    free = [number for number, other in enumerate(table.seats) if other.kind == "free"]
    if free and message.fill is None:
        raise house_refuses("seats-free", count=len(free))
    entries: list[log.AnyLog] = []
    if message.fill is not None:
        _check_bot(table, message.fill)
        names = free_names(table.names(), message.fill)
        entries += [log.BotSat(at, message.fill, names[i]) for i, at in enumerate(free)]
    return [*entries, log.Begun()]


def _seat_bot(table: HouseTable, seat: int, message: said.SeatBot) -> log.AnyLog:
    """Before the start the host seats bots; later a player hands over the own seat, or an absent one's."""
    _check_seat(table, message.seat)
    if message.bot is not None:
        _check_bot(table, message.bot)
    if table.finished():
        raise house_refuses("game-over")
    there = table.seats[message.seat]
    if table.status == "open":
        check_host(table, seat)
        if there.kind == "person":
            raise house_refuses("seat-taken", seat=message.seat)
        if message.bot is None:
            return log.Left(message.seat, "bot-removed")
        return log.BotSat(message.seat, message.bot, _name_of_bot(table, there, message.bot))
    if message.seat != seat and (there.kind != "person" or there.away is None):
        raise house_refuses("not-your-seat")
    return log.Replaced(message.seat, message.bot)


def _name_of_bot(table: HouseTable, there: Seat, bot: str) -> str:
    """Its own; one of another level is somebody else."""
    if there.bot == bot and there.name is not None:
        return there.name
    return free_names([name for name in table.names() if name != there.name], bot)[0]


def _kick(table: HouseTable, seat: int, message: said.Kick) -> log.AnyLog:
    """In a game a bot plays on, and nobody sits down there again."""
    _other_person(table, seat, message.seat)
    if table.finished():
        raise house_refuses("game-over")
    return log.Left(message.seat, "kicked", None if table.status == "open" else best_bot(table))


def _mute(table: HouseTable, seat: int, message: said.Mute) -> list[log.AnyLog]:
    _other_person(table, seat, message.seat)
    changes = table.seats[message.seat].muted != message.muted
    return [log.Muted(message.seat, message.muted)] if changes else []


def _other_person(table: HouseTable, seat: int, other: int) -> None:
    """Whom the host may send away, or bid to be silent."""
    check_host(table, seat)
    _check_seat(table, other)
    if table.seats[other].kind != "person" or other == seat:
        raise house_refuses("no-such-seat", seat=other)


def _leave(table: HouseTable, seat: int) -> log.AnyLog:
    """From a running game: a bot plays on, as well as one can."""
    if table.finished():
        raise house_refuses("game-over")
    return log.Left(seat, "left", None if table.status == "open" else best_bot(table))


def best_bot(table: HouseTable) -> str:
    return usual_for(table.game.name)


def _before_the_start(table: HouseTable) -> None:
    if table.status != "open":
        raise house_refuses("already-started")


def _check_seat(table: HouseTable, seat: int) -> None:
    if seat >= len(table.seats):
        raise house_refuses("no-such-seat", seat=seat)


def _check_bot(table: HouseTable, bot: str) -> None:
    if bot not in names_for(table.game.name):
        raise house_refuses("no-such-bot", bot=bot)
