"""Debian's nginx before a house on this machine: with the site of deploy/nginx.conf, or as an old proxy."""

import re
import shutil
import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.services.folder import own_folder
from tests.services.service import HOST, Service, free_port, run_as_servant

SITE = Path(__file__).parents[2] / "deploy" / "nginx.conf"

# What /etc/nginx/nginx.conf does for a site, in a folder of our own.
MAIN = """
daemon off;
worker_processes 2;
pid {folder}/nginx.pid;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""

# It passes requests on, and knows nothing of connections that become something else.
OLD = """
server {{
    listen {host}:{port};
    location / {{
        proxy_pass http://{host}:{house};
        proxy_set_header Host $http_host;
        proxy_buffering off;
    }}
}}
"""


class Ports(NamedTuple):
    """Where a visitor comes in, with TLS and without, and where the house listens."""

    tls: int
    plain: int
    house: int

    def origin(self) -> str:
        return f"https://{HOST}:{self.tls}"


def free_ports() -> Ports:
    return Ports(free_port(), free_port(), free_port())


@contextmanager
def open_nginx(ports: Ports) -> Iterator[ssl.SSLContext]:
    """Running; gives a TLS context that trusts it and nobody else."""
    with own_folder("nginx") as folder:
        _make_certificate(folder)
        with _serving(folder, _site_here(folder, ports), ports.tls):
            yield ssl.create_default_context(cafile=str(folder / "certificate.pem"))


@contextmanager
def open_old_proxy(port: int, house: int) -> Iterator[None]:
    """One that lets no WebSockets through, as in some offices."""
    with own_folder("nginx") as folder, _serving(folder, OLD.format(host=HOST, port=port, house=house), port):
        yield


@contextmanager
def _serving(folder: Path, site: str, port: int) -> Iterator[None]:
    (folder / "site.conf").write_text(site)
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder))
    command = [program(), "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    server = Service(folder, command, f"{HOST}:{port}", lambda _: _listens(port))
    server.start()
    try:
        yield
    finally:
        server.stop()


def program() -> str:
    """Debian's is not on everybody's path."""
    found = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    if found is None:
        raise RuntimeError("nginx is not installed: run make services")
    return found


def _site_here(folder: Path, ports: Ports) -> str:
    """The site with nothing changed but where things are."""
    places = {
        r"listen \[::\]:\d+[^;]*;": ("", 2),
        r"listen 80;": (f"listen {HOST}:{ports.plain};", 1),
        r"listen 443 ssl": (f"listen {HOST}:{ports.tls} ssl", 1),
        r"https://\$server_name": (ports.origin(), 1),
        r"/etc/letsencrypt/live/example\.org/fullchain\.pem": (f"{folder}/certificate.pem", 1),
        r"/etc/letsencrypt/live/example\.org/privkey\.pem": (f"{folder}/key.pem", 1),
        r"http://127\.0\.0\.1:8080": (f"http://{HOST}:{ports.house}", 2),
    }
    site = SITE.read_text()
    for place, (here, times) in places.items():
        site, found = re.subn(place, here, site)
        if found != times:
            raise RuntimeError(f"{SITE.name} has {place} {found} times, not {times}")
    return site


def _make_certificate(folder: Path) -> None:
    run_as_servant(
        *["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
        *["-days", "2", "-subj", "/CN=example.org", "-addext", f"subjectAltName=DNS:example.org,IP:{HOST}"],
        *["-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem")],
        folder=folder,
    )


def _listens(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex((HOST, port)) == 0
