### Kitchen Rush, in the words of its rulebook: Action phase, zone, space, slot, Rack, Sink, Storage, Market stock, Prestige.
### Names of timers, zones, dishes and cards come from the content with a capital: they stand as proper names.

kr-about = Run a restaurant together against the clock: your workers are sand timers, and the guests do not wait.

## What to do now

kr-prompt-prepare =
    Round { $round } of { $rounds }: take your time, make a plan, and say when you are ready. The clock starts when everybody is.
kr-prompt-prepare-event =
    Round { $round } of { $rounds }, event “{ $event-name }”: { $text } Make a plan, and say when you are ready.
kr-says-event =
    { $text-name }{ $late ->
        [0] {""}
        [one] {" "}Late by { $late } second.
       *[other] {" "}Late by { $late } seconds.
    }{ $closed ->
        [0] {""}
        [one] {" "}Closed for { $closed } second.
       *[other] {" "}Closed for { $closed } seconds.
    }{ $shorter ->
        [0] {""}
        [one] {" "}{ $shorter } second less.
       *[other] {" "}{ $shorter } seconds less.
    }{ $longer ->
        [0] {""}
        [one] {" "}{ $longer } second more.
       *[other] {" "}{ $longer } seconds more.
    }
kr-prompt-others-prepare =
    You are ready; { $waiting ->
        [one] one cook is still planning.
       *[other] { $waiting } cooks are still planning.
    }
kr-prompt-place = Place a timer in a zone. There is no undo while the clock runs.
kr-prompt-place-again = { $zone-name } is done: place your next timer.
kr-prompt-sand = The sand is still running: wait until one of your timers is spent.
kr-prompt-maitre = Maître d’hôtel: welcome guests, or suggest other dishes.
kr-prompt-waiters = Waiters: take an order, or serve one of yours.
kr-prompt-market = Market: buy one lot, ingredients or spices.
kr-prompt-storage = { $zone-name }: put ingredients on your plates; you stay until you place another timer.
kr-prompt-stoves = Stoves: move one of your plates one row down.
kr-prompt-spices = Spices: put cubes on your plates; you stay until you place another timer.
kr-prompt-office = Office: re-hire, upgrade or repair.
kr-prompt-sink = Sink: choose the plates to wash.
kr-prompt-finish = The bell has rung: finish what you are doing ({ $zone-name }), or say you are done.
kr-prompt-others-finish =
    The bell has rung; { $waiting ->
        [one] one cook is still finishing.
       *[other] { $waiting } cooks are still finishing.
    }
kr-prompt-storages = Mislaid keys: as a team, choose two Storages that have a space locked this round.
kr-prompt-unpaid =
    There are not enough coins: as a team, choose { $left ->
        [one] a timer that gets no salary.
       *[other] { $left } timers that get no salary, one after the other.
    }
kr-prompt-outstanding =
    { $coins ->
        [one] { $coins } coin is
       *[other] { $coins } coins are
    } left, and salaries are still owed: as a team, choose which to pay first.
kr-prompt-keep = The restaurant’s renown grows: as a team, keep one of two Prestige cards.
kr-prompt-over = The game is over.

## Phases

kr-step-prep = Preparation
kr-step-action = Action phase
kr-step-finish = After the bell
kr-step-salary = Salaries
kr-step-bonus = Prestige bonus
kr-step-over = The game is over

## Choices

kr-choice-ready = Ready
kr-choice-choose-storages = { $first-name } and { $second-name }
kr-choice-place = { $timer-name } to { $zone-name }
kr-choice-remove = Take { $timer-name } off
kr-choice-welcome = Welcome a guest
kr-choice-suggest =
    { $second ->
        [0] Replace order { $slot }
       *[other] { $third ->
            [0] Replace orders { $slot } and { $second }
           *[other] Replace orders { $slot }, { $second } and { $third }
        }
    }
kr-choice-take-order =
    Take { $order-name }{ $first ->
        [larger] , larger plate for the first dish
        [later] , the plate for the second dish
       *[other] {""}
    }{ $second ->
        [larger] , larger plate for the second dish
       *[other] {""}
    }
kr-choice-serve = Serve { $order-name }
kr-choice-plate = Plate { $size } for { $dish-name }
kr-choice-buy = Buy { $ingredient-name }: { $first } / { $second } / { $third } for Storages 1 / 2 / 3
kr-choice-buy-ordinary =
    Buy spices:{ $white ->
        [0] {""}
       *[other] {" "}{ $white } white
    }{ $black ->
        [0] {""}
       *[other] {" "}{ $black } black
    }{ $green ->
        [0] {""}
       *[other] {" "}{ $green } green
    }
