"""Open and hidden information (I1 to I4, J-I5 to J-I9): what each seat sees and remembers."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from citadella.knowledge import View, view
from citadella.notation import Position
from citadella.rules import Game, Setup
from citadella.rules.character import HIDDEN, PLAIN, REAL
from citadella.rules.event import EVERYONE
from tests.rules.table import Seat, choices, game_at, play, play_until, texts

SPECTATOR = -1


def circus(call: str, *players: Seat, **more: Any) -> Game:
    return game_at(call, *players, edition="deluxe", action_cards=True, **more)


def names(cards: list[Any]) -> list[str]:
    return sorted(card.name for card in cards)


def deck(seen: View) -> list[str]:
    """Return the deck as a view shows it, bottom card first."""
    return [card.name for card in seen.known.deck]


def remembered(game: Game, observer: int, owner: int) -> tuple[list[str], int]:
    """Return the cards that a seat remembers of a hand, and how many may have left the hand."""
    cards, lost = view(game, observer).players[owner].remembered
    return sorted(cards), lost


def same_for(seat: int, *games: Game) -> bool:
    """Return whether these games look the same to a seat."""
    seen = [view(game, seat).to_json() for game in games]
    return all(other == seen[0] for other in seen)


def play_first(game: Game, count: int) -> Game:
    """Play the first legal action `count` times and return the game."""
    for _ in range(count):
        game.play(texts(game)[0])
    return game


# --- I1: public information -----------------------------------------------------------
def busy_table() -> Game:
    game = game_at(
        "king",
        Seat("assassin", gold=4, hand="tavern docks", city="temple market+"),
        Seat("king", gold=1, hand="castle", city="museum", tucked="manor palace"),
        Seat("thief", gold=7),
        Seat("tax_collector", gold=2, hand="church church prison"),
        face_up="bishop",
        markers="dagger:warlord@0 mask:merchant@2",
        taxes=3,
        crown=2,
    )
    game.play("gold")
    return game


@pytest.mark.rule("I1")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2, 3])
def test_everyone_sees_stashes_cities_markers_and_other_public_information(seat: int) -> None:
    game = busy_table()
    seen = view(game, seat)
    assert [player.gold for player in seen.players] == [4, 3, 7, 2]
    assert [player.hand_size for player in seen.players] == [2, 1, 0, 3]
    assert [player.city for player in seen.players] == [["temple", "market+"], ["museum"], [], []]
    assert [player.tucked for player in seen.players] == [0, 2, 0, 0]
    assert [(m.kind, m.rank) for m in seen.markers] == [("dagger", 8), ("mask", 6)]
    assert seen.crown == 1
    assert seen.taxes == 3
    assert seen.face_up == ["bishop"]
    assert seen.deck_size == len(game.deck)
    assert [player.revealed for player in seen.players] == [["assassin"], ["king"], ["thief"], []]
    assert seen.cast[1:] == list(game.setup.characters)
    assert seen.to_act == 1


@pytest.mark.rule("I1", "S7")
def test_a_spectator_sees_no_hands_no_deck_and_no_unrevealed_characters() -> None:
    seen = view(busy_table(), SPECTATOR)
    assert [player.hand for player in seen.players] == [["?", "?"], ["?"], [], ["?"] * 3]
    assert [player.roles for player in seen.players] == [["assassin"], ["king"], ["thief"], ["?"]]
    assert set(deck(seen)) == {"?"}


@pytest.mark.rule("I1", "D3")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2, 3])
def test_everyone_sees_who_has_chosen_a_character(seat: int) -> None:
    game = Game.new(Setup.preset("first-game", players=4, crown=1), seed=4)
    play_first(game, 2)
    assert [len(player.roles) for player in view(game, seat).players] == [0, 1, 1, 0]


@pytest.mark.rule("I1")
def test_everyone_learns_the_targets_of_assassin_witch_thief_and_spy() -> None:
    said = {
        "killed": ("assassin", "kill king", 4),
        "bewitched": ("witch", "bewitch king", 4),
        "robbed": ("thief", "rob king", 4),
        "spied": ("spy", "spy @1 trade", 0),
    }
    for kind, (character, action, rank) in said.items():
        game = game_at(
            character, Seat(character), Seat("king", hand="tavern"), Seat("bishop"), Seat("warlord")
        )
        play(game, "gold", action)
        assert game.log is not None
        (event,) = (e for e in game.log if e.kind == kind)
        assert (event.seat, event.rank, event.audience) == (0, rank, EVERYONE)
        if kind == "spied":
            assert (event.other, event.amount) == (1, 2)  # the trade type has number 2


@pytest.mark.rule("I1")
def test_everyone_sees_how_the_abbot_splits_the_income() -> None:
    game = game_at(
        "abbot", Seat("abbot", city="temple church monastery"), Seat("king"), Seat("thief")
    )
    game.play("income-gold 2")
    assert game.log is not None
    logged = [(e.kind, e.amount) for e in game.log if e.kind in ("gained-gold", "drew")]
    assert logged == [("gained-gold", 2), ("drew", 1)]


@pytest.mark.rule("I1")
def test_everyone_sees_the_gold_on_action_cards() -> None:
    position = Position.build(
        [Seat("bishop"), Seat("king", laid="ticket_booth"), Seat("thief"), Seat("magician")],
        call="bishop",
        edition="deluxe",
        action_cards=True,
    )
    position.data["players"][1]["laid"] = [["ticket_booth", 3, False]]
    game = position.game()
    for seat in (SPECTATOR, 0, 1, 2):
        assert view(game, seat).players[1].laid == [("ticket_booth", 3)]


@pytest.mark.rule("I1", "I2")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe", "classic"])
def test_in_random_games_every_view_shows_all_public_and_no_hidden_information(
    edition: str,
) -> None:
    for seed in range(6):
        setup = Setup.random(edition, 3 + seed % 5, seed)
        game = Game.new(setup, seed)
        dice = Random(seed)
        for step in range(120):
            if game.over:
                break
            if step % 6 == 0:
                _check_views(game)
            game.play(dice.choice(game.legal_actions()))


def _check_views(game: Game) -> None:
    for seat in range(-1, len(game.players)):
        seen = view(game, seat)
        assert (seen.crown, seen.taxes, seen.deck_size) == (game.crown, game.taxes, len(game.deck))
        assert seen.known.face_up == game.face_up
        for player, shown in zip(game.players, seen.players, strict=True):
            assert shown.gold == player.gold
            assert shown.city == [building.name for building in player.city]
            assert shown.tucked == len(player.tucked)
            own = player.seat == seat
            hand = [card.name if own else "?" for card in player.hand]
            assert shown.hand == hand
            roles = [
                rank if own or player.revealed >> rank & 1 else 0 for rank in sorted(player.roles)
            ]
            assert sorted(seen.known.players[player.seat].roles) == sorted(roles)
        assert seen.known.face_down == 0
        assert seen.known.history == []
        assert seen.known.seed == ""
        assert seen.known.dice.key != game.dice.key  # the view hides future random numbers


# --- I2: hidden information -----------------------------------------------------------
def secret(
    hands: tuple[str, str] = ("castle", "docks"),
    roles: tuple[str, str] = ("king", "warlord"),
    top: str = "palace church",
    seed: int = 0,
) -> Game:
    """Return a game in seat 0's turn, with these hands and characters at seats 1 and 2."""
    return game_at(
        "magician",
        Seat("magician", gold=2, hand="temple"),
        Seat(roles[0], hand=hands[0]),
        Seat(roles[1], hand=hands[1]),
        Seat("thief"),
        deck=top,
        seed=seed,
    )


