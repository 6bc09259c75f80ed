import pytest

from citadella.notation import Position
from citadella.rules import Game
from tests.rules.table import (
    Seat,
    choices,
    city,
    game_at,
    gold,
    hand,
    logged,
    play,
    play_until,
    texts,
)

MODERN = ["2016", "2021", "deluxe"]
OLD = ["classic", "deluxe"]


def asked(game: Game) -> tuple[str, int]:
    """Return the kind of the open question and the asked seat."""
    question = game.stack[-1]
    return question.kind, question.seat


def roles(game: Game, seat: int) -> list[str]:
    return [game.box.cast[rank].name for rank in game.players[seat].roles]


def finish_round(game: Game) -> Game:
    """Play the most passive actions until the game is over or the next draft begins."""
    quiet = ("end", "decline", "gold", "refuse", "done")
    while not game.over and game.stack[-1].kind != "pick":
        legal = texts(game)
        game.play(next((word for word in quiet if word in legal), legal[0]))
    return game


def sheet(game: Game, seat: int) -> list[str]:
    """Return the lines of a seat's score sheet without the lines for districts."""
    return [repr(line) for line in game.standing().sheets[seat] if line.reason != "district"]


# --- Theater ---------------------------------------------------------------------------
def drafted(game: Game, *picks: str) -> Game:
    """Complete the draft; each player takes the first character of `picks` that is offered."""
    while game.stack[-1].kind in ("pick", "lay"):
        verb = game.stack[-1].kind
        offered = choices(game, verb)
        wished = [name for name in picks if name in offered] if verb == "pick" else []
        play(game, f"{verb} {(wished or offered)[0]}")
    return game


def theater_game(players: int, owner: int = 1, edition: str = "2016") -> Game:
    """Return a game in which the draft is over and a Theater stands in the owner's city."""
    seats = [Seat(city="theater" if seat == owner else "") for seat in range(players)]
    return drafted(game_at("", *seats, edition=edition, draft=True))


@pytest.mark.rule("U-theater", "U-theater-1", "D8")
@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("players", [4, 5, 7, 8])
def test_after_the_draft_the_theaters_owner_may_swap_characters_with_anyone(
    edition: str, players: int
) -> None:
    game = theater_game(players, edition=edition)
    assert logged(game, "called") == []
    assert all(player.roles for player in game.players)
    assert asked(game) == ("theater-swap", 1)
    others = [f"swap-roles @{seat}" for seat in range(players) if seat != 1]
    assert texts(game) == ["decline", *others]
    before = [roles(game, seat) for seat in range(players)]
    play(game, "swap-roles @2")
    after = [roles(game, seat) for seat in range(players)]
    assert (after[1], after[2]) == (before[2], before[1])
    assert before[1] != before[2]
    assert [*after[:1], *after[3:]] == [*before[:1], *before[3:]]
    assert logged(game, "called") != []


@pytest.mark.rule("U-theater", "T7")
def test_the_theater_need_not_be_used() -> None:
    game = theater_game(4)
    before = [roles(game, seat) for seat in range(4)]
    play(game, "decline")
    assert [roles(game, seat) for seat in range(4)] == before
    assert logged(game, "roles-swapped") == []
    assert logged(game, "called") != []


@pytest.mark.rule("U-theater")
def test_without_a_theater_nobody_is_asked_to_swap_characters() -> None:
    game = drafted(game_at("", Seat(), Seat(), Seat(), Seat(), draft=True))
    assert asked(game)[0] == "turn"


@pytest.mark.rule("U-theater", "U-theater-1", "D8", "I2")
def test_everyone_sees_who_swaps_but_only_the_receiver_sees_each_character() -> None:
    game = theater_game(4)
    assert game.log is not None
    start = len(game.log)
    play(game, "swap-roles @2")
    mine = game.players[1].roles[0]
    theirs = game.players[2].roles[0]
    seen = [[repr(e.seen_by(seat)) for e in game.log[start : start + 3]] for seat in (1, 2, 0, -1)]
    assert seen == [
        ["roles-swapped @1 @2", f"role-received @1 #{mine}", "role-received @2"],
        ["roles-swapped @1 @2", "role-received @1", f"role-received @2 #{theirs}"],
        ["roles-swapped @1 @2", "role-received @1", "role-received @2"],
        ["roles-swapped @1 @2", "role-received @1", "role-received @2"],
    ]


@pytest.mark.rule("U-theater", "D8")
def test_players_who_swapped_play_their_new_characters() -> None:
    game = game_at("", Seat(city="theater"), Seat(), Seat(), Seat(), draft=True)
    drafted(game, "king", "thief", "merchant", "bishop")
    (mine,), (theirs,) = roles(game, 0), roles(game, 2)
    play(game, "swap-roles @2")
    turns = []
    while game.stack[-1].kind == "turn":
        turns.append((game.the_turn().role.name, game.to_act))
        play(game, "gold", "end")
    assert len(turns) == 4
    assert {(mine, 2), (theirs, 0)} <= set(turns)


@pytest.mark.rule("U-theater", "U-theater-1", "D8")
@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("players", [2, 3])
def test_the_theaters_owner_chooses_which_of_two_characters_to_give(
    edition: str, players: int
) -> None:
    game = theater_game(players, edition=edition)
    others = [f"swap-roles @{seat}" for seat in range(players) if seat != 1]
    assert texts(game) == ["decline", *others]
    mine = roles(game, 1)
    theirs = roles(game, 0)
    play(game, "swap-roles @0")
    assert texts(game) == [f"give-role {name}" for name in mine]
    play(game, f"give-role {mine[1]}")
    got = [name for name in roles(game, 1) if name not in mine]
    assert got[0] in theirs
    assert sorted(roles(game, 1)) == sorted([mine[0], got[0]])
    assert mine[1] in roles(game, 0)
    assert got[0] not in roles(game, 0)
    assert len(roles(game, 0)) == 2


