"""Tables: their options, permissions for changes, lists, and device links."""

from __future__ import annotations

from typing import Any

import pytest

from citadella.cards import EDITIONS
from citadella.rules.editions import RULES
from citadella.rules.setup import plays_nine
from citadella.server.lobby.new_tables import setup_of
from citadella.server.protocol.tables import NewTable, SeatChoice
from citadella.server.settings import Settings
from tests.server.harness import Person, guest_row, people, serving_here


# --- options --------------------------------------------------------------------------------
@pytest.mark.parametrize("edition", EDITIONS)
async def test_every_preset_of_an_edition_can_be_started(url: str, edition: str) -> None:
    facts = EDITIONS[edition]
    async with Person(url) as anna:
        for preset in facts.presets:
            players = 4 if len(facts.presets) > 3 else 7
            seats = ["me"] + ["open"] * (players - 2) + ["builder"]
            wish: dict[str, Any] = {"edition": edition, "preset": preset.id}
            if facts.action_cards:
                wish["action_cards"] = True
            code = await anna.new_table(*seats, **wish)
            for seat in range(1, players - 1):
                await anna.change(code, "sit" if seat == 1 else "bot", **_seat_and_bot(seat))
            info = await anna.change(code, "start")
            assert info["status"] == "playing"
            assert info["edition"] == edition
            assert info["preset"] == preset.id
            assert set(info["unique"]) >= set(preset.unique)


def _seat_and_bot(seat: int) -> dict[str, Any]:
    return {"seat": seat} if seat == 1 else {"seat": seat, "bot": "random"}


# The chosen characters, one of each rank.
CAST = [
    "witch",
    "blackmailer",
    "wizard",
    "king",
    "abbot",
    "alchemist",
    "scholar",
    "diplomat",
    "artist",
]


def unique_of(edition: str) -> list[str]:
    return [district.id for district in EDITIONS[edition].unique]


async def test_custom_cards_can_be_always_maybe_or_never_in_play(url: str) -> None:
    unique = unique_of("2016")
    cards = dict.fromkeys(CAST, "always") | {"assassin": "never", "emperor": "never"}
    cards |= dict.fromkeys(unique[:10], "always") | dict.fromkeys(unique[10:20], "maybe")
    cards |= dict.fromkeys(unique[20:], "never")
    async with Person(url) as anna:
        for _ in range(3):
            info = await anna.get(
                f"tables/{await anna.new_table('me', *['builder'] * 3, cards=cards)}"
            )
            assert info["characters"] == CAST
            assert len(info["unique"]) == 14
            assert set(unique[:10]) <= set(info["unique"])
            assert not set(unique[20:]) & set(info["unique"])


@pytest.mark.parametrize("custom_cards", [False, True])
async def test_as_printed_options_are_part_of_the_table_info_and_listed_in_the_catalogue(
    url: str, custom_cards: bool
) -> None:
    classic = EDITIONS["classic"]
    cards = dict.fromkeys((c.id for c in classic.characters), "maybe")
    cards |= dict.fromkeys(unique_of("classic"), "always")
    wish: dict[str, Any] = {"cards": cards} if custom_cards else {"preset": "first-game"}
    async with Person(url) as anna:
        for printed in ([], ["last-card"], ["last-card", "action-first"]):
            code = await anna.new_table(
                "me", "builder", "builder", edition="classic", as_printed=printed, **wish
            )
            assert (await anna.get(f"tables/{code}"))["as_printed"] == printed
        told = await anna.get("catalogue")
    offered = {edition["id"]: edition["printed"] for edition in told["editions"]}
    assert offered == {
        edition: [choice.id for choice in RULES[edition].choices] for edition in EDITIONS
    }


async def test_cards_marked_maybe_are_drawn_at_random_for_every_table(url: str) -> None:
    cards = {c.id: "maybe" for c in EDITIONS["2016"].characters}
    cards |= dict.fromkeys(unique_of("2016"), "maybe")
    async with Person(url) as anna:
        seen = set()
        for _ in range(6):
            info = await anna.get(
                f"tables/{await anna.new_table('me', *['builder'] * 3, cards=cards)}"
            )
            seen.add((*info["characters"], *info["unique"]))
            ranks = {c.id: c.rank for c in EDITIONS["2016"].characters}
            assert [ranks[name] for name in info["characters"]] == list(range(1, 10))
        assert len(seen) > 1


def default_custom_cards(edition: Any) -> dict[str, str]:
    """Return the custom cards preselected in the form for a new table."""
    drawn = edition["unique_chosen"] is not None
    return (
        {one["id"]: "maybe" for one in edition["characters"]}
        | {one["id"]: "maybe" if drawn else "always" for one in edition["unique"]}
        | {one["id"]: "never" for one in edition["bonus"]}
    )


