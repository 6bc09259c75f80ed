"""Tournaments: rotated seats, duplicated deals, and win rates that are known in advance."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from citadella.lab.arena import DealGame, PlayedDeal, Score, Tournament, play_deal
from citadella.lab.match import Played
from citadella.lab.play_tournament import play_tournament
from citadella.lab.simulate import MIXED
from citadella.lab.standings import Standings, label, standings, to_json
from citadella.lab.workers import work_here
from citadella.rules import Game, MalformedError
from tests.lab.own_bots import heads

OWN = Path(__file__).with_name("own_bots.py")


def table_of(tournament: Tournament) -> Standings:
    return standings(played(tournament))


def played(tournament: Tournament, stop_when_clear: bool = False) -> Score:
    score = Score(tournament, stop_when_clear)
    for mishaps in play_tournament(score, work_here):
        assert mishaps == []
    return score


# --- seats, deals, seeds -------------------------------------------------------------------
def test_every_bot_plays_every_seat_of_every_deal() -> None:
    deal = play_deal(Tournament(bots=("builder", "random", "random")[:3], players=3), 5)
    seats = [table.seats for table in deal.tables]
    assert seats == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert len({table.played.digest for table in deal.tables}) == 3


def test_a_deal_does_not_depend_on_the_bots() -> None:
    one = Tournament(bots=("builder", "random"), players=2, seed="x")
    other = Tournament(bots=("random", "random"), players=2, games=8, seed="x")
    assert one.seed_of(3) == other.seed_of(3)
    first = Game.new(one.setup(3), one.seed_of(3))
    again = Game.new(other.setup(3), other.seed_of(3))
    assert [p.hand for p in first.players] == [p.hand for p in again.players]
    assert first.deck == again.deck


def test_mixed_presets_alternate_from_deal_to_deal() -> None:
    tables = Tournament(bots=("builder",), preset=MIXED)
    names = [tables.setup(deal).preset_name for deal in range(7)]
    assert len(set(names)) == 7


def test_the_same_tournament_gives_the_same_games() -> None:
    tournament = Tournament(bots=("builder", "random"), players=2, seed="again")
    one, other = play_deal(tournament, 4), play_deal(tournament, 4)
    assert [t.played.digest for t in one.tables] == [t.played.digest for t in other.tables]
    elsewhere = play_deal(Tournament(bots=("builder", "random"), players=2, seed="other"), 4)
    assert elsewhere.tables[0].played.digest != one.tables[0].played.digest


def test_the_number_of_games_is_rounded_up_to_whole_deals() -> None:
    assert Tournament(bots=("builder",), players=4, games=1000).deals == 250
    assert Tournament(bots=("builder",), players=3, games=1000).deals == 334
    assert Tournament(bots=("builder",), players=3, games=1).deals == 1


@pytest.mark.parametrize(("bots", "players"), [(6, 4), (3, 2), (5, 2), (20, 8)])
def test_with_more_bots_than_seats_all_bots_play_about_equally_often(
    bots: int, players: int
) -> None:
    tournament = Tournament(bots=tuple("abcdefghijklmnopqrst"[:bots]), players=players)
    times: Counter[int] = Counter()
    met: Counter[frozenset[int]] = Counter()
    deals = 30 * bots
    for deal in range(deals):
        line_up = tournament.line_up(deal)
        assert len(set(line_up)) == players
        times.update(line_up)
        met.update(frozenset({a, b}) for a in line_up for b in line_up if a < b)
    assert len(met) == bots * (bots - 1) // 2
    assert max(times.values()) - min(times.values()) < 0.3 * deals * players / bots


def test_bots_are_repeated_if_there_are_fewer_bots_than_seats() -> None:
    tournament = Tournament(bots=("a", "b"), players=3)
    assert [tournament.line_up(deal) for deal in range(2)] == [[0, 1, 0], [1, 0, 1]]


def test_impossible_tournaments_are_rejected() -> None:
    with pytest.raises(MalformedError, match="2 to 8 players"):
        Tournament(bots=("builder",), players=9)
    with pytest.raises(MalformedError, match="needs at least one bot"):
        Tournament(bots=(), players=4)
    with pytest.raises(MalformedError, match="no bot called 'clever'"):
        Tournament(bots=("clever",), players=4).check()
    with pytest.raises(MalformedError, match="no preset"):
        Tournament(bots=("builder",), players=4, preset="nothing").check()
    with pytest.raises(MalformedError, match="A seed must be"):
        Tournament(bots=("builder",), players=4, seed="a\tb").check()


# --- known win rates -----------------------------------------------------------------------
def test_a_bot_against_itself_wins_its_fair_share() -> None:
    for entrant in table_of(
        Tournament(bots=("builder",) * 4, players=4, games=240, seed="self")
    ).entrants:
        assert entrant.games == 240
        assert entrant.rate.low <= 0.25 <= entrant.rate.high
        assert entrant.rate.high - entrant.rate.low < 0.15


@pytest.mark.parametrize("share", [0.3, 0.75])
def test_a_bot_that_flips_a_coin_wins_as_often_as_heads_comes_up(share: float) -> None:
    bots = (f"{OWN}:Coin:share={share}", f"{OWN}:Snail")
    tournament = Tournament(bots=bots, players=2, games=120, preset="first-game", seed="coin")
    table = table_of(tournament)
    fell = 0
    for deal in range(60):
        for rotation in range(2):
            # The Coin bot is the first entrant, so its seed ends in 'bot 0' in every rotation.
            fell += heads(f"coin/{deal}/{rotation}/bot 0", share)
    coin, snail = table.entrants
    assert coin.wins == fell
    assert coin.rate.value == fell / 120
    assert coin.rate.low <= share <= coin.rate.high
    assert snail.wins == 120 - fell
    assert table.ahead[0][1] == pytest.approx(fell / 120)


# --- standings -----------------------------------------------------------------------------
def table(seats: list[int], totals: list[int], seconds: float = 0.5) -> DealGame:
    best = max(totals)
    winners = [seat for seat, points in enumerate(totals) if points == best]
    places = [1 + sum(other > points for other in totals) for points in totals]
    count = len(totals)
    return DealGame(
        seats, Played(totals, places, winners, 10, [5] * count, [seconds] * count, "", [])
    )


def test_standings_add_up_wins_points_margins_and_times() -> None:
    score = Score(Tournament(bots=("a", "b", "b"), players=3, games=6))
    score.add(0, PlayedDeal(0, [table([0, 1, 2], [9, 4, 7]), table([1, 2, 0], [5, 5, 2])]))
    score.add(1, PlayedDeal(1, [table([2, 0, 1], [1, 8, 3])]))
    found = standings(score)
    first, second, third = found.entrants
    assert [e.wins for e in found.entrants] == [2, 0.5, 0.5]
    assert [e.games for e in found.entrants] == [3, 3, 3]
    assert first.rate.value == pytest.approx(2 / 3)
    assert first.points == pytest.approx(19 / 3)
    assert first.margin == pytest.approx((2 - 3 + 5) / 3)
    assert second.margin == pytest.approx((-5 + 0 - 5) / 3)
    assert first.milliseconds == pytest.approx(100)
    assert found.ahead[0] == [None, pytest.approx(2 / 3), pytest.approx(2 / 3)]
    assert found.ahead[1] == [pytest.approx(1 / 3), None, pytest.approx(1.5 / 3)]
    assert first.rating.mu > second.rating.mu
    assert third.label == "b 2"
    assert found.games == 3
    assert found.rounds == 10


def test_the_labels_of_repeated_bots_are_numbered() -> None:
    assert label(("a", "b", "a", "a")) == ["a", "b", "a 2", "a 3"]


def test_the_json_output_has_the_win_rate_and_interval_of_each_bot() -> None:
    data = to_json(played(Tournament(bots=("builder", "random"), players=2, games=6)), 1.5)
    assert data["games"] == 6
    assert [bot["bot"] for bot in data["bots"]] == ["builder", "random"]
    for bot in data["bots"]:
        low, high = bot["interval"]
        assert 0 <= low <= bot["win_rate"] <= high <= 1
        assert bot["games"] == 6


# --- stopping early ------------------------------------------------------------------------
def won(number: int, good: bool) -> PlayedDeal:
    return PlayedDeal(number, [table([0, 1], [9, 1] if good else [1, 9]), table([1, 0], [1, 9])])


def test_stopping_early_does_not_depend_on_the_order_of_the_deals() -> None:
    tournament = Tournament(bots=("a", "b"), players=2, games=200)
    deals = [won(number, number % 5 > 0) for number in range(100)]
    forward, scrambled = Score(tournament, True), Score(tournament, True)
    for deal in deals:
        forward.add(deal.number, deal)
    for deal in sorted(deals, key=lambda deal: deal.number ^ 21):
        scrambled.add(deal.number, deal)
    assert forward.clear
    assert forward.verdict.answer == "better"
    assert 3 < len(forward.deals) < 60
    assert forward.deals == scrambled.deals
    assert forward.verdict == scrambled.verdict


def test_without_early_stopping_all_deals_count() -> None:
    score = Score(Tournament(bots=("a", "b"), players=2, games=200))
    for number in range(100):
        score.add(number, won(number, True))
    assert score.verdict.answer == "better"
    assert not score.clear
    assert len(score.deals) == 100


def test_a_run_stops_early_when_the_result_is_clear() -> None:
    bots = ("builder", f"{OWN}:Lazy")
    score = played(
        Tournament(bots=bots, players=2, games=400, preset="first-game"), stop_when_clear=True
    )
    assert score.verdict.answer == "better"
    assert len(score.deals) < 40
    assert to_json(score, 1)["sequential_test"]["stopped_early"] is True


def test_a_deal_whose_worker_died_does_not_count() -> None:
    score = Score(Tournament(bots=("a", "b"), players=2, games=6))
    score.add(1, None)
    score.add(0, won(0, True))
    score.add(2, won(2, False))
    assert score.lost == [1]
    assert [deal.number for deal in score.deals] == [0, 2]


# --- bots that fail ------------------------------------------------------------------------
def test_a_patient_tournament_continues_and_counts_the_failures() -> None:
    bots = (f"{OWN}:Dumb", "builder")
    tournament = Tournament(bots=bots, players=2, games=6, preset="first-game", patient=True)
    score = Score(tournament)
    games = [
        mishap.game for mishaps in play_tournament(score, partial(work_here)) for mishap in mishaps
    ]
    assert games == [1, 2, 3, 4, 5, 6]
    found = standings(score)
    assert [entrant.failures for entrant in found.entrants] == [6, 0]
    assert found.games == 6


def test_an_impatient_tournament_drops_a_deal_in_which_a_bot_fails() -> None:
    tournament = Tournament(
        bots=(f"{OWN}:Dumb", "builder"), players=2, games=6, preset="first-game"
    )
    score = Score(tournament)
    mishaps = next(play_tournament(score, work_here))
    assert [mishap.game for mishap in mishaps] == [1]
    assert mishaps[0].failure is not None
    assert score.deals == []
