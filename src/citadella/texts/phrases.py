"""Events, choices, questions and score lines as sentences in a language.

Choices and questions are worded from the redacted game in a view (`view.known`), so a sentence
cannot reveal anything that its reader may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from citadella.cards import TYPES
from citadella.rules.action import Action
from citadella.rules.amounts import amounts
from citadella.rules.card import UNIQUE, UNKNOWN, District
from citadella.rules.event import GATHERING, INCOME, TYPE, Event, is_hidden, kind_of
from citadella.rules.game import Game
from citadella.rules.names import card_name, character_name
from citadella.rules.question import Question
from citadella.rules.scoring import Line
from citadella.rules.setup import Setup
from citadella.texts import Texts, readable

__all__ = ["Phrases"]

Args = dict[str, str | float]

# Languages in which the names of cards are lower case inside a sentence.
SMALL_INSIDE: Final = frozenset({"cs"})
CARDS: Final = ("district", "action")
CHARACTERS: Final = ("character",)
# Initial letters before which Hungarian uses a different article.
VOWELS: Final = "aáeéiíoóöőuúüű"


class Phrases:
    """The sentences of one game for one reader: a seat, or -1 for a spectator.

    `names` are the players' names by seat; the reader is addressed as 'you'.
    """

    def __init__(self, texts: Texts, setup: Setup, names: Sequence[str], reader: int = -1) -> None:
        self.texts = texts
        self.setup = setup
        self.box = setup.box()
        self.names = list(names)
        self.reader = reader

    # --- names -------------------------------------------------------------------------
    def card(self, name: str) -> str:
        """Return the name of a card; a `+` at the end marks it as beautified."""
        plain = name.removesuffix("+")
        if plain == UNKNOWN.name:
            return plain
        return self._name(CARDS, plain) + name[len(plain) :]

    def character(self, name: str) -> str:
        """Return the name of a character."""
        return self._name(CHARACTERS, name)

    def type(self, name: str) -> str:
        """Return the name of a district type inside a sentence."""
        return _small(self.texts(f"type-{name}"))

    def gold(self, amount: int) -> str:
        """Return an amount of gold in words."""
        return self.texts("count-gold", count=amount)

    def price(self, amount: int) -> str:
        """Return a price in words."""
        return self.gold(amount) if amount else self.texts("price-free")

    def facts(self, name: str) -> str:
        """Return the type and cost of a card in a few words."""
        kind = self.box.kind(name.removesuffix("+"))
        if not isinstance(kind, District):
            return self.texts("facts-action")
        type_ = self.texts(f"kind-{TYPES[kind.type]}")
        if not kind.buildable:
            return self.texts("facts-unbuildable", type=type_)
        cost = kind.cost + (1 if name.endswith("+") else 0)
        return self.texts("facts-district", type=type_, count=cost)

    def mark(self, kind: str) -> str:
        """Return the words for a kind of marker: its name, or its effect on the character."""
        return self.texts(f"mark-{kind}") if f"mark-{kind}" in self.texts else readable(kind)

    def _key(self, places: tuple[str, ...], name: str) -> str:
        keys = [f"{place}-{name}" for place in places]
        return next((key for key in keys if key in self.texts), "")

    def _name(self, places: tuple[str, ...], name: str) -> str:
        key = self._key(places, name)
        # A homebrew card may have no texts.
        return self.texts.name(key, self.setup.edition) if key else readable(name)

    def _own_inside(self, places: tuple[str, ...], name: str) -> str:
        """Return the special form of a name inside a sentence; '' if there is none."""
        key = f"{self._key(places, name)}.inside"
        return self.texts(key) if key in self.texts else ""

    def _inside(self, places: tuple[str, ...], name: str, shown: str) -> str:
        own = self._own_inside(places, name)
        return own or (_small(shown) if self.texts.language in SMALL_INSIDE else shown)

    def _card_inside(self, name: str) -> str:
        return self._inside(CARDS, name.removesuffix("+"), self.card(name))

    def _card_named(self, name: str) -> str:
        own = self._own_inside(CARDS, name)
        return own or self.texts("named-card", name=self._card_inside(name))

    def _card_new(self, name: str) -> str:
        """Return the name of a new card, with 'a' if there are several copies, else with 'the'."""
        plain = name.removesuffix("+")
        own, kind = self._own_inside(CARDS, plain), self.box.kind(plain)
        common = isinstance(kind, District) and kind.type != UNIQUE
        args: Args = {"id": plain, "common": "yes" if common else "no"}
        return own or self.texts("new-card", name=self._card_inside(name), **args)

    def _character_inside(self, name: str) -> str:
        return self._inside(CHARACTERS, name, self.character(name))

    def _rank(self, rank: int) -> Args:
        if not 0 < rank < len(self.box.cast):
            return {"rank": rank, "character": ""}
        return {"rank": rank, "character": self._character_inside(self.box.cast[rank].name)}

    def _seat(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    # --- events ------------------------------------------------------------------------
    def event(self, told: Event) -> str:
        """Return a sentence for an event."""
        key = self._event_key(told)
        return self.texts(key, **self._told(told)) if key else self._plain_event(told)

    def consequence(self, told: Event) -> str:
        """Return the consequence of an event for the affected reader; '' if it has no text."""
        key = f"{self._event_key(told)}.then"
        return self.texts(key, **self._told(told)) if key in self.texts else ""

    def _told(self, told: Event) -> Args:
        """Return the facts of an event as arguments for its texts."""
        names = [card.name for card in told.cards]
        return {
            "case": self._case(told),
            "seat": self._seat(told.seat),
            "other": self._seat(told.other),
            "doer": self._doer(told),
            "agent": self._agent(told),
            "cause": told.cause,
            "source": self._source(told),
            "count": told.amount,
            "price": self.price(told.amount),
            "card": self._card_named(names[0]) if names else "",
            "new": self._card_new(names[0]) if names else "",
            "second": self._card_named(names[1]) if len(names) > 1 else "",
            "cards": ", ".join(self._card_inside(name) for name in names),
            "type": self.type(TYPES[told.amount]) if kind_of(told).amount == TYPE else "",
            "marker": told.marker,
            "mark": self.mark(told.marker) if told.marker else "",
            **self._rank(told.rank),
        }

    def _doer(self, told: Event) -> str:
        """Return who caused the event: 'seat', 'other', 'me' (the reader) or 'none' of these."""
        if told.by == told.seat:
            return "seat"
        if told.by == told.other:
            return "other"
        return "me" if self.reader >= 0 and told.by == self.reader else "none"

    def _agent(self, told: Event) -> str:
        """Return the start of a sentence: the player who caused the event, with the card used."""
        name = self._seat(told.by)
        if not told.cause or told.cause in (GATHERING, *INCOME):
            return name
        if self.box.character(told.cause) is None:
            return self.texts("agent-card", name=name, card=self.card(told.cause))
        character = self.character(told.cause)
        opens = "vowel" if character[:1].lower() in VOWELS else "consonant"
        return self.texts("agent-character", name=name, character=character, opens=opens)

    def _source(self, told: Event) -> str:
        """Return the cause as the end of a sentence (' from noble districts'); '' if obvious."""
        cause = told.cause
        if not cause or cause == GATHERING:
            return ""
        if cause in INCOME:
            type_ = self.type(TYPES[INCOME.index(cause)])
            return self.texts("source-income", kind=told.kind, type=type_)
        if self.box.character(cause) is None:
            return self.texts("source-card", name=self._card_inside(cause))
        return self.texts("source-card", name=self._character_inside(cause))

    def _event_key(self, told: Event) -> str:
        """Return the key of an event's text, which may depend on whom the event affects."""
        key = f"event-{told.kind}"
        special = key + ("-own" if told.other == told.seat else "-at" if told.other >= 0 else "")
        return special if special in self.texts else key if key in self.texts else ""

    def _plain_event(self, told: Event) -> str:
        """Return a sentence with the kind and subject of a homebrew event that has no text."""
        names = [card.name for card in told.cards]
        about = [self._seat(told.other)]
        if told.rank:
            about.append(self.character(self.box.cast[told.rank].name))
        about += [self.card(name) for name in names if name != UNKNOWN.name]
        said = ", ".join(word for word in about if word)
        what = f"{self._seat(told.seat)}: {_small(readable(told.kind))}"
        return f"{what} ({said})." if said else f"{what}."

    def _case(self, told: Event) -> str:
        if self.reader >= 0 and self.reader == told.hits != told.seat:
            return "hit"
        if self.reader >= 0 and self.reader == told.other != told.seat:
            return "other"
        if is_hidden(told):
            return "hidden"
        return "seat" if self.reader >= 0 and self.reader == told.seat else "known"

    # --- choices -----------------------------------------------------------------------
    def choice(self, action: Action, known: Game) -> str:
        """Return a choice in words, with its price; `known` is the game as the seat knows it."""
        key = f"choice-{action.verb.word}"
        if key not in self.texts:
            return self._plain_choice(action, known)
        args = self._moment(known)
        parts: list[str] = []
        for part, number in zip(action.verb.parts, (action.first, action.second), strict=False):
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

    def _plain_choice(self, action: Action, known: Game) -> str:
        """Describe a homebrew action that has no text by its verb, parts and price."""
        words: list[str] = []
        for part, number in zip(action.verb.parts, (action.first, action.second), strict=False):
            if part in ("card", "district"):
                words.append(self.card(_part_name(part, number)))
            elif part == "character":
                words.append(self.character(character_name(number)))
            elif part == "seat":
                words.append(self._seat(number))
            elif part == "type":
                words.append(self.type(TYPES[number]))
            else:
                words.append(str(number))
        said = readable(action.verb.word) + (f": {', '.join(words)}" if words else "")
        price = amounts(action, known).price
        return said if price is None else f"{said} ({self.price(price)})"

    def group(self, action: Action) -> str:
        """Return the common heading of several choices that name the same player."""
        name = self._seat(action.seat)
        key = f"group-{action.verb.word}"
        if key in self.texts:
            return _big(self.texts(key, name=name))
        return f"{readable(action.verb.word)}: {name}"

    def reminder(self, action: Action, known: Game) -> str:
        """Return the words for a choice that the player forgoes by ending the turn."""
        key = f"remind-{action.verb.word}"
        if key in self.texts:
            return self.texts(key)
        return readable(action.verb.word) if action.verb.parts else self.choice(action, known)

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
            args["cost"] = found.price
            args["price"] = self.price(found.price)

    # --- questions ---------------------------------------------------------------------
    def question(self, known: Game) -> str:
        """Return the question to the seat to act; `known` is the game as that seat knows it."""
        key = f"question-{known.asked_kind()}"
        if key in self.texts:
            return self.texts(key, **self._moment(known))
        # A homebrew question may have no text.
        return f"{readable(known.asked_kind())}?"

    def _moment(self, known: Game) -> Args:
        """Return the facts of the open question as arguments for its text."""
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
            question.about.split(), (question.first, question.second, question.third), strict=False
        ):
            if part in ("card", "district"):
                args["card"] = self._card_named(_part_name(part, number))
                args["new"] = self._card_new(_part_name(part, number))
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
        """Return the label of a line of the score sheet."""
        name = self.card(line.card) if line.card else ""
        return self.texts(f"score-{line.reason}", name=name)


# --- helpers ---------------------------------------------------------------------------------
def _part_name(part: str, number: int) -> str:
    if part == "card":
        return card_name(number)
    return card_name(number // 2) + ("+" if number % 2 else "")


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


def _big(text: str) -> str:
    return text[:1].upper() + text[1:]
