"""Neural networks: feature encoder, inference, the learned bot, and search models."""
