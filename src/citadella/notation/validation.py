"""Checking whether a game that was read could have come about by playing.

Unlikely states are accepted, so that positions can be written by hand in few words.
"""

from __future__ import annotations

from citadella.rules import steps
from citadella.rules.card import UNKNOWN, ActionCard, Card, District
from citadella.rules.character import HIDDEN
from citadella.rules.draft import LayCharacter, face_down_due, picks_due
from citadella.rules.errors import MalformedError
from citadella.rules.event import EVERYONE
from citadella.rules.game import Game, forget_options
from citadella.rules.question import ASIDE, Question
from citadella.rules.state import Player, Sighting
from citadella.rules.turn import TakeTurn


def check(game: Game, blanks: bool) -> None:
    """Raise if no game could reach this state; `blanks` allows unknown cards, as in a view."""
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


def _refuse_if(wrong: bool, sentence: str) -> None:
    if wrong:
        raise MalformedError(sentence)


def all_cards(game: Game) -> list[Card]:
    """Return every card of the deck, wherever it is now."""
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
            _refuse_if(
                not known or not isinstance(game.box.by_number[number], District),
                f"The question '{question.kind}' must be about a district of this game.",
            )
    counts: dict[str, int] = {}
    cards = all_cards(game)
    for card in cards:
        if card is not UNKNOWN:
            counts[card.name] = counts.get(card.name, 0) + 1
    for kind in game.box.kinds:
        if counts.get(kind.name, 0) > kind.copies:
            raise MalformedError(
                f"The position has {counts[kind.name]} of '{kind.name}', but the game has only"
                f" {kind.copies}."
            )
    _refuse_if(
        len(cards) > len(game.box.deck),
        f"The position has {len(cards)} cards, but the game has only {len(game.box.deck)}.",
    )
    _refuse_if(not blanks and UNKNOWN in cards, "A position cannot have unknown cards.")


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
    who = f"Player {player.seat}"
    seats = len(game.players)
    for laid in player.laid:
        _refuse_if(
            not isinstance(laid.card, ActionCard), f"{who}: 'laid' can only contain action cards."
        )
        _refuse_if(laid.gold < 0, f"{who}: the gold on a card cannot be negative.")
        _refuse_if(
            laid.gold > 0 and (laid.card.counts_as > 0 or laid.card.shields()),
            f"{who}: '{laid.card.name}' cannot have gold on it.",
        )
    for tucked in player.tucked:
        _refuse_if(not 0 <= tucked.by < seats, f"{who}: 'tucked' names a seat that does not exist.")
    _refuse_if(
        bool(player.tucked) and not any(district.keeps_cards for district in player.effects),
        f"{who}: the city has no district under which cards can be tucked.",
    )
    _refuse_if(
        len(player.seen) not in (0, seats), f"{who}: 'seen' must have an entry for each seat."
    )
    for seat, seen in enumerate(player.seen):
        if seen is not None:
            _refuse_if(
                seat == player.seat,
                f"{who}: 'seen' cannot have an entry for the player's own seat.",
            )
            _check_memory(seen, player.hand, f"{who}: 'seen'", blanks)
    held = 0
    for rank in player.roles:
        _refuse_if(not rank and not blanks, f"{who}: a position cannot have unknown characters.")
        held |= 1 << rank
    _refuse_if(
        (player.revealed & ~held) != 0, f"{who}: a revealed character is not one of the player's."
    )
    _refuse_if((player.revealed & 1) != 0, f"{who}: '?' cannot be revealed.")
    for pick in player.picks:
        chosen = 1 | 1 << pick.taken | (1 << pick.laid if pick.laid else 0)
        _refuse_if(
            not pick.taken or pick.taken == pick.laid or (chosen & ~pick.pack) != 1,
            f"{who}: 'picks' takes a character that was not offered.",
        )


def _check_memory(seen: Sighting, cards: list[Card], place: str, blanks: bool) -> None:
    _refuse_if(not 0 <= seen.lost < len(seen.cards), f"{place} must have more cards than are lost.")
    _refuse_if(UNKNOWN in seen.cards, f"{place} cannot contain unknown cards.")
    if blanks:
        return
    there = cards.copy()
    missing = 0
    for card in seen.cards:
        if card in there:
            there.remove(card)
        else:
            missing += 1
    _refuse_if(missing > seen.lost, f"{place} contains cards that are not there.")


def _check_deck(game: Game, blanks: bool) -> None:
    _refuse_if(
        len(game.marks) > len(game.deck) or not all(0 <= m <= EVERYONE for m in game.marks),
        "The position: 'marks' must give the seats that know the bottom cards of the deck.",
    )
    _refuse_if(
        len(game.deck_seen) not in (0, len(game.players)),
        "The position: 'deck_seen' must have an entry for each seat.",
    )
    for seen in game.deck_seen:
        if seen is not None:
            _check_memory(seen, game.deck, "The position: 'deck_seen'", blanks)


def _check_characters(game: Game, blanks: bool) -> None:
    places = [game.pack, game.face_up, game.face_down]
    for player in game.players:
        places += [1 << rank for rank in player.roles if rank]
    together = 0
    for ranks in places:
        _refuse_if((ranks & together) != 0, "The position has a character in two places.")
        _refuse_if((ranks & 1) != 0, "The position: '?' is not a character.")
        together |= ranks
    if blanks or not any(question.drafts for question in game.stack):
        return
    _refuse_if(
        together != game.box.all_ranks,
        "While characters are chosen, each must be in exactly one place.",
    )
    question = game.stack[-1]
    for player in game.players:
        due = picks_due(game, player.seat)
        if question.kind == LayCharacter.kind and player.seat == question.seat:
            due += 1
        _refuse_if(
            len(player.roles) != due or len(player.picks) != due,
            f"Player {player.seat} has chosen too many or too few characters so far.",
        )
    due = face_down_due(game)
    _refuse_if(game.face_down.bit_count() != due, "Too many or too few characters are face down.")


