"""The strategist's decisions in positions in which a good move is obvious."""

from __future__ import annotations

from collections import Counter

import pytest

from citadella.bots import StrategistBot, make
from citadella.bots.heuristics import BALANCED, STYLES, Evaluation, weights_of
from citadella.bots.heuristics.decision import DecisionContext
from citadella.bots.heuristics.districts import completes_types, effect_value, points_in_sight
from citadella.cards import EDITIONS
from citadella.knowledge import view
from citadella.lab.simulate import Plan, play_one
from citadella.notation import Position, Seat
from citadella.rules import Game, MalformedError, Setup
from citadella.rules.card import District

CITY = "manor castle temple church tavern market"
SEEDS = range(12)


def choice(game: Game, seed: object = 1) -> str:
    seat = game.to_act
    return StrategistBot(str(seed)).choose(view(game, seat), game.legal_actions()).text


def choices(game: Game) -> Counter[str]:
    return Counter(choice(game, seed) for seed in SEEDS)


def after(position: Position, *actions: str) -> Game:
    game = position.game()
    for action in actions:
        game.play(action)
    return game


def values(game: Game) -> dict[str, float]:
    judge = Evaluation(view(game, game.to_act).known, game.to_act, BALANCED, True)
    return {action.text: judge.value(action) for action in game.legal_actions()}


# --- styles ----------------------------------------------------------------------------
def test_styles_are_selected_by_name() -> None:
    for style in STYLES:
        assert isinstance(make(f"strategist:style={style}", "1"), StrategistBot)
    with pytest.raises(MalformedError, match="does not accept 'wild' as the value of 'style'"):
        make("strategist:style=wild", "1")
    with pytest.raises(MalformedError, match="no style called 'wild'; available: balanced"):
        weights_of("wild")


def test_styles_differ_in_their_weights() -> None:
    assert weights_of("aggressor").harm > BALANCED.harm > weights_of("builder").harm
    assert weights_of("cautious").robbed > BALANCED.robbed


def test_creating_the_weights_of_a_style_leaves_the_balanced_weights_unchanged() -> None:
    before = BALANCED.role.copy()
    weights_of("aggressor")
    assert BALANCED.role == before


@pytest.mark.parametrize("style", STYLES)
def test_every_style_plays_to_the_end(style: str) -> None:
    game = Game.new(Setup.random("deluxe", 4, style), style)
    bots = [make(f"strategist:style={style}", f"{seat}") for seat in range(4)]
    while not game.over:
        game.play(bots[game.to_act].choose(view(game, game.to_act), game.legal_actions()))


# --- gathering and building ------------------------------------------------------------
def turn(role: str = "king", **seat: object) -> Position:
    others = [r for r in ("thief", "bishop", "warlord", "king") if r != role][:3]
    return Position.build(
        call=role,
        players=[Seat(role, **seat), *(Seat(other, gold=2, hand="tavern") for other in others)],  # type: ignore[arg-type]
    )


def test_the_strategist_takes_gold_when_poor_and_cards_when_it_has_nothing_to_build() -> None:
    assert choice(turn(gold=0, hand="palace castle").game()) == "gold"
    assert choice(turn(gold=5).game()) == "cards"
    assert choice(turn(gold=6, hand="manor", city="manor").game()) in ("cards", "income")


def test_the_strategist_takes_the_gold_that_makes_building_possible() -> None:
    assert choice(turn(gold=3, hand="palace").game()) == "gold"


def test_the_strategist_builds_before_it_ends_the_turn() -> None:
    game = after(turn(gold=3, hand="castle tavern"), "gold")
    assert choice(game) == "build castle"
    game.play("build castle")
    assert choice(game) in ("income", "end")


def test_the_strategist_builds_a_noble_district_before_taking_income_from_it() -> None:
    game = after(turn(gold=4, hand="manor", city="palace"), "gold")
    assert choice(game) == "build manor"
    game.play("build manor")
    assert choice(game) == "income"


def test_the_strategist_takes_income_first_when_the_income_pays_for_a_better_district() -> None:
    game = after(turn(gold=1, hand="castle tavern", city="palace manor"), "gold")
    assert choice(game) == "income"


