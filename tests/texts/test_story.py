"""Messages to a harmed player name the culprit, the cause and the consequence."""

from __future__ import annotations

import pytest

from citadella.notation import Position, Seat
from citadella.rules import Game, Setup, event
from citadella.rules.event import EVERYONE, NOBODY, Event
from citadella.rules.registry import REGISTRY
from citadella.texts import LANGUAGES, Texts
from citadella.texts.sentence import Renderer
from citadella.texts.story import befell, concerns, condense
from tests.texts.plain import PlainPhrases

NAMES = ["Ada", "Bruno", "Clara", "Dorian"]
ME = 0


def suffered(game: Game, seat: int = ME) -> list[Event]:
    """Return the events that others inflicted on a seat, as that seat sees them."""
    assert game.log is not None
    seen = [told.seen_by(seat) for told in game.log]
    return [told for _, told in condense(seen) if befell(told, seat)]


def said(game: Game, language: str = "en", seat: int = ME) -> list[str]:
    phrases = PlainPhrases(Texts(language), game.setup, NAMES[: game.setup.players], seat)
    return [phrases.event(told) for told in suffered(game, seat)]


def names_stem(sentence: str, language: str, reference: str) -> None:
    """Check that a sentence names something, whatever the ending of the name."""
    name = Renderer(Texts(language), NAMES, "2016").inside(reference)
    assert name[:3].casefold() in sentence.casefold(), f"{sentence!r} does not name {name}"


def table(call: str, *seats: Seat, **more: object) -> Game:
    return Position.build(call=call, players=list(seats), **more).game(events=True)  # type: ignore[arg-type]


def play(game: Game, *actions: str) -> Game:
    for action in actions:
        game.play(action)
    return game


# --- every kind of harm: culprit, cause and consequence ------------------------------------
def test_a_killed_player_reads_who_the_killer_is_and_that_the_turn_is_lost() -> None:
    game = table("assassin", Seat("merchant"), Seat("assassin"), Seat("king"), Seat("bishop"))
    play(game, "kill merchant")
    assert said(game) == ["The Assassin (Bruno) killed you: your Merchant misses this round."]
    assert said(game, seat=2) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_killed_player_reads_who_the_killer_is_in_every_language(language: str) -> None:
    game = table("assassin", Seat("merchant"), Seat("assassin"), Seat("king"), Seat("bishop"))
    play(game, "kill merchant")
    (sentence,) = said(game, language)
    assert "Bruno" in sentence
    names_stem(sentence, language, "character:assassin")
    names_stem(sentence, language, "character:merchant")
    assert said(game, language, 2) == []


def test_the_sentence_about_a_murder_is_the_same_after_the_round() -> None:
    game = table("assassin", Seat("merchant"), Seat("assassin"), Seat("king"), Seat("bishop"))
    play(game, "kill merchant")
    before = said(game)
    while game.round == 1:
        game.play(game.legal_actions()[-1])
    assert said(game)[: len(before)] == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_robbed_player_reads_who_the_thief_is_and_how_much_gold_is_left(language: str) -> None:
    game = table("thief", Seat("king", gold=8), Seat("thief"), Seat("bishop"), Seat("warlord"))
    play(game, "rob king", "gold", "end")
    told = suffered(game)[-1]
    speaking = PlainPhrases(Texts(language), game.setup, NAMES, ME)
    sentence, then = speaking.event(told), speaking.consequence(told)
    assert "Bruno" in sentence
    assert "8" in sentence
    names_stem(sentence, language, "character:thief")
    assert then.endswith(".")
    if language == "en":
        assert sentence == "The Thief (Bruno) took 8 gold from you."
        assert then == "You have no gold left, but you still take your turn."


def test_a_robbery_is_reported_once_when_both_players_have_two_characters() -> None:
    game = table(
        "thief",
        Seat("bishop merchant", gold=8),
        Seat("thief king"),
        Seat("warlord architect"),
        markers="",
    )
    play(game, "rob merchant", "gold", "end")
    while game.to_act != ME or game.rank != 6:
        game.play(next(a for a in game.legal_actions() if a.verb.word in ("gold", "end")))
    taken = "The Thief (Bruno) took 10 gold from you."
    assert said(game) == [
        "The Thief (Bruno) is going to rob you as soon as your Merchant is called.",
        taken,
    ]
    while game.round == 1:
        game.play(game.legal_actions()[-1])
    assert taken in said(game)


