"""To whom a typed offer is made, and what is wrong with one that cannot be understood."""

from typing import Final

from capotavola.engine.typed import NOBODY, Mistyped, People, nearest
from capotavola.games.cosanostra.actions.item_forms import PromiseForm
from capotavola.games.cosanostra.actions.parts import LONGEST_TEXT, MOST_ITEMS, SEATS

WORDS: Final = "words"


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


def thing_doubt(complaint: str, part: str, at: int, businesses: list[str], men: list[str]) -> Mistyped:
    """Why something to give was not understood, with what might have been meant."""
    digits = "".join([sign for sign in part if sign.isdecimal()])
    if digits and not any(sign.isalpha() for sign in part):
        return Mistyped(complaint, "amount", at, {"word": part, "digits": digits})
    name, _, rest = part.partition(":")
    if name in ("use", "return"):
        near = [f"{name}:{business}" for business in nearest(rest, businesses)]
    else:
        near = nearest(name, [*businesses, *men])
    return Mistyped(complaint, "no-such-thing", at, {"word": part, "near": [*near]})


def promise_doubt(
    complaint: str, part: str, at: int, promises: list[PromiseForm], businesses: list[str]
) -> Mistyped:
    """Why something promised was not understood, with what might have been meant."""
    name, _, rest = part.partition(":")
    reason, near = "no-such-promise", [*[f"{form.name}:…" for form in promises], WORDS]
    for form in promises:
        if form.name == name:
            reason, near = form.doubt(rest.partition("@")[0], businesses)
    return Mistyped(complaint, reason, at, {"word": part, "near": [*near]})


def whole_doubt(complaint: str, at: int, parts: int, letters: int, unsaid: bool) -> Mistyped:
    if parts > MOST_ITEMS:
        return Mistyped(complaint, "too-many-parts", at, {"most": MOST_ITEMS})
    if letters > LONGEST_TEXT:
        return Mistyped(complaint, "too-long", at, {"most": LONGEST_TEXT})
    if unsaid:
        return Mistyped(complaint, "words-unsaid", at, {})
    return Mistyped(complaint, "cash-twice", at, {})
