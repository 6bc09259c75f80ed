"""Results are stored with the last move of a game, and ratings are computed from them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from citadella.lab.ratings import NEWCOMER
from citadella.server.storage.database import Database
from citadella.server.storage.location import database_url, migrate
from citadella.server.storage.models import RatingRow, ResultRow, TableRow
from citadella.server.storage.results import PlayerRating, add_results, rated_results
from tests.server.harness import (
    InProcessServer,
    people,
    play_on,
    rating,
    rating_errors,
    serving_here,
)
from tests.server.postgres import postgres


async def rows(database: Database) -> list[ResultRow]:
    query = select(ResultRow).order_by(ResultRow.id)
    return await database.transaction(lambda session: list(session.scalars(query)))


async def finished_game(
    here: InProcessServer, seats: list[str], rated: bool = False
) -> tuple[str, str]:
    """Let two people play a game to its end and return their guest ids."""
    async with people(here.url, 2) as (anna, bert):
        code = await anna.new_table(*seats, public=True)
        table = await here.table(code)
        table.row = table.row._replace(rated=rated)
        for seat, kind in enumerate(seats):
            if kind == "open":
                await bert.change(code, "sit", seat=seat)
        await anna.change(code, "start")
        await play_on(await anna.at(code), await bert.at(code), seed=3)
        return anna.me["id"], bert.me["id"]


async def test_a_finished_game_has_a_result_for_each_seat(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as here:
        anna, bert = await finished_game(here, ["me", "open", "random"])
        first, second, bot = await rows(here.database)
        assert (first.guest, second.guest, bot.guest) == (anna, bert, None)
        assert (first.bot, second.bot, bot.bot) == ("", "", "random")
        table = await here.table(first.game)
        assert table.game is not None
        result = table.game.result()
        assert [row.place for row in (first, second, bot)] == result.places
        assert [row.points for row in (first, second, bot)] == result.totals
        assert {row.edition for row in (first, second, bot)} == {"2016"}
        assert [row.players for row in (first, second, bot)] == [3, 3, 3]
        played = json.loads(first.characters)
        # With three players, each player has two characters per round.
        assert 0 < sum(played.values()) <= 2 * table.game.round
        assert played.keys() <= {character.name for character in table.game.box.cast}
        # The game is not rated, so it changes no ratings.
        assert {row.mu for row in (first, second, bot)} == {None}
        assert await rating(here.database, anna) == PlayerRating()


async def test_a_rated_game_changes_the_ratings_of_people_but_not_of_bots(
    tmp_path: Path,
) -> None:
    async with serving_here(tmp_path) as here:
        anna, bert = await finished_game(here, ["me", "open", "random"], rated=True)
        first, second, bot = await rows(here.database)
        assert (first.mu, second.mu, bot.mu) == (NEWCOMER.mu, NEWCOMER.mu, None)
        hers, his = [await rating(here.database, one) for one in (anna, bert)]
        assert (hers.games, his.games) == (1, 1)
        assert (hers.mu > his.mu) == (first.place < second.place)
        assert hers.sigma < NEWCOMER.sigma
        assert await rating_errors(here.database) == []


async def test_the_last_move_is_not_played_if_the_result_of_the_game_cannot_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError("no space left")

    async with serving_here(tmp_path) as here, people(here.url, 1) as (anna,):
        code = await anna.new_table("me", "me", start=True)
        with monkeypatch.context() as patch:
            patch.setattr("citadella.server.storage.tables.add_results", _fail_if_rows(full))
            with pytest.raises(AssertionError, match="storage"):
                await play_on(await anna.at(code), seed=1)
        row = await here.store.table(code)
        assert row is not None
        assert row.status == "playing"
        assert await rows(here.database) == []
        at = await anna.at(code)
        assert at.state["result"] is None
        assert at.state["deal"]["seed"] is None
        await play_on(at, seed=1)
        assert len(await rows(here.database)) == 2


def _fail_if_rows(fail: object) -> object:
    def instead(_connection: object, rows: list[ResultRow]) -> None:
        if rows:
            fail()  # type: ignore[operator]

    return instead


async def test_a_game_that_ended_without_a_stored_result_gets_one_when_it_is_loaded(
    tmp_path: Path,
) -> None:
    async with serving_here(tmp_path) as here:
        await finished_game(here, ["me", "open"])
        before = await rows(here.database)

        def undo_the_end(session: Session) -> None:
            session.execute(update(TableRow).values(status="playing"))
            session.execute(delete(ResultRow))

        await here.database.transaction(undo_the_end)
    async with serving_here(tmp_path) as here:
        await here.registry.find(before[0].game)
        after = await rows(here.database)
        assert [(row.guest, row.place, row.at) for row in after] == [
            (row.guest, row.place, row.at) for row in before
        ]
        stored = await here.store.whole(after[0].table_id)
        assert stored is not None
        assert stored.moves[-1].at == after[0].at


def result(game: int, seat: int, guest: str | None, place: int, rated: bool = True) -> ResultRow:
    return ResultRow(
        table_id=game,
        game=f"game{game}",
        seat=seat,
        guest=guest,
        bot="" if guest else "builder",
        place=place,
        points=30 - place,
        characters="{}",
        edition="2016",
        preset="",
        players=4,
        public=True,
        rated=rated,
        mu=None,
        sigma=None,
        carried=False,
        at=game,
    )


def test_only_rated_games_of_several_people_change_ratings_and_each_person_counts_once() -> None:
    alone = [result(1, 0, "anna", 1), result(1, 1, None, 2), result(1, 2, "anna", 3)]
    assert rated_results(alone) == []
    two = [*alone, result(1, 3, "bert", 4)]
    assert rated_results(two) == [two[2], two[3]]
    assert rated_results([result(1, 0, "anna", 1, False), result(1, 1, "bert", 2, False)]) == []


def test_repeated_wins_raise_the_rating_and_lower_the_uncertainty(tmp_path: Path) -> None:
    url = database_url(tmp_path, None)
    migrate(url)
    database = Database(url)
    with database.engine.begin() as connection:
        for n in range(30):
            add_results(connection, [result(n, 0, "anna", 1), result(n, 1, "bert", 2)])
    anna = asyncio.run(rating(database, "anna"))
    bert = asyncio.run(rating(database, "bert"))
    newcomer = asyncio.run(rating(database, "nobody"))
    assert (newcomer.shown, newcomer.doubt, newcomer.games) == (1500, 500, 0)
    assert anna.shown > 1700 > 1500 > 1300 > bert.shown
    assert anna.doubt < 400
    assert anna.games == 30


def many_games(database: Database, first: int, count: int, seed: int) -> None:
    chance = Random(seed)
    for n in range(first, first + count):
        guests = [None, *chance.sample("abcdef", 3)]
        chance.shuffle(guests)
        places = chance.sample(range(1, 5), 4)
        with database.engine.begin() as connection:
            add_results(
                connection, [result(n, seat, guests[seat], places[seat]) for seat in range(4)]
            )


async def test_stored_ratings_match_the_results_and_any_change_to_either_is_detected(
    tmp_path: Path,
) -> None:
    url = database_url(tmp_path, None)
    migrate(url)
    database = Database(url)
    many_games(database, 0, 60, seed=1)
    assert await rating_errors(database) == []
    # Changing a result or a rating is detected.
    query = update(ResultRow).where(ResultRow.game == "game20", ResultRow.seat == 0)
    await database.transaction(lambda s: s.execute(query.values(place=9)))
    assert await rating_errors(database) != []
    await database.transaction(lambda s: s.execute(update(RatingRow).values(mu=1.0)))
    assert len(await rating_errors(database)) >= 6


async def test_ratings_are_consistent_if_games_end_concurrently() -> None:
    with postgres() as plain:
        url = database_url(Path(), plain)
        migrate(url)
        database = Database(url)
        await asyncio.gather(
            *(asyncio.to_thread(many_games, database, 100 * n, 40, n) for n in range(5))
        )
        assert len({row.game for row in await rows(database)}) == 200
        assert await rating_errors(database) == []
        total = sum([(await rating(database, one)).games for one in "abcdef"])
        assert total == 200 * 3
        await database.close()
