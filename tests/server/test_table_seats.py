"""Seats: people and bots sit down, leave and take each other's places, before a game and in it."""

import msgspec
import pytest

import capotavola
from capotavola.bots.catalogue import usual_for
from capotavola.server.messages import happened, said
from capotavola.server.table import decisions, log, showing
from capotavola.server.table.refusing import HouseRefuses
from capotavola.server.table.table import Seat
from capotavola.server.table.watching import check_new_name
from tests.server.soundness import public
from tests.server.tables import Driver, key_of

EVERY_GAME = pytest.mark.parametrize("game", capotavola.games())


def kinds(table: Driver) -> list[str]:
    return [seat.kind for seat in table.info().seats]


def names(table: Driver) -> list[str | None]:
    return [seat.name for seat in table.info().seats]


def test_a_copy_of_a_seat_has_all_that_is_kept_of_it() -> None:
    """A change of a seat is made to a copy: what that forgot, the seat would."""
    seat = Seat()
    seat.name, seat.key, seat.bot, seat.stand_in, seat.luck = "Anna", "key", "random", "greedy", "ab"
    seat.away, seat.here_since, seat.sat_version, seat.overdue = 1, 2, 3, 4
    seat.muted = seat.closed = True
    new, copied = public(Seat()), public(seat.copy())
    assert copied == public(seat)
    assert [name for name in new if copied[name] == new[name]] == []


# -- before the start ---------------------------------------------------------------------


def test_a_new_table_is_open_and_free() -> None:
    table = Driver(people=0, seats=4)
    assert table.info().status == "open"
    assert kinds(table) == ["free"] * 4
    assert table.info().host is None
    assert [table.version(seat) for seat in (0, 1, 2, 3, None)] == [0] * 5


def test_who_sits_down_first_is_the_host_and_takes_the_first_free_seat() -> None:
    table = Driver(people=0, seats=3)
    assert table.sit("Anna", seat=2) == 2
    assert table.info().host == 2
    assert table.sit("Bea") == 0
    assert names(table) == ["Bea", None, "Anna"]
    assert table.info().host == 2


def test_everybody_hears_who_sits_down() -> None:
    table = Driver(people=1, seats=3)
    told = table.write(decisions.sit(table.table, "key", "Bea", None, ""))
    for seat in (0, 1, 2, None):
        assert table.heard(told, seat) == [happened.Joined(table.version(seat), table.at, 1, "Bea")]


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    table = Driver(people=3, seats=4)
    table.say(0, said.Leave("1"))
    assert table.info().host == 1
    assert kinds(table) == ["free", "person", "person", "free"]
    table.say(1, said.Leave("1"))
    table.say(2, said.Leave("1"))
    assert table.info().host is None
    table.sit("Dora")
    assert table.info().host == 0


def test_a_bot_is_never_host() -> None:
    table = Driver(people=1, seats=3)
    table.say(0, said.SeatBot("1", 1, "random"))
    table.say(0, said.Leave("2"))
    assert table.info().host is None


def test_the_host_seats_and_removes_bots_before_the_start() -> None:
    table = Driver(people=2, seats=3)
    table.say(0, said.SeatBot("1", 2, "random"))
    assert (kinds(table)[2], table.info().seats[2].bot) == ("bot", "random")
    bot_name = names(table)[2]
    table.say(0, said.SeatBot("2", 2, "greedy"))
    assert (table.info().seats[2].bot, names(table)[2]) == ("greedy", bot_name)
    table.say(0, said.SeatBot("3", 2, None))
    assert (kinds(table)[2], names(table)[2]) == ("free", None)


def test_the_host_kicks_and_the_seat_is_free_without_a_trace() -> None:
    table = Driver(people=3, seats=3)
    told = table.say(0, said.Kick("1", 1))
    assert table.heard(told, 2) == [happened.Freed(table.version(2), table.at, 1, "kicked")]
    assert kinds(table) == ["person", "free", "person"]
    assert table.table.seats_of(key_of("Bea")) == []
    assert table.table.seats[1].luck == ""
    table.sit("Bea", key="another key")  # the name is free again, too
    assert names(table) == ["Anna", "Bea", "Carlo"]


