"""Every card that moves has an event: whoever hears everything knows where each card is."""

import random
from collections import Counter

import pytest

from capotavola.engine.event import Event
from capotavola.engine.frames import seat_of
from capotavola.engine.values import Json
from capotavola.games.corleone.cards import JOB_MASK, MONEY, TYPE_NAMES, TYPES
from capotavola.games.corleone.state import CorleoneState
from capotavola.games.corleone.table import IN_HAND, KEEPING, PLAYED, SHOWN
from tests.corleone.opening import opened
from tests.corleone.situation import play, situation

Places = dict[str, Counter[str]]

SUPPLY, BOX, SHOW, DECK, DISCARDS, PUBLIC = "supply", "box", "show", "deck", "discards", "public"


def places_of(state: CorleoneState) -> Places:
    """Where the cards are. Of the deck only how many it has is anybody's business."""
    rules = state.rules
    places: Places = {
        SUPPLY: Counter(dict(zip(TYPE_NAMES, state.supply, strict=True))),
        DECK: Counter({"job": len(state.deck)}),
        DISCARDS: Counter(rules.job_names[job] for job in state.discards),
        PUBLIC: Counter(rules.job_names[job] for job in state.public),
        SHOW: _allies(state, SHOWN),
    }
    for seat in range(state.players):
        hand = Counter(dict(zip(TYPE_NAMES, state.hands[seat * TYPES : (seat + 1) * TYPES], strict=True)))
        hand.update(rules.job_names[job & JOB_MASK] for job in state.jobs[seat])
        hand.update(_allies(state, IN_HAND + seat))
        if state.on(KEEPING) and _asked(state) == seat:
            hand.update(rules.job_names[job] for job in state.drawn)
        places[f"hand {seat}"] = hand
        money = state.suitcases[seat * MONEY : (seat + 1) * MONEY]
        case = Counter(dict(zip(TYPE_NAMES, money, strict=False)))
        case.update(rules.job_names[job & 255] for job in state.completed if job >> 8 == seat)
        places[f"suitcase {seat}"] = case
        places[f"before {seat}"] = _allies(state, PLAYED + seat)
    return {place: +cards for place, cards in places.items()}


def _allies(state: CorleoneState, where: int) -> Counter[str]:
    names = state.rules.ally_names
    return Counter(names[ally] for ally, place in enumerate(state.ally_at) if place == where)


def _asked(state: CorleoneState) -> int:
    return seat_of(state.stack[-1])


class Listener:
    """Knows the table at the start, and hears everything that happens."""

    def __init__(self, state: CorleoneState) -> None:
        self.places = places_of(state)
        self.jobs = set(state.rules.job_names)
        self.goods = set(TYPE_NAMES)
        self.bids: dict[int, list[str]] = {}

    def hear(self, event: Event) -> None:
        args = event.args
        seat = args.get("seat")
        hand, case, before = f"hand {seat}", f"suitcase {seat}", f"before {seat}"
        card = str(args.get("card", ""))
        jobs = words(args.get("jobs"))
        allies = words(args.get("allies"))
        match event.name:
            case "took":
                self.move(SUPPLY, hand, [card])
            case "returned":
                self.move(hand, SUPPLY, [card])
            case "stashed":
                self.move(hand, case, [card])
            case "discarded":
                self.move(hand, self.home_of(card), [card])
            case "gave-card":
                self.move(hand, f"hand {args['target']}", [card])
            case "offer-taken":
                self.move(f"hand {args['target']}", case, [card])
            case "completed":
                source = PUBLIC if args["from"] == "public" else hand
                self.move(source, case, [str(args["job"])])
                self.move(hand, SUPPLY, str(args["goods"]).split("+"))
            case "saw-jobs":
                self.draw(hand, jobs)
            case "kept-job":
                self.move(hand, DISCARDS, jobs)
            case "took-discarded-job":
                self.move(DISCARDS, hand, [str(args["job"])])
            case "public-job":
                self.draw(PUBLIC, [str(args["job"])])
            case "jobs-shuffled":
                assert self.places[DISCARDS].total() == args["count"]
                self.places[DECK]["job"] += self.places[DISCARDS].total()
                self.places[DISCARDS].clear()
            case "bid-shown":
                self.bids[int(str(seat))] = words(args["cards"])
            case "paid":
                self.move(case, SUPPLY, self.bids.pop(int(str(seat))))
            case "bid-back":
                assert self.bids.pop(int(str(seat)))
            case "allies-shown":
                self.places[SHOW].update(allies)
            case "allies-gone":
                self.move(SHOW, BOX, allies)
            case "ally-taken":
                self.move(SHOW, hand, [str(args["ally"])])
            case "ally-played":
                self.move(hand, before, [str(args["ally"])])
            case "allies-back":
                self.move(before, hand, allies)
            case "tribute":
                assert not any(self.bids.values()), "a bid went back unheard"

    def home_of(self, card: str) -> str:
        """CE-7.1"""
        return SUPPLY if card in self.goods else DISCARDS if card in self.jobs else BOX

    def draw(self, to: str, jobs: list[str]) -> None:
        assert self.places[DECK]["job"] >= len(jobs)
        self.places[DECK]["job"] -= len(jobs)
        self.places[to].update(jobs)

    def move(self, source: str, to: str, cards: list[str]) -> None:
        for card in cards:
            assert self.places[source][card] > 0, f"{card} is not there: {source}"
            self.places[source][card] -= 1
            if to != BOX:
                self.places[to][card] += 1

    def heard(self) -> Places:
        return {place: +cards for place, cards in self.places.items()}


def words(value: Json) -> list[str]:
    return [str(word) for word in value] if isinstance(value, list) else []


@pytest.mark.rule("CE-R13")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_events_tell_of_every_card_that_moves(players: int) -> None:
    chance = random.Random(players)
    told: Counter[str] = Counter()
    for number in range(8):
        state = opened(players, b"cards %d" % number)
        listener = Listener(state)
        while state.waiting:
            seat = chance.choice(state.deciders())
            action = chance.choice(state.legal(seat))
            for event in state.apply(seat, action):
                told[event.name] += 1
                listener.hear(event)
            assert listener.heard() == places_of(state), action
    rare = {"bid-back", "allies-back", "allies-gone", "jobs-shuffled", "gave-card"}
    assert players < 4 or rare <= set(told)


@pytest.mark.rule("CE-4.6")
def test_the_events_of_an_offer_tell_where_all_shown_cards_go() -> None:
    goods = ["gun", "blood-money", "blood-money"]
    state = situation(4, hands=[["an-offer", *goods], ["money-3"], ["money-5", "money-1"], ["money-5"]])
    listener = Listener(state)
    complete = "complete hand an-offer gun+blood-money+blood-money money-first"
    for event in play(state, (0, complete), (0, "use offer")):
        listener.hear(event)
    assert listener.heard() == places_of(state)
