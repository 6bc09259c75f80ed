"""Check the English of docs, docstrings, comments, test names and texts for known bad phrases.

    python -m tools.checks.prose [FILE ...]

Correct uses of these phrases are listed in EXCEPTIONS, each with a reason; an exception that
matches nothing is an error.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tools import ROOT

VERB: Final = (
    r"(?:is|are|was|has|had|does|did|can|may|must|will|comes|plays|sits|wants|waits|\w+s)\b"
)
#: A pattern (matched case-insensitively) and the suggested replacement.
PHRASES: Final = (
    (rf"\b(?:for|from|by|with|against|refuses?|lets?|asks?|shows?|finds?) who {VERB}", "whoever"),
    (rf"(?:^|[.:;] )who {VERB}[^?]*[.]", "“whoever”, or name the person"),
    (r"\b(?:the|an|for|of|in|to|by) own\b", "name the owner: “the player's own”"),
    (r"\bso many\b(?! \w+ that)", "“this many”, or “the maximum number of …” for a limit"),
    (r"\b(?:is|are|was|were|be|been|being) told\b", "“sees”, “receives”, “is notified”"),
    (r"\b(?:that|which) there (?:is|are) (?:not|none)\b", "“unknown”, “missing”"),
    (r"\bthere (?:is|are) (?:not|no such)\b", "“unknown”, “does not exist”"),
    (r"\bshall\b", "“should”, “must”, “will”"),
    (r"\banew\b", "“again”"),
    (r"\bin vain\b", "“without effect”, “fails”"),
    (r"\b(?:befalls?|befell|whereof|thereof|hitherto|henceforth|lest)\b", "a current word"),
    (r"\bis no (?:card|bot|move|class|backup|action|name|number|key|pick|game)\b", "“is not a …”"),
    (r"\bgoes on with\b|\bgo on with\b", "“continues”, “resumes”"),
    (r"\b(?:complaint about|complains? about|complain that)\b", "“error for”, “raise”"),
    (r"\bthe like\b|\band such\b", "name it"),
    (r"\bnot any more\b(?= [a-z])|\bany more\.", "“no longer”"),
    (r"\bmean(?:s|t)? ill\b|\bnobody is given away\b", "say it literally"),
    (r"\bin (?:the|its|his|their) stead\b|\bfor want of\b|\bby and by\b", "a current phrase"),
    (r"\bput away\b|\bgraver\b|\bthe dearest\b", "a current word"),
    (r"\btake(?:s|n)? (?:it |him |them )?for dead\b", "“declare dead”"),
)
#: A file, the phrase as written in it, and the reason why the phrase is correct there.
EXCEPTIONS: Final[tuple[tuple[str, str, str], ...]] = (
    ("docs/api.md", "Ask who is", "an indirect question"),
)
PATTERNS: Final = [(re.compile(p, re.IGNORECASE | re.MULTILINE), advice) for p, advice in PHRASES]
#: Files that are not checked: text by other authors, generated files, and this file.
SKIPPED: Final = re.compile(
    r"^licenses/|^tests/golden/|package-lock|^docs/rule-tests|tools/checks/prose\.py"
)
FENCES: Final = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
CODE: Final = re.compile(r"`[^`\n]*`")
CLIENT_COMMENT: Final = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*|<!--.*?-->", re.DOTALL)


class Finding(NamedTuple):
    """A bad phrase in a file."""

    path: str
    line: int
    words: str
    advice: str


def _python(source: str) -> Iterator[tuple[int, str]]:
    """Yield the comments, docstrings and test names, each with the number of its first line."""
    comment: list[str] = []
    first = last = 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            if token.start[0] != last + 1:
                yield first, "\n".join(comment)
                comment, first = [], token.start[0]
            comment.append(token.string.lstrip("#: "))
            last = token.start[0]
    yield first, "\n".join(comment)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text:
                yield node.body[0].lineno, text
            if not isinstance(node, ast.Module) and node.name.startswith("test_"):
                yield node.lineno, node.name.removeprefix("test_").replace("_", " ")


def _blanked(pattern: re.Pattern[str], text: str) -> str:
    return pattern.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def passages(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the prose of a file as passages, each with the number of its first line."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        yield from _python(text)
    elif path.suffix == ".md":
        yield 1, _blanked(CODE, _blanked(FENCES, text))
    elif path.suffix == ".ftl":
        yield 1, text
    else:
        for match in CLIENT_COMMENT.finditer(text):
            yield text.count("\n", 0, match.start()) + 1, match[0]


def findings(path: Path) -> Iterator[Finding]:
    """Yield the bad phrases of a file."""
    name = path.relative_to(ROOT).as_posix()
    for first, text in passages(path):
        # Remove indentation and comment signs, because a phrase may be split across two lines.
        flat = re.sub(r"\n[ \t]*(?:# ?)?(?=\S)", "\n", text)
        joined = flat.replace("\n", " ")
        for pattern, advice in PATTERNS:
            for match in pattern.finditer(joined):
                yield Finding(name, first + flat.count("\n", 0, match.start()), match[0], advice)


def files() -> list[Path]:
    """Return every tracked file with English prose."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    ).stdout.split("\0")
    return [
        ROOT / name
        for name in listed
        if not SKIPPED.search(name)
        and (ROOT / name).is_file()
        and (
            name.endswith((".py", ".ts", ".svelte"))
            or (name.endswith(".md") and not re.search(r"\.(hu|cs|bg)\.md$", name))
            or (name.endswith(".ftl") and "/en/" in name)
        )
    ]


def main() -> int:
    """Print all bad phrases and unused exceptions; return 1 if there are any."""
    names = [arg for arg in sys.argv[1:] if not arg.startswith("-")]
    chosen = [Path(name).resolve() for name in names] or files()
    unused = set(EXCEPTIONS)
    found = 0
    for path in chosen:
        for finding in findings(path):
            allowed = [
                e
                for e in EXCEPTIONS
                if e[0] == finding.path and e[1].lower() == finding.words.lower()
            ]
            if allowed:
                unused.difference_update(allowed)
                continue
            found += 1
            print(f"{finding.path}:{finding.line}: “{finding.words}” – write {finding.advice}")
    if not names:
        for name, words, _ in sorted(unused):
            found += 1
            print(f"{name}: the exception “{words}” matches nothing")
    print(f"{found} phrases to rewrite." if found else "No bad phrases.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
