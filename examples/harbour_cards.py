"""Homebrew cards: two characters and two districts of a harbour.

    citadella play --cards examples/harbour_cards.py
    citadella serve --cards examples/harbour_cards.py

docs/homebrew.md explains how to write such a file.
"""

from citadella.homebrew import (
    ABILITY,
    AIM,
    POWER_USED,
    TRADE,
    Action,
    Character,
    CharacterFacts,
    District,
    DistrictFacts,
    Earner,
    Game,
    Marker,
    Player,
    Tally,
    Turn,
    Verb,
    add_texts,
    count_districts,
    draw,
    enter,
    event_kind,
    gain,
    hand_over,
    name_reachable,
    register_character,
    register_district,
)

TOLL = Verb("harbour-toll", group=ABILITY, reminds=True)
LIGHT = Verb("light", "character", AIM, reminds=True)
LIT = event_kind("lit", aims="perhaps")


class Harbourmaster(Earner):
    """Earns gold for trade districts; once per turn takes 1 gold from each player who has gold."""

    income_type = TRADE

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        super().options(game, turn, player, out)
        if not turn.used & POWER_USED and self._traders(game, player):
            out.append(TOLL.plain)

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        if action.verb is TOLL:
            turn.used |= POWER_USED
            for other in self._traders(game, player):
                hand_over(game, other, player, 1)
        else:
            super().act(game, turn, player, action)

    def _traders(self, game: Game, player: Player) -> list[Player]:
        return [
            other
            for other in game.players
            if other is not player and other.gold and count_districts(other, TRADE)
        ]


class Lantern(Marker):
    """When the marked character is revealed, its player and the Pilot each draw a card."""

    kind = "lantern"
    sign = "☼"

    def hostile(self) -> bool:
        return False

    def on_revealed(self, game: Game, player: Player) -> None:
        game.lift_marker(self)
        draw(game, player, 1)
        if self.owner != player.seat:
            draw(game, game.players[self.owner], 1)


class Pilot(Character):
    """Puts a lantern on another character and takes 1 gold from the bank."""

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        if not turn.used & POWER_USED:
            name_reachable(game, LIGHT, self.rank, out)

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        turn.used |= POWER_USED
        rank = game.rank_of(action.character_number)
        game.lay_marker(Lantern(rank, player.seat))
        game.tell(LIT, player.seat, rank=rank)
        gain(game, player, 1)


class DryDock(District):
    """Districts that cost 5 or more cost 1 gold less."""

    def price_change(self, other: District) -> int:
        return -1 if other.cost >= 5 else 0


class Regatta(District):
    """Scores a point for each of the owner's trade districts."""

    def score(self, game: Game, player: Player, tally: Tally) -> int:
        return tally.counts[TRADE]


enter(Lantern)
register_character(
    CharacterFacts("harbourmaster", rank=6), Harbourmaster, picture="pictures/harbourmaster.svg"
)
register_character(CharacterFacts("pilot", rank=2), Pilot, picture="pictures/pilot.svg")
register_district(
    DistrictFacts("dry_dock", "unique", cost=3), DryDock, picture="pictures/dry_dock.svg"
)
register_district(
    DistrictFacts("regatta", "unique", cost=4), Regatta, picture="pictures/regatta.svg"
)

add_texts(
    "en",
    """
    character-harbourmaster = Harbourmaster
        .effect = Gain 1 gold for each of your trade districts. Once in your turn, take 1 gold from every other player who has a trade district.
    character-pilot = Pilot
        .effect = Lay your lantern on a character and gain 1 gold. When that character is revealed, its player and you each draw a card.
    district-dry_dock = Dry Dock
        .effect = Districts that cost 5 gold or more cost you 1 gold less.
    district-regatta = Regatta
        .effect = At the end of the game, gain 1 point for each trade district in your city.
    choice-harbour-toll = Collect the harbour toll
    choice-light = Light the way of the { $character } ({ $rank })
    mark-lantern = lantern
    event-lit =
        { $case ->
            [seat] You light the way of the { $character } ({ $rank }).
           *[known] { $seat } lights the way of the { $character } ({ $rank }).
        }
    """,  # noqa: E501
)
add_texts(
    "hu",
    """
    character-harbourmaster = Kikötőmester
        .effect = Kereskedelmi kerületeid 1-1 aranyat hoznak. A körödben egyszer elvehetsz 1-1 aranyat minden más játékostól, akinek van kereskedelmi kerülete.
    character-pilot = Révkalauz
        .effect = Tedd a lámpásodat egy karakterre, és kapsz 1 aranyat. Amikor felfedik, a játékosa és te is húztok egy-egy lapot.
    district-dry_dock = Szárazdokk
        .effect = Ami 5 aranyba vagy többe kerül, neked 1 arannyal olcsóbb.
    district-regatta = Regatta
        .effect = A játék végén 1 pontot kapsz városod minden kereskedelmi kerületéért.
    choice-harbour-toll = A kikötővám beszedése
    choice-light = Lámpás ide: { $character } ({ $rank })
    mark-lantern = lámpás
    event-lit =
        { $case ->
            [seat] Lámpást gyújtottál neki: { $character } ({ $rank }).
           *[known] { $seat } lámpást gyújtott neki: { $character } ({ $rank }).
        }
    """,  # noqa: E501
)
add_texts(
    "bg",
    """
    character-harbourmaster = Началник на пристанището
        .effect = Търговските ви сгради носят по 1 злато. Веднъж в хода си взимате по 1 злато от всеки друг играч, който има търговска сграда.
    character-pilot = Лоцман
        .effect = Поставете фенера си върху персонаж и вземете 1 злато. Щом персонажът бъде разкрит, играчът му и вие теглите по една карта.
    district-dry_dock = Сух док
        .effect = Сградите с цена 5 или повече ви струват с 1 злато по-малко.
    district-regatta = Регата
        .effect = В края на играта получавате по 1 точка за всяка търговска сграда в града си.
    choice-harbour-toll = Съберете пристанищната такса
    choice-light = Осветете пътя: { $character } ({ $rank })
    mark-lantern = фенер
    event-lit =
        { $case ->
            [seat] Осветихте пътя: { $character } ({ $rank }).
           *[known] { $seat } освети пътя: { $character } ({ $rank }).
        }
    """,  # noqa: E501
)
add_texts(
    "cs",
    """
    character-harbourmaster = Správce přístavu
        .effect = Vaše zelené (obchodní) budovy vynášejí po 1 minci. Jednou za tah si smíte vzít 1 minci od každého jiného hráče, který má zelenou budovu.
    character-pilot = Lodivod
        .effect = Položte svou lucernu k některé postavě a dostanete 1 minci. Jakmile je ta postava odhalena, její hráč i vy si doberete po jedné kartě.
    district-dry_dock = Suchý dok
        .effect = Budovy za 5 nebo více mincí vás stojí o 1 minci méně.
    district-regatta = Regata
        .effect = Na konci hry získáte 1 bod za každou zelenou budovu ve svém městě.
    choice-harbour-toll = Vybrat přístavní poplatek
    choice-light = Posvítit na cestu: { $character } ({ $rank })
    mark-lantern = lucerna
    event-lit =
        { $case ->
            [seat] Svítíte na cestu: { $character } ({ $rank }).
           *[known] { $seat } svítí na cestu: { $character } ({ $rank }).
        }
    """,  # noqa: E501
)
