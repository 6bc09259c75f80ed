"""The learned player: repeatable in both builds, sound without its model, true to its network."""

from __future__ import annotations

import os
import subprocess
import sys
from math import exp, isclose, log
from pathlib import Path

import pytest

from citadella import build_kind
from citadella.bots import BotError, SearchBot, make
from citadella.bots.heuristics import BALANCED, Judge
from citadella.bots.heuristics.evaluate import best
from citadella.bots.neural import bot as bots_of_the_mind
from citadella.bots.neural.bot import LearnedBot
from citadella.bots.neural.features import FeatureEncoder, SparseRows, Vocabulary
from citadella.bots.neural.guide import Mind
from citadella.bots.neural.model_file import (
    FORESIGHT,
    JUDGE,
    MISSING,
    SHIPPED,
    ModelError,
    ModelWarning,
    load,
)
from citadella.bots.neural.network import Network, sizes_of_parts
from citadella.bots.neural.policy import Player, mix_of
from citadella.bots.neural.win_probability import outlook
from citadella.bots.search.reward import reward, worth
from citadella.knowledge import sample, view
from citadella.rules import Game, Setup
from citadella.rules.dice import Dice
from tests.bots.test_search import ROOT, moments

TABLES = [("2016", 4), ("2016", 2), ("deluxe", 6), ("classic", 3), ("2021", 8)]


def choices(name: str, edition: str, players: int) -> list[str]:
    found = []
    for game in moments(edition, players, 19):
        seen = view(game, game.to_act)
        found.append(make(name, "own").choose(seen, game.legal_actions()).text)
    return found


CHOICES = """
from tests.bots.test_learned import TABLES, choices
print([choices("learned", *table) for table in TABLES])
print(choices("search:iterations=20", "2016", 4))
"""


