"""What the jobs say, in words; and what the texts of mercenaries say, in figures."""

from capotavola.engine.values import Json
from capotavola.games.cosanostra.cards import AMOUNT, EFFECT_MASK, EFFECT_NAMES, TARGET_NAMES, TYPE_NAMES
from capotavola.games.cosanostra.rules import Rules


def faces(rules: Rules, kinds: list[int]) -> dict[str, Json]:
    """They are wanted after every action, and always the same: each is written once."""
    return {rules.jobs.names[kind]: _face(rules, kind) for kind in kinds}


def _face(rules: Rules, kind: int) -> dict[str, Json]:
    face = rules.faces.get(kind)
    if face is None:
        face = rules.faces[kind] = _written(rules, kind)
    return face


def _written(rules: Rules, kind: int) -> dict[str, Json]:
    jobs = rules.jobs
    return {
        "type": TYPE_NAMES[jobs.types[kind]],
        "attack": jobs.attack[kind],
        "target": TARGET_NAMES[jobs.target[kind]],
        "difficulty": jobs.difficulty[kind] or None,
        "needs": [rules.kinds.names[need] for need in jobs.needs[kind]],
        "pay": [*jobs.pay[kind]],
        "one": _effects(jobs.one[kind]),
        "two": _effects(jobs.two[kind]),
        "failure": _effects(jobs.failure[kind]),
        "stake": jobs.stake[kind],
    }


def figures(rules: Rules, man: int) -> dict[str, Json]:
    """The figures that the text of a mercenary speaks of."""
    men = rules.men
    return {
        "amount": men.amount[man],
        "uses": men.uses[man],
        "looks": men.looks[man],
        "difficulty": men.difficulty[man],
        "attack_strength": men.attack_strength[man],
        "cost": men.cost[man],
    }


def _effects(effects: list[int]) -> list[Json]:
    return [
        {"effect": EFFECT_NAMES[effect & EFFECT_MASK], "amount": effect >> AMOUNT or None}
        for effect in effects
    ]
