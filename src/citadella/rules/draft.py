"""The selection phase: the draft of the characters (D1–D8)."""

from typing import TYPE_CHECKING, ClassVar, Final

from citadella.rules import event
from citadella.rules.action import LAY, Action
from citadella.rules.character import CROWN_RANK
from citadella.rules.question import PACK, Question, enter
from citadella.rules.state import Pick
from citadella.rules.steps import CALL, NEW_ROUND

if TYPE_CHECKING:
    from citadella.rules.game import Game

# The draft is a list of moves, each coded as a number. The code of a plain pick is the distance in
# seats from the crowned player to the player who picks.
RANDOM_DISCARD: Final = -1
PICK_AND_LAY: Final = 10  # + distance: the player takes one character and discards one face down
LAST_PICK: Final = 20  # + distance: the player may also take the face-down character (D4)


def plan(players: int, characters: int, nine_for_three: bool) -> list[int]:
    """Return the draft's moves for these numbers of players and characters."""
    if players == 2:
        return [0, PICK_AND_LAY + 1, PICK_AND_LAY + 0, 1]
    if players == 3:
        middle = [RANDOM_DISCARD] if nine_for_three else []
        return [0, 1, 2, *middle, 0, 1, 2]
    moves = list(range(players))
    if players == characters - 1:
        moves[-1] += LAST_PICK
    return moves


def face_up_count(players: int, characters: int) -> int:
    """Return how many characters are discarded face up (D1)."""
    if players <= 3:
        return 0
    return max(0, characters - players - 2)


def start(game: "Game") -> None:
    """Begin a round: shuffle the characters and discard some of them."""
    game.round += 1
    if game.log is not None:
        game.tell(event.ROUND, game.crown, -1, game.round)
    for player in game.players:
        player.roles = []
        player.revealed = 0
        player.picks = []
    game.shown()
    game.markers = []
    game.protected = 0
    game.crown_claimed = False
    game.builders = 0
    game.rank = 0
    game.face_up = 0
    game.face_down = 0
    game.swaps = []
    game.actors = [-1] * (len(game.box.cast))
    game.draft_move = 0
    game.draft_crown = game.crown
    game.pack = game.box.all_ranks
    count = game.box.face_up
    if game.box.face_down_first:
        _discard_face_down(game)
    for _ in range(count):
        # Excluding rank 4 gives the same odds as the rule: if rank 4 is drawn, draw another card
        # and shuffle rank 4 back in (D2).
        rank = _random_rank(game, game.pack & ~(1 << CROWN_RANK))
        game.pack &= ~(1 << rank)
        game.face_up |= 1 << rank
        if game.log is not None:
            game.tell_rank(event.FACE_UP, game.crown, rank)
    if not game.box.face_down_first:
        _discard_face_down(game)
    go_on(game)


def _discard_face_down(game: "Game") -> None:
    rank = _random_rank(game, game.pack)
    game.pack &= ~(1 << rank)
    game.face_down |= 1 << rank


def _random_rank(game: "Game", pack: int) -> int:
    count = 0
    for rank in range(1, len(game.box.cast)):
        count += pack >> rank & 1
    left = game.dice.below(count)
    for rank in range(1, len(game.box.cast)):
        if pack >> rank & 1:
            if left == 0:
                return rank
            left -= 1
    raise AssertionError(f"no rank can be drawn from the pack {pack:#b}")


def go_on(game: "Game") -> None:
    """Ask the next player to choose, or end the selection."""
    moves = game.box.draft
    while game.draft_move < len(moves):
        move = moves[game.draft_move]
        if move == RANDOM_DISCARD:
            game.draft_move += 1
            _discard_face_down(game)
            continue
        if move >= LAST_PICK:
            game.pack |= game.face_down
            game.face_down = 0
        seat = (game.crown + move % 10) % len(game.players)
        game.ask(PickCharacter(seat))
        return
    if game.box.last_card_face_up:
        _turn_up_rest(game, (game.crown + moves[-1] % 10) % len(game.players))
    game.face_down |= game.pack
    game.pack = 0
    game.step = CALL
    for player in game.players:
        for district in player.effects:
            district.characters_chosen(game, player)


