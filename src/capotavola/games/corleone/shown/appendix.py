"""The board and the cards of a box of Corleone's Empire, for the end of its rulebook."""

from capotavola.engine.appendix import CardGroup, PrintedCard
from capotavola.engine.words import Words
from capotavola.games.corleone.cards import COLOURS, EFFECT_NAMES, GOODS_NAMES, THEN, TYPE_NAMES, as_often
from capotavola.games.corleone.rules import ALLY_ACTS, AREA_NAMES, PARK, TURFS, Rules


def appendix(rules: Rules, words: Words) -> list[CardGroup]:
    groups = [
        CardGroup(words.say("appendix-board"), _board(rules, words)),
        CardGroup(words.say("appendix-blue"), [_business(rules, tile, words) for tile in rules.blue_tiles]),
        CardGroup(words.say("appendix-red"), [_business(rules, tile, words) for tile in rules.red_tiles]),
        CardGroup(words.say("family-spaces"), _spaces(rules, words)),
        CardGroup(words.say("supply"), _supply(rules, words)),
    ]
    for number, colour in enumerate(COLOURS):
        title = words.say("appendix-jobs", colour=words.named("colour", colour))
        jobs = [job for job in range(rules.jobs) if rules.job_colours[job] == number]
        groups.append(CardGroup(title, [_job(rules, job, words) for job in jobs]))
    for act in range(1, ALLY_ACTS + 1):
        allies = [ally for ally in range(rules.allies) if rules.ally_acts[ally] == act]
        cards = [_ally(rules, ally, words) for ally in allies]
        groups.append(CardGroup(words.say("appendix-allies", act=act), cards))
    return groups


def _board(rules: Rules, words: Words) -> list[PrintedCard]:
    printed: list[PrintedCard] = []
    for turf in range(TURFS):
        business = _business(rules, turf, words)
        business.figures.insert(0, f"{words.number(turf + 1)} {words.named('area', AREA_NAMES[turf])}")
        printed.append(business)
    park = [f"{words.say('back')}: {_icons(rules.park_back, words)}"]
    return [*printed, PrintedCard(words.named("area", AREA_NAMES[PARK]), park)]


def _business(rules: Rules, number: int, words: Words) -> PrintedCard:
    front = f"{words.say('front')}: {_icons(rules.fronts[number], words)}"
    back = f"{words.say('back')}: {_icons(rules.backs[number], words)}"
    return PrintedCard(words.named("business", rules.business_names[number]), [front, back])


def _spaces(rules: Rules, words: Words) -> list[PrintedCard]:
    """Those from three players on are marked (CE-2.4)."""
    three = f"{words.number(3)}+"
    return [
        PrintedCard(words.named("area", rules.space_names[space]), [three] if closed else [])
        for space, closed in enumerate(rules.closed_to_two)
    ]


def _supply(rules: Rules, words: Words) -> list[PrintedCard]:
    return [
        PrintedCard(words.card(name), [f"× {words.number(rules.supply[kind])}"])
        for kind, name in enumerate(TYPE_NAMES)
    ]


def _job(rules: Rules, job: int, words: Words) -> PrintedCard:
    goods = [words.card(good) for good in as_often(GOODS_NAMES, rules.job_goods[job])]
    money = [words.card(TYPE_NAMES[value]) for value in rules.job_money[job]]
    figures = [
        f"× {words.number(rules.job_copies[job])}",
        words.say("appendix-costs", what=words.listed(goods)),
        words.say("appendix-pays", what=" + ".join(money)),
    ]
    effects = _effects(rules.job_effects[job], words) if rules.job_effects[job] else ""
    return PrintedCard(words.card(rules.job_names[job]), figures, effects)


def _ally(rules: Rules, ally: int, words: Words) -> PrintedCard:
    return PrintedCard(words.card(rules.ally_names[ally]), [], _effects(rules.ally_effects[ally], words))


def _icons(icons: list[int], words: Words) -> str:
    return words.listed([words.named("effect", EFFECT_NAMES[icon]) for icon in icons])


def _effects(effects: list[int], words: Words) -> str:
    """`then` separates what waits for what comes before it (CE-R2)."""
    parts: list[str] = []
    together: list[str] = []
    for effect in effects:
        if effect == THEN:
            parts.append(" · ".join(together))
            together = []
        else:
            together.append(words.named("effect", EFFECT_NAMES[effect]))
    parts.append(" · ".join(together))
    return f" · {words.named('effect', EFFECT_NAMES[THEN])}: ".join(parts)
