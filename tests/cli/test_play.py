"""`citadella play`, with its input typed by a script."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from citadella.cli.arguments import names_for
from citadella.cli.play import PlainSession
from citadella.cli.saved_games import games_folder
from citadella.cli.screen import print_table, question
from citadella.cli.symbols import NewsLine
from citadella.cli.table.scene import Scene
from citadella.knowledge import view
from citadella.notation import Position, Record, Seat
from citadella.rules import Game, Setup
from citadella.texts import LANGUAGES, Texts
from citadella.texts.phrases import Phrases
from tests.cli.conftest import Run

ENOUGH = "1\n" * 600


# --- whole games ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "options"),
    [
        ("en", "--players 4"),
        ("hu", "--players 2 --edition classic"),
        ("bg", "--players 3 --edition deluxe --preset vicious-nobles --action-cards"),
        ("cs", "--players 6 --edition 2021 --preset random --bots random"),
        ("cs", "--players 5 --edition deluxe --preset random --as-printed all --bots random"),
        ("hu", "--players 4 --edition classic --as-printed all"),
    ],
)
def test_a_game_played_to_the_end_has_a_score_sheet(run: Run, language: str, options: str) -> None:
    line = ["play", "--lang", language, "--seed", "4", "--record", "my.txt", *options.split()]
    result = run(*line, typed=ENOUGH)
    assert result.exit_code == 0, result.stderr
    texts = Texts(language)
    assert texts("event-ended") in result.stdout
    assert result.stdout.count(texts("score-total")) == int(options.split()[1])
    record = Record.parse(Path("my.txt").read_text(encoding="utf-8"))
    assert record.names == ("", *names_for(texts, 8)[: len(record.names) - 1])
    assert record.replay().over
    assert bool(record.setup.as_printed) == ("--as-printed" in options)
    assert texts("play-saved", file="my.txt") in result.stdout


def test_the_same_seed_and_answers_play_the_same_game(run: Run) -> None:
    line = ("play", "--seed", "4", "--players", "3")
    # Ignore the last line: it contains a file name that depends on the time.
    first, second = (run(*line, typed=ENOUGH).stdout.splitlines()[:-1] for _ in range(2))
    assert first == second


def test_games_without_a_seed_differ(run: Run) -> None:
    first, second = (run("play", typed="q\n").stdout for _ in range(2))
    assert first != second


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Zoltán", "Zoltán "),
        ("  ", "You "),
        ("a\tb\x1b[2J", "a b [2J"),
        ("Felix", "Felix "),
        ("x" * 40, "x" * 16 + " "),
    ],
)
def test_the_name_of_the_player_is_cut_to_fit_the_table(run: Run, name: str, shown: str) -> None:
    result = run("play", "--name", name, "--seed", "1", "--players", "8", "--edition", "2016")
    assert result.exit_code == 0
    assert f"\n{shown}" in result.stdout
    assert result.stdout.count("Felix") == 1


# --- leaving -------------------------------------------------------------------------------
@pytest.mark.parametrize("typed", ["q\n", "1\nq\n", "", "1\n"])
def test_quitting_saves_the_game(run: Run, typed: str) -> None:
    result = run("play", "--seed", "my seed/1", typed=typed)
    assert result.exit_code == 0
    (kept,) = games_folder().iterdir()
    assert f"Record saved: {kept}\n" in result.stdout
    assert not list(Path().glob("*citadella*"))
    record = Record.parse(kept.read_text(encoding="utf-8"))
    assert record.seed == "my seed/1"
    assert not record.replay().over


# --- at the table --------------------------------------------------------------------------
def sit_down(
    position: Position, answers: list[str | None], language: str = "en"
) -> tuple[PlainSession, str]:
    """Play from a position with the given answers and quit; return the session and its output."""
    game = position.game(events=True)
    shown = io.StringIO()
    texts = Texts(language)
    count = len(game.players)
    console = Console(width=100, highlight=False, file=shown)
    names = ["Me", *names_for(texts, count - 1)]
    table = PlainSession(game, texts, names, ["random"] * (count - 1))
    left = iter(answers)

    def answer(last: int) -> str | None:
        return next(left, None)

    table._ask = answer  # type: ignore[method-assign]
    table.run(console)
    return table, shown.getvalue()


KING = Position.build(
    call="king",
    players=[
        Seat("king", gold=3, hand="tavern smithy", city="castle palace"),
        Seat("thief"),
        Seat("bishop", city="temple+ museum"),
        Seat("warlord", gold=5),
    ],
)


def test_the_table_shows_everything_that_the_player_may_see() -> None:
    _, shown = sit_down(KING, [])
    for words in (
        "4 King",
        "Castle ♔4  Palace ♔5",
        "Temple+ ✚2  Museum ★4",
        "Hand  Tavern ⚖1  Smithy ★5",
        "Your turn as the King (4)",
        "1  Take 2 gold",
        "3  Income from your noble districts: 2 gold",
    ):
        assert words in shown


def test_a_choice_can_be_a_number_or_an_action() -> None:
    table, _ = sit_down(KING, ["1", "build tavern"])
    assert [action.text for action in table.game.history[:2]] == ["gold", "build tavern"]


@pytest.mark.parametrize("answer", ["0", "4", "99999", "-1", "x", "", "build palace", "1 2"])
def test_after_an_invalid_answer_the_question_is_asked_again(answer: str) -> None:
    table, shown = sit_down(KING, [answer, "1"])
    assert "Type a number from 1 to 3" in shown
    assert table.game.history[0].text == "gold"


def test_the_last_action_can_be_undone_until_something_new_is_seen() -> None:
    table, shown = sit_down(KING, ["1", "u", "u", "3"])
    assert [action.text for action in table.game.history] == ["income"]
    assert "This cannot be undone" in shown
    assert shown.count("You took 2 gold.") == 1
    assert shown.count("You got 2 gold from noble districts.") == 1


def test_drawing_cards_cannot_be_undone() -> None:
    table, shown = sit_down(KING, ["2", "u"])
    assert [action.text for action in table.game.history] == ["cards"]
    assert "This cannot be undone" in shown


def test_ending_the_turn_without_the_income_needs_confirmation() -> None:
    table, shown = sit_down(KING, ["gold", "end", "end"])
    reminder = "still do this in your turn: Income from your noble districts: 2 gold."
    assert " ".join(shown.split()).count(reminder) == 1
    assert [action.text for action in table.game.history[:2]] == ["gold", "end"]


def test_a_forgotten_ability_is_named_once_even_with_several_targets() -> None:
    assassin = Position.build(
        call="assassin",
        players=[Seat("assassin"), Seat("thief"), Seat("bishop"), Seat("warlord")],
    )
    table, shown = sit_down(assassin, ["gold", "end", "kill king", "end"])
    assert shown.count("Kill a character") == 1
    assert [action.text for action in table.game.history[:3]] == ["gold", "kill king", "end"]


def test_help_explains_keys_choices_and_cards() -> None:
    _, shown = sit_down(KING, ["?", "1", "? 3", "? wItch", "? xyzzy", "? 77"])
    assert "Type the number of a choice" in shown
    assert "Smithy: Once per turn, you may buy 3 cards for 2 gold." in shown
    assert "Witch: Gather first" in shown
    assert "No card or rule matches “xyzzy”" in shown


def test_the_log_shows_everything_reported_so_far() -> None:
    _, shown = sit_down(KING, ["1", "l"])
    assert shown.count("· You are the King (4).") == 3


SPY = Position.build(
    call="spy",
    players=[
        Seat("spy", hand="tavern", city="castle"),
        Seat("bishop", gold=2, hand="temple church manor"),
        Seat("king", hand="manor"),
        Seat("warlord"),
    ],
)


def test_a_choice_with_two_parts_is_made_in_two_steps() -> None:
    table, shown = sit_down(SPY, ["gold", "1", "2"])
    assert "Spy on Ada …" in shown
    assert "Spy on Ada: religious" in shown
    assert table.game.history[1].text == "spy @1 religious"
    assert "You looked at Ada’s hand: Temple, Church, Manor." in shown


@pytest.mark.parametrize("back", ["", "u"])
def test_the_first_of_two_steps_can_be_undone(back: str) -> None:
    table, _ = sit_down(SPY, ["gold", "1", back, "2", "1"])
    assert table.game.history[1].text == "spy @2 noble"


def test_news_about_other_players_is_shown_before_the_next_decision() -> None:
    robbed = Position.build(
        call="thief",
        players=[
            Seat("king", gold=4, hand="tavern"),
            Seat("thief", hand="church"),
            Seat("bishop"),
            Seat("warlord"),
        ],
        markers="mask:king@1",
    )
    _, shown = sit_down(robbed, [])
    assert "The Thief (Ada) took 4 gold from you." in shown


def test_news_stays_visible_while_the_players_turn_is_interrupted() -> None:
    watched = Position.build(
        cast="magistrate",
        call="king",
        players=[
            Seat("king", gold=4, hand="tavern"),
            Seat("magistrate"),
            Seat("bishop"),
            Seat("warlord"),
        ],
        markers="warrant:king@1 warrant:bishop@1 warrant:thief@1!",
    )
    _, shown = sit_down(watched, ["gold", "build tavern"])
    last = shown[shown.rindex("Round 1") :]
    assert "You are the King (4)." in last
    assert "You built a Tavern (1 gold)." in last


def test_a_question_with_only_one_answer_is_not_asked() -> None:
    unclaimed = Position.build(
        edition="deluxe",
        action_cards=True,
        call="king",
        players=[
            Seat("warlord", hand="tavern"),
            Seat("thief"),
            Seat("bishop"),
            Seat("merchant"),
        ],
    )
    table, shown = sit_down(unclaimed, [])
    assert table.game.history[0].text == "decline"
    assert "Nobody is taking the crown" not in shown
    assert "Your turn as the Warlord (8)" in shown


# --- the size of the screen ----------------------------------------------------------------
def drawn(game: Game, width: int, language: str) -> list[str]:
    shown = io.StringIO()
    console = Console(width=width, file=shown, force_terminal=True, color_system=None)
    texts = Texts(language)
    setup = game.setup
    speaking = Phrases(texts, setup, names_for(texts, setup.players), game.to_act)
    scene = Scene(view(game, game.to_act), speaking)
    choices = [[action] for action in game.legal_actions()]
    news = [NewsLine("Something happened to someone at this table.", False)] * 9
    print_table(console, scene, news)
    console.print(question(scene, choices))
    return shown.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100])
def test_a_table_of_four_fits_the_width_and_shows_every_choice(language: str, width: int) -> None:
    game = Game.new(Setup.preset("vicious-nobles", players=4), "screen")
    chance = Random(5)
    while game.round < 6 and not game.over:
        lines = drawn(game, width, language)
        assert max(len(line) for line in lines) <= width
        numbered = [line.split()[0] for line in lines if line[:4].strip()[:1].isdigit()]
        assert str(len(game.legal_actions())) in numbered
        for _ in range(11):
            if not game.over:
                game.play(chance.choice(game.legal_actions()))


def test_the_record_contains_the_name_of_the_player(run: Run) -> None:
    run("play", "--name", "Zita  néni\x1b", "--players", "3", "--record", "my.txt", typed="q\n")

    record = Record.parse(Path("my.txt").read_text(encoding="utf-8"))
    assert record.names[0] == "Zita néni"
