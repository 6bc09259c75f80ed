"""The district deck: drawing, putting on the bottom, shuffling; and cards leaving a hand."""
from citadella.rules.action import Action, Verb
from citadella.rules.card import Card
from citadella.rules.dice import Dice
from citadella.rules.game import Game
from citadella.rules.state import Player
from typing import TypeVar
T = TypeVar('T')

def card_options(player: Player, verb: Verb, out: list[Action]) -> None:
    """Offer the different cards of a hand."""
    ...

def take_top(game: Game, seat: int) -> Card:
    """Take the top card; the seat sees it."""
    ...

def draw(game: Game, player: Player, n: int, cause: str='') -> None:
    """Draw n cards into the hand, or as many as there are (T9)."""
    ...

def draw_aside(game: Game, player: Player, n: int, cause: str='') -> None:
    """Draw n cards to choose from, or as many as there are (T9)."""
    ...

def aside_options(game: Game, verb: Verb, out: list[Action]) -> None:
    """Offer the different cards that were drawn to choose from."""
    ...

def keep_aside(game: Game, player: Player, number: int) -> None:
    """Take one of the cards drawn to choose from into the hand."""
    ...

def return_aside(game: Game, player: Player) -> None:
    """Put what is left of the cards drawn to choose from on the bottom of the deck."""
    ...

def give_aside(game: Game, giver: Player, taker: Player, cause: str='') -> None:
    """Give what is left of the cards drawn to choose from to a player; only the two see them."""
    ...

def put_on_bottom(game: Game, card: Card, knowers: int) -> None:
    """Put a card face down on the bottom; `knowers` are the seats that know which (J-I5)."""
    ...

def shuffle(dice: Dice, things: list[T]) -> None:
    """Shuffle a list, each order as likely as any other."""
    ...

def shuffle_deck(game: Game, seat: int) -> None:
    """Let a seat shuffle the deck; nobody knows where anything lies any more."""
    ...

def remove_from_hand(player: Player, card: Card) -> None:
    """Take one copy of a card out of the hand."""
    ...

def play_from_hand(player: Player, card: Card) -> None:
    """Take a card out of the hand for all to see."""
    ...

def discard_hidden(game: Game, player: Player, card: Card, cause: str='') -> None:
    """Put a card from the hand face down on the bottom of the deck."""
    ...

def pass_card(game: Game, giver: Player, taker: Player, card: Card, cause: str='', by: int=...) -> None:
    """Move a card from hand to hand, seen by these two only; `by`: whose doing, as in `crown`."""
    ...

def pass_random_card(game: Game, giver: Player, taker: Player, cause: str='', by: int=...) -> None:
    """Move a random card from hand to hand."""
    ...
