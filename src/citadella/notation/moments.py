"""A moment within a turn, in words: what has been done in it so far.

The seats say how the table lies now; the words say what has been done in the turn to get there.
Each of them is played on a copy of the game by the rules' own functions. What it notes down in
the turn is kept; what it does to gold and cards is not done again.
"""

from __future__ import annotations

from collections.abc import Callable

from citadella.notation.by_hand import with_number
from citadella.rules import building, city
from citadella.rules.calling import resume, spell_on, strike
from citadella.rules.card import NO_TYPE, ActionCard, District
from citadella.rules.character import BONUS_USED, INCOME_USED, POWER_USED
from citadella.rules.characters.common import Conqueror
from citadella.rules.errors import MalformedError, quoted
from citadella.rules.game import Game
from citadella.rules.state import Laid
from citadella.rules.steps import RESUME, STRIKE
from citadella.rules.turn import has_gathered


def take_turn(game: Game, words: str) -> None:
    """Let the rank that is called next be in the middle of its turn."""
    game.rank += 1
    role = game.box.cast[game.rank]
    holder = game.holder(game.rank)
    if holder < 0:
        raise MalformedError(f"Nobody has '{role.name}', so it cannot be in turn.")
    for marker in game.markers:
        if marker.rank == game.rank and marker.silences():
            raise MalformedError(f"'{role.name}' has been killed and cannot be in turn.")
    said = words.split()
    _begin(game, holder, "gathered" in said)
    Moment(game, said).go_through()


def _begin(game: Game, holder: int, gathered: bool) -> None:
    played = game.copy()
    played.turn_up(played.players[holder], played.rank)
    played.step = STRIKE
    strike(played)
    if gathered and spell_on(played) is not None:
        # The bewitched player has gathered; the rest of the turn belongs to who bewitched it.
        played.stack.clear()
        played.step = RESUME
        resume(played)
    game.turn_up(game.players[holder], game.rank)
    game.step = played.step
    game.turn = played.turn
    game.stack = played.stack[:1]
    game.crown = played.crown
    game.actors = played.actors
    game.protected = played.protected


