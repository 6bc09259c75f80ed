"""Playing in a window: what is asked there, what to answer, and by which means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tests.browser.visitor import TIMEOUT_MS, Visitor

# What the page offers now; nothing while it waits for the server or for others.
LOOK = """() => {
  const find = (name) => document.querySelector(`[data-testid="${name}"]`);
  const nothing = { over: false, covered: false, actions: [], keys: {}, folds: {} };
  if (find("score-sheet")) return { ...nothing, over: true };
  if (find("uncover")) return { ...nothing, covered: true };
  const actions = [];
  const keys = {};
  const folds = {};
  for (const button of document.querySelectorAll('[data-testid^="action-"]:not(:disabled)')) {
    const text = button.dataset.testid.slice("action-".length);
    actions.push(text);
    const key = button.getAttribute("aria-keyshortcuts");
    if (key) keys[text] = key;
    const fold = button.closest("[data-fold][hidden]");
    if (fold) folds[text] = find(`fold-${fold.dataset.fold}`)?.getAttribute("aria-keyshortcuts");
  }
  const end = find("end-turn");
  if (end && !end.disabled) actions.push("end");
  return actions.length ? { ...nothing, actions, keys, folds } : null;
}"""
# The buttons that have to be pressed first for a choice to be seen.
HIDDEN_BY = """(name) => {
  const find = (one) => document.querySelector(`[data-testid="${one}"]`);
  const button = find(name);
  const fold = button?.closest("[data-fold][hidden]")?.dataset.fold;
  const first = [];
  if (button?.closest("[data-sheet=closed]")) first.push("all-actions");
  if (fold) first.push(`fold-${fold}`);
  return first;
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
    folds: dict[str, str | None]


def look(visitor: Visitor) -> Asked | None:
    """Give what is offered now, if anything is."""
    found = visitor.ask(LOOK)
    return Asked(**found) if found else None


def wait(visitor: Visitor) -> Asked:
    """Wait until something is offered."""
    found: Any = visitor.page.wait_for_function(LOOK, timeout=TIMEOUT_MS).json_value()
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
    hush(visitor)
    where = thing(action)
    if where.startswith('[data-testid="action-'):
        say(visitor, action)
        return
    found = visitor.page.locator(where)
    if visitor.touch:
        found.tap()
    else:
        found.click()
    menu = visitor.find(f"menu-{action}")
    if menu.count():
        menu.click()
    if visitor.find("take-picked").count():
        # A finger may miss: what it has picked has to be taken.
        visitor.click("take-picked")
    if action == "end":
        anyway(visitor)


def say(visitor: Visitor, action: str) -> None:
    """Answer with the button in the list of everything that can be done."""
    hush(visitor)
    name = "end-turn" if action == "end" else f"action-{action}"
    for fold in visitor.ask(HIDDEN_BY, name):
        visitor.click(fold)
    visitor.click(name)
    if visitor.find("doubt").count():
        visitor.click("really")
    if action == "end":
        anyway(visitor)


def hush(visitor: Visitor) -> None:
    """Take note of what happened, where that is said over what there is to choose."""
    seen = visitor.find("notice-close")
    if visitor.touch and seen.count():
        visitor.click("notice-close")


def anyway(visitor: Visitor) -> None:
    """Confirm that the turn shall end although something was forgotten."""
    if visitor.page.locator('.ending [role="alert"]').count():
        visitor.click("end-turn")


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
            if visitor.find("doubt").count():
                keyboard.press("Tab")
                keyboard.press("Enter")
            return
        # Behind a line that unfolds, or on another page.
        keyboard.press(asked.folds.get(action) or "0")
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
    if (find("really")) find("really").click();
    else if (cover) cover.click();
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
