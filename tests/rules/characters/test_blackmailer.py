import pytest

from citadella.rules import Game
from tests.rules.table import (
    Seat,
    choices,
    city,
    game_at,
    gold,
    hand,
    logged,
    play,
    play_until,
    texts,
)


def threatened(
    role: str = "merchant",
    purse: int = 0,
    flowered: bool = True,
    cards: str = "",
    districts: str = "",
    edition: str = "2016",
) -> Game:
    """Return a game in which seat 1, threatened by seat 0 (with 1 gold), is called."""
    flower = "!" if flowered else ""
    return game_at(
        role,
        Seat("blackmailer", gold=1),
        Seat(role, gold=purse, hand=cards, city=districts),
        Seat(gold=7),
        Seat(),
        markers=f"threat:{role}@0{flower}",
        edition=edition,
    )


def gather_cards(game: Game) -> Game:
    """Gather cards, which leaves the player's gold unchanged."""
    play(game, "cards")
    return play(game, f"keep {choices(game, 'keep')[0]}")


# --- laying the threats ----------------------------------------------------------------
@pytest.mark.rule("C-Blackmailer-1")
def test_the_blackmailer_lays_two_threats_on_the_tokens_of_different_characters() -> None:
    game = game_at("blackmailer", Seat("blackmailer"), Seat("king"), Seat("merchant"), Seat())
    tokens = ["magician", "king", "bishop", "merchant", "architect", "warlord"]
    assert choices(game, "threaten") == tokens
    play(game, "threaten king")
    assert texts(game) == [f"threaten {name}" for name in tokens if name != "king"]
    play(game, "threaten architect")
    assert texts(game) == ["flower king", "flower architect"]
    play(game, "flower architect")
    assert [(m.kind, m.rank, m.owner, m.face) for m in game.markers] == [
        ("threat", 4, 0, 0),
        ("threat", 7, 0, 1),
    ]
    assert choices(game, "threaten") == []


@pytest.mark.rule("C-Blackmailer-1")
@pytest.mark.parametrize("rank_1", ["assassin", "witch", "magistrate"])
def test_rank_1_cannot_be_threatened(rank_1: str) -> None:
    game = game_at("blackmailer", Seat(rank_1), Seat("blackmailer"), Seat("king"), Seat())
    assert rank_1 not in choices(game, "threaten")
    play(game, "threaten king")
    assert rank_1 not in choices(game, "threaten")


@pytest.mark.rule("C-Blackmailer-1")
def test_a_killed_character_cannot_be_threatened() -> None:
    game = game_at("assassin", Seat("assassin"), Seat("blackmailer"), Seat("king"), Seat("bishop"))
    play(game, "kill king", "gold", "end")
    assert choices(game, "threaten") == ["magician", "bishop", "merchant", "architect", "warlord"]
    play(game, "threaten bishop")
    assert choices(game, "threaten") == ["magician", "merchant", "architect", "warlord"]


@pytest.mark.rule("C-Blackmailer-1")
def test_a_bewitched_character_cannot_be_threatened() -> None:
    game = game_at("witch", Seat("witch"), Seat("blackmailer"), Seat("king"), Seat("bishop"))
    play(game, "gold", "bewitch bishop")
    assert choices(game, "threaten") == ["magician", "king", "merchant", "architect", "warlord"]


@pytest.mark.rule("C-Blackmailer-1")
def test_a_token_with_a_warrant_can_be_threatened() -> None:
    game = game_at("magistrate", Seat("magistrate"), Seat("blackmailer"), Seat("king"), Seat())
    play(game, "warrant king", "warrant bishop", "warrant warlord", "sign bishop", "gold", "end")
    assert {"king", "bishop", "warlord"} <= set(choices(game, "threaten"))
    play(game, "threaten king", "threaten bishop", "flower king")
    assert sorted((m.rank, m.kind) for m in game.markers) == [
        (4, "threat"),
        (4, "warrant"),
        (5, "threat"),
        (5, "warrant"),
        (8, "warrant"),
    ]