@pytest.mark.rule("I2")
@pytest.mark.parametrize(
    "other",
    [
        {"hands": ("docks", "castle")},
        {"hands": ("market", "manor")},
        {"roles": ("warlord", "king")},
        {"roles": ("bishop", "architect")},
        {"top": "tavern temple"},
        {"seed": 1},
    ],
)
def test_a_view_does_not_depend_on_hidden_hands_characters_deck_or_seed(
    other: dict[str, Any],
) -> None:
    game, twin = secret(), secret(**other)
    assert same_for(0, game, twin)
    assert same_for(3, game, twin)
    assert same_for(SPECTATOR, game, twin)


@pytest.mark.rule("I2")
def test_a_seat_sees_its_own_hand_and_character() -> None:
    seen = view(secret(), 1)
    assert [player.hand for player in seen.players] == [["?"], ["castle"], ["?"], []]
    assert [player.roles for player in seen.players] == [["magician"], ["king"], ["?"], ["thief"]]


@pytest.mark.rule("I2")
def test_the_order_of_the_deck_is_hidden_from_everyone() -> None:
    game = secret()
    for seat in (SPECTATOR, 0, 1, 2, 3):
        assert set(deck(view(game, seat))) == {"?"}


@pytest.mark.rule("I2")
def test_only_the_drawing_player_sees_the_cards_drawn() -> None:
    game = secret()
    game.play("cards")
    assert view(game, 0).offered == ["palace", "church"]
    for seat in (SPECTATOR, 1, 2, 3):
        assert view(game, seat).offered == ["?", "?"]
    assert game.log is not None
    (drew,) = (e for e in game.log if e.kind == "drew")
    assert (drew.audience, drew.amount) == (1 << 0, 2)
    game.play("keep church")
    (kept,) = (e for e in game.log if e.kind == "kept")
    assert kept.audience == 1 << 0
    assert names(kept.seen_by(1).cards) == ["?"]


