"""Prepare the pages of the documentation site and build it.

    python -m tools.generate.docs_site [FOLDER]       (default: build/docs-site)

Most pages are copied from docs/. Others are generated: the gallery of cards, the API reference, the
messages of the server, and the notebooks.
"""

from __future__ import annotations

import html
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from citadella.cards import EDITIONS
from citadella.texts import LANGUAGES, Texts
from citadella.texts.rulebook import language_of_rules
from tools import ROOT
from tools.generate import api_reference

SITE = Path(sys.argv[1] if sys.argv[1:] else ROOT / "build" / "docs-site").resolve()
PAGES = SITE.with_name(f"{SITE.name}-pages")
DRAWINGS = ROOT / "web" / "src" / "drawings"
#: The notebooks, and the names of their pages.
NOTEBOOKS = {"citadella.ipynb": "notebook.md", "train_your_own.ipynb": "training.md"}
#: How long the training notebook runs, in minutes: just enough to show that it works.
MINUTES = "0.02"
#: Pages outside docs/, and their names on the site.
MOVED = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    "SECURITY.md": "security.md",
}
LINK = re.compile(r"(?<=\]\()(?!https?:|mailto:|#)([^)#\s]+)((?:#[^)]*)?)(?=\))")
STYLE = """\
.gallery { display: grid; gap: 0.8rem;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); }
.gallery > div { border: 1px solid var(--md-default-fg-color--lightest); border-radius: 0.4rem;
  padding: 0.6rem; }
.gallery img { display: block; height: 7rem; margin: 0 auto; }
.gallery h3 { margin: 0.4rem 0 0.2rem; }
.gallery p { margin: 0; font-size: 0.65rem; }
"""


def copied() -> None:
    """Copy the pages and files that are not generated."""
    for page in sorted((ROOT / "docs").glob("*.md")):
        _write(page.name, _relinked(page))
    for source, name in MOVED.items():
        _write(name, _relinked(ROOT / source))
    shutil.copytree(ROOT / "docs" / "pictures", PAGES / "pictures")
    shutil.copytree(
        ROOT / "examples", PAGES / "examples", ignore=shutil.ignore_patterns("__pycache__", ".*")
    )
    for data in ("protocol.json", "balance.parquet"):
        shutil.copy(ROOT / "docs" / data, PAGES)
    shutil.copy(ROOT / "LICENSE", PAGES / "LICENSE.txt")
    _write("gallery.css", STYLE)


def _relinked(page: Path) -> str:
    """Return the text of a page, with its links changed to addresses on the site."""
    return _with_links(page.read_text(encoding="utf-8"), page.parent)


def _with_links(text: str, folder: Path) -> str:
    """Return `text` with its links, relative to `folder`, changed to addresses on the site."""

    def place(match: re.Match[str]) -> str:
        target = Path(os.path.normpath(folder / match[1]))
        if not target.exists():
            return match[0]  # MkDocs reports the broken link
        name = target.relative_to(ROOT).as_posix()
        if name in MOVED:
            return MOVED[name] + match[2]
        if name.startswith("docs/"):
            return name.removeprefix("docs/") + match[2]
        if name == "LICENSE":
            return "LICENSE.txt"
        if name.startswith("examples/"):
            return name
        return ""

    # The site has no pages for source files, so keep only the text of links to them.
    return re.sub(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])+)\]\(\)", r"\1", LINK.sub(place, text))


def cards() -> None:
    """Write the gallery of cards in every language that has the rules."""
    for folder in ("characters", "districts", "unique", "actions"):
        shutil.copytree(DRAWINGS / folder, PAGES / "drawings" / folder)
    for language in LANGUAGES:
        if language_of_rules(language) != language:
            continue
        texts = Texts(language)
        parts = [f"# {texts('term-game-title')}: {texts('term-card').lower()}", ""]
        parts += _gallery(texts, "character", "characters", texts("term-character"))
        parts += _gallery(texts, "district", "districts", texts("term-district"))
        parts += _gallery(texts, "district", "unique", texts("term-unique-district"))
        parts += _gallery(texts, "action", "actions", texts("term-action-card"))
        name = "cards.md" if language == "en" else f"cards.{language}.md"
        _write(name, "\n".join(parts) + "\n")


def _gallery(texts: Texts, kind: str, folder: str, heading: str) -> Iterable[str]:
    yield f"## {heading}\n"
    yield '<div class="gallery" markdown="1">\n'
    for card in sorted((DRAWINGS / folder).glob("*.svg"), key=lambda path: path.stem):
        edition, facts = _printed(kind, card.stem)
        key = f"{kind}-{card.stem}"
        name = html.escape(texts.name(key, edition))
        effect = html.escape(texts.effect(key, edition) or "")
        yield '<div markdown="1">\n'
        yield f"![{name}](drawings/{folder}/{card.name})\n"
        yield f"### {name}\n"
        yield " · ".join(_facts(texts, kind, facts)) + "\n"
        if effect:
            yield f"{effect}\n"
        yield "</div>\n"
    yield "</div>\n"


