"""Homebrew cards on a server: in the catalogue, in play, in storage, and without their file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from citadella import Record, homebrew
from citadella.server.protocol.errors import RequestError
from tests.server.harness import (
    Connection,
    Person,
    ServerProcess,
    UnlimitedServer,
    first_asked,
    people,
    play_on,
    serving_here,
)

HARVEST = Path(__file__).parents[1] / "homebrew" / "harvest.py"
FAIR = Path(__file__).parents[2] / "examples" / "fair_cards.py"
OTHER = "# another one\n" + HARVEST.read_text(encoding="utf-8").replace('"granary.svg"', "SHEAF")
CARDS = {"steward": "always", "herald": "always", "weighhouse": "always", "granary": "always"}
OTHERS = "assassin magician king bishop merchant warlord artist"
UNIQUE = """dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room
    quarry school_of_magic smithy statue"""


class HarvestServer(UnlimitedServer):
    """A server with the card file `harvest.py`."""

    script = (
        f"from citadella import homebrew; homebrew.load({str(HARVEST)!r})\n"
        + UnlimitedServer.script
    )


class FairServer(UnlimitedServer):
    """A server with the action cards of `fair_cards.py`."""

    script = (
        f"from citadella import homebrew; homebrew.load({str(FAIR)!r})\n" + UnlimitedServer.script
    )


def homebrew_table(**more: Any) -> dict[str, Any]:
    """Return the options of a new table with all homebrew cards, updated with `more`."""
    cards = CARDS | dict.fromkeys((*OTHERS.split(), *UNIQUE.split()), "always")
    return {"cards": cards, "ninth": False} | more


async def test_the_catalogue_has_homebrew_cards_with_texts_and_pictures(tmp_path: Path) -> None:
    server = HarvestServer(tmp_path)
    async with Person(server.url) as anna:
        found = (await anna.get("catalogue"))["homebrew"]
        assert {c["id"]: c["rank"] for c in found["characters"]} == {"steward": 7, "herald": 2}
        assert {d["id"]: d["cost"] for d in found["districts"]} == {"weighhouse": 3, "granary": 4}
        assert "character-steward = Sáfár" in found["texts"]["hu"]
        assert set(found["texts"]) == {"en", "hu"}
        assert set(found["pictures"]) == {"steward", "weighhouse", "granary"}
        for address in found["pictures"].values():
            answer = await anna.http.get(address)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "image/svg+xml"
            assert answer.headers.get_list("content-security-policy") == [
                "default-src 'none'; style-src 'unsafe-inline'; sandbox"
            ]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert b"<svg" in answer.content
        for none in ("herald", "king", "..%2Fx", "x" * 500):
            answer = await anna.http.get(f"/api/homebrew/{none}.svg")
            assert answer.status_code == 404
    server.stop()
    assert server.errors() == ""


async def test_a_server_without_card_files_has_no_homebrew_cards(url: str) -> None:
    async with Person(url) as anna:
        found = (await anna.get("catalogue"))["homebrew"]
        assert set(found) == {"characters", "districts", "action_cards", "pictures", "texts"}
        assert not any(found.values())
        answer = await anna.post(
            "tables",
            {"edition": "2016", "players": 2, "seats": [{"kind": "me"}] * 2, "cards": CARDS},
            400,
        )
        assert answer["error"] == "setup"


async def test_a_game_stored_during_a_question_of_a_homebrew_card_continues_after_a_restart(
    tmp_path: Path,
) -> None:
    server = HarvestServer(tmp_path)
    async with people(server.url, 2) as (anna, bert):
        code = await anna.new_table("me", "open", "normal", **homebrew_table(public=True))
        await bert.change(code, "sit", seat=1)
        await anna.change(code, "start")
        ats = [await anna.at(code), await bert.at(code)]
        asked, other = await until_homebrew_question(*ats)
        aside = asked.state["view"]["aside"]
        assert len(aside) == 3
        assert "?" not in aside
        assert all(action.startswith("keep ") for action in asked.state["actions"])
        assert (await seen_by(other, asked.state["version"]))["view"]["aside"] == ["?"] * 3
        seat = asked.state["view"]["seat"]
        server.kill()
        server = server.restarted()
        again = [await anna.at(code), await bert.at(code)]
        assert again[seat].state["view"]["question"]["kind"] == "keep-of-harvest"
        assert again[seat].state["view"]["aside"] == aside
        assert again[1 - seat].state["view"]["aside"] == ["?"] * 3
        await again[seat].act(again[seat].state["actions"][0])
        await again[seat].act("share-harvest @2")
        assert again[seat].state["view"]["aside"] == []
        await play_on(*again, seed=3)
        assert all(at.state["result"] is not None for at in again)
        record = (await anna.http.get(f"/api/tables/{code}/record")).text
        assert "share-harvest @2" in record
        assert "harvest.py" in record
        replay = await anna.get(f"tables/{code}/replay/5")
        assert "steward" in replay["view"]["cast"]
    server.stop()
    assert server.errors() == ""
    before = homebrew.Registered()
    try:
        homebrew.load(HARVEST)
        assert Record.parse(record).replay().over
    finally:
        before.restore()


async def until_homebrew_question(*ats: Connection) -> tuple[Connection, Connection]:
    """Play until a homebrew card asks a question; return the client asked, then the other."""
    while True:
        asked = await first_asked(*ats)
        state = asked.state
        assert state["result"] is None
        if state["view"]["question"]["kind"] == "keep-of-harvest":
            return asked, next(at for at in ats if at is not asked)
        wanted = [a for a in state["actions"] if a in ("sort-harvest", "pick steward")]
        plain = [a for a in state["actions"] if a.startswith(("pick ", "gold", "end"))]
        await asked.act((wanted or plain or state["actions"])[0])


async def seen_by(at: Connection, version: int) -> dict[str, Any]:
    """Wait for a state of at least this version and return that state."""
    while at.state["version"] < version:
        await at.next()
    return at.state


async def test_bots_play_homebrew_cards(tmp_path: Path) -> None:
    server = HarvestServer(tmp_path)
    async with Person(server.url) as anna:
        # Play games until both cards have been used; nearly every game uses both.
        unused = {"sort-harvest", "laurel "}
        for _ in range(20):
            code = await anna.new_table("easy", "normal", "normal", start=True, **homebrew_table())
            at = await anna.at(code)
            await at.until(lambda m: m["type"] == "state" and m["result"] is not None)
            record = (await anna.http.get(f"/api/tables/{code}/record")).text
            unused = {word for word in unused if word not in record}
            if not unused:
                break
        assert unused == set()
    server.stop()
    assert server.errors() == ""


async def test_homebrew_action_cards_are_in_the_catalogue_and_played_by_bots(
    tmp_path: Path,
) -> None:
    server = FairServer(tmp_path)
    async with Person(server.url) as anna:
        catalogue = await anna.get("catalogue")
        assert catalogue["homebrew"]["action_cards"] == [
            {"id": "juggler", "copies": 3},
            {"id": "snake_charmer", "copies": 2},
        ]
        assert set(catalogue["homebrew"]["pictures"]) == {"juggler"}
        box = next(edition for edition in catalogue["editions"] if edition["id"] == "2016")
        cards = {card["id"]: "maybe" for card in (*box["characters"], *box["unique"])}
        cards |= {"juggler": "always", "snake_charmer": "always"}
        unused = {"play juggler", "play snake_charmer", "charm @"}
        for _ in range(20):
            code = await anna.new_table("easy", "normal", "normal", start=True, cards=cards)
            at = await anna.at(code)
            await at.until(lambda m: m["type"] == "state" and m["result"] is not None)
            record = (await anna.http.get(f"/api/tables/{code}/record")).text
            assert '"fair_cards.py"' in record
            unused = {words for words in unused if words not in record}
            if not unused:
                break
        assert unused == set()
    server.stop()
    assert server.errors() == ""


async def lines(person: Person) -> dict[str, dict[str, Any]]:
    return {line["code"]: line for line in await person.get("tables/mine")}


async def test_tables_are_unavailable_while_their_card_file_is_missing(
    tmp_path: Path,
) -> None:
    server: ServerProcess = HarvestServer(tmp_path)
    async with Person(server.url) as anna:
        playing = await anna.new_table("me", "easy", start=True, **homebrew_table(public=True))
        waiting = await anna.new_table("me", "open", **homebrew_table(public=True))
        plain = await anna.new_table("me", "easy", start=True)
        await play_on(await anna.at(playing), most=5)
        version = (await anna.at(playing)).state["version"]
        assert {line["lacks_cards"] for line in (await lines(anna)).values()} == {""}
        server.stop()

        # The operator restarts the server without the card file.
        server = UnlimitedServer(tmp_path, server.port)
        listed = await lines(anna)
        assert {code: line["lacks_cards"] for code, line in listed.items()} == {
            playing: "harvest.py",
            waiting: "harvest.py",
            plain: "",
        }
        assert (listed[playing]["players"], listed[playing]["edition"]) == (2, "2016")
        assert not listed[playing]["my_turn"]
        assert waiting in {line["code"] for line in await anna.get("tables")}
        sentence = "This table needs the card file 'harvest.py', which this server does not have."
        for code in (playing, waiting):
            told = await anna.get(f"tables/{code}", 409)
            assert told == {
                "error": "table-cards-missing",
                "message": sentence,
                "args": {"file": "harvest.py"},
            }
            assert (await anna.change(code, "start", 409))["error"] == "table-cards-missing"
            at = await anna.open_connection(code)
            assert (await at.next())["error"] == "table-cards-missing"
        # Other tables are not affected.
        await play_on(await anna.at(plain), most=5)
        server.stop()

        # Restart with a different card file of the same name.
        other = tmp_path / "harvest.py"
        other.write_text(OTHER, encoding="utf-8")
        server = changed_server(other)(tmp_path, server.port)
        told = await anna.get(f"tables/{playing}", 409)
        assert told["error"] == "table-cards-changed"
        assert (await lines(anna))[playing]["lacks_cards"] == "harvest.py"
        server.stop()

        # With the original file, the tables continue.
        server = HarvestServer(tmp_path, server.port)
        at = await anna.at(playing)
        assert at.state["version"] >= version
        await play_on(at, most=5)
        await anna.change(waiting, "bot", seat=1, bot="easy")
        await anna.change(waiting, "start")
        assert {line["lacks_cards"] for line in (await lines(anna)).values()} == {""}
    server.stop()


def changed_server(path: Path) -> type[ServerProcess]:
    class ChangedServer(UnlimitedServer):
        script = (
            f"from citadella import homebrew; homebrew.load({str(path)!r})\n"
            + UnlimitedServer.script
        )

    return ChangedServer


async def test_tables_with_a_changed_card_file_load_only_if_the_operator_allows_it(
    tmp_path: Path,
) -> None:
    before = homebrew.Registered()
    try:
        homebrew.load(HARVEST)
        async with serving_here(tmp_path) as server, Person(server.url) as anna:
            code = await anna.new_table("me", "easy", start=True, **homebrew_table())
            await play_on(await anna.at(code), most=5)
        before.restore()
        other = tmp_path / "harvest.py"
        other.write_text(OTHER, encoding="utf-8")
        homebrew.load(other)
        for changed in (False, True):
            async with serving_here(tmp_path, changed_cards=changed) as server:
                if changed:
                    table = await server.table(code)
                    assert "steward" in table.setup.characters
                else:
                    with pytest.raises(RequestError, match="has changed"):
                        await server.registry.find(code)
    finally:
        before.restore()


async def test_a_request_cannot_name_a_card_file(url: str) -> None:
    # Only the operator may load card files.
    async with Person(url) as anna:
        table = {"edition": "2016", "players": 2, "seats": [{"kind": "me"}] * 2}
        for more in (
            {"homebrew": {str(HARVEST): ""}},
            {"cards": {str(HARVEST): "always"}},
            {"files": [str(HARVEST)]},
            {"preset": str(HARVEST)},
        ):
            assert (await anna.post("tables", table | more, 400))["error"]
        assert (await anna.get("catalogue"))["homebrew"]["characters"] == []
