"""Sampling the hidden characters: a random draft that is consistent with a seat's observations.

The seat knows the pack from which it picked each of its characters. Ranks missing from that pack
went to players who moved before; ranks passed on go to players who move later. The seat's picks
thus divide the draft into stretches. The ranks of each stretch are distributed at random among its
places (players, face-down cards, the pack).
"""

from typing import Final, final

from citadella.rules.character import CROWN_RANK
from citadella.rules.deck import shuffle
from citadella.rules.dice import Dice
from citadella.rules.draft import LAST_PICK, PICK_AND_LAY, RANDOM_DISCARD, LayCharacter
from citadella.rules.errors import MalformedError
from citadella.rules.game import Game
from citadella.rules.state import Pick, Player

FACE_DOWN: Final = -1
IN_PACK: Final = -2
MOST_ATTEMPTS: Final = 20


@final
class Place:
    """Where one rank is after the draft: with a player, face down, or in the pack.

    `mover` is the seat that put the rank there, and `holder` is the seat that has it now. Both can
    also be FACE_DOWN or IN_PACK. `rank` is 0 if unknown.
    """

    def __init__(
        self, mover: int, holder: int, stretch: int, rank: int = 0, laid: bool = False
    ) -> None:
        """Create a place in the stretch of the draft with the index `stretch`.

        `laid` is true if a player discarded the rank.
        """
        self.mover = mover
        self.holder = holder
        self.stretch = stretch
        self.rank = rank
        self.laid = laid


def sample_roles(game: Game, seat: int, dice: Dice) -> None:
    """Fill in the characters that the seat does not know, using a random consistent draft."""
    places = _random_draft(game, seat, dice)
    for _ in range(MOST_ATTEMPTS):
        if not _is_passed_over(game, places[0], dice):
            break
        places = _random_draft(game, seat, dice)
    _deal(game, seat, places)


def _random_draft(game: Game, seat: int, dice: Dice) -> list[Place]:
    places, ranks = _stretches(game, seat)
    for labelled in _labellings(game, places, dice):
        if _fill(game, seat, labelled, ranks, dice):
            return labelled
    raise MalformedError("No selection of characters agrees with the view.")


def _is_passed_over(game: Game, first: Place, dice: Dice) -> bool:
    """Return, at random, whether to reject a draft because rank 4 is face down.

    Rank 4 is never turned up (D2). If it was drawn first, as the face-down card, one more rank
    could be drawn face up than otherwise, so such a draft is less likely than the others.
    """
    box = game.box
    if not box.face_down_first or first.mover != FACE_DOWN or first.rank != CROWN_RANK:
        return False
    others = len(box.cast) - 2
    return dice.below(others) < box.face_up


def _stretches(game: Game, seat: int) -> tuple[list[Place], list[int]]:
    """Return the places of the draft so far, and the ranks of each stretch between two picks."""
    box = game.box
    seats = len(game.players)
    picks: list[Pick] = game.players[seat].picks if seat >= 0 else []
    if seat >= 0 and len(picks) != len(game.players[seat].roles):
        return _without_draft(game)
    looks = _looks_at_pack(game, seat)
    left = box.all_ranks & ~game.face_up
    places: list[Place] = [Place(FACE_DOWN, FACE_DOWN, 0)]
    ranks: list[int] = [left]
    looked = 0
    for i in range(len(box.draft)):
        move = box.draft[i]
        done = i < game.draft_move
        now = i == game.draft_move and looks
        if not done and not now and not (i == game.draft_move and _has_picked(game)):
            break
        if move == RANDOM_DISCARD:
            places.append(Place(FACE_DOWN, FACE_DOWN, len(ranks) - 1))
            continue
        mover = (game.draft_crown + move % 10) % seats
        if mover != seat:
            places.append(Place(mover, mover, len(ranks) - 1))
            if PICK_AND_LAY <= move < LAST_PICK and done:
                places.append(Place(FACE_DOWN, FACE_DOWN, len(ranks) - 1, 0, True))
            continue
        # The viewer sees this pack, so the ranks missing from it were taken before, in the previous
        # stretch of the draft.
        pack = picks[looked].pack if looked < len(picks) else game.pack
        # The pack may contain the last character, which may have been turned up since the pick.
        pack &= ~game.face_up
        if move >= LAST_PICK:
            del places[0]
        ranks[len(ranks) - 1] &= ~pack
        ranks.append(pack)
        if looked < len(picks):
            pick = picks[looked]
            places.append(Place(seat, seat, len(ranks) - 1, pick.taken))
            if pick.laid:
                places.append(Place(FACE_DOWN, FACE_DOWN, len(ranks) - 1, pick.laid, True))
        looked += 1
    # The last player chooses from the pack and the face-down card (D4).
    if game.draft_move < len(box.draft) and box.draft[game.draft_move] >= LAST_PICK:
        if places[0].mover == FACE_DOWN:
            places[0].holder = IN_PACK
    # The remaining ranks are still in the pack, or face down once everyone has chosen.
    rest = FACE_DOWN if game.draft_move >= len(box.draft) else IN_PACK
    count = 0
    for stretch in ranks:
        count += stretch.bit_count()
    while len(places) < count:
        places.append(Place(rest, rest, len(ranks) - 1))
    return places, ranks


