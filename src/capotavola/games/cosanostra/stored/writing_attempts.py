"""How attempts at jobs are written in a dump, there and back.

What is nothing is left out. A kind of job without a round is no card but an ability's job.
"""

from typing import Final

from capotavola.engine.codecs import SeatOrNobody
from capotavola.engine.fields import Codec
from capotavola.engine.values import Json, MalformedValue, one_of, whole, word
from capotavola.games.cosanostra import cards
from capotavola.games.cosanostra.attempts import NO_CARD
from capotavola.games.cosanostra.rules import Rules
from capotavola.games.cosanostra.stored.codecs import Marked
from capotavola.games.cosanostra.stored.writing import MOST_CARDS, MOST_MONEY, job_in, job_out, member

FLAGS: Final = Marked(["repelled", "repeated", "no-card", "reached", "split", "in-return", "rolled", "after"])
ATTEMPT_PARTS: Final = ["gangster", "job", "target", "hits", "money", "picked", "flags", "taker", "taken"]


class Attempt(Codec[list[int]]):
    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.businesses = Marked(rules.business_names)

    def out(self, value: list[int]) -> Json:
        man, job, target, hits, money, flags, taker, taken, picked = value
        obj: dict[str, Json] = {"gangster": self.rules.men.names[man], "job": job_out(job, self.rules)}
        if target != cards.NOBODY:
            obj["target"] = _target_out(self.rules, job & cards.KIND_MASK, target)
        if hits:
            obj["hits"] = hits
        if picked:
            obj["picked"] = self.businesses.out(picked)
        if money:
            obj["money"] = money
        if flags & ~NO_CARD:  # which the card without a back tells
            obj["flags"] = FLAGS.out(flags & ~NO_CARD)
        if taker != cards.NOBODY:
            obj["taker"] = taker
            obj["taken"] = taken
        return obj

    def into(self, value: Json, name: str, players: int) -> list[int]:
        if not isinstance(value, dict):
            raise MalformedValue("attempts must be objects")
        for part in value:
            if part not in ATTEMPT_PARTS:
                raise MalformedValue(f"attempts: no such part: {part}")
        job = job_in(word(member(value, "attempts", "job"), "attempts.job"), "attempts.job", self.rules)
        flags = FLAGS.into(value.get("flags", []), "attempts.flags", players)
        return [
            one_of(member(value, "attempts", "gangster"), "attempts.gangster", self.rules.men.names),
            job,
            _target_in(value.get("target"), self.rules, job & cards.KIND_MASK, players),
            whole(value.get("hits", 0), "attempts.hits", 0, MOST_CARDS),
            whole(value.get("money", 0), "attempts.money", 0, MOST_MONEY),
            flags & ~NO_CARD | (0 if job >> cards.ROUND else NO_CARD),
            SeatOrNobody().into(value.get("taker"), "attempts.taker", players),
            whole(value.get("taken", 0), "attempts.taken", 0, MOST_MONEY),
            self.businesses.into(value.get("picked", []), "attempts.picked", players),
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