@pytest.mark.rule("U-theater-1", "D8")
@pytest.mark.parametrize("players", [2, 3])
def test_the_theaters_owner_receives_one_of_two_characters_at_random(players: int) -> None:
    seats = [Seat(city="theater" if seat == 1 else "") for seat in range(players)]
    taken = set()
    for seed in range(12):
        game = drafted(game_at("", *seats, draft=True, seed=seed))
        theirs = roles(game, 0)
        mine = roles(game, 1)
        play(game, "swap-roles @0", f"give-role {mine[0]}")
        got = next(name for name in roles(game, 1) if name not in mine)
        taken.add(theirs.index(got))
    assert taken == {0, 1}


# --- Throne Room -----------------------------------------------------------------------
ROOM = Seat("bishop", city="throne_room")


@pytest.mark.rule("U-throne_room")
@pytest.mark.parametrize("edition", OLD)
def test_the_throne_room_pays_when_the_king_takes_the_crown(edition: str) -> None:
    game = game_at("king", Seat("merchant"), Seat("king"), ROOM, Seat("warlord"), edition=edition)
    assert game.crown == 1
    assert gold(game) == [0, 0, 1, 0]
    assert logged(game, "gained-gold") == ["gained-gold @2 1"]


@pytest.mark.rule("U-throne_room")
def test_the_throne_room_pays_when_the_patrician_takes_the_crown() -> None:
    game = game_at(
        "patrician", Seat("merchant"), Seat("patrician"), ROOM, Seat("warlord"), edition="deluxe"
    )
    assert game.crown == 1
    assert gold(game)[2] == 1


@pytest.mark.rule("U-throne_room")
@pytest.mark.parametrize("edition", OLD)
@pytest.mark.parametrize("owner", [0, 1])
def test_the_throne_room_pays_an_owner_who_loses_or_gets_the_crown(
    edition: str, owner: int
) -> None:
    seats = [Seat("merchant"), Seat("king"), Seat("bishop"), Seat("warlord")]
    seats[owner].city.append("throne_room")
    game = game_at("king", *seats, edition=edition)
    assert gold(game)[owner] == 1


@pytest.mark.rule("U-throne_room")
@pytest.mark.parametrize("edition", OLD)
def test_the_throne_room_pays_nothing_for_a_crown_that_stays(edition: str) -> None:
    table = (Seat("merchant"), Seat("king"), ROOM, Seat("warlord"))
    game = game_at("king", *table, edition=edition, crown=1)
    play(game, "gold", "end")
    assert game.crown == 1
    assert gold(game)[2] == 0


@pytest.mark.rule("U-throne_room")
def test_the_throne_room_pays_once_when_the_emperor_passes_the_crown_on() -> None:
    game = game_at(
        "emperor", Seat("merchant"), Seat("emperor"), ROOM, Seat("warlord"), edition="deluxe"
    )
    assert gold(game)[2] == 0
    play(game, "gold", "crown @3")
    assert game.crown == 3
    assert gold(game)[2] == 1


@pytest.mark.rule("U-throne_room", "X-Crown-1")
def test_the_throne_room_pays_when_the_classic_emperor_passes_the_crown_on() -> None:
    game = game_at(
        "emperor", Seat("merchant"), Seat("emperor"), ROOM, Seat("warlord"), edition="classic"
    )
    play(game, "crown @3")
    assert gold(game)[2] == 1


@pytest.mark.rule("U-throne_room", "K3")
@pytest.mark.parametrize("edition", OLD)
def test_the_throne_room_pays_at_the_end_of_the_round_for_a_killed_king(edition: str) -> None:
    room = Seat("architect", city="throne_room")
    table = (Seat("assassin"), Seat("king"), room, Seat("warlord"))
    game = game_at("king", *table, edition=edition, markers="dagger:king@0")
    play_until(game, "turn", 3)
    assert (game.crown, gold(game)[2]) == (0, 2)
    finish_round(game)
    assert (game.crown, gold(game)[2]) == (1, 3)


@pytest.mark.rule("U-throne_room", "K3")
@pytest.mark.parametrize("edition", OLD)
def test_the_throne_room_pays_at_the_end_of_the_round_for_a_killed_emperor(edition: str) -> None:
    room = Seat("architect", city="throne_room")
    table = (Seat("assassin"), Seat("emperor"), room, Seat("warlord"))
    game = game_at("emperor", *table, edition=edition, markers="dagger:emperor@0")
    play_until(game, "pass-crown", 1)
    assert gold(game)[2] == 2
    play(game, "crown @3")
    assert (game.crown, gold(game)[2]) == (3, 3)


@pytest.mark.rule("U-throne_room", "C-Witch-4")
@pytest.mark.parametrize("edition", OLD)
def test_the_throne_room_pays_for_a_bewitched_king(edition: str) -> None:
    table = (Seat("witch"), Seat("king"), ROOM, Seat("warlord"))
    game = game_at("king", *table, edition=edition, markers="spell:king@0")
    assert (game.crown, gold(game)[2]) == (1, 1)


@pytest.mark.rule("U-throne_room", "C-Witch-4")
def test_the_throne_room_pays_when_the_witch_as_emperor_passes_the_crown() -> None:
    table = (Seat("witch"), Seat("emperor"), ROOM, Seat("warlord"))
    game = game_at("emperor", *table, edition="deluxe", markers="spell:emperor@0")
    play(game, "gold")
    assert gold(game)[2] == 0
    play(game, "crown @3")
    assert (game.crown, gold(game)[2]) == (3, 1)


