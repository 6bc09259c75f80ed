"""The action cards of the deluxe edition, a circus; one module each."""
