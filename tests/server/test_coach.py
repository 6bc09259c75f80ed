"""The coach's HTTP API: advice on a player's own decision, at tables with a coach."""

from __future__ import annotations

from citadella.texts import Texts
from citadella.texts.sentence import Renderer
from tests.server.harness import Person, first_asked, people, sentence_of


async def test_the_coach_suggests_up_to_three_legal_moves_for_the_players_decision(
    url: str,
) -> None:
    render = Renderer(Texts("en"), ["Anna", "Bert", "Carl", "Dora"], "2016")
    async with Person(url) as anna:
        code = await anna.new_table("me", "builder", "builder", "builder", coach=True, start=True)
        at = await anna.at(code)
        for _ in range(12):
            await first_asked(at)
            advice = await anna.change(code, "coach")
            assert advice["version"] == at.state["version"]
            moves = advice["moves"]
            assert 1 <= len(moves) <= 3
            assert {move["action"] for move in moves} <= set(at.state["actions"])
            assert moves[0]["equal"]
            assert all(0 <= move["chance"] <= 1 and len(move["reasons"]) <= 2 for move in moves)
            for reason in (reason for move in moves for reason in move["reasons"]):
                assert render(sentence_of(reason)).endswith("."), reason
            await at.act(moves[0]["action"])


async def test_advice_is_refused_without_a_coach_before_the_start_and_without_a_seat(
    url: str,
) -> None:
    async with people(url, 2) as (anna, eve):
        # By default, tables have no coach.
        alone = await anna.new_table("me", "builder", start=True)
        assert (await anna.change(alone, "coach", 403))["error"] == "no-coach"
        code = await anna.new_table("me", "builder", coach=True)
        assert (await anna.change(code, "coach", 400))["error"] == "not-playing"
        await anna.change(code, "start")
        assert (await eve.change(code, "coach", 400))["error"] == "not-your-turn"