@pytest.mark.rule("U-throne_room", "A-Acrobat")
def test_the_throne_room_pays_when_the_acrobat_takes_the_crown() -> None:
    game = game_at(
        "king",
        Seat("merchant"),
        Seat("architect", hand="acrobat"),
        ROOM,
        Seat("warlord"),
        edition="deluxe",
        action_cards=True,
    )
    play_until(game, "claim-crown", 1)
    play(game, "play acrobat")
    assert (game.crown, gold(game)[2]) == (1, 1)


# --- Hospital --------------------------------------------------------------------------
PATIENT = Seat("merchant", gold=3, hand="tavern", city="hospital market")


@pytest.mark.rule("U-hospital")
@pytest.mark.parametrize("edition", OLD)
def test_a_killed_owner_of_the_hospital_may_gather_but_do_nothing_else(edition: str) -> None:
    game = game_at(
        "merchant",
        Seat("assassin"),
        PATIENT,
        Seat("king"),
        Seat("warlord"),
        edition=edition,
        markers="dagger:merchant@0",
        deck="manor palace",
    )
    assert asked(game) == ("answer-death", 1)
    assert texts(game) == ["decline", "use hospital"]
    play(game, "use hospital")
    assert asked(game) == ("turn", 1)
    assert texts(game) == ["gold", "cards"]
    play(game, "gold")
    assert gold(game)[1] == 5
    assert city(game, 1) == ["hospital", "market"]
    assert asked(game) == ("turn", 3)


@pytest.mark.rule("U-hospital")
@pytest.mark.parametrize("edition", OLD)
def test_a_killed_owner_of_the_hospital_may_draw_cards_instead(edition: str) -> None:
    game = game_at(
        "merchant",
        Seat("assassin"),
        PATIENT,
        Seat("king"),
        Seat("warlord"),
        edition=edition,
        markers="dagger:merchant@0",
        deck="manor palace",
    )
    play(game, "use hospital", "cards", "keep palace")
    assert hand(game, 1) == ["palace", "tavern"]
    assert asked(game) == ("turn", 3)


@pytest.mark.rule("U-hospital", "T7")
@pytest.mark.parametrize("edition", OLD)
def test_a_killed_owner_of_the_hospital_may_stay_silent_and_unrevealed(edition: str) -> None:
    game = game_at(
        "merchant",
        Seat("assassin"),
        PATIENT,
        Seat("king"),
        Seat("warlord"),
        edition=edition,
        markers="dagger:merchant@0",
    )
    play(game, "decline")
    assert gold(game)[1] == 3
    assert game.players[1].revealed == 0
    assert logged(game, "unanswered")[0] == "unanswered @0 #6"
    assert asked(game) == ("turn", 3)


@pytest.mark.rule("U-hospital", "C-Assassin-1")
@pytest.mark.parametrize("edition", OLD)
def test_without_a_hospital_a_killed_player_is_skipped_without_a_question(edition: str) -> None:
    game = game_at(
        "merchant",
        Seat("assassin"),
        Seat("merchant"),
        Seat("king", city="hospital"),
        Seat("warlord"),
        edition=edition,
        markers="dagger:merchant@0",
    )
    # The Hospital's owner is not asked, because another character of theirs has been revealed.
    assert asked(game) == ("turn", 3)


@pytest.mark.rule("U-hospital", "J-I6")
@pytest.mark.parametrize("edition", OLD)
@pytest.mark.parametrize("held", ["merchant", "architect", "warlord"])
@pytest.mark.parametrize("killed_is_in_play", [True, False])
def test_the_hospitals_question_does_not_reveal_who_was_killed(
    edition: str, held: str, killed_is_in_play: bool
) -> None:
    """Check that the owner is always asked, and that the others always see the same events."""
    someone = "merchant" if held != "merchant" and killed_is_in_play else "bishop"
    game = game_at(
        "merchant",
        Seat("assassin"),
        Seat(held, gold=3, city="hospital market"),
        Seat(someone),
        Seat("king"),
        edition=edition,
        markers="dagger:merchant@0",
    )
    assert asked(game) == ("answer-death", 1)
    assert game.log is not None
    assert [repr(e.seen_by(-1)) for e in game.log] == ["called @0 #6"]
    assert ("use hospital" in texts(game)) is (held == "merchant")
    play(game, "decline")
    assert [repr(e.seen_by(2)) for e in game.log][:2] == ["called @0 #6", "unanswered @0 #6"]
    assert game.players[1].revealed & 1 << 6 == 0


@pytest.mark.rule("U-hospital", "J-I6")
def test_the_hospitals_owner_is_not_asked_to_use_it_when_nobody_was_killed() -> None:
    game = game_at(
        "merchant", Seat("assassin"), PATIENT, Seat("king"), Seat("warlord"), edition="deluxe"
    )
    assert asked(game) == ("turn", 1)
    assert "build tavern" not in texts(game)
    play(game, "gold")
    assert "build tavern" in texts(game)


@pytest.mark.rule("U-hospital", "J-I6", "A-Protection")
def test_other_players_besides_the_hospitals_owner_are_asked_if_there_are_action_cards() -> None:
    game = game_at(
        "merchant",
        Seat("assassin"),
        PATIENT,
        Seat("architect", hand="rasputin"),
        Seat("warlord", hand="manor"),
        edition="deluxe",
        action_cards=True,
        markers="dagger:merchant@0",
    )
    assert [(q.kind, q.seat) for q in reversed(game.stack)] == [
        ("answer-death", 1),
        ("answer-death", 2),
        ("answer-death", 3),
    ]
    play(game, "use hospital")
    assert asked(game) == ("turn", 1)


