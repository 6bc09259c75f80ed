"""Every event, choice, question and score line has a text in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from citadella.cards import EDITIONS
from citadella.knowledge import view
from citadella.notation import Position, Seat
from citadella.rules import Action, Game, MalformedError, Setup, event
from citadella.rules.action import Verb
from citadella.rules.card import UNKNOWN, Card
from citadella.rules.event import EVERYONE, Event
from citadella.rules.question import Question
from citadella.rules.registry import REGISTRY
from citadella.texts import LANGUAGES, Texts
from citadella.texts.story import condense
from tests.texts.plain import PlainPhrases

NAMES = ["Ada", "Bruno", "Clara", "Dorian", "Edith", "Felix", "Greta", "Hugo"]
REASONS = (
    "district",
    "silver",
    "all-types",
    "first-complete",
    "complete",
    "effect",
    "hand",
    "total",
)
KINDS = list(REGISTRY.events)


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(str(request.param))


def phrases(language: str, setup: Setup, reader: int = -1) -> PlainPhrases:
    return PlainPhrases(Texts(language), setup, NAMES[: setup.players], reader)


def cards(setup: Setup, *names: str) -> list[Card]:
    kinds = [setup.box().kind(name) for name in names]
    return [kind for kind in kinds if kind is not None]


# --- completeness --------------------------------------------------------------------------
def test_every_kind_of_event_has_a_sentence(texts: Texts) -> None:
    assert len(KINDS) > 40
    assert [kind for kind in KINDS if f"event-{kind}" not in texts] == []


def test_every_verb_has_a_text_for_its_choice(texts: Texts) -> None:
    assert [verb for verb in REGISTRY.verbs if f"choice-{verb}" not in texts] == []


def test_every_kind_of_question_has_a_sentence(texts: Texts) -> None:
    assert [kind for kind in REGISTRY.questions if f"question-{kind}" not in texts] == []


def test_every_line_of_the_score_sheet_has_a_name(texts: Texts) -> None:
    assert [reason for reason in REASONS if f"score-{reason}" not in texts] == []


# --- the sentences that describe complete games ---------------------------------------------
def well_formed(sentence: str) -> bool:
    """Return whether a sentence has no gaps and no traces of its template."""
    return sentence != "" and not re.search(r"[{}]|  |\(\)|^\s|\s$|: ?[.;,]|_|\bNone\b", sentence)


@cache
def played(edition: str) -> tuple[Game, tuple[tuple[Game, tuple[Action, ...]], ...]]:
    """Return a random game and, for each decision, the asked seat's knowledge and legal actions."""
    players = 2 + list(EDITIONS).index(edition)
    game = Game.new(Setup.random(edition, players, "phrases"), "phrases", events=True)
    chance = random.Random(edition)
    decisions: list[tuple[Game, tuple[Action, ...]]] = []
    while not game.over:
        legal = game.legal_actions()
        decisions.append((view(game, game.to_act).known, tuple(legal)))
        game.play(chance.choice(legal))
    return game, tuple(decisions)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_event_of_whole_games_has_a_sentence_for_every_reader(
    edition: str, texts: Texts
) -> None:
    game, _ = played(edition)
    assert game.log is not None
    for reader in range(-1, game.setup.players):
        speaking = phrases(texts.language, game.setup, reader)
        for told in game.log:
            sentence = speaking.event(told.seen_by(reader) if reader >= 0 else told)
            assert well_formed(sentence), sentence
            assert sentence.endswith((".", "!", "”", "“")), sentence


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_decision_of_whole_games_has_a_question_and_distinct_choices(
    edition: str, texts: Texts
) -> None:
    game, decisions = played(edition)
    for known, actions in decisions:
        speaking = phrases(texts.language, game.setup, known.to_act)
        assert well_formed(speaking.question(known))
        choices = [speaking.choice(action, known) for action in actions]
        assert all(well_formed(choice) for choice in choices), choices
        assert len(set(choices)) == len(choices), choices


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_score_line_of_whole_games_has_a_text(edition: str, texts: Texts) -> None:
    game, _ = played(edition)
    for sheet in game.standing().sheets:
        for line in sheet:
            assert well_formed(phrases(texts.language, game.setup).line(line))


