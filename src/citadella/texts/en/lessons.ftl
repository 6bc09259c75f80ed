### The lessons at the table in English.
###
### $touch says whether the player taps or clicks. In a lesson about a character, $character is its
### name, $effect what it does, $choice the choice to make and $story what has happened.

## The first lesson

tutorial-title = Your first game
tutorial-city = This is your city: the first to build seven districts ends the game, and each district is worth its cost in points.
tutorial-cards = These are the districts you can build: the coin on a card is its price in gold.
tutorial-gold = This is your gold: you can add to it every turn.
tutorial-pick =
    { $touch ->
        [yes] Each round you secretly choose a character: tap the Merchant, who earns gold.
       *[no] Each round you secretly choose a character: click the Merchant, who earns gold.
    }
tutorial-called = Now that everyone has chosen, the characters are called by number, and each takes a turn when called.
tutorial-robbed =
    { $touch ->
        [yes] The Thief named the Merchant and took your gold, but you still take your turn: tap “{ table-dismiss }”.
       *[no] The Thief named the Merchant and took your gold, but you still take your turn: click “{ table-dismiss }”.
    }
tutorial-gather = A turn begins with gathering: take 2 gold.
tutorial-income = The Merchant earns 1 gold for each green district, and your Tavern is green: take the gold.
tutorial-bonus = The Merchant also gets 1 extra gold every turn.
tutorial-build =
    { $touch ->
        [yes] Now you have 4 gold: tap the Castle to build it.
       *[no] Now you have 4 gold: click the Castle to build it.
    }
tutorial-end-turn = You may build only one district per turn: end your turn.
tutorial-crown = A new round: the player with the crown chooses first, and that is you.
tutorial-pick-again = This time take the Assassin, who is called before everyone else.
tutorial-kill = Name a character, and its player loses the turn: kill the Architect, who could build three districts.
tutorial-gather-again = Gather gold for the next round.
tutorial-end-again = End your turn and watch who answers.
tutorial-silent = The Architect was called and nobody answered: your victim sits this round out.
tutorial-over = Choose, gather, build: when a city reaches seven districts, that round is the last, and the player with the most points wins.

## Lessons about new cards

lesson-title = What’s new: { $name }
lesson-meet = New: { $character }. { $effect }
lesson-try =
    { $touch ->
        [yes] Try it. Tap: { $choice }.
       *[no] Try it. Click: { $choice }.
    }
lesson-seen = { $story }
lesson-over = That’s all you need to know.
lesson-play = Play a full game
lesson-again = Start over
lesson-next = Next
lesson-count = { $n } of { $count }
lesson-leave = Leave the lesson
lesson-link = What’s new here?
lesson-link-character = Try it at the table
