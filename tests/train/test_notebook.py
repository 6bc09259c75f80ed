"""The notebook that trains a bot for a minute and compares its gradients with PyTorch."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[2] / "examples" / "train_your_own.ipynb"


def test_the_notebook_computes_correct_gradients_and_trains_a_bot_that_beats_random_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CITADELLA_MINUTES", "1")
    book = nbformat.read(NOTEBOOK, as_version=4)
    NotebookClient(book, timeout=300, kernel_name="python3").execute(cwd=str(tmp_path))
    said = "".join(o.text for cell in book.cells for o in cell.get("outputs", []) if "text" in o)
    won = re.search(r"against three random: ([\d.]+)%", said)
    assert won is not None
    assert float(won[1]) > 40  # a bot of equal strength would win 25%
    assert "PyTorch computes the same gradients." in said
    assert (tmp_path / "my_network.npz").is_file()