@pytest.mark.rule("C-Blackmailer-1", "T5")
def test_threatening_is_optional_and_possible_at_any_time_in_the_turn() -> None:
    game = game_at("blackmailer", Seat("blackmailer", hand="tavern"), Seat("king"), Seat(), Seat())
    play(game, "gold", "build tavern")
    assert "end" in texts(game)
    assert "king" in choices(game, "threaten")


@pytest.mark.rule("C-Blackmailer-1", "I2", "J-Magistrate-8")
def test_everyone_sees_where_the_threats_lie_but_not_which_is_flowered() -> None:
    logs = []
    for flowered in ("king", "merchant"):
        game = game_at("blackmailer", Seat("blackmailer"), Seat("king"), Seat("merchant"), Seat())
        play(game, "threaten king", "threaten merchant", f"flower {flowered}", "gold", "end")
        assert game.log is not None
        logs.append([repr(event.seen_by(1)) for event in game.log])
        assert logged(game, "marked") == ["marked @0 #4", "marked @0 #6"]
    assert logs[0] == logs[1]


# --- gathering first -------------------------------------------------------------------
@pytest.mark.rule("C-Blackmailer-2", "J-T10")
@pytest.mark.parametrize(
    "role", ["magician", "king", "emperor", "merchant", "navigator", "warlord", "scholar"]
)
def test_a_threatened_player_can_only_gather_before_answering_the_threat(role: str) -> None:
    game = threatened(role, purse=9, cards="tavern", districts="manor market prison smithy")
    assert texts(game) == ["gold", "cards"]
    play(game, "gold")
    assert texts(game) == ["bribe", "refuse"]
    assert game.to_act == 1


@pytest.mark.rule("C-Blackmailer-2")
def test_after_the_bribe_the_threatened_player_has_an_ordinary_turn() -> None:
    game = threatened(purse=4, cards="tavern", districts="market smithy")
    play(game, "gold", "bribe")
    legal = texts(game)
    assert {"income", "bonus", "use smithy", "build tavern", "end"} <= set(legal)
    assert "gold" not in legal
    assert "bribe" not in legal
    play(game, "build tavern", "end")
    assert city(game, 1) == ["market", "smithy", "tavern"]


@pytest.mark.rule("C-Blackmailer-2", "U-gold_mine")
def test_a_gold_mine_works_before_the_threat_is_answered() -> None:
    game = threatened(purse=4, districts="gold_mine")
    play(game, "gold", "bribe")
    assert gold(game)[:2] == [1 + 3, 7 - 3]


@pytest.mark.rule("C-Blackmailer-2", "U-library", "U-observatory")
def test_library_and_observatory_work_before_the_threat_is_answered() -> None:
    game = threatened(districts="library observatory")
    play(game, "cards")
    assert texts(game) == ["bribe", "refuse"]
    assert len(game.players[1].hand) == 3


@pytest.mark.rule("C-Blackmailer-2")
def test_a_player_who_gathers_cards_chooses_one_before_answering_the_threat() -> None:
    game = threatened(purse=2)
    play(game, "cards")
    assert game.stack[-1].kind == "keep"
    play(game, f"keep {choices(game, 'keep')[0]}")
    assert game.stack[-1].kind == "bribe"


@pytest.mark.rule("C-Blackmailer-2")
def test_a_threatened_king_takes_the_crown_on_being_revealed() -> None:
    game = threatened("king")
    assert game.crown == 1
    assert texts(game) == ["gold", "cards"]


# --- bribes ----------------------------------------------------------------------------
@pytest.mark.rule("C-Blackmailer-3", "J-Blackmailer-5")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
@pytest.mark.parametrize("flowered", [True, False])
@pytest.mark.parametrize(
    ("purse", "bribe"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (10, 5), (11, 5)]
)
def test_the_bribe_is_half_the_gold_rounded_down(
    purse: int, bribe: int, flowered: bool, edition: str
) -> None:
    game = gather_cards(threatened(purse=purse, flowered=flowered, edition=edition))
    assert texts(game) == ["bribe", "refuse"]
    play(game, "bribe")
    assert gold(game) == [1 + bribe, purse - bribe, 7, 0]
    assert game.stack[-1].kind == "turn"
    assert game.to_act == 1
    assert game.markers == []
    assert logged(game, "threat-revealed") == []


