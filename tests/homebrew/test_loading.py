"""A card file is loaded completely or not at all; every error is one sentence."""

from __future__ import annotations

import hashlib
import pickle
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from citadella import Game, Record, Setup, SetupError, homebrew
from citadella.homebrew import CardFileError
from citadella.rules import MalformedError
from citadella.rules.registry import REGISTRY
from citadella.texts import LANGUAGES, Texts, homebrew_texts
from tests.homebrew.conftest import HARVEST

pytestmark = pytest.mark.usefixtures("nothing_stays")

GOOD = """
from citadella.homebrew import *

PICTURE = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/>"
PRAISE = Verb("praise", "seat", ABILITY)


class Ask(Question):
    kind = "praise-what"

    def options(self, game, out):
        out.append(DECLINE.plain)

    def answer(self, game, action):
        pass


class Bow(Marker):
    kind = "bow"


class Poet(Character):
    build_limit = 2


class Well(District):
    counts_as = 2


enter(Ask, Bow)
register_character(CharacterFacts("poet", 6), Poet, picture=PICTURE)
register_district(DistrictFacts("village_well", "unique", 2), Well)
add_texts("en", "character-poet = Poet")
"""
WELL = 'register_district(DistrictFacts("village_well", "unique", 2), Well)'
TEXT = "character-poet = Poet"
Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(source: str, name: str = "my_cards.py") -> Path:
        path = tmp_path / name
        path.write_text(source, encoding="utf-8")
        return path

    return written


def registered() -> list[object]:
    """Return everything registered: cards, texts and loaded files."""
    return [*REGISTRY.save(), homebrew_texts(), homebrew.loaded()]


