"""Actions: the players' moves. Each action is one click and has one stable text form.

Equal actions are the same object: `build tavern` is created on first use and then found in its
verb's table. The text names cards and characters by their ids, seats as `@0`, and districts in a
city by their id, with a `+` if beautified.
"""

from typing import TYPE_CHECKING, Final, final

from citadella.cards import TYPES
from citadella.rules.errors import MalformedError, Words, shortened
from citadella.rules.names import card_name, character_name, check_word, known_card, known_character
from citadella.rules.registry import REGISTRY

if TYPE_CHECKING:
    from citadella.rules.amounts import Amounts
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn

# An action's index in its verb's table is first * stride + second, so second must be below the
# stride.
STRIDE: Final = 1024
SMALL_STRIDE: Final = 16
SMALL_PARTS: Final = ("seat", "type")
# The kinds of parts an action can have.
PARTS: Final = ("card", "district", "character", "seat", "type", "rank", "number")


@final
class Action:
    """A player's move: a verb with the cards, characters, seats or numbers that it names."""

    def __init__(self, verb: "Verb", first: int, second: int) -> None:
        """Create an action; only `Verb` calls this, other code calls `Verb.of`."""
        self.verb = verb  #: The kind of action.
        self.first = first  #: The action's first part as a number.
        self.second = second  #: The action's second part as a number.
        self.text = verb.write(first, second)  #: The stable text form, such as `kill king`.
        self.card_number = 0  #: The number of `card`, 0 if there is none.
        self.other_card_number = 0  #: The number of `other_card`, 0 if there is none.
        self.building_number = 0  #: The number of the named district in a city, 0 if there is none.
        self.beautified = False  #: Whether the named district is beautified.
        self.character_number = 0  #: The number of `character`, 0 if there is none.
        self.seat = -1  #: The named seat, -1 if there is none.
        self.type_number = -1  #: The number of `type`, -1 if there is none.
        self.rank = 0  #: The named rank, 0 if there is none.
        self.amount = 0  #: The named number, 0 if there is none.
        for i in range(len(verb.parts)):
            self._name(verb.parts[i], first if i == 0 else second)
        #: The id of the first named card or district, '' if there is none.
        self.card = card_name(self.card_number) if self.card_number else ""
        #: The id of the second named card or district, '' if there is none.
        self.other_card = card_name(self.other_card_number) if self.other_card_number else ""
        #: The id of the named character, '' if there is none.
        self.character = character_name(self.character_number) if self.character_number else ""
        #: The named district type, '' if there is none.
        self.type = TYPES[self.type_number] if self.type_number >= 0 else ""

    def _name(self, part: str, number: int) -> None:
        if part == "card" or part == "district":
            card = number
            if part == "district":
                self.building_number = number
                self.beautified = number % 2 == 1
                card = number // 2
            if self.card_number:
                self.other_card_number = card
            else:
                self.card_number = card
        elif part == "character":
            self.character_number = number
        elif part == "seat":
            self.seat = number
        elif part == "type":
            self.type_number = number
        elif part == "rank":
            self.rank = number
        else:
            self.amount = number

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action.parse({self.text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (parse, (self.text,))

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: object) -> "Action":
        return self

    @staticmethod
    def parse(text: str) -> "Action":
        """Return the action with this text."""
        return parse(text)


# The groups of verbs, in the usual order of a turn. `CHOOSE` is for the draft, `ANSWER` for most
# replies to questions; the other groups are for actions in a turn.
CHOOSE: Final = "choose"
ANSWER: Final = "answer"
GATHER: Final = "gather"
INCOME_OF: Final = "income"
FREE: Final = "free"  #: The group of verbs that cost nothing, such as taking a bonus.
AIM: Final = "aim"  #: The group of verbs that name a character to affect.
ABILITY: Final = "ability"  #: The group of other verbs for characters' abilities.
BUILDING: Final = "build"
CARD: Final = "card"
ENDING: Final = "end"
GROUPS: Final = (CHOOSE, ANSWER, GATHER, INCOME_OF, FREE, BUILDING, AIM, ABILITY, CARD, ENDING)

# The default place of the thing that a verb names, by the kind of the verb's first part.
PLACES: Final = {"card": "hand", "district": "own-city", "character": "token", "seat": "player"}

# The places of a player's own cards; by default, an answer that names such a card gives it away.
OWN: Final = ("hand", "own-city", "role")


class TurnHandler:
    """The effect of a verb during a turn; by default, the character's ability."""

    def do(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        """Carry out `action`."""
        turn.role.act(game, turn, player, action)

    def amounts(
        self, game: "Game", turn: "Turn", player: "Player", action: Action, found: "Amounts"
    ) -> None:
        """Set the cost and yield of `action` in `found`."""
        turn.role.amounts(game, turn, player, action, found)


ABILITY_HANDLER: Final = TurnHandler()


@final
class Verb:
    """A kind of action: its word, the kinds of its parts, and properties that other modules use."""

    def __init__(
        self,
        word: str,
        signature: str = "",
        group: str = ANSWER,
        place: str = "",
        reminds: bool = False,
        unforeseen: bool = False,
        gives: bool | None = None,
        worth: float | None = None,
        harms: bool = False,
    ) -> None:
        """Register a verb.

        `group`: one of `GROUPS`. `place`: the place of the named thing (hand, offer, draft, city,
        own-city, token, player …). `reminds`: a player who ends the turn without using the verb
        is asked to confirm. `unforeseen`: opponents should not be able to predict the choice, so
        bots randomise it; true for every verb in the group `AIM`. `gives`: the named thing is
        given away, or the named player receives something (None: true for an answer that names
        one of the player's own cards). `worth`: the action's value in points, for bots (None:
        bots estimate it). `harms`: the action harms the named thing, so clients warn the player.
        """
        check_word(word, "-", Words("A verb"))
        if word in REGISTRY.verbs:
            raise MalformedError("The verb '{word}' already exists.", word=word)
        if group not in GROUPS:
            raise MalformedError(
                "The verb '{word}' has an unknown group '{group}'.",
                word=word,
                group=shortened(group),
            )
        self.word = word  #: The word with which the text of its actions begins.
        self.signature = signature  #: The kinds of the parts, separated by spaces.
        self.parts: list[str] = signature.split()  #: The kinds of the parts: card, seat, type …
        for part in self.parts:
            if part not in PARTS:
                raise MalformedError(
                    "The verb '{word}' has an unknown part '{part}'.",
                    word=word,
                    part=shortened(part),
                )
        if len(self.parts) > 2:
            raise MalformedError("The verb '{word}' has more than two parts.", word=word)
        self.group = group  #: The verb's group, one of `GROUPS`.
        self.place = place or _usual_place(self.parts)  #: Where the thing named by the verb is.
        self.reminds = reminds  #: Whether ending the turn without it needs confirmation.
        #: Whether opponents should not be able to predict the choice, so that bots randomise it.
        self.unforeseen = unforeseen or group == AIM
        #: Whether the named thing is given away or the named player receives something.
        self.gives = group == ANSWER and self.place in OWN if gives is None else gives
        self.worth = worth  #: The value in points, for bots; None: bots estimate it.
        self.harms = harms  #: Whether the action harms the named thing.
        self.in_turn = ABILITY_HANDLER  #: The verb's effect during a turn.
        small = len(self.parts) < 2 or self.parts[1] in SMALL_PARTS
        #: The factor by which the first part is multiplied in an index of `table`.
        self.stride = SMALL_STRIDE if small else STRIDE
        self.table: list[Action | None] = []  #: The actions created so far, by their parts.
        REGISTRY.verbs[word] = self
        self.plain = self.of()  #: The action without parts, such as `end` or `gold`.

    def of(self, first: int = 0, second: int = 0) -> Action:
        """Return the action with these parts (numbers of cards, seats, types …)."""
        i = first * self.stride + second
        if i < len(self.table):
            action = self.table[i]
            if action is not None:
                return action
        return self._make(i, first, second)

    def _make(self, i: int, first: int, second: int) -> Action:
        while len(self.table) <= i:
            self.table.append(None)
        action = Action(self, first, second)
        self.table[i] = action
        return action

    def write(self, first: int, second: int) -> str:
        """Return the text of the action with these parts."""
        words = [self.word]
        numbers = [first, second]
        for i in range(len(self.parts)):
            words.append(write_part(self.parts[i], numbers[i]))
        return " ".join(words)

    def __repr__(self) -> str:
        return f"Verb({self.word!r}, {self.signature!r})"


def _usual_place(parts: list[str]) -> str:
    if parts == ["district", "seat"]:
        return "city"
    return PLACES.get(parts[0], "") if parts else ""


def write_part(part: str, n: int) -> str:
    if part == "card":
        return card_name(n)
    if part == "district":
        return card_name(n // 2) + ("+" if n % 2 else "")
    if part == "character":
        return character_name(n)
    if part == "seat":
        return f"@{n}"
    if part == "type":
        return TYPES[n]
    return str(n)


def read_part(part: str, word: str) -> int:
    if part == "card":
        return known_card(word)
    if part == "district":
        if word.endswith("+"):
            return known_card(word[:-1]) * 2 + 1
        return known_card(word) * 2
    if part == "character":
        return known_character(word)
    if part == "seat":
        if len(word) == 2 and word[0] == "@" and word[1] in "01234567":
            return int(word[1])
        raise MalformedError(
            "'{word}' is not a seat: seats are written @0 to @7.", word=shortened(word)
        )
    if part == "type":
        if word in TYPES:
            return TYPES.index(word)
        raise MalformedError("'{word}' is not a district type.", word=shortened(word))
    if word.isascii() and word.isdigit() and len(word) <= 3:
        return int(word)
    raise MalformedError("'{word}' is not a number from 0 to 999.", word=shortened(word))


def parse(text: str) -> Action:
    """Return the action with this text; raise MalformedError if it is not an action."""
    if not isinstance(text, str):
        raise MalformedError("An action must be a string.")
    words = text.split()
    if not words:
        raise MalformedError("An action cannot be empty.")
    verb = REGISTRY.verbs.get(words[0])
    if verb is None:
        raise MalformedError("'{word}' is not an action.", word=shortened(words[0]))
    if len(words) != len(verb.parts) + 1:
        raise MalformedError(
            "The action '{verb}' must be followed by {needed} words, not {count}.",
            verb=verb.word,
            needed=len(verb.parts),
            count=len(words) - 1,
        )
    numbers = [0, 0]
    for i in range(len(verb.parts)):
        numbers[i] = read_part(verb.parts[i], words[i + 1])
    return verb.of(numbers[0], numbers[1])


# Verbs for the selection of characters
PICK: Final = Verb("pick", "character", CHOOSE, place="draft", unforeseen=True)
LAY: Final = Verb("lay", "character", CHOOSE, place="draft", unforeseen=True)
SWAP_ROLES: Final = Verb("swap-roles", "seat", worth=-1.0)
GIVE_ROLE: Final = Verb("give-role", "character", place="role", worth=0.0)

# Verbs that are available to every character in a turn
GOLD: Final = Verb("gold", "", GATHER, reminds=True)
CARDS: Final = Verb("cards", "", GATHER)
KEEP: Final = Verb("keep", "card", place="offer")  #: The verb to keep one of the drawn cards.
BUILD: Final = Verb("build", "card", BUILDING)
END: Final = Verb("end", "", ENDING, worth=0.0)
INCOME: Final = Verb("income", "", INCOME_OF, reminds=True)
BONUS: Final = Verb("bonus", "", FREE, reminds=True)

# Verbs for answers to questions
DECLINE: Final = Verb("decline", worth=0.5)  #: The verb to decline an offer.
DONE: Final = Verb("done", worth=1.0)
DISCARD: Final = Verb("discard", "card")  #: The verb to discard a card from the hand.
GIVE: Final = Verb("give", "card")  #: The verb to give away a card from the hand.
TAKE: Final = Verb("take", "card", place="offer")  #: The verb to take one of the offered cards.

# Verbs to build a district by paying with cards or districts
BUILD_FREE: Final = Verb("build-with", "card card", BUILDING, worth=-1.0)
BUILD_OVER: Final = Verb("build-over", "card district", BUILDING)
PAY_CARDS: Final = Verb("pay-with-cards", "card", BUILDING)

# Verbs for characters' abilities
KILL: Final = Verb("kill", "character", AIM, reminds=True, harms=True)
BEWITCH: Final = Verb("bewitch", "character", AIM, reminds=True, harms=True)
WARRANT: Final = Verb("warrant", "character", AIM, reminds=True, harms=True)
SIGN: Final = Verb("sign", "character", AIM, worth=1.0)
CONFISCATE: Final = Verb("confiscate")
ROB: Final = Verb("rob", "character", AIM, reminds=True, harms=True)
SPY: Final = Verb("spy", "seat type", ABILITY, reminds=True)
THREATEN: Final = Verb("threaten", "character", AIM, reminds=True, harms=True)
FLOWER: Final = Verb("flower", "character", AIM, worth=1.0)
BRIBE: Final = Verb("bribe")
REFUSE: Final = Verb("refuse", worth=1.0)
REVEAL: Final = Verb("reveal")
SWAP_HANDS: Final = Verb("swap-hands", "seat", ABILITY, reminds=True)
REDRAW: Final = Verb("redraw", "", ABILITY, reminds=True, worth=-1.0)
LOOK: Final = Verb("look", "seat", ABILITY, reminds=True)
TAKE_BUILD: Final = Verb("take-and-build", "card", BUILDING, place="offer")
FORESEE: Final = Verb("foresee", "", FREE, reminds=True)
CROWN: Final = Verb("crown", "seat", ABILITY, gives=True)
LEVY_GOLD: Final = Verb("levy-gold")
LEVY_CARD: Final = Verb("levy-card")
PAY_GOLD: Final = Verb("pay-gold")
GIVE_RANDOM: Final = Verb("give-random")
INCOME_MIX: Final = Verb("income-gold", "number", INCOME_OF, reminds=True)
ALMS: Final = Verb("alms", "seat", ABILITY, reminds=True)
BORROW: Final = Verb("borrow", "card seat", BUILDING, worth=1.0)
BONUS_GOLD: Final = Verb("bonus-gold", "", FREE, reminds=True, worth=4.0)
BONUS_CARDS: Final = Verb("bonus-cards", "", FREE, reminds=True, worth=3.0)
STUDY: Final = Verb("study", "", FREE, reminds=True)
DESTROY: Final = Verb("destroy", "district seat", ABILITY, harms=True)
EXCHANGE: Final = Verb("exchange", "district seat", ABILITY, harms=True)
HAND_OVER: Final = Verb("hand-over", "district")
SEIZE: Final = Verb("seize", "district seat", ABILITY, harms=True)
BEAUTIFY: Final = Verb("beautify", "district", ABILITY)
COLLECT: Final = Verb("collect", "", FREE, place="taxes", reminds=True)

# Verbs for the effects of districts and action cards
USE: Final = Verb("use", "card", CARD, place="own-city")  #: The verb to use a district's effect.
PLAY: Final = Verb("play", "card", CARD)
TUCK: Final = Verb("tuck", "card")
ANNOUNCE: Final = Verb("announce", worth=0.0)
RESCUE: Final = Verb("rescue")
THANK: Final = Verb("thank", "", FREE)
VISIT: Final = Verb("visit", "seat", CARD, worth=-1.0)
CASH_IN: Final = Verb("cash-in")
REPLACE: Final = Verb("replace", "district")
REPLACE_BY: Final = Verb("replace-by", "card", gives=False)
