"""What to say: events, choices, questions and score lines as sentences of the catalogue.

Choices and questions are worded from the redacted game in a view (`view.known`), so a sentence
cannot reveal anything that its reader may not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from citadella.cards import TYPES
from citadella.rules.action import ANSWER, Action
from citadella.rules.amounts import Amounts, amounts
from citadella.rules.card import UNKNOWN, District
from citadella.rules.event import DREW, GATHERING, INCOME, TYPE, Event, is_hidden, kind_of
from citadella.rules.game import Game
from citadella.rules.names import card_name, character_name
from citadella.rules.question import Question
from citadella.rules.scoring import Line
from citadella.rules.setup import Setup
from citadella.texts import exists, readable
from citadella.texts.sentence import Sentence

__all__ = ["Wording"]

Args = dict[str, Any]

#: The parts of a question that name something; the others are numbers.
NAMED_PARTS: Final = frozenset({"card", "district", "seat", "rank"})


class Wording:
    """Words one game for one reader: a seat, or -1 for a spectator."""

    def __init__(self, setup: Setup, reader: int = -1) -> None:
        self.box = setup.box()
        self.reader = reader

    # --- events ------------------------------------------------------------------------
    def event(self, told: Event, turn: int = 0) -> Sentence:
        """Return the sentence for an event; `turn` is the rank whose turn it is."""
        key = _event_key(told)
        if not key:
            return self._plain_event(told)
        args = self._event_args(told)
        if turn and told.by != told.seat and told.cause:
            args["turn"] = f"character:{self.box.cast[turn].name}"
        return Sentence(key, args)

    def consequence(self, told: Event) -> Sentence | None:
        """Return the consequence of an event for the affected reader, if it has a text."""
        key = f"{_event_key(told)}.then"
        return Sentence(key, self._event_args(told)) if exists(key) else None

    def can_open_turn(self, told: Event) -> bool:
        """Return whether the sentence for a turn can begin with this event."""
        return exists(f"{_event_key(told)}.opening")

    def can_be_clause(self, told: Event) -> bool:
        """Return whether an event can be a clause of the sentence for a turn."""
        return exists(f"{_event_key(told)}.clause")

    def can_be_listed(self, told: Event, following: Event) -> bool:
        """Return whether one sentence can report both events by a list of what they name."""
        return exists(f"{_event_key(told)}.several") and self._alike(told, following)

    def _alike(self, one: Event, other: Event) -> bool:
        """Return whether two events differ at most in the characters, players and cards they name.

        The reader must see both in the same way.
        """
        return (one.kind, one.by, one.cause, one.marker) == (
            other.kind,
            other.by,
            other.cause,
            other.marker,
        ) and (self._case(one), self._doer(one)) == (self._case(other), self._doer(other))

    def turn(self, told: Sequence[Event], turn: int) -> Sentence:
        """Return the sentence for what one player did in succession, perhaps after a reveal.

        `turn` is the rank of the character whose turn it is.
        """
        first = told[0]
        opens = self.can_open_turn(first)
        seat = first.by if first.by >= 0 else first.seat
        clauses = self._clauses(told[1:] if opens else told, seat, self.box.cast[turn].name)
        args: Args = {"seat": f"@{seat}", "said": _list(clauses)}
        if seat == self.reader:
            args["case"] = "seat"
        if not opens:
            return Sentence("story-turn", args)
        return Sentence(f"{_event_key(first)}.opening", args | self._ranked(turn))

    def _clauses(self, told: Sequence[Event], seat: int, role: str) -> list[Sentence]:
        """Return what `seat` did as clauses, one for successive events of the same kind."""
        found: list[Sentence] = []
        same: list[Event] = []
        for i, each in enumerate(told):
            same.append(each)
            key = _event_key(each)
            if i + 1 < len(told) and exists(f"{key}.clauses") and self._alike(each, told[i + 1]):
                continue
            if len(same) > 1:
                args = self._joined(same)
                key = f"{key}.clauses"
            else:
                args = self._event_args(each)
                key = f"{key}.clause"
            same = []
            args.pop("case", None)
            if is_hidden(each):
                args["case"] = "hidden"
            elif seat == self.reader:
                args["case"] = "seat"
            if each.cause == role:
                # The sentence names the character already.
                args.pop("cause", None)
            if found and each.kind == DREW and _is_same_draw(found[-1], key, args):
                args["count"] += found.pop().args["count"]
            found.append(Sentence(key, args))
        return found

    def several(self, told: Sequence[Event]) -> Sentence:
        """Return one sentence for events that `can_be_listed`."""
        return Sentence(f"{_event_key(told[0])}.several", self._joined(told))

    def _joined(self, told: Sequence[Event]) -> Args:
        """Return the arguments of a sentence for events that are alike."""
        args = self._event_args(told[0])
        seats = dict.fromkeys(each.seat for each in told)
        others = dict.fromkeys(each.other for each in told if each.other >= 0)
        ranked = [Sentence("ranked", self._ranked(each.rank)) for each in told if each.rank]
        return args | {
            "count": len(told),
            "people": max(len(seats), len(others)),
            "characters": _list(ranked),
            "seats": _list([f"@{seat}" for seat in seats]),
            "others": _list([f"@{seat}" for seat in others]),
            "cards": [f"card:{card.name}" for each in told for card in each.cards],
        }

    def _event_args(self, told: Event) -> Args:
        args: Args = {"seat": f"@{told.seat}"}
        case, doer, cause = self._case(told), self._doer(told), self._cause(told)
        if case != "known":
            args["case"] = case
        if doer != "seat":
            args |= {"doer": doer, "by": f"@{told.by}" if told.by >= 0 else ""}
        if cause:
            args["cause"] = cause
        if told.amount:
            args["count"] = told.amount
        if told.other >= 0:
            args["other"] = f"@{told.other}"
        if told.rank:
            args |= self._ranked(told.rank)
        if told.marker:
            args["marker"] = f"marker:{told.marker}"
        if told.cards:
            args["cards"] = [f"card:{card.name}" for card in told.cards]
        if kind_of(told).amount == TYPE:
            args["type"] = f"type:{TYPES[told.amount]}"
        return args

    def _doer(self, told: Event) -> str:
        """Return who caused an event: its seat, the other seat, the reader, or none of these."""
        if told.by == told.seat:
            return "seat"
        if told.by == told.other:
            return "other"
        return "me" if self.reader >= 0 and told.by == self.reader else "none"

    def _cause(self, told: Event) -> str:
        """Return the card or the income that caused an event; '' if it is not worth saying."""
        cause = told.cause
        if cause in INCOME:
            return f"type:{TYPES[INCOME.index(cause)]}"
        if not cause or cause == GATHERING:
            return cause
        if any(card.name == cause for card in told.cards):
            return ""  # the sentence names the card already
        return f"card:{cause}" if self.box.character(cause) is None else f"character:{cause}"

    def _plain_event(self, told: Event) -> Sentence:
        """Return a sentence with the kind and subject of a homebrew event that has no text."""
        about = [f"@{told.other}"] if told.other >= 0 else []
        if told.rank:
            about.append(f"character:{self.box.cast[told.rank].name}")
        about += [f"card:{card.name}" for card in told.cards if card is not UNKNOWN]
        key = "event-without-text-about" if about else "event-without-text"
        what = _small(readable(told.kind))
        return Sentence(key, {"seat": f"@{told.seat}", "what": what, "about": about})

    def _case(self, told: Event) -> str:
        if self.reader >= 0 and self.reader == told.hits != told.seat:
            return "hit"
        if self.reader >= 0 and self.reader == told.other != told.seat:
            return "other"
        if is_hidden(told):
            return "hidden"
        return "seat" if self.reader >= 0 and self.reader == told.seat else "known"

    def _ranked(self, rank: int) -> Args:
        if not 0 < rank < len(self.box.cast):
            return {"rank": rank, "character": ""}
        return {"rank": rank, "character": f"character:{self.box.cast[rank].name}"}

    # --- choices -----------------------------------------------------------------------
    def choice(self, action: Action, known: Game) -> Sentence:
        """Return a choice, with its price; `known` is the game as the seat to act knows it."""
        return self.choice_with(action, known, amounts(action, known))

    def choice_with(self, action: Action, known: Game, found: Amounts) -> Sentence:
        """Return a choice whose amounts are already known."""
        key = _choice_key(action, known)
        if not key:
            return _plain_choice(action, found)
        args = _numbers(known.stack[-1], known) if known.stack else {}
        cards: list[str] = []
        for part, number in zip(action.verb.parts, (action.first, action.second), strict=False):
            if part in ("card", "district"):
                cards.append(_part_name(part, number))
            elif part == "character":
                args |= self._ranked(known.rank_of(number))
            elif part == "seat":
                args["name"] = f"@{number}"
                if number == known.to_act:
                    args["mine"] = "yes"
            elif part == "type":
                args["type"] = f"type:{TYPES[number]}"
        if cards:
            args["cards"] = [f"card:{card}" for card in cards]
        _add_amounts(found, args)
        if cards and found.price is None and action.verb.group == ANSWER:
            args["facts"] = self.facts(cards[0])
        return Sentence(key, args)

    def group(self, action: Action) -> Sentence:
        """Return the common heading of several choices that name the same player."""
        key = f"group-{action.verb.word}"
        if exists(key):
            return Sentence(key, {"name": f"@{action.seat}"})
        what = readable(action.verb.word)
        return Sentence("group-without-text", {"what": what, "name": f"@{action.seat}"})

    def reminder(self, action: Action, known: Game) -> Sentence:
        """Return a choice that the player forgoes by ending the turn."""
        kind = kind_of_choice(action.verb.word)
        return kind if exists(kind.key) and action.verb.parts else self.choice(action, known)

    def facts(self, card: str) -> Sentence:
        """Return the type and cost of a card in a few words."""
        kind = self.box.kind(card.removesuffix("+"))
        if not isinstance(kind, District):
            return Sentence("facts-action", {})
        type_ = f"kind-{TYPES[kind.type]}"
        if not kind.buildable:
            return Sentence("facts-unbuildable", {"type": Sentence(type_, {})})
        cost = kind.cost + (1 if card.endswith("+") else 0)
        return Sentence("facts-district", {"type": Sentence(type_, {}), "count": cost})

    # --- questions ---------------------------------------------------------------------
    def question(self, known: Game) -> Sentence:
        """Return the question to the seat to act; `known` is the game as that seat knows it."""
        kind = known.asked_kind()
        if not exists(f"question-{kind}"):
            # A homebrew question may have no text.
            return Sentence("question-without-text", {"what": readable(kind)})
        args: Args = {}
        turn = known.turn
        if known.rank:
            args |= self._ranked(known.rank)
        if turn is not None:
            args |= self._ranked(turn.role.rank)
            args["must"] = "no" if turn.gathered else "gather"
        if known.stack:
            self._add_about(known.stack[-1], known, args)
        return Sentence(f"question-{kind}", args)

    def waiting(self, known: Game) -> Sentence:
        """Return what the seat to act is doing, for everyone else."""
        args: Args = {"kind": known.asked_kind(), "name": f"@{known.to_act}", "role": ""}
        if known.turn is not None:
            args["role"] = f"character:{known.turn.role.name}"
        return Sentence("table-waiting", args)

    def _add_about(self, question: Question, known: Game, args: Args) -> None:
        for part, number in _parts(question):
            if part in ("card", "district"):
                args["card"] = f"card:{_part_name(part, number)}"
            elif part == "seat":
                args["name"] = f"@{number}"
            elif part == "rank":
                args |= self._ranked(number)
        args |= _numbers(question, known)
        whom = question.whom(known)
        if whom >= 0:
            args["name"] = f"@{whom}"

    # --- the score sheet ---------------------------------------------------------------
    def line(self, line: Line) -> Sentence:
        """Return the label of a line of the score sheet."""
        return Sentence(f"score-{line.reason}", {"name": f"card:{line.card}" if line.card else ""})


def kind_of_choice(verb: str) -> Sentence:
    """Return the name of a kind of choice, whatever its targets."""
    if exists(f"remind-{verb}"):
        return Sentence(f"remind-{verb}", {})
    if exists(f"choice-{verb}"):
        return Sentence("table-answers", {})
    return Sentence("choice-without-text", {"what": readable(verb)})


# --- helpers -------------------------------------------------------------------------------------
def _is_same_draw(clause: Sentence, key: str, args: Args) -> bool:
    """Return whether a clause reports, in the same words, another draw of hidden cards."""
    obvious = (None, GATHERING)
    return clause.key == key and all(
        each.get("case") == "hidden" and each.get("cause") in obvious
        for each in (clause.args, args)
    )


def _list(items: Sequence[Any]) -> Any:
    """Return items as one argument, with "and" before the last one."""
    if not items:
        return ""
    *others, last = items
    return Sentence("story-and", {"list": others, "last": last}) if others else last


def _event_key(told: Event) -> str:
    """Return the key of an event's text, which may depend on whom the event affects."""
    key = f"event-{told.kind}"
    special = key + ("-own" if told.other == told.seat else "-at" if told.other >= 0 else "")
    return special if exists(special) else key if exists(key) else ""


