"""Messages to a client do not depend on information that is hidden from the client.

At every moment of whole games of every edition, everything that a seat cannot know is replaced:
other hands, the deck, the characters, the faces of warrants and threats, the dice, the seed, the
history, and the hidden parts of the log. The bytes that the server would send to that seat, to a
spectator or to a newcomer must not change. At sampled moments of games of every kind, the
messages after the next action and after undoing it are checked in the same way.
"""

from __future__ import annotations

import hashlib
import json
from random import Random

import msgspec
import pytest

from citadella.cards import EDITIONS
from citadella.knowledge import sample, view
from citadella.notation.setups import setup_to_json
from citadella.rules import Action, Game
from citadella.rules.card import UNKNOWN
from citadella.rules.dice import Dice
from citadella.rules.event import EVERYONE, NOBODY, Event
from citadella.rules.registry import REGISTRY
from citadella.server.tables.change import Recipient
from citadella.server.tables.snapshots import EVENTS_ON_CONNECT, Snapshot
from citadella.server.tables.state import UNDO, Moment, SeatState, StoredTable, TableState
from citadella.server.tables.table import Table
from tests.properties.games import KINDS, Chooser, Kind, seed_of, setup_of
from tests.properties.leak_checks import (
    TELLS,
    answers_to_calls,
    holds_no_secret_of_chance,
    shown_to,
)

SPECTATOR = -1
NOW = Moment(1e9, 0.0)
# The number of decisions per game before and after which all messages are checked.
MOMENTS = 4
# The kinds of games in which messages to new connections are checked at every decision.
WHOLE = [
    Kind("classic", 5),
    Kind("2016", 8),
    Kind("2021", 4),
    Kind("deluxe", 3),
    Kind("deluxe", 6, True),
    Kind("classic-2016", 7),
    Kind("2021", 2),
    Kind("classic", 4, as_printed=True),
    Kind("deluxe", 5, True, as_printed=True),
]


def table_in_play(kind: Kind, number: int) -> Table:
    """Return a table in play that has no database; each seat belongs to a different guest."""
    seed = hashlib.sha256(seed_of(kind, number).encode()).hexdigest()[:32]
    setup = json.dumps(setup_to_json(setup_of(kind, number)))
    row = TableState(1, "code", "watch", setup, seed, status="playing", host="guest 0", version=5)
    seats = [
        SeatState(1, seat, "human", f"guest {seat}", name=f"Player {seat}", key_hash=f"key {seat}")
        for seat in range(kind.players)
    ]
    return Table(StoredTable(row, seats, [], []), NOW)


def replace_game(table: Table, game: Game, seed: str) -> None:
    """Replace the game and the seed of a table."""
    assert table.progress is not None
    table.progress = table.progress._replace(game=game)
    table.row = table.row._replace(seed=seed)


class Observer:
    """The clients that see the game from one seat (its guest and its bot), or as spectators."""

    def __init__(self, seat: int) -> None:
        """Store each client as a tuple: the guest, whether it uses the watch link, and the key."""
        self.seat = seat
        self.who: list[tuple[str, bool, str | None]] = [
            (f"guest {seat}", False, None),
            ("bot", False, f"key {seat}"),
        ]
        if seat == SPECTATOR:
            self.who = [("watcher", True, None), ("newcomer", False, None)]

    def clients(self, events_sent: int) -> list[Recipient]:
        """Return each client twice: as a new connection, and after `events_sent` events."""
        found = []
        for guest, spectator, key in self.who:
            for sent in (-1, events_sent):
                client = Recipient(guest, spectator, key, full=key is not None or spectator)
                client.events_sent = sent
                found.append(client)
        return found

    def newcomers(self) -> list[Recipient]:
        """Return a list of one client that connects now and asks for the full view."""
        return [Recipient(*who, full=True) for who in self.who[-1:]]

    def is_sent(self, table: Table, events_sent: int) -> list[bytes]:
        """Return the message that the server would send to each of the `clients`."""
        return [sent(table, client) for client in self.clients(events_sent)]


def sent(table: Table, client: Recipient) -> bytes:
    """Return the state sent to a client, without the hash of the seed, which always differs."""
    state = Snapshot(table, NOW).state(client)
    # The hash does not change during a game, so only new connections get it.
    assert (state.deal is not None) == state.events_reset
    if state.deal is not None:
        assert state.deal.seed is None
        assert len(state.deal.hash) == 64
    state.deal = None
    message = msgspec.json.encode(state)
    assert table.row.seed.encode() not in message
    return message


