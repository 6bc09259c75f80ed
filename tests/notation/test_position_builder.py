"""Building positions by hand: omitted facts are derived, and contradictions are rejected."""

from __future__ import annotations

from typing import Any

import pytest

from citadella.knowledge import view
from citadella.notation import Position, Seat
from citadella.rules import CitadellaError, Game, MalformedError, SetupError
from tests.fuzz.spoiled import one_sentence
from tests.rules.table import choices, city, game_at, gold, play, play_until, texts

SIX = "tavern market docks temple church prison"
SEVEN = f"{SIX} manor"
OTHER_SEVEN = "castle palace watchtower barracks fortress monastery cathedral"


def four(**more: Any) -> Game:
    """Return a game in the turn of the Warlord (seat 0, with 9 gold)."""
    seats = [Seat("warlord", gold=9), Seat("king"), Seat("thief"), Seat("bishop")]
    return game_at("warlord", *seats, **more)


def refused(*players: Any, sentence: str, **more: Any) -> CitadellaError:
    seats = list(players) or [Seat("warlord"), Seat("king"), Seat("thief"), Seat("bishop")]
    with pytest.raises(CitadellaError, match=sentence) as refusal:
        Position.build(seats, **more)
    one_sentence(refusal.value)
    return refusal.value


# --- which characters have acted ---------------------------------------------------------
@pytest.mark.rule("C-Witch-7", "C-Bishop-2")
def test_a_bewitched_bishop_protects_the_city_of_the_witch() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=9),
        Seat("bishop", city="temple"),
        Seat("witch", city="tavern"),
        Seat("king"),
        markers="spell:bishop@2",
    )
    assert choices(game, "destroy") == ["temple @1"]


def test_built_and_played_positions_agree_on_actors_protection_and_revealed_characters() -> None:
    seats = (Seat("warlord"), Seat("bishop thief"), Seat("king"))
    cast = "witch artist"
    for markers in ("", "spell:bishop@2", "spell:king@0", "spell:thief@1", "dagger:thief@0"):
        if markers.startswith("dagger"):
            cast = "assassin artist"
        built = game_at("warlord", *seats, cast=cast, markers=markers)
        played = game_at("", *seats, cast=cast, markers=markers)
        play_until(played, "turn", seat=0)
        while played.the_turn().role.name != "warlord":
            played.play("gold" if "gold" in texts(played) else "end")
        assert built.actors == played.actors
        assert built.protected == played.protected
        assert [p.revealed for p in built.players] == [p.revealed for p in played.players]


# --- the end ---------------------------------------------------------------------------
@pytest.mark.rule("E2", "E3")
def test_with_a_complete_city_the_round_is_the_last_one() -> None:
    seats = (Seat("warlord"), Seat("king", city=SEVEN), Seat("thief"), Seat("bishop"))
    game = game_at("warlord", *seats)
    assert (game.ending, game.first) == (True, 0b0010)
    assert play(game, "gold", "end").over
    assert [line.points for line in game.result().sheets[1] if line.reason == "first-complete"]


def test_a_circus_tent_counts_towards_a_complete_city() -> None:
    seats = (Seat("warlord"), Seat("king", city=SIX, laid="circus_tent"), Seat(), Seat())
    game = game_at("warlord", *seats, edition="deluxe", action_cards=True)
    assert (game.ending, game.first) == (True, 0b0010)


def test_without_a_complete_city_the_round_is_not_the_last_one() -> None:
    game = game_at("warlord", Seat("warlord", city=SIX), Seat("king"), Seat("thief"), Seat())
    assert (game.ending, game.first, game.ending_early) == (False, 0, False)
    assert not play(game, "gold", "end").over


def test_if_several_cities_are_complete_the_seat_that_was_first_must_be_given() -> None:
    seats = (Seat("warlord", city=SEVEN), Seat("king", city=OTHER_SEVEN), Seat(), Seat())
    refused(*seats, sentence="set 'first' to the seat that was first")
    assert game_at("warlord", *seats, first=1).first == 0b0010


