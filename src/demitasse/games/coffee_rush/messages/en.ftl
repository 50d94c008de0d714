### Coffee Rush, in the words of its rulebook: Supply, Deck, Row 1, Rush token.
### Names of ingredients, upgrades and drinks come from the content with a capital: they stand first, after a colon,
### in quotes or, as drinks do in English, as proper names.

cr-about = Run around the kitchen for ingredients, fill your cups and send your orders before your customers lose patience.

## What to do now

cr-prompt-place = Put a meeple on any square without one; you start with a token of what that square gives.
cr-prompt-fill = Choose a cup for your second token, with the first or in another: { $ingredient-name }.
cr-prompt-upgrade =
    Upgrade: turn a tile for { $sent ->
        [3] your 3 sent orders
       *[other] 3 of your { $sent } sent orders
    }, or skip.
cr-prompt-move =
    { $free ->
        [0] Your free steps are used up: stop on a free square, or pay { $rush ->
            [one] your Rush token for one more step.
           *[other] a Rush token (you have { $rush }) for one more step.
        }
       *[other] { $made ->
            [0] Move at least one step
           *[other] Move on, or stop on a free square
        }: { $free ->
            [one] { $free } free step left
           *[other] { $free } free steps left
        }{ $rush ->
            [0] .
            [one] , and { $rush } Rush token for one more.
           *[other] , and { $rush } Rush tokens for one more each.
        }
    }
cr-prompt-pour =
    { $tokens ->
        [0] Pour: your hand is empty; you may still empty cups, or be done.
        [one] Pour: { $tokens } token in hand; put it into a cup, empty cups, or be done and give it back.
       *[other] Pour: { $tokens } tokens in hand; put them into cups, empty cups, or be done and give the rest back.
    }
cr-prompt-send =
    { $sent ->
        [0] An order is ready: send it, or be done.
        [one] { $sent } order sent, and another is ready: send it too, or be done.
       *[other] { $sent } orders sent, and another is ready: send it too, or be done.
    }
cr-prompt-confirm =
    { $sent ->
        [0] Confirm to end your turn: nothing sent, and your orders move down a row; there is no undo after that.
        [one] Confirm to end your turn: { $sent } order sent, so Rush hour brings a new one to those who play next; there is no undo after that.
       *[other] Confirm to end your turn: { $sent } orders sent, so Rush hour brings { $sent } new ones each to those who play next; there is no undo after that.
    }
cr-prompt-wait = Waiting for { $seat-name }.
cr-prompt-over = The game is over.

## Steps of a turn

cr-step-place = Placing meeples
cr-step-fill = First tokens
cr-step-upgrade = Upgrade
cr-step-move = Move
cr-step-pour = Pour
cr-step-send = Process orders
cr-step-confirm = End of turn
cr-step-over = The game is over

## Choices

cr-choice-place = Put a meeple on { $square }
cr-choice-upgrade = Pay 3 sent orders for an upgrade: { $upgrade-name }
cr-choice-skip = No upgrade this turn
cr-choice-step =
    { $meeple ->
        [1] Step to { $square }
       *[other] Step to { $square } with meeple { $meeple }
    }
cr-choice-stop = Stop here
cr-choice-pour = { $ingredient-name } into cup { $cup }
cr-choice-empty = Empty cup { $cup }
cr-choice-done = Done
cr-choice-send = Send { $order-name } from cup { $cup }
cr-choice-confirm = Confirm and end the turn

## What happens

cr-event-placed = { $seat-you ->
    [yes] You put
   *[no] { $seat-name } puts
} a meeple on { $square }.
cr-event-supplied =
    { $tokens ->
        [0] { $seat-you ->
            [yes] You get
           *[no] { $seat-name } gets
        } no first token, since the Supply has none left: { $ingredient-name }.
       *[other] { $seat-you ->
            [yes] You take
           *[no] { $seat-name } takes
        } a first token: { $ingredient-name }.
    }
cr-event-turn-began =
    Round { $round }: { $seat-you ->
        [yes] your turn.
       *[no] { $seat-name }’s turn.
    }
cr-event-upgraded =
    { $seat-you ->
        [yes] You pay
       *[no] { $seat-name } pays
    } { $paid ->
        [one] { $paid } sent order
       *[other] { $paid } sent orders
    } for an upgrade: { $upgrade-name }.
