"""People who come back: signing in without passwords, several browsers, profiles, friends."""