@pytest.mark.rule("I2", "D3")
def test_only_the_choosing_player_sees_the_characters_on_offer() -> None:
    game = Game.new(Setup.preset("first-game", players=5, crown=0), seed=9)
    assert view(game, 0).known.pack == game.pack
    for seat in (SPECTATOR, 1, 2, 3, 4):
        assert view(game, seat).known.pack == 0


@pytest.mark.rule("I2", "D1")
def test_nobody_sees_the_face_down_discard() -> None:
    game = Game.new(Setup.preset("first-game", players=5, crown=0), seed=9)
    for seat in range(-1, 5):
        assert view(game, seat).known.face_down == 0


@pytest.mark.rule("I2", "D6", "I3")
def test_only_the_player_who_laid_a_character_face_down_knows_it() -> None:
    game = Game.new(Setup.preset("first-game", players=2, crown=0), seed=9)
    play_first(game, 3)
    laid = game.players[1].picks[0].laid
    assert laid > 0
    assert view(game, 1).known.players[1].picks[0].laid == laid
    assert view(game, 0).known.players[1].picks == []


@pytest.mark.rule("I2", "C-Magistrate-1", "J-Magistrate-8")
def test_only_the_magistrate_knows_which_warrant_is_signed() -> None:
    games = []
    for signed in ("thief", "king", "bishop"):
        game = game_at(
            "magistrate", Seat("magistrate"), Seat("king"), Seat("thief"), Seat("bishop")
        )
        play(game, "warrant thief", "warrant king", "warrant bishop", f"sign {signed}")
        games.append(game)
        own = {m.rank: m.face for m in view(game, 0).markers}
        assert sorted(own.values()) == [PLAIN, PLAIN, REAL]
        for seat in (SPECTATOR, 1, 2, 3):
            assert [m.face for m in view(game, seat).markers] == [HIDDEN] * 3
    for seat in (SPECTATOR, 1, 2, 3):
        assert same_for(seat, *games)
    assert not same_for(0, *games)


@pytest.mark.rule("I2", "C-Blackmailer-1")
def test_only_the_blackmailer_knows_which_threat_is_flowered() -> None:
    games = []
    for flowered in ("king", "bishop"):
        game = game_at(
            "blackmailer", Seat("blackmailer"), Seat("king"), Seat("assassin"), Seat("bishop")
        )
        play(game, "threaten king", "threaten bishop", f"flower {flowered}")
        games.append(game)
        assert sorted(m.face for m in view(game, 0).markers) == [PLAIN, REAL]
    for seat in (SPECTATOR, 1, 2, 3):
        assert same_for(seat, *games)
    assert not same_for(0, *games)


@pytest.mark.rule("I2")
def test_the_choice_of_the_flowered_threat_is_not_visible_to_others() -> None:
    game = game_at(
        "blackmailer", Seat("blackmailer"), Seat("king"), Seat("assassin"), Seat("bishop")
    )
    play(game, "threaten king", "threaten bishop")
    assert game.log is not None
    before = len(game.log)
    game.play("flower bishop")
    assert all(e.rank == 0 or e.audience == 1 << 0 for e in game.log[before:])


@pytest.mark.rule("I2", "U-museum")
def test_only_the_player_who_put_a_card_under_a_museum_knows_it() -> None:
    def tucked(card: str) -> Game:
        game = game_at(
            "bishop",
            Seat("bishop", hand="castle docks", city="museum"),
            Seat("king"),
            Seat("thief"),
            Seat("magician"),
        )
        return play(game, "use museum", f"tuck {card}")

    castle, docks = tucked("castle"), tucked("docks")
    assert [t.card.name for t in view(castle, 0).known.players[0].tucked] == ["castle"]
    assert [t.card.name for t in view(castle, 1).known.players[0].tucked] == ["?"]
    for seat in (SPECTATOR, 1, 2, 3):
        assert same_for(seat, castle, docks)
        assert view(castle, seat).players[0].tucked == 1
    assert castle.log is not None
    (event,) = (e for e in castle.log if e.kind == "tucked")
    assert event.audience == 1 << 0


