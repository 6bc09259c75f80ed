"""The game: its state, the seat to act, the legal actions, and how actions are played."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from citadella.rules import calling, draft, drawing, event, round_end, steps, visibility
from citadella.rules.action import Action, parse
from citadella.rules.card import Card, District
from citadella.rules.deck import shuffle
from citadella.rules.dice import Dice
from citadella.rules.errors import IllegalError, MalformedError, shortened
from citadella.rules.event import EVERYONE, ITS_OWN, NOBODY, Event, kind_of_word
from citadella.rules.scoring import Result
from citadella.rules.state import Player, Sighting, Turn
from citadella.rules.visibility import declare

if TYPE_CHECKING:
    from citadella.knowledge.view import View
    from citadella.rules.box import Box
    from citadella.rules.character import Marker
    from citadella.rules.question import Question
    from citadella.rules.setup import Setup


# The error for an illegal action lists legal actions up to about this many characters, and fewer
# if the action and the question are long.
MAX_NAMED_LENGTH: Final = 75
MAX_LENGTH_OF_ALL: Final = 98


@final
class Game:
    """A game in play: until it is `over`, `play` one of the `legal_actions()` of the seat `to_act`.

    To play, use `new`, `to_act`, `over`, `legal_actions`, `play`, `is_legal`, `why_not`, `view`,
    `standing`, `result`, `copy`, `can_undo`, `undo` and, for stored games, `play_recorded`; the
    other methods are for cards.
    """

    def __init__(
        self,
        setup: "Setup",
        box: "Box",
        dice: Dice,
        like: "Game | None" = None,
        hidden: bool = True,
    ) -> None:
        """Create a game before the deal (`Game.new` deals the cards), or copy one.

        `like`: the game to copy; its secrets are copied only if `hidden`. A copy shares the lists
        that are only ever replaced, never changed in place.
        """
        self.setup = setup  #: The cards and the number of players.
        self.box = box  #: The cards of the setup, shared by all its games.
        self.dice = dice  #: The source of randomness.
        if like is None:  # The attributes are described below, where they are copied.
            self.crown = self.round = self.rank = self.taxes = 0
            self.step = steps.NEW_ROUND
            self.draft_move = self.draft_crown = self.face_up = 0
            self.swaps: list[tuple[int, int]] = []
            self.actors: list[int] = []
            self.protected = self.builders = self.first = 0
            self.crown_claimed = self.ending = self.ending_early = self.over = False
            self.turn: Turn | None = None
            self.goal = self.end_at = box.goal
            self.notes: dict[str, int] = {}
        else:
            self.crown = like.crown  #: The seat with the crown.
            self.round = like.round  #: The number of the round, from 1.
            self.rank = like.rank  #: The rank called last, 0 during the draft.
            self.taxes = like.taxes  #: Gold on the Tax Collector's token.
            self.step = like.step  #: The step of the round to be taken next.
            self.draft_move = like.draft_move  #: The number of the next move in the draft.
            self.draft_crown = like.draft_crown  #: The seat with the crown when the draft began.
            self.face_up = like.face_up  #: The ranks discarded face up, as bits.
            self.swaps = like.swaps  #: Pairs of seats that swapped characters in this round.
            self.actors = like.actors.copy()  #: The seat that played each rank this round, or -1.
            self.protected = like.protected  #: The seats protected from rank 8, as bits.
            self.builders = like.builders  #: The seats that have built in this round, as bits.
            self.first = like.first  #: The seats that completed their cities first, as bits.
            self.crown_claimed = like.crown_claimed  #: Whether an action card claimed the crown.
            self.ending = like.ending  #: Whether this is the last round because of a complete city.
            self.ending_early = like.ending_early  #: Whether a city has reached the size `end_at`.
            self.over = like.over  #: Whether the game is over.
            turn = like.turn
            self.turn = None if turn is None else turn.copy()  #: The turn in progress.
            self.goal = like.goal  #: The size of a complete city.
            self.end_at = like.end_at  #: The size of a city that ends the game.
            self.notes = like.notes.copy()  #: Public numbers stored by cards, by key.
        self.log: list[Event] | None = None  #: The events; None if not logged, as in copies.
        if like is None or not hidden:
            self.seed = ""
            self.players: list[Player] = []
            self.deck: list[Card] = []
            self.marks: list[int] = []
            self.deck_seen: list[Sighting | None] = []
            self.aside: list[Card] = []
            self.pack = self.face_down = 0
            self.markers: list[Marker] = []
            self.stack: list[Question] = []
            self.history: list[Action] = []
            self.floor = self.prologue = 0
            self.origin: Game | None = None
            self._legal: list[Action] | None = None
        else:
            self.seed = like.seed  #: The seed of the deal, '' if there was none.
            self.players = [player.copy() for player in like.players]  #: The players by seat.
            self.deck = like.deck.copy()  #: The district deck; its top is the end of the list.
            self.marks = like.marks.copy()  #: The seats that know each card at the bottom, as bits.
            self.deck_seen = like.deck_seen.copy()  #: Each seat's memory of the whole deck.
            self.aside = like.aside.copy()  #: The drawn cards that a player is choosing from.
            self.pack = like.pack  #: The ranks still in the draft, as bits.
            self.face_down = like.face_down  #: The ranks discarded face down, as bits.
            self.markers = like.markers  #: The markers on character tokens.
            self.stack = like.stack.copy()  #: The open questions; the last one is asked.
            self.history = like.history.copy()  #: All actions played so far.
            self.floor = like.floor  #: The number of initial actions that cannot be undone.
            self.prologue = like.prologue  #: The number of events before the first action.
            self.origin = like.origin  #: The game before its first action, for `undo`.
            self._legal = like._legal

    def __repr__(self) -> str:
        return f"<Game: {drawing.in_brief(self)}>"

    def __str__(self) -> str:
        return drawing.as_text(self)

    def _repr_html_(self) -> str:
        return drawing.as_html(self)

    def __reduce__(self) -> tuple[object, ...]:
        return (Game, (self.setup, self.box, self.dice), self.__getstate__())

    def __copy__(self) -> "Game":
        twin = self.copy()
        if self.log is not None:
            twin.log = self.log.copy()
        return twin

    def __deepcopy__(self, memo: object) -> "Game":
        return self.__copy__()

    # --- beginning ---------------------------------------------------------------------
    @staticmethod
    def new(setup: "Setup", seed: int | str, events: bool = False) -> "Game":
        """Deal a new game. The same setup and seed give the same game everywhere."""
        text = str(seed)
        if not text or not text.isprintable() or text != text.strip() or len(text) > 200:
            raise MalformedError(
                "A seed must be a number or a printable line of 1 to 200 characters, not '{text}'.",
                text=shortened(text),
            )
        setup = setup.current()
        game = Game(setup, setup.box(), Dice.from_seed(text))
        game.seed = text
        if events:
            game.log = []
        game.players = [Player(seat) for seat in range(game.box.players)]
        game.deck = game.box.deck.copy()
        shuffle(game.dice, game.deck)
        for player in game.players:
            for _ in range(4):
                player.hand.append(game.deck.pop())
            player.gold = 2
        game.crown = setup.crown if setup.crown >= 0 else game.dice.below(len(game.players))
        begin(game)
        return game

    # --- for players -------------------------------------------------------------------
    @property
    def to_act(self) -> int:
        """Return the seat to act (-1 when the game is over)."""
        return self.stack[-1].seat if self.stack else -1

    def legal_actions(self) -> list[Action]:
        """Return the legal actions of the seat to act."""
        legal = self._legal
        if legal is None:
            legal = []
            if self.stack:
                self.stack[-1].options(self, legal)
            self._legal = legal
        return legal

    def play(self, action: Action | str) -> None:
        """Play an action; if it is not legal, raise IllegalError and change nothing."""
        if isinstance(action, str):
            action = self._read(action)
        legal = self._legal
        if legal is None:
            legal = self.legal_actions()
        for option in legal:
            if option is action:
                break
        else:
            # Reloading a homebrew file creates new action objects: compare by text.
            found = self._option(action.text)
            if found is None:
                raise self._refusal(action)
            action = found
        stack = self.stack
        question = stack[-1]
        seat = question.seat
        self.history.append(action)
        self._legal = None
        if not question.stays:
            stack.pop()
        question.answer(self, action)
        if not stack:
            _advance(self)
        if not stack or stack[-1].seat != seat:
            self.floor = len(self.history)

    def play_recorded(self, action: Action | str) -> None:
        """Play an action of a stored game, even one that is no longer offered."""
        if isinstance(action, str):
            action = self._read(action)
        if self._option(action.text) is None and self.stack:
            if self.stack[-1].is_idle(self, action):
                self._legal = [*self.legal_actions(), action]
        self.play(action)

    def _option(self, text: str) -> Action | None:
        for option in self.legal_actions():
            if option.text == text:
                return option
        return None

    def _read(self, text: str) -> Action:
        """Return the legal action with this text; if there is none, parse the text."""
        found = self._option(text)
        return parse(text) if found is None else found

    def is_legal(self, action: Action | str) -> bool:
        """Return whether `action` is legal now; raise MalformedError if it cannot be parsed."""
        return not self.why_not(action)

    def why_not(self, action: Action | str) -> str:
        """Return why `action` is not legal now, and which actions are legal; '' if it is legal."""
        if isinstance(action, str):
            action = self._read(action)
        if self._option(action.text) is not None:
            return ""
        return str(self._refusal(action))

    def _refusal(self, action: Action) -> IllegalError:
        """Return the error for an action that is not legal now."""
        if not self.stack:
            return IllegalError("'{action}' cannot be done: the game is over.", action=action.text)
        legal = [option.text for option in self.legal_actions()]
        question, seat = self.asked_kind(), self.to_act
        left = MAX_LENGTH_OF_ALL - len(action.text) - len(question)
        most = min(MAX_NAMED_LENGTH, left)
        named, count = legal[0], 1
        while count < len(legal) and len(named) + len(legal[count]) < most:
            named += f", {legal[count]}"
            count += 1
        if count == len(legal):
            return IllegalError(
                "'{action}' cannot be done now: seat {seat} is asked '{question}' and may answer "
                "{legal}.",
                action=action.text,
                seat=seat,
                question=question,
                legal=named,
            )
        return IllegalError(
            "'{action}' cannot be done now: seat {seat} is asked '{question}' and may answer "
            "{legal} and {more} more.",
            action=action.text,
            seat=seat,
            question=question,
            legal=named,
            more=len(legal) - count,
        )

    def view(self, seat: int) -> "View":
        """Return the view of `seat` (-1: of a spectator)."""
        return VIEWS[0](self, seat)

    def standing(self) -> Result:
        """Return the result as if the game ended now."""
        return Result.of(self)

    def result(self) -> Result:
        """Return the final result of a game that is over."""
        if not self.over:
            raise IllegalError("The game is not over; standing() returns the current scores.")
        return self.standing()

    def copy(self) -> "Game":
        """Return an independent copy (without a log of events)."""
        return Game(self.setup, self.box, self.dice.copy(), self)

    @property
    def can_undo(self) -> bool:
        """Return whether the last action can be undone.

        The action must have revealed nothing hidden, and the same seat must be asked again.
        """
        return self.origin is not None and len(self.history) > self.floor

    def undo(self) -> None:
        """Undo the last action."""
        if not self.can_undo:
            raise IllegalError(
                "The last action cannot be undone: it revealed something,"
                " or another seat is to act now."
            )
        origin = self.origin
        assert origin is not None
        before = origin.copy()
        if self.log is not None:
            before.log = self.log[: self.prologue]
        for action in self.history[:-1]:
            before.play_recorded(action)
        Game.__init__(self, self.setup, self.box, before.dice, before)
        self.log = before.log
        self.origin = origin

    # --- for cards and questions ---------------------------------------------------------
    def ask(self, question: "Question") -> None:
        """Put a question on top of the stack."""
        self.stack.append(question)

    def asked_kind(self) -> str:
        """Return the kind of the open question ('' when the game is over)."""
        return self.stack[-1].kind if self.stack else ""

    def shown(self) -> None:
        """Note that something hidden was revealed or drawn, so earlier actions cannot be undone."""
        self.floor = len(self.history)

    def turn_up(self, player: Player, rank: int) -> None:
        """Reveal a player's character to everyone, unless it is revealed already."""
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

    # --- lookup ------------------------------------------------------------------------
    def the_turn(self) -> Turn:
        """Return the turn in progress."""
        turn = self.turn
        assert turn is not None
        return turn

    def holder(self, rank: int) -> int:
        """Return the seat that holds the character of this rank (-1: nobody)."""
        for player in self.players:
            for role in player.roles:
                if role == rank:
                    return player.seat
        return -1

    def rank_of(self, character: int) -> int:
        """Return the rank of the character with this number."""
        ranks = self.box.ranks
        rank = ranks[character] if 0 <= character < len(ranks) else 0
        if rank == 0:
            raise IllegalError(
                "The character with number {character} is not in this game.", character=character
            )
        return rank

    def district(self, number: int) -> District:
        """Return the district with this number."""
        card = self.box.by_number[number]
        assert isinstance(card, District)
        return card

    # --- events ------------------------------------------------------------------------
    def tell(
        self,
        kind: str,
        seat: int,
        other: int = -1,
        amount: int = 0,
        rank: int = 0,
        cause: str = "",
        by: int = ITS_OWN,
    ) -> None:
        """Log a public event; only the seat that the event hits knows that it was hit."""
        if self.log is not None:
            hits = self.holder(rank) if rank and kind_of_word(kind).aims else NOBODY
            self.log.append(
                Event(kind, seat, other, amount, rank, [], EVERYONE, "", cause, by, hits)
            )

    def tell_rank(self, kind: str, seat: int, rank: int, audience: int = EVERYONE) -> None:
        """Log an event whose rank only the seats in `audience` (as bits) may see."""
        if self.log is not None:
            self.log.append(Event(kind, seat, -1, 0, rank, [], audience))

    def tell_marker(self, kind: str, marker: "Marker") -> None:
        """Log that a marker was laid on a character."""
        if self.log is not None:
            told = Event(kind, marker.owner, -1, 0, marker.rank, [], EVERYONE, marker.kind)
            told.cause = self.box.who_lays(marker)
            told.hits = self.holder(marker.rank)
            self.log.append(told)

    def tell_card(
        self,
        kind: str,
        seat: int,
        other: int,
        card: Card,
        amount: int = 0,
        cause: str = "",
        by: int = ITS_OWN,
    ) -> None:
        """Log a public event about a card."""
        if self.log is not None:
            self.log.append(Event(kind, seat, other, amount, 0, [card], EVERYONE, "", cause, by))

    def tell_cards(
        self,
        kind: str,
        seat: int,
        other: int,
        cards: list[Card],
        audience: int,
        cause: str = "",
        by: int = ITS_OWN,
    ) -> None:
        """Log an event whose cards only the seats in `audience` (as bits) may see."""
        if self.log is not None:
            self.log.append(Event(kind, seat, other, len(cards), 0, cards, audience, "", cause, by))


