"""Functions that open the main screens of the client, with typical games."""

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
from tests.browser.database import ServerDatabase, StoredGuest, StoredTable
from tests.browser.form import fill, make_table, tick
from tests.browser.moments import Moment, moments
from tests.browser.player import wait
from tests.browser.visitor import Size, Visitor

# Names of the maximum length, for checks that nothing is cut off.
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
Condition = Callable[[Game], bool]


def record_of(setup: Setup, seed: str, enough: Condition) -> Record:
    """Let builder bots play until `enough` holds; return the record."""
    game = Game.new(setup, seed)
    bots = [make("builder", f"{seed} {seat}") for seat in range(setup.players)]
    while not enough(game):
        assert not game.over, "the game ended before the condition held"
        seat = game.to_act
        game.play(bots[seat].choose(game.view(seat), game.legal_actions()))
    return Record.of(game)


def seat_0_is_asked(kind: str, round_: int, *verbs: str) -> Condition:
    """Return the condition that seat 0 is asked `kind`, in round `round_` or later.

    Each of `verbs` must be the verb of a legal action.
    """

    def enough(game: Game) -> bool:
        if game.to_act != 0 or game.round < round_ or game.asked_kind() != kind:
            return False
        return set(verbs) <= {action.verb.word for action in game.legal_actions()}

    return enough


def is_over(game: Game) -> bool:
    return game.over


@cache
def draft() -> Record:
    """Return a game at the choice of a character, in round 4 or later."""
    return record_of(Setup.preset("first-game", "2016", 4), "draft", seat_0_is_asked("pick", 4))


@cache
def turn() -> Record:
    """Return a game in a turn with many legal actions."""
    enough = seat_0_is_asked("turn", 5, "build", "destroy")
    return record_of(Setup.preset("first-game", "2016", 5), "turn", enough)


@cache
def crowd() -> Record:
    """Return a game of eight players in a late turn."""
    enough = seat_0_is_asked("turn", 7, "build")
    return record_of(Setup.preset("devious-dignitaries", "2016", 8), "crowd 1", enough)


@cache
def crowded_draft() -> Record:
    """Return a game of eight players in which seat 0 chooses a character in a late round."""
    enough = seat_0_is_asked("pick", 6)
    return record_of(Setup.preset("devious-dignitaries", "2016", 8), "crowd 1", enough)


@cache
def crowded_end() -> Record:
    """Return a finished game of eight players."""
    return record_of(Setup.preset("devious-dignitaries", "2016", 8), "crowd 1", is_over)


@cache
def finished() -> Record:
    """Return a finished game of five players."""
    return record_of(Setup.preset("vicious-nobles", "2016", 5), "finished", is_over)


def seat_0_may_harm(game: Game) -> bool:
    """Return whether it is seat 0's turn and seat 0 can harm a district of another city."""
    if not seat_0_is_asked("turn", 5)(game):
        return False
    return any(a.verb.harms and a.verb.place == "city" and a.seat for a in game.legal_actions())


# Named moments of games for screenshots and checks: bots play until the condition holds.
MOMENTS: Final[dict[str, Condition]] = {
    "draft": seat_0_is_asked("pick", 5),
    "turn": seat_0_is_asked("turn", 6, "build"),
    "keep": seat_0_is_asked("keep", 5),
    "aim": seat_0_may_harm,
    "end": is_over,
}
MAX_SEEDS: Final = 60


@cache
def at_table(players: int, moment: str) -> Record:
    """Return a game of `players` players at `moment`, one of `MOMENTS`."""
    preset = "first-game" if players < 6 else "devious-dignitaries"
    for number in range(MAX_SEEDS):
        with suppress(AssertionError):
            setup = Setup.preset(preset, "2016", players)
            return record_of(setup, f"{players} {moment} {number}", MOMENTS[moment])
    raise AssertionError(f"no game of {players} players reaches '{moment}' in {MAX_SEEDS} seeds")


def decisions() -> dict[str, Moment]:
    """Return a moment for each kind of question; the keys are names of screens."""
    found: dict[str, Moment] = {}
    for moment in moments():
        found.setdefault(f"asked-{moment.kind}", moment)
    return found