@pytest.mark.rule("C-Blackmailer-3")
def test_gold_just_gathered_counts_for_the_bribe() -> None:
    game = threatened(purse=3)
    play(game, "gold", "bribe")
    assert gold(game)[:2] == [1 + 2, 3]


@pytest.mark.rule("C-Blackmailer-3", "I2")
def test_after_a_bribe_the_threat_is_removed_without_being_revealed() -> None:
    logs = []
    for flowered in (True, False):
        game = threatened(purse=6, flowered=flowered)
        play(game, "gold", "bribe", "end")
        assert game.log is not None
        logs.append([repr(event.seen_by(1)) for event in game.log])
    assert logs[0] == logs[1]


# --- refusing --------------------------------------------------------------------------
@pytest.mark.rule("C-Blackmailer-4")
def test_revealing_a_flowered_threat_takes_all_the_players_gold() -> None:
    game = threatened(purse=5)
    play(game, "gold", "refuse")
    assert game.to_act == 0
    assert gold(game)[:2] == [1, 7]
    play(game, "reveal")
    assert gold(game) == [8, 0, 7, 0]
    assert logged(game, "threat-revealed") == ["threat-revealed @0 @1 1 #6"]


@pytest.mark.rule("C-Blackmailer-4")
def test_the_blackmailer_need_not_reveal_a_flowered_threat() -> None:
    game = threatened(purse=5)
    play(game, "gold", "refuse", "decline")
    assert gold(game) == [1, 7, 7, 0]
    assert logged(game, "threat-revealed") == []


@pytest.mark.rule("C-Blackmailer-4")
def test_revealing_an_unflowered_threat_takes_no_gold() -> None:
    game = threatened(purse=5, flowered=False)
    play(game, "gold", "refuse", "reveal")
    assert gold(game) == [1, 7, 7, 0]
    assert logged(game, "threat-revealed") == ["threat-revealed @0 @1 #6"]


@pytest.mark.rule("C-Blackmailer-4", "J-I6")
@pytest.mark.parametrize("flowered", [True, False])
def test_the_blackmailer_is_asked_after_every_refused_bribe(flowered: bool) -> None:
    game = threatened(purse=5, flowered=flowered)
    play(game, "gold", "refuse")
    assert game.to_act == 0
    assert texts(game) == ["reveal", "decline"]


@pytest.mark.rule("C-Blackmailer-4", "J-I6")
def test_a_threat_left_unrevealed_looks_the_same_whether_flowered_or_not() -> None:
    logs = []
    for flowered in (True, False):
        game = threatened(purse=5, flowered=flowered)
        play(game, "gold", "refuse", "decline", "end")
        assert game.log is not None
        logs.append([repr(event.seen_by(1)) for event in game.log])
    assert logs[0] == logs[1]


@pytest.mark.rule("C-Blackmailer-4", "J-Blackmailer-6")
@pytest.mark.parametrize("answer", ["reveal", "decline"])
def test_after_a_refusal_the_turn_continues_and_the_threat_is_removed(answer: str) -> None:
    game = threatened(purse=5, cards="tavern", districts="market", flowered=False)
    play(game, "gold", "refuse", answer)
    assert game.to_act == 1
    assert game.markers == []
    assert {"income", "bonus", "build tavern", "end"} <= set(texts(game))


@pytest.mark.rule("C-Blackmailer-4")
def test_a_player_without_gold_loses_nothing_by_refusing_the_bribe() -> None:
    game = gather_cards(threatened(purse=0))
    play(game, "refuse", "reveal")
    assert gold(game) == [1, 0, 7, 0]


