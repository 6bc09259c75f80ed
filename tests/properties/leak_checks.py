"""Checks that no seat learns what it must not know (rules I1–I3, J-I5, J-I6)."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from citadella.knowledge import sample, view, view_from_json
from citadella.notation import Position
from citadella.notation.state import game_to_json
from citadella.notation.validation import all_cards
from citadella.rules import Action, Game, event
from citadella.rules.box import Box
from citadella.rules.card import UNKNOWN, Card
from citadella.rules.dice import Dice
from citadella.rules.event import Event
from citadella.rules.registry import REGISTRY
from tests.properties.checks import Table, every_check
from tests.properties.deep_checks import EveryOption, Recorded, Restored, Sometimes, Undone
from tests.properties.games import Chooser, Watch

SPECTATOR: Final = -1


class Resampled(Sometimes):
    """Checks that a game sampled from a seat's view gives that seat the same view."""

    def asked(self, game: Game) -> None:
        """Check the samples of every seat and of a spectator."""
        if not self.now():
            return
        deck = sorted([card.number for card in game.box.deck])
        for seat in range(SPECTATOR, len(game.players)):
            known = view(game, seat)
            data = known.to_json()
            seed = f"{self.random.random()}"
            sampled = sample(known, Dice.from_seed(seed))
            assert view(sampled, seat).to_json() == data, f"seat {seat} sees more than its view"
            assert sorted([card.number for card in all_cards(sampled)]) == deck
            could_be(sampled, game)
            remembers_for_itself(data, seat)
            if seat == game.to_act:
                assert sampled.legal_actions() == game.legal_actions()
            if self.random.random() < 0.05:
                holds_no_secret_of_chance(data)
                again = view_from_json(data)
                assert again.to_json() == data
                twin = sample(again, Dice.from_seed(seed))
                Position.from_json(Position.of(twin).to_json())
                assert game_to_json(twin) == game_to_json(sampled), "more than the view was used"


def remembers_for_itself(data: dict[str, Any], seat: int) -> None:
    """Check that the data of a seat's view contains no memories of other seats."""
    memories = [data.get("deck_seen", [])]
    for place, player in enumerate(data["players"]):
        assert place != seat or "seen" not in player
        memories.append(player.get("seen", []))
    for memory in memories:
        assert all(seen is None or place == seat for place, seen in enumerate(memory))


def could_be(sampled: Game, game: Game) -> None:
    """Check that a sampled game is consistent, and has as many characters per place as `game`."""
    Table().asked(sampled)
    for one, other in (
        (sampled.pack, game.pack),
        (sampled.face_down, game.face_down),
        (sampled.face_up, game.face_up),
    ):
        assert one.bit_count() == other.bit_count()
    for one_player, other_player in zip(sampled.players, game.players, strict=True):
        assert len(one_player.roles) == len(other_player.roles)
        assert one_player.revealed == other_player.revealed


def holds_no_secret_of_chance(data: Any) -> None:
    """Check that the data contains no seed, no random numbers and no history."""
    if isinstance(data, dict):
        assert not {"dice", "seed", "key", "history", "log"} & set(data)
        for value in data.values():
            holds_no_secret_of_chance(value)
    elif isinstance(data, list):
        for value in data:
            holds_no_secret_of_chance(value)


class PlayedOut(Sometimes):
    """Checks that a sampled game can be played to its end."""

    def asked(self, game: Game) -> None:
        """Play a sampled game at random."""
        if game.over or not self.now():
            return
        seat = self.random.randrange(SPECTATOR, len(game.players))
        seed = f"{self.random.random()}"
        sampled = sample(view(game, seat), Dice.from_seed(seed))
        chooser = Chooser(seed, len(game.players))
        deck = Counter(game.box.deck)
        while not sampled.over:
            sampled.play(chooser.choose(sampled.to_act, sampled.legal_actions()))
        assert Counter(all_cards(sampled)) == deck


# Verbs of choices that only the chooser sees. Such a choice may change only two things in public:
# which player answers which call, and which character is turned face up at the end of the draft.
SECRET_CHOICES: Final = frozenset(
    {"pick", "lay", "keep", "discard", "give", "tuck", "sign", "flower", "give-role", "take"}
)
# By question: its attribute with the second seat that sees the card that is given or taken.
SHARED_BY: Final[dict[str, str]] = {
    "cardinal-give": "second",
    "seer-give": "first",
    "tribute": "first",
    "theater-give": "first",
    "wizard-take": "first",
    "peek-take": "first",
}
MOST_OPTIONS: Final = 4


