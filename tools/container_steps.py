#!/usr/bin/env python3
"""The steps of deploy/Containerfile without a container engine, as root: each stage in a Debian of its own.

    tools/container_steps.py FOLDER BASE PORT

BASE is a Debian with Python that stands for the image after FROM, such as the one that
SUITE=trixie tools/whole_way.sh makes. RUN is run in a chroot, COPY copies; at the end the command is started
as its user, and the HEALTHCHECK asked.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "deploy" / "Containerfile"
PATIENCE = 120.0
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
BASE_PATH = "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


class Step(NamedTuple):
    word: str
    rest: str


def steps(text: str) -> list[Step]:
    """One for each instruction; a line goes on after a backslash."""
    joined = re.sub(r"\\\n\s*", "", text)
    lines = [line.strip() for line in joined.splitlines()]
    words = [line.split(None, 1) for line in lines if line and not line.startswith("#")]
    return [Step(word, rest) for word, rest in words]


class Image:
    """A stage: what FROM named, and what its instructions have made of it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.env = {"PATH": BASE_PATH, "HOME": "/root", "DEBIAN_FRONTEND": "noninteractive"}
        self.folder = "/"
        self.user = "root"
        self.entry: list[str] = []
        self.command: list[str] = []
        self.health: list[str] = []

    def call(self, words: list[str], user: str = "root", **env: str) -> "subprocess.Popen[bytes]":
        inside = [
            "chroot",
            f"--userspec={user}",
            str(self.root),
            "sh",
            "-c",
            f'cd {self.folder} && exec "$@"',
            "-",
        ]
        return subprocess.Popen([*inside, *words], env=self.env | env)


class Kitchen:
    def __init__(self, folder: Path, base: Path) -> None:
        self.folder = folder
        self.base = base
        self.stages: dict[str, Image] = {}
        self.image = Image(base)

    def follow(self, step: Step) -> None:
        print(f"{step.word} {step.rest[:100]}", flush=True)
        match step.word:
            case "FROM":
                self.begin(step.rest)
            case "RUN":
                self.run(step.rest)
            case "COPY":
                self.copy(shlex.split(step.rest))
            case "WORKDIR":
                self.image.folder = step.rest
                self.there(step.rest).mkdir(parents=True, exist_ok=True)
            case "ENV":
                pairs = (pair.split("=", 1) for pair in shlex.split(step.rest))
                self.image.env |= {
                    name: value.replace("$PATH", self.image.env["PATH"]) for name, value in pairs
                }
            case "USER":
                self.image.user = step.rest
            case "ENTRYPOINT":
                self.image.entry = json.loads(step.rest)
            case "CMD":
                self.image.command = json.loads(step.rest)
            case "HEALTHCHECK":
                self.image.health = json.loads(step.rest.split("CMD", 1)[1])
            case "VOLUME" | "EXPOSE":
                pass
            case _:
                sys.exit(f"{FILE.name}: what is {step.word}?")

    def begin(self, rest: str) -> None:
        name = rest.rsplit(" AS ", maxsplit=1)[-1] if " AS " in rest else "last"
        root = self.folder / name
        shutil.rmtree(root, ignore_errors=True)
        subprocess.run(["cp", "-a", "--one-file-system", self.base, root], check=True)
        # Python's own images call it python.
        (root / "usr/local/bin/python").symlink_to("/usr/bin/python3")
        self.image = self.stages[name] = Image(root)

    def run(self, command: str) -> None:
        # A build has the network of its host.
        for file in ("/etc/resolv.conf", "/etc/hosts", CERTIFICATES):
            shutil.copyfile(file, self.there(file))
        ways = {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
        with self.image.call(["sh", "-c", command], NODE_EXTRA_CA_CERTS=CERTIFICATES, **ways) as done:
            pass
        if done.returncode:
            sys.exit(f"RUN failed: {command}")

    def copy(self, words: list[str]) -> None:
        sources = ROOT
        if words[0].startswith("--from="):
            sources = self.stages[words.pop(0).removeprefix("--from=")].root
        *names, to = words
        there = self.there(to)
        for name in names:
            source = sources / name.lstrip("/")
            if source.is_dir():
                shutil.copytree(source, there, symlinks=True, dirs_exist_ok=True, ignore=_not_for_images)
            else:
                target = there / source.name if to.endswith("/") else there
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(source, target)

    def there(self, path: str) -> Path:
        ending = "/" if path.endswith("/") else ""
        return Path(f"{self.image.root}{os.path.normpath(os.path.join(self.image.folder, path))}{ending}")

    def serve(self, port: str) -> None:
        """Until the image's own check of its health is content."""
        image = self.image
        began = time.monotonic()
        house = image.call([*image.entry, *image.command], image.user, CAPO_PORT=port, CAPO_HOST="127.0.0.1")
        check = [word.replace("8080", port) for word in image.health]
        try:
            while True:
                with image.call(check, image.user) as asked:
                    pass
                if asked.returncode == 0:
                    break
                if house.poll() is not None or time.monotonic() - began > PATIENCE:
                    sys.exit("the house of the image does not open")
                time.sleep(1)
        finally:
            house.terminate()
            house.wait()
        print(
            f"the house of the image was healthy after {time.monotonic() - began:.0f} s, and closed",
            flush=True,
        )


def _not_for_images(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if name in ("node_modules", "__pycache__")]


def main(folder: Path, base: Path, port: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    kitchen = Kitchen(folder, base)
    for step in steps(FILE.read_text()):
        kitchen.follow(step)
    kitchen.serve(port)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])
