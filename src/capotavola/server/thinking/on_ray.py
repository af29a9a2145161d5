"""Minds on Ray: on a cluster that is there already, or on a small one of this machine.

All this runs in a process of its own, never in the server's: Ray ends its process when its cluster is gone.
"""

import logging
import os
import threading
import time
from contextlib import suppress
from multiprocessing.connection import Connection

import ray
from ray.actor import ActorHandle
from ray.exceptions import GetTimeoutError, RayError

from capotavola.server.thinking.bots import Shelf
from capotavola.server.thinking.lanes import LONGEST_THOUGHT
from capotavola.server.thinking.process import hold, ignore_interrupts, serve
from capotavola.server.thinking.wire import answered, failed

TROUBLE = (RayError, ConnectionError, RuntimeError, ValueError)  # what Ray raises, whatever goes wrong
LOCAL = "local"
AT_ONCE = 2  # what an actor is asked: a thought, and to come to its end
SHARE_OF_A_CORE = 0.1  # that an actor books: most of the time it waits
LOCAL_STORE = 100_000_000  # bytes; a request is so small that it passes the store by


def think_on_ray(address: str, leash: Connection, lines: list[Connection]) -> None:
    """The life of the process: an actor for each line, connected at the first request."""
    ignore_interrupts()
    cluster = Cluster(address)
    minds = [RayMind(cluster) for _ in lines]
    for line, mind in zip(lines, minds, strict=True):
        threading.Thread(target=serve, args=(line, mind.answer), daemon=True).start()
    hold(leash, lambda number, at: minds[number].until(at))
    ray.shutdown()


class Actor:
    """What runs on the cluster."""

    def __init__(self) -> None:
        self.shelf = Shelf()

    def think(self, request: bytes) -> bytes:
        return answered(request, self.shelf)

    def finish(self, seconds: float) -> None:
        """Within so many; asked while it thinks, by one whose clock may be another."""
        self.shelf.deadline.at = time.monotonic() + seconds


class Cluster:
    """The connection to Ray, which the process has only one of."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.joining = threading.Lock()

    def hire(self) -> ActorHandle[Actor]:
        """A new actor; Ray replaces it when it dies, and has it try the request once more."""
        with self.joining:
            if not ray.is_initialized():
                self._join()
        hiring = ray.remote(num_cpus=SHARE_OF_A_CORE, max_restarts=-1, max_task_retries=1)
        actor = hiring(Actor).options(max_concurrency=AT_ONCE).remote()
        assert isinstance(actor, ActorHandle)
        return actor

    def _join(self) -> None:
        if self.address != LOCAL:
            ray.init(self.address, log_to_driver=False, logging_level=logging.ERROR)
            return
        # The house talks to nobody outside, and neither does a Ray that it starts.
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        ray.init(
            LOCAL,
            _node_ip_address="127.0.0.1",
            include_dashboard=False,
            object_store_memory=LOCAL_STORE,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )


class RayMind:
    """One actor of the cluster."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.actor: ActorHandle[Actor] | None = None

    def answer(self, request: bytes) -> bytes:
        try:
            if self.actor is None:
                self.actor = self.cluster.hire()
            thought: ray.ObjectRef[bytes] = self.actor.think.remote(request)
            return ray.get(thought, timeout=LONGEST_THOUGHT)
        except GetTimeoutError:
            self._dismiss()
            return failed(request, f"no thought from Ray in {LONGEST_THOUGHT} seconds")
        except TROUBLE as error:
            self._dismiss()
            return failed(request, f"Ray at {self.cluster.address} failed: {error}")

    def until(self, at: float) -> None:
        actor = self.actor
        if actor is not None:
            with suppress(*TROUBLE):
                actor.finish.remote(at - time.monotonic())

    def _dismiss(self) -> None:
        """The next request hires a new one."""
        if self.actor is not None:
            with suppress(*TROUBLE):
                ray.kill(self.actor)
            self.actor = None
