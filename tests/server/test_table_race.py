"""The snap race at a table (OM-R3): who claims in time, in which order, and what the others hear."""

import pytest

from capotavola.engine.state import State
from capotavola.games.omerta.cards import KIND_MASK
from capotavola.games.omerta.state import OmertaState
from capotavola.server.clock import ClockRules, LiveClock
from capotavola.server.messages import happened, said
from capotavola.server.messages.fields import AnyJson
from capotavola.server.table.decisions import claim_by_bot
from capotavola.server.table.duties import Duty
from capotavola.server.table.race import WINDOW
from capotavola.server.table.table import Heard
from tests.server.tables import Driver

SECONDS = 4_000  # that a race waits for a claim


def places(state: State, seat: int) -> tuple[list[int], list[int]]:
    """Where the seat has the value that was discarded, and where not."""
    assert isinstance(state, OmertaState)
    stock = state.stocks[seat]
    right = [place for place, card in enumerate(stock) if card & KIND_MASK == state.snap_value]
    return right, [place for place in range(len(stock)) if place not in right]


def able(state: State, right: list[int], wrong: list[int]) -> bool:
    """A race in which these seats could snap, and those could reveal a wrong card."""
    if not state.race_number():
        return False
    return all(places(state, seat)[0] for seat in right) and all(places(state, seat)[1] for seat in wrong)


def racing(
    right: list[int], wrong: list[int], people: int = 3, clock: ClockRules | None = None, deal: int = 7
) -> Driver:
    """A race in which that is possible, with the deal of that number."""
    options: dict[str, AnyJson] = {"snap": "race", "turns": 9}
    table = Driver(people=people, seats=3, options=options, clock=clock, seed=f"race {deal}")
    return table.begin().play_until(lambda state: able(state, right, wrong))


def right(table: Driver, seat: int) -> str:
    return f"snap {places(table.table.state, seat)[0][0]}"


def wrong(table: Driver, seat: int) -> str:
    return f"snap {places(table.table.state, seat)[1][0]}"


def raced(told: list[Heard], viewer: int = 7) -> happened.Raced:
    """The one result among all that was told."""
    results = [one.to(viewer) for one in told if isinstance(one.to(viewer), happened.Raced)]
    assert len(results) == 1
    assert isinstance(results[0], happened.Raced)
    return results[0]


def heard_events(result: happened.Raced) -> list[object]:
    return [event["event"] for event in result.events]


def race_of(table: Driver) -> int:
    assert table.table.race is not None
    return table.table.race.number


# -- who is first ------------------------------------------------------------------------------------


@pytest.mark.rule("OM-R3")
def test_the_first_claim_opens_a_window_and_the_lag_of_the_silent_is_waited_for() -> None:
    table = racing(right=[0], wrong=[])
    table.bounds = {0: 50, 1: 120, 2: 80}
    table.pass_by(500)
    table.claim(0, right(table, 0), 450)
    assert table.duty() == Duty(table.at + WINDOW + 120, "race")
    assert table.wait(WINDOW + 119) == []
    result = raced(table.wait(1))
    assert result.results == [happened.RaceResult(seat=0, reaction=450, credit=50, time=450, result="won")]
    assert "snapped" in heard_events(result)


@pytest.mark.rule("OM-R3")
def test_claims_are_ranked_by_arrival_less_the_credited_lag() -> None:
    table = racing(right=[0], wrong=[1])
    table.bounds = {0: 20, 1: 200, 2: 0}
    table.pass_by(400)
    table.claim(0, right(table, 0), 390)
    table.pass_by(100)
    table.claim(1, wrong(table, 1), 310)  # arrived at 500, of which 190 are lag
    result = raced(table.wait(1_000))
    assert [(one.seat, one.credit, one.time, one.result) for one in result.results] == [
        (1, 190, 310, "wrong"),
        (0, 10, 390, "won"),
    ]


