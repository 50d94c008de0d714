### The first turn, step by step.

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
