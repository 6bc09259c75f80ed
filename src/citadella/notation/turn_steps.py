"""Replaying the steps taken so far in the turn of a position described in code.

The seats of the position already have the gold and cards that remain after these steps. So each
step is played by the normal rules on a copy of the game, and only its effect on the turn is kept.
"""

from __future__ import annotations

from citadella.notation.position_builder import number_of
from citadella.rules import building, city
from citadella.rules.calling import resume, strike, takeover
from citadella.rules.card import NO_TYPE, ActionCard, District
from citadella.rules.character import BONUS_USED, INCOME_USED, POWER_USED
from citadella.rules.characters.common import Conqueror
from citadella.rules.errors import MalformedError, shortened
from citadella.rules.game import Game
from citadella.rules.state import Laid
from citadella.rules.steps import RESUME, STRIKE
from citadella.rules.turn import has_gathered


def take_turn(game: Game, steps: list[str]) -> None:
    """Begin the turn of the next character to be called, and replay the given steps."""
    game.rank += 1
    role = game.box.cast[game.rank]
    holder = game.holder(game.rank)
    if holder < 0:
        raise MalformedError(
            "No player has '{character}', so its turn cannot have begun.", character=role.name
        )
    for marker in game.markers:
        if marker.rank == game.rank and marker.silences():
            raise MalformedError(
                "'{character}' has been killed and cannot have a turn.", character=role.name
            )
    _begin(game, holder, "gathered" in steps)
    TurnReplay(game, steps).run()