@pytest.mark.rule("I2", "C-Assassin-1")
def test_nobody_learns_which_player_was_killed() -> None:
    def murder(first: str, second: str) -> Game:
        game = game_at(
            "merchant",
            Seat("assassin"),
            Seat(first),
            Seat(second),
            Seat("architect"),
            markers="dagger:merchant@0",
        )
        return play(game, "gold")

    game, twin = murder("merchant", "warlord"), murder("warlord", "merchant")
    assert game.to_act == twin.to_act == 3
    for seat in (SPECTATOR, 0, 3):
        assert same_for(seat, game, twin)
    assert view(game, 0).players[1].roles == ["?"]
    assert game.log is not None
    assert [e.seat for e in game.log if e.kind == "revealed"] == [3]


# --- I3: remembered information -------------------------------------------------------
def wizard_looks(hand: str = "castle docks manor") -> Game:
    """Return a game in which seat 0 saw the hand of seat 1 and took the castle from it."""
    game = game_at(
        "wizard",
        Seat("wizard", hand="temple"),
        Seat("king", gold=9, hand=hand, city="laboratory"),
        Seat("bishop", hand="church"),
        Seat("architect", hand="tavern"),
        deck="prison palace",
    )
    return play(game, "look @1", "take castle")


@pytest.mark.rule("I3")
def test_a_player_who_looked_at_a_hand_remembers_it() -> None:
    game = wizard_looks()
    assert remembered(game, 0, 1) == (["docks", "manor"], 0)
    assert remembered(game, 2, 1) == ([], 0)
    assert remembered(game, 0, 2) == ([], 0)
    assert view(game, 0).players[1].hand == ["?", "?"]  # `hand` shows no remembered cards


@pytest.mark.rule("I3")
def test_the_wizard_sees_the_whole_hand_while_choosing() -> None:
    game = game_at("wizard", Seat("wizard"), Seat("king", hand="castle docks"), Seat("bishop"))
    game.play("look @1")
    assert remembered(game, 0, 1) == (["castle", "docks"], 0)
    assert remembered(game, 2, 1) == ([], 0)
    assert game.log is not None
    (looked,) = (e for e in game.log if e.kind == "looked")
    assert (names(looked.cards), looked.audience) == (["castle", "docks"], 1 << 0)


@pytest.mark.rule("I3")
def test_a_remembered_card_that_is_built_is_known_to_have_left_the_hand() -> None:
    game = wizard_looks()
    play(game, "gold", "end", "gold", "build docks")
    assert remembered(game, 0, 1) == (["manor"], 0)


@pytest.mark.rule("I3")
def test_when_an_unseen_card_leaves_a_remembered_hand_any_of_its_cards_may_be_gone() -> None:
    game = wizard_looks()
    play(game, "gold", "end", "use laboratory", "discard docks")
    assert remembered(game, 0, 1) == (["docks", "manor"], 1)
    other = wizard_looks()
    play(other, "gold", "end", "use laboratory", "discard manor")
    assert same_for(0, game, other)


@pytest.mark.rule("I3")
def test_a_newly_drawn_card_is_not_added_to_the_remembered_cards_of_a_hand() -> None:
    game = wizard_looks()
    play(game, "gold", "end", "cards", "keep palace")
    assert remembered(game, 0, 1) == (["docks", "manor"], 0)
    assert view(game, 0).players[1].hand_size == 3


@pytest.mark.rule("I3")
def test_a_card_given_away_is_remembered_by_the_giver() -> None:
    game = wizard_looks()
    assert remembered(game, 1, 0) == (["castle"], 0)  # seat 1 saw which card was taken
    assert remembered(game, 2, 0) == ([], 0)
    game = game_at(
        "cardinal",
        Seat("cardinal", gold=1, hand="castle docks"),
        Seat("king", gold=5, hand="temple"),
        Seat("thief"),
        Seat("magician"),
    )
    play(game, "gold", "borrow castle @1", "give docks")
    assert remembered(game, 0, 1) == (["docks"], 0)
    assert remembered(game, 2, 1) == ([], 0)
    assert view(game, 0).players[1].hand == ["?", "?"]


