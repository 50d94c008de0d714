web-window-title = { $title } · Demitasse
web-old-browser = This browser is too old to lay out the tables well. You can still play: every choice is in the list.
web-offline = You are offline: only replays that were opened here before can be watched.
web-window-turn = ● Your turn · { $title }
web-skip = Skip to the content
web-home = to the start page
web-steps = Steps of a turn
web-remind = Tell me when it is my turn
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
web-all-tables = Show all { $number }
web-open-record = Open a saved game
web-open-record-about = Watch a finished game again, from the file you saved.
web-choose-file = Choose a file
web-reading = Reading…
web-new-table = A new table
web-seat = Seat { $number }
web-who-bot = Bot, { $bot }
web-bot-calm-cook = cooks calmly
web-bot-cook = cooks well
web-bot-quick-cook = cooks fast
web-bot-greedy = plays well
web-bot-beginner = plays like a beginner
web-bot-casual = plays casually
web-bot-strong = plays a strong game
web-bot-expert = plays like an expert
web-bot-master = plays like a master
web-bot-random = plays at random
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
web-cards-own = own cards
web-own-cards = This table has its own cards
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

## How to play

web-how = How to play
web-how-title = How to play { $game }
web-all-rules = All the rules

web-until-today = until { $time }
web-until-tomorrow = until tomorrow, { $time }
web-until-yesterday = time is up
web-until-day = until { $day }, { $time }
web-since-today = since { $time }
web-since-tomorrow = since just now
web-since-yesterday = since yesterday, { $time }
web-since-day = since { $day }

web-hello-morning = Good morning, { $name }.
web-hello-afternoon = Good afternoon, { $name }.
web-hello-evening = Good evening, { $name }.
web-hello = Your tables
web-other-table = Or try another table
web-thinking-for = { $unit ->
    [minutes] { $number } minutes
    [hours] { $number ->
        [one] one hour
       *[other] { $number } hours
    }
   *[days] { $number ->
        [one] one day
       *[other] { $number } days
    }
}
web-teach-on = Teach me: warn before a blunder
web-teach-off = Stop warning me
web-hints-from = Hints from somebody who
