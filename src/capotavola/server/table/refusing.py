"""Refusals of the house itself, besides those of a game."""

from capotavola.engine.refusal import Refusal
from capotavola.engine.values import Json
from capotavola.server.messages.told import Refused

# Every reason that the house gives; each is a text in four languages, `house-<reason>`.
REASONS = [
    "already-claimed",
    "already-started",
    "bad-chat",
    "bad-name",
    "bad-setup",
    "banned",
    "forbidden-origin",
    "game-over",
    "hushed",
    "malformed",
    "muted",
    "name-taken",
    "no-seat-free",
    "no-such-bot",
    "no-such-game",
    "no-such-phrase",
    "no-such-seat",
    "no-such-table",
    "no-such-watcher",
    "not-finished",
    "not-host",
    "not-paused",
    "not-seated",
    "not-started",
    "not-your-seat",
    "nothing-to-undo",
    "other-rules",
    "paused",
    "race-over",
    "seat-closed",
    "seat-taken",
    "seats-free",
    "stale",
    "store-busy",
    "store-failed",
    "store-full",
    "table-full",
    "too-fast",
    "too-large",
    "too-many-connections",
    "too-many-watchers",
    "undo-learnt",
    "watch-first",
    "wrong-key",
    "wrong-secret",
]


class HouseRefuses(Exception):
    """Something was refused, and nothing changed."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.reason)
        self.refused = refused

    def to(self, message_id: str | None) -> Refused:
        """As the answer to one message."""
        said = self.refused
        return Refused(message_id, said.code, said.reason, said.args, said.rule)


def house_refuses(reason: str, **args: Json) -> HouseRefuses:
    return HouseRefuses(Refused(None, "house", reason, args))


def stale() -> HouseRefuses:
    return HouseRefuses(Refused(None, "stale", "stale"))


def malformed(complaint: str) -> HouseRefuses:
    return HouseRefuses(Refused(None, "malformed", "malformed", {"complaint": complaint}))


def too_much(reason: str) -> HouseRefuses:
    return HouseRefuses(Refused(None, "limit", reason))


def unavailable(reason: str) -> HouseRefuses:
    return HouseRefuses(Refused(None, "unavailable", reason))


def against_the_rules(refusal: Refusal) -> HouseRefuses:
    return HouseRefuses(Refused(None, "rule", refusal.reason, refusal.args, refusal.rule))
