"""Neural networks: feature encoder, inference, the learned bot, and models for the search."""
