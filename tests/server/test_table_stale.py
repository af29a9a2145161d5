"""What was decided on an old version counts only if the decision is still the same."""

from collections.abc import Callable

from capotavola.engine.state import State
from capotavola.server.messages import said
from capotavola.server.table.table import Heard
from tests.server.tables import Driver


def at_step(name: str, asked: int = 3) -> Callable[[State], bool]:
    """Whether so many are asked at a step of that name."""
    return lambda state: state.view(None)["step"] == name and len(state.deciders()) == asked


def refused(table: Driver, seat: int, action: str, seen: int) -> str:
    return table.refusal(seat, table.acting(seat, action, seen)).code


# -- several are asked at once -----------------------------------------------------------------


def test_peeks_of_others_make_ones_own_no_older() -> None:
    table = Driver(people=3, seats=3).begin()
    seen = table.version(2)
    table.act(0, "peek 0 1")
    table.act(1, "peek 2 3")
    assert table.version(2) == seen + 2
    assert table.act(2, "peek 0 3", seen)


def test_a_sealed_snap_is_not_older_for_the_others() -> None:
    table = Driver(people=3, seats=3, seed="snaps").begin().play_until(at_step("snaps"))
    seen = [table.version(seat) for seat in range(3)]
    table.act(0, "snap 0", seen[0])
    table.act(1, "pass", seen[1])
    assert table.act(2, "snap 1", seen[2])


def test_a_bid_of_any_cards_is_not_older_for_the_others() -> None:
    """Also one that the list of legal bids does not show."""
    table = Driver("corleone", people=2, seats=2, seed="bids-26").begin()
    table.play_until(lambda state: at_step("bids", 2)(state) and unlisted_bid(table, 0) is not None)
    seen, bid = table.version(0), unlisted_bid(table, 0)
    assert bid is not None
    table.act(1, "bid 0 0 0 0")
    assert table.act(0, bid, seen)


def unlisted_bid(table: Driver, seat: int) -> str | None:
    listed = [str(action) for action in table.table.state.legal(seat)]
    for ones in range(4):
        for twos in range(4):
            bid = f"bid {ones} {twos} 0 0"
            if bid not in listed and table.table.state.why_not(seat, table.table.game.parse(bid)) is None:
                return bid
    return None


# -- another decision -----------------------------------------------------------------------------


def test_the_next_question_is_another_even_if_the_answer_could_be_the_same() -> None:
    """Two clicks on the same button: the second was meant for the first question."""
    table = Driver("cosanostra", people=3, seats=3, seed="alike").begin().play_until(at_step("plan-turn", 1))
    seat = table.table.deciders()[0]
    seen, plan = table.version(seat), str(table.table.state.legal(seat)[0])
    table.act(seat, plan, seen)
    after = [str(action) for action in table.table.state.legal(seat)]
    assert "done" in after
    assert refused(table, seat, "done", seen) == "stale"
    assert table.act(seat, "done", seen + 1)


def test_a_turn_that_comes_again_is_another_decision() -> None:
    table = Driver(people=3, seats=3, seed="turns").begin().play_until(at_step("turn", 1))
    seat = table.table.deciders()[0]
    seen = table.version(seat)
    table.act(seat, "draw pile")
    table.play_until(lambda state: at_step("turn", 1)(state) and state.deciders() == [seat])
    assert refused(table, seat, "draw pile", seen) == "stale"
    assert table.act(seat, "draw pile")


def test_talk_and_comings_and_goings_make_nothing_older() -> None:
    table = Driver(people=3, seats=3).begin()
    seen = table.version(0)
    table.say(1, said.Chat("1", "table", "hurry up"))
    table.sit_watcher("Vito")
    table.vote(1, "pause")
    assert table.version(0) == seen + 3
    assert table.act(0, "peek 0 1", seen)


# -- offers ------------------------------------------------------------------------------------------


def dealing(seats: int = 3) -> Driver:
    """A planning turn of La Cosa Nostra; everybody has money."""
    table = Driver("cosanostra", people=seats, seats=seats, seed="deals").begin()
    return table.play_until(at_step("plan-turn", 1))


def test_an_offer_that_has_changed_is_not_accepted_as_it_was() -> None:
    table = dealing()
    table.act(0, "offer 1 give 1000")
    seen = table.version(1)
    table.act(0, "withdraw 1")
    table.act(0, "offer 1 want 1000")
    assert refused(table, 1, "accept 0", seen) == "stale"
    assert table.act(1, "accept 0")


def test_an_offer_that_was_countered_is_not_withdrawn_as_it_was() -> None:
    table = dealing()
    table.act(0, "offer 1 give 1000")
    seen = table.version(0)
    table.act(1, "counter 0 want 2000")
    assert refused(table, 0, "accept 1", seen) == "stale"


def test_offers_between_others_make_ones_own_no_older() -> None:
    table = dealing(seats=4)
    table.act(0, "offer 1 give 1000")
    seen = table.version(1)
    table.act(2, "offer 3 give 1000")
    table.act(3, "decline 2")
    assert table.version(1) == seen
    assert table.act(1, "accept 0", seen)


def test_an_offer_to_oneself_makes_ones_own_turn_no_older() -> None:
    """It is still the same turn with the same things to do."""
    table = dealing()
    seat = table.table.deciders()[0]
    seen = table.version(seat)
    table.act((seat + 1) % 3, f"offer {seat} give 1000")
    assert table.act(seat, table.table.state.legal(seat)[0], seen)


def test_whose_turn_it_is_can_act_whatever_others_do_in_private() -> None:
    """What was never heard of cannot make anything older."""
    table = dealing()
    seat = table.table.deciders()[0]
    one, other = (seat + 1) % 3, (seat + 2) % 3
    told: list[Heard] = table.act(one, f"offer {other} give 1000")
    assert table.heard(told, seat) == []
    assert table.act(seat, table.table.state.legal(seat)[0], table.version(seat))
