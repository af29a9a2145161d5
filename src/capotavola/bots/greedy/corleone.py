"""A greedy player of Corleone's Empire: tries every action in an imagined world and takes the best end.

What an action begins is played to the end of the turn by rule of thumb, then the table is judged:
money that is safe counts whole, money and goods in the hand less, jobs by how near they are, turfs
by who would win them. All in cents.
"""

from typing import Final

from capotavola.bots.bot import Bot
from capotavola.bots.choice import best
from capotavola.engine.action import Action
from capotavola.engine.chance import Chance, fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.frames import step_of
from capotavola.engine.playout import first_decider
from capotavola.games.corleone.cards import (
    BLOOD,
    BOOZE,
    GUN,
    JOB_MASK,
    MONEY,
    NARCOTICS,
    NOBODY,
    THEN,
    TYPES,
    VALUES,
)
from capotavola.games.corleone.rules import (
    ACCEPT_VERB,
    ACTS,
    DONE,
    STASH,
    TRADE,
    TURFS,
)
from capotavola.games.corleone.state import CorleoneState
from capotavola.games.corleone.table import (
    BIDS,
    DISCARDS,
    IN_HAND,
    MARKING,
    PLAYED,
    SHOWN,
    TURN,
)
from capotavola.games.corleone.war import influence

DOLLAR: Final = 100
HAND_DOLLAR: Final = 45  # a dollar that is not in the suitcase yet
GOOD: Final = 70
NARCOTIC: Final = 95
JOB_CARD: Final = 50
FIGURE: Final = 180  # still to be played this act
HORSE_HEAD: Final = 100  # to be first in the next act; of two players the other is next anyway
MARKER: Final = 150
CONTROL: Final = 40  # for each act to come
COLOUR: Final = 60  # a completed job, beside what a majority brings
RIVAL: Final = 30  # per cent of what the best opponent has

# What an effect is worth, in the order of the effects.
EFFECT_WORTH: Final = [
    0,
    50,
    90,
    140,
    230,
    70,
    70,
    70,
    95,
    40,  # horse head
    160,  # suitcase
    70,
    170,
    120,
    150,
    20,
    75,  # any good
    110,
    110,
    80,
    160,  # any front
    170,
    210,  # Union Boss
    260,
    190,
    230,
    140,
    60,
    140,
    240,  # an offer
    150,
    110,
    90,
    150,
    170,
    190,
    280,
    280,
    240,
]


def make(seed: int) -> Bot:
    return GreedyCorleone(seed)


class GreedyCorleone:
    def __init__(self, seed: int) -> None:
        self.name = "greedy"
        self.chance = fast_chance(seed)

    def choose(self, eyes: Eyes) -> Action:
        actions = eyes.legal()
        if len(actions) == 1:
            return actions[0]
        world = eyes.imagine(self.chance.below(1 << 30))
        assert isinstance(world, CorleoneState)
        return in_world(world, eyes.seat, actions, self.chance)


def in_world(world: CorleoneState, seat: int, actions: list[Action], chance: Chance) -> Action:
    """What a seat does in a world."""
    if step_of(world.stack[-1]) == BIDS:
        return bid(world, seat, actions, chance)
    return best(actions, worths_of(world, seat, actions, chance), chance)


def worths_of(world: CorleoneState, seat: int, actions: list[Action], chance: Chance) -> list[int]:
    """Of all actions but bids; what is put aside is what matters least."""
    if step_of(world.stack[-1]) == DISCARDS:
        return [-keeping(world, seat, action.a) for action in actions]
    return [worth_after(world, seat, action, chance) for action in actions]


def worth_after(world: CorleoneState, seat: int, action: Action, chance: Chance) -> int:
    """The table after this action, with the turn played out by rule of thumb."""
    twin = world.copy()
    twin.step(seat, action)
    finish_turn(twin, chance)
    return judge(twin, seat)


