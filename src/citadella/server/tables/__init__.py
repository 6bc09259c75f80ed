"""Tables without a server: a table turns commands into changes (see `table` and `change`)."""