def test_the_strategist_completes_its_city_when_ahead() -> None:
    game = after(turn(gold=3, hand="tavern palace", city=f"{CITY[:-7]} prison"), "gold")
    assert len(game.players[0].city) == 6
    assert choice(game) == "build palace"


def test_the_strategist_ends_a_game_that_only_the_loser_can_end() -> None:
    """Only the loser can build: in this game, the deck and the leader's hand become empty.

    The leader's score keeps growing, because its gold is worth points (Imperial Treasury).
    """
    outcome = play_one(Plan("2016", "random", 2, bots=("strategist",), seed="balance"), 3099)
    assert outcome.rounds < 70


def test_the_strategist_keeps_a_card_that_it_can_build() -> None:
    position = Position.build(
        call="king",
        deck="manor docks",
        players=[
            Seat("king", gold=3, city="manor"),
            Seat("thief"),
            Seat("bishop"),
            Seat("warlord"),
        ],
    )
    game = after(position, "cards")
    assert choice(game) == "keep docks"


def test_the_alchemist_builds_the_most_expensive_district() -> None:
    position = Position.build(
        call="alchemist",
        players=[
            Seat("alchemist", gold=4, hand="palace tavern"),
            Seat("thief"),
            Seat("bishop"),
            Seat("warlord"),
        ],
    )
    assert choice(after(position, "gold")) == "build palace"


@pytest.mark.parametrize("bot", ["strategist", "builder"])
def test_bots_thank_the_owner_of_the_ball_room(bot: str) -> None:
    for role, city in (("bishop", "temple church"), ("thief", ""), ("merchant", "market")):
        position = Position.build(
            call=role,
            edition="classic",
            players=[
                Seat("king", city="ball_room"),
                Seat(role, gold=4, hand="docks", city=city),
                Seat("architect", gold=6),
                Seat("warlord", gold=6),
            ],
        )
        game = position.game()
        assert game.asked_kind() == "courtesy"
        for seed in SEEDS:
            chosen = make(bot, str(seed)).choose(view(game, 1), game.legal_actions())
            assert chosen.text == "thank"


# --- targets ---------------------------------------------------------------------------
def assassin(**target: object) -> Game:
    return Position.build(
        call="assassin",
        face_up="thief magician",
        players=[
            Seat("assassin", gold=2, hand="docks"),
            Seat("king", **target),  # type: ignore[arg-type]
            Seat("merchant", gold=1, hand="tavern", city="temple"),
            Seat("bishop", gold=1, hand="tavern", city="watchtower"),
        ],
    ).game()


def killed(game: Game) -> Counter[str]:
    return Counter({k: n for k, n in choices(game).items() if k.startswith("kill")})


def test_the_assassin_kills_neither_face_up_characters_nor_itself() -> None:
    for name in killed(assassin(gold=2)):
        assert name not in ("kill thief", "kill magician", "kill assassin")


def test_targets_among_equal_opponents_are_chosen_at_random() -> None:
    """Three opponents are equal, and nothing indicates which characters they have."""
    alike = {"gold": 2, "hand": "tavern", "city": "temple"}
    game = Position.build(
        call="assassin",
        face_up="thief magician",
        players=[
            Seat("assassin", gold=2, hand="docks"),
            Seat("king", **alike),  # type: ignore[arg-type]
            Seat("merchant", **alike),  # type: ignore[arg-type]
            Seat("bishop", **alike),  # type: ignore[arg-type]
        ],
    ).game()
    found = Counter(choice(game, seed) for seed in range(60))
    assert len(found) > 2
    assert found.most_common(1)[0][1] < 55


def test_the_assassin_kills_a_character_that_suits_the_leader() -> None:
    """The leader lacks one district, so the King and the Architect suit the leader best."""
    game = assassin(gold=6, hand="docks harbor", city="manor castle palace temple tavern market")
    assert killed(game).most_common(1)[0][0] in ("kill king", "kill architect")


def test_the_thief_often_robs_the_rich_player() -> None:
    game = Position.build(
        call="thief",
        players=[
            Seat("thief", gold=1, hand="docks"),
            Seat("merchant", gold=9, hand="tavern", city="market docks harbor tavern"),
            Seat("bishop", gold=0, hand="tavern"),
            Seat("warlord", gold=0, hand="tavern"),
        ],
    ).game()
    robbed = choices(game)
    assert robbed["rob merchant"] > len(SEEDS) / 3


