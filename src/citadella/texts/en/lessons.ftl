### The lessons at the table in English.
###
### $touch says whether one taps or clicks. In a lesson about a character, $character is its name,
### $effect what it does, $choice what is to be chosen and $story what has happened.

## The first lesson

tutorial-title = Your first game
tutorial-city = This is your city: whoever first builds seven districts ends the game, and each is worth its cost in points.
tutorial-cards = These are the districts you can build: the coin on a card is its price in gold.
tutorial-gold = This is your purse: every turn you can put something into it.
tutorial-pick =
    { $touch ->
        [yes] Each round you become another character, in secret: tap the Merchant, who brings gold.
       *[no] Each round you become another character, in secret: click the Merchant, who brings gold.
    }
tutorial-called = Everybody has chosen; now the characters are called by number, and whoever is called takes a turn.
tutorial-robbed =
    { $touch ->
        [yes] The Thief had named the Merchant and took your gold, but the turn is yours: tap “{ table-dismiss }”.
       *[no] The Thief had named the Merchant and took your gold, but the turn is yours: click “{ table-dismiss }”.
    }
tutorial-gather = A turn begins with gathering: take 2 gold.
tutorial-income = The Merchant earns 1 gold for each green district, and your Tavern is one: take it.
tutorial-bonus = And the Merchant always gets 1 extra gold.
tutorial-build =
    { $touch ->
        [yes] Now you have 4 gold: tap the Castle to build it.
       *[no] Now you have 4 gold: click the Castle to build it.
    }
tutorial-end-turn = One district a turn is all you may build: end your turn.
tutorial-crown = A new round: whoever has the crown chooses first, and that is you.
tutorial-pick-again = This time take the Assassin, who is called before all others.
tutorial-kill = Name a character, and whoever has it loses the turn: kill the Architect, who could build three districts.
tutorial-gather-again = Gather gold for the next round.
tutorial-end-again = End your turn and watch who answers.
tutorial-silent = The Architect was called and nobody answered: your victim sits this round out.
tutorial-over = Choose, gather, build: the round in which a city reaches seven districts is the last, and the player with the most points wins.

## Lessons about new cards

lesson-title = What is new: { $name }
lesson-meet = New: { $character }. { $effect }
lesson-try =
    { $touch ->
        [yes] Try it, tap: { $choice }.
       *[no] Try it, click: { $choice }.
    }
lesson-seen = { $story }
lesson-over = Now you know all you need.
lesson-play = Play a whole game
lesson-again = Once more
lesson-next = Next
lesson-count = { $n } of { $count }
lesson-leave = Leave the lesson
lesson-link = What is new here?
lesson-link-character = Try it at the table
