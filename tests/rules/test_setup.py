"""The setup of a game: players, characters, districts, the deal (S1 to S11)."""

from __future__ import annotations

from typing import Any

import pytest

from citadella.cards import EDITIONS
from citadella.rules import Game, Setup, SetupError
from tests.rules.table import choices

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
FIRST_14 = (
    "dragon_gate",
    "factory",
    "haunted_quarter",
    "imperial_treasury",
    "keep",
    "laboratory",
    "library",
    "map_room",
    "quarry",
    "school_of_magic",
    "smithy",
    "statue",
    "thieves_den",
    "wishing_well",
)
# The purple cards of `classic`, including both Keeps, and some of its bonus cards.
CLASSIC_12 = (
    "dragon_gate",
    "great_wall",
    "haunted_quarter",
    "keep",
    "laboratory",
    "library",
    "observatory",
    "school_of_magic",
    "smithy",
    "graveyard",
    "university",
)
BONUS = ("armory", "factory", "map_room", "museum", "park", "quarry")
PRESETS = [(edition, preset.id) for edition in EDITIONS for preset in EDITIONS[edition].presets]


def cast(*instead: str, edition: str = "2016") -> tuple[str, ...]:
    """Return the original cast, with these characters replacing those of the same rank."""
    ranks = {c.id: c.rank for c in EDITIONS[edition].characters}
    by_rank = {ranks[name]: name for name in (*ORIGINALS, *instead)}
    return tuple(by_rank[rank] for rank in sorted(by_rank))


def broken_rule(**setup: Any) -> str:
    """Return the rule named by the error that this invalid setup raises."""
    setup = {"characters": ORIGINALS, "unique": None, **setup}
    with pytest.raises(SetupError) as refused:
        Setup.custom(**setup)
    assert str(refused.value).endswith(f"(rule {refused.value.rule})")
    return refused.value.rule


# --- S1: number of players ------------------------------------------------------------
@pytest.mark.rule("S1")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe", "classic"])
@pytest.mark.parametrize("players", range(2, 9))
def test_two_to_eight_players_can_play(edition: str, players: int) -> None:
    game = Game.new(Setup.preset("first-game", edition, players), seed=1)
    assert len(game.players) == players


@pytest.mark.rule("S1")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe", "classic", "classic-2016"])
@pytest.mark.parametrize("players", [-1, 0, 1, 9, 10])
def test_fewer_than_two_or_more_than_eight_players_are_rejected(edition: str, players: int) -> None:
    assert broken_rule(edition=edition, players=players) == "S1"


@pytest.mark.rule("S1", "S3")
def test_classic_allows_eight_players_only_with_a_ninth_character() -> None:
    assert Setup.custom(ORIGINALS, edition="classic", players=7).players == 7
    assert broken_rule(edition="classic", players=8) in ("S1", "S3")
    nine = cast("artist", edition="classic")
    assert Setup.custom(nine, edition="classic", players=8).players == 8


@pytest.mark.rule("S1", "J-S17")
def test_an_edition_without_a_rank_9_allows_at_most_seven_players() -> None:
    assert Setup.custom(ORIGINALS, edition="classic-2016", players=7).players == 7
    assert broken_rule(edition="classic-2016", players=8) == "S1"


# --- S2: one of each rank -------------------------------------------------------------
@pytest.mark.rule("S2", "S9")
@pytest.mark.parametrize("missing", ORIGINALS)
def test_no_rank_from_1_to_8_may_be_missing(missing: str) -> None:
    assert broken_rule(characters=[c for c in ORIGINALS if c != missing]) == "S2"


@pytest.mark.rule("S2", "S9")
@pytest.mark.parametrize("second", ["witch", "spy", "seer", "emperor", "abbot", "trader", "king"])
def test_no_rank_may_occur_twice(second: str) -> None:
    assert broken_rule(characters=[*ORIGINALS, second], players=5) == "S2"
    with pytest.raises(SetupError, match=r"exactly one character of rank \d, not 2"):
        Setup.custom([*ORIGINALS, second], players=5)


