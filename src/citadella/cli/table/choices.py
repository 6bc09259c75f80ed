"""The question, and a page of choices with the digits that select them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from citadella.cards import TYPES
from citadella.cli.session import Choices, keys_of
from citadella.cli.symbols import COLOURS, SYMBOLS, flow
from citadella.cli.table.scene import CHOICE, Scene, clickable, wrapped
from citadella.rules import Action
from citadella.rules.card import UNKNOWN, District

MAX_CHOICES_PER_PAGE: Final = 9
#: The `place` of verbs that choose among cards drawn by the player.
OFFER: Final = "offer"


class Asked:
    """A question to the player, its choices, and the cursor in the list of choices."""

    def __init__(self, scene: Scene, choices: Choices, notice: str = "", cursor: int = 0) -> None:
        self.scene = scene
        self.choices = choices
        self.notice = notice
        self.cursor = min(cursor, len(choices) - 1)
        #: As last drawn: the range of choices on each page, and the range on the visible page.
        self.drawn: tuple[list[range], range] = ([], range(0))

    # --- lines -------------------------------------------------------------------------
    def heading(self, width: int) -> list[Text]:
        """Return the lines with the question, the cards that it is about, and the notice."""
        question = self.scene.phrases.question(self.scene.view.known)
        lines = wrapped(Text(question, "bold yellow"), width)
        if offered := offered_cards(self.scene, self.choices):
            lines += flow(offered, width)
        if self.notice:
            lines += wrapped(Text(self.notice, "bold red"), width)
        return lines

    def wanted(self, width: int) -> int:
        """Return the number of lines that the longest page needs."""
        sizes = [len(self._lines(i, i, width)) for i in range(len(self.choices))]
        pages = [
            sum(sizes[i : i + MAX_CHOICES_PER_PAGE])
            for i in range(0, len(self.choices), MAX_CHOICES_PER_PAGE)
        ]
        return max(pages) + (1 if len(pages) > 1 else 0)

    def pages(self, width: int, rows: int) -> list[range]:
        """Return the range of choices on each page."""
        sizes = [len(self._lines(i, i, width)) for i in range(len(self.choices))]
        if sum(sizes) <= rows and len(sizes) <= MAX_CHOICES_PER_PAGE:
            return [range(len(sizes))]
        pages: list[range] = []
        first = used = 0
        for i, size in enumerate(sizes):
            # One line is reserved for the page number.
            if i > first and (used + size > rows - 1 or i - first == MAX_CHOICES_PER_PAGE):
                pages.append(range(first, i))
                first, used = i, 0
            used += size
        return [*pages, range(first, len(sizes))]

    def draw(self, width: int, rows: int) -> list[Text]:
        """Return the page of choices and, if there is room, the effect of the selected card."""
        pages = self.pages(width, rows)
        page = next(page for page in pages if self.cursor in page)
        self.drawn = pages, page
        lines: list[Text] = []
        for i in page:
            lines += self._lines(i, page.start, width)
        if len(pages) > 1:
            number = pages.index(page) + 1
            said = self.scene.texts("screen-page", page=number, pages=len(pages))
            lines.append(clickable(Text(f"0 {said}", "dim"), CHOICE, -1))
        effect = self._effect(width)
        if effect and len(lines) + len(effect) < rows:
            lines += [Text(), *effect]
        return lines

    def _lines(self, i: int, first: int, width: int) -> list[Text]:
        shown = Text.assemble(
            (f"{i - first + 1} ", "bold cyan"), choice_text(self.scene, self.choices[i])
        )
        lines = wrapped(shown, width, 2)
        for line in lines:
            if i == self.cursor:
                line.pad_right(width - line.cell_len)
                line.stylize("reverse")
            clickable(line, CHOICE, i)
        return lines

    def _effect(self, width: int) -> list[Text]:
        keys = keys_of(self.choices[self.cursor][0])
        edition = self.scene.view.setup.edition
        effect = self.scene.texts.effect(keys[0], edition) if keys else None
        return wrapped(Text(effect, "dim italic"), width) if effect else []


def offered_cards(scene: Scene, choices: Choices) -> list[Text]:
    """Return the cards that the question is about, unless the choices name them."""
    if any(action.verb.place == OFFER for choice in choices for action in choice):
        return []
    return [scene.card(name) for name in scene.view.offered if name != UNKNOWN.name]


def choice_text(scene: Scene, choice: Sequence[Action]) -> Text:
    """Return a choice's text, preceded by the symbol of the district that it names, if any."""
    action, phrases = choice[0], scene.phrases
    if len(choice) > 1:
        return Text(f"{phrases.group(action)} …")
    sentence = Text(phrases.choice(action, scene.view.known))
    if action.verb.parts[:1] in (["card"], ["district"]):
        kind = phrases.box.kind(action.text.split()[1].removesuffix("+"))
        if isinstance(kind, District):
            type_ = TYPES[kind.type]
            return Text.assemble((f"{SYMBOLS[type_]} ", COLOURS[type_]), sentence)
    return sentence
