"""Corleone's Empire in play: which chapter speaks at which step."""

from capotavola.engine.action import Action
from capotavola.engine.chance import Chance, fast_chance
from capotavola.engine.outcome import Outcome
from capotavola.engine.refusal import Refusal
from capotavola.engine.values import Json
from capotavola.games.corleone import (
    bribery,
    business,
    draws,
    fronts,
    knowledge,
    opponents,
    refusals,
    tribute,
    use,
    views,
    war,
)
from capotavola.games.corleone.table import (
    BENEFIT,
    BIDS,
    BRIBES,
    CHOOSING,
    DISCARDS,
    DOLLARS,
    END_OF_TURN,
    ENTRACTE,
    FRONT_USE,
    GIVING,
    KEEPING,
    LOOKING,
    ORDER,
    PAYING,
    PICKING,
    REWARD,
    SEAT,
    SEAT_MASK,
    STEP_MASK,
    TRIBUTE,
    TURN,
    USE,
    WAR,
    Table,
)


class CorleoneState(Table):
    def legal(self, seat: int) -> list[Action]:
        if not 0 <= seat < self.players or not self.waiting >> seat & 1:
            return []
        top = self.stack[-1]
        step = top & STEP_MASK
        if step == TURN:
            return business.legal(self, seat)
        if step == USE:
            return use.legal(self, seat, top)
        if step == BENEFIT:
            return fronts.legal_benefit(self)
        if step == ORDER:
            return fronts.legal_order(self)
        if step == DISCARDS:
            return tribute.legal_discards(self, seat)
        if step == KEEPING:
            return draws.legal_keeping(self)
        if step == BIDS:
            return bribery.legal_bids(self, seat)
        if step == PAYING:
            return use.legal_paying(self, seat)
        if step == PICKING:
            return use.legal_picking(self)
        if step == CHOOSING:
            return bribery.legal_choosing(self)
        if step == GIVING:
            return opponents.legal_giving(self, seat)
        if step == DOLLARS:
            return opponents.legal_dollars(self, seat)
        if step == LOOKING:
            return opponents.legal_looking(self, seat, top)
        return war.legal_marking(self, seat)

    def permits(self, seat: int, action: Action) -> bool:
        """CE-6.1: any bid that the suitcase holds."""
        if not 0 <= seat < self.players or not self.waiting >> seat & 1:
            return False
        return self.stack[-1] & STEP_MASK == BIDS and bribery.possible(self, seat, action)

    def explain(self, seat: int, action: Action) -> Refusal:
        return refusals.explain(self, seat, action)

    def step(self, seat: int, action: Action) -> None:
        step = self.stack[-1] & STEP_MASK
        if step == TURN:
            business.step(self, seat, action)
        elif step == USE:
            use.step(self, seat, action)
        elif step == BENEFIT:
            fronts.decide_benefit(self, seat, action.kind)
        elif step == ORDER:
            fronts.decide_order(self, seat, action.a)
        elif step == DISCARDS:
            tribute.put_one_aside(self, seat, action.a)
        elif step == KEEPING:
            self.answered()
            draws.keep(self, seat, action.a)
        elif step == BIDS:
            bribery.bid(self, seat, action)
        elif step == PAYING:
            use.pay(self, seat, action.a)
        elif step == PICKING:
            use.pick(self, seat, action.a)
        elif step == CHOOSING:
            bribery.choose(self, seat, action.a)
        elif step == GIVING:
            opponents.give(self, seat, action.a)
        elif step == DOLLARS:
            opponents.give_dollar(self, seat, action)
        elif step == LOOKING:
            opponents.take_seen(self, seat, action)
        else:
            war.decide_marking(self, seat, action)
        if not self.waiting:
            self.proceed()

    def proceed(self) -> None:
        """Take the steps that ask nobody, until one asks or the game is over."""
        while not self.waiting and self.stack:
            top = self.stack[-1]
            step = top & STEP_MASK
            if step == USE:
                use.go_on(self)
            elif step == END_OF_TURN:
                self.stack.pop()
                business.next_turn(self)
            elif step == FRONT_USE:
                fronts.lay_out(self)
            elif step == BENEFIT:
                self.waiting = 1 << (top >> SEAT & SEAT_MASK)
            elif step == REWARD:
                business.reward_after_effect(self)
            elif step == WAR:
                war.fight(self)
            elif step == BIDS:
                bribery.open_bids(self)
            elif step == BRIBES:
                bribery.next_bribe(self)
            elif step == TRIBUTE:
                tribute.demand(self)
            elif step == ENTRACTE:
                tribute.entracte(self)

    def view(self, seat: int | None) -> dict[str, Json]:
        return views.view(self, seat, self.check_viewer(seat))

    def copy(self) -> "CorleoneState":
        return self.copy_with(self.chance.copy())

    def copy_with(self, chance: Chance) -> "CorleoneState":
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
        twin.memory = self.memory[:]
        twin.minima = self.minima[:]
        return twin

    def imagine(self, seat: int | None, rng_int: int) -> "CorleoneState":
        me = self.check_viewer(seat)
        chance = fast_chance(rng_int)
        twin = self.copy_with(chance)
        knowledge.reimagine(twin, me, chance)
        return twin

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        breakdown: dict[str, Json] = {
            "suitcase": [self.in_suitcase(seat) for seat in range(self.players)],
            "turfs": [*tribute.turf_bonus(self)],
            "colours": [*tribute.colour_bonus(self)],
        }
        return Outcome("acts-played", tribute.final_scores(self), tribute.winners(self), breakdown)