def load_error(path: Path) -> str:
    """Return the error for a bad card file, and check that nothing from it stays registered."""
    before, modules = registered(), set(sys.modules)
    with pytest.raises(CardFileError) as caught:
        homebrew.load(path)
    assert registered() == before
    assert set(sys.modules) == modules
    for language in LANGUAGES:
        assert "character-poet" not in Texts(language)
    sentence = str(caught.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    start = f"The card file '{path}' cannot be used: "
    assert sentence.startswith(start)
    return sentence.removeprefix(start)


def test_a_good_file_is_loaded_with_its_name_and_hash(write: Write) -> None:
    path = write(GOOD)
    (file,) = homebrew.load(path)
    assert file.name == "my_cards.py"
    assert file.sha256 == hashlib.sha256(path.read_bytes()).hexdigest()
    assert file.cards == ("poet", "village_well")
    assert homebrew.loaded() == [file]
    assert REGISTRY.pictures["poet"].startswith(b"<svg")
    assert "praise" in REGISTRY.verbs
    box = Setup.preset("first-game").with_cards(file.cards).box()
    poet, well = box.character("poet"), box.kind("village_well")
    assert poet is not None
    assert well is not None
    # Class attributes take effect in the compiled build, too.
    assert (poet.build_limit, well.counts_as) == (2, 2)


@pytest.mark.parametrize(
    ("instead", "of", "sentence"),
    [
        ("class Poet(Character", "class Poet(Character)", "SyntaxError: "),
        ("1 / 0\nclass Poet", "class Poet", "ZeroDivisionError: division by zero (line "),
        ("import no_such_thing\nPRAISE = ", "PRAISE = ", "ModuleNotFoundError: No module named"),
        ("raise SystemExit(3)\nPRAISE = ", "PRAISE = ", "SystemExit: 3 (line "),
        ('"king", 6', '"poet", 6', "The card 'king' already exists (line "),
        ('"keep", 6', '"poet", 6', "The card 'keep' already exists (line "),
        ('"tavern", "unique"', '"village_well", "unique"', "The card 'tavern' already exists"),
        ('"poet", "unique"', '"village_well", "unique"', "The card 'poet' already exists"),
        ('"acrobat", 6', '"poet", 6', "The card 'acrobat' already exists"),
        ('"poet", 0', '"poet", 6', "The rank of 'poet' must be from 1 to 9, not '0' (line "),
        ('"poet", 10', '"poet", 6', "The rank of 'poet' must be from 1 to 9, not '10'"),
        ('"poet", True', '"poet", 6', "The rank of 'poet' must be from 1 to 9, not 'True'"),
        ('"poet", "6"', '"poet", 6', "The rank of 'poet' must be from 1 to 9, not '6'"),
        ('"Poet", 6', '"poet", 6', "The id of a card must be in lower case like"),
        ('"court poet", 6', '"poet", 6', "The id of a card must be in lower case like"),
        ('"../poet", 6', '"poet", 6', "The id of a card must be in lower case like"),
        ("7, 6", '"poet", 6', "The id of a card must be in lower case like"),
        (
            f'"{"x" * 25}", 6',
            '"poet", 6',
            "The id of a card can have at most 24 characters, not 25",
        ),
        ('"poet", 6, 9', '"poet", 6', "'least_players' of 'poet' must be from 2 to 8, not '9'"),
        (
            '"poet", 6, excludes=("nothing",)',
            '"poet", 6',
            "'poet' excludes 'nothing', which is not a card",
        ),
        ('"noble", 2', '"unique", 2', "The type of 'village_well' must be 'unique', not 'noble'"),
        ('"unique", 99', '"unique", 2', "The cost of 'village_well' must be from 0 to 12"),
        (
            '"unique", 2, 0',
            '"unique", 2',
            "The number of copies of 'village_well' must be from 1 to 9, not '0'",
        ),
        (
            '"unique", 2, 1, -1',
            '"unique", 2',
            "The number of silver coins on 'village_well' must be from 0 to 12",
        ),
        (
            'register_character("poet"',
            'register_character(CharacterFacts("poet", 6)',
            "A character needs CharacterFacts, not 'poet'",
        ),
        (
            "register_district(7",
            'register_district(DistrictFacts("village_well", "unique", 2)',
            "A district needs DistrictFacts, not '7'",
        ),
        (
            "class Poet(District)",
            "class Poet(Character)",
            "Poet is not a subclass of Character (line ",
        ),
        ("class Poet:", "class Poet(Character):", "Poet is not a subclass of Character (line "),
        (
            'build_limit = "two"',
            "build_limit = 2",
            "Poet.build_limit must be a whole number, not",
        ),
        ('worth = "much"', "build_limit = 2", "Poet.worth must be a number, not 'much' (line "),
        (
            "counts_as = 1.5",
            "counts_as = 2",
            "Well.counts_as must be a whole number, not '1.5'",
        ),
        ('Verb("end"', 'Verb("praise"', "The verb 'end' already exists (line "),
        ('Verb("Praise"', 'Verb("praise"', "A verb must be in lower case like 'town-hall'"),
        ('Verb("praise", "person"', 'Verb("praise", "seat"', "The verb 'praise' has an unknown"),
        ('"seat", "never"', '"seat", ABILITY', "The verb 'praise' has an unknown group 'never'"),
        ('kind = "turn"', 'kind = "praise-what"', "The question 'turn' already exists (line "),
        ("", 'kind = "praise-what"', "The question Ask has no kind of its own (line "),
        ("kind = 3", 'kind = "praise-what"', "The kind of a question must be in lower case"),
        ("def other(", "def options(", "The question 'praise-what' has no method options (line "),
        ("def other(", "def answer(", "The question 'praise-what' has no method answer (line "),
        (
            'kind = "praise-what"\n    about = "thing"',
            'kind = "praise-what"',
            "The question 'praise-what' cannot be about 'thing', only about card, ",
        ),
        (
            'kind = "praise-what"\n    shows = "hands"',
            'kind = "praise-what"',
            "The question 'praise-what' can show 'aside' or 'pack', not 'hands'",
        ),
        ('kind = "dagger"', 'kind = "bow"', "The marker 'dagger' already exists (line "),
        ("", 'kind = "bow"', "IndentationError: "),
        ("pass", 'kind = "bow"', "The marker Bow has no kind of its own (line "),
        ("enter(Bow)", "enter(Ask, Bow)", "Ask is not registered: call enter(Ask)"),
        ("enter(Ask)", "enter(Ask, Bow)", "Bow is not registered: call enter(Bow)"),
        ("enter(Ask, Bow, Poet)", "enter(Ask, Bow)", "Poet is not a subclass of Question or"),
        ("", WELL, "the class Well is not registered"),
        (
            '"xx", "',
            '"en", "',
            f"There are no texts in 'xx'; choose from {', '.join(LANGUAGES)} (line ",
        ),
        ("character-poet", TEXT, "The texts in 'en' cannot be parsed at line"),
        ("choice-end = Stop", TEXT, "The texts in 'en': the text 'choice-"),
        ("a = 1\\na = 2", TEXT, "The texts in 'en': the text 'a' already exists"),
        ("a = { b }", TEXT, "The texts in 'en' refer to an unknown text 'b'"),
        ("a = { -b }", TEXT, "The texts in 'en' cannot use '-b' (line "),
        ("-b = c", TEXT, "The texts in 'en' can only contain messages, not the term"),
        ("a = { DATETIME(3) }", TEXT, "The texts in 'en' cannot use 'DATETIME'"),
        ("character-poit = P", TEXT, "the text 'character-poit' is for 'poit', which"),
        ('"none.svg")', "PICTURE)", "The picture 'none.svg': No such file or directory (line "),
        ('"<script/>")', "PICTURE)", "The picture must begin with <svg"),
        (
            "3)",
            "PICTURE)",
            "A picture must be an SVG drawing as a string, or the name of its file (line ",
        ),
    ],
)
def test_a_bad_file_gives_a_one_sentence_error_and_leaves_nothing_registered(
    instead: str, of: str, sentence: str, write: Write
) -> None:
    assert GOOD.count(of) == 1
    assert load_error(write(GOOD.replace(of, instead))).startswith(sentence)


def test_the_error_for_a_picture_with_a_script_names_the_picture_file(write: Write) -> None:
    write(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>alert(1)</script></svg>',
        "poet.svg",
    )
    told = load_error(write(GOOD.replace("PICTURE)", '"poet.svg")')))
    assert told.startswith(
        "'poet.svg': The picture may not contain the element '<script>' (line 1)"
    )


def test_files_that_are_not_card_files_are_rejected(write: Write, tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff")
    assert "Error: " in load_error(tmp_path / "picture.png")
    assert load_error(write("")) == "it registers no card."
    (tmp_path / "big.py").write_bytes(b"#" * 1_100_000)
    assert load_error(tmp_path / "big.py") == "it is larger than 1024 KB."
    for path in (tmp_path, tmp_path / "none.py"):
        with pytest.raises(CardFileError, match=r"There is no file '.*'\."):
            homebrew.load(path)


def test_several_files_are_loaded_together_or_not_at_all(write: Write) -> None:
    good, bad = write(GOOD), write("oops", "bad.py")
    before = registered()
    with pytest.raises(CardFileError, match=r"bad\.py' cannot be used: NameError"):
        homebrew.load(good, bad)
    assert registered() == before
    # The good file was unregistered and can be loaded again.
    assert homebrew.load(good)[0].cards == ("poet", "village_well")


def test_a_file_is_loaded_only_once_and_a_different_file_with_the_same_name_is_rejected(
    write: Write, tmp_path: Path
) -> None:
    once = homebrew.load(write(GOOD))
    assert homebrew.load(write(GOOD)) == once
    assert homebrew.loaded() == once
    told = second_load_error(write(GOOD + "# changed"))
    assert told == "another file with this name is already loaded."
    assert second_load_error(write(GOOD, "other.py")).startswith("The verb 'praise' already exists")


def second_load_error(path: Path) -> str:
    with pytest.raises(CardFileError) as caught:
        homebrew.load(path)
    return str(caught.value).partition("cannot be used: ")[2]


def test_a_base_class_of_a_card_need_not_be_registered(write: Write) -> None:
    source = GOOD.replace(
        "class Poet(Character)", "class Artful(Character):\n    pass\n\nclass Poet(Artful)"
    )
    assert homebrew.load(write(source))[0].cards == ("poet", "village_well")


# --- other processes ------------------------------------------------------------------------
def test_a_loaded_file_can_be_sent_to_another_process(
    write: Write, nothing_stays: homebrew.Registered
) -> None:
    path = write(GOOD)
    sent = pickle.dumps(homebrew.load(path))
    nothing_stays.restore()
    # The other process uses the sent source, even if the file has changed since.
    path.write_text("oops")
    homebrew.load_again(pickle.loads(sent))
    assert homebrew.loaded() == pickle.loads(sent)
    homebrew.load_again(pickle.loads(sent))
    assert "poet" not in REGISTRY.pictures


def test_a_sent_file_is_rejected_by_a_process_that_has_a_different_file_with_the_same_name(
    write: Write, nothing_stays: homebrew.Registered
) -> None:
    files = homebrew.load(write(GOOD))
    nothing_stays.restore()
    homebrew.load(write(GOOD + "# changed\n"))
    with pytest.raises(CardFileError, match="is not the version with which the games were started"):
        homebrew.load_again(files)


def test_a_card_file_error_can_be_pickled() -> None:
    with pytest.raises(CardFileError) as caught:
        homebrew.load("none.py")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.problem, again.facts) == (
        str(caught.value),
        "no-file",
        {"file": "none.py", "why": ""},
    )


# --- packages -------------------------------------------------------------------------------
def install(folder: Path, source: str, module: str = "poet_package") -> None:
    """Install a package with cards into a folder."""
    (folder / module).mkdir()
    (folder / module / "__init__.py").write_text(source, encoding="utf-8")
    info = folder / "poet_package-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: poet-package\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[citadella.cards]\ncards = poet_package\n")