def finish_turn(t: CorleoneState, chance: Chance) -> None:
    for _ in range(40):
        if not t.waiting:
            return
        step = step_of(t.stack[-1])
        if step in (TURN, BIDS, DISCARDS, MARKING):
            return
        seat = first_decider(t)
        t.step(seat, by_rule_of_thumb(t, seat, t.legal(seat), chance))


def by_rule_of_thumb(t: CorleoneState, seat: int, actions: list[Action], chance: Chance) -> Action:
    """Save the highest card, use what can be used, give up what matters least."""
    if len(actions) == 1:
        return actions[0]
    highest: Action | None = None
    cheapest: Action | None = None
    least_worth = 1 << 30
    for action in actions:
        if action.kind == ACCEPT_VERB:
            return action
        if action.kind == STASH:
            highest = action
        elif action.kind == TRADE:
            worth = keeping(t, seat, action.b)
            if worth < least_worth:
                least_worth = worth
                cheapest = action
    if highest is not None:
        return highest
    if cheapest is not None and least_worth < 150:
        return cheapest
    if cheapest is not None or actions[0].kind == DONE:
        return actions[-1]
    useful = len(actions) - 1 if actions[-1].kind == DONE else len(actions)
    return actions[chance.below(useful)]


# -- judging ---------------------------------------------------------------


def judge(t: CorleoneState, seat: int) -> int:
    rival = -(1 << 30)
    for other in range(t.players):
        if other != seat:
            rival = max(rival, standing(t, other))
    return standing(t, seat) - rival * RIVAL // 100


def standing(t: CorleoneState, seat: int) -> int:
    total = t.in_suitcase(seat) * DOLLAR
    total += hand_worth(t, seat)
    total += (t.thugs_left[seat] + t.members_left[seat]) * FIGURE
    total += turfs_worth(t, seat)
    total += colours_worth(t, seat)
    if t.first == seat and t.act < ACTS and t.players > 2:
        total += HORSE_HEAD
    for ally, place in enumerate(t.ally_at):
        if place == IN_HAND + seat:
            total += ally_worth(t, ally, 1)
        elif place == PLAYED + seat:
            total += ally_worth(t, ally, 0)
    return total


def hand_worth(t: CorleoneState, seat: int) -> int:
    """Beyond the hand limit a card is worth less, for it will have to go."""
    at = seat * TYPES
    last = t.act == ACTS
    dollars = 0
    cards = len(t.jobs[seat])
    for value in range(MONEY):
        dollars += t.hands[at + value] * VALUES[value]
        cards += t.hands[at + value]
    total = dollars * HAND_DOLLAR
    if last:
        total += top_cards(t, seat, t.rules.hand_limits[ACTS - 1]) * (DOLLAR - HAND_DOLLAR)
    goods = 0
    for good in (GUN, BOOZE, BLOOD):
        goods += t.hands[at + good]
    cards += goods + t.hands[at + NARCOTICS]
    total += goods * GOOD + t.hands[at + NARCOTICS] * NARCOTIC
    figures = t.thugs_left[seat] + t.members_left[seat]
    if last and figures == 0:
        total = top_cards(t, seat, t.rules.hand_limits[ACTS - 1]) * DOLLAR
    else:
        for job in t.jobs[seat]:
            total += job_worth(t, seat, job & JOB_MASK)
        for job in t.public:
            total += job_worth(t, seat, job) // 3
    limit = t.rules.hand_limits[t.act - 1]
    if cards > limit:
        total -= (cards - limit) * (30 if figures else 55)
    return total


def top_cards(t: CorleoneState, seat: int, count: int) -> int:
    """The dollars on the highest money cards of a hand."""
    dollars = 0
    value = MONEY - 1
    left = t.hands[seat * TYPES + value]
    while count:
        while left == 0:
            value -= 1
            if value < 0:
                return dollars
            left = t.hands[seat * TYPES + value]
        dollars += VALUES[value]
        left -= 1
        count -= 1
    return dollars


