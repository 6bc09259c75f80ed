"""Reinforcement learning environments: fixed-size arrays for observations and legal actions.

See docs/encoding.md. Import only the modules whose libraries are installed.
"""

from citadella.extras import how_to_install

try:
    import librt.vecs  # noqa: F401  # the arrays are stored in it
except ImportError as missing:
    raise ImportError(
        f"citadella.env needs librt, which is not installed: {how_to_install('env')}"
    ) from missing
