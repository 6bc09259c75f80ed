"""Facts shown to a seat hold in all games sampled from the seat's view (I1–I3, J-I5, J-I7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from citadella.knowledge import sample, view
from citadella.rules import Game
from citadella.rules.dice import Dice
from citadella.rules.memory import look_through_deck
from tests.rules.table import Seat, game_at, hand, play, play_until

SAMPLES = 60


def samples(game: Game, seat: int, count: int = SAMPLES) -> Iterator[Game]:
    dice = Dice.from_seed("memory")
    known = view(game, seat)
    for _ in range(count):
        yield sample(known, dice)


def always(game: Game, seat: int, fact: Callable[[Game], bool]) -> None:
    """Check that the seat knows a fact: the fact holds in the game and in all samples."""
    assert fact(game)
    assert all(fact(sampled) for sampled in samples(game, seat))


def not_known(game: Game, seat: int, fact: Callable[[Game], bool]) -> None:
    """Check that a fact holds in the game, but not in all games sampled from the seat's view."""
    assert fact(game)
    assert not all(fact(sampled) for sampled in samples(game, seat))


def holds(seat: int, cards: str) -> Callable[[Game], bool]:
    """Return a predicate that is true if the hand of `seat` includes all these cards."""
    wanted = Counter(cards.split())
    return lambda game: wanted <= Counter(hand(game, seat))


def remembered(game: Game, seat: int, owner: int) -> tuple[list[str], int]:
    cards, lost = view(game, seat).players[owner].remembered
    return sorted(cards), lost


# --- hands -----------------------------------------------------------------------------
def spied() -> Game:
    game = game_at(
        "spy",
        Seat("spy", hand="manor"),
        Seat("king", gold=9, hand="tavern temple keep"),
        Seat("bishop", hand="docks harbor"),
        Seat("warlord", hand="castle"),
    )
    return play(game, "spy @1 military")


@pytest.mark.rule("I3", "C-Spy-1")
def test_only_the_spy_remembers_the_hand_that_the_spy_looked_at() -> None:
    game = spied()
    assert remembered(game, 0, 1) == (["keep", "tavern", "temple"], 0)
    always(game, 0, lambda g: hand(g, 1) == ["keep", "tavern", "temple"])
    for seat in (-1, 2, 3):
        assert remembered(game, seat, 1) == ([], 0)
        assert view(game, seat).players[1].hand == ["?", "?", "?"]
        not_known(game, seat, holds(1, "keep"))


@pytest.mark.rule("I3")
def test_a_card_that_is_built_is_no_longer_in_the_remembered_hand() -> None:
    game = play(spied(), "gold", "end", "gold", "build tavern")
    assert game.to_act == 1
    assert remembered(game, 0, 1) == (["keep", "temple"], 0)
    always(game, 0, lambda g: hand(g, 1) == ["keep", "temple"])


@pytest.mark.rule("I3")
def test_drawing_leaves_the_remembered_hand_unchanged_and_the_new_card_unknown() -> None:
    game = play(spied(), "gold", "end", "cards")
    game.play(game.legal_actions()[0])
    assert remembered(game, 0, 1) == (["keep", "tavern", "temple"], 0)
    always(game, 0, holds(1, "keep tavern temple"))
    assert len({tuple(hand(g, 1)) for g in samples(game, 0)}) > 5


@pytest.mark.rule("I3")
def test_a_card_that_leaves_a_hand_unseen_may_be_any_of_the_remembered_cards() -> None:
    game = game_at(
        "spy",
        Seat("spy"),
        Seat("king", gold=9, hand="tavern temple keep", city="laboratory"),
        Seat("bishop"),
        Seat("warlord"),
    )
    play(game, "spy @1 military", "gold", "end", "gold", "use laboratory", "discard temple")
    assert remembered(game, 0, 1) == (["keep", "tavern", "temple"], 1)
    seen = Counter(tuple(hand(g, 1)) for g in samples(game, 0, 200))
    assert set(seen) == {("keep", "tavern"), ("keep", "temple"), ("tavern", "temple")}
    assert min(seen.values()) > 30
    # The player who discarded the card knows that it is at the bottom of the deck.
    always(game, 1, lambda g: g.deck[0].name == "temple")
    not_known(game, 0, lambda g: g.deck[0].name == "temple")


