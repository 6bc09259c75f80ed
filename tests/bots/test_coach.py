"""The coach: its advice, the reasons it gives, and when it calls moves about equal."""

from __future__ import annotations

from importlib.resources import files
from itertools import pairwise

import pytest
from fluent.syntax import FluentParser, ast

from citadella.bots import coach
from citadella.bots.coach import MoveAdvice, advise
from citadella.bots.heuristics import BALANCED, Evaluation
from citadella.cards import EDITIONS
from citadella.knowledge import sample, view
from citadella.notation import Position, Seat
from citadella.rules import Action, Game, Setup
from citadella.rules.dice import Dice
from citadella.texts import LANGUAGES, Texts
from citadella.texts.sentence import Renderer, Sentence
from tests.texts.plain import plain

FEW = 12
NAMES = [f"player {seat}" for seat in range(8)]


def advice(game: Game, most: int = 3, playouts: int = FEW) -> list[MoveAdvice]:
    return advise(view(game, game.to_act), game.legal_actions(), most, playouts)


def first(game: Game) -> tuple[str, str, dict[str, str | float]]:
    best = advice(game)[0]
    return best.action.text, *best.reasons[0]


def king(**seat: object) -> Position:
    return Position.build(
        call="king",
        players=[Seat("king", **seat), Seat("thief"), Seat("bishop"), Seat("warlord")],  # type: ignore[arg-type]
    )


def test_gold_is_advised_for_a_district_that_can_then_be_built() -> None:
    expected = ("gold", "reason-gold-for", {"card": "palace"})
    assert first(king(gold=3, hand="palace tavern").game()) == expected


@pytest.mark.parametrize(("hand", "said"), [("palace", True), ("", False), ("tavern", False)])
def test_a_lack_of_gold_is_a_reason_only_if_a_card_in_hand_costs_more(
    hand: str, said: bool
) -> None:
    reasons = [reason for item in advice(king(gold=1, hand=hand).game()) for reason in item.reasons]
    assert (("reason-gold", {"count": 1}) in reasons) == said


def test_the_coach_advises_drawing_cards_with_an_empty_hand() -> None:
    assert first(king(gold=6).game()) == ("cards", "reason-no-cards", {})


def test_completing_the_city_is_advised_and_named_as_the_reason() -> None:
    city = "manor castle temple church tavern prison"
    game = king(gold=4, hand="palace", city=city).game()
    game.play("gold")
    while advice(game)[0].action.text == "income":
        game.play("income")
    assert first(game) == ("build palace", "reason-completes", {"card": "palace"})


def test_advice_to_the_thief_names_the_rich_player_and_a_probability() -> None:
    game = Position.build(
        call="thief",
        face_up="magician bishop",
        players=[
            Seat("thief", gold=1, hand="palace cathedral", city="manor temple tavern"),
            Seat("merchant", gold=9, city="market docks harbor"),
            Seat("king", gold=1, city="castle church"),
            Seat("warlord", gold=1, city="prison watchtower"),
        ],
    ).game()
    best = advice(game, playouts=60)[0]
    key, facts = best.reasons[0]
    assert key == "reason-purse"
    assert facts["seat"] == 1
    assert facts["count"] == 9
    assert 0 < int(facts["percent"]) <= 100


def test_no_two_moves_are_given_the_same_reason() -> None:
    # Nobody is rich or has built anything, and the hand is full: no reason favours any character.
    game = Game.new(Setup.preset(), "coach")
    found = advice(game, 8)
    render = Renderer(Texts("en"), NAMES, "2016")
    said = [" ".join(map(render, item.sentences)) for item in found]
    assert len([sentence for sentence in said if sentence]) == len({*said} - {""})


def test_characters_are_advised_for_their_abilities() -> None:
    game = Position.build(
        draft=True,
        players=[
            Seat(city="tavern temple castle", hand="palace docks harbor", gold=1),
            Seat(city="manor church market prison", gold=1),
            Seat(gold=1),
            Seat(gold=1),
        ],
        crown=0,
    ).game()
    reasons = {item.action.text: item.reasons[0][0] for item in advice(game, 8) if item.reasons}
    assert reasons.get("pick bishop", "reason-income") in ("reason-income", "reason-shelters")
    assert reasons.get("pick assassin", "reason-ahead") == "reason-ahead"
    assert len(set(reasons.values())) > 1


def test_no_more_moves_are_advised_than_asked_for() -> None:
    game = Game.new(Setup.preset(), "coach")
    assert len(advice(game, 1)) == 1
    assert 1 <= len(advice(game, 3)) <= 3
    assert advice(game, 0) == []
    assert advise(view(game, game.to_act), []) == []


