# The screen of Kitchen Rush.

web-kr-tab-dishes = Dishes
web-kr-tab-service = Service
web-kr-tab-team = Team
web-kr-tab-rooms = Rooms
web-kr-restaurant = The restaurant
web-kr-zone = { $zone }: { $open ->
    [always] always room
    [shut] not open
    [closed] closed for now
   *[yes] { $free ->
        [0] full
        [one] 1 space free
       *[other] { $free } spaces free
    }
}{ $here ->
    [yes] , you are here
   *[no] {""}
}{ $left ->
    [yes] , left for you
   *[no] {""}
}{ $can ->
    [yes] . Place { $timer }
   *[no] {""}
}
web-kr-closed-for = closed for { $time }
web-kr-note-maitre = { $welcome ->
    [0] Nobody comes in this round
    [one] 1 guest: +1 coin
   *[other] Up to { $welcome } guests, +1 coin each
}
web-kr-note-waiters = Take an order or serve one
web-kr-note-market = { $coins ->
    [one] { $tokens } of a kind for 1 coin
   *[other] { $tokens } of a kind for { $coins } coins
}
web-kr-storage-locked = Opens with the Upgrade New Storage
web-kr-storage-unused = Not used with so few cooks

web-kr-waiting = Orders waiting
web-kr-deck = { $cards } in the deck
web-kr-deck-top = Next in line: can be taken too
web-kr-free = free
web-kr-slip = { $order }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $stars ->
    [0] {""}
   *[other] , { $stars } Prestige
}{ $can ->
    [take] . Take it
    [replace] . Replace it
   *[no] {""}
}
web-kr-reward = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $stars ->
    [0] {""}
   *[other] , { $stars } Prestige
}
web-kr-plate = plate { $size }
web-kr-plate-larger = larger plate { $size }
web-kr-plate-later = no plate { $size } yet
web-kr-cooking = cooked { $times ->
    [0] not at all
    [one] once
   *[other] { $times } times
}
web-kr-crockery-dirty = Dirty
web-kr-crockery-clean = Clean
web-kr-plates-of = { $what ->
    [dirty] Dirty plates
   *[clean] Clean plates
} { $size }: { $number }
web-kr-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
web-kr-stars = { $stars } Prestige
web-kr-till = till
web-kr-wages = salaries
web-kr-take = Take { $good }: { $number } here{ $plates ->
    [0] , none of your plates wants it
    [one] , 1 plate wants it
   *[other] , { $plates } plates want it
}

## Timers and the clock

