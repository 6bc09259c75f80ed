"""Sampled characters follow the distribution of a draft in which players choose at random.

The expected distribution is computed from all drafts that agree with the seat's view.
"""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from citadella.knowledge import sample, view
from citadella.rules import Game, Setup
from citadella.rules.dice import Dice
from citadella.rules.draft import LAST_PICK, PICK_AND_LAY, RANDOM_DISCARD
from tests.properties.games import Chooser

SAMPLES = 1200
Roles = tuple[frozenset[int], ...]


def ranks_in(bits: int) -> list[int]:
    return [rank for rank in range(1, 10) if bits >> rank & 1]


def possible_roles(game: Game, seat: int) -> dict[Roles, float]:
    """Return the probability of every assignment of characters, by enumerating all drafts."""
    box = game.box
    left = box.all_ranks & ~game.face_up
    others = len(box.cast) - 2
    found: dict[Roles, float] = {}
    answered = 0
    for player in game.players:
        answered |= player.revealed
    silenced = [marker.rank for marker in game.markers if marker.silences()]

    def agrees(roles: list[set[int]]) -> bool:
        for player in game.players:
            held = roles[player.seat]
            if player.seat == seat and held != set(player.roles):
                return False
            if not set(ranks_in(player.revealed)) <= held:
                return False
        for rank in range(1, min(game.rank, len(box.cast) - 1) + 1):
            if not answered >> rank & 1 and rank not in silenced:
                if any(rank in held for held in roles):
                    return False
        return True

    def explore(
        move_number: int, pack: int, down: int, roles: list[set[int]], weight: float
    ) -> None:
        if move_number == game.draft_move:
            if agrees(roles):
                key = tuple(frozenset(held) for held in roles)
                found[key] = found.get(key, 0) + weight
            return
        move = box.draft[move_number]
        if move == RANDOM_DISCARD:
            for rank in ranks_in(pack):
                explore(
                    move_number + 1,
                    pack & ~(1 << rank),
                    down | 1 << rank,
                    roles,
                    weight / pack.bit_count(),
                )
            return
        mover = (game.draft_crown + move % 10) % len(game.players)
        if move >= LAST_PICK:
            pack |= down
            down = 0
        if mover == seat:
            pick = game.players[seat].picks[len(roles[seat])]
            if pick.pack != pack:
                return
            choices = [(pick.taken, pick.laid)]
        else:
            choices = [(rank, 0) for rank in ranks_in(pack)]
            if PICK_AND_LAY <= move < LAST_PICK:
                choices = [(a, b) for a in ranks_in(pack) for b in ranks_in(pack) if a != b]
        for taken, laid in choices:
            held = [{*ranks, taken} if s == mover else ranks for s, ranks in enumerate(roles)]
            rest = pack & ~(1 << taken) & ~(1 << laid)
            explore(
                move_number + 1,
                rest,
                down | (1 << laid if laid else 0),
                held,
                weight / len(choices) if mover != seat else weight,
            )

    for rank in ranks_in(left):
        # If the face-down card is drawn first, the cards that can lie face up depend on it (D2).
        weight = 1.0
        if box.face_down_first:
            weight = 1 / comb(others if rank == 4 else others - 1, box.face_up)
        explore(0, left & ~(1 << rank), 1 << rank, [set() for _ in game.players], weight)
    total = sum(found.values())
    return {roles: weight / total for roles, weight in found.items()}


def deviation(counts: Counter[int], expected: dict[int, float], total: int) -> float:
    """Return the chi-square deviation of the counts from `expected`, in standard deviations."""
    statistic = 0.0
    degrees = -1
    for rank, share in expected.items():
        if share * total >= 5:
            statistic += (counts[rank] - share * total) ** 2 / (share * total)
            degrees += 1
    if degrees < 1:
        return 0.0
    # Apply the Wilson-Hilferty approximation.
    scale = 2 / (9 * degrees)
    return float(((statistic / degrees) ** (1 / 3) - (1 - scale)) / scale**0.5)


def after_draft(edition: str, players: int, seed: str, calls: int = 0) -> Game:
    """Return a game after its first draft and the first `calls` calls."""
    setup = Setup.preset("first-game", edition, players, ninth=False)
    game = Game.new(setup, seed)
    chooser = Chooser(seed, players)
    while game.asked_kind() in ("pick", "lay"):
        game.play(chooser.random.choice(game.legal_actions()))
    for _ in range(calls):
        turn = game.rank
        while game.rank == turn and game.round == 1:
            legal = [action for action in game.legal_actions() if action.text != "redraw"]
            game.play(chooser.random.choice(legal))
        if game.round > 1:
            break
    return game


@pytest.mark.parametrize("calls", [0, 2])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize("edition", ["2016", "classic"])
def test_sampled_characters_follow_the_distribution_of_the_draft(
    edition: str, players: int, calls: int
) -> None:
    game = after_draft(edition, players, f"roles {edition} {players}", calls)
    assert game.round == 1
    for seat in {-1, 0, 1, players - 1}:
        if seat < 0 and players in (2, 3, 7):
            continue  # too slow to enumerate for a spectator, who has seen nothing of the draft
        possible = possible_roles(game, seat)
        known = view(game, seat)
        dice = Dice.from_seed(f"sample {seat}")
        counts: list[Counter[int]] = [Counter() for _ in game.players]
        for _ in range(SAMPLES):
            sampled = sample(known, dice)
            roles = tuple(frozenset(player.roles) for player in sampled.players)
            assert roles in possible
            for player in sampled.players:
                counts[player.seat].update(player.roles)
        for player in game.players:
            expected: dict[int, float] = {}
            for roles, share in possible.items():
                for rank in roles[player.seat]:
                    expected[rank] = expected.get(rank, 0) + share
            assert set(counts[player.seat]) <= set(expected)
            assert {rank for rank, share in expected.items() if share * SAMPLES > 20} <= set(
                counts[player.seat]
            )
            if len(player.roles) == 1:
                assert deviation(counts[player.seat], expected, SAMPLES) < 3.7, (
                    f"seat {seat} on {player.seat}: {counts[player.seat]}, but {expected}"
                )
