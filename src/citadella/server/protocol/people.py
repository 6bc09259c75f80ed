"""Messages about people: profiles, the personal page, signing in."""

from __future__ import annotations

from typing import Any

from citadella.server.protocol.structs import Struct


class RatingMsg(Struct):
    """A rating, its uncertainty, and the number of games it is based on."""

    shown: int
    doubt: int
    games: int


class PersonMsg(Struct):
    """A person in a list."""

    id: str
    name: str
    rating: RatingMsg | None = None


class TallyMsg(Struct):
    """How often an edition, a number of players or a character was played and won."""

    key: str
    games: int
    wins: int
    # The number of times played: a character can be played several times in a game.
    times: int


class OpponentMsg(Struct):
    """A seat of a finished game: a person, a bot, or an erased person."""

    seat: int
    id: str
    name: str
    bot: str
    place: int
    points: int


class PlayedMsg(Struct):
    """A game in a person's history."""

    # The watch code of the table; empty if the table has been deleted.
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


class Profile(Struct):
    """A person, with a summary of their finished games."""

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
    # Whether the person is the requesting guest, a friend of that guest, or blocked by that guest.
    mine: bool
    friend: bool
    blocked: bool


class DeviceMsg(Struct):
    """One of the guest's browsers."""

    id: str
    label: str
    created: int
    seen: int
    here: bool


class PasskeyMsg(Struct):
    """One of the guest's passkeys."""

    id: str
    label: str
    created: int
    used: int


class MyPage(Struct):
    """The personal page of the guest."""

    profile: Profile
    account: bool
    devices: list[DeviceMsg]
    passkeys: list[PasskeyMsg]
    address: str
    codes_left: int
    friends: list[PersonMsg]
    blocked: list[PersonMsg]


class PasskeyAnswer(Struct, forbid_unknown_fields=True):
    """The answer of a browser to a challenge.

    `bring`: whether games played as a guest in this browser are merged into the account.
    """

    credential: dict[str, Any]
    bring: bool = True


class SignInEmailRequest(Struct, forbid_unknown_fields=True):
    """A request for an e-mail with a link that signs in."""

    address: str
    language: str


class Token(Struct, forbid_unknown_fields=True):
    """The secret of a link."""

    token: str


class LinkAnswer(Struct, forbid_unknown_fields=True):
    """A request to sign in by a link; `bring` is explained in `PasskeyAnswer`."""

    token: str
    language: str
    bring: bool = True


class LinkMsg(Struct):
    """The person whom a sign-in link signs in, and whether their e-mail address is new."""

    id: str
    name: str
    address: str
    is_new: bool


class CodeAnswer(Struct, forbid_unknown_fields=True):
    """A request to sign in by a recovery code; `bring` is explained in `PasskeyAnswer`."""

    code: str
    bring: bool = True


class Codes(Struct):
    """New recovery codes, shown once."""

    codes: list[str]


class Id(Struct, forbid_unknown_fields=True):
    """The id of a browser, a passkey or a person."""

    id: str


class EraseRequest(Struct, forbid_unknown_fields=True):
    """A request to erase the guest, with their name as a confirmation."""

    name: str
