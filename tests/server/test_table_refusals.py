"""Every reason for which a table itself refuses something; nothing changes then."""

from collections.abc import Callable

import pytest

from capotavola.engine.values import Json
from capotavola.server.messages import said, told
from capotavola.server.table import decisions, log
from capotavola.server.table.decisions import MOST_ENTRIES
from capotavola.server.table.refusing import REASONS, HouseRefuses
from tests.server.tables import Driver, key_of

# Said at the door, by the storage or about whole tables.
ELSEWHERE = {
    "bad-setup",
    "banned",
    "forbidden-origin",
    "no-such-game",
    "no-such-table",
    "not-finished",
    "other-rules",
    "store-busy",
    "store-failed",
    "store-full",
    "too-fast",
    "too-large",
    "too-many-connections",
    "wrong-key",
    "wrong-secret",
}
PEEK: dict[str, Json] = {"verb": "peek", "first": 0, "second": 1}


def fresh() -> Driver:
    return Driver(people=2, seats=3)


def playing(people: int = 3, race: bool = False) -> Driver:
    return Driver(people=people, seats=3, options={"snap": "race" if race else "sealed"}).begin()


def peeked(table: Driver) -> Driver:
    """The first turn begins."""
    for seat in range(3):
        table.act(seat, "peek 0 1")
    for seat in range(3):
        table.act(seat, "put-back")
    return table


def racing() -> Driver:
    """Seat 0, or whoever is first, has discarded a bottle."""
    table = peeked(playing(race=True))
    while table.table.race is None:
        seat = table.table.deciders()[0]
        legal = [str(action) for action in table.table.state.legal(seat)]
        table.act(seat, next(action for action in ("draw pile", "discard", *legal) if action in legal))
    return table


def ended() -> Driver:
    table = playing()
    for seat in range(3):
        table.vote(seat, "end")
    return table


def paused() -> Driver:
    table = playing()
    for seat in range(3):
        table.vote(seat, "pause")
    return table


def sitting(table: Driver, name: str, seat: int | None = None) -> told.Refused:
    with pytest.raises(HouseRefuses) as refuses:
        decisions.sit(table.table, "key", name, seat, "")
    return refuses.value.to(None)


def watching(table: Driver, name: str) -> told.Refused:
    with pytest.raises(HouseRefuses) as refuses:
        decisions.watch(table.table, "key", name)
    return refuses.value.to(None)


def claimed_twice() -> told.Refused:
    table = racing()
    seat = table.table.deciders()[0]
    table.claim(seat, "snap 0")
    return table.refusal(seat, table.claiming("snap 1"))


def stale() -> told.Refused:
    """Somebody's turn has come since."""
    table = playing()
    seen = table.version(0)
    seat = peeked(table).table.deciders()[0]
    return table.refusal(seat, table.acting(seat, "draw pile", seen))


def full() -> told.Refused:
    table = playing()
    table.table.number = table.twin.number = MOST_ENTRIES
    return table.refusal(0, said.Chat("c", "table", "hello"))


def crowded() -> told.Refused:
    table = fresh()
    for number in range(decisions.MOST_WATCHERS):
        table.sit_watcher(f"Spectator {number}")
    return watching(table, "One more")


def learnt() -> told.Refused:
    table = playing()
    table.act(0, "peek 0 1")
    return table.refusal(0, said.Undo("u", table.version(0)))


def watched() -> Driver:
    table = playing()
    table.sit_watcher("Vito")
    return table


def hushed() -> Driver:
    table = watched()
    table.say(0, said.Hush("h", True))
    return table


def sent_away() -> Driver:
    table = watched()
    table.say(0, said.KickWatcher("k", 1))
    return table


def silenced() -> Driver:
    table = playing()
    table.say(0, said.Mute("m", 1, True))
    return table


def removed() -> Driver:
    table = playing()
    table.say(0, said.Kick("k", 1))
    return table


def chat(to: int, text: str | None = None, phrase: str | None = None) -> told.Refused:
    return fresh().refusal(0, said.Chat("c", to, text, phrase))


