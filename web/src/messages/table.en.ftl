# What every table says around its game, and the replay.

web-connecting = Opening the table…
web-reconnecting = The connection is lost. Reconnecting…
web-no-way-in = This table cannot be opened

web-prompt = What to do now
web-choices = Your choices
web-opponents = The others
web-story = Story
web-areas = Parts of the table
web-tab-rivals = Rivals
web-your-turn = Your turn
web-plays-now = Playing now
web-plays-next = Plays next
web-points = { $points ->
    [one] point
   *[other] points
}
web-over = The game is over
web-waiting-for = { $person }’s turn
web-waiting-before = Just before: { $told }
web-waiting-for-somebody = { $person } has left: the seat is free
web-waiting-host = Invite a friend or give the seat to a bot: “At the table”.
web-waiting-guest = The table is waiting for somebody to sit down.
web-person-away = { $person } is not connected just now.
web-person-gone = { $person } has lost the connection.
web-person-back = { $person } is back.
web-says = { $person }: { $line }

web-pause = Pause
web-pause-ask = Ask for a pause
web-paused = Paused: the clock is stopped
web-pause-interrupted = The table was interrupted, and goes on just where it was.
web-pause-wanted = { $seat-you ->
    [yes] You would like a pause
   *[no] { $seat-name } would like a pause
}
web-pause-go-on-wanted = Ready to go on: { $seat-name }.
web-pause-waiting = Waiting for { $seat-name }.
web-pause-agree = Yes, pause
web-pause-go-on = Go on
web-pause-stay = Not yet
web-pause-never-mind = Never mind
web-awaited = The table waits for { $seat-name }.
web-awaited-lost = The line was lost. The clock and all the sand stand still until it is back.
web-awaited-left = The clock and all the sand stand still until somebody sits down again.
web-resumes = Everybody is back.
web-resumes-about = It goes on in a moment: 3, 2, 1.
web-stand-in = Let a bot stand in
web-stand-in-about = { $seat ->
    [one] { $seat-you ->
        [yes] You take over again at once
       *[no] { $seat-name } takes over again at once
    }
   *[other] They take over again at once
}
web-hands = Who plays here
web-behind = { $rows ->
    [one] 1 move to show
   *[other] { $rows } moves to show
}
web-skip-rows = Skip

web-hint = Hint: what would the bot do? (H)
web-hint-would = The bot would choose: { $choice }.
web-undo = Undo
web-undo-what = Undo: { $what }
web-undo-none = Nothing to undo
web-undone = { $seat-you ->
    [yes] You take your last choice back.
   *[no] { $seat-name } takes the last choice back.
}
web-rule = Rule { $rule }

web-at-table = At the table
web-seat-bot = Bot, { $bot }
web-seat-bot-thinking = Bot, thinking
web-seat-here = Connected
web-seat-away = Not connected
web-seat-stand-in = A bot stands in
web-seat-open = Free seat
web-open-for-friend = Free it for a friend
web-speed = Pace of the others’ moves
web-speed-slow = Slow
web-speed-normal = Easy
web-speed-fast = Fast
web-speed-instant = Instant, no animation
web-leave = Leave the table
web-leave-to-bot = A bot plays on for you; you can come back at any time.
web-leave-waits = The table waits for you; you can come back at any time.
web-come-back = Sit down again

web-curtain = { $person }, it is your turn
web-curtain-lift = Show my side of the table

web-total = Points
web-chart = Points after each round
web-chart-of = { $person } { $points }
web-rematch = Rematch
web-again-together = Play again
web-rematch-join = Join the rematch
web-rematch-join-together = Join the next game
web-watch-replay = Watch the replay
web-save-record = Save the game
web-look-at-table = Look at the table
web-show-count = Show the count

web-replay = Replay
web-replay-of = Replay of { $people }
web-replay-moment = Move { $row } of { $rows }
web-replay-moment-timed = { $time } · { $row } of { $rows }
web-replay-start = The beginning
web-replay-play = Play
web-replay-pause = Pause
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-forward = One move on
web-replay-last = To the end
web-replay-slider = Moment of the game
web-replay-eyes = Point of view
web-replay-everyone = Spectator
web-replay-open = Everything revealed
web-replay-share = Link to this replay
web-replay-share-about = Whoever has it can watch the game.
web-replay-fork = Play on from here
web-replay-fork-about = You take this seat, bots take the others.
web-replay-fork-seat = Your seat
web-replay-fork-bot = Against
web-replay-fork-with = Together with
web-replay-fork-over = The game is over at this moment; go back a little to play on.
web-replay-more = Chart, point of view, saving

web-time-over = Your thinking time is over; the table waits for you.
web-time-over-other = { $person }’s thinking time is over.
web-bot-for-you = A bot plays for you until you are back.
web-play-myself = Play myself
web-talk = Talk
web-talk-new = Talk, { $number } new
web-icons-find = Find an icon
web-icons-about = On the table: point at anything, or press it long.
web-icons-none = No icon is called that.
web-coach = Coach
