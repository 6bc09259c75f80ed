"""`citadella replay` and `review`: games that were recorded."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from citadella.bots.review import PLAYOUTS
from citadella.cli.arguments import texts_for
from citadella.cli.homebrew import load_cards
from citadella.cli.options import Cards, ChangedCards, Json, Lang, NoCardPackages, Plain


def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD")],
    everything: Annotated[bool, typer.Option("--all")] = False,
    to: Annotated[int | None, typer.Option("--to", min=0)] = None,
    seat: Annotated[int | None, typer.Option("--seat", min=0)] = None,
    cards: Cards = None,
    no_card_packages: NoCardPackages = False,
    changed_cards: ChangedCards = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    """Step through a game."""
    from citadella.cli.replay import step_through

    texts = texts_for(lang)
    load_cards(cards, not no_card_packages)
    console = Console(highlight=False)
    step_through(texts, record, everything, to, seat, changed_cards, plain, console)


def review(
    record: Annotated[Path, typer.Argument(metavar="RECORD")],
    reviewed: Annotated[int | None, typer.Option("--seat", min=0)] = None,
    playouts: Annotated[int, typer.Option("--playouts", min=2, max=100_000)] = PLAYOUTS,
    json: Json = False,
    cards: Cards = None,
    no_card_packages: NoCardPackages = False,
    changed_cards: ChangedCards = False,
    lang: Lang = None,
) -> None:
    """Judge the decisions of a game."""
    from citadella.cli.review import ReviewOptions, run

    texts = texts_for(lang)
    load_cards(cards, not no_card_packages)
    run(texts, ReviewOptions(record, reviewed, playouts, json, changed_cards))