@pytest.mark.rule("J-E6")
def test_the_first_player_to_complete_a_city_may_have_lost_a_district_later() -> None:
    seats = (Seat("warlord", city=SIX), Seat("king"), Seat("thief"), Seat("bishop"))
    refused(*seats, first=0, sentence="this player's city is not complete")
    game = game_at("warlord", *seats, first=0, ending=True)
    assert (game.ending, game.first) == (True, 0b0001)


@pytest.mark.parametrize(
    ("seat", "more", "sentence"),
    [
        (Seat(city=SEVEN), {"ending": False}, "'ending' cannot be False"),
        (Seat(), {"ending": True}, "set 'first' to the seat whose city was complete first"),
        (Seat(city=SEVEN), {"first": 1}, "Player 1 cannot have been first"),
        (Seat(city=SEVEN), {"first": [0, 1], "ending": True}, "Only one city"),
        (Seat(city=SEVEN), {"first": 4}, "must be a seat of this game, not '4'"),
        (Seat(city=SEVEN), {"first": "0"}, "must be a seat of this game"),
        (Seat(city=SEVEN), {"first": True}, "must be a seat of this game"),
        (Seat(city=SEVEN), {"first": [0.5]}, "must be a seat of this game"),
        (Seat(city=SEVEN), {"ending": 1}, "'ending' must be true or false"),
        (Seat(city=SEVEN), {"draft": True}, "No new round can begin"),
    ],
)
def test_an_ending_that_contradicts_the_cities_is_rejected(
    seat: Seat, more: dict[str, Any], sentence: str
) -> None:
    refused(seat, Seat(), Seat(), Seat(), sentence=sentence, **more)


# --- the Bell Tower --------------------------------------------------------------------
def with_bell(announced: str, others: str = SIX) -> tuple[Seat, ...]:
    return (
        Seat("merchant", city=f"bell_tower{announced}"),
        Seat("king", city=others),
        Seat("thief"),
        Seat("warlord"),
    )


@pytest.mark.rule("U-bell_tower")
def test_an_announced_bell_tower_ends_the_game_one_district_earlier() -> None:
    game = game_at("warlord", *with_bell("!"), edition="deluxe")
    assert (game.goal, game.end_at, game.ending, game.ending_early) == (7, 6, False, True)
    assert play(game, "gold", "end").over
    game = game_at("warlord", *with_bell(""), edition="deluxe")
    assert (game.goal, game.end_at, game.ending_early) == (7, 7, False)
    assert not play(game, "gold", "end").over


@pytest.mark.rule("U-bell_tower-1")
def test_the_classic_bell_tower_makes_cities_complete_earlier() -> None:
    game = game_at("warlord", *with_bell("!", SEVEN), edition="classic")
    assert (game.goal, game.end_at, game.ending, game.first) == (7, 7, True, 0b0010)


@pytest.mark.rule("U-bell_tower-1")
def test_with_the_classic_bell_tower_several_cities_can_count_as_completed_first() -> None:
    bell = Seat("merchant", city=f"bell_tower! {SIX}")
    seats = (bell, Seat("king", city=OTHER_SEVEN), Seat("thief"), Seat("warlord"))
    refused(*seats, edition="classic", sentence="set 'first' to the seat that was first")
    assert game_at("warlord", *seats, edition="classic", first=[0, 1]).first == 0b0011


def test_a_position_with_an_announced_bell_tower_equals_the_played_position() -> None:
    for edition in ("classic", "deluxe"):
        for others in (SIX, SEVEN, f"{SEVEN} castle"):
            seat = Seat("merchant", gold=9, hand="bell_tower")
            played = game_at("merchant", seat, *with_bell("", others)[1:], edition=edition)
            play(played, "gold", "build bell_tower", "announce", "end")
            built = game_at("warlord", *with_bell("!", others), edition=edition)
            for key in ("goal", "end_at", "ending", "first"):
                assert getattr(built, key) == getattr(played, key)
            assert play(built, "gold", "end").over == play(played, "gold", "end").over


def test_with_an_announced_bell_tower_the_last_round_needs_no_complete_city() -> None:
    seats = with_bell("!", "tavern")
    assert not game_at("warlord", *seats, edition="deluxe").ending_early
    assert game_at("warlord", *seats, edition="deluxe", ending=True).ending_early
    full = with_bell("!")
    refused(*full, edition="deluxe", ending=False, sentence="'ending' cannot be False")


