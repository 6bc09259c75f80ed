"""The draft of characters (D1 to D8, J-D3)."""

from __future__ import annotations

import pytest

from citadella.rules import Game, Setup
from citadella.rules.event import EVERYONE
from tests.rules.table import Seat, choices, game_at, play, play_until, texts

ORIGINALS = (
    "assassin",
    "thief",
    "magician",
    "king",
    "bishop",
    "merchant",
    "architect",
    "warlord",
)
# For (players, characters): the number of cards dealt face up, and the pack size at each pick.
TABLE = {
    (4, 8): (2, [5, 4, 3, 2]),
    (5, 8): (1, [6, 5, 4, 3, 2]),
    (6, 8): (0, [7, 6, 5, 4, 3, 2]),
    (7, 8): (0, [7, 6, 5, 4, 3, 2, 2]),
    (4, 9): (3, [5, 4, 3, 2]),
    (5, 9): (2, [6, 5, 4, 3, 2]),
    (6, 9): (1, [7, 6, 5, 4, 3, 2]),
    (7, 9): (0, [8, 7, 6, 5, 4, 3, 2]),
    (8, 9): (0, [8, 7, 6, 5, 4, 3, 2, 2]),
}
EDITIONS = ["2016", "2021", "deluxe", "classic"]


def setup_of(players: int, characters: int, edition: str = "2016", rank_4: str = "king") -> Setup:
    cast = [rank_4 if name == "king" else name for name in ORIGINALS]
    return Setup.custom(
        [*cast, "artist"] if characters == 9 else cast, edition=edition, players=players
    )


def ranks(bits: int) -> set[int]:
    return {rank for rank in range(1, 10) if bits >> rank & 1}


def everyone_picks(game: Game) -> list[tuple[int, str, int]]:
    """Answer each draft question with its first option; return seats, verbs and option counts."""
    asked = []
    while game.stack[-1].kind in ("pick", "lay"):
        options = texts(game)
        asked.append((game.to_act, options[0].split()[0], len(options)))
        game.play(options[0])
    return asked


def picking_game(players: int, characters: int, edition: str = "2016", seed: int = 1) -> Game:
    return Game.new(setup_of(players, characters, edition), seed, events=True)