@pytest.mark.parametrize(
    ("call", "mine", "theirs", "actions", "sentences"),
    [
        (
            "witch",
            Seat("merchant"),
            Seat("witch"),
            "gold, bewitch merchant",
            ["The Witch (Bruno) bewitched you: your Merchant may only gather."],
        ),
        (
            "warlord",
            Seat("king", city="tavern"),
            Seat("warlord", gold=3),
            "destroy tavern @0",
            ["The Warlord (Bruno) destroyed the Tavern in your city."],
        ),
        (
            "marshal",
            Seat("king", city="tavern"),
            Seat("marshal", gold=3),
            "seize tavern @0",
            [
                "You got 1 gold from Bruno (Marshal).",
                "The Marshal (Bruno) seized the Tavern from you.",
            ],
        ),
        (
            "diplomat",
            Seat("king", city="market"),
            Seat("diplomat", gold=3, city="tavern"),
            "exchange market @0, hand-over tavern",
            [
                "You got 1 gold from Bruno (Diplomat).",
                "The Diplomat (Bruno) took the Market from you and gave the Tavern in return.",
            ],
        ),
        (
            "magician",
            Seat("king", hand="tavern"),
            Seat("magician", hand="market"),
            "swap-hands @0",
            ["The Magician (Bruno) swapped hands with you."],
        ),
        (
            "wizard",
            Seat("king", hand="tavern"),
            Seat("wizard"),
            "look @0, take tavern",
            [
                "The Wizard (Bruno) looked at your hand.",
                "The Wizard (Bruno) took a card from you: Tavern.",
            ],
        ),
        (
            "seer",
            Seat("king", hand="tavern"),
            Seat("seer", hand="market"),
            "foresee, give market",
            [
                "The Seer (Bruno) took a card from you: Tavern.",
                "You got a card from Bruno (Seer): Market.",
            ],
        ),
        (
            "spy",
            Seat("king", hand="tavern", gold=2),
            Seat("spy"),
            "spy @0 trade",
            [
                "The Spy (Bruno) looked at your hand for trade cards.",
                "The Spy (Bruno) took 1 gold from you.",
            ],
        ),
        (
            "abbot",
            Seat("king", gold=5),
            Seat("abbot"),
            "alms @0",
            ["The Abbot (Bruno) took 1 gold from you."],
        ),
        (
            "cardinal",
            Seat("king", gold=5),
            Seat("cardinal", hand="palace tavern temple", gold=1),
            "gold, borrow palace @0, give tavern, give temple",
            [
                "The Cardinal (Bruno) took 2 gold from you.",
                "You got a card from Bruno (Cardinal): Tavern.",
                "You got a card from Bruno (Cardinal): Temple.",
            ],
        ),
        (
            "emperor",
            Seat("bishop", gold=5, hand=""),
            Seat("emperor"),
            "crown @0",
            [
                "The Emperor (Bruno) gave you the crown.",
                "The Emperor (Bruno) took 1 gold from you.",
            ],
        ),
        (
            "blackmailer",
            Seat("king", gold=4),
            Seat("blackmailer"),
            "threaten king, threaten bishop, flower king, gold, end, gold, refuse, reveal",
            [
                "The Blackmailer (Bruno) placed a threat on your King.",
                "The Blackmailer (Bruno) revealed the threat on you: it has the flower!",
                "The Blackmailer (Bruno) took 6 gold from you.",
            ],
        ),
        (
            "magistrate",
            Seat("king", gold=4, hand="tavern"),
            Seat("magistrate"),
            "warrant king, warrant bishop, warrant merchant, sign king, gold, end, gold,"
            " build tavern, confiscate",
            [
                "The Magistrate (Bruno) placed a warrant on your King.",
                "The Magistrate (Bruno) confiscated the Tavern from you.",
            ],
        ),
    ],
)
def test_a_harmed_player_reads_who_did_the_harm_and_what_was_done(
    call: str, mine: Seat, theirs: Seat, actions: str, sentences: list[str]
) -> None:
    game = table(call, mine, theirs, Seat(), Seat(), crown=2)
    play(game, *(action.strip() for action in actions.split(",")))
    assert said(game) == sentences
    # Seat 1 caused the harm, so it gets no message (not checked for the Blackmailer).
    assert said(game, "en", 1) == [] or call == "blackmailer"


def test_paying_tax_names_the_tax_collector_but_no_player() -> None:
    game = table(
        "king",
        Seat("king", gold=4, hand="tavern"),
        Seat("bishop"),
        Seat("merchant"),
        Seat("warlord"),
        cast="tax_collector",
    )
    play(game, "gold", "build tavern")
    assert said(game) == ["You paid 1 gold in tax (Tax Collector)."]
    assert suffered(game)[0].by == NOBODY