@pytest.mark.rule("I3", "C-Wizard-1")
def test_the_wizard_remembers_the_cards_left_in_the_other_players_hand() -> None:
    game = game_at(
        "wizard",
        Seat("wizard"),
        Seat("king", hand="tavern temple keep"),
        Seat("bishop"),
        Seat("warlord"),
    )
    play(game, "look @1")
    assert [a.text for a in game.legal_actions()][:3] == ["take tavern", "take temple", "take keep"]
    always(game, 0, lambda g: [a.text for a in g.legal_actions()] == texts_of(game))
    play(game, "take keep")
    assert remembered(game, 0, 1) == (["tavern", "temple"], 0)
    assert remembered(game, 1, 0) == (["keep"], 0)
    always(game, 0, lambda g: hand(g, 1) == ["tavern", "temple"])
    always(game, 1, holds(0, "keep"))
    not_known(game, 2, holds(0, "keep"))


def texts_of(game: Game) -> list[str]:
    return [action.text for action in game.legal_actions()]


@pytest.mark.rule("I3", "C-Magician-1")
def test_both_players_remember_swapped_hands_and_memories_of_others_follow_the_cards() -> None:
    game = game_at(
        "spy",
        Seat("spy", hand="manor"),
        Seat("magician", hand="tavern temple"),
        Seat("king", hand="docks harbor keep"),
        Seat("warlord"),
    )
    play(game, "spy @2 military", "gold", "end", "swap-hands @2")
    assert remembered(game, 1, 2) == (["tavern", "temple"], 0)
    assert remembered(game, 2, 1) == (["docks", "harbor", "keep"], 0)
    assert remembered(game, 0, 1) == (["docks", "harbor", "keep"], 0)
    assert remembered(game, 0, 2) == ([], 0)
    always(game, 0, lambda g: hand(g, 1) == ["docks", "harbor", "keep"])
    always(game, 1, lambda g: hand(g, 2) == ["tavern", "temple"])
    always(game, 2, lambda g: hand(g, 1) == ["docks", "harbor", "keep"])
    not_known(game, 3, holds(1, "keep"))


@pytest.mark.rule("I3", "C-Seer-1")
def test_the_seer_remembers_the_cards_given_but_other_players_lose_track_of_their_cards() -> None:
    game = game_at(
        "seer",
        Seat("seer", hand="manor"),
        Seat("king", hand="tavern"),
        Seat("bishop", hand="keep"),
        Seat("warlord"),
    )
    play(game, "foresee", "give manor", "give tavern")
    assert remembered(game, 0, 1) == (["manor"], 0)
    assert remembered(game, 0, 2) == (["tavern"], 0)
    always(game, 0, lambda g: hand(g, 1) == ["manor"] and hand(g, 2) == ["tavern"])
    # Seat 2 knew its own card in the Seer's hand, but cannot know whether the Seer kept it.
    assert remembered(game, 2, 0) == ([], 0)
    not_known(game, 2, holds(0, "keep"))
    not_known(game, 3, holds(0, "keep"))
    not_known(game, 1, holds(2, "tavern"))


@pytest.mark.rule("I3", "C-Cardinal-1")
def test_the_cardinal_remembers_the_card_given_for_gold() -> None:
    game = game_at(
        "cardinal",
        Seat("cardinal", gold=1, hand="temple docks tavern", city="manor"),
        Seat("merchant", gold=5),
        Seat("architect"),
        Seat("warlord"),
    )
    play(game, "gold")
    assert "borrow docks @1" not in texts_of(game)  # 3 gold is enough without borrowing
    game = game_at(
        "cardinal",
        Seat("cardinal", gold=0, hand="docks temple tavern"),
        Seat("merchant", gold=5),
        Seat("architect"),
        Seat("warlord"),
    )
    play(game, "gold", "borrow docks @1", "give tavern")
    assert remembered(game, 0, 1) == (["tavern"], 0)
    always(game, 0, lambda g: hand(g, 1) == ["tavern"])
    not_known(game, 2, holds(1, "tavern"))


