"""Work on all cores, in processes of their own."""

import os
import signal
from collections.abc import Callable, Hashable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, parent_process
from threading import Thread
from typing import TypeVar

Job = TypeVar("Job", bound=Hashable)
Result = TypeVar("Result")

AHEAD = 4  # jobs that lie ready for each core


class Died(Exception):
    """A process of ours was ended from outside, or by what ran in it."""


def on_all_cores(work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[tuple[Job, Result]]:
    """Each job with what came of it, as soon as it is done. Who leaves the loop ends the rest."""
    cores = os.cpu_count() or 1
    others = set(active_children())
    pool = ProcessPoolExecutor(cores, initializer=_begin)
    waiting = iter(jobs)
    under_way: dict[Future[Result], Job] = {}
    try:
        while True:
            for job in islice(waiting, AHEAD * cores - len(under_way)):
                under_way[pool.submit(work, job)] = job
            if not under_way:
                return
            for done in wait(under_way, return_when=FIRST_COMPLETED).done:
                yield under_way.pop(done), done.result()
    except BrokenProcessPool:
        raise Died("a process that played has died: it was killed, or its bot crashed it") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - others:
            child.terminate()


def _begin() -> None:
    """Ctrl-C is for who started us; and without whom we have nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
