"""Help on any card: the player's hand first, then what is in play, then the rest of the box."""

from __future__ import annotations

from rich.text import Text

from citadella.cli.table.scene import Scene, card_key
from citadella.rules.card import UNKNOWN


def cards_of(scene: Scene) -> list[tuple[str, Text, Text]]:
    """The key, the name and the text of every card of the game."""
    view, box = scene.view, scene.phrases.box
    me = scene.me
    names = [*view.offered, *(me.hand if me is not None else [])]
    cities = [name for player in scene.players for name in player.city]
    laid = [name for player in scene.players for name, _ in player.laid]
    found: dict[str, tuple[Text, Text]] = {}
    for name in [*names]:
        _add(scene, name, found)
    for rank, name in enumerate(view.cast[1:], 1):
        title = Text(scene.phrases.character(name), "bold")
        key = f"character-{name}"
        found[key] = (title, _text(scene, key, scene.texts("rules-character", rank=str(rank))))
    for name in [*cities, *laid, *(kind.name for kind in box.kinds)]:
        _add(scene, name, found)
    return [(key, name, text) for key, (name, text) in found.items()]


def _add(scene: Scene, name: str, found: dict[str, tuple[Text, Text]]) -> None:
    plain = name.removesuffix("+")
    key = card_key(scene.texts, plain)
    if plain == UNKNOWN.name or not key or key in found:
        return
    found[key] = (scene.card(plain), _text(scene, key, scene.phrases.facts(plain)))


def _text(scene: Scene, key: str, facts: str) -> Text:
    texts, edition = scene.texts, scene.view.setup.edition
    effect = texts.effect(key, edition) or texts("rules-no-effect")
    name = texts.name(key, edition)
    return Text.assemble((name, "bold yellow"), (f"  {facts}\n", "dim"), effect)
