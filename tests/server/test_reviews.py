"""The HTTP API of reviews: which games it accepts, progress, quotas and stored results."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import func, select

from citadella.bots.review import review, review_to_json
from citadella.rules import Game
from citadella.server.lobby.housekeeping import delete_tables
from citadella.server.storage.models import ReviewRow
from citadella.texts import LANGUAGES, Texts
from citadella.texts.phrases import Phrases
from tests.server.harness import (
    InProcessServer,
    Person,
    eventually,
    people,
    play_on,
    sentence_of,
    serving_here,
    set_limit,
)

PLAYOUTS = 4


async def finished_table(here: InProcessServer, person: Person) -> str:
    """Play a game to its end and return the code of its table."""
    here.parts.reviews.playouts = PLAYOUTS
    code = await person.new_table("me", "builder", start=True)
    await play_on(await person.at(code))
    return code


async def finished_review(person: Person, code: str, seat: int) -> dict[str, Any]:
    """Wait for a review and return it; check that the reported progress never decreases."""
    done = -1
    state: dict[str, Any] = {}

    async def is_finished() -> bool:
        nonlocal done, state
        state = await person.get(f"tables/{code}/review/{seat}")
        assert not state["failed"]
        assert state["review"] is not None or done <= state["done"] <= state["total"]
        done = state["done"]
        return state["review"] is not None

    await eventually(is_finished)
    return state


def check_words(told: dict[str, Any], game: Game) -> None:
    """Check that a reader in any language gets the words for every decision of a review."""
    for language in LANGUAGES:
        phrases = Phrases(Texts(language), game.setup, ["Anna", "Bert"])
        for decision in told["decisions"]:
            then = Game.new(game.setup, game.seed)
            for action in game.history[: decision["n"]]:
                then.play(action)
            known = then.view(0).known
            choices = [phrases.choice(action, known) for action in then.legal_actions()]
            for which in ("move", "better"):
                assert phrases.render(sentence_of(decision[which])) in choices
            if decision["why"] is not None:
                why = phrases.render(sentence_of(decision["why"]))
                assert why.endswith(".")
                assert "{" not in why


async def test_a_review_matches_the_library_and_is_stored_until_its_table_is_deleted(
    tmp_path: Path,
) -> None:
    async with serving_here(tmp_path) as here, Person(here.url) as anna:
        code = await finished_table(here, anna)
        before = await anna.get(f"tables/{code}/review/0")
        assert (before["total"], before["review"], before["moments"]) == (0, None, [])
        await anna.change(code, "review", 202, seat=0)
        state = await finished_review(anna, code, 0)
        game = (await here.table(code)).game
        assert game is not None
        expected = review_to_json(review(game, [0], PLAYOUTS))
        (seat,) = expected["seats"]
        assert state["moments"] == expected["moments"]
        told = state["review"]
        for key in ("accuracy", "mistakes", "slips", "costliest", "result"):
            assert told[key] == seat[key]
        for key in ("n", "round", "verdict", "cost", "chance", "mixed"):
            assert [d[key] for d in told["decisions"]] == [d[key] for d in seat["decisions"]]
        check_words(told, game)
        # Other guests get the same review, even after the server has been restarted.
        table_id = (await here.table(code)).row.id
    async with serving_here(tmp_path) as here, Person(here.url) as eve:
        assert (await eve.get(f"tables/{code}/review/0"))["review"] == told
        rows = select(func.count()).select_from(ReviewRow).where(ReviewRow.table_id == table_id)
        database = here.database
        assert await database.transaction(lambda session: session.scalar(rows)) == 2
        await database.transaction(lambda session: delete_tables(session, [table_id]))
        assert await database.transaction(lambda session: session.scalar(rows)) == 0


async def test_a_review_requires_a_finished_game_an_existing_seat_and_remaining_quota(
    tmp_path: Path,
) -> None:
    async with serving_here(tmp_path) as here, people(here.url, 2) as (anna, eve):
        playing = await anna.new_table("me", "builder", start=True)
        assert (await anna.change(playing, "review", 409, seat=0))["error"] == "not-over"
        assert (await anna.get(f"tables/{playing}/review/0", 409))["error"] == "not-over"
        code = await finished_table(here, anna)
        await anna.change(code, "review", 404, seat=2)
        await anna.get(f"tables/{code}/review/2", 404)
        set_limit(here.parts.limits.reviews, 1)
        await anna.change(code, "review", 202, seat=0)
        # Requesting the same review again uses no quota; requesting a second one exceeds it.
        await anna.change(code, "review", 202, seat=0)
        assert (await anna.change(code, "review", 429, seat=1))["error"] == "slow-down"
        await finished_review(anna, code, 0)
        await anna.change(code, "review", 202, seat=0)
        # The quota is per guest.
        await eve.change(code, "review", 202, seat=1)
        await finished_review(eve, code, 1)
        # Requesting and reading a review that somebody else requested first uses no quota.
        await eve.change(code, "review", 202, seat=0)
        await finished_review(eve, code, 0)


async def test_a_review_that_failed_can_be_requested_again(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as here, Person(here.url) as anna:
        code = await finished_table(here, anna)
        here.parts.bot_workers.answer_timeout_s = 0.0

        async def has_failed() -> bool:
            return bool((await anna.get(f"tables/{code}/review/0"))["failed"])

        await anna.change(code, "review", 202, seat=0)
        await eventually(has_failed)
        here.parts.bot_workers.answer_timeout_s = 60.0
        await anna.change(code, "review", 202, seat=0)
        await finished_review(anna, code, 0)
