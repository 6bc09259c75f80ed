"""Many games: simulation and reports, tournaments of bots and what they prove."""