@pytest.mark.rule("I3", "J-Emperor-6")
def test_a_player_knows_which_random_card_the_emperor_took() -> None:
    game = game_at(
        "emperor",
        Seat("emperor", gold=2),
        Seat("bishop", gold=1, hand="tavern keep"),
        Seat("merchant"),
        Seat("warlord"),
        crown=2,
    )
    play(game, "crown @1", "levy-card")
    (lost,) = hand(game, 0)
    assert remembered(game, 1, 0) == ([lost], 0)
    always(game, 1, holds(0, lost))
    not_known(game, 2, holds(0, lost))


@pytest.mark.rule("J-I8", "U-graveyard-1")
def test_everyone_knows_the_district_bought_back_with_the_graveyard() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=9),
        Seat("king", gold=3, city="graveyard", hand="manor"),
        Seat("bishop", city="keep"),
        Seat("merchant", city="tavern"),
        edition="classic",
    )
    play(game, "gold", "destroy tavern @3")
    for seat in (-1, 0, 1, 2, 3):
        always(game, seat, lambda g: g.deck[0].name == "tavern")
    play(game, "rescue")
    for seat in (0, 2, 3):
        assert remembered(game, seat, 1) == (["tavern"], 0)
        always(game, seat, holds(1, "tavern"))


# --- the deck --------------------------------------------------------------------------
@pytest.mark.rule("J-I5")
def test_a_player_who_put_a_card_under_the_deck_knows_it_until_it_is_drawn() -> None:
    game = game_at(
        "king",
        Seat("king"),
        Seat("bishop"),
        Seat("merchant"),
        Seat("warlord"),
        deck="tavern keep",
    )
    play(game, "cards", "keep tavern")
    assert view(game, 0).known.deck[0].name == "keep"
    assert view(game, 1).known.deck[0].name == "?"
    always(game, 0, lambda g: g.deck[0].name == "keep")
    not_known(game, 1, lambda g: g.deck[0].name == "keep")
    # With two cards left in the deck, the next player to draw gets the known card.
    game.deck = game.deck[:2]
    play(game, "end", "cards")
    assert game.marks == []
    not_known(game, 2, lambda g: "keep" in [card.name for card in g.aside])


@pytest.mark.rule("J-I5")
def test_a_known_bottom_card_is_remembered_in_the_hand_of_the_player_who_draws_it() -> None:
    game = game_at(
        "king",
        Seat("king"),
        Seat("architect", hand="manor"),
        Seat("merchant"),
        Seat("warlord"),
        deck="tavern keep",
    )
    play(game, "cards", "keep tavern")
    game.deck = game.deck[:2]
    play(game, "end")
    play_until(game, "turn", 1)
    play(game, "bonus")
    assert "keep" in hand(game, 1)
    assert remembered(game, 0, 1) == (["keep"], 0)
    assert remembered(game, 3, 1) == ([], 0)


@pytest.mark.rule("J-I8")
def test_everyone_knows_a_destroyed_district_at_the_bottom_of_the_deck() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=9),
        Seat("king"),
        Seat("bishop"),
        Seat("merchant", city="tavern"),
    )
    play(game, "destroy tavern @3")
    for seat in (-1, 0, 1, 2, 3):
        always(game, seat, lambda g: g.deck[0].name == "tavern")


def with_lighthouse() -> Game:
    game = game_at(
        "king",
        Seat("king", gold=9, hand="lighthouse"),
        Seat("bishop"),
        Seat("merchant"),
        Seat("warlord", hand="manor castle"),
        edition="deluxe",
    )
    return play(game, "gold", "build lighthouse")


@pytest.mark.rule("J-I7", "U-lighthouse")
def test_a_player_who_looked_through_the_deck_remembers_its_cards_but_not_the_order() -> None:
    game = with_lighthouse()
    deck = Counter(card.name for card in game.deck)
    for sampled in samples(game, 0):
        assert Counter(card.name for card in sampled.deck) == deck
        assert texts_of(sampled) == texts_of(game)
    play(game, "take tavern")
    deck = Counter(card.name for card in game.deck)
    always(game, 0, lambda g: Counter(card.name for card in g.deck) == deck)
    always(game, 0, lambda g: hand(g, 3) == ["castle", "manor"])
    not_known(game, 1, lambda g: Counter(card.name for card in g.deck) == deck)
    # Seat 0 does not remember the order: sampled decks have many different top cards.
    tops = Counter(sampled.deck[-1].name for sampled in samples(game, 0, 300))
    assert len(tops) > 15


