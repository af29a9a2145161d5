"""Minds in processes of their own."""

import math
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import TypeAlias

from capotavola.server.thinking.bots import BotFailed, BotTurn, Doubt, Shelf, Thought
from capotavola.server.thinking.lanes import LONGEST_THOUGHT, ThinkerClosed
from capotavola.server.thinking.wire import (
    answered,
    read,
    read_deadline,
    read_verdict,
    written,
    written_deadline,
)

# What a process does: it serves the lines until the server lets go of the leash.
Work: TypeAlias = Callable[[Connection, list[Connection]], None]
# What it does with the deadline of a line, of which it is told along the leash.
Hear: TypeAlias = Callable[[int, float], None]

TRIES = 2  # with a new process each, if one dies
TIME_TO_END = 10.0  # seconds, after which a process is killed


class ProcessMind:
    """Thinks at the other end of one of a worker's lines."""

    def __init__(self, worker: "Worker", number: int = 0, patience: float = LONGEST_THOUGHT) -> None:
        self.worker = worker
        self.number = number
        self.patience = patience
        self.at = math.inf  # the deadline that the process knows

    def consider(self, request: BotTurn) -> Thought | None:
        return read(self._answer(request))

    def judge(self, doubt: Doubt) -> bool:
        return read_verdict(self._answer(doubt))

    def _answer(self, request: BotTurn | Doubt) -> bytes:
        for _ in range(TRIES):
            line = self.worker.line(self.number)
            try:
                line.send_bytes(written(request))
                if line.poll(self.patience):
                    return line.recv_bytes()
            except (EOFError, OSError):
                self.worker.bury(line)
            else:
                self.worker.bury(line)
                raise BotFailed(request.table, f"no thought in {self.patience} seconds")
        raise BotFailed(request.table, f"the process that thought about it died, {TRIES} times")

    def until(self, at: float) -> None:
        if at != self.at:
            self.at = at
            self.worker.say(written_deadline(self.number, at))

    def halt(self) -> None:
        self.worker.halt()


class Worker:
    """A process at the end of some lines: it starts when one is first used, and is replaced when it dies."""

    def __init__(self, work: Work, lines: int = 1) -> None:
        self.work = work
        self.wanted = lines
        self.lines: list[Connection] = []
        self.leash: Connection | None = None
        self.process: SpawnProcess | None = None
        self.halted = False
        self.changing = threading.Lock()

    def line(self, number: int) -> Connection:
        with self.changing:
            if self.halted:
                raise ThinkerClosed
            if self.process is None:
                self._start()
            return self.lines[number]

    def say(self, word: bytes) -> None:
        """Along the leash, while the process may be busy; one that is gone need not hear it."""
        leash = self.leash
        if leash is not None:
            with suppress(OSError):
                leash.send_bytes(word)

    def bury(self, line: Connection) -> None:
        """The process at its end, which is dead or stuck; its other lines end with it.

        Nothing, if that has been done at another line.
        """
        with self.changing:
            if self.process is not None and line in self.lines:
                self._kill(self.process)

    def halt(self) -> None:
        with self.changing:
            self.halted = True
            if self.process is not None and self.leash is not None:
                self.leash.close()
                self.process.join(TIME_TO_END)
                self._kill(self.process)

    def _start(self) -> None:
        """Spawned, not forked: a copy of a process with threads may inherit locks that nobody will open."""
        spawn = multiprocessing.get_context("spawn")
        pipes = [spawn.Pipe() for _ in range(1 + self.wanted)]
        ours, theirs = [here for here, _ in pipes], [there for _, there in pipes]
        process = spawn.Process(target=self.work, args=(theirs[0], theirs[1:]), name="thinking", daemon=True)
        process.start()
        self.process, self.leash, self.lines = process, ours[0], ours[1:]
        for there in theirs:
            there.close()  # only the process has it now, so its death ends the line

    def _kill(self, process: SpawnProcess) -> None:
        """Its lines are closed when the last lane has noticed: not while one may be reading."""
        process.kill()
        process.join()
        self.process, self.leash, self.lines = None, None, []


def think_here(leash: Connection, lines: list[Connection]) -> None:
    """The life of a process with one line."""
    ignore_interrupts()
    shelf = Shelf()

    def hear(_: int, at: float) -> None:
        shelf.deadline.at = at

    threading.Thread(target=_end_with, args=(leash, hear), daemon=True).start()
    serve(lines[0], lambda request: answered(request, shelf))


def serve(line: Connection, answer: Callable[[bytes], bytes]) -> None:
    """One request after the other, until the line ends."""
    with suppress(EOFError, OSError):
        while True:
            line.send_bytes(answer(line.recv_bytes()))


def ignore_interrupts() -> None:
    """Ctrl-C is for the server, which ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def hold(leash: Connection, hear: Hear) -> None:
    """Until the server lets go: it closes, or has died of anything, for then the system lets go."""
    with suppress(EOFError, OSError):
        while True:
            hear(*read_deadline(leash.recv_bytes()))


def _end_with(leash: Connection, hear: Hear) -> None:
    """Whatever a bot is thinking about at that time."""
    hold(leash, hear)
    os._exit(0)
