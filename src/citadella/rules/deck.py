"""The district deck (drawing, returning, shuffling), and cards leaving a hand."""

from typing import TYPE_CHECKING, TypeVar

from citadella.rules import event
from citadella.rules.action import Action, Verb
from citadella.rules.dice import Dice
from citadella.rules.errors import IllegalError
from citadella.rules.event import ITS_OWN, whose_doing
from citadella.rules.memory import learn, left_deck, left_hidden, left_openly

if TYPE_CHECKING:
    from citadella.rules.card import Card
    from citadella.rules.game import Game
    from citadella.rules.state import Player

T = TypeVar("T")


def _offer_different(cards: "list[Card]", verb: Verb, out: list[Action]) -> None:
    looked_at = 0
    for card in cards:
        if not looked_at & card.bit:
            looked_at |= card.bit
            out.append(verb.of(card.number))


def card_options(player: "Player", verb: Verb, out: list[Action]) -> None:
    """Offer `verb` once for each different card in the hand."""
    _offer_different(player.hand, verb, out)


def take_top(game: "Game", seat: int) -> "Card":
    """Take the top card off the deck; only `seat` sees it."""
    card = game.deck.pop()
    if game.deck_seen:
        left_deck(game, card, 1 << seat)
    return card


def draw(game: "Game", player: "Player", n: int, cause: str = "") -> None:
    """Draw `n` cards (or all that are left, T9) into the hand."""
    game.shown()
    cards: list[Card] = []
    for _ in range(n):
        if not game.deck:
            break
        card = take_top(game, player.seat)
        # Seats that knew this card at the bottom of the deck know that this player has it now.
        if len(game.deck) < len(game.marks):
            knowers = game.marks.pop()
            if knowers:
                for seat in range(len(game.players)):
                    if knowers >> seat & 1:
                        learn(game, seat, player, card)
        player.hand.append(card)
        cards.append(card)
    if game.log is not None:
        game.tell_cards(event.DREW, player.seat, -1, cards, 1 << player.seat, cause)


def draw_aside(game: "Game", player: "Player", n: int, cause: str = "") -> None:
    """Draw `n` cards (or all that are left, T9) and set them aside to choose from."""
    game.shown()
    for _ in range(n):
        if not game.deck:
            break
        game.aside.append(take_top(game, player.seat))
        if len(game.deck) < len(game.marks):
            game.marks.pop()
    if game.log is not None:
        game.tell_cards(event.DREW, player.seat, -1, game.aside.copy(), 1 << player.seat, cause)


def aside_options(game: "Game", verb: Verb, out: list[Action]) -> None:
    """Offer `verb` once for each different card among those set aside."""
    _offer_different(game.aside, verb, out)


def keep_aside(game: "Game", player: "Player", number: int) -> None:
    """Move the set-aside card with this number to the hand."""
    aside = game.aside
    for i in range(len(aside)):
        if aside[i].number == number:
            card = aside[i]
            del aside[i]
            player.hand.append(card)
            if game.log is not None:
                game.tell_cards(event.KEPT, player.seat, -1, [card], 1 << player.seat)
            return


def return_aside(game: "Game", player: "Player") -> None:
    """Put the cards still set aside on the bottom of the deck."""
    if game.log is not None:
        game.tell_cards(event.RETURNED, player.seat, -1, game.aside.copy(), 1 << player.seat)
    for card in game.aside:
        put_on_bottom(game, card, 1 << player.seat)
    game.aside.clear()


def give_aside(game: "Game", giver: "Player", taker: "Player", cause: str = "") -> None:
    """Give `taker` the cards still set aside by `giver`; only these two see the cards."""
    for card in game.aside:
        taker.hand.append(card)
        learn(game, giver.seat, taker, card)
        if game.log is not None:
            knowers = 1 << giver.seat | 1 << taker.seat
            game.tell_cards(event.GAVE_CARD, giver.seat, taker.seat, [card], knowers, cause)
    game.aside.clear()


def put_on_bottom(game: "Game", card: "Card", knowers: int) -> None:
    """Put a card on the bottom of the deck; the seats in the bit set `knowers` know it (J-I5)."""
    game.deck.insert(0, card)
    game.marks.insert(0, knowers)


def shuffle(dice: Dice, things: list[T]) -> None:
    """Shuffle a list uniformly."""
    for i in range(len(things) - 1, 0, -1):
        j = dice.below(i + 1)
        thing = things[i]
        things[i] = things[j]
        things[j] = thing


def shuffle_deck(game: "Game", seat: int) -> None:
    """Shuffle the deck on behalf of `seat`; all knowledge of positions in the deck is lost."""
    game.tell(event.SHUFFLED, seat)
    game.shown()
    shuffle(game.dice, game.deck)
    game.marks.clear()


def remove_from_hand(player: "Player", card: "Card") -> None:
    """Take one copy of a card out of the hand."""
    hand = player.hand
    for i in range(len(hand)):
        if hand[i] is card:
            del hand[i]
            return
    raise IllegalError(
        "'{card}' is not in the hand of seat {seat}.", card=card.name, seat=player.seat
    )


def play_from_hand(player: "Player", card: "Card") -> None:
    """Take a card out of the hand; everyone sees which card it is."""
    remove_from_hand(player, card)
    if player.seen:
        left_openly(player, card)


def discard_hidden(game: "Game", player: "Player", card: "Card", cause: str = "") -> None:
    """Put a card from the hand face down on the bottom of the deck."""
    remove_from_hand(player, card)
    if player.seen:
        left_hidden(player, card, 0)
    put_on_bottom(game, card, 1 << player.seat)
    if game.log is not None:
        game.tell_cards(event.RETURNED, player.seat, -1, [card], 1 << player.seat, cause)


def pass_card(
    game: "Game", giver: "Player", taker: "Player", card: "Card", cause: str = "", by: int = ITS_OWN
) -> None:
    """Move a card from `giver` to `taker`, hidden from others; `court.crown` explains `by`."""
    remove_from_hand(giver, card)
    if giver.seen:
        left_hidden(giver, card, 1 << taker.seat)
    taker.hand.append(card)
    learn(game, giver.seat, taker, card)
    if game.log is not None:
        knowers = 1 << giver.seat | 1 << taker.seat
        whose = whose_doing(game, giver.seat) if by == ITS_OWN else by
        game.tell_cards(event.GAVE_CARD, giver.seat, taker.seat, [card], knowers, cause, whose)


def pass_random_card(
    game: "Game", giver: "Player", taker: "Player", cause: str = "", by: int = ITS_OWN
) -> None:
    """Move a random card from `giver` to `taker`; `by` is explained at `court.crown`."""
    game.shown()
    card = giver.hand[game.dice.below(len(giver.hand))]
    pass_card(game, giver, taker, card, cause, by)
