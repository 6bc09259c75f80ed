"""The observation of a seat: a fixed-size array of small numbers (docs/encoding.md).

For speed, public fields and the seat's own fields are read directly from the full game, and all
other fields through the functions of `rules/visibility.py`. The methods of cards are never called,
because they could read hidden facts. Tests check that the redacted game gives the same array.

Every number is a count, capped at 255, or 1 for true. Seats are relative to the observer (0: the
observer, 1: the seat to the left …).
"""

from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from citadella.cards import EDITIONS
from citadella.env.room import (
    CARDS,
    CHARACTERS,
    MARKER_ROOM,
    QUESTION_ROOM,
    RANKS,
    SEATS,
    place_of_marker,
    place_of_question,
)
from citadella.knowledge.facts import (
    DECK,
    HELD,
    OFFER,
    SEEN,
    TUCKED,
    TYPE_BITS,
    TYPE_MASK,
    TYPES,
    CityFacts,
    KnownCards,
    known_face,
    relative_seat,
)
from citadella.rules.box import Box
from citadella.rules.card import UNKNOWN, Card
from citadella.rules.character import BONUS_USED, INCOME_USED, POWER_USED
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player, Turn
from citadella.rules.steps import STEP_NAMES
from citadella.rules.visibility import shown_pack

EDITION_ROOM: Final = 8
# The maximum number of characters that a seat picks in a round (with two or three players).
PICKS: Final = 2


@final
class ByteRows:
    """Rows of bytes that compiled code fills and NumPy reads without a copy.

    Most cells of a row are zero, so `turn_to` erases only the cells that were written. (The
    class is in this module so that the compiler inlines its methods below.)
    """

    def __init__(self, rows: int, width: int) -> None:
        """Allocate rows of zeros."""
        self.width: i64 = width
        self.cells: vec[u8] = vec[u8]([u8(0) for _ in range(rows * width)])
        # For each row, the indices of the cells that have been written, and how many they are.
        self.written: vec[i16] = vec[i16]([i16(0) for _ in range(rows * width)])
        self.counts: vec[i32] = vec[i32]([i32(0) for _ in range(rows)])
        # The current row, its start, and how many indices have been written in it.
        self.row: i64 = 0
        self.start: i64 = 0
        self.count: i64 = 0

    def turn_to(self, row: i64) -> None:
        """Select the row to write to, and erase the cells that were written in it before."""
        self.counts[self.row] = i32(self.count)
        start = row * self.width
        cells = self.cells
        written = self.written
        for i in range(i64(self.counts[row])):
            cells[start + i64(written[start + i])] = u8(0)
        self.row = row
        self.start = start
        self.count = 0

    def put(self, at: i64, value: i64) -> None:
        """Write a number, capped at 255."""
        if value <= 0:
            return
        place = self.start + at
        if self.cells[place] == 0:
            end = self.start + self.count
            self.written[end] = i16(at)
            self.count += 1
        self.cells[place] = u8(value) if value < 255 else u8(255)

    def add(self, at: i64, value: i64) -> None:
        """Add `value` to the number at index `at`."""
        self.put(at, i64(self.cells[self.start + at]) + value)

    def count_one(self, at: i64) -> None:
        """Add 1 to the number at index `at`."""
        place = self.start + at
        value = self.cells[place]
        if value == 0:
            end = self.start + self.count
            self.written[end] = i16(at)
            self.count += 1
        if value < 255:
            self.cells[place] = value + u8(1)

    def has(self, at: i64) -> bool:
        """Return whether the number at index `at` is not zero."""
        return self.cells[self.start + at] != 0

    def put_bits(self, at: i64, bits: i64) -> None:
        """Write a set of ranks as flags, with the flag of rank 1 at index `at`."""
        left = bits >> 1
        place = at
        while left:
            if left & 1:
                self.put(place, 1)
            left >>= 1
            place += 1

    def set(self, at: i64, value: i64) -> None:
        """Write a number that `turn_to` does not erase.

        The caller overwrites it in every observation, or writes it once per game.
        """
        self.cells[self.start + at] = u8(value) if value < 255 else u8(255)


