"""Edited card files are reloaded without a restart; games in play keep the old version."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path

import pytest

from citadella import Game, IllegalError, Record, Setup, SetupError, homebrew
from citadella.homebrew import CardFileError
from citadella.rules.action import STRIDE, parse
from citadella.rules.names import MAX_NAMES, card_number
from citadella.rules.registry import REGISTRY
from citadella.texts import Texts

pytestmark = pytest.mark.usefixtures("nothing_stays")

PIPER = """
from citadella.homebrew import *

PIPE = Verb("pipe", "seat", ABILITY)


class Piper(Character):
    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        if not turn.used & POWER_USED:
            for other in game.players:
                if other is not player:
                    out.append(PIPE.of(other.seat))

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        assert action.verb is PIPE
        turn.used |= POWER_USED
        gain(game, player, 1, self.name)


register_character(CharacterFacts("piper", rank=6), Piper)
add_texts("en", "character-piper = Piper")
"""
WELL = """
from citadella.homebrew import *


class Well(District):
    more_gold = 1


register_district(DistrictFacts("well", "unique", cost=2), Well)
"""
Write = Callable[[str, str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(source: str, name: str) -> Path:
        path = tmp_path / name
        path.write_text(source, encoding="utf-8")
        return path

    return written


def setup() -> Setup:
    return Setup.preset("first-game", players=2).with_cards(["piper"])


def turn_of_piper(game: Game) -> Game:
    """Play until the Piper may use its ability, and return the game."""
    for _ in range(200):
        actions = [action.text for action in game.legal_actions()]
        if any(text.startswith("pipe") for text in actions):
            return game
        if "pick piper" in actions:
            game.play("pick piper")
        else:
            game.play(actions[0])
    raise AssertionError("the Piper could not use its ability within 200 actions")


def paid(game: Game) -> int:
    """Use the Piper's ability, and return the gold gained."""
    seat = game.to_act
    before = game.players[seat].gold
    game.play(f"pipe @{1 - seat}")
    return game.players[seat].gold - before


def test_new_games_are_played_with_the_edited_file(write: Write) -> None:
    path = write(PIPER, "piper.py")
    homebrew.load(path)
    chosen = setup()
    assert paid(turn_of_piper(Game.new(chosen, 1))) == 1
    write(PIPER.replace("player, 1,", "player, 3,").replace("= Piper", "= Pied Piper"), "piper.py")
    (file,) = homebrew.reload()
    assert homebrew.loaded() == [file]
    assert file.cards == ("piper",)
    # The setup is older than the change but refers to cards by name, so it uses the new version.
    assert paid(turn_of_piper(Game.new(chosen, 1))) == 3
    assert Texts("en")("character-piper") == "Pied Piper"
    assert homebrew.reload() == []


def test_a_game_keeps_the_version_of_the_file_with_which_it_began(write: Write) -> None:
    path = write(PIPER, "piper.py")
    (old_file,) = homebrew.load(path)
    game = turn_of_piper(Game.new(setup(), 1))
    held = game.legal_actions()[-1]
    write(PIPER.replace("player, 1,", "player, 3,"), "piper.py")
    (new_file,) = homebrew.reload()
    twin = game.copy()
    assert paid(game) == 1
    # The game accepts an action of the new version, because an action with this text is legal.
    text = f"pipe @{1 - twin.to_act}"
    assert parse(text) not in twin.legal_actions()
    assert twin.is_legal(parse(text))
    assert twin.why_not(held) == ""
    assert paid(copy.deepcopy(twin)) == 1
    with pytest.raises(IllegalError):
        twin.play("pipe @7")
    # The record contains the hash of the version with which the game was played.
    assert twin.setup.card_files == {"piper.py": old_file.sha256}
    record = Record.of(twin).to_text()
    assert old_file.sha256 in record
    assert new_file.sha256 not in record
    with pytest.raises(CardFileError, match="has changed since"):
        Record.parse(record)
    assert Record.parse(record, changed=True).replay().setup.card_files == {
        "piper.py": new_file.sha256
    }


