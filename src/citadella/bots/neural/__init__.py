"""The learned judgement: what it sees, the network that judges it, the player who follows it."""
