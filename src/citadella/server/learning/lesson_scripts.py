"""The scripts of the tutorial lessons as data: positions, texts to show and actions to play.

The first lesson is part of a game, from the choice of a character to the end of the next round. The
others consist of scenes, one for each character that is not in the first lesson, in which the
learner tries the character. `lessons` plays the scripts and turns them into messages.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from citadella.cards import EDITIONS
from citadella.notation import Position, Seat

ME: Final = 0  # the seat of the learner
FIRST: Final = "first-game"  # the card set of the first lesson


@dataclass(frozen=True)
class Explain:
    """A text to read, given by its message key, and what to highlight.

    `lights`: names of screen elements, separated by spaces; only the first one that is on the
    screen is highlighted.
    `seen`: the text describes what has just happened and stays until acknowledged.
    """

    text: str
    lights: str
    seen: bool = False


@dataclass(frozen=True)
class Perform:
    """An action that the learner must perform; `text` and `lights` are as in `Explain`."""

    text: str
    action: str
    lights: str = "actions"


@dataclass(frozen=True)
class OpponentMoves:
    """Actions that the opponents play before the learner continues."""

    actions: tuple[str, ...]


Part = Explain | Perform | OpponentMoves


@dataclass(frozen=True)
class LessonScene:
    """A position, the script played from it, and the id of the character explained (or '')."""

    position: Position
    parts: tuple[Part, ...]
    about: str = ""


def others(*actions: str) -> OpponentMoves:
    """Return `actions` as moves of the opponents, for use in a scene."""
    return OpponentMoves(actions)


def first_lesson() -> LessonScene:
    """Return the first lesson: in two rounds the learner is robbed, then kills a character."""
    return LessonScene(
        Position.build(
            draft=True,
            round=4,
            crown=ME,
            seed=19,
            players=[
                Seat(gold=3, hand="castle monastery market", city="tavern temple"),
                Seat(gold=2, hand="docks church prison", city="manor watchtower market"),
                Seat(gold=4, hand="tavern harbor", city="church barracks"),
                Seat(gold=1, hand="temple manor docks", city="castle trading_post prison"),
            ],
        ),
        (
            Explain("tutorial-city", "city-0 seat-0"),
            Explain("tutorial-cards", "hand seat-0"),
            Explain("tutorial-gold", "purse-0 seat-0"),
            Perform("tutorial-pick", "pick merchant", "draft-merchant rank-6"),
            others("pick thief", "pick bishop", "pick architect"),
            Explain("tutorial-called", "spine"),
            others("rob merchant", "gold", "build prison", "end", "gold", "build harbor", "end"),
            Explain("tutorial-robbed", "notice", seen=True),
            Perform("tutorial-gather", "gold"),
            Perform("tutorial-income", "income"),
            Perform("tutorial-bonus", "bonus"),
            Perform("tutorial-build", "build castle", "card-castle hand actions"),
            Perform("tutorial-end-turn", "end", "end end-turn"),
            others("gold", "build temple", "end"),
            Explain("tutorial-crown", "crown seat-0"),
            Perform("tutorial-pick-again", "pick assassin", "draft-assassin rank-1"),
            others("pick architect", "pick king", "pick warlord"),
            Perform("tutorial-kill", "kill architect", "rank-7 token-architect"),
            Perform("tutorial-gather-again", "gold"),
            Perform("tutorial-end-again", "end", "end end-turn"),
            others("gold", "end"),
            Explain("tutorial-silent", "rank-7 token-architect"),
            Explain("tutorial-over", "city-0 seat-0"),
        ),
    )


# Possible opponents with their ranks; a scene has the first three whose rank is not the learner's.
OPPONENT_RANKS: Final = {"king": 4, "merchant": 6, "architect": 7, "bishop": 5, "warlord": 8}


def _opponents_of(rank: int) -> list[Seat]:
    free = [role for role, taken in OPPONENT_RANKS.items() if taken != rank]
    return [
        Seat(free[0], gold=4, hand="tavern docks", city="market manor"),
        Seat(free[1], gold=2, hand="church", city="temple"),
        Seat(free[2], gold=3, hand="prison", city="watchtower"),
    ]


def _scene(
    about: str,
    actions: str,
    gold: int = 3,
    hand: str = "tavern castle",
    city: str = "temple manor",
    fifth: Seat | None = None,
    crown: int = ME,
    deck: str = "",
    taxes: int = 0,
) -> LessonScene:
    """Return a scene in which the learner meets a character and tries its `actions`."""
    rank = next(each.rank for each in EDITIONS["2016"].characters if each.id == about)
    players = [Seat(about, gold=gold, hand=hand, city=city), *_opponents_of(rank)]
    position = Position.build(
        call=about,
        players=players if fifth is None else [*players, fifth],
        crown=crown,
        deck=deck,
        taxes=taxes,
    )
    parts: list[Part] = [Explain("lesson-meet", "role spine")]
    parts += [Perform("lesson-try", action.strip()) for action in actions.split(",")]
    parts.append(Explain("lesson-seen", "seat-0"))
    return LessonScene(position, tuple(parts), about)


@cache
def scenes() -> dict[str, LessonScene]:
    """Return one scene for each character that is not in the first lesson, by character id."""
    found = [
        _scene("witch", "gold, bewitch merchant"),
        _scene("magistrate", "warrant king, warrant merchant, warrant architect, sign merchant"),
        _scene("spy", "spy @1 trade"),
        _scene("blackmailer", "threaten king, threaten merchant, flower king"),
        _scene("wizard", "look @1, take docks"),
        _scene("seer", "foresee, give castle, give tavern, give church"),
        _scene("emperor", "crown @2, levy-gold", crown=3),
        _scene("patrician", "income", city="manor castle"),
        _scene("abbot", "income-gold 1, alms @1", gold=1, city="temple church"),
        _scene(
            "cardinal",
            "gold, borrow palace @1, give tavern",
            gold=2,
            hand="palace tavern",
            city="temple",
        ),
        _scene("alchemist", "gold, build castle, end"),
        _scene("trader", "gold, build tavern, build docks", hand="tavern docks", city="market"),
        _scene("navigator", "bonus-gold"),
        _scene(
            "scholar", "study, keep palace", deck="castle tavern docks manor temple prison palace"
        ),
        _scene("marshal", "seize market @1"),
        _scene("diplomat", "exchange market @1, hand-over temple"),
        _scene("artist", "beautify manor"),
        _scene("tax_collector", "collect", taxes=3),
        # The Queen needs five players, and gains gold for sitting next to the King.
        _scene("queen", "bonus", fifth=Seat("thief", gold=3, hand="docks", city="market")),
    ]
    return {scene.about: scene for scene in found}


def lesson_names() -> list[str]:
    """Return the ids of the card sets and characters for which there are lessons."""
    sets = {preset.id for edition in EDITIONS.values() for preset in edition.presets}
    return [name for name in (*sorted(sets), *scenes()) if lesson(name)]


def lesson(name: str) -> list[LessonScene]:
    """Return the scenes of the lesson about a card set or character; empty if there is none."""
    if name == FIRST:
        return [first_lesson()]
    if name in scenes():
        return [scenes()[name]]
    # A card set may have different characters in different editions.
    characters = {
        character
        for edition in EDITIONS.values()
        for preset in edition.presets
        if preset.id == name
        for character in preset.characters
    }
    return [scene for about, scene in scenes().items() if about in characters]
