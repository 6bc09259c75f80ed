"""How events are shown at a drawn table."""

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
def test_what_is_staged_is_a_kind_of_event_shown_by_known_means(kind: str) -> None:
    staging = STAGING[kind]
    assert kind in REGISTRY.events
    assert all(FLIGHT.fullmatch(flight) for flight in staging.flights.split())
    assert staging.moment in get_args(Moment)
    assert staging.sound in get_args(Sound)
    assert staging != Staging()


def test_a_kind_of_event_without_staging_is_only_told_in_words() -> None:
    assert staging_of("serenaded") == Staging("", "", "")
