"""Tests of the as-printed options (S12): our ruling next to what each rulebook prints."""
