"""What a seat may know, and other worlds that it could be in just as well.

Jobs lie hidden in decks, hands, on gangsters and face down on discards; their backs show the round,
so whatever of a round a viewer has not seen may be anywhere among that round's hidden cards. Of the
influence cards each player's first three are known to all, until that player discards one unseen.
Businesses put under the deck were seen by all; the rest of the deck may lie in any order.
"""

from capotavola.engine.chance import Chance
from capotavola.games.cosanostra.cards import CARD_MASK, INFLUENCE, ROUND, SEEN, back_of
from capotavola.games.cosanostra.deals.offers import KNOWN_BY, audience
from capotavola.games.cosanostra.influence.hands import in_order
from capotavola.games.cosanostra.rules import ROUNDS
from capotavola.games.cosanostra.table import DECK_SEEN, HAND_MASK, HAND_SEEN, Table, is_job


def reimagine(t: Table, me: int, chance: Chance) -> None:
    """Deal everything anew that the viewer cannot know."""
    t.chance = chance
    for number in range(ROUNDS):
        _redeal_jobs(t, me, number, chance)
    _redeal_influence(t, me, chance)
    _reorder_deck(t, me, chance)
    t.stack_of_men.sort()
    chance.shuffle(t.stack_of_men)
    _forget_offers(t, me)


def _redeal_jobs(t: Table, me: int, number: int, chance: Chance) -> None:
    """All hidden cards of one round, in one fixed order of places, so that the truth does not matter."""
    back = number + 1
    pool = t.decks[number][:]
    for seat, hand in enumerate(t.jobs):
        if seat != me:
            pool.extend([card for card in hand if card >> ROUND == back])
    for task in t.tasks:
        if _hidden_job(task, me, back):
            pool.append(task & CARD_MASK)
    for entry in t.discards[number]:
        if not entry >> SEEN >> me & 1:
            pool.append(entry & CARD_MASK)
    if len(pool) < 2:
        return
    pool.sort()
    chance.shuffle(pool)
    for place in range(len(t.decks[number])):
        t.decks[number][place] = pool.pop()
    for seat, hand in enumerate(t.jobs):
        if seat != me:
            t.jobs[seat] = sorted(
                [pool.pop() if card >> ROUND == back else card for card in hand], key=in_order
            )
    for place, task in enumerate(t.tasks):
        if _hidden_job(task, me, back):
            t.tasks[place] = task & ~CARD_MASK | pool.pop()
    for place, entry in enumerate(t.discards[number]):
        if not entry >> SEEN >> me & 1:
            t.discards[number][place] = entry & ~CARD_MASK | pool.pop()


def _hidden_job(task: int, me: int, back: int) -> bool:
    return is_job(task) and back_of(task) == back and not task >> SEEN >> me & 1


def _redeal_influence(t: Table, me: int, chance: Chance) -> None:
    pool = t.influence_deck[:]
    unknown = [0] * t.players
    for seat in range(t.players):
        if seat == me:
            continue
        for kind in range(INFLUENCE):
            at = seat * INFLUENCE + kind
            hidden = t.influence[at] - t.known[at]
            unknown[seat] += hidden
            pool.extend([kind] * hidden)
            t.influence[at] = t.known[at]
    for entry in t.influence_discards:
        if not entry >> HAND_SEEN >> me & 1:
            pool.append(entry & HAND_MASK)
    pool.sort()
    chance.shuffle(pool)
    for place in range(len(t.influence_deck)):
        t.influence_deck[place] = pool.pop()
    for seat in range(t.players):
        for _ in range(unknown[seat]):
            t.influence[seat * INFLUENCE + pool.pop()] += 1
    for place, entry in enumerate(t.influence_discards):
        if not entry >> HAND_SEEN >> me & 1:
            t.influence_discards[place] = entry & ~HAND_MASK | pool.pop()


def _reorder_deck(t: Table, me: int, chance: Chance) -> None:
    """Those that the viewer knows keep their places, and who knows which place stays as it is."""
    hidden = [place for place in range(len(t.deck)) if not t.deck[place] >> DECK_SEEN >> me & 1]
    cards = sorted(t.deck[place] & (1 << DECK_SEEN) - 1 for place in hidden)
    chance.shuffle(cards)
    for place in hidden:
        t.deck[place] = t.deck[place] >> DECK_SEEN << DECK_SEEN | cards.pop()


def _forget_offers(t: Table, me: int) -> None:
    """Private ones between others, and that they were made."""
    for number in range(len(t.offers) - 1, -1, -1):
        if not audience(t.offers[number]) >> me & 1:
            t.offers.pop(number)
            t.offer_texts.pop(number)
    t.made = [entry for entry in t.made if entry >> KNOWN_BY >> me & 1]
