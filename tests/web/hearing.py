"""Somebody who sees nothing: what the browser tells assistive technology, and the keys, are all there is."""

from contextlib import suppress
from random import Random
from typing import NamedTuple, TypeAlias

from playwright.sync_api import CDPSession, Error, Page

from tests.web.player import FORGET, MEAN, Pulse

CIRCLES = ("Take back", "Choose anew")  # where a random player who may would walk
SEND = "Do it"  # ends a form, which has many other buttons
SENT = 0.5
NOT_NOW = "Not now"  # so does this, but a form that was just opened is judged first, and can be sent then
GIVEN_UP = 0.05

Node: TypeAlias = dict[str, object]


class Heard(NamedTuple):
    role: str
    name: str
    node: int
    chosen: bool


class Listener:
    """`but`: what is never pressed, since the test will do so itself."""

    def __init__(self, page: Page, luck: Random, but: tuple[str, ...] = ()) -> None:
        self.page = page
        self.luck = luck
        self.but = (*CIRCLES, *but)
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.line.send("Accessibility.enable")
        self.said: list[str] = []
        self.offered: set[str] = set()  # whatever could be pressed, in whatever course the game took

    def heard(self, within: int, **wanted: str) -> list[Heard]:
        """What is announced with that role or name inside a node, and can be used."""
        found = self.line.send("Accessibility.queryAXTree", {"backendNodeId": within, **wanted})["nodes"]
        return [
            Heard(
                _text(node, "role"),
                _text(node, "name"),
                int(node["backendDOMNodeId"]),
                _is(node, "pressed"),
            )
            for node in found
            if not node.get("ignored") and not _is(node, "disabled")
        ]

    def everything(self) -> int:
        """The document: it is asked for each time, since a page may be another one by now."""
        return int(self.line.send("DOM.getDocument", {"depth": 0})["root"]["backendNodeId"])

    def buttons(self, word: str = "") -> list[Heard]:
        return [one for one in self.heard(self.everything(), role="button") if word in one.name]

    def press(self, button: Heard) -> bool:
        """By keys: the focus goes there, and Enter does it; not if the focus has gone elsewhere by then."""
        self.said.append(button.name)
        node = self.line.send("DOM.resolveNode", {"backendNodeId": button.node})["object"]["objectId"]
        mean = f"function () {{ ({MEAN})(this, ':not(*)'); }}"
        self.line.send("Runtime.callFunctionOn", {"objectId": node, "functionDeclaration": mean})
        self.line.send("DOM.focus", {"backendNodeId": button.node})
        self.page.keyboard.press("Enter")
        return bool(self.page.evaluate(FORGET))

    def press_named(self, word: str) -> None:
        """The button with that name, or the first with that in it, as soon as it can be pressed."""
        pulse = Pulse(self.page)
        while True:
            pulse.feel()
            for button in sorted(self.buttons(word), key=lambda one: one.name != word)[:1]:
                with suppress(Error):
                    if self.press(button):
                        return
            self.page.wait_for_timeout(50)

    def play_to_the_end(self, chosen: str, prompt: str, end: str) -> None:
        """`chosen`: what is said of places that can be chosen; `prompt`, `end`: names of those regions."""
        self.play_until(end, chosen, prompt)

    def play_until(self, name: str, chosen: str, prompt: str) -> None:
        """Until something with that name is announced."""
        pulse = Pulse(self.page)
        while not self.heard(page := self.everything(), accessibleName=name):
            pulse.feel()
            # The game may have gone on since it was heard.
            with suppress(Error):
                self.step(page, chosen, prompt, name)
            self.page.wait_for_timeout(20)

    def step(self, page: int, chosen: str, prompt: str, end: str) -> None:
        if self.heard(page, role="dialog"):
            # It may have come just now, and be what is waited for.
            if not self.heard(page, accessibleName=end):
                self.page.keyboard.press("Escape")
        elif choices := self.choices(page, chosen, prompt):
            self.press(self.luck.choice(choices))

    def choices(self, page: int, chosen: str, prompt: str) -> list[Heard]:
        asked = [
            one
            for region in self.heard(page, accessibleName=prompt, role="region")
            for one in self.heard(region.node, role="button")
            if one.name not in self.but
        ]
        places = [one for one in self.heard(page, role="button") if one.name.endswith(chosen)]
        self.offered.update(one.name for one in places + asked)
        send = [one for one in asked if one.name == SEND]
        if send and self.luck.random() < SENT:
            return send
        if [one.name for one in asked] == [NOT_NOW] and self.luck.random() > GIVEN_UP:
            return []
        choices = list(dict.fromkeys(places + asked))
        # Who took back what was just chosen, as often as not, would walk in circles.
        return [one for one in choices if not one.chosen] or choices


def _is(node: Node, state: str) -> bool:
    properties = node.get("properties")
    assert isinstance(properties, list)
    said = [one["value"]["value"] for one in properties if one["name"] == state]
    return any(value not in (False, "false") for value in said)


def _text(node: Node, field: str) -> str:
    found = node.get(field)
    return str(found.get("value", "")) if isinstance(found, dict) else ""
