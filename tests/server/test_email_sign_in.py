"""Signing in with links from e-mails, through a real mail server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from citadella.rules import MalformedError
from citadella.server.people.mail import Mailer, clean_address
from citadella.server.protocol.errors import RequestError
from citadella.server.run import free_port
from citadella.server.settings import Settings
from citadella.server.storage.models import EmailAddress, Guest, OneTimeToken
from tests.server.harness import HOST, InProcessServer, Person, eventually, people, serving_here
from tests.server.mail_server import SITE, MailServer, follow_link, request_link

SEND_LINK = "/api/people/sign-in/letter"


@contextlib.asynccontextmanager
async def serving_with_mail(
    mail_server: MailServer, folder: Path, count: int
) -> AsyncIterator[tuple[InProcessServer, list[Person]]]:
    async with (
        serving_here(folder, **mail_server.settings) as here,
        people(here.url, count) as all_,
    ):
        yield here, all_


async def test_a_link_creates_an_account_and_signs_in_another_browser(
    mail_server: MailServer, tmp_path: Path
) -> None:
    async with serving_with_mail(mail_server, tmp_path, 2) as (_, (anna, phone)):
        assert (await anna.get("hello"))["mail"]
        await anna.post("me", {"name": "Anna"})
        await request_link(anna, " Anna@Example.org ")
        assert mail_server.mailbox.envelopes[-1].rcpt_tos == ["anna@example.org"]
        token = mail_server.token()
        look = await anna.post("people/sign-in/look", {"token": token})
        assert look == {
            "id": anna.me["id"],
            "name": "Anna",
            "address": "anna@example.org",
            "is_new": True,
        }
        # Opening a link does not use it up, and has no effect until the sign-in is confirmed.
        assert not (await anna.get("hello"))["me"]["account"]
        me = await follow_link(anna, token)
        assert me["id"] == anna.me["id"]
        assert (await anna.get("people/me"))["address"] == "anna@example.org"
        await request_link(phone, "anna@example.org", "hu")
        email = mail_server.mailbox.emails[-1]
        assert email["Subject"] == "Belépés a Citadellába"
        assert "Szia, Anna!" in email.get_content()
        assert not (await phone.post("people/sign-in/look", {"token": mail_server.token()}))[
            "is_new"
        ]
        assert (await follow_link(phone, mail_server.token()))["id"] == anna.me["id"]


async def test_a_link_can_be_used_only_once(mail_server: MailServer, tmp_path: Path) -> None:
    async with serving_with_mail(mail_server, tmp_path, 2) as (_, (anna, eve)):
        await request_link(anna, "anna@example.org")
        token = mail_server.token()
        await follow_link(anna, token)
        for one in (anna, eve):
            assert (await follow_link(one, token, 404))["error"] == "no-link"
            await one.post("people/sign-in/look", {"token": token}, 404)


async def test_a_link_expires(mail_server: MailServer, tmp_path: Path) -> None:
    async with serving_with_mail(mail_server, tmp_path, 1) as (here, (anna,)):
        await request_link(anna, "anna@example.org")
        query = update(OneTimeToken).values(expires=OneTimeToken.expires - 901)
        await here.database.transaction(lambda session: session.execute(query))
        assert (await follow_link(anna, mail_server.token(), 404))["error"] == "no-link"
        assert (await anna.get("people/me"))["address"] == ""


async def test_a_tampered_link_is_refused(mail_server: MailServer, tmp_path: Path) -> None:
    async with serving_with_mail(mail_server, tmp_path, 1) as (_, (anna,)):
        await request_link(anna, "anna@example.org")
        token = mail_server.token()
        friend = (await anna.post("people/friends/link", {}, 201))["link"].partition("#")[2]
        wrong = [token[:-1], token + "A", token.swapcase(), "", "x" * 5000, "\x00", friend]
        for one in wrong:
            assert (await follow_link(anna, one, 404))["error"] == "no-link"
        await follow_link(anna, token)


async def test_a_link_for_a_new_address_works_only_in_the_browser_that_requested_it(
    mail_server: MailServer, tmp_path: Path
) -> None:
    """In another browser, Anna could follow Eve's link and add her own address to Eve's account."""
    async with serving_with_mail(mail_server, tmp_path, 2) as (_, (eve, anna)):
        await request_link(eve, "anna@example.org")
        problem = await follow_link(anna, mail_server.token(), 403)
        assert problem["error"] == "other-browser"
        assert (await anna.get("hello"))["me"]["id"] == anna.me["id"]


async def test_the_reply_does_not_reveal_whether_an_address_is_known(
    mail_server: MailServer, tmp_path: Path
) -> None:
    async with serving_with_mail(mail_server, tmp_path, 2) as (_, (anna, eve)):
        await request_link(anna, "anna@example.org")
        await follow_link(anna, mail_server.token())
        known = await eve.http.post(
            SEND_LINK, json={"address": "anna@example.org", "language": "en"}
        )
        unknown = await eve.http.post(
            SEND_LINK, json={"address": "nobody@example.org", "language": "en"}
        )
        assert (known.status_code, known.text) == (unknown.status_code, unknown.text)


async def test_the_number_of_emails_to_one_address_is_limited(
    mail_server: MailServer, tmp_path: Path
) -> None:
    async with serving_with_mail(mail_server, tmp_path, 2) as (_, (eve, bert)):
        for _ in range(3):
            await request_link(eve, "anna@example.org")
        for one in (eve, bert):
            assert (await request_link(one, "anna@example.org", status=429))["error"] == "slow-down"
        assert len(mail_server.mailbox.emails) == 3


@pytest.mark.parametrize(
    "address",
    [
        "",
        "anna",
        "@example.org",
        "anna@",
        "anna@example.org\nBcc: all@example.org",
        "anna@example.org\r\n\r\nBuy!",
        "anna@example.org, eve@example.org",
        "Anna <anna@example.org>",
        "anna@exa mple.org",
        "anna@example.org\x00",
        "x" * 300 + "@example.org",
        "anna@-example.org",
    ],
)
async def test_an_invalid_address_gets_no_email(
    mail_server: MailServer, tmp_path: Path, address: str
) -> None:
    async with serving_with_mail(mail_server, tmp_path, 1) as (_, (anna,)):
        assert (await request_link(anna, address, status=400))["error"] == "bad-address"
    assert mail_server.mailbox.emails == []


HOSTILE = ["Eve\r\nBcc: all@example.org", "<img src=x onerror=alert(1)>", "{ $link } %s", "\x1b[2J"]


@pytest.mark.parametrize("name", HOSTILE)
async def test_hostile_names_stay_plain_text_in_emails(
    mail_server: MailServer, tmp_path: Path, name: str
) -> None:
    # The server would reject some of these names, so the test stores the name directly.
    async with serving_with_mail(mail_server, tmp_path, 1) as (here, (anna,)):
        await request_link(anna, "anna@example.org")
        await follow_link(anna, mail_server.token())
        query = update(Guest).values(name=name)
        await here.database.transaction(lambda session: session.execute(query))
        await request_link(anna, "anna@example.org")
        mailer = here.parts.mailer
        assert mailer is not None
        await mailer.send("anna@example.org", f"{name} waits for you", "Come!")
    first, second = mail_server.mailbox.emails[-2:]
    for email in (first, second):
        assert email.get_content_type() == "text/plain"
        assert email["Bcc"] is None
        assert email["To"] == "anna@example.org"
    assert [envelope.rcpt_tos for envelope in mail_server.mailbox.envelopes[-2:]] == [
        ["anna@example.org"]
    ] * 2
    assert "\n" not in second["Subject"]
    assert f"{SITE}/sign-in#" in first.get_content()


async def test_a_link_leads_to_the_configured_url_whatever_host_a_request_names(
    mail_server: MailServer, tmp_path: Path
) -> None:
    async with serving_with_mail(mail_server, tmp_path, 1) as (_, (anna,)):
        await anna.http.post(
            SEND_LINK,
            json={"address": "anna@example.org", "language": "en"},
            headers={"host": "evil.example", "x-forwarded-host": "evil.example"},
        )
    assert "evil" not in mail_server.mailbox.emails[-1].as_string()
    mail_server.token()


async def test_an_address_can_be_removed_and_changed(
    mail_server: MailServer, tmp_path: Path
) -> None:
    async with serving_with_mail(mail_server, tmp_path, 1) as (here, (anna,)):
        for address in ("anna@example.org", "bella@example.org"):
            await request_link(anna, address)
            await follow_link(anna, mail_server.token())
        stored = await here.database.transaction(
            lambda session: list(session.scalars(select(EmailAddress.address)))
        )
        assert stored == ["bella@example.org"]
        await anna.post("people/address/remove")
        assert not (await anna.get("hello"))["me"]["account"]


async def test_an_unreachable_mail_server_is_reported_as_an_error(
    mail_server: MailServer, tmp_path: Path
) -> None:
    dead = mail_server.settings | {"smtp_port": 1}
    async with serving_here(tmp_path, **dead) as here, Person(here.url) as anna:
        problem = await request_link(anna, "anna@example.org", status=503)
        assert problem["error"] == "no-mail-sent"


async def test_a_mail_server_that_does_not_answer_delays_only_emails(
    mail_server: MailServer, tmp_path: Path
) -> None:
    with free_port(HOST, 0, exact=True) as silent:
        settings = mail_server.settings | {"smtp_port": silent.getsockname()[1]}
        async with serving_here(tmp_path, **settings) as here, Person(here.url) as anna:
            asking = [
                asyncio.create_task(
                    anna.http.post(SEND_LINK, json={"address": f"a{n}@b", "language": "en"})
                )
                for n in range(25)
            ]

            async def all_have_asked() -> bool:
                tickets = select(func.count()).select_from(OneTimeToken)
                count = await here.database.transaction(lambda s: s.scalars(tickets).one())
                return count == len(asking)

            await eventually(all_have_asked)
            # Meanwhile the thread pool can still run other work.
            async with asyncio.timeout(5):
                await asyncio.to_thread(len, asking)
            assert not any(one.done() for one in asking)
            for one in asking:
                one.cancel()
            await asyncio.gather(*asking, return_exceptions=True)


async def test_sign_in_by_email_is_not_available_without_a_mail_server(url: str) -> None:
    async with Person(url) as anna:
        assert not (await anna.get("hello"))["mail"]
        assert (await request_link(anna, "anna@example.org", status=404))["error"] == "no-mail"


def test_incomplete_mail_settings_are_refused() -> None:
    with pytest.raises(MalformedError, match="'url'"):
        Mailer(Settings(smtp_host="mail", mail_from="a@b"))
    with pytest.raises(MalformedError, match="'mail_from'"):
        Mailer(Settings(smtp_host="mail", url=SITE))


def test_an_address_is_normalised() -> None:
    assert clean_address(" Anna.B+c@Example.ORG\n") == "anna.b+c@example.org"
    with pytest.raises(RequestError):
        clean_address("anna@example.org\nx")
