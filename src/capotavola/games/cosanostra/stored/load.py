"""A state from its dump; MalformedValue names the part that is wrong."""

from capotavola.engine.options import settle_options
from capotavola.engine.stored import chance_in, per_seat
from capotavola.engine.values import Json, MalformedValue, field, items, one_of, whole, wholes, word
from capotavola.games.cosanostra import setup
from capotavola.games.cosanostra.cards import ABILITY_NAMES, NOBODY, SEEN
from capotavola.games.cosanostra.influence.hands import in_order
from capotavola.games.cosanostra.rules import FEWEST, MONOPOLIES, MOST, ROUNDS, Rules, card
from capotavola.games.cosanostra.state import CosaNostraState
from capotavola.games.cosanostra.stored import valid, writing, writing_attempts, writing_deals
from capotavola.games.cosanostra.stored.dump import usual, whole_dump
from capotavola.games.cosanostra.stored.writing import MOST_MONEY, mask_in, seats_mask, seen_in
from capotavola.games.cosanostra.table import DECK_SEEN, HAND_SEEN, KILLED, MAN, UNDER, Table, marker_of

MOST_LOOKS = 99
MOST_GROWN = 99


def load(rules: Rules, value: Json) -> CosaNostraState:
    """MalformedValue names the part that is wrong."""
    players = whole(field(value, "players"), "players", FEWEST, MOST)
    assert isinstance(value, dict)
    if field(value, "game") != "cosanostra":
        raise MalformedValue(f"game is {value['game']!r}, not cosanostra")
    obj = {**usual(players), **value}
    options = field(obj, "options")
    if not isinstance(options, dict):
        raise MalformedValue("options must be an object")
    t = CosaNostraState(rules, players, chance_in(field(obj, "chance")))
    setup.set_options(t, settle_options(rules.options, options))
    setup.clear(t)
    _load_round(t, obj)
    _load_businesses(t, obj)
    _load_gangsters(t, obj)
    _load_jobs(t, obj)
    _load_influence(t, obj)
    _load_resolving(t, obj)
    _load_deals(t, obj)
    valid.check(t)
    if len(obj) != len(whole_dump(t)):
        raise MalformedValue(f"no such part: {', '.join(name for name in obj if name not in whole_dump(t))}")
    return t


def _load_round(t: Table, obj: dict[str, Json]) -> None:
    seats = t.players - 1
    t.families = [
        one_of(name, "families", t.rules.family_names)
        for name in per_seat(field(obj, "families"), "families", t.players)
    ]
    t.round = whole(field(obj, "round"), "round", 1, t.last_round)
    t.start = whole(field(obj, "start"), "start", 0, seats)
    t.active = whole(field(obj, "active"), "active", 0, seats)
    t.redeals = whole(field(obj, "redeals"), "redeals", 0, t.rules.figures.redeals)
    t.given_up = seats_mask(field(obj, "given_up"), "given_up", t.players)
    t.announced = seats_mask(field(obj, "announced"), "announced", t.players)
    t.looks = wholes(per_seat(field(obj, "looks"), "looks", t.players), "looks", 0, MOST_LOOKS)
    t.stack = [writing.frame_in(entry) for entry in items(field(obj, "stack"), "stack")]
    t.waiting = seats_mask(field(obj, "waiting"), "waiting", t.players)
    t.cash = _money_in(t, obj, "cash")
    t.laundered = _money_in(t, obj, "laundered")
    t.final_income = _money_in(t, obj, "final_income")
    t.settled = wholes(
        per_seat(field(obj, "settled"), "settled", t.players), "settled", -MOST_MONEY, MOST_MONEY
    )
    t.closed = _truth_in(obj, "closed")


def _load_businesses(t: Table, obj: dict[str, Json]) -> None:
    names = t.rules.business_names
    for name, place in _object(obj, "businesses").items():
        t.business_at[one_of(name, "businesses", names)] = writing.business_place_in(place, t.players)
    t.down = mask_in(field(obj, "down"), "down", names)
    t.used = mask_in(field(obj, "used"), "used", names)
    for entry in items(field(obj, "deck"), "deck"):
        text, seen = seen_in(entry, "deck", t.players)
        t.deck.append(one_of(text, "deck", names) | seen << DECK_SEEN)
    t.market = [one_of(name, "market", names) for name in items(field(obj, "market"), "market")]
    for marker in items(field(obj, "markers"), "markers"):
        business, _, seat = word(marker, "markers").partition(":")
        if seat not in list("01234"[: t.players]):
            raise MalformedValue(f"markers: no such seat: {marker}")
        t.markers.append(marker_of(one_of(business, "markers", names), int(seat)))
    for name, holder in _object(obj, "monopolies").items():
        seat_of = whole(holder, "monopolies", 0, t.players - 1)
        t.monopolies[one_of(name, "monopolies", MONOPOLIES)] = seat_of


