"""Taking back at a table: one's own last actions, as long as nobody did or learnt anything."""

import random

import pytest

from capotavola.server.clock import DAY, SECOND, ClockRules, DaysClock, LiveClock
from capotavola.server.messages import happened, said
from capotavola.server.table import log
from capotavola.server.table.refusing import HouseRefuses
from tests.conformance.walks import laws_of
from tests.server.tables import Driver


def refused(table: Driver, seat: int) -> str:
    return table.refusal(seat, said.Undo("undo", table.version(seat))).reason


def placing(clock: ClockRules | None = None) -> tuple[Driver, int]:
    """Corleone's Empire, first turn, and whose it is: figures are placed in sight of everybody."""
    table = Driver("corleone", people=3, seats=3, seed="undo", clock=clock).begin()
    return table, table.table.deciders()[0]


def record(table: Driver) -> bytes:
    assert table.table.match is not None
    return table.table.match.record.to_bytes()


# -- what may be taken back ------------------------------------------------------------------------


def test_several_steps_one_after_the_other_until_nothing_is_left() -> None:
    table, seat = placing()
    at_first, untouched = [table.position(each) for each in (0, 1, 2, None)], record(table)
    table.act(seat, "thug stock-exchange")
    between = table.position(seat)
    table.act(seat, "stash money-1")
    assert table.position(seat).undo
    table.undo(seat)
    assert table.position(seat) == between
    table.undo(seat)
    assert [table.position(each) for each in (0, 1, 2, None)] == at_first
    assert record(table) == untouched
    assert refused(table, seat) == "nothing-to-undo"


def test_who_only_asks_hears_whether_it_could_be_and_nothing_is_done() -> None:
    table, seat = placing()
    table.act(seat, "thug stock-exchange")
    before = [table.position(each) for each in (0, 1, 2, None)]
    assert table.say(seat, said.Undo("ask", table.version(seat), ask=True)) == []
    assert [table.position(each) for each in (0, 1, 2, None)] == before
    table.undo(seat)
    again = said.Undo("again", table.version(seat), ask=True)
    assert table.refusal(seat, again).reason == "nothing-to-undo"


def test_everybody_hears_of_it_who_heard_of_the_action() -> None:
    table, seat = placing()
    table.act(seat, "thug stock-exchange")
    told = table.undo(seat)
    for viewer in (0, 1, 2, None):
        assert table.heard(told, viewer) == [happened.Undone(table.version(viewer), table.at, seat)]


def test_a_word_given_is_not_taken_back() -> None:
    """Offers have a withdrawal of their own, and a deal is a deal."""
    table = Driver("cosanostra", people=3, seats=3, seed="undo").begin()
    table.play_until(lambda state: state.talk_open())
    table.act(0, "offer 1 give 1000")
    assert refused(table, 0) == "nothing-to-undo"
    table.act(1, "accept 0")
    assert refused(table, 1) == "nothing-to-undo"


def test_a_sealed_choice_may_be_changed_until_the_next_is_made() -> None:
    table = Driver(people=3, seats=3, seed="undo").begin()
    table.play_until(lambda state: state.view(None)["step"] == "snaps")
    table.act(0, "snap 0")
    table.undo(0)
    table.act(0, "pass")
    table.act(1, "pass")
    assert refused(table, 0) == "nothing-to-undo"
    table.undo(1)
    table.act(1, "snap 0")


# -- what may not -------------------------------------------------------------------------------------


def test_only_ones_own_and_only_while_it_is_the_last() -> None:
    table, seat = placing()
    other = (seat + 1) % 3
    table.act(seat, "thug stock-exchange")
    assert refused(table, other) == "nothing-to-undo"
    assert not table.position(other).undo
    table.act(seat, "done")
    assert table.table.deciders() == [other]
    table.act(other, table.table.state.legal(other)[0])
    assert refused(table, seat) == "nothing-to-undo"
    assert not table.position(seat).undo


@pytest.mark.parametrize("action", ["peek 0 1", "draw pile"])
def test_not_after_a_look(action: str) -> None:
    table = Driver(people=3, seats=3, seed="undo").begin()
    table.play_until(lambda state: action in [str(legal) for legal in state.legal(state.deciders()[0])])
    seat = table.table.deciders()[0]
    table.act(seat, action)
    assert refused(table, seat) == "undo-learnt"
    asked = said.Undo("ask", table.version(seat), ask=True)
    assert table.refusal(seat, asked).reason == "undo-learnt"


def test_not_after_chance() -> None:
    """Who calls Omerta ends the round, and cards are dealt anew."""
    table = Driver(people=3, seats=3, seed="undo").begin()
    table.play_until(lambda state: state.view(None)["step"] == "turn")
    seat = table.table.deciders()[0]
    table.act(seat, "omerta")
    assert "chance" in record(table).decode().splitlines()[-1]
    assert refused(table, seat) == "nothing-to-undo"


