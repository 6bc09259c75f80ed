"""Everything said about one game, as text in one language for one reader at a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from citadella.rules.action import Action
from citadella.rules.event import Event
from citadella.rules.game import Game
from citadella.rules.scoring import Line
from citadella.rules.setup import Setup
from citadella.texts import Texts
from citadella.texts.sentence import Renderer, Sentence
from citadella.texts.wording import Wording

__all__ = ["Phrases"]


class Phrases:
    """The sentences of one game for one reader: a seat, or -1 for a spectator.

    `names` are the players' names by seat; the reader is addressed as 'you'.
    """

    def __init__(self, texts: Texts, setup: Setup, names: Sequence[str], reader: int = -1) -> None:
        self.texts = texts
        self.setup = setup
        self.wording = Wording(setup, reader)
        self.box = self.wording.box
        self.render = Renderer(texts, names, setup.edition, fine=False)
        self.names = self.render.names
        self.reader = reader

    # --- names -------------------------------------------------------------------------
    def card(self, name: str) -> str:
        """Return the name of a card; a `+` at the end marks it as beautified."""
        return self.render.name(f"card:{name}")

    def character(self, name: str) -> str:
        """Return the name of a character."""
        return self.render.name(f"character:{name}")

    def type(self, name: str) -> str:
        """Return the name of a district type inside a sentence."""
        return self.render.inside(f"type:{name}")

    def mark(self, kind: str) -> str:
        """Return the words for a kind of marker: its name, or its effect on the character."""
        return self.render.name(f"marker:{kind}")

    def gold(self, amount: int) -> str:
        """Return an amount of gold in words."""
        return self.texts("count-gold", count=amount)

    def price(self, amount: int) -> str:
        """Return a price in words."""
        return self.texts("price", price=amount)

    def facts(self, name: str) -> str:
        """Return the type and cost of a card in a few words."""
        return self.render.phrase(self.wording.facts(name))

    # --- sentences ---------------------------------------------------------------------
    def passage(self, sentences: Iterable[Sentence]) -> str:
        """Return several sentences as one text."""
        return " ".join(self.render(each) for each in sentences)

    def event(self, told: Event) -> str:
        """Return a sentence for an event."""
        return self.render(self.wording.event(told))

    def consequence(self, told: Event) -> str:
        """Return the consequence of an event for the affected reader; '' if it has no text."""
        found = self.wording.consequence(told)
        return self.render(found) if found is not None else ""

    def choice(self, action: Action, known: Game) -> str:
        """Return a choice in words, with its price; `known` is the game as the seat knows it."""
        return self.render(self.wording.choice(action, known))

    def group(self, action: Action) -> str:
        """Return the common heading of several choices that name the same player."""
        return self.render(self.wording.group(action))

    def reminder(self, action: Action, known: Game) -> str:
        """Return the words for a choice that the player forgoes by ending the turn."""
        return self.render(self.wording.reminder(action, known))

    def question(self, known: Game) -> str:
        """Return the question to the seat to act; `known` is the game as that seat knows it."""
        return self.render(self.wording.question(known))

    def line(self, line: Line) -> str:
        """Return the label of a line of the score sheet."""
        return self.render(self.wording.line(line))
