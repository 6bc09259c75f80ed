"""Who is likely to win, as the network sees it: every seat asked by what it knows itself."""

from citadella.bots.heuristics.decision import rising
from citadella.bots.neural.policy import Player
from citadella.rules.game import Game


def outlook(player: Player, game: Game) -> list[float] | None:
    """Return each seat's chance to win, made to add up to 1; None of a game with unknown cards."""
    if not player.network.vocabulary.knows_game(game):
        return None
    found: list[float] = []
    total = 0.0
    for seat in range(len(game.players)):
        player.encoder.encode_table(game, seat)
        odds = rising(player.network.outlook(player.encoder.table)[0])
        chance = odds / (1.0 + odds)
        found.append(chance)
        total += chance
    for seat in range(len(found)):
        found[seat] /= total
    return found
