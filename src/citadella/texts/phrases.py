"""Events, choices, questions and score lines as sentences in a language.

A choice and a question are put into words from the blanked game of a view (`view.known`), so
nothing that the reader may not know can slip into a sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from citadella.cards import TYPES
from citadella.rules import event
from citadella.rules.action import Action
from citadella.rules.amounts import amounts
from citadella.rules.card import UNKNOWN, District
from citadella.rules.event import Event
from citadella.rules.game import Game
from citadella.rules.names import card_name
from citadella.rules.question import Question
from citadella.rules.scoring import Line
from citadella.rules.setup import Setup
from citadella.texts import Texts

__all__ = ["Narrator", "Phrases", "condense"]

Args = dict[str, str | float]

# Languages that write cards with a small letter inside a sentence, and the names that stay.
SMALL_INSIDE: Final = frozenset({"cs"})
PROPER_NAMES: Final = frozenset({"rasputin"})
# What a table that is drawn shows without words.
SEEN_ON_THE_TABLE: Final = frozenset({event.FACE_UP, event.TURN_ENDED})


class Phrases:
    """The sentences of one game, for one reader: a seat, or -1 for someone at nobody's side.

    `names` are the players' names by seat; the reader is spoken to as 'you'.
    """

    def __init__(self, texts: Texts, setup: Setup, names: Sequence[str], reader: int = -1) -> None:
        self.texts = texts
        self.setup = setup
        self.box = setup.box()
        self.names = list(names)
        self.reader = reader

    # --- names -------------------------------------------------------------------------
    def card(self, name: str) -> str:
        """What a card is called; a `+` at the end says that it is beautified."""
        plain = name.removesuffix("+")
        if plain == UNKNOWN.name:
            return plain
        return self._name(("district", "action"), plain) + name[len(plain) :]

    def character(self, name: str) -> str:
        """What a character is called."""
        return self._name(("character",), name)

    def type(self, name: str) -> str:
        """What a district type is called inside a sentence."""
        return _small(self.texts(f"type-{name}"))

    def gold(self, amount: int) -> str:
        """An amount of gold in words."""
        return self.texts("count-gold", count=amount)

    def price(self, amount: int) -> str:
        """A price in words."""
        return self.gold(amount) if amount else self.texts("price-free")

    def facts(self, name: str) -> str:
        """Type and cost of a card in a few words."""
        kind = self.box.kind(name.removesuffix("+"))
        if not isinstance(kind, District):
            return self.texts("facts-action")
        type_ = self.texts(f"kind-{TYPES[kind.type]}")
        if not kind.buildable:
            return self.texts("facts-unbuildable", type=type_)
        cost = kind.cost + (1 if name.endswith("+") else 0)
        return self.texts("facts-district", type=type_, count=cost)

    def _name(self, places: tuple[str, ...], name: str) -> str:
        for place in places:
            if f"{place}-{name}" in self.texts:
                return self.texts.name(f"{place}-{name}", self.setup.edition)
        # A card of someone's own has no texts.
        return name.replace("_", " ").capitalize()

    def _inside(self, name: str, shown: str) -> str:
        if self.texts.language in SMALL_INSIDE and name not in PROPER_NAMES:
            return _small(shown)
        return shown

    def _card_inside(self, name: str) -> str:
        return self._inside(name, self.card(name))

    def _card_named(self, name: str) -> str:
        return self.texts("named-card", id=name.removesuffix("+"), name=self._card_inside(name))

    def _character_inside(self, name: str) -> str:
        return self._inside(name, self.character(name))

    def _rank(self, rank: int) -> Args:
        if not 0 < rank < len(self.box.cast):
            return {"rank": rank, "character": ""}
        return {"rank": rank, "character": self._character_inside(self.box.cast[rank].name)}

    def _seat(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    # --- events ------------------------------------------------------------------------
    def event(self, told: Event, called: int = 0) -> str:
        """One sentence on what happened; `called` is the rank whose turn it happened in."""
        key = f"event-{told.kind}"
        other = told.other
        if told.kind == event.DESTROYED and other == told.seat:
            key = "event-destroyed-own"
        elif told.kind == event.USED and other >= 0:
            key = "event-visited"
        names = [card.name for card in told.cards]
        marker = self.box.cast[called].name if 0 < called < len(self.box.cast) else ""
        return self.texts(
            key,
            case=self._case(told, names),
            seat=self._seat(told.seat),
            other=self._seat(other),
            count=told.amount,
            price=self.price(told.amount),
            card=self._card_named(names[0]) if names else "",
            second=self._card_named(names[1]) if len(names) > 1 else "",
            cards=", ".join(self._card_inside(name) for name in names),
            type=self.type(TYPES[told.amount]) if told.kind == event.SPIED else "",
            marker="warrant" if marker == "magistrate" else "threat",
            **self._rank(told.rank),
        )

    def _case(self, told: Event, cards: list[str]) -> str:
        if cards or told.kind in (event.DREW, event.KEPT, event.RETURNED):
            known = bool(cards) and UNKNOWN.name not in cards
        else:
            known = told.audience == event.EVERYONE or told.rank > 0
        if self.reader >= 0 and self.reader == told.other != told.seat:
            return "other"
        if not known:
            return "hidden"
        return "seat" if self.reader >= 0 and self.reader == told.seat else "known"

    # --- choices -----------------------------------------------------------------------
    def choice(self, action: Action, known: Game) -> str:
        """What a person can choose to do, with its price; `known` is the game as it knows it."""
        key = f"choice-{action.verb.word}"
        if key not in self.texts:
            # A verb of someone's own cards.
            return action.text
        args = self._moment(known)
        parts: list[str] = []
        for part, number in zip(action.verb.parts, (action.a, action.b), strict=False):
            if part in ("card", "district"):
                parts.append(_part_name(part, number))
            elif part == "character":
                args |= self._rank(known.rank_of(number))
            elif part == "seat":
                args["name"] = self._seat(number)
                args["mine"] = "yes" if number == known.to_act else "no"
            elif part == "type":
                args["type"] = self.type(TYPES[number])
        for place, name in zip(("card", "second"), parts, strict=False):
            args[place] = self._card_named(name)
        if parts:
            args["id"] = parts[0].removesuffix("+")
            args["plain"] = self._card_inside(parts[0])
            args["facts"] = self.facts(parts[0])
        self._add_amounts(action, known, args)
        return _big(self.texts(key, **args))

    def group(self, action: Action) -> str:
        """What several choices have in common that differ in their last part only."""
        return _big(self.texts(f"group-{action.verb.word}", name=self._seat(action.a)))

    def _add_amounts(self, action: Action, known: Game, args: Args) -> None:
        found = amounts(action, known)
        if found.count is not None:
            args["count"] = found.count
        if found.kept is not None:
            args["kept"] = found.kept or "all"
        if found.unit:
            args["unit"] = found.unit
        if found.drawn is not None:
            args["drawn"] = self.texts("count-cards", count=found.drawn)
        if found.type:
            args["type"] = self.type(found.type)
        if found.price is not None:
            free = found.price == 0 and action.verb.word != "bribe"
            args["price"] = self.texts("price-free") if free else self.gold(found.price)

    # --- questions ---------------------------------------------------------------------
    def question(self, known: Game) -> str:
        """What is asked of the seat that is to act; `known` is the game as it knows it."""
        key = f"question-{known.asked_kind()}"
        return self.texts(key, **self._moment(known)) if key in self.texts else "?"

    def _moment(self, known: Game) -> Args:
        """What the open question is about, as arguments for texts."""
        args: Args = {
            "question": known.asked_kind(),
            "role": "",
            "must": "no",
            "count": 0,
            "name": "",
            "card": "",
            **self._rank(known.rank),
        }
        turn = known.turn
        if turn is not None:
            args |= {"role": turn.role.name, **self._rank(turn.role.rank)}
            args["must"] = "no" if turn.gathered else "gather"
        if known.stack:
            self._add_about(known.stack[-1], known, args)
        return args

    def _add_about(self, question: Question, known: Game, args: Args) -> None:
        numbers: list[int] = []
        for part, number in zip(
            question.about.split(), (question.a, question.b, question.c), strict=False
        ):
            if part in ("card", "district"):
                args["card"] = self._card_named(_part_name(part, number))
            elif part == "seat":
                args["name"] = self._seat(number)
            elif part == "rank":
                args |= self._rank(number)
            else:
                numbers.append(number)
        if numbers:
            args["count"] = numbers[0]
            args["price"] = self.price(numbers[0])
        whom, stake = question.whom(known), question.stake(known)
        if whom >= 0:
            args["name"] = self._seat(whom)
        if stake >= 0:
            args["price"] = self.gold(stake)

    # --- the score sheet ---------------------------------------------------------------
    def line(self, line: Line) -> str:
        """What a line of a score sheet is for."""
        name = self.card(line.card) if line.card else ""
        return self.texts(f"score-{line.reason}", name=name)


class Narrator:
    """Tells events one after the other; remembers whose call it is."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.called = 0

    def hear(self, told: Event) -> int:
        """The rank whose turn it is after this event."""
        if told.kind == event.CALLED:
            self.called = told.rank
        return self.called

    def tell(self, told: Event) -> str:
        """The sentence for the next event, as its reader may see it."""
        return self.phrases.event(told, self.hear(told))


