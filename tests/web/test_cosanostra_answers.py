"""Answers tell nothing: who only looks on receives the same, whether somebody could have stepped in or not.

The same evening is played twice. It differs in one hidden card: Boris has planned a Hold-up, or another job.
"""

import json
from random import Random

import msgspec
import pytest
from playwright.sync_api import Browser

from capotavola.engine.action import Action
from capotavola.engine.state import State
from capotavola.engine.values import Json
from capotavola.games.cosanostra.shown.types import View
from tests.server.live import LiveHouse
from tests.web.browser import visitor
from tests.web.evenings import MINE, Evening, at_random
from tests.web.wire import Wire, frames_of

BORIS, CARLA = 1, 2
HOLD_UP = "hold-up"
# Boris may plan a Hold-up or another job of the same round, and Anna a job that pays.
SEED = "held up 156"
IN_THIS_ORDER = ["pass", "done", "plan-purchase", "plan", "cancel"]
TIMES = {"now", "at"}

pytestmark = pytest.mark.slow


@pytest.mark.rule("LC-R8")
def test_a_bystander_receives_the_same_whether_somebody_could_answer_or_not(
    browser: Browser, house: LiveHouse
) -> None:
    could = told_to_carla(browser, house, with_it=True)
    could_not = told_to_carla(browser, house, with_it=False)
    assert len(could) > len(IN_THIS_ORDER)
    assert could == could_not


def told_to_carla(browser: Browser, house: LiveHouse, with_it: bool) -> list[Json]:
    """From Boris's plan on until he has let the money pass, without answers to what her page asked."""
    with (
        visitor(browser, house.url) as anna,
        visitor(browser, house.url) as carla,
        Evening(anna, house.url, "cosanostra", 3, SEED) as evening,
    ):
        evening.play_until(boris_may_choose, at_random(Random(1)))
        heard, wire = frames_of(carla.page), Wire(carla.page)
        evening.seat(carla, CARLA)
        wire.wait_for_view(evening.state.view(CARLA))
        before = len(heard)
        plan = planned(evening.state, with_it)
        evening.act(BORIS, plan)
        evening.play_until(boris_is_asked, lambda *asked: plainly(str(plan.value()["gangster"]), *asked))
        answers = evening.state.legal(BORIS)
        assert [one.verb.name for one in answers] == (["answer", "pass"] if with_it else ["pass"])
        evening.act(BORIS, answers[-1])
        wire.wait_for_view(evening.state.view(CARLA))
        told = [json.loads(frame) for frame in heard[before:]]
        unasked = [one for one in told if one["type"] != "ping" and "id" not in one]
        return [timeless(one) for one in unasked]


def boris_may_choose(state: State) -> bool:
    if state.deciders() != [BORIS] or seen(state).step != "plan-turn":
        return False
    hand = seen(state, BORIS).seats[BORIS].hand or []
    backs = {one.round for one in hand if one.job == HOLD_UP}
    return any(one.round in backs and one.job != HOLD_UP for one in hand)


def planned(state: State, with_it: bool) -> Action:
    """The Hold-up, or a job with the same back."""
    hand = seen(state, BORIS).seats[BORIS].hand or []
    back = next(one.round for one in hand if one.job == HOLD_UP)
    other = next(one.job for one in hand if one.round == back and one.job != HOLD_UP)
    job = HOLD_UP if with_it else other
    return next(one for one in state.legal(BORIS) if one.value().get("job") == job)


def boris_is_asked(state: State) -> bool:
    return state.deciders() == [BORIS] and seen(state).asked.window == "hold-ups"


def plainly(kept: str, state: State, seat: int, legal: list[Action]) -> Action:
    """Anna does what pays; all others as little as they can, and nothing with that gangster."""
    if seat == MINE:
        gainful = [one for one in legal if one.verb.name == "do" or pays(seen(state, MINE), one)]
        if gainful:
            return gainful[-1]
    least = min(legal, key=rank)
    alike = [one for one in legal if one.verb is least.verb]
    return next((one for one in alike if one.value().get("gangster") != kept), alike[0])


def pays(view: View, action: Action) -> bool:
    job = str(action.value().get("job"))
    return action.verb.name == "plan" and view.cards[job].type == "cash" and job not in view.lacking


def rank(action: Action) -> int:
    name = action.verb.name
    return IN_THIS_ORDER.index(name) if name in IN_THIS_ORDER else len(IN_THIS_ORDER)


def seen(state: State, viewer: int | None = None) -> View:
    return msgspec.convert(state.view(viewer), View)


def timeless(told: Json) -> Json:
    """Without what a clock on the wall says."""
    if isinstance(told, dict):
        return {key: timeless(value) for key, value in told.items() if key not in TIMES}
    return [timeless(one) for one in told] if isinstance(told, list) else told
