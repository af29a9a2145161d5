"""La Cosa Nostra in play: what the present step asks, and what is done unasked."""

from collections.abc import Sequence

from capotavola.engine.action import Action
from capotavola.engine.chance import Chance
from capotavola.engine.frames import step_of
from capotavola.engine.outcome import Outcome
from capotavola.engine.refusal import Refusal
from capotavola.engine.values import Json
from capotavola.games.cosanostra import knowledge, order
from capotavola.games.cosanostra.actions import verbs
from capotavola.games.cosanostra.course import COURSE
from capotavola.games.cosanostra.deals import board, lapsing, offers, unasked
from capotavola.games.cosanostra.influence import asides
from capotavola.games.cosanostra.round import ending
from capotavola.games.cosanostra.rules import PLANNING_CLOCK, PLANNING_SECONDS, Rules
from capotavola.games.cosanostra.shown import views
from capotavola.games.cosanostra.steps import asking
from capotavola.games.cosanostra.table import Table


class CosaNostraState(Table):
    def __init__(self, rules: Rules, players: int, chance: Chance) -> None:
        super().__init__(rules, COURSE, players, chance)

    def unasked(self, seat: int) -> list[Action]:
        """Deals, markers, promises; with LC-10.3 looks; cards taken off gangsters."""
        if not 0 <= seat < self.players or not self.waiting:
            return []
        actions: list[Action] = []
        unasked.add_unasked(self, seat, actions)
        asides.add_unasked(self, seat, self.on_turn(), actions)
        return actions

    def permits(self, seat: int, action: Action) -> bool:
        """Offers, notes, gifts, stakes and laundered money of any amount."""
        if not 0 <= seat < self.players or not self.waiting:
            return False
        deal = unasked.verb_of(action)
        if deal is not None:
            return action.verb.free_form and deal.why_not(self, seat, action) is None
        step = asking(self)
        return step is not None and self.is_asked(seat) and step.permits(self, seat, action)

    def pressed(self) -> int:
        return offers.pressed(self)

    def talk_open(self) -> bool:
        return offers.deals_open(self)

    def limit_seconds(self, seat: int) -> int:
        """LC-10.5: so long for each gangster."""
        planning = self.is_asked(seat) and self.on(order.PLAN_TURN)
        return self.agreed(PLANNING_SECONDS) if planning and self.plays_with(PLANNING_CLOCK) else 0

    def overdue(self, seat: int, chance: Chance) -> Action:
        """LC-R26"""
        step = asking(self)
        if step is None or not self.is_asked(seat):
            return offers.overdue(self, seat)
        return step.overdue(self, seat, chance)

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Deals and looks are made unasked; of everything else the present step speaks."""
        refusal = super().why_not(seat, action)
        if refusal is None or not self.stack or not 0 <= seat < self.players:
            return refusal
        deal = unasked.verb_of(action)
        if deal is not None:
            return deal.why_not(self, seat, action)
        if action in self.unasked(seat) or (action.verb.free_form and self.permits(seat, action)):
            return None
        if self.on_turn() and not self.is_asked(seat):
            return asides.why_not_unasked(self, seat, action) or refusal
        return refusal

    def on_turn(self) -> bool:
        return self.on(order.PLAN_TURN) or self.on(order.ACTION_TURN)

    def step(self, seat: int, action: Action) -> None:
        verb = action.kind
        settling = self.on(order.SETTLING)
        deal = unasked.verb_of(action)
        if deal is not None and not (settling and (verb == verbs.SETTLE or verb == verbs.LEAVE)):
            deal.do(self, seat, action)
            if settling:
                self.waiting = 0  # a marker taken back may be what somebody lacked to keep a promise
        elif verb == verbs.REMOVE:
            asides.do(self, seat, action)
        elif not self.waiting >> seat & 1:
            self.waiting = 0
            asides.do(self, seat, action)
        else:
            self.steps[step_of(self.stack[-1])].choose(self, seat, action)
        if not self.waiting:
            self.go_on()
        if self.offers:
            lapsing.lapse_impossible(self)
        board.strike(self)

    def view(self, seat: int | None) -> dict[str, Json]:
        return views.view(self, seat, self.check_viewer(seat))

    def views(self, seats: Sequence[int | None]) -> list[dict[str, Json]]:
        closed = views.closed(self)
        written: dict[int, Json] = {}
        return [views.opened(self, closed, seat, self.check_viewer(seat), written) for seat in seats]

    def copy_with(self, chance: Chance) -> "CosaNostraState":
        twin = CosaNostraState(self.rules, self.players, chance)
        twin.stack = self.stack[:]
        twin.waiting = self.waiting
        twin.last_round = self.last_round
        twin.spying = self.spying
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

    def reimagine(self, viewer: int, chance: Chance) -> None:
        knowledge.reimagine(self, viewer, chance)

    def points(self) -> list[int]:
        return ending.final_scores(self)

    def won(self) -> list[int]:
        return ending.winners(self)

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        final, settled = self.final_income, self.settled
        breakdown: dict[str, Json] = {
            "cash": [self.cash[seat] - final[seat] - settled[seat] for seat in range(self.players)],
            "income": [*final],
            "gangsters": [*ending.gangster_bonus(self)],
            "trophies": [*ending.trophy_bonus(self)],
            "laundered": [*ending.laundered_bonus(self)],
        }
        if any(settled):
            breakdown["debts"] = [*settled]
        return Outcome("rounds-played", self.points(), self.won(), breakdown)
