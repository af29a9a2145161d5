"""Somebody who plays by clicks: whatever glows, or whatever the prompt offers, forms included."""

import time
from collections.abc import Callable
from random import Random

from playwright.sync_api import Page

PATIENCE = 120.0  # seconds in which nothing happens at the table; a machine may have much else to do
SETTLED = 500  # milliseconds without news
PULSE = 1.0  # seconds from one look at it to the next
HAPPENED = "() => document.querySelector('[role=log]')?.textContent ?? ''"
BUNDLE = '[data-verb="picks"]'
UNDO = '[data-verb="undo"]'
FORM = ".composer"
# The figures of the end come a little later than the end.
OVER = ".ending tbody tr"
GO_ON = "dialog[open]:not(:has(.ending)) .main, .curtain .main, .handover .main, .anyone .main:enabled"
CLOSE = "dialog[open]:not(:has(.ending)) .head button"  # what the board put under the finger instead
MORE = 0.4  # how often something more is put into a form before it is sent
# Only what was meant is pressed: the table may have changed since somebody looked at it, and another thing
# may lie there now, or the focus be elsewhere. It holds for one press, and `forget` ends it.
MEAN = """(of, but) => {
    window.forget?.();
    const stop = new AbortController();
    let pressed = false;
    const only = (event) => {
        pressed = of.contains(event.target) && !of.matches(but);
        if (pressed) return;
        event.preventDefault();
        event.stopImmediatePropagation();
    };
    addEventListener('click', only, { capture: true, once: true, signal: stop.signal });
    window.forget = () => {
        stop.abort();
        return pressed;
    };
}"""
FORGET = "() => window.forget?.() ?? false"  # whether it was pressed
# What to click, and where on the screen it can be hit: all in one question, for a game has hundreds of them.
# Part of it may lie under something else, as cards of a hand do, or all of it, under a dialog; what was
# refused is read, and put away.
LOOK = f"""([choices, but, luck, more]) => {{
    const mean = {MEAN};
    const point = (of) => {{
        of.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
        const {{ x, y, width, height }} = of.getBoundingClientRect();
        const parts = [[0.5, 0.5], [0.12, 0.5], [0.88, 0.5], [0.5, 0.15], [0.5, 0.85]];
        const found = parts.map(([across, down]) => [x + width * across, y + height * down])
            .find(([left, top]) => of.contains(document.elementFromPoint(left, top)));
        if (found) mean(of, but);
        return found && [...found, of.matches('{BUNDLE}')];
    }};
    const first = (of) => of.reduce((found, one) => found ?? point(one), undefined) ?? null;
    const all = (what) => [...document.querySelectorAll(what)];
    const any = (of) => of[Math.floor(luck * of.length)];
    const refusals = all('.refusal button.icon');
    const onward = [...all('{GO_ON}'), ...all('{CLOSE}')].filter((one) => !one.matches(but));
    if (onward.length > 0) return first([...onward, ...refusals]);
    if (document.querySelector('{FORM}')) {{
        // The house says whether it may be sent; until then there is nothing to do.
        const added = more ? all('{FORM} .amount button:last-child:enabled') : [];
        const sent = all('{FORM} [type=submit]');
        const away = all('{FORM} .verdict svg').length > 0 || sent.some((one) => one.matches(but));
        const ends = away ? all('{FORM} [data-close]') : sent.filter((one) => one.matches(':enabled'));
        return first([...(added.length > 0 ? [any(added)] : ends), ...refusals]);
    }}
    // Who took back what was just chosen, as often as not, would walk in circles.
    const asked = document.querySelector('.prompt.asked') ? all(choices) : [];
    const fresh = asked.filter((one) => !one.matches('[aria-pressed=true]'));
    const one = any(fresh.length > 0 ? fresh : asked);
    return one ? (first([one, ...refusals]) ?? false) : null;
}}"""


class Clicker:
    """`but`: what is never clicked, since the test will do so itself. `touch`: with a finger."""

    def __init__(self, page: Page, luck: Random, but: str = UNDO, touch: bool = False) -> None:
        self.page = page
        self.luck = luck
        self.but = but
        self.press = page.touchscreen.tap if touch else page.mouse.click
        buttons = ".prompt .buttons button:enabled:is([data-verb], [data-kind], .main)"
        self.choices = f'[data-legal="true"]:not({but}), {buttons}:not({UNDO}):not({but})'
        self.clicks = 0
        self.drawn = self.draw()

    def draw(self) -> tuple[float, bool]:
        """What decides the next click, however often one has to look before there is anything to click."""
        return self.luck.random(), self.luck.random() < MORE

    def over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def play_to_the_end(self) -> None:
        self.play_until(self.over)

    def play_until(self, reached: Callable[[], bool]) -> None:
        pulse = Pulse(self.page)
        while not reached():
            pulse.feel()
            if not self.step():
                self.page.wait_for_timeout(30)

    def step(self) -> bool:
        """One click, if there is anything to click."""
        found = self.page.evaluate(LOOK, [self.choices, self.but, *self.drawn])
        if found is None:
            return False
        self.drawn = self.draw()
        if not found:  # it lies under something else: another one, then
            return False
        self.clicks += 1
        *place, bundle = found
        self.press(*place)
        self.page.evaluate(FORGET)
        if bundle:
            self.settle()
        return True

    def settle(self) -> None:
        """What was picked at once is said one after the other: who asks sooner picks the same again."""
        before = None
        while (happened := self.page.evaluate(HAPPENED)) != before:
            before = happened
            self.page.wait_for_timeout(SETTLED)


class Pulse:
    """Whether a game goes on in these windows, however long it takes."""

    def __init__(self, *pages: Page) -> None:
        self.pages = pages
        self.last = [""]
        self.since = self.felt = time.monotonic()

    def feel(self) -> None:
        if time.monotonic() < self.felt + PULSE:
            return
        self.felt = time.monotonic()
        happened = [page.evaluate(HAPPENED) for page in self.pages]
        if happened != self.last:
            self.last, self.since = happened, time.monotonic()
        late = time.monotonic() > self.since + PATIENCE
        assert not late, f"the game does not get on: {[page.inner_text('body') for page in self.pages]}"


def play_together(clickers: list[Clicker]) -> None:
    """To the end, by whoever is asked."""
    pulse = Pulse(*(clicker.page for clicker in clickers))
    while not all(clicker.over() for clicker in clickers):
        pulse.feel()
        stepped = [clicker.step() for clicker in clickers]  # all of them, each in turn
        if not any(stepped):
            clickers[0].page.wait_for_timeout(20)
