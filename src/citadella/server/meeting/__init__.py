"""Quick matches, tournaments, and games with days per move. Their state is in the database."""