@pytest.mark.rule("S2", "S9")
def test_there_is_at_most_one_rank_9() -> None:
    assert broken_rule(characters=[*ORIGINALS, "artist", "tax_collector"], players=5) == "S2"
    assert broken_rule(characters=[*ORIGINALS, "artist", "artist"], players=5) == "S2"


@pytest.mark.rule("S2", "S9")
@pytest.mark.parametrize(
    ("edition", "stranger"),
    [("2016", "jester"), ("classic", "spy"), ("classic", "patrician"), ("classic-2016", "witch")],
)
def test_a_character_that_the_edition_does_not_have_is_rejected(
    edition: str, stranger: str
) -> None:
    assert broken_rule(characters=[*ORIGINALS[1:], stranger], edition=edition) == "S2"


@pytest.mark.rule("S2")
def test_the_tax_collector_has_rank_2_in_classic_and_rank_9_in_other_editions() -> None:
    for_the_thief = [c for c in ORIGINALS if c != "thief"] + ["tax_collector"]
    assert Setup.custom(for_the_thief, edition="classic").characters[1] == "tax_collector"
    assert broken_rule(characters=for_the_thief, edition="2016") == "S2"
    assert Setup.custom([*ORIGINALS, "tax_collector"]).characters[8] == "tax_collector"


# --- S3: the ninth character ----------------------------------------------------------
@pytest.mark.rule("S3", "S9")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_rank_9_is_required_with_3_or_8_players_optional_with_4_to_7_forbidden_with_2(
    edition: str,
) -> None:
    nine = cast("artist", edition=edition)
    assert broken_rule(characters=nine, edition=edition, players=2) == "S3"
    assert len(Setup.custom(ORIGINALS, edition=edition, players=2).characters) == 8
    for players in (3, 8):
        assert broken_rule(edition=edition, players=players) == "S3"
        assert len(Setup.custom(nine, edition=edition, players=players).characters) == 9
    for players in (4, 5, 6, 7):
        assert len(Setup.custom(ORIGINALS, edition=edition, players=players).characters) == 8
        assert len(Setup.custom(nine, edition=edition, players=players).characters) == 9


@pytest.mark.rule("S3", "S9")
def test_classic_has_8_characters_with_3_players() -> None:
    nine = cast("artist", edition="classic")
    assert len(Setup.custom(ORIGINALS, edition="classic", players=3).characters) == 8
    for players in (2, 3):
        assert broken_rule(characters=nine, edition="classic", players=players) == "S3"
    for players in (4, 5, 6, 7):
        assert len(Setup.custom(ORIGINALS, edition="classic", players=players).characters) == 8
        assert len(Setup.custom(nine, edition="classic", players=players).characters) == 9
    assert broken_rule(edition="classic", players=8) in ("S1", "S3")


# --- S4: Emperor and Queen ------------------------------------------------------------
@pytest.mark.rule("S4", "S9", "J-S16")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe", "classic"])
def test_the_emperor_cannot_be_used_with_two_players(edition: str) -> None:
    with_emperor = cast("emperor", edition=edition)
    assert broken_rule(characters=with_emperor, edition=edition, players=2) == "S4"
    nine = cast("emperor", "artist", edition=edition)
    three = with_emperor if edition == "classic" else nine
    assert "emperor" in Setup.custom(three, edition=edition, players=3).characters


@pytest.mark.rule("S4", "S9")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe", "classic"])
def test_the_queen_cannot_be_used_with_fewer_than_five_players(edition: str) -> None:
    with_queen = cast("queen", edition=edition)
    assert broken_rule(characters=with_queen, edition=edition, players=4) == "S4"
    assert broken_rule(characters=with_queen, edition=edition, players=3) in ("S3", "S4")
    for players in (5, 6, 7, 8):
        chosen = Setup.custom(with_queen, edition=edition, players=players)
        assert chosen.characters[8] == "queen"