def test_the_witch_bewitches_no_face_up_character() -> None:
    position = Position.build(
        call="witch",
        face_up="thief magician",
        players=[
            Seat("witch", gold=4, hand="docks palace"),
            Seat("king", gold=1),
            Seat("bishop", gold=1),
            Seat("architect", gold=4, hand="tavern docks"),
        ],
    )
    for name in choices(after(position, "gold")):
        assert name not in ("bewitch thief", "bewitch magician")


def test_the_blackmailer_reveals_only_the_flowered_threat() -> None:
    for mark, expected in (("!", "reveal"), ("", "decline")):
        position = Position.build(
            call="king",
            cast="blackmailer",
            markers=f"threat:king@1{mark} threat:merchant@1{'' if mark else '!'}",
            players=[
                Seat("king", gold=4, hand="docks"),
                Seat("blackmailer"),
                Seat("bishop"),
                Seat("warlord"),
            ],
        )
        game = after(position, "gold", "refuse")
        assert game.to_act == 1
        assert choice(game) == expected


# --- other cities ----------------------------------------------------------------------
def test_the_warlord_destroys_a_district_of_the_player_about_to_finish() -> None:
    position = Position.build(
        call="warlord",
        players=[
            Seat("warlord", gold=4, hand="docks"),
            Seat("king", gold=5, hand="harbor", city="manor castle palace temple tavern market"),
            Seat("bishop", city="tavern"),
            Seat("thief", city="tavern"),
        ],
    )
    game = after(position, "gold")
    stopped = choice(game)
    assert stopped.startswith("destroy")
    assert stopped.endswith("@1")


def test_the_warlord_does_not_destroy_its_own_districts() -> None:
    position = Position.build(
        call="warlord",
        players=[
            Seat("warlord", gold=9, city="tavern keep prison"),
            Seat("king"),
            Seat("bishop"),
            Seat("thief"),
        ],
    )
    game = after(position, "gold")
    while game.to_act == 0 and game.asked_kind() == "turn":
        chosen = choice(game)
        assert not chosen.startswith("destroy")
        game.play(chosen)


def test_the_marshal_values_seizing_a_cheap_district_it_lacks() -> None:
    position = Position.build(
        call="marshal",
        players=[
            Seat("marshal", gold=4, city="manor"),
            Seat("king", city="docks castle"),
            Seat("bishop"),
            Seat("thief"),
        ],
    )
    assert values(after(position, "gold"))["seize docks @1"] > 0


def test_the_diplomat_values_exchanging_for_a_better_district() -> None:
    position = Position.build(
        call="diplomat",
        players=[
            Seat("diplomat", gold=6, city="tavern"),
            Seat("king", city="palace castle docks"),
            Seat("bishop"),
            Seat("thief"),
        ],
    )
    game = after(position, "gold")
    found = values(game)
    assert found["exchange palace @1"] > 0


# --- cards and effects -----------------------------------------------------------------
def test_the_magician_takes_the_largest_hand() -> None:
    position = Position.build(
        call="magician",
        players=[
            Seat("magician", gold=4),
            Seat("king", hand="tavern docks harbor palace"),
            Seat("bishop", hand="tavern"),
            Seat("thief"),
        ],
    )
    assert choice(position.game()) == "swap-hands @1"


def test_only_useless_cards_are_put_under_the_museum() -> None:
    position = turn(gold=0, hand="manor", city="manor museum")
    game = after(position, "gold")
    while choice(game) == "income":
        game.play("income")
    assert choice(game) == "use museum"
    game = after(turn(gold=0, hand="docks", city="manor museum"), "gold")
    assert values(game)["use museum"] < 0


def test_the_armory_is_used_against_the_player_about_to_finish() -> None:
    position = Position.build(
        call="king",
        players=[
            Seat("king", city="armory tavern"),
            Seat("warlord", gold=6, hand="docks", city=CITY),
            Seat("bishop", city="tavern"),
            Seat("thief"),
        ],
    )
    game = after(position, "gold")
    assert values(game)["use armory"] > 0
    game.play("use armory")
    assert choice(game).endswith("@1")


