"""Rank 1, the Witch: gathers, bewitches, and later plays on as the bewitched character."""

from typing import TYPE_CHECKING, ClassVar, Final

from citadella.rules import event
from citadella.rules.action import BEWITCH, Action
from citadella.rules.character import Character, Marker, enter_marker
from citadella.rules.characters.common import lay_marker, name_characters
from citadella.rules.turn import action_card_options, close_turn

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


# The note that the Witch has played an action card before she bewitched: 1, and by how many
# districts it raised her limit.
PLAYED_BEFORE: Final = "played-before-spell"


class Spell(Marker):
    """This character has been bewitched: its player only gathers, then the Witch plays on."""

    kind: ClassVar[str] = "spell"
    sign: ClassVar[str] = "✶"

    def takes_over(self) -> bool:
        """The Witch goes on in this character's place."""
        return True

    def on_resumed(self, game: "Game", turn: "Turn") -> None:
        """An action card that she played before she bewitched was that of the whole turn."""
        played = game.notes.pop(PLAYED_BEFORE, 0)
        if played:
            turn.played_card = True
            turn.extra_limit = played - 1


class Witch(Character):
    """Must gather, then must bewitch; her turn waits for the bewitched character's."""

    stops_leader = 0.6
    costs_turn = 0.7
    costs_ability = True
    lays = Spell.kind
    ability_only = True
    # In the classic game, and as printed in another (J-Witch-9), she need not bewitch.
    must_bewitch: bool = True
    # As printed she may play an action card before she bewitches (J-A6).
    plays_cards: bool = False

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """Offer all other characters, once resources are gathered; if she need not bewitch, only
        before anything else is done (T7: not again on resuming). As printed, action cards too.
        """
        if turn.gathered and (
            self.must_bewitch
            or not (
                turn.built_any or turn.used_cards or (turn.played_card and not self.plays_cards)
            )
        ):
            name_characters(game, BEWITCH, turn.role.rank, 2, out)
        if self.plays_cards and self.ability_only:
            action_card_options(game, turn, player, out)

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        """Cast the spell and suspend the turn; nothing that ends a turn happens (C-Witch-6)."""
        rank = game.rank_of(action.character_number)
        lay_marker(game, Spell(rank, player.seat), event.BEWITCHED)
        if self.plays_cards and turn.played_card:
            game.notes[PLAYED_BEFORE] = 1 + turn.extra_limit
        close_turn(game, turn, self.name)

    def may_end(self, game: "Game", turn: "Turn") -> bool:
        """Not before she has bewitched, if she must."""
        return not self.must_bewitch

    def round_ends(self, game: "Game") -> None:
        """The turn was not resumed."""
        game.notes.pop(PLAYED_BEFORE, None)


class ClassicWitch(Witch):
    """May bewitch right after gathering; if she does not, her turn is like any other."""

    ability_only = False
    must_bewitch = False


enter_marker(Spell)
