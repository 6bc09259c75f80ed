"""The commands and their options; each loads the module that does its work when it runs."""
