"""Icons and sounds of the client, and screenshots of it."""
