"""A bot that plays anything legal. It needs Python 3.11 and the package websockets; see docs/protocol.md.

bot.py http://127.0.0.1:8080 TSDZCC
bot.py http://127.0.0.1:8080 '{"game": "omerta", "names": ["Bot"], "fill": "greedy", "start": true}'"""

import json
import random
import sys
import time
import uuid
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


class Bot:
    version, table, position, shown, unanswered = 0, {"status": "open"}, None, 0.0, None

    def hear(self, message: dict) -> dict | None:
        """What to say to a message of the house, if anything."""
        if message["type"] == "ping":
            return {"type": "pong", "nonce": message["nonce"]}
        self.version, self.table = message.get("version", self.version), message.get("table", self.table)
        if message.get("position"):
            self.position, self.shown = message["position"], time.monotonic()
        if message["type"] in ("ack", "refused"):
            self.unanswered = None
        elif self.unanswered:  # on a new connection it is said again, and acts once
            return self.unanswered if message["type"] == "welcome" else None
        self.unanswered = self.choose() if self.position else None
        return self.unanswered

    def choose(self) -> dict | None:
        """No to every offer, else anything legal; in a race with the time that it took to react."""
        declining = [action for action in self.position["unasked"] if action["verb"] == "decline"]
        if not (legal := declining or self.position["legal"]):
            return None
        time.sleep(random.random() / 20)
        said = {"id": uuid.uuid4().hex, "action": random.choice(legal)}
        if race := self.position["race"]:
            reaction = round((time.monotonic() - self.shown) * 1000)
            return {"type": "claim", "race": race["race"], "reaction": reaction, **said}
        return {"type": "act", "seen": self.version, **said}


tables, wish, me = f"{sys.argv[1]}/api/tables", sys.argv[2], f"Bot {uuid.uuid4().hex[:4]}"
path, body = ("", wish) if "{" in wish else (f"/{wish}/seats", json.dumps({"name": me}))
try:
    seat = json.load(urlopen(Request(tables + path, body.encode(), {"Content-Type": "application/json"})))
except OSError as error:  # what the house says to it, if it says anything
    sys.exit(f"The house says no: {error.read().decode() if isinstance(error, HTTPError) else error}")
print(f"At table {seat['code']}, seat {', '.join(str(number + 1) for number in seat['seats'])}", flush=True)
address = f"{tables.replace('http', 'ws', 1)}/{seat['code']}/socket"
key, bot = {"Authorization": f"Bearer {seat['key']}"}, Bot()
while bot.table["status"] not in ("over", "ended"):
    try:
        with connect(f"{address}?since={bot.version}", additional_headers=key) as line:
            while bot.table["status"] not in ("over", "ended"):
                if said := bot.hear(json.loads(line.recv())):
                    line.send(json.dumps(said))
    except (OSError, WebSocketException):
        time.sleep(1)  # then a new connection tells what was missed
print(seat["code"], json.dumps(bot.table["outcome"]))
