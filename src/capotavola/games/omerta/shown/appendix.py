"""The cards of a box of Omerta, for the end of its rulebook."""

from capotavola.engine.appendix import CardGroup, PrintedCard
from capotavola.engine.words import Words
from capotavola.games.omerta.cards import GAP, KIND_NAMES, is_bottle
from capotavola.games.omerta.rules import GANGSTERS, Rules


def appendix(rules: Rules, words: Words) -> list[CardGroup]:
    kinds = [kind for kind in range(len(KIND_NAMES)) if kind != GAP]
    bottles = [kind for kind in kinds if is_bottle(kind)]
    characters = [kind for kind in kinds if not is_bottle(kind)]
    return [
        CardGroup(words.say("appendix-bottles"), [_card(rules, kind, words) for kind in bottles]),
        CardGroup(words.say("appendix-characters"), [_card(rules, kind, words) for kind in characters]),
        CardGroup(words.say("appendix-gangsters"), [_gangster(name, words) for name in GANGSTERS]),
    ]


def _card(rules: Rules, kind: int, words: Words) -> PrintedCard:
    name = KIND_NAMES[kind]
    copies = words.number(rules.deck.count(kind))
    points = words.say("appendix-points", count=rules.points[kind])
    text = "" if is_bottle(kind) else words.say(f"about-{name}")
    return PrintedCard(words.card(name), [f"× {copies}", points], text)


def _gangster(name: str, words: Words) -> PrintedCard:
    return PrintedCard(words.say(f"gangster-{name}"), [], words.say(f"nickname-{name}"))
