# The screen of Coffee Rush.

web-cr-board = Ingredient board
web-cr-square = { $square }, { $ingredient }{ $standing ->
    [0] {""}
   *[other] , here: { $people }
}
web-cr-square-possible = { $square }, { $ingredient }, possible{ $standing ->
    [0] {""}
   *[other] , here: { $people }
}
web-cr-supply = Left in the Supply
web-cr-steps = { $made ->
    [one] 1 step made
   *[other] { $made } steps made
}, { $free ->
    [one] 1 free step left
   *[other] { $free } free steps left
}, { $rush ->
    [one] 1 Rush token
   *[other] { $rush } Rush tokens
}

web-cr-your-orders = Your orders
web-cr-orders-of = { $person }’s orders
web-cr-rows-help = Down one row each turn
web-cr-row = Row { $row }
web-cr-row-holds = { $cards ->
    [0] Row { $row } empty.
   *[other] Row { $row }: { $orders }.
}
web-cr-ticket = { $drink }: { $ingredients }. { $specialty ->
    [yes] Specialty.
   *[no] {""}
} { $note }.
web-cr-ticket-ready = Ready to send
web-cr-ticket-pour = Ready: pour { $ingredients }
web-cr-ticket-falls = Falls off this turn
web-cr-ticket-lacks-one = { $ingredient } missing
web-cr-ticket-lacks = { $missing } missing
web-cr-specialty = Specialty: sending it gives a Rush token
web-cr-open = Open
web-cr-closed = Closed
web-cr-deck = { $cards ->
    [one] 1 order left
   *[other] { $cards } orders left
}
web-cr-discard = { $cards } discarded

web-cr-counter = Your counter
web-cr-counter-of = { $person }’s counter
web-cr-hand = In hand
web-cr-your-cups = Your cups
web-cr-cups = Cups
web-cr-cup = Cup { $cup }: { $filled ->
    [0] empty
   *[other] { $inside }
}
web-cr-empty = Empty cup { $cup }
web-cr-rush = Rush tokens
web-cr-sent = Orders sent
web-cr-penalties = Penalties
web-cr-penalties-of = { $penalties } of 5
web-cr-upgrades = Upgrades
web-cr-upgrade = { $upgrade }, { $active ->
    [yes] active
   *[no] not active
}
web-cr-first-player = First player
web-cr-round = { $round ->
    [0] Setting up
   *[other] Round { $round }, café open
}
web-cr-round-closed = Round { $round }, last round

## Short forms for the screen

web-cr-step-upgrade = Upgrade
web-cr-step-move = Move
web-cr-step-pour = Pour
web-cr-step-send = Send
web-cr-step-confirm = End

web-cr-prompt-place = Place a meeple
web-cr-prompt-place-detail = On any free square. You start with a token of what it gives.
web-cr-prompt-fill = Which cup for your second token?
web-cr-prompt-fill-detail = { $ingredient-name }: with the first one, or in another cup.
web-cr-prompt-upgrade = An upgrade this turn?
web-cr-prompt-upgrade-detail = Pay 3 of your { $sent } sent orders for one, or go on without.
web-cr-prompt-move = { $free ->
    [0] Your move: no free step left
    [one] Your move: one free step left
   *[other] Your move: { $free } free steps
}
web-cr-prompt-move-detail = { $free ->
    [0] Stop here, or pay a Rush token for one more step.
   *[other] { $made ->
        [0] Tap a glowing square.
       *[other] Tap a glowing square, or stop where you are.
    }
}
web-cr-prompt-pour = { $tokens ->
    [0] Pour: your hand is empty
    [one] Pour: one token in hand
   *[other] Pour: { $tokens } tokens in hand
}
web-cr-prompt-pour-detail = { $tokens ->
    [0] Empty a cup if you like, or be done.
   *[other] Tap a token, then a cup. What stays in hand goes back.
}
web-cr-prompt-send = { $sent ->
    [0] An order is ready
   *[other] Another order is ready
}
web-cr-prompt-send-detail = Tap it to send it, or be done.
web-cr-prompt-confirm = End your turn?
web-cr-prompt-confirm-detail = { $sent ->
    [0] Nothing sent; your orders move down a row. No undo after that.
    [one] One order sent: Rush hour for those who play next. No undo after that.
   *[other] { $sent } orders sent: Rush hour for those who play next. No undo after that.
}

web-cr-choice-place = { $ingredient-name }, { $square }
web-cr-choice-step = { $tokens ->
    [0] { $ingredient-name }
    [one] { $ingredient-name }
   *[other] { $ingredient-name } × { $tokens }
}
web-cr-choice-upgrade = { $upgrade-name }
web-cr-choice-skip = Go on without
web-cr-choice-pour = { $ingredient-name } into cup { $cup }
web-cr-choice-send = Send { $order-name }
web-cr-choice-confirm = End the turn
web-cr-outlook-gain = { $meeple ->
    [1] To { $square }
   *[other] To { $square }, with your other meeple
}

web-cr-outlook-towards = { $missing } more: { $order-name }

web-cr-told-start = { $seat-you ->
    [yes] You start
   *[no] { $seat-name } starts
} with { $ingredient-name }.
web-cr-told-turn = { $seat-you ->
    [yes] Round { $round }: your turn.
   *[no] Round { $round }: { $seat-name }’s turn.
}
web-cr-told-walk = { $ingredient ->
    [0] { $seat-you ->
        [yes] You walk and find nothing.
       *[no] { $seat-name } walks and finds nothing.
    }
   *[other] { $seat-you ->
        [yes] You collect
       *[no] { $seat-name } collects
    } { $ingredient-name }{ $rush ->
        [0] .
        [one] , for 1 Rush token.
       *[other] , for { $rush } Rush tokens.
    }
}
web-cr-told-pour = { $seat-you ->
    [yes] You fill
   *[no] { $seat-name } fills
} cup { $cup }: { $ingredient-name }.
web-cr-told-rush = A new order for { $seat-name }, as { $whom-you ->
    [yes] you have
   *[no] { $whom-name } has
} sent one: { $order-name }.
web-cr-deck-order = { $cards ->
    [one] The last order of the deck
   *[other] The deck’s { $cards } orders, next one first
}

web-cr-not-now = Not in this step, which is: { $step ->
    [place] { web-cr-prompt-place }
    [fill] { web-cr-step-pour }
    [upgrade] { web-cr-step-upgrade }
    [move] { web-cr-step-move }
    [pour] { web-cr-step-pour }
    [send] { web-cr-step-send }
   *[confirm] { web-cr-step-confirm }
}.

# Why it ended, where somebody brought it about.
web-cr-ended-penalties = { $seat-you ->
    [yes] You have
   *[no] { $seat-name } has
} 5 penalties

# The end: what made the difference. The second sentence of each goes on from the first.
web-cr-end-best = Round { $round }: { $orders } orders in one go,
web-cr-end-best-turn = { $seat-you ->
    [yes] your best turn.
   *[no] the best turn of { $seat-name }.
}
web-cr-end-upgrade = { $upgrade-name }
web-cr-end-upgrade-paid = { $extra ->
    [one] came in round { $round } and brought 1 extra ingredient.
   *[other] came in round { $round } and brought { $extra } extra ingredients.
}
web-cr-end-cold = { $orders ->
    [one] 1 order went cold,
   *[other] { $orders } orders went cold,
}
web-cr-end-cold-last = { $orders ->
    [one] in round { $round }.
   *[other] the last in round { $round }. Each cost a point.
}

## Tabs, where not everything has room

web-cr-tab-board = Board
web-cr-tab-cups = Cups
web-cr-tab-orders = Orders
