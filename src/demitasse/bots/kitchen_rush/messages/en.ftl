### Why a cook would choose something, in one sentence, and what it calls out to the others.

kr-cook-ready = Nothing more to prepare: the clock may start.
kr-cook-storages = One space in each of these two is enough for the team.
kr-cook-place = There is nothing better for this timer than { $zone-name }.
kr-cook-place-cook = { $what-name } has all its ingredients and can go on the Stoves.
kr-cook-place-fetch = { $zone-name } has what your dishes still need.
kr-cook-place-spice = The bag has spices that your dishes still need.
kr-cook-place-take = The order { $what-name } suits the team, and you can finish it before the bell.
kr-cook-place-welcome = New guests bring coins, and orders to choose from.
kr-cook-place-suggest = Some of the waiting orders do little for the Goal; those in the deck are better on average.
kr-cook-place-serve = The order { $what-name } is right as it is, so it can be served quickly.
kr-cook-place-buy-own = Your dishes need more of this than there is: { $what-name }.
kr-cook-place-buy = The others need more of this than there is: { $what-name }.
kr-cook-place-buy-soon = The waiting orders will need more of this: { $what-name }.
kr-cook-place-wash-urgent = A dish is waiting for a clean plate.
kr-cook-place-wash = More clean plates will soon be needed.
kr-cook-place-rehire = There is time enough to make { $what-name } worth its 2 coins.
kr-cook-place-repair = { $what-name }: the team is getting in its own way there, so the repair pays off.
kr-cook-place-upgrade = “{ $what-name }” is worth its coins now.
kr-cook-remove = { $zone-name }: every space is taken, and you no longer need yours; somebody else may.
kr-cook-take-order =
    There is time for { $order-name }, and it brings { $coins ->
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
kr-cook-done = There is nothing more you could finish.
kr-cook-unpaid = { $timer-name } is the one the team can best do without.
kr-cook-outstanding = { $timer-name } is the one the team misses most.
kr-cook-keep = “{ $card-name }” helps the team more than the other card.
kr-cook-rather = I’d rather do something else: { $choice }.
kr-cook-rather-wait = I’d wait a moment.
kr-cook-says-take = I’ll take { $order-name }.
kr-cook-says-take-plate = I’ll take { $order-name }, but I need a clean plate { $size }.
kr-cook-says-take-short = I’ll take { $order-name }. Careful, we’re running out of { $good-name }.
kr-cook-says-buy = I’ll buy { $what-name }.
kr-cook-says-wash = I’ll wash up.
kr-cook-says-rehire = I’ll hire { $what-name } again.
kr-cook-says-repair = I’ll see to the repair: { $what-name }.
kr-cook-says-upgrade = I’ll pay for an Upgrade: { $what-name }.

kr-odds =
    Of 10 games like this, newcomers win { $newcomers ->
        [0] none
        [10] nearly all
       *[other] about { $newcomers }
    }, regulars { $practised ->
        [0] none
        [10] nearly all
       *[other] { $practised }
    }, people with quick hands { $quick ->
        [0] none
        [10] nearly all
       *[other] { $quick }
    }.
kr-odds-sure = Games like this are nearly always won.