def test_the_choices_are_the_same_in_both_builds_and_in_every_process() -> None:
    here = f"{[choices('learned', *table) for table in TABLES]}\n"
    here += str(choices("search:iterations=20", "2016", 4))
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    there = subprocess.run(
        [sys.executable, "-c", CHOICES],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "7"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert there.stdout.strip() == here


def rows(features: SparseRows) -> list[tuple[int, float]]:
    return [
        (int(features.places[i]), float(features.numbers[i])) for i in range(int(features.count))
    ]


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_it_sees_the_same_of_any_game_that_agrees_with_the_view(edition: str, players: int) -> None:
    vocabulary = load().vocabulary
    for number, game in enumerate(moments(edition, players, 13)):
        legal = game.legal_actions()
        seat = game.to_act
        seen = view(game, seat)
        encoded = []
        for same in (seen.known, game, sample(seen, Dice.from_seed(str(number)))):
            encoder = FeatureEncoder(vocabulary)
            encoder.encode(same, seat, legal)
            encoded.append((rows(encoder.table), rows(encoder.actions), encoder.actions.ends))
        assert encoded[0] == encoded[1] == encoded[2]
        assert len(encoded[0][2]) == len(legal)


def test_what_it_sees_stays_in_its_places() -> None:
    vocabulary = load().vocabulary
    for edition, players in TABLES:
        encoder = FeatureEncoder(vocabulary)
        for game in moments(edition, players, 13):
            encoder.encode(game, game.to_act, game.legal_actions())
            assert all(0 <= place < vocabulary.state_size for place, _ in rows(encoder.table))
            assert all(0 <= place < vocabulary.action_size for place, _ in rows(encoder.actions))


def test_the_scores_are_the_sums_that_the_file_says() -> None:
    network = load()
    wide, deep = int(network.wide), int(network.deep)
    game = moments("2016", 4, 13)[2]
    player = Player(network)
    found = player.scores(game, game.to_act, game.legal_actions())
    table, written = rows(player.encoder.table), rows(player.encoder.actions)
    first = list(network.table_bias)
    for place, number in table:
        first = [x + network.table[place * wide + i] * number for i, x in enumerate(first)]
    second = list(network.down_bias)
    for i, x in enumerate(first):
        second = [y + max(x, 0.0) * network.down[i * deep + j] for j, y in enumerate(second)]
    start = 0
    for score, end in zip(found, player.encoder.actions.ends, strict=True):
        third, expected = second, 0.0
        for place, number in written[start:end]:
            third = [z + network.action[place * deep + j] * number for j, z in enumerate(third)]
            expected += network.action_skip[place] * number
        start = end
        expected += sum(network.action_sum[j] * max(z, 0.0) for j, z in enumerate(third))
        assert isclose(score, expected, abs_tol=1e-9)
    assert max(found) > min(found)


def test_the_shipped_models_are_small_and_whole() -> None:
    all_of_them = (SHIPPED, FORESIGHT, JUDGE)
    assert sum(path.stat().st_size for path in all_of_them) <= 3_000_000
    for path in all_of_them:
        network = load(path)
        sizes = [int(network.wide), int(network.deep), int(network.high)]
        assert sum(sizes_of_parts(network.vocabulary, sizes)) * 4 < path.stat().st_size


# --- the search's foresight ------------------------------------------------------------
def chances(player: Player, game: Game) -> list[float]:
    """Return how likely each action is foreseen."""
    scores = player.scores(game, game.to_act, game.legal_actions())
    odds = [exp(score - max(scores)) for score in scores]
    return [each / sum(odds) for each in odds]


def test_the_foresight_knows_better_than_chance_what_the_search_takes() -> None:
    player = Player(load(FORESIGHT))
    game = Game.new(Setup.preset("first-game", "2016", 4), "foresight")
    bots = [make("search:iterations=60,mind=strategist", str(seat)) for seat in range(4)]
    foreseen, by_chance = 0.0, 0.0
    while not game.over:
        legal = game.legal_actions()
        chosen = bots[game.to_act].choose(view(game, game.to_act), legal)
        if chosen.verb.word == "pick" and len(legal) > 1:
            foreseen += log(chances(player, game)[legal.index(chosen)])
            by_chance -= log(len(legal))
        game.play(chosen)
    # Both are below zero; the nearer to it, the less of a surprise.
    assert foreseen > 0.9 * by_chance


@pytest.mark.parametrize(("edition", "players"), [("classic", 2), ("deluxe", 5)])
def test_a_search_with_foresight_plays_to_the_end(edition: str, players: int) -> None:
    game = Game.new(Setup.random(edition, players, "whole"), "whole")
    bots = [make("search:iterations=1", str(seat)) for seat in range(players)]
    while not game.over:
        # `play` refuses what is not legal.
        game.play(bots[game.to_act].choose(view(game, game.to_act), game.legal_actions()))


@pytest.mark.parametrize(("edition", "players"), TABLES[:4])
def test_a_search_with_foresight_chooses_by_what_its_seat_knows(edition: str, players: int) -> None:
    name = "search:iterations=12"
    for number, game in enumerate(moments(edition, players, 29)):
        seen, legal = view(game, game.to_act), game.legal_actions()
        other = view(sample(seen, Dice.from_seed(str(number))), game.to_act)
        assert make(name, "own").choose(other, legal) is make(name, "own").choose(seen, legal)


def test_in_the_search_others_take_what_is_foreseen_and_do_the_rest_as_ever() -> None:
    mind = Mind(load(FORESIGHT), None)
    draws = 300
    for game in moments("2016", 4, 13):
        legal = game.legal_actions()
        dice = [Dice.from_seed(str(i)) for i in range(draws)]
        if not mix_of(legal):
            as_ever = best(game, game.to_act, legal, Dice.from_seed("0"))
            assert mind.quick(game, game.to_act, legal, dice[0]) is as_ever
            continue
        chosen = [mind.quick(game, game.to_act, legal, each) for each in dice]
        for action, likely in zip(legal, chances(mind.player, game), strict=True):
            assert abs(chosen.count(action) / draws - likely) < 0.1


def test_in_the_search_a_network_judges_who_will_win() -> None:
    judge, seat = Player(load(JUDGE)), 1
    for game in moments("2016", 4, 13):
        learned = outlook(judge, game)
        assert learned is not None
        asked = Mind(load(FORESIGHT), load(JUDGE)).reward(game, seat)
        assert isclose(asked, worth(game, seat, learned[seat]))
        assert Mind(load(FORESIGHT), None).reward(game, seat) == reward(game, seat)


def test_in_the_search_what_has_happened_needs_no_judge() -> None:
    game = Game.new(Setup.random("2016", 4, "over"), "over")
    bots = [make("builder", str(seat)) for seat in range(4)]
    while not game.over:
        game.play(bots[game.to_act].choose(view(game, game.to_act), game.legal_actions()))
    mind = Mind(load(FORESIGHT), load(JUDGE))
    assert [mind.reward(game, seat) for seat in range(4)] == [reward(game, s) for s in range(4)]


# --- without a model -------------------------------------------------------------------
def damaged(kind: str, folder: Path) -> Path:
    path = folder / "model.bin"
    whole = SHIPPED.read_bytes()
    if kind == "cut":
        path.write_bytes(whole[:-4])
    elif kind == "changed":
        path.write_bytes(whole[:-5] + bytes([whole[-5] ^ 1]) + whole[-4:])
    elif kind == "other":
        path.write_bytes(b"no model at all\n\x00\x01")
    elif kind == "old":
        path.write_bytes(whole.replace(b'"version": 2', b'"version": 0', 1))
    return path


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("missing", "is missing"),
        ("cut", "is damaged"),
        ("changed", "is damaged"),
        ("other", "is damaged"),
        ("old", "of version 0, not 2"),
    ],
)
def test_without_a_sound_model_it_says_so_and_judges_as_the_strategist(
    kind: str, sentence: str, tmp_path: Path
) -> None:
    path = damaged(kind, tmp_path)
    with pytest.raises(ModelError, match=sentence):
        load(path)
    with pytest.warns(UserWarning, match=f"{sentence}.* The strategist's judgement is used"):
        bot = LearnedBot("1", str(path))
    dice = Dice.from_seed("learned 1")
    for game in moments("2016", 4, 31):
        legal = game.legal_actions()
        seen = view(game, game.to_act)
        judge = Judge(seen.known, game.to_act, BALANCED, True)
        assert bot.choose(seen, legal) is judge.best(legal, dice)


