"""Accessibility checks with axe."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tests.browser.visitor import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (part) => {
  const context = part ? document.querySelector(part) : document;
  const { violations } = await axe.run(context, { resultTypes: ["violations"] });
  const told = ({ target, html }) => `${target} ${html.slice(0, 160)}`;
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, help, nodes }) => nodes.slice(0, 5).map((n) => `${id}: ${help} at ${told(n)}`));
}"""


@cache
def _axe() -> str:
    assert AXE.exists(), "axe-core is not installed: run 'python -m tools.packaging.client' first"
    return AXE.read_text(encoding="utf-8")


def problems(visitor: Visitor, part: str = "") -> list[str]:
    """Return the serious and critical problems of the open page, or of its element `part`."""
    if not visitor.evaluate("() => 'axe' in window"):
        # The page's content security policy forbids loading axe with a script element.
        visitor.evaluate(_axe())
    found: list[str] = visitor.evaluate(RUN, part)
    return found
