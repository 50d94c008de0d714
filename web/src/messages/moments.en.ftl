# The welcome, what happened since one's last turn, and what can be set or looked up at a table.

web-settings = Sound and pace
web-volume = Volume
web-hasty = Skip confirmations where undo remains
web-hasty-about = Your turn then ends by itself after three seconds. Undo, any key or a tap stops that.
web-really = Really: { $choice }?
web-keys = Keyboard shortcuts
web-key-choices = Take the choice with this number
web-key-on = End the step: done, stop, no thanks
web-key-walk = From choice to choice
web-key-enter = Take the choice in focus, or the filled one
web-key-undo = Undo
web-key-hint = A hint
web-key-close = Close a window
web-key-this = This sheet

web-since =
    { $moves ->
        [one] Since your turn: 1 move
       *[other] Since your turn: { $moves } moves
    }
web-since-divider = since your turn
web-since-replay = Replay
web-since-stop = Back to my move
web-since-show = Show
web-since-mine = My move
web-since-more = { $moves } more
web-since-came = { $came } new
web-since-new = new
web-since-last = Last move:
web-since-path = { $person }: last move

web-choose-bots = Choose the bots
web-welcome-again = What it is about
web-guide-play-now = Play now
web-guide-play-on = Play on from here
