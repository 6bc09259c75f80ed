"""Every main screen, with a game on it that is worth looking at, and how to get there."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import Final

from playwright.sync_api import Browser

from citadella.bots import make
from citadella.bots.review import GameReview, review
from citadella.notation import Record
from citadella.rules import Game, Setup
from tests.browser.form import fill, make_table, tick
from tests.browser.moments import Moment, moments
from tests.browser.player import wait
from tests.browser.shelf import Kept, Shelf, Someone
from tests.browser.visitor import Size, Visitor

# As long as names may be, with the longest words of a language that has long ones.
LONG_NAMES: Final = (
    "Nagyszentmiklósi Tihamér",
    "Székesfehérvári Erzsébet",
    "Balatonfűzfői Zsigmondné",
    "Hódmezővásárhelyi Örzse",
    "Kiskunfélegyházi Béláné",
    "Mosonmagyaróvári Gellért",
    "Sátoraljaújhelyi Kelemen",
    "Szentgotthárdi Szilveszt",
)
NAMES: Final = ("Anna", "Bálint", "Cvetan", "Dorota", "Eva", "Filip", "Gergana", "Hynek")
Enough = Callable[[Game], bool]


def record_of(setup: Setup, seed: str, enough: Enough) -> Record:
    """Let bots that know how to build play until there is something to see."""
    game = Game.new(setup, seed)
    bots = [make("builder", f"{seed} {seat}") for seat in range(setup.players)]
    while not enough(game):
        assert not game.over, "the game is over before there was anything to see"
        seat = game.to_act
        game.play(bots[seat].choose(game.view(seat), game.legal_actions()))
    return Record.of(game)


def asks_me(kind: str, round_: int, *verbs: str) -> Enough:
    """Say when seat 0 is asked this, in this round or later, and could say all of these."""

    def enough(game: Game) -> bool:
        if game.to_act != 0 or game.round < round_ or game.asked_kind() != kind:
            return False
        return set(verbs) <= {action.verb.word for action in game.legal_actions()}

    return enough


def is_over(game: Game) -> bool:
    """Say when a game is over."""
    return game.over


@cache
def draft() -> Record:
    """The choice of a character, in the third round."""
    return record_of(Setup.preset("first-game", "2016", 4), "draft", asks_me("pick", 4))


@cache
def turn() -> Record:
    """A turn with a lot that can be done."""
    enough = asks_me("turn", 5, "build", "destroy")
    return record_of(Setup.preset("first-game", "2016", 5), "turn", enough)


@cache
def crowd() -> Record:
    """Eight players late in a game."""
    enough = asks_me("turn", 7, "build")
    return record_of(Setup.preset("devious-dignitaries", "2016", 8), "crowd 1", enough)


@cache
def crowded_draft() -> Record:
    """Eight players choose characters."""
    enough = asks_me("pick", 6)
    return record_of(Setup.preset("devious-dignitaries", "2016", 8), "crowd 1", enough)


@cache
def crowded_end() -> Record:
    """Eight players at the end of a game."""
    return record_of(Setup.preset("devious-dignitaries", "2016", 8), "crowd 1", is_over)


@cache
def finished() -> Record:
    """A game that is over."""
    return record_of(Setup.preset("vicious-nobles", "2016", 5), "finished", is_over)


def may_aim(game: Game) -> bool:
    """Say when seat 0 may harm districts of other cities."""
    if not asks_me("turn", 5)(game):
        return False
    return any(a.verb.harms and a.verb.place == "city" and a.seat for a in game.legal_actions())


# What is asked of seat 0 at each of the moments in which a table is looked at.
MOMENTS: Final[dict[str, Enough]] = {
    "draft": asks_me("pick", 5),
    "turn": asks_me("turn", 6, "build"),
    "keep": asks_me("keep", 5),
    "aim": may_aim,
    "end": is_over,
}
MOST_SEEDS: Final = 60


@cache
def at_table(players: int, moment: str) -> Record:
    """So many players in the middle of a game, at a moment of `MOMENTS`."""
    preset = "first-game" if players < 6 else "devious-dignitaries"
    for number in range(MOST_SEEDS):
        with suppress(AssertionError):
            setup = Setup.preset(preset, "2016", players)
            return record_of(setup, f"{players} {moment} {number}", MOMENTS[moment])
    raise AssertionError(f"no game of {players} comes to '{moment}'")


def decisions() -> dict[str, Moment]:
    """Give a moment for each kind of question, under the name of its screen."""
    found: dict[str, Moment] = {}
    for moment in moments():
        found.setdefault(f"asked-{moment.kind}", moment)
    return found


class Scenery:
    """Someone at tables of all kinds."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        shelf: Shelf,
        size: Size,
        language: str = "en",
        names: tuple[str, ...] = NAMES,
    ) -> None:
        """Open a window for a guest of the first name; the others sit at its tables."""
        self.shelf = shelf
        self.people = [shelf.guest(name) for name in names]
        self.me = self.people[0]
        self.visitor = Visitor(browser, url, size, language, self.me.cookie)
        self._kept: dict[int, Kept] = {}

    def table(self, record: Record) -> Kept:
        """Give a table with this game, where the guest has the first seat."""
        kept = self._kept.get(id(record))
        if kept is None:
            seats: list[Someone | str] = list(self.people[: record.setup.players])
            kept = self._kept[id(record)] = self.shelf.put(record, seats)
        return kept

    def at(self, record: Record) -> None:
        """Sit down at a table."""
        self.go(self.table(record).path)
        wait(self.visitor)

    def asked(self, moment: Moment) -> None:
        """Sit down at a table where this is asked, in the seat that is asked."""
        seats: list[Someone | str] = list(self.people[1 : moment.record.setup.players])
        seats.insert(moment.seat, self.me)
        self.go(self.shelf.put(moment.record, seats).path)
        wait(self.visitor)

    def go(self, path: str) -> None:
        """Go to a page of the client; only the first one is loaded."""
        if self.visitor.page.url == "about:blank":
            self.visitor.open(path)
        else:
            self.visitor.go(path)