@pytest.mark.rule("U-hospital", "U-gold_mine")
def test_a_killed_owner_of_the_hospital_gathers_with_the_gold_mine() -> None:
    game = game_at(
        "merchant",
        Seat("assassin"),
        Seat("merchant", city="hospital gold_mine"),
        Seat("king"),
        Seat("warlord"),
        edition="deluxe",
        markers="dagger:merchant@0",
    )
    play(game, "use hospital", "gold")
    assert gold(game)[1] == 3


@pytest.mark.rule("U-hospital", "K3")
@pytest.mark.parametrize("edition", OLD)
def test_a_killed_king_with_a_hospital_still_takes_the_crown_at_the_end_of_the_round(
    edition: str,
) -> None:
    game = game_at(
        "king",
        Seat("assassin"),
        Seat("king", city="hospital palace"),
        Seat("bishop"),
        Seat("warlord"),
        edition=edition,
        markers="dagger:king@0",
    )
    play(game, "use hospital", "gold")
    assert (game.crown, gold(game)[1]) == (0, 2)
    finish_round(game)
    assert game.crown == 1
    assert logged(game, "revealed").count("revealed @1 #4") == 1


@pytest.mark.rule("U-hospital", "K3")
@pytest.mark.parametrize("edition", OLD)
def test_a_killed_emperor_with_a_hospital_passes_the_crown_at_the_end_of_the_round(
    edition: str,
) -> None:
    game = game_at(
        "emperor",
        Seat("assassin"),
        Seat("emperor", city="hospital"),
        Seat("bishop"),
        Seat("warlord", gold=5),
        edition=edition,
        markers="dagger:emperor@0",
    )
    play(game, "use hospital", "gold")
    assert game.crown == 0
    play_until(game, "pass-crown", 1)
    before = gold(game)
    play(game, "crown @3")
    assert (game.crown, gold(game)) == (3, before)


@pytest.mark.rule("U-hospital", "C-Bishop-2")
@pytest.mark.parametrize("edition", OLD)
def test_a_killed_bishop_with_a_hospital_protects_nothing(edition: str) -> None:
    game = game_at(
        "bishop",
        Seat("assassin"),
        Seat("bishop", city="hospital temple"),
        Seat("king"),
        Seat("warlord", gold=9),
        edition=edition,
        markers="dagger:bishop@0",
    )
    play(game, "use hospital", "gold")
    assert asked(game) == ("turn", 3)
    play(game, "gold")
    assert "destroy temple @1" in texts(game)


# --- Ball Room -------------------------------------------------------------------------
def ball(called: str, *guests: Seat, crown: int = 0, markers: str = "") -> Game:
    """Return a classic game after the turn of seat 0, who owns a Ball Room."""
    host = Seat("assassin", city="ball_room")
    return game_at(called, host, *guests, edition="classic", crown=crown, markers=markers)


GUESTS = (Seat("merchant", gold=3, hand="tavern"), Seat("bishop"), Seat("warlord"))


@pytest.mark.rule("U-ball_room")
def test_a_player_who_thanks_the_host_has_an_ordinary_turn() -> None:
    game = ball("merchant", *GUESTS)
    assert game.to_act == 1
    assert texts(game) == ["gold", "cards", "thank"]
    play(game, "thank")
    assert logged(game, "thanked") == ["thanked @1 @0"]
    assert texts(game) == ["gold", "cards"]
    play(game, "gold", "build tavern", "end")
    assert gold(game)[1] == 4
    assert city(game, 1) == ["tavern"]


@pytest.mark.rule("U-ball_room")
@pytest.mark.parametrize("instead", ["gold", "cards"])
def test_a_player_who_does_not_thank_the_host_loses_the_turn(instead: str) -> None:
    game = ball("merchant", *GUESTS)
    play(game, instead)
    assert logged(game, "turn-lost") == ["turn-lost @1"]
    assert gold(game)[1] == 3
    assert hand(game, 1) == ["tavern"]
    assert (game.to_act, game.rank) == (3, 8)


@pytest.mark.rule("U-ball_room")
def test_every_called_player_must_thank_the_host() -> None:
    game = ball("bishop", *GUESTS)
    play(game, "thank", "gold", "end")
    assert (game.to_act, "thank" in texts(game)) == (1, True)
    play(game, "thank", "gold", "end")
    assert (game.to_act, "thank" in texts(game)) == (3, True)


@pytest.mark.rule("U-ball_room")
def test_the_host_can_be_thanked_only_once_a_turn() -> None:
    game = ball("merchant", *GUESTS)
    play(game, "thank", "gold")
    assert "thank" not in texts(game)


@pytest.mark.rule("U-ball_room")
def test_the_crowned_host_need_not_thank_anyone() -> None:
    game = game_at(
        "merchant",
        Seat("merchant", city="ball_room"),
        Seat("king"),
        Seat("bishop"),
        Seat("warlord"),
        edition="classic",
    )
    assert asked(game) == ("turn", 0)
    assert "thank" not in texts(game)


@pytest.mark.rule("U-ball_room")
def test_no_thanks_are_due_when_the_ball_rooms_owner_has_no_crown() -> None:
    game = ball("merchant", *GUESTS, crown=2)
    assert asked(game) == ("turn", 1)
    assert "thank" not in texts(game)


