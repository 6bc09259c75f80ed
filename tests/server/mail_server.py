"""An SMTP server for tests, and helpers that sign in with a link from an e-mail."""

from __future__ import annotations

import email
import email.policy
import re
from email.message import EmailMessage
from typing import Any, cast

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from citadella.server.run import free_port
from tests.server.harness import HOST, Person

SITE = "https://citadella.example"


class Mailbox:
    """The e-mails that the mail server has received."""

    def __init__(self) -> None:
        self.emails: list[EmailMessage] = []
        self.envelopes: list[Envelope] = []

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        """Keep a received e-mail."""
        self.envelopes.append(envelope)
        content = cast("bytes", envelope.content)
        self.emails.append(email.message_from_bytes(content, policy=email.policy.default))
        return "250 OK"


class MailServer(Controller):
    """An SMTP server that keeps all e-mails it receives."""

    def __init__(self) -> None:
        """Choose a free port."""
        self.mailbox = Mailbox()
        with free_port(HOST, 0, exact=True) as probe:
            port = probe.getsockname()[1]
        super().__init__(self.mailbox, hostname=HOST, port=port)

    @property
    def settings(self) -> dict[str, Any]:
        """Return the settings that make a game server use this mail server."""
        return {
            "smtp_host": HOST,
            "smtp_port": self.port,
            "smtp_security": "none",
            "mail_from": "hall@citadella.example",
            "url": SITE,
        }

    def token(self) -> str:
        """Return the token in the link of the last e-mail."""
        found = re.search(rf"{SITE}/sign-in#(\S+)", self.mailbox.emails[-1].get_content())
        assert found is not None
        return found[1]


async def request_link(
    person: Person, address: str, language: str = "en", status: int = 202
) -> Any:
    wish = {"address": address, "language": language}
    return await person.post("people/sign-in/letter", wish, status)


async def follow_link(person: Person, token: str, status: int = 200, **more: Any) -> Any:
    answer = {"token": token, "language": "en"} | more
    return await person.post("people/sign-in/link", answer, status)
