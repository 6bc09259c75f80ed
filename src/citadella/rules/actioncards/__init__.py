"""The action cards of the deluxe edition; one module each."""
