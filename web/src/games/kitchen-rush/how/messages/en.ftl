# Kitchen Rush in eight pictures.

web-how-kr-sand = The sand is your hands
web-how-kr-sand-about = Put a **sand timer** into a room and do what is done there; it stays until its sand has run out. All of you at once, there are no turns.
web-how-kr-rooms = The rooms
web-how-kr-rooms-about = A room whose spaces are **all taken** lets nobody in, and a timer that has run out still takes one. Only the Market always has room.
web-how-kr-order = An order
web-how-kr-order-about = The Maître d’hôtel welcomes guests, and the Waiters hand you one of their **orders** with its plates. It says what goes on a plate and how long that cooks.
web-how-kr-plate = The plate
web-how-kr-plate-about = Fetch ingredients from a Storage and cubes from the Spices, **just what the order says**. One thing too many, and the dish is ruined.
web-how-kr-cooking = Cooking
web-how-kr-cooking-about = A timer on the Stoves cooks one plate by **one row**, as often as the order says and not once more. Ingredients go on before, spices at any time.
web-how-kr-washing = Washing up
web-how-kr-washing-about = Plates come back dirty and wait in the Sink. A timer there washes **three**, and without clean plates there is nothing to cook on.
web-how-kr-bill = The bill
web-how-kr-bill-about = After each round every timer wants **3 coins**. Orders that are right bring coins and Prestige stars, all others cost a star each.
web-how-kr-together = Winning together
web-how-kr-together-about = You choose a **goal**: so many orders, coins and stars, here for two of you. You all reach it, or nobody does.
web-how-kr-end = After **4 rounds** of four minutes you win if you have met your goal, every timer is paid, and at least 1 coin and 1 Prestige are left. Below −4 Prestige it is over at once.
web-how-kr-also = **Solo?** You have four timers, and five minutes a round.
