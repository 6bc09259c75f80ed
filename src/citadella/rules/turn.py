"""A turn: gather resources, use abilities, build, end (T2–T7)."""

from typing import TYPE_CHECKING, ClassVar, Final

from citadella.rules import building, city, event
from citadella.rules.action import (
    BUILD,
    BUILD_FREE,
    BUILD_OVER,
    CARDS,
    DECLINE,
    END,
    GOLD,
    KEEP,
    PAY_CARDS,
    PLAY,
    USE,
    VISIT,
    Action,
    TurnHandler,
)
from citadella.rules.card import KEEP_ALL, ActionCard
from citadella.rules.claims import claims_of
from citadella.rules.deck import (
    aside_options,
    draw_aside,
    keep_aside,
    put_on_bottom,
    return_aside,
    shuffle_deck,
)
from citadella.rules.question import ASIDE, Question, enter
from citadella.rules.state import Laid
from citadella.rules.treasury import gain

if TYPE_CHECKING:
    from citadella.rules.amounts import Amounts
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn

# Drawn cards that are not kept go to the bottom of the deck, or are shuffled into the deck.
TO_BOTTOM: Final = 0
SHUFFLED_IN: Final = 1
# Why cards were drawn.
OTHERWISE: Final = 0  # for an effect
GATHERING: Final = 1  # to gather resources
OR_NONE: Final = 2  # for an effect that allows keeping none of them

A_GOLD: Final = GOLD.plain
A_CARDS: Final = CARDS.plain
A_END: Final = END.plain
A_DECLINE: Final = DECLINE.plain


