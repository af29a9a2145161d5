"""One file that plays on any machine with a fitting Python, for people without make: `make bundle`.

    .venv/bin/python tools/bundle.py build/wheel dist/capotavola.pyz

All packages are in it. Some of them are compiled, and so may be the wheel: the file is for this system and
this version of Python, and says so elsewhere. Compiled packages cannot be imported out of an archive: the
first start unpacks it into the user's cache.
"""

import hashlib
import platform
import subprocess
import sys
import sysconfig
import zipapp
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
PIP = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-compile"]

MAIN = '''\
"""Unpacks the house once, and starts it: with all that is behind the name of this file, as `capo`."""

import os
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

NAME, PYTHON, PLATFORM = {name!r}, {python!r}, {platform!r}


def main():
    here = (sys.version_info[:2], sysconfig.get_platform())
    if here != (PYTHON, PLATFORM):
        wanted = ".".join(map(str, PYTHON))
        found = f"{{sys.version.split()[0]}} on {{here[1]}}"
        sys.exit(f"This file is for Python {{wanted}} on {{PLATFORM}}; here is {{found}}.")
    packages = unpacked()
    env = {{**os.environ, "PYTHONPATH": str(packages)}}
    words = [sys.executable, "-m", "capotavola", *sys.argv[1:]]
    if os.name == "posix":
        os.execve(words[0], words, env)
    sys.exit(subprocess.run(words, env=env).returncode)


def unpacked():
    """A start that was interrupted leaves nothing that the next one takes for whole."""
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "capotavola")
    folder = base / NAME
    if not folder.is_dir():
        print("Unpacking, once", file=sys.stderr)
        base.mkdir(parents=True, exist_ok=True)
        new = Path(tempfile.mkdtemp(dir=base))
        zipfile.ZipFile(sys.argv[0]).extractall(new)
        try:
            new.rename(folder)
        except OSError:  # another start was faster
            pass
    return folder / "packages"


main()
'''


def main(wheels: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        packages = Path(folder, "packages")
        install(packages, "--require-hashes", "-r", ROOT / "requirements" / "run.txt")
        wheel = next(wheels.glob("*.whl"))
        install(packages, "--no-deps", "--no-index", wheel)
        Path(folder, "__main__.py").write_text(
            MAIN.format(
                name=f"{wheel.stem}-{hashlib.sha256(wheel.read_bytes()).hexdigest()[:12]}",
                python=sys.version_info[:2],
                platform=sysconfig.get_platform(),
            )
        )
        zipapp.create_archive(folder, to, interpreter="/usr/bin/env python3", compressed=True)
    size = to.stat().st_size / 1_000_000
    print(f"{to}: {size:.0f} MB, for Python {platform.python_version()} on {sysconfig.get_platform()}")


def install(packages: Path, *words: str | Path) -> None:
    subprocess.run([*PIP, "--target", packages, *words], check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
