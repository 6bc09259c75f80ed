"""The characters, one module each, named as in the rulebook."""