@pytest.mark.rule("I3")
def test_swapped_hands_are_remembered_by_both_players() -> None:
    game = game_at(
        "magician",
        Seat("magician", hand="temple church"),
        Seat("king", hand="docks"),
        Seat("thief"),
        Seat("bishop"),
    )
    game.play("swap-hands @1")
    assert remembered(game, 0, 1) == (["church", "temple"], 0)
    assert remembered(game, 1, 0) == (["docks"], 0)
    assert remembered(game, 2, 0) == ([], 0)
    assert remembered(game, 2, 1) == ([], 0)


@pytest.mark.rule("I3")
def test_when_hands_are_swapped_the_cards_that_others_remember_move_with_the_hands() -> None:
    position = Position.of(
        game_at(
            "magician",
            Seat("magician", hand="temple church"),
            Seat("king", hand="docks"),
            Seat("thief", hand="tavern"),
            Seat("bishop"),
        )
    )
    position.data["players"][1]["seen"] = [None, None, [["docks"], 0], None]
    game = position.game()
    assert remembered(game, 2, 1) == (["docks"], 0)
    game.play("swap-hands @1")
    assert remembered(game, 2, 0) == (["docks"], 0)
    assert remembered(game, 2, 1) == ([], 0)


@pytest.mark.rule("I3", "D3")
def test_a_player_remembers_the_characters_passed_on_in_the_draft() -> None:
    game = Game.new(Setup.preset("first-game", players=4, crown=2), seed=3)
    offered = game.pack
    game.play(texts(game)[1])
    play_first(game, 3)
    pick = view(game, 2).known.players[2].picks[0]
    assert pick.pack == offered
    assert pick.taken == game.players[2].roles[0]
    for seat in (SPECTATOR, 0, 1, 3):
        assert view(game, seat).known.players[2].picks == []


@pytest.mark.rule("I3", "D8")
def test_a_player_remembers_the_character_given_away_in_a_theater_swap() -> None:
    game = game_at(
        "", Seat(), Seat(city="theater"), Seat(), Seat(), draft=True, unique="theater", crown=0
    )
    play_first(game, 4)
    mine, lost = game.players[1].roles[0], game.players[3].roles[0]
    game.play("swap-roles @3")
    assert view(game, 3).known.players[3].picks[0].taken == lost
    assert view(game, 3).players[3].roles == [game.box.cast[mine].name]
    for seat in (SPECTATOR, 0, 1, 2, 3):
        assert view(game, seat).known.swaps == [(1, 3)]


@pytest.mark.rule("I3")
@pytest.mark.parametrize("edition", ["2016", "deluxe", "classic"])
def test_in_random_games_the_remembered_cards_of_a_hand_are_never_wrong(edition: str) -> None:
    looked_at = 0
    for seed in range(8):
        game = Game.new(Setup.random(edition, 2 + seed % 7, seed), seed)
        dice = Random(seed)
        while not game.over:
            game.play(dice.choice(game.legal_actions()))
            for player in game.players:
                hand = Counter(card.name for card in player.hand)
                for known in player.seen:
                    if known is not None:
                        looked_at += 1
                        there = (Counter(card.name for card in known.cards) & hand).total()
                        assert there >= len(known.cards) - known.lost
    assert looked_at > 100


# --- I4: no limits --------------------------------------------------------------------
@pytest.mark.rule("I4")
def test_the_bank_never_runs_out_of_gold() -> None:
    game = game_at(
        "merchant",
        Seat("merchant", gold=500, city="tavern market"),
        Seat("king", gold=400),
        Seat("thief", gold=300),
    )
    play(game, "gold", "income", "bonus")
    assert game.players[0].gold == 505


@pytest.mark.rule("I4")
def test_a_hand_can_have_any_number_of_cards() -> None:
    hand = "tavern " * 5 + "manor " * 5 + "market " * 4 + "castle " * 4 + "palace " * 3
    game = game_at("architect", Seat("architect", hand=hand), Seat("king"), Seat("thief"))
    play(game, "bonus", "cards")
    game.play(texts(game)[0])
    assert len(game.players[0].hand) == 24
    game.play("end")
    assert len(game.players[0].hand) == 24


# --- J-I5, J-I7, J-I8: the bottom of the deck -----------------------------------------
def returns_a_card() -> Game:
    """Return a game in which seat 0 kept the docks and put the castle under the deck."""
    game = game_at(
        "bishop",
        Seat("bishop"),
        Seat("architect"),
        Seat("king"),
        Seat("warlord", gold=5),
        deck="docks castle",
    )
    return play(game, "cards", "keep docks")


