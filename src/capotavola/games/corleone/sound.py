"""Whether a table that was written down by hand can be played on."""

from capotavola.engine.stored import must
from capotavola.games.corleone import hands, knowledge, tribute, use
from capotavola.games.corleone.cards import (
    AMBUSH_MOVE,
    COUNTED,
    EFFECT_ARG,
    EFFECT_MASK,
    JOB_MASK,
    LAST_WRITTEN,
    MONEY,
    NEUTRAL,
    NOBODY,
    ONE_FOR_GOODS,
    THEN,
    TWO_FOR_5,
    TYPE_NAMES,
    TYPES,
    is_look,
)
from capotavola.games.corleone.hands import ENTRY, HAND_BEFORE, PASSINGS
from capotavola.games.corleone.rules import ACTS, MARKERS, TURFS, members_each, thugs_each
from capotavola.games.corleone.table import (
    BENEFIT,
    BIDS,
    BRIBES,
    CHOOSING,
    DISCARDS,
    DOLLARS,
    END_OF_TURN,
    FRONT_USE,
    GIVING,
    KEEPING,
    LOOKING,
    MARKING,
    NUMBER,
    ORDER,
    OUT,
    PAYING,
    PICKING,
    REWARD,
    SEAT,
    SEAT_MASK,
    SHOWN,
    STEP_MASK,
    TURN,
    USE,
    WAR,
    Table,
)

BETWEEN = (REWARD, FRONT_USE, BENEFIT, USE)  # what may wait under the step on top, within a turn
DEEPEST = 40
MOST_ENTRIES = 200


def check(t: Table) -> None:
    """MalformedValue names the part that does not fit the others."""
    _check_cards(t)
    _check_board(t)
    _check_figures(t)
    _check_memory(t)
    if not t.stack:
        must(t.waiting == 0 and t.act == ACTS, "stack: the game is not over yet")
        must(sum(t.hands) == 0 and not any(t.jobs), "hands: empty when the game is over")
        return
    must(t.waiting != 0 and len(t.stack) <= DEEPEST, "waiting: nobody is asked")
    for entry in t.stack:
        must(entry >> SEAT & SEAT_MASK < t.players, "stack: no such seat")
    _check_bids(t)
    _check_step(t)


def _check_cards(t: Table) -> None:
    """CE-1.2: every card is somewhere, once."""
    for kind in range(TYPES):
        there = t.supply[kind] + sum(t.hands[kind::TYPES])
        if kind < MONEY:
            there += sum(t.suitcases[kind::MONEY])
        must(
            there == t.rules.supply[kind], f"cards: {there} of {TYPE_NAMES[kind]}, not {t.rules.supply[kind]}"
        )
    jobs = [*t.deck, *t.discards, *t.public, *t.drawn, *[job & 255 for job in t.completed]]
    for hand in t.jobs:
        jobs.extend(job & JOB_MASK for job in hand)
    for job, copies in enumerate(t.rules.job_copies):
        must(jobs.count(job) == copies, f"jobs: {jobs.count(job)} of {t.rules.job_names[job]}, not {copies}")
    for ally, place in enumerate(t.ally_at):
        must(
            place == OUT or t.rules.ally_acts[ally] <= t.act,
            f"allies: {t.rules.ally_names[ally]} comes later",
        )


def _check_board(t: Table) -> None:
    laid = [tile for tile in t.tile_on if tile != NOBODY]
    must(t.tile_on[: len(laid)] == laid, "tiles: on the lowest turfs (CE-3.1)")
    must(set(t.blue) <= set(t.rules.blue_tiles), "blue: a blue tile")
    must(set(t.red) <= set(t.rules.red_tiles), "red: a red tile")
    every = sorted([*t.rules.blue_tiles, *t.rules.red_tiles])
    must(sorted([*t.blue, *t.red, *laid]) == every, "tiles: each once")
    must(len(t.blue) >= max(0, 2 - t.act), "blue: too few for the acts to come")
    must(len(t.red) >= ACTS - max(2, t.act), "red: too few for the acts to come")
    must(len(laid) + ACTS - t.act <= TURFS, "tiles: no place for those to come")
    must(len(set(t.families)) == t.players, "families: each once")
    for seat in range(t.players):
        must(t.markers_on_board(seat) <= MARKERS, f"markers: more than {MARKERS} of one family")


