"""The game for learning: fixed arrays for what a seat may do and knows, and environments.

See docs/encoding.md; the modules are imported one by one, each with the library it is for.
"""

try:
    import librt.vecs  # noqa: F401  # the arrays are kept in it
except ImportError as missing:
    raise ImportError(
        "citadella.env needs librt, which is not installed: pip install 'citadella[env]'"
    ) from missing