kr-choice-buy-special =
    Buy spices:{ $yellow ->
        [0] {""}
       *[other] {" "}{ $yellow } yellow
    }{ $red ->
        [0] {""}
       *[other] {" "}{ $red } red
    }
kr-choice-take = { $ingredient-name } on { $dish-name }
kr-choice-cook = Cook { $dish-name }
kr-choice-spice = { $spice-name } on { $dish-name }
kr-choice-rehire = Re-hire { $timer-name }
kr-choice-upgrade = Upgrade: { $upgrade-name }
kr-choice-repair = Repair { $zone-name }
kr-choice-wash =
    Wash{ $one ->
        [0] {""}
       *[other] {" "}{ $one }×I
    }{ $two ->
        [0] {""}
       *[other] {" "}{ $two }×II
    }{ $three ->
        [0] {""}
       *[other] {" "}{ $three }×III
    }{ $four ->
        [0] {""}
       *[other] {" "}{ $four }×IV
    }
kr-choice-done = Done
kr-choice-unpaid = No salary for { $timer-name }
kr-choice-outstanding = Pay { $timer-name }
kr-choice-keep = Keep { $card-name }

## What happens

kr-event-round-began = Round { $round } begins.
kr-event-event-drawn = Event: { $card-name }.
kr-event-broke =
    { $spaces ->
        [one] A space of the zone { $zone-name } is out of order.
       *[other] { $spaces } spaces of the zone { $zone-name } are out of order.
    }
kr-event-spaces-locked =
    { $storages ->
        [0] No space can be locked.
       *[other] A space is locked this round: { $storages-name }.
    }
kr-event-staff-absent = Absent this round: { $timers-name }.
kr-event-staff-late =
    { $seconds ->
        [one] Late by { $seconds } second: { $timers-name }.
       *[other] Late by { $seconds } seconds: { $timers-name }.
    }
kr-event-zone-closed =
    { $seconds ->
        [one] Closed for the first second: { $zone-name }.
       *[other] Closed for the first { $seconds } seconds: { $zone-name }.
    }
kr-event-plates-fell =
    { $sizes ->
        [0] There is no clean plate to fall.
        [one] A plate falls into the Sink: { $sizes-name }.
       *[other] Plates fall into the Sink: { $sizes-name }.
    }
kr-event-bag-lost =
    { $spices ->
        [0] The bag loses nothing.
       *[other] From the bag back to the Market: { $spices-name }.
    }
kr-event-storage-lost = { $storage-name } loses: { $ingredients-name }.
kr-event-bill-paid =
    A bill of { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } is paid{ $prestige ->
        [0] .
       *[other] , but not in full: { $prestige } Prestige lost.
    }
kr-event-slots-filled =
    { $orders ->
        [0] Every slot is taken already.
       *[other] Guests fill the slots: { $orders-name }.
    }
kr-event-bread-wanted =
    { $orders ->
        [0] Every order taken this round needs one more { $ingredient-name }.
       *[other] Every order taken this round needs one more { $ingredient-name }, and so do: { $orders-name }.
    }
kr-event-readied =
    { $seat-you ->
        [yes] You are ready.
       *[no] { $seat-name } is ready.
    }
kr-event-action-began = The clock of round { $round } is running: { $seconds } seconds.
kr-event-placed =
    { $seat-you ->
        [yes] You place { $timer-name }: { $zone-name }.
       *[no] { $seat-name } places { $timer-name }: { $zone-name }.
    }
kr-event-removed =
    { $seat-you ->
        [yes] You take { $timer-name } off { $zone-name }.
       *[no] { $seat-name } takes { $timer-name } off { $zone-name }.
    }
