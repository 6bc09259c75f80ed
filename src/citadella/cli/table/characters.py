"""The characters in rank order, with their markers; called and discarded characters stand out."""

from __future__ import annotations

from rich.text import Text

from citadella.cli.symbols import flow, marks
from citadella.cli.table.scene import EXPLAIN, Scene, clickable, fitted


def token(scene: Scene, rank: int) -> Text:
    """Return a character's token with its markers."""
    view = scene.view
    name = view.cast[rank]
    me = scene.me
    style = ""
    if name in view.face_up:
        style = "dim strike"
    elif rank == view.rank:
        style = "black on yellow"
    elif me is not None and name in me.roles:
        style = "bold cyan"
    elif rank < view.rank:
        style = "dim"
    shown = Text(f"{rank} {scene.phrases.character(name)}", style)
    shown = Text.assemble(shown, (marks(view, scene.phrases, rank), "bold red"))
    return clickable(shown, EXPLAIN, f"character-{name}")


def row(scene: Scene, width: int) -> list[Text]:
    return [fitted(line, width) for line in flow(tokens(scene), width)]


def column(scene: Scene, width: int, rows: int) -> list[Text]:
    """Return the characters in a column, each with the player known to have it."""
    lines: list[Text] = []
    for rank, shown in enumerate(tokens(scene), 1):
        holder = scene.holder(scene.view.cast[rank])
        line = Text.assemble(" ", shown)
        if holder is not None:
            name = Text(f" · {scene.name(holder.seat)}", "cyan" if holder is scene.me else "bold")
            # A name that does not fit is left out; the player's panel shows the character anyway.
            if line.cell_len + name.cell_len <= width:
                line += name
        lines.append(fitted(line, width))
    if rows >= 2 * len(lines) + len(scene.view.markers) + 1:
        lines = [each for line in lines for each in (line, Text())]
    lines += [fitted(Text(f" {word}", "dim"), width) for word in ("", *mark_legend(scene))]
    return lines[:rows]


def width_of(scene: Scene) -> int:
    return 3 + max(token.cell_len for token in tokens(scene))


def tokens(scene: Scene) -> list[Text]:
    return [token(scene, rank) for rank in range(1, len(scene.view.cast))]


def mark_legend(scene: Scene) -> list[str]:
    """Return the meaning of each marker on the characters."""
    signs = {marker.kind: marker.sign for marker in scene.view.markers}
    return [f"{sign} {scene.phrases.mark(kind)}" for kind, sign in signs.items()]