CASES: dict[str, list[Callable[[], told.Refused]]] = {
    "already-claimed": [claimed_twice],
    "already-started": [
        lambda: playing().refusal(0, said.Start("s")),
    ],
    "bad-chat": [
        lambda: chat(1),
        lambda: chat(1, "both", "hello"),
        lambda: chat(1, " \u200e\u0007 "),  # nothing that could be seen
        lambda: playing().refusal(0, said.Chat("c", "spectators", "psst")),
    ],
    "bad-name": [
        lambda: sitting(fresh(), "  "),
        lambda: sitting(fresh(), "x" * 31),
        lambda: sitting(fresh(), "a\nb"),
        lambda: watching(fresh(), ""),
    ],
    "game-over": [
        lambda: ended().refusal(0, said.Act("a", 99, PEEK)),
        lambda: ended().refusal(0, said.Vote("v", "pause", True)),
        lambda: ended().refusal(0, said.Leave("l")),
        lambda: ended().refusal(0, said.SeatBot("b", 0, "random")),
        lambda: ended().refusal(0, said.Kick("k", 1)),
        lambda: ended().refusal(0, said.Undo("u", 99)),
        lambda: sitting(ended(), "Dora"),
    ],
    "malformed": [
        lambda: playing().refusal(0, said.Act("a", 99, {"verb": "fly"})),
        lambda: playing().refusal(0, said.Act("a", 99, {})),
        lambda: playing().refusal(0, said.Ask("a", {"verb": "peek", "first": "one", "second": 2})),
    ],
    "muted": [
        lambda: silenced().refusal(1, said.Chat("c", "table", "psst")),
        lambda: silenced().refusal(1, said.Chat("c", 0, None, "hello")),
        lambda: sent_away().refusal(None, said.Chat("c", "spectators", "hello"), key_of("Vito")),
    ],
    "name-taken": [
        lambda: sitting(fresh(), "ANNA"),
        lambda: sitting(fresh(), " bea "),
        lambda: watching(fresh(), "Anna"),
    ],
    "no-seat-free": [lambda: sitting(playing(), "Dora")],
    "no-such-bot": [
        lambda: fresh().refusal(0, said.Start("s", "genius")),
        lambda: fresh().refusal(0, said.SeatBot("b", 2, "silent")),  # which there is in another game
    ],
    "no-such-phrase": [lambda: chat(1, None, "give-me-money")],
    "no-such-seat": [
        lambda: sitting(fresh(), "Dora", seat=3),
        lambda: chat(5, "anybody there?"),
        lambda: chat(0, "to myself"),
        lambda: fresh().refusal(0, said.SeatBot("b", 3, "random")),
        lambda: fresh().refusal(0, said.Kick("k", 3)),
        lambda: fresh().refusal(0, said.Kick("k", 2)),  # nobody sits there
        lambda: fresh().refusal(0, said.Kick("k", 0)),  # oneself
        lambda: fresh().refusal(0, said.Mute("m", 2, True)),
        lambda: fresh().refusal(0, said.Mute("m", 0, True)),
    ],
    "not-host": [
        lambda: fresh().refusal(1, said.Start("s", "random")),
        lambda: fresh().refusal(1, said.SeatBot("b", 2, "random")),
        lambda: fresh().refusal(1, said.Kick("k", 0)),
        lambda: playing().refusal(1, said.Kick("k", 0)),
        lambda: playing().refusal(1, said.Mute("m", 0, True)),
        lambda: watched().refusal(1, said.MuteWatcher("m", 1, True)),
        lambda: watched().refusal(1, said.KickWatcher("k", 1)),
        lambda: watched().refusal(1, said.Hush("h", True)),
    ],
    "not-paused": [lambda: playing().refusal(0, said.Vote("v", "resume", True))],
    "not-seated": [
        lambda: playing().refusal(None, said.Act("a", 99, PEEK)),
        lambda: playing().refusal(None, said.Claim("a", 1, 0, PEEK)),
        lambda: playing().refusal(None, said.Ask("a", PEEK)),
        lambda: playing().refusal(None, said.Undo("u", 99)),
        lambda: playing().refusal(None, said.Vote("v", "end", True)),
        lambda: fresh().refusal(None, said.Start("s", "random")),
        lambda: fresh().refusal(None, said.SeatBot("b", 2, "random")),
        lambda: fresh().refusal(None, said.Kick("k", 1)),
        lambda: fresh().refusal(None, said.Mute("m", 1, True)),
        lambda: fresh().refusal(None, said.Leave("l")),
    ],
    "not-started": [
        lambda: fresh().refusal(0, said.Act("a", 99, PEEK)),
        lambda: fresh().refusal(0, said.Claim("a", 1, 0, PEEK)),
        lambda: fresh().refusal(0, said.Ask("a", PEEK)),
        lambda: fresh().refusal(0, said.Undo("u", 99)),
        lambda: fresh().refusal(0, said.Vote("v", "end", True)),
    ],
    "not-your-seat": [
        lambda: playing().refusal(0, said.SeatBot("b", 1, "random")),
        lambda: playing(people=2).refusal(0, said.SeatBot("b", 2, None)),
    ],
    "nothing-to-undo": [
        lambda: playing().refusal(0, said.Undo("u", 99)),
        lambda: racing().refusal(0, said.Undo("u", 99)),
    ],
    "paused": [
        lambda: paused().refusal(0, said.Act("a", 99, PEEK)),
        lambda: paused().refusal(0, said.Undo("u", 99)),
        lambda: paused().refusal(0, said.Vote("v", "pause", True)),
    ],
    "race-over": [
        lambda: playing(race=True).refusal(0, said.Claim("c", 1, 0, PEEK)),
        lambda: racing().refusal(0, said.Claim("c", 99, 0, {"verb": "snap", "place": 0})),
    ],
    "seat-closed": [lambda: sitting(removed(), "Dora", seat=1)],
    "seat-taken": [
        lambda: sitting(fresh(), "Dora", seat=1),
        lambda: fresh().refusal(0, said.SeatBot("b", 1, "random")),
    ],
    "seats-free": [lambda: fresh().refusal(0, said.Start("s"))],
    "stale": [stale],
    "table-full": [full],
    "too-many-watchers": [crowded],
    "undo-learnt": [learnt],
    "hushed": [
        lambda: hushed().refusal(None, said.Chat("c", "spectators", "hello"), key_of("Vito")),
        lambda: watching(hushed(), "Dora"),
    ],
    "no-such-watcher": [
        lambda: watched().refusal(0, said.MuteWatcher("m", 2, True)),
        lambda: watched().refusal(0, said.KickWatcher("k", 7)),
        lambda: sent_away().refusal(0, said.MuteWatcher("m", 1, False)),
    ],
    "watch-first": [lambda: playing().refusal(None, said.Chat("c", "spectators", "hello"))],
}