def test_an_announced_bell_tower_can_also_be_beautified() -> None:
    seats = (Seat("merchant", city="bell_tower+!"), Seat("king"), Seat("thief"), Seat("warlord"))
    game = game_at("warlord", *seats, edition="deluxe")
    assert city(game, 0) == ["bell_tower+"]
    assert game.end_at == 6


@pytest.mark.parametrize("word", ["tavern!", "lighthouse!", "library!"])
def test_only_the_bell_tower_can_be_announced(word: str) -> None:
    refused(
        Seat(city=word),
        Seat(),
        Seat(),
        Seat(),
        edition="deluxe",
        sentence="has nothing to announce",
    )


# --- the deck --------------------------------------------------------------------------
def names(game: Game) -> list[str]:
    return [card.name for card in reversed(game.deck)]


def test_the_seed_shuffles_the_cards_that_follow_the_given_top_of_the_deck() -> None:
    decks = [names(four(deck="palace docks", seed=seed)) for seed in (0, 0, 1, 2)]
    assert decks[0] == decks[1]
    assert decks[0] != decks[2] != decks[3] != decks[0]
    for deck in decks:
        assert deck[:2] == ["palace", "docks"]
        assert sorted(deck) == sorted(decks[0])


def test_a_deck_that_is_not_given_is_shuffled() -> None:
    game = four()
    assert sorted(names(game)) == sorted(card.name for card in game.box.deck)
    together = [a == b for a, b in zip(names(game), names(game)[1:], strict=False)]
    assert sum(together) < 10  # in the box, equal cards lie together


def test_the_whole_deck_can_be_given() -> None:
    assert names(four(deck="palace docks docks", rest=False)) == ["palace", "docks", "docks"]


@pytest.mark.rule("T9")
def test_the_deck_can_be_empty() -> None:
    game = four(rest=False)
    assert names(game) == []
    assert "cards" not in texts(game)


def test_a_unique_district_put_in_the_deck_is_part_of_the_game() -> None:
    assert names(four(deck="museum"))[0] == "museum"


def test_a_card_cannot_be_in_the_deck_and_elsewhere() -> None:
    refused(Seat(hand="keep"), Seat(), Seat(), Seat(), deck="keep", sentence="has 2 of 'keep'")


# --- districts built, ticket booths, tucked cards -----------------------------------------
@pytest.mark.rule("X-Tax-2")
def test_a_player_who_has_built_pays_the_classic_tax_collector() -> None:
    game = game_at(
        "tax_collector",
        Seat("assassin", gold=3, built=True),
        Seat("tax_collector"),
        Seat("king", gold=3),
        Seat("warlord", gold=3),
        edition="classic",
    )
    assert gold(game) == [2, 1, 3, 3]


def test_a_player_who_has_had_no_turn_cannot_have_built() -> None:
    seats = (Seat("warlord", built=True), Seat("king", built=True), Seat("bishop"), Seat())
    refused(*seats, call="bishop", sentence="Player 0 cannot have built")
    assert (
        game_at("warlord", Seat("king", built=True), Seat("warlord"), Seat(), Seat()).builders == 1
    )


def test_a_bewitched_player_cannot_have_built_but_the_witch_can() -> None:
    seats = [Seat("witch"), Seat("king", built=True), Seat("thief"), Seat("warlord")]
    refused(*seats, call="warlord", markers="spell:king@0", sentence="Player 1 cannot have built")
    seats = [Seat("witch", built=True), Seat("king"), Seat("thief"), Seat("warlord")]
    assert game_at("warlord", *seats, markers="spell:king@0").builders == 0b0001


@pytest.mark.rule("A-CashWagon")
def test_a_ticket_booth_can_hold_gold() -> None:
    game = game_at(
        "king",
        Seat("king", gold=3),
        Seat("bishop", laid="ticket_booth=2 ticket_booth"),
        Seat("thief"),
        Seat("warlord"),
        edition="deluxe",
        action_cards=True,
    )
    assert [laid.gold for laid in game.players[1].laid] == [2, 0]
    play(game, "visit @1")
    play(game, texts(game)[0], "cash-in")
    assert gold(game)[:2] == [2, 3]


