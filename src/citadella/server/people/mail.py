"""Letters: plain text, through the operator's mail server. Without one, nothing is sent."""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from citadella.rules import MalformedError
from citadella.server.protocol.errors import RequestError
from citadella.server.settings import Settings
from citadella.server.tables.chat import clean_text

log = logging.getLogger("citadella.server")
TIMEOUT = 20.0
MAX_ADDRESS = 254
# So many letters are on their way at a time.
AT_A_TIME = 4
# What mail servers everywhere take, and nothing that could end a line or begin a header.
ADDRESS = re.compile(
    r"[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*"
    r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
)


def clean_address(text: str) -> str:
    """Return an address in its one form; refuse what is none."""
    address = text.strip().lower()
    if len(address) > MAX_ADDRESS or not ADDRESS.fullmatch(address):
        raise RequestError("bad-address", "That is not an e-mail address.")
    return address


class Mailer:
    """Sends letters, each on a connection of its own, in a thread."""

    def __init__(self, settings: Settings) -> None:
        """Refuse settings with which no letter could be sent, or none that leads back here."""
        if not settings.url.startswith(("http://", "https://")):
            # Never from what a request claims: a link that signs in must not lead elsewhere.
            raise MalformedError("For e-mail the setting 'url' must say where the server is.")
        if not ADDRESS.fullmatch(settings.mail_from.lower()):
            raise MalformedError("For e-mail the setting 'mail_from' must be an address.")
        self._settings = settings
        # Where links in letters lead.
        self.url = settings.url.rstrip("/")
        # Of its own: a mail server that does not answer holds up nothing but letters.
        self._threads = ThreadPoolExecutor(AT_A_TIME, "mail")

    def close(self) -> None:
        """Send nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, to: str, subject: str, text: str) -> None:
        """Send a letter; raise RequestError if the mail server does not take it."""
        letter = EmailMessage()
        letter["From"] = f"Citadella <{self._settings.mail_from}>"
        letter["To"] = clean_address(to)
        # On one line, whatever names are in it.
        letter["Subject"] = clean_text(subject)
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self._settings.mail_from.partition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        try:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._threads, self._deliver, letter)
        except (smtplib.SMTPException, OSError) as error:
            # Its text may hold the address.
            log.error("A letter could not be sent: %s.", type(error).__name__)
            raise RequestError(
                "no-mail-sent", "The letter could not be sent; try again later.", 503
            ) from None

    def _deliver(self, letter: EmailMessage) -> None:
        where = self._settings
        if where.smtp_security == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                where.smtp_host,
                where.smtp_port,
                timeout=TIMEOUT,
                context=ssl.create_default_context(),
            )
        else:
            server = smtplib.SMTP(where.smtp_host, where.smtp_port, timeout=TIMEOUT)
        with server:
            if where.smtp_security == "starttls":
                server.starttls(context=ssl.create_default_context())
            if where.smtp_user:
                server.login(where.smtp_user, where.smtp_password)
            server.send_message(letter)


def mailer_for(settings: Settings) -> Mailer | None:
    """Return who sends the letters of a server; None if it is not set up for that."""
    return Mailer(settings) if settings.smtp_host else None
