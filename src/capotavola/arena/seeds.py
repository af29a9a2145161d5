"""Numbers for bots and orders, out of names."""

import hashlib


def seed_number(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")
