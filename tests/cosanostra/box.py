"""Content files of La Cosa Nostra: the house's own with some words changed, and what becomes of it."""

from pathlib import Path

import pytest

import capotavola
from capotavola.engine.content import ContentError
from capotavola.games.cosanostra.box.content import read
from capotavola.games.cosanostra.rules import Rules

HOUSE = Path(capotavola.__file__).parent / "games" / "cosanostra" / "content" / "house.toml"

GARAGE = 'name = "garage"\nkind = "company"\ncopies = 2\nincome = 4000\nprice = 8000'
PIMP = (
    'name = "pimp"\nkind = "businessman"\ncopies = 5\nincome = 2000\nprice = 4000\nmonopoly = "prostitution"'
)
COP = 'name = "cop"\nkind = "businessman"\ncopies = 3\nincome = 1000\nprice = 2000\nskill = "cop"'
CASINO = 'colour = "blue"\nbusinesses = ["lawyer", "casino"]'
PINO = 'name = "skinny-pino-blundetto"\nstrength = 1\nprice = 0'
ROCCO = 'name = "granite-rocco-blundetto"\nstrength = 4\nprice = 20000'
LAST_OF_FAMILY = f'[[family.gangster]]\n{ROCCO}\norigin = "public"\n'
DELIVERY = (
    'name = "drug-delivery"\ntype = "cash"\nrounds = [1, 0, 0, 0]\norigin = "public"\ndifficulty = 4\n'
    'difficulty_origin = "public"\nneeds = ["drug-dealer"]\nneeds_origin = "public"\npay = [6000, 9000]\n'
    'pay_origin = ["public", "public"]'
)
ARSON = (
    'name = "arson"\ntype = "attack"\ntarget = "company"\nrounds = [0, 0, 1, 1]\norigin = "book"\n'
    'difficulty = 4\ndifficulty_origin = "public"\none = ["deactivate"]\ntwo = ["destroy"]'
)
DAMAGE = (
    'name = "property-damage"\ntype = "attack"\ntarget = "player"\nrounds = [2, 0, 0, 0]\norigin = "book"\n'
    'difficulty = 3\ndifficulty_origin = "public"\none = [{ effect = "pay-bank", amount = 2000 }]'
)
BIRTHDAY = (
    'name = "birthday"\ntype = "other"\ntarget = "all"\nrounds = [0, 1, 0, 0]\norigin = "book"\n'
    'difficulty = 2\ndifficulty_origin = "public"\none = [{ effect = "pay-you", amount = 1000 }]'
)
OFFER = (
    'name = "exceptional-offer"\ntype = "other"\ntarget = "market"\nrounds = [0, 1, 1, 0]\norigin = "book"\n'
    'difficulty = 3\ndifficulty_origin = "public"\none = [{ effect = "buy-less", amount = 1000 }]\n'
    'two = ["buy-half"]'
)
KILLING = (
    'name = "kill-businessman"\ntype = "attack"\ntarget = "businessman"\nrounds = [0, 1, 2, 1]\n'
    'origin = "book"\ndifficulty = 3\ndifficulty_origin = "public"\none = ["deactivate"]\ntwo = ["kill"]'
)
HOLD_UP = (
    'name = "hold-up"\ntype = "reaction"\nattack = true\ntarget = "cash-job"\nrounds = [0, 0, 2, 1]\n'
    'origin = "book"\ndifficulty = 4\ndifficulty_origin = "public"\none = ["take-half"]\ntwo = ["take-all"]'
)
TRAP = (
    'name = "trap"\ntype = "reaction"\ntarget = "attack"\nrounds = [0, 0, 1, 2]\norigin = "book"\n'
    'difficulty = 4\ndifficulty_origin = "public"\none = ["repel"]\ntwo = ["repel", "kill-attacker"]'
)
RACE = (
    'stake = 20000\nstake_origin = "book"\none = ["double-stake"]\ntwo = ["double-stake"]\n'
    'failure = ["lose-stake"]'
)
POKER = (
    'stake = 4000\nstake_origin = "book"\none = ["take-pot"]\ntwo = ["take-pot"]\nfailure = ["double-back"]'
)
DRIVE_BY = (
    'name = "drive-by"\ntype = "attack"\ntarget = "gangster"\nrounds = [0, 0, 0, 2]\norigin = "book"\n'
    'difficulty = "strength"\ndifficulty_origin = "public"\none = ["kill"]\ntwo = ["kill"]\n'
    'failure = ["return-fire"]'
)
LAUNDERING = 'one = [{ effect = "launder", amount = 8000 }]'
SNITCH = 'name = "snitch"\ncopies = 8\neffect = "look-or-market"\namount = 1\nstart = true'
SPY = 'name = "spy"\ncopies = 4\neffect = "look"\namount = 2'
HENCHMAN = 'name = "henchman"\ncopies = 5\neffect = "easier"\namount = 1\nstart = true'
SCHEMER = 'name = "schemer"\ncopies = 5\neffect = "turn"\nstart = true'
LAVERNE = (
    'name = "laverne-ontario"\ngang = "crips"\nprice = 14000\nprice_origin = "book"\nstrength = 2\n'
    'strength_origin = "derived"\nability = "income"\namount = 4000\nability_origin = "book"'
)
OMAR = 'ability = "cash-instead"\ndifficulty = 3\namount = 5000\nability_origin = "book"'
BERNARDO = 'ability = "repeat-job"\nability_origin = "book"'
IZZY = 'ability = "job-instead"\njob = "contract-killing"'
TUCO = 'ability = "job-after"\njob = "beat-up-businessman"'
JIMMY = 'ability = "answer-with"\njob = "trap"'
LONO = 'ability = "reroll-opponent"\nuses = 2'
DAVE = 'ability = "influence-and-look"\ncards = 2\nuses = 1\nlooks = 2'
ADRIANO = 'ability = "grow"\ncost = 2000\namount = 1'
COUNTS = 'counts = { nightclub = ["prostitution"], casino = ["loans", "drugs"] }'
YUMIKO = 'ability = "half-price"\nability_origin = "book"'

Change = tuple[str, str]


def write(path: Path, *changes: Change) -> Path:
    """The house's file with some words changed, each of which it has once."""
    text = HOUSE.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    file = path / "box.toml"
    file.write_text(text, encoding="utf-8")
    return file


def rules_of(path: Path | None = None) -> Rules:
    return read(path)[0]


def refused(file: Path) -> ContentError:
    with pytest.raises(ContentError) as caught:
        read(file)
    assert str(caught.value).startswith(f"{file}:{caught.value.line}: ")
    return caught.value


def swap(text: str, old: str, new: str) -> Change:
    """A block of the file, and the same with some words of it changed."""
    assert text.count(old) == 1, old
    return text, text.replace(old, new)


def check_mistake(tmp_path: Path, change: Change, where: str, reason: str) -> None:
    """The error is on the line of `where`: in what is new, or else the first such line of the file."""
    old, new = change
    file = write(tmp_path, change)
    text = file.read_text(encoding="utf-8")
    start = HOUSE.read_text(encoding="utf-8").index(old) + new.index(where) if where in new else -1
    if start < 0:
        start = text.index(where)
    error = refused(file)
    assert reason in error.reason
    assert error.line == text[:start].count("\n") + 1
    assert error.file == str(file)