# --- S5: the deck ---------------------------------------------------------------------
@pytest.mark.rule("S5")
@pytest.mark.parametrize(
    ("edition", "size"),
    [("2016", 54 + 14), ("2021", 54 + 14), ("deluxe", 54 + 14), ("classic", 54 + 12)],
)
def test_the_deck_holds_all_base_districts_and_the_chosen_unique_ones(
    edition: str, size: int
) -> None:
    game = Game.new(Setup.preset("first-game", edition, 4), seed=1)
    cards = [*game.deck, *(card for player in game.players for card in player.hand)]
    assert len(cards) == size
    base = {d.id: d.copies for d in EDITIONS[edition].base}
    assert sum(base.values()) == 54
    for name, copies in base.items():
        assert [card.name for card in cards].count(name) == copies
    unique = {card.name for card in cards} - set(base)
    assert unique == set(game.setup.unique)


@pytest.mark.rule("S5", "S9")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_exactly_fourteen_different_unique_districts_are_required(edition: str) -> None:
    thirteen = FIRST_14[:-1]
    assert broken_rule(unique=thirteen, edition=edition) == "S5"
    assert broken_rule(unique=[*FIRST_14, "park"], edition=edition) == "S5"
    assert broken_rule(unique=[*thirteen, "keep"], edition=edition) == "S5"
    assert broken_rule(unique=[*thirteen, "tavern"], edition=edition) == "S5"
    assert broken_rule(unique=[*thirteen, "ball_room"], edition=edition) == "S5"
    every = [d.id for d in EDITIONS[edition].unique]
    assert Setup.custom(ORIGINALS, every[:14], edition).unique == tuple(every[:14])
    assert Setup.custom(ORIGINALS, every[-14:], edition).unique == tuple(every[-14:])


@pytest.mark.rule("S5", "S9")
def test_deluxe_has_the_six_older_unique_districts_but_2016_and_2021_do_not() -> None:
    for name in ("graveyard", "bell_tower", "hospital", "lighthouse", "throne_room", "university"):
        chosen = [*FIRST_14[:-1], name]
        assert name in Setup.custom(ORIGINALS, chosen, "deluxe").unique
        assert broken_rule(unique=chosen, edition="2016") == "S5"
        assert broken_rule(unique=chosen, edition="2021") == "S5"


@pytest.mark.rule("S5")
def test_all_fifteen_action_cards_are_shuffled_into_the_deluxe_deck() -> None:
    setup = Setup.preset("first-game", "deluxe", 4, action_cards=True)
    game = Game.new(setup, seed=3)
    cards = [*game.deck, *(card for player in game.players for card in player.hand)]
    names = [card.name for card in cards if not card.is_district]
    assert len(cards) == 54 + 14 + 15
    assert {name: names.count(name) for name in names} == {
        "acrobat": 1,
        "director": 2,
        "ticket_booth": 3,
        "living_cannonball": 2,
        "rasputin": 2,
        "fortune_teller": 2,
        "circus_tent": 3,
    }


@pytest.mark.rule("S5")
def test_action_cards_can_be_dealt_into_the_first_hands_like_districts() -> None:
    setup = Setup.preset("first-game", "deluxe", 4, action_cards=True)
    deals = [Game.new(setup, seed) for seed in range(20)]
    assert any(
        not card.is_district for game in deals for player in game.players for card in player.hand
    )


@pytest.mark.rule("S5", "S9")
@pytest.mark.parametrize("edition", ["2016", "2021", "classic", "classic-2016"])
def test_only_deluxe_has_action_cards(edition: str) -> None:
    assert broken_rule(edition=edition, action_cards=True) == "S5"
    assert not Setup.preset("first-game", "deluxe").box().action_cards