@pytest.mark.rule("U-ball_room")
def test_a_king_must_thank_the_host_but_players_called_after_him_need_not() -> None:
    table = (Seat("king"), Seat("bishop"), Seat("warlord"))
    game = ball("king", *table)
    assert (game.crown, "thank" in texts(game)) == (1, True)
    play(game, "thank", "gold", "end")
    assert logged(game, "thanked") == ["thanked @1 @0"]
    assert asked(game) == ("turn", 2)
    game = ball("king", *table)
    play(game, "gold")
    assert (game.crown, gold(game)[1]) == (1, 0)
    assert asked(game) == ("turn", 2)


@pytest.mark.rule("U-ball_room", "X-Crown-1", "J-ball_room-1")
def test_a_classic_emperor_passes_the_crown_on_before_the_thanks_are_due() -> None:
    table = (Seat("emperor", city="castle"), Seat("bishop"), Seat("warlord"))
    for thanks in (True, False):
        game = ball("emperor", *table)
        assert (asked(game), texts(game)) == (("pass-crown", 1), ["crown @2", "crown @3"])
        play(game, "crown @3")
        assert (asked(game), game.crown) == (("courtesy", 1), 3)
        assert sorted(texts(game)) == ["cards", "gold", "income", "thank"]
        assert game.stack[-1].whom(game) == 0
        if thanks:
            play(game, "thank", "gold", "income", "end")
            assert logged(game, "thanked") == ["thanked @1 @0"]
        else:
            play(game, "gold")
            assert logged(game, "turn-lost") == ["turn-lost @1"]
        assert gold(game)[1] == (3 if thanks else 0)
        # The host no longer has the crown, so the next player owes no thanks.
        assert (game.crown, asked(game)) == (3, ("turn", 2))


@pytest.mark.rule("U-ball_room", "X-Emperor-1", "J-ball_room-1")
def test_the_newly_crowned_player_pays_the_emperor_before_the_thanks_are_due() -> None:
    table = (Seat("emperor"), Seat("bishop"), Seat("warlord", gold=2))
    game = ball("emperor", *table)
    play(game, "crown @3")
    assert asked(game) == ("tribute", 3)
    twin = Position.from_json(Position.of(game).to_json()).game()
    for each in (game, twin):
        play(each, "pay-gold")
        assert asked(each) == ("courtesy", 1)
        play(each, "gold")
        assert (each.crown, gold(each)) == (3, [0, 1, 0, 1])


@pytest.mark.rule("U-ball_room", "X-Witch-1", "J-ball_room-1")
def test_a_bewitched_emperor_passes_the_crown_on_and_must_thank_the_host_too() -> None:
    host = Seat("bishop", city="ball_room")
    table = (Seat("emperor"), Seat("witch"), Seat("warlord"))
    for said in (["thank", "gold"], ["gold"]):
        game = game_at("emperor", host, *table, edition="classic", markers="spell:emperor@2")
        play(game, "crown @3", *said)
        assert (game.crown, gold(game)[1]) == (3, 2 if "thank" in said else 0)
        assert asked(game) == ("turn", 2)


@pytest.mark.rule("U-ball_room", "X-Witch-1")
def test_the_bewitched_player_must_thank_the_host_but_the_witch_need_not() -> None:
    table = (Seat("merchant", gold=3), Seat("witch"), Seat("warlord"))
    host = Seat("bishop", city="ball_room")
    for thanks in (True, False):
        game = game_at("merchant", host, *table, edition="classic", markers="spell:merchant@2")
        assert (game.to_act, texts(game)) == (1, ["gold", "cards", "thank"])
        if thanks:
            play(game, "thank")
        play(game, "gold")
        assert gold(game)[1] == (5 if thanks else 3)
        # With or without thanks, the Witch resumes in the Merchant's place.
        assert asked(game) == ("turn", 2)
        assert "thank" not in texts(game)
        assert "bonus" in texts(game)


@pytest.mark.rule("U-ball_room", "D7")
def test_a_host_with_two_characters_need_not_thank_anyone_in_either_turn() -> None:
    game = game_at(
        "king",
        Seat("bishop merchant", city="ball_room"),
        Seat("thief architect"),
        edition="classic",
    )
    assert asked(game) == ("turn", 0)
    play(game, "gold", "end")
    assert asked(game) == ("turn", 0)
    play(game, "gold", "end")
    assert asked(game) == ("courtesy", 1)


# --- Lighthouse ------------------------------------------------------------------------
def lighthouse(edition: str, deck: str, left: int, seed: int = 0) -> Game:
    """Return a game in which a Lighthouse was just built, with `left` cards in the deck."""
    game = game_at(
        "merchant",
        Seat("merchant", gold=3, hand="lighthouse"),
        Seat("king"),
        Seat("bishop"),
        Seat("warlord"),
        edition=edition,
        deck=deck,
        seed=seed,
    )
    del game.deck[: len(game.deck) - left]
    return play(game, "gold", "build lighthouse")


@pytest.mark.rule("U-lighthouse")
@pytest.mark.parametrize("edition", OLD)
def test_with_the_lighthouse_any_card_can_be_taken_from_the_deck(edition: str) -> None:
    game = lighthouse(edition, "tavern palace tavern temple manor", 5)
    assert asked(game) == ("lighthouse-take", 0)
    assert sorted(texts(game)) == [
        "decline",
        "take manor",
        "take palace",
        "take tavern",
        "take temple",
    ]
    play(game, "take palace")
    assert hand(game, 0) == ["palace"]
    assert sorted(card.name for card in game.deck) == ["manor", "tavern", "tavern", "temple"]
    assert asked(game) == ("turn", 0)
    assert gold(game)[0] == 2


