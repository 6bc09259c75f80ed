"""Large numbers of games: simulations, reports, comparisons and tournaments of bots."""
