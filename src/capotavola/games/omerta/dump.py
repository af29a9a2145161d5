"""The whole state as a readable JSON value, and back: fixtures, scenarios, bug reports.

A bottle is written as its value, a character by its name, with what is known of it behind:
`7@02` was seen here by seats 0 and 2, `lady:3.1` came out of slot 1 of lot 3 (`lots` has what went
in, `shown` what has left one in the open), `lady'2` came with the second making of the pile.
Spectators are seat 7; `@*` stands for everybody.
"""

import re
from typing import Final

from capotavola.engine.audience import ALL, seats_in
from capotavola.engine.options import Option, settle_options
from capotavola.engine.stored import chance_in, chance_out, per_seat
from capotavola.engine.values import (
    Json,
    MalformedValue,
    field,
    items,
    one_of,
    whole,
    wholes,
    word,
)
from capotavola.games.omerta import setup, sound
from capotavola.games.omerta.cards import (
    BATCH,
    GAP,
    KIND_MASK,
    KIND_NAMES,
    KINDS,
    LOT_MASK,
    SEEN,
    SLOT_MASK,
    lot_of,
    out_of_lot,
    slot_of,
)
from capotavola.games.omerta.rules import FEWEST, GANGSTERS, MOST, OPTIONS, Rules
from capotavola.games.omerta.state import OmertaState
from capotavola.games.omerta.table import GIVEN_SIZE, PASSED, STEP_NAMES, UNDECIDED, Table

CARD: Final = re.compile(r"([a-z0-9-]+)(?:@([0-7]+|\*))?(?::(\d{1,5})\.(\d{1,3}))?(?:'(\d{1,6}))?")
MOST_BATCHES: Final = 100_000
CARD_NAMES: Final = [name.removeprefix("bottle-") for name in KIND_NAMES]


def dump(t: Table) -> dict[str, Json]:
    """What is as in an empty round is left out."""
    usual = _usual(t.players)
    return {name: value for name, value in _whole(t).items() if name not in usual or value != usual[name]}


def _usual(players: int) -> dict[str, Json]:
    return {
        "options": {},
        "given": [],
        "batch": 0,
        "lots": [],
        "shown": [],
        "held": None,
        "held_from": 0,
        "character": "gap",
        "aim": [],
        "second": None,
        "snap": 0,
        "snaps": 0,
        "snapper": -1,
        "choices": [UNDECIDED] * players,
    }


def _whole(t: Table) -> dict[str, Json]:
    return {
        "game": "omerta",
        "players": t.players,
        "options": {
            option.name: t.options()[option.name] for option in OPTIONS if not _is_default(t, option)
        },
        "chance": chance_out(t.chance),
        "gangsters": [GANGSTERS[gangster] for gangster in t.gangsters],
        "round": t.round,
        "starter": t.starter,
        "scores": [*t.scores],
        "turn": t.turn,
        "active": t.active,
        "stack": [STEP_NAMES[step] for step in t.stack],
        "waiting": [*t.deciders()],
        "stocks": [_cards_out(stock) for stock in t.stocks],
        "safe": _cards_out(t.safe),
        "pile": _cards_out(t.pile),
        "discards": _cards_out(t.discards),
        "given": [_given_out(t.given[at : at + GIVEN_SIZE]) for at in range(0, len(t.given), GIVEN_SIZE)],
        "batch": t.batch,
        "lots": [_cards_out(lot) for lot in t.lots],
        "shown": _cards_out(t.shown),
        "held": _card_out(t.held),
        "held_from": t.held_from,
        "character": KIND_NAMES[t.character],
        "aim": [*t.aim],
        "second": _card_out(t.second),
        "snap": t.snap_value,
        "snaps": t.snaps,
        "snapper": t.snapper,
        "choices": [*t.choices],
    }


def _is_default(t: Table, option: Option) -> bool:
    return t.options()[option.name] == option.default


