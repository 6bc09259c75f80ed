"""Notifications of turns by e-mail and push: sent once, and only to people who want them."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from citadella.server.lobby.host import HostServices, TableHost
from citadella.server.people.push import Notification
from citadella.server.tables.clock import CLOCKS, Clock
from citadella.texts import LANGUAGES
from tests.properties.games import KINDS
from tests.server.harness import Person, people, serving_here
from tests.server.mail_server import SITE, MailServer, follow_link, request_link
from tests.server.test_no_secret_on_the_wire import OtherDeal, table_in_play, whole_game


async def add_address(
    person: Person, mail_server: MailServer, address: str, language: str = "en"
) -> None:
    """Add an e-mail address to a guest by following the link sent to that address."""
    await request_link(person, address, language)
    await follow_link(person, mail_server.token(), language=language)
    mail_server.mailbox.emails.clear()


async def test_a_player_who_wants_emails_gets_one_per_turn(
    mail_server: MailServer, tmp_path: Path
) -> None:
    async with (
        serving_here(tmp_path, **mail_server.settings) as server,
        people(server.url, 2) as (anna, bert),
    ):
        # Hostile names do no harm, because the e-mail contains no names.
        for person in (anna, bert):
            await person.post("me", {"name": "<a href=//x>Bcc: all@x</a>"[:24]})
        assert await anna.get("letters") == {"address": "", "wanted": False}
        await add_address(anna, mail_server, "anna@example.org", "hu")
        await add_address(bert, mail_server, "bert@example.org", "en")
        assert await anna.get("letters") == {"address": "anna@example.org", "wanted": False}
        for person in (anna, bert):
            told = await person.post("letters", {"wanted": True})
            assert told["wanted"]
        code = await anna.new_table("me", "open", clock="day")
        await bert.change(code, "sit", seat=1)
        await anna.change(code, "start")
        host, _ = await server.registry.find(code)
        table = host.table
        emails = mail_server.mailbox.emails

        async def until_sent(count: int) -> None:
            async with asyncio.timeout(30):
                while len(emails) < count:
                    await asyncio.sleep(0.05)

        await until_sent(1)
        asked = table.asked
        first, second = ((anna, bert), (bert, anna))[asked]
        address = ("anna@example.org", "bert@example.org")[asked]
        assert emails[0]["To"] == address
        text = emails[0].get_content()
        assert f"{SITE}/t/{code}" in text
        assert "href" not in str(emails[0])
        assert ("Te jössz", "It is your turn")[asked] in text
        # A player who opens and closes the table is not notified again of the same turn.
        at = await first.at(code)
        await at.close()
        host.go_on()
        await asyncio.sleep(0.3)
        assert len(emails) == 1
        # The other person has turned e-mails off, so nothing is sent.
        await second.post("letters", {"wanted": False})
        at = await first.at(code)
        while table.asked == asked:
            await at.act(at.state["actions"][0])
        await asyncio.sleep(0.5)
        assert len(emails) == 1


async def test_a_notification_does_not_depend_on_hidden_information() -> None:
    told: list[tuple[Any, ...]] = []

    def tell(*what: Any) -> None:
        told.append(what)

    notifier = SimpleNamespace(notify_turn=tell)
    services = SimpleNamespace(
        notifier=notifier, bot_workers=None, asker=None, unattended=None, watchers=None
    )
    chance = Random("notices")
    for number, kind in enumerate(KINDS[:12]):
        table = table_in_play(kind, number)
        table.clock = Clock(CLOCKS["day"], time.monotonic())
        host = TableHost(table, cast(HostServices, services))
        assert table.game is not None
        actions = whole_game(table.game.copy(), kind, number)
        moments = set(chance.sample(range(len(actions)), 8))
        for n, action in enumerate(actions):
            if n in moments:
                # The notification must stay the same if everything hidden from the player changes.
                asked = table.asked
                told.clear()
                host.go_on()
                with OtherDeal(table, asked, chance):
                    host.go_on()
                here, there = told
                assert here == there
                guest, _, seat, _, notice = here
                assert (guest, seat) == (f"guest {asked}", asked)
                for language in LANGUAGES:
                    body = notice.body(language).decode()
                    assert table.row.seed not in body
            table.replay(action.text)
        host.close()


def test_a_notification_has_only_the_fields_preset_code_tag_and_text() -> None:
    assert set(Notification.__dataclass_fields__) == {"preset", "code", "tag", "text"}
