# Being told that it is one's turn.

web-remind-title = Tell me when it is my turn
web-remind-closed = Even when this page is closed.
web-remind-open = As long as this page is open somewhere.
web-remind-table = At this table
web-remind-table-about = One message a turn, never more
web-remind-ring = A soft ring
web-remind-ring-about = While this page is open
web-remind-good = Good
web-remind-refused = Your browser says no. Allow notifications in the site’s settings, then try again.
web-remind-cannot = This browser cannot show messages here. The title of the page and a soft ring will tell you.
web-remind-not-closed = This works while the page is open; messages to a closed page could not be set up.
web-remind-turn = Your turn at { $game }
web-remind-time = Remind me
web-remind-time-about = Once, before my time runs out
web-remind-mute = Mute the talk
web-remind-mute-about = Reactions and words stay quiet
