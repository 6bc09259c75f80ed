"""The game: whose turn it is to speak, what may be said, and saying it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from citadella.rules import calling, draft, event, round_end
from citadella.rules.action import Action, parse
from citadella.rules.card import Card, District
from citadella.rules.dice import Dice
from citadella.rules.errors import IllegalError, MalformedError
from citadella.rules.event import EVERYONE, Event
from citadella.rules.scoring import Result
from citadella.rules.state import Player, Sighting, Turn
from citadella.rules.steps import (
    CALL,
    COURT_SETTLED,
    CROWN_WINDOW,
    NEW_ROUND,
    OVER,
    RESUME,
    REVEAL,
    ROUND_OVER,
    SILENCE,
    STRIKE,
)

if TYPE_CHECKING:
    from citadella.knowledge.view import View
    from citadella.rules.box import Box
    from citadella.rules.character import Marker
    from citadella.rules.question import Question
    from citadella.rules.setup import Setup


@final
class Game:
    """A game in play. Ask `to_act`, choose from `legal_actions()`, `play(action)`; `over`?"""

    def __init__(self, setup: "Setup", box: "Box", dice: Dice) -> None:
        """Lay out an empty table; `Game.new` deals the cards."""
        self.setup = setup
        self.box = box
        self.dice = dice
        self.seed = ""
        self.players: list[Player] = []
        # The deck's top is the end of the list. `marks` says, for the bottom cards, which
        # seats know them; `deck_seen` what a seat remembers of the deck as a whole.
        self.deck: list[Card] = []
        self.marks: list[int] = []
        self.deck_seen: list[Sighting | None] = []
        # Cards drawn and looked at by the player who is asked which to keep.
        self.aside: list[Card] = []
        self.crown = 0
        self.round = 0
        self.step = NEW_ROUND
        self.rank = 0
        # The draft: ranks as bits.
        self.draft_move = 0
        self.draft_crown = 0
        self.pack = 0
        self.face_up = 0
        self.face_down = 0
        self.swaps: list[tuple[int, int]] = []
        # What lies on the character tokens, the seats that rank 8 must leave alone (as bits),
        # and which seat played each rank in this round.
        self.markers: list[Marker] = []
        self.taxes = 0
        self.protected = 0
        self.actors: list[int] = []
        self.crown_claimed = False
        # The seats that have built in this round (as bits).
        self.builders = 0
        self.turn: Turn | None = None
        self.stack: list[Question] = []
        # A city of `goal` is complete; a city of `end_at` ends the game.
        self.goal = box.goal
        self.end_at = box.goal
        self.first = 0
        self.ending = False
        self.ending_early = False
        self.over = False
        # Numbers that cards of their own note down in public.
        self.notes: dict[str, int] = {}
        self.log: list[Event] | None = None
        self.history: list[Action] = []
        self.floor = 0
        self.prologue = 0
        self.origin: Game | None = None
        self._legal: list[Action] | None = None

    # --- beginning ---------------------------------------------------------------------
    @staticmethod
    def new(setup: "Setup", seed: int | str, events: bool = False) -> "Game":
        """Deal a new game. The same setup and seed give the same game everywhere."""
        text = str(seed)
        if not text or not text.isprintable() or text != text.strip() or len(text) > 200:
            raise MalformedError("A seed is a number or a short line of text.")
        game = Game(setup, setup.box(), Dice.from_seed(text))
        game.seed = text
        if events:
            game.log = []
        game.players = [Player(seat) for seat in range(game.box.players)]
        game.deck = game.box.deck.copy()
        game.shuffle_cards(game.deck)
        for player in game.players:
            for _ in range(4):
                player.hand.append(game.deck.pop())
            player.gold = 2
        game.crown = setup.crown if setup.crown >= 0 else game.dice.below(len(game.players))
        game.begin()
        return game

    def begin(self) -> None:
        """Go on to the first question, and remember this as the game's beginning."""
        self.advance()
        self.floor = len(self.history)
        self.prologue = 0 if self.log is None else len(self.log)
        self.origin = self.copy()

    # --- the contract ------------------------------------------------------------------
    @property
    def to_act(self) -> int:
        """Return the seat that is asked (-1 when the game is over)."""
        return self.stack[-1].seat if self.stack else -1

    def legal_actions(self) -> list[Action]:
        """List what the seat that is asked may say."""
        legal = self._legal
        if legal is None:
            legal = []
            if self.stack:
                self.stack[-1].options(self, legal)
            self._legal = legal
        return legal

    def play(self, action: Action | str) -> None:
        """Say it. Refuses with one sentence, unchanged, what may not be said now."""
        if isinstance(action, str):
            action = parse(action)
        legal = self._legal
        if legal is None:
            legal = self.legal_actions()
        for option in legal:
            if option is action:
                break
        else:
            raise IllegalError(self._why_not(action))
        stack = self.stack
        question = stack[-1]
        seat = question.seat
        self.history.append(action)
        self._legal = None
        if not question.stays:
            stack.pop()
        question.answer(self, action)
        if not stack:
            self.advance()
        if not stack or stack[-1].seat != seat:
            self.floor = len(self.history)

    def view(self, seat: int) -> "View":
        """Return what a seat may know (-1: a spectator)."""
        if not -1 <= seat < len(self.players):
            raise MalformedError(f"There is no seat {seat} at this table.")
        return VIEWS[0](self, seat)

    def result(self) -> Result:
        """Score the game as it stands (it is final when the game is over)."""
        return Result(self)

    def copy(self) -> "Game":
        """Return an independent copy that goes on by itself (without a log of events)."""
        twin = Game(self.setup, self.box, self.dice.copy())
        twin.seed = self.seed
        twin.players = [player.copy() for player in self.players]
        twin.deck = self.deck.copy()
        twin.marks = self.marks.copy()
        twin.deck_seen = self.deck_seen.copy()
        twin.aside = self.aside.copy()
        twin.crown = self.crown
        twin.round = self.round
        twin.step = self.step
        twin.rank = self.rank
        twin.draft_move = self.draft_move
        twin.draft_crown = self.draft_crown
        twin.pack = self.pack
        twin.face_up = self.face_up
        twin.face_down = self.face_down
        twin.swaps = self.swaps
        twin.markers = self.markers
        twin.taxes = self.taxes
        twin.protected = self.protected
        twin.actors = self.actors.copy()
        twin.crown_claimed = self.crown_claimed
        twin.builders = self.builders
        turn = self.turn
        twin.turn = None if turn is None else turn.copy()
        twin.stack = self.stack.copy()
        twin.goal = self.goal
        twin.end_at = self.end_at
        twin.first = self.first
        twin.ending = self.ending
        twin.ending_early = self.ending_early
        twin.over = self.over
        twin.notes = self.notes.copy() if self.notes else {}
        twin.log = None
        twin.history = self.history.copy()
        twin.floor = self.floor
        twin.prologue = self.prologue
        twin.origin = self.origin
        twin._legal = self._legal
        return twin

    @property
    def can_undo(self) -> bool:
        """Return whether the last action can be taken back: nothing hidden was shown since."""
        return self.origin is not None and len(self.history) > self.floor

    def undo(self) -> None:
        """Take the last action back."""
        if not self.can_undo:
            raise IllegalError("Nothing can be taken back: something new has been seen since.")
        assert self.origin is not None
        before = self.origin.copy()
        if self.log is not None:
            before.log = self.log[: self.prologue]
        for action in self.history[:-1]:
            before.play(action)
        self._become(before)

    def _become(self, other: "Game") -> None:
        self.dice = other.dice
        self.players = other.players
        self.deck = other.deck
        self.marks = other.marks
        self.deck_seen = other.deck_seen
        self.aside = other.aside
        self.crown = other.crown
        self.round = other.round
        self.step = other.step
        self.rank = other.rank
        self.draft_move = other.draft_move
        self.draft_crown = other.draft_crown
        self.pack = other.pack
        self.face_up = other.face_up
        self.face_down = other.face_down
        self.swaps = other.swaps
        self.markers = other.markers
        self.taxes = other.taxes
        self.protected = other.protected
        self.actors = other.actors
        self.crown_claimed = other.crown_claimed
        self.builders = other.builders
        self.turn = other.turn
        self.stack = other.stack
        self.goal = other.goal
        self.end_at = other.end_at
        self.first = other.first
        self.ending = other.ending
        self.ending_early = other.ending_early
        self.over = other.over
        self.notes = other.notes
        self.log = other.log
        self.history = other.history
        self.floor = other.floor
        self._legal = other._legal

    def _why_not(self, action: Action) -> str:
        if self.over:
            return f"'{action.text}' cannot be done: the game is over."
        return f"'{action.text}' cannot be done now."

    # --- the flow ----------------------------------------------------------------------
    def advance(self) -> None:
        """Go on until somebody is asked, or the game is over."""
        while not self.stack:
            step = self.step
            if step == CALL:
                calling.call_next(self)
            elif step == REVEAL:
                calling.reveal(self)
            elif step == CROWN_WINDOW:
                calling.crown_window(self)
            elif step == STRIKE:
                calling.strike(self)
            elif step == RESUME:
                calling.resume(self)
            elif step == SILENCE:
                calling.nobody_answers(self)
            elif step == NEW_ROUND:
                draft.start(self)
            elif step == ROUND_OVER:
                round_end.settle_court(self)
            elif step == COURT_SETTLED:
                round_end.finish(self)
            else:
                assert step == OVER
                return

    def ask(self, question: "Question") -> None:
        """Put a question on top of the others."""
        self.stack.append(question)

    def asked_kind(self) -> str:
        """Return the kind of the question that is open ('' when the game is over)."""
        return self.stack[-1].kind if self.stack else ""

    def forget_options(self) -> None:
        """Let the options be listed anew (what lies on the table has been changed)."""
        self._legal = None

    def question_below(self) -> "Question":
        """Return the question under the top one."""
        return self.stack[-2]

    def shown(self) -> None:
        """Note that something hidden was shown or drawn: there is no way back behind it."""
        self.floor = len(self.history)

    def turn_up(self, player: Player, rank: int) -> None:
        """Show a player's character to all, unless it lies open already."""
        if player.revealed >> rank & 1:
            return
        self.shown()
        player.revealed |= 1 << rank
        self.tell(event.REVEALED, player.seat, -1, 0, rank)

    def lay_marker(self, marker: "Marker") -> None:
        """Lay a marker on a character's token."""
        self.markers = [*self.markers, marker]

    def lift_marker(self, marker: "Marker") -> None:
        """Take a marker off its token."""
        self.markers = [m for m in self.markers if m is not marker]

    def open_markers(self, shown: "Marker", face: int) -> None:
        """A marker of a set has been revealed: all know now what the others are."""
        self.markers = [
            m.with_face(face) if m.owner == shown.owner and m.kind == shown.kind else m
            for m in self.markers
        ]

    def shuffle_cards(self, cards: list[Card]) -> None:
        """Shuffle, each order as likely as any other."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.dice.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    # --- looking things up -------------------------------------------------------------
    def the_turn(self) -> Turn:
        """Return the turn in progress."""
        turn = self.turn
        assert turn is not None
        return turn

    def holder(self, rank: int) -> int:
        """Return the seat that holds a rank (-1: nobody)."""
        for player in self.players:
            for role in player.roles:
                if role == rank:
                    return player.seat
        return -1

    def is_called(self) -> bool:
        """Return whether one of the ranks is being called."""
        return 1 <= self.rank < len(self.box.cast)

    def rank_of(self, character: int) -> int:
        """Return the rank of a character's number."""
        cast = self.box.cast
        for rank in range(1, len(cast)):
            if cast[rank].number == character:
                return rank
        raise IllegalError("That character is not in this game.")

    def district(self, number: int) -> District:
        """Return the district with this number."""
        card = self.box.by_number[number]
        assert isinstance(card, District)
        return card

    # --- telling -----------------------------------------------------------------------
    def tell(self, kind: str, seat: int, other: int = -1, amount: int = 0, rank: int = 0) -> None:
        """Log an event that all may see."""
        if self.log is not None:
            self.log.append(Event(kind, seat, other, amount, rank, [], EVERYONE))

    def tell_rank(self, kind: str, seat: int, rank: int, audience: int = EVERYONE) -> None:
        """Log an event about a rank that only the audience may know."""
        if self.log is not None:
            self.log.append(Event(kind, seat, -1, 0, rank, [], audience))

    def tell_card(self, kind: str, seat: int, other: int, card: Card, amount: int = 0) -> None:
        """Log an event about a card that all see."""
        if self.log is not None:
            self.log.append(Event(kind, seat, other, amount, 0, [card], EVERYONE))

    def tell_cards(
        self, kind: str, seat: int, other: int, cards: list[Card], audience: int
    ) -> None:
        """Log an event about cards that only the audience may know."""
        if self.log is not None:
            self.log.append(Event(kind, seat, other, len(cards), 0, cards, audience))


# How views are made; the room above enters it here, so that a game can be asked for one.
VIEWS: Final[list[Callable[[Game, int], "View"]]] = []
