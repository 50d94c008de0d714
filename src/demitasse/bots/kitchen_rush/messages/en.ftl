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

# What the coach tells of a play.

kr-coach-served =
    { $served ->
        [one] 1 order was served
       *[other] { $served } orders were served
    }{ $failed ->
        [0] {" "}and none failed.
        [one] , and a check was failed once.
       *[other] , and checks were failed { $failed } times.
    }
kr-coach-cause-plate = What was lacking most often was a plate: { $count } of { $failed }.
kr-coach-cause-ingredients = What was lacking most often were ingredients: { $count } of { $failed }.
kr-coach-cause-cooking = What was lacking most often was time on the Stoves: { $count } of { $failed }.
kr-coach-cause-spices = What was lacking most often were spices: { $count } of { $failed }.
kr-coach-cause-ruined = Most often a dish was spoilt: { $count } of { $failed }.
kr-coach-time = The timers were in use { $used } % of the time and lay idle { $idle } %.
kr-coach-idlest =
    Most time went unused in round { $round }, when a timer lay idle for { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } on average.
kr-coach-full =
    Timers waited { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } for a space, most of it for { $zone-name }.
kr-coach-bare =
    { $count ->
        [one] One order was taken while there was no plate for it.
       *[other] { $count } orders were taken while there was no plate for them.
    }
kr-coach-seat =
    { $seat-you ->
        [yes] Your own timers
       *[no] The timers of { $seat-name }
    } were in use { $used } % of the time and idle { $idle } %{ $blocked ->
        [0] .
        [one] ; they waited 1 second for a space.
       *[other] ; they waited { $blocked } seconds for a space.
    }
kr-coach-seat-orders =
    { $seat-you ->
        [yes] You served
       *[no] { $seat-name } served
    } { $served ->
        [0] no order
        [one] 1 order
       *[other] { $served } orders
    }{ $failed ->
        [0] .
        [one] ; one check was failed.
       *[other] ; { $failed } checks were failed.
    }
kr-coach-round =
    In use { $used } %, idle { $idle } %{ $blocked ->
        [0] .
       *[other] , { $blocked } s waiting for a space.
    }
kr-coach-failed = { $order-name }, held by { $seat-name }
kr-coach-failed-plate = It had no plate that fits.
kr-coach-failed-plate-taken = There was never a plate for it, though it was taken { $left } seconds before the bell: washing up would have helped.
kr-coach-failed-plate-late = It was taken { $left } seconds before the bell without a plate: it would better have been left.
kr-coach-failed-ingredients = It was still without some of its ingredients.
kr-coach-failed-ingredients-taken = Its ingredients were never all there, though it was taken { $left } seconds before the bell: buy sooner, or leave such an order.
kr-coach-failed-ingredients-late = It was taken { $left } seconds before the bell: too late to fetch what it needs.
kr-coach-failed-cooking = It was not cooked long enough.
kr-coach-failed-cooking-taken = It was not cooked long enough, though it was taken { $left } seconds before the bell: the Stoves came too late.
kr-coach-failed-cooking-late = It was taken { $left } seconds before the bell: too late to cook it.
kr-coach-failed-spices = Only its spices were lacking.
kr-coach-failed-spices-taken = Only its spices were lacking, though it was taken { $left } seconds before the bell.
kr-coach-failed-spices-late = It was taken { $left } seconds before the bell, and only its spices were lacking.
kr-coach-failed-ruined = A dish was spoilt: too much of something, or cooked too soon or too long.
