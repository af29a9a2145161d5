"""Somebody who plays by clicks: whatever glows, or whatever the prompt offers."""

import time
from collections.abc import Callable
from contextlib import suppress
from random import Random

from playwright.sync_api import Page, TimeoutError

PATIENCE = 120.0
UNDO = '[data-verb="undo"]'
GO_ON = "dialog[open] .main, .curtain .main, .handover .main"
# What could be clicked: all in one question, for a game has hundreds of them.
LOOK = f"""(choices) => {{
    if (document.querySelector('{GO_ON}')) return 'go on';
    return document.querySelector('.prompt.asked') ? document.querySelectorAll(choices).length : 0;
}}"""


class Clicker:
    """`but`: what is never clicked, since the test will do so itself."""

    def __init__(self, page: Page, luck: Random, but: str = UNDO) -> None:
        self.page = page
        self.luck = luck
        self.choices = f'[data-legal="true"]:not({but}), .prompt .buttons button:not({UNDO}):not({but})'
        self.clicks = 0

    def over(self) -> bool:
        return self.page.locator(".ending").count() > 0 and self.page.locator("dialog[open]").count() == 0

    def play_to_the_end(self) -> None:
        self.play_until(self.over)

    def play_until(self, reached: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not reached():
            assert time.monotonic() < deadline, f"the game does not get on: {self.seen()}"
            if not self.step():
                self.page.wait_for_timeout(30)

    def step(self) -> bool:
        """One click, if there is anything to click."""
        found = self.page.evaluate(LOOK, self.choices)
        if not found:
            return False
        self.clicks += 1
        choice = self.page.locator(GO_ON) if found == "go on" else self.page.locator(self.choices)
        number = 0 if found == "go on" else self.luck.randrange(found)
        # The game may have gone on meanwhile, and what was chosen be gone or covered.
        with suppress(TimeoutError):
            choice.nth(number).click(timeout=500)
        return True

    def seen(self) -> str:
        return self.page.locator(".prompt").inner_text()