class Block(NamedTuple):
    """A block of the array: its name, position, size and meaning."""

    name: str
    start: int
    size: int
    about: str


@final
class Layout:
    """The consecutive blocks of an array."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0

    def block(self, name: str, size: int, about: str) -> int:
        """Add a block and return its start."""
        start = self.size
        self.blocks.append(Block(name, start, size, about))
        self.size += size
        return start


# The blocks of one player; their starts are relative to the player's part of the array.
_PLAYER: Final = Layout()
OF_HERE: Final[i64] = _PLAYER.block("here", 1, "1 if there is such a player")
OF_CROWN: Final[i64] = _PLAYER.block("crown", 1, "has the crown")
OF_GOLD: Final[i64] = _PLAYER.block("gold", 1, "gold")
OF_CARDS: Final[i64] = _PLAYER.block("cards", 1, "cards in the hand")
OF_SIZE: Final[i64] = _PLAYER.block("size", 1, "size of the city, as counted towards completing it")
OF_DISTRICTS: Final[i64] = _PLAYER.block("districts", 1, "districts in the city")
OF_FIRST: Final[i64] = _PLAYER.block("first", 1, "was the first to complete a city")
OF_COMPLETE: Final[i64] = _PLAYER.block("complete", 1, "the city is complete")
OF_POINTS: Final[i64] = _PLAYER.block(
    "points", 1, "points for districts, all types and a complete city; without effects of cards"
)
OF_TYPES: Final[i64] = _PLAYER.block("types", TYPES, "by type: districts in the city")
OF_BUILT: Final[i64] = _PLAYER.block("built", 1, "has built in this round")
OF_PROTECTED: Final[i64] = _PLAYER.block("protected", 1, "the city is protected from rank 8")
OF_CHARACTERS: Final[i64] = _PLAYER.block("characters", 1, "characters chosen in this round")
OF_REVEALED: Final[i64] = _PLAYER.block("revealed", RANKS, "by rank: revealed by the player")
OF_PLAYED: Final[i64] = _PLAYER.block("played", RANKS, "by rank: was played by this player")
OF_SWAPPED: Final[i64] = _PLAYER.block("swapped", SEATS, "by seat: swapped characters with it")
OF_CITY: Final[i64] = _PLAYER.block("city", CARDS, "by card: copies in the city")
OF_BEAUTIFIED: Final[i64] = _PLAYER.block(
    "beautified", CARDS, "by card: beautified copies in the city"
)
OF_LAID: Final[i64] = _PLAYER.block("laid", CARDS, "by action card: lies in front of the player")
OF_LAID_GOLD: Final[i64] = _PLAYER.block("laid_gold", 1, "gold on those cards")
OF_VISITED: Final[i64] = _PLAYER.block(
    "visited", 1, "how many of those cards have been used in this turn"
)
OF_UNDER: Final[i64] = _PLAYER.block("under", 1, "cards tucked under a district")
OF_SEEN: Final[i64] = _PLAYER.block("seen", CARDS, "by card: seen by me in this hand")
OF_LOST: Final[i64] = _PLAYER.block("lost", 1, "how many of those have left the hand unseen")
PLAYER_BLOCKS: Final = _PLAYER.blocks
PLAYER_SIZE: Final[i64] = _PLAYER.size

# The blocks of the whole array.
_TABLE: Final = Layout()
# --- the setup -----------------------------------------------------------------------------
AT_PLAYERS: Final[i64] = _TABLE.block("players", SEATS - 1, "one-hot: 2 to 8 players")
AT_EDITION: Final[i64] = _TABLE.block(
    "edition", EDITION_ROOM, f"one-hot: {', '.join(EDITIONS)}; remaining slots reserved"
)
AT_CHOICES: Final[i64] = _TABLE.block(
    "choices", 3, "action cards; short game; any choice played as printed"
)
AT_CAST: Final[i64] = _TABLE.block(
    "cast", CHARACTERS, "by character: its rank if it is in the game"
)
AT_BOX: Final[i64] = _TABLE.block("box", CARDS, "by card: copies in the deck at the start")
AT_GOAL: Final[i64] = _TABLE.block(
    "goal", 2, "size of a complete city; size of a city that ends the game"
)
# --- the round -----------------------------------------------------------------------------
AT_ROUND: Final[i64] = _TABLE.block("round", 1, "number of the round")
AT_STEP: Final[i64] = _TABLE.block("step", len(STEP_NAMES), f"one-hot: {', '.join(STEP_NAMES)}")
AT_CALLED: Final[i64] = _TABLE.block(
    "called", RANKS + 2, "one-hot: the rank called, from 0 (none yet) to one beyond the last"
)
AT_ENDING: Final[i64] = _TABLE.block(
    "ending", 3, "this is the last round; a city is large enough to end the game; the game is over"
)
AT_TAXES: Final[i64] = _TABLE.block("taxes", 1, "gold on the token that collects taxes")
AT_DECK: Final[i64] = _TABLE.block(
    "deck", 2, "cards in the deck; cards above those put on the bottom"
)
AT_DRAFT: Final[i64] = _TABLE.block("draft", 1, "moves of the selection made so far")
AT_FIRST: Final[i64] = _TABLE.block("draft_first", SEATS, "by seat: chose first in this round")
AT_FACE_UP: Final[i64] = _TABLE.block("face_up", RANKS, "by rank: lies face up")
AT_PACK: Final[i64] = _TABLE.block("pack", RANKS, "by rank: offered to me now")
AT_PICKS: Final[i64] = _TABLE.block(
    "picks",
    3 * PICKS * RANKS,
    "for each of my choices this round, by rank: offered; taken; discarded face down",
)
AT_ROLES: Final[i64] = _TABLE.block("roles", RANKS, "by rank: held by me")
AT_MARKERS: Final[i64] = _TABLE.block(
    "markers",
    RANKS * MARKER_ROOM * 3,
    "by rank, by kind of marker: number; known to be real; known to be plain",
)
AT_LAYERS: Final[i64] = _TABLE.block(
    "marker_owners", MARKER_ROOM * SEATS, "by kind of marker, by seat: has laid one"
)
# --- the seat's own and remembered cards ---------------------------------------------------
AT_HAND: Final[i64] = _TABLE.block("hand", CARDS, "by card: copies in my hand")
AT_OFFER: Final[i64] = _TABLE.block(
    "offer", CARDS, "by card: drawn to choose from, if it is my choice"
)
AT_ASIDE: Final[i64] = _TABLE.block(
    "aside", 1, "number of cards drawn to choose from, by any player"
)
AT_HELD: Final[i64] = _TABLE.block(
    "held", CARDS, "by card: on the table until a question is answered"
)
AT_TUCKED: Final[i64] = _TABLE.block("tucked", CARDS, "by card: tucked under a district by me")
AT_BOTTOM: Final[i64] = _TABLE.block(
    "bottom", CARDS, "by card: known to be at the bottom of the deck"
)
AT_DECK_SEEN: Final[i64] = _TABLE.block(
    "deck_seen", CARDS, "by card: was in the deck when I looked through it"
)
AT_DECK_LOST: Final[i64] = _TABLE.block("deck_lost", 1, "how many of those have been drawn unseen")
# --- the turn ------------------------------------------------------------------------------
AT_TURN: Final[i64] = _TABLE.block("turn", SEATS, "by seat: has the turn")
AT_TURN_ROLE: Final[i64] = _TABLE.block("turn_character", CHARACTERS, "by character: has the turn")
AT_TURN_NUMBERS: Final[i64] = _TABLE.block(
    "turn_numbers",
    14,
    "gathered; can only be ended; ends after gathering; threatened; districts built"
    " within the limit; has built; increase of the limit; income used; ability used; bonus used;"
    " gold paid; warrant used up; action card played; districts beautified",
)
AT_USED: Final[i64] = _TABLE.block("used", CARDS, "by card: used in this turn")
# --- the question --------------------------------------------------------------------------
AT_ASKED: Final[i64] = _TABLE.block("asked", SEATS, "by seat: is to act")
AT_QUESTION: Final[i64] = _TABLE.block("question", QUESTION_ROOM, "by kind of question: is open")
AT_BELOW: Final[i64] = _TABLE.block(
    "below", QUESTION_ROOM, "by kind of question: waits below it on the stack"
)
AT_ABOUT_CARD: Final[i64] = _TABLE.block("about_card", CARDS, "by card: the question is about it")
AT_ABOUT_PLUS: Final[i64] = _TABLE.block(
    "about_beautified", 1, "the question is about a beautified district"
)
AT_ABOUT_SEAT: Final[i64] = _TABLE.block("about_seat", SEATS, "by seat: the question is about it")
AT_ABOUT_RANK: Final[i64] = _TABLE.block("about_rank", RANKS, "by rank: the question is about it")
AT_ABOUT_NUMBERS: Final[i64] = _TABLE.block(
    "about_numbers", 3, "numbers the question is about, in order"
)
AT_PLAYER: Final[i64] = _TABLE.block(
    "player", SEATS * PLAYER_SIZE, "by seat: the per-player block, see below"
)
BLOCKS: Final = _TABLE.blocks
OBSERVATION: Final[int] = _TABLE.size

_EDITIONS: Final[dict[str, int]] = {edition: i for i, edition in enumerate(EDITIONS)}
_QUESTIONS: "Final[dict[type[Question], Asking]]" = {}


@final
class Asking:
    """A kind of question: its position in the encoding, and the kinds of its parts."""

    def __init__(self, kind: type[Question]) -> None:
        self.place: i64 = place_of_question(kind.kind)
        self.parts: list[str] = kind.about.split()


def _asking(question: Question) -> Asking:
    kind = type(question)
    asking = _QUESTIONS.get(kind)
    if asking is None:
        asking = Asking(kind)
        _QUESTIONS[kind] = asking
    return asking


ALL_TYPES: Final = 3
FIRST_COMPLETE: Final = 4
COMPLETE: Final = 2


@final
class Observer(KnownCards):
    """Writes the observation of a seat into the current row."""

    def __init__(self, rows: ByteRows) -> None:
        super().__init__()
        self.rows = rows
        self._city = CityFacts()

    def observe(self, game: Game, seat: int) -> None:
        """Write the observation of `seat` to the current row, which already contains the setup."""
        self.seat = seat
        self.seats = len(game.players)
        self._write_round(game)
        self._write_markers(game)
        turn = game.turn
        if turn is not None:
            self._write_turn(game, turn)
        self._write_questions(game)
        self.visit(game)
        for a, b in game.swaps:
            self.rows.put(self._start_of(a) + OF_SWAPPED + self.relative(b), 1)
            self.rows.put(self._start_of(b) + OF_SWAPPED + self.relative(a), 1)

    def relative(self, seat: i64) -> i64:
        """Return a seat relative to the observer."""
        return relative_seat(seat, self.seat, self.seats)

    def _start_of(self, seat: i64) -> i64:
        return AT_PLAYER + self.relative(seat) * PLAYER_SIZE

    def write_setup(self, box: Box, there: bool) -> None:
        """Write the blocks that are constant during a game; if `there` is False, erase them."""
        rows = self.rows
        setup = box.setup
        assert setup is not None
        one = 1 if there else 0
        rows.set(AT_PLAYERS + box.players - 2, one)
        rows.set(AT_EDITION + _EDITIONS[setup.edition], one)
        if setup.action_cards:
            rows.set(AT_CHOICES, one)
        if setup.short:
            rows.set(AT_CHOICES + 1, one)
        if setup.as_printed:
            rows.set(AT_CHOICES + 2, one)
        cast = box.cast
        for rank in range(1, len(cast)):
            rows.set(AT_CAST + cast[rank].number - 1, rank * one)
        for kind in box.kinds:
            rows.set(AT_BOX + kind.number - 1, kind.copies * one)
        for seat in range(i64(box.players)):
            rows.set(AT_PLAYER + seat * PLAYER_SIZE + OF_HERE, one)
        if not there:
            # `turn_to` does not erase cells written by `set`, so clear the players' cells here.
            for seat in range(i64(SEATS)):
                for i in range(i64(OF_REVEALED)):
                    rows.set(AT_PLAYER + seat * PLAYER_SIZE + i, 0)

    def _write_round(self, game: Game) -> None:
        rows = self.rows
        seat = int(self.seat)
        rows.set(AT_GOAL, game.goal)
        rows.set(AT_GOAL + 1, game.end_at)
        rows.set(AT_ROUND, game.round)
        rows.set(AT_ENDING, 1 if game.ending else 0)
        rows.set(AT_ENDING + 1, 1 if game.ending_early else 0)
        rows.set(AT_ENDING + 2, 1 if game.over else 0)
        rows.set(AT_TAXES, game.taxes)
        rows.set(AT_DECK, len(game.deck))
        rows.set(AT_DECK + 1, len(game.deck) - len(game.marks))
        rows.set(AT_DRAFT, game.draft_move)
        rows.set(AT_ASIDE, len(game.aside))
        rows.put(AT_STEP + game.step, 1)
        rows.put(AT_CALLED + game.rank, 1)
        rows.put(AT_FIRST + self.relative(game.draft_crown), 1)
        rows.put_bits(AT_FACE_UP, game.face_up)
        if game.pack:
            rows.put_bits(AT_PACK, shown_pack(game, seat))
        me = game.players[seat]
        at: i64 = AT_PICKS
        for pick in me.picks:
            if at >= AT_ROLES:
                break
            rows.put_bits(at, pick.pack)
            rows.put(at + RANKS + pick.taken - 1, 1)
            if pick.laid:
                rows.put(at + 2 * RANKS + pick.laid - 1, 1)
            at += 3 * RANKS
        for role in me.roles:
            rows.put(AT_ROLES + role - 1, 1)

    def _write_markers(self, game: Game) -> None:
        rows = self.rows
        for marker in game.markers:
            place: i64 = place_of_marker(marker)
            at = AT_MARKERS + (i64(marker.rank - 1) * MARKER_ROOM + place) * 3
            rows.count_one(at)
            face = known_face(marker, int(self.seat))
            if face:
                rows.put(at + 3 - face, 1)
            rows.put(AT_LAYERS + place * SEATS + self.relative(marker.owner), 1)

    def _write_turn(self, game: Game, turn: Turn) -> None:
        rows = self.rows
        rows.put(AT_TURN + self.relative(turn.seat), 1)
        rows.put(AT_TURN_ROLE + turn.role.number - 1, 1)
        at: i64 = AT_TURN_NUMBERS
        rows.put(at, 1 if turn.gathered else 0)
        rows.put(at + 1, 1 if turn.closing else 0)
        rows.put(at + 2, 1 if turn.only_gathers else 0)
        rows.put(at + 3, 1 if turn.threatened else 0)
        rows.put(at + 4, turn.built)
        rows.put(at + 5, 1 if turn.built_any else 0)
        rows.put(at + 6, turn.extra_limit)
        rows.put(at + 7, 1 if turn.used & INCOME_USED else 0)
        rows.put(at + 8, 1 if turn.used & POWER_USED else 0)
        rows.put(at + 9, 1 if turn.used & BONUS_USED else 0)
        rows.put(at + 10, turn.paid)
        rows.put(at + 11, 1 if turn.warrant_spent else 0)
        rows.put(at + 12, 1 if turn.played_card else 0)
        rows.put(at + 13, turn.beautified)
        if turn.used_cards:
            for kind in game.box.kinds:
                if turn.used_cards & kind.bit:
                    rows.put(AT_USED + kind.number - 1, 1)

    def _write_questions(self, game: Game) -> None:
        rows = self.rows
        stack = game.stack
        last = len(stack) - 1
        if last < 0:
            return
        for i in range(last):
            rows.put(AT_BELOW + _asking(stack[i]).place, 1)
        question = stack[last]
        asking = _asking(question)
        rows.put(AT_ASKED + self.relative(question.seat), 1)
        rows.put(AT_QUESTION + asking.place, 1)
        parts = asking.parts
        numbers: i64 = 0
        for i in range(len(parts)):
            part = parts[i]
            n = question.first if i == 0 else question.second if i == 1 else question.third
            if part == "card":
                if n > 0:
                    rows.put(AT_ABOUT_CARD + n - 1, 1)
            elif part == "district":
                if n > 1:
                    rows.put(AT_ABOUT_CARD + n // 2 - 1, 1)
                    rows.put(AT_ABOUT_PLUS, n % 2)
            elif part == "seat":
                if n >= 0:
                    rows.put(AT_ABOUT_SEAT + self.relative(n), 1)
            elif part == "rank":
                if n > 0:
                    rows.put(AT_ABOUT_RANK + n - 1, 1)
            else:
                rows.put(AT_ABOUT_NUMBERS + numbers, n)
                numbers += 1

    def encode_cards(self, place: i64, cards: list[Card], lost: int) -> None:
        """Add the known cards at `place` to the counts of their kinds."""
        rows = self.rows
        at = AT_HAND - 1
        if place == OFFER:
            at = AT_OFFER - 1
        elif place == SEEN:
            start = AT_PLAYER + self.owner * PLAYER_SIZE
            at = start + OF_SEEN - 1
            rows.put(start + OF_LOST, lost)
        elif place == DECK:
            at = AT_DECK_SEEN - 1
            rows.put(AT_DECK_LOST, lost)
        for card in cards:
            rows.count_one(at + card.number)

    def encode_card(self, place: i64, card: Card) -> None:
        """Add a card to the count of its kind; a tucked card counts even if it is unknown."""
        number: i64 = card.number - 1
        if place == TUCKED:
            self.rows.count_one(AT_PLAYER + self.owner * PLAYER_SIZE + OF_UNDER)
            if card is not UNKNOWN:
                self.rows.count_one(AT_TUCKED + number)
        else:
            self.rows.count_one((AT_HELD if place == HELD else AT_BOTTOM) + number)

    def encode_player(self, game: Game, player: Player) -> None:
        """Write the public facts about a player."""
        rows = self.rows
        number = player.seat
        at = AT_PLAYER + self.owner * PLAYER_SIZE
        rows.set(at + OF_CROWN, 1 if game.crown == number else 0)
        rows.set(at + OF_GOLD, player.gold)
        rows.set(at + OF_CARDS, len(player.hand))
        rows.set(at + OF_BUILT, game.builders >> number & 1)
        rows.set(at + OF_PROTECTED, game.protected >> number & 1)
        rows.set(at + OF_CHARACTERS, len(player.roles))
        city = self._city
        city.read(player)
        rows.set(at + OF_SIZE, city.size)
        rows.set(at + OF_DISTRICTS, len(player.city))
        types = city.types
        all_types = True
        for i in range(i64(TYPES)):
            count = types & TYPE_MASK
            rows.set(at + OF_TYPES + i, count)
            if count == 0:
                all_types = False
            types >>= TYPE_BITS
        first: i64 = game.first >> number & 1
        complete = city.size >= game.goal
        rows.set(at + OF_FIRST, first)
        rows.set(at + OF_COMPLETE, 1 if complete else 0)
        points = city.points + ALL_TYPES if all_types else city.points
        if first:
            points += FIRST_COMPLETE
        elif complete:
            points += COMPLETE
        rows.set(at + OF_POINTS, points)
        if player.revealed:
            rows.put_bits(at + OF_REVEALED, player.revealed)
            actors = game.actors
            for rank in range(1, len(actors)):
                if actors[rank] == number:
                    rows.put(at + OF_PLAYED + rank - 1, 1)
        for building in player.city:
            kind: i64 = building.district.number - 1
            rows.count_one(at + OF_CITY + kind)
            if building.is_beautified:
                rows.count_one(at + OF_BEAUTIFIED + kind)
        for laid in player.laid:
            rows.count_one(at + OF_LAID + laid.card.number - 1)
            rows.add(at + OF_LAID_GOLD, laid.gold)
            if laid.visited:
                rows.count_one(at + OF_VISITED)
