"""Tables independent of the server: commands result in changes (see `table` and `change`)."""
