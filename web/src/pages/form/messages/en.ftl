### The form of a new table.

web-new-table-about = { $game }: decide who sits where. Friends join by a link.
web-who-plays = Who plays?
web-how-many = Number of players
web-number-of-players = { $number ->
    [one] 1 player
   *[other] { $number } players
}
web-who-me = Me
web-who-here = Another person at this screen
web-who-friend = A friend, by link
web-who-friend-about = Joins by your link.
web-who-bot-about = Ready at once.
web-name = Name
web-options = Options
web-cr-option-first-help = Who opens every round.
web-cr-option-colours-help = A colour each; with two players, red and blue.
web-kr-option-goal-help = A level, or a Goal with a twist of its own.
web-kr-option-mode-help = As in the book; relaxed, with times of your own and pauses at will; or practice: a single round without salaries.
web-kr-option-timer_seconds-help = Only in a relaxed game. By the rules: 30.
web-kr-option-round_seconds-help = Only in a relaxed game. By the rules: 240, or 300 solo.
web-kr-option-unavailable_storage-help = With one or two players.
web-kr-option-locked_storage-help = Until its Upgrade is bought.
web-kr-option-locked_stove-help = The number of a space of the Stoves, closed until its Upgrade is bought.
web-leavers = When somebody leaves
web-leavers-bot = a bot takes over
web-leavers-wait = the table waits for them
web-leavers-clock = When somebody leaves or loses the line
web-leavers-clock-bot = a bot stands in until they are back
web-leavers-clock-wait = the clock stops until they are back
web-cards-first = The cards you chose cannot be played with yet: see what is said there, or play with our cards.
web-lay-table = Set the table
web-start = Start the game
web-thinking = Thinking time for each turn
web-thinking-none = none: as long as one likes
web-late = When it runs out
web-late-turn = a bot plays that turn
web-late-return = a bot stands in until they return
web-late-wait = the table waits; they can be nudged
