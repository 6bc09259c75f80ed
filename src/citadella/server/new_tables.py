"""New tables: from what a person asks for to the setup, the seats and the rows to store."""

from __future__ import annotations

import json
import secrets

from citadella.bots import BOTS, USUAL
from citadella.notation.setups import setup_from_json, setup_to_json
from citadella.rules import Setup
from citadella.server.clock import CLOCKS
from citadella.server.guests import clean_name, new_code
from citadella.server.models import Guest, SeatRow, TableRow
from citadella.server.pace import NORMAL, check_pace
from citadella.server.problems import RequestError
from citadella.server.protocol import NewTable, SeatChoice
from citadella.server.store import now


def setup_of(wish: NewTable) -> Setup:
    """Return the setup that a person asks for; raises SetupError for what cannot be."""
    if wish.cards:
        return Setup.from_wishes(
            wish.cards,
            wish.edition,
            wish.players,
            ninth=wish.ninth,
            action_cards=wish.action_cards,
            short=wish.short,
            by_the_letter=wish.by_the_letter,
            seed=secrets.token_hex(16),
        )
    return Setup.preset(
        wish.preset or "first-game",
        wish.edition,
        wish.players,
        ninth=wish.ninth,
        action_cards=wish.action_cards,
        short=wish.short,
        by_the_letter=wish.by_the_letter,
    )


def rows_of(wish: NewTable, guest: Guest) -> tuple[TableRow, list[SeatRow]]:
    """Return the rows of a new table: its own and those of its seats."""
    if wish.clock not in CLOCKS:
        raise RequestError("bad-clock", f"There is no such clock; there are {', '.join(CLOCKS)}.")
    if len(wish.seats) != wish.players:
        raise RequestError(
            "bad-seats",
            f"There must be as many seats as players, not {len(wish.seats)}.",
        )
    setup = setup_of(wish)
    seats = [_seat(i, choice, guest) for i, choice in enumerate(wish.seats)]
    if wish.start and any(seat.kind == "open" for seat in seats):
        raise RequestError("open-seats", "There are open seats.", 409)
    stand_in = check_bot(wish.stand_in or USUAL)
    pace = check_pace(wish.pace)
    return table_row(setup, guest.id, wish.clock, wish.public, wish.coach, stand_in, pace), seats


def table_row(
    setup: Setup,
    host: str,
    clock: str,
    public: bool,
    coach: bool,
    stand_in: str = USUAL,
    pace: str = NORMAL,
) -> TableRow:
    """Return the row of a new table; the seed is drawn now, so that its hash can be published."""
    return TableRow(
        code=new_code(),
        watch=new_code(),
        setup=json.dumps(setup_to_json(setup)),
        seed=secrets.token_hex(16),
        clock=clock,
        public=public,
        coach=coach,
        stand_in=stand_in,
        pace=pace,
        status="lobby",
        host=host,
        version=0,
        rematch=None,
        created=now(),
        updated=now(),
    )


def read_setup(row: TableRow, changed_cards: bool = False) -> Setup:
    """Return the setup of a stored table; raises CardFileError if its own cards are not there (or
    not the same, unless they may have changed).
    """
    return setup_from_json(json.loads(row.setup), changed_cards)


def _seat(i: int, choice: SeatChoice, guest: Guest) -> SeatRow:
    row = SeatRow(seat=i, kind="open", guest=None, bot="", name="", away=False)
    if choice.kind == "bot":
        row.kind, row.bot = "bot", check_bot(choice.bot or "builder")
    elif choice.kind == "me":
        row.kind, row.guest = "human", guest.id
        row.name = clean_name(choice.name) if choice.name else guest.name
    return row


def check_bot(name: str) -> str:
    """Return the name of a bot; refuse one that does not exist."""
    if name not in BOTS:
        raise RequestError("no-bot", f"There is no such bot; there are {', '.join(BOTS)}.")
    return name