@pytest.mark.rule("U-museum", "I2")
def test_cards_under_a_museum_are_known_to_the_players_who_put_them_there() -> None:
    game = game_at(
        "king",
        Seat("king", city="museum", tucked="docks tavern@2"),
        Seat("bishop"),
        Seat("thief"),
        Seat("warlord"),
    )
    assert [(t.card.name, t.by) for t in game.players[0].tucked] == [("docks", 0), ("tavern", 2)]
    for seat, known in ((0, ["docks", "?"]), (1, ["?", "?"]), (2, ["?", "tavern"])):
        assert [t.card.name for t in view(game, seat).known.players[0].tucked] == known


# --- wrong types and unknown names -----------------------------------------------------
@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"gold": "3"}, "'gold' must be a whole number"),
        ({"gold": True}, "'gold' must be a whole number"),
        ({"gold": -1}, "'gold' must be a whole number from 0"),
        ({"gold": 2.5}, "'gold' must be a whole number"),
        ({"roles": None}, "'roles' must be a string"),
        ({"hand": ["tavern"]}, "'hand' must be a string"),
        ({"city": ("tavern",)}, "'city' must be a string"),
        ({"revealed": 1}, "'revealed' must be a string"),
        ({"tucked": 1}, "'tucked' must be a string"),
        ({"laid": {}}, "'laid' must be a string"),
        ({"built": "yes"}, "'built' must be true or false"),
        ({"laid": "ticket_booth=many"}, "'many' is not a number"),
        ({"laid": "ticket_booth=-1"}, "'-1' is not a number"),
        ({"tucked": "tavern@"}, "'' is not a number"),
    ],
)
def test_a_seat_rejects_values_of_the_wrong_type(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(MalformedError, match=sentence) as refusal:
        Seat(**given)
    one_sentence(refusal.value)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"call": None}, "'call' must be a string"),
        ({"call": "kign"}, "no character 'kign'"),
        ({"call": "?"}, r"no character '\?'"),
        ({"turn": ["gathered"]}, "'turn' must be a string"),
        ({"edition": 2016}, "'edition' must be a string"),
        ({"edition": "1999"}, "no edition called '1999'"),
        ({"cast": ["king"]}, "'cast' must be a string"),
        ({"unique": 5}, "'unique' must be a string"),
        ({"unique": "hogwarts"}, "no unique district called 'hogwarts'"),
        ({"deck": None}, "'deck' must be a string"),
        ({"deck": "hogwarts"}, "no card 'hogwarts'"),
        ({"rest": "no"}, "'rest' must be true or false"),
        ({"crown": "0"}, "'crown' must be a whole number"),
        ({"crown": 4}, "'crown' must be a whole number from 0 to 3"),
        ({"round": "2"}, "'round' must be a whole number"),
        ({"markers": None}, "'markers' must be a string"),
        ({"markers": "dagger"}, "is not a marker; write it like dagger:king@0"),
        ({"markers": "dagger:king"}, "is not a marker; write it like dagger:king@0"),
        ({"markers": "dagger:king@x"}, "'x' is not a number"),
        ({"markers": "dagger:king@4"}, "is not a marker"),
        ({"markers": "halo:king@0"}, "is not a marker"),
        ({"markers": "dagger:queen@0"}, "no character 'queen'"),
        ({"markers": "dagger:king@0!"}, "cannot have the face"),
        ({"taxes": 1.0}, "'taxes' must be a whole number"),
        ({"face_up": 1}, "'face_up' must be a string"),
        ({"face_up": "king"}, "in two places"),
        ({"action_cards": "yes"}, "'action_cards' must be true or false"),
        ({"action_cards": True}, "has no action cards"),
        ({"short": 0}, "'short' must be true or false"),
        ({"seed": "x"}, "'seed' must be a whole number"),
        ({"seed": -1}, "'seed' must be a whole number"),
        ({"seed": 1 << 300}, "'seed' must be a whole number"),
        ({"draft": 1}, "'draft' must be true or false"),
        ({"draft": True, "call": "king"}, "'draft' cannot be combined"),
        ({"draft": True, "turn": "gathered"}, "'draft' cannot be combined"),
    ],
)
def test_values_of_the_wrong_type_and_unknown_names_are_rejected(
    given: dict[str, Any], sentence: str
) -> None:
    refused(sentence=sentence, **given)


