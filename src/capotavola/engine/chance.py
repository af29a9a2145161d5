"""Every shuffle and every roll: one keyed stream of numbers that anybody can draw again.

The stream's secret is SHA-256 of the key. Word `i` is four bytes, big-endian, at `4 * (i % 16)` of
SHA-512 over the secret and `i // 16` as eight bytes, big-endian. (What is hashed always has the same
length, so the secret in front is as good as an HMAC, and three times as fast.) A number below `n` is
the first word below the largest multiple of `n` that fits in 32 bits, modulo `n`. `docs/chance.md`
has test vectors.

An imagined world draws from a fast generator of one integer instead, so that nothing that is
searched can meet the true stream.
"""

import hashlib
from typing import Final, cast

from capotavola.engine.machine import i64

WORDS: Final = 1 << 32
FAST_MASK: Final = 0xFFFFFFFF


class OutOfNumbers(ValueError):
    """A script of recorded numbers does not fit the draws that were made of it."""


class Chance:
    def __init__(self, key: bytes) -> None:
        self.key = key
        self.counter = 0
        self.fast: i64 = 0
        self.drawn: list[int] | None = None  # collects what is given, while somebody listens
        self.bounds: list[int] | None = None  # and below what each was drawn
        self.script: list[int] | None = None  # numbers to give instead, the next one last
        self._keyed: hashlib._Hash | None = None  # has taken in the secret: a copy of it takes in the rest
        self._block = -1  # the number of the one that was drawn from last
        self._bytes = b""  # and the block itself

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely."""
        if self.fast:
            return self._fast_below(n)
        number: i64 = self._from_stream(n) if self.script is None else self._from_script(n)
        if self.drawn is not None and self.bounds is not None:
            self.drawn.append(number)
            self.bounds.append(n)
        return number

    def shuffle(self, cards: list[int]) -> None:
        """Fisher and Yates, from the last place down."""
        deck = cast("list[object]", cards)  # as objects they change places without being unboxed
        last: i64 = len(deck) - 1
        while last > 0:
            other: i64 = self._fast_below(last + 1) if self.fast else self.below(last + 1)
            card = deck[last]
            deck[last] = deck[other]
            deck[other] = card
            last -= 1

    def listen(self) -> None:
        """Collect from now on what is given, and below which bounds."""
        self.drawn = []
        self.bounds = []

    def heard(self) -> tuple[list[int], list[int]]:
        """What was given since `listen`, and below which bounds; nobody listens any more."""
        drawn, bounds = self.drawn or [], self.bounds or []
        self.drawn = None
        self.bounds = None
        return drawn, bounds

    def copy(self) -> "Chance":
        twin = Chance(self.key)
        twin.counter = self.counter
        twin.fast = self.fast
        twin.script = None if self.script is None else self.script[:]
        twin._keyed = self._keyed
        twin._block = self._block
        twin._bytes = self._bytes
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (self.key, self.counter, self.fast, self.script)

    def __copy__(self) -> "Chance":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Chance":
        return self.copy()

    def _from_stream(self, n: i64) -> i64:
        word = self._word()
        while word > WORDS - n and word >= WORDS - WORDS % n:  # the first is quickly asked, and seldom so
            word = self._word()
        return word % n

    def _from_script(self, n: i64) -> i64:
        if not self.script:
            raise OutOfNumbers("chance gave fewer numbers than are drawn")
        number: i64 = self.script.pop()
        if number >= n:
            raise OutOfNumbers(f"chance gave {number} where only numbers below {n} can be")
        self.counter += 1
        return number

    def _word(self) -> i64:
        counter: i64 = self.counter
        if counter >> 4 != self._block:
            self._block = counter >> 4
            if self._keyed is None:
                self._keyed = hashlib.sha512(hashlib.sha256(self.key).digest())
            block = self._keyed.copy()
            block.update(self._block.to_bytes(8, "big"))
            self._bytes = block.digest()
        self.counter = counter + 1
        drawn = self._bytes
        at: i64 = (counter & 15) * 4
        word: i64 = 0
        for place in range(at, at + 4):
            word = word << 8 | drawn[place]
        return word

    def _fast_below(self, n: i64) -> i64:
        x: i64 = self.fast
        x ^= (x << 13) & FAST_MASK
        x ^= x >> 17
        x ^= (x << 5) & FAST_MASK
        self.fast = x
        return (x * n) >> 32


def _rebuilt(key: bytes, counter: int, fast: int, script: list[int] | None) -> Chance:
    """At the same place of the same stream; who listened there listens here no more."""
    chance = Chance(key)
    chance.counter = counter
    chance.fast = fast
    chance.script = script
    return chance


def no_chance() -> Chance:
    """Where nothing may be left to chance: whoever draws gets OutOfNumbers."""
    chance = Chance(b"")
    chance.script = []
    return chance


def fast_chance(seed: int) -> Chance:
    """The generator of imagined worlds and of playouts: quick, repeatable, never the true stream."""
    chance = Chance(b"")
    x = (seed ^ seed >> 32) & FAST_MASK
    x = ((x ^ x >> 16) * 0x45D9F3B) & FAST_MASK
    x = ((x ^ x >> 16) * 0x45D9F3B) & FAST_MASK
    chance.fast = (x ^ x >> 16) or 0x9E3779B9
    return chance
