"""Answers to the questions that characters, districts and action cards put."""

from typing import Final

from citadella.bots.judgement.appeal import appeal
from citadella.bots.judgement.beliefs import Beliefs
from citadella.bots.judgement.districts import finish_worth, grows_to, points_in_sight, points_of
from citadella.bots.judgement.moment import Moment
from citadella.rules import city
from citadella.rules.card import District
from citadella.rules.character import OPEN_PLAIN, OPEN_REAL
from citadella.rules.names import card_number

ACROBAT: Final = card_number("acrobat")
DIRECTOR: Final = card_number("director")
TICKET_BOOTH: Final = card_number("ticket_booth")
CANNONBALL: Final = card_number("living_cannonball")
RASPUTIN: Final = card_number("rasputin")
FORTUNE_TELLER: Final = card_number("fortune_teller")
CIRCUS_TENT: Final = card_number("circus_tent")


# --- threats ---------------------------------------------------------------------------
def bribe_worth(m: Moment) -> float:
    """Return what paying half the gold is worth against refusing (0)."""
    question = m.game.stack[-1]
    gold = m.me.gold
    real = 0.5
    for marker in m.game.markers:
        if marker.rank == question.b and marker.owner == question.a and marker.threatens():
            if marker.face == OPEN_REAL:
                real = 1.0
            elif marker.face == OPEN_PLAIN:
                real = 0.0
    return real * gold - gold // 2


def own_threat_is_real(m: Moment) -> bool:
    """Return whether the threat that was refused is the flowered one."""
    rank = m.game.stack[-1].b
    for marker in m.game.markers:
        if marker.rank == rank and marker.owner == m.seat and marker.threatens():
            return marker.is_real()
    return False


def confiscate_worth(m: Moment) -> float:
    """Return what taking the district of a marked character is worth."""
    game = m.game
    question = game.stack[-1]
    district = game.district(question.a)
    turn = game.the_turn()
    worth = points_of(m, district) + m.weights.build
    worth += m.weights.harm * m.shares()[turn.seat] * (district.cost * 0.4 + m.weights.build)
    if grows_to(m, district.counts_as) >= game.end_at:
        worth += finish_worth(m, points_of(m, district))
    return worth


# --- the crown -------------------------------------------------------------------------
def crown_gift_worth(m: Moment, seat: int) -> float:
    """Return what passing the crown to a seat is worth: not to the leader, rather to the rich."""
    other = m.game.players[seat]
    paid = 0.3 if other.gold > 0 or other.hand else 0.0
    return 1.0 + paid - m.shares()[seat]


# --- swapped characters ----------------------------------------------------------------
def swap_roles_worth(m: Moment, beliefs: Beliefs, seat: int) -> float:
    """Return what another's unknown character is worth in exchange for the worst own one."""
    mine = 99.0
    for rank in m.me.roles:
        worth = appeal(m, m.me, rank)
        if worth < mine:
            mine = worth
    theirs = 0.0
    total = 0.0
    row = beliefs.hold[seat]
    for rank in range(1, len(row)):
        if row[rank] > 0.0:
            theirs += row[rank] * appeal(m, m.me, rank)
            total += row[rank]
    if total <= 0.0:
        return -1.0
    return theirs / total - mine - 0.4


# --- ends ------------------------------------------------------------------------------
def bell_worth(m: Moment) -> float:
    """Return what ending the game a district earlier is worth: the lead, and being nearer to it."""
    mine = points_in_sight(m, m.me) + 0.5 * m.me.gold
    best = -99.0
    slots = 99
    for player in m.game.players:
        if player.seat != m.seat:
            other = points_in_sight(m, player) + 0.5 * player.gold
            if other > best:
                best = other
            if m.slots_left(player) < slots:
                slots = m.slots_left(player)
    return mine - best + 1.5 * (slots - m.slots_left(m.me))


# --- action cards ----------------------------------------------------------------------
def play_worth(m: Moment, number: int) -> float:
    """Return what playing an action card now is worth; kept, it is a point at the end."""
    kind = m.game.asked_kind()
    if kind == "answer-death":
        return 5.0
    if kind == "shield":
        return _shield_worth(m)
    if kind == "claim-crown":
        return m.weights.crown * 2.0 - 1.0 if m.game.crown != m.seat else -1.0
    if number == DIRECTOR:
        return _director_worth(m)
    if number == TICKET_BOOTH:
        return 0.4 * (len(m.game.players) - 1) * m.rounds_left() / 4.0 - 1.0
    if number == CANNONBALL:
        return _best_replacement(m) - 1.0
    if number == FORTUNE_TELLER:
        return 1.5 if not m.last_round else 0.2
    if number == CIRCUS_TENT:
        if grows_to(m, 1) >= m.game.end_at:
            return finish_worth(m, 0.0) - 1.0
        return 0.4 * m.weights.build - 0.2 if m.slots_left(m.me) <= 3 else -0.5
    return -1.0


def _shield_worth(m: Moment) -> float:
    worth = -1.0
    for marker in m.game.markers:
        if marker.rank == m.game.rank:
            if marker.bewitches() or marker.silences():
                worth += m.weights.killed
            elif marker.threatens():
                worth += 0.4 * m.me.gold
            elif marker.set_size():
                worth += 0.8
            else:
                worth += m.weights.robbed * m.me.gold
    return worth


def _director_worth(m: Moment) -> float:
    """Two more districts: as many as gold and hand allow beyond the turn's limit."""
    turn = m.game.turn
    if turn is None or not turn.gathered:
        return -1.0
    room = turn.role.build_limit + turn.extra_limit - turn.built
    if room > 0:
        return -1.0
    gold = m.me.gold
    worth = 0.0
    for card in m.me.hand:
        if isinstance(card, District) and m.is_useful(card):
            price = city.price(m.me, card)
            if price <= gold:
                gold -= price
                worth += m.weights.extra_build
    return worth - 1.0


def _best_replacement(m: Moment) -> float:
    best = -1.0
    for card in m.me.hand:
        if isinstance(card, District) and m.is_useful(card):
            worth = replacement_worth(m, card)
            if worth > best:
                best = worth
    return best


def replacement_worth(m: Moment, new: District) -> float:
    """Return what the best replacement by a district of the hand is worth."""
    best = -1.0
    for old in m.me.city:
        price = new.cost - old.cost
        if 0 < price <= m.me.gold:
            gain = price + m.weights.effect_worth(new.number)
            gain -= m.weights.effect_worth(old.district.number) + m.weights.price * price
            if gain > best:
                best = gain
    return best
