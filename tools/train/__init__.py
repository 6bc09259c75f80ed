"""Training of the networks, from nothing to the files in the package (docs/learning.md)."""