cr-event-stepped =
    { $seat-you ->
        [yes] You { $rush ->
            [0] step
           *[other] pay a Rush token, step
        } to { $square } and { $tokens ->
            [0] find none left: { $ingredient-name }.
            [one] collect { $tokens } token: { $ingredient-name }.
           *[other] collect { $tokens } tokens: { $ingredient-name }.
        }
       *[no] { $seat-name } { $rush ->
            [0] steps
           *[other] pays a Rush token, steps
        } to { $square } and { $tokens ->
            [0] finds none left: { $ingredient-name }.
            [one] collects { $tokens } token: { $ingredient-name }.
           *[other] collects { $tokens } tokens: { $ingredient-name }.
        }
    }
cr-event-stopped = { $seat-you ->
    [yes] You stop
   *[no] { $seat-name } stops
} on { $square }.
cr-event-poured = { $seat-you ->
    [yes] You pour
   *[no] { $seat-name } pours
} into cup { $cup }: { $ingredient-name }.
cr-event-emptied =
    { $seat-you ->
        [yes] You empty
       *[no] { $seat-name } empties
    } cup { $cup }: { $tokens ->
        [one] { $tokens } token goes back to the Supply.
       *[other] { $tokens } tokens go back to the Supply.
    }
cr-event-returned =
    { $seat-you ->
        [yes] You give
       *[no] { $seat-name } gives
    } { $tokens ->
        [one] { $tokens } unused token
       *[other] { $tokens } unused tokens
    } back to the Supply.
cr-event-sent =
    { $seat-you ->
        [yes] You send
       *[no] { $seat-name } sends
    } the { $order-name } from cup { $cup }{ $rush ->
        [0] .
       *[other] {" "}and { $seat-you ->
            [yes] gain
           *[no] gains
        } a Rush token.
    }
cr-event-drew = A new order for { $seat-name }: { $order-name }.
cr-event-aged =
    { $seat-you ->
        [yes] Time passes for you: your
       *[no] Time passes for { $seat-name }: all
    } waiting orders move down a row.
cr-event-dropped =
    { $seat-you ->
        [yes] You keep
       *[no] { $seat-name } keeps
    } a customer waiting too long: the { $order-name } becomes a penalty{ $rush ->
        [0] .
       *[other] , and a Rush token comes with it.
    }
cr-event-closed =
    { $cause ->
        [deck] { cr-ended-deck }
        [penalties] { cr-ended-penalties }
       *[no-orders] { cr-ended-no-orders }
    }: the café closes, and this round is the last.
cr-event-ended =
    The game is over{ $winners ->
        [one] : { $winners-you ->
            [yes] you win
           *[no] { $winners-name } wins
        }{ $decided ->
            [sent] , with { cr-tie-sent }
            [rush] , with { cr-tie-rush }
           *[other] {""}
        }!
       *[other] , with a shared win: { $winners-name }!
    }

## Why it ended, and the count

cr-ended-deck = The Deck has run out
cr-ended-penalties = Somebody has 5 penalties
cr-ended-no-orders = Nobody has an order left

cr-score-sent = Orders sent
cr-score-upgrades = Upgrades
cr-score-penalties = Penalties

# What a tie was decided by, after "with"
cr-tie-sent = more orders sent
cr-tie-rush = more Rush tokens

## Options

cr-option-first-label = First player
cr-option-first-help = The number of a seat, counted from 0, or random.
cr-option-fair_start-label = Fair start
cr-option-fair_start-help = Everybody begins with an easy order, a Ristretto or an Espresso.
cr-option-colours-label = Colours
cr-option-colours-help = A colour for each seat in turn, such as blue,green,red; two players are red and blue.

cr-colour-red = Red
cr-colour-blue = Blue
cr-colour-green = Green
cr-colour-yellow = Yellow

cr-option-first = Seat { $first } cannot be the first player; give a seat from 0 to { $last }, or random.
cr-option-colours-count =
    { $given ->
        [one] { $given } colour is given for { $seats } players; give one for each seat, or none at all.
       *[other] { $given } colours are given for { $seats } players; give one for each seat, or none at all.
    }
cr-option-colours-shared = Every player needs a colour of their own, which is not so in: { $colours }.
cr-option-colours-two = Two players are red and blue, in either order, and not: { $colours }.

## Refusals

cr-not-over = The game is over, so there is nothing left to choose.
cr-not-a-seat = There is no seat { $number } at this table; its seats are 0 to { $last }.
cr-not-your-turn = It is not your turn: wait for { $seat-name }.
cr-not-a-choice = “{ $choice }” is no choice of Coffee Rush; take one that is offered.
cr-not-now =
    You cannot “{ $choice }” now; the step is: { $step ->
        [place] { cr-step-place }
        [fill] { cr-step-fill }
        [upgrade] { cr-step-upgrade }
        [move] { cr-step-move }
        [pour] { cr-step-pour }
        [send] { cr-step-send }
       *[confirm] { cr-step-confirm }
    }.

