"""Bots estimate the value of unknown homebrew cards from the declarations of the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar

import pytest

from citadella.bots import make
from citadella.bots.coach import advise
from citadella.bots.heuristics import BALANCED, Evaluation
from citadella.bots.heuristics.appeal import appeal
from citadella.bots.heuristics.decision import DecisionContext
from citadella.bots.heuristics.districts import card_value, effect_value
from citadella.cards import EDITIONS, CharacterFacts, DistrictFacts
from citadella.knowledge import sample, view
from citadella.notation import Position, Seat
from citadella.rules import Game, MalformedError, Setup, event, homebrew
from citadella.rules.action import (
    ABILITY,
    AIM,
    ANSWER,
    CARD,
    FREE,
    GROUPS,
    USE,
    Action,
    Verb,
)
from citadella.rules.card import NOBLE, TRADE, District
from citadella.rules.character import (
    BONUS_USED,
    POWER_USED,
    Character,
    Marker,
    enter_marker,
)
from citadella.rules.characters.common import Earner
from citadella.rules.deck import draw_aside
from citadella.rules.dice import Dice
from citadella.rules.districts.turn_effects import OncePerTurn
from citadella.rules.question import ASIDE, Question, enter
from citadella.rules.registry import REGISTRY
from citadella.rules.scoring import Tally
from citadella.rules.state import Player, Turn
from citadella.rules.treasury import gain, hand_over
from citadella.texts import Texts
from citadella.texts.sentence import Renderer

BOTS = ("builder", "strategist", "search:iterations=40")
CAST = "assassin hexer magician heir bishop gleaner architect warlord"
CUSTOM = "mill shrine orchard folly"
# A bit of `Turn.used` that no ability in the rules uses.
SECOND_USED = 8


# --- the cards -------------------------------------------------------------------------
def unlisted(verb: Verb) -> Verb:
    """Remove a new verb from the registry and return it; `homebrew_cards` registers it later."""
    del REGISTRY.verbs[verb.word]
    return verb


REAP = unlisted(Verb("reap", "", FREE))
GLEAN = unlisted(Verb("glean", "", ABILITY))
GLEAN_KEEP = unlisted(Verb("glean-keep", "card", place="offer"))
GLEAN_GIVE = unlisted(Verb("glean-give", "seat", gives=True))
HEX = unlisted(Verb("hex", "character", AIM))
HOMEBREW_VERBS = (REAP, GLEAN, GLEAN_KEEP, GLEAN_GIVE, HEX)


class Gleaner(Character):
    """Takes 2 gold; draws 3 cards, keeps one and gives the rest to another player."""

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        if not turn.used & BONUS_USED:
            out.append(REAP.plain)
        if not turn.used & POWER_USED and len(game.deck) > 2:
            out.append(GLEAN.plain)

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        if action.verb is REAP:
            turn.used |= BONUS_USED
            gain(game, player, 2)
        else:
            turn.used |= POWER_USED
            draw_aside(game, player, 3)
            game.ask(GleanKeep(player.seat))


class GleanKeep(Question):
    """Which of the drawn cards do you keep?"""

    kind: ClassVar[str] = "glean-keep"
    shows: ClassVar[str] = ASIDE

    def options(self, game: Game, out: list[Action]) -> None:
        for card in game.aside:
            if GLEAN_KEEP.of(card.number) not in out:
                out.append(GLEAN_KEEP.of(card.number))

    def answer(self, game: Game, action: Action) -> None:
        for i, card in enumerate(game.aside):
            if card.number == action.card_number:
                game.players[self.seat].hand.append(game.aside.pop(i))
                break
        game.ask(GleanGive(self.seat))


class GleanGive(Question):
    """Who gets the other two cards?"""

    kind: ClassVar[str] = "glean-give"
    shows: ClassVar[str] = ASIDE

    def options(self, game: Game, out: list[Action]) -> None:
        for other in game.players:
            if other.seat != self.seat:
                out.append(GLEAN_GIVE.of(other.seat))

    def answer(self, game: Game, action: Action) -> None:
        game.players[action.seat].hand.extend(game.aside)
        game.aside.clear()


class Curse(Marker):
    """Makes the revealed player give 2 gold to the player who laid the curse."""

    kind: ClassVar[str] = "curse"

    def on_revealed(self, game: Game, player: Player) -> None:
        hand_over(game, player, game.players[self.owner], 2)


class Hexer(Character):
    """Lays a curse on a character."""

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        if not turn.used & SECOND_USED:
            for rank in range(3, len(game.box.cast)):
                out.append(HEX.of(game.box.cast[rank].number))

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        turn.used |= SECOND_USED
        game.lay_marker(Curse(game.rank_of(action.character_number), player.seat))


class Heir(Earner):
    """A character with the traits of the King; bots value characters by their traits."""

    income_type = NOBLE
    takes_crown = True
    worth = 0.42


class Mill(OncePerTurn):
    """Sells two cards for 1 gold, and declares this to the bots."""

    use_gold = -1
    use_cards = 2

    def use(self, game: Game, turn: Turn, player: Player) -> None:
        super().use(game, turn, player)
        player.gold -= 1
        for _ in range(2):
            if game.deck:
                draw_aside(game, player, 1)
                player.hand.append(game.aside.pop())


class Shrine(District):
    """Gives 1 gold in every turn, but does not declare this."""

    def turn_options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        if not turn.used_cards & self.bit:
            out.append(USE.of(self.number))

    def use(self, game: Game, turn: Turn, player: Player) -> None:
        turn.used_cards |= self.bit
        game.tell_card(event.USED, player.seat, -1, self)
        gain(game, player, 1)


class Orchard(District):
    """Scores 2 points for each trade district."""

    def score(self, game: Game, player: Player, tally: Tally) -> int:
        return 2 * tally.counts[TRADE]


class Folly(District):
    """Declares a negative worth."""

    worth = -2.5


@pytest.fixture(autouse=True, scope="module")
def homebrew_cards() -> Iterator[None]:
    before = REGISTRY.save()
    for verb in HOMEBREW_VERBS:
        REGISTRY.verbs[verb.word] = verb
    enter(GleanKeep, GleanGive)
    enter_marker(Curse)
    for name, rank, character in (
        ("gleaner", 6, Gleaner),
        ("hexer", 2, Hexer),
        ("heir", 4, Heir),
    ):
        homebrew.register_character(CharacterFacts(name, rank), character)
    for name, cost, cls in (
        ("mill", 3, Mill),
        ("shrine", 3, Shrine),
        ("orchard", 4, Orchard),
        ("folly", 4, Folly),
    ):
        homebrew.register_district(DistrictFacts(name, "unique", cost), cls)
    yield
    REGISTRY.restore(before)


def setup(players: int = 4) -> Setup:
    known = [d.id for d in EDITIONS["2016"].unique if d.cost is not None]
    return Setup.custom(CAST.split(), [*CUSTOM.split(), *known[:10]], players=players)


def turn(role: str, gathered: bool = True, **seat: object) -> Game:
    others = [r for r in ("heir", "bishop", "warlord") if r != role]
    game = Position.build(
        call=role,
        cast=CAST,
        unique=CUSTOM,
        players=[Seat(role, **seat), *(Seat(other, gold=2, hand="tavern") for other in others)],  # type: ignore[arg-type]
    ).game()
    if gathered:
        game.play("gold")
    return game


def choice(bot: str, game: Game, seed: object = 1) -> str:
    actions = game.legal_actions()
    return make(bot, str(seed)).choose(view(game, game.to_act), actions).text


def values(game: Game) -> dict[str, float]:
    judge = Evaluation(view(game, game.to_act).known, game.to_act, BALANCED, True)
    return {action.text: judge.value(action) for action in game.legal_actions()}


def moment(game: Game) -> DecisionContext:
    return DecisionContext(game, 0, BALANCED)


def district(game: Game, name: str) -> District:
    found = game.box.kind(name)
    assert isinstance(found, District)
    return found


# --- whole games -----------------------------------------------------------------------
@pytest.mark.parametrize("bot", ["builder", "strategist", "search:iterations=4"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_bots_finish_games_with_homebrew_cards_and_use_them(bot: str, players: int) -> None:
    used: Counter[str] = Counter()
    for number in range(1 if bot.startswith("search") else 4):
        game = Game.new(setup(players), f"{bot}/{players}/{number}")
        bots = [make(bot, f"{number}/{seat}") for seat in range(players)]
        while not game.over:
            actions = game.legal_actions()
            chosen = bots[game.to_act].choose(view(game, game.to_act), actions)
            assert chosen in actions
            used[chosen.verb.word] += 1
            if chosen.verb.word == "end":
                assert REAP.plain not in actions
            game.play(chosen)
    assert used["reap"]
    assert used["glean"]


def test_the_coach_gives_reasons_for_homebrew_actions() -> None:
    render = Renderer(Texts("en"), ["Ada", "Bruno", "Clara", "Dorian"], "2016")
    for number in range(2):
        game = Game.new(setup(), f"coach {number}")
        bots = [make("strategist", str(seat)) for seat in range(4)]
        advised: Counter[str] = Counter()
        said: Counter[str] = Counter()
        while not game.over:
            actions = game.legal_actions()
            if len(actions) > 1:
                for advice in advise(view(game, game.to_act), actions, playouts=4):
                    text = " ".join(map(render, advice.sentences))
                    # The text is empty if no reason distinguishes the move from other moves.
                    assert text == "" or text.endswith(".")
                    advised[advice.action.verb.word] += 1
                    said[advice.action.verb.word] += text != ""
            game.play(bots[game.to_act].choose(view(game, game.to_act), actions))
        assert advised["reap"]
        assert advised["glean-give"]
        assert sum(said.values()) > sum(advised.values()) / 2


def test_the_evaluation_of_homebrew_actions_does_not_depend_on_hidden_information() -> None:
    game = Game.new(setup(), "fair")
    bots = [make("strategist", str(seat)) for seat in range(4)]
    while not game.over:
        seat = game.to_act
        seen = view(game, seat)
        actions = game.legal_actions()
        if any(action.verb in HOMEBREW_VERBS for action in actions):
            other = sample(seen, Dice.from_seed("fair"))
            on_view = Evaluation(seen.known, seat, BALANCED, True)
            on_other = Evaluation(other, seat, BALANCED, True)
            for action in actions:
                assert on_other.value(action) == pytest.approx(on_view.value(action)), action
        game.play(bots[seat].choose(seen, actions))


# --- verbs -----------------------------------------------------------------------------
@pytest.mark.parametrize("bot", BOTS)
def test_bots_do_not_end_the_turn_before_taking_a_free_action(bot: str) -> None:
    for seed in range(5):
        game = turn("gleaner", gold=0, hand="palace")
        while not game.over and game.to_act == 0:
            chosen = choice(bot, game, seed)
            if chosen == "end":
                assert REAP.plain not in game.legal_actions()
            game.play(chosen)


@pytest.mark.parametrize("bot", ["builder", "strategist"])
def test_bots_use_an_unknown_ability_rather_than_end_the_turn(bot: str) -> None:
    game = turn("gleaner", gold=0)
    game.play("reap")
    assert {"glean", "end"} <= {action.text for action in game.legal_actions()}
    for seed in range(10):
        assert choice(bot, game, seed) == "glean"


@pytest.mark.parametrize("group", GROUPS)
def test_an_unknown_verb_is_worth_more_than_ending_the_turn(group: str) -> None:
    verb = unlisted(Verb("try", "", group))
    game = turn("gleaner", gold=3, hand="tavern")
    judge = Evaluation(game, 0, BALANCED, True)
    if group == "end":
        assert judge.value(verb.plain) == 0
    else:
        assert judge.value(verb.plain) > 0


def test_actions_are_ranked_by_their_declared_worth() -> None:
    game = turn("gleaner", gold=3, hand="tavern")
    judge = Evaluation(game, 0, BALANCED, True)
    for group in (ABILITY, CARD):
        good = unlisted(Verb("good", "", group, worth=3.0))
        better = unlisted(Verb("better", "", group, worth=4.0))
        bad = unlisted(Verb("bad", "", group, worth=-3.0))
        assert judge.value(better.plain) > judge.value(good.plain) > 0 > judge.value(bad.plain)
    yes = unlisted(Verb("yes", "", ANSWER, worth=2.0))
    no = unlisted(Verb("no", "", ANSWER, worth=-2.0))
    assert judge.value(yes.plain) > judge.value(no.plain)


@pytest.mark.parametrize("bot", ["builder", "strategist"])
def test_bots_keep_the_drawn_card_that_they_can_build(bot: str) -> None:
    game = Position.build(
        call="gleaner",
        cast=CAST,
        deck="manor castle manor",
        players=[
            Seat("gleaner", gold=4, city="manor"),
            Seat("heir"),
            Seat("bishop"),
            Seat("warlord"),
        ],
    ).game()
    game.play("glean")
    assert choice(bot, game) == "glean-keep castle"


def test_a_gift_goes_to_the_player_whom_it_helps_least() -> None:
    game = Position.build(
        call="gleaner",
        cast=CAST,
        players=[
            Seat("gleaner"),
            Seat("heir", gold=9, city="palace castle manor cathedral fortress"),
            Seat("bishop", city="tavern"),
            Seat("warlord", gold=5, city="palace castle manor cathedral"),
        ],
    ).game()
    game.play("glean")
    game.play(choice("strategist", game))
    assert choice("strategist", game) == "glean-give @2"


def test_targets_of_homebrew_verbs_vary_and_are_never_face_up_characters() -> None:
    alike = {"gold": 2, "hand": "tavern", "city": "temple"}
    game = Position.build(
        call="hexer",
        cast=CAST,
        face_up="magician assassin",
        players=[
            Seat("hexer", gold=2, hand="docks"),
            Seat("heir", **alike),  # type: ignore[arg-type]
            Seat("gleaner", **alike),  # type: ignore[arg-type]
            Seat("bishop", **alike),  # type: ignore[arg-type]
        ],
    ).game()
    found = Counter(choice("strategist", game, seed) for seed in range(40))
    assert all(text.startswith("hex ") for text in found)
    assert len(found) > 2
    assert "hex magician" not in found
    searched = {choice("search:iterations=40", game, seed) for seed in range(12)}
    assert len(searched) > 2
    assert "hex magician" not in searched


def test_bots_do_not_target_their_own_second_character() -> None:
    game = Position.build(
        call="hexer",
        cast=CAST,
        players=[Seat("hexer heir"), Seat("gleaner bishop"), Seat("warlord magician")],
    ).game()
    for seed in range(20):
        assert choice("strategist", game, seed) != "hex heir"
        assert choice("builder", game, seed) != "hex heir"


# --- characters and districts ----------------------------------------------------------
def test_a_homebrew_character_with_the_kings_traits_is_valued_like_the_king() -> None:
    city = "manor castle temple"
    seats = [Seat(city=city, gold=3, hand="palace"), Seat(), Seat(city="palace"), Seat()]
    ours = Position.build(seats, cast=CAST).game()
    known = Position.build(seats, cast="king").game()
    assert known.box.cast[4].name == "king"
    for seat in range(4):
        mine, theirs = moment(ours), moment(known)
        assert appeal(mine, ours.players[seat], 4) == pytest.approx(
            appeal(theirs, known.players[seat], 4)
        )


def test_a_worth_that_is_not_a_number_is_rejected() -> None:
    class Boaster(Character):
        worth = "much"  # type: ignore[assignment]

    with pytest.raises(MalformedError, match="worth must be a number, not 'much'"):
        Boaster(CharacterFacts("boaster", 5))


def test_using_a_district_is_valued_by_the_gold_and_cards_that_it_declares() -> None:
    saving = values(turn("heir", gold=3, city="mill", hand="palace"))
    out_of_cards = values(turn("heir", gold=6, city="mill"))
    assert saving["use mill"] < 0 < out_of_cards["use mill"]
    assert choice("builder", turn("heir", gold=6, city="mill")) == "use mill"


@pytest.mark.parametrize("bot", BOTS)
def test_bots_try_a_district_whose_gains_are_not_declared(bot: str) -> None:
    game = turn("heir", gold=0, city="shrine")
    assert choice(bot, game) == "use shrine"


def test_scoring_effects_keep_their_value_late_in_a_game_but_turn_effects_do_not() -> None:
    city = "tavern market docks"
    early = turn("heir", gold=5, city=city, hand="orchard mill shrine")
    late = turn("heir", gold=5, city=f"{city} harbor palace castle", hand="orchard mill shrine")
    for name, fades in (("orchard", False), ("mill", True), ("shrine", True)):
        before = effect_value(moment(early), district(early, name))
        after = effect_value(moment(late), district(late, name))
        assert (after < before) is fades, name
    assert effect_value(moment(early), district(early, "orchard")) == 6
    assert effect_value(moment(late), district(late, "orchard")) == 8


def test_a_district_that_will_score_is_valued_and_built() -> None:
    game = turn("heir", gold=6, city="tavern market docks", hand="orchard folly")
    seen = moment(game)
    orchard, folly = district(game, "orchard"), district(game, "folly")
    assert card_value(seen, orchard) > card_value(seen, folly) + 6
    assert choice("strategist", game) == "build orchard"