def _looks_at_pack(game: Game, seat: int) -> bool:
    """Return whether the seat sees the pack because it is choosing now."""
    return seat >= 0 and game.to_act == seat and game.stack[-1].drafts


def _has_picked(game: Game) -> bool:
    """Return whether the player to act has already picked and now has to discard a character."""
    return game.asked_kind() == LayCharacter.kind


def _without_draft(game: Game) -> tuple[list[Place], list[int]]:
    """Return the places and ranks for a position written by hand, in which no draft is recorded."""
    places: list[Place] = []
    for player in game.players:
        for _ in player.roles:
            places.append(Place(player.seat, player.seat, 0))
    ranks = game.box.all_ranks & ~game.face_up
    while len(places) < ranks.bit_count():
        places.append(Place(FACE_DOWN, FACE_DOWN, 0))
    return places, [ranks]


def _labellings(game: Game, places: list[Place], dice: Dice) -> list[list[Place]]:
    """Return, in random order, all assignments of holders to places after swaps of characters.

    With one character per player, there is one assignment; with two, it is unknown which characters
    were swapped. Both outcomes of the last player's hidden choice (D4) are included.
    """
    ways: list[list[Place]] = [places]
    last = game.box.draft[len(game.box.draft) - 1]
    if last >= LAST_PICK and game.draft_move >= len(game.box.draft):
        ways = _with_last_choice(game, places, last, dice)
    for a, b in game.swaps:
        swapped: list[list[Place]] = []
        for way in ways:
            for i in range(len(way)):
                if way[i].holder != a:
                    continue
                for j in range(len(way)):
                    if way[j].holder == b:
                        swapped.append(_relabelled(way, i, b, j, a))
        ways = swapped
    shuffle(dice, ways)
    return ways


def _with_last_choice(game: Game, places: list[Place], last: int, dice: Dice) -> list[list[Place]]:
    mover = (game.draft_crown + last % 10) % len(game.players)
    first = places[0]
    if first.mover != FACE_DOWN or first.rank:
        return [places]
    for j in range(len(places)):
        if places[j].mover == mover and not places[j].rank:
            if places[j].stretch == first.stretch:
                return [places]
            # The last player kept either the passed card or the face-down one.
            ways = [places, _relabelled(places, 0, mover, j, FACE_DOWN)]
            shuffle(dice, ways)
            return ways
    return [places]


def _relabelled(places: list[Place], i: int, a: int, j: int, b: int) -> list[Place]:
    way: list[Place] = []
    for k in range(len(places)):
        p = places[k]
        holder = a if k == i else b if k == j else p.holder
        way.append(Place(p.mover, holder, p.stretch, p.rank, p.laid))
    return way


def _nobody_holds(game: Game) -> int:
    """Return the ranks that no player can hold: they were called, not killed, and did not answer.

    The ranks are the bits of an integer.
    """
    answered = 0
    for player in game.players:
        answered |= player.revealed
    absent = 0
    for rank in range(1, min(game.rank + 1, len(game.box.cast))):
        if not answered >> rank & 1:
            absent |= 1 << rank
    for marker in game.markers:
        if marker.silences():
            absent &= ~(1 << marker.rank)
    return absent


def _known_roles(player: Player, seat: int) -> int:
    known = player.revealed
    if player.seat == seat:
        for rank in player.roles:
            known |= 1 << rank
    return known


def _fill(game: Game, seat: int, places: list[Place], ranks: list[int], dice: Dice) -> bool:
    """Fill the open places in each stretch at random; return False if impossible."""
    absent = _nobody_holds(game)
    for stretch in range(len(ranks)):
        left = ranks[stretch]
        open_places: list[Place] = []
        for place in places:
            if place.stretch == stretch:
                if place.rank:
                    left &= ~(1 << place.rank)
                    if not _agrees(game, seat, place.holder, place.rank, absent):
                        return False
                else:
                    open_places.append(place)
        if not _fill_stretch(game, seat, open_places, left, absent, dice):
            return False
    return True


