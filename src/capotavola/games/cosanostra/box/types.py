"""A content file of La Cosa Nostra as types."""

from typing import Literal

import msgspec

from capotavola.engine.content import Origin, Title


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """Single figures, each with its origin."""

    cash: int
    cash_origin: Origin
    expansion_cash: int
    expansion_cash_origin: Origin
    markers: int
    markers_origin: Origin
    market: int
    market_origin: Origin
    market_companies: int
    market_companies_origin: Origin
    rounds: int
    rounds_origin: Origin
    short_rounds: int
    short_rounds_origin: Origin
    job_draw: list[int]
    job_draw_origin: Origin
    influence_draw: list[int]
    influence_draw_origin: Origin
    redeals: int
    redeals_origin: Origin
    job_limit: int
    job_limit_origin: Origin
    influence_limit: int
    influence_limit_origin: Origin
    limit_from: int
    limit_from_origin: Origin
    five_player_gangsters: int
    five_player_gangsters_origin: Origin
    five_player_from: int
    five_player_from_origin: Origin
    planning_seconds: int
    planning_seconds_origin: Origin
    offers: int
    offers_origin: Origin
    busy_victim: int
    busy_victim_origin: Origin
    most_difficulty: int
    most_difficulty_origin: Origin
    lawyer_looks: int
    lawyer_looks_origin: Origin
    politician_cards: int
    politician_cards_origin: Origin
    monopoly_least: int
    monopoly_least_origin: Origin
    monopoly_income: int
    monopoly_income_origin: Origin
    business_bonus: int
    business_bonus_origin: Origin
    mercenaries_shown: int
    mercenaries_shown_origin: Origin
    swap_base: int
    swap_base_origin: Origin
    late_strength: int
    late_strength_origin: Origin
    late_from: int
    late_from_origin: Origin
    final_income_factor: int
    final_income_factor_origin: Origin
    most_gangsters_bonus: int
    most_gangsters_bonus_origin: Origin
    trophy_factors: list[int]
    trophy_factors_origin: Origin
    laundered_factor: int
    laundered_factor_origin: Origin


class Named(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    name: str
    title: Title = {}


class Business(Named, forbid_unknown_fields=True, kw_only=True):
    kind: Literal["company", "businessman"]
    copies: int
    income: int
    price: int
    monopoly: str | None = None
    skill: str | None = None
    origin: Origin


class Gangster(Named, forbid_unknown_fields=True, kw_only=True):
    strength: int
    price: int
    origin: Origin


class Family(Named, forbid_unknown_fields=True, kw_only=True):
    colour: str
    businesses: list[str]
    origin: Origin
    gangster: list[Gangster]


class Effect(msgspec.Struct, forbid_unknown_fields=True):
    """An effect with its figure; one without is a word."""

    effect: str
    amount: int


Effects = list[str | Effect]


class CashJob(Named, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="cash"):
    rounds: list[int]
    origin: Origin
    difficulty: int
    difficulty_origin: Origin
    needs: list[str]
    needs_origin: Origin
    pay: list[int]
    pay_origin: list[Origin]
    repeat: bool = True


class Deed(Named, forbid_unknown_fields=True, kw_only=True):
    """Any job but a cash job."""

    target: str
    rounds: list[int]
    origin: Origin
    difficulty: int | Literal["strength"]
    difficulty_origin: Origin
    one: Effects
    two: Effects
    failure: Effects = []
    effect_origin: Origin


class Attack(Deed, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="attack"):
    repeat: bool = True


class OtherJob(Deed, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="other"):
    stake: int | None = None
    stake_origin: Origin | None = None
    repeat: bool = True


class Reaction(Deed, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="reaction"):
    attack: bool = False


Job = CashJob | Attack | OtherJob | Reaction


class Influence(Named, forbid_unknown_fields=True, kw_only=True):
    copies: int
    effect: str
    amount: int | None = None
    start: bool = False
    origin: Origin


class Mercenary(Named, forbid_unknown_fields=True, kw_only=True):
    """Which of the figures there are, the ability says."""

    gang: str
    price: int
    price_origin: Origin
    strength: int
    strength_origin: Origin
    ability: str | None = None
    ability_origin: Origin | None = None
    amount: int | None = None
    difficulty: int | None = None
    attack_strength: int | None = None
    cost: int | None = None
    cards: int | None = None
    dice: int | None = None
    factor: int | None = None
    uses: int | None = None
    looks: int | None = None
    job: str | None = None
    counts: dict[str, list[str]] | None = None


class Box(msgspec.Struct, forbid_unknown_fields=True):
    game: Literal["cosanostra"]
    edition: str
    setup: Setup
    business: list[Business]
    family: list[Family]
    job: list[Job]
    influence: list[Influence]
    mercenary: list[Mercenary]