kr-event-welcomed =
    { $seat-you ->
        [yes] You welcome
       *[no] { $seat-name } welcomes
    } guests: { $order-name } takes slot { $slot } and brings { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
kr-event-suggested =
    { $seat-you ->
        [yes] You suggest
       *[no] { $seat-name } suggests
    } other dishes: { $discarded-name } out, { $drawn-name } in.
kr-event-deck-renewed = The order deck was empty: { $orders } discarded orders make a new one.
kr-event-deck-turned = Next in line: { $order-name }.
kr-event-order-taken =
    { $seat-you ->
        [yes] You take
       *[no] { $seat-name } takes
    } the order { $order-name }{ $plates ->
        [0] {""}
        [one] , plate { $plates-name }
       *[other] , plates { $plates-name }
    }{ $missing ->
        [0] .
       *[other] ; no plate yet for { $missing-name }.
    }
kr-event-served =
    { $seat-you ->
        [yes] You serve
       *[no] { $seat-name } serves
    } { $order-name }{ $tip ->
        [0] .
        [one] {" "}for a tip of { $tip } coin.
       *[other] {" "}for a tip of { $tip } coins.
    }
kr-event-plate-taken =
    { $seat-you ->
        [yes] You take
       *[no] { $seat-name } takes
    } a plate { $size } for { $dish-name }.
kr-event-bought =
    { $seat-you ->
        [yes] You buy
       *[no] { $seat-name } buys
    } { $tokens } { $ingredient-name } for { $price ->
        [one] { $price } coin.
       *[other] { $price } coins.
    }
kr-event-spices-bought =
    { $seat-you ->
        [yes] You buy
       *[no] { $seat-name } buys
    } spices for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }: { $spices-name }.
kr-event-took =
    { $seat-you ->
        [yes] You put
       *[no] { $seat-name } puts
    } { $ingredient-name } on { $dish-name }.
kr-event-cooked =
    { $seat-you ->
        [yes] You cook
       *[no] { $seat-name } cooks
    } { $dish-name }: row { $row }.
kr-event-spiced =
    { $seat-you ->
        [yes] You put
       *[no] { $seat-name } puts
    } { $spice-name } on { $dish-name }.
kr-event-rehired =
    { $seat-you ->
        [yes] You re-hire
       *[no] { $seat-name } re-hires
    } { $timer-name } for { $price ->
        [one] { $price } coin.
       *[other] { $price } coins.
    }
kr-event-upgraded =
    { $seat-you ->
        [yes] You buy
       *[no] { $seat-name } buys
    } the Upgrade { $upgrade-name } for { $price ->
        [one] { $price } coin.
       *[other] { $price } coins.
    }
kr-event-upgrade-turned = The next Upgrade: { $upgrade-name }.
kr-event-repaired =
    { $seat-you ->
        [yes] You repair
       *[no] { $seat-name } repairs
    } { $zone-name } for { $price ->
        [one] { $price } coin.
       *[other] { $price } coins.
    }
kr-event-washed =
    { $seat-you ->
        [yes] You wash
       *[no] { $seat-name } washes
    } { $sizes ->
        [one] a plate: { $sizes-name }.
       *[other] plates: { $sizes-name }.
    }
kr-event-timer-spent = { $timer-name } is spent: { $zone-name }.
kr-event-timer-back = { $timer-name } is back at work.
kr-event-ban-ended = { $what-name } can be used from now on.
kr-event-bell = The bell! Round { $round } is over.
kr-event-seat-done =
    { $seat-you ->
        [yes] You are done.
       *[no] { $seat-name } is done.
    }
kr-event-left-waiting =
    { $orders ->
        [one] { $orders } order was left waiting: { $prestige } Prestige lost.
       *[other] { $orders } orders were left waiting: { $prestige } Prestige lost.
    }
kr-event-order-passed =
    { $seat-you ->
        [yes] Your { $order-name }
       *[no] { $seat-name }’s { $order-name }
    } is just right: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $stars ->
        [0] .
       *[other] {" "}and { $stars } Prestige.
    }
kr-event-order-failed =
    { $seat-you ->
        [yes] Your { $order-name }
       *[no] { $seat-name }’s { $order-name }
    } is not right: { $prestige } Prestige lost.{ $plate ->
        [0] {""}
       *[other] {" "}No plate: { $plate-name }.
    }{ $ingredients ->
        [0] {""}
       *[other] {" "}Wrong ingredients: { $ingredients-name }.
    }{ $spices ->
        [0] {""}
       *[other] {" "}Wrong spices: { $spices-name }.
    }{ $cooking ->
        [0] {""}
       *[other] {" "}Wrong cooking time: { $cooking-name }.
    }{ $ruined ->
        [0] {""}
       *[other] {" "}To be started again: { $ruined-name }.
    }
kr-event-salaries-paid =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } in salaries: { $timers-name }.
kr-event-set-aside = { $timer-name } cannot be paid and leaves: { $prestige } Prestige lost.
kr-event-outstanding-paid =
    { $timer-name } gets the { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } still owed and is back.
