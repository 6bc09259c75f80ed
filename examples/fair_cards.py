"""Homebrew cards: two action cards from a fair.

    citadella play --cards examples/fair_cards.py
    citadella serve --cards examples/fair_cards.py

The cards join the deck of any edition. docs/homebrew.md explains how to write such a file.
"""

from citadella.homebrew import (
    Action,
    ActionCardFacts,
    Game,
    Player,
    Question,
    Turn,
    TurnCard,
    Verb,
    add_texts,
    draw,
    enter,
    hand_over,
    register_action_card,
)

CHARM = Verb("charm", "seat", harms=True)


class Juggler(TurnCard):
    """Draw two cards."""

    # Tells the bots that the card is worth two cards.
    use_cards = 2

    def play(self, game: Game, turn: Turn, player: Player) -> None:
        self.play_and_return(game, player)
        draw(game, player, 2, self.name)


class SnakeCharmer(TurnCard):
    """A player of your choice gives you up to 2 gold."""

    use_gold = 2

    def can_be_played(self, game: Game, turn: Turn, player: Player) -> bool:
        return any(other.gold for other in game.players if other is not player)

    def play(self, game: Game, turn: Turn, player: Player) -> None:
        self.play_and_return(game, player)
        game.ask(Charm(player.seat))


class Charm(Question):
    """Who gives you the gold?"""

    kind = "charm"
    on_top = True

    def options(self, game: Game, out: list[Action]) -> None:
        for other in game.players:
            if other.gold and other.seat != self.seat:
                out.append(CHARM.of(other.seat))

    def answer(self, game: Game, action: Action) -> None:
        giver, taker = game.players[action.seat], game.players[self.seat]
        hand_over(game, giver, taker, 2, "snake_charmer")


BALLS = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60" fill="#c2483b">'
    '<circle cx="15" cy="40" r="8"/><circle cx="30" cy="15" r="8"/><circle cx="45" cy="40" r="8"/>'
    "</svg>"
)

enter(Charm)
register_action_card(ActionCardFacts("juggler", copies=3), Juggler, picture=BALLS)
register_action_card(ActionCardFacts("snake_charmer", copies=2), SnakeCharmer)

add_texts(
    "en",
    """
    action-juggler = Juggler
        .effect = Draw two cards.
    action-snake_charmer = Snake charmer
        .effect = A player of your choice gives you up to 2 gold.
    question-charm = Who gives you the gold?
    choice-charm = Charm { $name }
    """,
)
add_texts(
    "hu",
    """
    action-juggler = Zsonglőr
        .effect = Húzz két lapot.
    action-snake_charmer = Kígyóbűvölő
        .effect = Egy általad választott játékos legfeljebb 2 aranyat ad neked.
    question-charm = Ki adja az aranyat?
    choice-charm = Megbűvölöd: { $name }
    """,
)
add_texts(
    "bg",
    """
    action-juggler = Жонгльор
        .effect = Теглите две карти.
    action-snake_charmer = Укротител на змии
        .effect = Избран от вас играч ви дава до 2 злато.
    question-charm = Кой дава златото?
    choice-charm = Омайте { $name }
    """,
)
add_texts(
    "cs",
    """
    action-juggler = Žonglér
        .effect = Doberte si dvě karty.
    action-snake_charmer = Zaklínač hadů
        .effect = Hráč podle vašeho výběru vám dá až 2 mince.
    question-charm = Kdo dá peníze?
    choice-charm = Okouzlit: { $name }
    """,
)
