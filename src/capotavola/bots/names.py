"""What players are called at a table."""

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


def fits_as_name(name: str) -> bool:
    """Persian joins and parts its letters with signs that cannot be seen."""
    seen = name.replace("\u200c", "").replace("\u200d", "")
    return bool(seen.strip()) and len(name) <= LONGEST_NAME and seen.isprintable()


def free_names(taken: list[str]) -> list[str]:
    """Names for bots that nobody at the table has."""
    used = {name.casefold() for name in taken}
    return [name for name in BOT_NAMES if name.casefold() not in used]
