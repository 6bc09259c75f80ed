"""What has been done so far in the turn of a described position, in words.

The seats describe the table after these steps. Each step is played on a copy of the game by the
rules' own functions: what it records in the turn is kept, what it does to gold and cards is not.
"""

from __future__ import annotations

from collections.abc import Callable

from citadella.notation.position_builder import number_of
from citadella.rules import building, city
from citadella.rules.calling import resume, strike, takeover
from citadella.rules.card import NO_TYPE, ActionCard, District
from citadella.rules.character import BONUS_USED, INCOME_USED, POWER_USED
from citadella.rules.characters.common import Conqueror
from citadella.rules.errors import MalformedError, quoted
from citadella.rules.game import Game
from citadella.rules.state import Laid
from citadella.rules.steps import RESUME, STRIKE
from citadella.rules.turn import has_gathered


def take_turn(game: Game, steps: list[str]) -> None:
    """Put the rank that is called next in the middle of its turn, after the given steps."""
    game.rank += 1
    role = game.box.cast[game.rank]
    holder = game.holder(game.rank)
    if holder < 0:
        raise MalformedError(f"Nobody has '{role.name}', so it cannot be in turn.")
    for marker in game.markers:
        if marker.rank == game.rank and marker.silences():
            raise MalformedError(f"'{role.name}' has been killed and cannot be in turn.")
    _begin(game, holder, "gathered" in steps)
    TurnReplay(game, steps).run()


def _begin(game: Game, holder: int, gathered: bool) -> None:
    trial = game.copy()
    trial.step = STRIKE
    strike(trial)
    if gathered and takeover(trial) is not None:
        # The bewitched player has gathered; the rest of the turn belongs to whoever bewitched it.
        trial.stack.clear()
        trial.step = RESUME
        resume(trial)
    game.turn_up(game.players[holder], game.rank)
    game.step = trial.step
    game.turn = trial.turn
    game.stack = trial.stack[:1]
    game.crown = trial.crown
    game.actors = trial.actors
    game.protected = trial.protected


