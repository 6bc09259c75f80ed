"""Training of the learned model: from nothing to the file that is shipped (docs/learning.md)."""