kr-event-prestige-drawn = Prestige cards to choose from: { $cards-name }.
kr-event-prestige-gained = The team gains { $card-name }.
kr-event-prestige-returned = The team loses { $card-name }.
kr-event-event-over = { $card-name } is over.
kr-event-ended =
    { $won ->
        [1] The Goal is met: the restaurant is a success!
       *[other] { $cause ->
            [disgraced] The restaurant has lost its good name, and the game is lost.
            [relaxed-disgraced] The restaurant has lost its good name, and the game is lost.
            [practice-disgraced] The restaurant has lost its good name, and the game is lost.
           *[other] The Goal is missed: the game is lost.
        }
    }

## Why it is over, and the count

kr-ended-won = Goal met
kr-ended-missed = Goal missed
kr-ended-disgraced = Prestige fell too low
kr-ended-relaxed-won = Goal met, in a relaxed game
kr-ended-relaxed-missed = Goal missed, in a relaxed game
kr-ended-relaxed-disgraced = Prestige fell too low, in a relaxed game
kr-ended-practice-won = An order was served, in a practice game
kr-ended-practice-missed = No order was served, in a practice game
kr-ended-practice-disgraced = Prestige fell too low, in a practice game

kr-score-orders = Orders served
kr-score-coins = Coins left
kr-score-prestige = Prestige
kr-score-unpaid = Unpaid timers

# What is noted over many games.

kr-note-orders = Orders served
kr-note-coins = Coins left
kr-note-prestige = Prestige
kr-note-quick = Orders served quickly
kr-note-upgrades = Upgrades bought
kr-note-unpaid = Salaries not paid
kr-note-failed = Orders that failed a check
kr-note-failed-plate = Failed for lack of a plate
kr-note-failed-ingredients = Failed on ingredients
kr-note-failed-spices = Failed on spices
kr-fate-served = served
kr-fate-failed = failed a check
kr-fate-bought = bought
kr-note-failed-cooking = Failed on cooking time

# Conditions of Goals, each with how far it is fulfilled.

kr-goal-orders = Orders served: { $has } of { $wanted }
kr-goal-coins = Coins: { $has } of { $wanted }
kr-goal-prestige = Prestige: { $has } of { $wanted }
kr-goal-two_dishes = Orders with two dishes: { $has } of { $wanted }
kr-goal-no_meat = Orders without Meat: { $has } of { $wanted }
kr-goal-special_spice = Orders with yellow or red spice: { $has } of { $wanted }
kr-goal-plate_four = Orders on a plate IV: { $has } of { $wanted }
kr-goal-quick = Correct orders served quickly: { $has } of { $wanted }
kr-goal-helper = Helper hired: { $has } of { $wanted }
kr-goal-upgrade = Upgrade bought: { $has } of { $wanted }
kr-goal-upgrades = Upgrades bought: { $has } of { $wanted }
kr-goal-rounds = Rounds with enough orders: { $has } of { $wanted }
kr-goal-missed = Salaries ever missed: { $has }, at most { $wanted }
kr-goal-unpaid = Unpaid timers: { $has }, at most { $wanted }

## Options

kr-option-goal-label = Goal
kr-option-goal-help = A level (easy, normal, hard, expert), or a specific Goal from G05 to G14.
kr-option-digital-label = Digital goal
kr-option-digital-help = For play on a screen: twice the coins, an eighth more orders and Prestige. Off, the Goal is as printed.
kr-option-events-label = Events
kr-option-events-help = Something goes wrong every round. Best left off for a first game.
kr-option-mode-label = Kind of game
kr-option-mode-help = Standard; relaxed, with times of your own; or practice: a single round without salaries.
kr-option-timer_seconds-label = Seconds of a timer
kr-option-timer_seconds-help = Only in a relaxed game; 0 keeps to the rules: 30.
kr-option-round_seconds-label = Seconds of an Action phase
kr-option-round_seconds-help = Only in a relaxed game; 0 keeps to the rules: 240, or 300 solo.
kr-option-solo_clock-label = Solo clock
kr-option-solo_clock-help = Solo, you have 300 seconds a round; 270 is harder.
kr-option-unavailable_storage-label = Storage not used
kr-option-unavailable_storage-help = With one or two players; 0 keeps to the rules.
kr-option-locked_storage-label = Locked Storage
kr-option-locked_storage-help = Until its Upgrade is bought; 0 keeps to the rules.
kr-option-locked_stove-label = Locked stove
kr-option-locked_stove-help = A space of the Stoves, until its Upgrade is bought; 0 keeps to the rules.

