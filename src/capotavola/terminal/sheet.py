"""What is shown for a question: the table, the log, what is asked and the choices, as much as fits."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from capotavola.engine.action import Action
from capotavola.engine.match import Match
from capotavola.speech.rulebook import Rulebook
from capotavola.speech.speaker import Speaker
from capotavola.terminal.drawing import Drawing
from capotavola.terminal.ears import Ears
from capotavola.terminal.layout import EXPLAINED, HINTED, LONGEST_LOG, Heights, Layout, fitting
from capotavola.terminal.menu import LEAVE_OPEN, Lister, Open
from capotavola.terminal.screen import Screen
from capotavola.terminal.steps import Steps

NARROW = 60  # columns, below which many choices take two lines


class Room:
    """What every question at this terminal needs."""

    def __init__(
        self,
        match: Match,
        speaker: Speaker,
        screen: Screen,
        drawing: Drawing,
        book: Rulebook,
        ears: Ears,
        steps: Steps,
    ) -> None:
        self.match = match
        self.speaker = speaker
        self.screen = screen
        self.drawing = drawing
        self.book = book
        self.ears = ears
        self.steps = steps


class Sheet:
    """One question to one person; `may_wait` if it can be left open."""

    def __init__(self, room: Room, seat: int, actions: list[Action], may_wait: bool) -> None:
        self.room = room
        self.seat = seat
        self.actions = actions
        self.may_wait = may_wait
        self.state = room.match.state
        self.speaker = room.speaker
        self.screen = room.screen
        self.drawing = room.drawing
        self.view = self.state.view(seat)
        self.example = self._example()
        self.lister = Lister(
            self.speaker,
            str(self.view["step"]),
            lambda action: self.drawing.choice(self.view, action, self.speaker),
            self.screen.console.height // (6 if self.screen.console.width < NARROW else 4),
        )
        self.top = self.lister.menu_of(actions)
        harmless = [action for action in actions if action.verb.harmless]
        self.usual: Action | Open | None = harmless[0] if harmless else None
        if may_wait:
            self.usual = LEAVE_OPEN
            self.top.entries.insert(0, (self.speaker.say("leave-open"), LEAVE_OPEN))
        self.menu = self.top
        self.tables: dict[int, RenderableType] = {}  # by form
        self.lines: dict[tuple[int, int], RenderableType] = {}  # of them, once drawn, by form and width
        self.notice: list[RenderableType] = []
        self.scrolled = False  # whether the news have been printed that the log has no room for
        self.in_sight = 0  # lines since the top of the table; 0 if it is not there

    def _example(self) -> str | None:
        """An offer that could be made at this moment."""
        if not self.state.talk_open():
            return None
        offers = [action for action in self.state.unasked(self.seat) if action.verb.form is not None]
        if offers:
            return self.room.match.game.typed(offers[0], self.speaker.names)
        for typed in self.drawing.deals(self.view, self.speaker.names):
            if self.state.why_not(self.seat, self.room.match.game.parse(typed, self.speaker.names)) is None:
                return typed
        return None

    def show(self) -> None:
        """All of it; or only what is new, as long as the table stays in sight."""
        below = [*self.notice, *self._choices(False)]
        high = self.screen.height_of(*below) + self.prompt_height()
        if self.in_sight and self.in_sight + high <= self.screen.console.height:
            self.screen.show(*below)
            self.in_sight += high
        else:
            self._show_all()
        self.notice = []

    def _show_all(self) -> None:
        layout = self.layout()
        if not self.scrolled:
            self._show_before(layout)
            self.scrolled = True
        parts = [*self.above(layout), *self.below(layout)]
        self.screen.fresh()
        self.screen.show(*parts)
        self.in_sight = self.screen.height_of(*parts) + self.prompt_height()

    def _show_before(self, layout: Layout) -> None:
        """News that there is no room for: to be scrolled back to; or, if no log will tell them, on a page."""
        ears = self.room.ears
        shown = ears.heard[self.seat][len(ears.heard[self.seat]) - layout.log :]
        shown += [] if layout.brief else ears.private(self.seat)[-layout.private() :]
        heard = ears.news[self.seat] if self.screen.alone else ears.private(self.seat)
        left_out = [event for event in heard if not any(event is other for other in shown)]
        lines = [Text(self.speaker.event(event)) for event in left_out]
        if self.screen.alone:
            self.screen.show(*lines)
        elif lines:
            self.screen.page(Group(*lines))

    def layout(self) -> Layout:
        """What fits on this screen, with the line above it and the prompt."""
        newest = self.room.ears.heard[self.seat][: -LONGEST_LOG - 1 : -1]
        high = Heights(
            {form: self.screen.height_of(self.drawn(form)) for form in self.forms()},
            [self.screen.height_of(Text(self.speaker.event(event))) for event in newest],
            lambda layout: self.screen.height_of(*self.private(layout), *self.below(layout)),
        )
        return fitting(self.screen.console.height - self.prompt_height() - 1, high)

    def forms(self) -> list[int]:
        """Those that need break no word, and the smallest."""
        last = self.drawing.FORMS - 1
        return [form for form in range(last) if self.screen.is_wide_enough(self.table(form))] + [last]

    def prompt_height(self) -> int:
        return self.screen.height_of(Text(f"{self.speaker.say(self.prompt())} "))

    def prompt(self) -> str:
        return "choose" if self.menu is self.top else "choose-target"

    def above(self, layout: Layout) -> list[RenderableType]:
        table = self.drawn(layout.form)
        if layout.rows is not None:
            table = self.screen.cropped(table, layout.rows, self.speaker.say("table-goes-on"))
        return [table, *self.log(layout.log), *self.private(layout)]

    def below(self, layout: Layout) -> list[RenderableType]:
        question = Text(f"{self.speaker.names[self.seat]}: {self._question()}", style="bold yellow")
        cards = self.explained()
        if cards and layout.explained == HINTED:
            question.append(f" {self.speaker.say('table-by-typing')}", style="not bold dim default")
        parts: list[RenderableType] = [question]
        if self.may_wait:
            player = self.room.match.game.typed(self.actions[0], self.speaker.names).partition(" ")[2]
            parts.append(Text(self.speaker.say("left-open-means", player=player), style="dim"))
        if layout.explained == EXPLAINED:
            parts += cards
        if self.example is not None and self.menu is self.top and layout.explained == EXPLAINED:
            parts.append(Text(self.speaker.say("deal-by-typing", example=self.example), style="dim"))
        choices = self._choices(layout.side_by_side)
        return [*parts, *self.notice, *(_a_line_each(choices) if layout.briefest else choices)]

    def drawn(self, form: int) -> RenderableType:
        """The table: it is measured, shown and measured again, but drawn once."""
        drawing = form, self.screen.console.width
        if drawing not in self.lines:
            self.lines[drawing] = self.screen.drawn(self.table(form))
        return self.lines[drawing]

    def table(self, form: int) -> RenderableType:
        if form not in self.tables:
            table = self.drawing.render(self.view, self.speaker, self.speaker.names, form)
            self.tables[form] = table if form else Group(*self._options(), table)
        return self.tables[form]

    def _options(self) -> list[RenderableType]:
        """What this table plays otherwise than usual."""
        chosen = self.view["options"]
        assert isinstance(chosen, dict)
        lines: list[RenderableType] = []
        for option in self.room.match.game.options:
            value = chosen[option.name]
            if value != option.default:
                said = self.speaker.option(option.name, value)
                lines.append(Text(f"{self.speaker.say(f'option-{option.name}')}: {said}", style="dim"))
        return lines

    def log(self, count: int) -> list[RenderableType]:
        """The last lines of what this player has heard."""
        ears = self.room.ears
        lines: list[RenderableType] = []
        for event in ears.heard[self.seat][-count:] if count else []:
            style = "default" if ears.is_new(self.seat, event) else "dim"
            lines.append(Text(self.speaker.event(event), style=style))
        return lines

    def private(self, layout: Layout | None = None) -> list[RenderableType]:
        """What is new and for this player alone; with a layout, the last of it."""
        events = self.room.ears.private(self.seat)
        if layout is not None:
            events = events[-layout.private() :]
        lines = [Text(self.speaker.event(event), style="green") for event in events]
        return _a_line_each(lines) if layout is not None and layout.brief else [*lines]

    def _question(self) -> str:
        """The game's; or that of what may wait."""
        if self.may_wait:
            verbs = {action.verb.name for action in self.actions}
            key = f"ask-to-{verbs.pop()}"
            return self.speaker.say(key if not verbs and self.speaker.knows(key) else "ask-to-answer")
        key, args = self.drawing.question(self.view)
        worded = {name: self.speaker.part(name, value) for name, value in args.items()}
        return self.speaker.say(key, **worded)

    def explained(self) -> list[RenderableType]:
        return [Text(line, style="dim") for line in self.drawing.explained(self.view, self.speaker)]

    def _choices(self, side_by_side: bool) -> list[RenderableType]:
        parts: list[RenderableType] = []
        if self.menu.title:
            parts.append(Text(self.menu.title, style="bold"))
        numbered = [
            (Text(self.speaker.number(number), style="cyan"), Text(label))
            for number, (label, _) in enumerate(self.menu.entries, start=1)
        ]
        usual = self._usual()
        if side_by_side:
            choices = [Text("  ").join(pair) for pair in numbered]
            return [*parts, *_side_by_side([*choices, *usual], self.screen.console.width)]
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", min_width=3)
        for pair in numbered:
            table.add_row(*pair)
        parts.append(table)
        return [*parts, *usual]

    def _usual(self) -> list[Text]:
        """What Enter does."""
        if self.menu is not self.top or self.usual is None:
            return []
        what = self.speaker.say("leave-open")
        if isinstance(self.usual, Action):
            what = self.lister.called(self.usual)
        return [Text(self.speaker.say("press-enter-default", what=what), style="dim")]


def _a_line_each(parts: Sequence[RenderableType]) -> list[RenderableType]:
    """Whatever is longer ends in an ellipsis."""
    for part in parts:
        if isinstance(part, Text):
            part.no_wrap, part.overflow = True, "ellipsis"
    return [*parts]


def _side_by_side(choices: list[Text], width: int) -> list[Text]:
    """As many in a line as fit."""
    lines: list[Text] = []
    for choice in choices:
        if lines and lines[-1].cell_len + 3 + choice.cell_len <= width:
            lines[-1].append("   ").append_text(choice)
        else:
            lines.append(choice.copy())
    return lines
