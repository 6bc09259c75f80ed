"""Rank 1, the Witch: gathers, bewitches, and later plays the bewitched character's turn."""

from typing import TYPE_CHECKING, ClassVar, Final

from citadella.rules import event
from citadella.rules.action import BEWITCH, Action
from citadella.rules.character import Character, Marker, enter_marker
from citadella.rules.characters.common import lay_marker, name_characters
from citadella.rules.turn import action_card_options, close_turn

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


# The key in `game.notes` that records an action card played before bewitching. The value is 1 plus
# the amount by which the card raises the building limit.
PLAYED_BEFORE: Final = "played-before-spell"


class Spell(Marker):
    """Marks a bewitched character: its player only gathers, then the Witch plays the turn."""

    kind: ClassVar[str] = "spell"
    sign: ClassVar[str] = "✶"

    def takes_over(self) -> bool:
        return True

    def on_resumed(self, game: "Game", turn: "Turn") -> None:
        """Count an action card played before bewitching as the one allowed in this turn."""
        played = game.notes.pop(PLAYED_BEFORE, 0)
        if played:
            turn.played_card = True
            turn.extra_limit = played - 1


class Witch(Character):
    """Gathers, must bewitch a character, and later plays the rest of that character's turn."""

    stops_leader = 0.6
    costs_turn = 0.7
    costs_ability = True
    lays = Spell.kind
    ability_only = True
    # False in classic and as printed in deluxe: bewitching is optional (J-Witch-9).
    must_bewitch: bool = True
    # True as printed: the Witch may play an action card before bewitching (J-A6).
    plays_cards: bool = False

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """Offer to bewitch any other character, once the player has gathered resources.

        Optional bewitching is no longer offered once the player has built or used a card (T7).
        As printed, action cards are offered too.
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
        """Bewitch and suspend the turn; no end-of-turn effects apply yet (C-Witch-6)."""
        rank = game.rank_of(action.character_number)
        lay_marker(game, Spell(rank, player.seat), event.BEWITCHED)
        if self.plays_cards and turn.played_card:
            game.notes[PLAYED_BEFORE] = 1 + turn.extra_limit
        close_turn(game, turn, self.name)

    def may_end(self, game: "Game", turn: "Turn") -> bool:
        return not self.must_bewitch

    def round_ends(self, game: "Game") -> None:
        """Remove the note about a played action card, in case the turn was never resumed."""
        game.notes.pop(PLAYED_BEFORE, None)


class ClassicWitch(Witch):
    """May bewitch right after gathering, or else plays a normal turn."""

    ability_only = False
    must_bewitch = False


enter_marker(Spell)
