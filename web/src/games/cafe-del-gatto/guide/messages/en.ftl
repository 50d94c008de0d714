### The first turn, step by step.

web-guide-cg-cups = Five cups to fill
web-guide-cg-cups-about = Brown spaces want coffee, white ones milk, always from the bottom up. A full cup is served for a tile, and tiles are your points.
web-guide-cg-machine = The espresso machine
web-guide-cg-machine-about = Milk on the left, coffee on the right. A token costs the value of its neighbour across; the upper two rows cost 1 and 2 more.
web-guide-cg-buy = Buy a strong coffee
web-guide-cg-buy-about = The coffee at the bottom is worth 4, its neighbour only 3: three of your four coins. Tap it.
web-guide-cg-cup = Into the Espresso
web-guide-cg-cup-about = Every cup that waits for coffee could take it. The Espresso has a single space, so this fills it.
web-guide-cg-confirm = Confirm
web-guide-cg-confirm-about = Until now everything could be taken back. Now you pay, and a new token comes out of the bag.
web-guide-cg-slide = Tokens slide down
web-guide-cg-slide-about = What lay above moves down, a new token comes in on top, and prices change for everybody.
web-guide-cg-others = The others play
web-guide-cg-others-about = Both took 2 coins: that, a purchase or serving is a whole turn. You always see what they collect.
web-guide-cg-serve = Serve the Espresso
web-guide-cg-serve-about = A full cup may be served in your turn, several at once too. Tap the cup.
web-guide-cg-tile = Choose a tile
web-guide-cg-tile-about = The cup is worth 4, so tile 4 is yours. Each better tile exists only once! A lower one would pay the difference in coins.
web-guide-cg-end = Coins for few symbols
web-guide-cg-end-about = Besides the tile you were paid by the symbols: the fewer different ones in a cup, the more coins.
web-guide-cg-sugar = Sugar
web-guide-cg-sugar-about = Tokens of value 1 come with a sugar cube. When you serve, each cube lifts the cup by 1; two unused ones make a point in the end.
web-guide-cg-clean = The levers
web-guide-cg-clean-about = Nothing you like? Before you buy, 2 coins replace a whole column with new tokens.
web-guide-cg-win = That was it
web-guide-cg-win-about = When somebody has served all five cups, the round is played to its end. Most points win; coins decide a tie.