@pytest.mark.rule("U-lighthouse", "T7")
@pytest.mark.parametrize("edition", OLD)
def test_the_lighthouse_need_not_be_used(edition: str) -> None:
    game = lighthouse(edition, "tavern palace", 2)
    play(game, "decline")
    assert hand(game, 0) == []
    assert sorted(card.name for card in game.deck) == ["palace", "tavern"]
    assert asked(game) == ("turn", 0)


@pytest.mark.rule("U-lighthouse", "I2")
@pytest.mark.parametrize("edition", OLD)
def test_the_deck_is_shuffled_after_the_lighthouse(edition: str) -> None:
    cards = "tavern palace temple manor castle church market docks"
    orders = set()
    for seed in range(6):
        game = lighthouse(edition, f"{cards} prison", 9, seed=seed)
        play(game, "take prison")
        orders.add(" ".join(card.name for card in game.deck))
        assert sorted(card.name for card in game.deck) == sorted(cards.split())
    assert len(orders) > 4


@pytest.mark.rule("U-lighthouse", "J-I5")
def test_after_the_lighthouse_nobody_knows_the_bottom_of_the_deck() -> None:
    game = game_at(
        "merchant",
        Seat("merchant", gold=3, hand="lighthouse"),
        Seat("king"),
        Seat("bishop"),
        Seat("warlord"),
        edition="deluxe",
        deck="tavern palace",
    )
    play(game, "cards", "keep tavern")
    assert game.marks == [1]
    play(game, "build lighthouse", "take manor")
    assert game.marks == []


@pytest.mark.rule("U-lighthouse", "I2")
def test_the_lighthouse_does_not_show_the_order_of_the_deck() -> None:
    one = lighthouse("deluxe", "tavern palace temple", 3)
    two = lighthouse("deluxe", "temple tavern palace", 3)
    assert texts(one) == texts(two)


@pytest.mark.rule("U-lighthouse", "I2", "I3")
@pytest.mark.parametrize("edition", OLD)
def test_only_the_lighthouses_owner_knows_the_cards_of_the_deck_and_the_card_taken(
    edition: str,
) -> None:
    game = lighthouse(edition, "tavern palace temple", 3)
    play(game, "take palace")
    known = [None if s is None else sorted(c.name for c in s.cards) for s in game.deck_seen]
    assert known == [["tavern", "temple"], None, None, None]
    assert game.log is not None
    event = next(e for e in game.log if e.kind == "kept")
    assert [repr(event.seen_by(seat)) for seat in (0, 1, -1)] == [
        "kept @0 1 palace",
        "kept @0 1 ?",
        "kept @0 1 ?",
    ]


@pytest.mark.rule("U-lighthouse", "I3")
def test_the_lighthouses_owner_counts_the_cards_that_others_draw_from_the_deck() -> None:
    game = lighthouse("deluxe", "tavern palace temple manor castle church", 6)
    play(game, "take palace", "end")
    owner = game.deck_seen[0]
    assert owner is not None
    assert (len(owner.cards), owner.lost) == (5, 0)
    # Seat 1 draws two of the known cards and puts one back. The Lighthouse's owner does not know
    # which one, and counts both as possibly gone.
    play(game, "cards")
    play(game, f"keep {choices(game, 'keep')[0]}")
    owner = game.deck_seen[0]
    assert owner is not None
    assert (len(owner.cards), owner.lost) == (5, 2)


@pytest.mark.rule("U-lighthouse", "I3")
def test_cards_drawn_by_the_lighthouses_owner_are_no_longer_remembered_in_the_deck() -> None:
    game = game_at(
        "architect",
        Seat("architect", gold=3, hand="lighthouse"),
        Seat("king"),
        Seat("bishop"),
        Seat("warlord"),
        edition="deluxe",
        deck="tavern palace temple manor castle",
    )
    del game.deck[:-5]
    play(game, "gold", "build lighthouse", "take palace", "bonus")
    owner = game.deck_seen[0]
    assert owner is not None
    assert owner.lost == 0
    assert sorted(c.name for c in owner.cards) == sorted(c.name for c in game.deck)


@pytest.mark.rule("U-lighthouse")
def test_nothing_can_be_undone_once_the_lighthouse_has_shown_the_deck() -> None:
    game = lighthouse("deluxe", "tavern palace temple", 3)
    assert not game.can_undo
    play(game, "take palace")
    assert not game.can_undo


@pytest.mark.rule("U-lighthouse", "T9")
def test_the_lighthouse_has_no_effect_with_an_empty_deck() -> None:
    game = lighthouse("classic", "tavern", 0)
    assert asked(game) == ("turn", 0)
    assert city(game, 0) == ["lighthouse"]


@pytest.mark.rule("U-lighthouse", "C-Magistrate-2")
def test_a_magistrate_who_confiscates_the_lighthouse_takes_a_card_from_the_deck() -> None:
    game = game_at(
        "merchant",
        Seat("magistrate"),
        Seat("merchant", gold=3, hand="lighthouse"),
        Seat("bishop"),
        Seat("warlord"),
        edition="deluxe",
        markers="warrant:merchant@0! warrant:king@0 warrant:bishop@0",
    )
    play(game, "gold", "build lighthouse", "confiscate")
    assert asked(game) == ("lighthouse-take", 0)
    play(game, "take palace")
    assert hand(game, 0) == ["palace"]
    assert asked(game) == ("turn", 1)


# --- Bell Tower ------------------------------------------------------------------------
FOUR = "manor castle palace temple"
FIVE = f"{FOUR} church"
SIX = f"{FIVE} market"


