"""Votes: a pause, going on and the end, by consent of those who are here."""

import pytest

import capotavola
from capotavola.server.clock import DAY, DaysClock, LiveClock
from capotavola.server.messages import happened, said
from capotavola.server.messages.fields import Matter, Status
from capotavola.server.table import log
from tests.server.tables import Driver

STATUS: dict[Matter, Status] = {"pause": "paused", "end": "ended"}


def playing(people: int = 3, clock: LiveClock | DaysClock | None = None) -> Driver:
    return Driver(people=people, seats=3, clock=clock).begin()


def paused(people: int = 3, clock: LiveClock | DaysClock | None = None) -> Driver:
    table = playing(people, clock)
    for seat in range(people):
        table.vote(seat, "pause")
    assert table.info().status == "paused"
    return table


@pytest.mark.parametrize("matter", ["pause", "end"])
@pytest.mark.parametrize("game", capotavola.games())
def test_all_who_are_here_must_agree(game: str, matter: Matter) -> None:
    table = Driver(game, people=3, seats=3).begin()
    for seat in (0, 1):
        told = table.vote(seat, matter)
        assert table.heard(told, 2) == [happened.Voted(table.version(2), table.at, seat, matter, True)]
        assert table.info().status == "playing"
    assert table.info().votes == {matter: {0: True, 1: True}}
    told = table.vote(2, matter)
    assert table.info().status == STATUS[matter]
    assert table.info().votes == {}
    outcome = happened.Paused if matter == "pause" else happened.Ended
    assert [type(happening) for happening in table.heard(told, None)] == [outcome]


def test_one_against_it_settles_the_matter() -> None:
    table = playing()
    table.vote(0, "pause")
    table.vote(1, "pause", yes=False)
    assert table.info().votes == {}
    table.vote(2, "pause")
    table.vote(1, "pause")
    assert table.info().status == "playing"
    table.vote(0, "pause")
    assert table.info().status == "paused"


def test_matters_are_voted_on_apart() -> None:
    table = playing()
    table.vote(0, "pause")
    table.vote(1, "end")
    table.vote(2, "pause", yes=False)
    assert table.info().votes == {"end": {1: True}}


def test_bots_have_no_vote() -> None:
    assert paused(people=1).info().status == "paused"


def test_who_is_away_has_no_vote_and_who_is_back_has() -> None:
    table = playing()
    table.write(log.Gone(2))
    table.vote(0, "pause")
    table.write(log.Returned(2))
    table.vote(1, "pause")
    assert table.info().status == "playing"
    table.write(log.Gone(2))
    table.vote(1, "pause")
    assert table.info().status == "paused"


def test_with_nobody_here_all_people_have_a_vote() -> None:
    table = playing(people=2)
    table.write(log.Gone(0), log.Gone(1))
    table.vote(0, "end")
    assert table.info().status == "playing"
    table.vote(1, "end")
    assert table.info().status == "ended"


def at_one_screen() -> Driver:
    """Anna and Bea share a key; Carlo has his own."""
    table = Driver(people=0, seats=3)
    for name in ("Anna", "Bea"):
        table.sit(name, key="shared")
    table.sit("Carlo")
    return table.begin()


@pytest.mark.parametrize("order", [[0, 2], [1, 2], [2, 0], [2, 1]])
def test_one_says_yes_for_all_at_the_same_screen(order: list[int]) -> None:
    table = at_one_screen()
    for matter in ("pause", "resume", "end"):
        before = table.info().status
        table.vote(order[0], matter)
        assert table.info().status == before
        assert table.info().votes == {matter: {2: True} if order[0] == 2 else {0: True, 1: True}}
        table.vote(order[1], matter)
        assert table.info().votes == {}
    assert table.info().status == "ended"


def test_everybody_hears_of_each_of_them() -> None:
    table = at_one_screen()
    told = table.heard(table.vote(1, "pause"), 2)
    assert [
        (happening.seat, happening.yes) for happening in told if isinstance(happening, happened.Voted)
    ] == [
        (1, True),
        (0, True),
    ]


def test_one_against_it_settles_the_matter_at_the_same_screen_too() -> None:
    table = at_one_screen()
    table.vote(0, "pause")
    table.vote(1, "pause", yes=False)
    assert table.info().votes == {}
    table.vote(2, "pause")
    assert table.info().status == "playing"


