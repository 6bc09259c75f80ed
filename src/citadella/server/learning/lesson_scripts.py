"""What is said and done in the lessons: fixed deals, and a script for each.

The first lesson is a piece of a game, from the choice of a character to the end of the next round.
The others are scenes, one for each character that is not in the first game: it is met, tried, and
what it did is looked at.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from citadella.cards import EDITIONS
from citadella.notation import Position, Seat

ME: Final = 0
FIRST: Final = "first-game"


@dataclass(frozen=True)
class Say:
    """Something to read: a text, and what the light falls on (the first that is on the screen)."""

    text: str
    lights: str


@dataclass(frozen=True)
class Do:
    """Something to do: a text, the action, and what the light falls on."""

    text: str
    action: str
    lights: str = "actions"


@dataclass(frozen=True)
class See:
    """Something that has befallen the learner and is told until it is seen."""

    text: str
    lights: str = "notice"


@dataclass(frozen=True)
class Others:
    """What the others do meanwhile."""

    actions: tuple[str, ...]


Part = Say | Do | See | Others


@dataclass(frozen=True)
class Scene:
    """A deal, the character it is about ('' for none), and what happens."""

    position: Position
    parts: tuple[Part, ...]
    about: str = ""


def others(*actions: str) -> Others:
    """Let the others act."""
    return Others(actions)


def the_first() -> Scene:
    """Be robbed once and kill once, in two minutes."""
    return Scene(
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
            Say("tutorial-city", "city-0 seat-0"),
            Say("tutorial-cards", "hand seat-0"),
            Say("tutorial-gold", "purse-0 seat-0"),
            Do("tutorial-pick", "pick merchant", "draft-merchant rank-6"),
            others("pick thief", "pick bishop", "pick architect"),
            Say("tutorial-called", "spine"),
            others("rob merchant", "gold", "build prison", "end", "gold", "build harbor", "end"),
            See("tutorial-robbed"),
            Do("tutorial-gather", "gold"),
            Do("tutorial-income", "income"),
            Do("tutorial-bonus", "bonus"),
            Do("tutorial-build", "build castle", "card-castle hand actions"),
            Do("tutorial-end-turn", "end", "end end-turn"),
            others("gold", "build temple", "end"),
            Say("tutorial-crown", "crown seat-0"),
            Do("tutorial-pick-again", "pick assassin", "draft-assassin rank-1"),
            others("pick architect", "pick king", "pick warlord"),
            Do("tutorial-kill", "kill architect", "rank-7 token-architect"),
            Do("tutorial-gather-again", "gold"),
            Do("tutorial-end-again", "end", "end end-turn"),
            others("gold", "end"),
            Say("tutorial-silent", "rank-7 token-architect"),
            Say("tutorial-over", "city-0 seat-0"),
        ),
    )


# Whom the others are in a scene: the first three that can be beside its character.
ROLES: Final = {"king": 4, "merchant": 6, "architect": 7, "bishop": 5, "warlord": 8}


def _around(rank: int) -> list[Seat]:
    free = [role for role, theirs in ROLES.items() if theirs != rank]
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
) -> Scene:
    """Meet a character, try it, and look at what it did."""
    rank = next(each.rank for each in EDITIONS["2016"].characters if each.id == about)
    players = [Seat(about, gold=gold, hand=hand, city=city), *_around(rank)]
    position = Position.build(
        call=about,
        players=players if fifth is None else [*players, fifth],
        crown=crown,
        deck=deck,
        taxes=taxes,
    )
    parts: list[Part] = [Say("lesson-meet", "role spine")]
    parts += [Do("lesson-try", action.strip()) for action in actions.split(",")]
    parts.append(Say("lesson-seen", "seat-0"))
    return Scene(position, tuple(parts), about)


@cache
def scenes() -> dict[str, Scene]:
    """Return a scene for each character that is not in the first game."""
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
            "scholar",
            "study, keep palace",
            deck="castle tavern docks manor temple prison palace",
        ),
        _scene("marshal", "seize market @1"),
        _scene("diplomat", "exchange market @1, hand-over temple"),
        _scene("artist", "beautify manor"),
        _scene("tax_collector", "collect", taxes=3),
        # She sits beside the King.
        _scene("queen", "bonus", fifth=Seat("thief", gold=3, hand="docks", city="market")),
    ]
    return {scene.about: scene for scene in found}


def lesson_names() -> list[str]:
    """Return the sets of cards and the characters about which there are lessons."""
    sets = {preset.id for edition in EDITIONS.values() for preset in edition.presets}
    return [name for name in (*sorted(sets), *scenes()) if lesson(name)]


def lesson(name: str) -> list[Scene]:
    """Return the scenes of a lesson, by the name of a set of cards or of a character; none if
    there is nothing new to learn.
    """
    if name == FIRST:
        return [the_first()]
    if name in scenes():
        return [scenes()[name]]
    # An edition may print a set with another character here and there.
    who = {
        character
        for edition in EDITIONS.values()
        for preset in edition.presets
        if preset.id == name
        for character in preset.characters
    }
    return [scene for about, scene in scenes().items() if about in who]
