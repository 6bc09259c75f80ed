"""The text and JSON forms of positions and records."""

from __future__ import annotations

import json

import pytest

from citadella.notation import Position, Record
from citadella.rules import Action, Game, MalformedError, Setup
from tests.properties import games
from tests.rules.table import Seat, game_at, play


def small() -> Game:
    return game_at(
        "king",
        Seat("king", gold=5, hand="tavern temple", city="manor+ keep"),
        Seat("bishop", gold=3, hand="docks"),
        Seat("merchant"),
        Seat("warlord"),
        markers="mask:bishop@2",
        taxes=2,
    )


def test_a_position_is_written_with_one_fact_per_line() -> None:
    text = Position.of(small()).to_text()
    lines = text.splitlines()
    assert lines[0] == "citadella position 1"
    for line in (
        'setup.edition = "2016"',
        "players.0.gold = 5",
        "players.0.hand = tavern temple",
        "players.0.city = manor+ keep",
        "players.0.roles = king",
        "players.1.roles = bishop",
        'markers = [["mask", "bishop", 2, 0]]',
        "taxes = 2",
        'stack = [["turn", 0]]',
    ):
        assert line in lines


def test_comments_blank_lines_and_spaces_do_not_matter_in_a_position() -> None:
    position = Position.of(small())
    lines = position.to_text().splitlines()
    loose = "\n\n# a comment\n".join(f"  {line}  " for line in lines)
    assert Position.from_text(loose) == position


def test_the_order_of_a_positions_lines_does_not_matter() -> None:
    position = Position.of(small())
    lines = position.to_text().splitlines()
    assert Position.from_text("\n".join([lines[0], *reversed(lines[1:])])) == position


def test_a_position_may_leave_out_everything_but_setup_and_players() -> None:
    setup = json.loads(Position.of(small()).to_json())["setup"]
    data = {"setup": setup, "players": [{}, {}, {}, {}]}
    game = Position.from_json(json.dumps(data)).game()
    assert game.asked_kind() == "pick"
    assert game.round == 1


def test_a_record_lists_setup_seed_rounds_and_actions() -> None:
    game = Game.new(Setup.preset("first-game", players=4), seed=7)
    for _ in range(6):
        game.play(game.legal_actions()[0])
    lines = Record.of(game).to_text().splitlines()
    assert lines[0] == "citadella record 1"
    assert lines[1].startswith('setup = {"edition": "2016", "players": 4,')
    assert lines[2] == "seed = 7"
    assert lines[3].startswith("# round 1, crown @")
    assert [line.split(" ", 1)[1] for line in lines[4:]] == [a.text for a in game.history]


def test_a_record_of_a_finished_game_holds_its_result() -> None:
    game = games.play(games.Kind("2016", 2), 0)
    record = Record.of(game)
    assert record.result == game.result().totals
    assert record.to_text().splitlines()[-1] == "result = " + " ".join(map(str, record.result))


def test_a_record_can_be_replayed_up_to_a_given_action() -> None:
    game = games.play(games.Kind("2016", 3), 1)
    record = Record.of(game)
    part = record.replay(upto=10)
    assert part.history == game.history[:10]
    assert record.replay(events=True).log


def test_a_game_from_a_position_has_no_record() -> None:
    with pytest.raises(MalformedError, match="dealt from a seed"):
        Record.of(small())


def test_equal_actions_are_the_same_object() -> None:
    game = play(small(), "gold")
    for action in game.legal_actions():
        assert Action.parse(action.text) is action
        assert eval(repr(action)) is action
    assert Action.parse("  build   tavern ") is Action.parse("build tavern")
