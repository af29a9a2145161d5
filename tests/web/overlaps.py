"""What lies on what in the page."""

from playwright.sync_api import Page


def covering(page: Page, upper: str, lower: str) -> list[str]:
    """What lies on what, as far as both can be seen."""
    found: list[str] = page.evaluate(
        """([upper, lower]) => [...document.querySelectorAll(upper)].flatMap((one) => {
            const a = one.getBoundingClientRect();
            return [...document.querySelectorAll(lower)].filter((other) => {
                if (one === other || one.contains(other) || other.contains(one)) return false;
                const b = other.getBoundingClientRect();
                const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                const seen = [one, other].every((each) => each.checkVisibility({ visibilityProperty: true }));
                return seen && wide > 1 && high > 1;
            }).map((other) => `${one.className} on ${other.textContent.trim().slice(0, 20)}`);
        })""",
        [upper, lower],
    )
    return found
