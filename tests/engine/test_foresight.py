"""What stops a foresight, on the smallest of games: a coin under a cup that nobody has seen."""

import pytest

from capotavola.engine.action import Action, Verb
from capotavola.engine.chance import Chance
from capotavola.engine.foresight import Foresight, foresee
from capotavola.engine.refusal import IllegalAction
from tests.server.test_undo_rule import CATCH, FEEL, KNOCK, LAY, NOD, POINT, TOSS, TURN, Coins

BOTH = pytest.mark.parametrize("cup", [0, 1])


def ahead(cup: int, verb: Verb, *side: int) -> Foresight:
    return foresee(Coins(cup, 0, Chance(b"coins")), 0, Action(verb, *side))


@BOTH
def test_what_is_done_in_the_open_is_foreseen_with_what_it_changes(cup: int) -> None:
    foresight = ahead(cup, POINT)
    assert [event.name for event in foresight.events] == ["pointed"]
    assert (foresight.view, foresight.stop) == ({"cup": None, "pointed": True}, "you")


@BOTH
def test_what_nobody_notices_brings_nothing(cup: int) -> None:
    assert ahead(cup, NOD).value() == {"events": [], "view": {"cup": None, "pointed": False}, "stop": "you"}


@BOTH
@pytest.mark.parametrize(("verb", "side"), [(KNOCK, []), (FEEL, [0]), (FEEL, [1])])
def test_a_hidden_coin_is_not_told(verb: Verb, side: list[int], cup: int) -> None:
    foresight = ahead(cup, verb, *side)
    assert (foresight.events, foresight.stop) == ([], "hidden")


@BOTH
def test_it_is_hidden_who_is_asked_next_if_that_hangs_on_the_coin(cup: int) -> None:
    foresight = ahead(cup, TURN)
    assert ([event.name for event in foresight.events], foresight.stop) == (["turned"], "hidden")


@BOTH
def test_a_toss_is_left_to_chance_though_nobody_sees_it(cup: int) -> None:
    assert (ahead(cup, TOSS).events, ahead(cup, TOSS).stop) == ([], "chance")


@BOTH
def test_whether_anything_is_tossed_at_all_is_hidden(cup: int) -> None:
    assert (ahead(cup, CATCH).events, ahead(cup, CATCH).stop) == ([], "hidden")


def test_an_action_that_is_not_legal_is_refused() -> None:
    with pytest.raises(IllegalAction) as caught:
        ahead(0, LAY, 1)
    assert caught.value.refusal.rule == "COIN-1"


def test_the_game_and_its_stream_stay_as_they_are() -> None:
    state = Coins(0, 0, Chance(b"coins"))
    foresee(state, 0, Action(TOSS))
    foresee(state, 0, Action(POINT))
    assert (state.chance.counter, state.pointed, state.told) == (0, False, None)
