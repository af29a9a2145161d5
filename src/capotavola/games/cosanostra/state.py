"""La Cosa Nostra in play: which chapter speaks at which step."""

from capotavola.engine.action import Action
from capotavola.engine.chance import Chance, fast_chance
from capotavola.engine.frames import flag_of, number_of, seat_of, step_of
from capotavola.engine.outcome import Outcome
from capotavola.engine.refusal import Refusal
from capotavola.engine.values import Json
from capotavola.games.cosanostra import knowledge
from capotavola.games.cosanostra.actions.verbs import (
    COUNTER,
    DECLINE,
    FIRE,
    LAUNDER_NOW,
    LEAVE,
    OFFER,
    PASS,
    PAY,
    POST,
    REMOVE,
    SETTLE,
    STAKE,
    TAKE_BACK,
)
from capotavola.games.cosanostra.deals import board, lapsing, offers, unasked
from capotavola.games.cosanostra.influence import asides
from capotavola.games.cosanostra.order import (
    ACTING,
    ACTION_TURN,
    AFTERWARDS,
    AGAIN,
    BUYING,
    CARD_WORKS,
    DEAL,
    DOUBLING,
    DRAWING,
    FINISHING,
    FIRING_BACK,
    GROWING,
    HIRING,
    INCOME,
    LAUNDERING,
    LIMITS,
    MORE_CARDS,
    NEXT_ROUND,
    PAYING_OUT,
    PICKING_MARKERS,
    PLAN_TURN,
    PLANNING,
    REFUSING,
    ROLLED,
    SETTLING,
    STAKING,
    STRIKING,
    TASK_DONE,
    WINDOW,
)
from capotavola.games.cosanostra.round import acting, clock, draw, hiring, payout, planning, settling
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.shown import refusals, views
from capotavola.games.cosanostra.table import Table
from capotavola.games.cosanostra.tasks import answers, effects, targets, work


