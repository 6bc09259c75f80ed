"""Programs for contributors, run from the project's folder: `python -m tools.checks.card_names`.

- `packaging`: build the client, the compiled modules and the wheel (setup.py uses these).
- `checks`: consistency checks, soak tests and fault injection; `make lint` and `make torture`.
- `generate`: files written from the code: protocol, pages of docs/, golden games, puzzles.
- `artwork`: icons, sounds, and pictures of the running client.
- `measure`: strength of the bots, balance of the cards, load on the server.
- `train`: training and tuning of the bots.
"""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
