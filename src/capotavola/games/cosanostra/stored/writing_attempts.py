"""How attempts at jobs are written in a dump, there and back.

What is nothing is left out. A kind of job without a round is no card but an ability's job.
"""

from typing import Final

from capotavola.engine.codecs import SeatOrNobody
from capotavola.engine.fields import Codec
from capotavola.engine.values import Json, MalformedValue, one_of, whole, word
from capotavola.games.cosanostra import cards
from capotavola.games.cosanostra.attempts import (
    A_CARD,
    A_FLAGS,
    A_HITS,
    A_MAN,
    A_MONEY,
    A_PICKED,
    A_TAKEN,
    A_TAKER,
    A_TARGET,
    NO_CARD,
)
from capotavola.games.cosanostra.rules import Rules
from capotavola.games.cosanostra.stored.writing import (
    MOST_CARDS,
    MOST_MONEY,
    job_in,
    job_out,
    marked,
    mask_in,
    member,
)

ATTEMPT_FLAGS: Final = ["repelled", "repeated", "no-card", "reached", "split", "in-return", "rolled", "after"]
ATTEMPT_PARTS: Final = ["gangster", "job", "target", "hits", "money", "picked", "flags", "taker", "taken"]


def attempt_out(rules: Rules, attempt: list[int]) -> dict[str, Json]:
    flags = attempt[A_FLAGS] & ~NO_CARD  # which the card without a back tells
    obj: dict[str, Json] = {
        "gangster": rules.men.names[attempt[A_MAN]],
        "job": job_out(attempt[A_CARD], rules),
    }
    if attempt[A_TARGET] != cards.NOBODY:
        obj["target"] = _target_out(rules, attempt[A_CARD] & cards.KIND_MASK, attempt[A_TARGET])
    if attempt[A_HITS]:
        obj["hits"] = attempt[A_HITS]
    if attempt[A_PICKED]:
        obj["picked"] = marked(attempt[A_PICKED], rules.business_names)
    if attempt[A_MONEY]:
        obj["money"] = attempt[A_MONEY]
    if flags:
        obj["flags"] = marked(flags, ATTEMPT_FLAGS)
    if attempt[A_TAKER] != cards.NOBODY:
        obj["taker"] = attempt[A_TAKER]
        obj["taken"] = attempt[A_TAKEN]
    return obj


def attempt_in(value: Json, rules: Rules, players: int) -> list[int]:
    if not isinstance(value, dict):
        raise MalformedValue("attempts must be objects")
    for name in value:
        if name not in ATTEMPT_PARTS:
            raise MalformedValue(f"attempts: no such part: {name}")
    job = job_in(word(member(value, "attempts", "job"), "attempts.job"), "attempts.job", rules)
    flags = mask_in(value.get("flags", []), "attempts.flags", ATTEMPT_FLAGS)
    return [
        one_of(member(value, "attempts", "gangster"), "attempts.gangster", rules.men.names),
        job,
        _target_in(value.get("target"), rules, job & cards.KIND_MASK, players),
        whole(value.get("hits", 0), "attempts.hits", 0, MOST_CARDS),
        whole(value.get("money", 0), "attempts.money", 0, MOST_MONEY),
        flags & ~NO_CARD | (0 if job >> cards.ROUND else NO_CARD),
        SeatOrNobody().into(value.get("taker"), "attempts.taker", players),
        whole(value.get("taken", 0), "attempts.taken", 0, MOST_MONEY),
        mask_in(value.get("picked", []), "attempts.picked", rules.business_names),
    ]


def _target_out(rules: Rules, kind: int, target: int) -> Json:
    on = rules.jobs.target[kind]
    if on == cards.ON_PLAYER:
        return target
    return rules.men.names[target] if on == cards.ON_GANGSTER else rules.business_names[target]


def _target_in(value: Json, rules: Rules, kind: int, players: int) -> int:
    on = rules.jobs.target[kind]
    if value is None:
        return cards.NOBODY
    if on == cards.ON_PLAYER:
        return whole(value, "attempts.target", 0, players - 1)
    if on == cards.ON_GANGSTER:
        return one_of(value, "attempts.target", rules.men.names)
    if on == cards.ON_BUSINESSMAN or on == cards.ON_COMPANY:
        return one_of(value, "attempts.target", rules.business_names)
    raise MalformedValue(f"attempts.target: {rules.jobs.names[kind]} has none")


class Attempt(Codec[list[int]]):
    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def out(self, value: list[int]) -> Json:
        return attempt_out(self.rules, value)

    def into(self, value: Json, name: str, players: int) -> list[int]:
        return attempt_in(value, self.rules, players)
