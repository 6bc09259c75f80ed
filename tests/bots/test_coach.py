"""The coach advises as the strategist plays, with reasons that are true and can be said."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from citadella.bots import coach
from citadella.bots.coach import Advice, advise, say
from citadella.bots.judgement import BALANCED, Judge
from citadella.cards import EDITIONS
from citadella.knowledge import view
from citadella.notation import Position, Seat
from citadella.rules import Game, Setup
from citadella.rules.dice import Dice
from citadella.texts import LANGUAGES, Texts


def advice(game: Game, most: int = 3) -> list[Advice]:
    return advise(view(game, game.to_act), game.legal_actions(), most)


def first(game: Game) -> tuple[str, str, dict[str, str | int]]:
    best = advice(game)[0]
    return best.action.text, best.reason, best.facts


def king(**seat: object) -> Position:
    return Position.build(
        call="king",
        players=[Seat("king", **seat), Seat("thief"), Seat("bishop"), Seat("warlord")],  # type: ignore[arg-type]
    )


def test_gold_for_what_can_then_be_built() -> None:
    expected = ("gold", "reason-gold-for", {"card": "palace"})
    assert first(king(gold=3, hand="palace tavern").game()) == expected


def test_cards_for_who_has_none() -> None:
    assert first(king(gold=6).game()) == ("cards", "reason-no-cards", {})


def test_a_city_about_to_be_complete() -> None:
    city = "manor castle temple church tavern prison"
    game = king(gold=4, hand="palace", city=city).game()
    game.play("gold")
    while advice(game)[0].action.text == "income":
        game.play("income")
    assert first(game) == ("build palace", "reason-completes", {"card": "palace"})


def test_the_thief_hears_who_is_rich() -> None:
    game = Position.build(
        call="thief",
        face_up="magician bishop",
        players=[
            Seat("thief", gold=1),
            Seat("merchant", gold=9, hand="tavern", city="market docks harbor"),
            Seat("king"),
            Seat("warlord"),
        ],
    ).game()
    best = advice(game)[0]
    assert best.reason == "reason-purse"
    assert best.facts["seat"] == 1
    assert best.facts["gold"] == 9
    assert 0 < int(best.facts["percent"]) <= 100


def test_what_tells_no_move_from_another_is_not_said_again() -> None:
    # Nobody has built, nobody is rich, the hand is full: nothing speaks for any character.
    game = Game.new(Setup.preset(), "coach")
    found = advice(game, 8)
    said = [say(item, Texts("en"), "2016", "player {}".format) for item in found]
    assert len([sentence for sentence in said if sentence]) == len({*said} - {""})


def test_a_character_is_praised_for_what_it_does() -> None:
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
    reasons = {item.action.text: item.reason for item in advice(game, 8)}
    assert reasons.get("pick bishop", "reason-income") in ("reason-income", "reason-shelters")
    assert reasons.get("pick assassin", "reason-ahead") == "reason-ahead"
    assert len(set(reasons.values())) > 1


def test_there_are_as_many_as_asked_for_and_no_more() -> None:
    game = Game.new(Setup.preset(), "coach")
    assert len(advice(game, 1)) == 1
    assert 1 <= len(advice(game, 3)) <= 3
    assert advice(game, 0) == []
    assert advise(view(game, game.to_act), []) == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_advice_can_be_said_in_every_language(edition: str, players: int) -> None:
    game = Game.new(Setup.random(edition, players, "coach"), "coach")
    dice = Dice.from_seed("coach")
    while not game.over:
        actions = game.legal_actions()
        judge = Judge(game, game.to_act, BALANCED, True)
        if len(actions) > 1:
            found = advice(game)
            worths = [judge.worth(item.action) for item in found]
            assert worths == sorted(worths, reverse=True)
            assert worths[0] == pytest.approx(max(judge.worth(action) for action in actions))
            assert sum(item.share for item in found) == pytest.approx(1)
            assert [item.estimate for item in found] == sorted(
                (item.estimate for item in found), reverse=True
            )
            reasons = [(item.reason, item.facts) for item in found if item.reason]
            assert all(reasons.count(reason) == 1 for reason in reasons), "a filler"
            for item in found:
                for language in LANGUAGES:
                    text = say(item, Texts(language), edition, "player {}".format)
                    assert text.endswith(".") or not item.reason
                    assert "{" not in text
        game.play(judge.best(actions, dice))


def test_every_reason_is_one_that_the_coach_can_give() -> None:
    source = files("citadella.texts").joinpath("en", "coach.ftl").read_text(encoding="utf-8")
    keys = {e.id.name for e in FluentParser().parse(source).body if isinstance(e, ast.Message)}
    with open(coach.__file__, encoding="utf-8") as file:
        code = file.read()
    assert {key for key in keys if f'"{key}"' not in code} == set()
