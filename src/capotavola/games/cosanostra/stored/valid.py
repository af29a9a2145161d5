"""Whether a table that was written down by hand can be played on."""

from capotavola.engine.audience import seats_in
from capotavola.engine.frames import flag_of, number_of, step_of
from capotavola.engine.stored import must
from capotavola.games.cosanostra import cards, table
from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.attempts import A_CARD, A_FLAGS, A_SIZE, NO_CARD
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.deals import board, offers
from capotavola.games.cosanostra.deals.offers import BY, TAKEN, TERMS
from capotavola.games.cosanostra.items.all import promise_of
from capotavola.games.cosanostra.ledger.promises import P_BY, P_ITEM, P_TO
from capotavola.games.cosanostra.order import ACTING, CARD_WORKS, HIRING, PLAN_TURN
from capotavola.games.cosanostra.rules import MEN_EACH, MONOPOLIES, NOTE, ROUNDS, STARTERS
from capotavola.games.cosanostra.stored import valid_stack
from capotavola.games.cosanostra.table import Table, bit_of, marker_business, marker_seat, player_of
from capotavola.games.cosanostra.tasks.second_task import go_together


def check(t: Table) -> None:
    """MalformedValue names the part that does not fit the others."""
    must(len(set(t.families)) == t.players, "families: each once")
    must(t.round <= t.last_round, "round: there are fewer of them")
    for part, amounts in (("cash", t.cash), ("laundered", t.laundered), ("final_income", t.final_income)):
        must(all(amount % NOTE == 0 for amount in amounts), f"{part}: in whole notes of {NOTE}")
    must(
        sum(t.settled) == 0 and all(amount % NOTE == 0 for amount in t.settled),
        "settled: what one paid, others got",
    )
    _check_businesses(t)
    _check_markers(t)
    _check_gangsters(t)
    _check_abilities(t)
    _check_tasks(t)
    _check_jobs(t)
    _check_influence(t)
    valid_stack.check(t)
    _check_offers(t)
    _check_notes(t)
    _check_ledger(t)


# -- businesses ---------------------------------------------------------------


def _check_businesses(t: Table) -> None:
    """Every card is somewhere, once."""
    names = t.rules.business_names
    deck = [card & table.DECK_MASK for card in t.deck]
    planned = [task & table.DECK_MASK for task in t.tasks if task >= table.PURCHASE]
    for business, place in enumerate(t.business_at):
        for part, there, word in (
            ("market", t.market, table.IN_MARKET),
            ("deck", deck, table.IN_DECK),
            ("tasks", planned, table.PLANNED),
        ):
            wanted = 1 if place == word else 0
            must(there.count(business) == wanted, f"{part}: {names[business]} must be there {wanted} times")
        owned = place < table.IN_DECK
        must(owned or not t.down >> business & 1, f"down: {names[business]} is in nobody's area")
        must(
            not t.used >> business & 1 or (owned and t.rules.skill_of[business] in (cards.LAWYER, cards.COP)),
            f"used: {names[business]} has no skill to use",
        )
    must(len(t.market) <= t.rules.figures.market, f"market: more than {t.rules.figures.market} cards")
    for monopoly, name in enumerate(MONOPOLIES):
        must(
            t.monopolies[monopoly] == estate.holder_of(t, monopoly), f"monopolies: who holds {name} (LC-5.5)"
        )


def _check_markers(t: Table) -> None:
    """LC-R20: on others' active businesses, and on purchases that others have planned."""
    for marker in t.markers:
        business, seat = marker_business(marker), marker_seat(marker)
        if t.business_at[business] == table.PLANNED:
            owner = estate.buyer_of(t, business)
        else:
            owner = t.business_at[business]
            must(t.is_active(business), "markers: on active businesses and planned purchases only")
        must(owner != seat, "markers: on others' businesses")
    for seat in range(t.players):
        most = t.rules.figures.markers
        must(t.markers_out(seat) <= most, f"markers: more than {most} of one player")


# -- gangsters ------------------------------------------------------------------


def _check_gangsters(t: Table) -> None:
    """LC-1.4, section 8"""
    names, mercenaries = t.rules.men.names, t.rules.first_mercenary
    for man, place in enumerate(t.man_at):
        if man < mercenaries:
            family, number = man // MEN_EACH, man % MEN_EACH
            seat = t.families.index(family) if family in t.families else cards.NOBODY
            fits = (
                place == table.OUT
                if seat == cards.NOBODY
                else place < table.UNDER
                or table.TROPHY <= place < table.OUT
                or (number >= STARTERS and place == table.UNDER + seat)
                or (number < STARTERS and place == table.OUT and t.expansion)  # LC-8.4
            )
        elif t.expansion:
            fits = (
                place < table.UNDER
                or table.TROPHY <= place < table.OUT
                or place in (table.IN_STACK, table.SHOWN, table.ASIDE)
            )
            late = t.rules.men.strength[man] >= t.rules.figures.late_strength
            fits = fits and (
                not late or place == table.ASIDE or t.round >= t.rules.figures.late_from
            )  # LC-8.5
        else:
            fits = place == table.OUT
        must(fits, f"gangsters: {names[man]} cannot be there")
        wanted = 1 if place == table.IN_STACK else 0
        must(t.stack_of_men.count(man) == wanted, f"mercenaries: {names[man]} must be there {wanted} times")
        must(
            place < table.UNDER or not t.man_down >> man & 1,
            f"gangsters_down: {names[man]} is in nobody's area",
        )
        must(place < table.UNDER or not t.mods[man], f"cards_on: {names[man]} is in nobody's area")