@pytest.mark.rule("S5", "S9")
def test_the_classic_edition_uses_all_its_purple_cards_and_up_to_three_bonus_cards() -> None:
    assert Setup.custom(ORIGINALS, edition="classic").unique == CLASSIC_12
    assert len(Setup.custom(ORIGINALS, edition="classic").box().deck) == 66
    for n in (0, 1, 2, 3):
        with_bonus = Setup.custom(ORIGINALS, [*CLASSIC_12, *BONUS[:n]], "classic")
        assert len(with_bonus.box().deck) == 66 + n
    assert broken_rule(unique=CLASSIC_12[1:], edition="classic") == "S5"
    assert broken_rule(unique=[*CLASSIC_12[1:], *BONUS[:3]], edition="classic") == "S5"


@pytest.mark.rule("S5", "S9", "J-S15")
def test_each_classic_bonus_card_beyond_three_replaces_an_original() -> None:
    assert broken_rule(unique=[*CLASSIC_12, *BONUS[:4]], edition="classic") == "S5"
    four = [*CLASSIC_12[1:], *BONUS[:4]]
    assert Setup.custom(ORIGINALS, four, "classic").unique == tuple(four)
    assert broken_rule(unique=[*CLASSIC_12[2:], *BONUS[:4]], edition="classic") == "S5"
    assert broken_rule(unique=[*CLASSIC_12[1:], *BONUS[:5]], edition="classic") == "S5"
    five = [*CLASSIC_12[2:], *BONUS[:5]]
    assert Setup.custom(ORIGINALS, five, "classic").unique == tuple(five)


@pytest.mark.rule("S5", "S9")
def test_classic_has_no_unique_districts_of_later_editions() -> None:
    assert broken_rule(unique=[*CLASSIC_12, "theater"], edition="classic") == "S5"


# --- S6: the deal ---------------------------------------------------------------------
@pytest.mark.rule("S6")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe", "classic"])
@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_everyone_gets_four_cards_and_two_gold(edition: str, players: int) -> None:
    game = Game.new(Setup.preset("first-game", edition, players), seed=7)
    assert [len(player.hand) for player in game.players] == [4] * players
    assert [player.gold for player in game.players] == [2] * players
    assert [player.city for player in game.players] == [[]] * players
    assert len(game.deck) == len(game.box.deck) - 4 * players


@pytest.mark.rule("S6")
def test_the_seed_determines_the_deal() -> None:
    setup = Setup.preset(crown=0)

    def hands(seed: int) -> list[list[str]]:
        return [[card.name for card in p.hand] for p in Game.new(setup, seed).players]

    assert hands(1) == hands(1)
    assert len({str(hands(seed)) for seed in range(30)}) == 30


@pytest.mark.rule("S6")
def test_a_setup_can_name_the_seat_that_starts_with_the_crown() -> None:
    for seat in range(4):
        for seed in range(5):
            game = Game.new(Setup.preset(crown=seat), seed)
            assert game.crown == seat
            assert game.to_act == seat
    assert broken_rule(crown=4, players=4) == "S6"
    assert broken_rule(crown=-2, players=4) == "S6"


@pytest.mark.rule("S6")
def test_without_a_named_seat_the_crown_starts_at_random() -> None:
    crowns = [Game.new(Setup.preset(players=5), seed).crown for seed in range(200)]
    assert {crowns.count(seat) > 20 for seat in range(5)} == {True}


# --- S7: the characters of a game -----------------------------------------------------
@pytest.mark.rule("S7")
def test_the_characters_of_a_game_are_in_rank_order() -> None:
    setup = Setup.custom(list(reversed(cast("witch", "seer", "marshal", "artist"))))
    assert setup.characters == (
        "witch",
        "thief",
        "seer",
        "king",
        "bishop",
        "merchant",
        "architect",
        "marshal",
        "artist",
    )
    game = Game.new(setup, seed=1)
    assert [character.name for character in game.box.cast[1:]] == list(setup.characters)
    assert [character.rank for character in game.box.cast[1:]] == list(range(1, 10))


# --- S8: presets ----------------------------------------------------------------------
def printed(edition: str, preset: str) -> tuple[list[str], str, tuple[str, ...]]:
    """Return a preset's characters of ranks 1 to 8, its rank 9 (or '') and its unique districts."""
    (facts,) = (p for p in EDITIONS[edition].presets if p.id == preset)
    return list(facts.characters[:8]), "".join(facts.characters[8:]), facts.unique


