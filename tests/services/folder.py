"""A folder of its own for each service, and the user it runs as."""

import os
import pwd
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

PID_FILE = "pid"

# Waits for a word from the tests, or for their end, however it comes; ends the service if it still runs.
# SIGINT is the order to stop at once for PostgreSQL and Redis alike.
CARETAKER = """
read word
if [ -f "$1/$2" ]; then
    pid=$(cat "$1/$2")
    kill -INT "$pid"
    tries=20
    while [ $tries -gt 0 ] && kill -0 "$pid"; do
        sleep 0.1
        tries=$((tries - 1))
    done
    kill -KILL "$pid"
fi
rm -rf "$1"
"""


class Servant(NamedTuple):
    """A user and its groups, as subprocess takes them; None is whoever runs the tests."""

    id: int | None
    group: int | None
    more_groups: list[int] | None


@contextmanager
def own_folder(name: str) -> Iterator[Path]:
    """A fresh folder for a service; it goes, and so does the service, when the block or the process ends."""
    folder = Path(tempfile.mkdtemp(prefix=f"capo-{name}-"))
    user = servant()
    if user.id is not None:
        os.chown(folder, user.id, -1)
    # In a session of its own, so that Ctrl-C ends the tests first.
    with subprocess.Popen(
        ["sh", "-c", CARETAKER, "sh", str(folder), PID_FILE],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as caretaker:
        try:
            yield folder
        finally:
            caretaker.communicate(b"done\n", timeout=120)


def servant() -> Servant:
    """Whom to run services as: PostgreSQL refuses root, who has nobody do it; others do it themselves."""
    if os.geteuid() != 0:
        return Servant(None, None, None)
    nobody = pwd.getpwnam("nobody")
    return Servant(nobody.pw_uid, nobody.pw_gid, [])
