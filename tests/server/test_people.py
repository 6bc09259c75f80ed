"""Returning people: their browsers, recovery codes, profiles, friends and personal data."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Boolean, Float, Integer, select, update
from sqlalchemy.orm import Session

from citadella.server.people.devices import label_of
from citadella.server.people.personal_data import erase_person, merge_accounts, person_columns
from citadella.server.storage.database import Database, now
from citadella.server.storage.location import database_url, migrate
from citadella.server.storage.models import (
    Base,
    Device,
    Guest,
    RatingRow,
    ResultRow,
    SeatRow,
    TableRow,
)
from citadella.server.storage.results import add_results
from tests.server.harness import (
    InProcessServer,
    Person,
    guest_row,
    people,
    play_on,
    rating,
    rating_errors,
    serving_here,
)
from tests.server.test_results import result


async def code_of(person: Person) -> str:
    codes: list[str] = (await person.post("people/codes", {}, 201))["codes"]
    assert len(set(codes)) == 8
    return codes[0]


async def finished_table(here: InProcessServer, anna: Person, bert: Person, **wish: Any) -> str:
    """Let two people play a game to its end and return the code of the table."""
    code = await anna.new_table("me", "open", **wish)
    await bert.change(code, "sit", seat=1)
    await anna.change(code, "start")
    await play_on(await anna.at(code), await bert.at(code), seed=3)
    return code


# --- browsers ------------------------------------------------------------------------------
async def test_a_recovery_code_signs_in_another_browser_once(url: str) -> None:
    async with people(url, 2) as (anna, other):
        await anna.post("me", {"name": "Anna"})
        code = await code_of(anna)
        before = other.http.cookies["citadella"]
        me = await other.post("people/sign-in/code", {"code": code.lower().replace("-", " ")})
        assert me == {"id": anna.me["id"], "name": "Anna", "named": True, "account": True}
        assert (await other.get("hello"))["me"] == me
        assert (await anna.get("people/me"))["codes_left"] == 7
        # The old cookie is no longer valid, and the code is used up.
        async with httpx.AsyncClient(base_url=url, cookies={"citadella": before}) as thief:
            assert (await thief.get("/api/people/me")).status_code == 401
        async with Person(url) as eve:
            problem = await eve.post("people/sign-in/code", {"code": code}, 403)
            assert problem["error"] == "bad-code"
            assert (await eve.get("hello"))["me"]["id"] == eve.me["id"]


async def test_new_recovery_codes_replace_the_old_ones(url: str) -> None:
    async with people(url, 2) as (anna, eve):
        code = await code_of(anna)
        await code_of(anna)
        await eve.post("people/sign-in/code", {"code": code}, 403)


async def test_recovery_codes_and_cookie_secrets_are_not_stored_in_clear_text(
    tmp_path: Path,
) -> None:
    async with serving_here(tmp_path) as here, Person(here.url) as anna:
        code = (await code_of(anna)).replace("-", "")
        link = (await anna.post("people/friends/link", {}, 201))["link"].partition("#")[2]
        secret = anna.http.cookies["citadella"].partition(".")[2]
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("citadella.sqlite*"))
    assert anna.me["id"].encode() in stored
    for hidden in (code, link, secret):
        assert hidden.encode() not in stored


async def test_a_person_sees_their_browsers_and_can_sign_out_of_one(url: str) -> None:
    async with people(url, 2) as (anna, other):
        agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
        other.http.headers["user-agent"] = agent
        await other.post("people/sign-in/code", {"code": await code_of(anna)})
        at = await other.at(await other.new_table("me", "builder"))
        devices = (await anna.get("people/me"))["devices"]
        assert sorted(device["here"] for device in devices) == [False, True]
        there = next(device for device in devices if not device["here"])
        assert there["label"] == "Firefox · Linux"
        await anna.post("people/sign-out", {"id": there["id"]})
        # The other browser is signed out, and its connections are closed.
        await at.socket.wait_closed()
        await other.get("people/me", 401)
        assert len((await anna.get("people/me"))["devices"]) == 1


async def test_a_person_cannot_sign_others_out(url: str) -> None:
    async with people(url, 2) as (anna, eve):
        device = (await anna.get("people/me"))["devices"][0]["id"]
        await eve.post("people/sign-out", {"id": device})
        assert (await anna.get("people/me"))["devices"][0]["id"] == device


async def test_a_browser_that_has_signed_out_gets_a_new_guest(url: str) -> None:
    async with Person(url) as anna:
        device = (await anna.get("people/me"))["devices"][0]["id"]
        await anna.post("people/sign-out", {"id": device})
        assert "citadella" not in anna.http.cookies
        assert (await anna.get("hello"))["me"]["id"] != anna.me["id"]


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("", ""),
        ("curl/8", ""),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"),
        ("<script>Firefox/1 Linux", "Firefox · Linux"),
    ],
)
def test_a_browser_label_contains_only_known_names_of_browsers_and_systems(
    agent: str, label: str
) -> None:
    assert label_of(agent) == label


# --- merging guests into accounts ------------------------------------------------------------
async def test_games_of_a_guest_are_merged_into_the_account(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as here, people(here.url, 3) as (anna, bert, phone):
        over = await finished_table(here, phone, bert)
        running = await phone.new_table("me", "builder", start=True)
        at = await phone.at(running)
        code = await code_of(anna)
        await phone.post("people/sign-in/code", {"code": code})
        # The guest's connection is closed; the browser's next connection belongs to the account.
        await at.socket.wait_closed()
        again = await phone.at(running)
        assert again.state["you"]["seats"] == [0]
        assert again.state["you"]["host"]
        at = await anna.at(running)
        assert at.state["you"]["seats"] == [0]
        mine = await anna.get("tables/mine")
        assert {over, running} <= {table["code"] for table in mine}
        page = await anna.get("people/me")
        assert page["profile"]["games"] == 1
        assert await guest_row(here.database, phone.me["id"]) is None


@pytest.mark.long
async def test_games_of_a_guest_are_not_merged_unless_wanted(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as here, people(here.url, 3) as (anna, bert, phone):
        await finished_table(here, phone, bert)
        await phone.post("people/sign-in/code", {"code": await code_of(anna), "bring": False})
        assert (await phone.get("people/me"))["profile"]["games"] == 0
        assert await guest_row(here.database, phone.me["id"]) is not None


async def test_a_guest_with_an_account_is_not_merged(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as here, people(here.url, 3) as (anna, bert, carl):
        await finished_table(here, bert, carl)
        await code_of(bert)
        await bert.post("people/sign-in/code", {"code": await code_of(anna)})
        assert (await bert.get("people/me"))["profile"]["games"] == 0
        assert await guest_row(here.database, bert.me["id"]) is not None


def database_at(folder: Path) -> Database:
    url = database_url(folder, None)
    migrate(url)
    return Database(url)


async def test_ratings_agree_with_results_after_merging_and_erasing(
    tmp_path: Path,
) -> None:
    database = database_at(tmp_path)

    def play(first: int, *guests: str) -> None:
        for n in range(first, first + 5):
            seats = [result(n, seat, guest, seat + 1) for seat, guest in enumerate(guests)]
            with database.engine.begin() as connection:
                add_results(connection, seats)

    play(0, "anna", "bert")
    play(10, "phone", "bert")
    before = await rating(database, "anna")
    await database.transaction(lambda session: merge_accounts(session, "phone", "anna"))
    # A rated account keeps its own rating; the guest's games are added to its history.
    assert await rating(database, "anna") == before
    assert await rating_errors(database) == []
    play(20, "bert", "anna")
    assert await rating_errors(database) == []
    # An account without a rating takes over the guest's rating.
    play(30, "tablet", "bert")
    guests = await rating(database, "tablet")
    await database.transaction(lambda session: merge_accounts(session, "tablet", "carl"))
    assert await rating(database, "carl") == guests
    play(40, "carl", "bert")
    assert await rating_errors(database) == []
    await database.transaction(lambda session: erase_person(session, "bert"))
    assert await rating_errors(database) == []
    play(50, "carl", "anna")
    assert await rating_errors(database) == []
    await database.close()


# --- profiles ------------------------------------------------------------------------------
async def test_a_profile_counts_all_games_for_its_owner_and_public_ones_for_others(
    tmp_path: Path,
) -> None:
    async with serving_here(tmp_path) as here, people(here.url, 3) as (anna, bert, carl):
        await anna.post("me", {"name": "Anna"})
        public = await finished_table(here, anna, bert, public=True)
        await finished_table(here, anna, bert)
        mine = (await anna.get("people/me"))["profile"]
        assert mine["games"] == 2
        assert mine["mine"]
        assert mine["editions"] == [{"key": "2016", "games": 2, "wins": mine["wins"], "times": 2}]
        assert mine["sizes"][0]["key"] == "2"
        assert mine["characters"][0]["times"] >= mine["characters"][-1]["times"] > 0
        assert [game["public"] for game in mine["history"]] == [False, True]
        # Others see only public games.
        shown = await carl.get(f"people/{anna.me['id']}")
        assert (shown["name"], shown["games"], shown["mine"]) == ("Anna", 1, False)
        info = await carl.get(f"tables/{public}")
        assert [game["watch"] for game in shown["history"]] == [info["watch"]]
        seats = shown["history"][0]["seats"]
        assert [seat["name"] for seat in seats] == ["Anna", bert.me["name"]]
        assert [seat["id"] for seat in seats] == [anna.me["id"], bert.me["id"]]


@pytest.mark.parametrize("who", ["nobody", "0" * 16, "%00", "ł", "me%2Fexport%2F"])
async def test_an_unknown_person_has_no_profile(url: str, who: str) -> None:
    async with Person(url) as anna:
        assert (await anna.http.get(f"/api/people/{who}")).status_code == 404


# --- friends and blocked people ------------------------------------------------------------
async def test_a_friend_link_works_once(url: str) -> None:
    async with people(url, 3) as (anna, bert, eve):
        await anna.post("me", {"name": "Anna"})
        link = (await anna.post("people/friends/link", {}, 201))["link"]
        path, _, token = link.partition("#")
        assert path == "/friend"
        assert (await bert.post("people/friends/look", {"token": token}))["name"] == "Anna"
        own = await anna.post("people/friends/add", {"token": token}, 400)
        assert own["error"] == "own-link"
        await bert.post("people/friends/add", {"token": token})
        late = await eve.post("people/friends/add", {"token": token}, 404)
        assert late["error"] == "no-link"
        assert [f["name"] for f in (await bert.get("people/me"))["friends"]] == ["Anna"]
        assert [f["id"] for f in (await anna.get("people/me"))["friends"]] == [bert.me["id"]]
        assert (await anna.get(f"people/{bert.me['id']}"))["friend"]
        await anna.post("people/friends/remove", {"id": bert.me["id"]})
        assert (await bert.get("people/me"))["friends"] == []


async def test_a_blocked_person_cannot_sit_down_until_unblocked(url: str) -> None:
    async with people(url, 2) as (anna, eve):
        await anna.post("people/blocks/add", {"id": eve.me["id"]})
        code = await anna.new_table("me", "open", public=True)
        # A waiting table shows the ids of its players, so that others can open their profiles.
        assert (await eve.get(f"tables/{code}"))["seats"][0]["player"] == anna.me["id"]
        problem = await eve.change(code, "sit", 403, seat=1)
        assert problem["error"] == "kept-away"
        assert (await anna.get("people/me"))["blocked"][0]["id"] == eve.me["id"]
        # The profile does not tell Eve that she is blocked.
        assert not (await eve.get(f"people/{anna.me['id']}"))["blocked"]
        await anna.post("people/blocks/remove", {"id": eve.me["id"]})
        await eve.change(code, "sit", seat=1)


async def test_a_rematch_does_not_seat_blocked_people_together(url: str) -> None:
    async with people(url, 3) as (anna, bert, eve):
        code = await anna.new_table("me", "open", "open")
        for seat, person in enumerate((bert, eve), 1):
            await person.change(code, "sit", seat=seat)
        await anna.change(code, "start")
        await play_on(*[await person.at(code) for person in (anna, bert, eve)])
        await anna.post("people/blocks/add", {"id": eve.me["id"]})
        # Eve, who is blocked, can ask for a rematch, but a bot replaces Anna, who blocked her.
        again = (await eve.change(code, "rematch"))["code"]
        seats = (await bert.get(f"tables/{again}"))["seats"]
        assert [seat["kind"] for seat in seats] == ["bot", "human", "human"]
        assert (await eve.at(again)).state["you"]["seats"] == [2]
        assert (await anna.at(again)).state["you"]["seats"] == []


async def test_chat_of_a_blocked_person_is_hidden(url: str) -> None:
    async with people(url, 3) as (anna, eve, carl):
        code = await carl.new_table("me", "open", "open")
        await anna.change(code, "sit", seat=1)
        await eve.change(code, "sit", seat=2)
        before = await anna.at(code)
        hers = await eve.at(code)
        await hers.say(type="chat", text="one")
        await before.until(lambda m: any(line["text"] == "one" for line in m.get("chat", [])))
        await anna.post("people/blocks/add", {"id": eve.me["id"]})
        await before.socket.wait_closed()
        after, his = await anna.at(code), await carl.at(code)
        assert after.state["chat"] == []
        assert [line["text"] for line in his.state["chat"]] == ["one"]
        await hers.say(type="chat", text="two")
        await his.say(type="chat", text="three")
        await after.until(lambda m: any(line["text"] == "three" for line in m.get("chat", [])))
        told = [line["text"] for m in after.received for line in m.get("chat", [])]
        assert told == ["three"]


# --- personal data -------------------------------------------------------------------------
def rows_with(session: Session, text: str) -> list[str]:
    """Return the columns of the database that contain a text, as `table.column`."""
    found = []
    for table in Base.metadata.sorted_tables:
        for row in session.execute(select(table)).mappings():
            found += [f"{table.name}.{name}" for name, value in row.items() if text in str(value)]
    return found


async def leave_traces(here: InProcessServer, anna: Person, bert: Person) -> None:
    """Make Anna appear in every database table that can name a person."""
    await anna.post("me", {"name": "Annabella"})
    await code_of(anna)
    await finished_table(here, anna, bert, public=True)
    await anna.new_table("me", "builder", start=True)
    await anna.post("tournaments", {"name": "Cup", "edition": "2016"}, 201)
    waiting = await anna.new_table("me", "open")
    await bert.change(waiting, "sit", seat=1)
    at = await anna.at(waiting)
    await at.say(type="chat", text="Annabella was here")
    await anna.change(waiting, "device", seat=0)
    link = (await anna.post("people/friends/link", {}, 201))["link"].partition("#")[2]
    await bert.post("people/friends/add", {"token": link})
    await anna.post("people/friends/link", {}, 201)
    for one, other in ((anna, bert), (bert, anna)):
        await one.post("people/blocks/add", {"id": other.me["id"]})
    with here.database.engine.begin() as connection:
        guests = [anna.me["id"], bert.me["id"]]
        add_results(connection, [result(99, n, guest, n + 1) for n, guest in enumerate(guests)])
    for model in Base.registry.mappers:
        _fill(here.database, model.class_, anna.me["id"])


def _fill(database: Database, model: Any, guest: str) -> None:
    """Add a row that names a guest, unless the table of `model` already has one."""
    named = [column for table, column, _ in person_columns() if table is model.__table__]
    if not named:
        return
    with Session(database.engine) as session, session.begin():
        if any(session.execute(select(column).where(column == guest)).first() for column in named):
            return
        values: dict[str, Any] = {}
        for column in model.__table__.columns:
            if column in named:
                values[column.name] = guest
            elif isinstance(column.type, Boolean):
                values[column.name] = False
            elif isinstance(column.type, Integer | Float):
                values[column.name] = 7
            else:
                values[column.name] = f"{guest} x"[: column.type.length or 99]
        session.execute(model.__table__.insert().values(values))


async def test_an_erased_person_leaves_no_trace(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as here, people(here.url, 2) as (anna, bert):
        await leave_traces(here, anna, bert)
        database = here.database
        named = {f"{table.name}.{column.name}" for table, column, _ in person_columns()}
        before = await database.transaction(lambda s: rows_with(s, anna.me["id"]))
        # Anna's id is in every column that refers to people, except perhaps in these two.
        assert named <= set(before) | {"blocks.blocked", "friends.friend"}
        wrong = await anna.post("people/forget", {"name": "Someone"}, 400)
        assert wrong["error"] == "wrong-name"
        await anna.post("people/forget", {"name": "Annabella"})
        for trace in (anna.me["id"], "Annabella"):
            assert await database.transaction(partial(rows_with, text=trace)) == []
        assert (await anna.get("hello"))["me"]["id"] != anna.me["id"]
        assert await rating_errors(database) == []
        # The data about other people is kept.
        lines = (await bert.get("people/me"))["profile"]["history"]
        assert {seat["id"] for game in lines for seat in game["seats"]} == {"", bert.me["id"]}
        tables = await database.transaction(lambda s: list(s.scalars(select(TableRow))))
        seats = await database.transaction(lambda s: list(s.scalars(select(SeatRow))))
        for table in tables:
            mine = [seat for seat in seats if seat.table_id == table.id]
            assert table.host in (bert.me["id"], "")
            assert all(seat.away for seat in mine if table.status == "playing" and not seat.bot)
        for seat in seats:
            if seat.kind == "human" and seat.guest is None:
                assert seat.name.startswith("Guest ")


async def test_a_game_continues_after_the_deletion_of_one_of_its_players(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as here, people(here.url, 2) as (anna, bert):
        code = await anna.new_table("me", "open")
        await bert.change(code, "sit", seat=1)
        await anna.change(code, "start")
        await bert.at(code)
        await anna.post("people/forget", {"name": anna.me["name"]})
        again = await bert.at(code)
        assert again.state["you"]["host"]
        await play_on(again)
        assert again.state["result"] is not None


def test_every_column_named_like_a_reference_to_a_person_is_marked_as_one() -> None:
    """Export and deletion rely on the marks, so tables added later must have them."""
    said = {(table.name, column.name) for table, column, _ in person_columns()}
    words = {"guest", "host", "person", "player", "friend", "blocked", "owner", "by"}
    for table in Base.metadata.sorted_tables:
        for column in table.columns:
            if (table.name, column.name) == ("tables", "owner"):
                continue  # this owner is a process, not a person
            if column.name in words and getattr(column.type, "length", None) == 32:
                assert (table.name, column.name) in said, f"{table.name}.{column.name}"


async def test_the_export_contains_all_data_of_a_person_and_no_secrets(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as here, people(here.url, 2) as (anna, bert):
        await leave_traces(here, anna, bert)
        answer = await anna.http.get("/api/people/me/export")
        assert answer.headers["content-disposition"].startswith("attachment")
        data = answer.json()
        named = {
            table.name for table, column, _ in person_columns() if column.info.get("own", True)
        }
        assert all(data[name] for name in named), sorted(n for n in named if not data[n])
        text = json.dumps(data)
        assert "Annabella was here" in text
        assert len(data["recovery_codes"]) == 8
        # The export omits seeds, the secrets of browsers, and the people who blocked Anna.
        assert [row["blocked"] for row in data["blocks"]] == [bert.me["id"]]
        rows = await here.database.transaction(lambda s: list(s.scalars(select(TableRow))))
        secrets = [row.seed for row in rows]
        hashes = await here.database.transaction(
            lambda s: list(s.scalars(select(Device.secret_hash)))
        )
        assert not [secret for secret in [*secrets, *hashes] if secret in text]
        seats = {(row["table_id"], row["seat"]) for row in data["seats"]}
        assert data["moves"]
        assert all(row["table_id"] in {table for table, _ in seats} for row in data["moves"])


async def test_the_cookie_of_an_older_version_is_still_valid(tmp_path: Path) -> None:
    """An older version stored the cookie's secret with the guest, who had only one browser."""
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine, text

    import citadella.server.storage
    from citadella.server.people.guests import hashed

    url = database_url(tmp_path, None)
    config = Config()
    folder = Path(citadella.server.storage.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    config.attributes["url"] = url
    command.upgrade(config, "0004")
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(
            text("INSERT INTO guests VALUES ('abc', :hash, 'Old Anna', true, :at)"),
            {"hash": hashed("secret"), "at": now()},
        )
    engine.dispose()
    async with serving_here(tmp_path) as here:
        cookies = {"citadella": "abc.secret"}
        async with httpx.AsyncClient(base_url=here.url, cookies=cookies) as anna:
            assert (await anna.get("/api/hello")).json()["me"]["name"] == "Old Anna"


# --- hidden information -----------------------------------------------------------------------
async def test_profiles_and_exports_do_not_reveal_hidden_information_of_games_in_play(
    tmp_path: Path,
) -> None:
    """Profiles and exports stay the same when the seed and the other player's moves change."""
    async with serving_here(tmp_path) as here, people(here.url, 2) as (anna, bert):
        await finished_table(here, anna, bert, public=True)
        code = await anna.new_table("me", "open", public=True, players=2)
        await bert.change(code, "sit", seat=1)
        await anna.change(code, "start")
        at, his = await anna.at(code), await bert.at(code)
        for _ in range(6):
            for one in (at, his):
                await one.until_asked() if one.state["actions"] else None
                if one.state["actions"]:
                    await one.act(one.state["actions"][0])

        async def pages() -> list[Any]:
            ids = (anna.me["id"], bert.me["id"])
            return [
                await anna.get("people/me"),
                (await anna.http.get("/api/people/me/export")).json(),
                *[await anna.get(f"people/{one}") for one in ids],
            ]

        def deal_anew(session: Session) -> None:
            session.execute(
                update(TableRow).where(TableRow.status == "playing").values(seed="f" * 32)
            )

        def hide_others_moves(session: Session) -> None:
            from citadella.server.storage.models import MoveRow

            session.execute(
                update(MoveRow)
                .where(
                    MoveRow.seat == 1,
                    MoveRow.table_id
                    == select(TableRow.id).where(TableRow.code == code).scalar_subquery(),
                )
                .values(action="hidden")
            )

        before = await pages()
        await here.database.transaction(deal_anew)
        await here.database.transaction(hide_others_moves)
        assert await pages() == before


async def test_an_erased_guest_has_no_rating(tmp_path: Path) -> None:
    database = database_at(tmp_path)
    with database.engine.begin() as connection:
        add_results(connection, [result(1, 0, "anna", 1), result(1, 1, "bert", 2)])
    guest = Guest(id="anna", name="Anna", named=True, created=1)
    await database.transaction(lambda session: session.add(guest))
    await database.transaction(lambda session: erase_person(session, "anna"))
    kept = await database.transaction(lambda s: list(s.scalars(select(RatingRow.guest))))
    assert kept == ["bert"]
    rows = await database.transaction(lambda s: list(s.scalars(select(ResultRow))))
    assert [row.guest for row in rows] == [None, "bert"]
    await database.close()
