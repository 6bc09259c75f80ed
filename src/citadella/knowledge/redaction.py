"""A game as one seat knows it: everything that the seat may not know is blanked (I1–I3, J-I5).

Views are made from the blanked game alone, so they cannot show what is not in it.
"""

from citadella.rules.card import UNKNOWN, Card
from citadella.rules.character import HIDDEN, PLAIN, REAL, Marker
from citadella.rules.dice import Dice
from citadella.rules.event import EVERYONE
from citadella.rules.game import Game
from citadella.rules.question import ASIDE, PACK
from citadella.rules.state import Player, Sighting, Tucked

NO_CHANCE = Dice(bytes(32))


def redact(game: Game, seat: int) -> Game:
    """Return the game as a seat knows it (-1: a spectator); the game itself stays as it is."""
    known = game.copy()
    known.dice = NO_CHANCE
    known.seed = ""
    known.history = []
    known.origin = None
    known.floor = 0
    known.forget_options()
    for player in known.players:
        if player.seat == seat:
            player.seen = []
        else:
            _blank_player(player, seat, len(known.players))
        # Who comes into a Museum does not know what others have put under it.
        if player.tucked:
            player.tucked = [t if t.by == seat else Tucked(UNKNOWN, t.by) for t in player.tucked]
    _blank_deck(known, seat)
    shown = game.stack[-1].shows if game.to_act == seat and seat >= 0 else ""
    if known.aside and shown != ASIDE:
        known.aside = [UNKNOWN] * len(known.aside)
    if shown != PACK:
        known.pack = 0
    known.face_down = 0
    known.markers = [_blank_marker(marker, seat) for marker in game.markers]
    return known


def _blank_player(player: Player, seat: int, seats: int) -> None:
    player.hand = [UNKNOWN] * len(player.hand)
    known = player.seen[seat] if seat >= 0 and player.seen else None
    player.seen = _only(known, seat, seats)
    player.picks = []
    # Revealed characters first: their order must not tell when they were chosen.
    roles: list[int] = []
    for rank in range(1, 10):
        if player.revealed >> rank & 1:
            roles.append(rank)
    while len(roles) < len(player.roles):
        roles.append(0)
    player.roles = roles


def _only(known: Sighting | None, seat: int, seats: int) -> list[Sighting | None]:
    # What all seats remember, with one entry at most.
    if known is None:
        return []
    seen: list[Sighting | None] = [None] * seats
    seen[seat] = known
    return seen


def _blank_deck(known: Game, seat: int) -> None:
    deck: list[Card] = [UNKNOWN] * len(known.deck)
    marks = known.marks
    if seat >= 0:
        bit = 1 << seat
        for i in range(len(marks)):
            if marks[i] & bit:
                deck[i] = known.deck[i]
                # That all have seen it is known to all.
                if marks[i] != EVERYONE:
                    marks[i] = bit
            else:
                marks[i] = 0
        if known.deck_seen:
            known.deck_seen = _only(known.deck_seen[seat], seat, len(known.players))
    else:
        # A spectator has seen what all have seen.
        known.deck_seen = []
        for i in range(len(marks)):
            if marks[i] == EVERYONE:
                deck[i] = known.deck[i]
            else:
                marks[i] = 0
    known.deck = deck


def _blank_marker(marker: Marker, seat: int) -> Marker:
    if marker.set_size() and marker.owner != seat and marker.face in (PLAIN, REAL):
        return marker.with_face(HIDDEN)
    return marker