cr-no-such-square = There is no square “{ $square }”; squares go from { $first } to { $last }.
cr-not-on-a-meeple = You cannot start on { $square }, where a meeple stands; take a square without one.
cr-not-a-third-cup = Put the token you have just been given into cup 1, with your first, or into cup 2.

cr-not-upgrade-now = You can upgrade only at the start of your turn, before you move.
cr-not-three-sent =
    An upgrade costs 3 sent orders, and you have { $sent ->
        [0] none.
       *[other] only { $sent }.
    }
cr-no-such-upgrade = There is no upgrade “{ $upgrade }”; there are: { $upgrades }.
cr-not-active-twice = Your upgrade “{ $upgrade-name }” is active already; turn another tile, or skip.

cr-no-such-meeple =
    You have no meeple { $meeple }; { $meeples ->
        [one] your only one is meeple 1.
       *[other] yours are 1 to { $meeples }.
    }
cr-not-the-other-meeple = You have begun to move meeple { $meeple }, and only one of your meeples moves in a turn.
cr-not-adjacent = You cannot go from { $from } to { $square } in one step; a step goes to a square beside yours.
cr-not-diagonal = From { $from } to { $square } is a diagonal step, which you need an upgrade for; go up, down, left or right.
cr-not-last-step-on-a-meeple = You can pass { $square }, but not stop there: a meeple stands on it, and this is your last step.
cr-not-into-a-dead-end =
    You can pass { $square } only if you reach a free square after it, and { $left ->
        [one] the { $left } step you would have left is
       *[other] the { $left } steps you would have left are
    } too few.
cr-not-without-a-step = You must take at least one step before you stop.
cr-not-stop-on-a-meeple = You can pass { $square }, but not stop there: a meeple stands on it.
cr-not-move-again = Your move is over for this turn; undo if you want to go another way.

cr-not-pour-while-moving = You can pour and empty cups once you have stopped.
cr-not-pour-after = You are done with pouring for this turn; undo if you want to change your cups.
cr-no-such-ingredient = There is no ingredient “{ $ingredient }”; there are: { $known }.
cr-not-in-hand = You have no such token in hand: { $ingredient-name }; you can pour what you collected this turn.
cr-no-such-cup = You have no cup { $cup }; yours are 1, 2 and 3.
cr-not-empty-again = Your cup { $cup } is empty already; choose one that holds something.

cr-not-send-before-done = You can send orders when you are done with pouring.
cr-no-such-order = There is no order “{ $order }”; orders are written like espresso-2.
cr-not-your-order = The order “{ $order }” does not wait with you; send one from your own rows.
cr-not-a-match = Your cup { $cup } must hold exactly what the { $order-name } asks for, no less and no more.

## Content files

cr-content-ingredients = In “{ $file }” the ingredients must be exactly these: { $wanted }.
cr-content-upgrades = In “{ $file }” the upgrades must be exactly these: { $wanted }.
cr-content-board = In “{ $file }” the board must be a rectangle of 3 to 8 rows with 3 to 8 squares each.
cr-content-order-id = In “{ $file }” an order cannot have the id “{ $id }”; take small letters, digits and underscores, a letter first, and no word that means an ingredient or an upgrade.
cr-content-recipe = In “{ $file }” the order “{ $id }” must ask for at least one ingredient, and for 1 to 255 of each it names.
cr-content-cards =
    In “{ $file }” the copies of all orders make { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }; there must be { $wanted }.
cr-content-fair-start =
    In “{ $file }” ristretto and espresso together make { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }; there must be { $wanted }.

# What a choice leads to, in a few words.

