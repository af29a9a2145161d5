"""Content files with mistakes: each is answered with its file, its line and the reason."""

from pathlib import Path

import pytest

import capotavola
from capotavola.engine.content import ContentError, line_of

HOUSE = Path(capotavola.__file__).parent / "games" / "omerta" / "content" / "house.toml"


def line_with(text: str, words: str, nth: int = 1) -> int:
    found = [number for number, line in enumerate(text.splitlines(), start=1) if words in line]
    return found[nth - 1]


@pytest.mark.parametrize(
    ("old", "new", "where", "reason"),
    [
        ("value = 7", "value = 17", "value = 17", "worth 1 to 10, not 17"),
        ("value = 7", "value = 6", "value = 6", "stands in the file twice"),
        ("value = 7\ncopies = 4", 'value = 7\ncopies = "four"', '"four"', "Expected `int`, got `str`"),
        ('name = "killer"', 'name = "sniper"', "sniper", "no such character: sniper"),
        ('name = "killer"', 'name = "mole"', 'name = "mole"', "mole stands in the file twice"),
        ("points = 10", "points = -1", "points = -1", "points must be from 0 to 100"),
        ("points = 10", "point = 10", "point = 10", "`point"),
        ("copies = 1\n", "copies = 3\n", "[[character]]", "the characters are 24 cards, not 20"),
        (
            'origin = "derived"',
            'origin = "guess"',
            "guess",
            "Invalid enum value 'guess' (there are book, derived, house, public)",
        ),
        ('game = "omerta"', 'game = "poker"', 'game = "poker"', "Invalid enum value 'poker'"),
        ("value = 3", "value = = 3", "value = = 3", "Invalid value"),
        ('edition = "house"', "", "", "missing required field `edition`"),
    ],
)
def test_a_mistake_is_found_on_its_line(tmp_path: Path, old: str, new: str, where: str, reason: str) -> None:
    text = HOUSE.read_text().replace(old, new)
    assert text != HOUSE.read_text()
    file = tmp_path / "box.toml"
    file.write_text(text)
    with pytest.raises(ContentError) as caught:
        capotavola.game("omerta", content=file)
    assert reason in caught.value.reason
    assert caught.value.file == str(file)
    lines = [number for number, line in enumerate(text.splitlines(), start=1) if where and where in line]
    assert caught.value.line in (lines or [1])


def test_a_missing_and_a_binary_file(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cannot be read"):
        capotavola.game("omerta", content=tmp_path / "nowhere.toml")
    (tmp_path / "binary.toml").write_bytes(b'game = "omerta"\nedition = "\xff"\n')
    with pytest.raises(ContentError, match=r"binary.toml:2: is not UTF-8"):
        capotavola.game("omerta", content=tmp_path / "binary.toml")


def test_the_layout_of_a_file_does_not_change_its_fingerprint(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("# my box\n\n" + HOUSE.read_text().replace(" = ", "="))
    assert capotavola.game("omerta", content=file).content_hash == capotavola.game("omerta").content_hash


def test_other_figures_play_another_game(tmp_path: Path) -> None:
    text = HOUSE.read_text()
    changed = text.replace('name = "lady"\npoints = 15', 'name = "lady"\npoints = 5')
    assert changed != text
    file = tmp_path / "box.toml"
    file.write_text(changed)
    game = capotavola.game("omerta", content=str(file))
    assert game.content_hash != capotavola.game("omerta").content_hash


NESTED = """\
top = 1

[[turf]]
name = "a"

[[turf.business]]
front = "x"
[[turf.business]]
front = "y"

[[turf]]
name = "b"
[[turf.business]]
front = "z"

[limits]
"hand" = 5
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (".top", 1),
        (".turf[0].name", 4),
        (".turf[0].business[1].front", 9),
        (".turf[1].business[0].front", 14),
        (".turf[1].business[0].back", 13),
        (".limits.hand", 17),
        (".limits", 16),
        (".nothing", 1),
    ],
)
def test_a_path_leads_to_its_line(path: str, line: int) -> None:
    assert line_of(NESTED, path) == line
