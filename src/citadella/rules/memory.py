"""What the seats remember of hidden cards (I3, J-I5).

A seat that saw a hand knows those cards until they leave it. When a card leaves and the seat
does not see which, it only knows that one fewer of them is left.
"""

from typing import TYPE_CHECKING

from citadella.rules.state import Sighting

if TYPE_CHECKING:
    from citadella.rules.card import Card
    from citadella.rules.game import Game
    from citadella.rules.state import Player


def look_at_hand(game: "Game", observer: int, owner: "Player") -> None:
    """Let a seat see a whole hand."""
    game.shown()
    if not owner.hand or observer == owner.seat:
        return
    _make_room(game, owner)
    owner.seen[observer] = Sighting(owner.hand.copy())


def learn(game: "Game", observer: int, owner: "Player", card: "Card") -> None:
    """Let a seat know that this card is now in a hand."""
    if observer == owner.seat:
        return
    _make_room(game, owner)
    known = owner.seen[observer]
    if known is None:
        owner.seen[observer] = Sighting([card])
    else:
        cards = known.cards.copy()
        cards.append(card)
        owner.seen[observer] = Sighting(cards, known.lost)


def all_learn(game: "Game", owner: "Player", card: "Card") -> None:
    """Let everyone know that this card is now in a hand."""
    for seat in range(len(game.players)):
        learn(game, seat, owner, card)


def _make_room(game: "Game", owner: "Player") -> None:
    while len(owner.seen) < len(game.players):
        owner.seen.append(None)


def left_openly(owner: "Player", card: "Card") -> None:
    """Everyone saw this card leave the hand."""
    for i in range(len(owner.seen)):
        known = owner.seen[i]
        if known is not None:
            owner.seen[i] = without(known, card)


def left_hidden(owner: "Player", card: "Card", knowers: int) -> None:
    """Only the seats in `knowers` (as bits) saw which card left the hand."""
    for i in range(len(owner.seen)):
        known = owner.seen[i]
        if known is not None:
            if knowers >> i & 1:
                owner.seen[i] = without(known, card)
            else:
                owner.seen[i] = one_fewer(known)


def without(known: Sighting, card: "Card") -> Sighting | None:
    """Return the sighting after this card has gone."""
    cards: list[Card] = []
    gone = False
    for c in known.cards:
        if c is card and not gone:
            gone = True
        else:
            cards.append(c)
    # A copy that was not among the known ones may have gone: nothing is lost then.
    if len(cards) <= known.lost:
        return None
    return Sighting(cards, known.lost)


def one_fewer(known: Sighting) -> Sighting | None:
    """Return the sighting after some card has gone."""
    if len(known.cards) <= known.lost + 1:
        return None
    return Sighting(known.cards, known.lost + 1)


def hands_swapped(game: "Game", a: "Player", b: "Player") -> None:
    """Two players have just swapped hands: what others knew goes along, both know the other's."""
    a.seen, b.seen = b.seen, a.seen
    for owner, giver in ((a, b), (b, a)):
        if owner.seen:
            owner.seen[owner.seat] = None
        if owner.hand:
            _make_room(game, owner)
            owner.seen[giver.seat] = Sighting(owner.hand.copy())
        else:
            owner.seen = []


def look_through_deck(game: "Game", observer: int) -> None:
    """Let a seat see which cards are in the deck; it is shuffled before anyone draws again."""
    game.shown()
    # What lies at the bottom is part of what is seen, and where it lies soon says nothing.
    game.marks.clear()
    while len(game.deck_seen) < len(game.players):
        game.deck_seen.append(None)
    game.deck_seen[observer] = Sighting(game.deck.copy())


def left_deck(game: "Game", card: "Card", knowers: int) -> None:
    """A card has been taken from the deck; `knowers` saw which."""
    for i in range(len(game.deck_seen)):
        known = game.deck_seen[i]
        if known is not None:
            if knowers >> i & 1:
                game.deck_seen[i] = without(known, card)
            else:
                game.deck_seen[i] = one_fewer(known)