def _printed(kind: str, card: str) -> tuple[str, Any]:
    """Return an edition that has the card (preferably 2016), and the card's facts there."""
    for edition in ("2016", *EDITIONS):
        box = EDITIONS[edition]
        printed: tuple[Any, ...] = {
            "character": box.characters,
            "district": (*box.base, *box.unique, *box.bonus),
            "action": box.action_cards,
        }[kind]
        for facts in printed:
            if facts.id == card:
                return edition, facts
    raise LookupError(f"no edition has the {kind} '{card}'")


def _facts(texts: Texts, kind: str, facts: Any) -> list[str]:
    if kind == "character":
        return [f"{texts('term-rank')} {facts.rank}"]
    if kind == "action":
        return [texts("term-action-card")]
    return [texts(f"type-{facts.type}"), f"{texts('term-cost')} {facts.cost or '–'}"]


def reference() -> None:
    """Write the API reference."""
    for name, text in api_reference.render()[0].items():
        _write(name, text)


def protocol() -> None:
    """Write the page on the server's messages, from the JSON schema in docs/."""
    schema = json.loads((ROOT / "docs" / "protocol.json").read_text(encoding="utf-8"))
    definitions: dict[str, Any] = schema.get("$defs") or schema["definitions"]
    parts = [
        "# Protocol",
        "",
        "The messages between the server and whoever plays; the whole schema is"
        " [protocol.json](protocol.json). How to sit down: [a remote bot](bot-api.md).",
        "",
    ]
    for name, definition in sorted(definitions.items()):
        parts += [f"## {name}", "", html.escape(definition.get("description", "")), ""]
        fields: dict[str, Any] = definition.get("properties", {})
        if fields:
            needed = definition.get("required", [])
            parts += ["| field | type | |", "| --- | --- | --- |"]
            for field, form in fields.items():
                said = html.escape(form.get("description", "")).replace("|", "\\|")
                optional = "" if field in needed else "may be missing. "
                parts.append(f"| `{field}` | {_type(form)} | {optional}{said} |")
            parts.append("")
    _write("protocol.md", "\n".join(parts))


def _type(form: dict[str, Any]) -> str:
    if "$ref" in form:
        name = form["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for several in ("anyOf", "oneOf"):
        if several in form:
            return " or ".join(_type(one) for one in form[several])
    if form.get("type") == "array":
        return f"list of {_type(form.get('items') or {})}"
    if "const" in form:
        return f"`{form['const']}`"
    if "enum" in form:
        return " or ".join(f"`{value}`" for value in form["enum"])
    return str(form.get("type", "anything"))


def notebook(name: str, page: str) -> None:
    """Run a notebook and write it as a page, with the output of its cells."""
    import nbformat
    from nbclient import NotebookClient

    book = nbformat.read(ROOT / "examples" / name, as_version=4)
    os.environ.setdefault("CITADELLA_MINUTES", MINUTES)
    with TemporaryDirectory() as folder:
        NotebookClient(book, timeout=300, kernel_name="python3").execute(cwd=folder)
    parts: list[str] = []
    for number, cell in enumerate(book.cells):
        if cell.cell_type == "markdown":
            parts.append(_with_links(cell.source, ROOT / "examples"))
            continue
        parts.append(f"```python\n{cell.source}\n```")
        for output in cell.outputs:
            picture = output.get("data", {}).get("image/svg+xml")
            if picture:
                drawn = f"{Path(page).stem}-{number}.svg"
                _write(drawn, picture)
                parts.append(f"![The plot of this cell]({drawn})")
                continue
            said = output.get("text") or output.get("data", {}).get("text/plain", "")
            parts.append(f"```text\n{said.rstrip()}\n```")
    parts.append(f"This page is [{name}](examples/{name}), run when the site was built.")
    _write(page, "\n\n".join(parts) + "\n")


def _write(name: str, text: str) -> None:
    path = PAGES / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def lay_out() -> None:
    """Write all pages."""
    shutil.rmtree(PAGES, ignore_errors=True)
    copied()
    cards()
    reference()
    protocol()
    for name, page in NOTEBOOKS.items():
        notebook(name, page)


def main() -> None:
    """Prepare and build the site; a broken link is an error."""
    lay_out()
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(SITE)],
        cwd=ROOT,
        env={
            **os.environ,
            "CITADELLA_DOCS_PAGES": str(PAGES),
            "NO_MKDOCS_2_WARNING": "1",
        },
        check=False,
    )
    if done.returncode != 0:
        sys.exit(done.returncode)
    print(
        f"The site is in {SITE}. To use its search, serve the site:"
        f" {sys.executable} -m http.server -d {SITE}"
    )


if __name__ == "__main__":
    main()