@pytest.mark.rule("J-I5")
def test_only_the_player_who_put_a_card_on_the_bottom_of_the_deck_knows_it() -> None:
    game = returns_a_card()
    assert deck(view(game, 0))[:2] == ["castle", "?"]
    for seat in (SPECTATOR, 1, 2, 3):
        assert set(deck(view(game, seat))) == {"?"}
        assert view(game, seat).deck_size == len(game.deck)
    assert game.log is not None
    (returned,) = (e for e in game.log if e.kind == "returned")
    # Only seat 0 sees which card was returned; the others see the number of cards.
    assert (returned.amount, returned.audience) == (1, 1 << 0)


@pytest.mark.rule("J-I5")
@pytest.mark.parametrize("kept", ["docks", "castle"])
def test_others_cannot_tell_which_of_two_drawn_cards_went_to_the_bottom(kept: str) -> None:
    games = []
    for choice in ("docks", kept):
        game = game_at(
            "bishop",
            Seat("bishop"),
            Seat("architect"),
            Seat("king"),
            Seat("warlord"),
            deck="docks castle",
        )
        games.append(play(game, "cards", f"keep {choice}"))
    assert same_for(1, *games)
    assert same_for(0, *games) == (kept == "docks")


@pytest.mark.rule("J-I5", "I3")
def test_a_player_who_draws_a_known_bottom_card_is_known_to_have_it() -> None:
    position = Position.of(returns_a_card())
    position.data["deck"] = position.data["deck"][-1:]  # only the castle is left in the deck
    game = position.game()
    assert deck(view(game, 0)) == ["castle"]
    play(game, "end", "bonus")
    assert [card.name for card in game.players[1].hand] == ["castle"]
    assert remembered(game, 0, 1) == (["castle"], 0)
    assert remembered(game, 2, 1) == ([], 0)


@pytest.mark.rule("J-I5")
def test_only_the_magician_knows_which_cards_were_put_back() -> None:
    game = game_at(
        "magician",
        Seat("magician", hand="temple docks manor"),
        Seat("king"),
        Seat("thief"),
        Seat("bishop"),
    )
    play(game, "redraw", "discard temple", "discard manor", "done")
    assert deck(view(game, 0))[:3] == ["manor", "temple", "?"]
    assert set(deck(view(game, 1))) == {"?"}


@pytest.mark.rule("J-I5")
def test_a_known_card_near_the_bottom_stays_known_when_another_is_put_below_it() -> None:
    game = returns_a_card()
    play(game, "end", "cards")
    first, second = view(game, 1).offered
    play(game, f"keep {first}")
    assert deck(view(game, 0))[:3] == ["?", "castle", "?"]
    assert deck(view(game, 1))[:3] == [second, "?", "?"]


@pytest.mark.rule("J-I7")
def test_after_a_shuffle_nobody_knows_the_bottom_of_the_deck() -> None:
    game = game_at(
        "bishop",
        Seat("bishop"),
        Seat("scholar"),
        Seat("king"),
        Seat("warlord"),
        deck="docks castle",
    )
    play(game, "cards", "keep docks", "end", "study")
    game.play(texts(game)[0])
    for seat in (SPECTATOR, 0, 1, 2, 3):
        assert set(deck(view(game, seat))) == {"?"}
    assert game.marks == []


@pytest.mark.rule("J-I7")
def test_a_player_who_looked_through_the_deck_remembers_its_cards() -> None:
    game = game_at(
        "bishop",
        Seat("bishop", gold=5, hand="lighthouse"),
        Seat("king"),
        Seat("thief"),
        Seat("magician"),
        edition="deluxe",
    )
    play(game, "gold", "build lighthouse", "take palace")
    seen = view(game, 0)
    known = seen.known.deck_seen[0]
    assert known is not None
    assert names(known.cards) == names(game.deck)
    assert set(deck(seen)) == {"?"}
    for seat in (SPECTATOR, 1, 2, 3):
        assert all(entry is None for entry in view(game, seat).known.deck_seen)


@pytest.mark.rule("J-I8")
def test_everyone_knows_a_destroyed_district_on_the_bottom_of_the_deck() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=5),
        Seat("king", city="market"),
        Seat("thief"),
        Seat("bishop"),
    )
    play(game, "gold", "destroy market @1")
    for seat in (0, 1, 2, 3):
        assert deck(view(game, seat))[0] == "market"


