"""A position built from a description equals the described one and can be played to the end."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

from citadella.notation.state import game_to_json
from citadella.rules import Action, Game
from tests.properties.checks import (
    Cards,
    Gold,
    Ledger,
    Options,
    Table,
    city_agrees,
    questions_agree,
)
from tests.properties.games import KINDS, MOST_DECISIONS, Chooser, Kind, Watch, play
from tests.properties.hand_made import Describer, Description, build

GAMES: Final = 2
EVERY: Final = 60

# Keys missing from descriptions: random numbers, the draft and the seats' memory of the deck.
UNSAID: Final = {"setup", "dice", "marks", "deck_seen", "swaps", "draft_crown", "notes"}
UNSAID_OF_PLAYERS: Final = {"picks", "seen"}


def said_of(data: dict[str, Any]) -> dict[str, Any]:
    """Return the part of a game state that a description contains."""
    said = {key: value for key, value in data.items() if key not in UNSAID}
    if said.get("ending"):
        # If the game is ending anyway, it makes no difference whether the Bell Tower also ends it.
        said.pop("ending_early", None)
    said["players"] = [
        {key: value for key, value in player.items() if key not in UNSAID_OF_PLAYERS}
        for player in data["players"]
    ]
    return said


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_described_position_equals_the_position_in_the_game(kind: Kind) -> None:
    moments = 0
    chance = random.Random(str(kind))

    def compare(game: Game, told: Description) -> None:
        nonlocal moments
        if chance.random() * 4 >= 1:
            return
        moments += 1
        built = build(told)
        assert said_of(built.data) == said_of(game_to_json(game))
        assert [a.text for a in built.game().legal_actions()] == [
            a.text for a in game.legal_actions()
        ]

    for number in range(GAMES):
        play(kind, number, Describer(compare), events=True)
    assert moments > 20


class Rest(Watch):
    """The checks of `Table`, without the checks of the draft in the described round."""

    def __init__(self, round: int) -> None:
        """Store the number of the described round; the draft of this round is not described."""
        self.round = round
        self.table = Table()

    def asked(self, game: Game) -> None:
        if game.round > self.round:
            self.table.asked(game)
        for player in game.players:
            city_agrees(game, player)
        questions_agree(game)


def play_on(game: Game, seed: str) -> None:
    """Play a game to its end, and run the cheap checks at every decision."""
    gold = Gold()
    gold.ledger = Ledger(game)
    assert game.log is not None
    gold.booked = len(game.log)
    watches = [gold, Cards(), Options(), Rest(game.round)]
    chooser = Chooser(seed, len(game.players))
    for _ in range(MOST_DECISIONS):
        for watch in watches:
            watch.asked(game)
        if game.over:
            return
        action: Action = chooser.choose(game.to_act, game.legal_actions())
        for watch in watches:
            watch.chosen(game, action)
        game.play(action)
    raise AssertionError(f"the game is not over after {MOST_DECISIONS} decisions")


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_described_game_can_be_played_to_its_end(kind: Kind) -> None:
    chance = random.Random(str(kind))
    descriptions: list[Description] = []

    def remember(game: Game, told: Description) -> None:
        if chance.random() * EVERY < 1:
            descriptions.append(told)

    for number in range(GAMES):
        play(kind, number, Describer(remember), events=True)
    assert descriptions
    for told in descriptions:
        told["deck"] = " ".join(told["deck"].split()[:3])
        told["rest"] = True
        told["seed"] = chance.randrange(1 << 40)
        play_on(build(told).game(events=True), f"turn {told['seed']}")
        # Play on from the beginning of the turn, too.
        told["turn"] = ""
        for seat in told["players"]:
            seat["built"] = False
        play_on(build(told).game(events=True), f"call {told['seed']}")
