"""Somebody who sees nothing: what the browser tells assistive technology, and the keys, are all there is."""

import time
from contextlib import suppress
from random import Random
from typing import NamedTuple

from playwright.sync_api import CDPSession, Error, Page

PATIENCE = 180.0


class Heard(NamedTuple):
    role: str
    name: str
    node: int
    parents: tuple[str, ...]  # the names of what it is in


class Listener:
    def __init__(self, page: Page, luck: Random) -> None:
        self.page = page
        self.luck = luck
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.line.send("Accessibility.enable")
        self.said: list[str] = []

    def tree(self) -> list[Heard]:
        """Everything that is announced, in reading order."""
        nodes = {node["nodeId"]: node for node in self.line.send("Accessibility.getFullAXTree")["nodes"]}
        heard = []
        for node in nodes.values():
            if node.get("ignored"):
                continue
            parents, above = [], node.get("parentId")
            while above:
                parents.append(_text(nodes[above], "name"))
                above = nodes[above].get("parentId")
            number = int(node.get("backendDOMNodeId", 0))
            heard.append(Heard(_text(node, "role"), _text(node, "name"), number, tuple(parents)))
        return heard

    def buttons(self, word: str = "") -> list[Heard]:
        return [one for one in self.tree() if one.role == "button" and word in one.name]

    def press(self, button: Heard) -> None:
        """By keys: the focus goes there, and Enter does it."""
        self.said.append(button.name)
        self.line.send("DOM.getDocument")
        self.line.send("DOM.focus", {"backendNodeId": button.node})
        self.page.keyboard.press("Enter")

    def play_to_the_end(self, chosen: str, prompt: str, end: str) -> None:
        """`chosen`: what is said of places that can be chosen; `prompt`, `end`: names of those regions."""
        deadline = time.monotonic() + PATIENCE
        while not any(one.name == end for one in self.tree()):
            assert time.monotonic() < deadline, f"the game does not get on after {self.said[-5:]}"
            self.step(chosen, prompt)

    def step(self, chosen: str, prompt: str) -> None:
        heard = self.tree()
        if any(one.role == "dialog" for one in heard):
            self.page.keyboard.press("Escape")
            return
        choices = [
            one
            for one in heard
            if one.role == "button" and (one.name.endswith(chosen) or prompt in one.parents)
        ]
        if not choices:
            self.page.wait_for_timeout(50)
            return
        # The game may have gone on since it was heard.
        with suppress(Error):
            self.press(self.luck.choice(choices))
        self.page.wait_for_timeout(20)


def _text(node: dict[str, object], field: str) -> str:
    found = node.get(field)
    return str(found.get("value", "")) if isinstance(found, dict) else ""
