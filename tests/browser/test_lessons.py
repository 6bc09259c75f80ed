"""The lessons, by mouse, by touch and by keyboard."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from citadella.server.learning.lesson_scripts import FIRST, lesson
from citadella.server.learning.lessons import lesson_message
from citadella.texts import Texts
from tests.browser.conftest import Open
from tests.browser.player import Answer, play_on, point, press, wait
from tests.browser.visitor import TIMEOUT_MS, Visitor
from tests.long import long

STEPS = lesson_message(FIRST, lesson(FIRST)).steps
# A script that returns the boxes of the spotlight, text, notice and highlighted element.
LOOK = """(lights) => {
  const box = (thing) => {
    const found = thing?.getBoundingClientRect();
    return found && found.width > 4 && found.height > 4
      ? [found.left, found.top, found.right, found.bottom] : null;
  };
  const first = lights
    .flatMap((light) => light === "spine"
      ? [...document.querySelectorAll('[data-anchor^="rank-"], [data-testid^="token-"]')]
      : light.startsWith("card-")
      ? [...document.querySelectorAll(
          `[data-testid^="hand-card-"][data-card="${light.slice(5)}"]`)]
      : [...document.querySelectorAll(`[data-anchor="${light}"], [data-testid="${light}"]`)])
    .map(box).find((found) => found);
  return {
    light: box(document.querySelector(".light")),
    words: box(document.querySelector('[data-testid="lesson"]')),
    notice: box(document.querySelector('[data-testid="notice"]')),
    thing: first ?? null,
    window: [0, 0, innerWidth, innerHeight],
  };
}"""
Box = list[float]


def apart(a: Box, b: Box) -> bool:
    return a[2] <= b[0] + 1 or b[2] <= a[0] + 1 or a[3] <= b[1] + 1 or b[3] <= a[1] + 1


def within(inner: Box, outer: Box) -> bool:
    middle = ((inner[0] + inner[2]) / 2, (inner[1] + inner[3]) / 2)
    return outer[0] <= middle[0] <= outer[2] and outer[1] <= middle[1] <= outer[3]


def check_light(visitor: Visitor, lights: list[str]) -> None:
    """Check that the spotlight is on one of `lights`, and that the text does not cover it."""
    problem = f"none of {lights} is highlighted"
    for _ in range(40):
        seen = visitor.evaluate(LOOK, lights)
        if seen["light"] and seen["thing"]:
            light, words, thing = seen["light"], seen["words"], seen["thing"]
            problem = ""
            if not within(thing, light):
                problem = f"the spotlight {light} does not cover {lights} {thing}"
            elif not within(thing, seen["window"]):
                problem = f"{lights} is not on the screen"
            elif not apart(words, thing):
                problem = f"the text {words} covers {lights} {thing}"
            elif seen["notice"] and not apart(words, seen["notice"]):
                problem = "the text covers the notice"
            if not problem:
                return
        time.sleep(0.1)
    raise AssertionError(problem)


def by_click(visitor: Visitor, testid: str) -> None:
    visitor.click(testid)


def by_key(visitor: Visitor, testid: str) -> None:
    """Press a button with the Enter key; the “continue” button must already have the focus."""
    if testid != "lesson-next":
        visitor.find(testid).focus()
    expect(visitor.find(testid)).to_be_focused()
    visitor.page.keyboard.press("Enter")


def go_through(visitor: Visitor, answer: Answer, click: Answer) -> list[str]:
    """Follow the instructions of every step, and return the texts of the steps."""
    said: list[str] = []
    words = visitor.find("lesson-words")
    for step in STEPS:
        visitor.page.locator(f'[data-testid="lesson"][data-step="{step.text}"]').wait_for()
        said.append(words.inner_text().replace("\u00a0", " "))
        # If the action's own button is visible, it is highlighted instead of the list of actions.
        at = step.lights.index("actions") if "actions" in step.lights else len(step.lights)
        check_light(visitor, [*step.lights[:at], f"action-{step.action}", *step.lights[at:]])
        if step.seen:
            click(visitor, "notice-close")
        elif step.action:
            assert wait(visitor).actions == [step.action]
            answer(visitor, step.action)
        else:
            click(visitor, "lesson-next")
    return said


@pytest.mark.parametrize("way", [long("mouse"), "finger", long("keyboard")])
def test_a_newcomer_can_complete_the_first_lesson(visit: Open, way: str) -> None:
    visitor = visit("phone" if way == "finger" else "desktop")
    began = time.monotonic()
    visitor.open("/")
    visitor.click("to-tutorial")
    keys = way == "keyboard"
    said = go_through(visitor, press if keys else point, by_key if keys else by_click)
    assert time.monotonic() - began < 120, "it is a lesson of two minutes"
    touch = "yes" if way == "finger" else "no"
    assert said == [Texts("en")(step.text, touch=touch) for step in STEPS]
    told = " ".join(said).lower()
    assert ("click" in told, "tap " in told) == ((False, True) if touch == "yes" else (True, False))
    # Until a character is chosen, the texts must not mention that the cards are passed on.
    before = " ".join(said[: [step.text for step in STEPS].index("tutorial-pick")]).lower()
    assert "pass" not in before
    visitor.click("lesson-play")
    visitor.page.wait_for_url("**/t/*", timeout=TIMEOUT_MS)
    play_on(visitor, point, steps=2)


@pytest.mark.parametrize("language", [long("en"), "hu", long("bg"), long("cs")])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_lesson_is_translated_and_distinguishes_mouse_and_touch(
    visit: Open, language: str, size: str
) -> None:
    visitor = visit(size, language=language)
    visitor.open("/tutorial")
    for text in ("tutorial-city", "tutorial-cards", "tutorial-gold", "tutorial-pick"):
        touch = "yes" if size == "phone" else "no"
        expect(visitor.find("lesson-words")).to_have_text(Texts(language)(text, touch=touch))
        if visitor.find("lesson-next").count():
            visitor.click("lesson-next")


def test_the_lesson_of_a_card_set_can_be_opened_from_the_form(visit: Open) -> None:
    visitor = visit()
    visitor.open("/new")
    assert visitor.find("lesson-first-game").get_attribute("href") == "/tutorial"
    visitor.click("cards-fold")
    visitor.page.locator("label", has=visitor.find("preset-vicious-nobles")).click()
    visitor.click("lesson-vicious-nobles")
    visitor.page.wait_for_url("**/lesson/vicious-nobles")
    steps = lesson_message("vicious-nobles", lesson("vicious-nobles")).steps
    for n, step in enumerate(steps, 1):
        expect(visitor.find("lesson")).to_contain_text(f"{n} of {len(steps)}")
        visitor.page.locator(f'[data-testid="lesson"][data-step="{step.text}"]').wait_for()
        if step.action:
            point(visitor, wait(visitor).actions[0])
        else:
            visitor.click("lesson-next")
    expect(visitor.find("lesson")).to_have_attribute("data-step", "over")
    visitor.click("lesson-again")
    expect(visitor.find("lesson")).to_contain_text("Patrician")


def test_the_lesson_of_a_character_can_be_opened_from_the_rules(visit: Open) -> None:
    visitor = visit()
    visitor.open("/rules")
    assert visitor.find("lesson-thief").count() == 0
    visitor.click("lesson-witch")
    visitor.page.wait_for_url("**/lesson/witch")
    expect(visitor.find("lesson-words")).to_contain_text("Witch")


def test_an_unknown_lesson_shows_an_error(visit: Open) -> None:
    visitor = visit()
    visitor.expect("404")
    visitor.open("/lesson/nothing")
    expect(visitor.page.get_by_role("alert")).to_contain_text("Nothing was found")
