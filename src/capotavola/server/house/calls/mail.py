"""E-mail by the host's own server."""

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from capotavola.server.house.calls.outside import CannotCall

SECONDS: Final = 20.0
LONGEST: Final = 254


class Post:
    """By a URL: smtp://user:password@host:587 (turns to TLS where the server can), smtps://…:465."""

    def __init__(self, url: str, sender: str) -> None:
        self._server = urlsplit(url)
        self._sender = sender

    def send(self, to: str, subject: str, text: str, stop: str) -> None:
        """Whoever gets it can stop it with one click (RFC 8058); CannotCall if the server refuses it."""
        letter = EmailMessage()
        letter["From"] = self._sender
        letter["To"] = to
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=parseaddr(self._sender)[1].partition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        try:
            with self._line() as line:
                line.send_message(letter)
        except smtplib.SMTPRecipientsRefused as error:
            raise CannotCall("the address is refused", gone=True) from error
        except (OSError, smtplib.SMTPException) as error:
            raise CannotCall(f"the mail server does not take it: {error}") from error

    def _line(self) -> smtplib.SMTP:
        server = self._server
        host, context = server.hostname or "", ssl.create_default_context()
        if server.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(host, server.port or 465, timeout=SECONDS, context=context)
        else:
            line = smtplib.SMTP(host, server.port or 587, timeout=SECONDS)
            line.ehlo()
            if line.has_extn("starttls"):
                line.starttls(context=context)
        if server.username:
            line.login(unquote(server.username), unquote(server.password or ""))
        return line


def check_mail(address: str) -> None:
    """ValueError if it is none that a letter could go to."""
    name, _, domain = address.rpartition("@")
    plain = all(sign.isprintable() and not sign.isspace() and sign not in '<>,;:"()[]' for sign in address)
    if not name or "." not in domain or not plain or not address.isascii() or len(address) > LONGEST:
        raise ValueError("that is no e-mail address")
