"""Examples for each command, shown in its help and in docs/command-line.md."""

from __future__ import annotations

from typing import Final

EXAMPLES: Final[dict[str, tuple[str, ...]]] = {
    "play": (
        "citadella play",
        "citadella play --players 5 --bots easy,easy,normal,hard",
        "citadella play --edition deluxe --preset random --action-cards",
        "citadella play --resume",
    ),
    "serve": (
        "citadella serve",
        "citadella serve --lan",
        "citadella serve --port 8080 --no-browser",
    ),
    "puzzle": ("citadella puzzle", "citadella puzzle --list"),
    "rules": ("citadella rules Witch", "citadella rules --all crown"),
    "replay": ("citadella replay game.txt", "citadella replay game.txt --seat 0 --all"),
    "review": ("citadella review game.txt", "citadella review game.txt --seat 2 --json"),
    "simulate": (
        "citadella simulate --games 200 --bots strategist --out games.parquet",
        "citadella simulate --games 200 --bots strategist --set tavern.cost=2",
    ),
    "compare": (
        "citadella compare printed tavern.cost=2 --games 200",
        'citadella compare "bots=builder" "bots=strategist" --games 200',
    ),
    "arena": (
        "citadella arena --bots easy,normal --games 400",
        "citadella arena --bots my_bot.py:MyBot,easy --games 400 --stop-when-clear",
    ),
    "report": (
        "citadella report games.parquet",
        "citadella report games.parquet --html games.html",
    ),
    "admin": (
        "citadella admin tables",
        "citadella admin guests Anna",
        "citadella admin ban GUEST --days 7",
        "citadella admin ratings repair",
    ),
    "backup": ("citadella backup citadella.backup",),
    "restore": ("citadella restore citadella.backup",),
    "bots": ("citadella bots --connect https://citadella.example --secret pool.txt",),
    "push-key": ("citadella push-key push.pem",),
    "completion": (
        'eval "$(citadella completion bash)"',
        'eval "$(citadella completion zsh)"',
        "citadella completion fish | source",
    ),
}
