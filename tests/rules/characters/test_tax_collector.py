import pytest

from citadella.rules import Game
from tests.rules.table import Seat, choices, city, game_at, gold, logged, play, play_until, texts

MODERN = ("2016", "2021", "deluxe")


@pytest.mark.rule("C-Tax-1")
@pytest.mark.parametrize("edition", MODERN)
def test_whoever_builds_puts_1_gold_on_the_tax_collectors_token(edition: str) -> None:
    game = game_at(
        "merchant",
        Seat("merchant", gold=3, hand="tavern"),
        Seat("king"),
        Seat("thief"),
        Seat("tax_collector"),
        edition=edition,
    )
    play(game, "gold", "build tavern")
    assert gold(game) == [3, 0, 0, 0]
    assert game.taxes == 1
    assert logged(game, "taxed") == ["taxed @0 1"]


@pytest.mark.rule("C-Tax-1")
def test_no_tax_is_paid_without_the_tax_collector_in_the_game() -> None:
    game = game_at(
        "merchant",
        Seat("merchant", gold=3, hand="tavern"),
        Seat("king"),
        Seat("thief"),
        Seat("artist"),
    )
    play(game, "gold", "build tavern")
    assert game.players[0].gold == 4
    assert game.taxes == 0


@pytest.mark.rule("C-Tax-1")
def test_each_district_is_taxed_right_after_it_is_built() -> None:
    # 5 gold - 1 (Tavern) - 1 (tax) - 2 (Market) - 1 (tax) leaves nothing for the Temple.
    game = game_at(
        "architect",
        Seat("architect", gold=3, hand="tavern market temple"),
        Seat("king"),
        Seat("thief"),
        Seat("tax_collector"),
    )
    play(game, "gold", "build tavern")
    assert game.players[0].gold == 3
    play(game, "build market")
    assert game.players[0].gold == 0
    assert game.taxes == 2
    assert choices(game, "build") == []


@pytest.mark.rule("C-Tax-1")
def test_a_player_without_gold_after_building_pays_no_tax() -> None:
    game = game_at(
        "merchant",
        Seat("merchant", hand="market", city="tavern"),
        Seat("king"),
        Seat("thief"),
        Seat("tax_collector"),
    )
    play(game, "gold", "build market")
    assert game.players[0].gold == 0
    assert game.taxes == 0
    # Gold received later in the turn is not taxed.
    play(game, "income", "end")
    assert game.players[0].gold == 2
    assert game.taxes == 0


@pytest.mark.rule("C-Tax-1", "U-framework-1", "U-necropolis-1")
def test_districts_built_for_free_are_taxed_too() -> None:
    game = game_at(
        "architect",
        Seat("architect", hand="palace necropolis", city="framework tavern"),
        Seat("king"),
        Seat("thief"),
        Seat("tax_collector"),
    )
    play(game, "gold", "build-with palace framework")
    assert game.taxes == 1
    play(game, "build-over necropolis tavern")
    assert game.taxes == 2
    assert game.players[0].gold == 0