class CosaNostraState(Table):
    def legal(self, seat: int) -> list[Action]:
        if not 0 <= seat < self.players or not self.waiting >> seat & 1:
            return []
        top = self.stack[-1]
        step = step_of(top)
        if step == WINDOW:
            return answers.legal(self, seat, top)
        if step == PLAN_TURN:
            return planning.legal(self, seat, top)
        if step == ACTION_TURN:
            return acting.legal(self, seat, top)
        if step == REFUSING:
            return draw.legal_refusing(self, seat)
        if step == HIRING:
            return hiring.legal(self, seat)
        if step == LIMITS:
            return payout.legal_limits(self, seat)
        if step == LAUNDERING:
            return effects.legal_laundering(self, seat, top)
        if step == BUYING:
            return effects.legal_buying(self, seat, top)
        if step == STAKING:
            return effects.legal_staking(self, seat)
        if step == PICKING_MARKERS:
            return targets.legal_picking(self, seat, number_of(top))
        if step == FIRING_BACK:
            return [self.rules.vocabulary.plain(FIRE), self.rules.vocabulary.plain(PASS)]
        if step == DRAWING:
            return draw.legal_drawing(self)
        if step == AGAIN:
            return acting.legal_again(self, seat, number_of(top))
        if step == AFTERWARDS:
            return acting.legal_afterwards(self, seat, number_of(top))
        if step == DOUBLING:
            return payout.legal_doubling(self, seat)
        if step == SETTLING:
            return settling.legal(self, seat, top)
        return payout.legal_growing(self)

    def unasked(self, seat: int) -> list[Action]:
        """Deals, markers, promises; with LC-10.3 looks; Alexei on cards that lie on gangsters."""
        if not 0 <= seat < self.players or not self.waiting:
            return []
        actions: list[Action] = []
        unasked.add_unasked(self, seat, actions)
        step = step_of(self.stack[-1])
        turn = step == PLAN_TURN or step == ACTION_TURN
        if turn and self.spying and not self.waiting >> seat & 1:
            asides.spying(self, seat, actions)
        if self.expansion and not (turn and self.waiting >> seat & 1) and asides.between_tasks(self):
            asides.removals(self, seat, actions)
        return actions

    def permits(self, seat: int, action: Action) -> bool:
        """Offers, notes, gifts, stakes and laundered money of any amount."""
        if not 0 <= seat < self.players or not self.waiting:
            return False
        kind = action.kind
        if kind == OFFER or kind == COUNTER:
            return offers.can_offer(self, seat, action.terms, kind == COUNTER)
        if kind == PAY:
            return offers.can_pay(self, seat, action.a, action.b)
        if kind == POST:
            return board.can_post(self, seat, action.terms)
        if kind == DECLINE:
            return offers.can_decline(self, seat, action.a)
        if not self.waiting >> seat & 1 or action.a % NOTE:
            return False
        step = step_of(self.stack[-1])
        if step == STAKING and kind == STAKE:
            return 0 <= action.a <= effects.most_stake(self, seat)
        if step == LAUNDERING and kind == LAUNDER_NOW:
            return 0 < action.a <= effects.most_laundered(self, seat, self.stack[-1])
        return False

    def pressed(self) -> int:
        return offers.pressed(self)

    def talk_open(self) -> bool:
        return offers.deals_open(self)

    def limit_seconds(self, seat: int) -> int:
        return clock.limit_seconds(self, seat)

    def overdue(self, seat: int, chance: Chance) -> Action:
        return clock.overdue(self, seat, chance)

    def explain(self, seat: int, action: Action) -> Refusal:
        return refusals.explain(self, seat, action)

    def step(self, seat: int, action: Action) -> None:
        kind = action.kind
        asked = step_of(self.stack[-1]) == SETTLING and (kind == SETTLE or kind == LEAVE)
        if kind == POST:
            board.post(self, seat, action.terms)
        elif kind >= TAKE_BACK and not asked:
            offers.step(self, seat, action)
            if step_of(self.stack[-1]) == SETTLING:
                self.waiting = 0  # a marker taken back may be what somebody lacked to keep a promise
        elif kind == REMOVE:
            asides.step(self, seat, action)
        elif not self.waiting >> seat & 1:
            self.waiting = 0
            asides.step(self, seat, action)
        else:
            self.decide(seat, action)
        if not self.waiting:
            self.proceed()
        if self.offers:
            lapsing.lapse_impossible(self)
        board.strike(self)

    def decide(self, seat: int, action: Action) -> None:
        """What the seat was asked."""
        top = self.stack[-1]
        step = step_of(top)
        if step == WINDOW:
            answers.decide(self, seat, action)
        elif step == PLAN_TURN:
            planning.step(self, seat, action)
        elif step == ACTION_TURN:
            acting.step(self, seat, action)
        elif step == REFUSING:
            draw.decide_refusing(self, seat, action.kind)
        elif step == HIRING:
            hiring.decide(self, seat, action)
        elif step == LIMITS:
            payout.decide_limits(self, seat, action)
        elif step == LAUNDERING:
            effects.decide_laundering(self, seat, action)
        elif step == BUYING:
            effects.decide_buying(self, seat, action)
        elif step == STAKING:
            work.stake(self, seat, action.a)
        elif step == PICKING_MARKERS:
            work.pick_marker(self, seat, action.a)
        elif step == FIRING_BACK:
            work.decide_return_fire(self, action.kind)
        elif step == DRAWING:
            draw.decide_drawing(self, seat, action.a)
        elif step == AGAIN:
            acting.decide_again(self, action)
        elif step == AFTERWARDS:
            acting.decide_afterwards(self, number_of(top), action)
        elif step == DOUBLING:
            payout.decide_doubling(self, action.a)
        elif step == SETTLING:
            settling.decide(self, seat, action)
        else:
            payout.decide_growing(self, seat, action.kind)

    def proceed(self) -> None:
        """Take the steps that ask nobody, until one asks or the game is over."""
        while not self.waiting and self.stack:
            top = self.stack[-1]
            step = step_of(top)
            if step == WINDOW:
                answers.go_on(self)
            elif step == PLAN_TURN:
                planning.go_on(self, top)
            elif step == ACTION_TURN:
                acting.go_on(self, top)
            elif step == PLANNING:
                planning.next_turn(self)
            elif step == ACTING:
                acting.next_turn(self)
            elif step == CARD_WORKS:
                asides.works(self)
            elif step == ROLLED:
                work.rolled(self)
            elif step == FINISHING:
                work.finish(self)
            elif step == TASK_DONE:
                acting.task_done(self)
            elif step == STRIKING:
                effects.strike(self)
            elif step == PAYING_OUT:
                effects.pay_out(self)
            elif step == MORE_CARDS:
                draw.draw_more(self)
            elif step == HIRING:
                if flag_of(top):
                    self.waiting = 1 << seat_of(top)
                else:
                    hiring.open_stage(self)
            elif step == GROWING:
                payout.open_growing(self)
            elif step == LIMITS:
                payout.open_limits(self)
            elif step == INCOME:
                payout.pay_incomes(self)
            elif step == SETTLING:
                settling.go_on(self, top)
            elif step == NEXT_ROUND:
                payout.next_round(self)
            elif step == DEAL:
                draw.open_round(self)

    def view(self, seat: int | None) -> dict[str, Json]:
        return views.view(self, seat, self.check_viewer(seat))

    def copy(self) -> "CosaNostraState":
        return self.copy_with(self.chance.copy())

    def copy_with(self, chance: Chance) -> "CosaNostraState":
        twin = CosaNostraState(self.rules, self.players, chance)
        twin.stack = self.stack[:]
        twin.waiting = self.waiting
        twin.last_round = self.last_round
        twin.two_gangsters = self.two_gangsters
        twin.spying = self.spying
        twin.bonus = self.bonus
        twin.clock = self.clock
        twin.seconds = self.seconds
        twin.expansion = self.expansion
        twin.round = self.round
        twin.start = self.start
        twin.active = self.active
        twin.redeals = self.redeals
        twin.given_up = self.given_up
        twin.announced = self.announced
        twin.looks = self.looks[:]
        twin.families = self.families  # never changes after the deal
        twin.cash = self.cash[:]
        twin.laundered = self.laundered[:]
        twin.final_income = self.final_income[:]
        twin.settled = self.settled[:]
        twin.business_at = self.business_at[:]
        twin.down = self.down
        twin.used = self.used
        twin.deck = self.deck[:]
        twin.market = self.market[:]
        twin.markers = self.markers[:]
        twin.monopolies = self.monopolies[:]
        twin.man_at = self.man_at[:]
        twin.man_down = self.man_down
        twin.traded = self.traded
        twin.tasks = self.tasks[:]
        twin.mods = self.mods[:]
        twin.grown = self.grown
        twin.split = self.split
        twin.ability_uses = self.ability_uses[:]
        twin.stack_of_men = self.stack_of_men[:]
        twin.jobs = [hand[:] for hand in self.jobs]
        twin.decks = [deck[:] for deck in self.decks]
        twin.discards = [pile[:] for pile in self.discards]
        twin.influence = self.influence[:]
        twin.known = self.known[:]
        twin.influence_deck = self.influence_deck[:]
        twin.influence_discards = self.influence_discards[:]
        twin.attempts = self.attempts[:]
        twin.dice = self.dice[:]
        twin.victim = self.victim
        twin.harm = self.harm
        twin.harmed_by = self.harmed_by
        twin.closed = self.closed
        twin.offers = [offer[:] for offer in self.offers]
        twin.offer_texts = self.offer_texts[:]
        twin.made = self.made[:]
        twin.notes = self.notes[:]  # none is changed, only replaced
        twin.posts = self.posts[:]
        twin.ledger = [promise[:] for promise in self.ledger]
        twin.ledger_texts = self.ledger_texts[:]
        return twin

    def imagine(self, seat: int | None, rng_int: int) -> "CosaNostraState":
        me = self.check_viewer(seat)
        chance = fast_chance(rng_int)
        twin = self.copy_with(chance)
        knowledge.reimagine(twin, me, chance)
        return twin

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        final, settled = self.final_income, self.settled
        breakdown: dict[str, Json] = {
            "cash": [self.cash[seat] - final[seat] - settled[seat] for seat in range(self.players)],
            "income": [*final],
            "gangsters": [*payout.gangster_bonus(self)],
            "trophies": [*payout.trophy_bonus(self)],
            "laundered": [*payout.laundered_bonus(self)],
        }
        if any(settled):
            breakdown["debts"] = [*settled]
        return Outcome("rounds-played", payout.final_scores(self), payout.winners(self), breakdown)
