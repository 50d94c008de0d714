web-join-kept = { $name } is keeping a seat for you.
web-join-free = A seat is free for you.
web-join-full = Every seat is taken.
web-join-full-about = You can watch. Should somebody leave, this link still seats you.
web-join-over = This game is over.
web-join-over-about = You can see it again, move by move, or start one of your own.
web-join-already = You already have a seat at this table.
web-join-name = What shall we call you?
web-join-your-seat = your seat
web-invites-you = invites you
web-sit-down = Sit down
web-just-watch = Just watch
web-learn = Learn it while you wait
web-learn-pictures = Eight pictures, two minutes, in a tab of its own.
web-learn-about = One turn, step by step, in a tab of its own.
web-no-account = No account, nothing to install.
web-minutes-about = about { $minutes } minutes
web-minutes-between = { $least } to { $most } minutes
web-who-sits = Who sits where
web-seat-free = free
web-seat-by-link = a friend, by link
web-seat-you = you
web-seat-you-host = you, the host
web-seat-there = here
web-seat-not-there = not here yet
web-lobby = Before the game
web-lobby-waiting =
    { $open ->
        [one] One seat is still free
       *[other] { $open } seats are still free
    }
web-lobby-ready = Everybody is here
web-lobby-host = Send the link, or start with whoever is here.
web-lobby-host-ready = Start whenever you like.
web-lobby-guest = You have your seat. The game begins when the host starts it.
web-lobby-watch = You are watching. The game begins when the host starts it.
web-lobby-notes = While you wait
web-lobby-options = Not as usual here
web-bot-free-seat =
    { $open ->
        [one] Give the seat to a bot
       *[other] Give a seat to a bot
    }
web-free-bot-seat = Free { $name }’s seat
web-start-game = Start the game
web-start-with =
    { $number ->
        [1] Start alone
        [2] Start with two
        [3] Start with three
        [4] Start with four
        [5] Start with five
       *[other] Start with { $number }
    }
web-start-with-about =
    { $open ->
        [one] The free seat is taken away
       *[other] The free seats are taken away
    }
web-start-too-few =
    { $fewest ->
        [one] { $game } needs somebody at the table.
       *[other] { $game } needs at least { $fewest } players: wait for friends, or give seats to bots.
    }
web-post-title = Come and play
web-post-about = Point a phone at it
web-post-subject = A seat for you: { $game }
web-post-share = Share the link
web-post-copy = Copy the link
web-reach-house = Works in this house
web-reach-house-about = Everybody in the same Wi-Fi can open it.
web-reach-anywhere = Works everywhere
web-reach-anywhere-about = Whoever has the link can open it.
web-reach-computer = Only on this computer
web-reach-computer-about = Demitasse was started for this computer alone. Started for the whole house, it shows a code here that phones can open: its README says how.
web-lobby-thinking = A turn takes { $time } at most; then { $late ->
    [turn] a bot plays it.
    [return] a bot stands in until they return.
   *[wait] the table waits, and they can be nudged.
}
web-lobby-leavers-bot = When somebody leaves or loses the line, a bot stands in until they are back.
web-lobby-leavers-wait = When somebody leaves or loses the line, the clock stops until they are back.
