"""The options of the seat to act, each with the things it concerns, its text and its price."""

from __future__ import annotations

from functools import lru_cache

from citadella.knowledge import View
from citadella.knowledge.reasons import obstacles
from citadella.rules import Action
from citadella.rules.amounts import amounts
from citadella.server.protocol.game import ChoiceMsg
from citadella.texts.sentence import Sentence
from citadella.texts.wording import Wording


def choice_messages(view: View, actions: list[Action], wording: Wording) -> list[ChoiceMsg]:
    """Return the legal actions as messages, in the order given."""
    found: list[ChoiceMsg] = []
    for action in actions:
        known = view.known
        numbers = amounts(action, known)
        found.append(
            ChoiceMsg(
                action=action.text,
                verb=action.verb.word,
                line=wording.choice_with(action, known, numbers),
                targets=targets(action, view.seat),
                seat=action.seat,
                card=_card(action),
                character=action.character,
                price=numbers.price,
                cards=numbers.unit == "cards" or numbers.kept is not None,
            )
        )
    return found


def impossible_messages(view: View) -> list[ChoiceMsg]:
    """Return what the viewer might want to do in the current turn but cannot, with the reasons.

    The targets are cards in hand that cannot be built, and districts of other players that the
    character's ability cannot affect.
    """
    known = view.known
    if view.to_act != view.seat or not known.stack or not known.stack[-1].in_turn:
        return []
    found: list[ChoiceMsg] = []
    for name, obstacle in obstacles(known, known.players[view.seat]).items():
        card, _, seat = name.partition(" @")
        target = f"city {seat} {card}" if seat else f"hand {card}"
        why = Sentence("table-reason", {"why": obstacle.why, "count": obstacle.missing})
        found.append(ChoiceMsg(targets=[target], why_not=why))
    return found


@lru_cache(maxsize=4096)
def targets(action: Action, me: int) -> list[str]:
    """Return the things on the table that stand for an action, such as `hand tavern`.

    `me` is the seat to act, whose city contains the districts that an action names without a seat.
    """
    parts = list(zip(action.verb.parts, action.text.split()[1:], strict=True))
    named = [(part, word) for part, word in parts if part != "seat"]
    place = action.verb.place
    if not parts:
        return [place] if place else []
    if place == "city":
        return [f"city {action.seat} {named[0][1]}"]
    if place == "player":
        return [f"player {action.seat}"]
    if not place:
        return []
    part, word = parts[0]
    found = _in_city(part, word, me) if place == "own-city" else [f"{place} {word}"]
    if len(parts) > 1:
        part, word = parts[1]
        if part == "seat":
            found.append(f"player {action.seat}")
        elif part in ("card", "district"):
            found += _in_city(part, word, me)
    return found


def _in_city(part: str, word: str, seat: int) -> list[str]:
    """Return the targets for a district; a card stands for the beautified district as well."""
    target = f"city {seat} {word}"
    return [target, f"{target}+"] if part == "card" else [target]


def _card(action: Action) -> str:
    return action.card + ("+" if action.beautified else "")
