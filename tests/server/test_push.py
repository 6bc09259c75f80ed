"""Web Push: encrypted notifications reach the browsers of players whose turn it is."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import datetime
import ipaddress
import itertools
import json
import os
import ssl
import stat
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager
from http.client import HTTPException
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.x509.oid import NameOID

from citadella.rules import MalformedError
from citadella.server.people.push import (
    MAX_CONCURRENT_REQUESTS,
    MAX_SUBSCRIPTIONS_PER_GUEST,
    Notification,
    PushNotifier,
)
from citadella.server.people.web_push import PushSender, VapidSigner, is_public, make_key
from citadella.server.protocol.errors import RequestError
from citadella.server.protocol.guests import NewSubscription
from citadella.server.storage.database import Database
from tests.server.harness import TIMEOUT_S, InProcessServer, Person, people, serving_here

CONTACT = "mailto:host@example.org"


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


# --- a push service on this machine -----------------------------------------------------------
class PushService:
    """A push service with TLS that records requests and answers them with `status`."""

    def __init__(self, folder: Path) -> None:
        """Start the service with its own certificate."""
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        certificate, key = self._certificate(folder)
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.requests.append((self.path, dict(self.headers), body))
                if "drip" in self.path:
                    self.drip()
                    return
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def drip(self) -> None:
                """Send an answer byte by byte and never finish it."""
                with contextlib.suppress(OSError):
                    for byte in itertools.cycle(b"x"):
                        self.wfile.write(bytes((byte,)))
                        time.sleep(0.05)

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.trust = ssl.create_default_context(cafile=str(certificate))
        self.port: int = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @staticmethod
    def _certificate(folder: Path) -> tuple[Path, Path]:
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push.test")])
        now = datetime.datetime.now(datetime.UTC)
        certificate = (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(name)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - datetime.timedelta(days=1))
            .not_valid_after(now + datetime.timedelta(days=1))
            .add_extension(
                x509.SubjectAlternativeName(
                    [x509.IPAddress(ipaddress.ip_address("127.0.0.1")), x509.DNSName("localhost")]
                ),
                critical=False,
            )
            .sign(key, hashes.SHA256())
        )
        paths = folder / "service.pem", folder / "service-key.pem"
        paths[0].write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
        paths[1].write_bytes(
            key.private_bytes(
                serialization.Encoding.PEM,
                serialization.PrivateFormat.PKCS8,
                serialization.NoEncryption(),
            )
        )
        return paths

    def sender(self) -> PushSender:
        """Return a sender that trusts this service and may reach this machine."""
        return PushSender(self.trust, (self.port,), lambda address: address == "127.0.0.1")

    def to(self, browser: Browser) -> list[dict[str, Any]]:
        """Return the notifications sent to a browser, decrypted with the browser's key."""
        return [browser.read(body) for path, _, body in self.requests if path == browser.path]


