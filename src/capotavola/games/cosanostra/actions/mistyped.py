"""To whom a typed offer is made, and what is wrong with one that cannot be understood."""

from typing import Final

from capotavola.engine.typed import NOBODY, Mistyped, People, nearest
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.parts import LONGEST_TEXT, MOST_ITEMS, PROMISES, SEATS

WRITTEN: Final = ["share:20", "peace:3", "pay:4000@3", "use:cop-1@3", "return:cop-1@3"]


def partners(words: list[str], people: People | None) -> int:
    """The mask of those whom the words after the verb name: seats, or players as people call them."""
    if len(words) < 2 or people is None:
        return _seats(words)
    to = 0
    for piece in " ".join(words[1:]).split(","):
        full = " ".join(piece.split())
        for part in [full] if people.seat_called(full) != NOBODY else piece.split():
            at = [number for number, word in enumerate(words) if number and part.split()[0] in word]
            to |= 1 << people.read_seat(part, at[0])
    return to


def _seats(words: list[str]) -> int:
    complaint = "an offer is made to somebody, and names the seats first: offer 1,2 …"
    to = 0
    for seat in words[1].split(",") if len(words) > 1 else [""]:
        if not seat.isdecimal() or int(seat) >= SEATS:
            raise Mistyped(complaint, "partners-first", 1, {"verb": words[0]})
        to |= 1 << int(seat)
    return to


def part_doubt(
    complaint: str, part: str, at: int, promise: bool, businesses: list[str], men: list[str]
) -> Mistyped:
    """Why a part of an offer was not understood, with what might have been meant."""
    name, _, rest = part.partition(":")
    digits = "".join([sign for sign in part if sign.isdecimal()])
    if not promise and digits and not any(sign.isalpha() for sign in part):
        return Mistyped(complaint, "amount", at, {"word": part, "digits": digits})
    reason, near = "no-such-thing", nearest(name, [*businesses, *men])
    if promise and name not in PROMISES:
        reason, near = "no-such-promise", [*(f"{kind}:…" for kind in PROMISES), "words"]
    elif name in ("use", "return"):
        thing = rest.partition("@")[0] if promise else rest
        near = [f"{name}:{business}" for business in nearest(thing, businesses)]
        if promise and thing in businesses:
            reason, near = "promise-number", [WRITTEN[PROMISES.index(name)]]
    elif promise:
        reason, near = "promise-number", [WRITTEN[PROMISES.index(name)]]
    listed: list[Json] = [*near]
    return Mistyped(complaint, reason, at, {"word": part, "near": listed})


def whole_doubt(complaint: str, at: int, parts: int, letters: int, unsaid: bool) -> Mistyped:
    if parts > MOST_ITEMS:
        return Mistyped(complaint, "too-many-parts", at, {"most": MOST_ITEMS})
    if letters > LONGEST_TEXT:
        return Mistyped(complaint, "too-long", at, {"most": LONGEST_TEXT})
    if unsaid:
        return Mistyped(complaint, "words-unsaid", at, {})
    return Mistyped(complaint, "cash-twice", at, {})
