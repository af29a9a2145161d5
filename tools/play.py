"""`make play`: the house as it is installed in .venv, and beside it the build that the next start uses."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HOUSE = str(ROOT / ".venv" / "bin" / "capo")
BUILDING = [str(ROOT / ".venv-build" / "bin" / "python"), str(ROOT / "tools" / "wheels.py"), "later"]


def main(words: list[str]) -> None:
    theirs, ours = os.pipe()
    # In a session of its own, since Ctrl-C is for the house.
    subprocess.Popen(BUILDING, stdin=theirs, start_new_session=True)
    # From here on this process is the house. Whatever it dies of, the pipe ends, and with it the build.
    os.set_inheritable(ours, True)
    os.execv(HOUSE, [HOUSE, "serve", *words])


if __name__ == "__main__":
    main(sys.argv[1:])
