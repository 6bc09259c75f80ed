"""The sound files are short, quiet, and equal to those that the tool generates."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from tools.artwork import sounds
from tools.artwork.sounds import FOLDER, SOUNDS

#: The intended length of each sound, and the allowed deviation, in seconds.
LENGTHS = {
    "card": 0.15,
    "coin": 0.1,
    "stone": 0.5,
    "steel": 0.3,
    "fire": 0.7,
    "bell": 0.8,
    "peal": 1.5,
}
SLACK = 0.03
BIGGEST = 20_000


def heard(name: str) -> tuple[list[float], int]:
    return sounds.from_wav((FOLDER / f"{name}.wav").read_bytes())


def loudness(samples: list[float]) -> float:
    return math.sqrt(sum(sample * sample for sample in samples) / len(samples))


def pitch(name: str) -> float:
    """Estimate the pitch of a sound in Hz from the mean change between adjacent samples."""
    samples, rate = heard(name)
    change = sum(abs(b - a) for a, b in pairwise(samples))
    size = sum(abs(sample) for sample in samples)
    return rate / math.pi * math.asin(min(1.0, change / size / 2))


def test_there_is_exactly_one_file_for_every_sound() -> None:
    assert {path.stem for path in FOLDER.glob("*.wav")} == set(SOUNDS) == set(LENGTHS)


@pytest.mark.parametrize("name", SOUNDS)
def test_the_sound_files_are_those_that_the_tool_generates(name: str) -> None:
    samples, rate = heard(name)
    made = [sounds.from_mu_law(sounds.to_mu_law(sample)) for sample in sounds.samples_of(name)]
    assert rate == SOUNDS[name].rate
    assert len(samples) == len(made)
    # Other machines may round sines differently, by at most one step of the encoding.
    for one, other in zip(samples, made, strict=True):
        assert abs(one - other) <= 0.07 * max(abs(one), abs(other)) + 0.001


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_small_quiet_and_has_no_click(name: str) -> None:
    samples, rate = heard(name)
    assert abs(len(samples) / rate - LENGTHS[name]) <= SLACK
    assert (FOLDER / f"{name}.wav").stat().st_size <= BIGGEST
    assert 0.3 <= max(abs(sample) for sample in samples) <= 0.7
    assert 0.03 <= loudness(samples) <= 0.15
    assert abs(sum(samples) / len(samples)) < 0.005
    # The sound begins and ends in silence.
    assert abs(samples[0]) < 0.001
    assert abs(samples[-1]) < 0.001
    assert loudness(samples[-rate // 50 :]) < 0.5 * loudness(samples)


def test_mu_law_encoding_is_accurate() -> None:
    for size in range(-32_000, 32_001, 37):
        sample = size / 32_768
        back = sounds.from_mu_law(sounds.to_mu_law(sample))
        assert abs(back - sample) <= abs(sample) / 16 + 0.0003


def test_stone_and_bells_sound_lower_than_coins_and_steel() -> None:
    middle = {name: pitch(name) for name in SOUNDS}
    assert max(middle["stone"], middle["bell"], middle["peal"]) < 2000
    assert min(middle["coin"], middle["steel"]) > 3000
    assert middle["bell"] < middle["fire"] < middle["coin"]
