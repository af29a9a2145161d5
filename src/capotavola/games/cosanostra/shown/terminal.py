"""The families' table drawn for a terminal."""

import msgspec
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from capotavola.engine.typed import call_of
from capotavola.engine.values import Json
from capotavola.engine.words import Words
from capotavola.games.cosanostra.shown.choices import choice, deals
from capotavola.games.cosanostra.shown.telling import (
    BACKS,
    HAND_STEPS,
    ability,
    about,
    counted,
    explained,
    for_hire,
    job_cells,
    phrase,
    question,
    with_strength,
)
from capotavola.games.cosanostra.shown.types import (
    Attempt,
    Business,
    ForSale,
    Gangster,
    Note,
    Offer,
    Promise,
    Seat,
    Task,
    View,
)

__all__ = ["FORMS", "choice", "deals", "explained", "question", "render"]

FORMS = 5
BRIEF = 2  # the others have a line each
BRIEFEST = 3  # and only what is at hand is shown
TINY = 4  # and nothing goes on below

COLOURS = {"yellow": "yellow", "green": "green", "red": "red", "purple": "magenta", "blue": "bright_blue"}
ARROWS = {"fa": "←"}
STATUSES = {
    "pending": ("promise-is-pending", "default"),
    "kept": ("promise-is-kept", "green"),
    "broken": ("promise-is-broken", "red"),
    "void": ("promise-is-void", "dim"),
}
RECENT = 3  # settled promises that are still shown
INDENT = 2
MORE = " …"


class Flow:
    """Things side by side after a head, as many in a line as fit; further lines are indented.

    With `cut` there is one line only, and a sign that there is more; with `short` each takes a line at most.
    """

    def __init__(self, head: Text | None, items: list[Text], cut: bool = False, short: bool = False) -> None:
        self.head = Text(" " * (INDENT - 1)) if head is None else head
        self.items = items
        self.cut = cut
        self.short = short

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = self._lines(options.max_width)
        if not self.cut:
            for line in lines:
                yield from _wrapped(line, console, options)
            return
        line, room = lines[0], options.max_width
        if len(lines) > 1:
            room -= len(MORE)
            line = self._lines(room)[0]
        line.truncate(room, overflow="ellipsis")
        yield line.append(MORE if len(lines) > 1 else "")

    def _lines(self, width: int) -> list[Text]:
        lines, between = [Text().append_text(self.head)], " " if self.head.plain.isspace() else "  "
        for item in self.items:
            if self.short:
                item = item.copy()
                item.truncate(width - INDENT, overflow="ellipsis")
            if between == " · " and lines[-1].cell_len + len(between) + item.cell_len > width:
                lines.append(Text(" " * (INDENT - 1)))
                between = " "
            lines[-1].append(between).append_text(item)
            between = " · "
        return lines


def _wrapped(line: Text, console: Console, options: ConsoleOptions) -> RenderResult:
    """A line too long goes on below, indented further."""
    if line.cell_len <= options.max_width:
        yield line
        return
    first, *rest = line.wrap(console, options.max_width - 2 * INDENT)
    yield first
    for piece in rest:
        yield Text(" " * 2 * INDENT).append_text(piece)


def render(view: dict[str, Json], words: Words, names: list[str], form: int) -> RenderableType:
    """From all there is down to a line for each of the others."""
    draw = Drawing(msgspec.convert(view, View), words, names, form)
    parts: list[RenderableType] = [*draw.middle(), *draw.seats(), *draw.under_way(), *draw.hand()]
    return Group(*parts, *draw.mercenaries(), *draw.deals())


class Drawing:
    """One view in one language."""

    def __init__(self, v: View, words: Words, names: list[str], form: int) -> None:
        self.v = v
        self.words = words
        self.names = names
        self.compact = form > 0
        self.brief = form >= BRIEF
        self.briefest = form >= BRIEFEST
        self.tiny = form >= TINY
        self.say = words.say
        self.arrow = ARROWS.get(words.lang, "→")
        self.asked = v.viewer is not None and v.viewer in v.deciders

    def money(self, amount: int) -> str:
        return self.say("money", amount=amount)

    def name(self, seat: int) -> Text:
        return Text(self.names[seat], style=COLOURS.get(self.v.seats[seat].colour, "bold"))

    def numbered(self, seat: int) -> Text:
        """With the number that offers may name the player by."""
        return Text(f"{self.words.number(seat + 1)} ", style="bold").append_text(self.name(seat))

    def title(self, key: str) -> Text:
        return Text(self.say(key), style="bold")

    def code(self, typed: str) -> Text:
        """What to type."""
        return Text(f" \u2068{typed}\u2069" if self.words.lang == "fa" else f" {typed}", style="dim")

    # -- the middle of the table ------------------------------------------------

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

    # -- seats ------------------------------------------------------------------

    def seats(self) -> list[RenderableType]:
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
            return [Text(counted([kind] * kinds.count(kind), self.words)) for kind in dict.fromkeys(kinds)]
        men = [self.words.number(man.strength) for man in seat.gangsters if man.active]
        strengths = Text(self.say("men-of", strengths=self.words.listed(men)), style="dim")
        return [Text(counted(kinds, self.words)), strengths]

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

    def cards(self, cards: list[str]) -> str:
        return counted([self.words.card(card) for card in cards], self.words)

    def business(self, name: str, kind: str) -> Text:
        """Either its code or its number tells it from others of its kind."""
        if self.briefest or (self.compact and not self.v.deals_open):
            return Text(self.words.named("business", name))
        return Text(self.words.named("business", kind)).append_text(self.code(name))

    def owned(self, card: Business) -> Text:
        line = self.business(card.business, card.kind)
        if not card.active:
            line.stylize("dim")
            line.append(f" ({self.say('is-down')})", style="red")
        elif card.used:
            line.append(f" ({self.say('is-used')})", style="dim")
        return line.append_text(self.markers(card.business))

    def markers(self, business: str) -> Text:
        line = Text()
        for marker in self.v.markers:
            if marker.business == business:
                line.append(" ◆ ").append_text(self.name(marker.seat))
        return line

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

    # -- the task being resolved --------------------------------------------------

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

    # -- own cards, guns for hire ---------------------------------------------------

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

    # -- deals ------------------------------------------------------------------------

    def deals(self) -> list[RenderableType]:
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

    def call(self, seat: int) -> str:
        return call_of(seat, self.names)

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

    def things(self, given: list[dict[str, str]]) -> list[str]:
        """Businesses and gangsters."""
        return [self.words.named(kind, name) for thing in given for kind, name in thing.items()]