def load(rules: Rules, value: Json) -> OmertaState:
    """MalformedValue names the part that is wrong."""
    players = whole(field(value, "players"), "players", FEWEST, MOST)
    assert isinstance(value, dict)
    if field(value, "game") != "omerta":
        raise MalformedValue(f"game is {value['game']!r}, not omerta")
    obj = {**_usual(players), **value}
    t = OmertaState(rules, players, chance_in(field(obj, "chance")))
    options = field(obj, "options")
    if not isinstance(options, dict):
        raise MalformedValue("options must be an object")
    setup.set_options(t, settle_options(OPTIONS, options))
    t.gangsters = [
        one_of(name, "gangsters", GANGSTERS)
        for name in per_seat(field(obj, "gangsters"), "gangsters", players)
    ]
    seats = players - 1
    t.round = whole(field(obj, "round"), "round", 1, players)
    t.starter = whole(field(obj, "starter"), "starter", 0, seats)
    t.scores = wholes(field(obj, "scores"), "scores")
    t.turn = whole(field(obj, "turn"), "turn")
    t.active = whole(field(obj, "active"), "active", 0, seats)
    t.stack = [one_of(step, "stack", STEP_NAMES) for step in items(field(obj, "stack"), "stack")]
    for seat in wholes(field(obj, "waiting"), "waiting", 0, seats):
        t.waiting |= 1 << seat
    t.stocks = [_cards_in(stock, "stocks") for stock in per_seat(field(obj, "stocks"), "stocks", players)]
    t.safe = _cards_in(field(obj, "safe"), "safe")
    t.pile = _cards_in(field(obj, "pile"), "pile")
    t.discards = _cards_in(field(obj, "discards"), "discards")
    t.given = []
    for entry in items(field(obj, "given"), "given"):
        t.given.extend(_given_in(entry, seats))
    t.batch = whole(field(obj, "batch"), "batch", 0, MOST_BATCHES)
    t.lots = [_cards_in(lot, "lots") for lot in items(field(obj, "lots"), "lots")]
    t.shown = _cards_in(field(obj, "shown"), "shown")
    t.held = _card_in(field(obj, "held"), "held")
    t.held_from = whole(field(obj, "held_from"), "held_from", 0, 1)
    t.character = one_of(field(obj, "character"), "character", KIND_NAMES)
    t.aim = wholes(field(obj, "aim"), "aim", -1)
    t.second = _card_in(field(obj, "second"), "second")
    t.snap_value = whole(field(obj, "snap"), "snap", 0, KINDS)
    t.snaps = whole(field(obj, "snaps"), "snaps")
    t.snapper = whole(field(obj, "snapper"), "snapper", -1, t.players - 1)
    t.choices = wholes(per_seat(field(obj, "choices"), "choices", players), "choices", PASSED)
    if len(obj) != len(_whole(t)):
        raise MalformedValue(f"no such part: {', '.join(name for name in obj if name not in _whole(t))}")
    sound.check(t)
    return t


def _given_out(entry: list[int]) -> list[Json]:
    return [KIND_NAMES[entry[0] & KIND_MASK], *entry[1:]]


def _given_in(entry: Json, seats: int) -> list[int]:
    values = items(entry, "given")
    if len(values) != GIVEN_SIZE:
        raise MalformedValue("given: card, to, place, by, turns")
    return [
        one_of(values[0], "given", KIND_NAMES),
        whole(values[1], "given to", 0, seats),
        whole(values[2], "given place", -1),
        whole(values[3], "given by", 0, seats),
        whole(values[4], "given turns", 1, 2),
    ]


def _cards_out(cards: list[int]) -> list[Json]:
    return [_card_out(card) for card in cards]


def _card_out(card: int) -> str | None:
    if card == GAP:
        return None
    text = CARD_NAMES[card & KIND_MASK]
    seen = card >> SEEN & ALL
    if seen:
        text += "@" + ("*" if seen == ALL else "".join(str(seat) for seat in seats_in(seen)))
    if lot_of(card):
        text += f":{lot_of(card)}.{slot_of(card)}"
    if card >> BATCH:
        text += f"'{card >> BATCH}"
    return text


def _cards_in(value: Json, name: str) -> list[int]:
    return [_card_in(card, name) for card in items(value, name)]


def _card_in(value: Json, name: str) -> int:
    if value is None:
        return GAP
    found = CARD.fullmatch(word(value, name))
    if found is None:
        raise MalformedValue(f"{name}: not a card: {value}")
    kind = one_of(found[1], name, CARD_NAMES[1:]) + 1
    lot, slot = int(found[3] or 0), int(found[4] or 0)
    if lot > LOT_MASK or slot > SLOT_MASK:
        raise MalformedValue(f"{name}: not a card: {value}")
    return out_of_lot(kind, lot, slot) | _mask_in(found[2]) << SEEN | int(found[5] or 0) << BATCH


def _mask_in(text: str | None) -> int:
    if text == "*":
        return ALL
    mask = 0
    for seat in text or "":
        mask |= 1 << int(seat)
    return mask
