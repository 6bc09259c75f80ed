"""One table: game, seats, clock, chat, votes and pace."""