def _check_markers(game: Game, blanks: bool) -> None:
    on_ranks: dict[str, list[int]] = {}
    real: dict[str, int] = {}
    for marker in game.markers:
        ranks = on_ranks.setdefault(marker.kind, [])
        _refuse_if(not marker.rank, "The position: a marker must be on a character.")
        _refuse_if(marker.rank in ranks, f"Two markers '{marker.kind}' are on the same character.")
        ranks.append(marker.rank)
        _refuse_if(
            len(ranks) > max(1, marker.set_size()),
            f"The position has too many markers '{marker.kind}'.",
        )
        real[marker.kind] = real.get(marker.kind, 0) + (1 if marker.is_real() else 0)
        _refuse_if(real[marker.kind] > 1, f"Only one '{marker.kind}' can be the real one.")
        _refuse_if(
            (marker.face == HIDDEN and not blanks) or (marker.face != 0 and not marker.set_size()),
            f"The marker '{marker.kind}' cannot have the face {marker.face}.",
        )
        being_laid = any(question.lays_markers for question in game.stack)
        _refuse_if(
            len(ranks) == marker.set_size() and not (real[marker.kind] or being_laid or blanks),
            f"One of the {len(ranks)} markers '{marker.kind}' must be the real one.",
        )


def _check_end(game: Game) -> None:
    complete = any(player.size + player.tents >= game.goal for player in game.players)
    _refuse_if(
        game.ending != (game.first != 0) or (complete and not game.ending),
        "A complete city means the last round: 'ending' and 'first' must say so.",
    )
    _refuse_if(
        game.ending and game.step == steps.NEW_ROUND,
        "No new round can begin when a city is complete.",
    )


def _check_step(game: Game, blanks: bool) -> None:
    step = steps.STEP_NAMES[game.step]
    _refuse_if(
        game.over != (game.step == steps.OVER) or (game.over and bool(game.stack or game.turn)),
        "'over', 'step', 'turn' and 'stack' disagree on whether the game is over.",
    )
    if game.over:
        return
    if blanks:
        _refuse_if(not game.stack, "In a view of a game that is not over, somebody must be asked.")
    called = 1 <= game.rank < len(game.box.cast)
    if game.step in (steps.SILENCE, steps.REVEAL, steps.CROWN_WINDOW, steps.STRIKE, steps.RESUME):
        _refuse_if(not called, f"In the step '{step}' a rank must have been called.")
    if game.step in (steps.REVEAL, steps.CROWN_WINDOW, steps.STRIKE):
        _refuse_if(game.holder(game.rank) < 0, f"In the step '{step}' somebody must be called.")
    if game.step == steps.RESUME:
        _refuse_if(
            _takeover_owner(game) < 0,
            "There is no bewitched character whose turn could be resumed.",
        )
    if game.step == steps.NEW_ROUND and game.stack:
        _refuse_if(
            any(not question.drafts for question in game.stack),
            "While characters are chosen, nothing else can be asked.",
        )


def _takeover_owner(game: Game) -> int:
    for marker in game.markers:
        if marker.takes_over() and marker.rank == game.rank:
            return marker.owner
    return -1


def _check_turn(game: Game) -> None:
    turn = game.turn
    places = [i for i, question in enumerate(game.stack) if question.kind == TakeTurn.kind]
    if turn is None:
        _refuse_if(
            bool(places), "The stack has a question of kind 'turn', but no turn is in progress."
        )
        return
    _refuse_if(
        places != [0],
        "A turn is in progress, so the stack must begin with a question of kind 'turn'.",
    )
    _refuse_if(
        game.step not in (steps.SILENCE, steps.STRIKE, steps.RESUME)
        or turn.then not in (steps.CALL, steps.RESUME),
        "A turn can only be taken by a player who has been called.",
    )
    _refuse_if(
        turn.role.rank != game.rank or not game.rank, "The turn must be that of the rank called."
    )
    _refuse_if(
        turn.seat not in (game.holder(game.rank), _takeover_owner(game)),
        "The player in turn does not hold that character.",
    )
    _refuse_if(
        turn.then == steps.RESUME and _takeover_owner(game) < 0,
        "There is no bewitched character whose turn could be resumed.",
    )


def _check_questions(game: Game, blanks: bool) -> None:
    for question in game.stack:
        _refuse_if(not question.fits(game), f"The question '{question.kind}' cannot be asked here.")
    shown = [question for question in game.stack if question.shows == ASIDE]
    _refuse_if(
        len(shown) > 1 or bool(game.aside) != bool(shown),
        "Cards can be set aside only while somebody is choosing from them.",
    )
    # Only one question is open at a time, except for those asked on top of another and those asked
    # of several players (or about several players) one after the other.
    waiting = game.stack[1:] if game.turn is not None else game.stack.copy()
    waiting = [question for question in waiting if not question.on_top]
    different = {(q.kind, q.seat, q.first) for q in game.stack}
    _refuse_if(
        len(waiting) > 1
        and (
            not waiting[0].put_to_many
            or len({question.kind for question in waiting}) > 1
            or len(different) < len(game.stack)
        ),
        "These questions cannot be open at the same time.",
    )
    if game.stack and not blanks:
        kind = game.asked_kind()
        _refuse_if(not game.legal_actions(), f"The question '{kind}' has no possible answer.")
        forget_options(game)
