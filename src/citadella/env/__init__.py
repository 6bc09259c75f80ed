"""The game for learning: fixed arrays for what a seat may do and knows, and environments.

See docs/encoding.md; the modules are imported one by one, each with the library it is for.
"""

from citadella.extras import how_to_install

try:
    import librt.vecs  # noqa: F401  # the arrays are kept in it
except ImportError as missing:
    raise ImportError(
        f"citadella.env needs librt, which is not installed: {how_to_install('env')}"
    ) from missing
