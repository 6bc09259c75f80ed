"""Running many games between bots: simulations, reports, comparisons and tournaments."""
