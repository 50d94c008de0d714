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
web-rules = Rules
web-loading = One moment…
web-page-lost = This page did not arrive
web-reload = Load it again
web-try-again = Try again
web-cancel = Cancel
web-close = Close
web-connection-lost = The connection is lost: try again in a moment.
web-copy = Copy
web-copied = Copied
web-to-start = To the start page
web-to-table = To the table
web-no-network = The server cannot be reached: check your connection, then try again.
web-no-answer = The server gave no proper answer (status { $status }). Try again in a moment.
web-trouble = Something went wrong on this page. Load it again.
web-no-game = There is no such game here.
web-nowhere = There is nothing here
web-nowhere-about = The address is wrong, or what was here has been cleared away.
web-start-title = Come in, sit down, play.
web-start-about = Board games about coffee, on a table of your own: against bots, around one screen, or with friends wherever they are.
web-unofficial = Demitasse is unofficial: made by players for players, with words and drawings of its own. The games belong to their authors and publishers; Coffee Rush to Korea Boardgames.
web-players = { $fewest } to { $most } players
web-game-coffee-rush = Run through the kitchen for beans, milk and ice, fill your three cups, and send every order before it goes cold.
web-play-bots = Play against bots
web-play-friends = Play with friends
web-laying = Laying the table…
web-guide-first = First time? One turn, step by step
web-somebody = Barista
web-a-table = A table
web-my-tables = My tables
web-no-tables = Once you have played, your tables wait for you here.
web-open-seat = an open seat
web-state-lobby = Waiting for friends
web-state-playing = In play
web-state-waiting = Waiting for somebody
web-state-over = Finished
web-state-gone = This table has been cleared away.
web-forget = Forget this table: { $table }
web-forget-about = Forget this table: your seat’s key is thrown away
web-all-tables = Show all { $number }
web-open-record = Open a record
web-open-record-about = Look at a finished play again, from the file you saved.
web-choose-file = Choose a file
web-reading = Reading…
web-new-table = A new table
web-new-table-about = { $game }: decide who sits where. Friends get a link from you.
web-who-plays = Who plays?
web-how-many = Number of players
web-number-of-players = { $number } players
web-seat = Seat { $number }
web-who-me = Me
web-who-here = Another person at this screen
web-who-friend = A friend, by link
web-who-bot = Bot, { $bot }
web-who-friend-about = Gets a link from you.
web-who-bot-about = Sits down at once.
web-bot = bot
web-bot-greedy = plays well
web-bot-random = plays anything
web-name = Name
web-options = Options
web-options-about = First player, variants, leavers
web-as-usual = As usual
web-value-random = At random
web-value-red = Red
web-value-blue = Blue
web-value-green = Green
web-value-yellow = Yellow
web-cr-option-first-help = Who opens every round.
web-cr-option-colours-help = A colour each; with two players, red and blue.
web-leavers = When somebody leaves
web-leavers-bot = a bot plays on in their seat
web-leavers-wait = the table waits for them
web-lay-table = Lay the table
web-start = Start the play
web-join = Join a table
web-join-title = A seat for you: { $game }
web-join-closed = This link leads nowhere
web-join-already = You already have a seat at this table.
web-join-over = This play is over.
web-join-full = This table is full: every seat is taken. You can look on.
web-see-replay = See the replay
web-your-name = Your name
web-which-seat = Which seat?
web-sit-down = Sit down
web-watch = Look on
web-lobby = Before the play
web-lobby-waiting =
    { $open ->
        [one] One seat is waiting for somebody
       *[other] { $open } seats are waiting for somebody
    }
web-lobby-ready = Everybody is here
web-lobby-host = You are the host: bring your friends with the link, then start.
web-lobby-guest = You have your seat. The play begins when the host starts it.
web-lobby-watch = You are looking on. The play begins when the host starts it.
web-who-sits = Who sits where
web-open-seat-about = Free: waiting for a friend
web-you = You
web-here = Here
web-not-here = Not connected
web-give-bot = Give it to a bot
web-give-friend = Give it to a friend
web-watchers =
    { $number ->
        [one] One person is looking on.
       *[other] { $number } people are looking on.
    }
web-invite = Invite
web-invite-join = Link to play
web-invite-join-about = Whoever has it can take a free seat.
web-invite-watch = Link to look on
web-invite-watch-about = Whoever has it sees what a spectator sees, nothing hidden.
web-only-here = These links work on this computer only. For other devices in the house, start the server with --host 0.0.0.0 and open it by this computer’s own address.
web-rules-of = The rules of { $game }
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
web-guide-cr-orders = Your orders come first
web-guide-cr-orders-about = Each slip is a drink somebody is waiting for. New orders hang in row 1 and sink with every turn. You go for the Chocolate Latte: milk, steam and chocolate.
web-guide-cr-board = The kitchen
web-guide-cr-board-about = Every square gives the ingredient drawn on it. You are the red meeple; the milk you started on is already in your first cup.
web-guide-cr-step = Walk to the chocolate
web-guide-cr-step-about = You move one to three squares for free, up, down or sideways. Each square you step on gives its ingredient. Tap the glowing chocolate.
web-guide-cr-again = Then to the steam
web-guide-cr-again-about = The chocolate lies in your hand. One more step brings the steam, and with it all the Latte needs.
web-guide-cr-stop = Stop here
web-guide-cr-stop-about = You may stop as soon as you have what you want, but not on a square with another meeple. Rush tokens would buy more steps.
web-guide-cr-pour = Pour the steam
web-guide-cr-pour-about = What you gathered goes into your three cups now; what you do not pour is lost. The first cup holds milk already: pour the steam there.
web-guide-cr-fill = And the chocolate
web-guide-cr-fill-about = A cup must hold exactly what an order asks for, no more and no less. With the chocolate, this one does.
web-guide-cr-done = Pouring is done
web-guide-cr-done-about = The hand is empty. You could still empty a cup that went wrong; yours is just right.
web-guide-cr-send = Send it
web-guide-cr-send-about = Cup and order match: tap the order. The sent slip is one point, and the cup is free again.
web-guide-cr-end = New customers
web-guide-cr-end-about = Word gets around: when you end your turn, each of the others gets a new order for every one you sent.
web-guide-cr-sink = Orders sink
web-guide-cr-sink-about = At the end of your turn your waiting orders move down a row. What falls off row 4 is a penalty: it costs a point and gives a Rush token.
web-guide-cr-upgrades = Upgrades
web-guide-cr-upgrades-about = At the start of a turn, three sent orders buy an upgrade: doubled squares or diagonal steps. It also counts as points in the end.
web-guide-cr-win = That was a turn
web-guide-cr-win-about = The café closes when somebody has five penalties or the orders run out; the round is played to its end. The best rating wins.
