"""What the others are likely to have taken: learned, fair, and better than the strategist knows."""

from __future__ import annotations

from collections.abc import Iterator
from math import log

import pytest

from citadella.bots.neural.features import Vocabulary
from citadella.bots.neural.guide import Mind
from citadella.bots.neural.model_file import FORESIGHT, load
from citadella.bots.neural.network import Network, sizes_of_parts
from citadella.bots.neural.pick_priors import HANDS, SURPRISE, tastes
from citadella.bots.neural.policy import Player
from citadella.bots.search.determinizer import Deals
from citadella.knowledge import view
from citadella.rules import Game, Setup
from citadella.rules.dice import Dice
from tests.bots.test_search import TABLES, hidden, moments


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_it_guesses_what_is_hidden_and_nothing_else(edition: str, players: int) -> None:
    player, dice = Player(load(FORESIGHT)), Dice.from_seed("guess")
    guessed = 0
    for game in moments(edition, players, 7):
        seen = view(game, game.to_act)
        found = tastes(player, seen, dice)
        assert found is not None
        for other, row in zip(seen.known.players, found, strict=True):
            if 0 not in other.roles:
                assert not any(row)
                continue
            guessed += 1
            may_be = [rank for rank in range(1, len(row)) if not game.face_up >> rank & 1]
            assert [rank for rank in range(len(row)) if row[rank] > 0.0] == may_be
            # A choice in each hand, and what is taken against all expectations.
            assert sum(row) == pytest.approx(HANDS * (1.0 + SURPRISE * len(may_be)))
        assert not any(found[seen.seat])
    assert guessed


def games_with_foresight() -> Iterator[Game]:
    """Games of quick players with foresight, wherever something is asked after the draft."""
    mind, dice = Mind(load(FORESIGHT), None), Dice.from_seed("quick")
    for number in range(4):
        game = Game.new(Setup.random("2016", 4, str(number)), str(number))
        while not game.over:
            legal = game.legal_actions()
            if game.rank and len(legal) > 1:
                yield game
            game.play(mind.quick(game, game.to_act, legal, dice))


def test_it_knows_better_than_the_strategist_what_such_players_took() -> None:
    mind, dice = Mind(load(FORESIGHT), None), Dice.from_seed("better")
    learned, as_ever = 0.0, 0.0
    for game in games_with_foresight():
        seen = view(game, game.to_act)
        learned -= log(Deals(seen, mind.tastes(seen, dice)).likelihood(game))
        as_ever -= log(Deals(seen).likelihood(game))
    # Both are surprises: the smaller, the better it was known.
    assert learned < 0.9 * as_ever


def test_games_dealt_by_it_agree_with_the_view() -> None:
    mind, dice = Mind(load(FORESIGHT), None), Dice.from_seed("deals")
    for edition, players in TABLES:
        for game in moments(edition, players, 31):
            seen = view(game, game.to_act)
            dealt = Deals(seen, mind.tastes(seen, dice)).deal(dice)
            assert hidden(dealt, seen.seat) == hidden(game, seen.seat)


def test_with_cards_that_it_has_not_learned_it_says_nothing() -> None:
    network = load(FORESIGHT)
    game = Game.new(Setup.random("2016", 4, "own"), "own")
    known = network.vocabulary
    cards = [card for card in known.cards if card != game.box.kinds[0].name]
    fewer = Vocabulary(known.verbs, known.questions, known.characters, cards)
    sizes = [1, 1, 1]
    small = Network(fewer, sizes, [0.0] * sum(sizes_of_parts(fewer, sizes)))
    assert tastes(Player(small), view(game, game.to_act), Dice.from_seed("1")) is None
