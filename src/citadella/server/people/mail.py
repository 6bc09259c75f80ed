"""E-mail in plain text, sent through the operator's SMTP server if one is configured."""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

from citadella.rules import MalformedError
from citadella.server.protocol.errors import RequestError
from citadella.server.settings import Settings
from citadella.server.tables.chat import clean_text

log = logging.getLogger("citadella.server")
SMTP_TIMEOUT_S: Final = 20.0
MAX_ADDRESS_LENGTH: Final = 254
#: Number of threads that send e-mails.
MAX_CONCURRENT_EMAILS: Final = 4
# Matches only addresses that every mail server accepts and that cannot inject a header.
ADDRESS = re.compile(
    r"[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*"
    r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
)


def clean_address(text: str) -> str:
    """Return an e-mail address in normal form; raise RequestError if it is not valid."""
    address = text.strip().lower()
    if len(address) > MAX_ADDRESS_LENGTH or not ADDRESS.fullmatch(address):
        raise RequestError("bad-address", "That is not a valid e-mail address.")
    return address


class Mailer:
    """Sends e-mails, each in a thread and through a connection of its own."""

    def __init__(self, settings: Settings) -> None:
        """Read the settings; raise MalformedError unless `url` and `mail_from` are valid."""
        if not settings.url.startswith(("http://", "https://")):
            # Do not fall back to the URL of a request: sign-in links could lead to another site.
            raise MalformedError("To send e-mail, set 'url' to the public URL of the server.")
        if not ADDRESS.fullmatch(settings.mail_from.lower()):
            raise MalformedError("To send e-mail, set 'mail_from' to the sender's e-mail address.")
        self._settings = settings
        # The base of links in e-mails.
        self.url = settings.url.rstrip("/")
        # Separate threads, so that a mail server that does not answer delays nothing else.
        self._threads = ThreadPoolExecutor(MAX_CONCURRENT_EMAILS, "mail")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, to: str, subject: str, text: str) -> None:
        """Send an e-mail; raise RequestError if the mail server does not accept it."""
        message = EmailMessage()
        message["From"] = f"Citadella <{self._settings.mail_from}>"
        message["To"] = clean_address(to)
        # A name in the subject must not start a new line, which could inject a header.
        message["Subject"] = clean_text(subject)
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._settings.mail_from.partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        try:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._threads, self._deliver, message)
        except (smtplib.SMTPException, OSError) as error:
            # The message of the error may contain the e-mail address, so only its type is logged.
            log.error("An e-mail could not be sent: %s.", type(error).__name__)
            sentence = "The e-mail could not be sent. Try again later."
            raise RequestError("no-mail-sent", sentence, 503) from None

    def _deliver(self, message: EmailMessage) -> None:
        settings, context = self._settings, ssl.create_default_context()
        host, port = settings.smtp_host, settings.smtp_port
        server: smtplib.SMTP
        if settings.smtp_security == "tls":
            server = smtplib.SMTP_SSL(host, port, timeout=SMTP_TIMEOUT_S, context=context)
        else:
            server = smtplib.SMTP(host, port, timeout=SMTP_TIMEOUT_S)
        with server:
            if settings.smtp_security == "starttls":
                server.starttls(context=context)
            if settings.smtp_user:
                server.login(settings.smtp_user, settings.smtp_password)
            server.send_message(message)
