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
BLANK = {*JOINERS, "\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u2800", "\u3164", "\uffa0"}


def fits_as_name(name: str) -> bool:
    printable = all(sign in JOINERS or sign.isprintable() for sign in name)
    return bool(as_seen(name)) and len(name) <= LONGEST_NAME and printable


def as_seen(name: str) -> str:
    """The same for names that look the same: without blank letters, however they are written."""
    signs = [sign for sign in unicodedata.normalize("NFKC", name) if not _is_blank(sign)]
    return " ".join(unicodedata.normalize("NFKC", "".join(signs).casefold()).split())


def _is_blank(sign: str) -> bool:
    selects_a_variant = "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"
    return sign in BLANK or selects_a_variant


def free_names(taken: list[str], bot: str) -> list[str]:
    """Names for bots of a kind that nobody at the table has: those of its level first."""
    used = {as_seen(name) for name in taken}
    own = NAMES_OF_LEVELS.get(bot, NAMES_OF_LEVELS[NORMAL])
    others = [name for name in BOT_NAMES if name not in own]
    return [name for name in [*own, *others] if as_seen(name) not in used]