def test_a_look_ends_what_can_be_taken_back_before_it() -> None:
    table = Driver(people=3, seats=3, seed="undo").begin()
    table.act(0, "peek 0 1")
    table.act(0, "put-back")
    table.undo(0)
    assert refused(table, 0) == "undo-learnt"


def test_not_what_a_bot_or_the_clock_has_done() -> None:
    table, seat = placing(LiveClock(30, 0, 30))
    table.wait(30 * SECOND)
    assert refused(table, seat) == "nothing-to-undo"
    table, seat = placing()
    action = table.table.state.legal(seat)[0]
    table.write(log.Done(seat, action.value(), "bot"))
    assert refused(table, seat) == "nothing-to-undo"


def test_not_what_somebody_else_has_done_on_the_same_seat() -> None:
    table, seat = placing()
    table.act(seat, "thug stock-exchange")
    table.say(seat, said.Leave("1"))
    table.sit("Dora", seat=seat)
    assert not table.position(seat).undo
    assert refused(table, seat) == "nothing-to-undo"


def test_not_once_the_game_is_over() -> None:
    table, seat = placing()
    table.act(seat, "thug stock-exchange")
    for each in range(3):
        table.vote(each, "end")
    assert refused(table, seat) == "game-over"
    assert not table.position(seat).undo


def test_what_others_do_in_private_forbids_it_but_is_not_given_away() -> None:
    table = Driver("cosanostra", people=3, seats=3, seed="undo").begin()
    table.play_until(lambda state: state.view(None)["step"] == "plan-turn")
    seat = table.table.deciders()[0]
    plan = next(action for action in table.table.state.legal(seat) if action.verb.name == "plan")
    table.act(seat, plan)
    before = table.position(seat)
    assert before.undo
    table.act((seat + 1) % 3, f"offer {(seat + 2) % 3} give 1000")
    assert table.position(seat) == before
    assert refused(table, seat) == "undo-learnt"  # as if the plan itself had shown something
    assert refused(table, (seat + 1) % 3) == "nothing-to-undo"  # the plan is not theirs


def test_not_on_an_old_version() -> None:
    table, seat = placing()
    seen = table.version(seat)
    table.act(seat, "thug stock-exchange")
    assert table.refusal(seat, said.Undo("undo", seen)).code == "stale"


# -- time ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [LiveClock(300, 15, 600), DaysClock(1)])
def test_taking_back_gains_no_time(clock: ClockRules) -> None:
    """As if nothing had been done: who takes back has thought all the time, and nobody else has."""
    table, seat = placing(clock)
    before = [table.left(each) for each in range(3)]
    for _ in range(3):
        table.wait(5 * SECOND)
        table.act(seat, "thug trucking-firm")
        table.wait(5 * SECOND)
        table.undo(seat)
    own = before[seat]
    assert own is not None
    assert [table.left(each) for each in range(3)] == [
        own - 30 * SECOND if each == seat else before[each] for each in range(3)
    ]


def test_a_pause_in_between_costs_nothing() -> None:
    table, seat = placing(LiveClock(300, 15, 600))
    table.act(seat, "thug stock-exchange")
    for matter in ("pause", "resume"):
        for each in range(3):
            table.vote(each, matter)
        table.pass_by(DAY if matter == "pause" else 0)
    table.pass_by(DAY)
    table.write(log.HouseReopened(DAY))
    table.undo(seat)
    assert table.left(seat) == 300 * SECOND


# -- the record --------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "most"),
    [("omerta", 60), ("corleone", 30), ("cosanostra", 24)]
    + [pytest.param(game, 300, marks=pytest.mark.slow) for game in ("corleone", "cosanostra")],
)
def test_a_game_with_second_thoughts_is_on_record_as_if_there_had_been_none(game: str, most: int) -> None:
    """Whatever may be taken back is, sometimes, and done again."""
    hesitant, resolute = (Driver(game, people=3, seats=3, seed="second thoughts").begin() for _ in range(2))
    rng, taken_back, rare = random.Random(4), 0, laws_of(game).RARE
    for _ in range(most):
        if hesitant.table.finished():
            break
        seat = rng.choice(hesitant.table.deciders())
        legal = hesitant.table.state.legal(seat)
        action = rng.choice([choice for choice in legal if choice.verb.name not in rare] or legal)
        hesitant.act(seat, action)
        if hesitant.table.playing() and hesitant.position(seat).undo and rng.random() < 0.4:
            try:
                hesitant.undo(seat)
            except HouseRefuses:
                pass
            else:
                taken_back += 1
                hesitant.act(seat, action)
        resolute.act(seat, action)
        assert record(hesitant) == record(resolute)
        assert hesitant.position(seat).view == resolute.position(seat).view
    assert taken_back > 2
