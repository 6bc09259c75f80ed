"""Guests: cookies, names, origins, security headers and rate limits."""

from __future__ import annotations

from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest

from citadella.server.people.guests import clean_name
from citadella.server.protocol.errors import RequestError
from citadella.server.tables.chat import clean_text
from citadella.server.web.rate_limits import RateLimit
from tests.server.harness import Person, ServerProcess, people, serving_here, set_limit


async def test_a_guest_gets_a_name_and_a_cookie_that_scripts_cannot_read(url: str) -> None:
    async with Person(url) as anna:
        answer = await anna.http.get("/api/hello")
    cookie = SimpleCookie(answer.headers["set-cookie"])["citadella"]
    assert cookie["httponly"]
    assert cookie["samesite"] == "lax"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) == 365 * 86_400
    assert len(cookie.value.partition(".")[2]) >= 32
    me = answer.json()["me"]
    assert me["name"].startswith("Guest ")
    assert not me["named"]


async def test_a_returning_guest_is_recognised(url: str) -> None:
    async with Person(url) as anna:
        again = await anna.get("hello")
        assert again["me"] == anna.me


async def test_the_secret_of_a_cookie_is_not_stored_in_clear_text(server: ServerProcess) -> None:
    async with Person(server.url) as anna:
        secret = anna.http.cookies["citadella"].partition(".")[2]
        stored = b"".join(file.read_bytes() for file in server.data.glob("citadella.sqlite*"))
        assert anna.me["id"].encode() in stored
        assert secret.encode() not in stored


@pytest.mark.parametrize(
    "change", ["{id}.wrong", "{id}", "{id}.", ".", "x.{secret}", "ł" * 9, r'"\000.x"']
)
async def test_a_forged_cookie_is_not_accepted(url: str, change: str) -> None:
    async with Person(url) as anna:
        guest, _, secret = anna.http.cookies["citadella"].partition(".")
        forged = change.format(id=guest, secret=secret)
        headers = {b"cookie": f"citadella={forged}".encode()}
        async with httpx.AsyncClient(base_url=url, headers=headers) as thief:
            assert (await thief.get("/api/tables/mine")).status_code == 401
            assert (await thief.get("/api/hello")).json()["me"]["id"] != guest


async def test_a_guest_can_choose_a_name(url: str) -> None:
    async with Person(url) as anna:
        for name in ("Anna", "Őrült Ödön 🏰", "Ж", "x" * 24):
            assert (await anna.post("me", {"name": name}))["name"] == name
        assert (await anna.get("hello"))["me"] == {
            "account": False,
            "id": anna.me["id"],
            "name": "x" * 24,
            "named": True,
        }


@pytest.mark.parametrize(
    "name",
    ["", " ", "\n\t", "x" * 25, "\u200b", "\u202e", "\x00", "\u3164", "\u2800\u2800", "\u0301"],
)
async def test_invisible_and_long_names_are_refused(url: str, name: str) -> None:
    async with Person(url) as anna:
        problem = await anna.post("me", {"name": name}, 400)
        assert problem["error"] == "bad-name"
        assert (await anna.get("hello"))["me"] == anna.me


def test_invisible_characters_are_removed_from_names() -> None:
    assert clean_name(" A\u202ennA\u0000 \nB ") == "AnnA B"
    assert clean_name("<script>alert(1)") == "<script>alert(1)"
    assert clean_text("a\u2028b\u200bc\nd") == "a bc d"
    with pytest.raises(RequestError):
        clean_name("\u2066\u2069")


HEADERS = {
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "x-frame-options",
    "permissions-policy",
}


async def test_every_response_has_security_headers(url: str) -> None:
    async with Person(url) as anna:
        answers = [
            await anna.http.get(path)
            for path in (
                "/",
                "/t/x",
                "/healthz",
                "/assets/none.js",
                "/assets/../../../run.py",
                "/api/hello",
                "/api/nothing",
                "/api/catalogue",
                "/api/tables/none",
                "/api/tables/none/record",
                "/api/tables/none/replay/1",
                "/api/rules?word=crown",
                "/api/rules?language=none",
            )
        ]
        answers.append(await anna.http.post("/api/tables", json={}))
        answers.append(await anna.http.post("/api/tables", content=b"{"))
        answers.append(await anna.http.post("/api/nothing", json={}))
        answers.append(await anna.http.put("/api/tables"))
        answers.append(await anna.http.request("PATCH", "/"))
    for answer in answers:
        assert set(answer.headers) >= HEADERS, answer.url
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert answer.status_code < 500 or "not been built" in answer.text