def test_every_reason_of_a_table_is_tried_here() -> None:
    assert set(CASES) == set(REASONS) - ELSEWHERE


EVERY_CASE = [(reason, number) for reason, cases in CASES.items() for number in range(len(cases))]


@pytest.mark.parametrize(("reason", "number"), EVERY_CASE)
def test_refused(reason: str, number: int) -> None:
    refused = CASES[reason][number]()
    assert refused.reason == reason
    codes = {"stale": "stale", "malformed": "malformed", "table-full": "limit", "too-many-watchers": "limit"}
    code = codes.get(reason, "house")
    assert (refused.code, refused.rule) == (code, None)


def test_the_game_refuses_by_its_own_rules() -> None:
    table = peeked(playing())
    other = next(seat for seat in range(3) if seat not in table.table.deciders())
    refused = table.refusal(other, table.acting(other, "draw pile"))
    assert refused.code == "rule"
    assert refused.rule is not None
    assert table.refusal(other, said.Ask("a", {"verb": "draw", "from": "pile"})).rule == refused.rule


def test_to_ask_changes_nothing() -> None:
    table = playing()
    assert table.say(0, said.Ask("a", table.value("peek 0 1"))) == []
    assert table.table.number == len(table.entries) == 4


def test_spectators_talk_among_themselves_only() -> None:
    table = playing()
    table.write(log.Watched("Vito", "key of Vito"))
    assert table.refusal(None, said.Chat("c", "table", "he cheats"), "key of Vito").reason == "not-seated"
    assert table.refusal(None, said.Chat("c", 0, "he cheats"), "key of Vito").reason == "not-seated"
    told = table.say(None, said.Chat("c", "spectators", "he cheats"), "key of Vito")
    assert [bool(table.heard(told, seat)) for seat in (0, 1, 2, None)] == [False, False, False, True]
