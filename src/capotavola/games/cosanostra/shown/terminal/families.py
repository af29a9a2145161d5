"""The families drawn for a terminal: money, businesses and gangsters."""

from rich.console import RenderableType
from rich.text import Text

from capotavola.games.cosanostra.shown.telling import BACKS, with_strength
from capotavola.games.cosanostra.shown.terminal.flow import Flow
from capotavola.games.cosanostra.shown.terminal.pen import Pen
from capotavola.games.cosanostra.shown.types import Business, Gangster, Seat, Task


class Families(Pen):
    def drawn(self) -> list[RenderableType]:
        lines: list[RenderableType] = []
        for number, seat in enumerate(self.v.seats):
            head = self.numbered(number)
            if number in self.v.deciders:
                head.stylize("bold reverse")
            if self.brief and number != self.v.viewer:
                shown = [*self.notes(number), *self.at_a_glance(seat)]
                lines.append(Flow(head, shown, cut=self.briefest))
                continue
            if self.briefest:
                lines.append(Flow(head, [*self.notes(number), *self.at_a_glance(seat)], cut=self.tiny))
                lines.append(Flow(None, [self.gangster(man) for man in seat.gangsters], short=self.tiny))
                continue
            head.append(f" {self.words.named('family', seat.family)}", style="dim")
            businesses = [self.owned(card) for card in seat.businesses]
            if self.compact:
                lines.append(Flow(head, [*self.notes(number), *businesses]))
            else:
                lines += ["", Flow(head, self.notes(number)), Flow(None, businesses)]
            lines.append(Flow(None, [self.gangster(man) for man in seat.gangsters]))
        return lines

    def at_a_glance(self, seat: Seat) -> list[Text]:
        """Active businesses by kind, and, where there is room, how strong the gangsters are."""
        kinds = [self.words.named("business", card.kind) for card in seat.businesses if card.active]
        if self.briefest:
            return [Text(self.words.counted([kind] * kinds.count(kind))) for kind in dict.fromkeys(kinds)]
        men = [self.words.number(man.strength) for man in seat.gangsters if man.active]
        strengths = Text(self.say("men-of", strengths=self.words.listed(men)), style="dim")
        return [Text(self.words.counted(kinds)), strengths]

    def notes(self, number: int) -> list[Text]:
        seat = self.v.seats[number]
        notes = [Text(self.money(seat.cash), style="bold green")]
        if self.briefest and number != self.v.viewer:
            return notes
        notes.append(Text(self.say("income-of", amount=self.money(seat.income))))
        if seat.laundered:
            notes.append(Text(self.say("laundered-of", amount=self.money(seat.laundered))))
        if self.briefest or (self.brief and number != self.v.viewer):
            return notes
        if seat.jobs:
            backs = " ".join(BACKS[back] for back in seat.jobs)
            notes.append(Text(self.say("jobs-in-hand", backs=backs)))
        if seat.influence:
            notes.append(Text(self.say("influence-in-hand", count=seat.influence)))
        if seat.known_influence and number != self.v.viewer and not self.compact:
            notes[-1].append(f" ({self.say('known-cards', cards=self.cards(seat.known_influence))})", "dim")
        if not self.compact or any(marker.seat == number for marker in self.v.markers):
            notes.append(Text(self.say("markers-of", count=seat.markers), style="dim"))
        if seat.looks:
            notes.append(Text(self.say("looks-left", count=seat.looks), style="bold"))
        if seat.offers_left is not None and self.v.deals_open:
            notes.append(Text(self.say("offers-left", count=seat.offers_left), style="dim"))
        if seat.trophies:
            heads = self.words.listed([with_strength(man, man.printed, self.words) for man in seat.trophies])
            notes.append(Text(self.say("trophies-of", names=heads), style="red"))
        return notes

    def owned(self, card: Business) -> Text:
        line = self.business(card.business, card.kind)
        if not card.active:
            line.stylize("dim")
            line.append(f" ({self.say('is-down')})", style="red")
        elif card.used:
            line.append(f" ({self.say('is-used')})", style="dim")
        return line.append_text(self.markers(card.business))

    def gangster(self, man: Gangster) -> Text:
        line = Text(with_strength(man, man.strength, self.words), style="default" if man.active else "dim")
        if not man.active:
            line.append(f" ({self.say('is-down')})", style="red")
        if man.uses_left is not None:
            line.append(f" ({self.say('uses-left', count=man.uses_left)})", style="dim")
        tasks = [self.task(task) for task in man.tasks]
        if man.active and not tasks and self.v.step == "plan-turn":
            tasks = [Text(self.say("is-idle"), style="bold yellow")]
        if tasks:
            line.append(" – ").append_text(Text(", ").join(tasks))
        for card in man.cards:
            line.append(f" + {self.words.card(card)}", style="magenta")
        return line

    def task(self, task: Task) -> Text:
        if task.business is not None:
            card = self.business(task.business, task.business.rpartition("-")[0])
            line = Text(self.say("buys"), style="green").append(": ").append_text(card)
            return line.append_text(self.markers(task.business))
        line = Text(BACKS[task.round or 0], style="cyan")
        return line if task.job is None else line.append(f" {self.words.card(task.job)}", style="bold")
