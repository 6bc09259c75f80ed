"""Generators of the client's icons and sounds, and of screenshots."""