def test_the_winning_move_comes_first_and_the_others_have_lower_chances() -> None:
    rival = "market docks harbor monastery watchtower barracks"
    game = Position.build(
        call="king",
        players=[
            Seat("king", gold=5, hand="palace", city="manor castle temple church tavern prison"),
            Seat("merchant", gold=2, hand="fortress", city=rival),
            Seat("bishop"),
            Seat("warlord"),
        ],
    ).game()
    for action in ("gold", "income"):
        game.play(action)
    complete, *others = advice(game)
    assert complete.action.text == "build palace"
    assert complete.reasons[0] == ("reason-completes", {"card": "palace"})
    assert complete.reasons[1][0] in ("why-end", "why-points")
    assert all(item.chance < complete.chance and not item.equal for item in others)


def test_moves_with_the_same_outcome_are_about_equal() -> None:
    # Gold and income can be taken in either order, with the same result.
    game = king(gold=2, hand="palace", city="manor").game()
    income, gold = sorted(
        (item for item in advice(game) if item.action.text in ("gold", "income")),
        key=lambda item: item.action.text,
    )
    assert income.equal
    assert gold.equal


@pytest.mark.parametrize(("edition", "players"), list(zip(EDITIONS, (2, 4, 6, 3, 5), strict=True)))
def test_advice_is_translated_into_every_language(edition: str, players: int) -> None:
    game = Game.new(Setup.random(edition, players, "coach"), "coach")
    dice = Dice.from_seed("coach")
    asked = 0
    while not game.over:
        actions = game.legal_actions()
        judge = Evaluation(game, game.to_act, BALANCED, True)
        asked += len(actions) > 1
        if len(actions) > 1 and asked % 5 == 0:
            found = advice(game, playouts=4)
            chances = [item.chance for item in found]
            assert all(one > other - coach.EQUAL_MARGIN for one, other in pairwise(chances))
            assert found[0].equal
            reasons = [reason for item in found for reason in item.reasons]
            assert all(reasons.count(reason) == 1 for reason in reasons), "a reason is repeated"
            for item in found:
                assert len(item.reasons) <= 2
                for language in LANGUAGES:
                    render = Renderer(Texts(language), NAMES, edition)
                    for text in map(render, item.sentences):
                        assert text.endswith(".")
                        assert "{" not in text
        game.play(judge.best(actions, dice))


def test_advice_does_not_depend_on_information_hidden_from_the_seat() -> None:
    game = Game.new(Setup.preset("first-game", "2016", 4), "fair coach")
    dice = Dice.from_seed("fair coach")
    for _ in range(24):
        game.play(Evaluation(game, game.to_act, BALANCED, True).best(game.legal_actions(), dice))
    seen, actions = view(game, game.to_act), game.legal_actions()
    other = sample(seen, Dice.from_seed("other"))
    assert other.deck != game.deck
    assert advise(view(other, seen.seat), actions, 3, FEW) == advise(seen, actions, 3, FEW)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_own_wording_for_no_cards_and_one_card(language: str) -> None:
    texts = Texts(language)
    none, one, more = (texts("reason-poor-cards", count=count) for count in (0, 1, 5))
    assert len({none, one, more}) == 3
    assert "0" not in none
    assert "5" in more


def test_the_sentence_for_a_reason_refers_to_the_card_the_character_and_the_player() -> None:
    facts: dict[str, str | float] = {"card": "palace", "character": "king", "seat": 2, "count": 3}
    item = MoveAdvice(Action.parse("gold"), 0.5, True, [("reason-takes", facts)])
    args = {"card": "card:palace", "character": "character:king", "seat": "@2", "count": 3}
    assert item.sentences == [Sentence("reason-takes", args)]
    render = Renderer(Texts("en"), NAMES, "2016")
    assert plain(render(item.sentences[0])) == "Palace: costs player 2 3 points."


def test_every_reason_in_the_texts_can_be_given() -> None:
    source = files("citadella.texts").joinpath("en", "coach.ftl").read_text(encoding="utf-8")
    keys = {e.id.name for e in FluentParser().parse(source).body if isinstance(e, ast.Message)}
    with open(coach.__file__, encoding="utf-8") as file:
        code = file.read()
    why = files("citadella.texts").joinpath("en", "review.ftl").read_text(encoding="utf-8")
    for key in keys:
        # A `risk-` text counts as used if reviews use the `why-` text with the same suffix.
        against = key.removeprefix("risk-")
        assert f'"{key}"' in code or f"\nwhy-{against} =" in why, key