@pytest.mark.parametrize(
    ("spoilt", "why"),
    [
        ("1 +", "SyntaxError"),
        (PIPER.replace("rank=6", "rank=60"), "rank of 'piper'"),
        (PIPER.replace('"piper", rank', '"king", rank'), "The card 'king' already exists"),
        (PIPER + "raise ValueError('later')", "later"),
    ],
)
def test_after_an_error_in_an_edited_file_the_old_version_stays_in_use(
    write: Write, spoilt: str, why: str
) -> None:
    homebrew.load(write(PIPER, "piper.py"), write(WELL, "well.py"))
    before = [homebrew.loaded(), REGISTRY.save()]
    write(WELL.replace("cost=2", "cost=3"), "well.py")
    write(spoilt, "piper.py")
    with pytest.raises(CardFileError, match=why):
        homebrew.reload()
    assert [homebrew.loaded(), REGISTRY.save()] == before
    assert paid(turn_of_piper(Game.new(setup(), 1))) == 1
    assert REGISTRY.districts["well"].cost == 2
    # Once the error is corrected, both edits take effect.
    write(PIPER.replace("player, 1,", "player, 2,"), "piper.py")
    assert [file.name for file in homebrew.reload()] == ["piper.py", "well.py"]
    assert paid(turn_of_piper(Game.new(setup(), 1))) == 2
    assert REGISTRY.districts["well"].cost == 3


def test_after_a_file_is_deleted_the_old_version_stays_in_use(write: Write) -> None:
    path = write(PIPER, "piper.py")
    homebrew.load(path)
    path.unlink()
    with pytest.raises(CardFileError, match="There is no file"):
        homebrew.reload()
    assert paid(turn_of_piper(Game.new(setup(), 1))) == 1


def test_cards_removed_from_an_edited_file_are_unregistered(write: Write) -> None:
    homebrew.load(write(PIPER, "piper.py"))
    chosen = setup()
    game = Game.new(chosen, 1)
    write(PIPER.replace("piper", "fiddler").replace("pipe", "fiddle"), "piper.py")
    (file,) = homebrew.reload()
    assert file.cards == ("fiddler",)
    assert "pipe" not in REGISTRY.verbs
    with pytest.raises(SetupError, match="no character called 'piper'"):
        Game.new(chosen, 2)
    # A game that began before the change still has the card.
    assert paid(turn_of_piper(game)) == 1


def test_reloading_keeps_the_order_of_registration(write: Write) -> None:
    homebrew.load(write(PIPER, "piper.py"), write(WELL, "well.py"))
    before = [list(table) for table in REGISTRY.tables()]
    number = card_number("well")
    write(PIPER + "\n# edited\n", "piper.py")
    homebrew.reload()
    assert [list(table) for table in REGISTRY.tables()] == before
    assert [file.name for file in homebrew.loaded()] == ["piper.py", "well.py"]
    assert card_number("well") == number


def test_an_edited_package_is_imported_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = tmp_path / "pipers.py"
    module.write_text(PIPER, encoding="utf-8")
    info = tmp_path / "pipers-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pipers\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[citadella.cards]\npiper = pipers\n")
    monkeypatch.syspath_prepend(tmp_path)
    homebrew.load_packages()
    assert paid(turn_of_piper(Game.new(setup(), 1))) == 1
    module.write_text(PIPER.replace("player, 1,", "player, 33,"), encoding="utf-8")
    homebrew.reload()
    assert paid(turn_of_piper(Game.new(setup(), 1))) == 33


def test_all_homebrew_cards_can_be_unregistered_and_restored(write: Write) -> None:
    homebrew.load(write(PIPER, "piper.py"))
    saved = homebrew.Registered()
    tables = REGISTRY.save()
    homebrew.clear()
    assert homebrew.loaded() == []
    assert not REGISTRY.sources
    assert "pipe" not in REGISTRY.verbs
    assert "build" in REGISTRY.verbs
    assert "character-piper" not in Texts("en")
    saved.restore()
    assert REGISTRY.save() == tables
    assert paid(turn_of_piper(Game.new(setup(), 1))) == 1


def test_action_tables_have_room_for_two_numbers_per_card_name() -> None:
    assert 2 * MAX_NAMES <= STRIDE
