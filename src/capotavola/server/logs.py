"""What the house writes about itself, a line for each thing: as text or as JSON, never a key or a secret."""

import logging
import sys
from datetime import UTC, datetime

import msgspec


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, str] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "room": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(level: str, form: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if form == "json" else plain)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # At its lowest level uvicorn writes every header and frame, keys and chat included.
    for noisy in ("uvicorn.error", "uvicorn.access", "sqlalchemy.engine", "alembic"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
