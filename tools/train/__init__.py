"""Training of the networks, from scratch to the files that are shipped (docs/learning.md)."""
