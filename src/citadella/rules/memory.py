"""Each seat's memory of hidden cards (I3, J-I5).

A seat that has seen a hand knows its cards until they leave. After a card has left unseen, the seat
knows that one of the cards may be gone, but not which one.
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
    """Record that a card left the hand; only the seats in the bit set `knowers` saw which card."""
    for i in range(len(owner.seen)):
        known = owner.seen[i]
        if known is not None:
            if knowers >> i & 1:
                owner.seen[i] = without(known, card)
            else:
                owner.seen[i] = one_fewer(known)


def without(known: Sighting, card: "Card") -> Sighting | None:
    """Return the known cards of a hand or of the deck after `card` has openly left it.

    Return None if none of the remaining cards is certain to be there.
    """
    cards: list[Card] = []
    gone = False
    for c in known.cards:
        if c is card and not gone:
            gone = True
        else:
            cards.append(c)
    # If at least as many cards have left unseen as are listed, every listed card may be gone.
    if len(cards) <= known.lost:
        return None
    return Sighting(cards, known.lost)


def one_fewer(known: Sighting) -> Sighting | None:
    """Return the known cards of a hand or of the deck after an unknown card has left it.

    Return None if none of the known cards is still certain to be there.
    """
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
    """Record that `observer` sees all cards of the deck, which is shuffled before the next draw."""
    game.shown()
    # Forget the known positions at the bottom: the deck will be shuffled.
    game.marks.clear()
    while len(game.deck_seen) < len(game.players):
        game.deck_seen.append(None)
    game.deck_seen[observer] = Sighting(game.deck.copy())


def left_deck(game: "Game", card: "Card", knowers: int) -> None:
    """Record that a card was drawn; only the seats in the bit set `knowers` saw which card."""
    for i in range(len(game.deck_seen)):
        known = game.deck_seen[i]
        if known is not None:
            if knowers >> i & 1:
                game.deck_seen[i] = without(known, card)
            else:
                game.deck_seen[i] = one_fewer(known)
