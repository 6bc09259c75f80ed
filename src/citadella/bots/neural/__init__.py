"""Neural networks: features, inference, the bot that plays by one, and models for the search."""