class TakeTurn(Question):
    """What do you do in your turn?"""

    kind: ClassVar[str] = "turn"
    in_turn: ClassVar[bool] = True

    def __init__(self, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Create the question; it stays open until the turn is closed."""
        super().__init__(seat)
        self.stays = True

    def options(self, game: "Game", out: list[Action]) -> None:
        turn = game.turn
        assert turn is not None
        player = game.players[turn.seat]
        role = turn.role
        if turn.closing:
            out.append(A_END)
            return
        if not turn.gathered:
            out.append(A_GOLD)
            if game.deck:
                out.append(A_CARDS)
            if turn.only_gathers or turn.threatened:
                return
            if game.box.action_first:
                role.at_any_time(game, turn, player, out)
                return
        role.options(game, turn, player, out)
        if role.ability_only:
            return
        for district in player.effects:
            district.turn_options(game, turn, player, out)
        if game.box.action_cards:
            action_card_options(game, turn, player, out)
            _lying_card_options(game, turn, player, out)
        if turn.gathered:
            if role.may_build:
                building.options(game, turn, player, out)
            if role.may_end(game, turn):
                out.append(A_END)

    def answer(self, game: "Game", action: Action) -> None:
        turn = game.turn
        assert turn is not None
        action.verb.in_turn.do(game, turn, game.players[turn.seat], action)

    def is_idle(self, game: "Game", action: Action) -> bool:
        """Return whether `action` is an ability that can be used now but would have no effect."""
        turn = game.the_turn()
        if turn.closing or turn.only_gathers or turn.threatened:
            return False
        if game.box.action_first and not turn.gathered:
            return False
        idle: list[Action] = []
        turn.role.idle_options(game, turn, game.players[turn.seat], idle)
        return action in idle

    def amounts(self, game: "Game", action: Action, found: "Amounts") -> None:
        turn = game.the_turn()
        action.verb.in_turn.amounts(game, turn, game.players[turn.seat], action, found)


class GatherGold(TurnHandler):
    """Take gold."""

    def do(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        gain(game, player, gathered_gold(player), event.GATHERING)
        has_gathered(game, turn, player)

    def amounts(
        self, game: "Game", turn: "Turn", player: "Player", action: Action, found: "Amounts"
    ) -> None:
        found.count = gathered_gold(player)


class GatherCards(TurnHandler):
    """Draw cards and keep some of them."""

    def do(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        drawn, kept = gathered_cards(player)
        turn.gathered = True
        draw_aside(game, player, drawn, event.GATHERING)
        choose_from_aside(game, player, kept, TO_BOTTOM, GATHERING)

    def amounts(
        self, game: "Game", turn: "Turn", player: "Player", action: Action, found: "Amounts"
    ) -> None:
        drawn, kept = gathered_cards(player)
        drawn = min(drawn, len(game.deck))
        found.count = drawn
        found.kept = 0 if 1 < drawn <= kept else min(kept, KEEP_ALL)


class BuildForGold(TurnHandler):
    """Build a district from the hand."""

    def do(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        building.build_for_gold(game, turn, player, game.district(action.card_number))

    def amounts(
        self, game: "Game", turn: "Turn", player: "Player", action: Action, found: "Amounts"
    ) -> None:
        found.price = city.price(player, game.district(action.card_number))


class BuildForCards(BuildForGold):
    """Build a district, paying with cards from the hand."""

    def do(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        game.district(action.card_number).build_by(game, turn, player, action)


class WithoutAmounts(TurnHandler):
    """An action without countable costs or yields."""

    def amounts(
        self, game: "Game", turn: "Turn", player: "Player", action: Action, found: "Amounts"
    ) -> None:
        """Set nothing."""


class BuildOver(WithoutAmounts):
    """Build a district in place of another one."""

    def do(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        game.district(action.card_number).build_by(game, turn, player, action)


class BuildWith(WithoutAmounts):
    """Build a district by destroying another one that allows it."""

    def do(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        game.district(action.other_card_number).build_by(game, turn, player, action)


class UseDistrict(TurnHandler):
    """Use a district of the city."""

    def do(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        game.district(action.card_number).use(game, turn, player)

    def amounts(
        self, game: "Game", turn: "Turn", player: "Player", action: Action, found: "Amounts"
    ) -> None:
        game.district(action.card_number).amounts(game, player, found)


class PlayCard(WithoutAmounts):
    """Play an action card."""

    def do(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        """Play the card; only one action card can be played in a turn."""
        card = game.box.by_number[action.card_number]
        assert isinstance(card, ActionCard)
        turn.played_card = True
        card.play(game, turn, player)


class Visit(WithoutAmounts):
    """Use an action card lying in front of a player."""

    def do(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        owner = game.players[action.seat]
        for i in range(len(owner.laid)):
            card = owner.laid[i].card
            assert isinstance(card, ActionCard)
            if card.visit(game, turn, player, owner, i):
                return


class EndTurn(WithoutAmounts):
    """End the turn."""

    def do(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        """Trigger all end-of-turn effects: first those of districts, then the character's."""
        for character in game.box.watchers:
            character.sees_turn_end(game, turn, player)
        for district in player.effects:
            district.turn_ends(game, turn, player)
        turn.role.turn_ends(game, turn, player)
        close_turn(game, turn)


GOLD.in_turn = GatherGold()
CARDS.in_turn = GatherCards()
BUILD.in_turn = BuildForGold()
PAY_CARDS.in_turn = BuildForCards()
BUILD_OVER.in_turn = BuildOver()
BUILD_FREE.in_turn = BuildWith()
USE.in_turn = UseDistrict()
PLAY.in_turn = PlayCard()
VISIT.in_turn = Visit()
END.in_turn = EndTurn()


def action_card_options(game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
    """Offer the action cards in the hand, unless one has been played in this turn."""
    if not turn.played_card:
        looked_at = 0
        for card in player.hand:
            if not card.is_district and not looked_at & card.bit:
                looked_at |= card.bit
                assert isinstance(card, ActionCard)
                card.options(game, turn, player, out)


def _lying_card_options(game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
    for owner in game.players:
        for laid in owner.laid:
            card = laid.card
            assert isinstance(card, ActionCard)
            card.lying_options(game, turn, player, owner, out)


def gathered_gold(player: "Player") -> int:
    """Return the gold a player gathers: 2 plus the effects of the city."""
    amount = 2
    for district in player.effects:
        amount += district.more_gold
    return amount


def gathered_cards(player: "Player") -> tuple[int, int]:
    """Return how many cards are drawn and how many kept: 2 and 1, plus the city's effects."""
    drawn = 2
    kept = 1
    for district in player.effects:
        drawn += district.more_drawn
        kept += district.more_kept
    return drawn, kept


def choose_from_aside(
    game: "Game", player: "Player", kept: int, rest: int, why: int = OTHERWISE
) -> None:
    """Keep some of the drawn cards; ask only if there is a choice."""
    if kept < len(game.aside) or why == OR_NONE:
        game.ask(KeepCard(player.seat, kept, rest, why))
        return
    for card in game.aside:
        player.hand.append(card)
    if game.log is not None:
        game.tell_cards(event.KEPT, player.seat, -1, game.aside.copy(), 1 << player.seat)
    game.aside.clear()
    if why == GATHERING:
        has_gathered(game, game.the_turn(), player)


class KeepCard(Question):
    """Which card do you keep?

    `first`: how many cards to keep, `second`: where the others go, `third`: why they were drawn.
    """

    kind: ClassVar[str] = "keep"
    about: ClassVar[str] = "number number number"
    shows: ClassVar[str] = ASIDE
    on_top: ClassVar[bool] = True

    def fits(self, game: "Game") -> bool:
        """Return whether more cards were drawn than are kept, or the player may keep none."""
        most = len(game.aside) - (0 if self.third == OR_NONE else 1)
        return (
            super().fits(game)
            and 0 < self.first <= most
            and self.second in (TO_BOTTOM, SHUFFLED_IN)
            and self.third in (OTHERWISE, GATHERING, OR_NONE)
        )

    def options(self, game: "Game", out: list[Action]) -> None:
        if self.third == OR_NONE:
            out.append(A_DECLINE)
        aside_options(game, KEEP, out)

    def answer(self, game: "Game", action: Action) -> None:
        player = game.players[self.seat]
        if action.verb is KEEP:
            keep_aside(game, player, action.card_number)
        if self.first > 1 and action.verb is KEEP:
            game.ask(KeepCard(self.seat, self.first - 1, self.second, self.third))
            return
        return_aside(game, player)
        if self.second == SHUFFLED_IN:
            shuffle_deck(game, self.seat)
        if self.third == GATHERING:
            has_gathered(game, game.the_turn(), player)


def has_gathered(game: "Game", turn: "Turn", player: "Player") -> None:
    """Record that resources were gathered; then apply threats, or end a turn of gathering only."""
    turn.gathered = True
    if turn.only_gathers:
        close_turn(game, turn)
        return
    if turn.threatened:
        turn.threatened = False
        for marker in game.markers:
            if marker.rank == turn.role.rank:
                marker.after_gathering(game, turn, player)


def _clear_laid_cards(game: "Game") -> None:
    # Cards that shield a player return to the deck; other laid cards can be used again next turn.
    for owner in game.players:
        if owner.laid:
            staying: list[Laid] = []
            for laid in owner.laid:
                card = laid.card
                assert isinstance(card, ActionCard)
                if card.shields():
                    put_on_bottom(game, card, event.EVERYONE)
                elif laid.visited:
                    staying.append(Laid(card, laid.gold))
                else:
                    staying.append(laid)
            owner.laid = staying


def close_turn(game: "Game", turn: "Turn", cause: str = "") -> None:
    """Close the turn and let the round continue; `cause`: a card that suspends the turn."""
    if game.log is not None:
        game.tell(event.TURN_ENDED, turn.seat, -1, 0, 0, cause)
    if game.box.action_cards:
        _clear_laid_cards(game)
    if len(game.stack) > 1:
        # Claims, the questions about gains that may be refused, are answered after the turn.
        game.stack = claims_of(game.stack)
    else:
        game.stack.clear()
    game.turn = None
    game.step = turn.then


enter(TakeTurn, KeepCard)
