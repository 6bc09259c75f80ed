"""The choices of the seat to act: their order, their targets on the table, prices and obstacles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from citadella.notation import Position, Seat
from citadella.rules import Action, Game, reasons
from citadella.rules.action import ANSWER, Verb
from citadella.rules.card import UNKNOWN
from citadella.rules.registry import REGISTRY
from citadella.server.protocol.game import ChoiceMsg, State
from citadella.server.tables.change import Recipient
from citadella.server.tables.choices import choice_messages, impossible_messages, targets
from citadella.server.tables.snapshots import Snapshot
from citadella.texts import LANGUAGES, Texts
from citadella.texts.sentence import Renderer, Sentence
from citadella.texts.wording import Wording
from tests.properties.games import KINDS, Chooser, Kind, seed_of
from tests.server.test_no_secret_on_the_wire import NOW, table_in_play
from tests.texts.plain import PlainRenderer

ME = 0
NAMES = ["Ada", "Bruno", "Clara", "Dorian"]
PLACES = ("draft", "role", "token", "offer", "hand", "city", "own-city", "player", "taxes")
WORDS = {word for name, word in vars(reasons).items() if name.isupper() and isinstance(word, str)}
#: Games of every edition, with and without action cards, with few and with many players.
GAMES = KINDS[::4]


@pytest.fixture
def homebrew_verbs() -> Iterator[None]:
    before = set(REGISTRY.verbs)
    Verb("serenade", "seat card")
    Verb("plough", "number")
    Verb("barter", "card card", ANSWER)
    yield
    for word in set(REGISTRY.verbs) - before:
        del REGISTRY.verbs[word]


# --- targets -------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("action", "expected"),
    [
        ("pick king", ["draft king"]),
        ("give-role king", ["role king"]),
        ("kill king", ["token king"]),
        ("sign king", ["token king"]),
        ("keep tavern", ["offer tavern"]),
        ("take-and-build tavern", ["offer tavern"]),
        ("build tavern", ["hand tavern"]),
        ("discard tavern", ["hand tavern"]),
        ("borrow tavern @2", ["hand tavern", "player 2"]),
        ("build-with tavern framework", ["hand tavern", "city 0 framework", "city 0 framework+"]),
        ("build-over necropolis tavern+", ["hand necropolis", "city 0 tavern+"]),
        ("destroy tavern+ @2", ["city 2 tavern+"]),
        ("use smithy", ["city 0 smithy", "city 0 smithy+"]),
        ("hand-over tavern", ["city 0 tavern"]),
        ("spy @1 noble", ["player 1"]),
        ("crown @1", ["player 1"]),
        ("collect", ["taxes"]),
        ("gold", []),
        ("end", []),
        ("income-gold 2", []),
    ],
)
def test_an_action_belongs_to_the_things_on_the_table_that_it_names(
    action: str, expected: list[str]
) -> None:
    assert targets(Action.parse(action), ME) == expected


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        ("serenade @2 tavern", ["player 2"]),
        ("plough 3", []),
        ("barter tavern market", ["hand tavern", "city 0 market", "city 0 market+"]),
    ],
)
@pytest.mark.usefixtures("homebrew_verbs")
def test_homebrew_actions_belong_to_the_first_thing_that_they_name(
    action: str, expected: list[str]
) -> None:
    assert targets(Action.parse(action), ME) == expected


def test_the_players_own_districts_are_in_the_city_of_the_seat_to_act() -> None:
    assert targets(Action.parse("hand-over tavern"), 3) == ["city 3 tavern"]
    assert targets(Action.parse("use smithy"), 3) == ["city 3 smithy", "city 3 smithy+"]


def test_every_verb_that_names_something_has_a_place_that_a_table_can_highlight() -> None:
    for verb in REGISTRY.verbs.values():
        assert verb.place in ("", *PLACES), verb
        if verb.parts[:1] and verb.parts[0] in ("card", "district", "character", "seat"):
            assert verb.place, verb


# --- whole games ---------------------------------------------------------------------------
def things(state: State) -> set[str]:
    """Return everything on the table of the seat to act that could be a target."""
    view = state.view
    assert view is not None
    me = view.players[view.seat]
    found = {f"draft {name}" for name in view.cast} | {f"token {name}" for name in view.cast}
    found |= {f"role {name}" for name in me.roles} | {"taxes"}
    found |= {f"hand {card}" for card in me.hand}
    # Clients lay out the cards on offer: drawn cards, or cards in another hand.
    found |= {target for each in state.choices for target in each.targets if "offer" in target}
    for player in view.players:
        found.add(f"player {player.seat}")
        found |= {f"city {player.seat} {card}" for card in player.city}
        # Accept both the plain and the beautified form of a district.
        found |= {f"city {player.seat} {card}+" for card in player.city}
        found |= {f"city {player.seat} {card.removesuffix('+')}" for card in player.city}
    return found


def card_used(action: str) -> str:
    """Return the card in hand that an action uses, or an empty string."""
    verb, _, rest = action.partition(" ")
    return rest.split()[0] if REGISTRY.verbs[verb].place == "hand" else ""


@pytest.mark.parametrize("kind", GAMES, ids=str)
def test_choices_are_the_actions_in_order_followed_by_what_is_impossible(kind: Kind) -> None:
    table = table_in_play(kind, 5)
    game = table.game
    assert game is not None
    render = Renderer(Texts("en"), [seat.name for seat in table.seats], kind.edition)
    chooser = Chooser(seed_of(kind, 5), kind.players)
    chooser.manners = ["build"] * kind.players
    why: Counter[str] = Counter()
    while not game.over:
        seat = game.to_act
        state = Snapshot(table, NOW).state(Recipient(f"guest {seat}"))
        count = len(state.actions)
        possible, impossible = state.choices[:count], state.choices[count:]
        assert [each.action for each in possible] == state.actions
        known = things(state)
        words = [check_choice(each, known, render) for each in possible]
        assert len(set(words)) == len(words), words
        for each in impossible:
            assert (each.action, each.verb, each.line) == ("", "", None)
            assert len(each.targets) == 1
            assert each.targets[0] in known
            assert each.why_not is not None
            assert each.why_not.args["why"] in WORDS
            why[each.why_not.args["why"]] += 1
        # Seats that are not asked have no choices.
        for other in range(kind.players):
            if other != seat:
                waiting = Snapshot(table, NOW).state(Recipient(f"guest {other}"))
                assert waiting.choices == []
                assert waiting.actions == []
        table.replay(chooser.choose(seat, game.legal_actions()).text)
    assert why


def check_choice(choice: ChoiceMsg, known: set[str], render: Renderer) -> str:
    """Check that a legal choice agrees with its action; return its words."""
    action = Action.parse(choice.action)
    verb = action.verb
    assert choice.verb == verb.word
    assert choice.why_not is None
    assert choice.targets == [] or any(target in known for target in choice.targets), choice
    assert bool(choice.targets) == bool(verb.place), choice
    named = dict(zip(verb.parts, action.text.split()[1:], strict=True))
    assert choice.seat == (int(named["seat"][1:]) if "seat" in named else -1)
    assert choice.character == named.get("character", "")
    card = named.get("card") or named.get("district", "")
    # If an action names two cards, the choice has the first one.
    first = action.text.split()[1] if verb.parts[:1] in (["card"], ["district"]) else card
    assert choice.card == first
    assert choice.line is not None
    text = render(choice.line)
    assert text
    assert UNKNOWN.name not in text.rstrip("?"), text
    return text


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_unusable_card_in_hand_has_a_reason_during_its_owners_turn(kind: Kind) -> None:
    table = table_in_play(kind, 7)
    game = table.game
    assert game is not None
    chooser = Chooser(seed_of(kind, 7), kind.players)
    seen: Counter[str] = Counter()
    while not game.over:
        seat = game.to_act
        state = Snapshot(table, NOW).state(Recipient(f"guest {seat}"))
        assert state.view is not None
        assert state.view.question is not None
        why = {each.targets[0]: each.why_not.args["why"] for each in state.choices if each.why_not}
        if REGISTRY.questions[state.view.question.kind].in_turn:
            usable = {card_used(action) for action in state.actions}
            for card in state.view.players[seat].hand:
                if card not in usable:
                    assert why.get(f"hand {card}") in WORDS, (state.view, card)
            seen.update(why.values())
        else:
            assert why == {}
        table.replay(chooser.choose(seat, game.legal_actions()).text)
    assert len(seen) > 2


# --- reasons -------------------------------------------------------------------------------
def obstacles_to(game: Game) -> dict[str, tuple[str, int]]:
    """Return the reason and the missing gold for everything that the seat to act cannot do."""
    found: dict[str, tuple[str, int]] = {}
    for each in impossible_messages(game.view(game.to_act)):
        assert each.why_not is not None
        assert each.why_not.key == "table-reason"
        (target,) = each.targets
        found[target] = each.why_not.args["why"], each.why_not.args["count"]
    return found


def test_the_reason_why_a_witch_cannot_build_is_her_character() -> None:
    game = Position.build(
        [Seat("witch", gold=9, hand="tavern"), Seat("king"), Seat("bishop"), Seat("warlord")],
        call="witch",
    ).game()
    assert obstacles_to(game) == {"hand tavern": (reasons.CHARACTER, 0)}
    game.play("gold")
    assert obstacles_to(game) == {"hand tavern": (reasons.CHARACTER, 0)}


@pytest.mark.parametrize(
    ("role", "moves"),
    [("warlord", ["destroy tavern @1"]), ("diplomat", ["exchange tavern @1", "hand-over market"])],
)
def test_a_classic_rank_8_cannot_build_after_using_its_power_because_the_turn_ends(
    role: str, moves: list[str]
) -> None:
    game = Position.build(
        [
            Seat(role, gold=9, hand="temple", city="market"),
            Seat("king", city="tavern"),
            Seat("thief"),
            Seat("merchant"),
        ],
        call=role,
        edition="classic",
    ).game()
    for move in ("gold", *moves):
        game.play(move)
    assert [action.text for action in game.legal_actions()] == ["end"]
    assert obstacles_to(game) == {"hand temple": (reasons.TURN_CLOSES, 0)}


def warlords_turn() -> Game:
    """Return a game in which the Warlord has 3 gold and has gathered."""
    game = Position.build(
        [
            Seat("warlord", gold=1, hand="palace temple", city="market"),
            Seat("king", city="fortress great_wall"),
            Seat("thief"),
            Seat("merchant", city="tavern"),
        ],
        call="warlord",
    ).game()
    game.play("gold")
    return game


def test_the_reason_states_how_much_gold_is_missing_to_build_or_destroy() -> None:
    # Building the palace costs 5. Destroying a district costs one less than the district: 5 for
    # the wall, and 4 for the fortress, plus 1 because of the wall.
    assert obstacles_to(warlords_turn()) == {
        "hand palace": (reasons.GOLD, 2),
        "city 1 fortress": (reasons.GOLD, 2),
        "city 1 great_wall": (reasons.GOLD, 2),
    }
    (palace, *_) = impossible_messages(warlords_turn().view(0))
    assert palace.why_not is not None
    assert PlainRenderer(Texts("en"), NAMES, "2016")(palace.why_not) == "2 gold short"


def test_somebody_elses_turn_offers_nothing_and_explains_nothing() -> None:
    game = warlords_turn()
    for seat in (-1, 1, 2, 3):
        assert impossible_messages(game.view(seat)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_own_text_in_each_language(language: str) -> None:
    render = Renderer(Texts(language), NAMES, "2016")
    said = {render(Sentence("table-reason", {"why": word, "count": 0})) for word in WORDS}
    assert len(said) == len(WORDS)


# --- amounts -------------------------------------------------------------------------------
def test_a_choice_states_its_price_and_whether_it_yields_cards() -> None:
    game = warlords_turn()
    found = {
        each.action: (each.price, each.cards)
        for each in choice_messages(game.view(0), game.legal_actions(), Wording(game.setup, 0))
    }
    assert found == {
        "build temple": (1, False),
        "destroy tavern @3": (0, False),
        "destroy market @0": (1, False),
        "end": (None, False),
    }
    start = Position.build(
        [Seat("king"), Seat("bishop"), Seat("thief"), Seat("merchant")], call="king"
    ).game()
    yields = {
        each.action: each.cards
        for each in choice_messages(start.view(0), start.legal_actions(), Wording(start.setup, 0))
    }
    assert yields == {"gold": False, "cards": True}
