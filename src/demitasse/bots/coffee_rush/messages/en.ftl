### What the greedy barista says of its choices. The subject is left out: it speaks of itself, or advises a person.
### Names of ingredients and upgrades stand in quotes, those of drinks are proper names.

greedy-rather = Would rather do this: { $choice }.

## Setting up

greedy-start =
    Starts on { $square }: with its token, { $steps ->
        [0] all that { $order-name } needs is there.
        [one] { $order-name } is { $steps } step away.
       *[other] { $order-name } is { $steps } steps away.
    }
greedy-start-anywhere = Starts on { $square }: without orders, one square is as good as another.
greedy-fill-together = Puts “{ $ingredient-name }” with the first token: { $order-name } needs both.
greedy-fill-apart = Puts “{ $ingredient-name }” into a cup of its own: no order that is in sight is better served with both in one.

## Step 1: Upgrade

greedy-upgrade =
    Upgrades “{ $upgrade-name }”: with about { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } to come it pays back more than the point it costs.
greedy-skip =
    Keeps its sent orders: with about { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } to come, no upgrade pays back the point it costs.

## Step 2: Move

greedy-step-to-save =
    { $rush ->
        [0] Goes for “{ $ingredient-name }”
       *[other] Spends a Rush token on “{ $ingredient-name }”
    }: it helps to finish { $order-name } before it falls off Row 4.
greedy-step-to-finish =
    { $rush ->
        [0] Goes for “{ $ingredient-name }”
       *[other] Spends a Rush token on “{ $ingredient-name }”
    }: it helps to finish { $order-name } this turn.
greedy-step-for-later =
    { $rush ->
        [0] Goes for “{ $ingredient-name }”
       *[other] Spends a Rush token on “{ $ingredient-name }”
    }: { $order-name } needs it, to be finished in a later turn.
greedy-step-on-the-way =
    { $rush ->
        [0] Crosses
       *[other] Spends a Rush token to cross
    } { $square } on the way to “{ $ingredient-name }”.
greedy-step-nearer =
    { $rush ->
        [0] Goes to
       *[other] Spends a Rush token to go to
    } { $square } to end the move close to what { $order-name } still needs.
greedy-step-anywhere =
    { $rush ->
        [0] Goes to
       *[other] Spends a Rush token to go to
    } { $square }: a step has to be made, and nothing within reach is of use.
greedy-stop = Stops here: no further step brings anything of use.
greedy-stop-near =
    Stops here: from this square it takes { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to collect what { $order-name } still needs, and going on is not better.
greedy-stop-saving =
    Stops here: going on is not worth { $rush ->
        [one] the last Rush token.
       *[other] one of { $rush } Rush tokens.
    }

## Step 3: Pour

greedy-pour-to-save = Pours “{ $ingredient-name }” into cup { $cup }, so that { $order-name } goes out before it falls off Row 4.
greedy-pour-to-send = Pours “{ $ingredient-name }” into cup { $cup }, so that { $order-name } goes out this turn.
greedy-pour-for-later =
    Pours “{ $ingredient-name }” into cup { $cup } for { $order-name }, which { $missing ->
        [0] is then ready to be sent later.
        [one] will then lack { $missing } token.
       *[other] will then lack { $missing } tokens.
    }
greedy-empty = Empties cup { $cup }, of no use to any order, to make room for { $order-name }.
greedy-empty-anyway = Empties cup { $cup }: to begin { $order-name } in it is worth more than what it holds.
greedy-poured =
    { $tokens ->
        [0] Has poured all there was to pour.
        [one] Gives the last token back: no cup is the better for it.
       *[other] Gives { $tokens } tokens back: no cup is the better for them.
    }

## Step 4: Process orders

greedy-send = Sends { $order-name }: a point.
greedy-send-specialty = Sends { $order-name }: a point, and a Rush token for a specialty.
greedy-send-to-save = Sends { $order-name } at the last moment: a point instead of a penalty.
greedy-hold = Holds { $order-name } back: it is worth more in a later turn.
greedy-hold-for-other = Holds { $order-name } back: its cup is to become { $other-name }.

## End of the turn

greedy-confirm =
    { $sent ->
        [0] Ends the turn: nothing is ready to be sent.
        [one] Ends the turn with { $sent } order sent.
       *[other] Ends the turn with { $sent } orders sent.
    }
greedy-confirm-falling =
    Ends the turn: { $orders ->
        [one] an order falls
       *[other] { $orders } orders fall
    } off Row 4 ({ $orders-name }), and nothing can be done about it any more.
greedy-confirm-closing =
    { $sent ->
        [0] Ends the turn, and with it the play is about to close.
        [one] Ends the turn with { $sent } order sent, and with it the play is about to close.
       *[other] Ends the turn with { $sent } orders sent, and with it the play is about to close.
    }
