"""Rank 1, the Witch: gathers, bewitches, and later plays on as the bewitched character."""

from typing import TYPE_CHECKING, ClassVar

from citadella.rules import event
from citadella.rules.action import BEWITCH, Action
from citadella.rules.character import Character, Marker, enter_marker
from citadella.rules.characters.common import name_characters
from citadella.rules.turn import close_turn

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Spell(Marker):
    """This character has been bewitched: its player only gathers, then the Witch plays on."""

    kind: ClassVar[str] = "spell"
    sign: ClassVar[str] = "✶"

    def bewitches(self) -> bool:
        """The Witch goes on in this character's place."""
        return True


class Witch(Character):
    """Must gather, then must bewitch; her turn waits for the bewitched character's."""

    stops_leader = 0.6
    costs_turn = 0.7
    costs_ability = True
    lays = Spell.kind
    only_gathers = True

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """Offer all other characters, once resources are gathered."""
        if turn.gathered:
            name_characters(game, BEWITCH, turn.role.rank, 2, out)

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        """Cast the spell and suspend the turn; nothing that ends a turn happens (C-Witch-6)."""
        spell = Spell(game.rank_of(action.character_number), player.seat)
        game.lay_marker(spell)
        game.tell_marker(event.BEWITCHED, spell)
        close_turn(game, turn, self.name)

    def may_end(self, game: "Game", turn: "Turn") -> bool:
        """She must bewitch."""
        return False


class ClassicWitch(Witch):
    """May bewitch right after gathering; if she does not, her turn is like any other."""

    only_gathers = False

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """Offer to bewitch before anything is built or used (T7: not again on resuming)."""
        if turn.gathered and not turn.built_any and not turn.used_cards:
            name_characters(game, BEWITCH, turn.role.rank, 2, out)

    def may_end(self, game: "Game", turn: "Turn") -> bool:
        """Nothing is compulsory in the classic game."""
        return True


class DeluxeLetterWitch(ClassicWitch):
    """Need not bewitch either; nor may she once an action card has been played."""

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """Offer to bewitch before anything else is done."""
        if not turn.played_card:
            super().options(game, turn, player, out)


enter_marker(Spell)
