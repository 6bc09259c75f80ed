"""Citadella: the complete game of Citadels."""