def test_a_bot_of_another_level_is_somebody_else() -> None:
    table = Driver(people=1, seats=3)
    heard = []
    for number, bot in enumerate(("easy", "boss", "boss", "easy")):
        table.say(0, said.SeatBot(str(number), 1, bot))
        heard.append(names(table)[1])
    assert heard == ["Gina", "Don Saverio", "Don Saverio", "Gina"]


def test_a_person_takes_a_bots_seat_only_when_no_other_is_free() -> None:
    table = Driver(people=1, seats=3)
    table.say(0, said.SeatBot("1", 1, "random"))
    assert table.sit("Bea") == 2
    assert table.sit("Carlo") == 1
    assert kinds(table) == ["person"] * 3
    with pytest.raises(HouseRefuses, match="no-seat-free"):
        table.sit("Dora")


def test_a_hot_seat_is_one_key_with_several_seats() -> None:
    table = Driver(people=0, seats=3)
    for name in ("Anna", "Bea"):
        table.sit(name, key="shared")
    table.sit("Carlo")
    assert table.table.seats_of("shared") == [0, 1]
    table.begin()
    table.act(0, "peek 0 1")
    table.act(1, "peek 0 1")
    table.say(0, said.Leave("1"))
    assert table.table.seats_of("shared") == [1]


# -- the start --------------------------------------------------------------------------------


@EVERY_GAME
def test_the_start_fills_free_seats_with_bots_of_names_nobody_has(game: str) -> None:
    table = Driver(game, people=0, seats=4)
    table.sit("bruno")  # which a bot is usually called
    told = table.say(0, said.Start("1", "random"))
    assert kinds(table) == ["person", "bot", "bot", "bot"]
    assert len({str(name).casefold() for name in names(table)}) == 4
    assert table.info().status == "playing"
    assert [type(happening) for happening in table.heard(told, 0)] == [
        *[happened.BotSeated] * 3,
        happened.Started,
    ]


def test_a_full_table_starts_without_bots() -> None:
    table = Driver(people=3, seats=3)
    assert len(table.say(0, said.Start("1"))) == 1
    assert table.info().status == "playing"


@EVERY_GAME
def test_after_the_start_everybody_has_a_position_and_nobody_had_one_before(game: str) -> None:
    table = Driver(game, people=2, seats=3)
    assert b'"position":null' in _welcome(table, 0)
    table.begin()
    for seat in (0, 1, 2, None):
        assert table.position(seat).view["viewer"] == seat


def _welcome(table: Driver, seat: int | None) -> bytes:
    return msgspec.json.encode(showing.welcome(table.table, seat, [], None, table.at))


# -- in the game ---------------------------------------------------------------------------------


@EVERY_GAME
def test_who_leaves_a_game_is_played_by_a_bot_of_the_same_name(game: str) -> None:
    table = Driver(game, people=2, seats=3).begin()
    table.say(0, said.Leave("1"))
    assert kinds(table)[0] == "bot"
    assert names(table)[0] == "Anna"
    assert table.info().seats[0].bot == usual_for(game)
    assert table.info().host == 1
    assert table.table.seats_of(key_of("Anna")) == []
    assert 0 not in table.table.thinking()


@EVERY_GAME
def test_a_person_takes_a_bots_seat_in_the_game_and_goes_on_with_it(game: str) -> None:
    table = Driver(game, people=1, seats=3).begin()
    before = table.position(1).view
    assert table.sit("Bea") == 1
    assert kinds(table) == ["person", "person", "bot"]
    assert table.position(1).view == before
    assert 1 not in table.table.bots_asked()
    if 1 in table.table.deciders():
        table.act(1, table.table.state.legal(1)[0])