kr-option-goal-players = The Goal { $goal-name } is not for this table ({ $hats } on its card); choose another one.
kr-option-goal-unknown = There is no Goal “{ $goal }”; there are: { $goals }.
kr-option-timer_seconds-relaxed = Timers of { $seconds } seconds need a relaxed game: choose that kind of game, or 0.
kr-option-timer_seconds-bounds = A timer cannot run for { $seconds } seconds; give { $shortest } to { $longest }, or 0 for the rules.
kr-option-round_seconds-relaxed = Rounds of { $seconds } seconds need a relaxed game: choose that kind of game, or 0.
kr-option-round_seconds-bounds = An Action phase cannot last { $seconds } seconds; give { $shortest } to { $longest }, or 0 for the rules.
kr-option-solo_clock-not-alone = The harder solo clock is for one player, and there are { $seats } of you.
kr-option-unavailable_storage-not-used = With { $seats } players every Storage is used; leave the Storage not used at 0.
kr-option-locked_storage-same = Storage { $storage } cannot be both not used and locked; choose two different ones.
kr-option-locked_stove-number = There is no stove { $stove }; give the number of a space, or 0 for the rules.
kr-option-locked_stove = Stove { $stove } cannot be the locked one with this many players; choose from: { $stoves }.

## Refusals. The word after “refused” is the reason (KR-DEC-42).

kr-refused-seat = There is no seat { $number } at this table; seats go from 0 to { $last }.
kr-refused-not-a-choice = “{ $choice }” is not a choice in Kitchen Rush; pick one of those offered.

kr-refused-phase-over = The game is over: there is nothing left to choose.
kr-refused-phase-question = The team has something to decide first.
kr-refused-phase-no-question = The team is not asked about that now.
kr-refused-phase-prep = The Action phase has not begun; it starts when everybody is ready.
kr-refused-phase-ready = You are ready already; wait for the others.
kr-refused-phase-action = Not while the clock runs.
kr-refused-phase-finish = The round is nearly over; finish what you are doing, or say you are done.
kr-refused-phase-bell = The bell has rung: no timer moves any more, and no plate is taken from the Rack.
kr-refused-phase-done = You are done for this round; wait for the others.

kr-refused-timer-running =
    { $timer-name } is still running: { $seconds ->
        [one] { $seconds } second to go.
       *[other] { $seconds } seconds to go.
    }
kr-refused-not-yours = { $timer-name } is another player’s timer.
kr-refused-not-yours-dish = { $dish-name } is not on your board; you cook your own orders only.
kr-refused-not-yours-order = { $order-name } does not lie in front of you.
kr-refused-zone-full = No space is free: { $zone-name }.
kr-refused-zone-full-tiles = No space can be used: { $zone-name }.
kr-refused-not-current = You are not there any more; place a timer first: { $zone-name }.
kr-refused-not-current-storage = You are not in a Storage; place a timer in one first.
kr-refused-not-current-spices = You are not at the Spices; place a timer there first.

kr-refused-used-welcome =
    { $limit ->
        [0] No guests can be welcomed this round.
        [one] You have welcomed the one guest this action allows.
       *[other] You have welcomed all { $limit } guests this action allows.
    }
kr-refused-used-suggest = You have made your suggestions for this action.
kr-refused-used-order = A Waiters action takes one order, and you have taken it.
kr-refused-used-serve = This Waiters action is used up.
kr-refused-used-market = You have bought a lot; place another timer on the Market for the next.
kr-refused-used-stove = You have cooked a plate; place another timer on the Stoves for the next.
kr-refused-used-office = You have done your one piece of business in the Office; place another timer there for the next.
kr-refused-used-sink = You have washed up; place another timer at the Sink for more.
kr-refused-used-belt =
    { $cubes ->
        [one] A stay in a Storage allows { $cubes } cube, and you have taken it.
       *[other] A stay in a Storage allows { $cubes } cubes, and you have taken them.
    }
kr-refused-mode-suggested = You have suggested other dishes; this action welcomes nobody.
kr-refused-mode-welcomed = You have welcomed guests; this action suggests nothing.
kr-refused-mode-served = You have served; this action takes no order.

kr-refused-no-coins =
    That costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }, and the Office holds { $coins }.
