"""Rated tables: games change the ratings, and undo and the coach are disabled."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import people, play_on, rating, serving_here


async def test_a_rated_game_changes_the_ratings_and_its_rematch_is_rated_too(
    tmp_path: Path,
) -> None:
    async with serving_here(tmp_path) as server, people(server.url, 2) as (anna, bert):
        code = await anna.new_table("me", "open", rated=True)
        await bert.change(code, "sit", seat=1)
        info = await anna.change(code, "start")
        assert info["rated"]
        await play_on(await anna.at(code), await bert.at(code))
        both = [await rating(server.database, p.me["id"]) for p in (anna, bert)]
        assert [rating.games for rating in both] == [1, 1]
        assert both[0].mu != both[1].mu
        # A rematch is rated, too.
        again = (await anna.change(code, "rematch"))["code"]
        assert (await anna.get(f"tables/{again}"))["rated"]


async def test_rated_tables_allow_no_undo(url: str) -> None:
    async with people(url, 2) as (anna, bert):
        for rated in (False, True):
            code = await anna.new_table("me", "open", rated=rated)
            await bert.change(code, "sit", seat=1)
            await anna.change(code, "start")
            ats = [await anna.at(code), await bert.at(code)]
            undone = False
            for _ in range(60):
                asked = next((at for at in ats if at.state["actions"]), None)
                if asked is None:
                    for at in ats:
                        await at.send(type="ping")
                        await at.until(lambda m: m["type"] == "pong")
                    continue
                gathers = [a for a in asked.state["actions"] if a.startswith(("gold", "build"))]
                await asked.act((gathers or asked.state["actions"])[0])
                if rated:
                    assert not asked.state["can_undo"]
                    version = asked.state["version"]
                    answer = await asked.say(type="undo", version=version)
                    assert answer["error"] in ("no-undo", "not-your-turn", "stale")
                else:
                    undone = undone or asked.state["can_undo"]
            assert rated or undone, "no action of this game could be undone"


async def test_invalid_options_of_rated_tables_are_refused(url: str) -> None:
    async with people(url, 2) as (anna, bert):
        for seats, wish, error in (
            (("me", "open"), {"coach": True}, "rated-coach"),
            (("me", "me", "open"), {}, "rated-seats"),
            (("me", "builder"), {"start": True}, "rated-alone"),
        ):
            body = {
                "edition": "2016",
                "players": len(seats),
                "seats": [
                    {"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats
                ],
                "rated": True,
            }
            answer = await anna.post("tables", body | wish, 409 if error == "rated-alone" else 400)
            assert answer["error"] == error
        code = await anna.new_table("me", "open", rated=True)
        await anna.change(code, "bot", seat=1, bot="builder")
        assert (await anna.change(code, "start", 409))["error"] == "rated-alone"
        await anna.change(code, "open", seat=1)
        await anna.change(code, "sit", seat=1)
        assert (await anna.change(code, "start", 400))["error"] == "rated-seats"
        await anna.change(code, "stand", seat=1)
        await bert.change(code, "sit", seat=1)
        await anna.change(code, "start")
