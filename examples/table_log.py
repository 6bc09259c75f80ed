"""Print the log of a table, live and in any language, with nothing but the protocol.

    python examples/table_log.py http://127.0.0.1:8000 CODE --language hu

CODE is the last part of the link for spectators. The server sends sentences as messages of its
Fluent catalogue with typed arguments; docs/translate.md describes them.
"""

from __future__ import annotations

import argparse
import json
import re
import urllib.request
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from websockets.sync.client import connect

DEFAULTS = {"case": "known", "doer": "seat", "cause": "", "turn": "", "count": 0}
PREFIXES = {"card": ("district", "action"), "character": ("character",), "type": ("type",)}


class Catalogue:
    """The messages of one language, and the functions that they call."""

    def __init__(self, language: str, source: str) -> None:
        functions: dict[str, Any] = {
            "BEFORE": self.before,
            "CAPITAL": lambda text: str(text)[:1].upper() + str(text)[1:],
            "FEATURE": lambda name, feature: name.feature(feature),
            "FORM": lambda name, form: name.form(form) if isinstance(name, Name) else str(name),
            "ID": lambda name: getattr(name, "id", name),
            "KIND": lambda name: getattr(name, "kind", "none"),
        }
        self.bundle = FluentBundle([language], functions, use_isolating=False)
        self.bundle.add_resource(FluentResource(source))

    def find(self, key: str, **args: Any) -> str:
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name) if self.bundle.has_message(name) else None
        pattern = message and (message.attributes.get(attribute) if attribute else message.value)
        return str(self.bundle.format_pattern(pattern, args)[0]) if pattern else ""

    def before(self, word: str, following: object) -> str:
        text, rule = str(following), f"before-{word}"
        other = re.match(self.find(f"{rule}.pattern"), text, re.IGNORECASE)
        chosen = self.find(f"{rule}.other" if other else rule)
        return f"{chosen}{text}" if chosen.endswith("’") else f"{chosen} {text}"


class Name(FluentType):
    """The name of a card, a character or a district type inside a sentence."""

    def __init__(self, texts: Catalogue, kind: str, name: str, edition: str) -> None:
        self.texts, self.kind, self.id, self.edition = texts, kind, name.rstrip("+"), edition
        keys = [f"{prefix}-{self.id}" for prefix in PREFIXES[kind]]
        self.key = next((key for key in keys if texts.find(key)), "")

    def __str__(self) -> str:
        name = self.texts.find(f"{self.key}.name-{self.edition}") or self.texts.find(self.key)
        lower = self.kind == "type" or self.texts.find(f"lower-case-{self.kind}")
        return self.feature("inside") or (name[:1].lower() + name[1:] if lower else name) or self.id

    def format(self, _locale: object) -> str:
        return str(self)

    def feature(self, name: str) -> str:
        find = self.texts.find
        return find(f"{self.key}.{name}-{self.edition}") or find(f"{self.key}.{name}")

    def form(self, form: str) -> str:
        return self.feature(form) or self.texts.find(f"form-{form}", name=str(self)) or str(self)


def render(texts: Catalogue, sentence: Any, names: list[str], edition: str) -> str:
    def value(arg: Any) -> Any:
        if isinstance(arg, list) and len(arg) == 2 and isinstance(arg[1], dict):
            return render(texts, arg, names, edition)
        if isinstance(arg, list):
            return ", ".join(str(value(each)) for each in arg)
        if isinstance(arg, str) and arg.startswith("@"):
            return names[int(arg[1:])]
        kind, colon, name = str(arg).partition(":")
        return Name(texts, kind, name, edition) if colon and kind in PREFIXES else arg

    key, args = sentence
    args = {"by": args.get("seat", ""), **DEFAULTS, **args}
    args |= dict(zip(("card", "second"), args.get("cards", ()), strict=False))
    return texts.find(key, reader="", **{name: value(arg) for name, arg in args.items()})


def main() -> None:
    parser = argparse.ArgumentParser(description="Print the log of a table.")
    for argument in ("server", "code"):
        parser.add_argument(argument)
    parser.add_argument("--language", default="en")
    options = parser.parse_args()
    with urllib.request.urlopen(f"{options.server}/api/hello") as answer:
        cookie = {"Cookie": str(answer.headers["set-cookie"]).partition(";")[0]}
    with urllib.request.urlopen(f"{options.server}/api/texts/{options.language}") as answer:
        texts = Catalogue(options.language, answer.read().decode())
    bots = texts.find("names-of-bots").split(", ")
    address, last = f"{options.server.replace('http', 'ws', 1)}/ws/{options.code}", -1
    with connect(address, additional_headers=cookie) as socket:
        for state in map(json.loads, socket):
            seats, edition = state["table"]["seats"], state["table"]["edition"]
            names = [seat["name"] or bots[seat["seat"] % len(bots)] for seat in seats]
            events = {event["n"]: event["line"] for event in state["events"]}
            for line in (line for line in state["log"] if line["n"] > last):
                said = render(texts, line.get("line") or events[line["n"]], names, edition)
                print(said[:1].upper() + said[1:], flush=True)
            last = max([last, *events])


if __name__ == "__main__":
    main()
