"""Fields, questions, markers and events are shown only to the seats declared for them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

import pytest

from citadella import Action, Game, Setup
from citadella.knowledge.redaction import NO_CHANCE, redact
from citadella.rules.character import MARKER_FIELDS, PLAIN, Marker, enter_marker
from citadella.rules.characters.magistrate import Warrant
from citadella.rules.errors import MalformedError
from citadella.rules.event import EVENT_FIELDS, EVERYONE, NOBODY, Event
from citadella.rules.game import GAME_FIELDS
from citadella.rules.question import QUESTION_FIELDS, Question, enter
from citadella.rules.registry import REGISTRY
from citadella.rules.state import (
    LAID_FIELDS,
    PLAYER_FIELDS,
    TUCKED_FIELDS,
    TURN_FIELDS,
    Laid,
    Player,
    Tucked,
    Turn,
)
from citadella.rules.visibility import PRIVATE, PUBLIC, SECRET, Visibility
from tests.library.fields import fields, plain, some_game

SPECTATOR = -1


def with_subclasses(base: type) -> Iterator[type]:
    """Yield a class and all its subclasses that belong to the package."""
    yield base
    below: type
    for below in base.__subclasses__():
        if below.__module__.startswith("citadella."):
            yield from with_subclasses(below)


def examples() -> Iterator[tuple[object, dict[str, Visibility]]]:
    """Yield an object of each state class, with the declared visibility of its fields."""
    game = some_game()
    card = game.box.deck[0]
    yield game, GAME_FIELDS
    yield game.players[0], PLAYER_FIELDS
    yield game.turn, TURN_FIELDS
    yield Game(game.setup, game.box, game.dice), GAME_FIELDS
    yield Player(0), PLAYER_FIELDS
    yield Turn(0, game.box.cast[1], 0), TURN_FIELDS
    yield Laid(card), LAID_FIELDS
    yield Tucked(card, 0), TUCKED_FIELDS
    yield Event(next(iter(REGISTRY.events)), 0, -1, 0, 0, [], EVERYONE), EVENT_FIELDS
    for marker in with_subclasses(Marker):
        yield marker(1, 0), MARKER_FIELDS
    for question in with_subclasses(Question):
        yield question(0), QUESTION_FIELDS


def test_every_field_declares_who_may_know_it() -> None:
    seen = set()
    for thing, declared in examples():
        assert set(fields(thing)) == set(declared), type(thing).__name__
        seen.add(type(thing))
    for kind in [*REGISTRY.markers.values(), *REGISTRY.questions.values()]:
        assert kind in seen or not kind.__module__.startswith("citadella.")


def declared_value(
    thing: Any, name: str, visibility: Visibility, blank: Any, owner: int, seat: int
) -> Any:
    """Return what a seat may see of a field: its value, or the value in `blank` if it is hidden."""
    if callable(visibility):
        return visibility(thing, seat)
    shown = visibility == PUBLIC or (visibility == PRIVATE and owner == seat)
    assert shown or visibility in (PRIVATE, SECRET)
    return getattr(thing if shown else blank, name)


def check_shown(
    shown: Any, thing: Any, declared: dict[str, Visibility], blank: Any, owner: int, seat: int
) -> None:
    """Check that every field of `shown` has the value that the seat may see."""
    for name, visibility in declared.items():
        expected = declared_value(thing, name, visibility, blank, owner, seat)
        assert plain(getattr(shown, name)) == plain(expected), f"{name} for seat {seat}"


def check_game(game: Game, seat: int) -> None:
    """Check that a seat is shown exactly the fields that their declarations allow."""
    known = redact(game, seat)
    check_shown(known, game, GAME_FIELDS, Game(game.setup, game.box, NO_CHANCE), -2, seat)
    if game.turn is not None:
        check_shown(known.turn, game.turn, TURN_FIELDS, None, -2, seat)
    for shown, player in zip(known.players, game.players, strict=True):
        check_shown(shown, player, PLAYER_FIELDS, Player(player.seat), player.seat, seat)
        for one, other in zip(shown.tucked, player.tucked, strict=True):
            check_shown(one, other, TUCKED_FIELDS, None, -2, seat)
        for laid, same in zip(shown.laid, player.laid, strict=True):
            check_shown(laid, same, LAID_FIELDS, None, -2, seat)
    for marker, laid_down in zip(known.markers, game.markers, strict=True):
        check_shown(marker, laid_down, MARKER_FIELDS, None, -2, seat)
    for question, asked in zip(known.stack, game.stack, strict=True):
        check_shown(question, asked, QUESTION_FIELDS, None, -2, seat)
    assert game.log is not None
    for told in game.log[-8:]:
        check_shown(told.seen_by(seat), told, EVENT_FIELDS, None, -2, seat)


@pytest.mark.parametrize(
    ("edition", "players"), [("classic", 3), ("2016", 8), ("2021", 5), ("deluxe", 4), ("deluxe", 7)]
)
def test_a_seat_is_shown_exactly_the_declared_fields(edition: str, players: int) -> None:
    game = Game.new(Setup.random(edition, players, seed=2), seed=2, events=True)
    chance = Random(2)
    while not game.over:
        if chance.random() < 0.1:
            check_game(game, chance.randrange(SPECTATOR, players))
        game.play(chance.choice(game.legal_actions()))
    check_game(game, SPECTATOR)


def test_changed_public_fields_are_shown_and_changed_hidden_fields_are_not() -> None:
    game = some_game()
    for name, visibility in GAME_FIELDS.items():
        value = getattr(game, name)
        if type(value) is not int:
            continue
        setattr(game, name, value + 1)
        shown = getattr(redact(game, SPECTATOR), name)
        assert (shown == value + 1) == (visibility == PUBLIC), name
        setattr(game, name, value)


# --- homebrew cards -------------------------------------------------------------------
class Whisper(Question):
    """A question with a field of undeclared visibility."""

    kind: ClassVar[str] = "test-whisper"
    about: ClassVar[str] = "seat"

    def __init__(self, seat: int, first: int = 0, second: int = 0, third: int = 0) -> None:
        super().__init__(seat, first, second, third)
        self.secret = "palace"

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer nothing."""

    def answer(self, game: Game, action: Action) -> None:
        """Do nothing."""


