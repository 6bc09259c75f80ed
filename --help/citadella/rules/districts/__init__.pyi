"""The unique districts, grouped by when they work."""
