"""A database and a backup of an earlier version: people can sign in and continue all games."""

from __future__ import annotations

import gzip
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import BigInteger, MetaData, create_engine, func, select

from citadella.texts import Texts
from citadella.texts.sentence import Renderer
from tests.server.harness import Person, UnlimitedServer, eventually, play_on, sentence_of
from tests.stored.test_records import HARVEST, STORED, unpacked

FACTS = unpacked("server.json.gz")
TABLES: dict[str, str] = FACTS["tables"]
PEOPLE: dict[str, dict[str, str]] = FACTS["people"]
# The tables at which Anna plays, and whether Bert plays there, too.
IN_PLAY = {
    "2016": True,
    "2021": False,
    "2016-by-the-letter-8": True,
    "beginning": True,
    "classic-2016": False,
    "classic-by-the-letter": True,
    "classic-short": False,
    "days": True,
    "deluxe-actions": True,
    "homebrew": True,
    "undone": False,
}
TIMESTAMP = 1_600_000_000


class StoredServer(UnlimitedServer):
    """A server that accepts stored games although their homebrew card file has changed."""

    script = (
        f"from citadella import homebrew; homebrew.load({str(HARVEST)!r})\n"
        + UnlimitedServer.script.replace("bot_workers=1", "bot_workers=1, changed_cards=True")
    )


