"""Settings of Hypothesis for the fuzz tests."""

from hypothesis import HealthCheck, settings

from tests.fuzz.spoiled import EXAMPLES, FRESH

settings.register_profile(
    "citadella",
    max_examples=EXAMPLES,
    derandomize=not FRESH,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("citadella")
