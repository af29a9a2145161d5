"""What lies where in a situation that is set up by hand: see situation.py."""

from __future__ import annotations

from capotavola.engine.values import Json
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import KIND_MASK, TWO_JOBS
from capotavola.games.cosanostra.rules import MEN_EACH, MONOPOLIES, ROUNDS, STARTERS, Rules
from capotavola.games.cosanostra.state import CosaNostraState
from capotavola.games.cosanostra.stored.codecs import BusinessPlace, ManPlace, Marked
from capotavola.games.cosanostra.stored.writing import BACKS
from capotavola.games.cosanostra.table import IN_DECK


class Jobs:
    """All job cards: those that are named are taken out of their decks.

    A name without a round is a card of the first round that has one left.
    """

    def __init__(
        self, rules: Rules, round: int | None, least: int, named: list[list[str]], top: list[str]
    ) -> None:
        self.left = [[rules.jobs.names[card & KIND_MASK] for card in deck] for deck in rules.decks]
        jobs = [split_job(job) for names in named for job in names if not job.startswith("buy:")]
        for kind, back, _ in jobs:
            if back:
                self.remove(kind, back)
        self.round = round or max([least, *[back or self.first(kind, jobs) for kind, back, _ in jobs]])
        self.top = top
        for job in top:
            self.remove(job, self.round)

    def remove(self, kind: str, back: int) -> None:
        assert kind in self.left[back - 1], f"no {kind} left in round {BACKS[back]}"
        self.left[back - 1].remove(kind)

    def first(self, kind: str, jobs: list[tuple[str, int, str]]) -> int:
        """The first round by which there are as many as are named."""
        wanted = sum(other == kind and not back for other, back, _ in jobs)
        for back in range(1, ROUNDS + 1):
            wanted -= self.left[back - 1].count(kind)
            if wanted <= 0:
                return back
        raise AssertionError(f"not so many of {kind}")

    def take(self, job: str) -> str:
        """With its round, and with who has seen it."""
        kind, back, seen = split_job(job)
        if not back:
            found = [at for at in range(1, self.round + 1) if kind in self.left[at - 1]]
            assert found, f"no {kind} left up to round {BACKS[self.round]}"
            back = found[0]
            self.remove(kind, back)
        return f"{kind}/{BACKS[back]}{seen}"

    def discarded(self, jobs: list[str]) -> list[Json]:
        """Face up unless it is said who has seen it."""
        piles: list[list[Json]] = [[], [], [], []]
        for job in jobs:
            kind, back, seen = split_job(self.take(job))
            piles[back - 1].append(f"{kind}{seen or '@*'}")
        return [*piles]

    def decks(self) -> list[Json]:
        """The top of a deck is its end."""
        top = {self.round: self.top[::-1]}
        return [[*left, *top.get(back, [])] for back, left in enumerate(self.left, start=1)]


def split_job(job: str) -> tuple[str, int, str]:
    """The kind, the round (0 if it is not said), and who has seen it."""
    text, sign, seen = job.partition("@")
    kind, _, back = text.partition("/")
    return kind, BACKS.index(back), sign + seen


class Businesses:
    """All businesses: named cards, then kinds (areas, purchases, deck, market), then the families'."""

    def __init__(
        self,
        rules: Rules,
        players: int,
        own: dict[int, list[str]],
        market: list[str] | None,
        deck: list[str],
        tasks: dict[str, list[str]],
    ) -> None:
        self.rules = rules
        self.players = players
        bought = [plan[4:] for plans in tasks.values() for plan in plans if plan.startswith("buy:")]
        named = [*[name for names in own.values() for name in names], *(market or []), *deck, *bought]
        self.left = [name for name in rules.business_names if name not in named]
        usual = {
            seat: [rules.kinds.names[kind] for kind in rules.family_businesses[seat]]
            for seat in range(players)
            if seat not in own
        }
        self.owned = {self.find(name): seat for seat, names in own.items() for name in names}
        self.planned = [self.find(name) for name in bought]
        self.to_plan = self.planned[:]
        self.on_top = [self.find(name) for name in deck]
        self.market = [self.find(name) for name in market or []]
        for seat, names in usual.items():
            self.owned.update({self.find(name): seat for name in names if self.has(name)})
        if market is None:
            kinds = list(dict.fromkeys(card.rpartition("-")[0] for card in self.left))
            self.market = [self.find(kind) for kind in kinds[: rules.figures.market]]

    def has(self, kind: str) -> bool:
        return any(card.rpartition("-")[0] == kind for card in self.left)

    def find(self, name: str) -> str:
        """A card by its name, or the first of its kind that is free."""
        if name in self.rules.business_names:
            return name
        for card in self.left:
            if card.rpartition("-")[0] == name:
                self.left.remove(card)
                return card
        raise AssertionError(f"no {name} is left")

    def bought(self, plan: str) -> str:
        """The card of a planned purchase, in the order they are named; nothing for a job."""
        return f"buy:{self.to_plan.pop(0)}" if plan.startswith("buy:") else ""

    def dumped(self, empty_deck: bool) -> dict[str, Json]:
        places: dict[str, Json] = {**self.owned}
        for name in self.rules.business_names:
            if name in self.market:
                places[name] = "market"
            elif name in self.planned:
                places[name] = "planned"
            elif empty_deck and name in self.left:
                places[name] = self.players - 1
        left = [] if empty_deck else self.left
        return {"businesses": places, "market": [*self.market], "deck": [*left, *self.on_top[::-1]]}