# --- no hidden information ------------------------------------------------------------------
def hidden_events(game: Game) -> Iterator[tuple[int, Event]]:
    assert game.log is not None
    for told in game.log:
        for reader in range(game.setup.players):
            if told.audience != EVERYONE and not told.audience >> reader & 1:
                yield reader, told


def test_a_sentence_names_no_card_that_its_reader_may_not_know() -> None:
    game, _ = played("2016")
    for reader, told in hidden_events(game):
        speaking = phrases("en", game.setup, reader)
        sentence = speaking.event(told.seen_by(reader))
        assert not any(speaking.card(card.name) in sentence for card in told.cards), sentence
        if told.rank:
            assert speaking.character(game.box.cast[told.rank].name) not in sentence


# --- examples of sentences -----------------------------------------------------------------
SETUP = Setup.preset("devious-dignitaries", players=4)


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("tavern", "Ada built a Tavern (1 gold)."),
        ("docks", "Ada built the Docks (1 gold)."),
        ("framework", "Ada built the Framework (1 gold)."),
    ],
)
def test_districts_take_the_right_article(card: str, sentence: str) -> None:
    kind = SETUP.box().kind(card)
    assert kind is not None
    told = Event("built", 0, -1, 1, 0, [kind], EVERYONE)
    assert phrases("en", SETUP, 2).event(told) == sentence


@pytest.mark.parametrize(
    ("language", "reader", "sentence"),
    [
        ("en", 0, "Bruno got 2 gold from you."),
        ("en", 1, "You got 2 gold from Ada."),
        ("en", 2, "Bruno got 2 gold from Ada."),
    ],
)
def test_a_sentence_addresses_its_reader_as_you(language: str, reader: int, sentence: str) -> None:
    told = Event(event.GAVE_GOLD, 0, 1, 2, 0, [], EVERYONE)
    assert phrases(language, SETUP, reader).event(told) == sentence


def test_a_sentence_never_names_its_reader(texts: Texts) -> None:
    told = Event(event.GAVE_GOLD, 0, 1, 2, 0, [], EVERYONE)
    for reader in range(3):
        sentence = phrases(texts.language, SETUP, reader).event(told)
        assert ("Ada" in sentence, "Bruno" in sentence) == (reader != 0, reader != 1), sentence


@pytest.mark.parametrize(
    ("language", "amount", "noun"),
    [
        ("en", 1, " 1 gold"),
        ("hu", 5, " 5 aranyat"),
        ("bg", 1, " 1 злато"),
        ("bg", 3, " 3 злато"),
        ("cs", 1, " 1 minci"),
        ("cs", 3, " 3 mince"),
        ("cs", 5, " 5 mincí"),
    ],
)
def test_nouns_take_the_form_that_the_amount_requires(
    language: str, amount: int, noun: str
) -> None:
    told = Event(event.GAINED_GOLD, 0, -1, amount, 0, [], EVERYONE)
    assert noun in phrases(language, SETUP, 2).event(told)


@pytest.mark.parametrize(
    ("marker", "sentence"),
    [
        ("warrant", "Ada placed a warrant on the King (4)."),
        ("threat", "Ada placed a threat on the King (4)."),
        ("evil_eye", "Ada placed a marker on the King (4): Evil eye."),
    ],
)
def test_the_sentence_for_a_marker_names_the_marker(marker: str, sentence: str) -> None:
    told = Event(event.MARKED, 0, -1, 0, 4, [], EVERYONE, marker)
    assert phrases("en", SETUP).event(told) == sentence


def test_destroying_your_own_district_has_a_separate_sentence() -> None:
    tavern = cards(SETUP, "tavern")
    by_other = Event(event.DESTROYED, 0, 1, 0, 0, tavern, EVERYONE, by=1)
    by_owner = Event(event.DESTROYED, 0, 0, 0, 0, tavern, EVERYONE)
    assert phrases("en", SETUP, 0).event(by_other) == "Bruno destroyed the Tavern in your city."
    assert phrases("en", SETUP, 0).event(by_owner) == "You destroyed your own district: Tavern."


def test_czech_writes_card_names_in_lower_case_inside_a_sentence() -> None:
    told = Event(event.BUILT, 0, -1, 1, 0, cards(SETUP, "tavern"), EVERYONE)
    assert " hospodu" in phrases("cs", SETUP).event(told)
    assert phrases("cs", SETUP).card("tavern") == "Hospoda"


