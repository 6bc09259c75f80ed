"""The documentation site can be built in MkDocs' strict mode, and is complete."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import citadella
from citadella import bots, homebrew
from citadella.texts import LANGUAGES, Texts
from citadella.texts.rulebook import all_rules, language_of_rules

ROOT = Path(__file__).parents[2]
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)")


def test_every_relative_link_of_the_readme_and_the_pages_has_a_target() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    broken = [
        f"{page.name}: {target}"
        for page in pages
        for target in LINK.findall(page.read_text(encoding="utf-8"))
        if not (page.parent / target).exists()
    ]
    assert broken == []


def every_card_has_its_picture_and_its_name_in_every_language(site: Path) -> None:
    for language in LANGUAGES:
        if language_of_rules(language) != language:
            continue
        texts = Texts(language)
        name = "cards.html" if language == "en" else f"cards.{language}.html"
        page = (site / name).read_text(encoding="utf-8")
        assert page.count('src="drawings/') == 27 + 17 + 37 + 7
        for card in ("character-witch", "district-keep", "action-rasputin"):
            assert texts.name(card, "deluxe") in page
    for picture in re.findall(r'src="(drawings/[^"]+)"', page):
        assert (site / picture).is_file()


def the_rules_can_be_searched_in_every_language(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    for language in LANGUAGES:
        if language_of_rules(language) != language:
            continue
        ending = ".html" if language == "en" else f".{language}.html"
        found = " ".join(
            entry["text"]
            for entry in index["docs"]
            if re.match(rf"rul(es|ings){re.escape(ending)}", entry["location"])
        )
        missing = [rule.id for rule in all_rules(language) if rule.id not in found]
        assert missing == []


def the_reference_has_everything_that_the_library_offers(site: Path) -> None:
    for page, package in (("", citadella), ("-bots", bots), ("-homebrew", homebrew)):
        text = (site / f"reference{page}.html").read_text(encoding="utf-8")
        shown = re.findall(r'<h2 id="[^"]+">(\w+)', text)
        assert sorted(shown) == sorted(package.__all__)
        article = text[text.index("<article") : text.index("</article>")]
        assert "__" not in re.sub(r"<[^>]*>", "", article)


def the_notebook_ran(site: Path) -> None:
    page = (site / "notebook.html").read_text(encoding="utf-8")
    won = re.search(r"The thrifty bot won (\d+) of 40 games", page)
    assert won is not None
    assert int(won[1]) > 20
    assert "notebook-8.svg" in page


def a_network_was_trained_and_measured(site: Path) -> None:
    page = (site / "training.html").read_text(encoding="utf-8")
    assert re.search(r"This setup uses \d+ inputs and \d+ outputs", page)
    # The page shows a progress line before and after a short training, and then the result.
    assert len(re.findall(r"\d+\.\d minutes: ", page)) == 2
    assert re.search(r"MyNetwork against three strategist: [\d.]+% \[[\d.]+% – [\d.]+%\]", page)
    assert 'src="training-' in page


def test_the_site_can_be_built_and_is_complete(tmp_path: Path) -> None:
    site = tmp_path / "site"
    done = subprocess.run(
        [sys.executable, "-m", "tools.generate.docs_site", str(site)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(Path(citadella.__file__).parents[1])},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    every_card_has_its_picture_and_its_name_in_every_language(site)
    the_rules_can_be_searched_in_every_language(site)
    the_reference_has_everything_that_the_library_offers(site)
    the_notebook_ran(site)
    a_network_was_trained_and_measured(site)
