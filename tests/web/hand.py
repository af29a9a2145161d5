"""A hand that does actions with the mouse, and sees that nothing else is said to the house."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from playwright.sync_api import Locator, Page

from capotavola.engine.action import Action
from capotavola.engine.values import Json
from tests.web.evenings import MINE, Evening
from tests.web.wire import Wire

Places = Callable[[dict[str, Json], dict[str, Json]], list[str]]


class Ways(NamedTuple):
    """How a game's actions are done: `places` must be clicked, none for what has a button.

    `bundled` verbs are picked all at once, `forms` are filled in; `press` ends what its places do not settle.
    """

    places: Places
    bundled: frozenset[str]
    forms: Mapping[str, Callable[[Page, Action], None]]
    press: Callable[["Hand", Action], None]


class Hand:
    """The visitor's."""

    def __init__(self, page: Page, evening: Evening, ways: Ways) -> None:
        self.page = page
        self.evening = evening
        self.ways = ways
        self.wire = Wire(page)

    def do(self, action: Action) -> None:
        state = self.evening.state
        self.wire.wait_for_view(state.view(MINE))
        verb = action.verb.name
        wanted = self.bundle(action) if verb in self.ways.bundled else [action]
        if verb in self.ways.forms:
            self.ways.forms[verb](self.page, action)
        elif len(wanted) > 1:
            self.pick(wanted)
        else:
            for place in self.places(action):
                self.spot(place).click()
            self.ways.press(self, action)
        assert self.wire.wait_for_acts(len(wanted)) == [one.value() for one in wanted]
        for one in wanted:
            state.apply(MINE, one)
        self.wire.wait_for_view(state.view(MINE))

    def bundle(self, action: Action) -> list[Action]:
        """What is going to be asked for one after the other, by the same verb at the same step."""
        twin = self.evening.state.copy()
        step, wanted = twin.view(None)["step"], [action]
        twin.apply(MINE, action)
        while MINE in twin.deciders() and twin.view(None)["step"] == step:
            following = twin.legal(MINE)[0]
            if following.verb is not action.verb:
                break
            wanted.append(following)
            twin.apply(MINE, following)
        return wanted

    def pick(self, wanted: list[Action]) -> None:
        for action in wanted:
            self.spot(self.places(action)[0]).click()
        self.page.locator('[data-verb="picks"]').click()

    def places(self, action: Action) -> list[str]:
        return self.ways.places(action.value(), self.evening.state.view(MINE))

    def spot(self, name: str) -> Locator:
        return self.page.locator(f'[data-spot="{name}"][data-legal="true"]').first