kr-refused-no-stock = The Market has none left: { $good-name }.
kr-refused-no-stock-spices = The Market has no such spices left.
kr-refused-no-stock-cubes = The Market has only { $there }: { $good-name }.
kr-refused-no-stock-storage = There is none in { $zone-name }: { $good-name }.
kr-refused-no-stock-bag = There is none in the bag: { $good-name }.
kr-refused-no-stock-sink = The Sink is empty.
kr-refused-no-stock-plates = There are not that many plates of that size in the Sink.
kr-refused-no-slot = No slot is free for another order.
kr-refused-no-card = No order is left to draw.
kr-refused-no-plate = { $dish-name } has no plate yet.
kr-refused-no-plate-clean = There is no clean plate { $size } in the Rack.
kr-refused-no-plate-serve = Every dish of { $order-name } needs a plate before it can be served.
kr-refused-plate-cooked = Cooking of { $dish-name } has begun (row { $row }): no more ingredients.
kr-refused-order-served = { $dish-name } is served: nothing can be done to it any more.
kr-refused-order-served-already = { $order-name } is served already.
kr-refused-size = { $dish-name } needs a plate { $size }, or one size larger.
kr-refused-size-exact = A larger plate is allowed only while there is none of size { $size }.
kr-refused-size-unknown = There is no plate “{ $size }”; sizes are I, II, III and IV.
kr-refused-size-wish = { $order-name } cannot get its plates that way: exact sizes first, larger ones only where these are missing.
kr-refused-row = { $dish-name } stands on the last row: it cannot be cooked any further.

kr-refused-amount-suggest =
    { $limit ->
        [0] No order can be replaced this round.
        [one] This action replaces { $limit } order at most.
       *[other] This action replaces { $limit } orders at most.
    }
kr-refused-amount-lot = This lot is { $lot } in all; share out exactly that many among the Storages.
kr-refused-amount-cubes = This lot is { $lot } cubes in all.
kr-refused-amount-wash =
    { $plates ->
        [one] Wash exactly { $plates } plate.
       *[other] Wash exactly { $plates } plates.
    }
kr-refused-amount-wash-some = Wash at least one plate, and { $most } at most.

kr-refused-target-timer = There is no timer “{ $timer }”; there are: { $timers }.
kr-refused-target-box = { $timer-name } is not in this game.
kr-refused-target-reserve = { $timer-name } lies beside the Upgrades until it is hired.
kr-refused-target-unpaid = { $timer-name } is unpaid; re-hire it in the Office.
kr-refused-target-off = { $timer-name } stands on no space.
kr-refused-target-zone = There is no zone “{ $zone }”; there are: { $zones }.
kr-refused-target-slots = Name slots with an order, each once, the lowest first.
kr-refused-target-order = { $order-name } is not there to be taken.
kr-refused-target-dish = There is no dish “{ $dish }”.
kr-refused-target-plated = { $dish-name } has a plate.
kr-refused-target-good = There is no “{ $good }”; there are: { $goods }.
kr-refused-target-storage = A delivery goes into active Storages only.
kr-refused-target-rehire = { $timer-name } is not unpaid.
kr-refused-target-upgrade = The Upgrade { $upgrade-name } does not lie face up.
kr-refused-target-repair = Nothing is broken there: { $zone-name }.
kr-refused-target-storages = Name two different active Storages, the lower one first.
kr-refused-target-unpaid-choice = { $timer-name } is not one of those to be paid now.
kr-refused-target-outstanding = { $timer-name } has no salary outstanding.
kr-refused-target-keep = { $card-name } is not one of the two cards drawn.

kr-refused-event-absent = { $timer-name } is absent this round.
kr-refused-event-late =
    { $timer-name } is late: { $seconds ->
        [one] { $seconds } second to go.
       *[other] { $seconds } seconds to go.
    }
kr-refused-event-closed =
    { $zone-name }: closed for { $seconds ->
        [one] { $seconds } more second.
       *[other] { $seconds } more seconds.
    }
kr-refused-event-suggest = No suggestions can be made this round.

## Content files

kr-content-number = In “{ $file }”, { $what } of { $entry } comes to { $value }; it must be { $fewest } to { $most }.
kr-content-id = In “{ $file }”, “{ $id }” cannot be an id here ({ $section }); take letters, digits, hyphens and underscores, a letter first, and no id twice.
kr-content-fixed = In “{ $file }”, the list of { $section } must be exactly, in this order: { $wanted }.
kr-content-unknown = In “{ $file }”, { $entry } names “{ $word }”, which does not exist here; there are: { $known }.
kr-content-levels =
    In “{ $file }”, the level { $level } has { $goals ->
        [one] { $goals } base Goal
       *[other] { $goals } base Goals
    }; it must have exactly one.

# What a choice leads to, in a few words.

kr-outlook-leaves = You leave: { $zone-name }
kr-outlook-earns =
    { $coins ->
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    }
kr-outlook-suggest = Replaces { $orders-name }
kr-outlook-order =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $stars ->
        [0] {""}
       *[other] , { $stars } Prestige
    }{ $missing ->
        [0] {""}
        [one] , a plate is missing
       *[other] , { $missing } plates are missing
    }; { $risk ->
        [plates] no plate for it is in sight, so expect −{ $penalty } Prestige
        [time] hardly time for it, so expect −{ $penalty } Prestige
       *[none] −{ $penalty } Prestige if it is not finished
    }