def test_luck_comes_too_late_once_the_deal_is_done() -> None:
    table = Driver(people=1, seats=3).begin()
    table.sit("Bea")
    assert table.table.seats[1].luck == ""


def test_a_seat_can_be_handed_to_a_bot_and_taken_back() -> None:
    table = Driver(people=3, seats=3).begin()
    told = table.say(1, said.SeatBot("1", 1, "random"))
    assert table.heard(told, 0) == [happened.StoodIn(table.version(0), table.at, 1, "random")]
    assert (kinds(table)[1], table.info().seats[1].stand_in) == ("person", "random")
    assert table.table.bots_asked() == [1]
    table.say(1, said.SeatBot("2", 1, None))
    assert table.info().seats[1].stand_in is None
    assert table.table.thinking() == [0, 1, 2]


def test_who_acts_though_a_bot_stands_in_has_the_seat_back() -> None:
    table = Driver(people=3, seats=3).begin()
    table.say(1, said.SeatBot("1", 1, "random"))
    table.act(1, "peek 0 1")
    assert table.info().seats[1].stand_in is None


def test_also_if_it_is_something_that_others_do_not_hear_of() -> None:
    table = Driver("cosanostra", people=3, seats=3).begin()
    table.play_until(lambda state: state.talk_open())
    table.say(1, said.SeatBot("1", 1, "random"))
    told = table.act(1, "offer 2 give 1000")
    assert table.heard(told, 0) == [happened.Acted(table.version(0), table.at, 1, "chosen", [])]
    assert table.info().seats[1].stand_in is None


def test_a_player_may_call_a_bot_for_somebody_absent_only() -> None:
    table = Driver(people=3, seats=3).begin()
    assert table.refusal(0, said.SeatBot("1", 1, "random")).reason == "not-your-seat"
    table.write(log.Gone(1))
    table.say(0, said.SeatBot("2", 1, "random"))
    assert table.info().seats[1].stand_in == "random"
    assert table.info().seats[1].away == table.at


def test_a_seat_of_a_bot_that_sits_there_for_good_is_not_handed_over() -> None:
    table = Driver(people=2, seats=3).begin()
    assert table.refusal(0, said.SeatBot("1", 2, "greedy")).reason == "not-your-seat"


# -- spectators --------------------------------------------------------------------------------------


def test_spectators_with_a_name_are_announced_and_see_what_is_public() -> None:
    table = Driver(people=3, seats=3).begin()
    told = table.write(decisions.watch(table.table, "key of the watcher", " Vito "))
    assert table.heard(told, 1) == [happened.Watching(table.version(1), table.at, "Vito")]
    assert table.position(None).legal == table.position(None).unasked == []
    assert table.position(None).view == table.table.state.view(None)


@pytest.mark.parametrize("taken", ["ANNA", " anna", "Vito"])
def test_a_spectators_name_is_nobody_elses(taken: str) -> None:
    table = Driver(people=3, seats=3)
    table.write(decisions.watch(table.table, "key", "Vito"))
    with pytest.raises(HouseRefuses, match="name-taken"):
        decisions.watch(table.table, "another key", taken)


def test_the_host_mutes_a_spectator_and_lets_it_talk_again() -> None:
    table = Driver(people=2, seats=3).begin()
    table.sit_watcher("Vito")
    table.sit_watcher("Dora")
    told = table.say(0, said.MuteWatcher("1", 2, True))
    assert table.heard(told, None) == [happened.WatcherSilenced(table.version(None), table.at, "Dora", True)]
    chat = said.Chat("c", "spectators", "hm")
    assert table.refusal(None, chat, key_of("Dora")).reason == "muted"
    assert table.say(None, said.Chat("v", "spectators", "hm"), key_of("Vito"))
    assert table.say(0, said.MuteWatcher("2", 2, True)) == []  # as it is
    table.say(0, said.MuteWatcher("3", 2, False))
    assert table.say(None, chat, key_of("Dora"))


