"""Web Push: a message that only one browser can read (RFC 8291, RFC 8188), and who sends it (RFC 8292)."""

import base64
import json
import os
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # bytes; a call is one record
LAST: Final = b"\x02"  # behind the text of the last record
HALF_A_DAY: Final = 12 * 3600


def text_of(raw: bytes) -> str:
    """base64url, without its padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """ValueError if it is no base64url."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(public: ec.EllipticCurvePublicKey) -> bytes:
    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def private_key(raw: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(raw, "big"), CURVE)


def check_browser(p256dh: str, auth: str) -> None:
    """ValueError if a browser's keys are none."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(p256dh))
    if len(bytes_of(auth)) != 16:
        raise ValueError("auth has 16 bytes")


def encrypted(
    text: bytes,
    p256dh: str,
    auth: str,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """RFC 8291, 3.4; salt and key are new ones each time, but for the RFC's own example."""
    salt = os.urandom(16) if salt is None else salt
    own = ec.generate_private_key(CURVE) if own is None else own
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(p256dh))
    about = b"WebPush: info\0" + point_of(theirs) + point_of(own.public_key())
    material = _derived(own.exchange(ec.ECDH(), theirs), bytes_of(auth), about, 32)
    return coded(text, material, salt, point_of(own.public_key()))


def coded(text: bytes, material: bytes, salt: bytes, key_id: bytes) -> bytes:
    """RFC 8188, 2: one record, with its header."""
    key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + len(key_id).to_bytes(1, "big") + key_id
    return head + AESGCM(key).encrypt(nonce, text + LAST, None)


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def authorization(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: int) -> str:
    """RFC 8292: a signed word that it is this house, for that push service; `now` in seconds."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + HALF_A_DAY, "sub": contact}
    words = [{"typ": "JWT", "alg": "ES256"}, claims]
    signed = ".".join(text_of(json.dumps(word, separators=(",", ":")).encode()) for word in words)
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = text_of(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={text_of(point_of(key.public_key()))}"
