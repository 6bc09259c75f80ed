"""Views: the facts of a game that a seat is allowed to know, for people, bots and browsers."""

from typing import Any, final

from citadella.cards import TYPES, CardFacts
from citadella.knowledge.redaction import redact
from citadella.notation.json_reader import whole
from citadella.notation.state import game_from_json, game_to_json
from citadella.rules.card import UNKNOWN, District
from citadella.rules.character import Marker
from citadella.rules.drawing import as_html, as_text, in_brief
from citadella.rules.errors import IllegalError, MalformedError, Words, shortened
from citadella.rules.game import VIEWS, Game
from citadella.rules.pickling import parts_of
from citadella.rules.scoring import score, total
from citadella.rules.state import Turn


@final
class PlayerView:
    """A player as the viewer knows them; unknown cards and characters are '?'."""

    def __init__(self, view: "View", seat: int) -> None:
        """Create the view of a player."""
        player = view.known.players[seat]
        self._view = view
        self._player = player
        self.seat = player.seat  #: The player's seat.
        self.gold = player.gold  #: The gold in the stash.
        self.hand_size = len(player.hand)  #: The number of cards in the hand.
        self.tucked = len(player.tucked)  #: The number of cards under the player's districts.
        #: The size that counts towards completing the city, including action cards.
        self.size = player.size + player.tents

    def __repr__(self) -> str:
        return (
            f"<PlayerView: seat {self.seat}, {self.gold} gold, hand {self.hand},"
            f" city {self.city}, roles {self.roles}>"
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (PlayerView, (self._view, self.seat))

    @property
    def hand(self) -> list[str]:
        """Return the ids of the cards in hand ('?' if unknown)."""
        return [card.name for card in self._player.hand]

    @property
    def city(self) -> list[str]:
        """Return the ids of the districts in the city, followed by '+' if beautified."""
        return [building.name for building in self._player.city]

    @property
    def roles(self) -> list[str]:
        """Return the characters of this round ('?' if unknown)."""
        return [self._view.known.box.cast[rank].name for rank in self._player.roles]

    @property
    def revealed(self) -> list[str]:
        """Return the characters that have been revealed."""
        cast = self._view.known.box.cast
        return [cast[r].name for r in range(1, len(cast)) if self._player.revealed >> r & 1]

    @property
    def laid(self) -> list[tuple[str, int]]:
        """Return the ids of the action cards in front of the player, each with the gold on it."""
        return [(item.card.name, item.gold) for item in self._player.laid]

    @property
    def remembered(self) -> tuple[list[str], int]:
        """Return the cards that the viewer saw in this hand, and how many of them have left since.

        The viewer does not know which cards have left.
        """
        for seen in self._player.seen:
            if seen is not None:
                return [card.name for card in seen.cards], seen.lost
        return [], 0

    @property
    def points(self) -> int:
        """Return the visible points; hidden cards do not count."""
        return total(score(self._view.known, self._player))


@final
class View:
    """Everything that one seat is allowed to know: a read-only view of a redacted game."""

    def __init__(self, game: Game, seat: int) -> None:
        """Create the view of a seat (-1: a spectator)."""
        if not -1 <= seat < len(game.players):
            raise MalformedError("There is no seat {seat} at this table.", seat=seat)
        known = redact(game, seat)
        self.known = known  #: The redacted game, with '?' for unknown cards.
        self.seat = seat  #: The viewing seat, -1 for a spectator.
        self.setup = known.setup  #: The cards and the number of players.
        self.round = known.round  #: The number of the round, from 1.
        self.crown = known.crown  #: The seat with the crown.
        self.rank = known.rank  #: The rank called last, 0 during the draft.
        self.to_act = known.to_act  #: The seat to act, -1 when the game is over.
        self.question = known.asked_kind()  #: The kind of the open question, '' if none.
        self.over = known.over  #: Whether the game is over.
        self.goal = known.goal  #: The size of a complete city.
        self.end_at = known.end_at  #: The city size that ends the game.
        self.ending = known.ending  #: Whether a complete city makes this the last round.
        self.deck_size = len(known.deck)  #: The number of cards in the deck.
        self.taxes = known.taxes  #: The gold on the Tax Collector's token.

    def __reduce__(self) -> tuple[object, ...]:
        return (View, (self.known, self.seat), self.__getstate__())

    def __repr__(self) -> str:
        return f"<View of {self._who()}: {in_brief(self.known)}>"

    def __str__(self) -> str:
        return as_text(self.known, f"What {self._who()} knows: ", self.seat)

    def _repr_html_(self) -> str:
        return as_html(self.known, f"What {self._who()} knows: ", self.seat)

    def _who(self) -> str:
        return f"seat {self.seat}" if self.seat >= 0 else "a spectator"

    @property
    def players(self) -> list[PlayerView]:
        """Return the players."""
        return [PlayerView(self, seat) for seat in range(len(self.known.players))]

    @property
    def cast(self) -> list[str]:
        """Return the characters of the game by rank; index 0 is '?'."""
        return [character.name for character in self.known.box.cast]

    @property
    def face_up(self) -> list[str]:
        """Return the characters discarded face up in this round."""
        cast = self.known.box.cast
        return [cast[r].name for r in range(1, len(cast)) if self.known.face_up >> r & 1]

    @property
    def markers(self) -> list[Marker]:
        """Return the markers on the characters (face -1: unknown)."""
        return self.known.markers.copy()

    @property
    def turn(self) -> Turn | None:
        """Return the turn in progress, or None."""
        return self.known.turn

    @property
    def offered(self) -> list[str]:
        """Return the ids of the drawn cards from which to choose ('?' if unknown)."""
        return [card.name for card in self.known.aside]

    @property
    def about(self) -> list[str | int]:
        """Return the subjects of the question: ids of cards and characters, seats, numbers."""
        if not self.known.stack:
            return []
        question = self.known.stack[-1]
        return parts_of(question)[: len(type(question).about.split())]

    def card(self, name: str) -> CardFacts:
        """Return a card of this game by its id, which ends in '+' for a beautified district."""
        beautified = name.endswith("+")
        kind = self.known.box.kind(name[:-1] if beautified else name)
        if kind is None:
            raise MalformedError(
                "There is no card called '{name}' in this game.", name=shortened(name)
            )
        if not isinstance(kind, District):
            return CardFacts(name, "action", 0, kind.points_in_hand(), kind.copies, False)
        cost = kind.cost + (1 if beautified else 0)
        points = cost + kind.silver
        return CardFacts(name, TYPES[kind.type], cost, points, kind.copies, kind.buildable)

    def to_json(self) -> dict[str, Any]:
        """Return the view as JSON data."""
        return {"seat": self.seat, **game_to_json(self.known, dice=False)}


def view(game: Game, seat: int) -> View:
    """Return the view of a seat (-1: a spectator)."""
    return View(game, seat)


def open_view(game: Game, finished: Game) -> View:
    """Return a view with nothing hidden; raise IllegalError unless the game is over.

    `finished` is the game at its end, `game` any position in a replay of it.
    """
    past = game is finished or (
        game.seed != ""
        and game.seed == finished.seed
        and game.setup == finished.setup
        and game.history == finished.history[: len(game.history)]
    )
    if not (past and finished.over):
        raise IllegalError("Hidden cards can only be shown once the game is over.")
    shown = View(game, -1)
    shown.known = game.copy()
    return shown


def view_from_json(data: Any) -> View:
    """Return the view described by JSON data, in the form that remote bots receive."""
    if not isinstance(data, dict):
        raise MalformedError("A view must be a JSON object.")
    rest = dict(data)
    seat = whole(rest.pop("seat", -1), Words("The view: 'seat'"))
    known = game_from_json(rest, blanks=True)
    read = View(known, seat)
    if game_to_json(read.known, dice=False) != game_to_json(known, dice=False):
        raise MalformedError("The view contains a fact that is hidden from its seat.")
    if seat >= 0:
        own = known.players[seat]
        if UNKNOWN in own.hand or 0 in own.roles:
            raise MalformedError("The view hides hand cards or characters of its own seat.")
    return read


VIEWS.append(View)