def test_installed_packages_can_provide_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, GOOD)
    monkeypatch.syspath_prepend(tmp_path)
    (file,) = homebrew.load_packages()
    assert (file.name, file.cards) == ("poet-package:cards", ("poet", "village_well"))
    before = homebrew.loaded()
    homebrew.load_again(pickle.loads(pickle.dumps(before)))
    assert homebrew.loaded() == before


def test_a_bad_package_is_rejected_with_a_one_sentence_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, GOOD.replace('"poet", 6', '"king", 6'))
    monkeypatch.syspath_prepend(tmp_path)
    before = registered()
    with pytest.raises(CardFileError, match="'poet-package:cards' cannot be used: The card"):
        homebrew.load_packages()
    assert registered() == before
    assert "poet_package" not in sys.modules


def test_a_package_without_its_module_is_rejected_with_a_one_sentence_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, GOOD, "another_name")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(CardFileError, match=r"'poet-package:cards' cannot be used: .*poet_package"):
        homebrew.load_packages()


# --- setups and records ---------------------------------------------------------------------
def test_a_record_names_the_files_of_its_homebrew_cards(nothing_stays: homebrew.Registered) -> None:
    (file,) = homebrew.load(HARVEST)
    for cards, files in (
        (file.cards, {"harvest.py": file.sha256}),
        (["herald"], {"harvest.py": file.sha256}),
        ([], None),
    ):
        setup = Setup.preset("first-game").with_cards(cards)
        game = Game.new(setup, "record")
        game.play(game.legal_actions()[0])
        record = Record.of(game)
        for text in (record.to_text(), record.to_json()):
            assert ("harvest.py" in text) == (files is not None)
            assert Record.parse(text).setup == setup


