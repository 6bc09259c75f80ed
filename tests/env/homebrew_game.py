"""Play with homebrew cards and check their encoding; a test runs this file as a process."""

from __future__ import annotations

from pathlib import Path

from citadella import homebrew
from citadella.env.actions import HOMEBREW_START, SPARE_START, describe
from citadella.env.encoder import Encoder
from citadella.env.observation import AT_CAST, OBSERVATION
from citadella.env.room import CARDS, CHARACTERS
from citadella.knowledge import sample, view
from citadella.rules import Game, Setup, SetupError
from citadella.rules.dice import Dice
from citadella.rules.registry import REGISTRY

HARVEST = Path(__file__).parents[1] / "homebrew" / "harvest.py"
CAST = "assassin herald magician king bishop merchant steward warlord"


class Croft(homebrew.District):
    """A district that does nothing."""


def main() -> None:
    """Play games and check the arrays, then add cards until one is rejected and print the error."""
    homebrew.load(HARVEST)
    chosen = Setup.custom(CAST.split()).with_cards(REGISTRY.districts)
    one, other = Encoder(), Encoder()
    seen: set[str] = set()
    dice = Dice.from_seed("own")
    for number in range(12):
        game = Game.new(chosen, number)
        turn = number
        while not game.over:
            one.begin(game)
            assert len(set(one.listed(game))) == len(one.listed(game))
            for action, index in zip(game.legal_actions(), one.listed(game), strict=True):
                assert one.action(game, index) is action
                if index >= HOMEBREW_START:
                    assert index < SPARE_START, action
                    assert describe(index) == "of a homebrew card"
                    seen.add(action.verb.word)
            for seat in range(4):
                one.observe(game, seat)
                other.observe(sample(view(game, seat), dice), seat)
                assert bytes(one.observation.cells) == bytes(other.observation.cells)
            turn = turn * 69069 + 1 & 0xFFFFFFFF
            game.play(game.legal_actions()[(turn >> 8) % len(game.legal_actions())])
    assert {"sort-harvest", "share-harvest", "laurel"} <= seen, seen
    cast = bytes(one.observation.cells)[AT_CAST : AT_CAST + CHARACTERS]
    assert len(cast) == CHARACTERS
    assert sum(1 for place in range(27, CHARACTERS) if cast[place]) == 2
    assert len(one.observation.cells) == OBSERVATION
    for number in range(CARDS):
        name = f"croft{number}"
        homebrew.register_district(homebrew.DistrictFacts(name, "unique", 3), Croft)
        try:
            one.begin(Game.new(Setup.custom(CAST.split()).with_cards([name]), 1))
        except SetupError as refusal:
            print(refusal)
            return


if __name__ == "__main__":
    main()