def with_other_secrets(
    log: list[Event], seat: int, game: Game, chance: Random, first: int = 0
) -> list[Event]:
    """Return a copy of `log` in which the parts hidden from a seat differ.

    The events before `first` are not changed.
    """
    told = log[:first]
    for event in log[first:]:
        rank, cards, hits = event.rank, event.cards, event.hits
        if event.audience != EVERYONE and (seat < 0 or not event.audience >> seat & 1):
            rank = chance.randrange(1, len(game.box.cast)) if event.rank else 0
            cards = [chance.choice(game.box.kinds) for _ in event.cards]
        if hits not in (NOBODY, seat):
            # Only the victim knows who was hit, so replace `hits` with another player or nobody.
            hits = chance.choice([s for s in range(-1, len(game.players)) if s != seat])
        told.append(
            Event(
                event.kind,
                event.seat,
                event.other,
                event.amount,
                rank,
                cards,
                event.audience,
                event.marker,
                event.cause,
                event.by,
                hits,
            )
        )
    return told


class OtherDeal:
    """A context manager that gives the table another game that looks the same to one seat."""

    def __init__(self, table: Table, seat: int, chance: Random, first: int = 0) -> None:
        """Prepare a game in which everything that the seat cannot know is different."""
        game = table.game
        assert game is not None
        assert game.log is not None
        self.table = table
        self.game = game
        self.seed = table.row.seed
        other = sample(view(game, seat), Dice.from_seed(f"{chance.random()}"))
        other.log = with_other_secrets(game.log, seat, game, chance, first)
        other.seed = "another seed"
        other.history = [REGISTRY.verbs["end"].plain] * len(game.history)
        other.floor = game.floor
        other.origin = other.copy()
        self.other = other

    def __enter__(self) -> Game:
        """Put the other game on the table."""
        replace_game(self.table, self.other, "f" * 32)
        return self.other

    def __exit__(self, *_: object) -> None:
        """Put the real game back."""
        replace_game(self.table, self.game, self.seed)


class Watcher:
    """Checks that the messages to the observers of a table do not depend on secrets."""

    def __init__(self, table: Table, chance: Random) -> None:
        """Observe a table from every seat and as a spectator."""
        self.table = table
        self.chance = chance
        self.observers = [Observer(s) for s in range(SPECTATOR, len(table.seats))]
        self.looked = 0
        self.played_on = 0
        self.undone = 0

    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def look(self) -> None:
        """Check that the messages to all clients would be the same with other secrets."""
        log = self.game().log
        assert log is not None
        sent_before = self.chance.randrange(len(log) + 1)
        for observer in self.observers:
            here = observer.is_sent(self.table, sent_before)
            for client in observer.newcomers():
                holds_no_secret_of_chance(Snapshot(self.table, NOW).state(client).full_view)
            with OtherDeal(self.table, observer.seat, self.chance):
                there = observer.is_sent(self.table, sent_before)
            assert here == there, f"seat {observer.seat} is sent a secret"
            self.looked += 1

    def glance(self) -> None:
        """Check like `look`, but only the messages to clients that connect now, which is faster."""
        log = self.game().log
        assert log is not None
        first = max(0, len(log) - EVENTS_ON_CONNECT)
        for observer in self.observers:
            here = [sent(self.table, client) for client in observer.newcomers()]
            with OtherDeal(self.table, observer.seat, self.chance, first):
                there = [sent(self.table, client) for client in observer.newcomers()]
            assert here == there, f"seat {observer.seat} is sent a secret"
            self.looked += 1

    def look_ahead(self, action: Action) -> None:
        """Check that the messages after an action would be the same with other secrets."""
        game = self.game()
        assert game.log is not None
        if action.verb.word in TELLS:
            return
        told = len(game.log)
        twin = game.copy()
        twin.log = game.log.copy()
        asked = game.to_act
        twin.play(action)
        new = twin.copy()
        new.log = twin.log[told:]
        for observer in self.observers:
            world = OtherDeal(self.table, observer.seat, self.chance)
            if observer.seat == asked or action not in world.other.legal_actions():
                continue
            world.other.dice = game.dice.copy()
            world.other.play(action)
            assert world.other.log is not None
            learnt = answers_to_calls(world.other.log[told:], game.box)
            if learnt != answers_to_calls(new.log, game.box):
                continue
            if observer.seat in shown_to(new):
                continue
            world.other.floor = twin.floor
            replace_game(self.table, twin, self.table.row.seed)
            here = observer.is_sent(self.table, told)
            with world:
                there = observer.is_sent(self.table, told)
            replace_game(self.table, game, self.table.row.seed)
            assert here == there, f"'{action}' reveals a secret to seat {observer.seat}"
            self.played_on += 1

    def take_back(self, before: list[list[bytes]]) -> None:
        """Undo the last action, check that the messages are `before` again, and redo the action."""
        last = self.game().history[-1].text
        if not self.game().can_undo:
            return
        self.table.replay(UNDO)
        assert before == self.fresh()
        self.table.replay(last)
        self.undone += 1

    def fresh(self) -> list[list[bytes]]:
        """Return the messages that clients would get if they connected now."""
        return [observer.is_sent(self.table, -1) for observer in self.observers]


