"""The characters, each in its own module, named as in the rulebook."""