class Moment:
    """Goes through the words for a turn that has begun."""

    def __init__(self, game: Game, said: list[str]) -> None:
        """Take up the words; each kind has a method below."""
        self.game = game
        self.player = game.players[game.the_turn().seat]
        self.said = said
        self.stands: list[District] = []
        self.to_come: list[str] = []
        self.alone: dict[str, Callable[[], None]] = {
            "begun": self.begun,
            "gathered": self.gathered,
            "income": self.income,
            "ability": self.ability,
            "bonus": self.bonus,
        }
        self.about: dict[str, Callable[[str], None]] = {
            "built": self.built,
            "taken": self.taken,
            "used": self.used,
            "played": self.played,
            "beautified": self.beautified,
            "visited": self.visited,
        }

    def go_through(self) -> None:
        """Play the words in their order; refuse what cannot have been done."""
        turn = self.game.the_turn()
        role = turn.role
        short = turn.only_gathers or turn.threatened or role.only_gathers
        if short and "gathered" not in self.said and set(self.said) != {"begun"}:
            raise MalformedError(f"'{role.name}' can have done nothing before it has gathered.")
        for i, word in enumerate(self.said):
            self.to_come = self.said[i:]
            self.say(word)
        turn = self.game.the_turn()
        most = role.build_limit + turn.extra_limit
        if turn.built > most:
            raise MalformedError(f"'{role.name}' cannot have built more than {most} in this turn.")

    def say(self, word: str) -> None:
        """Play a word."""
        kind, colon, what = word.partition(":")
        if colon and kind in self.about:
            self.about[kind](what)
        elif not colon and kind in self.alone:
            if self.said.count(word) > 1:
                raise MalformedError(f"'{word}' is said twice of the turn.")
            self.alone[kind]()
        else:
            raise MalformedError(
                f"{quoted(word)} is nothing that can be said of a turn:"
                f" {', '.join(self.alone)}, {':… '.join(self.about)}:…."
            )

    def keep(self, played: Game) -> None:
        """Keep what has been noted down, and nothing that has been done."""
        self.game.turn = played.turn
        self.game.builders = played.builders

    # --- words by themselves -----------------------------------------------------------
    def begun(self) -> None:
        """Say that the turn has begun, which any other word says as well."""

    def gathered(self) -> None:
        """Resources have been gathered, and a threat has been answered."""
        if self.game.the_turn().gathered:
            return
        role = self.game.the_turn().role
        for marker in self.game.markers:
            if marker.rank == role.rank and marker.threatens():
                raise MalformedError(
                    f"'{role.name}' has gathered, so it has answered the threat, which is gone."
                )
        played = self.game.copy()
        has_gathered(played, played.the_turn(), played.players[self.player.seat])
        self.keep(played)

    def income(self) -> None:
        """The income has been taken."""
        role = self.game.the_turn().role
        if role.income_type == NO_TYPE:
            raise MalformedError(f"'{role.name}' has no income.")
        self.game.the_turn().used |= INCOME_USED

    def ability(self) -> None:
        """The character's ability has been used."""
        turn = self.game.the_turn()
        if isinstance(turn.role, Conqueror):
            turn.role.has_acted(turn, POWER_USED)
        turn.used |= POWER_USED

    def bonus(self) -> None:
        """The character's extra gold or cards have been taken."""
        self.game.the_turn().used |= BONUS_USED

    # --- words about a card ------------------------------------------------------------
    def built(self, what: str) -> None:
        """A district has been built: for its price, for some gold (`=2`), or without (`=free`)."""
        turn = self.game.the_turn()
        if "gathered" not in self.said:
            raise MalformedError(f"'{turn.role.name}' builds only after it has gathered.")
        if not turn.role.may_build or turn.role.only_gathers:
            raise MalformedError(f"'{turn.role.name}' cannot have built anything.")
        name, _, way = what.partition("=")
        district = self.newly_stands(name)
        self.stand(district, way, building.counts_to_limit(turn, district))

    def taken(self, what: str) -> None:
        """A district has been taken out of another hand and built, which does not count."""
        name, _, way = what.partition("=")
        self.stand(self.newly_stands(name), way, False)

    def stand(self, district: District, way: str, counts: bool) -> None:
        """Note down a district that has been built."""
        paid = 0
        if not way:
            paid = self.price(district)
        elif way != "free":
            paid = with_number(f"{district.name}={way}", "=")[1] or 0
        played = self.game.copy()
        turn = played.the_turn()
        # What is built without gold escapes the Magistrate.
        turn.warrant_spent = turn.warrant_spent or way != "free"
        building.stand(played, turn, played.players[self.player.seat], district, paid, counts)
        self.keep(played)

    def newly_stands(self, name: str) -> District:
        """Return a district of the city that no word has accounted for yet."""
        kind = self.game.box.kind(name)
        standing = [building.district for building in self.player.city]
        if not isinstance(kind, District) or standing.count(kind) <= self.stands.count(kind):
            raise MalformedError(f"{quoted(name)} cannot have been built: it does not stand there.")
        self.stands.append(kind)
        return kind

    def price(self, district: District) -> int:
        """Return what the district cost when those built after it did not stand yet."""
        builder = self.player.copy()
        later = [word.partition(":")[2].partition("=")[0] for word in self.to_come]
        builder.effects = [effect for effect in builder.effects if effect.name not in later]
        return city.price(builder, district)

    def used(self, what: str) -> None:
        """A district of the city has been used, which it is once in a turn."""
        kind = self.game.box.kind(what)
        played = self.game.copy()
        turn = played.the_turn()
        if isinstance(kind, District) and self.player.has(kind):
            kind.use(played, turn, played.players[self.player.seat])
        if turn.used_cards == self.game.the_turn().used_cards:
            raise MalformedError(f"{quoted(what)} cannot have been used (once) in this turn.")
        self.keep(played)

    def played(self, what: str) -> None:
        """An action card has been played."""
        card = self.game.box.kind(what)
        if not isinstance(card, ActionCard):
            raise MalformedError(f"{quoted(what)} is not an action card of this game.")
        played = self.game.copy()
        turn = played.the_turn()
        if turn.played_card:
            raise MalformedError("Only one action card can have been played in a turn.")
        player = played.players[self.player.seat]
        player.hand.append(card)
        turn.played_card = True
        card.play(played, turn, player)
        self.keep(played)

    def beautified(self, what: str) -> None:
        """A district has been made more beautiful."""
        turn = self.game.the_turn()
        if f"{what}+" not in [building.name for building in self.player.city]:
            raise MalformedError(f"{quoted(what)} cannot have been beautified: no '+' is on it.")
        turn.beautified += 1

    def visited(self, what: str) -> None:
        """A seat's card has been visited, and holds the gold for it."""
        for owner in self.game.players:
            for i, laid in enumerate(owner.laid):
                if what == str(owner.seat) and laid.gold and not laid.visited:
                    owner.laid[i] = Laid(laid.card, laid.gold, True)
                    return
        raise MalformedError(f"Seat {quoted(what)} has no card with gold on it to be visited.")