def whole_game(game: Game, kind: Kind, number: int) -> list[Action]:
    """Play a game at random and return its actions."""
    chooser = Chooser(seed_of(kind, number), kind.players)
    while not game.over:
        game.play(chooser.choose(game.to_act, game.legal_actions()))
    return game.history


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_data_sent_at_sampled_moments_does_not_depend_on_hidden_information(kind: Kind) -> None:
    number = KINDS.index(kind)
    table = table_in_play(kind, number)
    assert table.game is not None
    actions = whole_game(table.game.copy(), kind, number)
    chance = Random(f"wire {kind}")
    watcher = Watcher(table, chance)
    moments = set(chance.sample(range(len(actions)), MOMENTS))
    for n, action in enumerate(actions):
        before: list[list[bytes]] = []
        if n in moments:
            watcher.look()
            before = watcher.fresh()
        if n in moments or (watcher.looked and not watcher.played_on):
            watcher.look_ahead(action)
        table.replay(action.text)
        if before and n + 1 < len(actions):
            watcher.take_back(before)
    assert watcher.game().over
    assert watcher.played_on
    # The seed is public after the end of the game.
    table.row = table.row._replace(status="over")
    for observer in watcher.observers:
        for client in observer.clients(-1):
            deal = Snapshot(table, NOW).state(client).deal
            assert deal is not None
            assert deal.seed == table.row.seed


@pytest.mark.parametrize("kind", WHOLE, ids=str)
def test_data_sent_to_newcomers_during_a_game_does_not_depend_on_hidden_information(
    kind: Kind,
) -> None:
    table = table_in_play(kind, 0)
    game = table.game
    assert game is not None
    watcher = Watcher(table, Random(f"whole {kind}"))
    chooser = Chooser(seed_of(kind, 0), kind.players)
    # Let all players build whenever possible, to keep the games short.
    chooser.manners = ["build"] * kind.players
    while not game.over:
        watcher.glance()
        table.replay(chooser.choose(game.to_act, game.legal_actions()).text)
    assert watcher.looked == len(game.history) * (kind.players + 1)


def test_the_test_games_cover_every_edition_and_number_of_players() -> None:
    assert {kind.edition for kind in WHOLE} == set(EDITIONS)
    assert {kind.players for kind in WHOLE} == set(range(2, 9))


def test_a_guest_with_several_seats_gets_only_the_public_log() -> None:
    kind = KINDS[2]
    table = table_in_play(kind, 0)
    table.seats = [seat._replace(guest="family") for seat in table.seats]
    chooser = Chooser("family", kind.players)
    game = table.game
    assert game is not None
    for _ in range(120):
        table.replay(chooser.choose(game.to_act, game.legal_actions()).text)
        state = Snapshot(table, NOW).state(Recipient("family"))
        assert state.view is not None
        assert state.view.seat == game.to_act
        assert game.log is not None
        for told in state.events:
            hidden = game.log[told.n].seen_by(SPECTATOR)
            assert told.cards == [card.name for card in hidden.cards]
            assert told.rank == hidden.rank
    assert any(UNKNOWN.name in told.cards for told in state.events)
