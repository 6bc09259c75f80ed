"""The logic of tables, independent of the server: a command results in a change to a table."""
