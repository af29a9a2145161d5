"""The build hook: compiles the modules listed in compiled.txt with mypyc, where that can be done."""

import os
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

PROBE = """
#include <Python.h>
PyMODINIT_FUNC PyInit_probe(void) { return NULL; }
"""


def main() -> None:
    # Only a wheel is ever compiled: an editable install would leave its .so files in src/.
    if "bdist_wheel" not in sys.argv:
        setup()
        return
    forget_earlier_builds()
    obstacle = why_pure()
    if obstacle:
        print(f"capotavola: pure Python build, since {obstacle}", flush=True)
        setup()
    else:
        modules = compiled_modules()
        print(f"capotavola: compiled build, {len(modules)} modules", flush=True)
        setup(ext_modules=extensions(modules))


def forget_earlier_builds() -> None:
    """Setuptools packs whatever lies in build/lib*, files that have left src/ included."""
    for leftover in Path("build").glob("lib*"):
        shutil.rmtree(leftover)


def why_pure() -> str:
    """What stands in the way of a compiled build; empty if nothing does."""
    if os.environ.get("CAPOTAVOLA_PURE", "0") not in ("", "0"):
        return "CAPOTAVOLA_PURE is set"
    if sys.implementation.name != "cpython":
        return f"mypyc knows no {sys.implementation.name}"
    if not compiler_works():
        return "no C compiler with the Python headers was found"
    return ""


def compiler_works() -> bool:
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        probe = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        probe.build_lib = probe.build_temp = folder
        probe.ensure_finalized()
        try:
            probe.run()
        except Exception:  # compilers fail in many ways, and each means the same here
            return False
    return True


def compiled_modules() -> list[str]:
    lines = (line.partition("#")[0].strip() for line in Path("compiled.txt").read_text().splitlines())
    modules: set[str] = set()
    for pattern in filter(None, lines):
        found = {path.as_posix() for path in Path().glob(pattern.removeprefix("!"))}
        if not found:
            sys.exit(f"capotavola: compiled.txt names {pattern}, which is not there")
        modules = modules - found if pattern.startswith("!") else modules | found
    return sorted(modules)


def extensions(modules: list[str]) -> list[Extension]:
    # A pure build needs no mypy.
    from mypyc.build import mypycify  # noqa: PLC0415

    # Silent: rooms that stay pure may import packages the build environment does not have.
    options = ["--follow-imports=silent", "--cache-dir=build/mypy"]
    return mypycify(
        options + modules,
        opt_level="2",
        debug_level="0",
        target_dir="build/mypyc",
        group_name="capotavola",
    )


main()
