"""Messages between the server and its clients, by subject.

`tools/generate/protocol.py` generates the JSON schema and the browser's types from these files.
"""
