"""The characters; one module each, in the terms of the rulebook."""