@pytest.mark.rule("J-I7")
def test_an_earlier_look_through_the_deck_does_not_reveal_the_card_another_player_takes() -> None:
    game = game_at(
        "king",
        Seat("king", gold=9, hand="lighthouse"),
        Seat("bishop"),
        Seat("merchant"),
        Seat("warlord", hand="manor castle"),
        edition="deluxe",
    )
    look_through_deck(game, 1)
    play(game, "gold", "build lighthouse")
    after = [view(play(game.copy(), f"take {card}"), 1).to_json() for card in ("tavern", "docks")]
    assert after[0] == after[1]
    _, lost = after[0]["deck_seen"][1]
    assert lost == 1


@pytest.mark.rule("J-I7")
def test_a_player_who_remembers_the_deck_does_not_know_which_cards_others_draw() -> None:
    game = play(with_lighthouse(), "take tavern")
    deck = Counter(card.name for card in game.deck)
    play(game, "end", "cards")
    for sampled in samples(game, 0):
        # Two cards have been drawn; all other cards are still in the deck.
        assert (deck - Counter(card.name for card in sampled.deck)).total() == 2
    assert len({tuple(card.name for card in g.aside) for g in samples(game, 0)}) > 20


# --- under the Museum, in the draft ----------------------------------------------------
@pytest.mark.rule("I2", "U-museum-1")
def test_only_the_player_who_put_a_card_under_the_museum_knows_it() -> None:
    game = game_at(
        "king",
        Seat("king", hand="tavern keep", city="museum"),
        Seat("bishop"),
        Seat("merchant"),
        Seat("warlord"),
    )
    play(game, "use museum", "tuck keep")
    always(game, 0, lambda g: [t.card.name for t in g.players[0].tucked] == ["keep"])
    for seat in (-1, 1, 2, 3):
        assert view(game, seat).players[0].tucked == 1
        not_known(game, seat, lambda g: [t.card.name for t in g.players[0].tucked] == ["keep"])


@pytest.mark.rule("I2", "C-Diplomat-1")
def test_the_new_owner_of_a_museum_does_not_know_the_cards_under_it() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city="palace"),
        Seat("king", hand="tavern keep", city="museum", tucked="harbor"),
        Seat("bishop"),
        Seat("merchant"),
    )
    play(game, "exchange museum @1", "hand-over palace")
    assert [t.card.name for t in game.players[0].tucked] == ["harbor"]
    always(game, 1, lambda g: [t.card.name for t in g.players[0].tucked] == ["harbor"])
    for seat in (-1, 0, 2):
        assert view(game, seat).to_json()["players"][0]["tucked"] == [["?", 1]]
        not_known(game, seat, lambda g: [t.card.name for t in g.players[0].tucked] == ["harbor"])


@pytest.mark.rule("I3")
def test_a_player_remembers_the_characters_passed_on_in_the_draft() -> None:
    game = game_at("", Seat(), Seat(), Seat(), Seat(), draft=True)
    first = game.to_act
    pack = game.pack
    offered = view(game, first).to_json()["pack"]
    taken = game.legal_actions()[2].text.split()[1]
    play(game, f"pick {taken}")
    second = game.to_act
    (pick,) = view(game, first).to_json()["players"][first]["picks"]
    assert pick == [offered, taken, "?"]
    # The second player sees which characters are missing; the first player took one of them.
    rest = game.pack
    missing = game.box.all_ranks & ~game.face_up & ~rest
    roles = Counter(sampled.players[first].roles[0] for sampled in samples(game, second, 200))
    assert set(roles) == {rank for rank in range(1, 10) if missing >> rank & 1}
    # The first player knows the pack: the offered characters without the character taken.
    always(game, first, lambda g: g.pack == pack & ~(1 << g.players[first].roles[0]))