def _check_figures(t: Table) -> None:
    """CE-1.6"""
    thugs = thugs_each(t.players)
    members = members_each(t.act)
    for seat in range(t.players):
        must(t.thugs_left[seat] + t.thug_at.count(seat) <= thugs, "thugs: too many")
        must(t.members_left[seat] + t.member_at.count(seat) <= members, "members: too many")
    for business, owner in enumerate(t.thug_at):
        open_here = business < TURFS or business in t.tile_on
        must(owner == NOBODY or open_here, "thugs: that business is not on the board")
        must((owner == NEUTRAL) == (business == t.boss_at), "boss_at: where the neutral thug stands")
    for space, owner in enumerate(t.member_at):
        must(owner == NOBODY or not t.rules.space_closed(space, t.players), "members: that space is closed")
        must((owner == NEUTRAL) == (space == t.mayor_at), "mayor_at: where the neutral member stands")


def _check_memory(t: Table) -> None:
    """What is remembered has happened: the truth itself must fit it."""
    passings = 0
    must(len(t.memory) <= MOST_ENTRIES * ENTRY, f"memory: more than {MOST_ENTRIES} entries")
    for at in range(0, len(t.memory), ENTRY):
        how, subject, other, kind = t.memory[at : at + HAND_BEFORE]
        hand = t.memory[at + HAND_BEFORE : at + ENTRY]
        if how < PASSINGS:
            passings += 1
            must(subject != other, "memory: a card passes between two players")
            must(kind in knowledge.possible_types(how, hand), "memory: that card could not be given")
        else:
            must(knowledge.fact_holds(how, kind, hand), "memory: that was not so")
        must(at > 0 or how < PASSINGS, "memory: begins with a card that passed")
    size = t.players * COUNTED
    must(len(t.minima) == passings * size, "minima: a row for each seat and passing")
    for seat in range(t.players if passings else 0):
        least = t.minima[len(t.minima) - size + seat * COUNTED :]
        counts = t.counted(seat)
        for kind in range(COUNTED):
            must(least[kind] <= counts[kind], "minima: not above what the hands hold")


def _check_bids(t: Table) -> None:
    step = t.stack[-1] & STEP_MASK
    if step not in (BIDS, CHOOSING):
        must(not t.bids and not t.queue, "bids: only in the bribery phase")
        return
    must(t.act < ACTS, "stack: no bribery in the last act")
    must(len(t.bids) == MONEY * t.players, "bids: four counts for each seat")
    for seat in range(t.players):
        bid = t.bids[seat * MONEY : seat * MONEY + MONEY]
        open_bid = step == BIDS and t.waiting >> seat & 1 == 1
        must((min(bid) == NOBODY) == open_bid and (not open_bid or max(bid) == NOBODY), "bids: made or not")
        to_be_paid = not open_bid and (step == BIDS or seat in t.queue)
        for value in range(MONEY):
            held = t.suitcases[seat * MONEY + value]
            must(not to_be_paid or bid[value] <= held, "bids: out of the suitcase")
    must(step == CHOOSING or not t.queue, "queue: after the bids")
    must(len(set(t.queue)) == len(t.queue), "queue: each seat once")


def _check_step(t: Table) -> None:
    top = t.stack[-1]
    step = top & STEP_MASK
    below = [entry & STEP_MASK for entry in t.stack[:-1]]
    seat = top >> SEAT & SEAT_MASK
    must((step == KEEPING) == (len(t.drawn) > 1) and len(t.drawn) != 1, "drawn: jobs to choose from")
    must(step == DISCARDS or not t.aside, "aside: only in the tribute phase")
    if step == DISCARDS:
        must(below == [], "stack: nothing lies under the tribute")
        _check_aside(t)
    elif step == BIDS:
        must(below == [], "stack: nothing lies under the bids")
    elif step == CHOOSING:
        must(below == [BRIBES] and t.waiting == 1 << seat, "waiting: who chooses an ally")
        must(t.ally_at.count(SHOWN) > 1 and seat not in t.queue, "allies: nothing to choose from")
    elif step == MARKING:
        turf = top >> NUMBER
        must(
            below == [WAR] and t.stack[0] >> NUMBER == turf + 1 <= TURFS,
            "stack: the war goes on after that turf",
        )
        must(
            t.waiting == 1 << seat and t.markers_on_board(seat) == MARKERS, "waiting: who has no marker left"
        )
    elif step == TURN:
        must(below == [] and t.waiting == 1 << seat and seat == t.active, "waiting: the active player")
        must(
            t.thugs_left[seat] + t.members_left[seat] > 0 and bool(t.legal(seat)),
            "waiting: there is no action",
        )
    else:
        must(below[:1] == [END_OF_TURN], "stack: under a use lies the end of the turn")
        must(all(entry in BETWEEN for entry in below[1:]), "stack: that cannot wait")
        _check_uses(t)
        for entry in t.stack[1:-1]:
            _check_business(t, entry)
        _check_within_turn(t, step, seat, top >> NUMBER)
    must(step in (BIDS, DISCARDS, DOLLARS) or bool(t.legal(seat)), "waiting: nothing to decide")