class Scenery:
    """A browser window of a guest who has seats at tables with prepared games."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        database: ServerDatabase,
        size: Size,
        language: str = "en",
        names: tuple[str, ...] = NAMES,
    ) -> None:
        """Add guests with these names, and open a window for the first guest."""
        self.database = database
        self.people = [database.guest(name) for name in names]
        self.me = self.people[0]
        self.visitor = Visitor(browser, url, size, language, self.me.cookie)
        self._kept: dict[int, StoredTable] = {}

    def table(self, record: Record) -> StoredTable:
        """Return the table with this game, created at the first call; the guest has seat 0."""
        kept = self._kept.get(id(record))
        if kept is None:
            seats: list[StoredGuest | str] = list(self.people[: record.setup.players])
            kept = self._kept[id(record)] = self.database.put(record, seats)
        return kept

    def at(self, record: Record) -> None:
        """Open the table with this game, and wait for its first offer."""
        self.go(self.table(record).path)
        wait(self.visitor)

    def asked(self, moment: Moment) -> None:
        """Open a new table at this moment, as the player who must act."""
        seats: list[StoredGuest | str] = list(self.people[1 : moment.record.setup.players])
        seats.insert(moment.seat, self.me)
        self.go(self.database.put(moment.record, seats).path)
        wait(self.visitor)

    def go(self, path: str) -> None:
        """Go to a page of the client; only the first page is loaded from the server."""
        if self.visitor.page.url == "about:blank":
            self.visitor.open(path)
        else:
            self.visitor.go(path)


def lobby(scene: Scenery) -> None:
    """Open the start page, which lists some games."""
    scene.table(draft())
    scene.table(finished())
    other = scene.people[1]
    scene.database.put(turn(), [other, "builder", "builder", "builder", "builder"], public=True)
    scene.go("/")
    scene.visitor.find("my-tables").wait_for()


def new_table(scene: Scenery) -> None:
    """Open the form for a new table."""
    scene.go("/new")
    scene.visitor.find("make-table").wait_for()


def custom_cards(scene: Scenery) -> None:
    """Open the new-table form and select custom cards."""
    new_table(scene)
    tick(scene.visitor, "preset-own")
    wish = scene.visitor.find("wish-assassin-maybe")
    wish.wait_for(state="attached")
    wish.evaluate("(part) => part.scrollIntoView({ block: 'center' })")


def waiting_room(scene: Scenery) -> None:
    """Open a table before its start."""
    new_table(scene)
    fill(scene.visitor, "2016", "first-game", ["me", "open", "open", "bot easy"])
    make_table(scene.visitor)
    scene.visitor.find("copy-link").wait_for()


def watched(scene: Scenery) -> None:
    """Open a game as a spectator."""
    scene.go(scene.table(turn()).watch_path)
    scene.visitor.find("player-0").wait_for()


def covered(scene: Scenery) -> None:
    """Open a game of two people on one screen, which is covered until the next player is ready."""
    second = replace(scene.me, name=scene.people[1].name)
    kept = scene.database.put(draft(), [scene.me, second, "builder", "builder"])
    scene.go(kept.path)
    scene.visitor.find("uncover").wait_for()


def replay(scene: Scenery) -> None:
    """Open the replay of a finished game."""
    scene.go(f"/replay/{scene.table(finished()).code}")
    slider = scene.visitor.find("replay-slider")
    slider.wait_for()
    slider.fill("120")


@cache
def review_of_finished() -> GameReview:
    """Return a quick review of the first player of the finished game."""
    return review(finished().replay(), [0], 12)


def reviewed(scene: Scenery) -> None:
    """Open the review of the finished game."""
    kept = scene.table(finished())
    scene.database.review(kept, review_of_finished())
    scene.go(f"/review/{kept.code}")
    scene.visitor.find("all-decisions").wait_for()


def rules(scene: Scenery) -> None:
    """Open the rules."""
    scene.go("/rules")
    scene.visitor.find("rule-assassin").wait_for()


def gallery(scene: Scenery) -> None:
    """Open the gallery of all drawings."""
    scene.go("/gallery")
    scene.visitor.page.locator('[data-drawing="dragon_gate"]').wait_for()


def settings(scene: Scenery) -> None:
    """Open the settings."""
    scene.go("/settings")
    scene.visitor.find("patterns").wait_for(state="attached")


def tutorial(scene: Scenery) -> None:
    """Open the first lesson."""
    scene.go("/tutorial")
    scene.visitor.find("lesson-next").wait_for()


def device(scene: Scenery) -> None:
    """Open a device link, which gives this browser the seat."""
    scene.go("/device/some-token")
    scene.visitor.find("move-device").wait_for()


def missing(scene: Scenery) -> None:
    """Open a page that does not exist."""
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