@pytest.mark.parametrize("name", EDITIONS)
async def test_the_default_custom_cards_of_the_form_are_valid_for_any_number_of_players(
    url: str, name: str
) -> None:
    async with Person(url) as anna:
        (edition,) = (e for e in (await anna.get("catalogue"))["editions"] if e["id"] == name)
        cards = default_custom_cards(edition)
        for players in range(edition["min_players"], edition["max_players"] + 1):
            for ninth in (True, False):
                seats = ["me"] + ["builder"] * (players - 1)
                wish = {"edition": name, "cards": cards, "ninth": ninth, "start": True}
                code = await anna.new_table(*seats, **wish)
                info = await anna.get(f"tables/{code}")
                assert info["players"] == players
                assert info["status"] == "playing"
                facts = EDITIONS[name]
                assert len(info["characters"]) == 8 + plays_nine(facts, players, ninth)
                barred = {c.id for c in facts.characters if c.least_players > players}
                assert not barred & set(info["characters"])
            seated = [SeatChoice("me")] + [SeatChoice("bot")] * (players - 1)
            for _ in range(150):
                setup_of(NewTable(name, players, seated, cards=cards))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"cards": {"dragon": "always"}}, "setup"),
        ({"cards": {"witch": "always"}}, "setup"),
        ({"cards": dict.fromkeys(CAST, "always")}, "setup"),
        ({"cards": dict.fromkeys([*CAST, "assassin"], "always")}, "setup"),
        ({"cards": {"witch": "sometimes"}}, "bad-request"),
        ({"edition": "2099"}, "bad-request"),
        ({"preset": "none"}, "bad-request"),
        ({"players": 9, "seats": [{"kind": "me"}] * 9}, "setup"),
        ({"players": 1, "seats": [{"kind": "me"}]}, "setup"),
        ({"players": 0, "seats": []}, "setup"),
        ({"players": -4, "seats": []}, "bad-seats"),
        ({"players": 10**30}, "bad-seats"),
        ({"players": 3}, "bad-seats"),
        ({"action_cards": True}, "setup"),
        ({"edition": "classic-2016", "as_printed": ["last-card"]}, "setup"),
        ({"as_printed": ["last-card"]}, "bad-request"),
        ({"as_printed": "all"}, "bad-request"),
        ({"clock": "sand"}, "bad-clock"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, "no-bot"),
        ({"seats": [{"kind": "me"}, {"kind": "cat"}]}, "bad-request"),
        ({"seats": [{"kind": "me", "name": "x" * 99}, {"kind": "me"}]}, "bad-name"),
        ({"seats": [{"kind": "me"}, {"kind": "open"}], "start": True}, "open-seats"),
        ({"surprise": 1}, "bad-request"),
        ({"players": "2"}, "bad-request"),
    ],
)
async def test_a_table_with_invalid_options_is_refused_with_a_message(
    url: str, change: dict[str, Any], error: str
) -> None:
    async with Person(url) as anna:
        body = {
            "edition": "2016",
            "players": 2,
            "preset": "first-game",
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "builder"}],
        } | change
        answer = await anna.http.post("/api/tables", json=body)
        assert 400 <= answer.status_code < 500
        problem = answer.json()
        assert problem["error"] == error
        assert problem["message"].partition(" (rule ")[0].endswith(".")
        assert await anna.get("tables/mine") == []


