"""`citadella simulate`, `compare`, `arena` and `report`: many games of bots."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from citadella.cli.arguments import MIXED, RANDOM, check_setup, name_bots, read_bots, texts_for
from citadella.cli.homebrew import load_cards
from citadella.cli.options import (
    ActionCards,
    AsPrinted,
    Bots,
    Cards,
    Edition,
    Jobs,
    Json,
    Lang,
    NoCardPackages,
    Players,
    Preset,
    Seed,
    WhatIf,
    With,
)


class Engine(StrEnum):
    """Where the games of a tournament are played."""

    local = "local"
    ray = "ray"


class OnError(StrEnum):
    """What becomes of a tournament in which a bot fails."""

    stop = "stop"
    go_on = "go-on"


def simulate(
    edition: Edition = "2016",
    preset: Preset = MIXED,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", min=1)] = 1000,
    bots: Bots = "random",
    seed: Seed = "0",
    action_cards: ActionCards = False,
    as_printed: AsPrinted = "",
    json: Json = False,
    games_file: Annotated[Path | None, typer.Option("--out")] = None,
    jobs: Jobs = None,
    cards: Cards = None,
    with_cards: With = "",
    what_if: WhatIf = None,
    no_card_packages: NoCardPackages = False,
    lang: Lang = None,
) -> None:
    """Play many games."""
    from citadella.cli.simulate import run
    from citadella.lab.simulate import Plan

    texts = texts_for(lang)
    chosen = load_cards(cards, not no_card_packages, with_cards)
    check_setup(texts, edition, preset, players, [MIXED, RANDOM])
    plan = Plan(
        edition,
        preset,
        players,
        games,
        tuple(read_bots(texts, bots, players)),
        seed,
        action_cards,
        as_printed,
        chosen.cards,
        chosen.homebrew,
        tuple(what_if or ()),
    )
    run(texts, plan, jobs, games_file, json)


def compare(
    side_a: Annotated[str, typer.Argument(metavar="A")],
    side_b: Annotated[str, typer.Argument(metavar="B")],
    edition: Edition = "2016",
    preset: Preset = MIXED,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", min=2)] = 1000,
    bots: Bots = "strategist",
    seed: Seed = "0",
    action_cards: ActionCards = False,
    as_printed: AsPrinted = "",
    what_if: WhatIf = None,
    json: Json = False,
    jobs: Jobs = None,
    cards: Cards = None,
    with_cards: With = "",
    no_card_packages: NoCardPackages = False,
    lang: Lang = None,
) -> None:
    """Play the same deals in two ways."""
    from citadella.cli.compare import run
    from citadella.lab.simulate import Plan

    texts = texts_for(lang)
    chosen = load_cards(cards, not no_card_packages, with_cards)
    check_setup(texts, edition, preset, players, [MIXED, RANDOM])
    common = Plan(
        edition,
        preset,
        players,
        games,
        tuple(name_bots(bots)),
        seed,
        action_cards,
        as_printed,
        chosen.cards,
        chosen.homebrew,
        tuple(what_if or ()),
    )
    run(texts, common, side_a, side_b, jobs, json)


def arena(
    bots: Bots,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", min=1)] = 1000,
    seed: Seed = "0",
    edition: Edition = "2016",
    preset: Preset = MIXED,
    action_cards: ActionCards = False,
    as_printed: AsPrinted = "",
    json: Json = False,
    jobs: Jobs = None,
    engine: Annotated[Engine, typer.Option("--engine")] = Engine.local,
    results: Annotated[Path | None, typer.Option("--out")] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    stop_when_clear: Annotated[bool, typer.Option("--stop-when-clear")] = False,
    on_error: Annotated[OnError, typer.Option("--on-error")] = OnError.stop,
    time_limit: Annotated[float, typer.Option("--time-limit", min=0)] = 60,
    cards: Cards = None,
    with_cards: With = "",
    what_if: WhatIf = None,
    no_card_packages: NoCardPackages = False,
    lang: Lang = None,
) -> None:
    """Measure bots against each other."""
    from citadella.cli.arena import ArenaOptions, run
    from citadella.lab.arena import Tournament

    texts = texts_for(lang)
    chosen = load_cards(cards, not no_card_packages, with_cards)
    check_setup(texts, edition, preset, players, [MIXED, RANDOM])
    tournament = Tournament(
        edition,
        preset,
        players,
        games,
        tuple(name_bots(bots)),
        seed,
        action_cards,
        as_printed,
        chosen.cards,
        chosen.homebrew,
        tuple(what_if or ()),
        time_limit or None,
        on_error is OnError.go_on,
    )
    run(
        texts,
        ArenaOptions(
            tournament, json, jobs, engine is Engine.ray, results, resume, stop_when_clear
        ),
    )


def report(
    games_table: Annotated[list[Path], typer.Argument(metavar="GAMES")],
    html: Annotated[Path | None, typer.Option("--html")] = None,
    json: Json = False,
    cards: Cards = None,
    no_card_packages: NoCardPackages = False,
    lang: Lang = None,
) -> None:
    """Show what many games tell."""
    from citadella.cli.report import run

    texts = texts_for(lang)
    load_cards(cards, not no_card_packages)
    run(texts, games_table, html, json)
