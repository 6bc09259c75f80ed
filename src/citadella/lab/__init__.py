"""Many games: simulation and what it adds up to."""
