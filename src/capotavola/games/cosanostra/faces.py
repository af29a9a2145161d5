"""What the jobs say, in words."""

from capotavola.engine.values import Json
from capotavola.games.cosanostra.cards import AMOUNT, EFFECT_MASK, EFFECT_NAMES, TARGET_NAMES, TYPE_NAMES
from capotavola.games.cosanostra.rules import Rules


def faces(rules: Rules, kinds: list[int]) -> dict[str, Json]:
    jobs = rules.jobs
    return {
        jobs.names[kind]: {
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
        for kind in kinds
    }


def _effects(effects: list[int]) -> list[Json]:
    return [
        {"effect": EFFECT_NAMES[effect & EFFECT_MASK], "amount": effect >> AMOUNT or None}
        for effect in effects
    ]
