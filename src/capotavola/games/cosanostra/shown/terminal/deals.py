"""Offers, notes and promises drawn for a terminal."""

from rich.console import RenderableType
from rich.text import Text

from capotavola.games.cosanostra.shown.telling import phrase
from capotavola.games.cosanostra.shown.terminal.flow import Flow
from capotavola.games.cosanostra.shown.terminal.pen import Pen
from capotavola.games.cosanostra.shown.types import Note, Offer, Promise

STATUSES = {
    "pending": ("promise-is-pending", "default"),
    "kept": ("promise-is-kept", "green"),
    "broken": ("promise-is-broken", "red"),
    "void": ("promise-is-void", "dim"),
}
RECENT = 3  # settled promises that are still shown


class Deals(Pen):
    def drawn(self) -> list[RenderableType]:
        v = self.v
        lines: list[RenderableType] = []
        if v.offers:
            lines += [] if self.briefest else [self.title("offers-now")]
            lines += [Flow(None, [self.offer(offer)], cut=self.tiny) for offer in v.offers]
        if v.notes and not self.briefest:
            lines += [self.title("notes-now"), *[Flow(None, [self.note(note)]) for note in v.notes]]
        settled = [promise.promise for promise in v.ledger if promise.status != "pending"]
        settled = [] if self.brief else settled[-RECENT:]
        shown = [promise for promise in v.ledger if promise.status == "pending" or promise.promise in settled]
        if self.briefest:
            shown = [promise for promise in shown if v.viewer in (promise.by, promise.to)]
        if shown:
            lines += [] if self.briefest else [self.title("promises-made")]
            lines += [Flow(None, [self.promise(promise)], cut=self.tiny) for promise in shown]
        return lines

    def offer(self, offer: Offer) -> Text:
        line = self.numbered(offer.by).append(f" {self.arrow} ")
        line.append_text(Text(", ").join([self.numbered(seat) for seat in offer.to]))
        give = self.words.listed([phrase(part, self.words) for part in offer.give])
        want = self.words.listed([phrase(part, self.words) for part in offer.want])
        line.append(f": {self.say('gives-wants', give=give, want=want)}")
        if offer.said:
            line.append(" " + self.say("quoted", text=offer.said))
        if offer.open and not self.briefest:
            line.append(f" · {self.say('to-all-ears')}", style="dim")
        if offer.debt:
            line.append(f" · {self.say('pays-debts')}")
        if offer.taken:
            takers = self.words.listed([self.names[seat] for seat in offer.taken])
            line.append(f" · {self.say('would-take-it', names=takers)}", style="bold")
        if self.v.viewer == offer.by:
            typed = [f"pick {self.call(seat)}" for seat in offer.taken]
            typed += [f"withdraw {self.call(seat)}" for seat in offer.to]
        elif self.v.viewer in offer.to:
            by = self.call(offer.by)
            typed = [f"decline {by}", f"counter {by} …"]
            typed = typed if self.v.viewer in offer.taken else [f"accept {by}", *typed]
        else:
            return line
        if self.briefest and self.v.viewer == offer.by and not offer.taken:
            return line
        return line.append(" ·").append_text(self.code(" / ".join(typed)))

    def note(self, note: Note) -> Text:
        have = self.words.listed([phrase(part, self.words) for part in note.have])
        want = self.words.listed([phrase(part, self.words) for part in note.want])
        return self.numbered(note.seat).append(f": {self.say('has-wants', have=have, want=want)}")

    def promise(self, promise: Promise) -> Text:
        line = Text(f"{self.words.number(promise.promise + 1)}: ").append_text(self.name(promise.by))
        line.append(f" {self.arrow} ").append_text(self.name(promise.to))
        line.append(f": {phrase(promise.what, self.words)}")
        if promise.given:
            line.append(f" ({self.say('given-for', things=self.words.listed(self.things(promise.given)))})")
        if promise.said:
            line.append(" " + self.say("quoted", text=promise.said))
        key, style = STATUSES[promise.status]
        line.append(f" – {self.say(key)}", style=style)
        if promise.status != "pending":
            return line
        if promise.due:
            line.append(f", {self.say('still-due', amount=self.money(promise.due))}")
        if promise.by == self.v.viewer and promise.promise in self.v.asked.debts:
            line.append_text(self.code(f"settle {promise.promise + 1}"))
        if promise.to == self.v.viewer and promise.what["phrase"] == "words":
            line.append_text(self.code(f"judge {promise.promise + 1} kept / broken"))
        return line
