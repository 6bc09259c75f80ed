"""How much is tried: the same in every run, or many fresh examples with CITADELLA_FUZZ=50000."""

import os

from hypothesis import HealthCheck, settings

MORE = int(os.environ.get("CITADELLA_FUZZ", "0"))

settings.register_profile(
    "citadella",
    max_examples=MORE or 500,
    derandomize=not MORE,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("citadella")
