"""The game for learning: fixed arrays for what a seat may do and knows, and environments."""
