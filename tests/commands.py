"""`capo` as a command, in a process of its own: hundreds of times, so it is born in the nursery.

`capo_itself` is the command from a new Python on, which takes ten times as long; so are those begun that
have processes of their own.
"""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from capotavola.cli import main
from tests.server.nursery import PATIENCE, forking, look_on_path

Ended = subprocess.CompletedProcess[str]


def capo(*words: str, typed: str = "", env: Mapping[str, str] | None = None) -> Ended:
    """Run to its end, in this environment or in ours."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "0").write_text(typed, encoding="utf-8")
        process = forking.Process(target=_run, args=(words, dict(os.environ if env is None else env), folder))
        process.start()
        process.join(PATIENCE)
        if process.exitcode is None:
            process.kill()
            raise TimeoutError(f"capo {' '.join(words)} does not end")
        said, complained = [(folder / number).read_text(encoding="utf-8") for number in "12"]
        return subprocess.CompletedProcess(words, process.exitcode, said, complained)


def capo_itself(*words: str, typed: str = "", env: Mapping[str, str] | None = None) -> Ended:
    command = [sys.executable, "-m", "capotavola", *words]
    return subprocess.run(
        command, input=typed, capture_output=True, encoding="utf-8", env=env, check=False, timeout=PATIENCE
    )


def _run(words: tuple[str, ...], env: Mapping[str, str], folder: Path) -> None:
    """Its lines lead to files; Python has its own idea of them, too, and must be told."""
    for line, way in enumerate((os.O_RDONLY, os.O_WRONLY | os.O_CREAT, os.O_WRONLY | os.O_CREAT)):
        os.dup2(os.open(folder / str(line), way, 0o600), line)
    sys.stdin, sys.stdout, sys.stderr = [
        open(line, mode, encoding="utf-8", closefd=False)  # noqa: SIM115  (for as long as the process lives)
        for line, mode in enumerate(("r", "w", "w"))
    ]
    os.environ.clear()
    os.environ.update(env)
    look_on_path(env)
    sys.argv = ["capo", *words]
    main()