web-kr-your-timers = Your timers
web-kr-seconds = { $seconds } s
web-kr-timer-ready = ready
web-kr-timer-unpaid = unpaid
web-kr-timer-absent = absent
web-kr-timer = { $timer }, key { $number }: { $state ->
    [running] { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
    [spent] spent, ready to move
    [unpaid] unpaid
    [absent] absent this round
   *[available] ready
}{ $placed ->
    [yes] , in: { $zone }
   *[no] {""}
}
web-kr-take-off = Take it off
web-kr-clock = { $time } left
web-kr-left = { $seconds ->
    [120] 2 minutes left
    [60] 1 minute left
    [one] 1 second left
   *[other] { $seconds } seconds left
}
web-kr-round-of = Round { $round } of { $rounds }
web-kr-practice-round = Practice
web-kr-paused = Paused
web-kr-rang = The bell!
web-kr-spent = { $count ->
    [one] { $timers } is ready.
   *[other] { $timers } are ready.
}
web-kr-picked = In hand: { $what }

## Plates

web-kr-your-plates = Your plates
web-kr-plates-of-person = { $person }’s plates
web-kr-back-to-mine = Back to mine
web-kr-no-orders = { $mine ->
    [yes] No order yet: a timer with the Waiters takes one.
   *[no] No order yet.
}
web-kr-dish = { $dish }: { $plate ->
    [none] no plate yet, wants size { $size }
   *[other] plate { $plate }
}{ $things ->
    [0] , empty
   *[other] , on it { $on }
}{ $lacking ->
    [0] , nothing missing
   *[other] , missing { $missing }
}, cooked { $row } of { $cook }
web-kr-dish-of = dish { $number } of { $dishes }
web-kr-needs-plate = Waits for a plate { $size }
web-kr-wants = What the order asks for
web-kr-there = { $good }, on the plate
web-kr-not-there = { $good }, missing
web-kr-extra = { $good }: one more on one of the plates, this round
web-kr-put-one = { $good } on { $dish }
web-kr-cooked = Cooked { $row } of { $cook }
web-kr-to-go = { $times } to go
web-kr-cooked-enough = done
web-kr-no-cooking = not cooked
web-kr-cooked-too-long = too long
web-kr-tap-put = Put on: { $things }
web-kr-tap-cook = Cook
web-kr-tap-serve = Serve
web-kr-tap-plate = Take a plate { $size }
web-kr-ready = just right
web-kr-served = served
web-kr-serve = Serve

## What can be done now

web-kr-now = What you can do now
web-kr-in-hand-timer = Where to with { $timer }?
web-kr-in-hand-good = { $good }: onto which plate?
web-kr-fill = Fill { $dish }
web-kr-fill-short = { $left ->
    [0] {""}
   *[other] {" · "}{ $left } more missing here
}
web-kr-cook = Cook { $dish }
web-kr-cook-to = { $row } of { $cook }
web-kr-serve-it = Serve { $order }
web-kr-tip = { $coins ->
    [0] no tip
    [one] tip: 1 coin
   *[other] tip: { $coins } coins
}
web-kr-not-ready = not right yet
web-kr-take-order = Take { $order }
web-kr-buy-upgrade = { $upgrade } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
web-kr-rehire = Re-hire { $timer }
web-kr-repair = Repair { $zone }
web-kr-costs = for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
web-kr-late-plate = Plate { $size } for { $dish }
web-kr-no-timer = needs no timer
web-kr-next = Next:
web-kr-meanwhile = Meanwhile:
web-kr-done = I’m done
web-kr-done-about = Nothing left to finish
web-kr-welcome = { $orders ->
    [one] Welcome one order
   *[other] Welcome { $orders } orders
}
web-kr-gains = { $coins ->
    [one] +1 coin
   *[other] +{ $coins } coins
}
web-kr-suggest-about = { $orders ->
    [one] Or tap a waiting order:
   *[other] Or tap up to { $orders } waiting orders:
}
web-kr-suggest-those = Suggest something else than { $orders-name }
web-kr-at-stake = { $risk ->
    [plates] no plate in sight: expect −{ $penalty } Prestige
    [time] hardly time: expect −{ $penalty } Prestige
   *[none] {""}
}
web-kr-suggest = { $orders ->
    [0] Replace
    [one] Replace it
   *[other] Replace both
}
web-kr-lot = What to buy
web-kr-lot-ingredients = { $number } of a kind
web-kr-lot-ordinary = { $number } spices
web-kr-lot-special = { $number } special
web-kr-buy = { $coins ->
    [one] Buy for 1 coin
   *[other] Buy for { $coins } coins
}
web-kr-buy-type = { $good }: { $stock } in the Market{ $wanted ->
    [0] {""}
   *[other] , { $wanted } wanted
}
web-kr-more = One more: { $what }
web-kr-fewer = One fewer: { $what }
web-kr-of = of { $number }
web-kr-wash = { $plates ->
    [0] Wash
    [one] Wash 1 plate
   *[other] Wash { $plates } plates
}
web-kr-wash-more = { $plates } more can be washed

web-kr-warning-too-much = { $dish } does not want that: you would have to start it again.
web-kr-warning-incomplete = { $dish } lacks ingredients: once it cooks, none can be added.
web-kr-warning-overcooks = { $dish } has cooked long enough: any longer and it burns.
web-kr-warning-extra = This round the order wants one more ingredient on a plate: this is your last chance.
web-kr-warning-lost = { $dish } is spoilt already: that would be wasted.
web-kr-warning-serves = { $dish } is not right yet: served like this, it costs twice the Prestige.
web-kr-all-the-same = Do it anyway
web-kr-leave-it = Better not

web-kr-list = { $choices ->
    [0] No choice just now
    [one] The only choice
   *[other] All { $choices } choices
}
web-kr-list-plates = Late plates
web-kr-list-timer = { $timer }

web-kr-keys = Keys
web-kr-keys-about = A room’s key sends the next timer that is ready; a number first picks one.
web-kr-key-timer = Pick up { $timer }
web-kr-key-enter = Do what is highlighted
web-kr-key-arrows = From button to button
web-kr-key-off = Take the picked timer off
web-kr-key-escape = Put down, better not
web-kr-key-plates = Go to your plates
web-kr-key-list = The list of all choices
web-kr-key-hint = A hint
web-kr-key-pause = Pause
web-kr-key-keys = This page

## The team

web-kr-at = { $place ->
    [maitre] at the door
    [waiters] with the waiters
    [market] at the market
    [stoves] at the stoves
    [spices] at the spices
    [office] in the office
    [sink] at the sink
   *[other] in { $zone }
}
web-kr-is-ready = ready
web-kr-is-done = done
web-kr-not-yet = not yet
web-kr-look-at = See { $person }’s plates
web-kr-still-wants = { $things ->
    [0] Nothing missing
   *[other] Missing: { $goods }
}
web-kr-in-force = In effect
web-kr-prestige = Prestige { $prestige }{ $more ->
    [yes] , a card at { $next }
   *[no] {""}
}; below { $bottom } you lose
web-kr-goal = Goal: { $goal }
web-kr-goal-orders = Orders served
web-kr-goal-coins = Coins
web-kr-goal-prestige = Prestige
web-kr-goal-unpaid = Unpaid timers
web-kr-goal-missed = Salaries missed
web-kr-goal-helper = Helper hired
web-kr-goal-upgrade = Upgrade bought
web-kr-goal-upgrades = Upgrades bought
web-kr-goal-rounds = Rounds with enough orders
web-kr-goal-quick = Served quickly and right
web-kr-goal-two_dishes = Orders of two dishes
web-kr-goal-no_meat = Orders without meat
web-kr-goal-special_spice = With yellow or red spice
web-kr-goal-plate_four = Orders on a plate IV
web-kr-goal-judged = { $missed ->
    [0] { $lines ->
        [one] You met it.
       *[other] You met all { $lines } conditions.
    }
    [one] One condition was not met.
   *[other] { $missed } conditions were not met.
}
web-kr-met = met
web-kr-not-met = not met
web-kr-practice = Practice kitchen
web-kr-mode-relaxed = Relaxed game
web-kr-digital = Digital goal
web-kr-mode-practice = Practice kitchen

## Between rounds

web-kr-bill = The bill of round { $round }
web-kr-bill-orders = { $orders ->
    [0] Nobody had an order.
    [one] { $passed } of { $orders } order was right.
   *[other] { $passed } of { $orders } orders were right.
}
web-kr-bill-passed = right
web-kr-bill-failed = not right
web-kr-bill-quick = served quickly
web-kr-bill-why = { $tests }{ $ruined ->
    [yes] . To be started again.
   *[no] . Can be finished next round.
}
web-kr-test-plate = no plate that fits
web-kr-test-ingredients = wrong ingredients
web-kr-test-spices = wrong spices
web-kr-test-cooking = wrong cooking time
web-kr-bill-waiting = Too many orders left waiting
web-kr-bill-salaries = Salaries
web-kr-bill-set-aside = { $timer } could not be paid
web-kr-bill-outstanding = Paid late: { $timer } is back
web-kr-bill-empty = Nothing to pay, nothing to gain.
web-kr-bill-sum = Total
web-kr-bill-left = In the Office now
web-kr-show-bill = The bill
web-kr-hide-bill = Look at the kitchen
web-kr-who-is-ready = Who is ready
web-kr-ready-button = Ready!
web-kr-ready-about = The clock starts when everybody is ready

## Short forms for the screen

web-kr-step-prep = Preparation
web-kr-step-action = Kitchen open
web-kr-step-finish = Finishing
web-kr-step-bill = The bill
web-kr-subtitle-standard = Round { $round } of { $rounds }
web-kr-subtitle-relaxed = Round { $round } of { $rounds }, relaxed
web-kr-subtitle-practice = Practice kitchen
web-kr-hidden-orders = The order deck, next one first
web-kr-hidden-events = Events to come, next one first
web-kr-hidden-prestige = The Prestige deck, next one first
web-kr-hidden-upgrades = Upgrades to come, next one first
web-kr-told-placed = { $seat-you ->
    [yes] You go to: { $zone-name }.
   *[no] { $seat-name } goes to: { $zone-name }.
}
web-kr-told-filled = { $seat-you ->
    [yes] You fill { $dish-name }: { $goods-name }.
   *[no] { $seat-name } fills { $dish-name }: { $goods-name }.
}

web-kr-prompt-prepare = Round { $round } of { $rounds }: make a plan
web-kr-prompt-prepare-detail = Claim an order or a room: bots keep to it. The clock starts when everybody is ready.
web-kr-prompt-prepare-event = Round { $round } of { $rounds }: { $event-name }
web-kr-prompt-prepare-event-detail = Make a plan. The clock starts when everybody is ready.
web-kr-prompt-others-prepare = You are ready
web-kr-prompt-others-prepare-detail = { $waiting ->
    [one] One cook is still planning.
   *[other] { $waiting } cooks are still planning.
}
web-kr-prompt-place = Put a timer into a room
web-kr-prompt-place-detail = Tap a glowing room, or drag a timer there. No undo while the clock runs.
web-kr-prompt-place-again = { $zone-name } is done: where to next?
web-kr-prompt-place-again-detail = Tap a glowing room, or drag a timer there.
web-kr-prompt-sand = The sand is running
web-kr-prompt-sand-detail = Wait until one of your timers is ready.
web-kr-prompt-maitre = At the door: welcome guests, or replace orders
web-kr-prompt-maitre-detail = Placing another timer ends this. No undo while the clock runs.
web-kr-prompt-waiters = Waiters: take an order, or serve one
web-kr-prompt-waiters-detail = An order that is not finished at the bell costs 1 Prestige.
web-kr-prompt-market = Market: buy one lot
web-kr-prompt-market-detail = Ingredients go into the Storages, spices into the bag.
web-kr-prompt-storage = { $zone-name }: fill your plates
web-kr-prompt-storage-detail = Tap a plate or a token. You stay until you place another timer.
web-kr-prompt-stoves = Stoves: cook one plate
web-kr-prompt-stoves-detail = Tap a plate. One row for each timer.
web-kr-prompt-spices = Spices: season your plates
web-kr-prompt-spices-detail = Tap a plate or a cube. You stay until you place another timer.
web-kr-prompt-office = Office: one piece of business
web-kr-prompt-office-detail = Upgrade, repair, or re-hire.
web-kr-prompt-sink = Sink: which plates do you wash?
web-kr-prompt-sink-detail = They go to the Rack, clean.
web-kr-prompt-finish = The bell! Finish up: { $zone-name }
web-kr-prompt-finish-detail = No timer moves any more. After 20 seconds the round closes.
web-kr-prompt-others-finish = The bell has rung
web-kr-prompt-others-finish-detail = { $waiting ->
    [one] One cook is still finishing.
   *[other] { $waiting } cooks are still finishing.
}
web-kr-prompt-storages = Which two Storages lose a space?
web-kr-prompt-storages-detail = The keys are mislaid, for this round. Whoever answers first decides.
web-kr-prompt-unpaid = Who goes without a salary?
web-kr-prompt-unpaid-detail = { $left ->
    [one] There are not enough coins. One more timer to name; each costs 1 Prestige.
   *[other] There are not enough coins. { $left } timers to name; each costs 1 Prestige.
}
web-kr-prompt-outstanding = Whose late salary do you pay first?
web-kr-prompt-outstanding-detail = { $coins ->
    [one] 1 coin is left. Whoever is paid is back next round.
   *[other] { $coins } coins are left. Whoever is paid is back next round.
}
web-kr-prompt-keep = Your renown grows: keep one of two cards
web-kr-prompt-keep-detail = It works from the next round on. Whoever answers first decides.


## What everything is: tips, the sheet of icons, a room opened

web-kr-icons = Icons explained
web-kr-icons-ingredients = Ingredients
web-kr-icons-spices = Spices
web-kr-icons-plates = Plates
web-kr-icons-timers = Timers
web-kr-icons-rooms = Rooms
web-kr-icons-marks = Marks
web-kr-tip-ingredient = In the Storages. It goes onto a plate that has not cooked yet.
web-kr-tip-spice = From the bag, at the Spices: before, between or after the cooking.
web-kr-tip-in-bag = In the bag: { $number }
web-kr-tip-in-storages = In the Storages: { $numbers }
web-kr-tip-at-market = At the Market: { $number }
web-kr-tip-you-want = { $number ->
    [one] Your plates want 1 more
   *[other] Your plates want { $number } more
}
web-kr-tip-plate = Plate { $size }
web-kr-tip-plate-about = For one dish. If none is clean, the next size up will do.
web-kr-tip-plates = Clean: { $clean }, dirty: { $dirty }
web-kr-tip-maitre-about = Welcome guests: their orders come onto the rail, and each brings a coin. Or have orders replaced.
web-kr-tip-waiters-about = Take an order, or serve one that is right, for a tip.
web-kr-tip-market-about = Buy ingredients or spices for the whole team.
web-kr-tip-storage = Storage
web-kr-tip-storage-about = Put ingredients on your plates. You stay until you place another timer.
web-kr-tip-stoves-about = Cook one plate by one row.
web-kr-tip-spices-about = Season your plates. You stay until you place another timer.
web-kr-tip-office-about = Buy an Upgrade, repair something, or re-hire an unpaid timer.
web-kr-tip-sink-about = Wash dirty plates, so that they can be used again.
web-kr-tip-always = There is always room
web-kr-tip-shut = No space can be used now
web-kr-tip-free-of = { $free } of { $spaces } { $spaces ->
    [one] space
   *[other] spaces
} free
web-kr-tip-full = { $seconds ->
    [0] Full: spent timers stand there
   *[other] Full, free in { $seconds } s
}
web-kr-tip-key = Key { $key }
web-kr-tip-order = Order
web-kr-tip-order-about = One or two dishes. Right at the bell, it brings coins and stars; if not, it costs 1 Prestige.
web-kr-tip-reward = What the order brings
web-kr-tip-reward-about = If it is right at the bell. Otherwise it costs 1 Prestige.
web-kr-tip-coin = Coin
web-kr-tip-coin-about = Pays salaries, purchases and Upgrades.
web-kr-tip-till = In the till: { $coins }
web-kr-tip-owed = Salaries after the bell: { $coins }
web-kr-tip-wages = Salaries
web-kr-tip-wages-about = After the bell every timer costs 3 coins. Each one you cannot pay costs 1 Prestige.
web-kr-tip-prestige = Prestige
web-kr-tip-prestige-about = Comes with starred orders, goes with orders that fail. Below { $bottom } you have lost.
web-kr-tip-cooking = Cooking
web-kr-tip-cooking-about = A row for each timer at the Stoves, and not one too many.
web-kr-tip-locked = Locked
web-kr-tip-locked-about = Opens with an Upgrade from the Office.
web-kr-tip-unavailable = Not used
web-kr-tip-unavailable-about = There are too few cooks for it.
web-kr-tip-malfunction = Out of order
web-kr-tip-malfunction-about = Repair it from the Office, for coins.
web-kr-tip-bell = Bell
web-kr-tip-bell-about = Ends the round: from then on no timer is placed.
web-kr-tip-event = Event
web-kr-tip-event-about = Changes something for this round.
web-kr-tip-card = Prestige card
web-kr-tip-card-about = Helps the team from the round after it was gained.
web-kr-tip-upgrade = Upgrade
web-kr-tip-upgrade-about = Bought at the Office, works at once.
web-kr-tip-price = Costs { $coins }, in the till: { $till }
web-kr-tip-free = Free space
web-kr-tip-free-about = For a timer. Gold: you may put one here now.
web-kr-tip-left = Left for you
web-kr-tip-left-about = Bots keep a space here until you come, or go elsewhere.
web-kr-tip-ready = Timer, ready
web-kr-tip-ready-about = Put it into a room: gold shows where.
web-kr-tip-running = Timer, running
web-kr-tip-running-about = Stays until its sand is out. What the room offers can be done at once.
web-kr-tip-spent = Timer, spent
web-kr-tip-spent-about = Its sand is out: it may move. Until then it blocks its space.
web-kr-tip-unpaid-about = Not paid: out of use until it is re-hired or its salary is paid.
web-kr-tip-absent-about = Away for this round.
web-kr-tip-sand = { $seconds ->
    [one] 1 second of sand left
   *[other] { $seconds } seconds of sand left
}
web-kr-tip-helper = Helper
web-kr-tip-helper-about = Works for everybody.
web-kr-tip-digital = Digital goal
web-kr-tip-digital-about = For play on a screen: twice the coins of the card, an eighth more orders and Prestige.
web-kr-tip-gold = Gold number
web-kr-tip-gold-about = Whoever gets this far on the Prestige track gains a Prestige card.
web-kr-tip-goal = What the team needs by the end of the last round.
web-kr-room-send = Send a timer here
web-kr-room-you = you: { $number }
web-kr-room-out = { $count ->
    [one] { $goods } is out here. The Market brings more.
   *[other] { $goods } are out here. The Market brings more.
}

## Claims

web-kr-claim = Claim it
web-kr-claim-you = you
web-kr-claim-let-go = Yours. Let go?
web-kr-claim-swap = Swap?
web-kr-claim-asking = Asked. Never mind?
web-kr-claim-asked = Give it to { $person }?
web-kr-claim-by = Claimed by { $person }
web-kr-claim-about = Claims are promises. Bots keep to them and give way to yours.
web-kr-claim-gone = { $order }, which you claimed, is gone: take another.
web-kr-left-for-you = left for you
web-kr-left-announced = Left for you: { $rooms }
web-kr-take-off-it = Take { $timer } off
web-kr-first-minute = Your first minute
web-kr-first-minute-with = with { $order }
web-kr-first-minute-claimed = with { $order }, your claim