kr-mistake-serves =
    Not right yet{ $coins ->
        [0] {""}
        [one] ; +{ $coins } coin
       *[other] ; +{ $coins } coins
    }
kr-outlook-coins =
    { $coins ->
        [one] { $coins } coin left
       *[other] { $coins } coins left
    }
kr-outlook-good = { $has } of { $wanted }
kr-mistake-too-much =
    { $wanted ->
        [0] Not wanted: spoils the dish
       *[other] More than { $wanted }: spoils the dish
    }
kr-outlook-cooks = Cooked { $row } of { $time }
kr-mistake-overcooks = Overcooked: spoils the dish
kr-mistake-incomplete = Ingredients are wrong: spoils the dish
kr-mistake-extra = Last chance to add: { $good-name }
kr-mistake-lost = Spoilt already: wasted
kr-outlook-card =
    { $cost ->
        [0] { $text-name }
        [one] { $cost } coin: { $text-name }
       *[other] { $cost } coins: { $text-name }
    }
kr-outlook-prestige = −{ $prestige } Prestige

# What is evident in the kitchen

kr-advice-plate = needs no timer
kr-advice-wanted =
    { $wanted ->
        [0] none of it is wanted just now
       *[other] { $wanted } wanted
    }
kr-advice-fill =
    { $goods-name } for { $dish-name }{ $left ->
        [0] {""}
       *[other] ; { $left } more missing here
    }
kr-advice-wash =
    { $waiting ->
        [0] what the Rack is shortest of
        [one] { $waiting } dish waits for a plate
       *[other] { $waiting } dishes wait for a plate
    }
kr-advice-serve = serve { $order-name }
kr-advice-cook = cook { $dish-name }
kr-advice-fetch = { $number } of { $things } for { $dish-name }
kr-advice-buy = buy for { $dish-name }
kr-advice-season = season { $dish-name }
kr-advice-clean = wash a plate for { $dish-name }
kr-advice-take = take { $order-name }, −{ $prestige } Prestige if it is not finished
kr-advice-welcome =
    { $guests ->
        [one] welcome { $guests } guest: +{ $guests } coin
       *[other] welcome { $guests } guests: +{ $guests } coins
    }
kr-advice-wash-up =
    { $clean ->
        [0] wash up: no plate is clean
       *[other] wash up: { $clean } clean, { $dirty } dirty
    }
kr-advice-stock = buy { $good-name }: it is running short
kr-advice-store = buy something to store for later
kr-advice-await = buy { $good-name } with the next coin
kr-advice-suggest = suggest other dishes: there are no plates for the orders that wait
kr-advice-suggest-better = suggest another dish instead of the order that brings least
kr-advice-hire = hire { $timer-name } again
kr-advice-upgrade = improve the kitchen: { $upgrade-name }
kr-advice-busy =
    { $zone-name } { $seconds ->
        [0] as soon as a timer there is taken away
       *[other] in { $seconds } s
    }: { $why }
kr-advice-sand = { $timer-name } in { $seconds } s, then { $zone-name }: { $why }
kr-advice-make-room = others may need the space: { $zone-name }
kr-advice-await-hire =
    { $coins ->
        [one] hire { $timer-name } again with the next coin
       *[other] hire { $timer-name } again with the next { $coins } coins
    }
kr-advice-then = after that { $zone-name }: { $what }
kr-advice-stay = { $zone-name }, where you are: { $why }
kr-advice-ahead = no further order can be finished before the bell; the next round can begin with { $order-name }
kr-advice-rest = nothing is left to do before the bell
kr-advice-plan =
    { $orders ->
        [0] no order waits yet: welcome guests at the bell
        [one] { $orders } order waits: go to the Waiters at the bell
       *[other] { $orders } orders wait: go to the Waiters at the bell
    }
kr-advice-done = nothing is left to finish

# The first minute, step by step

kr-plan-take = take it
kr-plan-wash =
    { $plates ->
        [one] wash a plate
       *[other] wash { $plates } plates
    }
kr-plan-buy = buy { $good-name }
kr-plan-fetch =
    { $things ->
        [one] fetch 1 thing
       *[other] fetch { $things } things
    }
kr-plan-cook =
    { $times ->
        [1] cook once
        [2] cook twice
       *[other] cook { $times } times
    }
kr-plan-season =
    { $things ->
        [one] 1 spice
       *[other] { $things } spices
    }
