"""What each seat remembers of hidden cards (I3, J-I5).

A seat that saw a hand knows those cards until they leave it. When a card leaves unseen, the seat
only knows that one fewer of them is left.
"""

from typing import TYPE_CHECKING

from citadella.rules.state import Sighting

if TYPE_CHECKING:
    from citadella.rules.card import Card
    from citadella.rules.game import Game
    from citadella.rules.state import Player


def look_at_hand(game: "Game", observer: int, owner: "Player") -> None:
    """Record that `observer` sees the whole hand of `owner`."""
    game.shown()
    if not owner.hand or observer == owner.seat:
        return
    _make_room(game, owner)
    owner.seen[observer] = Sighting(owner.hand.copy())


def learn(game: "Game", observer: int, owner: "Player", card: "Card") -> None:
    """Record that `observer` knows that `card` is in the hand of `owner`."""
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
    """Record that everyone knows that `card` is in the hand of `owner`."""
    for seat in range(len(game.players)):
        learn(game, seat, owner, card)


def _make_room(game: "Game", owner: "Player") -> None:
    while len(owner.seen) < len(game.players):
        owner.seen.append(None)


def left_openly(owner: "Player", card: "Card") -> None:
    """Record that this card left the hand in plain view."""
    for i in range(len(owner.seen)):
        known = owner.seen[i]
        if known is not None:
            owner.seen[i] = without(known, card)


def left_hidden(owner: "Player", card: "Card", knowers: int) -> None:
    """Record that a card left the hand; only the seats in `knowers` (bits) saw which."""
    for i in range(len(owner.seen)):
        known = owner.seen[i]
        if known is not None:
            if knowers >> i & 1:
                owner.seen[i] = without(known, card)
            else:
                owner.seen[i] = one_fewer(known)


def without(known: Sighting, card: "Card") -> Sighting | None:
    """Return what is still known after `card` leaves the hand, or None if that is nothing."""
    cards: list[Card] = []
    gone = False
    for c in known.cards:
        if c is card and not gone:
            gone = True
        else:
            cards.append(c)
    # If at least as many cards have left unseen as are listed here, none is certain to be left.
    if len(cards) <= known.lost:
        return None
    return Sighting(cards, known.lost)


def one_fewer(known: Sighting) -> Sighting | None:
    """Return what is still known after an unseen card leaves, or None if that is nothing."""
    if len(known.cards) <= known.lost + 1:
        return None
    return Sighting(known.cards, known.lost + 1)


def hands_swapped(game: "Game", a: "Player", b: "Player") -> None:
    """Update all memories after a swap of hands; both players know the hand that they gave."""
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
    """Record that a seat sees all cards of the deck, which is shuffled before the next draw."""
    game.shown()
    # The bottom cards are among those seen, and the shuffle makes their positions meaningless.
    game.marks.clear()
    while len(game.deck_seen) < len(game.players):
        game.deck_seen.append(None)
    game.deck_seen[observer] = Sighting(game.deck.copy())


def left_deck(game: "Game", card: "Card", knowers: int) -> None:
    """Record that a card was drawn; only the seats in `knowers` (bits) saw which."""
    for i in range(len(game.deck_seen)):
        known = game.deck_seen[i]
        if known is not None:
            if knowers >> i & 1:
                game.deck_seen[i] = without(known, card)
            else:
                game.deck_seen[i] = one_fewer(known)
