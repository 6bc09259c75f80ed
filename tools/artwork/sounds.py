"""Synthesise the sounds of the table: card, coin, stone, steel, fire, bell and peal.

`python -m tools.artwork.sounds` writes web/src/sound/*.wav: WAV files with µ-law encoding (one
byte per sample, in logarithmic steps), which every browser can decode.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from tools import ROOT

FOLDER = ROOT / "web" / "src" / "sound"
RATE = 22_050  # samples per second
#: The sample rate of the peal, which is long and has little energy above 5 kHz.
LOW_RATE = 12_000
#: The duration in seconds of the fade-in and the fade-out, which avoid clicks.
FADE_IN, FADE_OUT = 0.0015, 0.03

Samples = list[float]


class Partial(NamedTuple):
    """A decaying sine wave: frequency in Hz, amplitude, and decay time (to 1/e) in seconds."""

    pitch: float
    strength: float
    decay: float


class Sound(NamedTuple):
    """A sound: its duration, its peak amplitude, its sample rate, and its generator."""

    seconds: float
    peak: float
    rate: int
    make: Callable[[int, int], Samples]


# --- building blocks ------------------------------------------------------------------------
def struck(
    samples: Samples, rate: int, at: float, partials: list[Partial], hardness: float = 0.001
) -> None:
    """Add the sound of a struck object at `at`; `hardness` is the attack time (both in seconds)."""
    first = int(at * rate)
    for pitch, strength, decay in partials:
        if pitch >= rate / 2:
            continue
        for i in range(first, len(samples)):
            t = (i - first) / rate
            attack = 1 - math.exp(-t / hardness)
            samples[i] += (
                strength * attack * math.exp(-t / decay) * math.sin(2 * math.pi * pitch * t)
            )


def noise(count: int, seed: int) -> Samples:
    """Return white noise that depends only on `seed`."""
    random = Random(seed)
    return [random.uniform(-1.0, 1.0) for _ in range(count)]


def band(
    samples: Samples, rate: int, middle: Callable[[float], float], sharpness: float
) -> Samples:
    """Return `samples` after a band-pass filter; `middle` maps seconds to the centre frequency."""
    low = high = band_ = 0.0
    damping = 1 / sharpness
    passed = []
    for i, sample in enumerate(samples):
        # A state-variable filter is only stable below a sixth of the sample rate.
        pitch = min(middle(i / rate), rate / 6.5)
        step = 2 * math.sin(math.pi * pitch / rate)
        low += step * band_
        high = sample - low - damping * band_
        band_ += step * high
        passed.append(band_)
    return passed


def add(samples: Samples, rate: int, at: float, other: Samples, strength: float) -> None:
    """Add `other`, multiplied by `strength`, to `samples`, starting at `at` seconds."""
    first = int(at * rate)
    for i, sample in enumerate(other[: max(0, len(samples) - first)]):
        samples[first + i] += strength * sample


def shaped(samples: Samples, rate: int, shape: Callable[[float], float]) -> Samples:
    """Return the samples multiplied by an envelope, a function of the time in seconds."""
    return [sample * shape(i / rate) for i, sample in enumerate(samples)]


def bump(attack: float, decay: float) -> Callable[[float], float]:
    """Return an envelope with a linear attack and an exponential decay, both given in seconds."""
    return lambda t: t / attack if t < attack else math.exp(-(t - attack) / decay)


# --- the sounds -----------------------------------------------------------------------------
def card(count: int, rate: int) -> Samples:
    """Return the sound of a card that slides off a pile and snaps down."""
    samples = [0.0] * count
    slide = shaped(
        band(noise(count, 1), rate, lambda t: 1800 + 14_000 * t, 1.2), rate, bump(0.055, 0.012)
    )
    snap = shaped(band(noise(count, 2), rate, lambda _: 2400, 0.9), rate, bump(0.0012, 0.011))
    add(samples, rate, 0.0, slide, 0.35)
    add(samples, rate, 0.07, snap, 1.0)
    struck(samples, rate, 0.07, [Partial(210, 0.5, 0.012), Partial(540, 0.35, 0.009)])
    return samples


#: The partials of a small disc struck at its rim.
COIN = [
    Partial(3120, 0.5, 0.022),
    Partial(4870, 1.0, 0.034),
    Partial(5010, 0.6, 0.03),
    Partial(7340, 0.7, 0.026),
    Partial(9460, 0.4, 0.016),
]


def coin(count: int, rate: int) -> Samples:
    """Return the sound of a coin that falls on other coins: a hit followed by a softer one."""
    samples = [0.0] * count
    struck(samples, rate, 0.0, COIN, hardness=0.0002)
    lighter = [Partial(p * 1.07, s * 0.5, d) for p, s, d in COIN]
    struck(samples, rate, 0.032, lighter, hardness=0.0002)
    add(samples, rate, 0.0, shaped(noise(count, 3), rate, bump(0.0003, 0.0012)), 0.5)
    return samples


#: The partials of a short log struck with a mallet.
WOOD = [
    Partial(415, 1.0, 0.035),
    Partial(1120, 0.55, 0.018),
    Partial(1930, 0.3, 0.01),
    Partial(2870, 0.15, 0.006),
]


def stone(count: int, rate: int) -> Samples:
    """Return the sound of a stone being set down, followed by two taps of a mallet."""
    samples = [0.0] * count
    rumble = shaped(band(noise(count, 4), rate, lambda _: 170, 1.1), rate, bump(0.006, 0.045))
    grit = shaped(band(noise(count, 5), rate, lambda _: 1300, 0.8), rate, bump(0.003, 0.02))
    add(samples, rate, 0.0, rumble, 2.2)
    add(samples, rate, 0.0, grit, 0.25)
    struck(samples, rate, 0.0, [Partial(92, 1.2, 0.07), Partial(148, 0.6, 0.04)], hardness=0.003)
    for at, strength in ((0.22, 0.8), (0.345, 1.0)):
        struck(samples, rate, at, [Partial(p, s * strength, d) for p, s, d in WOOD], 0.0006)
        knock = shaped(band(noise(count, 6), rate, lambda _: 900, 0.8), rate, bump(0.0006, 0.004))
        add(samples, rate, at, knock, 0.5 * strength)
    return samples


def steel(count: int, rate: int) -> Samples:
    """Return the sound of a blade that is drawn over an edge and keeps ringing."""
    samples = [0.0] * count
    scrape = shaped(
        band(noise(count, 7), rate, lambda t: 1700 + 16_000 * t, 2.5), rate, bump(0.09, 0.03)
    )
    add(samples, rate, 0.0, scrape, 0.8)
    ring = [
        Partial(1730, 0.35, 0.09),
        Partial(2590, 0.5, 0.11),
        Partial(3880, 0.8, 0.1),
        Partial(5210, 0.7, 0.085),
        Partial(5290, 0.5, 0.08),
        Partial(7420, 0.45, 0.06),
    ]
    struck(samples, rate, 0.075, ring, hardness=0.004)
    return samples


def fire(count: int, rate: int) -> Samples:
    """Return the sound of a flame that flares up and crackles."""
    samples = [0.0] * count
    roar = band(
        noise(count, 8), rate, lambda t: 240 + 900 * math.exp(-(((t - 0.16) / 0.11) ** 2)), 0.8
    )
    flicker = [0.75 + 0.25 * math.sin(2 * math.pi * 13 * i / rate) for i in range(count)]
    whoosh = [a * b for a, b in zip(roar, flicker, strict=True)]
    add(samples, rate, 0.0, shaped(whoosh, rate, bump(0.14, 0.26)), 1.6)
    random = Random(9)
    for _ in range(40):
        at = random.uniform(0.08, 0.66)
        pitch = random.uniform(900, 4200)
        decay = random.uniform(0.0015, 0.006)
        strength = random.uniform(0.2, 0.65) ** 2
        pop = [Partial(pitch, strength, decay), Partial(pitch * 1.63, strength * 0.6, decay * 0.7)]
        struck(samples, rate, at, pop, hardness=0.0002)
    return samples


#: The partials of a church bell: frequency relative to the prime, amplitude, decay.
BELL = [
    (0.5, 0.55, 1.0),
    (1.0, 0.8, 0.6),
    (1.188, 0.75, 0.5),
    (1.5, 0.35, 0.35),
    (2.0, 1.0, 0.42),
    (2.514, 0.35, 0.2),
    (2.662, 0.4, 0.2),
    (3.011, 0.45, 0.18),
    (4.166, 0.3, 0.11),
    (5.433, 0.18, 0.07),
]


def _bell(prime: float, decay: float, strength: float = 1.0) -> list[Partial]:
    # A real bell is not perfectly round: each of its partials is a pair of frequencies that beat.
    return [
        Partial(prime * ratio * shift, 0.5 * share * strength, length * decay)
        for ratio, share, length in BELL
        for shift in (0.9988, 1.0012)
    ]


def bell(count: int, rate: int) -> Samples:
    """Return the sound of a single stroke of a bell."""
    samples = [0.0] * count
    struck(samples, rate, 0.0, _bell(392.0, 0.6), hardness=0.0015)
    clap = shaped(band(noise(count, 10), rate, lambda _: 2600, 1.0), rate, bump(0.001, 0.008))
    add(samples, rate, 0.0, clap, 0.4)
    return samples


def peal(count: int, rate: int) -> Samples:
    """Return the sound of bells rung down the scale, the lowest last."""
    samples = [0.0] * count
    rounds = (
        (0.0, 659.3),
        (0.19, 587.3),
        (0.38, 523.3),
        (0.57, 440.0),
        (0.76, 392.0),
        (0.95, 329.6),
    )
    for at, prime in rounds:
        struck(samples, rate, at, _bell(prime, 0.42, 0.9 if at else 0.7), hardness=0.0015)
    return samples


SOUNDS = {
    "card": Sound(0.15, 0.45, RATE, card),
    "coin": Sound(0.12, 0.4, RATE, coin),
    "stone": Sound(0.5, 0.6, RATE, stone),
    "steel": Sound(0.3, 0.4, RATE, steel),
    "fire": Sound(0.7, 0.55, RATE, fire),
    "bell": Sound(0.8, 0.5, RATE, bell),
    "peal": Sound(1.5, 0.55, LOW_RATE, peal),
}


# --- files ----------------------------------------------------------------------------------
def samples_of(name: str) -> Samples:
    """Return the samples of a sound, normalised to its peak amplitude and faded at both ends."""
    sound = SOUNDS[name]
    count = round(sound.seconds * sound.rate)
    raw = sound.make(count, sound.rate)
    fade_in, fade_out = round(FADE_IN * sound.rate), round(FADE_OUT * sound.rate)
    faded = [
        sample * min(1.0, i / fade_in, (count - 1 - i) / fade_out) for i, sample in enumerate(raw)
    ]
    loudest = max(abs(sample) for sample in faded)
    return [sample * sound.peak / loudest for sample in faded]


BIAS, CLIP = 132, 32_635


def to_mu_law(sample: float) -> int:
    """Encode a sample from -1 to 1 as a µ-law byte (ITU-T G.711)."""
    size = min(round(abs(sample) * 32_768), CLIP) + BIAS
    exponent = size.bit_length() - 8
    step = size >> (exponent + 3) & 0x0F
    sign = 0x80 if sample < 0 else 0
    return ~(sign | exponent << 4 | step) & 0xFF


def from_mu_law(byte: int) -> float:
    """Decode a µ-law byte to a sample from -1 to 1."""
    byte = ~byte & 0xFF
    size = ((byte & 0x0F) << 3) + BIAS << (byte >> 4 & 0x07)
    return (BIAS - size if byte & 0x80 else size - BIAS) / 32_768


def to_wav(samples: Samples, rate: int) -> bytes:
    """Return samples as a WAV file."""
    data = bytes(to_mu_law(sample) for sample in samples)
    form = struct.pack("<HHIIHHH", 7, 1, rate, rate, 1, 8, 0)
    chunks = b"".join(
        name + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)
        for name, body in (
            (b"fmt ", form),
            (b"fact", struct.pack("<I", len(data))),
            (b"data", data),
        )
    )
    return b"RIFF" + struct.pack("<I", 4 + len(chunks)) + b"WAVE" + chunks


def from_wav(file: bytes) -> tuple[Samples, int]:
    """Return the samples and the sample rate of a file written by `to_wav`."""
    rate = struct.unpack_from("<I", file, 24)[0]
    at = file.index(b"data")
    size = struct.unpack_from("<I", file, at + 4)[0]
    return [from_mu_law(byte) for byte in file[at + 8 : at + 8 + size]], rate


def main() -> None:
    """Write the WAV files of all sounds."""
    for name, sound in SOUNDS.items():
        file = to_wav(samples_of(name), sound.rate)
        (FOLDER / f"{name}.wav").write_bytes(file)
        print(f"{name}.wav: {sound.seconds} s, {len(file)} bytes")


if __name__ == "__main__":
    main()
