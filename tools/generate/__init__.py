"""Generators of files that are derived from the code or from games of bots."""
