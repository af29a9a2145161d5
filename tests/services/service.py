"""A real server program on a loopback port that can be stopped, killed and started again."""

import os
import random
import select
import signal
import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from tests.services.folder import PID_FILE, servant

HOST = "127.0.0.1"
PATIENCE = 90.0


class Service:
    """The command that runs a server, its address, and how to tell that it answers."""

    def __init__(
        self, folder: Path, command: list[str], address: str, answers: Callable[[int], bool]
    ) -> None:
        self.folder = folder
        self.command = command
        self.address = address
        self.answers = answers
        self.process: subprocess.Popen[bytes] | None = None
        self.ended = -1

    def url(self, database: str) -> str:
        return f"{self.address}/{database}"

    def start(self) -> None:
        """Run it and wait until it answers; nothing, if it runs. Port and data stay the same."""
        if self.process is not None and self.process.poll() is None:
            return
        self.kill()
        user = servant()
        self.ended, held = os.pipe()
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                pass_fds=[held],
                start_new_session=True,
                user=user.id,
                group=user.group,
                extra_groups=user.more_groups,
            )
        os.close(held)
        (self.folder / PID_FILE).write_text(str(self.process.pid))
        self._wait_for_answer(self.process)

    def stop(self) -> None:
        """End it in good order, though not waiting for its clients; nothing, if it does not run."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End it as a crash would: in no order at all."""
        self._end(signal.SIGKILL)

    def _wait_for_answer(self, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self.answers(process.pid):
            if process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise RuntimeError(f"{self.command[0]} did not start:\n{(self.folder / 'log').read_text()}")
            time.sleep(0.02)

    def _end(self, number: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(number)
        self.process.wait(PATIENCE)
        # Its children hold the other end of the pipe: it reads as closed when the last of them is gone.
        if not select.select([self.ended], [], [], PATIENCE)[0]:
            raise RuntimeError(f"{self.command[0]} left processes behind")
        os.close(self.ended)
        (self.folder / PID_FILE).unlink()
        self.process = None


def run_as_servant(*command: str, folder: Path) -> None:
    """Run a command to its end as the user that services run as."""
    user = servant()
    done = subprocess.run(
        command,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        user=user.id,
        group=user.group,
        extra_groups=user.more_groups,
    )
    if done.returncode != 0:
        raise RuntimeError(f"{command[0]} failed:\n{done.stdout}{done.stderr}")


def free_port() -> int:
    """A loopback port that no outgoing connection takes while a service is down: those begin higher."""
    for port in random.SystemRandom().sample(range(20_000, 32_000), 100):
        with socket.socket() as probe:
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
            return port
    raise RuntimeError("no free port on loopback")
