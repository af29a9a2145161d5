"""The services, for the tests of the services."""

from tests.services.fixtures import postgres, postgres_url, redis_server, redis_url

__all__ = ["postgres", "postgres_url", "redis_server", "redis_url"]
