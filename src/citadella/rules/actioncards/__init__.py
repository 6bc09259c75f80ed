"""The action cards of the deluxe edition, each in its own module."""
