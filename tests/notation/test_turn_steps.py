"""A turn described in words gives the same state as playing its actions."""

from __future__ import annotations

from typing import Any

import pytest

from citadella.notation import Position, Seat
from citadella.rules import Game, MalformedError
from tests.fuzz.spoiled import one_sentence
from tests.rules.table import choices, game_at, gold, play, texts

# Keys missing from a position built by hand: random numbers and the seats' knowledge of the deck.
UNSAID = ("dice", "marks", "deck_seen")


def same(built: Game, played: Game) -> None:
    """Check that both games are in the same state and offer the same actions."""
    states = []
    for game in (built, played):
        data = Position.of(game).data
        states.append({key: value for key, value in data.items() if key not in UNSAID})
        for player in states[-1]["players"]:
            player.pop("seen", None)
    assert states[0] == states[1]
    assert texts(built) == texts(played)


def deck_of(game: Game) -> str:
    return " ".join(card.name for card in reversed(game.deck))


OTHERS = (Seat("bishop", gold=4), Seat("thief", gold=2), Seat("warlord", gold=1))


def test_a_described_turn_with_gathering_and_building_equals_the_played_turn() -> None:
    played = game_at("king", Seat("king", gold=3, hand="tavern docks", city="temple"), *OTHERS)
    play(played, "gold", "build tavern")
    built = game_at(
        "king",
        Seat("king", gold=4, hand="docks", city="temple tavern"),
        *OTHERS,
        turn="gathered built:tavern",
        deck=deck_of(played),
    )
    same(built, played)
    assert texts(built) == ["end"]
    assert "build docks" in texts(
        game_at("king", Seat("king", gold=4, hand="docks"), *OTHERS, turn="gathered")
    )


def test_a_turn_described_as_begun_starts_after_all_effects_of_being_called() -> None:
    seats = (Seat("thief", gold=1), Seat("bishop"), Seat("king", gold=3), Seat("warlord"))
    played = game_at("king", *seats, markers="mask:king@0")
    assert gold(played) == [4, 0, 0, 0]
    seats = (Seat("thief", gold=4), Seat("bishop"), Seat("king"), Seat("warlord"))
    built = game_at(
        "king", *seats, turn="begun", markers="mask:king@0", crown=0, deck=deck_of(played)
    )
    same(built, played)
    assert built.crown == 2


def test_in_a_turn_described_as_begun_the_throne_room_does_not_pay_again() -> None:
    seats = (Seat("thief", city="throne_room"), Seat("bishop"), Seat("king"), Seat("warlord"))
    built = game_at("king", *seats, edition="deluxe", turn="begun")
    assert (built.crown, gold(built)) == (2, [0, 0, 0, 0])


@pytest.mark.parametrize(
    ("role", "before", "words", "now", "actions"),
    [
        (
            "merchant",
            {"gold": 0, "city": "tavern market"},
            "income bonus",
            {"gold": 3, "city": "tavern market"},
            ("income", "bonus"),
        ),
        (
            "architect",
            {"gold": 4, "hand": "tavern temple"},
            "bonus gathered built:temple built:tavern",
            {"gold": 4, "hand": "manor castle", "city": "temple tavern"},
            ("bonus", "gold", "build temple", "build tavern"),
        ),
        (
            "warlord",
            {"gold": 4},
            "ability gathered",
            {"gold": 6},
            ("destroy tavern @1", "gold"),
        ),
        (
            "alchemist",
            {"gold": 9, "hand": "palace", "city": "factory"},
            "gathered built:palace",
            {"gold": 6, "city": "factory palace"},
            ("gold", "build palace"),
        ),
        (
            "alchemist",
            {"gold": 9, "hand": "library", "city": "factory"},
            "gathered built:library",
            {"gold": 6, "city": "factory library"},
            ("gold", "build library"),
        ),
        (
            "scholar",
            {"gold": 20, "hand": "library factory"},
            "gathered built:library built:factory",
            {"gold": 11, "city": "library factory"},
            ("gold", "build library", "build factory"),
        ),
        (
            "trader",
            {"gold": 9, "hand": "tavern market temple"},
            "gathered built:tavern built:market built:temple",
            {"gold": 7, "city": "tavern market temple"},
            ("gold", "build tavern", "build market", "build temple"),
        ),
        (
            "bishop",
            {"gold": 3, "city": "smithy"},
            "used:smithy",
            {"gold": 1, "hand": "manor castle palace", "city": "smithy"},
            ("use smithy",),
        ),
        (
            "artist",
            {"gold": 3, "city": "tavern temple"},
            "beautified:tavern beautified:temple",
            {"gold": 1, "city": "tavern+ temple+"},
            ("beautify tavern", "beautify temple"),
        ),
        (
            "bishop",
            {"gold": 0, "hand": "palace", "city": "framework"},
            "gathered built:palace=free",
            {"gold": 2, "city": "palace"},
            ("gold", "build-with palace framework"),
        ),
        (
            "alchemist",
            {"gold": 3, "hand": "thieves_den tavern docks"},
            "gathered built:thieves_den=4",
            {"gold": 1, "city": "thieves_den"},
            ("gold", "pay-with-cards thieves_den", "discard tavern", "discard docks", "done"),
        ),
    ],
)
def test_a_described_turn_equals_the_played_turn(
    role: str, before: dict[str, Any], words: str, now: dict[str, Any], actions: tuple[str, ...]
) -> None:
    top = "manor castle palace"
    unique = "smithy factory library framework thieves_den keep"
    others = (Seat("king", city="tavern"), Seat("thief"), Seat("magician"))
    played = game_at(role, Seat(role, **before), *others, unique=unique, deck=top)
    play(played, *actions)
    fallen = "destroy tavern @1" in actions
    others = (Seat("king", city="" if fallen else "tavern"), Seat("thief"), Seat("magician"))
    built = game_at(
        role,
        Seat(role, **now),
        *others,
        unique=unique,
        deck=deck_of(played),
        rest=False,
        turn=words,
    )
    same(built, played)


