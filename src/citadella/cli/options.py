"""Options that several commands share, each declared once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Edition = Annotated[str, typer.Option("--edition")]
Players = Annotated[int, typer.Option("--players")]
Lang = Annotated[str | None, typer.Option("--lang")]
ActionCards = Annotated[bool, typer.Option("--action-cards")]
AsPrinted = Annotated[str, typer.Option("--as-printed", metavar="all|CHOICE,CHOICE…")]
Bots = Annotated[str, typer.Option("--bots", "--bot")]
Preset = Annotated[str, typer.Option("--preset")]
Seed = Annotated[str, typer.Option("--seed")]
Json = Annotated[bool, typer.Option("--json")]
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, max=1024)]
Cards = Annotated[list[Path] | None, typer.Option("--cards", metavar="FILE")]
With = Annotated[str, typer.Option("--with", metavar="CARD,CARD…")]
WhatIf = Annotated[list[str] | None, typer.Option("--set", metavar="CARD.NUMBER=VALUE")]
NoCardPackages = Annotated[bool, typer.Option("--no-card-packages")]
SettingsFile = Annotated[Path | None, typer.Option("--settings", metavar="FILE")]
Data = Annotated[Path | None, typer.Option("--data")]
Database = Annotated[str | None, typer.Option("--database")]
Plain = Annotated[bool, typer.Option("--plain")]
ChangedCards = Annotated[bool, typer.Option("--changed-cards")]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE")]