async def test_an_unknown_path_is_not_found(url: str) -> None:
    async with Person(url) as anna:
        assert (await anna.get("nothing/at/all", 404))["error"] == "not-found"
        assert (await anna.post("tables/x/nothing", {}, 404))["error"] == "no-table"
        wrong = await anna.http.delete("/api/tables/x")
        assert wrong.status_code == 405
        assert wrong.json()["message"] == "DELETE is not allowed for /api/tables/x."


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "http://[", "https://127.0.0.1.evil", "\xff"]
)
async def test_requests_from_other_sites_are_refused(url: str, origin: str) -> None:
    async with Person(url) as anna:
        headers = {b"origin": origin.encode("latin-1"), b"content-type": b"application/json"}
        answer = await anna.http.post("/api/me", content=b'{"name":"Eve"}', headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"] == "bad-origin"
        assert (await anna.get("hello"))["me"] == anna.me


async def test_requests_from_the_same_site_are_accepted(url: str) -> None:
    async with Person(url) as anna:
        answer = await anna.http.post("/api/me", json={"name": "Anna"}, headers={"origin": url})
        assert answer.status_code == 200
        at = await anna.at(await anna.new_table("me", "builder"), origin=url)
        assert at.state["you"]["host"]


async def test_a_connection_from_another_site_is_refused(url: str) -> None:
    async with Person(url) as anna:
        code = await anna.new_table("me", "builder")
        at = await anna.open_connection(code, origin="http://evil.example")
        assert (await at.next())["error"] == "bad-origin"
        await at.socket.wait_closed()
        assert at.socket.close_code == 4403


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
async def test_bodies_that_html_forms_can_send_are_refused(url: str, kind: str) -> None:
    async with Person(url) as anna:
        code = await anna.new_table("me", "builder")
        headers = {"content-type": kind}
        for path in ("/api/me", f"/api/tables/{code}/start"):
            answer = await anna.http.post(path, content=b'{"name":"Eve"}', headers=headers)
            assert answer.status_code == 415
        assert (await anna.get(f"tables/{code}"))["status"] == "lobby"


async def test_a_large_request_is_refused(url: str) -> None:
    async with Person(url) as anna:
        body = b'{"name":"' + b"x" * 20_000 + b'"}'
        headers = {"content-type": "application/json"}
        answer = await anna.http.post("/api/me", content=body, headers=headers)
        assert answer.status_code == 413
        assert answer.json()["error"] == "too-big"


def test_a_rate_limit_allows_a_burst_and_then_a_steady_rate() -> None:
    limit = RateLimit(burst=3, per_second=2)
    assert [limit.allows("anna", now=0.0) for _ in range(5)] == [True] * 3 + [False] * 2
    assert limit.allows("bert", now=0.0)
    assert [limit.allows("anna", now=1.0) for _ in range(3)] == [True] * 2 + [False]
    assert [limit.allows("anna", now=100.0) for _ in range(4)] == [True] * 3 + [False]


async def test_requests_above_a_rate_limit_are_refused(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as here, people(here.url, 2) as (anna, bert):
        body = {"edition": "2016", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        set_limit(here.parts.limits.requests, 2)
        await anna.get("tables/mine")
        await anna.get("tables/mine")
        assert (await anna.get("tables/mine", 429))["error"] == "slow-down"
        await bert.get("tables/mine")
        set_limit(here.parts.limits.requests, 99)
        set_limit(here.parts.limits.new_tables, 1)
        await anna.post("tables", body, 201)
        assert (await anna.post("tables", body, 429))["error"] == "slow-down"
        set_limit(here.parts.limits.new_guests, 0)
        assert (await anna.get("hello"))["me"] == anna.me
        async with httpx.AsyncClient(base_url=here.url) as new:
            assert (await new.get("/api/hello")).json()["error"] == "slow-down"
        # Searches have their own, lower limit; listing all rules does not count as a search.
        set_limit(here.parts.limits.searches, 1)
        await anna.get("rules?word=crown")
        assert (await anna.get("rules?word=crown", 429))["error"] == "slow-down"
        assert len(await anna.get("rules?language=hu")) == len(await anna.get("rules")) > 100
        set_limit(here.parts.limits.networks, 0)
        for path in ("hello", "catalogue", "rules?word=x", "tables/mine"):
            assert (await anna.get(path, 429))["error"] == "slow-down"