cr-outlook-gain = { $tokens ->
    [one] { $ingredient-name }
   *[other] { $ingredient-name } × { $tokens }
}
cr-outlook-nothing = None left in the Supply
cr-outlook-pass = { $seat-you ->
    [yes] Your other meeple is here: pass only
   *[no] { $seat-name } is here: pass only
}
cr-outlook-finishes = Finishes { $order-name }
cr-outlook-stop = { $tokens ->
    [0] With nothing in hand
    [one] Then pour 1 token
   *[other] Then pour { $tokens } tokens
}
cr-outlook-stop-early = { $free ->
    [one] 1 free step is lost
   *[other] { $free } free steps are lost
}
cr-outlook-ready = { $order-name } is ready
cr-outlook-towards = For { $order-name }, { $missing } missing
cr-outlook-fits-nothing = Fits none of your orders
cr-outlook-spoils = { $missing ->
    [0] Spoils { $order-name }, which is ready
   *[other] Spoils this cup for { $order-name }
}
cr-outlook-empty = { $tokens ->
    [one] 1 token goes back
   *[other] { $tokens } tokens go back
}
cr-outlook-empty-useful = { $missing ->
    [0] { $order-name } is ready in it
    [one] { $order-name } lacks only 1
   *[other] { $tokens ->
        [one] 1 token for { $order-name } goes back
       *[other] { $tokens } tokens for { $order-name } go back
    }
}
cr-outlook-give-back = { $tokens ->
    [one] 1 token goes back
   *[other] { $tokens } tokens go back
}
cr-outlook-give-back-fitting = { $tokens ->
    [one] 1 token goes back: { $ingredient-name } fits { $order-name }
   *[other] { $tokens } tokens go back: { $ingredient-name } fits { $order-name }
}
cr-outlook-unsent = { $orders ->
    [one] { $order-name } is ready and stays unsent
   *[other] { $orders } orders are ready and stay unsent
}
cr-outlook-skip = Your { $sent } sent orders stay
cr-outlook-send = { $rush ->
    [0] From row { $row }
   *[other] From row { $row }, +1 Rush token
}
cr-outlook-upgrade = { $upgrade ->
    [double_meeples] Twice the tokens where another meeple stands
    [diagonal_move] Diagonal steps too
    [double_corners] Twice the tokens on the corners
   *[double_specialties] Twice the caramel, chocolate, water and tea
}
cr-outlook-confirm = { $falling ->
    [0] { $sent ->
        [0] Nothing sent, nothing lost
        [one] 1 order sent, nothing lost
       *[other] { $sent } orders sent, nothing lost
    }
    [one] 1 order falls off: a penalty
   *[other] { $falling } orders fall off: penalties
}

# Coffee Rush on a terminal

cr-screen-person = Barista
cr-screen-round = Round { $round }
cr-screen-closed = Closed: last round
cr-screen-first = goes first
cr-screen-supply = Supply
cr-screen-rush = Rush
cr-screen-deck = Deck
cr-screen-discard = Discard
cr-screen-row = Row { $row }
cr-screen-falls = last chance this turn
cr-screen-cups = Cups
cr-screen-hand = Hand
cr-screen-path = Path
cr-screen-upgrades = Upgrades
cr-screen-sent = Sent
cr-screen-penalties = Penalties
cr-screen-points = Points
cr-screen-head-points = Pts
cr-screen-head-sent = Sent
cr-screen-head-penalties = Pen.
cr-screen-head-rush = Rush
cr-screen-head-rows = Rows 1–4
cr-screen-head-upgrades = Upgr.
cr-screen-head-orders = Orders of the others by row, the oldest first
cr-screen-short-coffee = Coffee
cr-screen-short-milk = Milk
cr-screen-short-steam = Steam
cr-screen-short-ice = Ice
cr-screen-short-chocolate = Choco
cr-screen-short-caramel = Caram.
cr-screen-short-tea = Tea
cr-screen-short-water = Water
cr-screen-walk = { $seat-you ->
    [yes] You go
   *[no] { $seat-name } goes
} to { $squares }.
cr-screen-into = { $tokens } into cup { $cup }
cr-screen-pours = { $seat-you ->
    [yes] You pour
   *[no] { $seat-name } pours
} { $cups }.
cr-screen-tie = Tied points are decided by orders sent, then by Rush tokens; whoever is still tied shares the place.
cr-screen-legend-meeple = a meeple, with the letter of its player’s colour
cr-screen-legend-specialty = a specialty order: a Rush token when you send it
cr-screen-legend-rush = a Rush token: one more step
cr-screen-legend-ready = the cup that holds just what this order asks for; (2+≈) means that cup 2 still lacks steam
cr-screen-legend-path = where your second step of this turn went
cr-screen-legend-number = a square you can choose, with its number

## The box: decks, fields, entries without a name

cr-deck-order = Orders
cr-deck-board = Board
cr-deck-ingredient = Ingredients
cr-deck-upgrade = Upgrades
cr-deck-rush = Rush tokens
cr-field-ingredients = Ingredients
cr-field-specialty = Specialty
cr-field-grid = Squares
cr-field-supply = Tokens in the supply
cr-field-tokens = Rush tokens

# What is noted over many games, and what became of a thing.

cr-note-rush = Rush tokens left
cr-fate-sent = sent
cr-fate-spent = paid for a tile
cr-fate-dropped = penalty
cr-fate-open = left open
cr-fate-turned = tile turned