@pytest.mark.rule("OM-R3")
@pytest.mark.parametrize(
    ("reaction", "credit"), [(120, 30), (119, 0), (0, 0), (480, 20), (501, 0), (-1, 0), (-(2**31), 0)]
)
def test_no_word_of_a_client_gains_more_than_the_measured_lag(reaction: int, credit: int) -> None:
    table = racing(right=[0], wrong=[])
    table.bounds = {0: 30}
    table.pass_by(500)
    table.claim(0, right(table, 0), reaction)
    (result,) = raced(table.wait(1_000)).results
    assert (result.reaction, result.credit, result.time) == (reaction, credit, 500 - credit)


@pytest.mark.rule("OM-R3")
def test_a_snap_without_a_measured_time_counts_by_its_arrival() -> None:
    table = racing(right=[0], wrong=[])
    table.bounds = {0: 200}
    table.pass_by(700)
    table.act(0, right(table, 0))
    (result,) = raced(table.wait(1_000)).results
    assert (result.credit, result.time) == (0, 700)


@pytest.mark.rule("OM-R3")
def test_a_later_claim_does_not_put_the_settlement_off() -> None:
    table = racing(right=[0], wrong=[1, 2])
    table.claim(0, right(table, 0))
    closes = table.duty()
    table.pass_by(100)
    table.claim(1, wrong(table, 1))
    assert table.duty() == closes


@pytest.mark.rule("OM-R3")
def test_when_all_have_answered_it_is_settled_at_once() -> None:
    table = racing(right=[0], wrong=[1, 2])
    table.claim(0, right(table, 0))
    table.claim(1, wrong(table, 1))
    assert table.duty() != Duty(table.at, "race")
    table.act(2, "pass")
    assert table.duty() == Duty(table.at, "race")


@pytest.mark.rule("OM-R3")
def test_later_ones_are_void_neither_revealed_nor_punished() -> None:
    table = racing(right=[0], wrong=[1])
    state = table.table.state
    assert isinstance(state, OmertaState)
    stock = [*state.stocks[1]]
    table.claim(0, right(table, 0))
    table.pass_by(1)
    table.claim(1, wrong(table, 1))
    told = table.wait(1_000)
    for viewer in (0, 1, 2, 7):
        assert [one.result for one in raced(told, viewer).results] == ["won", "void"]
        assert "wrong-card" not in heard_events(raced(told, viewer))
    assert isinstance(table.table.state, OmertaState)
    assert table.table.state.stocks[1] == stock


# -- nobody, or not the right one -----------------------------------------------------------------------


@pytest.mark.rule("OM-R3")
@pytest.mark.parametrize("clock", [None, LiveClock(300, 0, 300)])
def test_it_is_over_when_nobody_claims_in_time(clock: LiveClock | None) -> None:
    table = racing([], [], clock=clock)
    number, before = race_of(table), [table.left(seat) for seat in range(3)]
    assert table.wait(SECONDS - 1) == []
    assert [table.left(seat) for seat in range(3)] == before  # a race has a time of its own
    result = raced(table.wait(1))
    assert (result.race, result.results) == (number, [])
    assert table.table.state.race_number() != number


@pytest.mark.rule("OM-R3", "OM-3.2")
def test_after_a_wrong_claim_another_may_still_claim() -> None:
    table = racing(right=[1], wrong=[0], deal=4)
    number = race_of(table)
    table.claim(0, wrong(table, 0))
    result = raced(table.wait(1_000))
    assert [(one.seat, one.result) for one in result.results] == [(0, "wrong")]
    assert "wrong-card" in heard_events(result)
    assert race_of(table) == number
    assert table.refusal(0, table.claiming(wrong(table, 0))).code == "rule"  # one attempt each
    table.claim(1, right(table, 1))
    assert [(one.seat, one.result) for one in raced(table.wait(1_000)).results] == [(1, "won")]


