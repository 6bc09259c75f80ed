"""The personal page: passkeys (with a virtual authenticator), codes, links and friends."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.access import problems
from tests.browser.conftest import Open
from tests.browser.harness import BrowserServer
from tests.browser.visitor import Visitor
from tests.long import long


@pytest.fixture
def home(server: BrowserServer) -> str:
    """Return the server's address with a host name: passkeys do not work with an IP address."""
    return server.url.replace("127.0.0.1", "localhost")


class Authenticator:
    """A virtual authenticator in the browser window of a visitor."""

    def __init__(self, visitor: Visitor) -> None:
        self.session: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self.session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        made = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self.id: str = made["authenticatorId"]

    def keys(self) -> list[dict[str, Any]]:
        """Return the passkeys that the authenticator holds."""
        found = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        keys: list[dict[str, Any]] = found["credentials"]
        return keys

    def take(self, key: dict[str, Any]) -> None:
        """Add a passkey as if it had been synchronised from another device."""
        self.session.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": key})


def guest_id(visitor: Visitor) -> str:
    answer: dict[str, Any] = visitor.page.evaluate("() => fetch('/api/hello').then(r => r.json())")
    name: str = answer["me"]["id"]
    return name


def set_name(visitor: Visitor, name: str) -> None:
    visitor.find("my-name").fill(name)
    visitor.click("save-name")
    expect(visitor.find("person-name")).to_have_text(name)


@pytest.fixture
def anna(visit: Open, home: str) -> tuple[Visitor, Authenticator]:
    """Return the window of a guest with a passkey, and its authenticator."""
    anna = visit(url=home)
    anna.open("/me")
    keys = Authenticator(anna)
    set_name(anna, "Anna")
    expect(anna.find("account")).to_have_text("Guest in this browser")
    anna.click("make-passkey")
    expect(anna.find("passkeys").locator("li")).to_have_count(1)
    expect(anna.find("account")).to_have_text("Account")
    return anna, keys


def sign_in(visitor: Visitor) -> None:
    visitor.page.locator("summary").click()
    visitor.click("sign-in-passkey")


def test_a_passkey_signs_in_a_second_browser(
    anna: tuple[Visitor, Authenticator], visit: Open, home: str
) -> None:
    first, keys = anna
    (key,) = keys.keys()
    assert key["isResidentCredential"]
    assert key["rpId"] == "localhost"
    second = visit("phone", url=home)
    second.open("/me")
    Authenticator(second).take(key)
    sign_in(second)
    expect(second.find("person-name")).to_have_text("Anna")
    assert guest_id(second) == guest_id(first)
    first.page.reload()
    expect(first.find("devices").locator("li")).to_have_count(2)
    # Signing the second browser out remotely makes it a new guest.
    first.click("sign-out-there")
    expect(first.find("devices").locator("li")).to_have_count(1)
    second.expect("401")
    assert guest_id(second) != guest_id(first)


def test_a_passkey_answer_cannot_be_replayed_with_or_without_the_cookies(
    anna: tuple[Visitor, Authenticator], visit: Open, home: str
) -> None:
    _, keys = anna
    second = visit(url=home)
    second.open("/me")
    Authenticator(second).take(keys.keys()[0])
    with second.page.expect_request("**/sign-in/passkey") as asked:
        sign_in(second)
    body = asked.value.post_data
    assert body is not None
    expect(second.find("person-name")).to_have_text("Anna")
    cookies = {one["name"]: one["value"] for one in second.context.cookies()}
    for thief in (cookies, {}):
        with httpx.Client(base_url=home, cookies=thief) as client:
            client.get("/api/hello")
            answer = client.post(
                "/api/people/sign-in/passkey",
                content=body,
                headers={"content-type": "application/json"},
            )
            assert answer.status_code == 403
            assert answer.json()["error"] == "old-challenge"