def _load_gangsters(t: Table, obj: dict[str, Json]) -> None:
    names = t.rules.men.names
    for name, place in _object(obj, "gangsters").items():
        t.man_at[one_of(name, "gangsters", names)] = writing.man_place_in(place, t.players)
    t.man_down = mask_in(field(obj, "gangsters_down"), "gangsters_down", names)
    t.traded = mask_in(field(obj, "traded"), "traded", names)
    for name, plans in _object(obj, "tasks").items():
        man = one_of(name, "tasks", names)
        listed = items(plans, "tasks")
        if not 1 <= len(listed) <= 2 or t.man_at[man] >= UNDER:
            raise MalformedValue(f"tasks: one or two for a gangster in an area, not so for {name}")
        for slot, plan in enumerate(listed):
            t.tasks[man * 2 + slot] = writing.plan_in(plan, t.man_at[man], t.rules, t.players)
    for name, cards in _object(obj, "cards_on").items():
        t.mods[one_of(name, "cards_on", names)] = writing.mods_in(cards, t.rules, t.players)
    t.grown = whole(field(obj, "grown"), "grown", 0, MOST_GROWN)
    t.split = _truth_in(obj, "split")
    for name, uses in _object(obj, "ability_uses").items():
        ability = one_of(name, "ability_uses", ABILITY_NAMES)
        t.ability_uses[ability] = whole(uses, "ability_uses", 1, MOST_LOOKS)
    t.stack_of_men = [
        one_of(name, "mercenaries", names) for name in items(field(obj, "mercenaries"), "mercenaries")
    ]


def _load_jobs(t: Table, obj: dict[str, Json]) -> None:
    rules = t.rules
    t.jobs = [
        sorted((writing.job_card_in(job, "jobs", rules) for job in items(hand, "jobs")), key=in_order)
        for hand in per_seat(field(obj, "jobs"), "jobs", t.players)
    ]
    t.decks = [
        [card(one_of(job, "decks", rules.jobs.names), number) for job in items(deck, "decks")]
        for number, deck in enumerate(_per_round(obj, "decks"), start=1)
    ]
    for number, pile in enumerate(_per_round(obj, "discards"), start=1):
        for entry in items(pile, "discards"):
            text, seen = seen_in(entry, "discards", t.players)
            kind = one_of(text, "discards", rules.jobs.names)
            t.discards[number - 1].append(card(kind, number) | seen << SEEN)


def _load_influence(t: Table, obj: dict[str, Json]) -> None:
    names = t.rules.influences.names
    t.influence = writing.counts_in(
        per_seat(field(obj, "influence"), "influence", t.players), "influence", names
    )
    t.known = writing.counts_in(per_seat(field(obj, "known"), "known", t.players), "known", names)
    t.influence_deck = [
        one_of(name, "influence_deck", names)
        for name in items(field(obj, "influence_deck"), "influence_deck")
    ]
    for entry in items(field(obj, "influence_discards"), "influence_discards"):
        text, seen = seen_in(entry, "influence_discards", t.players)
        t.influence_discards.append(one_of(text, "influence_discards", names) | seen << HAND_SEEN)


def _load_resolving(t: Table, obj: dict[str, Json]) -> None:
    for attempt in items(field(obj, "attempts"), "attempts"):
        t.attempts.extend(writing_attempts.attempt_in(attempt, t.rules, t.players))
    t.dice = wholes(field(obj, "dice"), "dice", 1, 6)
    t.victim = NOBODY
    victim = field(obj, "victim")
    if victim in t.rules.men.names:
        t.victim = MAN + one_of(victim, "victim", t.rules.men.names)
    elif victim is not None:
        t.victim = one_of(victim, "victim", t.rules.business_names)
    t.harm = whole(field(obj, "harm"), "harm", 0, KILLED)
    t.harmed_by = writing.seat_or_nobody(field(obj, "harmed_by"), "harmed_by", t.players)


def _load_deals(t: Table, obj: dict[str, Json]) -> None:
    for offer in items(field(obj, "offers"), "offers"):
        writing_deals.offer_in(t, offer)
    t.made = [writing_deals.made_in(entry, t.players) for entry in items(field(obj, "made"), "made")]
    t.notes = [writing_deals.note_in(t, note) for note in per_seat(field(obj, "notes"), "notes", t.players)]
    t.posts = wholes(per_seat(field(obj, "posts"), "posts", t.players), "posts", 0, t.rules.figures.offers)
    for promise in items(field(obj, "ledger"), "ledger"):
        writing_deals.promise_in(t, promise)


def _money_in(t: Table, obj: dict[str, Json], part: str) -> list[int]:
    return wholes(per_seat(field(obj, part), part, t.players), part, 0, MOST_MONEY)


def _truth_in(obj: dict[str, Json], part: str) -> bool:
    value = field(obj, part)
    if not isinstance(value, bool):
        raise MalformedValue(f"{part} must be true or false")
    return value


def _object(obj: dict[str, Json], part: str) -> dict[str, Json]:
    value = field(obj, part)
    if not isinstance(value, dict):
        raise MalformedValue(f"{part} must be an object")
    return value


def _per_round(obj: dict[str, Json], part: str) -> list[Json]:
    value = items(field(obj, part), part)
    if len(value) != ROUNDS:
        raise MalformedValue(f"{part} must have {ROUNDS} entries, one for each round")
    return value