async def test_the_open_tables_of_a_guest_are_limited(url: str, tmp_path: Any) -> None:
    async with serving_here(tmp_path) as server, Person(server.url) as anna:
        guest = await guest_row(server.database, anna.me["id"])
        assert guest is not None
        wish = NewTable("2016", 2, [SeatChoice("me"), SeatChoice("bot")], preset="first-game")
        for _ in range(Settings().tables_per_guest):
            await server.parts.opener.open(wish, guest)
        body = {"edition": "2016", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert (await anna.post("tables", body, 429))["error"] == "too-many"


async def test_the_catalogue_lists_all_editions_and_clocks_and_only_bots_that_can_take_seats(
    url: str,
) -> None:
    async with Person(url) as anna:
        told = await anna.get("catalogue")
        # Every bot in the catalogue can take a seat.
        code = await anna.new_table("me", "open")
        for bot in told["bots"]:
            info = await anna.change(code, "bot", seat=1, bot=bot["id"])
            assert info["seats"][1]["bot"] == bot["id"]
    assert len(told["bots"]) > 1
    lines = {verb["word"]: verb["line"] for verb in told["verbs"]}
    assert lines["destroy"] == ["remind-destroy", {}]
    assert lines["decline"] == ["table-answers", {}]
    assert {verb["group"] for verb in told["verbs"]} <= set(told["groups"])
    assert {one["kind"] for one in told["markers"] if one["set_size"]} == {"warrant", "threat"}
    assert {one["kind"] for one in told["questions"] if one["drafts"]} == {"pick", "lay"}
    assert {one["kind"] for one in told["events"] if "built" in one["merges_into"]} == {"paid-gold"}
    assert [edition["id"] for edition in told["editions"]] == list(EDITIONS)
    assert {clock["kind"] for clock in told["clocks"]} == {"none", "live", "days"}


# --- seats ----------------------------------------------------------------------------------
async def test_friends_with_the_link_can_take_seats_but_only_the_host_can_start_the_game(
    url: str,
) -> None:
    async with people(url, 3) as (anna, bert, cili):
        await bert.post("me", {"name": "Bert"})
        code = await anna.new_table("me", "open", "open")
        assert (await anna.change(code, "start", 409))["error"] == "open-seats"
        info = await bert.change(code, "sit", seat=1)
        assert info["seats"][1] == {
            "seat": 1,
            "kind": "human",
            "name": "Bert",
            "bot": "",
            "mine": True,
            "connected": False,
            "away": False,
            "time_left_ms": None,
            "player": bert.me["id"],
        }
        assert (await cili.change(code, "sit", 409, seat=1))["error"] == "seat-taken"
        assert (await cili.change(code, "sit", 409, seat=0))["error"] == "seat-taken"
        await cili.change(code, "sit", seat=2)
        await bert.change(code, "stand", seat=1)
        assert (await anna.get(f"tables/{code}"))["seats"][1]["kind"] == "open"
        await anna.change(code, "bot", seat=1, bot="random")
        assert (await bert.change(code, "start", 403))["error"] == "not-host"
        info = await anna.change(code, "start")
        assert [seat["kind"] for seat in info["seats"]] == ["human", "bot", "human"]
        assert (await anna.change(code, "start", 409))["error"] == "started"
        assert (await bert.change(code, "sit", 409, seat=1))["error"] == "seat-taken"
        for what, body in (("bot", {"seat": 2, "bot": "random"}), ("open", {"seat": 2})):
            assert (await anna.change(code, what, 409, **body))["error"] == "started"


async def test_only_the_host_can_assign_the_seats_of_others(url: str) -> None:
    async with people(url, 2) as (anna, bert):
        code = await anna.new_table("me", "open", "open")
        await bert.change(code, "sit", seat=1)
        for what, body in (
            ("bot", {"seat": 2, "bot": "builder"}),
            ("open", {"seat": 0}),
            ("start", {}),
            ("take-over", {"seat": 0}),
        ):
            assert (await bert.change(code, what, 403, **body))["error"] == "not-host"
        assert (await bert.change(code, "stand", 403, seat=0))["error"] == "not-your-seat"
        assert (await bert.change(code, "device", 403, seat=0))["error"] == "not-your-seat"
        await anna.change(code, "open", seat=1)
        assert [s["kind"] for s in (await anna.get(f"tables/{code}"))["seats"]] == [
            "human",
            "open",
            "open",
        ]


@pytest.mark.parametrize("seat", [-1, 2, 10**20])
async def test_a_seat_number_out_of_range_is_refused(url: str, seat: int) -> None:
    async with Person(url) as anna:
        code = await anna.new_table("me", "open")
        for what in ("sit", "stand", "open", "device"):
            assert (await anna.change(code, what, 404, seat=seat))["error"] == "no-seat"


async def test_several_seats_on_one_screen_have_their_own_names(url: str) -> None:
    async with Person(url) as anna:
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Béla"}]
        code = await anna.new_table("me", "me", seats=seats, start=True)
        at = await anna.at(code)
        assert [seat["name"] for seat in at.state["table"]["seats"]] == ["Anna", "Béla"]
        assert at.state["you"]["seats"] == [0, 1]
        for _ in range(10):
            await at.act(at.state["actions"][0])
            assert at.state["view"]["seat"] == at.state["view"]["to_act"]


async def test_a_table_cannot_be_found_without_its_code_or_changed_through_its_watch_link(
    url: str,
) -> None:
    async with people(url, 2) as (anna, bert):
        code = await anna.new_table("me", "open")
        watch = (await anna.get(f"tables/{code}"))["watch"]
        assert len(code) >= 16
        assert len(watch) >= 16
        for wrong in ("x", "x" * 500, code[:-1], code + "x", "%00", "..%2f", "ł", code.swapcase()):
            assert (await bert.get(f"tables/{wrong}", 404))["error"] in ("no-table", "not-found")
            assert (await bert.change(wrong, "sit", 404, seat=1))["error"] in (
                "no-table",
                "not-found",
            )
        # No change is possible with the watch code.
        for what in ("sit", "stand", "start", "rematch", "device", "open", "bot", "take-over"):
            assert (await bert.change(watch, what, 404, seat=1))["error"] == "no-table"


# --- lists ----------------------------------------------------------------------------------
async def test_the_public_list_shows_public_tables_with_their_free_seats(url: str) -> None:
    async with people(url, 2) as (anna, bert):
        hidden = await anna.new_table("me", "open")
        shown = await anna.new_table("me", "open", public=True)
        codes = {table["code"]: table for table in await bert.get("tables")}
        assert hidden not in codes
        assert codes[shown]["seats_free"] == 1
        (seat,) = codes[shown]["seats"]
        assert (seat["seat"], seat["name"], seat["mine"]) == (0, anna.me["name"], False)
        assert not codes[shown]["my_turn"]


async def test_bots_are_listed_with_their_level_instead_of_a_name(url: str) -> None:
    async with Person(url) as anna:
        code = await anna.new_table("me", "normal", "hard", public=True, start=True)
        (line,) = (t for t in await anna.get("tables/mine") if t["code"] == code)
        assert [(seat["name"], seat["bot"]) for seat in line["seats"]] == [
            (anna.me["name"], ""),
            ("", "normal"),
            ("", "hard"),
        ]


async def test_the_list_of_tables_shows_round_and_city_only_for_your_own_games(url: str) -> None:
    async with people(url, 2) as (anna, bert):
        code = await anna.new_table("me", "builder", "builder", public=True, start=True)
        (line,) = (t for t in await anna.get("tables/mine") if t["code"] == code)
        assert (line["round"], line["city"], line["place"]) == (1, [], 0)
        (line,) = (t for t in await bert.get("tables") if t["watch"] == line["watch"])
        assert (line["round"], line["city"], line["place"]) == (0, [], 0)


async def test_my_tables_are_those_where_i_play_and_those_that_i_host(url: str) -> None:
    async with people(url, 3) as (anna, bert, cili):
        code = await anna.new_table("open", "open")
        await bert.change(code, "sit", seat=0)
        await bert.change(code, "sit", seat=1)
        for person, codes in ((anna, [code]), (bert, [code]), (cili, [])):
            assert [table["code"] for table in await person.get("tables/mine")] == codes
        await anna.change(code, "start")
        (mine,) = await bert.get("tables/mine")
        assert mine["my_turn"]
        assert mine["status"] == "playing"
        (hers,) = await anna.get("tables/mine")
        assert not hers["my_turn"]


# --- another device -------------------------------------------------------------------------
async def test_a_device_link_moves_a_seat_to_another_browser_once(url: str) -> None:
    async with people(url, 3) as (anna, phone, thief):
        code = await anna.new_table("me", "builder", start=True)
        old = await anna.at(code)
        await old.until_asked()
        link = (await anna.change(code, "device", seat=0))["link"]
        assert link.startswith("/device/")
        assert (await phone.post(f"{link[1:]}"))["code"] == code
        assert (await thief.post(f"{link[1:]}", status=404))["error"] == "no-link"
        assert (await thief.post("device/x", status=404))["error"] == "no-link"
        await old.until(lambda m: m["type"] == "state" and not m["you"]["seats"])
        assert old.state["actions"] == []
        assert old.state["view"]["seat"] == -1
        assert not old.state["you"]["host"]
        new = await phone.at(code)
        await new.until_asked()
        assert new.state["you"] == {"seats": [0], "host": True, "spectator": False, "alone": True}
        assert (await new.act(new.state["actions"][0]))["type"] == "state"
        refused = await old.act("gold", version=new.state["version"])
        assert refused["error"] == "not-your-turn"


async def test_a_device_link_is_void_once_its_owner_has_lost_the_seat(url: str) -> None:
    async with people(url, 3) as (anna, bert, cili):
        code = await anna.new_table("me", "open")
        await bert.change(code, "sit", seat=1)
        link = (await bert.change(code, "device", seat=1))["link"]
        await anna.change(code, "open", seat=1)
        await cili.change(code, "sit", seat=1)
        assert (await bert.post(link[1:], status=404))["error"] == "no-link"
        assert (await cili.get(f"tables/{code}"))["seats"][1]["mine"]