def job_worth(t: CorleoneState, seat: int, job: int) -> int:
    """A job in reach, by how many of its goods are there."""
    goods = t.rules.job_goods[job]
    at = seat * TYPES + GUN
    needed = 0
    missing = 0
    for good in range(3):
        needed += goods[good]
        if goods[good] > t.hands[at + good]:
            missing += goods[good] - t.hands[at + good]
    missing = max(0, missing - t.hands[at + 3])
    gain = COLOUR
    for value in t.rules.job_money[job]:
        gain += VALUES[value] * HAND_DOLLAR
    for effect in t.rules.job_effects[job]:
        gain += EFFECT_WORTH[effect]
    gain -= needed * GOOD
    if gain < JOB_CARD:
        gain = JOB_CARD
    if missing == 0:
        return gain * 6 // 10
    return gain * 3 // (10 * missing)


def turfs_worth(t: CorleoneState, seat: int) -> int:
    """Markers, control, and what the figures on the board are about to win."""
    total = 0
    acts_to_come = ACTS - t.act
    for turf in range(TURFS):
        mine = 0
        counts = [0] * t.players
        for marker in t.markers:
            if marker >> 3 == turf:
                counts[marker & 7] += 1
        mine = counts[seat]
        if mine and mine == max(counts):
            total += 500 * (t.act + 2) // 8
        if t.control[turf] == seat:
            total += CONTROL * acts_to_come
        total += presence_worth(t, seat, turf)
    return total


def presence_worth(t: CorleoneState, seat: int, turf: int) -> int:
    counts = influence(t, turf)
    mine = counts[seat]
    if mine == 0:
        return 0
    most_other = 0
    for side, count in enumerate(counts):
        if side != seat and count > most_other:
            most_other = count
    gain = MARKER + CONTROL * (ACTS - t.act) // 2
    if t.control[turf] != NOBODY and t.control[turf] != seat:
        gain += 40
    if mine > most_other:
        return gain
    return gain // 4 if mine == most_other else 0


def colours_worth(t: CorleoneState, seat: int) -> int:
    """CE-9.2, weighed by how late it is."""
    total = 0
    for colour in range(4):
        counts = [0] * t.players
        for entry in t.completed:
            if t.rules.job_colours[entry & 255] == colour:
                counts[entry >> 8] += 1
        mine = counts[seat]
        if mine:
            total += COLOUR + mine * 20
            if mine == max(counts):
                total += 500 * (t.act + 1) // 7
    return total


def ally_worth(t: CorleoneState, ally: int, now: int) -> int:
    """Once an act; it takes a place in the hand."""
    once = 0
    for effect in t.rules.ally_effects[ally]:
        if effect != THEN:
            once += EFFECT_WORTH[effect]
    return (ACTS - t.act) * (once * 9 // 10 - 30) + now * once * 9 // 10


def keeping(t: CorleoneState, seat: int, card: int) -> int:
    """What a card is worth that may stay in the hand."""
    last = t.act == ACTS
    if card < MONEY:
        return VALUES[card] * (DOLLAR if last else HAND_DOLLAR)
    if last and t.on(DISCARDS):
        return 0
    if card < TYPES:
        return NARCOTIC if card == NARCOTICS else GOOD
    if card < t.rules.first_ally:
        return 30 + job_worth(t, seat, card - TYPES)
    return ally_worth(t, card - t.rules.first_ally, 0)


def bid(t: CorleoneState, seat: int, actions: list[Action], chance: Chance) -> Action:
    """Up to a share of what the best ally on show is worth, a little unlike last time."""
    most = 0
    for ally, place in enumerate(t.ally_at):
        if place == SHOWN:
            most = max(most, ally_worth(t, ally, 0))
    wanted = max(most * (30 + chance.below(50)), 0) // 100
    if most >= DOLLAR // 2:
        wanted = max(wanted, DOLLAR)
    chosen = actions[0]
    for action in actions:
        paid = (
            action.a * VALUES[0] + action.b * VALUES[1] + action.c * VALUES[2] + action.d * VALUES[3]
        ) * DOLLAR
        if paid <= wanted:
            chosen = action
    return chosen
