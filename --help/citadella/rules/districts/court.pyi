"""Districts of the court and the calls: Theater, Throne Room, Hospital, Ball Room, …"""
from citadella.rules.action import Action
from citadella.rules.amounts import Amounts
from citadella.rules.card import District
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player
from typing import ClassVar, Final

class Theater(District):
    """Once all have chosen, its owner may swap characters with another player, unseen."""

    def characters_chosen(self, game: Game, player: Player) -> None:
        """Ask its owner."""
        ...

class TheaterSwap(Question):
    """With whom do you swap characters?"""
    kind: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """All have chosen, and nobody has been called."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer the other players."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """With two characters each, choose first which one to give (D8)."""
        ...

class TheaterGive(Question):
    """Which of your characters do you give? first: to whom."""
    kind: ClassVar[str]
    about: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """All have chosen, and nobody has been called."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer one's own two."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """One of the other's two comes back at random."""
        ...

class ThroneRoom(District):
    """1 gold whenever the crown passes to another player."""
    gold: int
    may_refuse: bool

    def crown_moved(self, game: Game, player: Player) -> None:
        """Take it from the bank."""
        ...

class Hospital(District):
    """Its owner, though killed, may gather resources."""

    def answers_death(self) -> bool:
        """The killed may come forward and gather."""
        ...

    def answer_death(self, game: Game, player: Player) -> None:
        """Reveal the character, gather, and no more."""
        ...

class BallRoom(District):
    """Whoever is called by its crowned owner must say thanks or lose the turn."""

    def calls(self, game: Game, player: Player, called: Player) -> None:
        """The thanks must come before anything else."""
        ...

class Courtesy(Question):
    """You have been called by a host who expects thanks; whoever forgets them loses the turn."""
    kind: ClassVar[str]
    in_turn: ClassVar[bool]
    on_top: ClassVar[bool]

    def fits(self, game: Game) -> bool:
        """It lies on the turn, under what happens on being called (a crown passed on)."""
        ...

    def whom(self, game: Game) -> int:
        """The host, who may have lost the crown by now."""
        ...

    def amounts(self, game: Game, action: Action, found: Amounts) -> None:
        """As in any turn."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Everything looks as in any turn; the thanks are one more thing to say."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Go on after the thanks; lose the turn after anything else."""
        ...

class Lighthouse(District):
    """On building it: look through the deck, take a card, shuffle."""

    def on_built(self, game: Game, player: Player) -> None:
        """Ask which card; the owner sees them all."""
        ...

class LighthouseTake(Question):
    """Which card do you take out of the deck?"""
    kind: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """Who built it (or confiscated it) looks through a deck."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer every different card, in an order that does not show the deck's, or none (T7)."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Take it; the deck is shuffled in any case."""
        ...
ENDS_EARLIER: Final[int]
COMPLETE_EARLIER: Final[int]
COMPLETE_WITH_SEVEN: Final[int]

class BellTower(District):
    """On building it, its owner may announce an earlier end."""
    meaning: int

    def on_built(self, game: Game, player: Player) -> None:
        """Ask its owner."""
        ...

    def leaves(self, game: Game, player: Player, destroyed: bool) -> None:
        """Destroyed, the normal end returns; what only it had brought about lapses."""
        ...

class ClassicBellTower(BellTower):
    """Moves both the end and when a city is complete."""
    meaning: int

class RingBell(Question):
    """Shall the game end one district earlier? first: what the bell means."""
    kind: ClassVar[str]
    about: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """Who built it (or confiscated it) is asked."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Announce it or not."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Move the end; cities that are big enough now count at once."""
        ...