class TurnReplay:
    """Replays the steps of a turn that has begun."""

    def __init__(self, game: Game, steps: list[str]) -> None:
        """Replay `steps`; each kind has a method below."""
        self.game = game
        self.player = game.players[game.the_turn().seat]
        self.steps = steps
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

    def run(self) -> None:
        """Play the steps in order; refuse what cannot have been done."""
        turn = self.game.the_turn()
        role = turn.role
        short = turn.only_gathers or turn.threatened or role.ability_only
        if short and "gathered" not in self.steps and set(self.steps) != {"begun"}:
            raise MalformedError(f"'{role.name}' can have done nothing before it has gathered.")
        for i, word in enumerate(self.steps):
            self.to_come = self.steps[i:]
            self.play(word)
        turn = self.game.the_turn()
        most = role.build_limit + turn.extra_limit
        if turn.built > most:
            raise MalformedError(f"'{role.name}' cannot have built more than {most} in this turn.")

    def play(self, word: str) -> None:
        """Play one step."""
        kind, colon, what = word.partition(":")
        if colon and kind in self.about:
            self.about[kind](what)
        elif not colon and kind in self.alone:
            if self.steps.count(word) > 1:
                raise MalformedError(f"'{word}' is said twice of the turn.")
            self.alone[kind]()
        else:
            raise MalformedError(
                f"{quoted(word)} is nothing that can be said of a turn:"
                f" {', '.join(self.alone)}, {':… '.join(self.about)}:…."
            )

    def keep(self, trial: Game) -> None:
        """Keep what a step recorded in the turn, and nothing else."""
        self.game.turn = trial.turn
        self.game.builders = trial.builders

    # --- steps by themselves -----------------------------------------------------------
    def begun(self) -> None:
        """The turn has begun, which any other step implies."""

    def gathered(self) -> None:
        """Resources have been gathered, and that a threat has been answered."""
        turn = self.game.the_turn()
        if turn.gathered:
            return
        for marker in self.game.markers:
            if marker.rank == turn.role.rank and marker.threatens():
                raise MalformedError(
                    f"'{turn.role.name}' has gathered, so the threat on it is answered and gone."
                )
        trial = self.game.copy()
        has_gathered(trial, trial.the_turn(), trial.players[turn.seat])
        self.keep(trial)

    def income(self) -> None:
        """The income has been taken."""
        turn = self.game.the_turn()
        if turn.role.income_type == NO_TYPE:
            raise MalformedError(f"'{turn.role.name}' has no income.")
        turn.used |= INCOME_USED

    def ability(self) -> None:
        """The character's ability has been used."""
        turn = self.game.the_turn()
        if isinstance(turn.role, Conqueror):
            turn.role.has_acted(turn)
        else:
            turn.used |= POWER_USED

    def bonus(self) -> None:
        """The character's extra gold or cards have been taken."""
        self.game.the_turn().used |= BONUS_USED

    # --- steps about a card ------------------------------------------------------------
    def built(self, what: str) -> None:
        """Record what has been built: for its price, less gold (`=2`) or none (`=free`)."""
        turn = self.game.the_turn()
        if not turn.role.may_build or turn.role.ability_only:
            raise MalformedError(f"'{turn.role.name}' cannot have built anything.")
        if "gathered" not in self.steps:
            raise MalformedError(f"'{turn.role.name}' cannot have built before it has gathered.")
        name, _, way = what.partition("=")
        district = self.find_new_district(name)
        self.stand(district, way, building.counts_to_limit(turn, district))

    def taken(self, what: str) -> None:
        """Record what has been taken out of another hand and built, which does not count."""
        name, _, way = what.partition("=")
        self.stand(self.find_new_district(name), way, False)

    def find_new_district(self, name: str) -> District:
        """Return a district of the city that no step has accounted for yet."""
        kind = self.game.box.kind(name)
        standing = [building.district for building in self.player.city]
        if not isinstance(kind, District) or standing.count(kind) <= self.stands.count(kind):
            raise MalformedError(f"{quoted(name)} cannot have been built: it does not stand there.")
        self.stands.append(kind)
        return kind

    def stand(self, district: District, way: str, counts: bool) -> None:
        """Note down that a district has been built."""
        trial = self.game.copy()
        turn = trial.the_turn()
        paid = 0
        if way != "free":
            paid = number_of(way, f"{district.name}={way}") if way else self.price(district)
            # The first district that is paid for is the one that can be confiscated.
            turn.warrant_spent = True
        building.stand(trial, turn, trial.players[turn.seat], district, paid, counts)
        self.keep(trial)

    def price(self, district: District) -> int:
        """Return what it cost when those that were built after it did not stand yet."""
        builder = self.player.copy()
        for word in self.to_come:
            kind, _, what = word.partition(":")
            later = self.game.box.kind(what.partition("=")[0])
            if kind in ("built", "taken") and later in builder.effects:
                builder.effects.remove(later)
        return city.price(builder, district)

    def used(self, what: str) -> None:
        """Record which district has been used that can be used once in a turn."""
        kind = self.game.box.kind(what)
        trial = self.game.copy()
        turn = trial.the_turn()
        # What has razed another district would not stand any more.
        if isinstance(kind, District) and self.player.has(kind) and not kind.razes:
            kind.use(trial, turn, trial.players[turn.seat])
        if turn.used_cards == self.game.the_turn().used_cards:
            raise MalformedError(f"{quoted(what)} cannot have been used (once) in this turn.")
        self.keep(trial)

    def played(self, what: str) -> None:
        """Record which action card has been played."""
        card = self.game.box.kind(what)
        if not isinstance(card, ActionCard):
            raise MalformedError(f"{quoted(what)} is not an action card of this game.")
        trial = self.game.copy()
        turn = trial.the_turn()
        if turn.played_card:
            raise MalformedError("Only one action card can have been played in a turn.")
        turn.played_card = True
        player = trial.players[turn.seat]
        player.hand.append(card)
        card.play(trial, turn, player)
        self.keep(trial)

    def beautified(self, what: str) -> None:
        """Record which district has been made more beautiful."""
        if f"{what}+" not in [building.name for building in self.player.city]:
            raise MalformedError(f"{quoted(what)} cannot have been beautified: it has no '+'.")
        self.game.the_turn().beautified += 1

    def visited(self, what: str) -> None:
        """Record whose card has been visited; the gold lies on it."""
        for owner in self.game.players:
            for i, laid in enumerate(owner.laid):
                if what == str(owner.seat) and laid.gold and not laid.visited:
                    owner.laid[i] = Laid(laid.card, laid.gold, True)
                    self.game.the_turn().used_cards |= laid.card.bit
                    return
        raise MalformedError(f"Seat {quoted(what)} has no card with gold on it to be visited.")
