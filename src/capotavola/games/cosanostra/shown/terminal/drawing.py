"""The table drawn for a terminal."""

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from capotavola.engine.values import Json
from capotavola.engine.words import Words
from capotavola.games.cosanostra.shown.telling import HAND_STEPS, ability, about, for_hire, job_cells
from capotavola.games.cosanostra.shown.terminal.deals import Deals
from capotavola.games.cosanostra.shown.terminal.families import Families
from capotavola.games.cosanostra.shown.terminal.flow import Flow
from capotavola.games.cosanostra.shown.terminal.pen import Pen
from capotavola.games.cosanostra.shown.types import Attempt, ForSale, View

FORMS = 5


def render(view: dict[str, Json], words: Words, names: list[str], form: int) -> RenderableType:
    """From all there is down to a line for each of the others."""
    v = msgspec.convert(view, View)
    table = Drawing(v, words, names, form)
    families = Families(v, words, names, form)
    talk = Deals(v, words, names, form)
    parts: list[RenderableType] = [*table.middle(), *families.drawn(), *table.under_way(), *table.hand()]
    return Group(*parts, *table.mercenaries(), *talk.drawn())


class Drawing(Pen):
    """The middle of the table, the task under way, and the viewer's own cards."""

    def middle(self) -> list[RenderableType]:
        v = self.v
        state = [Text(self.say("round-of", round=v.round, rounds=v.last_round))]
        state.append(Text(self.say("starts-now", name=self.names[v.start])))
        turn = v.step in ("plan-turn", "action-turn") or bool(v.asked.attempts)
        if turn:
            state.append(Text(self.say("turn-of", name=self.names[v.active]), style="bold"))
        if v.deciders and not (turn and v.deciders == [v.active]):
            asked = self.words.listed([self.names[seat] for seat in v.deciders])
            state.append(Text(self.say("asked-now", names=asked), style="bold"))
        monopolies = []
        for monopoly, holder in v.monopolies.items():
            if self.briefest and holder is None:
                continue
            line = Text(f"{self.words.named('monopoly', monopoly)}: ")
            none = Text(self.say("nobody"), style="dim")
            monopolies.append(line.append_text(none if holder is None else self.name(holder)))
        cards = [self.for_sale(card) for card in v.market]
        lines: list[RenderableType] = [Flow(self.title("title"), state, cut=self.tiny)]
        if monopolies:
            lines.append(Flow(self.title("monopolies"), monopolies, cut=self.tiny))
        lines.append(Flow(self.title("market"), cards))
        if self.searching():
            known = [self.for_sale(card) for card in v.deck if card is not None]
            lines.append(Flow(self.title("known-deck"), known, cut=self.tiny))
        return lines

    def for_sale(self, card: ForSale) -> Text:
        line = Text(self.words.named("business", card.business))
        line.append(f" {self.money(card.price)}", style="green")
        return line if self.briefest else line.append(f" (+{self.money(card.income)})", style="dim")

    def searching(self) -> bool:
        """Whether the viewer knows the whole business deck and may buy from it."""
        if self.v.viewer is None or not self.v.deck or None in self.v.deck:
            return False
        men = self.v.seats[self.v.viewer].gangsters
        return self.v.step == "buying" or any(man.ability == "buy-from-deck" for man in men)

    def under_way(self) -> list[RenderableType]:
        lines: list[RenderableType] = []
        for attempt in self.v.asked.attempts:
            lines.append(Flow(self.title("under-way"), self.attempt(attempt), cut=self.tiny))
        if lines and not self.compact:
            told = Text(about(self.v.asked.attempts[-1].job, self.words), style="dim")
            lines = ["", *lines, Flow(None, [told])]
        harm = self.v.asked.harm
        if harm is not None:
            kind = "gangster" if harm.business is None else "business"
            victim = self.words.named(kind, harm.gangster or harm.business or "")
            worst = "effect-destroy" if self.is_company(harm.business) else "effect-kill"
            effect = self.say(worst if harm.killed else "effect-deactivate")
            lines.append(Text(self.say("threatened", what=f"{victim} – {effect}"), style="bold red"))
        return lines

    def is_company(self, business: str | None) -> bool:
        return any(
            card.business == business and card.company for seat in self.v.seats for card in seat.businesses
        )

    def attempt(self, attempt: Attempt) -> list[Text]:
        who = Text(self.words.named("gangster", attempt.gangster))
        for number, seat in enumerate(self.v.seats):
            if any(man.gangster == attempt.gangster for man in seat.gangsters):
                who.append(" (").append_text(self.name(number)).append(")")
        what = Text(self.words.card(attempt.job), style="bold")
        for kind, target in attempt.target.items():
            hit = Text(self.words.named(kind, target)) if isinstance(target, str) else self.name(target)
            what.append(f" {self.arrow} ").append_text(hit)
        items = [who, what]
        least = self.v.asked.difficulty
        if least is not None and attempt is self.v.asked.attempts[-1]:
            number_of = self.words.number
            dice = [f"[{number_of(die)}]" if die >= least else number_of(die) for die in self.v.asked.dice]
            items.append(Text(self.say("dice-against", dice=" ".join(dice), difficulty=least), style="bold"))
        elif attempt.hits:
            items.append(Text(self.say("successes-of", count=attempt.hits)))
        if attempt.money:
            items.append(Text(self.say("at-stake", amount=self.money(attempt.money)), style="green"))
        return items

    def hand(self) -> list[RenderableType]:
        """What is explained below the question is left out here."""
        if self.v.viewer is None:
            return []
        seat = self.v.seats[self.v.viewer]
        jobs = [] if self.asked and self.v.step in HAND_STEPS else seat.hand or []
        lines: list[RenderableType] = [] if self.compact else [""]
        if jobs and self.compact and not self.briefest:
            lines.append(Flow(self.title("your-jobs"), [Text(self.words.card(card.job)) for card in jobs]))
        elif jobs and not self.compact:
            table = Table.grid(padding=(0, 2))
            for card in jobs:
                cells = job_cells(self.v.cards[card.job], card.job, card.round, self.words)
                table.add_row("", *[Text(cell) for cell in cells])
            lines += [self.title("your-jobs"), table]
        if seat.influence_hand:
            held = Text(self.cards(seat.influence_hand))
            lines.append(Flow(self.title("your-influence"), [held], cut=self.tiny))
        if seat.under_boss and not self.compact and not (self.asked and self.v.step == "hiring"):
            men = [Text(for_hire(man, self.words)) for man in seat.under_boss]
            lines.append(Flow(self.title("under-boss"), men))
        return lines

    def mercenaries(self) -> list[RenderableType]:
        """Those for hire, unless they are explained below; those hired, where there is room."""
        lines: list[RenderableType] = []
        if self.v.mercenaries.shown and not self.asked:
            men = [Text(for_hire(man, self.words)) for man in self.v.mercenaries.shown]
            if self.tiny:
                lines.append(Flow(self.title("for-hire"), men, cut=True))
            else:
                lines += [self.title("for-hire"), *[Flow(None, [man]) for man in men]]
        hired = [man for seat in self.v.seats for man in seat.gangsters if man.ability is not None]
        if hired and not self.compact:
            lines.append(self.title("hired-guns"))
            for man in hired:
                line = self.words.named("gangster", man.gangster) + ability(man, self.words)
                lines.append(Flow(None, [Text(line, style="dim")]))
        return lines
