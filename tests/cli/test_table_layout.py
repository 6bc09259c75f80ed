"""The layout of the full-screen table at all window sizes and in all languages."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest
from rich.text import Text

from citadella.cli.arguments import names_for
from citadella.cli.session import grouped
from citadella.cli.symbols import NewsLine
from citadella.cli.table.choices import Asked, choice_text
from citadella.cli.table.layout import ASK, PLACE, Panel, Shown, arrange
from citadella.cli.table.scene import Scene
from citadella.knowledge import view
from citadella.rules import Game, Setup
from citadella.texts import LANGUAGES, Texts
from citadella.texts.phrases import Phrases

SIZES = [(60, 20), (60, 60), (80, 24), (109, 20), (110, 20), (120, 40), (200, 20), (200, 60)]
NEWS = [NewsLine("Something happened to someone at this table; it takes a line or two.", True)] * 9


@cache
def moments(players: int) -> tuple[Game, ...]:
    """Return copies of a random game at several of its decisions."""
    preset = "first-game" if players == 4 else "illustrious-emissaries"
    game = Game.new(Setup.preset(preset, players=players), "sizes")
    chance = Random(players)
    found: list[Game] = []
    while len(found) < 5 and not game.over:
        if len(game.history) % 45 == 20:
            found.append(game.copy())
        game.play(chance.choice(game.legal_actions()))
    return tuple(found)


def shown(game: Game, language: str, cursor: int = 0) -> Shown:
    texts = Texts(language)
    names = names_for(texts, len(game.players))
    scene = Scene(view(game, game.to_act), Phrases(texts, game.setup, names, game.to_act))
    asked = Asked(scene, grouped(game.legal_actions()), "", cursor)
    return Shown(scene, Text(), asked, NEWS, [])


def words(panels: dict[str, Panel]) -> str:
    return "\n".join(line.plain for panel in panels.values() for line in panel.lines)


def joined(panel: Panel) -> str:
    return " ".join(" ".join(line.plain for line in panel.lines).split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("players", [4, 8])
def test_nothing_overlaps_or_leaves_the_window(
    players: int, width: int, height: int, language: str
) -> None:
    for game in moments(players):
        panels = arrange(shown(game, language), width, height)
        taken: set[tuple[int, int]] = set()
        for name, panel in panels.items():
            assert panel.height >= 0, name
            assert len(panel.lines) <= panel.height, name
            assert all(line.cell_len <= panel.width for line in panel.lines), name
            area = {
                (x, y)
                for x in range(panel.x, panel.x + panel.width)
                for y in range(panel.y, panel.y + panel.height)
            }
            assert not taken & area, name
            taken |= area
        assert all(x < width and y < height for x, y in taken)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("players", [4, 8])
def test_nothing_essential_is_cut_off(players: int, width: int, height: int, language: str) -> None:
    for game in moments(players):
        what = shown(game, language)
        scene, asked = what.scene, what.asked
        assert asked is not None
        panels = arrange(what, width, height)
        text = words(panels)
        # Check each player's name, gold and points, the characters, the hand and the question.
        for player in scene.players:
            assert scene.name(player.seat) in text
            assert f"●{player.gold}" in text
            assert f"◆{player.points}" in text
        for character in scene.view.cast[1:]:
            assert scene.phrases.character(character) in text
        assert scene.me is not None
        hand = [scene.card(name).plain for name in scene.me.hand]
        signs = [scene.card(name, True, True).plain for name in scene.me.hand]
        mine = words({PLACE: panels[PLACE]})
        assert all(card in mine for card in hand) or all(sign in mine for sign in signs)
        assert scene.phrases.question(scene.view.known) in joined(panels[ASK])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_choice_is_visible_with_its_digit(width: int, height: int, language: str) -> None:
    for game in moments(8):
        count = len(grouped(game.legal_actions()))
        for cursor in range(count):
            what = shown(game, language, cursor)
            assert what.asked is not None
            panels = arrange(what, width, height)
            _, page = what.asked.drawn
            assert cursor in page
            assert 1 <= len(page) <= 9
            choice = what.asked.choices[cursor]
            said = " ".join(choice_text(what.scene, choice).plain.split())
            assert f"{cursor - page.start + 1} {said}" in joined(panels[ASK])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_known_characters_of_players_are_visible(width: int, height: int, language: str) -> None:
    for game in moments(8):
        what = shown(game, language)
        scene = what.scene
        text = words(arrange(what, width, height))
        for player in scene.others():
            for role in player.revealed:
                name = scene.name(player.seat)
                rank = scene.view.cast.index(role)
                by_name = f"{name}[ ♛]* · {scene.phrases.character(role)}"
                by_rank = f"{name[:8]}\\S* *♛? *{rank}\\b|{name} .*\n *{rank} "
                in_column = f"{rank} {scene.phrases.character(role)}.* · {name}"
                assert re.search(f"{by_name}|{by_rank}|{in_column}", text), (name, role, text)