@pytest.mark.rule("U-bell_tower", "U-bell_tower-1")
@pytest.mark.parametrize("edition", OLD)
def test_the_builder_of_the_bell_tower_decides_whether_to_announce_an_earlier_end(
    edition: str,
) -> None:
    owner = Seat("merchant", gold=3, hand="bell_tower")
    game = game_at(
        "merchant", owner, Seat("king"), Seat("bishop"), Seat("warlord"), edition=edition
    )
    play(game, "gold", "build bell_tower")
    assert asked(game) == ("ring-bell", 0)
    assert texts(game) == ["decline", "announce"]
    play(game, "announce")
    assert logged(game, "announced") == ["announced @0"]
    assert asked(game) == ("turn", 0)


def bell(edition: str, answer: str, *others: Seat, mine: str = "", short: bool = False) -> Game:
    """Return a game in which seat 0 has built a Bell Tower and then played `answer`."""
    owner = Seat("merchant", gold=9, hand="bell_tower tavern", city=mine)
    table = others or (Seat("king"), Seat("bishop"), Seat("warlord"))
    game = game_at("merchant", owner, *table, edition=edition, short=short)
    return play(game, "gold", "build bell_tower", answer)


@pytest.mark.rule("U-bell_tower", "U-bell_tower-1")
@pytest.mark.parametrize(("answer", "over"), [("announce", True), ("decline", False)])
@pytest.mark.parametrize("size", [6, 5])
def test_in_deluxe_an_announced_bell_tower_ends_the_game_at_six_districts(
    answer: str, over: bool, size: int
) -> None:
    builder = Seat("architect", hand="tavern", city=FIVE if size == 6 else FOUR)
    game = bell("deluxe", answer, builder, Seat("bishop"), Seat("warlord"))
    play(game, "end", "gold", "build tavern")
    assert not game.over
    finish_round(game)
    assert game.over is (over and size == 6)


@pytest.mark.rule("U-bell_tower", "U-bell_tower-1")
@pytest.mark.parametrize("size", [7, 6])
@pytest.mark.parametrize("players", [2, 3])
def test_in_deluxe_with_two_or_three_players_the_bell_ends_the_game_at_seven_districts(
    players: int, size: int
) -> None:
    builder = Seat("architect bishop", hand="tavern", city=SIX if size == 7 else FIVE)
    others = [builder] if players == 2 else [builder, Seat("thief warlord")]
    owner = Seat("merchant king", gold=9, hand="bell_tower")
    game = game_at("merchant", owner, *others, edition="deluxe")
    play(game, "gold", "build bell_tower", "announce", "end", "gold", "build tavern")
    finish_round(game)
    assert game.over is (size == 7)


@pytest.mark.rule("U-bell_tower", "U-bell_tower-1")
def test_in_deluxe_the_bell_tower_may_be_the_sixth_district_itself() -> None:
    game = bell("deluxe", "announce", mine=FIVE)
    finish_round(game)
    assert game.over


@pytest.mark.rule("U-bell_tower", "U-bell_tower-1")
def test_in_deluxe_a_city_that_already_has_six_ends_the_game_after_the_round() -> None:
    game = bell("deluxe", "announce", Seat("king", city=SIX), Seat("bishop"), Seat("warlord"))
    finish_round(game)
    assert game.over


@pytest.mark.rule("U-bell_tower-1", "E3")
def test_in_deluxe_the_bell_ends_the_game_at_six_but_a_city_of_six_is_not_complete() -> None:
    game = bell(
        "deluxe", "announce", Seat("king"), Seat("bishop"), Seat("warlord", gold=9), mine=FIVE
    )
    play(game, "end")
    play_until(game, "turn", 3)
    assert "destroy manor @0" in texts(game)
    finish_round(game)
    assert game.over
    assert sheet(game, 0) == []


@pytest.mark.rule("U-bell_tower-1", "U-monument", "U-monument-1")
def test_in_deluxe_the_monument_counts_as_two_towards_the_end_announced_with_the_bell() -> None:
    game = bell("deluxe", "announce", mine="manor castle palace monument")
    finish_round(game)
    assert game.over


@pytest.mark.rule("U-bell_tower", "U-bell_tower-1")
@pytest.mark.parametrize("reached", [False, True])
def test_in_deluxe_destroying_the_bell_tower_restores_the_normal_end(reached: bool) -> None:
    builder = Seat("architect", hand="tavern", city=FIVE)
    warlord = Seat("warlord", gold=9)
    game = bell("deluxe", "announce", builder, Seat("bishop"), warlord)
    play(game, "end", "gold")
    if reached:
        play(game, "build tavern")
    play_until(game, "turn", 3)
    play(game, "gold", "destroy bell_tower @0", "end")
    assert asked(game)[0] == "pick"
    assert game.round == 2


@pytest.mark.rule("U-bell_tower", "U-bell_tower-1")
@pytest.mark.parametrize(("edition", "standing"), [("deluxe", FIVE), ("classic", SIX)])
def test_after_the_bell_tower_is_destroyed_the_game_ends_at_the_usual_number_of_districts(
    edition: str, standing: str
) -> None:
    builder = Seat("architect", hand="tavern", city=standing)
    game = bell(edition, "announce", builder, Seat("bishop"), Seat("warlord", gold=9))
    play_until(game, "turn", 3)
    play(game, "gold", "destroy bell_tower @0", "end")
    play_until(game, "turn", 1)
    play(game, "gold", "build tavern")
    finish_round(game)
    assert (game.over, game.round) == (False, 3)


