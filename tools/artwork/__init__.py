"""Icons and sounds of the client, and pictures taken of it in a browser."""
