"""Protection against strangers: seats, the list of tables, links and cookies, bans, and chat."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from citadella.server.storage.database import now
from citadella.server.storage.models import Guest, NetworkBan, Report, SeatRow, TableRow
from tests.server.harness import InProcessServer, Person, eventually, people, serving_here

# The header that a trusted proxy adds for a client at another address.
ELSEWHERE = {"x-forwarded-for": "192.0.2.7"}


# --- seats and spectators ----------------------------------------------------------------
async def test_many_spectators_do_not_keep_a_player_out(tmp_path: Path) -> None:
    async with (
        serving_here(tmp_path, watchers_per_table=150) as server,
        people(server.url, 21) as (anna, *crowd),
    ):
        code = await anna.new_table("me", "builder", start=True)
        watch = (await anna.get(f"tables/{code}"))["watch"]
        turned_away = 0
        for guest in crowd:
            for _ in range(10):
                at = await guest.open_connection(watch)
                turned_away += (await at.next()).get("error") == "too-many-watch"
        assert turned_away == 50
        mine = await anna.at(code)
        await mine.until_asked()
        assert (await mine.act(mine.state["actions"][0]))["type"] == "state"


async def test_frequent_reconnections_are_limited_and_do_not_delay_others(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, people(server.url, 5) as (anna, *storm):
        code = await anna.new_table("me", "builder", start=True)
        stormy = await anna.new_table("builder", "builder")
        mine = await anna.at(code)
        await mine.until_asked()
        refused = 0

        async def reconnect(guest: Person) -> None:
            nonlocal refused
            for _ in range(60):
                at = await guest.open_connection(stormy)
                refused += (await at.next()).get("error") == "slow-down"
                await at.close()

        storms = [asyncio.create_task(reconnect(guest)) for guest in storm]
        loop = asyncio.get_running_loop()
        slowest = 0.0
        for _ in range(10):
            started = loop.time()
            answer = await mine.act(mine.state["actions"][0])
            slowest = max(slowest, loop.time() - started)
            assert answer["type"] == "state"
            await mine.until_asked()
            if mine.state["result"]:
                break
        await asyncio.gather(*storms)
        assert refused > 0
        assert slowest < 5.0


async def test_the_number_of_connections_from_one_network_is_limited(tmp_path: Path) -> None:
    async with (
        serving_here(tmp_path, connections_per_address=3) as server,
        Person(server.url) as anna,
    ):
        code = await anna.new_table("me", "builder")
        for _ in range(3):
            await anna.at(code, **ELSEWHERE)
        refused = await anna.open_connection(code, **ELSEWHERE)
        assert (await refused.next())["error"] == "crowded"
        # A client from another address can still connect.
        await anna.at(code, **{"x-forwarded-for": "192.0.2.8"})


async def test_public_tables_allow_one_seat_per_person_unless_the_host_allows_more(
    url: str,
) -> None:
    async with people(url, 2) as (anna, bert):
        two = await anna.post("tables", wish("me", "me", public=True), 409)
        assert two["error"] == "one-seat"
        for more, status in (
            ({"public": True}, 409),
            ({"public": True, "several": True}, 200),
            ({"public": False}, 200),
        ):
            code = await anna.new_table("me", "open", "open", **more)
            await bert.change(code, "sit", seat=1)
            await bert.change(code, "sit", status, seat=2)


async def test_a_device_link_does_not_bypass_blocks_or_the_limit_of_one_seat(url: str) -> None:
    async with people(url, 3) as (anna, bert, eve):
        code = await anna.new_table("me", "open", "builder", public=True)
        await bert.change(code, "sit", seat=1)
        link = (await bert.change(code, "device", seat=1))["link"].rpartition("/")[2]
        assert (await anna.post(f"device/{link}", status=409))["error"] == "one-seat"
        await anna.post("people/blocks/add", {"id": eve.me["id"]})
        assert (await eve.post(f"device/{link}", status=403))["error"] == "kept-away"
        await anna.post("people/blocks/remove", {"id": eve.me["id"]})
        await eve.post(f"device/{link}")
        # At rated tables, everyone has only one seat, even if the table is private.
        code = await anna.new_table("me", "open", rated=True)
        await bert.change(code, "sit", seat=1)
        await anna.change(code, "start")
        link = (await bert.change(code, "device", seat=1))["link"].rpartition("/")[2]
        assert (await anna.post(f"device/{link}", status=409))["error"] == "one-seat"


def wish(*seats: str, **more: Any) -> dict[str, Any]:
    kinds = [{"kind": seat} for seat in seats]
    return {"edition": "2016", "players": len(seats), "preset": "first-game", "seats": kinds} | more


# --- the list of tables ------------------------------------------------------------------
async def test_one_network_cannot_fill_the_list_of_tables(tmp_path: Path) -> None:
    async with (
        serving_here(tmp_path) as server,
        people(server.url, 6) as (anna, *flood),
    ):
        honest = await anna.new_table("me", "open", public=True)
        made = 0
        for guest in flood:
            for _ in range(15):
                answer = await guest.http.post(
                    "/api/tables", json=wish("me", "open", public=True), headers=ELSEWHERE
                )
                made += answer.status_code == 201
                if answer.status_code != 201:
                    assert answer.json()["error"] == "too-many-here"
        assert made == 60
        listed = [table["code"] for table in await anna.get("tables")]
        assert len(listed) == 50
        assert listed.index(honest) <= 1


async def test_ipv6_addresses_are_counted_by_network(tmp_path: Path) -> None:
    async with (
        serving_here(tmp_path, tables_per_address=2) as server,
        Person(server.url) as anna,
    ):
        for last, status in ((1, 201), (2, 201), (3, 429)):
            headers = {"x-forwarded-for": f"2001:db8::{last}"}
            answer = await anna.http.post("/api/tables", json=wish("me", "open"), headers=headers)
            assert answer.status_code == status
        other = {"x-forwarded-for": "2001:db8:0:1::1"}
        answer = await anna.http.post("/api/tables", json=wish("me", "open"), headers=other)
        assert answer.status_code == 201


async def test_no_ip_address_is_stored(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, Person(server.url) as anna:
        await anna.http.post("/api/tables", json=wish("me", "open"), headers=ELSEWHERE)
        await anna.http.get("/api/hello", headers=ELSEWHERE)
        origin = await server.database.transaction(
            lambda s: s.scalars(select(TableRow.origin)).one()
        )
        assert len(origin) == 16
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"192.0.2.7" not in stored


# --- links and cookies -------------------------------------------------------------------
async def test_a_device_link_works_once_and_expires(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, people(server.url, 2) as (anna, bert):
        code = await anna.new_table("me", "open")
        old = (await anna.change(code, "device", seat=0))["link"].rpartition("/")[2]
        await expire_links(server, code)
        assert (await bert.post(f"device/{old}", status=404))["error"] == "no-link"
        new = (await anna.change(code, "device", seat=0))["link"].rpartition("/")[2]
        await bert.post(f"device/{new}")
        assert (await anna.post(f"device/{new}", status=404))["error"] == "no-link"


async def expire_links(server: InProcessServer, code: str) -> None:
    table = await server.table(code)
    table.seats = [seat._replace(device_until=now() - 1) for seat in table.seats]
    await server.database.transaction(lambda s: s.execute(update(SeatRow).values(device_until=1)))


async def test_guessing_device_links_is_limited(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, Person(server.url) as eve:
        errors = []
        for n in range(40):
            answer = await eve.http.post(f"/api/device/guess{n}", json={})
            errors.append(answer.json()["error"])
        assert errors[0] == "no-link"
        assert errors[-1] == "slow-down"


@pytest.mark.parametrize("forged", ["https://evil.example", "null", "http://127.0.0.1", "x"])
async def test_a_forged_origin_is_refused(url: str, forged: str) -> None:
    async with Person(url) as anna:
        code = await anna.new_table("me", "builder")
        for path, body in (("close", {}), ("start", {}), ("talk", {"on": False})):
            answer = await anna.http.post(
                f"/api/tables/{code}/{path}", json=body, headers={"origin": forged}
            )
            assert answer.status_code == 403
            assert answer.json()["error"] == "bad-origin"
        knock = await anna.open_connection(code, origin=forged)
        told = await knock.next()
        assert told["error"] == "bad-origin"
        assert (await anna.get(f"tables/{code}"))["status"] == "lobby"


async def test_forged_cookies_are_refused(url: str) -> None:
    async with people(url, 2) as (anna, eve):
        code = await anna.new_table("me", "builder")
        whose, _, secret = anna.http.cookies["citadella"].partition(".")
        for forged in (whose, f"{whose}.", f"{whose}.x", f".{secret}", f"{eve.me['id']}.{secret}"):
            eve.http.cookies.clear()
            eve.http.cookies.set("citadella", forged)
            assert (await eve.get("tables/mine", 401))["error"] == "no-guest"
            knock = await eve.open_connection(code)
            assert (await knock.next())["error"] == "no-guest"


# --- bans ----------------------------------------------------------------------------------
async def test_a_banned_guest_is_refused_everywhere(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, Person(server.url) as eve:
        code = await eve.new_table("me", "builder")
        ban = update(Guest).where(Guest.id == eve.me["id"]).values(banned=now() + 60)
        await server.database.transaction(lambda s: s.execute(ban))
        assert (await eve.get("hello", 403))["error"] == "banned"
        assert (await eve.get("tables/mine", 403))["error"] == "banned"
        knock = await eve.open_connection(code)
        assert (await knock.next())["error"] == "banned"


async def test_new_guests_from_a_banned_network_are_refused(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, Person(server.url) as anna:
        origin = server.parts.networks.of("192.0.2.7")
        await server.database.transaction(
            lambda s: s.add(NetworkBan(origin=origin, until=now() + 60))
        )
        # Known guests who are not banned themselves are still served.
        assert (await anna.http.get("/api/hello", headers=ELSEWHERE)).status_code == 200
        anna.http.cookies.clear()
        answer = await anna.http.get("/api/hello", headers=ELSEWHERE)
        assert answer.json()["error"] == "banned"
        assert (await anna.http.get("/api/hello")).status_code == 200


# --- chat ----------------------------------------------------------------------------------
async def test_the_host_can_disable_chat_and_mute_a_player(url: str) -> None:
    async with people(url, 2) as (anna, bert):
        code = await anna.new_table("me", "open")
        await bert.change(code, "sit", seat=1)
        his = await bert.at(code)
        assert (await his.say(type="chat", text="Hello"))["type"] == "state"
        assert (await bert.change(code, "mute", 403, seat=0, muted=True))["error"] == "not-host"
        await anna.change(code, "mute", seat=1, muted=True)
        assert (await his.say(type="chat", text="Hello?"))["error"] == "muted"
        assert (await his.say(type="emote", emote="angry"))["error"] == "muted"
        # Standing up and sitting down again does not lift the mute.
        await bert.change(code, "stand", seat=1)
        assert (await his.say(type="chat", text="Hello?"))["error"] == "muted"
        seats = (await bert.change(code, "sit", seat=1))["seats"]
        assert seats[1]["muted"]
        await anna.change(code, "mute", seat=1, muted=False)
        assert (await his.say(type="chat", text="Thanks"))["type"] == "state"
        await anna.change(code, "talk", on=False)
        assert (await his.say(type="chat", text="And now?"))["error"] == "no-talk"
        assert not (await bert.get(f"tables/{code}"))["talk"]
        silent = await anna.new_table("me", "open", talk=False)
        at = await anna.at(silent)
        assert (await at.say(type="chat", text="Hello"))["error"] == "no-talk"


async def test_repeated_chat_lines_are_refused(url: str) -> None:
    async with Person(url) as anna:
        at = await anna.at(await anna.new_table("me", "open"))
        for expected in ("state", "state", "error"):
            assert (await at.say(type="chat", text="Buy gold!"))["type"] == expected
        assert (await at.say(type="chat", text="Sorry."))["type"] == "state"


async def test_a_report_contains_the_chat_line_its_author_and_the_reporter(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, people(server.url, 2) as (anna, bert):
        code = await anna.new_table("me", "open")
        his = await bert.at(code)
        await his.say(type="chat", text="Something rude")
        await anna.change(code, "report", line=0, reason="Rude")
        assert (await anna.change(code, "report", 404, line=7))["error"] == "bad-request"
        found = await server.database.transaction(lambda s: list(s.scalars(select(Report))))
        [report] = found
        assert (report.text, report.reason, report.guest, report.reporter) == (
            "Something rude",
            "Rude",
            bert.me["id"],
            anna.me["id"],
        )


async def test_forbidden_words_in_chat_and_names_are_refused_with_or_without_accents(
    tmp_path: Path,
) -> None:
    words = tmp_path / "words.txt"
    words.write_text("# not here\nzöld\n", "utf-8")
    async with (
        serving_here(tmp_path / "data", forbidden_words=words) as server,
        Person(server.url) as anna,
    ):
        at = await anna.at(await anna.new_table("me", "open"))
        for text in ("zöld", "A ZÖLD szín", "zold!"):
            assert (await at.say(type="chat", text=text))["error"] == "forbidden-word", text
        assert (await at.say(type="chat", text="zöldség"))["type"] == "state"
        # Forbidden words are also refused in the names of people, bots and tournaments.
        seats = [{"kind": "me", "name": "Zöld"}, {"kind": "open"}]
        named: list[tuple[str, dict[str, Any]]] = [
            ("me", {"name": "Zöld"}),
            ("tables", wish("me", "open") | {"seats": seats}),
            ("bots/join", {"code": at.state["table"]["code"], "name": "Zöld"}),
            ("tournaments", {"name": "Zöld kupa", "edition": "2016", "size": 3, "rounds": 1}),
        ]
        for path, body in named:
            assert (await anna.post(path, body, 422))["error"] == "forbidden-word", path


async def test_reports_are_rate_limited(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, Person(server.url) as anna:
        code = await anna.new_table("me", "open")
        at = await anna.at(code)
        await at.say(type="chat", text="Hm")

        async def slowed() -> bool:
            answer = await anna.http.post(f"/api/tables/{code}/report", json={"line": 0})
            return answer.status_code == 429

        await eventually(slowed)
