"""Games as text and JSON: positions, records, setups."""

from citadella.notation.by_hand import Seat
from citadella.notation.position import Position
from citadella.notation.record import Record

__all__ = ["Position", "Record", "Seat"]