KINGS_TURN = Position.build(
    call="king",
    players=[
        Seat("king", gold=5, hand="tavern keep dragon_gate", city="castle palace factory"),
        Seat("thief"),
        Seat("bishop"),
        Seat("warlord", gold=5),
    ],
)


def test_the_choices_of_a_turn_state_the_amounts_of_gold_and_cards(texts: Texts) -> None:
    game = KINGS_TURN.game()
    known = view(game, 0).known
    speaking = phrases(texts.language, game.setup, 0)
    choices = [speaking.choice(action, known) for action in game.legal_actions()]
    assert len(choices) == 3
    assert all(re.findall(r"\d", choice) == ["2"] for choice in choices), choices
    if texts.language == "en":
        assert choices == [
            "Take 2 gold",
            "Draw 2 cards and keep one",
            "Income from your noble districts: 2 gold",
        ]


def test_the_prices_in_choices_depend_on_the_players_city() -> None:
    game = KINGS_TURN.game()
    game.play("gold")
    known = view(game, 0).known
    speaking = phrases("en", game.setup, 0)
    choices = [speaking.choice(action, known) for action in game.legal_actions()]
    assert "Build the Tavern (1 gold)" in choices
    assert "Build the Keep (2 gold)" in choices
    assert "Build the Dragon Gate (5 gold)" in choices


@pytest.mark.parametrize(
    ("language", "name", "sentence"),
    [
        ("en", "rasputin", "Ada played Rasputin."),
        ("en", "acrobat", "Ada played the Acrobat."),
    ],
)
def test_a_card_may_have_a_different_name_inside_a_sentence(
    language: str, name: str, sentence: str
) -> None:
    circus = Setup.preset("first-game", "deluxe", action_cards=True)
    told = Event(event.PLAYED, 0, -1, 0, 0, cards(circus, name), EVERYONE)
    assert phrases(language, circus).event(told) == sentence


# --- homebrew content without texts ------------------------------------------------------
@pytest.fixture
def praise() -> Iterator[Verb]:
    yield Verb("praise", "seat card", reminds=True)
    del REGISTRY.verbs["praise"]


@pytest.fixture
def serenaded() -> Iterator[str]:
    yield event.kind("serenaded", hides=event.CARDS)
    del REGISTRY.events["serenaded"]


def test_homebrew_cards_and_verbs_without_texts_are_named_after_their_ids(praise: Verb) -> None:
    speaking = phrases("hu", SETUP)
    known = KINGS_TURN.game()
    assert speaking.card("flower_shop") == "Flower shop"
    action = Action.parse("praise @2 tavern")
    assert speaking.choice(action, known) == "Praise: Clara, Fogadó"
    assert speaking.group(action) == "Praise: Clara"
    assert speaking.reminder(action, known) == "Praise"


def test_homebrew_events_without_texts_are_named_after_their_ids_and_hide_secret_cards(
    serenaded: str,
) -> None:
    told = Event(serenaded, 0, 2, 1, 0, cards(SETUP, "tavern"), 1)
    assert phrases("en", SETUP).event(told) == "Ada: serenaded (Clara, Tavern)."
    assert phrases("en", SETUP).event(told.seen_by(1)) == "Ada: serenaded (Clara)."


def test_homebrew_questions_without_texts_are_named_after_their_kinds(texts: Texts) -> None:
    class Serenade(Question):
        kind = "whom-to-serenade"

    game = KINGS_TURN.game()
    game.stack = [Serenade(0)]
    # French writes a space before the question mark.
    question = phrases(texts.language, game.setup, 0).question(game)
    assert question.replace(" ?", "?") == "Whom to serenade?"


# --- reminders ----------------------------------------------------------------------------
def test_every_verb_with_arguments_that_needs_a_reminder_has_a_reminder_text(texts: Texts) -> None:
    for verb in REGISTRY.verbs.values():
        if verb.reminds and verb.parts:
            assert f"remind-{verb.word}" in texts, verb.word


