# The end of a game, told when it is there.

web-end-closed = The café is closed
web-end-you-win = You win!
web-end-you-share = You share the win!
web-end-wins = { $person } wins!
web-end-shared = A shared win!
web-end-not-this-time = Not this time
web-end-place = { $place ->
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
}
web-end-score = { $mine } : { $theirs }
web-end-how = { $score }.
web-end-how-tie = { $score }, with { $why }.
web-end-equal-with = { $score } with { $people }, equal in everything.
web-end-equal = { $score } for { $people }, equal in everything.
web-end-lost = { $count ->
    [one] { $score }. { $people } wins.
   *[other] { $score }. { $people } share the win.
}
web-end-lost-tie = { $count ->
    [one] { $score }. { $people } wins, with { $why }.
   *[other] { $score }. { $people } share the win, with { $why }.
}
web-won-together = { $count ->
    [one] You did it!
   *[other] You did it, all of you!
}
web-lost-together = { $count ->
    [one] Not tonight
   *[other] Not tonight, none of you
}
web-end-you = You
web-end-places = Places
web-end-points = { $points ->
    [one] { $told } point
   *[other] { $told } points
}
web-end-count = The count
web-end-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
web-end-why = { $rounds }. { $cause }.
web-end-cause = { $cause }.
web-end-tie = Tie-break
web-end-course = How it went
web-end-difference = What made the difference
web-end-same-table = { $bots ->
    [yes] Same table, same bots
   *[no] Same table, same people
}
web-end-waited = The others are waiting
web-end-stronger = Next time, one that { $bot }
web-end-stronger-why = You have won { $wins } of the last { $games }.
web-end-easier = Next time, one that { $bot }
web-end-easier-why = That would make a closer game.
web-end-picture = A picture of the end
web-end-picture-won = Won at { $game }!
web-end-picture-shared = Shared at { $game }!
web-end-picture-played = Played at { $game }
web-end-picture-of = { $game }, the end of the game: { $people }
web-end-share = Share the picture
web-end-save = Save the picture
web-end-no-picture = This browser cannot draw the picture. The replay shows it all.
web-end-not-shared = The picture could not be shared; it was saved instead.
web-end-saved = The picture is saved.
web-end-coach = Look at it with the coach
