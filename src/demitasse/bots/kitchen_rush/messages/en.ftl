### Why a cook would choose something, in one sentence, and what it calls out to the others.

kr-cook-ready = The plan is made: the clock may start.
kr-cook-storages = One space in each of these two is enough for us.
kr-cook-place = For this timer I see nothing better than { $zone-name }.
kr-cook-place-cook = The dish { $what-name } has all its ingredients and can go on the Stoves.
kr-cook-place-fetch = { $zone-name } has what my dishes lack.
kr-cook-place-spice = The bag has spices that my dishes lack.
kr-cook-place-take = The order { $what-name } suits us, and I can finish it before the bell.
kr-cook-place-welcome = New guests bring coins, and orders to choose from.
kr-cook-place-suggest = None of the orders on the slots is what the Goal asks for; others may be.
kr-cook-place-serve = The order { $what-name } is right as it is, so it can be served quickly.
kr-cook-place-buy-own = My dishes need more of this than there is: { $what-name }.
kr-cook-place-buy = The others need more of this than there is: { $what-name }.
kr-cook-place-buy-soon = The orders on the slots will need more of this: { $what-name }.
kr-cook-place-wash-urgent = A dish is waiting for a clean plate.
kr-cook-place-wash = We shall soon need more clean plates.
kr-cook-place-rehire = There is time enough to make { $what-name } worth its 2 coins.
kr-cook-place-repair = { $what-name }: we stand in each other’s way there, so the repair pays.
kr-cook-place-upgrade = “{ $what-name }” is worth its coins now.
kr-cook-remove = { $zone-name }: all spaces are taken, and I do not need mine there; somebody else may.
kr-cook-take-order =
    The order { $order-name } fits into the time I have and brings { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $stars ->
        [0] {"."}
        [one] {" "}and { $stars } star.
       *[other] {" "}and { $stars } stars.
    }
kr-cook-plate = There is a clean plate { $size } for { $dish-name } now.
kr-cook-good = Still missing for { $dish-name }: { $good-name }.
kr-cook-cook =
    { $dish-name } must be cooked { $times ->
        [one] once more.
        [2] twice more.
       *[other] { $times } times more.
    }
kr-cook-done = There is nothing more I could finish.
kr-cook-unpaid = { $timer-name } is the one we can best do without.
kr-cook-outstanding = { $timer-name } is the one we miss most.
kr-cook-keep = “{ $card-name }” helps us more than the other card.
kr-cook-rather = I would rather choose something else: { $choice }.
kr-cook-rather-wait = I would wait a moment.
kr-cook-says-take = I take { $order-name }.
kr-cook-says-take-plate = I take { $order-name }, but I need a clean plate { $size }.
kr-cook-says-take-short = I take { $order-name }; mind that we are running out of { $good-name }.
kr-cook-says-buy = I buy { $what-name }.
kr-cook-says-wash = I wash up.
kr-cook-says-rehire = I hire { $what-name } again.
kr-cook-says-repair = I see to the repair: { $what-name }.
kr-cook-says-upgrade = I pay for an Upgrade: { $what-name }.
