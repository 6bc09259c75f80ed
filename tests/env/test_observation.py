"""An observation contains exactly the information in the view of its seat."""

from __future__ import annotations

import random
from collections import Counter
from hashlib import sha256

import pytest

from citadella import build_kind
from citadella.env import observation, things
from citadella.env.encoder import Encoder
from citadella.env.room import CARDS, CHARACTERS, RANKS, SEATS
from citadella.knowledge import View, sample, view
from citadella.knowledge.facts import DISTRICT
from citadella.knowledge.redaction import redact
from citadella.rules import Game, Setup
from citadella.rules.dice import Dice
from citadella.rules.names import card_name, character_name
from tests.properties.games import ALL_KINDS, Kind, Watch, play

# Some checks of every decision run only in the compiled build: the interpreted build is too slow.
COMPILED = build_kind() == "compiled"
BLOCKS = {block.name: block for block in observation.BLOCKS}
OF_PLAYER = {block.name: block for block in observation.PLAYER_BLOCKS}


def arrays(encoder: Encoder, game: Game, seat: int) -> tuple[bytes, bytes]:
    """Return the observation and the list of things as bytes."""
    encoder.observe(game, seat)
    count = encoder.list_things(game, seat)
    listed = bytes(encoder.things.cells)
    assert not any(listed[count * things.WIDTH :])
    return bytes(encoder.observation.cells), listed


class Sometimes(Watch):
    """Checks randomly chosen decisions for all seats."""

    def __init__(self, seed: str, every: int) -> None:
        """Prepare to check each decision with probability 1 / `every`."""
        self.random = random.Random(seed)
        self.every = every
        self.encoder = Encoder()
        self.looked = 0

    def asked(self, game: Game) -> None:
        if self.random.random() * self.every < 1:
            for seat in range(len(game.players)):
                self.looked += 1
                self.look(game, seat, *arrays(self.encoder, game, seat))

    def look(self, game: Game, seat: int, array: bytes, listed: bytes) -> None:
        """Check the arrays of a seat."""
        raise NotImplementedError


class FromTheView(Sometimes):
    """Checks that the redacted game gives the same arrays as the full game."""

    def look(self, game: Game, seat: int, array: bytes, listed: bytes) -> None:
        known = redact(game, seat)
        assert arrays(self.encoder, known, seat) == (array, listed)


class Resampled(Sometimes):
    """Checks that the arrays of a seat do not depend on information hidden from the seat."""

    def __init__(self, seed: str, every: int) -> None:
        super().__init__(seed, every)
        self.different = 0

    def look(self, game: Game, seat: int, array: bytes, listed: bytes) -> None:
        """Compare the arrays with the arrays of a sampled game."""
        other = sample(view(game, seat), Dice.from_seed(f"{self.random.random()}"))
        assert arrays(self.encoder, other, seat) == (array, listed)
        hidden = [[player.hand, player.roles] for player in game.players]
        if [[player.hand, player.roles] for player in other.players] != hidden:
            self.different += 1


@pytest.mark.parametrize("kind", ALL_KINDS, ids=str)
def test_a_view_gives_the_same_arrays_as_the_game(kind: Kind) -> None:
    for number, every in ((0, 1), (1, 5)) if COMPILED else ((0, 8 * kind.players),):
        check = FromTheView(f"{kind} {number}", every)
        play(kind, number, check)
        assert check.looked


@pytest.mark.parametrize("kind", ALL_KINDS, ids=str)
def test_sampling_the_hidden_information_changes_no_array(kind: Kind) -> None:
    for number, every in ((2, 1), (3, 5)) if COMPILED else ((3, 8 * kind.players),):
        check = Resampled(f"{kind} {number}", every)
        play(kind, number, check)
        assert check.different > check.looked / 2


class Read(Sometimes):
    """Decodes the array as the encoding page describes, and compares the result with the view."""

    def look(self, game: Game, seat: int, array: bytes, listed: bytes) -> None:
        """Compare every block of the array with the view."""
        known = view(game, seat)
        self.look_at_the_table(game, known, array)
        self.look_at_private(known, array)
        seats = len(game.players)
        for place in range(SEATS):
            start = observation.AT_PLAYER + place * observation.PLAYER_SIZE
            part = array[start : start + observation.PLAYER_SIZE]
            if place >= seats:
                assert not any(part)
            else:
                self.look_at_player(known, (seat + place) % seats, part)

    def look_at_the_table(self, game: Game, known: View, array: bytes) -> None:
        """Check the blocks with information that everyone sees."""
        assert stretch(array, "round") == [min(known.round, 255)]
        assert stretch(array, "deck")[0] == known.deck_size
        assert stretch(array, "goal") == [known.goal, known.end_at]
        assert stretch(array, "players")[len(known.players) - 2] == 1
        assert ranks(array, "face_up") == {known.cast.index(name) for name in known.face_up}
        cast = stretch(array, "cast")
        named = {character_name(n + 1): cast[n] for n in range(CHARACTERS) if cast[n]}
        assert named == {name: rank for rank, name in enumerate(known.cast) if rank}
        box = Counter(card.name for card in game.box.deck)
        assert cards(stretch(array, "box")) == box
        for marker in known.markers:
            assert stretch(array, "markers")[(marker.rank - 1) * 24 :][:24].count(0) < 24

    def look_at_private(self, known: View, array: bytes) -> None:
        """Check the blocks with information that only the seat itself sees."""
        me = known.known.players[known.seat]
        assert cards(stretch(array, "hand")) == Counter(known.players[known.seat].hand)
        assert ranks(array, "roles") == set(me.roles)
        offered = Counter(name for name in known.offered if name != "?")
        assert cards(stretch(array, "offer")) == offered
        assert stretch(array, "aside") == [len(known.offered)]
        pack = known.known.pack
        assert ranks(array, "pack") == {rank for rank in range(1, 10) if pack >> rank & 1}

    def look_at_player(self, known: View, seat: int, part: bytes) -> None:
        """Check the blocks of a player."""
        player = known.players[seat]
        assert of_player(part, "here") == [1]
        assert of_player(part, "gold") == [min(player.gold, 255)]
        assert of_player(part, "cards") == [player.hand_size]
        assert of_player(part, "size") == [player.size]
        assert of_player(part, "crown") == [int(known.crown == seat)]
        assert of_player(part, "under") == [player.tucked]
        city = Counter(name.rstrip("+") for name in player.city)
        assert cards(of_player(part, "city")) == city
        beautified = Counter(name[:-1] for name in player.city if name.endswith("+"))
        assert cards(of_player(part, "beautified")) == beautified
        assert cards(of_player(part, "laid")) == Counter(name for name, _ in player.laid)
        remembered, lost = player.remembered
        assert cards(of_player(part, "seen")) == Counter(remembered)
        assert of_player(part, "lost") == [lost]
        revealed = known.known.players[seat].revealed
        assert of_player(part, "revealed") == [revealed >> rank & 1 for rank in range(1, RANKS + 1)]


