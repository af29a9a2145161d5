"""Makes `docs/vectors/deal.json`, `broken.json` and `records/` anew."""

import json
from pathlib import Path

import capotavola
from capotavola.bots.catalogue import bot
from capotavola.bots.talk import next_word
from capotavola.engine.chance import Chance, fast_chance
from capotavola.engine.deal import seed_of
from capotavola.engine.eyes import Eyes
from capotavola.engine.match import open_match
from capotavola.engine.record import Secrets
from capotavola.engine.values import Json
from tests.deal.breaks import breaks_of_chance, breaks_of_rules
from tests.deal.forms import breaks_of_form
from tests.deal.source import Source

VECTORS = Path(__file__).parents[2] / "docs" / "vectors"
NAMES = ["Anna", "Bea", "Carlo"]
TABLES: dict[str, tuple[int, dict[str, Json]]] = {
    "corleone": (2, {}),
    "cosanostra": (3, {"short": True}),
    "omerta": (3, {"turns": 3}),
}
SECRETS = [
    Secrets(b"", []),
    Secrets(b"the house's", [b"", b"", b""]),
    Secrets(bytes(32), [b"anna", b"", b"\xff\x00", "ö".encode()]),
    Secrets(bytes(range(256)), [b"x" * length for length in (55, 56, 64, 1000)]),
]
# Among them bounds so large that about every other word is passed over, and the least and the largest bound.
BOUNDS = [
    6,
    6,
    6,
    52,
    51,
    1,
    2**32,
    3_000_000_000,
    2**31 + 1,
    2**31 + 1,
    2**31 + 1,
    2,
    7,
    1000,
    *range(20, 1, -1),
]


def main() -> None:
    (VECTORS / "records").mkdir(exist_ok=True)
    variants: list[Json] = []
    for name in TABLES:
        text = played(name)
        (VECTORS / "records" / f"{name}.jsonl").write_text(text)
        source = Source(text)
        found = [*breaks_of_chance(source), *breaks_of_rules(source)]
        if name == "omerta":
            found += breaks_of_form(source)
        variants += [{"record": f"records/{name}.jsonl", **variant} for variant in found]
    _write(
        "deal.json", "Secrets, what they promise, the seed they make, and its first draws.", "deals", deals()
    )
    _write("broken.json", ABOUT_BROKEN, "variants", variants)


ABOUT_BROKEN = (
    "Edits that break a record of the folder records, and what `capo verify` and the check in JavaScript "
    "must find. Edits are done in order. Lines count from 1. With `at`, the value at that path becomes `to`, "
    "or goes if there is no `to`; with `text`, these lines stand in place of the line; `cut` takes as many "
    "characters from the end. What a verdict does not name may be anything."
)


def deals() -> list[Json]:
    return [
        {
            **secrets.value(),
            "commitments": secrets.commitments(),
            "seed": seed_of(secrets.house, secrets.seats).hex(),
            "draws": draws(seed_of(secrets.house, secrets.seats)),
        }
        for secrets in SECRETS
    ]


def draws(seed: bytes) -> Json:
    chance = Chance(seed)
    numbers = [chance.below(bound) for bound in BOUNDS]
    return {"of": [*BOUNDS], "chance": [*numbers], "words": chance.counter}


def played(name: str) -> str:
    """A whole game between bots, whose deal comes of secrets."""
    players, options = TABLES[name]
    game = capotavola.game(name)
    secrets = Secrets(f"the house of {name}".encode(), [seat.encode() for seat in NAMES[:players]])
    kinds: list[str | None] = ["greedy"] * players
    bots = [bot("greedy", name, seat + 1) for seat in range(players)]
    match = open_match(game, NAMES[:players], options, None, secrets, kinds)
    order = fast_chance(1)
    while deciders := match.state.deciders():
        seat = deciders[order.below(len(deciders))]
        while word := next_word(match.state, seat, [*bots]):
            match.apply(word.seat, word.action)
        match.apply(seat, bots[seat].choose(Eyes(match.state, seat)))
    return match.record.to_bytes().decode()


def _write(file: str, about: str, name: str, values: list[Json]) -> None:
    rows = ",\n".join(f" {json.dumps(value, ensure_ascii=False)}" for value in values)
    head = json.dumps({"about": about}, ensure_ascii=False)[:-1]
    (VECTORS / file).write_text(f'{head},\n"{name}": [\n{rows}\n]}}\n')


if __name__ == "__main__":
    main()