@pytest.mark.rule("I3", "U-theater-1")
def test_both_players_of_a_theater_swap_know_each_others_characters() -> None:
    game = game_at(
        "",
        Seat(city="theater"),
        Seat(),
        Seat(),
        Seat(),
        draft=True,
        edition="2016",
    )
    while game.asked_kind() == "pick":
        game.play(game.legal_actions()[-1])
    assert game.asked_kind() == "theater-swap"
    before = [player.roles[0] for player in game.players]
    play(game, "swap-roles @2")
    for seat in (0, 2):
        other = 2 - seat
        always(game, seat, lambda g, s=seat, o=other: g.players[o].roles == [before[s]])  # type: ignore[misc]


@pytest.mark.rule("I2")
def test_samples_give_nobody_a_face_up_character_or_one_that_did_not_answer_its_call() -> None:
    game = game_at("", Seat(), Seat(), Seat(), Seat(), draft=True)
    while game.asked_kind() == "pick":
        game.play(game.legal_actions()[0])
    play_until(game, "turn")
    play(game, "gold", "end")
    for seat in (-1, 0, 1, 2, 3):
        for sampled in samples(game, seat):
            for player in sampled.players:
                for rank in player.roles:
                    assert not game.face_up >> rank & 1
                    if rank <= game.rank:
                        assert player.revealed >> rank & 1


@pytest.mark.rule("I2", "C-Magistrate-1")
def test_only_the_magistrate_knows_which_warrant_is_signed() -> None:
    game = game_at(
        "magistrate",
        Seat("magistrate"),
        Seat("king"),
        Seat("bishop"),
        Seat("warlord"),
        cast="magistrate",
    )
    play(game, "warrant king", "warrant bishop", "warrant warlord", "sign bishop")
    always(game, 0, lambda g: [m.rank for m in g.markers if m.is_real()] == [5])
    signed = Counter(next(m.rank for m in g.markers if m.is_real()) for g in samples(game, 1, 300))
    assert set(signed) == {4, 5, 8}
    assert min(signed.values()) > 70


@pytest.mark.rule("I2", "C-Blackmailer-1")
def test_only_the_blackmailer_knows_which_threat_is_flowered() -> None:
    game = game_at(
        "blackmailer",
        Seat("blackmailer"),
        Seat("king"),
        Seat("bishop"),
        Seat("warlord"),
    )
    play(game, "threaten king", "threaten bishop", "flower king")
    always(game, 0, lambda g: [m.rank for m in g.markers if m.is_real()] == [4])
    flowered = Counter(
        next(m.rank for m in g.markers if m.is_real()) for g in samples(game, 2, 200)
    )
    assert set(flowered) == {4, 5}
    assert min(flowered.values()) > 70


# --- randomness ------------------------------------------------------------------------
def test_unknown_cards_are_sampled_in_proportion_to_their_copies() -> None:
    game = game_at(
        "king", Seat("king", hand="tavern"), Seat("bishop", hand="keep"), Seat(), Seat("warlord")
    )
    unseen = Counter(card.name for card in (*game.deck, *game.players[1].hand))
    count = 3000
    top: Counter[str] = Counter()
    bottom: Counter[str] = Counter()
    held: Counter[str] = Counter()
    for sampled in samples(game, 0, count):
        top[sampled.deck[-1].name] += 1
        bottom[sampled.deck[0].name] += 1
        held[sampled.players[1].hand[0].name] += 1
    for seen in (top, bottom, held):
        statistic = 0.0
        for name, copies in unseen.items():
            expected = count * copies / unseen.total()
            statistic += (seen[name] - expected) ** 2 / expected
        degrees = len(unseen) - 1
        scale = 2 / (9 * degrees)
        assert ((statistic / degrees) ** (1 / 3) - (1 - scale)) / scale**0.5 < 3.7


def test_every_sample_has_its_own_random_numbers() -> None:
    game = game_at("king", Seat("king"), Seat("bishop"), Seat("thief"), Seat("warlord"))
    streams = {sampled.dice.copy().below(1 << 30) for sampled in samples(game, 0, 40)}
    assert len(streams) == 40
    assert game.dice.copy().below(1 << 30) not in streams


def test_the_same_view_and_dice_give_the_same_samples() -> None:
    game = spied()
    one = [hand(sampled, 3) + [c.name for c in sampled.deck] for sampled in samples(game, 0, 5)]
    two = [hand(sampled, 3) + [c.name for c in sampled.deck] for sampled in samples(game, 0, 5)]
    assert one == two
    assert len({tuple(cards) for cards in one}) == 5
