"""Cheap checks of conditions that must hold at every decision of every game."""

from __future__ import annotations

from collections import Counter
from typing import Final

from citadella.notation.validation import all_cards
from citadella.rules import Action, Game, event
from citadella.rules.card import Card
from citadella.rules.event import Event
from citadella.rules.question import ASIDE
from citadella.rules.state import Player, Sighting
from tests.properties.games import Watch

# `MOVES_GOLD` maps a verb to the gold events that the action itself may cause.
PAYS: Final = frozenset({event.PAID_GOLD})
GAINS: Final = frozenset({event.GAINED_GOLD})
GIVES: Final = frozenset({event.GAVE_GOLD})
BUILDS: Final = frozenset({event.PAID_GOLD, event.TAXED})
COLLECTS: Final = frozenset({event.COLLECTED})
MOVES_GOLD: Final[dict[str, frozenset[str]]] = {
    "gold": GAINS,
    "income": GAINS,
    "income-gold": GAINS,
    "bonus": GAINS,
    "bonus-gold": GAINS,
    "build": BUILDS,
    "build-with": frozenset({event.TAXED}),
    "build-over": frozenset({event.TAXED}),
    "take-and-build": BUILDS,
    "borrow": GIVES,
    "give": BUILDS,  # giving the last card builds the Cardinal's district
    "done": BUILDS,  # ends the payment for the Thieves' Den
    "discard": BUILDS | GAINS,  # for the Thieves' Den or the Laboratory
    "decline": frozenset({event.TAXED}),  # if the Magistrate declines, the builder is taxed
    "confiscate": frozenset({event.GAINED_GOLD, event.TAXED}),
    "spy": GIVES,
    "alms": GIVES,
    "crown": GIVES,
    "levy-gold": GIVES,
    "pay-gold": GIVES,
    "bribe": GIVES,
    "reveal": GIVES,
    "hand-over": GIVES,
    "seize": GIVES,
    "destroy": PAYS,
    "beautify": PAYS,
    "rescue": PAYS,
    "replace": PAYS,
    "use": frozenset({event.PAID_GOLD}),
    "visit": frozenset({event.USED}),
    "collect": COLLECTS,
    "cash-in": COLLECTS,
}
# Gold events that the action itself did not cause. At least one of the events listed for a gold
# event must occur together with it. The causes are the Thief, the classic Tax Collector, the Throne
# Room, the Poor House, the Alchemist and the Queen.
ROUND_MOVES_GOLD: Final[dict[str, frozenset[str]]] = {
    event.GAVE_GOLD: frozenset({event.REVEALED, event.TURN_ENDED, event.RESUMED}),
    event.GAINED_GOLD: frozenset({event.CROWNED, event.TURN_ENDED, event.ROUND, event.ENDED}),
}
# Questions asked before a turn. After the answer, the Thief may take the player's gold.
BEFORE_THE_TURN: Final = frozenset({"answer-death", "shield", "claim-crown"})
GOLD_EVENTS: Final = frozenset().union(*MOVES_GOLD.values())


class Ledger:
    """All gold on the table, computed from the events alone."""

    def __init__(self, game: Game) -> None:
        """Record the gold that is in the game at the beginning."""
        self.stash = [player.gold for player in game.players]
        self.token = game.taxes
        self.booths = _booths(game)

    def enter(self, happened: Event, cashing_in: bool) -> None:
        """Update the ledger with an event."""
        kind = happened.kind
        seat = happened.seat
        amount = happened.amount
        if kind == event.GAINED_GOLD:
            self.stash[seat] += amount
        elif kind == event.PAID_GOLD:
            self.stash[seat] -= amount
        elif kind == event.GAVE_GOLD:
            self.stash[seat] -= amount
            self.stash[happened.other] += amount
        elif kind == event.TAXED:
            self.stash[seat] -= amount
            self.token += amount
        elif kind == event.COLLECTED:
            self.stash[seat] += amount
            if cashing_in:
                self.booths[seat] -= amount
            else:
                self.token -= amount
        elif kind == event.USED and happened.other >= 0:
            # A player has visited another player's Ticket Booth.
            self.stash[seat] -= amount
            self.booths[happened.other] += amount
        elif kind == event.ENDED:
            # The gold on Ticket Booths goes to the bank.
            self.booths = [0] * len(self.booths)
            return
        else:
            return
        assert amount > 0, f"a gold event without gold: {happened!r}"

    def agrees(self, game: Game) -> None:
        """Check that the ledger matches the gold in the game."""
        stash = [player.gold for player in game.players]
        assert stash == self.stash, f"stashes {stash}, but the events say {self.stash}"
        assert min(stash) >= 0, f"negative gold: {stash}"
        assert game.taxes == self.token, f"token {game.taxes}, but the events say {self.token}"
        assert _booths(game) == self.booths, f"the events say that the booths hold {self.booths}"


def _booths(game: Game) -> list[int]:
    if not game.box.action_cards:
        return []
    return [sum(laid.gold for laid in player.laid) for player in game.players]


def gold_has_a_reason(question: str, verb: str, happened: list[Event]) -> None:
    """Check that every gold event is caused by the action or by the round."""
    direct = MOVES_GOLD.get(verb, frozenset())
    kinds = {each.kind for each in happened}
    for each in happened:
        kind = each.kind
        if kind in GOLD_EVENTS and kind not in direct:
            if kind == event.USED and each.other < 0:
                continue
            if kind == event.GAVE_GOLD and question in BEFORE_THE_TURN:
                continue
            reasons = ROUND_MOVES_GOLD.get(kind, frozenset())
            assert kinds & reasons, f"'{verb}' moved gold for no reason: {each!r}"


