"""Meeting: quick matches, tournaments, play with days per move. All truth is in the database."""
