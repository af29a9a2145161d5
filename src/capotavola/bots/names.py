"""What players are called at a table."""

import unicodedata

from capotavola.bots.levels import BOSS, EASY, HARD, NORMAL

LONGEST_NAME = 30
NAMES_OF_LEVELS = {
    EASY: ["Gina", "Lino", "Tina", "Nino", "Pina"],
    NORMAL: ["Bruno", "Carla", "Dino", "Elena", "Fabio"],
    HARD: ["Rocco", "Irma", "Ugo", "Nora", "Vito"],
    BOSS: ["Don Saverio", "Donna Rosa", "Don Tommaso", "Donna Livia", "Don Carlo"],
}
BOT_NAMES = [name for names in NAMES_OF_LEVELS.values() for name in names]


# What takes no ink: Persian joins and parts its letters with two of them, the others are blank letters.
JOINERS = "\u200c\u200d"
BLANK = {
    *JOINERS,
    "\u034f",
    "\u0640",  # makes the letter before it longer
    "\u115f",
    "\u1160",
    "\u17b4",
    "\u17b5",
    "\u2800",
    "\u3164",
    "\uffa0",
    "\ufffc",
    "\U00016fe4",
    "\U0001d159",
}
VARIANTS = (
    ("\u180b", "\u180f"),
    ("\ufe00", "\ufe0f"),
    ("\U000e0100", "\U000e01ef"),
)  # of a letter

# Letters of other scripts that look like Latin ones, small or large; Arabic ones that look like Persian ones.
ALIKE = str.maketrans(
    "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0455\u0456\u0458\u04bb\u04cf"
    "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7"
    "\u064a\u0649\u0643\u06d5",
    "abekmhopctyxsijhi" + "abezhikmnoptyx" + "\u06cc\u06cc\u06a9\u0647",
)


def fits_as_name(name: str) -> bool:
    if len(name) > LONGEST_NAME:  # before all its letters are looked at
        return False
    printable = all(sign in JOINERS or sign.isprintable() for sign in name)
    inked = any(unicodedata.category(sign)[0] != "M" for sign in as_seen(name))
    return inked and printable


def as_seen(name: str) -> str:
    """The same for names that look the same: without blank letters, in whatever script."""
    signs = [sign for sign in unicodedata.normalize("NFKC", name) if not _is_blank(sign)]
    small = unicodedata.normalize("NFKC", "".join(signs).casefold())
    return " ".join(small.translate(ALIKE).split())


def _is_blank(sign: str) -> bool:
    return sign in BLANK or any(first <= sign <= last for first, last in VARIANTS)


def free_names(taken: list[str], bot: str) -> list[str]:
    """Names for bots of a kind that nobody at the table has: those of its level first."""
    used = {as_seen(name) for name in taken}
    own = NAMES_OF_LEVELS.get(bot, NAMES_OF_LEVELS[NORMAL])
    others = [name for name in BOT_NAMES if name not in own]
    return [name for name in [*own, *others] if as_seen(name) not in used]