def _turn_up_rest(game: "Game", seat: int) -> None:
    # Unlike the face-up discards at the start, the remaining character may be of rank 4.
    game.shown()
    for rank in range(1, len(game.box.cast)):
        if game.pack >> rank & 1:
            game.face_up |= 1 << rank
            if game.log is not None:
                game.tell_rank(event.FACE_UP, seat, rank)
    game.pack = 0


def is_next(game: "Game", seat: int, lays: bool) -> bool:
    """Return whether `seat` moves next in the draft and, if `lays`, discards in that move too."""
    moves = game.box.draft
    if game.turn is not None or game.step != NEW_ROUND or game.draft_move >= len(moves):
        return False
    move = moves[game.draft_move]
    return (
        move >= 0
        and seat == (game.crown + move % 10) % len(game.players)
        and game.draft_crown == game.crown
        and (not lays or PICK_AND_LAY <= move < LAST_PICK)
    )


def picks_due(game: "Game", seat: int) -> int:
    """Return how many characters `seat` must have chosen after the moves made so far."""
    due = 0
    for move in game.box.draft[: game.draft_move]:
        if move >= 0 and (game.draft_crown + move % 10) % len(game.players) == seat:
            due += 1
    return due


def face_down_due(game: "Game") -> int:
    """Return how many characters must be face down after the moves made so far."""
    moves = game.box.draft
    due = 1
    for move in moves[: game.draft_move]:
        if move == RANDOM_DISCARD or PICK_AND_LAY <= move < LAST_PICK:
            due += 1
    if game.draft_move < len(moves) and moves[game.draft_move] >= LAST_PICK:
        due = 0
    return due


class PickCharacter(Question):
    """Which character do you take?"""

    kind: ClassVar[str] = "pick"
    shows: ClassVar[str] = PACK
    drafts: ClassVar[bool] = True

    def fits(self, game: "Game") -> bool:
        return is_next(game, self.seat, False)

    def options(self, game: "Game", out: list[Action]) -> None:
        cast = game.box.cast
        pack = game.pack
        for rank in range(1, len(cast)):
            if pack >> rank & 1:
                out.append(cast[rank].pick)

    def answer(self, game: "Game", action: Action) -> None:
        """Take the character; if this move includes a discard, ask which character to discard."""
        rank = game.rank_of(action.character_number)
        player = game.players[self.seat]
        player.picks.append(Pick(game.pack, rank))
        player.roles.append(rank)
        game.pack &= ~(1 << rank)
        if game.log is not None:
            game.tell_rank(event.PICKED, self.seat, rank, 1 << self.seat)
        move = game.box.draft[game.draft_move]
        if PICK_AND_LAY <= move < LAST_PICK:
            game.ask(LayCharacter(self.seat))
            return
        game.draft_move += 1
        go_on(game)


class LayCharacter(Question):
    """Which character do you discard face down? Asked only with two players."""

    kind: ClassVar[str] = "lay"
    shows: ClassVar[str] = PACK
    drafts: ClassVar[bool] = True

    def fits(self, game: "Game") -> bool:
        return is_next(game, self.seat, True)

    def options(self, game: "Game", out: list[Action]) -> None:
        cast = game.box.cast
        for rank in range(1, len(cast)):
            if game.pack >> rank & 1:
                out.append(LAY.of(cast[rank].number))

    def answer(self, game: "Game", action: Action) -> None:
        rank = game.rank_of(action.character_number)
        player = game.players[self.seat]
        last = player.picks.pop()
        player.picks.append(Pick(last.pack, last.taken, rank))
        game.pack &= ~(1 << rank)
        game.face_down |= 1 << rank
        if game.log is not None:
            game.tell_rank(event.LAID_DOWN, self.seat, rank, 1 << self.seat)
        game.draft_move += 1
        go_on(game)


enter(PickCharacter, LayCharacter)
