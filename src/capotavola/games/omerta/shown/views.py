"""What a viewer sees of the table: built up from nothing, so that nothing slips through."""

from capotavola.engine.values import Json
from capotavola.games.omerta import setup, table
from capotavola.games.omerta.cards import GAP, KIND_NAMES, seen_by, word_of
from capotavola.games.omerta.rules import FROM_PILE, GANGSTERS, MEMORY_AID
from capotavola.games.omerta.table import Table


def view(t: Table, seat: int | None, me: int) -> dict[str, Json]:
    return opened(t, closed(t), seat, me)


def closed(t: Table) -> dict[str, Json]:
    """What everybody sees, with every card that somebody might not know face down."""
    return {
        "game": "omerta",
        "viewer": None,
        "players": t.players,
        "options": t.options(),
        "gangsters": [GANGSTERS[gangster] for gangster in t.gangsters],
        "round": t.round,
        "starter": t.starter,
        "turn": t.turn,
        "active": t.active,
        "step": t.step_name(),
        "deciders": [*t.deciders()],
        "totals": [*t.totals()],
        "rounds": [[*t.scores[at : at + t.players]] for at in range(0, len(t.scores), t.players)],
        "stocks": [_closed_stock(t, owner) for owner in range(t.players)],
        "safe": [None for _ in t.safe],
        "pile": len(t.pile),
        "discards": len(t.discards),
        "top": word_of(t.discards[-1]) if t.discards else None,
        "held": None,
        "snap": KIND_NAMES[t.snap_value] if t.on(table.SNAPS) else None,
        "character": KIND_NAMES[t.character] if t.character else None,
        "aim": [*t.aim] if t.character else [],
        "second": word_of(t.second) if t.second else None,
        "given": _given(t),
    }


def opened(t: Table, shared: dict[str, Json], seat: int | None, me: int) -> dict[str, Json]:
    """The same through the eyes of one viewer."""
    view = shared.copy()
    view["viewer"] = seat
    looked_at = places_looked_at(t, me)
    if looked_at or _remembered(t):
        view["stocks"] = [_stock(t, owner, me, looked_at) for owner in range(t.players)]
    if t.plays_with(MEMORY_AID) or looks_into_safe(t, me):
        view["safe"] = [_safe_card(t, card, me) for card in t.safe]
    if t.held != GAP:
        view["held"] = _held(t, me)
    return view


def _remembered(t: Table) -> bool:
    return t.plays_with(MEMORY_AID) or not t.stack  # OM-5.1: at the end all lie open


def _closed_stock(t: Table, owner: int) -> list[Json]:
    """Gaps are null."""
    places: list[Json] = []
    for place, card in enumerate(t.stocks[owner]):
        places.append(None if card == GAP else {"face": None, "locked": t.locked(owner, place)})
    return places


def _stock(t: Table, owner: int, me: int, looked_at: list[int]) -> list[Json]:
    """A face is there only while its viewer may look at it (OM-R14, OM-R18)."""
    remembered = _remembered(t)
    places = _closed_stock(t, owner)
    for place, card in enumerate(t.stocks[owner]):
        if card == GAP:
            continue
        if (owner == me and place in looked_at) or (remembered and seen_by(card, me)):
            places[place] = {"face": word_of(card), "locked": t.locked(owner, place)}
    return places


def places_looked_at(t: Table, me: int) -> list[int]:
    """The places of the viewer's own stock whose cards the viewer holds up just now (OM-R18)."""
    if me < t.players and t.on(table.PEEKS):
        return setup.looking_at(t, me)
    if me == t.active and t.on(table.LOOKING):
        return t.aim
    return []


def looks_into_safe(t: Table, me: int) -> bool:
    return t.on(table.CRACKING) and t.active == me


def _safe_card(t: Table, card: int, me: int) -> str | None:
    seen = looks_into_safe(t, me) or (t.plays_with(MEMORY_AID) and seen_by(card, me))
    return word_of(card) if seen else None


def _held(t: Table, me: int) -> Json:
    return {
        "seat": t.active,
        "from": "pile" if t.held_from == FROM_PILE else "discard",
        "face": word_of(t.held) if seen_by(t.held, me) else None,
    }


def _given(t: Table) -> list[Json]:
    cards: list[Json] = []
    for card, to, place, by, turns in t.given:
        lies_on = place if place >= 0 else None
        cards.append({"card": word_of(card), "to": to, "place": lies_on, "by": by, "turns": turns})
    return cards
