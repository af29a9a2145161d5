"""The figures of a game of La Cosa Nostra: what its play looks up, all from its content."""

from dataclasses import dataclass
from typing import Final

from capotavola.engine.action import Action
from capotavola.engine.options import Option
from capotavola.engine.tables import Tables
from capotavola.games.cosanostra import cards
from capotavola.games.cosanostra.actions.terms import Terms
from capotavola.games.cosanostra.actions.verbs import (
    ATTACK_BUSINESS,
    ATTACK_GANGSTER,
    ATTACK_PLAYER,
    PLAN,
    PLAN_PURCHASE,
    PUT,
    verbs,
)
from capotavola.games.cosanostra.actions.wishes import Wishes

FEWEST: Final = 3  # LC-1.1
MOST: Final = 5
ROUNDS: Final = 4
MEN_EACH: Final = 6  # LC-1.4: three starters, and three under the boss
STARTERS: Final = 3
MONOPOLIES: Final = ["prostitution", "drugs", "loans"]  # LC-5.5
NOTE: Final = 1000  # LC-R29: the smallest note
FACES: Final = 6  # of a die


SHORT: Final = Option("short", False)  # LC-10.1
TWO_GANGSTERS: Final = Option("two_gangsters", False)  # LC-10.2
SPYING: Final = Option("spying", False)  # LC-10.3
BUSINESS_BONUS: Final = Option("business_bonus", False)  # LC-10.4
PLANNING_CLOCK: Final = Option("planning_clock", False)  # LC-10.5
PLANNING_SECONDS: Final = Option("planning_seconds", 5, low=5, high=3600)  # what is usual, the content says
EXPANSION: Final = Option("expansion", False)  # LC-10.6


def table_options(planning_seconds: int) -> list[Option]:
    """Section 10, with so much time for each gangster as is usual."""
    seconds = PLANNING_SECONDS.with_default(planning_seconds)
    return [SHORT, TWO_GANGSTERS, SPYING, BUSINESS_BONUS, PLANNING_CLOCK, seconds, EXPANSION]


class Figures:
    """Single numbers, named as in the content file's [setup]."""

    def __init__(self, figures: dict[str, int], lists: dict[str, list[int]]) -> None:
        self.cash = figures["cash"]
        self.expansion_cash = figures["expansion_cash"]
        self.markers = figures["markers"]
        self.market = figures["market"]
        self.market_companies = figures["market_companies"]
        self.rounds = figures["rounds"]
        self.short_rounds = figures["short_rounds"]
        self.job_draw = lists["job_draw"]
        self.influence_draw = lists["influence_draw"]
        self.redeals = figures["redeals"]
        self.job_limit = figures["job_limit"]
        self.influence_limit = figures["influence_limit"]
        self.limit_from = figures["limit_from"]
        self.five_player_gangsters = figures["five_player_gangsters"]
        self.five_player_from = figures["five_player_from"]
        self.planning_seconds = figures["planning_seconds"]
        self.offers = figures["offers"]
        self.busy_victim = figures["busy_victim"]
        self.most_difficulty = figures["most_difficulty"]
        self.lawyer_looks = figures["lawyer_looks"]
        self.politician_cards = figures["politician_cards"]
        self.monopoly_least = figures["monopoly_least"]
        self.monopoly_income = figures["monopoly_income"]
        self.business_bonus = figures["business_bonus"]
        self.mercenaries_shown = figures["mercenaries_shown"]
        self.swap_base = figures["swap_base"]
        self.late_strength = figures["late_strength"]
        self.late_from = figures["late_from"]
        self.final_income_factor = figures["final_income_factor"]
        self.most_gangsters_bonus = figures["most_gangsters_bonus"]
        self.trophy_factors = lists["trophy_factors"]
        self.laundered_factor = figures["laundered_factor"]


@dataclass
class Kinds:
    """The kinds of businesses, by number."""

    names: list[str]
    copies: list[int]
    company: list[bool]
    income: list[int]
    price: list[int]
    monopoly: list[int]  # NOBODY: none
    skill: list[int]


@dataclass
class Men:
    """All gangsters by number: six of every family, starters first, then the mercenaries."""

    names: list[str]
    strength: list[int]
    price: list[int]
    gangs: list[str]  # a family, or the gang of a mercenary
    ability: list[int]
    amount: list[int]  # of money, of strength, of cards or of dice, as the ability says
    uses: list[int]
    looks: list[int]
    difficulty: list[int]
    attack_strength: list[int]
    cost: list[int]
    job: list[int]  # the job that the ability stands for


@dataclass
class Jobs:
    """The kinds of jobs, by number."""

    names: list[str]
    types: list[int]
    rounds: list[list[int]]  # copies in each round's deck
    attack: list[bool]
    target: list[int]
    difficulty: list[int]  # 0: the victim's strength (LC-6.3)
    needs: list[list[int]]  # kinds of businesses, one entry for each card
    pay: list[list[int]]  # for one success and for two; empty if it is no cash job
    one: list[list[int]]  # effects, with their amounts
    two: list[list[int]]
    failure: list[list[int]]
    stake: list[int]
    repeat: list[bool]


@dataclass
class Influences:
    """The kinds of influence cards, in the order of their effects."""

    names: list[str]
    copies: list[int]
    amount: list[int]
    start: list[bool]


