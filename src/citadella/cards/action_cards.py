"""The 15 action cards of the deluxe edition."""

from __future__ import annotations

from typing import Final

from citadella.cards.model import ActionCardFacts

DELUXE: Final = (
    ActionCardFacts("acrobat", copies=1),
    ActionCardFacts("director", copies=2),
    ActionCardFacts("ticket_booth", copies=3),
    ActionCardFacts("living_cannonball", copies=2),
    ActionCardFacts("rasputin", copies=2),
    ActionCardFacts("fortune_teller", copies=2),
    ActionCardFacts("circus_tent", copies=3),
)