@pytest.mark.rule("S8")
def test_each_edition_has_the_presets_that_its_rulebook_prints() -> None:
    lists = {edition: {p.id for p in EDITIONS[edition].presets} for edition in EDITIONS}
    six = {
        "ambitious-aristocrats",
        "cunning-agents",
        "illustrious-emissaries",
        "devious-dignitaries",
        "tenacious-delegates",
        "vicious-nobles",
    }
    three = {"devious-dignitaries", "illustrious-emissaries", "vicious-nobles"}
    assert lists["2016"] == lists["deluxe"] == {"first-game"} | six
    assert lists["2021"] == {"first-game"} | three
    assert lists["classic"] == {"first-game"}


@pytest.mark.rule("S8")
def test_the_first_game_has_the_original_characters_and_the_districts_in_the_rulebook() -> None:
    for edition in ("2016", "2021", "deluxe"):
        setup = Setup.preset("first-game", edition, 4)
        assert setup.characters == ORIGINALS
        assert setup.unique == FIRST_14
    assert Setup.preset("first-game", "classic", 4).characters == ORIGINALS
    assert Setup.preset("first-game", "classic", 4).unique == CLASSIC_12


@pytest.mark.rule("S8")
def test_presets_of_2021_differ_from_2016_presets_of_the_same_name() -> None:
    differences = {}
    for name in ("devious-dignitaries", "illustrious-emissaries", "vicious-nobles"):
        old, new = Setup.preset(name, "2016", 5), Setup.preset(name, "2021", 5)
        differences[name] = (
            {*old.characters, *old.unique} - {*new.characters, *new.unique},
            {*new.characters, *new.unique} - {*old.characters, *old.unique},
        )
    assert differences == {
        "devious-dignitaries": ({"framework"}, {"gold_mine"}),
        "illustrious-emissaries": ({"museum"}, {"capitol"}),
        "vicious-nobles": ({"navigator", "laboratory"}, {"architect", "stables"}),
    }


@pytest.mark.rule("S8", "S2", "S3", "S4", "J-S12", "J-S13")
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize(("edition", "preset"), PRESETS)
def test_every_preset_can_be_played_with_any_number_of_players(
    edition: str, preset: str, players: int
) -> None:
    if edition == "classic-2016" and players == 8:
        with pytest.raises(SetupError):
            Setup.preset(preset, edition, players)
        return
    eight, ninth, unique = printed(edition, preset)
    old = edition in ("classic", "classic-2016")
    if players == 2:
        eight = ["king" if name == "emperor" else name for name in eight]
    if players == 2 or (players == 3 and old):
        nine = []
    elif (players in (3, 8) and not ninth) or (ninth == "queen" and players < 5):
        nine = ["artist"]
    else:
        nine = [ninth] if ninth else []
    setup = Setup.preset(preset, edition, players)
    assert list(setup.characters) == eight + nine
    assert setup.unique == unique
    assert setup.preset_name == preset
    game = Game.new(setup, seed=5)
    assert len(choices(game, "pick")) == len(eight + nine) - game.box.face_up - 1


@pytest.mark.rule("S8", "S3", "J-S13")
@pytest.mark.parametrize(("edition", "preset"), PRESETS)
def test_rank_9_of_a_preset_can_be_left_out_if_the_number_of_players_allows_it(
    edition: str, preset: str
) -> None:
    eight, ninth, _ = printed(edition, preset)
    for players in (4, 5, 6, 7):
        assert list(Setup.preset(preset, edition, players, ninth=False).characters) == eight
    if edition in ("2016", "2021", "deluxe"):
        for players in (3, 8):
            characters = Setup.preset(preset, edition, players, ninth=False).characters
            assert len(characters) == 9
        assert Setup.preset(preset, edition, 8, ninth=False).characters[8] == (ninth or "artist")


