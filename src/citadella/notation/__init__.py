"""Games as text and JSON: positions, records, setups.

- `record`: a whole game as setup, seed and actions
- `position`: one situation of a game, as JSON, as text or described in code
- `position_builder`: completing the state of a position described in code
- `turn_steps`: the steps taken so far in the turn of such a position
- `state`: the fields of game, player and turn in JSON
- `fields`: the JSON form of each kind of value
- `setups`: setups in JSON
- `json_reader`: reading untrusted JSON
- `validation`: checking that a game can reach a state
"""

from citadella.notation.position import Position
from citadella.notation.position_builder import Seat
from citadella.notation.record import Record

__all__ = ["Position", "Record", "Seat"]
