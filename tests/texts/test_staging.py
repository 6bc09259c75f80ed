"""The staging of events: the animations and sounds that show them on the table."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from citadella.rules.registry import REGISTRY
from citadella.texts.staging import STAGING, Moment, Sound, Staging, staging_of

FLIGHT = re.compile(
    r"(coin|card|district|crown):(bank|deck|spine|seat|other|crown)>(bank|deck|seat|other)"
)


@pytest.mark.parametrize("kind", STAGING)
def test_staging_names_only_known_events_flights_moments_and_sounds(kind: str) -> None:
    staging = STAGING[kind]
    assert kind in REGISTRY.events
    assert all(FLIGHT.fullmatch(flight) for flight in staging.flights.split())
    assert staging.moment in get_args(Moment)
    assert staging.sound in get_args(Sound)
    assert staging != Staging()


def test_an_event_without_staging_has_no_flight_no_moment_and_no_sound() -> None:
    assert staging_of("serenaded") == Staging("", "", "")
