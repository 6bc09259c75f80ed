"""Sampling full games consistent with a view: everything hidden is dealt again at random."""

from citadella.knowledge.roles import sample_roles
from citadella.knowledge.view import View
from citadella.rules.card import UNKNOWN, Card
from citadella.rules.character import HIDDEN, PLAIN, REAL, Marker
from citadella.rules.deck import shuffle
from citadella.rules.dice import Dice
from citadella.rules.game import Game
from citadella.rules.state import Sighting, Tucked
from citadella.rules.visibility import sighting

MOST_ATTEMPTS = 50


def sample(view: View, dice: Dice) -> Game:
    """Return a full game that is consistent with the view, dealt with `dice`."""
    game = view.known.copy()
    game.dice = Dice(dice.key, dice.block + (dice.below(1 << 30) << 8))
    _deal_cards(game, view.seat, dice)
    sample_roles(game, view.seat, dice)
    _turn_markers(game, dice)
    return game


def _deal_cards(game: Game, seat: int, dice: Dice) -> None:
    left = _unseen(game)
    # First, choose the cards that the seat knows to be in a hand or in the deck.
    hands = _remembered(game, seat, left, dice)
    in_deck = hands[len(game.players)]
    pool: list[Card] = []
    kinds = game.box.kinds
    for i in range(len(left)):
        for _ in range(left[i]):
            pool.append(kinds[i])
    shuffle(dice, pool)
    for player in game.players:
        hand = player.hand
        known = hands[player.seat]
        for i in range(len(hand)):
            if hand[i] is UNKNOWN:
                hand[i] = known[i] if i < len(known) else pool.pop()
        for i in range(len(player.tucked)):
            if player.tucked[i].card is UNKNOWN:
                player.tucked[i] = Tucked(pool.pop(), player.tucked[i].by)
    for i in range(len(game.aside)):
        if game.aside[i] is UNKNOWN:
            game.aside[i] = pool.pop()
    pool += in_deck
    if in_deck:
        shuffle(dice, pool)
    deck = game.deck
    for i in range(len(deck)):
        if deck[i] is UNKNOWN:
            deck[i] = pool.pop()


def _unseen(game: Game) -> list[int]:
    """Return the number of cards of each kind that the seat has not seen."""
    left = [kind.copies for kind in game.box.kinds]
    for player in game.players:
        for card in player.hand:
            if card is not UNKNOWN:
                left[card.index] -= 1
        for building in player.city:
            left[building.district.index] -= 1
        for tucked in player.tucked:
            if tucked.card is not UNKNOWN:
                left[tucked.card.index] -= 1
        for laid in player.laid:
            left[laid.card.index] -= 1
    for i in range(len(game.marks)):
        if game.deck[i] is not UNKNOWN:
            left[game.deck[i].index] -= 1
    for card in game.aside:
        if card is not UNKNOWN:
            left[card.index] -= 1
    for question in game.stack:
        held = question.holds()
        if held:
            left[game.box.by_number[held].index] -= 1
    return left


def _remembered(game: Game, seat: int, left: list[int], dice: Dice) -> list[list[Card]]:
    """Choose the cards known to be in each hand and in the deck, and remove them from `left`.

    The result has a list of cards for each seat, followed by one for the deck.
    """
    sightings: list[Sighting | None] = []
    room: list[int] = []
    for player in game.players:
        sightings.append(sighting(player.seen, seat) if player.seat != seat else None)
        room.append(len(player.hand))
    sightings.append(sighting(game.deck_seen, seat))
    room.append(game.deck.count(UNKNOWN))
    # A card that moved may have been seen in two places. So first choose cards for the sightings
    # that are still complete (`lost` is 0), then for the others. If too few copies remain for the
    # others, start again.
    for attempt in range(MOST_ATTEMPTS):
        free = left.copy()
        found: list[list[Card]] = [[] for _ in sightings]
        complete = True
        for certain in (True, False):
            for i in range(len(sightings)):
                seen = sightings[i]
                if seen is not None and (seen.lost == 0) == certain:
                    found[i] = _still_there(seen, free, room[i], dice)
                    if len(found[i]) < min(room[i], len(seen.cards) - seen.lost):
                        complete = False
        if complete or attempt == MOST_ATTEMPTS - 1:
            for i in range(len(left)):
                left[i] = free[i]
            return found
    return []


def _still_there(seen: Sighting, left: list[int], most: int, dice: Dice) -> list[Card]:
    """Choose up to `most` cards of a sighting that have not moved, and deduct them from `left`."""
    cards = seen.cards.copy()
    if seen.lost:
        shuffle(dice, cards)
    due = min(most, len(cards) - seen.lost)
    found: list[Card] = []
    for card in cards:
        if len(found) < due and left[card.index] > 0:
            left[card.index] -= 1
            found.append(card)
    return found


def _turn_markers(game: Game, dice: Dice) -> None:
    """Choose at random which hidden warrant is signed and which hidden threat is flowered."""
    laying = False
    for question in game.stack:
        if question.lays_markers:
            laying = True
    markers: list[Marker] = []
    real: dict[str, int] = {}
    count: dict[str, int] = {}
    for marker in game.markers:
        if marker.face != HIDDEN:
            markers.append(marker)
            continue
        which = f"{marker.kind}{marker.owner}"
        if which not in real:
            real[which] = -1 if laying else dice.below(marker.set_size())
            count[which] = 0
        markers.append(marker.with_face(REAL if count[which] == real[which] else PLAIN))
        count[which] += 1
    game.markers = markers
