"""People: what others see of a person, the person's own page, browsers, and ways to sign in."""

from __future__ import annotations

from typing import Any

import msgspec


class RatingMsg(msgspec.Struct):
    """How strong a person seems, by how much that may be off, and from how many games."""

    shown: int
    doubt: int
    games: int


class PersonMsg(msgspec.Struct):
    """A person in a list."""

    id: str
    name: str
    rating: RatingMsg | None = None


class TallyMsg(msgspec.Struct):
    """How often something was played (an edition, a number of players, a character), and won."""

    key: str
    games: int
    wins: int
    # How often: a character is played several times in a game.
    times: int


class OpponentMsg(msgspec.Struct):
    """A seat of a game that is over: a person, a bot, or somebody who was forgotten."""

    seat: int
    id: str
    name: str
    bot: str
    place: int
    points: int


class PlayedMsg(msgspec.Struct):
    """A game in a person's history."""

    # Where it can be watched again ('' if it is kept no more).
    watch: str
    at: int
    edition: str
    preset: str
    players: int
    place: int
    points: int
    rated: bool
    public: bool
    characters: list[str]
    seats: list[OpponentMsg]


class Profile(msgspec.Struct):
    """A person: the rating, and what the games that are over tell."""

    id: str
    name: str
    since: int
    rating: RatingMsg
    games: int
    wins: int
    editions: list[TallyMsg]
    sizes: list[TallyMsg]
    characters: list[TallyMsg]
    history: list[PlayedMsg]
    # Whether it is oneself, a friend, somebody one keeps away.
    mine: bool
    friend: bool
    blocked: bool


class DeviceMsg(msgspec.Struct):
    """A browser of yours."""

    id: str
    label: str
    created: int
    seen: int
    here: bool


class PasskeyMsg(msgspec.Struct):
    """A passkey of yours."""

    id: str
    label: str
    created: int
    used: int


class MyPage(msgspec.Struct):
    """Everything about yourself that a page shows."""

    profile: Profile
    account: bool
    devices: list[DeviceMsg]
    passkeys: list[PasskeyMsg]
    address: str
    codes_left: int
    friends: list[PersonMsg]
    blocked: list[PersonMsg]


class PasskeyAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser answers to a challenge; whether what was played here comes along."""

    credential: dict[str, Any]
    bring: bool = True


class LetterWish(msgspec.Struct, forbid_unknown_fields=True):
    """Where to send a link that signs in, and in which language."""

    address: str
    language: str


class Token(msgspec.Struct, forbid_unknown_fields=True):
    """The secret part of a link."""

    token: str


class LinkAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """Use a link that signs in; whether what was played here comes along."""

    token: str
    language: str
    bring: bool = True


class LinkMsg(msgspec.Struct):
    """What a link leads to: who one would be, and whether the address is new here."""

    id: str
    name: str
    address: str
    is_new: bool


class CodeAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """A recovery code; whether what was played here comes along."""

    code: str
    bring: bool = True


class Codes(msgspec.Struct):
    """New recovery codes, shown once."""

    codes: list[str]


class Id(msgspec.Struct, forbid_unknown_fields=True):
    """Which one: a browser, a passkey, a person."""

    id: str


class Farewell(msgspec.Struct, forbid_unknown_fields=True):
    """The wish to be forgotten, with the person's name to be sure."""

    name: str