def make_recent(url: str) -> None:
    """Shift all times so that the last change is now, because the server deletes old tables."""
    engine = create_engine(url)
    schema = MetaData()
    with engine.begin() as connection:
        schema.reflect(connection)
        last = connection.scalar(select(func.max(schema.tables["tables"].c.updated)))
        assert last is not None
        passed = int(time.time()) - last
        for table in schema.tables.values():
            for column in table.columns:
                if isinstance(column.type, BigInteger):
                    later = table.update().where(column > TIMESTAMP)
                    connection.execute(later.values({column.name: column + passed}))
    engine.dispose()


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Return the URL of a copy of the stored database, with its times shifted to now."""
    file = tmp_path / "citadella.sqlite"
    file.write_bytes(gzip.decompress((STORED / "server.sqlite.gz").read_bytes()))
    url = f"sqlite:///{file}"
    make_recent(url)
    return url


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[StoredServer]:
    """Run a server on the stored database; fail if it logs an error."""
    server = StoredServer(tmp_path, database=database)
    yield server
    server.stop()
    assert server.errors() == ""


def person(server: StoredServer, cookie: str) -> Person:
    """Return a client that sends a cookie issued by the earlier version."""
    known = Person(server.url)
    known.http.cookies.set("citadella", cookie, domain="127.0.0.1")
    return known


def known(server: StoredServer, name: str) -> Person:
    return person(server, PEOPLE[name]["cookie"])


def cli(*args: str) -> str:
    line = [sys.executable, "-m", "citadella", *args]
    return subprocess.run(line, check=True, capture_output=True, text=True).stdout


def stored_part(result: dict[str, Any]) -> dict[str, Any]:
    """Return a result without the words of its score sheets, which are not stored."""
    sheets = [
        [{key: value for key, value in line.items() if key != "line"} for line in sheet]
        for sheet in result["sheets"]
    ]
    return result | {"sheets": sheets}


async def play_to_the_end(code: str, *players: Person) -> dict[str, Any]:
    ats = [await player.at(code) for player in players]
    await play_on(*ats, seed=1)
    result: dict[str, Any] = ats[0].state["result"]
    assert len(result["totals"]) == len(ats[0].state["table"]["seats"])
    for at in ats:
        await at.close()
    return result


# --- tables --------------------------------------------------------------------------------
async def test_every_stored_table_is_listed_and_can_be_loaded(server: StoredServer) -> None:
    async with known(server, "Anna") as anna, known(server, "Bert") as bert:
        mine = {table["code"]: table for table in await anna.get("tables/mine")}
        hers = set(TABLES) - {"lobby-private", "closed"}
        assert {TABLES[name] for name in hers} <= set(mine)
        assert TABLES["lobby-private"] in {t["code"] for t in await bert.get("tables/mine")}
        assert {table["frozen"] + table["lacks_cards"] for table in mine.values()} == {""}
        status = {name: mine[TABLES[name]]["status"] for name in hers}
        assert {status[name] for name in IN_PLAY} == {"playing"}
        assert {status[name] for name in ("over", "over-deluxe")} == {"over"}
        assert TABLES["lobby-public"] in {t["code"] for t in await bert.get("tables")}


async def test_every_stored_table_in_play_can_be_played_to_the_end(server: StoredServer) -> None:
    async with known(server, "Anna") as anna, known(server, "Bert") as bert:
        for name, both in IN_PLAY.items():
            await play_to_the_end(TABLES[name], anna, *([bert] if both else []))
            record = (await anna.http.get(f"/api/tables/{TABLES[name]}/record")).text
            assert "result" in record
        # Bert has left this table, so a stand-in plays for him until he returns.
        away = await anna.at(TABLES["away"])
        assert away.state["table"]["seats"][1]["away"]
        await bert.change(TABLES["away"], "sit", seat=1)
        await play_to_the_end(TABLES["away"], anna, bert)


async def test_stored_waiting_tables_can_be_started(server: StoredServer) -> None:
    async with known(server, "Anna") as anna, known(server, "Bert") as bert:
        await bert.change(TABLES["lobby-public"], "sit", seat=1)
        await anna.change(TABLES["lobby-public"], "start")
        await play_to_the_end(TABLES["lobby-public"], anna, bert)
        for seat in (1, 2):
            await bert.change(TABLES["lobby-private"], "bot", seat=seat, bot="easy")
        await bert.change(TABLES["lobby-private"], "start")
        at = await bert.at(TABLES["lobby-private"])
        assert at.state["table"]["edition"] == "2021"
        assert at.state["table"]["clock"]["id"] == "day"


async def test_the_stored_key_of_a_remote_bot_and_a_device_link_are_still_valid(
    server: StoredServer,
) -> None:
    async with (
        known(server, "Anna") as anna,
        Person(server.url) as robot,
        Person(server.url) as phone,
    ):
        bearer = {"authorization": f"Bearer {FACTS['bot_token']}"}
        robot.http.cookies.clear()
        bot = await robot.at(f"{TABLES['remote-bot']}?view=full", **bearer)
        at = await anna.at(TABLES["remote-bot"])
        await play_on(at, bot, seed=2)
        assert bot.state["result"] is not None
        token = FACTS["device_link"].rpartition("/")[2]
        moved = await phone.post(f"device/{token}")
        assert moved["code"] == TABLES["away"]


SENTENCES = ("why", "move", "better")


def without_sentences(review: Any) -> Any:
    """Return a review without its sentences, whose wording may change."""
    if isinstance(review, dict):
        return {
            key: without_sentences(part) for key, part in review.items() if key not in SENTENCES
        }
    return [without_sentences(part) for part in review] if isinstance(review, list) else review


def moves_in_words(review: Any, table: dict[str, Any]) -> list[tuple[str, str]]:
    """Return the moves of a review and the better ones in English."""
    texts = Texts("en")
    bots = texts("names-of-bots").split(", ")
    names = [seat["name"] or bots[seat["seat"]] for seat in table["seats"]]
    render = Renderer(texts, names, table["edition"], fine=False)
    return [
        (render(sentence_of(one["move"])), render(sentence_of(one["better"])))
        for one in review["review"]["decisions"]
    ]


async def test_stored_chat_results_and_reviews_are_unchanged(server: StoredServer) -> None:
    async with known(server, "Anna") as anna:
        at = await anna.at(TABLES["2016"])
        said = [line["text"] or line["emote"] for line in at.state["chat"]]
        assert said == ["Szervusz!", "Good luck \U0001f340", "clap", "something rude"]
        at = await anna.at(TABLES["over"])
        assert stored_part(at.state["result"]) == FACTS["over"]
        assert at.state["table"]["rematch"] == TABLES["rematch"]
        review = await anna.get(f"tables/{TABLES['over']}/review/0")
        assert without_sentences(review) == without_sentences(FACTS["review"])
        before = [(one["move"], one["better"]) for one in FACTS["review"]["review"]["decisions"]]
        assert moves_in_words(review, at.state["table"]) == before
        replay = await anna.get(f"tables/{TABLES['over']}/replay/5")
        assert replay["view"]["round"] == 1


# --- people --------------------------------------------------------------------------------
async def test_stored_cookies_and_recovery_codes_are_still_valid(server: StoredServer) -> None:
    async with (
        known(server, "Anna") as anna,
        person(server, FACTS["phone"]) as phone,
        Person(server.url) as new,
    ):
        assert anna.me["id"] == phone.me["id"] == PEOPLE["Anna"]["id"]
        me = await new.post("people/sign-in/code", {"code": FACTS["codes"][0]})
        assert (me["id"], me["name"], me["account"]) == (PEOPLE["Anna"]["id"], "Anna", True)
        page = await anna.get("people/me")
        assert page["codes_left"] == 6
        assert page["address"] == "anna@example.org"
        assert len(page["devices"]) == 3
        assert [key["label"] for key in page["passkeys"]] == ["Firefox · Linux"]
        assert [friend["name"] for friend in page["friends"]] == ["Bert"]
        assert [one["name"] for one in page["blocked"]] == ["Dóra"]
        link = await phone.post("people/sign-in/look", {"token": "letter-token"})
        assert (link["name"], link["address"]) == ("Anna", "anna@example.org")


async def test_stored_profiles_and_ratings_are_unchanged(
    server: StoredServer, database: str
) -> None:
    async with known(server, "Anna") as anna:
        for name, before in FACTS["ratings"].items():
            after = await anna.get(f"people/{PEOPLE[name]['id']}")
            for key in ("rating", "games", "wins", "editions", "sizes", "characters"):
                assert after[key] == before[key]
            places = [[game["place"] for game in page["history"]] for page in (before, after)]
            assert places[0] == places[1]
        export = await anna.get("people/me/export")
        assert {"subscriptions", "turn_letters", "mail_addresses", "passkeys"} <= set(export)
    assert "anna" not in cli("admin", "ratings", "--database", database).lower()


async def test_a_stored_ban_is_enforced_and_stored_reports_are_listed(
    server: StoredServer, database: str
) -> None:
    zed = known(server, "Zed")
    answer = await zed.http.get("/api/hello")
    assert (answer.status_code, answer.json()["error"]) == (403, "banned")
    await zed.http.aclose()
    reports = cli("admin", "reports", "--database", database)
    assert "something rude" in reports
    assert "clap" not in reports


# --- tournaments and quick match -----------------------------------------------------------
async def test_a_stored_tournament_can_be_finished_and_an_open_one_started(
    server: StoredServer,
) -> None:
    async with known(server, "Anna") as anna, known(server, "Bert") as bert:
        listed = {one["code"]: one["status"] for one in await anna.get("tournaments")}
        assert listed[FACTS["tournament"]] == "playing"
        assert listed[FACTS["open_tournament"]] == "open"
        done = await anna.get(f"tournaments/{FACTS['done_tournament']}")
        assert (done["status"], done["standings"]) == ("over", FACTS["done_standings"])
        await play_to_the_end(TABLES["tournament"], anna, bert)
        path = f"tournaments/{FACTS['tournament']}"

        async def second_round() -> bool:
            return bool((await anna.get(path))["round"] == 2)

        await eventually(second_round)
        await play_to_the_end((await anna.get(path))["my_table"], anna, bert)

        async def over() -> bool:
            return bool((await anna.get(path))["status"] == "over")

        await eventually(over)
        await bert.post(f"tournaments/{FACTS['open_tournament']}/start")


async def test_a_stored_quick_match_request_and_a_vacation_are_still_active(
    server: StoredServer,
) -> None:
    async with known(server, "Cili") as cili, known(server, "Bert") as bert:
        state = await cili.get("match")
        assert FACTS["match"] in state.values()
        assert state["table"] is None
        assert (await bert.get("vacation"))["until"] > time.time()


# --- backups -------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_stored_backup_can_be_restored_and_its_games_continue(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 'new.sqlite'}"
    if kind == "postgresql":
        url = request.getfixturevalue("postgres_database")
    cli("restore", str(STORED / "server.backup"), "--database", url)
    make_recent(url)
    server = StoredServer(tmp_path, database=url)
    async with known(server, "Anna") as anna, known(server, "Bert") as bert:
        mine = {table["code"] for table in await anna.get("tables/mine")}
        assert set(TABLES.values()) - mine == {TABLES["lobby-private"], TABLES["closed"]}
        await play_to_the_end(TABLES["2016"], anna, bert)
        assert stored_part((await anna.at(TABLES["over"])).state["result"]) == FACTS["over"]
        await anna.new_table("me", "builder", start=True)
    server.stop()
    assert server.errors() == ""