def _agrees(game: Game, seat: int, holder: int, rank: int, absent: int) -> bool:
    """Return whether `holder` may hold `rank`, given the known characters and `absent` ranks."""
    for player in game.players:
        if _known_roles(player, seat) >> rank & 1:
            return holder == player.seat
    if holder < 0:
        return True
    return holder != seat and not absent >> rank & 1


def _fill_stretch(
    game: Game, seat: int, open_places: list[Place], left: int, absent: int, dice: Dice
) -> bool:
    # First, place the known characters: revealed ones, and the viewer's own.
    for player in game.players:
        known = _known_roles(player, seat) & left
        for rank in range(1, 10):
            if known >> rank & 1:
                for i in range(len(open_places)):
                    if open_places[i].holder == player.seat:
                        open_places[i].rank = rank
                        del open_places[i]
                        break
                else:
                    return False
                left &= ~(1 << rank)
    # Then give the other players ranks that they may hold. All remaining ranks are face down or in
    # the pack.
    free: list[int] = []
    for rank in range(1, 10):
        if left >> rank & 1 and not absent >> rank & 1:
            free.append(rank)
    for place in open_places:
        if place.holder >= 0:
            if not free or place.holder == seat:
                return False
            if _is_full(game, place.holder, seat):
                return False
            i = dice.below(len(free))
            place.rank = free[i]
            left &= ~(1 << free[i])
            del free[i]
    rest: list[int] = []
    for rank in range(1, 10):
        if left >> rank & 1:
            rest.append(rank)
    for place in open_places:
        if place.holder < 0:
            if not rest:
                return False
            i = dice.below(len(rest))
            place.rank = rest[i]
            del rest[i]
    return not rest


def _is_full(game: Game, holder: int, seat: int) -> bool:
    """Return whether all characters of a player are already known."""
    player = game.players[holder]
    return _known_roles(player, seat).bit_count() >= len(player.roles) > 0


def _deal(game: Game, seat: int, places: list[Place]) -> None:
    """Write the sampled characters, face-down cards, pack and picks into the game."""
    game.face_down = 0
    if not _looks_at_pack(game, seat):
        game.pack = 0
    for player in game.players:
        if player.seat != seat:
            roles: list[int] = []
            for rank in range(1, 10):
                if player.revealed >> rank & 1:
                    roles.append(rank)
            for place in places:
                if place.holder == player.seat and place.rank not in roles:
                    roles.append(place.rank)
            player.roles = roles
            player.picks = []
    for place in places:
        if place.holder == FACE_DOWN:
            game.face_down |= 1 << place.rank
        elif place.holder == IN_PACK:
            game.pack |= 1 << place.rank
    if seat < 0 or game.players[seat].picks or not game.players[seat].roles:
        _remember_picks(game, seat, places)


def _left_over(game: Game, seat: int) -> int:
    """Return the rank that was left over after the draft and turned up, as a bit (0: none)."""
    if not game.box.last_card_face_up or game.draft_move < len(game.box.draft):
        return 0
    if seat >= 0 and game.players[seat].picks:
        return game.players[seat].picks[0].pack & game.face_up
    # A seat that did not choose cannot tell which face-up rank was left over, so take any. But if
    # rank 4 is face up, it was left over, because it is never discarded face up before the draft.
    crown = game.face_up & 1 << CROWN_RANK
    return crown or game.face_up & -game.face_up


def _remember_picks(game: Game, seat: int, places: list[Place]) -> None:
    """Record the packs that the other seats must have seen when picking."""
    pack = game.box.all_ranks & ~game.face_up | _left_over(game, seat)
    last = game.box.draft[len(game.box.draft) - 1]
    everyone_took_one = last >= LAST_PICK
    mover_of_last = (game.draft_crown + last % 10) % len(game.players)
    for i in range(len(places)):
        place = places[i]
        if place.mover >= 0 and place.mover != seat:
            seen = pack
            if everyone_took_one and place.mover == mover_of_last:
                seen = 0
                for other in places[i:]:
                    seen |= 1 << other.rank
                if places[0].mover == FACE_DOWN:
                    seen |= 1 << places[0].rank
            laid = places[i + 1].rank if i + 1 < len(places) and places[i + 1].laid else 0
            game.players[place.mover].picks.append(Pick(seen, place.rank, laid))
        pack &= ~(1 << place.rank)
