"""The deal and the stream in JavaScript, against the published vectors and against the engine."""

import json
import random
from pathlib import Path

import pytest

from capotavola.engine.chance import Chance
from capotavola.engine.deal import commitment, seed_of
from tests.deal.make import deals
from tests.deal.node import ask

VECTORS = Path(__file__).parents[2] / "docs" / "vectors"
DEALS = json.loads((VECTORS / "deal.json").read_text())["deals"]
OLDER = json.loads((VECTORS / "chance.json").read_text())

with_and_without_webcrypto = pytest.mark.parametrize("without", [False, True], ids=["webcrypto", "plain"])


def test_the_engine_makes_the_published_deals() -> None:
    assert deals() == DEALS
    for deal in DEALS:
        house, seats = bytes.fromhex(deal["house"]), [bytes.fromhex(secret) for secret in deal["seats"]]
        assert deal["commitments"]["house"] == commitment(house)
        assert deal["seed"] == seed_of(house, seats).hex()


def test_some_published_draws_pass_words_over() -> None:
    for deal in DEALS:
        assert deal["draws"]["words"] > len(deal["draws"]["chance"]) == len(deal["draws"]["of"])


@with_and_without_webcrypto
def test_secrets_make_the_same_seed(without: bool) -> None:
    published = [*DEALS, *OLDER["deals"]]
    answers = ask({"deals": published, "without_webcrypto": without})["deals"]
    assert answers == [{name: deal[name] for name in ("commitments", "seed")} for deal in published]


@with_and_without_webcrypto
def test_a_seed_gives_the_same_numbers(without: bool) -> None:
    streams = [{"key": deal["seed"], "bounds": deal["draws"]["of"]} for deal in DEALS]
    answers = ask({"streams": streams, "without_webcrypto": without})["streams"]
    assert answers == [
        {"numbers": deal["draws"]["chance"], "words": deal["draws"]["words"]} for deal in DEALS
    ]


def test_the_older_vectors_of_the_stream() -> None:
    streams = [
        {"key": stream["key"], "bounds": [bound for bound, _ in stream["below"]]}
        for stream in OLDER["streams"]
    ]
    numbers = [answer["numbers"] for answer in ask({"streams": streams})["streams"]]
    assert numbers == [[number for _, number in stream["below"]] for stream in OLDER["streams"]]


def test_any_key_and_any_bounds() -> None:
    rng = random.Random(8)
    keys = [rng.randbytes(rng.randrange(80)) for _ in range(40)]
    bounds = [[rng.randint(1, 2 ** rng.randint(0, 32)) for _ in range(60)] for _ in keys]
    streams = [{"key": key.hex(), "bounds": below} for key, below in zip(keys, bounds, strict=True)]
    expected = []
    for key, below in zip(keys, bounds, strict=True):
        chance = Chance(key)
        numbers = [chance.below(bound) for bound in below]
        expected.append({"numbers": numbers, "words": chance.counter})
    assert ask({"streams": streams})["streams"] == expected
