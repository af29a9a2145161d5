"""The key to a seat: a secret that its holder shows. The house keeps only the hash."""

import base64
import hashlib
import hmac
import secrets


def new_key() -> str:
    return secrets.token_urlsafe(24)


def key_after(key: str, code: str) -> str:
    """The key to the next table, for whoever has the one to this: always the same."""
    digest = hmac.digest(key.encode(), f"rematch/{code}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:24]).decode()


def hashed(key: str) -> str:
    """A key has 192 random bits, so a plain hash is as good as a slow one."""
    return hashlib.sha256(key.encode()).hexdigest()
