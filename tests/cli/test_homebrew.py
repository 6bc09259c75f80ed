"""Homebrew cards on the command line: `--cards` for all commands, `--with` to play with them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from citadella import homebrew
from tests.cli.conftest import Run
from tests.cli.test_app import complaint
from tests.cli.test_process import run as run_process

HARVEST = Path(__file__).parents[1] / "homebrew" / "harvest.py"
CARDS = ("--cards", str(HARVEST))
BAD = "from citadella.homebrew import *\nregister_character(CharacterFacts('king', 4), Character)\n"


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[homebrew.Registered]:
    """After the test, unload the cards that its commands have loaded."""
    before = homebrew.Registered()
    yield before
    before.restore()


def choices(screen: str) -> list[str]:
    """Return the numbered choices of the last question on the screen."""
    return re.findall(r"^\s*\d+\s+(.*)$", screen, re.MULTILINE)


# --- playing --------------------------------------------------------------------------------
def test_a_whole_game_with_homebrew_cards_is_played_in_the_terminal(tmp_path: Path) -> None:
    line = ("play", *CARDS, "--players", "3", "--seed", "1", "--bots", "easy")
    played = run_process(*line, "--record", "game.txt", typed="1\n" * 900, cwd=tmp_path)
    assert played.returncode == 0, played.stderr
    assert "Total" in played.stdout
    for words in ("Steward", "Sort the harvest", "Which part of the harvest do you keep?"):
        assert words in played.stdout
    # The question about who gets the remaining cards shows these cards.
    asked = played.stdout.index("To whom go the other 2 cards?")
    shown = played.stdout[asked:].splitlines()[1]
    assert len(re.findall(r"[♔✚⚖⚔★]\d", shown)) == 2
    record = (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert "sort-harvest" in record
    told = run_process("replay", "game.txt", *CARDS, cwd=tmp_path)
    assert told.returncode == 0, told.stderr
    assert "sorts the harvest" in told.stdout
    assert "Total" in told.stdout


@pytest.mark.parametrize(
    ("options", "there", "not_there"),
    [
        (CARDS, "Steward Herald", "Architect Thief"),
        ((*CARDS, "--with", "herald"), "Herald Architect", "Steward Thief"),
        ((*CARDS, "--with", "steward, witch"), "Steward Thief Witch", "Herald Assassin"),
        (("--with", "witch"), "Witch Thief", "Assassin"),
    ],
)
def test_the_options_select_the_homebrew_cards_of_the_game(
    run: Run, options: tuple[str, ...], there: str, not_there: str
) -> None:
    result = run("play", "--seed", "1", *options, typed="q\n")
    assert result.exit_code == 0, result.output
    tokens = result.stdout.splitlines()[1:3]
    for name in there.split():
        assert name in " ".join(tokens)
    for name in not_there.split():
        assert name not in " ".join(tokens)


def test_a_random_setup_can_include_homebrew_cards(run: Run) -> None:
    seen = ""
    for seed in range(12):
        line = ("play", "--preset", "random", "--seed", str(seed), *CARDS)
        seen += " ".join(run(*line, typed="q\n").stdout.splitlines()[1:3])
    for name in ("Steward", "Herald", "Navigator", "Spy"):
        assert name in seen


def test_the_terminal_explains_homebrew_cards(run: Run) -> None:
    result = run("play", "--seed", "1", *CARDS, typed="? granary\n? safar\n?\nq\n")
    assert "At the end, 1 point for each two cards in your hand." in result.stdout
    assert "Steward: Draw three cards" in result.stdout
    assert "laurel" in result.stdout


# --- many games -----------------------------------------------------------------------------
@pytest.mark.parametrize("preset", ["mixed", "random", "first-game"])
def test_simulated_games_are_the_same_with_one_process_and_with_two(run: Run, preset: str) -> None:
    line = ("simulate", *CARDS, "--games", "60", "--json", "--preset", preset, "--seed", "3")
    here, there = (json.loads(run(*line, "--workers", jobs).stdout) for jobs in ("1", "2"))
    for key in ("seconds", "games_per_second", "decisions_per_second"):
        del here[key], there[key]
    assert here == there
    assert here["cards"] == ["steward", "herald", "weighhouse", "granary"]
    plain = json.loads(run("simulate", "--games", "60", "--json", "--preset", preset).stdout)
    assert plain["cards"] == []
    assert plain["decisions"] != here["decisions"]


def test_a_tournament_is_the_same_with_one_process_and_with_two(run: Run, tmp_path: Path) -> None:
    line = ("arena", "--bots", "strategist,builder", "--players", "2", "--games", "8", "--json")
    tables = []
    for jobs in ("1", "2"):
        data = json.loads(run(*line, *CARDS, "--workers", jobs).stdout)
        del data["seconds"]
        for bot in data["bots"]:
            del bot["ms_per_decision"]
        tables.append(data)
    assert tables[0] == tables[1]


def test_a_tournament_is_resumed_only_with_the_same_cards(
    run: Run, tmp_path: Path, nothing_stays: homebrew.Registered
) -> None:
    line = ("arena", "--bots", "random", "--players", "2", "--games", "4", "--out", "results")
    assert run(*line, *CARDS).exit_code == 0
    assert run(*line, *CARDS, "--resume").exit_code == 0
    told = complaint(run, *line, "--resume")
    assert told.startswith("The results in “results/results.jsonl” belong to another tournament:")
    nothing_stays.restore()
    changed = tmp_path / "harvest.py"
    changed.write_text(HARVEST.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    (tmp_path / "granary.svg").write_bytes((HARVEST.parent / "granary.svg").read_bytes())
    told = complaint(run, *line, "--cards", "harvest.py", "--resume")
    assert "to another tournament: card_files was" in told


def test_reports_show_the_names_of_homebrew_cards(run: Run) -> None:
    pytest.importorskip("polars")
    made = run("simulate", *CARDS, "--games", "60", "--out", "games.parquet", "--bots", "random")
    assert made.exit_code == 0, made.output
    told = run("report", "games.parquet", *CARDS, "--lang", "hu").stdout
    assert "Sáfár" in told
    # The Herald has no Hungarian name, so the report shows the English name.
    assert "Herald" in told
    # The JSON has every card; the printed report shortens long lists.
    data = run("report", "games.parquet", *CARDS, "--json").stdout
    assert "granary" in data
    assert "weighhouse" in data


# --- looking up -----------------------------------------------------------------------------
def test_homebrew_cards_can_be_looked_up(run: Run) -> None:
    for word in ("steward", "Sáfár", "safar"):
        result = run("rules", word, *CARDS)
        assert result.exit_code == 0, result.output
        assert "Steward  character, rank 7" in " ".join(result.stdout.split(" "))
        assert "Draw three cards, keep one" in result.stdout
        assert "homebrew card from harvest.py" in result.stdout
    assert "There is no" not in run("rules", "king", *CARDS).stdout
    own_only = complaint(run, "rules", "xylophone", *CARDS)
    assert own_only == "No card or rule matches “xylophone”."


def test_homebrew_cards_are_unknown_without_their_file(run: Run) -> None:
    assert complaint(run, "rules", "sáfár").startswith("No card or rule matches “sáfár”")


# --- records --------------------------------------------------------------------------------
@pytest.fixture
def recorded(run: Run, nothing_stays: homebrew.Registered) -> Path:
    """Return the record of an unfinished game; its card file is no longer loaded."""
    run("play", *CARDS, "--seed", "5", "--record", "game.txt", typed="1\n1\n1\n1\nq\n")
    nothing_stays.restore()
    return Path("game.txt")


def test_a_record_whose_card_file_is_not_loaded_is_rejected(run: Run, recorded: Path) -> None:
    assert complaint(run, "replay", str(recorded)) == (
        "This game uses the card file “harvest.py”, which is not loaded. Load it with --cards."
    )
    assert run("replay", str(recorded), *CARDS).exit_code == 0


def test_a_record_whose_card_file_has_changed_is_rejected(
    run: Run, recorded: Path, tmp_path: Path
) -> None:
    changed = tmp_path / "harvest.py"
    changed.write_text(HARVEST.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    (tmp_path / "granary.svg").write_bytes((HARVEST.parent / "granary.svg").read_bytes())
    line = ("replay", str(recorded), "--cards", "harvest.py")
    assert complaint(run, *line) == (
        "This game uses the card file “harvest.py”, which has changed since the game was"
        " saved. Use --changed-cards to open the game anyway."
    )
    assert run(*line, "--changed-cards").exit_code == 0


# --- errors ---------------------------------------------------------------------------------
LINES = [
    "play",
    "simulate --games 1",
    "arena --bots random --games 1",
    "replay none.txt",
    "rules king",
    "report none.parquet",
    "serve --no-browser --data data",
]


@pytest.mark.parametrize("line", LINES)
def test_an_invalid_card_file_is_reported_and_nothing_starts(
    run: Run, line: str, tmp_path: Path
) -> None:
    (tmp_path / "bad.py").write_text(BAD)
    (tmp_path / "worse.py").write_text("def\n")
    told = complaint(run, *line.split(), "--cards", "bad.py")
    path = tmp_path / "bad.py"
    assert told == (
        f"Could not load the card file “{path}”: The card 'king' already exists (line 2)."
    )
    told = complaint(run, *line.split(), *CARDS, "--cards", "worse.py")
    assert told.startswith(f"Could not load the card file “{tmp_path / 'worse.py'}”: SyntaxError: ")
    assert complaint(run, *line.split(), "--cards", "no.py") == "There is no file “no.py”."
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bad.py", "worse.py"]
    assert homebrew.loaded() == []


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play --with xerxes", "The 2016 edition has no card “xerxes”. Similar names: "),
        (
            "simulate --with king,emperor",
            "There must be exactly one character of rank 4, not 2. (rule S2)",
        ),
        ("arena --bots random --with tavern", "The 2016 edition has no card “tavern”."),
    ],
)
def test_cards_that_the_edition_lacks_or_whose_rank_is_taken_are_rejected(
    run: Run, line: str, sentence: str
) -> None:
    assert complaint(run, *line.split()).startswith(sentence)


# --- packages -------------------------------------------------------------------------------
def test_installed_packages_offer_cards_unless_card_packages_are_switched_off(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = HARVEST.read_text(encoding="utf-8").replace('"granary.svg"', "SHEAF")
    (tmp_path / "sheaf.py").write_text(source, encoding="utf-8")
    info = tmp_path / "sheaf-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sheaf\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[citadella.cards]\nharvest = sheaf\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert complaint(run, "rules", "sáfár", "--no-card-packages").startswith(
        "No card or rule matches"
    )
    assert "homebrew card from sheaf:harvest" in run("rules", "steward").stdout
    # Cards from packages are available to --with, but are not included by default.
    assert "Steward" not in run("play", "--seed", "1", typed="q\n").stdout
    assert "Steward" in run("play", "--seed", "1", "--with", "steward", typed="q\n").stdout
