"""How the graphical table shows events: flying objects, other animations, and sounds.

Card files add entries to `STAGING` for their own kinds of events. An event without an entry is only
described in words.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

#: Animations: a character is called, is revealed, or does not answer (`silence`); the last district
#: that the event names rises, or the first one burns down; bells announce the last round; fireworks
#: mark the end of the game.
Moment = Literal["", "call", "reveal", "silence", "rise", "burn", "bells", "fireworks"]
Sound = Literal["", "card", "coin", "stone", "steel", "fire", "peal"]


class Staging(NamedTuple):
    """How a kind of event is shown; `flights` consists of words such as `coin:bank>seat`."""

    flights: str = ""
    moment: Moment = ""
    sound: Sound = ""


STAGING: Final[dict[str, Staging]] = {
    "picked": Staging("card:spine>seat", sound="card"),
    "called": Staging(moment="call"),
    "unanswered": Staging(moment="silence"),
    "revealed": Staging(moment="reveal", sound="card"),
    "resumed": Staging(moment="reveal", sound="card"),
    "gained-gold": Staging("coin:bank>seat", sound="coin"),
    "paid-gold": Staging("coin:seat>bank", sound="coin"),
    "gave-gold": Staging("coin:seat>other", sound="coin"),
    "taxed": Staging("coin:seat>bank", sound="coin"),
    "collected": Staging("coin:bank>seat", sound="coin"),
    "drew": Staging("card:deck>seat", sound="card"),
    "returned": Staging("card:seat>deck"),
    "gave-card": Staging("card:seat>other", sound="card"),
    "hands-swapped": Staging("card:seat>other card:other>seat", sound="card"),
    "built": Staging(moment="rise", sound="stone"),
    "confiscated": Staging("district:other>seat", sound="stone"),
    "destroyed": Staging(moment="burn", sound="fire"),
    "exchanged": Staging("district:other>seat district:seat>other", sound="stone"),
    "seized": Staging("district:other>seat", sound="steel"),
    "beautified": Staging(sound="coin"),
    "replaced": Staging(moment="rise", sound="stone"),
    "rescued": Staging("card:deck>seat", sound="card"),
    "completed": Staging(moment="bells", sound="peal"),
    "announced": Staging(moment="bells", sound="peal"),
    "crowned": Staging("crown:crown>seat"),
    "killed": Staging(sound="steel"),
    "bewitched": Staging(sound="card"),
    "robbed": Staging(sound="card"),
    "marked": Staging(sound="card"),
    "played": Staging(sound="card"),
    "ended": Staging(moment="fireworks", sound="peal"),
}
ONLY_WORDS: Final = Staging()


def staging_of(kind: str) -> Staging:
    """Return how a kind of event is shown."""
    return STAGING.get(kind, ONLY_WORDS)
