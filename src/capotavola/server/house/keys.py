"""The key to a seat: a secret that its holder shows. The house keeps only the hash."""

import hashlib
import secrets


def new_key() -> str:
    return secrets.token_urlsafe(24)


def hashed(key: str) -> str:
    """A key has 192 random bits, so a plain hash is as good as a slow one."""
    return hashlib.sha256(key.encode()).hexdigest()
