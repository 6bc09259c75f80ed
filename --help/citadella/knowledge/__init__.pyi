"""What a seat may know: views, and full games that agree with a view."""
from citadella.knowledge.sampling import sample as sample
from citadella.knowledge.view import PlayerView as PlayerView, View as View, open_view as open_view, view as view, view_from_json as view_from_json
__all__ = ['PlayerView', 'View', 'open_view', 'sample', 'view', 'view_from_json']
