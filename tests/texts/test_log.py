"""The log as a story: a turn in one sentence, and what happens to the reader on its own."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from citadella.notation import Position, Seat
from citadella.rules import Game, event
from citadella.rules.event import EVERYONE, NOBODY, Event, kind_of
from citadella.texts import LANGUAGES, Texts
from citadella.texts.story import (
    ALONE,
    CLAUSES,
    LIST,
    StoryLine,
    befell,
    condense,
    first_of_turn,
    story,
)
from citadella.texts.wording import Wording
from tests.properties.games import ALL_KINDS, Kind, play
from tests.server.test_no_secret_on_the_wire import with_other_secrets
from tests.texts.plain import PlainPhrases

NAMES = ["Ada", "Bruno", "Clara", "Dorian", "Edith", "Felix", "Greta", "Hugo"]
GAMES = ALL_KINDS[::3]


def seen_by(game: Game, reader: int) -> list[Event]:
    assert game.log is not None
    return [told.seen_by(reader) for told in game.log]


def told(game: Game, reader: int = NOBODY, language: str = "en") -> list[str]:
    """Return the log of a game in words."""
    phrases = PlainPhrases(Texts(language), game.setup, NAMES, reader)
    lines = story(seen_by(game, reader), phrases.wording)
    return [phrases.render(line.sentence(phrases.wording)) for line in lines]


def table(call: str, *seats: Seat, **more: object) -> Game:
    return Position.build(call=call, players=list(seats), **more).game(events=True)  # type: ignore[arg-type]


def after(game: Game, *actions: str) -> Game:
    for action in actions:
        game.play(action)
    return game


def kings_turn() -> Game:
    return table(
        "king",
        Seat("king", gold=1, hand="tavern", city="castle"),
        Seat("bishop"),
        Seat("merchant"),
        Seat("warlord", gold=4),
    )


# --- a turn in one sentence ----------------------------------------------------------------
def test_a_finished_turn_is_one_sentence() -> None:
    game = after(kings_turn(), "gold", "income", "build tavern", "end")
    turn = (
        "The King (Ada) took 2 gold, got 1 gold from noble districts and built a Tavern (1 gold).",
        "As the King (4), you took 2 gold, got 1 gold from noble districts and built a Tavern"
        " (1 gold).",
    )
    for reader, sentence in ((NOBODY, turn[0]), (0, turn[1]), (1, turn[0])):
        assert told(game, reader)[0] == sentence


def test_a_turn_in_progress_is_reported_event_by_event() -> None:
    game = after(kings_turn(), "gold", "income", "build tavern")
    assert told(game) == [
        "Ada is the King (4).",
        "Ada took 2 gold.",
        "Ada got 1 gold from noble districts.",
        "Ada built a Tavern (1 gold).",
    ]


def test_the_sentence_for_a_turn_begins_with_the_character_that_was_revealed() -> None:
    game = after(kings_turn(), "gold", "end", "gold", "end")
    for reader, sentence in (
        (NOBODY, "The Bishop (Bruno) took 2 gold."),
        (0, "The Bishop (Bruno) took 2 gold."),
        (1, "As the Bishop (5), you took 2 gold."),
    ):
        assert sentence in told(game, reader)
    # The next player is revealed, but has not done anything.
    assert told(game)[-1] == "Clara is the Merchant (6)."
    assert told(game, 2)[-1] == "You are the Merchant (6)."


def test_the_sentence_for_a_turn_does_not_name_its_character_again_as_a_cause() -> None:
    game = table(
        "thief",
        Seat("king", gold=8),
        Seat("thief"),
        Seat("bishop"),
        Seat("warlord"),
    )
    after(game, "rob king", "gold", "end", "gold", "end")
    assert "The Thief (Bruno) set out to rob the King (4) and took 2 gold." in told(game)
    assert not any("(Thief)" in line for line in told(game)[:1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_a_turn_in_one_sentence(language: str) -> None:
    game = after(kings_turn(), "gold", "income", "build tavern", "end")
    line, *_ = told(game, NOBODY, language)
    assert "Ada" in line
    assert line.count("Ada") == 1
    assert len(told(game, NOBODY, language)) == len(told(game))
    assert line.endswith(".")


# --- events with sentences of their own ------------------------------------------------------
def test_what_others_do_to_the_reader_has_a_sentence_of_its_own() -> None:
    game = table(
        "warlord",
        Seat("king", city="tavern"),
        Seat("warlord", gold=3, hand="market"),
        Seat("bishop"),
        Seat("merchant"),
    )
    after(game, "gold", "destroy tavern @0", "build market", "end")
    assert told(game, 0)[:3] == [
        "The Warlord (Bruno) took 2 gold.",
        "The Warlord (Bruno) destroyed the Tavern in your city.",
        "Bruno built a Market (2 gold).",
    ]
    for reader in (NOBODY, 2, 3):
        assert told(game, reader)[0] == (
            "The Warlord (Bruno) took 2 gold, destroyed the Tavern in Ada’s city and built a Market"
            " (2 gold)."
        )
    assert told(game, 1)[0] == (
        "As the Warlord (8), you took 2 gold, destroyed the Tavern in Ada’s city and built a"
        " Market (2 gold)."
    )


def test_unanswered_calls_are_listed_in_one_sentence() -> None:
    game = table("assassin", Seat("assassin"), Seat("warlord"), Seat("bishop"), Seat("merchant"))
    after(game, "kill king", "gold", "end")
    assert [line for line in told(game) if line.startswith("Nobody answers")] == [
        "Nobody answers for the Thief (2), the Magician (3) and the King (4)."
    ]


def test_a_single_unanswered_call_keeps_its_own_sentence() -> None:
    game = table("king", Seat("king"), Seat("merchant"), Seat("warlord"), Seat("architect"))
    after(game, "gold", "end")
    assert "Nobody answers for the Bishop (5)." in told(game)


def test_markers_of_one_kind_are_summed_up() -> None:
    game = table("blackmailer", Seat("king"), Seat("blackmailer"), Seat(), Seat(), crown=2)
    after(game, "threaten bishop", "threaten merchant", "flower bishop", "gold", "end")
    first = told(game, 2)[0]
    assert "placed threats on the Bishop (5) and the Merchant (6)" in first


# --- the parts of the log ------------------------------------------------------------------------
def test_the_log_of_a_turn_does_not_depend_on_other_turns() -> None:
    events = [
        Event(event.ROUND, 0, -1, 1, 0, [], EVERYONE),
        Event(event.PICKED, 0, -1, 0, 0, [], 1),
        Event(event.CALLED, 0, -1, 0, 1, [], EVERYONE),
        Event(event.UNANSWERED, 0, -1, 0, 1, [], EVERYONE),
        Event(event.CALLED, 0, -1, 0, 2, [], EVERYONE),
        Event(event.UNANSWERED, 0, -1, 0, 2, [], EVERYONE),
        Event(event.CALLED, 0, -1, 0, 3, [], EVERYONE),
        Event(event.REVEALED, 1, -1, 0, 3, [], EVERYONE),
        Event(event.TURN_ENDED, 1, -1, 0, 0, [], EVERYONE),
        Event(event.CALLED, 0, -1, 0, 4, [], EVERYONE),
        Event(event.REVEALED, 2, -1, 0, 4, [], EVERYONE),
    ]
    # Successive calls without an answer belong together.
    assert [first_of_turn(events, n) for n in range(len(events))] == [0, 0, *[2] * 7, 9, 9]
    assert first_of_turn(events, 99) == 9
    assert first_of_turn(events, -1) == first_of_turn([], 5) == 0


# --- whole games ---------------------------------------------------------------------------------
def stories(kind: Kind) -> list[tuple[int, Game, list[Event], Wording, list[StoryLine]]]:
    """Return the log of a random game for every reader."""
    game = play(kind, 4 + ALL_KINDS.index(kind) % 2, events=True)
    found = []
    for reader in range(-1, kind.players):
        wording, seen = Wording(game.setup, reader), seen_by(game, reader)
        found.append((reader, game, seen, wording, story(seen, wording)))
    return found


@pytest.mark.parametrize("kind", GAMES, ids=str)
def test_the_log_reports_every_event_worth_reporting_once(kind: Kind) -> None:
    for _, _, seen, _, lines in stories(kind):
        reported = [(i, each) for line in lines for i, each in zip(*line[:2], strict=True)]
        assert sorted(reported) == condense(seen)


@pytest.mark.parametrize("kind", GAMES, ids=str)
def test_every_line_of_the_log_has_the_form_that_its_events_require(kind: Kind) -> None:
    forms = set()
    for reader, _, _, wording, lines in stories(kind):
        for line in lines:
            forms.add(line.form)
            assert (len(line.events) == 1) == (line.form == ALONE), line
            assert list(line.places) == sorted(line.places), line
            if line.form == CLAUSES:
                others = line.events[1:]
                doers = {each.by if each.by >= 0 else each.seat for each in line.events}
                assert len(doers) == 1, line
                assert not any(kind_of(each).starts_turn for each in others), line
                # What others did to the reader has a sentence of its own.
                assert not any(befell(each, reader) for each in line.events) or reader in doers
            elif line.form == LIST:
                assert len({each.kind for each in line.events}) == 1, line
            assert line.sentence(wording).key
    assert {ALONE, CLAUSES} <= forms <= {ALONE, CLAUSES, LIST}


@pytest.mark.parametrize("kind", GAMES, ids=str)
def test_no_player_has_two_sentences_in_a_row_for_one_finished_turn(kind: Kind) -> None:
    for reader, _, _, wording, lines in stories(kind):
        for one, other in pairwise(lines):
            if CLAUSES not in (one.form, other.form) or LIST in (one.form, other.form):
                continue
            doers = {e.by if e.by >= 0 else e.seat for e in (*one.events, *other.events)}
            joinable = all(
                wording.can_be_clause(e) and not befell(e, reader)
                for e in (one.events[-1], *other.events)
            )
            if len(doers) == 1 and joinable and one.turn == other.turn:
                raise AssertionError((one, other))


@pytest.mark.parametrize("kind", GAMES, ids=str)
def test_the_log_of_a_turn_stays_the_same_once_the_next_turn_has_begun(kind: Kind) -> None:
    for _, _, seen, wording, lines in stories(kind)[:2]:
        starts = sorted({first_of_turn(seen, n) for n in range(len(seen))})
        assert len(starts) > kind.players
        parts: list[StoryLine] = []
        for start, end in pairwise([*starts, len(seen)]):
            for line in story(seen[start : end + 1], wording):
                if start + line.places[0] < end:
                    parts.append(line._replace(places=tuple(start + i for i in line.places)))
        assert [(p.places, p.sentence(wording)) for p in parts] == [
            (line.places, line.sentence(wording)) for line in lines
        ]


@pytest.mark.parametrize("kind", GAMES, ids=str)
def test_the_log_does_not_depend_on_what_is_hidden_from_its_reader(kind: Kind) -> None:
    chance = Random(f"log {kind}")
    for reader, game, seen, wording, lines in stories(kind):
        assert game.log is not None
        other = with_other_secrets(game.log, reader, game, chance)
        assert [repr(each) for each in other] != [repr(each) for each in game.log]
        unseen = story([each.seen_by(reader) for each in other], wording)
        assert [line.sentence(wording) for line in unseen] == [
            line.sentence(wording) for line in lines
        ]
        # The same holds in the middle of a turn.
        for _ in range(8):
            now = chance.randrange(1, len(seen))
            start = first_of_turn(seen, now)
            here, there = (
                [
                    line.sentence(wording)
                    for line in story([e.seen_by(reader) for e in log[start:now]], wording)
                ]
                for log in (game.log, other)
            )
            assert here == there
