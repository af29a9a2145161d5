"""`capo verify` and the check in JavaScript, over published records and over what can be done to them."""

import json
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypedDict

import pytest

from capotavola import cli
from tests.deal.edits import Edit, edited, set_value
from tests.deal.node import Verdict, ask, check_records
from tests.deal.source import Source

# The command is called here without a process of its own, which its parser takes for a mistake.
pytestmark = pytest.mark.filterwarnings("ignore:Cyclopts application invoked without tokens:UserWarning")

VECTORS = Path(__file__).parents[2] / "docs" / "vectors"
RECORDS = sorted((VECTORS / "records").glob("*.jsonl"))
GAMES = sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))


class Variant(TypedDict):
    record: str
    name: str
    about: str
    edits: list[Edit]
    capo: Verdict
    page: Verdict


VARIANTS: list[Variant] = json.loads((VECTORS / "broken.json").read_text())["variants"]

Capo = Callable[[str], Verdict]


@pytest.fixture
def capo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Capo:
    """`capo verify --json` on a record, in the words of the other check."""

    def verify(text: str) -> Verdict:
        file = tmp_path / "record.jsonl"
        file.write_text(text)
        monkeypatch.setattr(sys, "argv", ["capo", "verify", str(file), "--json"])
        try:
            cli.main()
        except SystemExit as left:
            failed = left.code not in (0, None)
        else:
            failed = False
        found = json.loads(capsys.readouterr().out)
        if not failed:
            return {"ok": True, "seeded": found["seeded"], "committed": found["committed"]}
        line = re.search(r": line (\d+): ", found["error"])
        assert line is not None, found
        return {"ok": False, "line": int(line[1])}

    return verify


@pytest.fixture(scope="module")
def pages() -> list[Verdict]:
    """What JavaScript finds in the variants."""
    return check_records([broken_text(variant) for variant in VARIANTS])


def broken_text(variant: Variant) -> str:
    text = (VECTORS / variant["record"]).read_text()
    changed = edited(text, variant["edits"])
    assert changed != text
    return changed


def same(found: Verdict, expected: Verdict) -> bool:
    """A verdict that names less than was found agrees with it."""
    return {**found, **expected} == found


def draws_in(text: str) -> int:
    return sum(len(json.loads(line).get("chance", [])) for line in text.splitlines())


def test_there_is_a_record_of_every_game() -> None:
    assert {json.loads(path.read_text().split("\n")[0])["game"] for path in RECORDS} == {
        "corleone",
        "cosanostra",
        "omerta",
    }


@pytest.mark.parametrize("without", [False, True], ids=["webcrypto", "plain"])
def test_both_find_the_published_records_sound(capo: Capo, without: bool) -> None:
    texts = [path.read_text() for path in RECORDS]
    pages = ask({"records": texts, "without_webcrypto": without})["records"]
    for text, page in zip(texts, pages, strict=True):
        assert page == {"ok": True, "seeded": True, "committed": True, "draws": draws_in(text)}
        assert capo(text) == {"ok": True, "seeded": True, "committed": True}


def each_variant(about: str) -> pytest.MarkDecorator:
    chosen = [
        pytest.param(number, id=f"{Path(variant['record']).stem}: {variant['name']}")
        for number, variant in enumerate(VARIANTS)
        if variant["about"] == about
    ]
    assert chosen
    return pytest.mark.parametrize("number", chosen)


@pytest.mark.slow
@each_variant("chance")
def test_breaks_of_chance_are_found_by_both_alike(number: int, capo: Capo, pages: list[Verdict]) -> None:
    variant = VARIANTS[number]
    capos = capo(broken_text(variant))
    assert same(pages[number], variant["page"]), pages[number]
    assert capos == variant["capo"]
    assert same(pages[number], capos)


@each_variant("rules")
def test_breaks_of_rules_are_found_by_capo_alone(number: int, capo: Capo, pages: list[Verdict]) -> None:
    text = broken_text(VARIANTS[number])
    assert capo(text) == VARIANTS[number]["capo"]
    assert same(pages[number], VARIANTS[number]["page"]), pages[number]
    assert pages[number]["draws"] == draws_in(text)


@each_variant("bounds")
def test_without_bounds_the_page_does_not_say_yes(number: int, capo: Capo, pages: list[Verdict]) -> None:
    assert same(capo(broken_text(VARIANTS[number])), VARIANTS[number]["capo"])
    assert same(pages[number], VARIANTS[number]["page"]), pages[number]


def without_bounds(text: str) -> str:
    """As records were before they said below what each number was drawn."""
    lines = [
        {name: part for name, part in json.loads(line).items() if name != "of"} for line in text.splitlines()
    ]
    return "".join(json.dumps(line, separators=(",", ":"), sort_keys=True) + "\n" for line in lines)


def test_older_records_are_left_to_capo(capo: Capo) -> None:
    older = [without_bounds(path.read_text()) for path in GAMES]
    assert capo(older[0])["ok"]
    for page in check_records(older):
        assert page == {
            "ok": False,
            "line": 1,
            "reason": "no-bounds",
            "seeded": True,
            "committed": True,
            "draws": 0,
        }


def test_newer_records_are_sound_for_the_page_too() -> None:
    newer = [text for text in map(Path.read_text, GAMES) if text != without_bounds(text)]
    assert newer
    for text, page in zip(newer, check_records(newer), strict=True):
        assert same(page, {"ok": True, "seeded": True, "committed": True})
        assert page["draws"] == draws_in(text)


def test_an_empty_file_is_no_record(capo: Capo) -> None:
    [page] = check_records([""])
    assert capo("") == {"ok": False, "line": 1}
    assert same(page, {"ok": False, "line": 1, "reason": "malformed"})


def changed_numbers(path: Path, count: int, rng: random.Random) -> list[tuple[int, str]]:
    """Copies of a record, each with one number changed somewhere, and its line."""
    text = path.read_text()
    source = Source(text)
    places = [
        (line, at)
        for line, bounds in enumerate(source.bounds)
        for at, bound in enumerate(bounds)
        if bound > 1
    ]
    copies = []
    for line, at in rng.sample(places, count):
        bound = source.bounds[line][at]
        number = (source.numbers[line][at] + rng.randrange(1, bound)) % bound
        copies.append((line, edited(text, [set_value(line, ["chance", at], number)])))
    return copies


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_any_number_that_is_changed_is_found_where_it_stands(path: Path, capo: Capo) -> None:
    copies = changed_numbers(path, 60, random.Random(3))
    pages = check_records([text for _, text in copies])
    for page, (line, _) in zip(pages, copies, strict=True):
        assert same(page, {"ok": False, "line": line, "reason": "chance"}), page
    for line, text in copies[:10]:
        assert capo(text) == {"ok": False, "line": line}
