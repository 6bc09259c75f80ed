"""What the coach says to a person in the terminal."""

from __future__ import annotations

from rich.text import Text

from citadella.bots import coach
from citadella.cli.interrupts import DeferredInterrupt
from citadella.cli.session import Choices, GameSession


def advice(session: GameSession, choices: Choices) -> list[tuple[int, Text]]:
    """The few best moves, each as the number of its choice and in words with the reason."""
    if not session.has_coach:
        return []
    texts, phrases, game = session.texts, session.phrases, session.game
    seen = session.view()
    # In the second part of a choice, only its own moves are asked about.
    offered = [action for choice in choices for action in choice]
    with DeferredInterrupt():
        advised = coach.advise(seen, offered)
    lines: list[tuple[int, Text]] = []
    for each in advised:
        number = next(i for i, choice in enumerate(choices, 1) if each.action in choice)
        chance = texts("coach-chance", percent=round(100 * each.chance))
        if each.equal and sum(one.equal for one in advised) > 1:
            chance += f" · {texts('coach-equal')}"
        reason = coach.say(each, texts, game.setup.edition, phrases.names.__getitem__)
        line = Text.assemble(
            phrases.choice(each.action, seen.known),
            (f"  {chance}", "dim"),
            f"\n    {reason}" if reason else "",
        )
        lines.append((number, line))
    return lines
