"""The log that a client puts together from many states is the log of the whole game."""

from __future__ import annotations

from random import Random

import pytest

from citadella.rules.event import Event
from citadella.server.protocol.game import EventMsg, LogLine, State
from citadella.server.tables.change import Recipient
from citadella.server.tables.messages import event_message
from citadella.server.tables.snapshots import EVENTS_ON_CONNECT, Snapshot
from citadella.server.tables.state import UNDO
from citadella.server.tables.table import Table
from citadella.texts import Texts
from citadella.texts.sentence import Renderer, Sentence
from citadella.texts.story import first_of_turn, story
from citadella.texts.wording import Wording
from tests.properties.games import ALL_KINDS, Chooser, Kind, seed_of
from tests.server.test_no_secret_on_the_wire import NOW, table_in_play

SPECTATOR = -1
#: Games of every edition with few players, who finish them soon.
GAMES = [kind for kind in ALL_KINDS if kind.players <= 5][::3]
#: A line of a log: its first event, its sentence, and the other events that it reports.
Line = tuple[int, Sentence, list[int]]


class Client:
    """A client that shows the log of a table, and asks for news from time to time."""

    def __init__(self, reader: int) -> None:
        self.reader = reader
        spectates = reader == SPECTATOR
        self.recipient = Recipient("watcher" if spectates else f"guest {reader}", spectates)
        self.events: dict[int, EventMsg] = {}
        self.log: list[LogLine] = []
        self.states = 0

    def update(self, table: Table) -> State:
        """Take over the news, as the browser does."""
        state = Snapshot(table, NOW).state(self.recipient)
        if state.events_reset:
            first = state.events[0].n if state.events else 0
            self.events = {n: each for n, each in self.events.items() if n < first}
        self.events |= {each.n: each for each in state.events}
        self.log = [line for line in self.log if line.n < state.log_from] + state.log
        self.states += 1
        return state

    def lines(self) -> list[Line]:
        """Return the log that the client shows."""
        return [(line.n, line.line or self.events[line.n].line, line.more) for line in self.log]


def whole_log(table: Table, reader: int, first: int = 0) -> list[Line]:
    """Return the log of a table from event number `first` on, made at once."""
    seen = seen_by(table, reader)
    wording = Wording(table.setup, reader)
    lines = [
        (line.places[0], line.sentence(wording), list(line.places[1:]))
        for line in story(seen, wording)
    ]
    return [line for line in lines if line[0] >= first]


def seen_by(table: Table, reader: int) -> list[Event]:
    assert table.game is not None
    return [told.seen_by(reader) for told in table.game.log or []]


def in_words(table: Table, lines: list[Line]) -> list[str]:
    """Return a log in words, which are easy to compare when they differ."""
    renderer = Renderer(Texts("en"), [seat.name for seat in table.seats], table.setup.edition)
    return [f"{n} {renderer(sentence)} {more}" for n, sentence, more in lines]


@pytest.mark.parametrize("kind", GAMES, ids=str)
def test_whenever_a_client_asks_its_log_is_the_log_of_the_game(kind: Kind) -> None:
    number = 2 + ALL_KINDS.index(kind) % 2
    table = table_in_play(kind, number)
    game = table.game
    assert game is not None
    chance = Random(f"log {kind}")
    chooser = Chooser(seed_of(kind, number), kind.players)
    readers = range(SPECTATOR, kind.players)
    # Two clients get every state; the others get about one state in 12.
    clients = [(Client(reader), 12 if reader > 0 else 1) for reader in readers]
    clients += [(Client(reader), 12) for reader in (SPECTATOR, 0)]
    for client, _ in clients:
        client.update(table)
    while not game.over:
        table.replay(chooser.choose(game.to_act, game.legal_actions()).text)
        for client, rarely in clients:
            if chance.randrange(rarely) == 0:
                client.update(table)
                if chance.randrange(100) == 0:
                    check(table, client)
    for client, _ in clients:
        client.update(table)
        check(table, client)


def check(table: Table, client: Client) -> None:
    """Check that a client shows the same log as one that sees the whole game at once."""
    expected = in_words(table, whole_log(table, client.reader))
    assert in_words(table, client.lines()) == expected, f"reader {client.reader}"


@pytest.mark.parametrize("kind", GAMES, ids=str)
def test_the_log_is_correct_after_any_number_of_events(kind: Kind) -> None:
    table = table_in_play(kind, 2)
    game = table.game
    assert game is not None
    chance = Random(f"cuts {kind}")
    chooser = Chooser(seed_of(kind, 2), kind.players)
    while not game.over:
        table.replay(chooser.choose(game.to_act, game.legal_actions()).text)
    log = game.log
    assert log is not None
    turns = sorted({first_of_turn(log, n) for n in range(1, len(log))})
    for reader in range(SPECTATOR, kind.players):
        client = Client(reader)
        client.recipient.events_sent = 0
        # Cut the log between turns and within turns.
        between = chance.sample(turns, 15)
        within = [chance.randrange(1, len(log)) for _ in range(15)]
        for cut in sorted({*between, *within, len(log)} - {0}):
            # The table as it stood after some events, even in the middle of an action.
            game.log = log[:cut]
            client.update(table)
            check(table, client)
        game.log = log