def test_the_log_names_the_player_who_pays_the_classic_tax_collector() -> None:
    game = table(
        "king",
        Seat("king", gold=4, hand="tavern"),
        Seat("tax_collector", revealed="tax_collector"),
        Seat("merchant"),
        Seat("warlord"),
        edition="classic",
    )
    play(game, "gold", "build tavern", "end")
    assert said(game) == ["The Tax Collector (Bruno) took 1 gold from you."]


def test_a_player_who_forgets_to_thank_the_host_reads_who_the_host_is() -> None:
    game = table(
        "king",
        Seat("king"),
        Seat("bishop", city="ball_room"),
        Seat("merchant"),
        Seat("warlord"),
        crown=1,
        edition="classic",
    )
    play(game, "gold")
    assert "You forgot to thank Bruno (Ball Room) and lost your turn." in said(game)


def test_a_booth_visit_affects_only_the_owner_of_the_booth() -> None:
    told = Event(
        event.USED, 1, ME, 1, 0, [Setup.preset("first-game", "deluxe").box().kinds[0]], EVERYONE
    )
    assert befell(told, ME)
    assert not befell(told, 1)


def test_only_the_emperor_reads_about_the_payment_for_the_crown() -> None:
    game = table(
        "emperor",
        Seat("emperor"),
        Seat("bishop", gold=3),
        Seat("merchant"),
        Seat("warlord"),
        crown=2,
        edition="classic",
    )
    play(game, "crown @1", "pay-gold")
    assert said(game) == ["You got 1 gold from Bruno (Emperor)."]
    assert said(game, "en", 1) == ["The Emperor (Ada) gave you the crown."]


# --- causes in the log ---------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_names_the_source_of_income(language: str) -> None:
    game = table(
        "king",
        Seat("king", city="castle manor"),
        Seat("bishop"),
        Seat("merchant"),
        Seat("warlord"),
    )
    play(game, "gold", "income")
    assert game.log is not None
    speaking = PlainPhrases(Texts(language), game.setup, NAMES, 1)
    sentence = speaking.event(game.log[-1])
    assert "2" in sentence
    names_stem(sentence, language, "type:noble")
    assert language != "en" or sentence == "Ada got 2 gold from noble districts."
    # Gathered gold and income have different causes, so they are not added up.
    assert [told.amount for _, told in condense(game.log) if told.kind == event.GAINED_GOLD] == [
        2,
        2,
    ]


# --- hidden information --------------------------------------------------------------------
def test_only_the_victim_sees_which_player_the_assassin_killed() -> None:
    game = table("assassin", Seat("merchant"), Seat("assassin"), Seat("king"), Seat("bishop"))
    play(game, "kill merchant")
    assert game.log is not None
    told = next(each for each in game.log if each.kind == event.KILLED)
    assert told.hits == ME
    assert told.seen_by(ME).hits == ME
    for reader in (NOBODY, 1, 2, 3):
        assert told.seen_by(reader).hits == NOBODY
        assert told.seen_by(reader).cause == "assassin"
        assert told.seen_by(reader).rank == told.rank


def test_nobody_is_affected_by_the_killing_of_a_character_that_nobody_has() -> None:
    game = table("assassin", Seat("merchant"), Seat("assassin"), Seat("king"), Seat("bishop"))
    play(game, "kill warlord")
    assert game.log is not None
    assert [told.hits for told in game.log if told.kind == event.KILLED] == [NOBODY]


# --- whom an event affects -----------------------------------------------------------------
def test_a_gift_affects_only_its_receiver() -> None:
    gave = Event(event.GAVE_GOLD, ME, 1, 2, 0, [], EVERYONE, by=ME)
    assert not befell(gave, ME)
    assert befell(gave, 1)
    assert not befell(gave, 2)
    assert not befell(gave, NOBODY)
    assert concerns(gave, ME)
    assert not concerns(gave, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_with_a_target_has_a_separate_sentence_for_its_victim(language: str) -> None:
    texts = Texts(language)
    setup = Setup.preset("devious-dignitaries", players=4)
    speaking = PlainPhrases(texts, setup, NAMES, ME)
    others = PlainPhrases(texts, setup, NAMES, 3)
    for word, kind in REGISTRY.events.items():
        if kind.aims:
            for marker in ("warrant", "threat", "evil_eye"):
                told = Event(word, 1, -1, 0, 6, [], EVERYONE, marker, "thief", 1, ME)
                assert speaking.event(told) != others.event(told)