def _choice_key(action: Action, known: Game) -> str:
    """Return the key of a choice's text, which may depend on the question or the character."""
    key = f"choice-{action.verb.word}"
    role = known.turn.role.name if known.turn is not None else ""
    for special in (f"{key}-{known.asked_kind()}", f"{key}-{action.card}", f"{key}-{role}"):
        if exists(special):
            return special
    return key if exists(key) else ""


def _plain_choice(action: Action, found: Amounts) -> Sentence:
    """Return the words for a homebrew choice without a text: verb, parts and price."""
    about: list[Any] = []
    for part, number in zip(action.verb.parts, (action.first, action.second), strict=False):
        if part in ("card", "district"):
            about.append(f"card:{_part_name(part, number)}")
        elif part == "character":
            about.append(f"character:{character_name(number)}")
        elif part == "seat":
            about.append(f"@{number}")
        elif part == "type":
            about.append(f"type:{TYPES[number]}")
        else:
            about.append(str(number))
    args: Args = {"what": readable(action.verb.word), "about": about}
    key = "choice-without-text" + ("-about" if about else "")
    if found.price is None:
        return Sentence(key, args)
    return Sentence("choice-with-price", {"choice": Sentence(key, args), "price": found.price})


def _add_amounts(found: Amounts, args: Args) -> None:
    if found.count is not None:
        args["count"] = found.count
    if found.kept is not None:
        args["kept"] = found.kept or "all"
    if found.unit:
        args["unit"] = found.unit
    if found.drawn is not None:
        args["drawn"] = found.drawn
    if found.type:
        args["type"] = f"type:{found.type}"
    if found.price is not None:
        args["price"] = found.price


def _parts(question: Question) -> Iterator[tuple[str, int]]:
    """Yield the parts of a question that its kind declares, each with its meaning."""
    yield from zip(
        question.about.split(), (question.first, question.second, question.third), strict=False
    )


def _numbers(question: Question, known: Game) -> Args:
    """Return as arguments the number and the gold that a question is about."""
    args: Args = {}
    numbers = [n for part, n in _parts(question) if part not in NAMED_PARTS]
    if numbers:
        args["count"] = args["price"] = numbers[0]
    stake = question.stake(known)
    if stake >= 0:
        args["price"] = stake
    return args


def _part_name(part: str, number: int) -> str:
    if part == "card":
        return card_name(number)
    return card_name(number // 2) + ("+" if number % 2 else "")


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]
