"""The networks' feature encoder: a decision as sparse vectors, one for the table, one per action.

The features depend only on facts that the seat is allowed to know, so a view and any full game
consistent with it have the same features. They include the heuristic value of each action, so the
network only has to learn corrections to that value.

The index of a verb, question, character or card comes from the vocabulary in the model file, so a
model remains valid when names are added to the rules.
"""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from citadella.bots.heuristics.appeal import appeal
from citadella.bots.heuristics.decision import DecisionContext, fast_exp
from citadella.bots.heuristics.districts import card_value
from citadella.bots.heuristics.evaluate import Evaluation
from citadella.bots.heuristics.weights import BALANCED
from citadella.knowledge.facts import TYPES, CityFacts, relative_seat
from citadella.rules import city
from citadella.rules.action import BUILDING, CHOOSE, GROUPS, Action, Verb
from citadella.rules.card import NO_TYPE, District
from citadella.rules.character import BONUS_USED, INCOME_USED, POWER_USED
from citadella.rules.characters.common import count_districts
from citadella.rules.errors import MalformedError
from citadella.rules.game import Game
from citadella.rules.names import known_card, known_character
from citadella.rules.registry import REGISTRY
from citadella.rules.state import Player
from citadella.rules.visibility import shown_pack

#: The version of the encoding. Increment it when a feature moves or changes its meaning.
VERSION: Final = 2

# Offsets of the numeric features of the table; one-hot features by character and card follow.
AT_PLAYERS: Final = 0
AT_ROUND: Final = 7
AT_CALLED: Final = 20
AT_DRAFT: Final = 30
AT_TURN: Final = 36
AT_ME: Final = 50
AT_GOLD: Final = 80
AT_USEFUL: Final = 92
AT_HAND_TYPES: Final = 98
AT_OTHERS: Final = 104
FEATURES_PER_OTHER: Final = 16
MAX_OTHERS: Final = 7
STATE_FEATURES: Final = AT_OTHERS + MAX_OTHERS * FEATURES_PER_OTHER

# Offsets of the numeric features of an action; one-hot features by verb, character and card follow.
OF_VALUE: Final = 0
OF_GROUP: Final = 8
OF_CHARACTER: Final = 18
OF_CARD: Final = 42
OF_SEAT: Final = 64
OF_NUMBER: Final = 80
ACTION_FEATURES: Final = 81

# The initial capacity of sparse vectors, in entries.
INITIAL_CAPACITY: Final = 1024
# The maximum absolute difference in heuristic value; larger differences are clipped.
MAX_VALUE_GAP: Final = 10.0


@final
class Vocabulary:
    """The verbs, questions, characters and cards known to a model, with their indices."""

    def __init__(
        self, verbs: list[str], questions: list[str], characters: list[str], cards: list[str]
    ) -> None:
        """Index the names; names that no longer exist in the rules are never looked up."""
        self.verbs = verbs
        self.questions = questions
        self.characters = characters
        self.cards = cards
        self.place_of_verb: dict[Verb, int] = {}
        for i in range(len(verbs)):
            verb = REGISTRY.verbs.get(verbs[i])
            if verb is not None:
                self.place_of_verb[verb] = i
        self.place_of_question: dict[str, int] = {}
        for i in range(len(questions)):
            self.place_of_question[questions[i]] = i
        self.place_of_character: list[int] = _places(characters, known_character)
        self.place_of_card: list[int] = _places(cards, known_card)
        # Offsets of the one-hot features, first of the table, then of an action.
        few = len(characters)
        many = len(cards)
        self.at_question = STATE_FEATURES
        self.at_cast = self.at_question + len(questions)
        self.at_pack = self.at_cast + few
        self.at_face_up = self.at_pack + few
        self.at_mine = self.at_face_up + few
        self.at_played = self.at_mine + few
        self.at_hand = self.at_played + few
        self.at_city = self.at_hand + many
        self.at_held = self.at_city + many
        self.at_leader = self.at_held + few
        self.state_size = self.at_leader + few
        self.at_verb = ACTION_FEATURES
        self.at_chosen = self.at_verb + len(verbs)
        self.at_named = self.at_chosen + few
        self.at_had = self.at_named + few
        self.at_given = self.at_had + many
        self.action_size = self.at_given + many

    def knows_game(self, game: Game) -> bool:
        """Return whether the vocabulary contains all cards and characters of `game`."""
        for kind in game.box.kinds:
            if kind.number >= len(self.place_of_card) or self.place_of_card[kind.number] < 0:
                return False
        places = self.place_of_character
        for role in game.box.cast[1:]:
            if role.number >= len(places) or places[role.number] < 0:
                return False
        return True

    def knows(self, game: Game, legal: list[Action]) -> bool:
        """Return whether the vocabulary covers the open question and all actions in `legal`."""
        if game.asked_kind() not in self.place_of_question:
            return False
        for action in legal:
            if action.verb not in self.place_of_verb:
                return False
        return True