@pytest.mark.rule("C-Wizard-1", "C-Wizard-2")
def test_a_district_the_wizard_took_and_built_does_not_count_towards_the_limit() -> None:
    played = game_at(
        "wizard",
        Seat("wizard", gold=5, hand="tavern"),
        Seat("king", hand="temple"),
        Seat("thief"),
        Seat("warlord"),
    )
    play(played, "look @1", "take-and-build temple", "gold")
    built = game_at(
        "wizard",
        Seat("wizard", gold=6, hand="tavern", city="temple"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        deck=deck_of(played),
        turn="ability taken:temple gathered",
    )
    same(built, played)
    assert choices(built, "build") == ["tavern"]


@pytest.mark.rule("X-Warlord-1")
def test_the_turn_can_only_end_after_the_classic_warlords_ability() -> None:
    seats = (Seat("warlord", gold=9, hand="tavern"), Seat("king", city="keep"), Seat(), Seat())
    built = game_at("warlord", *seats, edition="classic", turn="gathered ability")
    assert texts(built) == ["end"]


@pytest.mark.rule("C-Witch-3", "C-Witch-7")
def test_the_witch_resumes_a_bewitched_turn_once_the_character_has_gathered() -> None:
    seats = (Seat("witch", gold=2), Seat("bishop", gold=1, city="temple"), Seat("king"), Seat())
    played = play(game_at("bishop", *seats, markers="spell:bishop@0"), "gold")
    seats = (Seat("witch", gold=2), Seat("bishop", gold=3, city="temple"), Seat("king"), Seat())
    built = game_at(
        "bishop", *seats, markers="spell:bishop@0", turn="gathered", deck=deck_of(played)
    )
    same(built, played)
    assert (built.to_act, built.protected) == (0, 0b0001)


@pytest.mark.rule("C-Witch-2")
def test_a_bewitched_character_acts_until_it_has_gathered() -> None:
    seats = (Seat("witch"), Seat("bishop", city="temple"), Seat("king"), Seat("thief"))
    played = game_at("bishop", *seats, markers="spell:bishop@0")
    built = game_at("bishop", *seats, markers="spell:bishop@0", turn="begun")
    same(built, played)
    assert texts(built) == ["gold", "cards"]


@pytest.mark.rule("C-Blackmailer-2")
def test_a_threatened_character_gathers_before_it_answers_the_threat() -> None:
    seats = (Seat("blackmailer"), Seat("king"), Seat("bishop"), Seat("warlord"))
    game = game_at("king", *seats, markers="threat:king@0! threat:bishop@0", turn="begun")
    assert texts(game) == ["gold", "cards"]
    assert texts(play(game, "gold")) == ["bribe", "refuse"]


@pytest.mark.rule("C-Magistrate-2")
def test_a_warrant_no_longer_applies_once_a_district_has_been_paid_for() -> None:
    warrants = "warrant:architect@1! warrant:king@1 warrant:bishop@1"
    king = (Seat("magistrate"), Seat("king"), Seat("bishop"))
    seat = Seat("architect", gold=9, hand="tavern temple")
    played = game_at("architect", seat, *king, markers=warrants)
    play(played, "gold", "build tavern", "decline")
    built = game_at(
        "architect",
        Seat("architect", gold=10, hand="temple", city="tavern"),
        *king,
        markers=warrants,
        turn="gathered built:tavern",
        deck=deck_of(played),
    )
    same(built, played)
    assert play(built, "build temple").to_act == 0


def circus(call: str, *players: Seat, **more: Any) -> Game:
    return game_at(call, *players, edition="deluxe", action_cards=True, **more)


@pytest.mark.rule("A-Director")
def test_a_director_that_has_been_played_raises_the_building_limit() -> None:
    seat = Seat("king", gold=9, hand="director tavern temple docks")
    played = play(circus("king", seat, *OTHERS), "gold", "play director", "build tavern")
    built = circus(
        "king",
        Seat("king", gold=10, hand="temple docks", city="tavern"),
        *OTHERS,
        turn="gathered played:director built:tavern",
        deck=deck_of(played),
    )
    same(built, played)
    assert choices(built, "build") == ["temple", "docks"]


@pytest.mark.rule("A-CashWagon")
def test_a_ticket_booth_is_visited_only_once_in_a_turn() -> None:
    seats = (Seat("king", gold=3), Seat("bishop", laid="ticket_booth=1"), Seat("thief"), Seat())
    played = play(circus("king", *seats, deck="docks tavern temple"), "visit @1", "keep docks")
    play(played, "decline")
    now = Seat("king", gold=2, hand="docks")
    seats = (now, Seat("bishop", laid="ticket_booth=2"), Seat("thief"), Seat())
    built = circus("king", *seats, turn="visited:1", deck=deck_of(played))
    same(built, played)
    assert choices(built, "visit") == []


# --- impossible turns ------------------------------------------------------------------
def test_an_armory_still_in_the_city_cannot_have_been_used() -> None:
    seats = [Seat("king", city="armory"), Seat(city="market"), Seat(), Seat()]
    with pytest.raises(MalformedError, match="'armory' cannot have been used"):
        Position.build(seats, call="king", turn="gathered used:armory")


@pytest.mark.parametrize(
    ("call", "words", "sentence"),
    [
        ("king", "slept", "'slept' is not a step of a turn"),
        ("king", "gathered:gold", "is not a step of a turn"),
        ("king", "built", "is not a step of a turn"),
        ("king", "gathered gathered", "has the step 'gathered' twice"),
        ("king", "built:tavern", "before gathering"),
        ("king", "gathered built:tavern built:tavern", "'tavern' cannot have been built"),
        ("king", "gathered built:hogwarts", "'hogwarts' cannot have been built"),
        ("king", "gathered built:castle", "'castle' cannot have been built"),
        ("king", "gathered built:tavern built:temple", "cannot have built more than 1"),
        ("king", "gathered built:tavern=much", "'much' is not a number"),
        ("king", "used:tavern", "'tavern' cannot have been used"),
        (
            "king",
            "used:smithy used:smithy",
            r"'smithy' cannot have been used in this turn, or has been used already",
        ),
        ("king", "used:laboratory", "'laboratory' cannot have been used"),
        ("king", "played:tavern", "is not an action card of this game"),
        ("king", "played:director", "is not an action card of this game"),
        ("king", "beautified:tavern", "'tavern' cannot have been beautified"),
        ("king", "visited:1", "has no card with gold on it"),
        ("thief", "income", "'thief' has no income"),
        ("navigator", "gathered built:tavern", "'navigator' cannot have built"),
        ("bishop", "gathered", "'bishop' has been killed"),
        ("architect", "gathered", "Nobody has 'architect'|no character 'architect'"),
        ("merchant", "gathered", "No player has 'merchant'"),
        ("warlord", "gathered", "the threat on it must be gone"),
        ("warlord", "income", "cannot have done anything before gathering"),
        ("magician", "ability", "cannot have done anything before gathering"),
    ],
)
def test_a_turn_that_cannot_have_happened_is_rejected(call: str, words: str, sentence: str) -> None:
    with pytest.raises(MalformedError, match=sentence) as refusal:
        Position.build(
            [
                Seat("king thief navigator bishop", city="tavern temple smithy"),
                Seat("assassin warlord magician"),
                Seat(),
            ],
            call=call,
            turn=words,
            unique="laboratory",
            markers="dagger:bishop@1 threat:warlord@0! spell:magician@1",
        )
    one_sentence(refusal.value)


def test_the_witch_cannot_have_built_before_resuming_a_bewitched_turn() -> None:
    with pytest.raises(MalformedError, match="'witch' cannot have built"):
        Position.build(
            [Seat("witch", city="tavern"), Seat(), Seat(), Seat()],
            call="witch",
            turn="gathered built:tavern",
        )


def test_only_one_action_card_can_have_been_played_in_a_turn() -> None:
    for words, laid in (
        ("played:director played:circus_tent", ""),
        ("played:director", "rasputin"),
    ):
        with pytest.raises(MalformedError, match="Only one action card"):
            Position.build(
                [Seat("king", laid=laid), Seat(), Seat(), Seat()],
                call="king",
                turn=words,
                edition="deluxe",
                action_cards=True,
            )
