"""Setups: which cards a game is played with (S1–S11)."""

from typing import final

from citadella.cards import EDITIONS, DistrictFacts, EditionFacts, PresetFacts
from citadella.rules.box import Box
from citadella.rules.card import Card
from citadella.rules.dice import Dice
from citadella.rules.editions import FAN_FACTS, FAN_RANKS, RULES
from citadella.rules.errors import MalformedError, SetupError, quoted

# Two or three bonus districts may simply be added; more take an original's place (S5).
FREE_BONUS_DISTRICTS = 3


@final
class Setup:
    """The cards and the number of players of a game. Never changes; refuses what S1–S11 forbid."""

    def __init__(
        self,
        edition: str,
        players: int,
        characters: tuple[str, ...],
        unique: tuple[str, ...],
        action_cards: bool = False,
        short: bool = False,
        crown: int = -1,
        preset: str = "",
    ) -> None:
        """Check and note a setup; the named makers below are easier."""
        facts = edition_facts(edition)
        self.edition = edition
        self.players = players
        self.characters = _in_rank_order(facts, characters)
        self.unique = unique
        self.action_cards = action_cards
        self.short = short
        self.crown = crown
        self.preset_name = preset
        self._box: Box | None = None
        _check(self, facts)

    # --- makers ------------------------------------------------------------------------
    @staticmethod
    def preset(
        name: str = "first-game",
        edition: str = "2016",
        players: int = 4,
        ninth: bool = True,
        rank_9: str = "artist",
        rank_4: str = "king",
        action_cards: bool = False,
        short: bool = False,
        crown: int = -1,
    ) -> "Setup":
        """Return a printed list of cards, with the substitutes that S8 asks for.

        `ninth`: whether rank 9 plays where it may (4–7 players). `rank_9`: who comes in for the
        Queen, or where a list has no rank 9 and must have one. `rank_4`: who comes in for the
        Emperor with two players.
        """
        facts = edition_facts(edition)
        chosen = _find_preset(facts, name)
        cast = [c for c in chosen.characters if _rank(facts, c) <= 8]
        if players == 2:
            cast = [rank_4 if c == "emperor" else c for c in cast]
        if _needs_nine(facts, players) or (ninth and 4 <= players <= 7):
            nines = [c for c in chosen.characters if _rank(facts, c) == 9]
            if not nines and _needs_nine(facts, players):
                nines = [rank_9]
            cast += [rank_9 if c == "queen" and players < 5 else c for c in nines]
        return Setup(
            edition, players, tuple(cast), chosen.unique, action_cards, short, crown, chosen.id
        )

    @staticmethod
    def custom(
        characters: list[str] | tuple[str, ...],
        unique: list[str] | tuple[str, ...] | None = None,
        edition: str = "2016",
        players: int = 4,
        action_cards: bool = False,
        short: bool = False,
        crown: int = -1,
    ) -> "Setup":
        """Return a setup of your own choice; without districts, those the edition starts from."""
        facts = edition_facts(edition)
        if unique is None:
            if facts.unique_chosen is None:
                unique = [d.id for d in facts.unique]
                if "diplomat" in characters and edition == "classic":
                    unique.remove("graveyard")
            else:
                unique = _find_preset(facts, "first-game").unique
        return Setup(edition, players, tuple(characters), tuple(unique), action_cards, short, crown)

    @staticmethod
    def random(edition: str = "2016", players: int = 4, seed: int | str = 0) -> "Setup":
        """Return a random setup that the edition's rules allow."""
        facts = edition_facts(edition)
        dice = Dice.from_seed(f"setup {edition} {players} {seed}")
        nine = _needs_nine(facts, players) or (_may_have_nine(facts, players) and dice.below(2) > 0)
        cast: list[str] = []
        for rank in range(1, 10 if nine else 9):
            fitting = [
                c.id
                for c in facts.characters
                if c.rank == rank
                and not (c.id == "emperor" and players == 2)
                and not (c.id == "queen" and players < 5)
            ]
            cast.append(fitting[dice.below(len(fitting))])
        names = [d.id for d in facts.unique]
        if facts.unique_chosen is not None:
            unique = _some(dice, names, facts.unique_chosen)
        else:
            if "diplomat" in cast and "graveyard" in names:
                names.remove("graveyard")
            bonus = _some(dice, [d.id for d in facts.bonus], dice.below(len(facts.bonus) + 1))
            kept = len(names) - max(0, len(bonus) - FREE_BONUS_DISTRICTS)
            unique = [*_some(dice, names, max(0, kept)), *bonus]
        action_cards = len(facts.action_cards) > 0 and dice.below(2) > 0
        short = edition == "classic" and dice.below(4) == 0
        return Setup(edition, players, tuple(cast), tuple(unique), action_cards, short)

    # --- use ---------------------------------------------------------------------------
    def box(self) -> Box:
        """Return the cards of this setup; all its games share them."""
        if self._box is None:
            facts = edition_facts(self.edition)
            rules = RULES[self.edition]
            cast = [rules.character(name) for name in self.characters]
            kinds: list[Card] = [rules.district(f) for f in facts.base]
            kinds += [rules.district(find_unique(facts, name)) for name in self.unique]
            if self.action_cards:
                kinds += [rules.action_card(f) for f in facts.action_cards]
            goal = facts.city_size[self.players] - (1 if self.short else 0)
            self._box = Box(rules, self.players, goal, cast, kinds)
        return self._box

    def key(self) -> tuple[object, ...]:
        """Return all that makes two setups the same."""
        return (
            self.edition,
            self.players,
            self.characters,
            self.unique,
            self.action_cards,
            self.short,
            self.crown,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return (
            f"Setup({self.edition!r}, {self.players}, {self.characters!r}, {self.unique!r},"
            f" action_cards={self.action_cards}, short={self.short}, crown={self.crown},"
            f" preset={self.preset_name!r})"
        )


def edition_facts(edition: str) -> EditionFacts:
    """Return the facts of an edition."""
    facts = EDITIONS.get(edition) if isinstance(edition, str) else None
    if facts is None:
        raise MalformedError(
            f"There is no edition called {quoted(edition)}; there are {', '.join(EDITIONS)}."
        )
    return facts


def find_unique(facts: EditionFacts, name: str) -> DistrictFacts:
    """Return the facts of a unique district of an edition, or of a fan's own."""
    for district in (*facts.unique, *facts.bonus):
        if district.id == name:
            return district
    fan = FAN_FACTS.get(name)
    if fan is not None:
        return fan
    raise SetupError("S5", f"The {facts.id} edition has no unique district called {quoted(name)}.")


def _find_preset(facts: EditionFacts, name: str) -> PresetFacts:
    for preset in facts.presets:
        if preset.id == name:
            return preset
    names = ", ".join(preset.id for preset in facts.presets)
    raise MalformedError(f"There is no preset {quoted(name, 20)} in {facts.id}: it has {names}.")


def _rank(facts: EditionFacts, name: str) -> int:
    for character in facts.characters:
        if character.id == name:
            return character.rank
    rank = FAN_RANKS.get(name, 0)
    if rank:
        return rank
    raise SetupError("S2", f"The {facts.id} edition has no character called {quoted(name)}.")


def _in_rank_order(facts: EditionFacts, characters: tuple[str, ...]) -> tuple[str, ...]:
    ranked = sorted((_rank(facts, name), name) for name in characters)
    return tuple(name for _, name in ranked)


def _has_nine(facts: EditionFacts) -> bool:
    return any(character.rank == 9 for character in facts.characters)


def _needs_nine(facts: EditionFacts, players: int) -> bool:
    if not _has_nine(facts):
        return False
    return players == 8 or (players == 3 and RULES[facts.id].three_use_nine)


def _may_have_nine(facts: EditionFacts, players: int) -> bool:
    return 4 <= players <= 7 and _has_nine(facts)


def _some(dice: Dice, names: list[str], n: int) -> list[str]:
    left = names.copy()
    chosen: list[str] = []
    for _ in range(n):
        chosen.append(left.pop(dice.below(len(left))))
    return [name for name in names if name in chosen]


def _check(setup: Setup, facts: EditionFacts) -> None:
    players = setup.players
    if not 2 <= players <= 8:
        raise SetupError("S1", f"The game is for 2 to 8 players, not {players}.")
    _check_cast(setup, facts)
    _check_unique(setup, facts)
    if setup.action_cards and not facts.action_cards:
        raise SetupError("S5", f"The {facts.id} edition has no action cards.")
    if setup.short and facts.id != "classic":
        raise SetupError("S10", "The short game belongs to the classic edition.")
    if not -1 <= setup.crown < players:
        raise SetupError("S6", f"The crown cannot start at seat {setup.crown}.")


def _check_cast(setup: Setup, facts: EditionFacts) -> None:
    players = setup.players
    ranks = [_rank(facts, name) for name in setup.characters]
    if players == 8 and not _has_nine(facts) and 9 not in ranks:
        raise SetupError("S1", f"The {facts.id} edition is for 2 to 7 players.")
    for rank in range(1, 9):
        if ranks.count(rank) != 1:
            raise SetupError(
                "S2",
                f"There must be exactly one character of rank {rank}, not {ranks.count(rank)}.",
            )
    nines = ranks.count(9)
    if nines > 1 or len(ranks) != 8 + nines:
        raise SetupError("S2", "There may be at most one character of rank 9.")
    if _needs_nine(facts, players) and not nines:
        raise SetupError("S3", f"With {players} players a character of rank 9 is needed.")
    if nines and players < 4 and not _needs_nine(facts, players):
        raise SetupError("S3", f"With {players} players there is no character of rank 9.")
    if "emperor" in setup.characters and players == 2:
        raise SetupError("S4", "The Emperor is not for 2 players.")
    if "queen" in setup.characters and players < 5:
        raise SetupError("S4", "The Queen is not for fewer than 5 players.")


def _check_unique(setup: Setup, facts: EditionFacts) -> None:
    for name in setup.unique:
        find_unique(facts, name)
        if setup.unique.count(name) > 1:
            raise SetupError("S5", f"The district {quoted(name)} is chosen twice.")
    if facts.unique_chosen is not None:
        if len(setup.unique) != facts.unique_chosen:
            raise SetupError(
                "S5",
                f"There must be {facts.unique_chosen} unique districts, not {len(setup.unique)}.",
            )
        return
    originals = [d.id for d in facts.unique]
    removable = len(originals)
    extra = [name for name in setup.unique if name not in originals]
    missing = len([name for name in originals if name not in setup.unique])
    # Where districts can be exchanged, the Diplomat would take from the dead (S11).
    if facts.bonus and "diplomat" in setup.characters:
        if "graveyard" in setup.unique:
            raise SetupError("S11", "With the Diplomat the Graveyard is left out.")
        missing -= 1
        removable -= 1
    due = min(removable, max(0, len(extra) - FREE_BONUS_DISTRICTS))
    if missing != due:
        raise SetupError(
            "S5",
            f"With {len(extra)} bonus districts {due} original ones are left out, not {missing}.",
        )
