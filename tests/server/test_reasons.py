"""The reasons shown for cards that cannot be used during their owner's turn."""

from __future__ import annotations

from collections import Counter

import pytest

from citadella.notation import Position, Seat
from citadella.rules import Game, reasons
from citadella.rules.registry import REGISTRY
from citadella.server.tables import messages
from citadella.server.tables.change import Recipient
from citadella.server.tables.snapshots import Snapshot
from citadella.texts import LANGUAGES, Texts
from tests.properties.games import KINDS, Chooser, Kind, seed_of
from tests.server.test_no_secret_on_the_wire import NOW, table_in_play

WORDS = {word for name, word in vars(reasons).items() if name.isupper() and isinstance(word, str)}


def card_used(action: str) -> str:
    """Return the card in hand that an action uses, or an empty string."""
    verb, _, rest = action.partition(" ")
    return rest.split()[0] if REGISTRY.verbs[verb].place == "hand" else ""


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
        if REGISTRY.questions[state.view.question.kind].in_turn:
            usable = {card_used(action) for action in state.actions}
            for card in state.view.players[seat].hand:
                if card not in usable:
                    assert state.reasons.get(card) in WORDS, (state.view, card)
            seen.update(state.reasons.values())
        else:
            assert state.reasons == {}
        table.replay(chooser.choose(seat, game.legal_actions()).text)
    assert len(seen) > 2


def reasons_of(game: Game) -> dict[str, str]:
    found = messages.in_the_way(game.view(game.to_act))
    return {name: obstacle.why for name, obstacle in found.items()}


def test_the_reason_why_a_witch_cannot_build_is_her_character() -> None:
    game = Position.build(
        [Seat("witch", gold=9, hand="tavern"), Seat("king"), Seat("bishop"), Seat("warlord")],
        call="witch",
    ).game()
    assert reasons_of(game) == {"tavern": reasons.CHARACTER}
    game.play("gold")
    assert reasons_of(game) == {"tavern": reasons.CHARACTER}


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
    assert reasons_of(game) == {"temple": reasons.TURN_CLOSES}


def test_the_reason_states_how_much_gold_is_missing_to_build_or_destroy() -> None:
    game = Position.build(
        [
            Seat("warlord", gold=1, hand="palace temple", city="market"),
            Seat("king", city="fortress great_wall"),
            Seat("thief"),
            Seat("merchant"),
        ],
        call="warlord",
    ).game()
    game.play("gold")
    found = messages.in_the_way(game.view(0))
    missing = {name: obstacle.missing for name, obstacle in found.items() if obstacle.missing}
    # The Warlord has 3 gold. Building the palace costs 5. Destroying a district costs one less than
    # the district: 5 for the wall, and 4 for the fortress, plus 1 because of the wall.
    assert missing == {"palace": 2, "fortress @1": 2, "great_wall @1": 2}
    english = Texts("en")
    assert english("table-reason", why=reasons.GOLD, count=2) == "2 gold short"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_own_text_in_each_language(language: str) -> None:
    said = {Texts(language)("table-reason", why=word, count=0) for word in WORDS}
    assert len(said) == len(WORDS)
