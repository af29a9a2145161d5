"""The board (LC-R46): whatever a player writes on it; what stands there already, `notes.py` reads."""

from capotavola.engine.action import Action
from capotavola.engine.refusal import Refusal
from capotavola.games.cosanostra.actions.parts import CASH_ITEM, MINE, THEIRS, USE_ITEM, item
from capotavola.games.cosanostra.deals import news
from capotavola.games.cosanostra.deals.offers import deals_open
from capotavola.games.cosanostra.deals.verb import WhileOpen
from capotavola.games.cosanostra.items.all import item_of
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import Table


class Post(WhileOpen):
    def why_not_open(self, t: Table, seat: int, action: Action) -> Refusal | None:
        return why_not_post(t, seat, action.terms)

    def do(self, t: Table, seat: int, action: Action) -> None:
        """In place of the note before; an empty one takes it down."""
        t.notes[seat] = action.terms
        t.posts[seat] += 1
        if action.terms:
            news.posted(t.told, seat, t.rules, action.terms)
        else:
            t.tell_of("took-down", seat)

    def add_worth_a_try(self, t: Table, seat: int, actions: list[Action]) -> None:
        """A short note, a use of an own business for cash, and the note taken down."""
        terms: list[int] = []
        for business in range(t.rules.businesses):
            if t.business_at[business] == seat and t.is_active(business):
                terms = [item(MINE, USE_ITEM, business), item(THEIRS, CASH_ITEM, NOTE)]
                break
        for note in [sorted(terms), []]:
            if why_not_post(t, seat, note) is None:
                actions.append(t.rules.vocabulary.formed(self.verb, note))


def can_post(t: Table, seat: int, terms: list[int]) -> bool:
    return deals_open(t) and why_not_post(t, seat, terms) is None


def why_not_post(t: Table, seat: int, terms: list[int]) -> Refusal | None:
    """While deals are open."""
    if not posts_left(t, seat):
        return Refusal("LC-R46", "posts-used-up", {"count": t.rules.figures.offers})
    if terms == t.notes[seat]:
        return Refusal("LC-R46", "same-note" if terms else "no-note")
    for entry in terms:
        refusal = item_of(entry).why_not_on_note(t, seat, entry)
        if refusal is not None:
            return refusal
    return None


def posts_left(t: Table, seat: int) -> int:
    """A player may write as many notes in a stage as make offers."""
    return t.rules.figures.offers - t.posts[seat]


def holds(t: Table, seat: int, entry: int) -> bool:
    """Whether what a note says is so."""
    return item_of(entry).why_not_on_note(t, seat, entry) is None


def strike(t: Table) -> None:
    """What no longer holds is struck from the notes."""
    for seat in range(t.players):
        note = t.notes[seat]
        if note:
            left = [entry for entry in note if holds(t, seat, entry)]
            if len(left) < len(note):
                t.notes[seat] = left
