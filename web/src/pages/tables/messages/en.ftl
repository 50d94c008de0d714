web-slips-turns = { $turns ->
    [0] Nobody is waiting for you.
    [one] One table is waiting for your turn.
   *[other] { $turns } tables are waiting for your turn.
}
web-slip-turn = Your turn
web-slip-waiting = Waiting
web-slip-over = Finished
web-slip-gone = This table has been removed.
web-slip-lobby = Waiting for friends
web-slip-going = In progress
web-slip-alone = The bots have moved.
web-slip-they-wait = { $people }, waiting { $when }
web-slip-you-wait = For { $people }, { $when }
web-slip-won = You won.
web-slip-lost = { $people } won.
web-slip-play = Play my turn
web-slip-open = Open the table
web-slip-look = Look at it
web-slip-hide = Hide this table: { $table }
web-carry = Carry my tables to another device
web-carry-one = Carry to another device: { $table }
web-carry-title = { $number ->
    [one] This table on another device
   *[other] My tables on another device
}
web-carry-about = A link moves a copy of your keys: whoever opens it first sits in your seats. Show it to nobody else.
web-carry-show = Show the link
web-carry-link = Open this on the other device
web-carry-computer = Demitasse was started for this computer alone: only another browser here can open it.
web-carry-once = It works once, and for { $minutes } minutes.
web-carry-here = Your tables, here too
web-carry-here-about = Your keys are on their way from another device of yours. Take them, and your tables are here as well.
web-carry-take = Take my tables
web-slip-nudge = Nudge { $person }
web-slip-nudged = { $person } has been nudged.
