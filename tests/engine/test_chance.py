"""The keyed stream: drawn again here in a few lines of its own, and against the published vectors."""

import hashlib
import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from capotavola.engine.chance import Chance, OutOfNumbers, fast_chance
from capotavola.engine.deal import commitment, seed_of

VECTORS = json.loads((Path(__file__).parents[2] / "docs" / "vectors" / "chance.json").read_text())


def stream(key: bytes, count: int) -> list[int]:
    secret = hashlib.sha256(key).digest()
    blocks = [hashlib.sha512(secret + number.to_bytes(8, "big")) for number in range(count // 16 + 1)]
    raw = b"".join(block.digest() for block in blocks)
    return [int.from_bytes(raw[at : at + 4], "big") for at in range(0, 4 * count, 4)]


@pytest.mark.parametrize("vector", VECTORS["streams"], ids=lambda vector: vector["key"] or "empty")
def test_the_published_vectors(vector: dict[str, object]) -> None:
    key = bytes.fromhex(str(vector["key"]))
    assert stream(key, 20) == vector["words"]
    chance = Chance(key)
    bounds = vector["below"]
    assert isinstance(bounds, list)
    for n, number in bounds:
        assert chance.below(n) == number
    deck = list(range(60))
    shuffler = Chance(key)
    shuffler.shuffle(deck)
    assert deck == vector["shuffle_60"]
    assert shuffler.counter == vector["words_used"]


@pytest.mark.parametrize("vector", VECTORS["deals"], ids=["plain", "mixed"])
def test_the_published_deals(vector: dict[str, str]) -> None:
    house = bytes.fromhex(vector["house"])
    seats = [bytes.fromhex(secret) for secret in vector["seats"]]
    assert commitment(house) == vector["commitments"]["house"]  # type: ignore[index]
    assert seed_of(house, seats).hex() == vector["seed"]


@given(st.binary(max_size=40), st.lists(st.integers(1, 2**32), max_size=30))
def test_a_number_is_the_first_word_that_is_fair(key: bytes, bounds: list[int]) -> None:
    words = iter(stream(key, 400))
    chance = Chance(key)
    for n in bounds:
        fair = 2**32 - 2**32 % n
        assert chance.below(n) == next(word for word in words if word < fair) % n


def test_a_secret_moved_from_one_seat_to_the_next_changes_the_seed() -> None:
    assert seed_of(b"h", [b"ab", b""]) != seed_of(b"h", [b"a", b"b"])
    assert seed_of(b"h", [b"ab", b""]) != seed_of(b"ha", [b"b", b""])


@given(st.binary(max_size=8), st.integers(0, 30), st.integers(1, 100))
def test_a_copy_goes_on_from_the_same_place(key: bytes, skipped: int, n: int) -> None:
    chance = Chance(key)
    for _ in range(skipped):
        chance.below(n)
    twin = chance.copy()
    assert [twin.below(n) for _ in range(20)] == [chance.below(n) for _ in range(20)]


def test_the_fast_generator_is_even_enough_and_leaves_the_stream_alone() -> None:
    chance = fast_chance(7)
    counts = Counter(chance.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    # Six standard deviations of a binomial with n 60,000 and p 1/6.
    assert max(abs(count - 10_000) for count in counts.values()) < 6 * 91.3
    assert chance.counter == 0


@given(st.integers(0, 2**64))
def test_the_fast_generator_takes_any_seed(seed: int) -> None:
    chance = fast_chance(seed)
    assert chance.fast > 0
    assert 0 <= chance.below(52) < 52


def test_a_script_gives_what_is_on_record_and_no_more() -> None:
    chance = Chance(b"")
    chance.script = [9, 1]
    assert chance.below(3) == 1
    with pytest.raises(OutOfNumbers, match="9 where only numbers below 4"):
        chance.below(4)
    chance.script = []
    with pytest.raises(OutOfNumbers, match="fewer numbers"):
        chance.below(4)


@given(st.lists(st.integers(1, 2**32), max_size=40), st.booleans())
def test_who_listens_hears_the_numbers_and_their_bounds(bounds: list[int], scripted: bool) -> None:
    chance = Chance(b"listen")
    if scripted:
        chance.script = [0] * len(bounds)
    chance.listen()
    numbers = [chance.below(bound) for bound in bounds]
    assert chance.heard() == (numbers, bounds)
    chance.script = None
    chance.below(6)
    assert chance.heard() == ([], [])