@pytest.mark.rule("C-Tax-1")
def test_the_tax_collector_pays_no_tax() -> None:
    game = game_at(
        "tax_collector",
        Seat("tax_collector", gold=3, hand="tavern"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "gold", "build tavern")
    assert game.players[0].gold == 4
    assert game.taxes == 0


@pytest.mark.rule("C-Tax-1", "D7")
def test_with_two_characters_the_tax_collectors_other_character_pays_the_tax() -> None:
    game = game_at(
        "merchant",
        Seat("merchant tax_collector", gold=3, hand="tavern temple"),
        Seat("king thief"),
        Seat("warlord assassin"),
    )
    play(game, "gold", "build tavern")
    assert game.players[0].gold == 3
    assert game.taxes == 1
    play(game, "end")
    play_until(game, "turn", seat=0)
    play(game, "gold", "build temple")
    assert game.players[0].gold == 4
    assert game.taxes == 1


@pytest.mark.rule("C-Tax-1", "U-poor_house")
def test_the_poor_house_pays_when_the_tax_empties_the_stash() -> None:
    game = game_at(
        "merchant",
        Seat("merchant", hand="tavern", city="poor_house"),
        Seat("king"),
        Seat("thief"),
        Seat("tax_collector"),
    )
    play(game, "gold", "build tavern", "end")
    assert game.players[0].gold == 1
    assert game.taxes == 1


@pytest.mark.rule("C-Tax-2")
@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("taxes", [1, 4])
def test_the_tax_collector_may_take_all_the_gold_from_the_token(taxes: int, edition: str) -> None:
    game = game_at(
        "tax_collector",
        Seat("tax_collector", gold=1),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        taxes=taxes,
        edition=edition,
    )
    play(game, "collect")
    assert game.players[0].gold == 1 + taxes
    assert game.taxes == 0
    assert logged(game, "collected") == [f"collected @0 {taxes}"]
    assert "collect" not in texts(game)


@pytest.mark.rule("C-Tax-2", "T5")
def test_the_tax_collector_may_collect_after_building_or_not_at_all() -> None:
    game = game_at(
        "tax_collector",
        Seat("tax_collector", gold=1, hand="tavern"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        taxes=4,
    )
    play(game, "gold", "build tavern")
    assert "collect" in texts(game)
    play(game, "end")
    assert game.round == 2
    assert game.players[0].gold == 2
    assert game.taxes == 4


@pytest.mark.rule("C-Tax-2")
def test_only_the_tax_collector_can_collect_and_only_if_there_is_gold_on_the_token() -> None:
    empty = game_at(
        "tax_collector", Seat("tax_collector"), Seat("king"), Seat("thief"), Seat("warlord")
    )
    assert "collect" not in texts(empty)
    other = game_at(
        "warlord", Seat("tax_collector"), Seat("king"), Seat("thief"), Seat("warlord"), taxes=4
    )
    assert "collect" not in texts(other)


@pytest.mark.rule("C-Tax-2", "D7")
def test_with_two_characters_taxes_are_collected_in_the_tax_collectors_turn_only() -> None:
    game = game_at(
        "merchant",
        Seat("merchant tax_collector"),
        Seat("king thief"),
        Seat("warlord assassin"),
        taxes=2,
    )
    assert "collect" not in texts(game)
    play(game, "gold", "end")
    play_until(game, "turn", seat=0)
    assert "collect" in texts(game)


@pytest.mark.rule("C-Tax-2", "T5", "C-Magistrate-2")
def test_the_tax_collector_can_collect_only_once_a_turn() -> None:
    # After the collection, the Magistrate's tax for a confiscated district puts gold on the token.
    game = game_at(
        "tax_collector",
        Seat("tax_collector", hand="tavern"),
        Seat("king"),
        Seat("magistrate", gold=2),
        Seat("warlord"),
        markers="warrant:tax_collector@2!",
        taxes=3,
    )
    play(game, "collect", "gold", "build tavern", "confiscate")
    assert game.taxes == 1
    assert "collect" not in texts(game)


@pytest.mark.rule("C-Tax-3")
def test_taxes_are_still_paid_when_nobody_has_the_tax_collector() -> None:
    game = game_at(
        "merchant",
        Seat("merchant", gold=3, hand="tavern"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        cast="tax_collector",
        taxes=2,
    )
    play(game, "gold", "build tavern")
    assert game.players[0].gold == 3
    assert game.taxes == 3
    play_until(game, "pick")
    assert game.round == 2
    assert game.taxes == 3


@pytest.mark.rule("C-Tax-3")
@pytest.mark.parametrize("edition", MODERN)
def test_taxes_are_paid_and_stay_on_the_token_when_the_tax_collector_was_killed(
    edition: str,
) -> None:
    game = game_at(
        "merchant",
        Seat("merchant", gold=3, hand="tavern"),
        Seat("king"),
        Seat("assassin"),
        Seat("tax_collector"),
        markers="dagger:tax_collector@2",
        taxes=2,
        edition=edition,
    )
    play(game, "gold", "build tavern")
    play_until(game, "pick")
    assert game.round == 2
    assert game.taxes == 3
    assert game.players[3].gold == 0


def confiscated(magistrate: int, edition: str) -> Game:
    game = game_at(
        "merchant",
        Seat("merchant", gold=3, hand="tavern"),
        Seat("king"),
        Seat("magistrate", gold=magistrate),
        Seat("tax_collector"),
        markers="warrant:merchant@2!",
        edition=edition,
    )
    play(game, "gold", "build tavern")
    assert game.taxes == 0
    return play(game, "confiscate")


@pytest.mark.rule("C-Tax-4", "J-Magistrate-6")
@pytest.mark.parametrize("edition", MODERN)
def test_the_magistrate_pays_the_tax_for_a_confiscated_district(edition: str) -> None:
    game = confiscated(2, edition)
    assert city(game, 2) == ["tavern"]
    assert gold(game) == [5, 0, 1, 0]
    assert game.taxes == 1
    assert logged(game, "taxed") == ["taxed @2 1"]
    game = confiscated(0, edition)
    assert gold(game) == [5, 0, 0, 0]
    assert game.taxes == 0


@pytest.mark.rule("C-Tax-4", "C-Magistrate-2")
def test_after_a_declined_confiscation_the_builder_pays_the_tax() -> None:
    game = game_at(
        "merchant",
        Seat("merchant", gold=3, hand="tavern"),
        Seat("king"),
        Seat("magistrate", gold=2),
        Seat("tax_collector"),
        markers="warrant:merchant@2!",
    )
    play(game, "gold", "build tavern", "decline")
    assert gold(game) == [3, 0, 2, 0]
    assert game.taxes == 1


@pytest.mark.rule("C-Tax-4")
@pytest.mark.parametrize("edition", MODERN)
def test_swapped_and_seized_districts_are_not_taxed(edition: str) -> None:
    swap = game_at(
        "diplomat",
        Seat("diplomat", gold=5, city="tavern"),
        Seat("king", gold=5, city="temple"),
        Seat("thief"),
        Seat("tax_collector"),
        edition=edition,
    )
    play(swap, "exchange temple @1", "hand-over tavern")
    assert gold(swap) == [5, 5, 0, 0]
    assert swap.taxes == 0
    seize = game_at(
        "marshal",
        Seat("marshal", gold=5),
        Seat("king", gold=5, city="temple"),
        Seat("thief"),
        Seat("tax_collector"),
        edition=edition,
    )
    play(seize, "seize temple @1")
    assert gold(seize) == [4, 6, 0, 0]
    assert seize.taxes == 0


@pytest.mark.rule("C-Tax-4", "A3")
def test_action_cards_are_not_taxed() -> None:
    def at(card: str) -> Game:
        return game_at(
            "merchant",
            Seat("merchant", gold=5, hand=f"{card} manor", city="tavern"),
            Seat("king"),
            Seat("thief"),
            Seat("tax_collector"),
            edition="deluxe",
            action_cards=True,
        )

    tent = play(at("circus_tent"), "play circus_tent")
    assert tent.taxes == 0
    assert tent.players[0].gold == 5
    rebuilt = at("living_cannonball")
    play(rebuilt, "play living_cannonball", "replace-by manor", "replace tavern")
    assert city(rebuilt, 0) == ["manor"]
    assert rebuilt.taxes == 0
    assert rebuilt.players[0].gold == 3


@pytest.mark.rule("C-Tax-1", "C-Tax-2", "C-Witch-3")
def test_a_witch_in_the_tax_collectors_place_collects_and_pays_no_tax() -> None:
    game = game_at(
        "tax_collector",
        Seat("tax_collector"),
        Seat("witch", gold=2, hand="tavern"),
        Seat("king"),
        Seat("warlord"),
        markers="spell:tax_collector@1",
        taxes=3,
    )
    play(game, "gold")
    assert game.to_act == 1
    play(game, "build tavern", "collect")
    assert gold(game) == [2, 4, 0, 0]


@pytest.mark.rule("C-Tax-1", "C-Wizard-1")
def test_a_district_the_wizard_builds_from_another_hand_is_taxed() -> None:
    game = game_at(
        "wizard",
        Seat("wizard", gold=5),
        Seat("king", hand="tavern"),
        Seat("thief"),
        Seat("tax_collector"),
    )
    play(game, "look @1", "take-and-build tavern")
    assert game.players[0].gold == 3
    assert game.taxes == 1


@pytest.mark.rule("C-Tax-1", "I1")
def test_everyone_sees_the_tax_being_paid() -> None:
    game = game_at(
        "merchant",
        Seat("merchant", gold=3, hand="tavern"),
        Seat("king"),
        Seat("thief"),
        Seat("tax_collector"),
    )
    play(game, "gold", "build tavern")
    assert game.log is not None
    taxed = game.log[-1]
    assert repr(taxed.seen_by(2)) == "taxed @0 1"