def test_a_record_whose_card_file_is_not_loaded_is_rejected(
    nothing_stays: homebrew.Registered,
) -> None:
    (file,) = homebrew.load(HARVEST)
    record = Record.of(Game.new(Setup.preset("first-game").with_cards(file.cards), "x"))
    texts = record.to_text(), record.to_json()
    plain = Record.of(Game.new(Setup.preset("first-game"), "x")).to_text()
    nothing_stays.restore()
    Record.parse(plain)
    for text in texts:
        with pytest.raises(CardFileError) as caught:
            Record.parse(text, changed=True)
        assert str(caught.value) == "The card file 'harvest.py' is needed but not loaded."
        assert caught.value.problem == "cards-missing"


def test_a_record_whose_card_file_has_changed_is_rejected_unless_allowed(
    nothing_stays: homebrew.Registered, write: Write
) -> None:
    (file,) = homebrew.load(HARVEST)
    record = Record.of(Game.new(Setup.preset("first-game").with_cards(["steward"]), "x"))
    text = record.to_text()
    nothing_stays.restore()
    write((HARVEST.parent / "granary.svg").read_text(), "granary.svg")
    homebrew.load(write(HARVEST.read_text(encoding="utf-8") + "# newer\n", "harvest.py"))
    with pytest.raises(CardFileError) as caught:
        Record.parse(text)
    assert str(caught.value) == "The card file 'harvest.py' has changed since the setup was stored."
    assert caught.value.problem == "cards-changed"
    # With `changed=True`, the record is read although the file has changed.
    assert Record.parse(text, changed=True).replay().setup == record.setup
    assert file.sha256 not in Record.parse(text, changed=True).to_text()


