"""A table, independent of the server: commands in, changes out (see `table` and `change`)."""
