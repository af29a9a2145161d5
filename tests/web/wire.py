"""What passes between a page and the house: all that the page does, and what it has been shown last."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, WebSocket

from capotavola.engine.values import Json
from tests.web.browser import PATIENCE

PAUSE = 15


class Wire:
    """Listens from now on: the page must not have come in yet."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.acts: list[Json] = []
        self.view: Json = None
        self.race: Json = None  # the number of the one that is on
        self.kept_quiet: set[Json] = set()  # in these races
        page.on("websocket", self._tap)

    def _tap(self, line: WebSocket) -> None:
        line.on("framesent", lambda said: self._said(json.loads(said)))
        line.on("framereceived", lambda told: self._told(json.loads(told)))

    def _said(self, message: dict[str, Json]) -> None:
        if message["type"] == "act":
            self.acts.append(message["action"])
            if self.race is not None and message["action"] == {"verb": "pass"}:
                self.kept_quiet.add(self.race)

    def _told(self, message: dict[str, Json]) -> None:
        position = message.get("position")
        if isinstance(position, dict):
            self.view = position["view"]
            race = position["race"]
            self.race = race["race"] if isinstance(race, dict) else None

    def wait_for_view(self, view: Json) -> None:
        """Until the page has been shown exactly this."""
        self._wait(lambda: self.view == view, "the page has not been shown it")

    def wait_for_acts(self, count: int) -> list[Json]:
        """Until so many more have been said; they are taken off the list."""
        self._wait(lambda: len(self.acts) >= count, f"the page has said {self.acts}")
        said, self.acts = self.acts, []
        return said

    def _wait(self, reached: Callable[[], bool], trouble: str) -> None:
        for _ in range(PATIENCE // PAUSE):
            if reached():
                return
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError(trouble)


def frames_of(page: Page) -> list[str]:
    """All that the house tells this page from now on: it must not have come in yet."""
    heard: list[str] = []

    def tap(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: heard.append(str(frame)))

    page.on("websocket", tap)
    return heard
