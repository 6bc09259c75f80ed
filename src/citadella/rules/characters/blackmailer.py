"""Rank 2, the Blackmailer: threatens two characters; one threat is real."""

from typing import TYPE_CHECKING, ClassVar

from citadella.rules import event
from citadella.rules.action import BRIBE, DECLINE, FLOWER, REFUSE, REVEAL, THREATEN, Action, Verb
from citadella.rules.character import (
    OPEN_PLAIN,
    OPEN_REAL,
    POWER_USED,
    Character,
    Marker,
    enter_marker,
)
from citadella.rules.characters.common import (
    ChooseReal,
    can_be_reached,
    count_markers,
    lay_marker,
    marker_on,
    open_markers,
)
from citadella.rules.question import Question, enter
from citadella.rules.treasury import hand_over

if TYPE_CHECKING:
    from citadella.rules.amounts import Amounts
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Threat(Marker):
    """One of two threats, of which only the flowered one (face 1) is real."""

    kind: ClassVar[str] = "threat"
    sign: ClassVar[str] = "✉"

    def set_size(self) -> int:
        """Return 2: of two threats, one is flowered, and only the Blackmailer knows which."""
        return 2

    def with_face(self, face: int) -> Marker:
        """Return a threat with the given `face`, faster than the inherited method does."""
        return Threat(self.rank, self.owner, face)

    def threatens(self) -> bool:
        """Return True, because a threatened player must respond right after gathering."""
        return True

    def after_gathering(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Ask the player for a bribe; if the player laid the threat, remove it instead."""
        if self.owner == player.seat:
            game.lift_marker(self)
        else:
            game.ask(Bribe(player.seat, self.owner, self.rank))


class Blackmailer(Character):
    """Lays two threats, but not on rank 1 or on killed or bewitched characters."""

    robs = 0.5
    robs_after_gathering = True
    lays = Threat.kind
    # As printed, the Blackmailer may also threaten their own character (J-T17).
    own_token: bool = False

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        if not turn.used & POWER_USED:
            self.free_tokens(game, out)

    def free_tokens(self, game: "Game", out: list[Action]) -> None:
        """Offer each character that may be threatened and has no threat yet."""
        cast = game.box.cast
        for rank in range(2, len(cast)):
            free = (rank != self.rank or self.own_token) and can_be_reached(game, rank)
            for marker in game.markers:
                if marker.rank == rank and marker.threatens():
                    free = False
            if free:
                out.append(THREATEN.of(cast[rank].number))

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        """Lay the first threat; then ask where to lay the second, and which one is flowered."""
        turn.used |= POWER_USED
        _lay(game, player.seat, action)
        game.ask(LayThreat(player.seat))


def _lay(game: "Game", seat: int, action: Action) -> None:
    lay_marker(game, Threat(game.rank_of(action.character_number), seat), event.MARKED)


class LayThreat(Question):
    """Where do you lay the second threat?"""

    kind: ClassVar[str] = "lay-threat"
    lays_markers: ClassVar[bool] = True

    def fits(self, game: "Game") -> bool:
        """Return whether only the first threat has been laid."""
        return (
            super().fits(game)
            and isinstance(game.the_turn().role, Blackmailer)
            and count_markers(game, Threat.kind, self.seat) == 1
        )

    def options(self, game: "Game", out: list[Action]) -> None:
        role = game.the_turn().role
        assert isinstance(role, Blackmailer)
        role.free_tokens(game, out)

    def answer(self, game: "Game", action: Action) -> None:
        _lay(game, self.seat, action)
        game.ask(FlowerThreat(self.seat))


class FlowerThreat(ChooseReal):
    """Which of the two threats is flowered? Nobody else sees the answer."""

    kind: ClassVar[str] = "flower-threat"
    marker: ClassVar[str] = Threat.kind
    size: ClassVar[int] = 2
    verb: ClassVar[Verb] = FLOWER


def _is_threatened(game: "Game", rank: int, owner: int) -> bool:
    threat = marker_on(game, Threat.kind, rank)
    return threat is not None and threat.owner == owner


def _threat_on(game: "Game", rank: int) -> Marker:
    threat = marker_on(game, Threat.kind, rank)
    assert threat is not None
    return threat


class Bribe(Question):
    """Do you pay half your gold to remove a threat?

    `first`: the Blackmailer's seat, `second`: the rank of the threatened character.
    """

    kind: ClassVar[str] = "bribe"
    about: ClassVar[str] = "seat rank"

    def fits(self, game: "Game") -> bool:
        """Return whether the threat is on the character whose turn it is."""
        return (
            super().fits(game)
            and self.first != self.seat
            and self.second == game.the_turn().role.rank
            and _is_threatened(game, self.second, self.first)
        )

    def options(self, game: "Game", out: list[Action]) -> None:
        out.append(BRIBE.plain)
        out.append(REFUSE.plain)

    def amounts(self, game: "Game", action: Action, found: "Amounts") -> None:
        """Set the amount of the bribe: half the player's gold, rounded down."""
        if action.verb is BRIBE:
            found.count = game.players[self.seat].gold // 2

    def answer(self, game: "Game", action: Action) -> None:
        """Pay half the gold to remove the threat unseen, or let the Blackmailer decide about it."""
        player = game.players[self.seat]
        if action.verb is BRIBE:
            threat = _threat_on(game, self.second)
            half = player.gold // 2
            cause = game.box.who_lays(threat)
            game.tell(event.BRIBED, self.seat, self.first, half, 0, cause)
            hand_over(game, player, game.players[self.first], half, cause)
            game.lift_marker(threat)
        else:
            cause = game.box.who_lays(_threat_on(game, self.second))
            game.tell(event.REFUSED, self.seat, self.first, 0, 0, cause)
            game.ask(RevealThreat(self.first, self.seat, self.second))


class RevealThreat(Question):
    """Do you reveal a threat whose bribe was refused?

    `first`: the threatened seat, `second`: the rank of the threatened character.
    """

    kind: ClassVar[str] = "reveal-threat"
    about: ClassVar[str] = "seat rank"

    def fits(self, game: "Game") -> bool:
        """Return whether the threat is on the character whose turn it is."""
        turn = game.turn
        return (
            turn is not None
            and turn.seat == self.first
            and self.first != self.seat
            and self.second == turn.role.rank
            and _is_threatened(game, self.second, self.seat)
        )

    def options(self, game: "Game", out: list[Action]) -> None:
        """Offer both answers whatever the threat's face, so that they do not reveal it (J-I6)."""
        out.append(REVEAL.plain)
        out.append(DECLINE.plain)

    def answer(self, game: "Game", action: Action) -> None:
        """Remove the threat; if it is revealed and flowered, take all of the player's gold."""
        threat = _threat_on(game, self.second)
        game.lift_marker(threat)
        if action.verb is REVEAL:
            real = 1 if threat.is_real() else 0
            cause = game.box.who_lays(threat)
            game.tell(event.THREAT_REVEALED, self.seat, self.first, real, self.second, cause)
            if threat.is_real():
                open_markers(game, threat, OPEN_PLAIN)
                victim = game.players[self.first]
                hand_over(game, victim, game.players[self.seat], victim.gold, cause, self.seat)
            else:
                open_markers(game, threat, OPEN_REAL)


enter(LayThreat, FlowerThreat, Bribe, RevealThreat)
enter_marker(Threat)
