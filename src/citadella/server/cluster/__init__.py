"""Coordination between the processes of one server."""