class Influence:
    """All influence cards: hands, what lies on gangsters, and the deck."""

    def __init__(
        self,
        rules: Rules,
        players: int,
        cards: dict[int, list[str]],
        on: dict[str, dict[str, int]],
        top: list[str],
    ) -> None:
        self.hands = [counted(cards.get(seat, [])) for seat in range(players)]
        self.deck = [rules.influences.names[kind] for kind in rules.influence_deck]
        held = [card for hand in cards.values() for card in hand]
        for card in [*held, *[card for there in on.values() for card in there], *top]:
            assert card in self.deck, f"no {card} is left"
            self.deck.remove(card)
        self.deck += top[::-1]


def counted(names: list[str]) -> dict[str, Json]:
    return {name: names.count(name) for name in names}


def everybody(rules: Rules, players: int, moved: dict[str, Json], expansion: bool) -> dict[str, Json]:
    """LC-1.4; mercenaries are set aside."""
    people: dict[str, Json] = {}
    for seat in range(players):
        for number in range(MEN_EACH):
            name = rules.men.names[seat * MEN_EACH + number]
            people[name] = seat if number < STARTERS else f"under:{seat}"
    if expansion:
        people.update(dict.fromkeys(rules.men.names[rules.first_mercenary :], "aside"))
    for name in moved:
        assert name in rules.men.names, f"no such gangster: {name}"
    return {**people, **moved}


def late_from(rules: Rules, people: dict[str, Json]) -> int:
    """LC-8.5: the first round in which all of them can be there."""
    for name, where in people.items():
        strength = rules.men.strength[rules.men.names.index(name)]
        mercenary = rules.men.names.index(name) >= rules.first_mercenary
        if mercenary and where != "aside" and strength >= rules.figures.late_strength:
            return rules.figures.late_from
    return 1


def is_split(rules: Rules, tasks: dict[str, list[str]]) -> bool:
    """LC-R17"""
    man = rules.with_ability[TWO_JOBS]
    return man >= 0 and len(tasks.get(rules.men.names[man], [])) == 2


def frames(stage: str, turn: int, start: int, players: int, expansion: bool) -> list[Json]:
    """The stack at the beginning of a turn."""
    place = (turn - start) % players
    if stage == "act":
        return [f"acting:{(turn + 1) % players}:0:0", f"action-turn:{turn}:0:0"]
    if stage == "plan":
        return [f"planning:0:1:{(place + 1) % players}", f"plan-turn:{turn}:0:0"]
    if stage == "hire":
        before: list[Json] = ["planning"] if expansion else ["next-round", "limits", "growing"]
        return [*before, f"hiring:0:0:{place + 1}", f"hiring:{turn}:1:0"]
    assert stage == "draw", f"stage is act, plan, hire or draw, not {stage}"
    hiring: list[Json] = ["hiring"] if expansion else []
    return ["planning", *hiring, "more-cards", f"refusing:{turn}:0:{place}"]


def monopolies(base: CosaNostraState, dump: dict[str, Json]) -> dict[str, Json]:
    """LC-5.5, by the engine's own count."""
    rules, table = base.rules, base.copy()
    table.business_at = [IN_DECK] * rules.businesses
    for name, where in a_dict(dump["businesses"]).items():
        table.business_at[rules.business_names.index(name)] = BusinessPlace().into(
            where, "businesses", base.players
        )
    for name, where in a_dict(dump["gangsters"]).items():
        table.man_at[rules.men.names.index(name)] = ManPlace().into(where, "gangsters", base.players)
    table.down = Marked(rules.business_names).into(dump["down"], "down", base.players)
    table.man_down = Marked(rules.men.names).into(dump["gangsters_down"], "gangsters_down", base.players)
    held = {name: estate.holder_of(table, at) for at, name in enumerate(MONOPOLIES)}
    return {name: seat for name, seat in held.items() if seat >= 0}


def a_list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def a_dict(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value


def a_number(value: Json) -> int:
    assert isinstance(value, int)
    return value