def test_the_necropolis_replaces_the_cheapest_district() -> None:
    game = after(turn(gold=0, hand="necropolis", city="tavern palace"), "gold")
    found = values(game)
    assert found["build-over necropolis tavern"] > found["build-over necropolis palace"]


def test_the_bell_tower_is_announced_only_by_the_leader() -> None:
    for mine, theirs, rings in ((f"{CITY[:-7]}", "tavern", True), ("tavern", CITY, False)):
        position = Position.build(
            call="king",
            edition="deluxe",
            players=[
                Seat("king", gold=4, hand="bell_tower", city=mine),
                Seat("thief", city=theirs),
                Seat("bishop"),
                Seat("warlord"),
            ],
        )
        game = after(position, "gold", "build bell_tower")
        assert (choice(game) == "announce") is rings


def test_a_killed_player_plays_rasputin() -> None:
    position = Position.build(
        call="king",
        edition="deluxe",
        action_cards=True,
        markers="dagger:king@1",
        players=[
            Seat("king", hand="rasputin docks", gold=3),
            Seat("assassin"),
            Seat("bishop"),
            Seat("warlord"),
        ],
    )
    game = position.game()
    assert game.asked_kind() == "answer-death"
    assert choice(game) == "play rasputin"


# --- points ----------------------------------------------------------------------------
def city_of(edition: str, city: str, **others: object) -> tuple[Game, DecisionContext]:
    players = [Seat("king", city=city, **others), Seat("thief"), Seat("bishop"), Seat("warlord")]  # type: ignore[arg-type]
    game = Position.build(call="king", edition=edition, players=players).game()
    return game, DecisionContext(game, 0, BALANCED)


def beyond_cost(edition: str, city: str) -> float:
    game, moment = city_of(edition, city)
    player = game.players[0]
    return points_in_sight(moment, player) - sum(building.cost for building in player.city)


def test_the_classic_wishing_well_does_not_count_itself() -> None:
    assert beyond_cost("2016", "wishing_well keep") == 2
    assert beyond_cost("classic", "wishing_well keep") == 1
    for edition, more in (("2016", 0.7), ("classic", 0.0)):
        game, moment = city_of(edition, "keep", hand="wishing_well")
        well = game.box.kind("wishing_well")
        assert isinstance(well, District)
        usual = 0.5 * BALANCED.effect_value(well)
        assert effect_value(moment, well) == pytest.approx(usual + more)


def test_a_district_of_any_type_counts_as_the_missing_type() -> None:
    assert beyond_cost("2016", "manor temple tavern haunted_quarter keep") == 3
    assert beyond_cost("2016", "manor temple tavern haunted_quarter") == 0
    assert beyond_cost("2016", "manor temple tavern haunted_quarter wishing_well") == 3 + 1
    for city, name, completes in (
        ("manor temple tavern haunted_quarter", "keep", True),
        ("manor temple tavern haunted_quarter", "prison", True),
        ("manor temple tavern haunted_quarter", "market", False),
        ("manor temple tavern keep haunted_quarter", "prison", False),
        ("manor temple tavern keep", "prison", True),
        ("manor temple tavern", "prison", False),
    ):
        game, moment = city_of("2016", city, hand=name)
        district = game.box.kind(name)
        assert isinstance(district, District)
        assert completes_types(moment, district) is completes, (city, name)


def test_the_classic_laboratory_is_valued_less_than_the_laboratory_of_2016() -> None:
    found = {}
    for edition in ("2016", "classic"):
        game, _ = city_of(edition, "laboratory manor", gold=1, hand="manor palace castle")
        game.play("gold")
        found[edition] = values(game)["use laboratory"]
    assert found["2016"] > found["classic"] + 0.5


# --- whole games -----------------------------------------------------------------------
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 7])
def test_games_of_every_edition_and_size_come_to_an_end(edition: str, players: int) -> None:
    for number in range(2):
        game = Game.new(Setup.random(edition, players, number), number)
        bots = [StrategistBot(f"{number}/{seat}") for seat in range(players)]
        while not game.over:
            actions = game.legal_actions()
            chosen = bots[game.to_act].choose(view(game, game.to_act), actions)
            assert chosen in actions
            game.play(chosen)