class Browser:
    """A browser with a push subscription: an endpoint and keys."""

    def __init__(self, service: PushService, name: str) -> None:
        self.path = f"/send/{name}"
        self.endpoint = f"https://localhost:{service.port}{self.path}"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, language: str = "en") -> dict[str, str]:
        """Return the subscription that the browser sends to the server."""
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {
            "endpoint": self.endpoint,
            "p256dh": text(point),
            "auth": text(self.auth),
            "language": language,
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a notification."""
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth)
        found: dict[str, Any] = json.loads(plain)
        return found


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    found = PushService(tmp_path)
    yield found
    found.server.shutdown()
    found.server.server_close()


@pytest.fixture
def key_file(tmp_path: Path) -> Path:
    file = tmp_path / "push.pem"
    make_key(file)
    return file


async def until(holds: Any) -> None:
    """Wait until `holds` returns true."""
    deadline = time.monotonic() + TIMEOUT_S
    while not holds():
        assert time.monotonic() < deadline, "the condition never held"
        await asyncio.sleep(0.02)


def serving_with_push(
    folder: Path, service: PushService, key_file: Path
) -> AbstractAsyncContextManager[InProcessServer]:
    """Run a server that sends notifications to this push service."""
    signer = VapidSigner(key_file, CONTACT)
    return serving_here(
        folder / "data", push=lambda database: PushNotifier(database, signer, service.sender())
    )


# --- notifications ----------------------------------------------------------------------------
async def test_an_absent_player_is_notified_once_for_a_turn(
    tmp_path: Path, service: PushService, key_file: Path
) -> None:
    async with (
        serving_with_push(tmp_path, service, key_file) as server,
        people(server.url, 2) as (anna, bert),
    ):
        browsers = [Browser(service, "anna"), Browser(service, "bert")]
        for person, browser, language in zip((anna, bert), browsers, ("en", "hu"), strict=True):
            await person.post("push/subscribe", browser.subscription(language), 201)
        code = await anna.new_table("me", "open", clock="day")
        await bert.change(code, "sit", seat=1)
        await anna.change(code, "start")
        asked = (await server.table(code)).asked
        first, second = browsers[asked], browsers[1 - asked]
        await until(lambda: service.requests)
        (told,) = service.to(first)
        assert told["path"] == f"/t/{code}"
        assert set(told) == {"title", "body", "path", "tag"}
        bodies = ("It is your turn: First Game", "Te jössz ennél az asztalnál: Első játék")
        assert told["body"] == bodies[asked]
        assert service.to(second) == []
        # Further actions in a turn cause no notification, and connected players get none.
        at = await (anna, bert)[asked].at(code)
        while at.state["view"]["to_act"] == asked:
            await at.act(at.state["actions"][0])
        await until(lambda: service.to(second))
        assert len(service.to(first)) == 1
        assert len(service.to(second)) == 1
        other = await (anna, bert)[1 - asked].at(code)
        while other.state["view"]["to_act"] == 1 - asked:
            await other.act(other.state["actions"][0])
        await asyncio.sleep(0.3)
        assert len(service.requests) == 2, "a connected player was notified"
        # The table's code is only in the encrypted message.
        for _, headers, body in service.requests:
            assert code not in str(headers)
            assert code.encode() not in body
            assert headers["Content-Encoding"] == "aes128gcm"
            assert int(headers["TTL"]) > 0


async def test_requests_are_signed_with_the_key_of_the_server(
    tmp_path: Path, service: PushService, key_file: Path
) -> None:
    async with (
        serving_with_push(tmp_path, service, key_file) as server,
        Person(server.url) as anna,
    ):
        hello = await anna.get("hello")
        assert hello["push_key"] == VapidSigner(key_file, CONTACT).public_key
        browser = Browser(service, "anna")
        await anna.post("push/subscribe", browser.subscription(), 201)
        assert server.parts.push is not None
        server.parts.push.notify(anna.me["id"], Notification("first-game", "code", "tag"))
        await until(lambda: service.requests)
    ((_, headers, _),) = service.requests
    scheme, _, rest = headers["Authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", hello["push_key"])
    head, claims, signature = parts["t"].split(".")
    told = json.loads(data(claims))
    assert told["aud"] == f"https://localhost:{service.port}"
    assert told["sub"] == CONTACT
    assert time.time() < told["exp"] <= time.time() + 86_400 + 5
    raw = data(signature)
    numbers = int.from_bytes(raw[:32]), int.from_bytes(raw[32:])
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(parts["k"]))
    public.verify(
        encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256())
    )


@pytest.mark.parametrize("clock", ["none", "blitz"])
async def test_tables_without_days_per_move_send_no_notifications(
    tmp_path: Path, service: PushService, key_file: Path, clock: str
) -> None:
    async with (
        serving_with_push(tmp_path, service, key_file) as server,
        Person(server.url) as anna,
    ):
        await anna.post("push/subscribe", Browser(service, "anna").subscription(), 201)
        await anna.new_table("me", "builder", clock=clock, start=True)
        await asyncio.sleep(0.5)
    assert service.requests == []


async def test_an_absent_entrant_is_notified_once_of_a_tournament_round(
    tmp_path: Path, service: PushService, key_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("citadella.server.lobby.host.ROUND_NOTIFICATION_DELAY_S", 0.5)
    async with (
        serving_with_push(tmp_path, service, key_file) as server,
        people(server.url, 2) as (anna, bert),
    ):
        browsers = [Browser(service, "anna"), Browser(service, "bert")]
        for person, browser in zip((anna, bert), browsers, strict=True):
            await person.post("push/subscribe", browser.subscription(), 201)
        wish = {"name": "Cup", "edition": "2016", "size": 3, "rounds": 1, "bots": ["builder"]}
        cup = (await anna.post("tournaments", wish, 201))["code"]
        await bert.post(f"tournaments/{cup}/enter")
        code = (await anna.post(f"tournaments/{cup}/start"))["my_table"]
        await bert.at(code)
        await until(lambda: service.requests)
        (told,) = service.to(browsers[0])
        assert told["body"] == "A new tournament round begins: First Game"
        assert told["path"] == f"/t/{code}"
        # A repeated call, as from another or a restarted process, sends no second notification.
        host, _ = await server.registry.find(code)
        host._notify_of_round()
        await asyncio.sleep(0.3)
        assert len(service.requests) == 1


async def test_an_ended_subscription_is_deleted(
    tmp_path: Path, service: PushService, key_file: Path
) -> None:
    async with (
        serving_with_push(tmp_path, service, key_file) as server,
        Person(server.url) as anna,
    ):
        pusher, guest = server.parts.push, anna.me["id"]
        assert pusher is not None
        await anna.post("push/subscribe", Browser(service, "old").subscription(), 201)
        for status, left in ((500, 1), (410, 0)):
            service.status = status
            before = len(service.requests)
            pusher.notify(guest, Notification("", "code", "tag"))
            await until(lambda before=before: len(service.requests) > before)
            await until(lambda: not pusher._tasks._tasks)
            assert len(await pusher.subscriptions_of(guest)) == left


async def test_subscriptions_are_limited_per_guest_and_can_be_deleted_only_by_their_owner(
    tmp_path: Path, service: PushService, key_file: Path
) -> None:
    async with (
        serving_with_push(tmp_path, service, key_file) as server,
        people(server.url, 2) as (anna, bert),
    ):
        pusher = server.parts.push
        assert pusher is not None
        browser = Browser(service, "anna")
        for _ in range(2):
            await anna.post("push/subscribe", browser.subscription(), 201)
        assert len(await pusher.subscriptions_of(anna.me["id"])) == 1
        await bert.post("push/unsubscribe", {"endpoint": browser.endpoint})
        assert len(await pusher.subscriptions_of(anna.me["id"])) == 1
        await anna.post("push/unsubscribe", {"endpoint": browser.endpoint})
        assert await pusher.subscriptions_of(anna.me["id"]) == []
        # The subscriptions of a guest are limited; the oldest are deleted.
        server.parts.limits.subscriptions.burst = 100
        server.parts.limits.subscriptions._buckets.clear()
        for n in range(MAX_SUBSCRIPTIONS_PER_GUEST + 3):
            await anna.post("push/subscribe", Browser(service, f"{n}").subscription(), 201)
        kept = [s.endpoint.rpartition("/")[2] for s in await pusher.subscriptions_of(anna.me["id"])]
        assert sorted(kept, key=int) == [f"{n}" for n in range(3, MAX_SUBSCRIPTIONS_PER_GUEST + 3)]


async def test_a_server_without_a_push_key_accepts_no_subscriptions(
    tmp_path: Path, service: PushService
) -> None:
    async with serving_here(tmp_path / "data") as server, Person(server.url) as anna:
        assert (await anna.get("hello"))["push_key"] == ""
        wish = Browser(service, "anna").subscription()
        assert (await anna.post("push/subscribe", wish, 404))["error"] == "no-push"


async def test_push_services_that_hang_do_not_delay_other_guests(
    tmp_path: Path, service: PushService, key_file: Path
) -> None:
    async with (
        serving_with_push(tmp_path, service, key_file) as server,
        people(server.url, 2) as (eve, anna),
    ):
        pusher = server.parts.push
        assert pusher is not None
        await eve.post("push/subscribe", Browser(service, "drip").subscription(), 201)
        good = Browser(service, "anna")
        await anna.post("push/subscribe", good.subscription(), 201)
        for n in range(3 * MAX_CONCURRENT_REQUESTS):
            pusher.notify(eve.me["id"], Notification("", "code", f"{n}"))
        await until(lambda: service.requests)
        pusher.notify(anna.me["id"], Notification("", "code", "tag"))
        await until(lambda: service.to(good))
        # Eve's notifications are sent one after the other.
        assert sum("drip" in path for path, _, _ in service.requests) < MAX_CONCURRENT_REQUESTS


def test_a_push_service_that_answers_byte_by_byte_times_out(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("citadella.server.people.web_push.SEND_TIMEOUT_S", 0.5)
    started = time.monotonic()
    with pytest.raises((OSError, HTTPException)):
        service.sender().send(f"https://localhost:{service.port}/drip", {}, b"")
    assert time.monotonic() - started < TIMEOUT_S


# --- refused endpoints ------------------------------------------------------------------------
@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "push",
        "http://push.example.org/x",
        "ftp://push.example.org/x",
        "https://",
        "https:///x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://10.0.0.1/x",
        "https://192.168.1.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://0.0.0.0/x",
        "https://push.example.org:8443/x",
        "https://push.example.org:99999/x",
        "https://me:secret@push.example.org/x",
        "https://push.example.org/x y",
        "https://push.example.org/x\r\nHost: elsewhere",
        "https://push.example.org/ł",
        "https://push.example.org/" + "x" * 1000,
    ],
)
def test_an_invalid_endpoint_is_refused(endpoint: str) -> None:
    with pytest.raises(RequestError, match="subscription has an invalid address"):
        PushSender().check(endpoint)


def test_a_host_name_that_resolves_to_a_local_address_is_refused() -> None:
    # The host name is valid, but its address is not public.
    PushSender().check("https://localhost/x")
    with pytest.raises(RequestError, match="an invalid address"):
        PushSender().send("https://localhost/x", {}, b"")


def test_public_addresses_are_recognised() -> None:
    for address in ("8.8.8.8", "2001:4860:4860::8888"):
        assert is_public(address)
    for address in ("127.0.0.1", "10.1.2.3", "::1", "fe80::1", "fd00::1", "::ffff:10.0.0.1"):
        assert not is_public(address)


def test_an_untrusted_certificate_is_refused(service: PushService) -> None:
    stranger = PushSender(ports=(service.port,), may_reach=lambda _: True)
    with pytest.raises(ssl.SSLError):
        stranger.send(f"https://localhost:{service.port}/x", {}, b"")
    assert service.requests == []


@pytest.mark.parametrize(
    "change",
    [
        {"p256dh": "x"},
        {"p256dh": text(b"\x04" + b"x" * 63)},
        {"p256dh": text(b"\x05" + b"x" * 64)},
        {"auth": text(b"short")},
        {"auth": "ł"},
    ],
)
async def test_invalid_subscription_keys_are_refused(
    tmp_path: Path, service: PushService, key_file: Path, change: dict[str, str]
) -> None:
    pusher = PushNotifier(Database("sqlite://"), VapidSigner(key_file, CONTACT), service.sender())
    wish = Browser(service, "anna").subscription() | change
    with pytest.raises(RequestError, match="subscription has an invalid address"):
        await pusher.subscribe("guest", NewSubscription(**wish))


# --- the key ----------------------------------------------------------------------------------
def test_the_key_file_is_private_and_never_overwritten(key_file: Path) -> None:
    assert stat.S_IMODE(key_file.stat().st_mode) == 0o600
    before = key_file.read_bytes()
    with pytest.raises(MalformedError, match="already exists"):
        make_key(key_file)
    assert key_file.read_bytes() == before
    assert VapidSigner(key_file, CONTACT).public_key == VapidSigner(key_file, CONTACT).public_key


def test_an_invalid_key_file_or_contact_is_rejected_with_the_reason(
    tmp_path: Path, key_file: Path
) -> None:
    with pytest.raises(MalformedError, match="--push-contact"):
        VapidSigner(key_file, "")
    with pytest.raises(MalformedError, match="cannot be read"):
        VapidSigner(tmp_path / "nowhere.pem", CONTACT)
    (tmp_path / "bad.pem").write_text("no key")
    with pytest.raises(MalformedError, match="does not contain a key"):
        VapidSigner(tmp_path / "bad.pem", CONTACT)
