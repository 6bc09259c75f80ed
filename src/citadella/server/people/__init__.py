"""Guests and accounts: sign-in without passwords, profiles, friends, notifications."""