@pytest.mark.parametrize(
    "files", ['["harvest.py"]', '{"harvest.py": 3}', '{"harvest.py": "SHA", "x": "y"}', '"x"']
)
def test_a_record_with_an_invalid_list_of_card_files_is_rejected(files: str) -> None:
    (file,) = homebrew.load(HARVEST)
    record = Record.of(Game.new(Setup.preset("first-game").with_cards(["steward"]), "x"))
    text = record.to_json()
    part = f'{{"harvest.py": "{file.sha256}"}}'
    assert text.count(part) == 1
    with pytest.raises((MalformedError, CardFileError)):
        Record.parse(text.replace(part, files.replace("SHA", file.sha256)))
    plain = Record.of(Game.new(Setup.preset("first-game"), "x")).to_json()
    named = plain.replace('"preset"', f'"homebrew": {part}, "preset"')
    with pytest.raises(MalformedError, match="'homebrew' must name exactly the files"):
        Record.parse(named)


def test_records_with_the_old_key_for_card_files_can_be_read(
    nothing_stays: homebrew.Registered,
) -> None:
    homebrew.load(HARVEST)
    record = Record.of(Game.new(Setup.preset("first-game").with_cards(["steward"]), "x"))
    old = record.to_json().replace('"homebrew"', '"own"')
    assert old != record.to_json()
    assert Record.parse(old).to_json() == record.to_json()
    nothing_stays.restore()
    with pytest.raises(CardFileError, match=r"'harvest.py' is needed but not loaded"):
        Record.parse(old)


# --- setups ---------------------------------------------------------------------------------
EVERY = [("2016", 4), ("2016", 2), ("2021", 8), ("deluxe", 5), ("classic", 6), ("classic-2016", 3)]


@pytest.mark.rule("S9")
@pytest.mark.parametrize(("edition", "players"), EVERY)
def test_setups_stay_valid_when_homebrew_cards_are_added(edition: str, players: int) -> None:
    before = [Setup.random(edition, players, seed) for seed in range(30)]
    (file,) = homebrew.load(HARVEST)
    # Loading cards does not change random setups that do not request homebrew cards.
    assert [Setup.random(edition, players, seed) for seed in range(30)] == before
    came: set[str] = set()
    for seed in range(30):
        drawn = Setup.random(edition, players, seed, homebrew=file.cards)
        came |= {*drawn.characters, *drawn.unique} & {*file.cards}
        put_in = Setup.random(edition, players, seed).with_cards(file.cards, seed)
        assert {*file.cards} <= {*put_in.characters, *put_in.unique}
    assert came == {*file.cards}


@pytest.mark.rule("S2", "S3", "S4", "S5")
def test_cards_that_do_not_fit_a_setup_are_rejected_or_left_out_on_request(write: Write) -> None:
    more = """
for i in range(20):
    register_district(DistrictFacts(f"well_{i}", "unique", 2), type(f"Well{i}", (District,), {}))
register_character(CharacterFacts("bard", 6), type("Bard", (Character,), {}))
register_character(CharacterFacts("muse", 9), type("Muse", (Character,), {}))
register_character(CharacterFacts("choir", 5, least_players=5), type("Choir", (Character,), {}))
"""
    (file,) = homebrew.load(write(GOOD + more))
    first = Setup.preset("first-game", players=2)
    for names, rule in (
        (["poet", "bard"], "S2"),
        (["muse"], "S3"),
        (["choir"], "S4"),
        ([f"well_{i}" for i in range(15)], "S5"),
        (["nobody"], "S9"),
    ):
        with pytest.raises(SetupError) as caught:
            first.with_cards(names)
        assert caught.value.rule == rule
    rank_6 = set()
    for seed in range(20):
        fitted = first.with_cards(file.cards, seed, as_fit=True)
        rank_6 |= {*fitted.characters} & {"poet", "bard"}
        assert not {"muse", "choir"} & {*fitted.characters}
        assert all(name in file.cards for name in fitted.unique)
    assert rank_6 == {"poet", "bard"}
    assert "muse" in Setup.preset("first-game", players=4).with_cards(["muse"]).characters


def test_official_cards_can_also_be_added_to_a_setup() -> None:
    setup = Setup.preset("first-game").with_cards(["witch", "museum"])
    assert setup.characters[0] == "witch"
    assert "museum" in setup.unique
    assert len(setup.unique) == 14
    classic = Setup.preset("first-game", "classic").with_cards(["diplomat", "armory"])
    assert "graveyard" not in classic.unique