def condense(events: Sequence[Event]) -> list[tuple[int, Event]]:
    """Leave out what the events around it say as well; each is given with its place."""
    short: list[tuple[int, Event]] = []
    for i, told in enumerate(events):
        after = events[i + 1] if i + 1 < len(events) else None
        before = events[i - 1] if i > 0 else None
        if _is_said_by_others(told, before, after):
            continue
        last = short[-1][1] if short else None
        if last is not None and before is not None and _add_up(last, told, before):
            sum_ = last.amount + told.amount
            short[-1] = (short[-1][0], Event(told.kind, told.seat, -1, sum_, 0, [], told.audience))
        else:
            short.append((i, told))
    return short


def _is_said_by_others(told: Event, before: Event | None, after: Event | None) -> bool:
    kind = told.kind
    if kind in SEEN_ON_THE_TABLE or (kind == event.DREW and not told.amount):
        return True
    if kind == event.PICKED and not told.rank:
        return True
    if after is not None:
        if kind == event.CALLED:
            return after.kind in (event.REVEALED, event.UNANSWERED)
        if kind == event.PAID_GOLD:
            return after.kind == event.BUILT and after.amount == told.amount
    if before is not None and before.seat == told.seat:
        if kind == event.KEPT and UNKNOWN in told.cards:
            return before.kind in (event.DREW, event.KEPT)
        if kind == event.RETURNED:
            return before.kind == event.KEPT
        if kind == event.GAVE_GOLD:
            return before.kind == event.BRIBED
    return False


def _add_up(last: Event, told: Event, before: Event) -> bool:
    """Whether two gains of gold follow each other directly and can be told as one."""
    gains = last.kind == told.kind == before.kind == event.GAINED_GOLD
    return gains and last.seat == told.seat == before.seat


# --- small parts -----------------------------------------------------------------------------
def _part_name(part: str, number: int) -> str:
    if part == "card":
        return card_name(number)
    return card_name(number // 2) + ("+" if number % 2 else "")


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


def _big(text: str) -> str:
    return text[:1].upper() + text[1:]
