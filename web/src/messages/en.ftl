web-window-title = { $title } · Demitasse
web-skip = Skip to the content
web-home = to the start page
web-steps = Steps of a turn
web-sound = Sound
web-sound-on = Turn the sound on
web-sound-off = Turn the sound off
web-theme-light = Switch to the light theme
web-theme-dark = Switch to the dark theme
web-language = Language
web-language-en = EN, English
web-language-fr = FR, French
web-help = Help
web-guide = Your first turn, step by step
web-results = Solo results
web-rules = Rules
web-my-box = My box
web-loading = One moment…
web-page-lost = This page did not load
web-reload = Reload
web-try-again = Try again
web-cancel = Cancel
web-close = Close
web-connection-lost = The connection is lost: try again in a moment.
web-copy = Copy
web-copied = Copied
web-copy-by-hand = Your browser would not copy it. The link is selected: copy it by hand.
web-share = Share
web-qr = QR code of the link
web-qr-show = QR code
web-to-start = To the start page
web-to-table = To the table
web-no-network = The server cannot be reached: check your connection, then try again.
web-no-answer = The server’s answer makes no sense (status { $status }). Try again in a moment.
web-trouble = Something went wrong on this page. Reload it.
web-no-game = There is no such game here.
web-nowhere = There is nothing here
web-nowhere-about = The address is wrong, or what was here has been removed.
web-start-title = Come in, sit down, play.
web-start-about = Board games about coffee, on a table of your own: against bots, around one screen, or with friends wherever they are.
web-unofficial = Demitasse is unofficial: made by players for players, with words and drawings of its own. The games belong to their authors and publishers.
web-players = { $fewest } to { $most } players
web-play-bots = Play against bots
web-play-friends = Play with friends
web-laying = Setting the table…
web-guide-first = First time? One turn, step by step
web-somebody = Guest
web-a-table = A table
web-my-tables = My tables
web-no-tables = Once you have played, your tables will be waiting for you here.
web-open-seat = an open seat
web-state-lobby = Waiting for friends
web-state-playing = In progress
web-state-paused = Paused
web-state-waiting = Waiting for somebody
web-state-over = Finished
web-state-gone = This table has been removed.
web-forget = Forget this table: { $table }
web-forget-about = Forget this table: your seat’s key is thrown away
web-all-tables = Show all { $number }
web-open-record = Open a saved game
web-open-record-about = Watch a finished game again, from the file you saved.
web-choose-file = Choose a file
web-reading = Reading…
web-new-table = A new table
web-new-table-about = { $game }: decide who sits where. Friends join by a link.
web-who-plays = Who plays?
web-how-many = Number of players
web-number-of-players = { $number ->
    [one] 1 player
   *[other] { $number } players
}
web-seat = Seat { $number }
web-who-me = Me
web-who-here = Another person at this screen
web-who-friend = A friend, by link
web-who-bot = Bot, { $bot }
web-who-friend-about = Joins by your link.
web-who-bot-about = Ready at once.
web-bot = bot
web-bot-calm-cook = cooks calmly
web-bot-cook = cooks well
web-bot-quick-cook = cooks fast
web-bot-greedy = plays well
web-bot-random = plays at random
web-name = Name
web-options = Options
web-as-usual = As usual
web-option-is = { $label }: { $value }
web-value-random = At random
web-value-fixed = Always 6
web-value-red = Red
web-value-blue = Blue
web-value-green = Green
web-value-yellow = Yellow
web-value-easy = Easy
web-value-normal = Normal
web-value-hard = Hard
web-value-expert = Expert
web-value-standard = Standard
web-value-relaxed = Relaxed
web-value-practice = Practice
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
web-cards = Which cards?
web-cards-to-box = Correct cards in My box
web-cards-from-ours = Our cards
web-cards-from-mine = My box
web-cards-from-file = A file
web-cards-corrections =
    { $number ->
        [0] nothing corrected yet
        [one] one correction
       *[other] { $number } corrections
    }
web-cards-drop = Or drop it here: a content file (.toml), as My box saves it.
web-cards-other = Choose another file
web-cards-checking = Checking the cards…
web-cards-wrong =
    { $number ->
        [one] “{ $file }” cannot be played with yet. One thing is wrong:
       *[other] “{ $file }” cannot be played with yet. { $number } things are wrong:
    }
web-cards-large = “{ $file }” is too large ({ $size } kB): a content file has { $most } kB at most.
web-cards-not-text = “{ $file }” is not a text file: choose a content file (.toml), as My box saves it.
web-cards-first = The cards you chose cannot be played with yet: see what is said there, or play with our cards.
web-cards-differ =
    { $number ->
        [0] { $file }: every card is as ours.
        [one] { $file }: one card differs from ours.
       *[other] { $file }: { $number } cards differ from ours.
    }
web-cards-what = What is different?
web-cards-change-added = new
web-cards-change-removed = taken out
web-cards-look = Look at these cards
web-cards-own = own cards
web-cards-more =
    { $number ->
        [one] one more
       *[other] { $number } more
    }
web-own-cards = This table has its own cards
web-lay-table = Set the table
web-start = Start the game
web-join = Join a table
web-join-closed = This link leads nowhere
web-see-replay = Watch the replay
web-watch = Watch
web-you = You
web-give-bot = Give it to a bot
web-watchers =
    { $number ->
        [one] One person is watching.
       *[other] { $number } people are watching.
    }
web-invite-join = Link to play
web-invite-join-about = Whoever has it can take a free seat.
web-invite-watch = Link to watch
web-invite-watch-about = Whoever has it sees what a spectator sees, and nothing hidden.
web-rules-of = All the rules of { $game }
web-rules-first = New here? Eight pictures tell the game. What follows is for looking things up.
web-rules-exactly = To know exactly
web-rules-exactly-about = What always holds, what the cards hold, who may see what, and what is asked of whom: for those who test the game or write bots.
web-rules-search = Search the rules
web-rules-found =
    { $number ->
        [0] No rule speaks of this.
        [one] One rule
       *[other] { $number } rules
    }
web-rules-contents = Contents
web-rules-proofs =
    { $number ->
        [one] Proven by one test
       *[other] Proven by { $number } tests
    }
web-guide-none = There is no guide for this game yet.
web-guide-next = Next
web-guide-back = Back
web-guide-skip = Leave the guide
web-guide-progress = Step { $step } of { $steps }
web-guide-follow = In this guide, follow the glow: “{ $choice }”.
web-guide-play = To the tables
web-guide-choices = What you can do
web-guide-chapters = One turn

## How to play

web-how = How to play
web-how-title = How to play { $game }
web-how-lead = { $fewest } to { $most } players, { $minutes } minutes. Eight pictures, two minutes to read.
web-how-try = Try one turn
web-how-end = The end
web-all-rules = All the rules
