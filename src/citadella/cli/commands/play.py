"""`citadella play`, `puzzle` and `rules`: for a player in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from citadella.bots import USUAL
from citadella.cli.arguments import texts_for
from citadella.cli.homebrew import load_cards
from citadella.cli.options import (
    ActionCards,
    AsPrinted,
    Bots,
    Cards,
    Edition,
    Lang,
    NoCardPackages,
    Plain,
    Players,
    Preset,
    With,
)


def play(
    edition: Edition = "2016",
    preset: Preset = "first-game",
    players: Players = 4,
    action_cards: ActionCards = False,
    as_printed: AsPrinted = "",
    bots: Bots = USUAL,
    name: Annotated[str | None, typer.Option("--name")] = None,
    seed: Annotated[str | None, typer.Option("--seed")] = None,
    record: Annotated[Path | None, typer.Option("--record")] = None,
    cards: Cards = None,
    with_cards: With = "",
    no_card_packages: NoCardPackages = False,
    plain: Plain = False,
    resumed: Annotated[str | None, typer.Option("--resume", metavar="[FILE]")] = None,
    lang: Lang = None,
) -> None:
    """Play a game."""
    from citadella.cli.play import PlayOptions, play_game

    texts = texts_for(lang)
    chosen = load_cards(cards, not no_card_packages, with_cards)
    options = PlayOptions(
        edition,
        preset,
        players,
        action_cards,
        bots,
        name,
        seed,
        record,
        chosen,
        as_printed,
        plain,
        resumed,
    )
    play_game(options, texts, Console(highlight=False))


def puzzle(
    puzzle_name: Annotated[str, typer.Argument(metavar="[NAME]")] = "",
    all_puzzles: Annotated[bool, typer.Option("--list")] = False,
    position: Annotated[bool, typer.Option("--position")] = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    """Find the best move."""
    from citadella.cli.puzzle import show_list, solve, wanted

    texts = texts_for(lang)
    console = Console(highlight=False)
    if all_puzzles:
        show_list(texts, console)
    elif position:
        print(wanted(puzzle_name, texts).text, end="")
    else:
        solve(puzzle_name, plain, texts, console)


def rules(
    word: Annotated[list[str], typer.Argument(metavar="WORD")],
    edition: Edition = "2016",
    everything: Annotated[bool, typer.Option("--all")] = False,
    cards: Cards = None,
    no_card_packages: NoCardPackages = False,
    lang: Lang = None,
) -> None:
    """Look something up."""
    from citadella.cli.rules import look_up

    texts = texts_for(lang)
    load_cards(cards, not no_card_packages)
    look_up(texts, " ".join(word), edition, everything, Console(highlight=False))
