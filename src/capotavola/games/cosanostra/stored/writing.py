"""How cards and tasks are written in a dump, there and back.

A job card is its name with its round, `trap/III`. Who knows a hidden card stands behind it, `trap/III@02`,
`@*` being everybody; of a planned job those besides its owner. A task is a job or `buy:casino-1`.
"""

from typing import Final

from capotavola.engine.audience import ALL
from capotavola.engine.codecs import seen_out
from capotavola.engine.values import Json, MalformedValue, one_of, word
from capotavola.games.cosanostra import table
from capotavola.games.cosanostra.cards import CARD_MASK, KIND_MASK, ROUND, SEEN
from capotavola.games.cosanostra.rules import Rules, card

BACKS: Final = ["", "I", "II", "III", "IV"]
MOST_MONEY: Final = 999_999_000
MOST_CARDS: Final = 33


# -- members, seats ------------------------------------------------------------


def member(value: dict[str, Json], part: str, name: str) -> Json:
    """One member of an object within a part, or a complaint that names both."""
    if name not in value:
        raise MalformedValue(f"{part}.{name} is missing")
    return value[name]


def is_seat(text: str, players: int) -> bool:
    return text in [str(seat) for seat in range(players)]


# -- cards and who knows them -----------------------------------------------------


def seen_in(value: Json, part: str, players: int) -> tuple[str, int]:
    """The thing, and who knows it."""
    text = word(value, part)
    thing, sign, who = text.partition("@")
    if who == "*":
        return thing, ALL
    seen = 0
    for seat in who:
        if not is_seat(seat, players) or seen >> int(seat) & 1:
            raise MalformedValue(f"{part}: who knows it? {text}")
        seen |= 1 << int(seat)
    if sign and not seen:
        raise MalformedValue(f"{part}: who knows it? {text}")
    return thing, seen


def job_out(job: int, rules: Rules) -> str:
    """A kind alone if it is no card."""
    back = (job & CARD_MASK) >> ROUND
    return rules.jobs.names[job & KIND_MASK] + (f"/{BACKS[back]}" if back else "")


def job_in(text: str, part: str, rules: Rules) -> int:
    name, slash, back = text.partition("/")
    kind = one_of(name, part, rules.jobs.names)
    if slash and back not in BACKS[1:]:
        raise MalformedValue(f"{part}: a round from I to IV, as in {name}/II, not {text}")
    return card(kind, BACKS.index(back))


def job_card_in(value: Json, part: str, rules: Rules) -> int:
    job = job_in(word(value, part), part, rules)
    if not job >> ROUND:
        raise MalformedValue(f"{part}: a job with its round, as in {value}/II")
    return job


def plan_out(task: int, owner: int, rules: Rules) -> str:
    if task >= table.PURCHASE:
        return f"buy:{rules.business_names[task & table.DECK_MASK]}"
    return job_out(task, rules) + seen_out(task >> SEEN & ~(1 << owner))


def plan_in(value: Json, owner: int, rules: Rules, players: int) -> int:
    text, seen = seen_in(value, "tasks", players)
    buy, colon, business = text.partition(":")
    if buy == "buy" and colon and not seen:
        return table.PURCHASE | one_of(business, "tasks", rules.business_names)
    return job_card_in(text, "tasks", rules) | (seen | 1 << owner) << SEEN
