### What the greedy barista says of its choices, in its own voice: it advises a person.
### Names of ingredients and upgrades stand in quotes, those of drinks are proper names.

greedy-rather = I would rather do this: { $choice }.

## Setting up

greedy-start =
    I would start on { $square }: with its token, { $steps ->
        [0] all that { $order-name } needs is there.
        [one] { $order-name } is { $steps } step away.
       *[other] { $order-name } is { $steps } steps away.
    }
greedy-start-anywhere = I would start on { $square }: without orders, one square is as good as another.
greedy-fill-together = I would put “{ $ingredient-name }” with the first token: { $order-name } needs both.
greedy-fill-apart = I would put “{ $ingredient-name }” into a cup of its own: no order in sight wants both in one cup.

## Step 1: Upgrade

greedy-upgrade =
    I would take “{ $upgrade-name }”: with about { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } to come, it pays back more than the point it costs.
greedy-skip =
    I would keep the sent orders: with about { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } to come, no upgrade pays back the point it costs.

## Step 2: Move

greedy-step-to-save =
    { $rush ->
        [0] I would go for “{ $ingredient-name }”
       *[other] I would spend a Rush token on “{ $ingredient-name }”
    }: it helps to finish { $order-name } before it falls off Row 4.
greedy-step-to-finish =
    { $rush ->
        [0] I would go for “{ $ingredient-name }”
       *[other] I would spend a Rush token on “{ $ingredient-name }”
    }: it helps to finish { $order-name } this turn.
greedy-step-for-later =
    { $rush ->
        [0] I would go for “{ $ingredient-name }”
       *[other] I would spend a Rush token on “{ $ingredient-name }”
    }: { $order-name } needs it, to be finished in a later turn.
greedy-step-on-the-way =
    { $rush ->
        [0] I would cross
       *[other] I would spend a Rush token to cross
    } { $square } on the way to “{ $ingredient-name }”.
greedy-step-nearer =
    { $rush ->
        [0] I would go to
       *[other] I would spend a Rush token to go to
    } { $square }, to end the move close to what { $order-name } still needs.
greedy-step-anywhere =
    { $rush ->
        [0] I would go to
       *[other] I would spend a Rush token to go to
    } { $square }: a step has to be made, and nothing useful is within reach.
greedy-stop = I would stop here: no further step brings anything useful.
greedy-stop-near =
    I would stop here: from this square it takes { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to collect what { $order-name } still needs, and going on is no better.
greedy-stop-saving =
    I would stop here: going on is not worth { $rush ->
        [one] the last Rush token.
       *[other] one of { $rush } Rush tokens.
    }

## Step 3: Pour

greedy-pour-to-save = I would pour “{ $ingredient-name }” into cup { $cup }, so that { $order-name } goes out before it falls off Row 4.
greedy-pour-to-send = I would pour “{ $ingredient-name }” into cup { $cup }, so that { $order-name } goes out this turn.
greedy-pour-for-later =
    I would pour “{ $ingredient-name }” into cup { $cup } for { $order-name }, which { $missing ->
        [0] is then ready to be sent later.
        [one] will then lack { $missing } token.
       *[other] will then lack { $missing } tokens.
    }
greedy-empty = I would empty cup { $cup }, which is no use to any order, to make room for { $order-name }.
greedy-empty-anyway = I would empty cup { $cup }: starting { $order-name } in it is worth more than what it holds.
greedy-poured =
    { $tokens ->
        [0] There is nothing more to pour.
        [one] I would give the last token back: no cup is the better for it.
       *[other] I would give { $tokens } tokens back: no cup is the better for them.
    }

## Step 4: Process orders

greedy-send = I would send { $order-name }: a point.
greedy-send-specialty = I would send { $order-name }: a point, and a Rush token for a specialty.
greedy-send-to-save = I would send { $order-name } at the last moment: a point instead of a penalty.
greedy-hold = I would hold { $order-name } back: it is worth more in a later turn.
greedy-hold-for-other = I would hold { $order-name } back: its cup is to become { $other-name }.

## End of the turn

greedy-confirm =
    { $sent ->
        [0] I would end the turn: nothing is ready to be sent.
        [one] I would end the turn with { $sent } order sent.
       *[other] I would end the turn with { $sent } orders sent.
    }
greedy-confirm-falling =
    I would end the turn: { $orders ->
        [one] an order falls
       *[other] { $orders } orders fall
    } off Row 4 ({ $orders-name }), and nothing can be done about it any more.
greedy-confirm-closing =
    { $sent ->
        [0] I would end the turn, and the café is about to close.
        [one] I would end the turn with { $sent } order sent, and the café is about to close.
       *[other] I would end the turn with { $sent } orders sent, and the café is about to close.
    }
