"""Tools for contributors; run them from the project's folder: `python -m tools.checks.card_names`.

- `packaging`: build the client, the compiled modules and the wheel (used by setup.py).
- `checks`: consistency checks (`make lint`), soak tests, fault injection (`make torture`).
- `generate`: write generated files: protocol, pages of docs/, golden games, puzzles.
- `artwork`: icons, sounds, and screenshots of the client.
- `measure`: strength of the bots, balance of the cards, load on the server.
- `train`: training and tuning of the bots.
"""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
