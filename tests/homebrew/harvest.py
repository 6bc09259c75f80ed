"""Homebrew cards for the tests: two characters, two districts, a marker and two questions.

The tests load this file as players load theirs; nothing imports it.
"""

from typing import ClassVar

from citadella.homebrew import (
    AIM,
    ASIDE,
    FREE,
    KEEP,
    POWER_USED,
    TRADE,
    Action,
    Character,
    CharacterFacts,
    District,
    DistrictFacts,
    Game,
    Marker,
    Player,
    Question,
    Tally,
    Turn,
    Verb,
    add_texts,
    aside_options,
    draw_aside,
    enter,
    event_kind,
    gain,
    give_aside,
    keep_aside,
    name_reachable,
    register_character,
    register_district,
    return_aside,
)

SORT = Verb("sort-harvest", group=FREE, reminds=True)
SHARE = Verb("share-harvest", "seat", gives=True)
STORE = Verb("store-harvest")
SORTED = event_kind("sorted-harvest")
CROWNED = event_kind("crowned-with-laurel", aims="perhaps")
CROWN_WITH = Verb("laurel", "character", AIM, unforeseen=True, worth=1.5)
DRAWN = 3


class Steward(Character):
    """Draws three cards, keeps one and gives the other two to a player of the owner's choice."""

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        if not turn.used & POWER_USED and len(game.deck) >= DRAWN:
            out.append(SORT.plain)

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        turn.used |= POWER_USED
        game.tell(SORTED, player.seat, amount=DRAWN)
        draw_aside(game, player, DRAWN)
        game.ask(KeepOfHarvest(player.seat))


class KeepOfHarvest(Question):
    """Which of the drawn cards do you keep?"""

    kind: ClassVar[str] = "keep-of-harvest"
    shows: ClassVar[str] = ASIDE
    on_top: ClassVar[bool] = True

    def fits(self, game: Game) -> bool:
        return super().fits(game) and len(game.aside) == DRAWN

    def options(self, game: Game, out: list[Action]) -> None:
        aside_options(game, KEEP, out)

    def answer(self, game: Game, action: Action) -> None:
        keep_aside(game, game.players[self.seat], action.card_number)
        game.ask(ShareHarvest(self.seat, len(game.aside)))


class ShareHarvest(Question):
    """Who gets the remaining cards? `first`: their number."""

    kind: ClassVar[str] = "share-harvest"
    about: ClassVar[str] = "number"
    shows: ClassVar[str] = ASIDE
    on_top: ClassVar[bool] = True

    def fits(self, game: Game) -> bool:
        return super().fits(game) and self.first == len(game.aside) == DRAWN - 1

    def options(self, game: Game, out: list[Action]) -> None:
        out.append(STORE.plain)
        for other in game.players:
            if other.seat != self.seat:
                out.append(SHARE.of(other.seat))

    def answer(self, game: Game, action: Action) -> None:
        player = game.players[self.seat]
        if action.verb is SHARE:
            give_aside(game, player, game.players[action.seat])
            gain(game, player, 1)
        else:
            return_aside(game, player)


class Laurel(Marker):
    """Gives 2 gold to the player of the marked character, and 1 gold to the marker's owner."""

    kind: ClassVar[str] = "laurel"
    sign: ClassVar[str] = "❦"

    def hostile(self) -> bool:
        return False

    def on_revealed(self, game: Game, player: Player) -> None:
        game.lift_marker(self)
        gain(game, player, 2)
        gain(game, game.players[self.owner], 1)


class Herald(Character):
    """Lays a laurel on another character."""

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        if not turn.used & POWER_USED:
            name_reachable(game, CROWN_WITH, self.rank, out)

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        turn.used |= POWER_USED
        rank = game.rank_of(action.character_number)
        game.lay_marker(Laurel(rank, player.seat))
        game.tell(CROWNED, player.seat, rank=rank)


class Weighhouse(District):
    """Makes trade districts 1 gold cheaper, and gives 1 gold to its builder."""

    def price_change(self, other: District) -> int:
        return -1 if other.type == TRADE else 0

    def on_built(self, game: Game, player: Player) -> None:
        gain(game, player, 1)


class Granary(District):
    """Scores 1 point for every two cards in hand at the end of the game."""

    def score(self, game: Game, player: Player, tally: Tally) -> int:
        return len(player.hand) // 2


SHEAF = """
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <path d="M32 4v56M20 12c0 12 24 12 24 24M44 12c0 12-24 12-24 24" fill="none" stroke="#8a5a12"
    stroke-width="5"/>
</svg>
"""

enter(KeepOfHarvest, ShareHarvest, Laurel)
register_character(CharacterFacts("steward", rank=7), Steward, picture=SHEAF)
register_character(CharacterFacts("herald", rank=2), Herald)
register_district(DistrictFacts("weighhouse", "unique", cost=3), Weighhouse, picture="granary.svg")
register_district(DistrictFacts("granary", "unique", cost=4), Granary, picture="granary.svg")

add_texts(
    "en",
    """
    character-steward = Steward
        .effect = Draw three cards, keep one, and give the rest to a player for 1 gold.
    character-herald = Herald
        .effect = Lay a laurel on a character: its player gains 2 gold when called, you gain 1.
    district-weighhouse = Weighhouse
        .effect = Trade districts cost you 1 gold less. Gain 1 gold when you build it.
    district-granary = Granary
        .effect = At the end, 1 point for each two cards in your hand.
    choice-sort-harvest = Sort the harvest
    choice-share-harvest = The rest goes to { $name }
    choice-store-harvest = The rest goes under the deck
    choice-laurel = A laurel for the { $character } ({ $rank })
    question-keep-of-harvest = Which part of the harvest do you keep?
    question-share-harvest =
        { $count ->
            [one] To whom goes the last card?
           *[other] To whom go the other { $count } cards?
        }
    mark-laurel = laurel
    event-sorted-harvest =
        { $case ->
            [seat] You sort the harvest.
           *[known] { $seat } sorts the harvest.
        }
    event-crowned-with-laurel =
        { $case ->
            [seat] You lay a laurel on the { $character }.
           *[known] { $seat } lays a laurel on the { $character }.
        }
    """,
)
add_texts(
    "hu",
    """
    character-steward = Sáfár
        .effect = Húzz három lapot, egyet tarts meg, a többit add egy játékosnak 1 aranyért.
    district-granary = Magtár
    choice-sort-harvest = Szétosztod a termést
    """,
)