def test_said_once_more_by_another_at_the_same_screen_it_counts_once() -> None:
    table = at_one_screen()
    for seat in (0, 1, 0):
        table.vote(seat, "pause")
        assert table.info().votes == {"pause": {0: True, 1: True}}
    table.write(log.Gone(2))
    table.vote(1, "pause")
    assert (table.info().status, table.info().votes) == ("paused", {})


@pytest.mark.parametrize("speaks", [0, 1])
def test_who_is_away_is_not_spoken_for(speaks: int) -> None:
    """Of one key, one is here alone: it sat down while the other was gone, say."""
    table = at_one_screen()
    table.write(log.Gone(0), log.Gone(2))
    table.vote(speaks, "pause")
    assert (table.info().status, table.info().votes) == ("paused", {})


def test_the_vote_of_who_has_left_is_gone() -> None:
    table = playing()
    table.vote(0, "end")
    table.say(0, said.Leave("1"))
    table.sit("Dora", seat=0)
    table.vote(1, "end")
    table.vote(2, "end")
    assert table.info().status == "playing"


def test_votes_are_gone_when_the_game_is_over() -> None:
    table = Driver(people=2, seats=3, clock=LiveClock(3600, 0, 3600)).begin()
    table.vote(0, "pause")
    table.write(log.Gone(0), log.Gone(1))
    while table.table.playing():
        table.wait(DAY)
    assert table.info().votes == {}


# -- a pause -----------------------------------------------------------------------------------


def test_in_a_pause_nothing_is_legal_and_afterwards_everything_is_as_before() -> None:
    table = playing()
    before = table.position(0)
    for seat in range(3):
        table.vote(seat, "pause")
    assert table.position(0).view == before.view
    assert table.position(0).legal == table.position(0).unasked == []
    for seat in range(3):
        table.vote(seat, "resume")
    assert table.info().status == "playing"
    assert table.position(0) == before


def test_clocks_stand_still_in_a_pause() -> None:
    table = playing(clock=LiveClock(300, 15, 600))
    table.wait(40_000)
    for seat in range(3):
        table.vote(seat, "pause")
    assert table.wait(DAY) == []
    assert [table.left(seat) for seat in range(3)] == [260_000] * 3
    for seat in range(3):
        table.vote(seat, "resume")
    table.wait(10_000)
    assert [table.left(seat) for seat in range(3)] == [250_000] * 3


@pytest.mark.parametrize("clock", [LiveClock(300, 15, 600), DaysClock(1)])
def test_comings_and_goings_in_a_pause_move_no_clock(clock: LiveClock | DaysClock) -> None:
    table = playing(clock=clock)
    table.wait(40_000)
    for seat in range(3):
        table.vote(seat, "pause")
    before = [table.left(seat) for seat in range(3)]
    table.write(log.Gone(0))
    table.write(log.Returned(0))
    table.say(1, said.SeatBot("1", 1, "random"))
    table.say(1, said.SeatBot("2", 1, None))
    table.say(2, said.Leave("3"))
    table.sit("Dora", seat=2)
    assert [table.left(seat) for seat in range(3)] == before
    for seat in range(3):
        table.vote(seat, "resume")
    assert [table.left(seat) for seat in range(3)] == before


def test_nothing_is_due_in_a_pause() -> None:
    table = Driver(people=1, seats=3).begin()
    assert table.duty() is not None
    table.vote(0, "pause")
    assert table.duty() is None


def test_who_is_gone_is_given_the_whole_grace_after_a_pause() -> None:
    table = playing()
    table.write(log.Gone(2))
    table.wait(179_000)
    for seat in (0, 1):
        table.vote(seat, "pause")
    table.wait(DAY)
    for seat in (0, 1):
        table.vote(seat, "resume")
    assert table.wait(179_999) == []
    assert isinstance(table.wait(1)[0].to(0), happened.StoodIn)


def test_a_paused_game_can_be_ended() -> None:
    table = paused()
    for seat in range(3):
        table.vote(seat, "end")
    assert table.info().status == "ended"
    assert table.position(0).legal == []