# --- D1: discards ---------------------------------------------------------------------
@pytest.mark.rule("D1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "characters"), TABLE)
def test_the_number_of_discarded_characters_follows_the_rulebooks_table(
    players: int, characters: int, edition: str
) -> None:
    face_up, _ = TABLE[players, characters]
    for seed in range(10):
        game = picking_game(players, characters, edition, seed)
        up, down, pack = ranks(game.face_up), ranks(game.face_down), ranks(game.pack)
        assert len(up) == face_up
        assert len(down) == 1
        assert len(pack) == characters - face_up - 1
        assert up | down | pack == set(range(1, characters + 1))


@pytest.mark.rule("D1", "I1")
def test_everyone_sees_the_face_up_discards_and_nobody_the_face_down_one() -> None:
    game = picking_game(4, 9)
    assert game.log is not None
    shown = [e for e in game.log if e.kind == "face-up"]
    assert {e.rank for e in shown} == ranks(game.face_up)
    assert [e.audience for e in shown] == [EVERYONE] * 3
    assert all(e.rank not in ranks(game.face_down) for e in game.log)


@pytest.mark.rule("D1")
def test_any_character_can_be_discarded_face_down_and_any_except_rank_4_face_up() -> None:
    games = [picking_game(4, 9, seed=seed) for seed in range(150)]
    assert set.union(*(ranks(game.face_up) for game in games)) == set(range(1, 10)) - {4}
    assert set.union(*(ranks(game.face_down) for game in games)) == set(range(1, 10))


@pytest.mark.rule("D1", "D2")
def test_in_classic_the_face_down_card_is_discarded_first() -> None:
    # The face-down card is rank 4 in 1 of 9 games if dealt first, but in 1 of 6 if dealt last.
    counts = {}
    for edition in ("2016", "classic"):
        games = (Game.new(setup_of(4, 9, edition), seed) for seed in range(1200))
        counts[edition] = sum(ranks(game.face_down) == {4} for game in games)
    assert 170 < counts["2016"] < 230
    assert 103 < counts["classic"] < 163


@pytest.mark.rule("D1", "T8")
def test_all_characters_are_shuffled_again_for_every_round() -> None:
    game = game_at("warlord", Seat("warlord"), Seat("king"), Seat("thief"), Seat("bishop"))
    play(game, "gold", "end")
    assert game.stack[-1].kind == "pick"
    assert [player.roles for player in game.players] == [[], [], [], []]
    assert ranks(game.face_up | game.face_down | game.pack) == set(range(1, 9))


# --- D2: rank 4 -----------------------------------------------------------------------
@pytest.mark.rule("D2")
@pytest.mark.parametrize("characters", [8, 9])
@pytest.mark.parametrize(
    ("edition", "rank_4"),
    [
        ("2016", "king"),
        ("2016", "emperor"),
        ("2016", "patrician"),
        ("2021", "patrician"),
        ("deluxe", "emperor"),
        ("classic", "king"),
        ("classic", "emperor"),
    ],
)
def test_rank_4_is_never_face_up_but_can_be_face_down(
    edition: str, rank_4: str, characters: int
) -> None:
    setup = setup_of(4, characters, edition, rank_4)
    games = [Game.new(setup, seed) for seed in range(150)]
    assert all(len(ranks(game.face_up)) == characters - 6 for game in games)
    assert not any(4 in ranks(game.face_up) for game in games)
    assert any(4 in ranks(game.face_down) for game in games)
    assert any(4 in ranks(game.pack) for game in games)


# --- D3: picking ----------------------------------------------------------------------
@pytest.mark.rule("D3", "D4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "characters"), TABLE)
def test_each_player_takes_one_character_and_passes_the_others_to_the_left(
    players: int, characters: int, edition: str
) -> None:
    face_up, sizes = TABLE[players, characters]
    game = picking_game(players, characters, edition)
    crown = game.crown
    asked = everyone_picks(game)
    assert asked == [((crown + i) % players, "pick", size) for i, size in enumerate(sizes)]
    assert [len(player.roles) for player in game.players] == [1] * players
    taken = {player.roles[0] for player in game.players}
    assert len(taken) == players
    assert len(ranks(game.face_up)) == face_up
    assert ranks(game.pack) == set()
    # All other characters lie face down: the first discard and the one left over.
    assert ranks(game.face_down) == set(range(1, characters + 1)) - taken - ranks(game.face_up)


@pytest.mark.rule("D3")
def test_a_player_can_take_any_character_of_the_pack_and_no_other() -> None:
    game = picking_game(5, 8)
    assert {game.rank_of(option.character_number) for option in game.legal_actions()} == ranks(
        game.pack
    )
    first = game.to_act
    last = choices(game, "pick")[-1]
    game.play(f"pick {last}")
    assert game.box.cast[game.players[first].roles[0]].name == last
    assert last not in choices(game, "pick")
    assert len(choices(game, "pick")) == 5


@pytest.mark.rule("D3", "I2")
def test_nobody_else_sees_which_character_was_taken() -> None:
    game = picking_game(4, 8)
    first = game.to_act
    game.play(texts(game)[0])
    assert game.log is not None
    picked = game.log[-1]
    assert (picked.kind, picked.seat) == ("picked", first)
    assert picked.rank == game.players[first].roles[0]
    assert picked.audience == 1 << first
    for seat in range(4):
        assert picked.seen_by(seat).rank == (picked.rank if seat == first else 0)
    assert picked.seen_by(-1).rank == 0


@pytest.mark.rule("J-D3", "D3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_character_left_over_after_the_last_choice_lies_face_down(
    players: int, edition: str
) -> None:
    game = picking_game(players, 8, edition)
    assert game.log is not None
    up = game.face_up
    for _ in range(players - 1):
        game.play(texts(game)[0])
    left = set(choices(game, "pick"))
    taken = sorted(left)[0]
    game.play(f"pick {taken}")
    (leftover,) = left - {taken}
    rank = next(c.rank for c in game.box.cast if c.name == leftover)
    assert game.face_up == up
    assert rank in ranks(game.face_down)
    assert len(ranks(game.face_down)) == 2
    assert not any(e.kind == "face-up" and e.rank == rank for e in game.log)


# --- D4: the last player --------------------------------------------------------------
@pytest.mark.rule("D4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "characters"), [(7, 8), (8, 9)])
@pytest.mark.parametrize("take", ["passed", "face down"])
def test_the_last_player_chooses_between_the_passed_and_the_face_down_card(
    players: int, characters: int, edition: str, take: str
) -> None:
    game = picking_game(players, characters, edition, seed=2)
    (hidden,) = ranks(game.face_down)
    for _ in range(players - 1):
        assert hidden not in {
            game.rank_of(option.character_number) for option in game.legal_actions()
        }
        game.play(texts(game)[0])
    last = game.players[game.to_act]
    offered = {game.rank_of(option.character_number) for option in game.legal_actions()}
    assert len(offered) == 2
    assert hidden in offered
    (passed,) = offered - {hidden}
    kept, laid = (hidden, passed) if take == "face down" else (passed, hidden)
    game.play(f"pick {game.box.cast[kept].name}")
    assert last.roles == [kept]
    assert ranks(game.face_down) == {laid}
    assert ranks(game.face_up) == set()


@pytest.mark.rule("D4")
@pytest.mark.parametrize(("players", "characters"), [(6, 8), (7, 9), (4, 9)])
def test_with_enough_characters_nobody_gets_the_face_down_card(
    players: int, characters: int
) -> None:
    game = picking_game(players, characters)
    (hidden,) = ranks(game.face_down)
    everyone_picks(game)
    assert all(player.roles != [hidden] for player in game.players)
    assert hidden in ranks(game.face_down)


# --- D5: three players ----------------------------------------------------------------
@pytest.mark.rule("D5")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_three_players_pick_from_8_7_6_and_then_from_4_3_2_characters(edition: str) -> None:
    game = picking_game(3, 9, edition)
    crown = game.crown
    assert len(ranks(game.face_down)) == 1
    asked = everyone_picks(game)
    assert [size for _, _, size in asked] == [8, 7, 6, 4, 3, 2]
    assert [seat for seat, _, _ in asked] == [(crown + i) % 3 for i in range(6)]
    assert {verb for _, verb, _ in asked} == {"pick"}
    assert [len(player.roles) for player in game.players] == [2, 2, 2]
    assert len(ranks(game.face_down)) == 3
    assert ranks(game.face_up) == set()


@pytest.mark.rule("D5")
def test_after_the_first_three_picks_a_random_character_is_discarded_unseen() -> None:
    discarded = set()
    for seed in range(60):
        game = picking_game(3, 9, seed=seed)
        (first,) = ranks(game.face_down)
        for _ in range(2):
            game.play(texts(game)[0])
        game.play(texts(game)[0])
        assert game.to_act == game.crown
        (random,) = ranks(game.face_down) - {first}
        discarded.add(random)
        assert game.log is not None
        assert not any(e.rank == random for e in game.log)
        # Ranks 1 to 3 were taken; one of the other five was discarded at random.
        assert len(ranks(game.pack)) == 4
        assert random not in ranks(game.pack)
    assert len(discarded) > 4


@pytest.mark.rule("D5")
@pytest.mark.parametrize("edition", ["classic", "classic-2016"])
def test_in_classic_three_players_pick_from_7_6_5_4_3_2_characters(edition: str) -> None:
    game = picking_game(3, 8, edition)
    crown = game.crown
    assert ranks(game.face_up) == set()
    assert len(ranks(game.face_down)) == 1
    asked = everyone_picks(game)
    assert asked == [((crown + i) % 3, "pick", size) for i, size in enumerate([7, 6, 5, 4, 3, 2])]
    assert [len(player.roles) for player in game.players] == [2, 2, 2]
    assert len(ranks(game.face_down)) == 2


# --- D6: two players ------------------------------------------------------------------
@pytest.mark.rule("D6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_players_take_and_lay_down_characters_in_the_rulebooks_order(edition: str) -> None:
    game = picking_game(2, 8, edition)
    first, second = game.crown, 1 - game.crown
    assert ranks(game.face_up) == set()
    assert len(ranks(game.face_down)) == 1
    assert everyone_picks(game) == [
        (first, "pick", 7),
        (second, "pick", 6),
        (second, "lay", 5),
        (first, "pick", 4),
        (first, "lay", 3),
        (second, "pick", 2),
    ]
    assert [len(player.roles) for player in game.players] == [2, 2]
    assert len(ranks(game.face_down)) == 4


@pytest.mark.rule("D6", "I2")
def test_a_player_chooses_which_character_to_lay_down_and_nobody_else_knows_it() -> None:
    game = picking_game(2, 8)
    second = 1 - game.crown
    play(game, texts(game)[0], texts(game)[1])
    for choice in choices(game, "lay"):
        twin = game.copy()
        twin.log = []
        twin.play(f"lay {choice}")
        rank = twin.players[second].picks[-1].laid
        assert twin.box.cast[rank].name == choice
        assert rank in ranks(twin.face_down)
        assert rank not in {
            twin.rank_of(option.character_number) for option in twin.legal_actions()
        }
        assert twin.players[second].roles != [rank]
        assert [(e.kind, e.rank, e.audience) for e in twin.log] == [
            ("laid-down", rank, 1 << second)
        ]


# --- D7: two characters each ----------------------------------------------------------
@pytest.mark.rule("D7")
def test_a_player_with_two_characters_has_two_turns_but_one_stash_one_hand_and_one_city() -> None:
    game = game_at(
        "merchant",
        Seat("merchant architect", gold=1, hand="tavern manor docks"),
        Seat("thief warlord", gold=2),
    )
    assert game.the_turn().role.name == "merchant"
    play(game, "gold", "build tavern")
    assert "build docks" not in texts(game)
    play(game, "bonus", "end")
    assert game.to_act == 0
    assert game.the_turn().role.name == "architect"
    # First turn: 1 + 2 gathered - 1 for the Tavern + 1 bonus; second turn: 2 more.
    play(game, "gold")
    assert game.players[0].gold == 5
    assert [b.name for b in game.players[0].city] == ["tavern"]
    assert sorted(c.name for c in game.players[0].hand) == ["docks", "manor"]
    play(game, "build manor")
    assert game.players[0].gold == 2


@pytest.mark.rule("D7")
def test_an_ability_works_only_in_the_turn_of_its_character() -> None:
    game = game_at(
        "merchant",
        Seat("merchant architect", gold=9, hand="tavern manor docks", city="market"),
        Seat("thief warlord", gold=2),
    )
    assert "income" in texts(game)
    play(game, "gold", "bonus")
    hand = len(game.players[0].hand)
    assert hand == 3
    play(game, "build tavern")
    assert choices(game, "build") == []  # only the Architect may build three districts
    game.play("end")
    assert "income" not in texts(game)  # only the Merchant has this income
    play(game, "bonus")
    assert len(game.players[0].hand) == 4
    play(game, "gold", "build manor", "build docks")
    assert len(game.players[0].city) == 4


@pytest.mark.rule("D7", "T1")
def test_each_of_three_players_has_two_turns_in_a_round() -> None:
    game = game_at(
        "assassin",
        Seat("assassin bishop"),
        Seat("thief king"),
        Seat("warlord artist"),
    )
    turns: list[tuple[int, str]] = []
    while not (game.over or game.stack[-1].kind == "pick"):
        if not turns or turns[-1] != (game.to_act, game.the_turn().role.name):
            turns.append((game.to_act, game.the_turn().role.name))
        game.play("end" if "end" in texts(game) else "gold")
    assert turns == [
        (0, "assassin"),
        (1, "thief"),
        (1, "king"),
        (0, "bishop"),
        (2, "warlord"),
        (2, "artist"),
    ]


# --- D8: the Theater ------------------------------------------------------------------
def with_theater(players: int, edition: str = "2016", seed: int = 0) -> Game:
    seats = [Seat(city="theater" if i == 1 else "") for i in range(players)]
    return game_at("", *seats, draft=True, seed=seed, unique="theater", edition=edition)


@pytest.mark.rule("D8")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_the_theaters_owner_may_swap_characters_after_all_have_chosen(edition: str) -> None:
    game = with_theater(4, edition)
    assert len(everyone_picks(game)) == 4
    assert game.stack[-1].kind == "theater-swap"
    assert game.to_act == 1
    assert texts(game) == ["decline", "swap-roles @0", "swap-roles @2", "swap-roles @3"]
    before = [player.roles.copy() for player in game.players]
    assert game.rank == 0  # no character has been called yet
    game.play("swap-roles @3")
    assert [p.roles for p in game.players] == [before[0], before[3], before[2], before[1]]
    # The question is asked only once; now the calls begin.
    assert game.stack[-1].kind == "turn"


@pytest.mark.rule("D8")
def test_the_theater_need_not_be_used() -> None:
    game = with_theater(4)
    everyone_picks(game)
    before = [player.roles.copy() for player in game.players]
    game.play("decline")
    assert [player.roles for player in game.players] == before
    assert game.stack[-1].kind == "turn"


@pytest.mark.rule("D8", "I2")
def test_everyone_sees_which_players_swapped_characters_but_not_which_characters() -> None:
    game = with_theater(4)
    everyone_picks(game)
    game.play("swap-roles @3")
    assert game.log is not None
    public, mine, theirs = (e for e in game.log if e.kind.startswith("role"))
    assert (public.kind, public.seat, public.other) == ("roles-swapped", 1, 3)
    assert public.rank == 0
    assert (mine.seat, mine.rank, mine.audience) == (1, game.players[1].roles[0], 1 << 1)
    assert (theirs.seat, theirs.rank, theirs.audience) == (3, game.players[3].roles[0], 1 << 3)
    assert game.swaps == [(1, 3)]


@pytest.mark.rule("D8")
def test_swapped_characters_are_played_by_their_new_players() -> None:
    game = with_theater(4)
    everyone_picks(game)
    game.play("swap-roles @0")
    character = game.box.cast[game.players[1].roles[0]].name
    play_until(game, "turn", seat=1)
    assert game.the_turn().role.name == character


@pytest.mark.rule("D8")
@pytest.mark.parametrize("players", [2, 3])
def test_a_theater_owner_with_two_characters_chooses_which_one_to_give(players: int) -> None:
    given, received = set(), set()
    for seed in range(24):
        game = with_theater(players, seed=seed)
        everyone_picks(game)
        assert choices(game, "swap-roles") == [f"@{s}" for s in range(players) if s != 1]
        mine, theirs = game.players[1].roles.copy(), game.players[0].roles.copy()
        game.play("swap-roles @0")
        names = [game.box.cast[rank].name for rank in mine]
        assert choices(game, "give-role") == names
        assert "decline" not in texts(game)
        game.play(f"give-role {names[seed % 2]}")
        new_mine, new_theirs = set(game.players[1].roles), set(game.players[0].roles)
        gave, got = mine[seed % 2], new_mine - set(mine)
        assert new_mine == (set(mine) - {gave}) | got
        assert len(got) == 1
        assert got < set(theirs)
        assert new_theirs == (set(theirs) - got) | {gave}
        given.add(seed % 2)
        received.add(theirs.index(got.pop()))
    assert given == {0, 1}
    assert received == {0, 1}  # the character received is random


@pytest.mark.rule("D8")
def test_nobody_is_asked_to_swap_if_no_theater_has_been_built() -> None:
    game = game_at("", Seat(), Seat(), Seat(), Seat(hand="theater"), draft=True)
    everyone_picks(game)
    assert game.stack[-1].kind == "turn"
    game.play("gold")
