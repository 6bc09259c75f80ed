"""Playing in a window: what is asked there, what to answer, and by which means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tests.browser.visitor import PATIENCE, Visitor

# What the page offers now; nothing while it waits for the server or for others.
LOOK = """() => {
  const find = (name) => document.querySelector(`[data-testid="${name}"]`);
  if (find("score-sheet")) return { over: true, covered: false, actions: [], keys: {} };
  if (find("uncover")) return { over: false, covered: true, actions: [], keys: {} };
  const actions = [];
  const keys = {};
  for (const button of document.querySelectorAll('[data-testid^="action-"]:not(:disabled)')) {
    const text = button.dataset.testid.slice("action-".length);
    actions.push(text);
    const key = button.getAttribute("aria-keyshortcuts");
    if (key) keys[text] = key;
  }
  const end = find("end-turn");
  if (end && !end.disabled) actions.push("end");
  return actions.length ? { over: false, covered: false, actions, keys } : null;
}"""
MOST_STEPS = 600
# What brings a game to its end: the first of these that can be said is said.
WISHES = (
    "build",
    "income",
    "bonus",
    "bonus-gold",
    "bonus-cards",
    "collect",
    "kill",
    "rob",
    "keep",
    "pick",
    "decline",
    "done",
    "end",
)


@dataclass(frozen=True)
class Asked:
    """What a window offers at a moment."""

    over: bool
    covered: bool
    actions: list[str]
    keys: dict[str, str]


def look(visitor: Visitor) -> Asked | None:
    """Give what is offered now, if anything is."""
    found = visitor.ask(LOOK)
    return Asked(**found) if found else None


def wait(visitor: Visitor) -> Asked:
    """Wait until something is offered."""
    found: Any = visitor.page.wait_for_function(LOOK, timeout=PATIENCE).json_value()
    return Asked(**found)


def wish(actions: Sequence[str], hand: int) -> str:
    """Choose an action as someone who wants to build and be done."""
    by_verb: dict[str, str] = {}
    for action in actions:
        by_verb.setdefault(action.split()[0], action)
    gathering = ("gold", "cards") if hand > 0 else ("cards", "gold")
    for verb in (*gathering, *WISHES):
        if verb in by_verb:
            return by_verb[verb]
    return actions[0]


def hand_size(visitor: Visitor) -> int:
    """Give how many cards lie in the own hand."""
    return visitor.find_all("hand-card-").count()


# --- by mouse, or finger --------------------------------------------------------------------
def thing(action: str) -> str:
    """Give what a person would point at for an action: a card, a token, or else a button."""
    verb, *parts = action.split()
    first = parts[0] if parts else ""
    match verb:
        case "pick" | "lay":
            return f'[data-testid="draft-{first}"]'
        case "kill" | "bewitch" | "rob":
            return f'[data-testid="token-{first}"]'
        case "build":
            return f'[data-testid^="hand-card-"][data-card="{first}"] >> nth=0'
        case "keep" | "take":
            return f'[data-testid="offer-{first}"]'
        case "end":
            return '[data-testid="end-turn"]'
    return f'[data-testid="action-{action}"]'


def point(visitor: Visitor, action: str) -> None:
    """Answer by pointing at things."""
    found = visitor.page.locator(thing(action))
    if visitor.size == "phone":
        found.tap()
    else:
        found.click()
    menu = visitor.find(f"menu-{action}")
    if menu.count():
        menu.click()
    if action == "end":
        anyway(visitor)


def anyway(visitor: Visitor) -> None:
    """Confirm that the turn shall end although something was forgotten."""
    warning = visitor.find("end-turn")
    if visitor.page.locator('.ending [role="alert"]').count():
        warning.click()


# --- by keyboard ----------------------------------------------------------------------------
def press(visitor: Visitor, action: str) -> None:
    """Answer with keys only."""
    keyboard = visitor.page.keyboard
    if action == "end":
        keyboard.press("e")
        if visitor.page.locator('.ending [role="alert"]').count():
            keyboard.press("e")
        return
    for _ in range(20):
        asked = look(visitor)
        assert asked is not None
        if action in asked.keys:
            keyboard.press(asked.keys[action])
            return
        keyboard.press("0")
    raise AssertionError(f"no key says '{action}'")


def tab_to(visitor: Visitor, testid: str, most: int = 60) -> None:
    """Move the focus to something with the Tab key."""
    for _ in range(most):
        visitor.page.keyboard.press("Tab")
        if visitor.ask("() => document.activeElement?.dataset.testid ?? ''") == testid:
            return
    raise AssertionError(f"the Tab key does not reach '{testid}'")


# --- whole games ----------------------------------------------------------------------------
Answer = Callable[[Visitor, str], None]


def step(visitor: Visitor, asked: Asked, answer: Answer) -> None:
    """Answer one question."""
    if asked.covered:
        visitor.click("uncover")
    else:
        answer(visitor, wish(asked.actions, hand_size(visitor)))


def play_on(visitor: Visitor, answer: Answer, steps: int = MOST_STEPS) -> int:
    """Play until the game is over, or for so many steps; gives how many there were."""
    for done in range(steps):
        asked = wait(visitor)
        if asked.over:
            return done
        step(visitor, asked, answer)
    assert steps < MOST_STEPS, "the game does not end"
    return steps


# --- fast -----------------------------------------------------------------------------------
# Clicks any of the buttons at random, inside the page; gives how often, and whether it is over.
CLICK_ON = """async ([seed, most]) => {
  let state = seed >>> 0;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const find = (name) => document.querySelector(`[data-testid="${name}"]`);
  let idle = 0;
  for (let done = 0; done < most; ) {
    if (find("score-sheet")) return { done, over: true };
    const cover = find("uncover");
    const open = [...document.querySelectorAll('[data-testid^="action-"]:not(:disabled)')];
    const end = find("end-turn");
    if (end && !end.disabled) open.push(end);
    if (cover) cover.click();
    else if (open.length) {
      const building = open.filter((button) => button.dataset.testid.startsWith("action-build"));
      const list = building.length && random() < 0.7 ? building : open;
      list[Math.floor(random() * list.length)].click();
      done += 1;
    } else if (++idle > 5000) return { done, over: false };
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return { done: most, over: false };
}"""


def click_on(visitor: Visitor, seed: int, most: int) -> tuple[int, bool]:
    """Click buttons at random as fast as the page can; how often, and is the game over?"""
    found = visitor.ask(CLICK_ON, [seed, most])
    return found["done"], found["over"]
