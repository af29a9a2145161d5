"""How hypothesis plays: as long as it takes, for that decides nothing."""

from hypothesis import settings

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
