"""Generators of files that follow from the code or from games played for them."""
