"""Checks of the cards chosen for a new table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from citadella.cards import EDITIONS
from citadella.rules.selection import wishes_of_preset
from citadella.server.lobby.new_tables import setup_of
from citadella.server.protocol.tables import NewTable, SeatChoice
from citadella.texts import LANGUAGES, Texts
from citadella.texts.sentence import Renderer
from tests.server.harness import Person, sentence_of, serving_here, set_limit


def everything(edition: str) -> dict[str, str]:
    """Return wishes that allow an edition's characters and its unique but not bonus districts."""
    facts = EDITIONS[edition]
    district = "always" if facts.unique_chosen is None else "maybe"
    return {c.id: "maybe" for c in facts.characters} | {d.id: district for d in facts.unique}


async def check(url: str, status: int = 200, **choice: Any) -> Any:
    """Send a check without a cookie and return the answer."""
    body = {"edition": "2016", "players": 4} | choice
    async with httpx.AsyncClient(base_url=url) as stranger:
        answer = await stranger.post("/api/setup/check", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


async def test_a_check_says_why_cards_are_unavailable(url: str) -> None:
    told = await check(url, cards=everything("2016"), players=2)
    assert told == {
        "barred": {
            "emperor": ["pick-barred", {"why": "players", "count": 3}],
            "queen": ["pick-barred", {"why": "players", "count": 5}],
            "artist": ["pick-barred", {"why": "ninth"}],
            "tax_collector": ["pick-barred", {"why": "ninth"}],
        },
        "ninth_is_optional": False,
        "characters": None,
        "districts": None,
        "district_count": ["pick-districts-drawn", {"needed": 14, "sure": 0, "possible": 30}],
        "cards": {},
    }
    wishes = everything("classic") | {"diplomat": "always"}
    told = await check(url, edition="classic", cards=wishes, players=5)
    excluded = {"why": "excluded", "name": "character:diplomat"}
    assert told["barred"] == {"graveyard": ["pick-barred", excluded]}
    assert told["ninth_is_optional"]
    assert told["district_count"] == ["pick-districts-fixed", {"count": 10}]
    told = await check(url, edition="classic", cards=wishes, players=5, ninth=False)
    assert set(told["barred"]) == {"graveyard", "queen", "artist"}
    assert told["ninth_is_optional"]


async def test_a_check_says_what_is_wrong_with_characters_and_districts(url: str) -> None:
    wishes = everything("classic") | {"assassin": "never", "witch": "never", "keep": "never"}
    told = await check(url, edition="classic", cards=wishes)
    assert told["characters"] == ["pick-rank-empty", {"rank": 1}]
    assert told["districts"] == ["pick-districts-missing", {"count": 1, "free": 3}]
    wishes = everything("classic") | {"keep": "never"}
    wishes |= {"witch": "always", "wizard": "always", "emperor": "always"}
    printed = ["two-swaps", "card-for-card"]
    told = await check(url, edition="classic", cards=wishes, as_printed=printed)
    assert told["characters"] == ["pick-swaps", {"count": 3, "most": 2}]
    assert told["districts"] == ["pick-districts-missing-printed", {"count": 1, "free": 3}]
    wishes = everything("deluxe") | {d.id: "never" for d in EDITIONS["deluxe"].unique[13:]}
    told = await check(url, edition="deluxe", cards=wishes)
    numbers = {"needed": 14, "sure": 0, "possible": 13}
    assert told["districts"] == told["district_count"] == ["pick-districts-drawn", numbers]


async def test_a_check_of_a_preset_returns_the_wishes_that_it_stands_for(url: str) -> None:
    for preset in ("first-game", "devious-dignitaries"):
        told = await check(url, preset=preset, players=3)
        assert told["cards"] == wishes_of_preset(preset, players=3)
        assert (told["characters"], told["districts"]) == (None, None)
        wish = NewTable("2016", 3, [SeatChoice("me")] * 3, cards=told["cards"])
        printed = next(p for p in EDITIONS["2016"].presets if p.id == preset)
        assert set(setup_of(wish).unique) == set(printed.unique)
    assert told["cards"]["artist"] == "always"
    told = await check(url, preset="devious-dignitaries", players=5)
    assert told["cards"]["queen"] == "always"
    assert told["ninth_is_optional"]
    assert not (await check(url, preset="first-game", players=5))["ninth_is_optional"]
    assert (await check(url))["cards"] == wishes_of_preset("first-game", players=4)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_sentences_of_a_check_can_be_rendered_in_every_language(
    url: str, language: str
) -> None:
    told = [
        await check(url, edition="classic", players=players, cards=wishes, as_printed=printed)
        for players in (2, 4)
        for printed in ([], ["two-swaps", "card-for-card"])
        for wishes in (
            everything("classic") | {"keep": "never", "diplomat": "always"},
            everything("classic") | {"witch": "always", "wizard": "always", "emperor": "always"},
            everything("classic") | {"king": "never", "emperor": "never"},
        )
    ]
    told.append(await check(url, edition="2016", cards=everything("2016")))
    say = Renderer(Texts(language), [], "classic")
    keys = set()
    for answer in told:
        parts = (answer["characters"], answer["districts"], answer["district_count"])
        for sentence in (*answer["barred"].values(), *filter(None, parts)):
            keys.add(sentence[0])
            text = say(sentence_of(sentence))
            assert text
            assert not {"{", "$"} & set(text), text
    assert keys == {
        "pick-barred",
        "pick-districts-drawn",
        "pick-districts-fixed",
        "pick-districts-missing",
        "pick-districts-missing-printed",
        "pick-rank-empty",
        "pick-swaps",
    }


@pytest.mark.parametrize(
    ("choice", "error", "sentence"),
    [
        ({"edition": "2099"}, "bad-request", "There is no edition called '2099'; choose from "),
        ({"preset": "none"}, "bad-request", "The 2016 edition has no preset 'none'; choose from "),
        ({"cards": {"dragon": "always"}}, "setup", "The 2016 edition has no card called 'dragon'"),
        ({"cards": {"witch": "sometimes"}}, "bad-request", "The request cannot be read: "),
        (
            {"cards": {"witch": "always", "assassin": "always"}},
            "setup",
            "There must be exactly one character of rank 1, not 2.",
        ),
        ({"players": 9}, "setup", "The game is for 2 to 8 players, not 9."),
        ({"players": "4"}, "bad-request", "The request cannot be read: "),
        ({"as_printed": ["none"]}, "bad-request", "The 2016 edition has no as-printed choice 'no"),
        ({"edition": "classic-2016", "as_printed": ["last-card"]}, "setup", "The classic-2016 edi"),
        ({"clock": "none"}, "bad-request", "The request cannot be read: "),
    ],
)
async def test_a_wrong_check_is_refused_in_one_sentence(
    url: str, choice: dict[str, Any], error: str, sentence: str
) -> None:
    told = await check(url, 400, **choice)
    assert told["error"] == error
    assert told["message"].startswith(sentence)
    assert "\n" not in told["message"]


async def test_checks_are_limited_for_each_network(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as here:
        set_limit(here.parts.limits.card_checks, 2)
        for _ in range(2):
            await check(here.url)
        assert (await check(here.url, 429))["error"] == "slow-down"
        async with Person(here.url) as anna:
            assert (await anna.get("catalogue"))["editions"]