GAME_FIELDS: Final = declare(
    public="setup box crown round rank taxes step draft_move draft_crown face_up swaps actors"
    " protected builders first crown_claimed ending ending_early over turn goal end_at notes",
    # The log is secret as a whole: events are redacted one by one (`Event.seen_by`).
    secret="dice seed face_down log history floor prologue origin _legal",
    players=visibility.shown_players,
    deck=visibility.shown_deck,
    marks=visibility.shown_marks,
    deck_seen=visibility.shown_deck_seen,
    aside=visibility.shown_aside,
    pack=visibility.shown_pack,
    markers=visibility.shown_markers,
    stack=visibility.shown_stack,
)


def begin(game: Game) -> None:
    """Advance to the first question, and keep that state as the origin for `undo`."""
    _advance(game)
    game.floor = len(game.history)
    game.prologue = 0 if game.log is None else len(game.log)
    game.origin = game.copy()


def forget_options(game: Game) -> None:
    """Clear the cached legal actions after the game has been changed from outside."""
    game._legal = None


def _advance(game: Game) -> None:
    """Advance until somebody is to act or the game is over."""
    while not game.stack:
        step = game.step
        if step == steps.CALL:
            calling.call_next(game)
        elif step == steps.REVEAL:
            calling.reveal(game)
        elif step == steps.CROWN_WINDOW:
            calling.crown_window(game)
        elif step == steps.STRIKE:
            calling.strike(game)
        elif step == steps.RESUME:
            calling.resume(game)
        elif step == steps.SILENCE:
            calling.nobody_answers(game)
        elif step == steps.NEW_ROUND:
            draft.start(game)
        elif step == steps.ROUND_OVER:
            round_end.settle_court(game)
        elif step == steps.COURT_SETTLED:
            round_end.pay_late(game)
        elif step == steps.PAID:
            round_end.finish(game)
        else:
            assert step == steps.OVER
            return


# `citadella.knowledge` registers its factory of views here, to avoid a circular import.
VIEWS: Final[list[Callable[[Game, int], "View"]]] = []
