"""The networks' feature encoder: a decision as sparse vectors, one for the table, one per action.

The features depend only on what the seat may know, so a view and any full game that agrees with
it have the same ones. The heuristic evaluation of each action is among them; the network learns
where it errs.

The index of a verb, question, character or card comes from the vocabulary in the model's file, so
a model stays valid when the rules gain new ones.
"""
from citadella.bots.heuristics.decision import DecisionContext
from citadella.bots.heuristics.evaluate import Evaluation
from citadella.knowledge.facts import CityFacts
from citadella.rules.action import Action, Verb
from citadella.rules.game import Game
from citadella.rules.state import Player
from librt.vecs import vec
from mypy_extensions import i32, i64
from typing import Final, final
VERSION: Final[int]
AT_PLAYERS: Final[int]
AT_ROUND: Final[int]
AT_CALLED: Final[int]
AT_DRAFT: Final[int]
AT_TURN: Final[int]
AT_ME: Final[int]
AT_GOLD: Final[int]
AT_USEFUL: Final[int]
AT_HAND_TYPES: Final[int]
AT_OTHERS: Final[int]
FEATURES_PER_OTHER: Final[int]
MAX_OTHERS: Final[int]
STATE_FEATURES: Final[int]
OF_VALUE: Final[int]
OF_GROUP: Final[int]
OF_CHARACTER: Final[int]
OF_CARD: Final[int]
OF_SEAT: Final[int]
OF_NUMBER: Final[int]
ACTION_FEATURES: Final[int]
INITIAL_CAPACITY: Final[int]
MAX_VALUE_GAP: Final[float]

@final
class Vocabulary:
    """The verbs, questions, characters and cards that a model knows, each with its index."""
    verbs: list[str]
    questions: list[str]
    characters: list[str]
    cards: list[str]
    place_of_verb: dict[Verb, int]
    place_of_question: dict[str, int]
    place_of_character: list[int]
    place_of_card: list[int]
    at_question: int
    at_cast: int
    at_pack: int
    at_face_up: int
    at_mine: int
    at_played: int
    at_hand: int
    at_city: int
    at_held: int
    at_leader: int
    state_size: int
    at_verb: int
    at_chosen: int
    at_named: int
    at_had: int
    at_given: int
    action_size: int

    def __init__(self, verbs: list[str], questions: list[str], characters: list[str], cards: list[str]) -> None:
        """Index every word; words that the rules no longer have are never looked up."""
        ...

    def knows_game(self, game: Game) -> bool:
        """Return whether all the cards and characters of a game are known."""
        ...

    def knows(self, game: Game, legal: list[Action]) -> bool:
        """Return whether a question and all its answers are known."""
        ...

@final
class SparseRows:
    """Sparse vectors in one array: the indices and values of what is not zero, row by row."""
    places: vec[i32]
    numbers: vec[float]
    ends: list[int]
    count: i64
    capacity: i64

    def __init__(self) -> None:
        """Begin without rows."""
        ...

    def clear(self) -> None:
        """Remove all rows."""
        ...

    def put(self, place: i64, number: float) -> None:
        """Append an entry to the current row, unless it is zero."""
        ...

    def end_row(self) -> None:
        """Finish the current row."""
        ...

@final
class Standings:
    """What everyone sees of the players: their cities, and how they stand."""
    cities: list[CityFacts]
    points: list[float]
    others: list[Player]

    def __init__(self) -> None:
        """Begin without players."""
        ...

    def read(self, ctx: DecisionContext) -> None:
        """Read the players as a seat sees them."""
        ...

@final
class FeatureEncoder:
    """Encodes decisions, one after the other, into the same two arrays."""
    vocabulary: Vocabulary
    table: SparseRows
    actions: SparseRows

    def __init__(self, vocabulary: Vocabulary) -> None:
        """Use the vocabulary of a model."""
        ...

    def encode(self, game: Game, seat: int, legal: list[Action]) -> Evaluation:
        """Encode a decision; return the heuristic evaluation of it."""
        ...

    def encode_table(self, game: Game, seat: int) -> None:
        """Encode the table alone for any seat."""
        ...

@final
class ExpectedPicks:
    """What the others expect a seat to pick, from its city and gold without its hand."""
    value: list[float]
    share: list[float]
    threat: float

    def __init__(self, ctx: DecisionContext) -> None:
        """Evaluate the seat from the view of its neighbour."""
        ...
