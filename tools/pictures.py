"""The pictures of the README, from the real page: `make pictures`, with the page built and Chromium at hand.

A house is opened, a person and bots of it play some moves of a known deal, and the page is photographed.
"""

import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import httpx

from capotavola.engine.values import Json
from tests.server.live import LiveHouse, live_command
from tests.web.browser import chromium, visitor
from tests.web.tables import at_table, drawn

TO: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures"
SIZE: Final = (1280, 860)
QUALITY: Final = 72
# How many decisions of the person are made before the picture is taken.
MOMENTS: Final[dict[str, tuple[int, dict[str, Json]]]] = {
    "omerta": (12, {}),
    "corleone": (9, {}),
    "cosanostra": (10, {"expansion": True}),
}
PATIENCE: Final = 120.0
LOOK: Final = 0.05


def main() -> None:
    TO.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, live_command(Path(folder)) as house, chromium() as browser:
        for game, (moves, options) in MOMENTS.items():
            with visitor(browser, house.url, SIZE) as guest:
                code = at_table(guest, game=game, players=4, options=options)
                cookies = {str(one.get("name")): str(one.get("value")) for one in guest.context.cookies()}
                play(house, code, cookies, moves)
                guest.page.reload()  # without what was told on the way
                drawn(guest.page)
                guest.page.wait_for_load_state("networkidle")
                picture = TO / f"{game}.jpg"
                guest.page.screenshot(path=picture, type="jpeg", quality=QUALITY, animations="disabled")
                print(f"{picture.name}: {picture.stat().st_size // 1000} kB", file=sys.stderr)


def play(house: LiveHouse, code: str, cookies: dict[str, str], moves: int) -> None:
    """Something in the middle of what is legal each time: the first is often to end it all."""
    table = f"{house.url}/api/tables/{code}"
    with httpx.Client(cookies=cookies, timeout=PATIENCE, headers={"origin": house.url}) as client:
        deadline = time.monotonic() + PATIENCE
        while moves >= 0:
            state = client.get(f"{table}/state", params={"seat": 0}).raise_for_status().json()
            legal = state["position"]["legal"]
            assert state["table"]["status"] == "playing"
            assert time.monotonic() < deadline
            if legal and moves:
                act = {"type": "act", "id": f"move-{state['version']}", "seen": state["version"]}
                action = {"action": legal[len(legal) // 2]}
                client.post(f"{table}/messages", params={"seat": 0}, json=act | action)
            moves -= 1 if legal else 0
            time.sleep(LOOK)


if __name__ == "__main__":
    main()
