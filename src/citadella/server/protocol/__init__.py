"""What the server and its clients say to each other, by subject.

`tools/generate/protocol.py` generates the JSON schema and the browser's types from these files.
"""
