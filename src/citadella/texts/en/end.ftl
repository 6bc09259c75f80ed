### Texts of the page after a game, in English.

end-title =
    { $count ->
        [one] { $names } rules the city
       *[other] { $names } rule the city
    }
end-title-you = You rule the city
end-and = { $names } and { $last }
end-round = Round { $round }
end-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
end-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
end-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
end-won-by =
    { $gap ->
        [0] won on the tie-break
        [one] won by { $gap } point
       *[other] won by { $gap } points
    }
end-shared = a shared win
end-place =
    { $place ->
        [1] you won
        [2] you came second
        [3] you came third
        [4] you came fourth
        [5] you came fifth
        [6] you came sixth
        [7] you came seventh
       *[other] you came eighth
    }
end-points =
    { $count ->
        [one] point
       *[other] points
    }
end-districts = Districts
end-tie-rank = { $first } and { $second } are tied on points; the higher rank in the last round wins the tie: { $role } ({ $rank }) over { $other } ({ $otherRank }).
end-tie-unseen = { $first } and { $second } are tied on points; the higher rank in the last round wins the tie: { $role } ({ $rank }) over a character that was not revealed.
end-tie-districts = { $first } and { $second } are tied on points; the value of their districts breaks the tie: { $count } to { $other }.
end-tie-gold = { $first } and { $second } are tied on points; gold breaks the tie: { $count } to { $other }.
end-tie-nothing = { $first } and { $second } are tied in everything and share the place.
end-turns = Turning points
end-chance = { $name }’s chance of winning: { $before }% → { $after }%
end-see = See this moment
end-watch = Watch the replay
end-sheet = Full score sheet
end-share = Share the picture
end-save = Save the picture
end-copy = Copy the link to the replay
end-details = Details
