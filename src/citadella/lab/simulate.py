"""Simulations: independent games between bots, and their totals."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any, Final

from citadella.bots import find, make
from citadella.lab.columns import Row, rows_of
from citadella.lab.match import ENDLESS, MAX_DECISIONS_PER_GAME, Answer, FailedGameError, ask
from citadella.lab.playout import play_random
from citadella.rules import Game, MalformedError, Setup
from citadella.rules.editions import printed_choices
from citadella.rules.setup import edition_facts
from citadella.rules.what_if import not_here, read

#: Special presets: MIXED cycles through the edition's presets; RANDOM draws every setup.
MIXED: Final = "mixed"
RANDOM: Final = "random"


@dataclass(frozen=True)
class BasePlan:
    """The common part of plans for simulations and tournaments: setups, bots and seed."""

    edition: str = "2016"
    preset: str = MIXED
    players: int = 4
    games: int = 1000
    bots: tuple[str, ...] = ("random",)
    seed: str = "0"
    action_cards: bool = False
    #: The rule variants to play as printed: "all", or ids separated by commas.
    as_printed: str = ""
    #: Cards that every setup must contain.
    cards: tuple[str, ...] = ()
    #: Homebrew cards to add to every setup that can include them.
    homebrew: tuple[str, ...] = ()
    #: Changed numeric attributes of cards, such as `tavern.cost=2`.
    what_if: tuple[str, ...] = ()

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def check_what_if(self) -> None:
        """Raise an error if a change in `what_if` is for a card that no setup contains."""
        if self.preset != RANDOM:
            count = len(edition_facts(self.edition).presets)
            playing = {*self.homebrew}.union(
                *(self.setup(number).cards() for number in range(count))
            )
            for text in self.what_if:
                card = read(text)[0]
                if card not in playing:
                    raise not_here(card)

    def setup(self, number: int) -> Setup:
        seed = self.seed_of(number)
        if self.preset == RANDOM:
            setup = Setup.random(self.edition, self.players, seed, self.as_printed, self.homebrew)
            if self.action_cards and not setup.action_cards:
                setup = setup.replace(action_cards=True)
            setup = setup.with_what_if(self.what_if)
        else:
            facts = edition_facts(self.edition)
            names = [p.id for p in facts.presets] if self.preset == MIXED else [self.preset]
            printed = (self.edition, self.players, self.action_cards, self.as_printed)
            setup = _preset(names[number % len(names)], *printed, self.what_if)
            if self.homebrew and not self.cards:
                setup = setup.with_cards(self.homebrew, seed, as_fit=True)
                return setup.with_what_if(self.what_if)
        if self.cards:
            return setup.with_cards(self.cards, seed).with_what_if(self.what_if)
        return setup


@dataclass(frozen=True)
class Plan(BasePlan):
    """The plan of a simulation; `bots` names one bot per seat, or one for all seats."""

    def seats(self) -> tuple[str, ...]:
        if len(self.bots) == 1:
            return self.bots * self.players
        if len(self.bots) != self.players:
            raise MalformedError(
                "There are {players} seats, but {count} bots; name one bot per seat, or one for "
                "all seats.",
                players=self.players,
                count=len(self.bots),
            )
        return self.bots

    def to_json(self) -> dict[str, Any]:
        """Return the plan as JSON, without the number of games."""
        return {
            "edition": self.edition,
            "preset": self.preset,
            "players": self.players,
            "action_cards": self.action_cards,
            "as_printed": list(printed_choices(self.edition, self.as_printed)),
            "cards": list(self.cards or self.homebrew),
            "what_if": list(self.what_if),
            "bots": list(self.seats()),
            "seed": self.seed,
        }

    def check(self) -> None:
        """Raise an error if a bot or the setup is invalid."""
        for name in self.seats():
            find(name)
        self.setup(0)
        self.check_what_if()


@cache
def _preset(
    name: str,
    edition: str,
    players: int,
    action_cards: bool,
    as_printed: str,
    what_if: tuple[str, ...],
) -> Setup:
    # The cache lets all games with a preset share one setup and its card objects.
    setup = Setup.preset(name, edition, players, action_cards=action_cards, as_printed=as_printed)
    return setup.with_what_if(what_if)


@dataclass(frozen=True)
class GameOutcome:
    """The result of one game."""

    decisions: int
    rounds: int
    totals: list[int]
    winners: list[int]
    #: Rows for a games table, one per player; empty if played without `noting`.
    rows: list[Row] = field(default_factory=list, compare=False)


def play_some(plan: Plan, noting: bool, numbers: range) -> list[GameOutcome]:
    return [play_one(plan, number, noting) for number in numbers]


def play_one(plan: Plan, number: int, noting: bool = False) -> GameOutcome:
    """Play game `number` of a plan; with `noting`, the outcome has rows for a games table."""
    seats = plan.seats()
    seed = plan.seed_of(number)
    game = Game.new(plan.setup(number), seed, events=noting)
    if all(name == "random" for name in seats):
        decisions = play_random(game, Random(seed))
    else:
        decisions = _play_bots(game, seats, seed, number)
    result = game.result()
    rows = rows_of(game, number, seats, decisions) if noting else []
    return GameOutcome(decisions, game.round, result.totals, result.winners, rows)


def _play_bots(game: Game, names: tuple[str, ...], seed: str, number: int) -> int:
    bots = [make(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    decisions = 0
    while not game.over:
        seat = game.to_act
        answer = ask(bots[seat], game, game.legal_actions(), None)
        if decisions >= MAX_DECISIONS_PER_GAME:
            answer = Answer(None, 0.0, ENDLESS)
        if answer.action is None:
            raise FailedGameError(number + 1, answer.failure(game, names[seat]))
        game.play(answer.action)
        decisions += 1
    return decisions


@dataclass
class Totals:
    """The totals of many games."""

    players: int
    games: int = 0
    decisions: int = 0
    rounds: int = 0
    #: Wins by seat; a win shared by n players counts as 1/n.
    wins: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.players
        self.points = [0] * self.players

    def add(self, outcome: GameOutcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        self.rounds += outcome.rounds
        for seat in range(self.players):
            self.points[seat] += outcome.totals[seat]
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)

    def win_shares(self) -> list[float]:
        return [wins / max(1, self.games) for wins in self.wins]

    def mean_points(self) -> list[float]:
        return [points / max(1, self.games) for points in self.points]

    def mean_decisions(self) -> float:
        return self.decisions / max(1, self.games)

    def mean_rounds(self) -> float:
        return self.rounds / max(1, self.games)
