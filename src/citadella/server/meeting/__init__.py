"""Quick matches, tournaments, and games with days per move; all state is in the database."""
