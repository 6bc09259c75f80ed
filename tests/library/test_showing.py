"""Games, views and records as shown by `repr`, `print` and notebooks."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from citadella import Dice, Game, Position, Record, Seat, Setup, editions
from citadella.rules.characters.magistrate import Warrant
from citadella.rules.deck import shuffle

from .fields import some_game


def small_table() -> Game:
    """Return a game in the King's turn with hands and cities to show."""
    return Position.build(
        call="king",
        players=[
            Seat("king", gold=3, hand="tavern smithy", city="castle palace+"),
            Seat("thief", gold=1, hand="temple"),
            Seat("bishop"),
            Seat("warlord", gold=5),
        ],
    ).game()


def test_repr_of_a_game_is_one_line_without_the_seed() -> None:
    game = Game.new(Setup.preset("vicious-nobles", players=4), seed="my secret")

    assert repr(game) == ("<Game: 2016 vicious-nobles, 4 players, round 1, seat 2 is asked 'pick'>")
    assert "secret" not in repr(game)


def test_repr_of_a_game_that_is_over_says_so() -> None:
    game = Game.new(Setup.preset(players=4), seed=7)
    while not game.over:
        game.play(game.legal_actions()[0])

    assert repr(game).endswith(f"round {game.round}, over>")
    assert repr(game.view(0)).endswith(f"round {game.round}, over>")
    totals = game.result().totals
    assert repr(game.result()) == f"<Result: totals {totals}, winners {game.result().winners}>"


def test_repr_describes_views_players_turns_and_dice() -> None:
    game = small_table()
    view = game.view(1)

    assert (
        repr(view)
        == "<View of seat 1: 2016 custom cards, 4 players, round 1, seat 0 is asked 'turn'>"
    )
    assert repr(game.view(-1)).startswith("<View of a spectator: ")
    assert repr(view.players[0]) == (
        "<PlayerView: seat 0, 3 gold, hand ['?', '?'], city ['castle', 'palace+'], roles ['king']>"
    )
    assert repr(game.players[0]) == (
        "<Player: seat 0, 3 gold, hand [tavern, smithy], city [castle, palace+], ranks [4]>"
    )
    assert repr(game.turn) == "<Turn: seat 0, king>"
    assert repr(Dice.from_seed("x")) == "<Dice: 0 thrown>"


def test_repr_of_a_record_shows_setup_seed_length_and_names() -> None:
    game = Game.new(Setup.preset(players=4), seed=7)
    game.play(game.legal_actions()[0])
    names = ["Ada", "Béla", "", "Đuro"]

    assert repr(Record.of(game)) == "<Record: 2016 first-game, 4 players, seed '7', 1 actions>"
    assert f"names {names}" in repr(Record.of(game, names))


def test_repr_of_a_position_shows_the_question_or_the_error() -> None:
    position = Position.of(small_table())

    assert repr(position) == (
        "<Position: 2016 custom cards, 4 players, round 1, seat 0 is asked 'turn'>"
    )
    position.data["round"] = "x"
    assert repr(position).startswith("<Invalid Position: The position: 'round' must be")


@pytest.mark.parametrize("edition", editions())
def test_repr_of_a_setup_can_be_evaluated(edition: str) -> None:
    for seed in range(20):
        setup = Setup.random(edition, 5, seed)
        again = eval(repr(setup))
        assert again == setup
        assert repr(again) == repr(setup)


def test_print_shows_the_whole_table() -> None:
    assert str(small_table()) == (
        "2016 custom cards, 4 players, round 1, seat 0 is asked 'turn', turn of the king (seat 0)\n"
        "seat       gold  characters  hand           city\n"
        "> 0 crown  3     king        tavern smithy  castle palace+\n"
        "  1        1     thief       temple         –\n"
        "  2        0     (bishop)    –              –\n"
        "  3        5     (warlord)   –              –\n"
        "deck 63, a city of 7 is complete, face down assassin magician merchant architect"
    )


def test_print_of_a_view_shows_what_the_seat_knows() -> None:
    assert str(small_table().view(1)) == (
        "What seat 1 knows: 2016 custom cards, 4 players, round 1, seat 0 is asked 'turn',"
        " turn of the king (seat 0)\n"
        "seat       gold  characters  hand    city\n"
        "> 0 crown  3     king        ? ?     castle palace+\n"
        "  1        1     thief       temple  –\n"
        "  2        0     ?           –       –\n"
        "  3        5     ?           –       –\n"
        "deck 63, a city of 7 is complete"
    )


def test_print_shows_markers_and_what_a_seat_remembers() -> None:
    game = Position.build(
        players=[Seat("wizard", hand="tavern"), Seat("king", hand="temple castle"), Seat("bishop")],
        call="wizard",
        cast="wizard artist",
    ).game()
    game.play("look @1")
    game.play("take temple")
    game.lay_marker(Warrant(4, 0, 1))

    mine = str(game.view(0))
    assert "? [seen: castle]" in mine
    assert "warrant (the real one) of seat 0 on king" in mine
    others = str(game.view(2))
    assert "seen" not in others
    assert "warrant of seat 0 on king" in others


def test_a_view_prints_nothing_that_its_seat_does_not_know() -> None:
    for number in range(12):
        game = some_game("deluxe", 5, number, 40 + 9 * number)
        for seat in range(-1, 5):
            view = game.view(seat)
            shown = str(view) + view._repr_html_() + repr(view) + repr(view.players)
            again = game.copy()
            for player in again.players:
                if player.seat != seat:
                    player.hand = player.hand[::-1]
            unknown = again.deck[len(again.marks) :]
            shuffle(again.dice, unknown)
            again.deck[len(again.marks) :] = unknown
            other = again.view(seat)
            assert shown == str(other) + other._repr_html_() + repr(other) + repr(other.players)


class Tags(HTMLParser):
    """A parser that tracks open tags and collects the text."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.text = ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.open.append(tag)
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data + " "


def test_a_notebook_shows_the_same_as_print() -> None:
    game = some_game()
    for thing in (game, game.view(2)):
        tags = Tags()
        tags.feed(thing._repr_html_())

        assert tags.open == []
        assert tags.seen <= {"div", "p", "b", "table", "thead", "tbody", "tr", "th", "td"}
        assert set(str(thing).split()) == set(tags.text.split())


def test_html_is_escaped() -> None:
    game = small_table()
    game.players[0].gold = 1
    game.setup.preset_name = "<script>&"

    assert "<script>" not in game._repr_html_()
    assert "&lt;script&gt;&amp;" in game._repr_html_()
