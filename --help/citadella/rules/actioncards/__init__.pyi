"""The action cards of the DeLuxe edition, a circus: one file each."""