@pytest.mark.rule("S8", "S4", "J-S13")
@pytest.mark.parametrize("instead", ["king", "patrician"])
@pytest.mark.parametrize(
    ("edition", "preset"),
    [
        ("2016", "cunning-agents"),
        ("2016", "illustrious-emissaries"),
        ("2021", "illustrious-emissaries"),
        ("deluxe", "cunning-agents"),
        ("deluxe", "illustrious-emissaries"),
    ],
)
def test_a_preset_for_two_players_has_the_king_or_patrician_instead_of_the_emperor(
    edition: str, preset: str, instead: str
) -> None:
    assert Setup.preset(preset, edition, 2, rank_4=instead).characters[3] == instead
    assert Setup.preset(preset, edition, 3, rank_4=instead).characters[3] == "emperor"


@pytest.mark.rule("S8", "S4", "J-S13")
@pytest.mark.parametrize("instead", ["artist", "tax_collector"])
@pytest.mark.parametrize(
    ("edition", "preset"),
    [
        ("2016", "ambitious-aristocrats"),
        ("2016", "devious-dignitaries"),
        ("2021", "devious-dignitaries"),
        ("deluxe", "ambitious-aristocrats"),
        ("deluxe", "devious-dignitaries"),
    ],
)
def test_presets_for_under_five_players_have_artist_or_tax_collector_instead_of_queen(
    edition: str, preset: str, instead: str
) -> None:
    for players in (3, 4):
        assert Setup.preset(preset, edition, players, rank_9=instead).characters[8] == instead
    for players in (5, 6, 7, 8):
        assert Setup.preset(preset, edition, players, rank_9=instead).characters[8] == "queen"
    assert len(Setup.preset(preset, edition, 2, rank_9=instead).characters) == 8


@pytest.mark.rule("J-S12")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
@pytest.mark.parametrize("players", [3, 8])
def test_a_setup_can_name_the_rank_9_that_the_first_game_needs(edition: str, players: int) -> None:
    def ninth(name: str) -> str:
        return Setup.preset("first-game", edition, players, rank_9=name).characters[8]

    assert Setup.preset("first-game", edition, players).characters[8] == "artist"
    assert ninth("tax_collector") == "tax_collector"
    if players == 8:
        assert ninth("queen") == "queen"


@pytest.mark.rule("J-S17")
@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 8), (4, 7), (5, 7), (6, 7), (7, 7)])
def test_classic_2016_has_eight_characters_and_the_city_sizes_of_2016(
    players: int, size: int
) -> None:
    game = Game.new(Setup.preset("first-game", "classic-2016", players), seed=2)
    assert game.goal == size
    assert len(game.box.cast) - 1 == 8
    assert len(game.box.deck) == 68


@pytest.mark.rule("J-S15")
def test_the_two_classic_keeps_count_as_one_replaced_district() -> None:
    without_keep = [name for name in CLASSIC_12 if name != "keep"]
    setup = Setup.custom(ORIGINALS, [*without_keep, *BONUS[:4]], "classic")
    assert len(setup.box().deck) == 66 - 2 + 4


@pytest.mark.rule("S8", "S4")
def test_the_character_chosen_for_a_rank_of_a_preset_must_be_allowed_in_the_setup() -> None:
    with pytest.raises(SetupError) as refused:
        Setup.preset("ambitious-aristocrats", "2016", 4, rank_9="queen")
    assert refused.value.rule == "S4"
    with pytest.raises(SetupError) as refused:
        Setup.preset("cunning-agents", "2016", 2, rank_4="emperor")
    assert refused.value.rule == "S4"
    with pytest.raises(SetupError) as refused:
        Setup.preset("cunning-agents", "2016", 2, rank_4="bishop")
    assert refused.value.rule == "S2"


# --- S9: free choice ------------------------------------------------------------------
@pytest.mark.rule("S9")
def test_every_character_of_an_edition_can_be_chosen() -> None:
    for edition, facts in EDITIONS.items():
        for character in facts.characters:
            chosen = Setup.custom(cast(character.id, edition=edition), edition=edition, players=5)
            assert character.id in chosen.characters