def stretch(array: bytes, name: str) -> list[int]:
    block = BLOCKS[name]
    return list(array[block.start : block.start + block.size])


def of_player(part: bytes, name: str) -> list[int]:
    block = OF_PLAYER[name]
    return list(part[block.start : block.start + block.size])


def cards(counts: list[int]) -> Counter[str]:
    assert len(counts) == CARDS
    return Counter({card_name(n + 1): counts[n] for n in range(CARDS) if counts[n]})


def ranks(array: bytes, name: str) -> set[int]:
    return {rank + 1 for rank, flag in enumerate(stretch(array, name)) if flag}


@pytest.mark.parametrize("kind", ALL_KINDS, ids=str)
def test_every_block_of_the_array_matches_the_view(kind: Kind) -> None:
    for number in (4, 5) if COMPILED else (5,):
        check = Read(f"{kind} {number}", 4 * kind.players)
        play(kind, number, check)
        assert check.looked


def test_things_of_each_kind_are_listed_one_per_row() -> None:
    setup = Setup.preset(players=3, edition="deluxe", action_cards=True)
    game = Game.new(setup, seed=3)
    encoder = Encoder()
    while game.round < 6:
        legal = game.legal_actions()
        building = [action for action in legal if action.verb.word == "build"]
        game.play((building or legal)[0])
    count = encoder.list_things(game, 1)
    cells = list(encoder.things.cells)
    rows = [cells[n * things.WIDTH : (n + 1) * things.WIDTH] for n in range(count)]
    of_kind = Counter(things.KINDS[row[0] - 1][0] for row in rows)
    assert of_kind["player"] == 3
    assert of_kind["character"] == len(game.box.cast) - 1
    assert of_kind["hand"] == len(game.players[1].hand)
    assert of_kind["district"] == sum(len(player.city) for player in game.players) > 0
    assert [row[4] for row in rows[:3]] == [3, 1, 2]
    assert [row[7] for row in rows[:3]] == [player.gold for player in game.players]
    standing = [(row[1], row[4]) for row in rows if row[0] == DISTRICT]
    assert sorted(standing) == sorted(
        (building.district.number, (player.seat - 1) % 3 + 1)
        for player in game.players
        for building in player.city
    )


def test_the_arrays_contain_nothing_from_an_earlier_game() -> None:
    used = Encoder()
    for edition, players in (("deluxe", 8), ("classic", 2), ("2016", 5), ("classic-2016", 3)):
        game = Game.new(Setup.random(edition, players, seed=1), seed=1)
        while not game.over:
            used.begin(game)
            if len(game.history) % 40 == 0:
                fresh = Encoder()
                fresh.begin(game)
                for seat in range(players):
                    assert arrays(used, game, seat) == arrays(fresh, game, seat)
                assert bytes(used.mask.cells) == bytes(fresh.mask.cells)
            game.play(game.legal_actions()[len(game.history) % len(game.legal_actions())])


# Digests of the arrays of every seat at every decision of a game.
DIGESTS = {
    ("2016", 4): "59f7af3888f2bb5b7aa58cbc2911bc74adaf265d88a3157e115dfc9c1d12e753",
    ("deluxe", 7): "7c31532859739015a1b2c2db5a28569f000c826dc05be954512742fea5026d3c",
    ("classic", 2): "f4bbb74cf480c65a52eb5cca0327c9040052ae1ddffd2f7de8fa5208612e6344",
}


@pytest.mark.parametrize(("edition", "players"), DIGESTS)
def test_the_arrays_have_the_same_digest_in_both_builds(edition: str, players: int) -> None:
    setup = Setup.random(edition, players, seed="arrays")
    game = Game.new(setup, "arrays")
    choose = random.Random("arrays")
    encoder = Encoder()
    digest = sha256()
    while not game.over:
        encoder.begin(game)
        digest.update(repr(encoder.listed(game)).encode())
        for seat in range(players):
            for array in arrays(encoder, game, seat):
                digest.update(array)
        game.play(choose.choice(game.legal_actions()))
    assert digest.hexdigest() == DIGESTS[edition, players]
