"""Games as text and JSON: positions, records, setups."""

from citadella.notation.position import Position, Seat
from citadella.notation.record import Record

__all__ = ["Position", "Record", "Seat"]