@pytest.mark.rule("S9")
@pytest.mark.parametrize("edition", list(EDITIONS))
def test_random_setups_follow_the_rules_and_can_contain_every_card(edition: str) -> None:
    seen: set[str] = set()
    for players in range(2, 8 if edition == "classic-2016" else 9):
        for seed in range(40):
            setup = Setup.random(edition, players, seed)
            seen |= set(setup.characters)
            seen |= set(setup.unique)
            again = Setup.custom(
                setup.characters,
                setup.unique,
                edition,
                players,
                setup.action_cards,
                setup.short,
            )
            assert again == setup
    facts = EDITIONS[edition]
    assert seen == {c.id for c in facts.characters} | {d.id for d in (*facts.unique, *facts.bonus)}


@pytest.mark.rule("S9")
@pytest.mark.parametrize("edition", list(EDITIONS))
@pytest.mark.parametrize("players", [0, 1, 9])
def test_random_setups_for_an_impossible_number_of_players_are_rejected(
    edition: str, players: int
) -> None:
    with pytest.raises(SetupError) as refused:
        Setup.random(edition, players)
    assert refused.value.rule == "S1"


@pytest.mark.rule("S9", "S1")
def test_random_and_preset_setups_reject_eight_players_if_the_edition_has_no_rank_9() -> None:
    for make in (Setup.random, Setup.preset):
        with pytest.raises(SetupError) as refused:
            make(edition="classic-2016", players=8)
        assert refused.value.rule == "S1"


# --- S10: the short game --------------------------------------------------------------
@pytest.mark.rule("S10", "E1")
@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_in_the_classic_short_game_a_city_is_complete_with_seven_districts(players: int) -> None:
    assert Game.new(Setup.preset("first-game", "classic", players), 1).goal == 8
    assert Game.new(Setup.preset("first-game", "classic", players, short=True), 1).goal == 7


@pytest.mark.rule("S10", "S9")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe", "classic-2016"])
def test_only_classic_has_a_short_game(edition: str) -> None:
    assert broken_rule(edition=edition, short=True) == "S10"


# --- S11: bonus characters of classic -------------------------------------------------
@pytest.mark.rule("S11", "J-S14")
def test_classic_originals_can_be_swapped_for_bonus_characters_of_the_same_rank() -> None:
    for swapped in (
        ("alchemist",),
        ("witch", "tax_collector"),
        ("witch", "tax_collector", "wizard", "emperor", "abbot", "alchemist", "navigator"),
    ):
        characters = Setup.custom(cast(*swapped, edition="classic"), edition="classic").characters
        assert set(swapped) <= set(characters)
        assert len(characters) == 8
    without_merchant = [c for c in ORIGINALS if c != "merchant"]
    assert broken_rule(characters=[*without_merchant, "abbot"], edition="classic") == "S2"


@pytest.mark.rule("S11", "S5")
def test_a_setup_with_the_classic_diplomat_leaves_out_the_graveyard() -> None:
    with_diplomat = cast("diplomat", edition="classic")
    assert broken_rule(characters=with_diplomat, unique=CLASSIC_12, edition="classic") == "S11"
    setup = Setup.custom(with_diplomat, edition="classic")
    assert "graveyard" not in setup.unique
    assert len(setup.box().deck) == 65
    without = [name for name in CLASSIC_12 if name != "graveyard"]
    with_three = Setup.custom(with_diplomat, [*without, *BONUS[:3]], "classic")
    assert len(with_three.box().deck) == 68
    assert broken_rule(unique=without, edition="classic") == "S5"


@pytest.mark.rule("S11")
def test_in_deluxe_the_diplomat_and_the_graveyard_can_be_combined() -> None:
    chosen = [*FIRST_14[:-1], "graveyard"]
    assert "graveyard" in Setup.custom(cast("diplomat"), chosen, "deluxe").unique