@pytest.mark.rule("OM-R3")
def test_after_a_wrong_claim_the_others_have_the_whole_time_again() -> None:
    table = racing(right=[], wrong=[0])
    number = race_of(table)
    table.wait(SECONDS - 1)
    table.claim(0, wrong(table, 0))
    table.wait(WINDOW + 250)
    settled = table.table.last_at
    assert race_of(table) == number
    assert table.duty() == Duty(settled + SECONDS, "race")


@pytest.mark.rule("OM-R3")
def test_a_wrong_claim_and_a_right_one_in_one_window_are_both_carried_out() -> None:
    table = racing(right=[1], wrong=[0], deal=4)
    table.claim(0, wrong(table, 0))
    table.pass_by(50)
    table.claim(1, right(table, 1))
    result = raced(table.wait(1_000))
    assert [(one.seat, one.result) for one in result.results] == [(0, "wrong"), (1, "won")]
    assert {"wrong-card", "snapped"} <= {*heard_events(result)}


@pytest.mark.rule("OM-R3")
def test_a_late_claim_is_void_and_costs_nothing() -> None:
    table = racing(right=[], wrong=[0])
    claim = table.claiming(wrong(table, 0))
    table.wait(SECONDS)
    number = table.table.number
    assert table.refusal(0, claim).reason == "race-over"
    assert table.table.number == number


@pytest.mark.rule("OM-R26")
def test_to_keep_quiet_is_a_choice_that_stands() -> None:
    table = racing(right=[0], wrong=[])
    table.act(0, "pass")
    assert table.refusal(0, table.claiming(right(table, 0))).code == "rule"
    assert table.refusal(0, said.Undo("u", table.version(0))).reason == "nothing-to-undo"


# -- what is told ---------------------------------------------------------------------------------------


@pytest.mark.rule("OM-R3")
def test_a_claim_is_told_to_nobody_else_before_it_is_settled() -> None:
    table = racing(right=[0], wrong=[1])
    before = [table.position(seat) for seat in (1, 2, None)]
    told = table.claim(0, right(table, 0))
    told += table.claim(1, wrong(table, 1))
    assert [len(table.heard(told, seat)) for seat in (0, 1, 2, None)] == [1, 1, 0, 0]
    assert isinstance(table.heard(told, 0)[0], happened.RaceClaimed)
    assert [table.position(2), table.position(None)] == before[1:]
    assert table.position(0).legal == []  # who has claimed has nothing more to say


@pytest.mark.rule("OM-R3")
def test_who_discarded_does_not_learn_of_a_claim_by_asking_to_take_back() -> None:
    table = racing(right=[1], wrong=[], deal=4)
    asked = [table.refusal(seat, said.Undo("u", table.version(seat))) for seat in (0, 2)]
    table.claim(1, right(table, 1))
    assert [table.refusal(seat, said.Undo("u", table.version(seat))) for seat in (0, 2)] == asked


@pytest.mark.rule("OM-R3")
def test_bots_race_without_credit() -> None:
    table = racing(right=[1], wrong=[], people=1, deal=4)
    table.pass_by(300)
    snap = table.table.game.parse(right(table, 1))
    table.write(claim_by_bot(table.table, 1, snap, table.at))
    first = raced(table.wait(1_000)).results[0]
    assert first == happened.RaceResult(seat=1, reaction=300, credit=0, time=300, result="won")


def test_a_game_that_is_broken_off_has_no_race_any_more() -> None:
    table = racing(right=[], wrong=[])
    for seat in range(3):
        table.vote(seat, "end")
    assert table.position(0).race is None


@pytest.mark.rule("OM-R3")
def test_a_pause_gives_the_race_its_time_again() -> None:
    table = racing(right=[], wrong=[])
    table.wait(SECONDS - 1)
    for matter in ("pause", "resume"):
        for seat in range(3):
            table.vote(seat, matter)
        table.pass_by(5)
    assert table.duty() == Duty(table.at - 5 + SECONDS, "race")
