"""The unique districts, grouped by when they take effect."""
