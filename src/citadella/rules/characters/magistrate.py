"""Rank 1, the Magistrate: lays warrants and confiscates a district."""

from typing import TYPE_CHECKING, ClassVar

from citadella.rules import event
from citadella.rules.action import CONFISCATE, DECLINE, SIGN, WARRANT, Action, Verb
from citadella.rules.building import has_been_built, stand
from citadella.rules.character import OPEN_PLAIN, POWER_USED, Character, Marker, enter_marker
from citadella.rules.characters.common import (
    ChooseReal,
    count_markers,
    lay_marker,
    marker_on,
    open_markers,
)
from citadella.rules.question import Question, enter
from citadella.rules.treasury import gain

if TYPE_CHECKING:
    from citadella.rules.card import District
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Warrant(Marker):
    """One of three warrants, of which only the signed one (face 1) is real."""

    kind: ClassVar[str] = "warrant"
    sign: ClassVar[str] = "§"

    def set_size(self) -> int:
        """Return 3: of three warrants, one is signed, and only the Magistrate knows which."""
        return 3

    def with_face(self, face: int) -> Marker:
        """Return a warrant with the given `face`, faster than the inherited method does."""
        return Warrant(self.rank, self.owner, face)

    def on_paid_building(
        self,
        game: "Game",
        turn: "Turn",
        player: "Player",
        district: "District",
        paid: int,
        counts: bool,
    ) -> bool:
        """Ask the Magistrate whether to confiscate the district (J-I6).

        Do not ask if everyone knows that the warrant is unsigned.
        """
        if self.owner == player.seat or self.face == OPEN_PLAIN:
            return False
        game.ask(Confiscate(self.owner, district.number, paid, 1 if counts else 0))
        return True


class Magistrate(Character):
    """Lays three warrants on three characters, one of them signed."""

    costs_turn = 0.5
    lays = Warrant.kind
    # As printed, a confiscated district always counts towards its builder's limit
    # (J-Magistrate-9).
    always_counts: bool = False

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        if not turn.used & POWER_USED:
            _free_tokens(game, out)

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        """Lay the first warrant, then ask where the other two go and which warrant is signed."""
        turn.used |= POWER_USED
        _lay(game, player.seat, action)
        game.ask(LayWarrant(player.seat, 2))


def _always_counts(game: "Game") -> bool:
    for character in game.box.cast:
        if isinstance(character, Magistrate):
            return character.always_counts
    return False


def _free_tokens(game: "Game", out: list[Action]) -> None:
    taken = 0
    for marker in game.markers:
        if isinstance(marker, Warrant):
            taken |= 1 << marker.rank
    cast = game.box.cast
    for rank in range(1, len(cast)):
        if not taken >> rank & 1:
            out.append(WARRANT.of(cast[rank].number))


def _lay(game: "Game", seat: int, action: Action) -> None:
    lay_marker(game, Warrant(game.rank_of(action.character_number), seat), event.MARKED)


class LayWarrant(Question):
    """Where do you lay the next warrant? `first` is the number of warrants left to lay."""

    kind: ClassVar[str] = "lay-warrant"
    about: ClassVar[str] = "number"
    lays_markers: ClassVar[bool] = True

    def fits(self, game: "Game") -> bool:
        """Return whether the right number of warrants has been laid before this one."""
        laid = count_markers(game, Warrant.kind, self.seat)
        return super().fits(game) and 0 < self.first < 3 and laid == 3 - self.first

    def options(self, game: "Game", out: list[Action]) -> None:
        _free_tokens(game, out)

    def answer(self, game: "Game", action: Action) -> None:
        _lay(game, self.seat, action)
        if self.first > 1:
            game.ask(LayWarrant(self.seat, self.first - 1))
        else:
            game.ask(SignWarrant(self.seat))


class SignWarrant(ChooseReal):
    """Which of the three warrants is signed? Nobody else sees the answer."""

    kind: ClassVar[str] = "sign-warrant"
    marker: ClassVar[str] = Warrant.kind
    size: ClassVar[int] = 3
    verb: ClassVar[Verb] = SIGN


class Confiscate(Question):
    """A character with a warrant has paid for a district: do you confiscate it?

    `first`: the district's number, `second`: the gold paid, `third`: 1 if the district counts
    towards the building limit, else 0.
    """

    kind: ClassVar[str] = "confiscate"
    about: ClassVar[str] = "card number number"

    def fits(self, game: "Game") -> bool:
        """Return whether the warrant is on the character whose turn it is."""
        turn = game.turn
        if turn is None or turn.seat == self.seat or self.third not in (0, 1):
            return False
        warrant = marker_on(game, Warrant.kind, turn.role.rank)
        if warrant is None:
            return False
        return warrant.owner == self.seat and warrant.face != OPEN_PLAIN

    def holds(self) -> int:
        return self.first

    def whom(self, game: "Game") -> int:
        return game.the_turn().seat

    def _warrant(self, game: "Game") -> Marker:
        warrant = marker_on(game, Warrant.kind, game.the_turn().role.rank)
        assert warrant is not None
        return warrant

    def options(self, game: "Game", out: list[Action]) -> None:
        """Offer to confiscate the district if the warrant is signed.

        The district must also be allowed in the Magistrate's city.
        """
        out.append(DECLINE.plain)
        magistrate = game.players[self.seat]
        district = game.district(self.first)
        if (
            self._warrant(game).is_real()
            and not magistrate.has(district)
            and district.may_be_built(game, magistrate)
        ):
            out.append(CONFISCATE.plain)

    def answer(self, game: "Game", action: Action) -> None:
        """Take the district for free and refund the builder, or let the builder build it."""
        turn = game.the_turn()
        builder = game.players[turn.seat]
        district = game.district(self.first)
        if action.verb is CONFISCATE:
            warrant = self._warrant(game)
            game.lift_marker(warrant)
            open_markers(game, warrant, OPEN_PLAIN)
            cause = game.box.who_lays(warrant)
            game.tell(event.WARRANT_REVEALED, self.seat, turn.seat, 0, warrant.rank, cause)
            gain(game, builder, self.second, cause)
            if self.third or (district.counts_to_limit and _always_counts(game)):
                turn.built += 1
            game.tell_card(event.CONFISCATED, self.seat, turn.seat, district, 0, cause)
            has_been_built(game, turn, game.players[self.seat], district)
        else:
            stand(game, turn, builder, district, self.second, self.third == 1)


enter(LayWarrant, SignWarrant, Confiscate)
enter_marker(Warrant)