class Seal(Marker):
    """A marker with a field of undeclared visibility."""

    kind: ClassVar[str] = "test-seal"

    def __init__(self, rank: int, owner: int, face: int = 0) -> None:
        super().__init__(rank, owner, face)
        self.secret = "palace"


class Mute(Question):
    """A question that declares the visibility of `first`, but not of `second` and `third`."""

    kind: ClassVar[str] = "test-mute"
    about: ClassVar[str] = "seat"


class Charm(Marker):
    """A marker to which a test adds a field of undeclared visibility."""

    kind: ClassVar[str] = "test-charm"


def test_a_homebrew_question_with_an_undeclared_field_is_rejected() -> None:
    with pytest.raises(MalformedError, match="who may see its field 'secret'"):
        enter(Whisper)
    assert Whisper.kind not in REGISTRY.questions


def test_a_homebrew_marker_with_an_undeclared_field_is_rejected() -> None:
    with pytest.raises(MalformedError, match="who may see its field 'secret'"):
        enter_marker(Seal)
    assert Seal.kind not in REGISTRY.markers


def test_undeclared_fields_of_a_homebrew_question_or_marker_are_not_shown() -> None:
    game = some_game()
    question: Any = Mute(0, 1, 33, 44)
    marker: Any = Charm(2, 0)
    question.secret = marker.secret = "palace"
    game.stack.append(question)
    game.markers = [marker]
    for seat in range(SPECTATOR, len(game.players)):
        known = redact(game, seat)
        shown = known.stack[-1]
        assert (type(shown), shown.seat, shown.first) == (Mute, 0, 1)
        assert (shown.second, shown.third) == (0, 0)
        assert not hasattr(shown, "secret")
        assert not hasattr(known.markers[0], "secret")


class Pact(Marker):
    """A marker of a set, with the default visibility of its face."""

    kind: ClassVar[str] = "test-pact"

    def set_size(self) -> int:
        """Return the number of markers in the set, one of which is real."""
        return 2


@pytest.mark.parametrize("kind", [Pact, Warrant])
def test_only_the_owner_of_a_marker_set_sees_the_face_of_a_marker(kind: type[Marker]) -> None:
    marker = kind(3, 1, PLAIN)
    assert [marker.seen_by(seat).face for seat in (SPECTATOR, 0, 1)] == [-1, -1, PLAIN]


def test_the_amount_rank_and_cards_of_an_undeclared_event_are_not_shown() -> None:
    game = some_game()
    card = game.box.deck[0]
    told = Event("test-undeclared", 0, -1, 7, 4, [card], EVERYONE, hits=2)
    for seat in range(SPECTATOR, 3):
        seen = told.seen_by(seat)
        assert (seen.amount, seen.rank, [c.name for c in seen.cards]) == (0, 0, ["?"])
        assert seen.hits == (2 if seat == 2 else NOBODY)