def seen_after(game: Game, action: Action, seats: list[int]) -> tuple[str, dict[int, Any]]:
    """Play an action on a copy; return the answers to calls, and the views and events by seat."""
    twin = game.copy()
    twin.log = []
    twin.play(action)
    answers = answers_to_calls(twin.log, twin.box)
    if twin.asked_kind() in ("pick", "lay"):
        # Leave out the seat that chooses next, because it may see which characters remain.
        seats = [seat for seat in seats if seat != twin.to_act]
    return answers, {seat: (view(twin, seat).to_json(), as_seen(twin.log, seat)) for seat in seats}


def as_seen(log: list[Event], seat: int) -> list[tuple[object, ...]]:
    """Return events as a seat sees them."""
    seen = [each.seen_by(seat) for each in log]
    return [
        (repr(each), each.amount, each.rank, each.audience, each.cause, each.by, each.hits)
        for each in seen
    ]


class SecretChoices(Sometimes):
    """Checks that all options of a secret choice look the same to the other seats."""

    def __init__(self, seed: str, every: int) -> None:
        """Prepare to check each choice between secret options with probability 1 / `every`."""
        super().__init__(seed, every)
        # The number of comparisons made, by the kind of question.
        self.compared: Counter[str] = Counter()
        self.only: frozenset[str] = frozenset()

    def asked(self, game: Game) -> None:
        """Check that the other seats get the same views and events after each option."""
        if game.over or (self.only and game.asked_kind() not in self.only):
            return
        question = game.stack[-1]
        by_verb: dict[str, list[Action]] = {}
        for action in game.legal_actions():
            if action.verb.word in SECRET_CHOICES:
                by_verb.setdefault(action.verb.word, []).append(action)
        involved = {question.seat}
        if question.kind in SHARED_BY:
            involved.add(getattr(question, SHARED_BY[question.kind]))
        others = [s for s in range(SPECTATOR, len(game.players)) if s not in involved]
        for options in by_verb.values():
            if len(options) < 2 or not self.now():
                continue
            if len(options) > MOST_OPTIONS:
                options = self.random.sample(options, MOST_OPTIONS)
            first: dict[str, tuple[Action, dict[int, Any]]] = {}
            for action in options:
                answers, seen = seen_after(game, action, others)
                if answers not in first:
                    first[answers] = action, seen
                    continue
                other, expected = first[answers]
                for seat in seen:
                    assert seen[seat] == expected[seat], (
                        f"seat {seat} can tell '{action}' from '{other}'"
                    )
                self.compared[question.kind] += 1


# Verbs whose public consequences depend on hidden information: how much the Spy gains, and whether
# a threat or a warrant is real.
TELLS: Final = frozenset({"spy", "reveal", "confiscate"})


class NothingTalks(Sometimes):
    """Checks that questions and public events do not depend on hidden information (J-I6)."""

    def __init__(self, seed: str, every: int) -> None:
        """Prepare to check each decision with probability 1 / `every`."""
        super().__init__(seed, every)
        # The number of comparisons made, by the verb of the action.
        self.compared: Counter[str] = Counter()

    def chosen(self, game: Game, action: Action) -> None:
        """Compare the events and views after the action with those in sampled games."""
        if action.verb.word in TELLS or not self.now():
            return
        twin = game.copy()
        twin.log = []
        twin.play(action)
        for seat in range(SPECTATOR, len(game.players)):
            if seat == game.to_act:
                continue
            other = sample(view(game, seat), Dice.from_seed(f"{self.random.random()}"))
            if action not in other.legal_actions():
                continue
            other.dice = game.dice.copy()
            other.log = []
            other.play(action)
            if answers_to_calls(twin.log, twin.box) != answers_to_calls(other.log, other.box):
                continue
            if seat in shown_to(twin):
                continue
            assert as_seen(other.log, seat) == as_seen(twin.log, seat), (
                f"'{action}' reveals to seat {seat} what is hidden"
            )
            assert view(other, seat).to_json() == view(twin, seat).to_json(), (
                f"'{action}' shows seat {seat} what is hidden"
            )
            self.compared[action.verb.word] += 1


def answers_to_calls(log: list[Event], box: Box) -> str:
    """Return, as text, the events in `log` that tell everyone who has which character."""
    learnt = {event.REVEALED, event.UNANSWERED}
    if box.last_card_face_up:
        learnt.add(event.FACE_UP)
    return repr([each for each in log if each.kind in learnt])


