"""Checking whether a game can reach a given state.

Unlikely states are accepted, so that positions written by hand need few details.
"""

from __future__ import annotations

from citadella.notation.json_reader import within
from citadella.rules import steps
from citadella.rules.card import UNKNOWN, ActionCard, Card, District
from citadella.rules.character import HIDDEN
from citadella.rules.draft import LayCharacter, face_down_due, picks_due
from citadella.rules.errors import MalformedError, Words
from citadella.rules.event import EVERYONE
from citadella.rules.game import Game, forget_options
from citadella.rules.question import ASIDE, Question
from citadella.rules.state import Player, Sighting
from citadella.rules.turn import TakeTurn


def check(game: Game, blanks: bool) -> None:
    """Raise if no game can reach this state; `blanks` allows unknown cards, as in a view."""
    _check_cards(game, blanks)
    for player in game.players:
        _check_player(game, player, blanks)
    _check_deck(game, blanks)
    _check_characters(game, blanks)
    _check_markers(game, blanks)
    _check_end(game)
    _check_step(game, blanks)
    _check_turn(game)
    _check_questions(game, blanks)


def all_cards(game: Game) -> list[Card]:
    """Return all cards of the game, in the deck and elsewhere."""
    cards: list[Card] = [*game.deck, *game.aside]
    for player in game.players:
        cards += player.hand
        cards += [building.district for building in player.city]
        cards += [tucked.card for tucked in player.tucked]
        cards += [laid.card for laid in player.laid]
    cards += [game.box.by_number[q.holds()] for q in game.stack if q.holds()]
    return cards


def _check_cards(game: Game, blanks: bool) -> None:
    for question in game.stack:
        for number in districts_of(question):
            known = number < len(game.box.by_number)
            if not known or not isinstance(game.box.by_number[number], District):
                raise MalformedError(
                    "The question '{question}' must be about a district of this game.",
                    question=question.kind,
                )
    counts: dict[str, int] = {}
    cards = all_cards(game)
    for card in cards:
        if card is not UNKNOWN:
            counts[card.name] = counts.get(card.name, 0) + 1
    for kind in game.box.kinds:
        if counts.get(kind.name, 0) > kind.copies:
            raise MalformedError(
                "The position has {count} of '{card}', but the game has only {copies}.",
                count=counts[kind.name],
                card=kind.name,
                copies=kind.copies,
            )
    if len(cards) > len(game.box.deck):
        raise MalformedError(
            "The position has {count} cards, but the game has only {most}.",
            count=len(cards),
            most=len(game.box.deck),
        )
    if not blanks and UNKNOWN in cards:
        raise MalformedError("A position cannot have unknown cards.")


