"""The build hook: builds the page, and compiles the modules of compiled.txt with mypyc where it can."""

import os
import shutil
import subprocess
import sys
from pathlib import Path, PurePath
from tempfile import TemporaryDirectory

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

PAGE = Path("src", "capotavola", "server", "page")
PAGE_BUILDER = Path("web", "build.py")
LARGE_ROOM = 20_000  # bytes of source; a smaller room is compiled with the rest of its game
CACHE = Path("build", "mypy")
PARTED = Path("build", "parted.txt")  # which part each module was in
OWN_FUNCTIONS = ["-fno-semantic-interposition", "-fvisibility=hidden"]
PROBE = """
#include <Python.h>
PyMODINIT_FUNC PyInit_probe(void) { return NULL; }
"""


def main() -> None:
    # Only a wheel is ever compiled: an editable install would leave its .so files in src/.
    if "bdist_wheel" not in sys.argv:
        setup()
        return
    build_page()
    obstacle = why_pure()
    modules = [] if obstacle else compiled_modules()
    forget_earlier_builds(modules)
    if obstacle:
        say(f"pure Python build, since {obstacle}")
        setup()
    else:
        say(f"compiled build, {len(modules)} modules")
        forget_other_parts(modules)
        setup(ext_modules=extensions(modules), options={"build_ext": {"parallel": True}})


def say(text: str) -> None:
    print(f"capotavola: {text}", flush=True)


def forget_earlier_builds(modules: list[str]) -> None:
    """Setuptools packs whatever lies in build/lib*, files that have left src/ included.

    What is still compiled stays: each part is made anew only if its C code has changed.
    """
    stay = {PurePath(module).relative_to("src").with_suffix("") for module in modules}
    stay |= {PurePath(f"{name}__mypyc") for _, name in parts(modules)}
    for folder in Path("build").glob("lib*"):
        for file in folder.rglob("*"):
            module = file.relative_to(folder).with_name(file.name.partition(".")[0])
            if file.is_file() and not (file.suffix in (".so", ".pyd") and module in stay):
                file.unlink()


def forget_other_parts(modules: list[str]) -> None:
    """What mypyc keeps of a module is of use only in the part that it was compiled in."""
    now = {module: part_of(PurePath(module)) for module in modules}
    before = dict(line.split() for line in PARTED.read_text().splitlines()) if PARTED.is_file() else {}
    stayed = [now[module] == part for module, part in before.items() if module in now]
    if not stayed or not all(stayed):
        shutil.rmtree(CACHE, ignore_errors=True)
    PARTED.parent.mkdir(exist_ok=True)
    PARTED.write_text("".join(f"{module} {part}\n" for module, part in now.items()))


def build_page() -> None:
    """One that cannot be built is a failure: nobody would look for it in the wheel until it is missing."""
    if os.environ.get("CAPOTAVOLA_PAGE", "") == "keep" and (PAGE / "index.html").is_file():
        say("with the page that is there")
        return
    obstacle = why_no_page()
    if obstacle:
        say(f"without the page, since {obstacle}")
        shutil.rmtree(PAGE, ignore_errors=True)  # setuptools would pack an earlier one
        return
    if subprocess.run([sys.executable, PAGE_BUILDER]).returncode:
        sys.exit("capotavola: the page failed; CAPOTAVOLA_PAGE=0 builds without it")
    say("with the page")


def why_no_page() -> str:
    """What keeps the page out of this wheel; empty if nothing does."""
    if os.environ.get("CAPOTAVOLA_PAGE", "") == "0":
        return "CAPOTAVOLA_PAGE is 0"
    if not PAGE_BUILDER.is_file():
        return f"{PAGE_BUILDER} is not here"
    return ""


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
    try:
        found = translated(modules)
    except Exception:  # mypyc does not always find its way in what it keeps of an earlier build
        if not CACHE.is_dir():
            raise
        say("once more, without what was kept of earlier builds")
        shutil.rmtree(CACHE)
        found = translated(modules)
    if os.name == "posix":  # a part's functions are its own: calls among them need no detour
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *OWN_FUNCTIONS]
    return found


def translated(modules: list[str]) -> list[Extension]:
    # A pure build needs no mypy.
    from mypyc.build import mypycify  # noqa: PLC0415

    # Silent: rooms that stay pure may import packages the build environment does not have.
    options = ["--follow-imports=silent", f"--cache-dir={CACHE}"]
    return mypycify(
        options + modules,
        opt_level="2",
        debug_level="0",
        target_dir="build/mypyc",
        separate=parts(modules),
    )


def parts(modules: list[str]) -> list[tuple[list[str], str]]:
    """Calls within a part are fast; parts are compiled side by side, and anew only where something changed.

    A part is a large room of a game, the rest of the game, a bot, the server.
    """
    found: dict[str, list[str]] = {}
    for module in modules:
        found.setdefault(part_of(PurePath(module)), []).append(module)
    return [(files, f"capotavola_{name}") for name, files in found.items()]


def part_of(module: PurePath) -> str:
    if module.parent.name in ("greedy", "easy", "brains"):
        return "bot_" + module.stem.partition("_")[0]
    rooms = module.parts
    if "server" in rooms:
        return "server"
    if "games" not in rooms:
        return "common"
    game, *room = rooms[rooms.index("games") + 1 : -1]
    return "_".join([game, *room]) if room and is_large(module.parent) else game


def is_large(room: PurePath) -> bool:
    return sum(file.stat().st_size for file in Path(room).glob("*.py")) > LARGE_ROOM


main()
