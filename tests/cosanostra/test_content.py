"""Content files as a whole: what cannot be read, what every table needs, titles and fingerprints."""

from pathlib import Path

import pytest

import capotavola
from capotavola.engine.content import ContentError
from capotavola.games.cosanostra import cards
from capotavola.games.cosanostra.box.content import read
from capotavola.games.cosanostra.box.job_checks import FITS
from capotavola.games.cosanostra.box.mercenary_checks import ABILITY_KEYS
from capotavola.speech.speaker import Speaker
from tests.cosanostra.box import ARSON, GARAGE, HOUSE, LAVERNE, ROCCO, SPY, rules_of, swap, write


def test_a_missing_and_a_binary_file(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cannot be read"):
        read(tmp_path / "nowhere.toml")
    (tmp_path / "binary.toml").write_bytes(b'game = "cosanostra"\nedition = "\xff"\n')
    with pytest.raises(ContentError, match=r"binary.toml:2: is not UTF-8"):
        read(tmp_path / "binary.toml")


def test_no_figure_without_its_origin(tmp_path: Path) -> None:
    """Every key with an origin in every kind of table, once."""
    lines = HOUSE.read_text(encoding="utf-8").splitlines(keepends=True)
    table, tried = "", set[tuple[str, str]]()
    for number, line in enumerate(lines):
        if line.startswith("["):
            table = line
        key = line.partition(" =")[0]
        if not key.endswith("origin") or line.startswith("#") or (table, key) in tried:
            continue
        tried.add((table, key))
        file = tmp_path / "box.toml"
        file.write_text("".join(lines[:number] + lines[number + 1 :]), encoding="utf-8")
        with pytest.raises(ContentError, match=key):
            read(file)
    figures = list(vars(rules_of().figures))
    assert {("[setup]\n", f"{name}_origin") for name in figures} <= tried
    assert len(tried) == len(figures) + 13


def test_every_effect_and_ability_is_known_here() -> None:
    assert list(FITS) == cards.EFFECT_NAMES[1:]
    assert {target for fitting in FITS.values() for target in fitting} == set(cards.TARGET_NAMES[1:])
    assert list(ABILITY_KEYS) == cards.ABILITY_NAMES[1:]
    assert len(cards.ABILITY_NAMES) == cards.ABILITIES


def test_own_titles_in_each_language(tmp_path: Path) -> None:
    file = write(
        tmp_path,
        (GARAGE, GARAGE + '\ntitle = { en = "Body shop", pl = "Warsztat" }'),
        (ROCCO, ROCCO.replace("granite-rocco-blundetto", "big-tony")),
        (ARSON, ARSON + '\ntitle = { en = "Blaze" }'),
        swap(SPY, '"spy"', '"mole"'),
        (LAVERNE, LAVERNE.replace('"crips"', '"night-owls"') + '\ntitle = { ru = "Лаверн" }'),
    )
    titles = read(file)[2]
    assert titles["en"] == {
        "business-garage": "Body shop",
        "gangster-big-tony": "Big tony",
        "card-arson": "Blaze",
        "card-mole": "Mole",
        "gangster-laverne-ontario": "Laverne ontario",
        "gang-night-owls": "Night owls",
    }
    assert (titles["pl"]["business-garage"], titles["fa"]["business-garage"]) == ("Warsztat", "Body shop")
    assert (titles["ru"]["gangster-laverne-ontario"], titles["ru"]["card-mole"]) == ("Лаверн", "Mole")
    assert {tuple(sorted(words)) for words in titles.values()} == {tuple(sorted(titles["en"]))}
    speaker = Speaker("en", capotavola.game("cosanostra", file), [])
    assert speaker.named("business", "garage-2") == "Body shop 2"
    assert speaker.named("business", "casino-1") == "Casino 1"


def test_a_new_family_has_a_title(tmp_path: Path) -> None:
    file = write(tmp_path, ('name = "caruso"\n', 'name = "bianchi"\n'))
    assert read(file)[2]["pl"] == {"family-bianchi": "Bianchi"}


def test_changed_figures_change_the_fingerprint_and_the_layout_does_not(tmp_path: Path) -> None:
    fingerprint = read(None)[1]
    file = write(tmp_path)
    file.write_text("# my box\n\n" + file.read_text(encoding="utf-8").replace(" = ", "="), encoding="utf-8")
    assert read(file)[1] == fingerprint
    file = write(tmp_path, ("markers = 5\n", "markers = 6\n"))
    rules, other, _ = read(file)
    assert (rules.figures.markers, other != fingerprint) == (6, True)