def _places(words: list[str], number_of: Callable[[str], int]) -> list[int]:
    places: list[int] = []
    for i in range(len(words)):
        try:
            number = number_of(words[i])
        except MalformedError:
            continue
        while len(places) <= number:
            places.append(-1)
        places[number] = i
    return places


@final
class SparseRows:
    """Sparse vectors in compressed row format: indices and values of the non-zero entries."""

    def __init__(self) -> None:
        self.places: vec[i32] = vec[i32]([i32(0) for _ in range(INITIAL_CAPACITY)])
        self.numbers: vec[float] = vec[float]([0.0 for _ in range(INITIAL_CAPACITY)])
        # The end index of each row, and the number of entries.
        self.ends: list[int] = []
        self.count: i64 = 0
        self.capacity: i64 = INITIAL_CAPACITY

    def clear(self) -> None:
        self.ends = []
        self.count = 0

    def put(self, place: i64, number: float) -> None:
        """Append the value `number` in column `place` to the current row, unless it is zero."""
        if number == 0.0:
            return
        if self.count == self.capacity:
            self._grow()
        self.places[self.count] = i32(place)
        self.numbers[self.count] = number
        self.count += 1

    def end_row(self) -> None:
        self.ends.append(int(self.count))

    def _grow(self) -> None:
        places = vec[i32]([i32(0) for _ in range(int(2 * self.capacity))])
        numbers = vec[float]([0.0 for _ in range(int(2 * self.capacity))])
        for i in range(self.capacity):
            places[i] = self.places[i]
            numbers[i] = self.numbers[i]
        self.places = places
        self.numbers = numbers
        self.capacity = 2 * self.capacity


@final
class PublicStandings:
    """Public facts about the players: their cities and their standings."""

    def __init__(self) -> None:
        self.cities: list[CityFacts] = [CityFacts() for _ in range(MAX_OTHERS + 1)]
        self.points: list[float] = [0.0] * (MAX_OTHERS + 1)
        # The other players, the leader first.
        self.others: list[Player] = []

    def read(self, ctx: DecisionContext) -> None:
        """Read the facts from the context of a decision."""
        self.others = []
        points = self.points
        for player in ctx.game.players:
            self.cities[player.seat].read(player)
            points[player.seat] = ctx.standing(player)
            if player.seat != ctx.seat:
                i = len(self.others)
                while i and points[self.others[i - 1].seat] < points[player.seat]:
                    i -= 1
                self.others.insert(i, player)


