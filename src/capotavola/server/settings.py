"""Settings: environment variables, and nothing else. `docs/hosting.md` explains them."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

MOST_DAYS = 36_500
SHORTEST_SECRET = 16


class BadSetting(ValueError):
    """A variable has a value that cannot be used; says which and why."""


class NotNow(BadSetting):
    """Nothing is wrong with the settings, but what they name cannot be had at the moment."""


class Settings(NamedTuple):
    host: str
    port: int
    database: str
    editions: Path  # own boxes
    workers: int
    channels: str  # memory, or the URL of what carries news between workers
    origin: str | None  # as people see the house, such as https://example.org
    bots: str  # where they think: processes:N, here, ray, ray:ADDRESS
    bot_delay: int  # milliseconds that a bot takes to decide, about
    metrics_token: str | None
    owner_secret: str | None  # who has it keeps order in the house
    log_level: str
    log_format: str
    trusted_proxies: str
    tables_per_minute: int  # that one address may open
    requests_per_minute: int  # of one address
    messages_per_second: int  # of one player, or of one address that watches
    chat_per_minute: int  # lines of one player
    connections: int  # to one worker
    connections_per_address: int
    push: str  # off or on: calls by Web Push
    contact: str | None  # whom a push service may write to
    smtp: str | None  # the server for calls by e-mail
    mail_from: str | None
    webhooks: str  # off, on, or private: also to addresses inside
    keep_open_days: int  # a table that was never begun, without anything happening; 0 for ever
    keep_abandoned_days: int  # one whose game was not played to its end
    keep_finished_days: int


def settings_from(env: Mapping[str, str]) -> Settings:
    """Every variable is named CAPO_ and the setting."""
    data = Path(env.get("CAPO_DATA") or _default_data(env))
    database = env.get("CAPO_DATABASE") or f"sqlite:///{data / 'house.db'}"
    workers = _number(env, "CAPO_WORKERS", 1, 1, 64)
    if not database.startswith(("sqlite:///", "postgresql://")):
        raise BadSetting("CAPO_DATABASE must begin with sqlite:/// or postgresql://")
    if workers > 1 and database.startswith("sqlite"):
        raise BadSetting("CAPO_WORKERS above 1 needs PostgreSQL: set CAPO_DATABASE=postgresql://…")
    shared = database.startswith("postgresql")
    channels = env.get("CAPO_CHANNELS") or (database if shared else "memory")
    if channels != "memory" and not channels.startswith(("postgresql://", "redis://", "rediss://")):
        raise BadSetting("CAPO_CHANNELS must be memory, or begin with postgresql:// or redis://")
    if channels == "memory" and workers > 1:
        raise BadSetting("CAPO_CHANNELS=memory cannot join several workers")
    origin = env.get("CAPO_ORIGIN") or None
    if origin is not None and not origin.startswith(("http://", "https://")):
        raise BadSetting("CAPO_ORIGIN must begin with http:// or https://")
    push = _word(env, "CAPO_PUSH", "off", ["off", "on"])
    webhooks = _word(env, "CAPO_WEBHOOKS", "off", ["off", "on", "private"])
    contact, smtp = env.get("CAPO_CONTACT") or None, env.get("CAPO_SMTP") or None
    mail_from = env.get("CAPO_MAIL_FROM") or None
    if (push == "on" or smtp or webhooks != "off") and origin is None:
        raise BadSetting("calls have links in them: CAPO_PUSH, CAPO_SMTP and CAPO_WEBHOOKS need CAPO_ORIGIN")
    if push == "on" and not (contact or "").startswith(("mailto:", "https://")):
        raise BadSetting("CAPO_PUSH needs CAPO_CONTACT, such as mailto:you@example.org")
    if smtp is not None and not smtp.startswith(("smtp://", "smtps://")):
        raise BadSetting("CAPO_SMTP must begin with smtp:// or smtps://")
    if smtp is not None and "@" not in (mail_from or ""):
        raise BadSetting("CAPO_SMTP needs CAPO_MAIL_FROM, such as capotavola@example.org")
    secret = env.get("CAPO_OWNER_SECRET") or None
    if secret is not None and len(secret) < SHORTEST_SECRET:
        raise BadSetting(f"CAPO_OWNER_SECRET must have {SHORTEST_SECRET} signs or more")
    return Settings(
        host=env.get("CAPO_HOST") or "127.0.0.1",
        port=_number(env, "CAPO_PORT", 8080, 0, 65535),
        database=database,
        editions=Path(env.get("CAPO_EDITIONS") or data / "editions"),
        workers=workers,
        channels=channels,
        origin=origin.rstrip("/") if origin else None,
        bots=env.get("CAPO_BOTS") or "processes:1",
        bot_delay=_number(env, "CAPO_BOT_DELAY", 900, 0, 60_000),
        metrics_token=env.get("CAPO_METRICS_TOKEN") or None,
        owner_secret=secret,
        log_level=_word(env, "CAPO_LOG_LEVEL", "info", ["debug", "info", "warning", "error"]),
        log_format=_word(env, "CAPO_LOG_FORMAT", "text", ["text", "json"]),
        trusted_proxies=env.get("CAPO_TRUSTED_PROXIES") or "127.0.0.1",
        tables_per_minute=_number(env, "CAPO_TABLES_PER_MINUTE", 30, 1, 1_000_000),
        requests_per_minute=_number(env, "CAPO_REQUESTS_PER_MINUTE", 1200, 1, 10_000_000),
        messages_per_second=_number(env, "CAPO_MESSAGES_PER_SECOND", 20, 1, 1_000_000),
        chat_per_minute=_number(env, "CAPO_CHAT_PER_MINUTE", 40, 1, 1_000_000),
        connections=_number(env, "CAPO_CONNECTIONS", 10_000, 20, 1_000_000),
        connections_per_address=_number(env, "CAPO_CONNECTIONS_PER_ADDRESS", 200, 1, 1_000_000),
        push=push,
        contact=contact,
        smtp=smtp,
        mail_from=mail_from,
        webhooks=webhooks,
        keep_open_days=_number(env, "CAPO_KEEP_OPEN_DAYS", 0, 0, MOST_DAYS),
        keep_abandoned_days=_number(env, "CAPO_KEEP_ABANDONED_DAYS", 0, 0, MOST_DAYS),
        keep_finished_days=_number(env, "CAPO_KEEP_FINISHED_DAYS", 0, 0, MOST_DAYS),
    )


def _default_data(env: Mapping[str, str]) -> Path:
    return Path(env.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "capotavola"


def _number(env: Mapping[str, str], name: str, usual: int, low: int, high: int) -> int:
    text = env.get(name) or str(usual)
    if not text.isdecimal() or not low <= int(text) <= high:
        raise BadSetting(f"{name} must be a whole number from {low} to {high}, not {text}")
    return int(text)


def _word(env: Mapping[str, str], name: str, usual: str, words: list[str]) -> str:
    text = env.get(name) or usual
    if text not in words:
        raise BadSetting(f"{name} must be one of {', '.join(words)}, not {text}")
    return text


def from_environment() -> Settings:
    return settings_from(os.environ)
