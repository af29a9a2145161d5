"""The rules, in the order of the rulebook: what is legal, what it does, and who sees what of it."""

from copy import deepcopy
from typing import Final

from msgspec import to_builtins

from bustarella.table import FAVOURS, NOBODY, NOT_SEALED, Envelope, Favour, Options, Seat, Table, View
from capotavola.engine.action import Action, Param, Verb, Vocabulary
from capotavola.engine.audience import ALL, but, only
from capotavola.engine.chance import Chance, fast_chance
from capotavola.engine.event import Event
from capotavola.engine.outcome import Outcome
from capotavola.engine.refusal import Refusal
from capotavola.engine.state import State
from capotavola.engine.values import Json

KEEP, BRIBE = 0, 1
VERBS: Final = Vocabulary(
    [Verb(KEEP, "keep", [], harmless=True), Verb(BRIBE, "bribe", [Param("favour", FAVOURS), Param("coins")])]
)


class BustarellaState(State):
    def __init__(self, chance: Chance, table: Table) -> None:
        super().__init__(len(table.coins), chance)
        self.table = table
        self.ask()

    def begin_round(self) -> None:
        t = self.table
        t.round += 1
        t.favours = [NOBODY] * self.players
        t.paid = [NOT_SEALED] * self.players
        self.ask()
        if self.waiting:
            t.worth = [1 + self.chance.below(6) for _ in FAVOURS]  # BU-2.1
            self.tell("round-began", {"round": t.round, **dict(zip(FAVOURS, t.worth, strict=True))})

    def ask(self) -> None:
        """BU-2.2: everybody who has not sealed an envelope yet, until the last round is over."""
        t = self.table
        asked = [seat for seat in range(self.players) if t.round <= t.rounds and t.paid[seat] == NOT_SEALED]
        self.waiting = sum(1 << seat for seat in asked)

    def legal(self, seat: int) -> list[Action]:
        return self.envelopes(seat) if seat in self.deciders() else []

    def envelopes(self, seat: int) -> list[Action]:
        """BU-2.2, BU-2.3: an empty one, or one for a favour with any part of one's coins."""
        sums = range(1, self.table.coins[seat] + 1)
        bribes = [VERBS.several(BRIBE, favour, coins) for favour in range(len(FAVOURS)) for coins in sums]
        return [VERBS.plain(KEEP), *bribes]

    def explain(self, seat: int, action: Action) -> Refusal:
        if not self.waiting:
            return Refusal("BU-4.1", "game-over")
        if seat not in self.deciders():
            return Refusal("BU-2.2", "sealed-already")
        if action.b < 1:
            return Refusal("BU-2.3", "nothing-in-it")
        return Refusal("BU-2.3", "too-poor", {"coins": self.table.coins[seat]})

    def step(self, seat: int, action: Action) -> None:
        self.seal(seat, action)
        self.ask()
        self.tell("sealed", {"seat": seat}, but(seat))
        if action.kind == KEEP:
            self.tell("sealed-empty", {"seat": seat}, only(seat))
        else:
            self.tell(
                "sealed-own", {"seat": seat, "favour": FAVOURS[action.a], "coins": action.b}, only(seat)
            )
        if not self.waiting:
            self.open_envelopes()
            self.begin_round()

    def seal(self, seat: int, action: Action) -> None:
        self.table.favours[seat] = NOBODY if action.kind == KEEP else action.a
        self.table.paid[seat] = 0 if action.kind == KEEP else action.b

    def open_envelopes(self) -> None:
        t = self.table
        for seat, coins in enumerate(t.paid):
            t.coins[seat] += 1 if not coins else -coins  # BU-3.1, BU-3.3
            if coins:
                self.tell("opened", {"seat": seat, "favour": FAVOURS[t.favours[seat]], "coins": coins})
            else:
                self.tell("kept", {"seat": seat})
        for favour in range(len(FAVOURS)):
            self.grant(favour)

    def grant(self, favour: int) -> None:
        """BU-3.2: to who gave most for it; to nobody if several did."""
        t = self.table
        given = [paid if t.favours[seat] == favour else 0 for seat, paid in enumerate(t.paid)]
        if max(given) and given.count(max(given)) == 1:
            seat = given.index(max(given))
            t.influence[seat] += t.worth[favour]
            self.tell("granted", {"seat": seat, "favour": FAVOURS[favour], "influence": t.worth[favour]})
        elif max(given):
            self.tell("tied", {"favour": FAVOURS[favour]})

    def tell(self, name: str, args: dict[str, Json], audience: int = ALL) -> None:
        if self.told is not None:
            self.told.append(Event(name, args, audience))

    def outcome(self) -> Outcome | None:
        """BU-4.1, BU-4.2: the most influence; among equals, the most coins."""
        if self.waiting:
            return None
        ranks = list(zip(self.table.influence, self.table.coins, strict=True))
        winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
        return Outcome("rounds-played", [*self.table.influence], winners, {"coins": [*self.table.coins]})

    def view(self, seat: int | None) -> dict[str, Json]:
        self.check_viewer(seat)
        t = self.table
        view = View(
            game="bustarella",
            viewer=seat,
            players=self.players,
            options=Options(t.rounds),
            step="sealing" if self.waiting else "over",
            deciders=self.deciders(),
            round=min(t.round, t.rounds),
            favours=[Favour(name, worth) for name, worth in zip(FAVOURS, t.worth, strict=True)],
            seats=[self.seen(owner, owner == seat) for owner in range(self.players)],
        )
        shown: dict[str, Json] = to_builtins(view)
        return shown

    def seen(self, owner: int, own: bool) -> Seat:
        """BU-2.2: that an envelope is sealed all can see; what is in it only its owner."""
        t = self.table
        filled = own and t.paid[owner] > 0
        envelope = Envelope(FAVOURS[t.favours[owner]], t.paid[owner]) if filled else None
        return Seat(t.influence[owner], t.coins[owner], t.paid[owner] != NOT_SEALED, envelope)

    def copy(self) -> "BustarellaState":
        return BustarellaState(self.chance.copy(), deepcopy(self.table))

    def imagine(self, seat: int | None, rng_int: int) -> "BustarellaState":
        """What lies in the envelopes of others may be anything: never look at what does."""
        self.check_viewer(seat)
        world = BustarellaState(fast_chance(rng_int), deepcopy(self.table))
        for other in range(self.players):
            if other != seat and self.table.paid[other] != NOT_SEALED:
                possible = self.envelopes(other)
                world.seal(other, possible[world.chance.below(len(possible))])
        return world

    def reopen(self, seat: int) -> None:
        """Whose envelope is sealed from a seat, fills another."""
        for other in range(self.players):
            if other != seat and self.table.paid[other] != NOT_SEALED:
                self.table.favours[other], self.table.paid[other] = NOBODY, NOT_SEALED
                self.waiting |= 1 << other
