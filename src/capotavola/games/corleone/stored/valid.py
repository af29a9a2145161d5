"""Whether a table that was written down by hand can be played on; what a step needs, the step says."""

from capotavola.engine.stored import must
from capotavola.games.corleone import cards, knowledge
from capotavola.games.corleone.cards import card_of, job_of
from capotavola.games.corleone.hands import ENTRY, HAND_BEFORE, PASSINGS
from capotavola.games.corleone.rules import ACTS, MARKERS, MEMBERS, RED_FROM, THUGS, TURFS
from capotavola.games.corleone.table import BIDS, CHOOSING, DISCARDS, KEEPING, OUT, Table
from capotavola.games.corleone.use import check_pending

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
    t.check_frames(DEEPEST)
    _check_belongings(t)
    t.check_stack()


def _check_belongings(t: Table) -> None:
    """What belongs to one step is nowhere at the others."""
    bribery = t.on(BIDS) or t.on(CHOOSING)
    must(bribery or (not t.bids and not t.queue), "bids: only in the bribery phase")
    must(t.on(KEEPING) == (len(t.drawn) > 1) and len(t.drawn) != 1, "drawn: jobs to choose from")
    must(t.on(DISCARDS) or not t.aside, "aside: only in the tribute phase")
    check_pending(t)


def _check_cards(t: Table) -> None:
    """CE-1.2: every card is somewhere, once."""
    for kind in range(cards.TYPES):
        there = t.supply[kind] + sum(t.hands[kind :: cards.TYPES])
        if kind < cards.MONEY:
            there += sum(t.suitcases[kind :: cards.MONEY])
        must(
            there == t.rules.supply[kind],
            f"cards: {there} of {cards.TYPE_NAMES[kind]}, not {t.rules.supply[kind]}",
        )
    jobs = [*t.deck, *t.discards, *t.public, *t.drawn, *[card_of(job) for job in t.completed]]
    for hand in t.jobs:
        jobs.extend(job_of(job) for job in hand)
    for job, copies in enumerate(t.rules.job_copies):
        must(jobs.count(job) == copies, f"jobs: {jobs.count(job)} of {t.rules.job_names[job]}, not {copies}")
    for ally, place in enumerate(t.ally_at):
        must(
            place == OUT or t.rules.ally_acts[ally] <= t.act,
            f"allies: {t.rules.ally_names[ally]} comes later",
        )


def _check_board(t: Table) -> None:
    laid = [tile for tile in t.tile_on if tile != cards.NOBODY]
    must(t.tile_on[: len(laid)] == laid, "tiles: on the lowest turfs (CE-3.1)")
    must(set(t.blue) <= set(t.rules.blue_tiles), "blue: a blue tile")
    must(set(t.red) <= set(t.rules.red_tiles), "red: a red tile")
    every = sorted([*t.rules.blue_tiles, *t.rules.red_tiles])
    must(sorted([*t.blue, *t.red, *laid]) == every, "tiles: each once")
    last_blue = RED_FROM - 1  # the act, CE-3.1
    must(len(t.blue) >= max(0, last_blue - t.act), "blue: too few for the acts to come")
    must(len(t.red) >= ACTS - max(last_blue, t.act), "red: too few for the acts to come")
    must(len(laid) + ACTS - t.act <= TURFS, "tiles: no place for those to come")
    must(len(set(t.families)) == t.players, "families: each once")
    for seat in range(t.players):
        must(t.markers_on_board(seat) <= MARKERS, f"markers: more than {MARKERS} of one family")


def _check_figures(t: Table) -> None:
    """No more than each family has, each where it may stand (CE-1.6)."""
    thugs = THUGS[t.players]
    members = MEMBERS[t.act]
    for seat in range(t.players):
        must(t.thugs_left[seat] + t.thug_at.count(seat) <= thugs, "thugs: too many")
        must(t.members_left[seat] + t.member_at.count(seat) <= members, "members: too many")
    for business, owner in enumerate(t.thug_at):
        open_here = business < TURFS or business in t.tile_on
        must(owner == cards.NOBODY or open_here, "thugs: that business is not on the board")
        must((owner == cards.NEUTRAL) == (business == t.boss_at), "boss_at: where the neutral thug stands")
    for space, owner in enumerate(t.member_at):
        must(
            owner == cards.NOBODY or not t.rules.space_closed(space, t.players),
            "members: that space is closed",
        )
        must((owner == cards.NEUTRAL) == (space == t.mayor_at), "mayor_at: where the neutral member stands")


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
    size = t.players * cards.COUNTED
    must(len(t.minima) == passings * size, "minima: a row for each seat and passing")
    for seat in range(t.players if passings else 0):
        least = t.minima[len(t.minima) - size + seat * cards.COUNTED :]
        counts = t.counted(seat)
        for kind in range(cards.COUNTED):
            must(least[kind] <= counts[kind], "minima: not above what the hands hold")
