"""Finding, loading, waking and listing tables, and making new ones."""
