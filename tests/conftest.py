"""How hypothesis plays: as long as it takes, for that decides nothing, and the same examples each time."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "patient", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("patient")