class Rules(Tables):
    """The tables that the play looks things up in; one for all states of a game.

    Business cards are numbered kind by kind. The last kind of job, without a card, is the cash job
    that a mercenary may do instead of his own.
    """

    def __init__(
        self,
        figures: Figures,
        kinds: Kinds,
        family_names: list[str],
        family_colours: list[str],
        family_businesses: list[list[int]],
        men: Men,
        jobs: Jobs,
        influences: Influences,
        company_counts: list[list[int]],
    ) -> None:
        super().__init__()
        self.figures = figures
        self.options = table_options(figures.planning_seconds)
        self.kinds = kinds
        self.family_names = family_names
        self.family_colours = family_colours
        self.family_businesses = family_businesses
        self.men = men
        self.jobs = jobs
        self.influences = influences
        self.company_counts = company_counts  # by kind: monopolies it counts for, for one player only
        self.kind_of = [kind for kind in range(len(kinds.names)) for _ in range(kinds.copies[kind])]
        self.businesses = len(self.kind_of)
        self.business_names = [
            f"{kinds.names[kind]}-{number + 1}"
            for kind in range(len(kinds.names))
            for number in range(kinds.copies[kind])
        ]
        self.price_of = [kinds.price[kind] for kind in self.kind_of]
        self.income_of = [kinds.income[kind] for kind in self.kind_of]
        self.company = [kinds.company[kind] for kind in self.kind_of]
        self.skill_of = [kinds.skill[kind] for kind in self.kind_of]
        self.monopoly_of = [kinds.monopoly[kind] for kind in self.kind_of]
        numbers = range(self.businesses)
        self.of_kind = [
            [number for number in numbers if self.kind_of[number] == kind] for kind in range(len(kinds.names))
        ]
        self.with_skill = [
            [number for number in numbers if self.skill_of[number] == skill]
            for skill in range(len(cards.SKILL_NAMES))
        ]
        self.may_count = [
            [
                number
                for number in numbers
                if self.monopoly_of[number] == monopoly or monopoly in company_counts[self.kind_of[number]]
            ]
            for monopoly in range(len(MONOPOLIES))
        ]  # by monopoly: businesses that count for it, some for one player only
        self.families = len(family_names)
        self.gangsters = len(men.names)
        self.first_mercenary = self.families * MEN_EACH
        self.decks = [_deck(jobs, number) for number in range(ROUNDS)]
        self.influence_deck = [
            kind for kind in range(cards.INFLUENCE) for _ in range(influences.copies[kind])
        ]
        self.needed = [_counted(needs, len(kinds.names)) for needs in jobs.needs]
        self.rounds_of = [_backs(copies) for copies in jobs.rounds]
        self.with_ability = [self._man_with(ability) for ability in range(cards.ABILITIES)]
        self.hits_down = [
            any(
                effect & cards.EFFECT_MASK != cards.DEACTIVATE
                for effect in [*jobs.one[kind], *jobs.two[kind]]
            )
            for kind in range(len(jobs.names))
        ]  # LC-R4: whether a deactivated card is a target
        self.hold_up_backs = self._backs_of(cards.ON_CASH_JOB)
        self.trap_backs = self._backs_of(cards.ON_ATTACK)
        self.terms = Terms(self.business_names, men.names)
        self.wishes = Wishes(self.terms, kinds.names)
        self.vocabulary = verbs(
            self.business_names, kinds.names, men.names, jobs.names, influences.names, self.terms, self.wishes
        )
        # Actions by gangster and what they name: legal lists are made of these.
        self.plans = self._pairs(PLAN, len(jobs.names))
        self.purchases = self._pairs(PLAN_PURCHASE, self.businesses)
        self.raids = self._pairs(ATTACK_BUSINESS, self.businesses)
        self.hits = self._pairs(ATTACK_GANGSTER, self.gangsters)
        self.robberies = self._pairs(ATTACK_PLAYER, MOST)
        self.puts = [
            [self.vocabulary.several(PUT, card, man) for man in range(self.gangsters)]
            for card in range(cards.INFLUENCE)
        ]

    def _pairs(self, verb: int, others: int) -> list[list[Action]]:
        return [
            [self.vocabulary.several(verb, man, other) for other in range(others)]
            for man in range(self.gangsters)
        ]

    def _backs_of(self, target: int) -> int:
        """The rounds whose backs the answers to something may have, a bit for each."""
        backs = 0
        for kind, rounds in enumerate(self.rounds_of):
            if self.jobs.target[kind] == target:
                backs |= rounds
        return backs

    def _man_with(self, ability: int) -> int:
        """The mercenary with an ability; NOBODY if there is none."""
        for man in range(self.first_mercenary, self.gangsters):
            if ability and self.men.ability[man] == ability:
                return man
        return cards.NOBODY


def card(kind: int, number: int) -> int:
    """A job of the deck of round `number`, from 1."""
    return kind | number << cards.ROUND


def _backs(copies: list[int]) -> int:
    """The rounds whose backs a job may have, a bit for each."""
    backs = 0
    for number in range(ROUNDS):
        if copies[number]:
            backs |= 2 << number
    return backs


def _deck(jobs: Jobs, number: int) -> list[int]:
    """LC-1.2"""
    return [card(kind, number + 1) for kind, copies in enumerate(jobs.rounds) for _ in range(copies[number])]


def _counted(needs: list[int], kinds: int) -> list[list[int]]:
    """Pairs of a kind and how many of it."""
    return [[kind, needs.count(kind)] for kind in range(kinds) if kind in needs]
