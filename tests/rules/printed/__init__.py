"""Tests of the as-printed options (S12): our rulings compared with the rulebooks."""
