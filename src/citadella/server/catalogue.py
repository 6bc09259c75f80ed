"""The catalogue: everything a new table can be made of."""

from __future__ import annotations

from citadella.cards import EDITIONS
from citadella.rules.editions import RULES
from citadella.server.clock import CLOCKS
from citadella.server.protocol import (
    EMOTES,
    ActionCardInfo,
    BotInfo,
    CardInfo,
    Catalogue,
    CharacterInfo,
    EditionInfo,
    PresetInfo,
)


def catalogue(bots: list[str]) -> Catalogue:
    """Return the editions, these bots, and the emotes and clocks there are."""
    editions = []
    for facts in EDITIONS.values():
        editions.append(
            EditionInfo(
                id=facts.id,
                min_players=2,
                max_players=facts.most_players,
                characters=[CharacterInfo(c.id, c.rank) for c in facts.characters],
                base=[CardInfo(d.id, d.type, d.cost, d.copies, d.silver) for d in facts.base],
                unique=[CardInfo(d.id, d.type, d.cost, d.copies, d.silver) for d in facts.unique],
                bonus=[CardInfo(d.id, d.type, d.cost, d.copies, d.silver) for d in facts.bonus],
                action_cards=[ActionCardInfo(c.id, c.copies) for c in facts.action_cards],
                unique_chosen=facts.unique_chosen,
                has_letter=len(RULES[facts.id].choices) > 0,
                presets=[
                    PresetInfo(p.id, list(p.characters), list(p.unique)) for p in facts.presets
                ],
            )
        )
    return Catalogue(editions, [BotInfo(bot) for bot in bots], list(EMOTES), list(CLOCKS.values()))