@pytest.mark.rule("J-I8")
def test_everyone_knows_a_played_action_card_on_the_bottom_of_the_deck() -> None:
    game = circus("bishop", Seat("bishop", hand="director"), Seat("king"), Seat("thief"))
    game.play("play director")
    for seat in (0, 1, 2):
        assert deck(view(game, seat))[0] == "director"


@pytest.mark.rule("J-I8", "I3")
def test_everyone_knows_that_a_district_bought_with_a_graveyard_is_in_its_buyers_hand() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=5),
        Seat("king", gold=2, hand="temple", city="market graveyard"),
        Seat("thief"),
        Seat("bishop"),
        edition="deluxe",
    )
    play(game, "gold", "destroy market @1", "rescue")
    for seat in (0, 2, 3):
        assert remembered(game, seat, 1) == (["market"], 0)


# --- J-I9: the stash ------------------------------------------------------------------
@pytest.mark.rule("J-I9")
def test_gold_outside_the_stash_is_not_stolen() -> None:
    position = Position.build(
        [
            Seat("bishop", gold=3, city="market+ temple+", laid="ticket_booth"),
            Seat("thief"),
            Seat("king"),
            Seat("magician"),
        ],
        call="bishop",
        edition="deluxe",
        action_cards=True,
        markers="mask:bishop@1",
    )
    position.data["players"][0]["laid"] = [["ticket_booth", 4, False]]
    game = position.game()
    assert [game.players[0].gold, game.players[1].gold] == [0, 3]
    assert [building.name for building in game.players[0].city] == ["market+", "temple+"]
    assert game.players[0].laid[0].gold == 4


@pytest.mark.rule("J-I9")
def test_gold_outside_the_stash_does_not_count_for_abbot_or_imperial_treasury() -> None:
    position = Position.build(
        [
            Seat("abbot", gold=2),
            Seat("king", gold=1, city="market+ temple+ imperial_treasury+", laid="ticket_booth"),
            Seat("thief", gold=3),
            Seat("magician"),
        ],
        call="abbot",
        edition="deluxe",
        action_cards=True,
    )
    position.data["players"][1]["laid"] = [["ticket_booth", 9, False]]
    game = position.game()
    assert choices(game, "alms") == ["@2"]  # seat 2 has the largest stash
    treasury = [line.points for line in game.standing().sheets[1] if line.reason == "effect"]
    assert treasury == [1]


@pytest.mark.rule("J-I9")
def test_gold_outside_the_stash_does_not_keep_the_poor_house_from_paying() -> None:
    game = game_at(
        "bishop",
        Seat("bishop", hand="church", city="poor_house+ market+"),
        Seat("king"),
        Seat("thief"),
        Seat("tax_collector"),
        taxes=3,
    )
    play(game, "gold", "build church", "end")
    assert game.players[0].gold == 1


# --- J-I6: questions must not reveal hidden information -------------------------------
@pytest.mark.rule("J-I6", "J-Magistrate-6")
@pytest.mark.parametrize("signed", ["merchant", "king", "thief"])
def test_the_magistrate_is_asked_about_signed_and_unsigned_warrants_alike(signed: str) -> None:
    def builds(real: str) -> Game:
        warrants = " ".join(
            f"warrant:{name}@1{'!' if name == real else ''}"
            for name in ("merchant", "king", "thief")
        )
        game = game_at(
            "merchant",
            Seat("merchant", gold=3, hand="tavern market", city="smithy"),
            Seat("magistrate"),
            Seat("bishop"),
            Seat("architect"),
            markers=warrants,
        )
        return play(game, "gold", "build tavern")

    game = builds(signed)
    assert game.to_act == 1
    assert texts(game) == (["decline", "confiscate"] if signed == "merchant" else ["decline"])
    for seat in (SPECTATOR, 0, 2, 3):
        assert same_for(seat, game, builds("merchant"))


@pytest.mark.rule("J-I6")
def test_the_magistrate_is_asked_even_about_a_district_that_cannot_be_confiscated() -> None:
    game = game_at(
        "merchant",
        Seat("merchant", gold=3, hand="tavern"),
        Seat("magistrate", city="tavern"),
        Seat("bishop"),
        Seat("architect"),
        markers="warrant:merchant@1! warrant:king@1 warrant:thief@1",
    )
    play(game, "gold", "build tavern")
    assert (game.to_act, texts(game)) == (1, ["decline"])