def districts_of(question: Question) -> list[int]:
    """Return the numbers of the districts that a question is about."""
    numbers: list[int] = []
    values = (question.first, question.second, question.third)
    for part, value in zip(type(question).about.split(), values, strict=False):
        if part == "card":
            numbers.append(value)
        elif part == "district":
            numbers.append(value // 2)
    return numbers


def _check_player(game: Game, player: Player, blanks: bool) -> None:
    who = Words("Player {seat}", seat=player.seat)
    seats = len(game.players)
    for laid in player.laid:
        if not isinstance(laid.card, ActionCard):
            raise MalformedError("{who}: 'laid' can only contain action cards.", who=who)
        if laid.gold < 0:
            raise MalformedError("{who}: the gold on a card cannot be negative.", who=who)
        if laid.gold > 0 and (laid.card.counts_as > 0 or laid.card.shields()):
            raise MalformedError(
                "{who}: '{card}' cannot have gold on it.", who=who, card=laid.card.name
            )
    for tucked in player.tucked:
        if not 0 <= tucked.by < seats:
            raise MalformedError("{who}: 'tucked' names a seat that does not exist.", who=who)
    if player.tucked and not any(district.keeps_cards for district in player.effects):
        raise MalformedError(
            "{who}: the city has no district under which cards can be tucked.", who=who
        )
    if len(player.seen) not in (0, seats):
        raise MalformedError("{who}: 'seen' must be empty or have one item for each seat.", who=who)
    for seat, seen in enumerate(player.seen):
        if seen is not None:
            if seat == player.seat:
                raise MalformedError(
                    "{who}: 'seen' must be null for the player's own seat.", who=who
                )
            _check_memory(seen, player.hand, within(who, "seen"), blanks)
    held = 0
    for rank in player.roles:
        if not rank and not blanks:
            raise MalformedError("{who}: a position cannot have unknown characters.", who=who)
        held |= 1 << rank
    if (player.revealed & ~held) != 0:
        raise MalformedError(
            "{who}: 'revealed' contains a character that is not in 'roles'.", who=who
        )
    if (player.revealed & 1) != 0:
        raise MalformedError("{who}: 'revealed' must not contain '?'.", who=who)
    for pick in player.picks:
        chosen = 1 | 1 << pick.taken | (1 << pick.laid if pick.laid else 0)
        if not pick.taken or pick.taken == pick.laid or (chosen & ~pick.pack) != 1:
            raise MalformedError(
                "{who}: 'picks' contains a character that was not offered.", who=who
            )


def _check_memory(seen: Sighting, cards: list[Card], place: Words, blanks: bool) -> None:
    if not 0 <= seen.lost < len(seen.cards):
        raise MalformedError(
            "{place}: the number of lost cards must be at least 0 and less than the number of"
            " cards ({count}), not {lost}.",
            place=place,
            count=len(seen.cards),
            lost=seen.lost,
        )
    if UNKNOWN in seen.cards:
        raise MalformedError("{place} cannot contain unknown cards.", place=place)
    if blanks:
        return
    there = cards.copy()
    missing = 0
    for card in seen.cards:
        if card in there:
            there.remove(card)
        else:
            missing += 1
    if missing > seen.lost:
        raise MalformedError(
            "{place}: the number of missing cards is {missing}, but 'lost' is only {lost}.",
            place=place,
            missing=missing,
            lost=seen.lost,
        )


def _check_deck(game: Game, blanks: bool) -> None:
    if len(game.marks) > len(game.deck) or not all(0 <= m <= EVERYONE for m in game.marks):
        raise MalformedError(
            "The position: 'marks' must have one number for each known card at the bottom of the"
            " deck: the seats that know the card, as bits."
        )
    if len(game.deck_seen) not in (0, len(game.players)):
        raise MalformedError(
            "The position: 'deck_seen' must be empty or have one item for each seat."
        )
    for seen in game.deck_seen:
        if seen is not None:
            _check_memory(seen, game.deck, within(Words("The position"), "deck_seen"), blanks)


def _check_characters(game: Game, blanks: bool) -> None:
    places = [game.pack, game.face_up, game.face_down]
    for player in game.players:
        places += [1 << rank for rank in player.roles if rank]
    together = 0
    for ranks in places:
        if (ranks & together) != 0:
            raise MalformedError("The position has a character in two places.")
        if (ranks & 1) != 0:
            raise MalformedError("The position: '?' is not a character.")
        together |= ranks
    if blanks or not any(question.drafts for question in game.stack):
        return
    if together != game.box.all_ranks:
        raise MalformedError(
            "While characters are being chosen, each character must be in exactly one place."
        )
    question = game.stack[-1]
    for player in game.players:
        due = picks_due(game, player.seat)
        if question.kind == LayCharacter.kind and player.seat == question.seat:
            due += 1
        if len(player.roles) != due or len(player.picks) != due:
            raise MalformedError(
                "Player {seat} has chosen too many or too few characters so far.", seat=player.seat
            )
    due = face_down_due(game)
    if game.face_down.bit_count() != due:
        raise MalformedError(
            "The number of face-down characters must be {due}, not {count}.",
            due=due,
            count=game.face_down.bit_count(),
        )


def _check_markers(game: Game, blanks: bool) -> None:
    on_ranks: dict[str, list[int]] = {}
    real: dict[str, int] = {}
    for marker in game.markers:
        ranks = on_ranks.setdefault(marker.kind, [])
        if not marker.rank:
            raise MalformedError("The position: a marker must be on a character.")
        if marker.rank in ranks:
            raise MalformedError(
                "Two '{marker}' markers are on the same character.", marker=marker.kind
            )
        ranks.append(marker.rank)
        if len(ranks) > max(1, marker.set_size()):
            raise MalformedError(
                "The position has too many '{marker}' markers.", marker=marker.kind
            )
        real[marker.kind] = real.get(marker.kind, 0) + (1 if marker.is_real() else 0)
        if real[marker.kind] > 1:
            raise MalformedError(
                "Only one '{marker}' marker can be the real one.", marker=marker.kind
            )
        if (marker.face == HIDDEN and not blanks) or (marker.face != 0 and not marker.set_size()):
            raise MalformedError(
                "The marker '{marker}' cannot have the face {face}.",
                marker=marker.kind,
                face=marker.face,
            )
        being_laid = any(question.lays_markers for question in game.stack)
        if len(ranks) == marker.set_size() and not (real[marker.kind] or being_laid or blanks):
            raise MalformedError(
                "One of the {count} '{marker}' markers must be the real one.",
                count=len(ranks),
                marker=marker.kind,
            )


def _check_end(game: Game) -> None:
    complete = any(player.size + player.tents >= game.goal for player in game.players)
    if game.ending != (game.first != 0) or (complete and not game.ending):
        raise MalformedError(
            "'ending' and 'first' must be set together, and both are needed if a city is complete."
        )
    if game.ending and game.step == steps.NEW_ROUND:
        raise MalformedError("No new round can begin when a city is complete.")


def _check_step(game: Game, blanks: bool) -> None:
    step = steps.STEP_NAMES[game.step]
    if game.over != (game.step == steps.OVER) or (game.over and bool(game.stack or game.turn)):
        raise MalformedError(
            "'over', 'step', 'turn' and 'stack' disagree on whether the game is over."
        )
    if game.over:
        return
    if blanks and not game.stack:
        raise MalformedError("A view of an unfinished game must have an open question in 'stack'.")
    called = 1 <= game.rank < len(game.box.cast)
    if game.step in (steps.SILENCE, steps.REVEAL, steps.CROWN_WINDOW, steps.STRIKE, steps.RESUME):
        if not called:
            raise MalformedError("In the step '{step}' a rank must have been called.", step=step)
    if game.step in (steps.REVEAL, steps.CROWN_WINDOW, steps.STRIKE):
        if game.holder(game.rank) < 0:
            raise MalformedError(
                "In the step '{step}' a player must have the called character.", step=step
            )
    if game.step == steps.RESUME and _takeover_owner(game) < 0:
        raise MalformedError("There is no bewitched character whose turn could be resumed.")
    if game.step == steps.NEW_ROUND and not all(question.drafts for question in game.stack):
        raise MalformedError("While characters are being chosen, nothing else can be asked.")


def _takeover_owner(game: Game) -> int:
    for marker in game.markers:
        if marker.takes_over() and marker.rank == game.rank:
            return marker.owner
    return -1


def _check_turn(game: Game) -> None:
    turn = game.turn
    places = [i for i, question in enumerate(game.stack) if question.kind == TakeTurn.kind]
    if turn is None:
        if places:
            raise MalformedError(
                "The stack has a question of kind 'turn', but no turn is in progress."
            )
        return
    if places != [0]:
        raise MalformedError(
            "A turn is in progress, so the stack must begin with a question of kind 'turn'."
        )
    called = game.step in (steps.SILENCE, steps.STRIKE, steps.RESUME)
    if not called or turn.then not in (steps.CALL, steps.RESUME):
        raise MalformedError("A turn can only be taken by a player who has been called.")
    if turn.role.rank != game.rank or not game.rank:
        raise MalformedError("The turn must belong to the character whose rank is called.")
    if turn.seat not in (game.holder(game.rank), _takeover_owner(game)):
        raise MalformedError(f"The player whose turn it is does not hold '{turn.role.name}'.")
    if turn.then == steps.RESUME and _takeover_owner(game) < 0:
        raise MalformedError("There is no bewitched character whose turn could be resumed.")


def _check_questions(game: Game, blanks: bool) -> None:
    for question in game.stack:
        if not question.fits(game):
            raise MalformedError(
                "The question '{question}' cannot be asked in this position.",
                question=question.kind,
            )
    shown = [question for question in game.stack if question.shows == ASIDE]
    if len(shown) > 1 or bool(game.aside) != bool(shown):
        raise MalformedError("Cards can be set aside only while somebody is choosing from them.")
    # Besides questions marked `on_top`, only one question can be open, or a series of the same
    # question for several players (`put_to_many`).
    waiting = game.stack[1:] if game.turn is not None else game.stack.copy()
    waiting = [question for question in waiting if not question.on_top]
    different = {(q.kind, q.seat, q.first) for q in game.stack}
    if len(waiting) > 1 and (
        not waiting[0].put_to_many
        or len({question.kind for question in waiting}) > 1
        or len(different) < len(game.stack)
    ):
        raise MalformedError("These questions cannot be open at the same time.")
    if game.stack and not blanks:
        kind = game.asked_kind()
        if not game.legal_actions():
            raise MalformedError("The question '{kind}' has no possible answer.", kind=kind)
        forget_options(game)