def lobby(scene: Scenery) -> None:
    """The front page, with games on it."""
    scene.table(draft())
    scene.table(finished())
    other = scene.people[1]
    scene.shelf.put(turn(), [other, "builder", "builder", "builder", "builder"], public=True)
    scene.go("/")
    scene.visitor.find("my-tables").wait_for()


def new_table(scene: Scenery) -> None:
    """The form."""
    scene.go("/new")
    scene.visitor.find("make-table").wait_for()


def custom_cards(scene: Scenery) -> None:
    """The form with the card picker."""
    new_table(scene)
    tick(scene.visitor, "preset-own")
    wish = scene.visitor.find("wish-assassin-maybe")
    wish.wait_for(state="attached")
    wish.evaluate("(part) => part.scrollIntoView({ block: 'center' })")


def waiting_room(scene: Scenery) -> None:
    """A table before its start."""
    new_table(scene)
    fill(scene.visitor, "2016", "first-game", ["me", "open", "open", "bot easy"])
    make_table(scene.visitor)
    scene.visitor.find("copy-link").wait_for()


def watched(scene: Scenery) -> None:
    """A game that one only watches."""
    scene.go(scene.table(turn()).watch_path)
    scene.visitor.find("player-0").wait_for()


def covered(scene: Scenery) -> None:
    """A shared screen between two players."""
    second = replace(scene.me, name=scene.people[1].name)
    kept = scene.shelf.put(draft(), [scene.me, second, "builder", "builder"])
    scene.go(kept.path)
    scene.visitor.find("uncover").wait_for()


def replay(scene: Scenery) -> None:
    """A game that is over, seen again."""
    scene.go(f"/replay/{scene.table(finished()).code}")
    slider = scene.visitor.find("replay-slider")
    slider.wait_for()
    slider.fill("120")


@cache
def judged() -> GameReview:
    """How the first player of the finished game decided, by a few playouts."""
    return review(finished().replay(), [0], 12)


def reviewed(scene: Scenery) -> None:
    """How one decided in a game that is over."""
    kept = scene.table(finished())
    scene.shelf.review(kept, judged())
    scene.go(f"/review/{kept.code}")
    scene.visitor.find("all-decisions").wait_for()


def rules(scene: Scenery) -> None:
    """The rules."""
    scene.go("/rules")
    scene.visitor.find("rule-assassin").wait_for()


def gallery(scene: Scenery) -> None:
    """Every drawing."""
    scene.go("/gallery")
    scene.visitor.page.locator('[data-drawing="dragon_gate"]').wait_for()


def settings(scene: Scenery) -> None:
    """The settings."""
    scene.go("/settings")
    scene.visitor.find("patterns").wait_for(state="attached")


def tutorial(scene: Scenery) -> None:
    """The first lesson."""
    scene.go("/tutorial")
    scene.visitor.find("lesson-next").wait_for()


def device(scene: Scenery) -> None:
    """A private link that brings a seat here."""
    scene.go("/device/some-token")
    scene.visitor.find("move-device").wait_for()


def missing(scene: Scenery) -> None:
    """A page that does not exist."""
    scene.go("/nowhere")
    scene.visitor.page.locator('h1 ~ div > [href="/"]').wait_for()


SCREENS: Final[dict[str, Callable[[Scenery], None]]] = {
    "lobby": lobby,
    "new-table": new_table,
    "custom-cards": custom_cards,
    "waiting-room": waiting_room,
    "draft": lambda scene: scene.at(draft()),
    "turn": lambda scene: scene.at(turn()),
    "eight-players": lambda scene: scene.at(crowd()),
    "eight-players-draft": lambda scene: scene.at(crowded_draft()),
    "eight-players-end": lambda scene: scene.at(crowded_end()),
    "watched": watched,
    "covered": covered,
    "score-sheet": lambda scene: scene.at(finished()),
    "replay": replay,
    "review": reviewed,
    "rules": rules,
    "gallery": gallery,
    "settings": settings,
    "tutorial": tutorial,
    "device": device,
    "missing": missing,
}
