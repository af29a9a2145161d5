"""What leads users here: pictures, the container's file, the extras that errors name, `capo` alone."""

import os
import re
import subprocess
import sys
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from capotavola.arena import balance_page
from tests.services.service import free_port

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0


def tool(name: str) -> ModuleType:
    spec = spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_readme_s_pictures_are_there_and_small() -> None:
    shown = re.findall(r"!\[[^]]+\]\(([^)]+)\)", (ROOT / "README.md").read_text())
    assert len(shown) == 3
    assert sum((ROOT / file).stat().st_size for file in shown) < 500_000


def test_the_container_s_steps_can_be_gone_without_an_engine() -> None:
    steps = tool("container_steps").steps((ROOT / "deploy" / "Containerfile").read_text())
    words = [word for word, _ in steps]
    assert words.count("FROM") == 2
    known = set(re.findall(r'"([A-Z]+)"', (ROOT / "tools" / "container_steps.py").read_text()))
    assert set(words) <= known
    assert next(rest for word, rest in steps if word == "CMD") == '["serve"]'


def test_plots_name_the_extra_that_they_need(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(balance_page.NoPlots) as missing:
        balance_page.open_page(tmp_path / "page.md")
    [extra] = re.findall(r"capotavola\[(\w+)\]", str(missing.value))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["optional-dependencies"][extra] == ["matplotlib"]
    assert not (tmp_path / "page.md").exists()


@pytest.mark.slow
def test_capo_alone_opens_the_house(tmp_path: Path) -> None:
    port = str(free_port())
    settings = {"CAPO_DATA": str(tmp_path), "CAPO_PORT": port, "CAPO_HOST": "127.0.0.1", "DISPLAY": ""}
    with subprocess.Popen(
        [sys.executable, "-m", "capotavola"],
        env={**os.environ, **settings, "WAYLAND_DISPLAY": ""},
        stdout=subprocess.PIPE,
        text=True,
    ) as house:
        try:
            assert house.stdout is not None
            assert f"http://127.0.0.1:{port}" in house.stdout.readline()
        finally:
            house.terminate()
        assert house.wait(PATIENCE) == 0
