"""The characters: one file each, in the words of the rulebook."""
