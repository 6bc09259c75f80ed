"""Guests and accounts: signing in without passwords, profiles, friends, notifications."""