class Gold(Watch):
    """Checks that events explain every change of gold."""

    def __init__(self) -> None:
        self.ledger: Ledger | None = None
        self.booked = 0
        self.question = ""
        self.verb = ""

    def asked(self, game: Game) -> None:
        """Add the events of the last action to the ledger, and compare it with the game."""
        assert game.log is not None
        if self.ledger is None:
            assert [player.gold for player in game.players] == [2] * len(game.players)
            self.ledger = Ledger(game)
        happened = game.log[self.booked :]
        self.booked = len(game.log)
        for each in happened:
            if each.kind in GOLD_EVENTS or each.kind == event.ENDED:
                self.ledger.enter(each, self.verb == "cash-in")
        self.ledger.agrees(game)
        gold_has_a_reason(self.question, self.verb, happened)

    def chosen(self, game: Game, action: Action) -> None:
        self.question = game.asked_kind()
        self.verb = action.verb.word


class Cards(Watch):
    """Checks that no card disappears and none is added."""

    def __init__(self) -> None:
        self.deck: list[int] = []

    def asked(self, game: Game) -> None:
        """Compare all cards in the game with those of its box."""
        if not self.deck:
            self.deck = sorted([card.number for card in game.box.deck])
        found = sorted([card.number for card in all_cards(game)])
        assert found == self.deck, "cards are missing or duplicated"


class Options(Watch):
    """Checks that there is always a legal action, and that no action is offered twice."""

    def asked(self, game: Game) -> None:
        legal = game.legal_actions()
        if game.over:
            assert not legal
            assert game.to_act == -1
            assert game.asked_kind() == ""
            assert game.ending or game.end_at < game.goal or game.goal < game.box.goal
            return
        assert legal, f"there is no legal action for {game.stack[-1]}"
        assert len(set(legal)) == len(legal), f"offered twice: {legal}"
        assert 0 <= game.to_act < len(game.players)


class Table(Watch):
    """Checks that derived fields are consistent and that the seats' memories are correct."""

    def asked(self, game: Game) -> None:
        for player in game.players:
            city_agrees(game, player)
            for seat, seen in enumerate(player.seen):
                if seen is not None:
                    assert seat != player.seat, "a player remembers its own hand"
                    memory_is_true(seen, player.hand)
        for seen in game.deck_seen:
            if seen is not None:
                memory_is_true(seen, game.deck)
        assert len(game.marks) <= len(game.deck)
        characters_agree(game)
        questions_agree(game)


def city_agrees(game: Game, player: Player) -> None:
    """Check that the totals stored with a city equal those of its buildings."""
    names = size = 0
    effects = []
    for building in player.city:
        district = building.district
        names |= district.bit
        size += district.counts_as
        if district.has_effect:
            effects.append(district)
            size += district.noted_size(game)
    assert player.names == names
    assert player.size == size
    assert player.effects == effects or Counter(player.effects) == Counter(effects)
    if player.laid or player.tents:
        assert player.tents == sum(laid.card.counts_as for laid in player.laid)
    if player.tucked:
        assert any(effect.name == "museum" for effect in effects)


def memory_is_true(seen: Sighting, cards: list[Card]) -> None:
    """Check that at most `seen.lost` of the remembered cards are missing from `cards`."""
    assert 0 <= seen.lost < len(seen.cards)
    there = list(cards)
    missing = 0
    for card in seen.cards:
        if card in there:
            there.remove(card)
        else:
            missing += 1
    assert missing <= seen.lost, f"{seen.cards} less {seen.lost} were seen, but there are {cards}"


def characters_agree(game: Game) -> None:
    """Check that every character is in one place, and that `revealed` and `actors` are correct."""
    together = game.pack | game.face_up | game.face_down
    count = (game.pack.bit_count() + game.face_up.bit_count()) + game.face_down.bit_count()
    for player in game.players:
        held = 0
        for rank in player.roles:
            held |= 1 << rank
        assert held.bit_count() == len(player.roles)
        assert player.revealed & ~held == 0, "revealed, but not held"
        assert len(player.picks) == len(player.roles)
        together |= held
        count += len(player.roles)
    assert together == game.box.all_ranks
    assert count == len(game.box.cast) - 1
    if not game.box.last_card_face_up:
        assert not game.face_up >> 4 & 1, "rank 4 is face up"
    for rank, actor in enumerate(game.actors):
        if actor >= 0 and rank <= game.rank:
            # Either the holder acted, or the Witch acted in place of the holder.
            holder = game.holder(rank)
            spell = [m for m in game.markers if m.takes_over() and m.rank == rank]
            assert game.players[holder].revealed >> rank & 1
            assert actor == (spell[0].owner if spell else holder)
        else:
            assert actor == -1, "acted before being called"


def questions_agree(game: Game) -> None:
    """Check that the open questions are consistent with the turn and the cards set aside."""
    turn = game.turn
    kinds = [question.kind for question in game.stack]
    assert kinds.count("turn") == (0 if turn is None else 1)
    for question in game.stack:
        if turn is not None and question.kind == "turn":
            assert question.seat == turn.seat
    assert bool(game.aside) == any(question.shows == ASIDE for question in game.stack)
    assert game.over == (not kinds)


def every_check() -> list[Watch]:
    """Return new instances of all checks that are fast enough for every decision."""
    return [Gold(), Cards(), Options(), Table()]