def test_what_a_model_does_not_know_is_left_to_the_strategist() -> None:
    network = load()
    known = network.vocabulary
    fewer = Vocabulary(known.verbs, known.questions, known.characters, known.cards[:-1])
    game = Game.new(Setup.random("deluxe", 4, "x"), "x")
    assert known.knows_game(game)
    without = [card for card in known.cards if card != game.box.kinds[0].name]
    assert not Vocabulary(known.verbs, known.questions, known.characters, without).knows_game(game)
    assert fewer.knows(game, game.legal_actions())
    verbs = [verb for verb in known.verbs if verb != "pick"]
    fewer = Vocabulary(verbs, known.questions, known.characters, known.cards)
    assert not fewer.knows(game, game.legal_actions())


def test_a_search_goes_by_what_was_learned_if_there_is_time() -> None:
    learned = {
        "search:iterations=20": True,
        "search:iterations=20,mind=strategist": False,
        "search": build_kind() == "compiled",
        "search:mind=learned": True,
    }
    for name, expected in learned.items():
        bot = make(name, "1")
        assert isinstance(bot, SearchBot)
        assert (bot.mind is not None) == expected


def test_a_mind_that_there_is_not_is_refused() -> None:
    with pytest.raises(BotError, match="strategist, learned"):
        make("search:mind=other", "1")


@pytest.mark.parametrize("name", [FORESIGHT.name, JUDGE.name])
def test_a_search_without_one_of_its_models_searches_as_without_a_mind(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def no_model(path: Path) -> Network:
        if path.name == name:
            raise ModelError(MISSING, path)
        return load(path)

    monkeypatch.setattr(bots_of_the_mind, "load", no_model)
    with pytest.warns(ModelWarning, match=rf"{name} is missing"):
        lost = make("search:iterations=20", "1")
    plain = make("search:iterations=20,mind=strategist", "1")
    for game in moments("2016", 4, 31):
        seen = view(game, game.to_act)
        legal = game.legal_actions()
        assert lost.choose(seen, legal) is plain.choose(seen, legal)
