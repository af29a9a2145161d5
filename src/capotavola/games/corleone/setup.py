"""Chapter 1: components and set-up, and what every act begins with (CE-3.1)."""

from capotavola.games.corleone import hands, news, rules
from capotavola.games.corleone.cards import MONEY, NOBODY, TYPES, VALUES
from capotavola.games.corleone.table import OUT, SHOWN, Table


def open_table(t: Table) -> None:
    t.stack = []
    t.pending = []
    t.markers = []
    t.completed = []
    t.discards = []
    t.public = []
    t.drawn = []
    t.queue = []
    t.aside = []
    t.memory = []
    t.minima = []
    t.bids = []
    t.control = [NOBODY] * rules.TURFS
    t.tile_on = [NOBODY] * rules.TURFS
    t.thug_at = [NOBODY] * t.rules.businesses
    t.member_at = [NOBODY] * t.rules.spaces
    t.ally_at = [OUT] * t.rules.allies
    t.supply = t.rules.supply[:]
    t.hands = [0] * (TYPES * t.players)
    t.suitcases = [0] * (MONEY * t.players)
    t.jobs = [[] for _ in range(t.players)]
    deal_families(t)
    shuffle_tiles(t)
    t.deck = t.rules.job_deck[:]
    t.chance.shuffle(t.deck)
    for _ in range(rules.STARTING_TILES[t.players]):
        open_tile(t)
    deal_hands(t)
    fill_public_jobs(t)
    t.first = t.chance.below(t.players)  # CE-1.8
    t.act = 1
    gather_figures(t)
    show_allies(t)


def deal_families(t: Table) -> None:
    """Every player gets one, at random (CE-R18)."""
    families = list(range(len(rules.FAMILIES)))
    t.chance.shuffle(families)
    t.families = families[: t.players]


def shuffle_tiles(t: Table) -> None:
    """CE-1.2: apart."""
    t.blue = t.rules.blue_tiles[:]
    t.red = t.rules.red_tiles[:]
    t.chance.shuffle(t.blue)
    t.chance.shuffle(t.red)


def open_tile(t: Table) -> None:
    """CE-3.1: on the lowest-numbered turf whose tile place is free."""
    tile = t.blue.pop() if t.act < rules.RED_FROM else t.red.pop()
    turf = t.tile_on.index(NOBODY)
    t.tile_on[turf] = tile
    t.tell_that("tile-opened", "business", t.rules.business_names[tile], "turf", rules.AREA_NAMES[turf])


def deal_hands(t: Table) -> None:
    """CE-1.7: $1, $2, $3 and two jobs."""
    for seat in range(t.players):
        for value in rules.STARTING_VALUES:
            t.supply[VALUES.index(value)] -= 1
            t.hands[seat * TYPES + VALUES.index(value)] = 1
        for _ in range(rules.STARTING_JOBS):
            hands.add_job(t, seat, t.deck.pop(), 0)


def gather_figures(t: Table) -> None:
    """Every player has all figures of the act again (CE-1.6, CE-8.1)."""
    thugs = rules.THUGS[t.players]
    members = rules.MEMBERS[t.act]
    t.thugs_left = [thugs] * t.players
    t.members_left = [members] * t.players


def fill_public_jobs(t: Table) -> None:
    """Up to their number, as long as there are jobs (CE-1.4, CE-8.2, CE-R15)."""
    while len(t.public) < rules.PUBLIC_JOBS[t.players]:
        job = hands.draw_job(t)
        if job < 0:
            return
        t.public.append(job)
        t.tell_that("public-job", "job", t.rules.job_names[job])


def show_allies(t: Table) -> None:
    """CE-1.5, CE-8.3: one less than there are players."""
    act = [ally for ally in range(t.rules.allies) if t.rules.ally_acts[ally] == t.act]
    t.chance.shuffle(act)
    shown = sorted(act[: t.players - 1])
    for ally in shown:
        t.ally_at[ally] = SHOWN
    if shown:
        news.allies_shown(t.told, shown, t.rules)
