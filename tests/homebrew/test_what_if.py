"""What-if options can change numeric attributes of homebrew cards, as of official cards."""

from __future__ import annotations

import pytest

from citadella import homebrew
from citadella.rules import Game, Setup
from citadella.rules.setup import printed_numbers
from citadella.rules.what_if import WhatIfError


class Fountain(homebrew.District):
    """Scores one point for each jet."""

    jets = 3
    more_gold = 1

    def score(self, game: Game, player: homebrew.Player, tally: homebrew.Tally) -> int:
        return self.jets


def test_numeric_attributes_of_a_homebrew_card_can_be_changed(
    nothing_stays: homebrew.Registered,
) -> None:
    homebrew.register_district(homebrew.DistrictFacts("fountain", "unique", cost=4), Fountain)
    numbers = {"cost": 4, "copies": 1, "silver": 0, "jets": 3, "more_gold": 1}
    assert printed_numbers("2016", "fountain") == numbers
    setup = Setup.preset("first-game").with_cards(["fountain"])
    changed = setup.with_what_if(["fountain.jets=5", "fountain.cost=2", "fountain.more_gold=2"])
    card, usual = changed.box().kind("fountain"), setup.box().kind("fountain")
    assert isinstance(card, Fountain)
    assert isinstance(usual, Fountain)
    assert (card.jets, card.cost, card.more_gold) == (5, 2, 2)
    assert (usual.jets, usual.cost, usual.more_gold) == (3, 4, 1)
    # The setup keeps the changes when other cards are added.
    assert "fountain.jets=5" in changed.with_cards(["library"]).what_if
    with pytest.raises(WhatIfError, match="it has cost, copies, silver, jets, more_gold"):
        setup.with_what_if(["fountain.basins=2"])