def _check_abilities(t: Table) -> None:
    rules = t.rules
    must(t.expansion or not (t.grown or t.split), "grown, split: only with the expansion")
    growing = rules.with_ability[cards.GROW]
    each = rules.men.amount[growing] if growing != cards.NOBODY else 0
    must(t.grown <= each * t.round and (not each or t.grown % each == 0), "grown: once a round (LC-R21)")
    for ability, uses in enumerate(t.ability_uses):
        man = rules.with_ability[ability]
        most = rules.men.uses[man] if man != cards.NOBODY and t.expansion else 0
        must(uses <= most, f"ability_uses: {cards.ABILITY_NAMES[ability]} more than {most} times")


def _check_tasks(t: Table) -> None:
    """LC-R17, LC-R18: who may have two, and which."""
    names = t.rules.men.names
    for man in range(t.rules.gangsters):
        first, second = t.tasks[man * 2], t.tasks[man * 2 + 1]
        must(first == cards.NO_TASK or t.man_active(man), f"tasks: {names[man]} is not active")
        for task in (first, second):
            hidden = task == cards.NO_TASK or task >= table.PURCHASE or task >> cards.SEEN <= t.everybody()
            must(hidden, "tasks: no spectator knows a planned job")
        if second == cards.NO_TASK:
            continue
        ability = t.rules.men.ability[man]
        must(go_together(ability, first, second), f"tasks: not both for {names[man]}")
        must(ability != cards.TWO_JOBS or t.split, "split: two jobs are planned")


# -- cards ------------------------------------------------------------------------


def _check_jobs(t: Table) -> None:
    """LC-1.2: every card is somewhere, once; those of later rounds are in their decks."""
    out = [task & cards.CARD_MASK for task in t.tasks if task != cards.NO_TASK and task < table.PURCHASE]
    for at in range(0, len(t.attempts), A_SIZE):
        if not t.attempts[at + A_FLAGS] & NO_CARD:
            out.append(t.attempts[at + A_CARD])
    for hand in t.jobs:
        out.extend(hand)
    for pile in t.discards:
        out.extend([card & cards.CARD_MASK for card in pile])
    for card in out:
        must(card >> cards.ROUND <= t.round, "jobs: one of a later round")
    for number in range(ROUNDS):
        there = [*t.decks[number], *[card for card in out if card >> cards.ROUND == number + 1]]
        must(
            sorted(there) == sorted(t.rules.decks[number]),
            f"jobs: not each card of round {number + 1} once (LC-1.2)",
        )


def _check_influence(t: Table) -> None:
    """LC-R1: 33 cards, those on gangsters and the one being played included."""
    names = t.rules.influences.names
    for kind in range(cards.INFLUENCE):
        there = sum(t.influence[kind :: cards.INFLUENCE]) + t.influence_deck.count(kind)
        for card in t.influence_discards:
            there += card & table.HAND_MASK == kind
        if cards.EASIER <= kind <= cards.WEAKER:
            there += sum(mods & bit_of(kind) != 0 for mods in t.mods)
        for entry in t.stack:
            there += step_of(entry) == CARD_WORKS and flag_of(entry) == kind
        copies = t.rules.influences.copies[kind]
        must(there == copies, f"influence: {there} of {names[kind]}, not {copies}")
    for at, count in enumerate(t.influence):
        must(t.known[at] <= count, "known: no more than are in the hand")
    for mods in t.mods:
        for kind in range(cards.EASIER, cards.WEAKER + 1):
            seat = player_of(mods, kind)
            must(seat < t.players and (seat == 0 or mods & bit_of(kind) != 0), "cards_on: who played it")


# -- deals ------------------------------------------------------------------------


def _check_offers(t: Table) -> None:
    """LC-R9: those of this stage that stand."""
    must(not (t.offers or t.made) or _deals_stage(t), "offers, made: not at this stage")
    pairs: list[tuple[int, int]] = []
    for offer in t.offers:
        by, to = offer[BY], offer[TERMS + parts.TO]
        must(not to >> by & 1 and to <= t.everybody(), "offers: to other players")
        must(offer[TAKEN] & ~to == 0, "offers: taken by those it is made to")
        must(len(offer) > TERMS + parts.ITEMS, "offers: about something")
        for other in seats_in(to):
            must(offers.possible(t, by, other, offer[TERMS:]), "offers: all of it must be possible")
            pairs.append((by, other))
    must(len(set(pairs)) == len(pairs), "offers: one open from one player to another")
    for seat in range(t.players):
        made = t.rules.figures.offers - offers.offers_left(t, seat)
        must(made <= t.rules.figures.offers, "made: too many offers of one player")
        must(sum(offer[BY] == seat for offer in t.offers) <= made, "made: fewer than stand")


def _check_notes(t: Table) -> None:
    """LC-R46: what they say holds, until the last task of the round is done."""
    must(not any(t.posts) or _deals_stage(t), "posts: not at this stage")
    must(not any(t.notes) or (bool(t.stack) and not t.closed), "notes: the board has been wiped")
    for seat, note in enumerate(t.notes):
        for entry in note:
            must(board.holds(t, seat, entry), "notes: what they say must hold")


def _deals_stage(t: Table) -> bool:
    """Planning, action, or hiring that has begun."""
    for entry in t.stack:
        step = step_of(entry)
        if step == PLAN_TURN or step == ACTING or (step == HIRING and number_of(entry)):
            return True
    return False


def _check_ledger(t: Table) -> None:
    for promise in t.ledger:
        must(promise[P_BY] != promise[P_TO], "ledger: promised to another player")
        promise_of(promise[P_ITEM]).check_stored(t, promise)