# --- whole rounds ----------------------------------------------------------------------
@pytest.mark.rule("C-Blackmailer-1", "C-Blackmailer-3", "C-Blackmailer-4")
def test_each_threatened_character_answers_its_own_threat() -> None:
    game = game_at(
        "blackmailer",
        Seat("blackmailer"),
        Seat("king", gold=4),
        Seat("merchant", gold=4),
        Seat("architect", gold=4),
    )
    play(game, "threaten king", "threaten merchant", "flower merchant", "gold", "end")
    play(game, "gold", "refuse", "reveal", "end")
    assert gold(game) == [2, 6, 4, 4]
    play(game, "gold", "refuse", "reveal", "end")
    assert gold(game) == [8, 6, 0, 4]
    # The Architect has no threat to answer.
    assert game.to_act == 3
    assert "bonus" in texts(game)
    play(game, "gold")
    assert game.stack[-1].kind == "turn"


@pytest.mark.rule("C-Blackmailer-1", "C-Blackmailer-4")
def test_after_the_flowered_threat_is_revealed_the_other_threat_takes_nothing() -> None:
    game = game_at(
        "blackmailer",
        Seat("blackmailer"),
        Seat("king", gold=4),
        Seat("merchant", gold=4),
        Seat(),
    )
    play(game, "threaten king", "threaten merchant", "flower king", "gold", "end")
    play(game, "gold", "refuse", "reveal", "end")
    assert gold(game) == [8, 0, 4, 0]
    play(game, "gold", "refuse", "reveal")
    assert gold(game) == [8, 0, 6, 0]


@pytest.mark.rule("C-Blackmailer-1")
def test_a_threat_on_a_character_that_nobody_has_is_never_answered() -> None:
    game = game_at("blackmailer", Seat("blackmailer"), Seat("king", gold=4), Seat(), Seat())
    play(game, "threaten bishop", "threaten merchant", "flower merchant", "gold", "end")
    play_until(game, "pick")
    assert logged(game, "bribed") == logged(game, "refused") == []
    assert gold(game) == [2, 6, 0, 0]
    assert game.markers == []


@pytest.mark.rule("C-Blackmailer-1", "C-Blackmailer-2", "C-Magistrate-2")
def test_a_threat_and_a_warrant_on_the_same_character_both_take_effect() -> None:
    game = game_at(
        "merchant",
        Seat("magistrate"),
        Seat("blackmailer"),
        Seat("merchant", gold=4, hand="docks"),
        Seat(),
        markers="warrant:merchant@0! threat:merchant@1!",
    )
    play(game, "gold", "bribe", "build docks")
    assert gold(game) == [0, 3, 0, 0]
    play(game, "confiscate")
    assert gold(game) == [0, 3, 3, 0]
    assert city(game, 0) == ["docks"]


@pytest.mark.rule("C-Blackmailer-2", "D7")
def test_a_player_with_two_characters_can_bribe_only_in_the_threatened_characters_turn() -> None:
    game = game_at("blackmailer", Seat("blackmailer bishop"), Seat("magician warlord", gold=3))
    play(game, "threaten warlord", "threaten architect", "flower warlord", "gold", "end")
    play(game, "gold")
    assert game.stack[-1].kind == "turn"
    play(game, "end", "gold", "end", "gold")
    assert game.to_act == 1
    assert texts(game) == ["bribe", "refuse"]
    play(game, "bribe")
    # 3 gold plus 2 gathered in each of two turns is 7; half of this, rounded down, is 3.
    assert gold(game) == [7, 4]


@pytest.mark.rule("C-Blackmailer-2", "D7", "J-T17")
def test_a_threat_on_the_blackmailers_own_other_character_has_no_effect() -> None:
    game = game_at("blackmailer", Seat("blackmailer bishop", gold=3), Seat("magician warlord"))
    assert "bishop" in choices(game, "threaten")
    play(game, "threaten bishop", "threaten architect", "flower bishop", "gold", "end")
    play_until(game, "turn", 0)
    assert game.rank == 5
    play(game, "gold")
    assert game.stack[-1].kind == "turn"
    assert "end" in texts(game)
    assert gold(game)[0] == 7
    assert hand(game, 0) == []
