"""The way out to addresses that visitors name: to the open internet only, and never any further."""

import socket
import ssl
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

SECONDS: Final = 10.0
MOST: Final = 64 * 1024  # bytes of an answer


class CannotCall(Exception):
    """It did not arrive; `gone`: nobody is there, nor will be."""

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


def check_url(url: str, private: bool) -> SplitResult:
    """ValueError if a call can never go there. Plain HTTP is for the host's own network."""
    parts = urlsplit(url)
    if parts.scheme not in (("https", "http") if private else ("https",)):
        raise ValueError("it must begin with https://")
    if not parts.hostname or parts.username or parts.password or not url.isascii():
        raise ValueError("it is no address of a page")
    if any(sign.isspace() or not sign.isprintable() for sign in url):
        raise ValueError("it is no address of a page")
    if parts.port is not None and not private and parts.port not in (443, 8443):
        raise ValueError("its port is not one for that")
    return parts


def resolved(host: str, port: int, private: bool) -> str:
    """The number of a host, which is connected to as it is; CannotCall if it is not outside."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise CannotCall(f"{host} is not found: {error}") from error
    numbers = [str(where[4][0]).partition("%")[0] for where in found]
    # One inside is enough to go nowhere: the next question may have another first answer.
    if not numbers or not (private or all(is_outside(number) for number in numbers)):
        raise CannotCall(f"{host} is not on the open internet", gone=True)
    return numbers[0]


def is_outside(number: str) -> bool:
    address = ip_address(number)
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo and address.teredo[1])
        if inner:
            return is_outside(str(inner))
        if number.lower().startswith("64:ff9b:"):
            return False  # a gateway to IPv4, whichever
    return address.is_global and not address.is_multicast


def post(url: str, body: bytes, headers: dict[str, str], private: bool = False) -> int:
    """The status of the answer, whatever it is. No redirection is followed."""
    try:
        parts = check_url(url, private)
    except ValueError as error:
        raise CannotCall(str(error), gone=True) from None
    host = parts.hostname or ""
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    number = resolved(host, port, private)
    line: HTTPConnection = _Secure(host, port, number) if secure else _Plain(host, port, number)
    path = parts.path or "/"
    try:
        line.request("POST", f"{path}?{parts.query}" if parts.query else path, body, headers)
        answer: HTTPResponse = line.getresponse()
        answer.read(MOST)
        return answer.status
    except (OSError, HTTPException, ValueError) as error:
        raise CannotCall(f"{host} does not answer: {error}") from error
    finally:
        line.close()


class _Plain(HTTPConnection):
    """Knows where it goes by number, and calls the host by its name."""

    def __init__(self, host: str, port: int, number: str) -> None:
        super().__init__(host, port, timeout=SECONDS)
        self._number = number

    def connect(self) -> None:
        self.sock = socket.create_connection((self._number, self.port), self.timeout)


class _Secure(HTTPSConnection):
    def __init__(self, host: str, port: int, number: str) -> None:
        self._tls = ssl.create_default_context()
        super().__init__(host, port, timeout=SECONDS, context=self._tls)
        self._number = number

    def connect(self) -> None:
        line = socket.create_connection((self._number, self.port), self.timeout)
        self.sock = self._tls.wrap_socket(line, server_hostname=self.host)
