"""Playing in a window: reading the choices on offer, and answering by mouse, touch or keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tests.browser.visitor import TIMEOUT_MS, Visitor

# A script that returns the current question and actions, or null while the page waits for the
# server or for other players.
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
# Returns the test ids of the buttons that must be clicked to make a choice visible.
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
# Verbs that bring the game to its end, in order of preference.
PREFERRED = (
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
class Offer:
    """The question and the actions that a window offers."""

    over: bool
    covered: bool
    actions: list[str]
    keys: dict[str, str]
    folds: dict[str, str | None]


def look(visitor: Visitor) -> Offer | None:
    """Return the current offer, or None if there is none."""
    found = visitor.evaluate(LOOK)
    return Offer(**found) if found else None


def wait(visitor: Visitor) -> Offer:
    """Wait until there is an offer, and return it."""
    found: Any = visitor.page.wait_for_function(LOOK, timeout=TIMEOUT_MS).json_value()
    return Offer(**found)


def preferred_action(actions: Sequence[str], hand: int) -> str:
    """Return the action that is most likely to end the game soon."""
    by_verb: dict[str, str] = {}
    for action in actions:
        by_verb.setdefault(action.split()[0], action)
    gathering = ("gold", "cards") if hand > 0 else ("cards", "gold")
    for verb in (*gathering, *PREFERRED):
        if verb in by_verb:
            return by_verb[verb]
    return actions[0]


def hand_size(visitor: Visitor) -> int:
    """Return the number of cards in the player's hand."""
    return visitor.find_all("hand-card-").count()


# --- by mouse or touch ----------------------------------------------------------------------
def selector_of(action: str) -> str:
    """Return the selector of the card, token or button that a person clicks for an action."""
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
    """Answer by clicking or tapping cards and tokens."""
    close_notice(visitor)
    where = selector_of(action)
    if where.startswith('[data-testid="action-'):
        click_action(visitor, action)
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
        # On a touch screen a card is selected first and then confirmed.
        visitor.click("take-picked")
    if action == "end":
        confirm_end(visitor)


def click_action(visitor: Visitor, action: str) -> None:
    """Choose `action` by clicking its button in the list of all actions."""
    close_notice(visitor)
    name = "end-turn" if action == "end" else f"action-{action}"
    for fold in visitor.evaluate(HIDDEN_BY, name):
        visitor.click(fold)
    visitor.click(name)
    if visitor.find("doubt").count():
        visitor.click("really")
    if action == "end":
        confirm_end(visitor)


def close_notice(visitor: Visitor) -> None:
    """Close the notice, which covers the choices on a touch screen."""
    seen = visitor.find("notice-close")
    if visitor.touch and seen.count():
        visitor.click("notice-close")


def confirm_end(visitor: Visitor) -> None:
    """Confirm the end of the turn if the page warns about something forgotten."""
    if visitor.page.locator('.ending [role="alert"]').count():
        visitor.click("end-turn")


# --- by keyboard ----------------------------------------------------------------------------
def press(visitor: Visitor, action: str) -> None:
    """Choose `action` using only the keyboard."""
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
        # The action is in a collapsed group, or on another page of actions.
        keyboard.press(asked.folds.get(action) or "0")
    raise AssertionError(f"no key is shown for the action '{action}'")


def tab_to(visitor: Visitor, testid: str, most: int = 60) -> None:
    """Move the focus to an element by pressing Tab, at most `most` times."""
    for _ in range(most):
        visitor.page.keyboard.press("Tab")
        if visitor.evaluate("() => document.activeElement?.dataset.testid ?? ''") == testid:
            return
    raise AssertionError(f"'{testid}' does not get the focus in {most} presses of the Tab key")


# --- whole games ----------------------------------------------------------------------------
Answer = Callable[[Visitor, str], None]


def step(visitor: Visitor, asked: Offer, answer: Answer) -> None:
    """Uncover the hand if it is covered, otherwise play the preferred action with `answer`."""
    if asked.covered:
        visitor.click("uncover")
    else:
        answer(visitor, preferred_action(asked.actions, hand_size(visitor)))


def play_on(visitor: Visitor, answer: Answer, steps: int = MOST_STEPS) -> int:
    """Play until the game is over, but at most `steps` steps; return the number of steps played."""
    for done in range(steps):
        asked = wait(visitor)
        if asked.over:
            return done
        step(visitor, asked, answer)
    assert steps < MOST_STEPS, f"the game is not over after {steps} steps"
    return steps


# --- random clicks --------------------------------------------------------------------------
# Clicks random buttons; returns the number of clicks, and whether the game is over.
CLICK_RANDOMLY = """async ([seed, most]) => {
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


def click_randomly(visitor: Visitor, seed: int, most: int) -> tuple[int, bool]:
    """Click up to `most` random buttons; return how many, and whether the game is over."""
    found = visitor.evaluate(CLICK_RANDOMLY, [seed, most])
    return found["done"], found["over"]