kr-plan-serve =
    { $coins ->
        [one] serve: +{ $coins } coin
       *[other] serve: +{ $coins } coins
    }

# Kitchen Rush on a terminal

kr-screen-person = Chef
kr-screen-round = Round { $round }/{ $rounds }
kr-screen-mode-relaxed = relaxed game
kr-screen-mode-practice = practice game
kr-screen-digital = digital goal
kr-screen-slots = Orders waiting
kr-screen-rack = Rack
kr-screen-stock = Market
kr-screen-decks = { $orders } orders in the deck, { $served } served
kr-screen-cards = Prestige cards
kr-screen-available = Available
kr-screen-unpaid = Unpaid
kr-screen-absent = Absent
kr-screen-first-minute = Your first minute with { $order }
kr-screen-no-orders = No orders yet
kr-screen-bill = The last Maintenance
kr-screen-bill-waiting = Orders left waiting: { $orders }
kr-screen-bill-salaries = Salaries
kr-screen-bill-set-aside = Not paid:
kr-screen-bill-outstanding = Outstanding salary:
kr-screen-short-meat = Me
kr-screen-short-vegetable = Ve
kr-screen-short-salad = Sa
kr-screen-short-pasta = Pa
kr-screen-short-cheese = Ch
kr-screen-short-bread = Br
kr-screen-short-white = wh
kr-screen-short-black = bl
kr-screen-short-green = gr
kr-screen-short-yellow = ye
kr-screen-short-red = re
kr-screen-timer-red = R
kr-screen-timer-blue = B
kr-screen-timer-green = G
kr-screen-timer-yellow = Y
kr-screen-timer-helper = H
kr-screen-tile-unavailable = a space or slot that is not used
kr-screen-tile-locked = a locked space
kr-screen-tile-malfunction = a space out of order
kr-screen-legend-free = a free space or slot
kr-screen-legend-running = a timer with the seconds it still runs
kr-screen-legend-spent = a timer that is spent and can be moved
kr-screen-legend-plate = the size of a plate; in brackets, one that is still missing
kr-screen-legend-wants = what lies on the plate, of what the dish wants
kr-screen-legend-cooking = how often it was cooked, of how often it must be
kr-screen-legend-coin = coins
kr-screen-legend-star = Prestige
kr-screen-legend-served = an order that was served quickly
kr-screen-legend-right = an order that is right as it is; a cook who is ready or done
kr-screen-legend-spoilt = too much of something, or a dish that must be started again
kr-screen-legend-number = what you can choose here, with its number

## The box: decks, fields, entries without a name

kr-deck-order = Orders
kr-deck-event = Events
kr-deck-prestige = Prestige cards
kr-deck-upgrade = Upgrades
kr-deck-goal = Goals
kr-deck-setup = Set-up
kr-deck-ingredient = Ingredients
kr-deck-spice = Spices
kr-deck-zone = Zones
kr-deck-timer = Timers
kr-deck-slots = Order slots
kr-deck-rows = Player boards
kr-deck-tiles = Coins and tiles
kr-deck-track = Prestige track
kr-deck-plates = Plates
kr-field-stars = Stars
kr-field-dishes-name = Dish { $number }: name
kr-field-dishes-plate = Dish { $number }: plate
kr-field-dishes-ingredients = Dish { $number }: ingredients
kr-field-dishes-spices = Dish { $number }: spices
kr-field-dishes-cook = Dish { $number }: cooking time
kr-field-text = What it says
kr-field-effects = Effects
kr-field-cost = Cost
kr-field-level = Level
kr-field-base = Base Goal
kr-field-coins =
    { $number ->
        [0] Coins
       *[other] Coins, { $number } players
    }
kr-field-orders =
    { $number ->
        [0] Orders
       *[other] Orders, { $number } players
    }
kr-field-prestige = Prestige, { $number } players
kr-field-also = Further conditions
kr-field-players = Players
kr-field-rack = Clean plates, size I to IV
kr-field-bag = Spices in the bag
kr-field-active = In an active Storage
kr-field-locked = Locked
kr-field-count = Number
kr-field-hats = Spaces, each with the players it needs
kr-field-last = Last row
kr-field-malfunction = Malfunction tiles
kr-field-repair = Cost of a repair
kr-field-bottom = Lowest space
kr-field-top = Highest space
kr-field-places = Prestige cards held
kr-field-cards = Spaces that give a card, { $number } players
kr-field-sink = In the Sink, size I to IV
kr-field-aside = Set aside, size I to IV
kr-entry-setup = { $id } players