@pytest.mark.parametrize("kind", GAMES[::3], ids=str)
def test_the_log_is_correct_after_actions_are_undone(kind: Kind) -> None:
    table = table_in_play(kind, 3)
    game = table.game
    assert game is not None
    chooser = Chooser(seed_of(kind, 3), kind.players)
    clients = [Client(reader) for reader in range(SPECTATOR, kind.players)]
    undone = 0
    while not game.over and undone < 25:
        table.replay(chooser.choose(game.to_act, game.legal_actions()).text)
        for client in clients:
            client.update(table)
        if game.can_undo and chooser.random.random() < 0.5:
            table.replay(UNDO)
            game = table.game
            assert game is not None
            undone += 1
            for client in clients:
                state = client.update(table)
                assert state.events_reset or not state.log
                check_end(table, client)
    assert undone


def check_end(table: Table, client: Client) -> None:
    """Check the log of a client from the first event on that the client has."""
    first = min(client.events)
    shown = [line for line in client.lines() if line[0] >= first]
    assert in_words(table, shown) == in_words(table, whole_log(table, client.reader, first))


@pytest.mark.parametrize("kind", GAMES[::3], ids=str)
def test_a_client_that_connects_late_gets_the_log_of_the_newest_events(kind: Kind) -> None:
    table = table_in_play(kind, 2)
    game = table.game
    assert game is not None
    chooser = Chooser(seed_of(kind, 2), kind.players)
    while not game.over:
        table.replay(chooser.choose(game.to_act, game.legal_actions()).text)
        if len(game.history) % 40 == 0:
            for reader in range(SPECTATOR, kind.players):
                client = Client(reader)
                state = client.update(table)
                seen = seen_by(table, reader)
                first = first_of_turn(seen, max(0, len(seen) - EVENTS_ON_CONNECT))
                assert [each.n for each in state.events] == list(range(first, len(seen)))
                assert state.log_from == first
                assert in_words(table, client.lines()) == in_words(
                    table, whole_log(table, reader, first)
                )


def test_only_lines_that_change_are_sent_again() -> None:
    kind = ALL_KINDS[10]
    table = table_in_play(kind, 3)
    game = table.game
    assert game is not None
    chooser = Chooser(seed_of(kind, 3), kind.players)
    client = Client(SPECTATOR)
    client.update(table)
    sent = unchanged = 0
    while not game.over:
        before = client.lines()
        table.replay(chooser.choose(game.to_act, game.legal_actions()).text)
        state = client.update(table)
        after = client.lines()
        kept = len(after) - len(state.log)
        assert after[:kept] == before[:kept]
        sent += len(state.log)
        unchanged += sum(line in before for line in after[kept:])
    # An unchanged line is sent again only if it follows a changed one, which is rare.
    assert unchanged < sent / 7


def test_a_table_in_the_lobby_has_an_empty_log() -> None:
    table = table_in_play(ALL_KINDS[0], 0)
    table.progress = None
    table.row = table.row._replace(status="lobby")
    for reader in (SPECTATOR, 0):
        state = Client(reader).update(table)
        assert (state.events, state.log, state.events_reset) == ([], [], False)
        assert state.log_from <= 0


def test_an_event_says_whom_it_affects_and_whether_something_is_hidden() -> None:
    kind = Kind("2016", 4)
    table = table_in_play(kind, 2)
    game = table.game
    assert game is not None
    chooser = Chooser(seed_of(kind, 2), kind.players)
    while not game.over:
        table.replay(chooser.choose(game.to_act, game.legal_actions()).text)
    hit = hidden = 0
    for reader in range(SPECTATOR, kind.players):
        wording = Wording(game.setup, reader)
        for n, told in enumerate(game.log or []):
            message = event_message(n, told.seen_by(reader), wording)
            assert told.by not in message.affects
            # Whom an assassin has hit is known only to the victim.
            if told.hits >= 0 and told.hits not in (told.by, told.seat, told.other):
                assert (told.hits in message.affects) == (told.hits == reader)
                hit += 1
            if message.hidden:
                assert message.line.args["case"] in ("hidden", "other", "hit")
                assert message.rank == 0
                assert set(message.cards) <= {"?"}
                hidden += 1
    assert hit
    assert hidden