@pytest.mark.rule("J-I6")
def test_the_magistrate_is_asked_only_about_the_first_district_that_is_paid_for() -> None:
    game = game_at(
        "architect",
        Seat("architect", gold=9, hand="tavern market"),
        Seat("magistrate"),
        Seat("bishop"),
        Seat("merchant"),
        markers="warrant:architect@1 warrant:king@1! warrant:thief@1",
    )
    play(game, "gold", "build tavern", "decline", "build market")
    assert game.to_act == 0
    assert len(game.players[0].city) == 2


@pytest.mark.rule("J-I6")
@pytest.mark.parametrize("flowered", ["merchant", "king"])
def test_the_blackmailer_is_asked_to_reveal_after_every_refused_bribe(flowered: str) -> None:
    def refuses(real: str) -> Game:
        threats = " ".join(
            f"threat:{name}@1{'!' if name == real else ''}" for name in ("merchant", "king")
        )
        game = game_at(
            "merchant",
            Seat("merchant", gold=3),
            Seat("blackmailer"),
            Seat("bishop"),
            Seat("architect"),
            markers=threats,
        )
        return play(game, "gold", "refuse")

    game = refuses(flowered)
    assert (game.to_act, texts(game)) == (1, ["reveal", "decline"])
    for seat in (SPECTATOR, 0, 2, 3):
        assert same_for(seat, game, refuses("merchant"))


@pytest.mark.rule("J-I6", "A-Acrobat")
def test_offering_the_acrobat_does_not_reveal_its_holder() -> None:
    def unclaimed(first: str, second: str) -> Game:
        return circus(
            "king",
            Seat("warlord", hand=first),
            Seat("assassin", hand=second),
            Seat("thief", hand="tavern"),
            Seat("bishop"),
        )

    game, twin = unclaimed("acrobat", "temple"), unclaimed("temple", "acrobat")
    third = unclaimed("church", "temple")
    for _ in range(3):
        assert game.stack[-1].kind == "claim-crown"
        for seat in (SPECTATOR, 2, 3):
            assert same_for(seat, game, twin, third)
        for table in (game, twin, third):
            table.play("decline")
    assert game.stack[-1].kind == "turn"


@pytest.mark.rule("J-I6", "A-Protection")
@pytest.mark.parametrize("marker", ["mask", "spell", "threat", "warrant"])
def test_offering_rasputin_does_not_reveal_its_holder(marker: str) -> None:
    def called(hand: str) -> Game:
        return circus(
            "bishop",
            Seat("bishop", gold=2, hand=hand),
            Seat("king"),
            Seat("magician"),
            Seat("warlord"),
            markers=f"{marker}:bishop@1",
        )

    game, twin = called("rasputin"), called("temple")
    assert game.stack[-1].kind == twin.stack[-1].kind == "shield"
    for seat in (SPECTATOR, 1, 2, 3):
        assert same_for(seat, game, twin)


@pytest.mark.rule("J-I6", "A-Protection", "U-hospital")
def test_the_questions_asked_when_a_killed_rank_is_called_do_not_reveal_who_was_killed() -> None:
    def murdered(first: str, second: str) -> Game:
        return circus(
            "merchant",
            Seat(first, hand="rasputin"),
            Seat(second, hand="tavern"),
            Seat("assassin", hand="temple"),
            Seat("king", hand="docks"),
            markers="dagger:merchant@2",
        )

    game, twin = murdered("merchant", "warlord"), murdered("warlord", "merchant")
    asked = []
    while game.stack[-1].kind == "answer-death":
        asked.append(game.to_act)
        for seat in (SPECTATOR, 2, 3):
            assert same_for(seat, game, twin)
        game.play("decline")
        twin.play("decline")
    assert asked == [0, 1]


@pytest.mark.rule("J-I6", "U-hospital")
def test_the_owner_of_a_hospital_is_asked_even_if_another_player_was_killed() -> None:
    def murdered(first: str, second: str) -> Game:
        return game_at(
            "merchant",
            Seat(first, city="hospital"),
            Seat(second),
            Seat("assassin"),
            Seat("king"),
            edition="deluxe",
            markers="dagger:merchant@2",
        )

    game, twin = murdered("merchant", "warlord"), murdered("warlord", "merchant")
    assert (game.to_act, texts(game)) == (0, ["decline", "use hospital"])
    assert (twin.to_act, texts(twin)) == (0, ["decline"])
    for seat in (SPECTATOR, 2, 3):
        assert same_for(seat, game, twin)
    play_until(game, "pick")