def shown_to(game: Game) -> set[int]:
    """Return the seats to which the rules showed cards or, in the draft, characters."""
    assert game.log is not None
    seats: set[int] = set()
    for each in game.log:
        if each.audience != event.EVERYONE:
            seats |= {seat for seat in range(len(game.players)) if each.audience >> seat & 1}
        if each.kind == event.HANDS_SWAPPED:
            seats |= {each.seat, each.other}
    if game.asked_kind() in ("pick", "lay"):
        seats.add(game.to_act)
    return seats


# Kinds of events that name a rank publicly.
SAID_ALOUD: Final = frozenset(
    {
        event.FACE_UP,
        event.CALLED,
        event.UNANSWERED,
        event.REVEALED,
        event.RESUMED,
        event.KILLED,
        event.BEWITCHED,
        event.ROBBED,
        event.MARKED,
        event.PROTECTED,
        event.THREAT_REVEALED,
        event.WARRANT_REVEALED,
    }
)


# Events about cards that lie face up or go to the bottom of the deck (J-I8). A spectator sees the
# cards in the event but remembers nothing about the deck, so the view need not contain them.
LIE_OPEN: Final = frozenset(
    {
        event.BUILT,
        event.CONFISCATED,
        event.DESTROYED,
        event.EXCHANGED,
        event.SEIZED,
        event.BEAUTIFIED,
        event.REPLACED,
        event.RESCUED,
        event.PLAYED,
        event.USED,
    }
)


class Told(Sometimes):
    """Checks that events show a seat only cards and characters that its view also shows."""

    def __init__(self, seed: str, every: int) -> None:
        """Prepare to check each decision with probability 1 / `every`; the game must have a log."""
        super().__init__(seed, every)
        self.before: Game | None = None
        self.told = 0

    def chosen(self, game: Game, action: Action) -> None:
        assert game.log is not None
        self.before = game.copy() if self.now() else None
        self.told = len(game.log)

    def asked(self, game: Game) -> None:
        """Check that a seat knew the cards that its new events show, or knows them now."""
        assert game.log is not None
        for each in game.log[self.told :]:
            for_whom_it_is(each)
        if self.before is None:
            return
        for seat in range(SPECTATOR, len(game.players)):
            cards = known_cards(self.before, seat) | known_cards(game, seat)
            for each in game.log[self.told :]:
                seen = each.seen_by(seat)
                if seat != SPECTATOR or each.kind not in LIE_OPEN:
                    for card in seen.cards:
                        assert card is UNKNOWN or card in cards, (
                            f"an event shows {card} to seat {seat}"
                        )


def for_whom_it_is(told: Event) -> None:
    """Check that the hidden parts of an event are shown only to the seats concerned."""
    if told.audience != event.EVERYONE:
        parts = {event.RANK} if told.rank else set()
        parts |= {event.CARDS} if told.cards else set()
        assert parts <= {REGISTRY.events[told.kind].hides}, f"{told!r} hides more than is declared"
    assert told.kind in REGISTRY.events
    if (told.rank and told.kind not in SAID_ALOUD) or (told.cards and told.kind not in LIE_OPEN):
        concerned = 1 << told.seat | (1 << told.other if told.other >= 0 else 0)
        assert told.audience & ~concerned == 0, f"{told!r} is shown to {told.audience:b}"
        hidden = told.seen_by(SPECTATOR)
        assert not hidden.rank
        assert all(card is UNKNOWN for card in hidden.cards)


def known_cards(game: Game, seat: int) -> set[Card]:
    """Return the cards that a seat sees or remembers."""
    known = view(game, seat).known
    cards = set(all_cards(known))
    for player in known.players:
        for seen in player.seen:
            if seen is not None:
                cards.update(seen.cards)
    for seen in known.deck_seen:
        if seen is not None:
            cards.update(seen.cards)
    return cards


def all_checks(seed: str) -> list[Watch]:
    """Return new instances of all checks; the expensive ones run at a few decisions only."""
    return [
        *every_check(),
        EveryOption(seed, 40),
        Restored(seed, 40),
        Recorded(),
        Undone(seed, 40),
        Resampled(seed, 40),
        PlayedOut(seed, 150),
        SecretChoices(seed, 20),
        NothingTalks(seed, 20),
        Told(seed, 20),
    ]
