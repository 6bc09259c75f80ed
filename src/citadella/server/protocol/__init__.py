"""What the server and its clients say to each other, by subject.

The JSON schema and the browser's types are generated from these files (`tools/protocol.py`).
"""
