"""What the seats remember of hidden cards (I3, J-I5).

A seat that saw a hand knows those cards until they leave it. When a card leaves and the seat
does not see which, it only knows that one fewer of them is left.
"""
from citadella.rules.card import Card
from citadella.rules.game import Game
from citadella.rules.state import Player, Sighting

def look_at_hand(game: Game, observer: int, owner: Player) -> None:
    """Let a seat see a whole hand."""
    ...

def learn(game: Game, observer: int, owner: Player, card: Card) -> None:
    """Let a seat know that this card is now in a hand."""
    ...

def all_learn(game: Game, owner: Player, card: Card) -> None:
    """Let everyone know that this card is now in a hand."""
    ...

def left_openly(owner: Player, card: Card) -> None:
    """Everyone saw this card leave the hand."""
    ...

def left_hidden(owner: Player, card: Card, knowers: int) -> None:
    """Only the seats in `knowers` (as bits) saw which card left the hand."""
    ...

def without(known: Sighting, card: Card) -> Sighting | None:
    """Return the sighting after this card has gone."""
    ...

def one_fewer(known: Sighting) -> Sighting | None:
    """Return the sighting after some card has gone."""
    ...

def hands_swapped(game: Game, a: Player, b: Player) -> None:
    """Two players have just swapped hands: what others knew goes along, both know the other's."""
    ...

def look_through_deck(game: Game, observer: int) -> None:
    """Let a seat see which cards are in the deck; it is shuffled before anyone draws again."""
    ...

def left_deck(game: Game, card: Card, knowers: int) -> None:
    """A card has been taken from the deck; `knowers` saw which."""
    ...
