web-coach-looks = The coach looks at this game.
web-coach-whose = Whose chance
web-coach-keys = ← → step through the game, ↑ ↓ jump between moments.
web-coach-looking = Looking at round { $round } … { $looked } of { $all } choices looked at.
web-coach-moment = { $sign }, round { $round }
web-coach-played = { $seat-you ->
    [yes] You played
   *[no] { $seat-name } played
  }
web-coach-better = The strong bot plays
web-coach-seemed = What seemed best
web-coach-saw = Why
web-coach-retry = Try again from here
web-coach-against = Your opponent { $bot }
web-coach-board = Show it on the board
web-coach-shift = Your shift, told back