def test_a_reminder_names_the_choice_without_its_arguments() -> None:
    speaking = phrases("en", SETUP, 0)
    game = KINGS_TURN.game()
    assert speaking.reminder(Action.parse("kill king"), game) == "Kill a character"
    income = "Income from your noble districts: 2 gold"
    assert speaking.reminder(Action.parse("income"), game) == income


# --- declaring an event --------------------------------------------------------------------
@pytest.mark.parametrize(
    "wrong",
    [{"hides": "gold"}, {"aims": "high"}, {"affects": "x"}, {"topic": "x"}, {"omit_when": "never"}],
)
def test_declaring_an_event_kind_twice_or_with_unknown_values_is_an_error(
    wrong: dict[str, str],
) -> None:
    with pytest.raises(MalformedError, match="must be one of"):
        event.kind("imagined", **wrong)  # type: ignore[arg-type]
    with pytest.raises(MalformedError, match="already"):
        event.kind("built")
    assert "imagined" not in REGISTRY.events


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_event_with_a_limited_audience_declares_the_field_that_it_hides(edition: str) -> None:
    game, _ = played(edition)
    for _, told in hidden_events(game):
        declared = event.kind_of(told).hides
        assert declared == (event.RANK if told.rank else event.CARDS), told


def test_kinds_of_events_refer_only_to_existing_kinds() -> None:
    for kind in REGISTRY.events.values():
        assert set(kind.redundant_after + kind.redundant_before) <= set(REGISTRY.events), kind


# --- condensing the log --------------------------------------------------------------------
def test_events_already_shown_by_a_graphical_table_are_left_out_of_the_log() -> None:
    events = [
        Event(event.FACE_UP, 0, -1, 0, 3, [], EVERYONE),
        Event(event.PICKED, 1, -1, 0, 0, [], 2),
        Event(event.DREW, 1, -1, 0, 0, [], 2),
        Event(event.TURN_ENDED, 1, -1, 0, 0, [], EVERYONE),
    ]
    assert condense(events) == []
    told = [item.kind for _, item in condense(events, drawn=False)]
    assert told == [event.FACE_UP, event.PICKED, event.TURN_ENDED]


def test_a_bribe_and_its_payment_are_reported_once() -> None:
    events = [
        Event(event.BRIBED, 1, 2, 3, 0, [], EVERYONE),
        Event(event.GAVE_GOLD, 1, 2, 3, 0, [], EVERYONE),
        Event(event.GAVE_GOLD, 1, 0, 1, 0, [], EVERYONE),
    ]
    assert [place for place, _ in condense(events)] == [0, 2]


def test_events_implied_by_the_next_one_are_left_out() -> None:
    tavern = cards(SETUP, "tavern")
    events = [
        Event(event.CALLED, 0, -1, 0, 4, [], EVERYONE),
        Event(event.REVEALED, 1, -1, 0, 4, [], EVERYONE),
        Event(event.PAID_GOLD, 1, -1, 1, 0, [], EVERYONE),
        Event(event.BUILT, 1, -1, 1, 0, tavern, EVERYONE),
        Event(event.TURN_ENDED, 1, -1, 0, 0, [], EVERYONE),
    ]
    assert [told.kind for _, told in condense(events)] == [event.REVEALED, event.BUILT]


def test_consecutive_gains_of_gold_are_added_up() -> None:
    events = [
        Event(event.GAINED_GOLD, 1, -1, 2, 0, [], EVERYONE),
        Event(event.GAINED_GOLD, 1, -1, 3, 0, [], EVERYONE),
        Event(event.GAINED_GOLD, 2, -1, 1, 0, [], EVERYONE),
    ]
    told = [(place, item.seat, item.amount) for place, item in condense(events)]
    assert told == [(0, 1, 5), (2, 2, 1)]


def test_the_log_omits_that_drawn_cards_were_kept_unless_the_reader_knows_the_cards() -> None:
    keep = cards(SETUP, "tavern")
    for kept, kinds in (([UNKNOWN], [event.DREW]), (keep, [event.DREW, event.KEPT])):
        events = [
            Event(event.DREW, 1, -1, 2, 0, [UNKNOWN, UNKNOWN], 2),
            Event(event.KEPT, 1, -1, 1, 0, kept, 2),
            Event(event.RETURNED, 1, -1, 1, 0, [UNKNOWN], 2),
        ]
        assert [told.kind for _, told in condense(events)] == kinds
