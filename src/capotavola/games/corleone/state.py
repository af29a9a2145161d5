"""Corleone's Empire in play: its steps in the order of the rulebook."""

from typing import Final

from capotavola.engine.chance import Chance
from capotavola.engine.outcome import Outcome
from capotavola.engine.steps import Course
from capotavola.engine.values import Json
from capotavola.games.corleone import knowledge, table, tribute
from capotavola.games.corleone.bribery import Bids, Bribes, Choosing
from capotavola.games.corleone.business import EndOfTurn, Turn
from capotavola.games.corleone.completing import Reward
from capotavola.games.corleone.effects.exchanges import Paying, Picking
from capotavola.games.corleone.effects.jobs import Keeping
from capotavola.games.corleone.effects.opponents import Dollars, Giving, Looking
from capotavola.games.corleone.fronts import Benefit, FrontUse, Order
from capotavola.games.corleone.rules import Rules
from capotavola.games.corleone.shown import views
from capotavola.games.corleone.table import Table
from capotavola.games.corleone.tribute import Discards, Entracte, Tribute
from capotavola.games.corleone.use import Use
from capotavola.games.corleone.war import Marking, War

COURSE: Final = Course(
    [
        Turn(table.TURN, "turn"),
        EndOfTurn(table.END_OF_TURN, "end-of-turn"),
        Order(table.ORDER, "order"),
        Benefit(table.BENEFIT, "benefit"),
        FrontUse(table.FRONT_USE, "front-use"),
        Use(table.USE, "use"),
        Paying(table.PAYING, "paying"),
        Picking(table.PICKING, "picking"),
        Keeping(table.KEEPING, "keeping"),
        Giving(table.GIVING, "giving"),
        Dollars(table.DOLLARS, "dollars"),
        Looking(table.LOOKING, "looking"),
        Reward(table.REWARD, "reward"),
        War(table.WAR, "war"),
        Marking(table.MARKING, "marking"),
        Bids(table.BIDS, "bids"),
        Bribes(table.BRIBES, "bribes"),
        Choosing(table.CHOOSING, "choosing"),
        Tribute(table.TRIBUTE, "tribute"),
        Discards(table.DISCARDS, "discards"),
        Entracte(table.ENTRACTE, "entracte"),
    ],
    over="CE-9.3",
    seats="CE-1.1",
    turns="CE-4.1",
)


class CorleoneState(Table):
    def __init__(self, rules: Rules, players: int, chance: Chance) -> None:
        super().__init__(rules, COURSE, players, chance)

    def view(self, seat: int | None) -> dict[str, Json]:
        return views.view(self, seat, self.check_viewer(seat))

    def copy_with(self, chance: Chance) -> "CorleoneState":
        twin = self.without_memory(chance)
        twin.memory = self.memory[:]
        twin.minima = self.minima[:]
        return twin

    def without_memory(self, chance: Chance) -> "CorleoneState":
        """A copy that is played on but never imagined from: who knows what of which hand is left out."""
        twin = CorleoneState(self.rules, self.players, chance)
        twin.stack = self.stack[:]
        twin.waiting = self.waiting
        twin.act = self.act
        twin.first = self.first
        twin.active = self.active
        twin.families = self.families  # never changes after the deal
        twin.blue = self.blue[:]
        twin.red = self.red[:]
        twin.tile_on = self.tile_on[:]
        twin.thug_at = self.thug_at[:]
        twin.member_at = self.member_at[:]
        twin.boss_at = self.boss_at
        twin.mayor_at = self.mayor_at
        twin.chief_at = self.chief_at
        twin.moved_now = self.moved_now
        twin.thugs_left = self.thugs_left[:]
        twin.members_left = self.members_left[:]
        twin.markers = self.markers[:]
        twin.control = self.control[:]
        twin.supply = self.supply[:]
        twin.hands = self.hands[:]
        twin.jobs = [hand[:] for hand in self.jobs]
        twin.suitcases = self.suitcases[:]
        twin.completed = self.completed[:]
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.public = self.public[:]
        twin.ally_at = self.ally_at[:]
        twin.pending = self.pending[:]
        twin.drawn = self.drawn[:]
        twin.bids = self.bids[:]
        twin.queue = self.queue[:]
        twin.aside = self.aside[:]
        twin.memory = []
        twin.minima = []
        return twin

    def reimagine(self, viewer: int, chance: Chance) -> None:
        knowledge.reimagine(self, viewer, chance)

    def reopen(self, seat: int) -> None:
        knowledge.reopen(self, seat)

    def points(self) -> list[int]:
        return tribute.final_scores(self)

    def won(self) -> list[int]:
        return tribute.winners(self)

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        breakdown: dict[str, Json] = {
            "suitcase": [self.in_suitcase(seat) for seat in range(self.players)],
            "turfs": [*tribute.turf_bonus(self)],
            "colours": [*tribute.colour_bonus(self)],
        }
        return Outcome("acts-played", self.points(), self.won(), breakdown)
