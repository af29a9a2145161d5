"""A game whose every card is known: the house deals by a seed, the engine plays the same game beside it.

So any position of a game is reached by playing it. One seat is a visitor's, who looks at it in a browser;
the others are here, and say what they do over the house's requests.
"""

from collections.abc import Callable
from itertools import count
from random import Random

import httpx

from capotavola.engine.action import Action
from capotavola.engine.state import State
from capotavola.engine.values import Json
from tests.boxes import game_of
from tests.web.browser import PATIENCE, Visitor

NAMES = ["Anna", "Boris", "Carla", "Dario", "Elena"]
MINE = 0
LATEST = 1_000_000  # no version is higher: nothing that is said here is stale

Choose = Callable[[State, int, list[Action]], Action]


def at_random(luck: Random) -> Choose:
    return lambda _, __, legal: luck.choice(legal)


class Evening:
    """A table of people: the visitor has the first seat, or the first ones, `here`, at one screen."""

    def __init__(
        self,
        guest: Visitor,
        house: str,
        game: str,
        players: int,
        seed: str,
        options: dict[str, Json] | None = None,
        here: int = 1,
    ) -> None:
        self.guest = guest
        self.game = game_of(game)
        self.state = self.game.start(players=players, seed=seed.encode(), options=options or {})
        self.numbers = count()
        body: Json = {
            "game": game,
            "names": [*NAMES[:here]],
            "players": players,
            "seed": seed,
            "options": options or {},
        }
        opened = guest.context.request.post("/api/tables", data=body).json()
        self.code = str(opened["code"])
        address = f"{house}/api/tables/{self.code}"
        self.line = httpx.Client(base_url=address, timeout=PATIENCE / 1000, verify=False)
        self.keys = [str(opened["key"])] * here
        for name in NAMES[here:players]:
            self.keys.append(self.post("seats", {"name": name}, None)["key"])
        self.say(MINE, {"type": "start"})

    def __enter__(self) -> "Evening":
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def post(self, path: str, body: dict[str, Json], key: str | None) -> dict[str, str]:
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        answer = self.line.post(path, json=body, headers=headers)
        self.line.cookies.clear()  # each seat is another person's
        assert answer.is_success, answer.text
        found: dict[str, str] = answer.json()
        return found

    def say(self, seat: int, message: dict[str, Json]) -> None:
        named = message | {"id": f"e-{next(self.numbers)}"}
        self.post(f"messages?seat={seat}", named, self.keys[seat])

    def act(self, seat: int, action: Action) -> None:
        """At the house, and here."""
        self.say(seat, {"type": "act", "seen": LATEST, "action": action.value()})
        self.state.apply(seat, action)

    def saw(self, seat: int, value: dict[str, Json]) -> None:
        """Somebody has done it in a browser: now here as well."""
        self.state.apply(seat, self.game.decode(value))

    def play_until(self, reached: Callable[[State], bool], choose: Choose) -> None:
        """By everybody, the visitor's seat included."""
        while not reached(self.state):
            seat = self.state.deciders()[0]
            self.act(seat, choose(self.state, seat, self.state.legal(seat)))

    def play_to_the_brink(self, reached: Callable[[State], bool], choose: Choose) -> tuple[int, Action]:
        """Until one action more would bring it about: that action, and whose it is."""
        while True:
            seat = self.state.deciders()[0]
            action = choose(self.state, seat, self.state.legal(seat))
            after = self.state.copy()
            after.step(seat, action)
            if reached(after):
                return seat, action
            self.act(seat, action)

    def leave_to_bots(self, kind: str) -> None:
        """All but the visitor: from now on what they do is known to the house alone."""
        for seat, key in enumerate(self.keys):
            if key != self.keys[MINE]:
                self.say(seat, {"type": "bot", "seat": seat, "bot": kind})

    def look(self) -> None:
        """The visitor comes to the table."""
        self.guest.go(f"/t/{self.code}")
        self.guest.page.locator(".board").wait_for()

    def seat(self, other: Visitor, seat: int) -> None:
        """Another visitor comes, with the key of another seat."""
        answer = other.context.request.post(f"/api/tables/{self.code}/key", data={"key": self.keys[seat]})
        assert answer.ok, answer.text()
        other.go(f"/t/{self.code}")
        other.page.locator(".board").wait_for()