@final
class FeatureEncoder:
    """Encodes decisions into two arrays; each call of `encode` overwrites them."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.table = SparseRows()
        self.actions = SparseRows()
        self._standings = PublicStandings()

    def encode(self, game: Game, seat: int, legal: list[Action]) -> Evaluation:
        """Encode a decision and return its heuristic evaluation."""
        evaluation = Evaluation(game, seat, BALANCED, True)
        self._write_table(evaluation.context)
        self.actions.clear()
        if _names_character(legal):
            _write_held(evaluation, self._standings, self.table, self.vocabulary)
        self.table.end_row()
        _write_actions(evaluation, self._standings, legal, self.actions, self.vocabulary)
        return evaluation

    def encode_table(self, game: Game, seat: int) -> None:
        """Encode only the table, from the perspective of any `seat`, not only the seat to act."""
        self._write_table(DecisionContext(game, seat, BALANCED))
        self.table.end_row()

    def _write_table(self, context: DecisionContext) -> None:
        self.table.clear()
        self._standings.read(context)
        _write_table(context, self._standings, self.table, self.vocabulary)


# --- the table -------------------------------------------------------------------------
def _write_table(
    ctx: DecisionContext, standings: PublicStandings, rows: SparseRows, vocabulary: Vocabulary
) -> None:
    game = ctx.game
    _write_round(ctx, rows)
    _write_me(ctx, standings, rows)
    _write_hand(ctx, rows)
    _write_others(ctx, standings, rows)
    question = vocabulary.place_of_question.get(game.asked_kind(), -1)
    if question >= 0:
        rows.put(vocabulary.at_question + question, 1.0)
    cast = game.box.cast
    offered = shown_pack(game, ctx.seat)
    roles = ctx.me.roles
    for rank in range(1, len(cast)):
        place = vocabulary.place_of_character[cast[rank].number]
        rows.put(vocabulary.at_cast + place, 1.0)
        if offered >> rank & 1:
            rows.put(vocabulary.at_pack + place, 1.0)
        if game.face_up >> rank & 1:
            rows.put(vocabulary.at_face_up + place, 1.0)
        for role in roles:
            if role == rank:
                rows.put(vocabulary.at_mine + place, 1.0)
    turn = game.turn
    if turn is not None:
        rows.put(vocabulary.at_played + vocabulary.place_of_character[turn.role.number], 1.0)
    for card in ctx.me.hand:
        rows.put(vocabulary.at_hand + vocabulary.place_of_card[card.number], 1.0)
    for building in ctx.me.city:
        rows.put(vocabulary.at_city + vocabulary.place_of_card[building.district.number], 1.0)


def _names_character(legal: list[Action]) -> bool:
    """Return whether any action in `legal` picks or names a character."""
    for action in legal:
        for part in action.verb.parts:
            if part == "character":
                return True
    return False


def _write_held(
    evaluation: Evaluation, standings: PublicStandings, rows: SparseRows, vocabulary: Vocabulary
) -> None:
    """Write the probabilities that any opponent and that the leader has each character."""
    ctx = evaluation.context
    hold = evaluation.beliefs().hold
    leader = standings.others[0].seat
    cast = ctx.game.box.cast
    for rank in range(1, len(cast)):
        place = vocabulary.place_of_character[cast[rank].number]
        held = 0.0
        for player in ctx.game.players:
            if player.seat != ctx.seat:
                held += hold[player.seat][rank]
        rows.put(vocabulary.at_held + place, held)
        rows.put(vocabulary.at_leader + place, hold[leader][rank])


def _write_round(ctx: DecisionContext, rows: SparseRows) -> None:
    game = ctx.game
    seats = len(game.players)
    rows.put(AT_PLAYERS + seats - 2, 1.0)
    at: i64 = AT_ROUND
    nearest = ctx.nearest_to_end()
    mine = ctx.slots_left(ctx.me)
    rows.put(at, 1.0 if game.box.action_cards else 0.0)
    rows.put(at + 1, game.end_at / 8.0)
    rows.put(at + 2, game.round / 12.0)
    rows.put(at + 3, 1.0 if ctx.last_round else 0.0)
    rows.put(at + 4, ctx.rounds_left() / 7.0)
    rows.put(at + 5, nearest / 8.0)
    rows.put(at + 6, mine / 8.0)
    rows.put(at + 7, 1.0 if nearest <= 1 else 0.0)
    rows.put(at + 8, 1.0 if nearest <= 2 else 0.0)
    rows.put(at + 9, 1.0 if mine <= 1 else 0.0)
    rows.put(at + 10, 1.0 if mine <= 2 else 0.0)
    rows.put(at + 11, len(game.deck) / 60.0)
    rows.put(at + 12, game.taxes / 5.0)
    called = game.rank if game.rank < 9 else 9
    rows.put(AT_CALLED + called, 1.0)
    before = int(relative_seat(ctx.seat, game.draft_crown, seats))
    at = AT_DRAFT
    rows.put(at, before / 7.0)
    rows.put(at + 1, (seats - 1 - before) / 7.0)
    rows.put(at + 2, 1.0 if game.crown == ctx.seat else 0.0)
    rows.put(at + 3, int(relative_seat(game.crown, ctx.seat, seats)) / 7.0)
    rows.put(at + 4, len(ctx.me.roles) / 2.0)
    rows.put(at + 5, len(ctx.me.picks) / 2.0)
    turn = game.turn
    if turn is None:
        return
    at = AT_TURN
    rows.put(at, 1.0 if turn.seat == ctx.seat else 0.0)
    rows.put(at + 1, 1.0 if turn.gathered else 0.0)
    rows.put(at + 2, turn.built / 2.0)
    rows.put(at + 3, 1.0 if turn.built_any else 0.0)
    rows.put(at + 4, 1.0 if turn.used & INCOME_USED else 0.0)
    rows.put(at + 5, 1.0 if turn.used & POWER_USED else 0.0)
    rows.put(at + 6, 1.0 if turn.used & BONUS_USED else 0.0)
    rows.put(at + 7, (turn.role.build_limit + turn.extra_limit - turn.built) / 3.0)
    rows.put(at + 8, 1.0 if turn.closing else 0.0)
    rows.put(at + 9, 1.0 if turn.threatened else 0.0)
    rows.put(at + 10, count_districts(ctx.me, turn.role.income_type) / 4.0)
    rows.put(at + 11, 1.0 if turn.used_cards else 0.0)
    rows.put(at + 12, 1.0 if turn.only_gathers else 0.0)


def _write_me(ctx: DecisionContext, standings: PublicStandings, rows: SparseRows) -> None:
    me = ctx.me
    city_facts = standings.cities[ctx.seat]
    at: i64 = AT_ME
    best_points = 0
    for player in standings.others:
        points = int(standings.cities[player.seat].points)
        if points > best_points:
            best_points = points
    lead = standings.points[ctx.seat] - standings.points[standings.others[0].seat]
    rows.put(at, _at_most(me.gold, 16) / 8.0)
    rows.put(at + 1, _at_most(len(me.hand), 12) / 6.0)
    rows.put(at + 2, int(city_facts.size) / 8.0)
    rows.put(at + 3, int(city_facts.points) / 25.0)
    rows.put(at + 4, (int(city_facts.points) - best_points) / 10.0)
    rows.put(at + 5, lead / 10.0)
    for type in range(TYPES):
        rows.put(at + 6 + type, count_districts(me, type) / 3.0)
    rows.put(at + 11, (TYPES - ctx.types().bit_count()) / 5.0)
    rows.put(at + 12, len(me.effects) / 3.0)
    rows.put(at + 13, ctx.points_per_gold())
    rows.put(at + 14, ctx.points_per_card())
    rows.put(at + 15, 1.0 if ctx.game.protected >> ctx.seat & 1 else 0.0)
    rows.put(at + 16, len(me.laid) / 2.0)
    rows.put(AT_GOLD + _at_most(me.gold, 11), 1.0)


def _write_hand(ctx: DecisionContext, rows: SparseRows) -> None:
    """Write the features of the hand: which cards can be built, and how soon."""
    me = ctx.me
    at: i64 = AT_ME + 17
    useful = ctx.useful_cards()
    cheapest = 12
    second = 12
    dearest = 0
    now = 0
    soon = 0
    later = 0
    cost = 0
    value = 0.0
    seen = 0
    for card in me.hand:
        value += card_value(ctx, card)
        if not isinstance(card, District):
            continue
        rows.put(AT_HAND_TYPES + card.type, 0.5)
        if seen & card.bit or not ctx.is_useful(card):
            continue
        seen |= card.bit
        price = city.price(me, card)
        cost += card.cost
        if price < cheapest:
            second = cheapest
            cheapest = price
        elif price < second:
            second = price
        if price <= me.gold:
            now += 1
        if price <= me.gold + 2:
            soon += 1
            if card.cost > dearest:
                dearest = card.cost
        if price <= me.gold + 4:
            later += 1
    rows.put(AT_USEFUL + _at_most(useful, 5), 1.0)
    rows.put(at, useful / 5.0)
    rows.put(at + 1, _at_most(ctx.gold_wanted(), 30) / 20.0)
    rows.put(at + 2, cheapest / 6.0)
    rows.put(at + 3, second / 6.0)
    rows.put(at + 4, dearest / 6.0)
    rows.put(at + 5, now / 3.0)
    rows.put(at + 6, soon / 3.0)
    rows.put(at + 7, later / 3.0)
    rows.put(at + 8, _at_most(cost, 40) / 20.0)
    rows.put(at + 9, value / 15.0)
    rows.put(at + 10, 1.0 if cheapest + second <= me.gold + 2 else 0.0)
    rows.put(at + 11, 1.0 if cheapest + second <= me.gold + 4 else 0.0)


def _write_others(ctx: DecisionContext, standings: PublicStandings, rows: SparseRows) -> None:
    """Write the features of the other players, the leader first."""
    at: i64 = AT_OTHERS
    for player in standings.others:
        rows.put(at, 1.0)
        _write_player(ctx, standings, player, rows, at + 1)
        rows.put(at + 13, 1.0 if _picks_later(ctx, player) else 0.0)
        rows.put(at + 14, 1.0 if ctx.game.builders >> player.seat & 1 else 0.0)
        at += FEATURES_PER_OTHER


def _picks_later(ctx: DecisionContext, player: Player) -> bool:
    """Return whether `player` picks after the deciding seat in the draft."""
    seats = len(ctx.game.players)
    crown = ctx.game.draft_crown
    return relative_seat(player.seat, crown, seats) > relative_seat(ctx.seat, crown, seats)


def _write_player(
    ctx: DecisionContext, standings: PublicStandings, player: Player, rows: SparseRows, at: i64
) -> None:
    city_facts = standings.cities[player.seat]
    game = ctx.game
    slots = ctx.slots_left(player)
    rows.put(at, _at_most(player.gold, 16) / 8.0)
    rows.put(at + 1, _at_most(len(player.hand), 12) / 6.0)
    rows.put(at + 2, int(city_facts.size) / 8.0)
    rows.put(at + 3, int(city_facts.points) / 25.0)
    rows.put(at + 4, 1.0 if slots <= 1 else 0.0)
    rows.put(at + 5, 1.0 if slots <= 2 else 0.0)
    rows.put(at + 6, 1.0 if game.crown == player.seat else 0.0)
    rows.put(at + 7, 1.0 if game.protected >> player.seat & 1 else 0.0)
    rows.put(at + 8, 1.0 if player.revealed else 0.0)
    rows.put(at + 9, (standings.points[player.seat] - standings.points[ctx.seat]) / 10.0)
    rows.put(at + 10, ctx.shares()[player.seat])
    rows.put(at + 11, int(city_facts.missing()) / 5.0)


def _at_most(number: int, most: int) -> int:
    return number if number < most else most


# --- the actions -----------------------------------------------------------------------
@final
class ExpectedPicks:
    """The picks that others expect of the seat, given public facts such as its city and gold."""

    def __init__(self, ctx: DecisionContext) -> None:
        """Evaluate the seat from the perspective of its neighbour."""
        game = ctx.game
        cast = game.box.cast
        neighbour = DecisionContext(game, (ctx.seat + 1) % len(game.players), ctx.weights)
        # By rank: the character's value to the seat, and the probability that the seat picks it.
        self.value: list[float] = [0.0] * len(cast)
        self.share: list[float] = [0.0] * len(cast)
        # How dangerous the seat is to its neighbour, as a share of the threat by all players.
        self.threat = neighbour.shares()[ctx.seat]
        best = -99.0
        for rank in range(1, len(cast)):
            self.value[rank] = appeal(neighbour, ctx.me, rank)
            if self.value[rank] > best and not game.face_up >> rank & 1:
                best = self.value[rank]
        total = 0.0
        for rank in range(1, len(cast)):
            if not game.face_up >> rank & 1:
                self.share[rank] = fast_exp(
                    (self.value[rank] - best) / ctx.weights.others_temperature
                )
                total += self.share[rank]
        for rank in range(1, len(cast)):
            self.share[rank] /= total


def _write_actions(
    evaluation: Evaluation,
    standings: PublicStandings,
    legal: list[Action],
    rows: SparseRows,
    vocabulary: Vocabulary,
) -> None:
    values: list[float] = []
    most = -1.0e9
    for action in legal:
        value = evaluation.value(action)
        values.append(value)
        if value > most:
            most = value
    total = 0.0
    for value in values:
        gap = most - value
        total += 1.0 / (1.0 + gap + gap * gap)
    expected = ExpectedPicks(evaluation.context) if legal[0].verb.group == CHOOSE else None
    for i in range(len(legal)):
        gap = most - values[i]
        rows.put(OF_VALUE, 1.0 if gap == 0.0 else 0.0)
        rows.put(OF_VALUE + 1, 1.0 / (1.0 + gap))
        rows.put(OF_VALUE + 2, gap / MAX_VALUE_GAP if gap < MAX_VALUE_GAP else 1.0)
        rows.put(OF_VALUE + 3, 1.0 / (1.0 + gap + gap * gap) / total)
        rows.put(OF_VALUE + 4, 1.0 if values[i] > 0.0 else 0.0)
        rows.put(OF_VALUE + 5, 1.0 if gap < 1.0 else 0.0)
        _write_action(evaluation, standings, expected, legal[i], rows, vocabulary)
        rows.end_row()


def _write_action(
    evaluation: Evaluation,
    standings: PublicStandings,
    expected: ExpectedPicks | None,
    action: Action,
    rows: SparseRows,
    vocabulary: Vocabulary,
) -> None:
    verb = action.verb
    rows.put(vocabulary.at_verb + vocabulary.place_of_verb[verb], 1.0)
    for i in range(len(GROUPS)):
        if GROUPS[i] == verb.group:
            rows.put(OF_GROUP + i, 1.0)
    parts = verb.parts
    for i in range(len(parts)):
        part = parts[i]
        number = action.first if i == 0 else action.second
        if part == "card":
            _write_card(evaluation.context, verb, number, rows, vocabulary)
        elif part == "district":
            _write_card(evaluation.context, verb, number // 2, rows, vocabulary)
        elif part == "seat":
            if number != evaluation.context.seat:
                player = evaluation.context.game.players[number]
                rows.put(OF_SEAT, 1.0)
                _write_player(evaluation.context, standings, player, rows, OF_SEAT + 1)
        elif part == "character":
            rank = evaluation.context.game.rank_of(number)
            _write_character(evaluation, expected, verb, rank, rows, vocabulary)
        elif part == "number":
            rows.put(OF_NUMBER, number / 5.0)
        elif part == "type":
            rows.put(OF_CARD + 3 + number, 1.0)


def _write_character(
    evaluation: Evaluation,
    expected: ExpectedPicks | None,
    verb: Verb,
    rank: int,
    rows: SparseRows,
    vocabulary: Vocabulary,
) -> None:
    """Write the features of a character to pick or name: its value and its likely holders."""
    ctx = evaluation.context
    game = ctx.game
    role = game.box.cast[rank]
    chosen = verb.group == CHOOSE
    place = vocabulary.place_of_character[role.number]
    rows.put((vocabulary.at_chosen if chosen else vocabulary.at_named) + place, 1.0)
    at: i64 = OF_CHARACTER
    rows.put(at, appeal(ctx, ctx.me, rank) / 5.0)
    rows.put(at + 1, rank / 9.0)
    rows.put(at + 2, 1.0 if game.face_up >> rank & 1 else 0.0)
    if chosen:
        _write_taken(evaluation, expected, rank, rows)
    beliefs = evaluation.beliefs()
    in_play = 0.0
    gold = 0.0
    cards = 0.0
    threat = 0.0
    nearly = 0.0
    wanted = 0.0
    shares = ctx.shares()
    for player in game.players:
        likely = beliefs.hold[player.seat][rank]
        if player.seat == ctx.seat:
            rows.put(at + 5, likely)
            continue
        if likely <= 0.0:
            continue
        in_play += likely
        gold += likely * player.gold
        cards += likely * len(player.hand)
        threat += likely * shares[player.seat]
        wanted += likely * appeal(ctx, player, rank)
        if ctx.slots_left(player) <= 1:
            nearly += likely
    rows.put(at + 6, in_play)
    rows.put(at + 7, gold / 5.0)
    rows.put(at + 8, cards / 5.0)
    rows.put(at + 9, threat)
    rows.put(at + 10, nearly)
    rows.put(at + 11, wanted / 5.0)


def _write_taken(
    evaluation: Evaluation, expected: ExpectedPicks | None, rank: int, rows: SparseRows
) -> None:
    """Write further features of a pick, such as possible builds and the value to other players."""
    ctx = evaluation.context
    me = ctx.me
    role = ctx.game.box.cast[rank]
    at: i64 = OF_CHARACTER
    rows.put(at + 3, evaluation.picks()[rank] / 5.0)
    income = 0
    if role.income_type != NO_TYPE:
        income = count_districts(me, role.income_type)
        rows.put(at + 4, income / 4.0)
        if role.income_in_cards:
            income = 0
    gold = me.gold + 2 + income + int(role.likely_gold(ctx.game, me))
    rows.put(at + 12, _at_most(gold, 16) / 8.0)
    rows.put(at + 13, (appeal(ctx, me, rank) - evaluation.picks()[rank]) / 5.0)
    rows.put(at + 14, 1.0 if role.takes_crown and ctx.game.crown != ctx.seat else 0.0)
    dearest = 0
    spent = 0
    built = 0
    points = 0
    seen = 0
    limit = role.build_limit if role.may_build else 0
    while built < limit:
        cheapest: District | None = None
        price = 99
        for card in me.hand:
            if not isinstance(card, District) or seen & card.bit or not ctx.is_useful(card):
                continue
            asked = city.price(me, card)
            if asked < price:
                price = asked
                cheapest = card
            if asked <= gold and card.cost > dearest:
                dearest = card.cost
        if cheapest is None or spent + price > gold:
            break
        seen |= cheapest.bit
        spent += price
        points += cheapest.cost
        built += 1
    if dearest > points:
        points = dearest
    rows.put(at + 15, built / 3.0)
    rows.put(at + 16, points / 10.0)
    rows.put(at + 17, dearest / 6.0)
    rows.put(at + 18, 1.0 if built and built >= ctx.slots_left(me) else 0.0)
    most = 0.0
    total = 0.0
    for player in ctx.game.players:
        if _picks_later(ctx, player):
            suits = appeal(ctx, player, rank)
            total += suits * ctx.shares()[player.seat]
            if suits > most:
                most = suits
    rows.put(at + 19, most / 5.0)
    rows.put(at + 20, total / 5.0)
    if expected is not None:
        rows.put(at + 21, expected.share[rank])
        rows.put(at + 22, expected.value[rank] / 5.0)
        rows.put(at + 23, expected.share[rank] * expected.threat)


def _write_card(
    ctx: DecisionContext, verb: Verb, number: int, rows: SparseRows, vocabulary: Vocabulary
) -> None:
    """Write the features of a card to gain, build, give up or take from a city."""
    card = ctx.game.box.by_number[number]
    had = verb.group == BUILDING or not (verb.gives or verb.place == "hand")
    place = vocabulary.place_of_card[number]
    rows.put((vocabulary.at_had if had else vocabulary.at_given) + place, 1.0)
    at: i64 = OF_CARD
    if not isinstance(card, District):
        rows.put(at, 1.0)
        return
    me = ctx.me
    price = city.price(me, card)
    rows.put(at + 1, card.cost / 6.0)
    rows.put(at + 2, price / 6.0)
    rows.put(at + 3 + card.type, 1.0)
    rows.put(at + 8, 0.0 if ctx.types() >> card.type & 1 else 1.0)
    rows.put(at + 9, 1.0 if ctx.is_useful(card) else 0.0)
    rows.put(at + 10, 1.0 if ctx.is_double(card) else 0.0)
    rows.put(at + 11, 1.0 if price <= me.gold else 0.0)
    rows.put(at + 12, 1.0 if price <= me.gold + 2 else 0.0)
    rows.put(at + 13, _at_most(me.gold - price, 8) / 8.0 if price <= me.gold else 0.0)
    rows.put(at + 14, card_value(ctx, card) / 8.0)
    rows.put(at + 15, 1.0 if card.counts_as >= ctx.slots_left(me) else 0.0)
    copies = 0
    same_type = 0
    cheaper = 0
    for other in me.hand:
        if other.number == number:
            copies += 1
        elif isinstance(other, District):
            if other.type == card.type:
                same_type += 1
            if other.cost < card.cost:
                cheaper += 1
    rows.put(at + 16, copies / 2.0)
    rows.put(at + 17, same_type / 2.0)
    rows.put(at + 18, cheaper / 3.0)
