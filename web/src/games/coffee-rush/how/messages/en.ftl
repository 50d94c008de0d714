# Coffee Rush in eight pictures.

web-how-cr-orders = Orders wait for you
web-how-cr-orders-about = Every order you send is a **point**. Every one that goes cold costs one.
web-how-cr-walk = Walk
web-how-cr-walk-about = **1 to 3 steps**, not diagonally. Every square you enter gives what it shows.
web-how-cr-pass = Pass, and rush
web-how-cr-pass-about = Others never block you: **walk through**, only don’t stop there. A Rush token buys one more step.
web-how-cr-step-more = = 1 step more
web-how-cr-pour = Pour
web-how-cr-pour-about = What you picked up goes into your **three cups**. Nothing moves from cup to cup, but a whole cup may be emptied.
web-how-cr-send = Send
web-how-cr-send-about = One cup, **exactly** what the order says, nothing more. With a ribbon it also brings a Rush token.
web-how-cr-rush = Rush hour
web-how-cr-rush-about = Each order you send hands **a new one** to the next two players. They do the same to you.
web-how-cr-rush-you = you send 1
web-how-cr-rush-next = next
web-how-cr-rush-after = next but one
web-how-cr-rush-nothing = nothing
web-how-cr-time = Time passes
web-how-cr-time-about = After your turn your orders sink a row. Off **row 4** it is a penalty, with a Rush token as comfort.
web-how-cr-upgrade = Upgrade
web-how-cr-upgrade-about = At the start of a turn, **three sent orders** buy a help for good: doubled squares, or diagonal steps. It is worth points at the end, too.
web-how-cr-end = The order cards run out, or somebody has **5 penalties**: finish the round. Most points win. A tie? More orders sent, then more Rush tokens.
web-how-cr-also = **Only two of you?** Two meeples each, one of them walks; every turn also brings you a new order yourself.