def test_a_spectator_who_is_sent_away_has_neither_name_nor_voice() -> None:
    table = Driver(people=2, seats=3).begin()
    for name in ("Vito", "Dora"):
        table.sit_watcher(name)
    told = table.say(0, said.KickWatcher("1", 1))
    assert table.heard(told, 1) == [happened.WatcherGone(table.version(1), table.at, "Vito", True)]
    assert [(number, one.name) for number, one in table.table.watching()] == [(2, "Dora")]
    with pytest.raises(HouseRefuses, match="muted"):
        check_new_name(table.table, key_of("Vito"))
    table.write(decisions.watch(table.table, "another key", "Vito"))  # the name is free again
    assert [number for number, _ in table.table.watching()] == [2, 3]


def test_no_spectator_talks_where_the_host_does_not_want_it() -> None:
    table = Driver(people=2, seats=3).begin()
    table.sit_watcher("Vito")
    told = table.say(0, said.Hush("1", True))
    assert table.heard(told, None) == [happened.Hushed(table.version(None), table.at, True)]
    chat = said.Chat("c", "spectators", "hm")
    assert table.refusal(None, chat, key_of("Vito")).reason == "hushed"
    assert table.say(0, said.Chat("a", "table", "players may"))
    table.say(0, said.Hush("2", False))
    assert table.say(None, chat, key_of("Vito"))


def test_spectators_leave_half_of_a_log_to_the_players(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Driver(people=2, seats=3).begin()
    table.sit_watcher("Vito")
    monkeypatch.setattr(decisions, "MOST_WATCHED", table.table.number)
    assert table.refusal(None, said.Chat("c", "spectators", "hm"), key_of("Vito")).reason == "table-full"
    with pytest.raises(HouseRefuses, match="table-full"):
        table.sit_watcher("Dora")
    assert table.say(0, said.Chat("a", "table", "players may"))


LOOK_ALIKES = [
    "anna",
    " Anna ",
    "An\u200cna",
    "Anna\u200d",
    "Anna\u3164",
    "\u2800Anna",
    "Ａｎｎａ",
    "Anna\ufe0f",
    "An\u180bna",
    "Anna\U0001d159",
    "\u0410nn\u0430",  # with Cyrillic letters
    "\u0391nna",  # with a Greek one
]


@pytest.mark.parametrize("name", LOOK_ALIKES)
def test_names_that_look_the_same_are_the_same(name: str) -> None:
    table = Driver(people=1, seats=3)
    with pytest.raises(HouseRefuses, match="name-taken"):
        table.sit(name)
    with pytest.raises(HouseRefuses, match="name-taken"):
        table.sit_watcher(name)


def test_letters_that_look_the_same_in_persian_are_the_same() -> None:
    table = Driver(people=1, seats=3)
    table.sit("\u0639\u0644\u06cc")
    for name in ("\u0639\u0644\u064a", "\u0639\u0644\u0649", "\u0639\u0640\u0644\u06cc"):
        with pytest.raises(HouseRefuses, match="name-taken"):
            table.sit(name)


NOT_SEEN = [
    "\u200c",
    "\u3164\u3164",
    "\u2800",
    " \u200d ",
    "\u115f",
    "\u034f",
    "\u0323",
    "\u180b",
    "\U0001d159",
]


@pytest.mark.parametrize("name", NOT_SEEN)
def test_a_name_that_nobody_can_see_is_none(name: str) -> None:
    with pytest.raises(HouseRefuses, match="bad-name"):
        Driver(people=1, seats=3).sit(name)


@pytest.mark.parametrize("name", ["نیما", "می\u200cنا", "Żółć", "Ёлка", "Anna-Maria", "O’Neil", "李"])
def test_names_of_all_scripts_are_welcome(name: str) -> None:
    table = Driver(people=1, seats=3)
    assert table.table.seats[table.sit(name)].name == name
