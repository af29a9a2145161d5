"""The verifiable deal: nobody, the house included, could choose the cards.

Before the deal the house publishes SHA-256 of its secret, and each seat may add a secret of its
own in the same way. The seed is SHA-256 over all secrets, the house's first, each behind its
length as four bytes, big-endian. At the end the secrets are published, and everybody can deal again.
"""

import hashlib


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def seed_of(house: bytes, seats: list[bytes]) -> bytes:
    """The seed that these secrets make together; a seat that adds nothing adds the empty secret."""
    whole = hashlib.sha256()
    for secret in [house, *seats]:
        whole.update(len(secret).to_bytes(4, "big"))
        whole.update(secret)
    return whole.digest()
