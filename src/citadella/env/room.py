"""The sizes of the encoding: the numbers of slots for official and homebrew cards.

These sizes are part of the encoding (docs/encoding.md). After changing any, increment `VERSION`.
"""

from typing import Final

from citadella.rules.box import Box
from citadella.rules.character import Marker
from citadella.rules.errors import SetupError
from citadella.rules.registry import REGISTRY

# The version of the encoding. Increment it when the index of any action or of any observed value
# changes.
VERSION: Final = 2

SEATS: Final = 8
RANKS: Final = 9
# 61 slots are for official cards, 19 for homebrew cards in registration order.
CARDS: Final = 80
# 27 slots are for official characters, 9 for homebrew ones.
CHARACTERS: Final = 36
# The exclusive upper bound of numbers that occur in actions and questions.
NUMBERS: Final = 16

# The official kinds of markers and questions. Homebrew kinds take the next slots in registration
# order; once all slots are taken, further kinds share the last slot.
MARKER_KINDS: Final = ("dagger", "threat", "warrant", "mask", "spell")
MARKER_ROOM: Final = 8
QUESTION_KINDS: Final = (
    "pick",
    "lay",
    "turn",
    "keep",
    "answer-death",
    "shield",
    "claim-crown",
    "lay-warrant",
    "sign-warrant",
    "confiscate",
    "lay-threat",
    "flower-threat",
    "bribe",
    "reveal-threat",
    "redraw",
    "wizard-take",
    "seer-give",
    "levy",
    "give-for-crown",
    "pass-crown",
    "tribute",
    "heir-crown",
    "queen-takes",
    "cardinal-give",
    "hand-over",
    "pay-with-cards",
    "monument-counts",
    "theater-swap",
    "theater-give",
    "courtesy",
    "lighthouse-take",
    "ring-bell",
    "rescue",
    "laboratory-discard",
    "museum-tuck",
    "armory-target",
    "peek",
    "peek-take",
    "replace-by",
    "replace",
    "cash-in",
    "effect-gain",
    "ability-gain",
)
QUESTION_ROOM: Final = 56


_MARKER_PLACES: Final[dict[str, int]] = {}


def place_of_marker(marker: Marker) -> int:
    """Return the slot for the kind of `marker`."""
    kind = marker.kind
    place = _MARKER_PLACES.get(kind, -1)
    if place < 0:
        place = _place(kind, MARKER_KINDS, list(REGISTRY.markers), MARKER_ROOM)
        _MARKER_PLACES[kind] = place
    return place


def place_of_question(kind: str) -> int:
    """Return the slot for the question kind `kind`."""
    return _place(kind, QUESTION_KINDS, list(REGISTRY.questions), QUESTION_ROOM)


def _place(kind: str, printed: tuple[str, ...], registered: list[str], room: int) -> int:
    if kind in printed:
        return printed.index(kind)
    place = len(printed)
    for other in registered:
        if other == kind:
            break
        if other not in printed:
            place += 1
    return min(place, room - 1)


def check(box: Box) -> None:
    """Raise if a card or character in `box` has no slot."""
    for card in box.kinds:
        if card.number > CARDS:
            raise SetupError("S9", f"The encoding has no room left for the card '{card.name}'.")
    for character in box.cast[1:]:
        if character.number > CHARACTERS:
            raise SetupError(
                "S9", f"The encoding has no room left for the character '{character.name}'."
            )
