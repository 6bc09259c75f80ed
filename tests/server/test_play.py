"""Whole games over the wire."""

from __future__ import annotations

import asyncio

from tests.server.house import Person, play_on


def test_a_game_with_three_bots_is_played_to_its_end(url: str) -> None:
    async def play() -> None:
        async with Person(url) as anna:
            code = await anna.new_table("me", "builder", "random", "builder", start=True)
            at = await anna.at(code)
            await play_on(at)
            assert at.state["table"]["status"] == "over"
            assert len(at.state["result"]["totals"]) == 4

    asyncio.run(play())
