"""The knowledge of a seat: views, and full games that are consistent with a view."""

from citadella.knowledge.sampling import sample
from citadella.knowledge.view import PlayerView, View, open_view, view, view_from_json

__all__ = ["PlayerView", "View", "open_view", "sample", "view", "view_from_json"]
