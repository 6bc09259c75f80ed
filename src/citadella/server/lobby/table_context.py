"""What a table in play uses of the server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from citadella.server.bots.queue import Asker
    from citadella.server.bots.workers import BotWorkers
    from citadella.server.lobby.watchers import TournamentWatchers
    from citadella.server.meeting.notifications import Notices
    from citadella.server.settings import Settings
    from citadella.server.storage.store import Store
    from citadella.server.tables.table import Table
    from citadella.server.tables.word_filter import Words
    from citadella.server.web.metrics import Metrics
    from citadella.server.web.rate_limits import RateLimit


@dataclass
class TableContext:
    """What all tables of a process share."""

    store: Store
    settings: Settings
    metrics: Metrics
    words: Words
    bot_workers: BotWorkers
    notices: Notices
    tournaments: TournamentWatchers
    unattended: RateLimit
    bot_delay: float
    changed_cards: bool
    asker: Callable[[str, int], Asker]
    read_anew: Callable[[Table], None]
