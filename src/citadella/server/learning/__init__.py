"""Lessons and puzzles, and their routes."""