def _begin(game: Game, holder: int, gathered: bool) -> None:
    trial = game.copy()
    trial.step = STRIKE
    strike(trial)
    if gathered and takeover(trial) is not None:
        # The bewitched player has gathered; the Witch plays the rest of the turn.
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
    """Replays the steps taken so far in a turn."""

    def __init__(self, game: Game, steps: list[str]) -> None:
        """Prepare to replay `steps`; the method that replays a step has the step's name."""
        self.game = game
        self.player = game.players[game.the_turn().seat]
        self.steps = steps
        self.stands: list[District] = []
        self.to_come: list[str] = []
        alone = (self.begun, self.gathered, self.income, self.ability, self.bonus)
        about = (self.built, self.taken, self.used, self.played, self.beautified, self.visited)
        self.alone = {step.__name__: step for step in alone}
        self.about = {step.__name__: step for step in about}

    def run(self) -> None:
        """Replay the steps in order; raise if they are impossible."""
        turn = self.game.the_turn()
        role = turn.role
        short = turn.only_gathers or turn.threatened or role.ability_only
        if short and "gathered" not in self.steps and set(self.steps) != {"begun"}:
            raise MalformedError(
                "'{character}' cannot have done anything before gathering.", character=role.name
            )
        for i, word in enumerate(self.steps):
            self.to_come = self.steps[i:]
            self.play(word)
        turn = self.game.the_turn()
        most = role.build_limit + turn.extra_limit
        if turn.built > most:
            raise MalformedError(
                "'{character}' cannot have built more than {most} in this turn.",
                character=role.name,
                most=most,
            )

    def play(self, word: str) -> None:
        kind, colon, what = word.partition(":")
        if colon and kind in self.about:
            self.about[kind](what)
        elif not colon and kind in self.alone:
            if self.steps.count(word) > 1:
                raise MalformedError("The turn has the step '{word}' twice.", word=word)
            self.alone[kind]()
        else:
            raise MalformedError(
                "'{word}' is not a step of a turn; valid steps are {alone}, and with a card or "
                "seat {about}:….",
                word=shortened(word),
                alone=", ".join(self.alone),
                about=":…, ".join(self.about),
            )

    def keep(self, trial: Game) -> None:
        """Copy from `trial` the turn and the seats that have built, and nothing else."""
        self.game.turn = trial.turn
        self.game.builders = trial.builders

    # --- steps without a card or seat --------------------------------------------------
    def begun(self) -> None:
        """Do nothing, because every replayed turn has begun."""

    def gathered(self) -> None:
        """Record that resources have been gathered; raise if a threat is still unanswered."""
        turn = self.game.the_turn()
        if turn.gathered:
            return
        for marker in self.game.markers:
            if marker.rank == turn.role.rank and marker.threatens():
                raise MalformedError(
                    "'{character}' has gathered, so the threat on it must be gone: remove its "
                    "marker.",
                    character=turn.role.name,
                )
        trial = self.game.copy()
        has_gathered(trial, trial.the_turn(), trial.players[turn.seat])
        self.keep(trial)

    def income(self) -> None:
        """Record that the income has been taken."""
        turn = self.game.the_turn()
        if turn.role.income_type == NO_TYPE:
            raise MalformedError("'{character}' has no income.", character=turn.role.name)
        turn.used |= INCOME_USED

    def ability(self) -> None:
        """Record that the character's ability has been used."""
        turn = self.game.the_turn()
        if isinstance(turn.role, Conqueror):
            turn.role.has_acted(turn)
        else:
            turn.used |= POWER_USED

    def bonus(self) -> None:
        """Record that the character's extra gold or cards have been taken."""
        self.game.the_turn().used |= BONUS_USED

    # --- steps with a card or seat -----------------------------------------------------
    def built(self, what: str) -> None:
        """Record a district built at its price, for less gold (`=2`) or for free (`=free`)."""
        turn = self.game.the_turn()
        if not turn.role.may_build or turn.role.ability_only:
            raise MalformedError(
                "'{character}' cannot have built anything.", character=turn.role.name
            )
        if "gathered" not in self.steps:
            raise MalformedError(
                "'{character}' cannot have built before gathering.", character=turn.role.name
            )
        name, _, way = what.partition("=")
        district = self.find_new_district(name)
        self.stand(district, way, building.counts_to_limit(turn, district))

    def taken(self, what: str) -> None:
        """Record a card taken from another hand and built; it does not count towards the limit."""
        name, _, way = what.partition("=")
        self.stand(self.find_new_district(name), way, False)

    def find_new_district(self, name: str) -> District:
        """Return a district that is in the city and was not built by an earlier step."""
        kind = self.game.box.kind(name)
        standing = [building.district for building in self.player.city]
        if not isinstance(kind, District) or standing.count(kind) <= self.stands.count(kind):
            raise MalformedError(
                "'{name}' cannot have been built, because it is not in the city.",
                name=shortened(name),
            )
        self.stands.append(kind)
        return kind

    def stand(self, district: District, way: str, counts: bool) -> None:
        """Record a built district; `way` is the gold paid, `free`, or '' if its price was paid."""
        trial = self.game.copy()
        turn = trial.the_turn()
        paid = 0
        if way != "free":
            paid = number_of(way, f"{district.name}={way}") if way else self.price(district)
            # A warrant affects only the first district paid for in a turn. As this district stands
            # in the city, it was not confiscated, so no warrant affects the later ones.
            turn.warrant_spent = True
        building.stand(trial, turn, trial.players[turn.seat], district, paid, counts)
        self.keep(trial)

    def price(self, district: District) -> int:
        """Return the price of `district` at this step, without effects of districts built later."""
        builder = self.player.copy()
        for word in self.to_come:
            kind, _, what = word.partition(":")
            later = self.game.box.kind(what.partition("=")[0])
            if kind in ("built", "taken") and later in builder.effects:
                builder.effects.remove(later)
        return city.price(builder, district)

    def used(self, what: str) -> None:
        """Record the use of a district that can be used once per turn."""
        kind = self.game.box.kind(what)
        trial = self.game.copy()
        turn = trial.the_turn()
        # A district that is destroyed when it is used cannot be in the city afterwards.
        if isinstance(kind, District) and self.player.has(kind) and not kind.razes:
            kind.use(trial, turn, trial.players[turn.seat])
        if turn.used_cards == self.game.the_turn().used_cards:
            raise MalformedError(
                "'{what}' cannot have been used in this turn, or has been used already.",
                what=shortened(what),
            )
        self.keep(trial)

    def played(self, what: str) -> None:
        """Record an action card that has been played in this turn."""
        card = self.game.box.kind(what)
        if not isinstance(card, ActionCard):
            raise MalformedError(
                "'{what}' is not an action card of this game.", what=shortened(what)
            )
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
        """Record a district that has been beautified in this turn."""
        if f"{what}+" not in [building.name for building in self.player.city]:
            raise MalformedError(
                "'{what}' cannot have been beautified, because it has no '+' in the city.",
                what=shortened(what),
            )
        self.game.the_turn().beautified += 1

    def visited(self, what: str) -> None:
        """Record a visit to another seat's action card; the visitor's gold is already on it."""
        for owner in self.game.players:
            for i, laid in enumerate(owner.laid):
                if what == str(owner.seat) and laid.gold and not laid.visited:
                    owner.laid[i] = Laid(laid.card, laid.gold, True)
                    self.game.the_turn().used_cards |= laid.card.bit
                    return
        raise MalformedError(
            "Seat '{what}' has no card with gold on it that could have been visited.",
            what=shortened(what),
        )
