"""Finding, loading, waking, listing and opening tables."""
