"""The ways to call somebody, as the host has switched them on."""

import secrets
import time
from functools import partial
from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from capotavola.server.house.calls.caller import Call, Way
from capotavola.server.house.calls.mail import Post
from capotavola.server.house.calls.outside import CannotCall, post
from capotavola.server.house.calls.push import authorization, encrypted, point_of, private_key, text_of
from capotavola.server.settings import Settings
from capotavola.server.storage.calls import the_secret
from capotavola.server.storage.store import Store

A_DAY: Final = 86_400
GONE: Final = (404, 410)
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256


class Browser(msgspec.Struct, frozen=True):
    """Where one browser is called, and what only it can read."""

    endpoint: str
    p256dh: str
    auth: str


class Ways:
    """`by` is a way for each kind that is switched on; `push_key` what a browser subscribes with."""

    def __init__(self, settings: Settings, key: ec.EllipticCurvePrivateKey | None) -> None:
        self.by: dict[str, Way] = {}
        self.push_key = None if key is None else text_of(point_of(key.public_key()))
        self.private = settings.webhooks == "private"
        if key is not None:
            contact = settings.contact or settings.origin or ""
            self.by["push"] = partial(_push, key, contact, self.private)
        if settings.smtp is not None:
            self.by["mail"] = partial(_mail, Post(settings.smtp, settings.mail_from or ""))
        if settings.webhooks != "off":
            self.by["hook"] = self.by["table"] = partial(_hook, self.private)


async def open_ways(settings: Settings, store: Store) -> Ways:
    """The key that pushes are signed with is made once, and kept with the tables: browsers know it."""
    if settings.push == "off":
        return Ways(settings, None)
    new = (1 + secrets.randbelow(ORDER - 1)).to_bytes(32, "big")
    return Ways(settings, private_key(await store.change(partial(the_secret, name="vapid", new=new))))


def _push(key: ec.EllipticCurvePrivateKey, contact: str, private: bool, target: str, call: Call) -> None:
    browser = msgspec.json.decode(target, type=Browser)
    said = msgspec.json.encode({"title": call.subject, "body": call.text, "link": call.link})
    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(A_DAY),
        "Urgency": "normal",
        "Authorization": authorization(key, browser.endpoint, contact, int(time.time())),
    }
    _sent(post(browser.endpoint, encrypted(said, browser.p256dh, browser.auth), headers, private))


def _hook(private: bool, target: str, call: Call) -> None:
    """As chat services take it: `text` for Slack, Mattermost and the like, `content` for Discord."""
    text = f"{call.text} {call.link}"
    said = {"text": text, "content": text, "username": "Capotavola", "allowed_mentions": {"parse": []}}
    _sent(post(target, msgspec.json.encode(said), {"Content-Type": "application/json"}, private))


def _mail(server: Post, target: str, call: Call) -> None:
    server.send(target, call.subject, f"{call.text}\n\n{call.link}\n\n--\n{call.stop}\n", call.stop_by_post)


def _sent(status: int) -> None:
    if not 200 <= status < 300:
        raise CannotCall(f"the answer was {status}", gone=status in GONE)
