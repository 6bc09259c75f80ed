"""Training of the networks in the package, from scratch (docs/learning.md)."""