@pytest.mark.parametrize("players", [None, "king", Seat(), [Seat(), "king"], [[Seat()]], (1, 2)])
def test_the_players_must_be_a_list_of_seats(players: Any) -> None:
    with pytest.raises(MalformedError, match="must be a list"):
        Position.build(players)


@pytest.mark.rule("S1")
@pytest.mark.parametrize("seats", [0, 1, 9])
def test_a_position_needs_two_to_eight_players(seats: int) -> None:
    with pytest.raises(SetupError, match="2 to 8 players"):
        Position.build([Seat()] * seats)


@pytest.mark.rule("S2")
@pytest.mark.parametrize(
    ("cast", "sentence"),
    [
        ("kign", "no character called 'kign'"),
        ("king tax_collecter", "no character called 'tax_collecter'"),
        ("king emperor", "both have rank 4"),
        ("emperor", "'emperor' and 'king' both have rank 4"),  # seat 1 has the King
    ],
)
def test_an_impossible_cast_is_rejected(cast: str, sentence: str) -> None:
    assert isinstance(refused(cast=cast, sentence=sentence), SetupError)


def test_a_character_held_by_a_player_is_added_to_the_cast() -> None:
    game = game_at("", Seat("witch"), Seat("queen"), Seat("emperor"), Seat(), Seat())
    cast = [character.name for character in game.box.cast[1:]]
    assert (cast[0], cast[3], cast[8], len(cast)) == ("witch", "emperor", "queen", 9)
    refused(Seat("harlequin"), Seat(), Seat(), Seat(), sentence="no character called 'harlequin'")


# --- sets of markers -------------------------------------------------------------------
WARRANTS = "warrant:king@0 warrant:thief@0 warrant:bishop@0"
THREATS = "threat:king@0 threat:bishop@0"


@pytest.mark.rule("C-Magistrate-1")
def test_one_of_three_warrants_must_be_signed() -> None:
    seats = (Seat("magistrate"), Seat("king"), Seat("thief"), Seat("bishop"))
    refused(*seats, call="king", markers=WARRANTS, sentence="must be the real one")
    assert game_at("king", *seats, markers=f"{WARRANTS}!")
    # If only two warrants are left, the removed third warrant may have been the signed one.
    assert game_at("king", *seats, markers="warrant:king@0 warrant:bishop@0")


@pytest.mark.rule("C-Blackmailer-1")
def test_one_of_two_threats_must_be_flowered() -> None:
    seats = (Seat("blackmailer"), Seat("king"), Seat("magician"), Seat("bishop"))
    refused(*seats, call="king", markers=THREATS, sentence="must be the real one")
    assert game_at("king", *seats, markers=f"{THREATS}!")
    assert game_at("king", *seats, markers="threat:king@0")


def test_tucked_cards_must_be_under_a_museum_and_have_been_tucked_by_an_existing_seat() -> None:
    refused(Seat(tucked="docks", city="library"), Seat(), Seat(), Seat(), sentence="can be tucked")
    refused(
        Seat(tucked="docks@4", city="museum"),
        Seat(),
        Seat(),
        Seat(),
        sentence="that does not exist",
    )


@pytest.mark.parametrize("card", ["circus_tent=1", "rasputin=2"])
def test_only_a_ticket_booth_can_hold_gold(card: str) -> None:
    refused(
        Seat(laid=card),
        *(Seat(), Seat(), Seat()),
        edition="deluxe",
        action_cards=True,
        sentence="cannot have gold on it",
    )


def test_a_built_position_is_unchanged_by_conversion_to_json_or_text_or_a_game_and_back() -> None:
    position = Position.build(
        [Seat("king", gold=3, city="museum manor+", tucked="docks@1"), Seat(), Seat(), Seat()],
        call="king",
        turn="gathered income",
        crown=1,
        round=3,
    )
    assert Position.from_json(position.to_json()) == position
    assert Position.from_text(position.to_text()) == position
    assert Position.of(position.game()) == position