@pytest.mark.rule("U-bell_tower-1", "E2")
def test_in_deluxe_a_city_of_seven_ends_the_game_even_if_the_bell_tower_is_destroyed() -> None:
    builder = Seat("architect", hand="tavern", city=SIX)
    game = bell("deluxe", "announce", builder, Seat("bishop"), Seat("warlord", gold=9))
    play(game, "end", "gold", "build tavern")
    play_until(game, "turn", 3)
    play(game, "gold", "destroy bell_tower @0", "end")
    assert game.over
    assert sheet(game, 1) == ["first-complete 4"]


@pytest.mark.rule("U-bell_tower", "U-bell_tower-1")
@pytest.mark.parametrize(("answer", "over"), [("announce", True), ("decline", False)])
def test_in_classic_an_announced_bell_tower_ends_the_game_at_seven_districts(
    answer: str, over: bool
) -> None:
    builder = Seat("architect", hand="tavern", city=SIX)
    game = bell("classic", answer, builder, Seat("bishop"), Seat("warlord"))
    play(game, "end", "gold", "build tavern")
    finish_round(game)
    assert game.over is over


@pytest.mark.rule("U-bell_tower-1", "E3")
def test_in_classic_an_announced_bell_tower_gives_the_bonuses_at_seven_districts() -> None:
    first = Seat("architect", hand="tavern", city=SIX)
    second = Seat("warlord", hand="tavern", city=SIX)
    third = Seat("bishop", city=SIX)
    game = bell("classic", "announce", first, third, second)
    play(game, "end", "gold", "build tavern", "end", "gold", "build tavern", "end")
    assert game.over
    assert [sheet(game, seat) for seat in range(4)] == [
        [],
        ["first-complete 4"],
        [],
        ["complete 2"],
    ]


@pytest.mark.rule("U-bell_tower", "U-bell_tower-1", "E3")
def test_the_classic_bell_gives_4_points_to_cities_of_seven_and_2_points_to_later_cities() -> None:
    game = bell(
        "classic",
        "announce",
        Seat("king", city=f"{SIX} docks"),
        Seat("bishop", city="prison"),
        Seat("warlord", hand="tavern", city=SIX.replace("palace", "barracks")),
        mine=SIX.replace("castle", "harbor"),
    )
    play(game, "end", "gold", "build tavern", "end")
    assert game.over
    assert [sheet(game, seat) for seat in range(4)] == [
        ["first-complete 4"],
        ["first-complete 4"],
        [],
        ["complete 2"],
    ]


@pytest.mark.rule("U-bell_tower-1", "X-Warlord-1")
@pytest.mark.parametrize(("answer", "closed"), [("announce", True), ("decline", False)])
def test_in_classic_an_announced_bell_tower_protects_a_city_of_seven_from_the_warlord(
    answer: str, closed: bool
) -> None:
    game = bell(
        "classic",
        answer,
        Seat("king", city=f"{SIX} docks"),
        Seat("bishop"),
        Seat("warlord", gold=9),
    )
    play(game, "end", "gold")
    assert ("destroy docks @1" not in texts(game)) is closed


@pytest.mark.rule("U-bell_tower", "U-bell_tower-1")
def test_in_classic_destroying_the_bell_tower_restores_the_normal_end_and_bonuses() -> None:
    game = bell(
        "classic",
        "announce",
        Seat("king", city=f"{SIX} docks"),
        Seat("bishop"),
        Seat("warlord", gold=9),
    )
    assert sheet(game, 1) == ["first-complete 4"]
    play(game, "end", "gold", "destroy bell_tower @0", "end")
    assert asked(game)[0] == "pick"
    assert sheet(game, 1) == []


@pytest.mark.rule("U-bell_tower-1", "E3")
def test_in_classic_if_the_bell_tower_is_destroyed_the_first_city_of_eight_gets_4_points() -> None:
    game = bell(
        "classic",
        "announce",
        Seat("king", city=f"{SIX} docks"),
        Seat("architect", gold=9, hand="tavern", city=f"{SIX} harbor"),
        Seat("warlord", gold=9),
    )
    # With the bell, both cities would get 4 points; without it, only the city with eight districts.
    play(game, "end", "gold", "build tavern", "end", "gold", "destroy bell_tower @0", "end")
    assert game.over
    assert [sheet(game, seat) for seat in (1, 2)] == [[], ["first-complete 4"]]
    # The Architect's city gets 4 points even if it would get only 2 with the bell.
    game = bell(
        "classic",
        "announce",
        Seat("king", city=f"{SIX} docks"),
        Seat("architect", gold=9, hand="tavern harbor", city=SIX),
        Seat("warlord", gold=9),
    )
    play(game, "end", "gold", "build tavern", "build harbor")
    assert sheet(game, 2) == ["complete 2"]
    play(game, "end", "gold", "destroy bell_tower @0", "end")
    assert [sheet(game, seat) for seat in (1, 2)] == [[], ["first-complete 4"]]


@pytest.mark.rule("U-bell_tower-1", "X-Diplomat-1")
def test_in_classic_a_swapped_bell_tower_still_ends_the_game_early() -> None:
    game = bell(
        "classic",
        "announce",
        Seat("king", city=FIVE),
        Seat("architect", hand="tavern", city=SIX),
        Seat("diplomat", gold=9, city="prison"),
    )
    play(game, "end", "gold", "build tavern", "end")
    play(game, "gold", "exchange bell_tower @0", "hand-over prison", "end")
    assert game.over


@pytest.mark.rule("U-bell_tower-1", "S10")
def test_in_the_classic_short_game_the_bell_ends_the_game_at_six_districts() -> None:
    builder = Seat("architect", hand="tavern", city=FIVE)
    game = bell("classic", "announce", builder, Seat("bishop"), Seat("warlord"), short=True)
    play(game, "end", "gold", "build tavern")
    finish_round(game)
    assert game.over
