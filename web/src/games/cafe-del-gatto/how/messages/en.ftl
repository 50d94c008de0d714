# Café del Gatto in eight pictures.

web-how-cg-cups = Five cups to serve
web-how-cg-cups-about = Fill your **five cups** and serve each one once. The tile you get for it is your points.
web-how-cg-price = Price: the neighbour
web-how-cg-price-about = A token costs what the one **beside it** is worth. Here milk { $milk } costs { $coffee }, and coffee { $coffee } would cost { $milk }.
web-how-cg-column = Cheaper further down
web-how-cg-column-about = The two top rows cost **2 and 1 more**. What is bought leaves a gap: those above slide down.
web-how-cg-refill = a new one on top
web-how-cg-fill = Fill from below
web-how-cg-fill-about = **Milk on white, coffee on brown**, from the bottom up. A token that fits nowhere cannot be bought.
web-how-cg-serve = Serve
web-how-cg-serve-about = Add it up: any free tile **up to that value** is yours. What is left over comes back in coins.
web-how-cg-symbols = One symbol pays best
web-how-cg-symbols-about = Hot, cold, creamy: the fewer kinds in a cup, the more coins when you serve it. A { $drink } of **one kind** pays { $coins }.
web-how-cg-sugar = Sugar
web-how-cg-sugar-about = Whoever buys a **1** gets a cube. Each cube makes one coffee worth 1 more when you serve it.
web-how-cg-sum = { $value } + 1 = { $more }
web-how-cg-left = two left at the end: 1 point
web-how-cg-short = Short of coins?
web-how-cg-short-about = Instead of buying or serving, **take 2 coins**. The lever does not use up your turn, but after it you can only buy.
web-how-cg-take = take 2 coins
web-how-cg-or = or
web-how-cg-lever = 2 coins: a fresh column, then buy
web-how-cg-end = Somebody has served **all five cups**: finish the round. Tiles count, two sugar cubes make a point, coins count nothing. A tie? More coins.
web-how-cg-also = **On your turn** you do one thing: buy a token, serve full cups, or take 2 coins.