def test_a_passkey_answer_of_another_site_is_refused(
    anna: tuple[Visitor, Authenticator], visit: Open, home: str
) -> None:
    """A page from another origin can obtain a challenge, but its answer is refused."""
    _, keys = anna
    elsewhere = home.replace("localhost", "citadella.localhost")
    thief = visit(url=elsewhere)
    thief.open("/me")
    (key,) = keys.keys()
    Authenticator(thief).take(key | {"rpId": "citadella.localhost"})
    with httpx.Client(base_url=home) as client:
        client.get("/api/hello")
        options = client.post("/api/people/sign-in/ask", json={}).json()
        options["rpId"] = "citadella.localhost"
        thief.page.evaluate(
            """(options) => {
              const plain = window.fetch;
              window.fetch = (path, given) => {
                if (!String(path).includes("/sign-in/")) return plain(path, given);
                if (!String(path).endsWith("/ask")) {
                  window.caught = given.body;
                  return new Promise(() => {});
                }
                return Promise.resolve(new Response(JSON.stringify(options)));
              };
            }""",
            options,
        )
        sign_in(thief)
        thief.page.wait_for_function("() => window.caught")
        body = thief.page.evaluate("() => window.caught")
        answer = client.post(
            "/api/people/sign-in/passkey",
            content=body,
            headers={"content-type": "application/json"},
        )
        assert answer.status_code == 403
        assert answer.json()["error"] == "bad-passkey"
        assert client.get("/api/hello").json()["me"]["account"] is False


def test_a_forged_passkey_signature_is_refused(
    anna: tuple[Visitor, Authenticator], visit: Open, home: str
) -> None:
    _, keys = anna
    eve = visit(url=home)
    eve.open("/me")
    authenticator = Authenticator(eve)
    eve.click("make-passkey")
    expect(eve.find("passkeys").locator("li")).to_have_count(1)
    (own,) = authenticator.keys()
    (key,) = keys.keys()
    # Combine Eve's private key with the id of Anna's passkey.
    authenticator.session.send("WebAuthn.clearCredentials", {"authenticatorId": authenticator.id})
    authenticator.take(key | {"privateKey": own["privateKey"]})
    eve.expect("403")
    answer = eve.page.evaluate(
        """async () => {
          const post = (path, body) => fetch(path, {method: "POST", body: JSON.stringify(body),
            headers: {"content-type": "application/json"}}).then((r) => r.json());
          const bytes = (text) => Uint8Array.from(
            atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
          const options = await post("/api/people/sign-in/ask", {});
          const shown = await navigator.credentials.get({publicKey: {...options,
            challenge: bytes(options.challenge), allowCredentials: []}});
          return post("/api/people/sign-in/passkey", {credential: shown.toJSON()});
        }"""
    )
    assert answer["error"] == "bad-passkey"


def test_recovery_codes_are_shown_once_and_sign_in_another_browser(visit: Open) -> None:
    anna, other = visit(), visit("phone")
    anna.open("/me")
    set_name(anna, "Codewoman")
    anna.click("make-codes")
    codes = anna.find("codes").locator("code")
    expect(codes).to_have_count(8)
    code = codes.first.inner_text()
    anna.page.reload()
    expect(anna.find("account")).to_have_text("Account")
    expect(anna.find("codes")).to_have_count(0)
    other.open("/me")
    other.page.locator("summary").click()
    other.find("sign-in-code").fill(code)
    other.click("use-code")
    expect(other.find("person-name")).to_have_text("Codewoman")


def test_a_friend_can_be_added_by_link_and_blocked(visit: Open) -> None:
    anna, bert = visit(), visit("phone")
    anna.open("/me")
    set_name(anna, "<b>Anna</b>")
    anna.click("friend-link")
    link = anna.find("copy-friend-link").get_attribute("data-copy")
    assert link is not None
    bert.open("/")
    bert.page.goto(link)
    bert.click("befriend")
    # HTML in a name is shown as plain text.
    expect(bert.find("person-name")).to_have_text("<b>Anna</b>")
    bert.click("block")
    expect(bert.page.get_by_text("Unblock")).to_be_visible()
    bert.open("/me")
    expect(bert.find("blocked").locator("li")).to_have_count(1)


def test_a_person_can_export_and_erase_their_data(visit: Open) -> None:
    anna = visit()
    anna.open("/me")
    set_name(anna, "Anna")
    before = guest_id(anna)
    with anna.page.expect_download() as download:
        anna.click("export")
    assert json.loads(download.value.path().read_text())["person"] == before
    anna.click("forget-me")
    expect(anna.find("forget-now")).to_be_disabled()
    anna.find("forget-name").fill("Anna")
    anna.click("forget-now")
    anna.find("play-now").wait_for()
    assert guest_id(anna) != before


@pytest.mark.parametrize("size", ["phone", long("desktop")])
def test_the_pages_about_people_are_accessible_and_fit_the_window(
    visit: Open, home: str, size: str
) -> None:
    anna = visit(size, url=home)
    anna.open("/")
    anna.click("to-me")
    anna.find("person-name").wait_for()
    anna.page.locator("summary").click()
    assert problems(anna) == []
    wide = anna.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    anna.go(f"/player/{guest_id(anna)}")
    anna.find("person-name").wait_for()
    assert problems(anna) == []