def _check_aside(t: Table) -> None:
    for seat in range(t.players):
        gone = tribute.put_aside(t, seat)
        for card in gone:
            must(gone.count(card) <= t.count_of(seat, card), "aside: not in that hand")
        must(
            (tribute.surplus(t, seat) > 0) == (t.waiting >> seat & 1 == 1), "waiting: who is above the limit"
        )
        must(not gone or t.hand_size(seat) - len(gone) >= tribute.limit(t), "aside: more than needed")


def _check_uses(t: Table) -> None:
    starts = [entry >> NUMBER for entry in t.stack if entry & STEP_MASK == USE]
    must(starts == sorted(starts) and max([0, *starts]) <= len(t.pending), "pending: each use has its part")
    must(not t.pending or starts[:1] == [0], "pending: belongs to no use")
    for effect in t.pending:
        where, kind = effect >> EFFECT_ARG, effect & EFFECT_MASK
        must(where == 0 or kind > LAST_WRITTEN, "pending: only what follows up has a place")
        if kind == AMBUSH_MOVE:
            must(where < TURFS or where in t.tile_on, "pending: no such business on the board")
        else:
            must(where < 1 << TURFS, "pending: no such turfs")


def _check_business(t: Table, entry: int) -> None:
    """Frames about a front that another player controls, and rewards to come."""
    step, seat, number = entry & STEP_MASK, entry >> SEAT & SEAT_MASK, entry >> NUMBER
    if step == REWARD:
        must(number < t.rules.jobs, "stack: no such job")
    elif step in (FRONT_USE, BENEFIT, ORDER):
        must(number < TURFS or number in t.tile_on, "stack: that business is not on the board")
        controller = t.control[t.turf_of(number)]
        fits = controller == seat if step == BENEFIT else controller not in (NOBODY, seat)
        must(fits, "stack: who controls the turf")


def _check_within_turn(t: Table, step: int, seat: int, number: int) -> None:
    if step == DOLLARS:
        for other in range(t.players):
            asked = t.waiting >> other & 1 == 1
            must(not asked or (other != seat and t.loose_cards(other) > 0), "waiting: who can give a card")
        return
    must(t.waiting == 1 << seat, "waiting: the seat of the step on top")
    _check_business(t, t.stack[-1])
    kind, more = number & EFFECT_MASK, number >> EFFECT_ARG
    if step == USE:
        group = t.current_effects(number)
        must(bool(group) and t.pending[number] & EFFECT_MASK != THEN, "pending: nothing to use")
        must(any(use.askable(t, seat, effect) for effect in group), "pending: nothing can be used")
    elif step == PAYING:
        must(TWO_FOR_5 <= kind < ONE_FOR_GOODS and 1 <= more <= 2, "stack: no such exchange")
        must(t.hand_size(seat) >= more, "stack: too few cards for the exchange")
    elif step == PICKING:
        must(hands.goods_left(t), "supply: no good to pick")
    elif step == GIVING:
        must(number < t.players and number != seat and t.loose_cards(seat) > 0, "stack: who gives to whom")
    elif step == LOOKING:
        must(is_look(kind) and more < t.players and more != seat, "stack: who looks at whom")
        must(t.hand_size(more) > 0, "stack: nothing to look at")
    else:
        must(step in (ORDER, BENEFIT, KEEPING), "stack: nobody is asked")
