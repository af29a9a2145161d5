"""What players are called at a table."""

import unicodedata

LONGEST_NAME = 30
BOT_NAMES = [
    "Bruno",
    "Carla",
    "Dino",
    "Elena",
    "Fabio",
    "Gina",
    "Ugo",
    "Irma",
    "Lino",
    "Nora",
    "Rocco",
    "Tina",
]


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


def free_names(taken: list[str]) -> list[str]:
    """Names for bots that nobody at the table has."""
    used = {as_seen(name) for name in taken}
    return [name for name in BOT_NAMES if as_seen(name) not in used]
