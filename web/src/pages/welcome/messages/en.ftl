# The card that welcomes somebody at the first table of a game.

web-welcome-first = Your first table at { $game }
web-welcome-of = { $game } in a nutshell
web-welcome-ends = How it ends
web-welcome-against = Who do you play against?
web-welcome-with = Who do you cook with?
web-welcome-against-short = Against whom?
web-welcome-with-short = With whom?
web-welcome-how-many = How many bots?
web-welcome-bots = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
web-welcome-how-strong = How strong?
web-welcome-strength = { $beans } of 5
web-welcome-name = What shall we call you?
web-welcome-show = Show me
web-welcome-show-about = Your first turn, step by step
web-welcome-play = Just play
web-welcome-play-about = Hints stay on
web-welcome-remembered = We remember this. You can change it on the start page.
