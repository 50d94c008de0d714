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
web-level-random = Beginner
web-level-random-about = Plays whatever comes to mind.
web-level-greedy = Strong
web-level-greedy-about = Takes the best turn it sees. Wins if you dawdle.
web-level-calm-cook = Calm
web-level-calm-cook-about = Cooks at leisure and leaves you time.
web-level-cook = Steady
web-level-cook-about = Cooks well, at the pace of a person.
web-level-quick-cook = Quick
web-level-quick-cook-about = Has its hands everywhere at once.
