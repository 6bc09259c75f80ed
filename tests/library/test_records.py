"""Names, bots and seat numbers in records, and the errors for malformed records."""

from __future__ import annotations

import json

import pytest

from citadella import Game, IllegalError, MalformedError, Record, Setup

NAMES = ["Ada", "Béla bácsi", 'Č "x" Ž', "Ђуро"]


def played(actions: int = 30) -> Game:
    game = Game.new(Setup.preset(players=4), seed=7)
    while len(game.history) < actions and not game.over:
        game.play(game.legal_actions()[0])
    return game


def test_names_are_written_and_read_in_text_and_json() -> None:
    record = Record.of(played(), NAMES)

    for again in (Record.from_text(record.to_text()), Record.from_json(record.to_json())):
        assert list(again.names) == NAMES
        assert again.actions == record.actions
    assert 'names = ["Ada", "Béla bácsi"' in record.to_text()
    assert json.loads(record.to_json())["names"] == NAMES


def test_a_record_without_names_does_not_mention_them() -> None:
    record = Record.of(played())

    assert "names" not in record.to_text() + record.to_json()
    assert record.names == ()
    assert Record.from_text(record.to_text()).names == ()
    assert Record.from_json(record.to_json()).names == ()


def test_a_name_may_be_empty_or_contain_new_unicode_characters() -> None:
    # Characters that are newer than Python's Unicode tables are allowed, too.
    names = ("Ada", "", "\U0001fae9", "Béla")
    record = Record.of(played(), names)

    assert Record.from_text(record.to_text()).names == names


@pytest.mark.parametrize(
    "names",
    [
        ["Ada"],
        ["a", "b", "c", "d", "e"],
        ["a", "b", "c", "d\n"],
        ["a", "b", "c", " d"],
        "Adam",
        ["a", "b", "c", "\x1b[2J"],
    ],
)
def test_invalid_names_are_rejected(names: list[str]) -> None:
    with pytest.raises(MalformedError) as said:
        Record.of(played(), names)

    assert str(said.value).endswith(".")


@pytest.mark.parametrize(
    "line", ['names = ["a"]', "names = Ada", "names = {}", "names = [1, 2, 3, 4]", "names = [["]
)
def test_a_malformed_names_line_is_rejected(line: str) -> None:
    text = Record.of(played()).to_text().replace("seed = 7", f"seed = 7\n{line}")

    with pytest.raises(MalformedError):
        Record.from_text(text)


def test_a_wrong_seat_number_is_rejected_with_its_line_number() -> None:
    lines = Record.of(played(), NAMES).to_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("@") and i > 8)
    seat = int(lines[at][1])
    wrong = f"@{(seat + 1) % 4}{lines[at][2:]}"

    with pytest.raises(MalformedError) as said:
        Record.from_text("\n".join([*lines[:at], wrong, *lines[at + 1 :]]))

    assert str(said.value) == (
        f"Line {at + 1} of the record says '{wrong}', but at that point seat {seat} is asked."
    )


@pytest.mark.parametrize("mark", ["@", "@9", "@x", "@00"])
def test_a_malformed_or_unknown_seat_number_is_rejected(mark: str) -> None:
    lines = Record.of(played()).to_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("@"))
    lines[at] = mark + lines[at][2:]

    with pytest.raises(MalformedError, match="seat"):
        Record.from_text("\n".join(lines))


def test_an_illegal_action_is_rejected_with_its_line_number() -> None:
    lines = Record.of(played()).to_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("@"))
    lines[at] = f"{lines[at][:2]} collect"

    with pytest.raises(IllegalError, match=rf"^Line {at + 1} of the record: 'collect' cannot"):
        Record.from_text("\n".join(lines))


def test_an_action_after_the_end_is_rejected_with_its_line_number() -> None:
    text = Record.of(played(10_000)).to_text()
    lines = text.splitlines()

    with pytest.raises(
        MalformedError, match=rf"Line {len(lines) + 1} .* but at .* the game is over"
    ):
        Record.from_text(text + "@1 gold\n")


def test_a_record_says_which_players_are_bots() -> None:
    game = Game.new(Setup.preset("first-game", players=3), "seed")
    game.play(game.legal_actions()[0])
    record = Record.of(game, ["", "Ada", ""], ["", "search:seconds=0.5", "random"])
    for written in (record.to_text(), record.to_json()):
        read = Record.parse(written)
        assert read.bots == ("", "search:seconds=0.5", "random")
        assert read.names == ("", "Ada", "")
    assert "bots" not in Record.of(game).to_json()


@pytest.mark.parametrize("bots", [["random"], ["a\nb", "", ""], ["x" * 1001, "", ""]])
def test_a_record_rejects_invalid_bots_and_a_wrong_number_of_bots(bots: list[str]) -> None:
    game = Game.new(Setup.preset("first-game", players=3), "seed")
    with pytest.raises(MalformedError, match="bot"):
        Record.of(game, (), bots)
