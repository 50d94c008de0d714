### Café del Gatto, in the words of its rulebook: Supply, Bag, Discard, Barista value, drink tile, drinks card.
### Names of tokens and cups come from the content with a capital: they stand as proper names or after a colon.

cg-about = Buy coffee and milk from the espresso machine, fill your five cups and serve them while the best drink tiles last.

## What to do now

cg-prompt-turn =
    Your turn, with { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: { $full ->
        [0] buy a token or take 2 coins
       *[other] buy a token, serve what is full, or take 2 coins
    }; you may clean the machine first.
cg-prompt-cleaned =
    The machine is clean, and you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } left: buy a token, clean again, or end your turn.
cg-prompt-cup =
    Choose a cup for the token you are buying for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }: { $token-name }.
cg-prompt-tile =
    { $cup-name }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } by the drinks card, and a tile up to the Barista value of { $value }{ $sugar ->
        [0] .
        [one] , or 1 more with your sugar cube.
       *[other] , or up to { $sugar } more with your sugar cubes.
    }
cg-prompt-serve =
    { $served ->
        [one] { $served } cup served, and another is full: serve it too, or be done.
       *[other] { $served } cups served, and another is full: serve it too, or be done.
    }
cg-prompt-confirm-buy =
    Confirm to pay { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } and place { $token-name } on your { $cup-name }; a new token comes then, so there is no undo after that.
cg-prompt-confirm-serve =
    { $served ->
        [one] Confirm the cup you served; there is no undo after that.
       *[other] Confirm the { $served } cups you served; there is no undo after that.
    }
cg-prompt-confirm-take = Confirm to end your turn with 2 more coins; there is no undo after that.
cg-prompt-confirm-dump = Confirm the cup you emptied; there is no undo after that.
cg-prompt-intermediate =
    No token is left to draw, so you must serve { $full ->
        [one] your full cup.
       *[other] one of your { $full } full cups.
    }
cg-prompt-dump =
    No token is left to draw and nobody has a full cup: choose which of your fullest cups to empty, { $tokens ->
        [one] with { $tokens } token each.
       *[other] with { $tokens } tokens each.
    }
cg-prompt-wait = Waiting for { $seat-name }.
cg-prompt-over = The game is over.

## Steps of a turn

cg-step-turn = Choosing an action
cg-step-cleaned = After cleaning
cg-step-cup = Choosing a cup
cg-step-tile = Sugar and drink tile
cg-step-serve = Serving
cg-step-confirm = Confirming
cg-step-intermediate = Intermediate round
cg-step-dump = Emptying a cup
cg-step-over = The game is over

## Choices

cg-choice-buy =
    { $column ->
        [milk] Buy milk, row { $row }
       *[coffee] Buy coffee, row { $row }
    }
cg-choice-place = Onto your { $cup-name }
cg-choice-serve = Serve your { $cup-name }
cg-choice-tile =
    { $sugar ->
        [0] Tile { $value }
        [one] Tile { $value } with { $sugar } sugar cube
       *[other] Tile { $value } with { $sugar } sugar cubes
    }
cg-choice-done = Done
cg-choice-take = Take 2 coins
cg-choice-clean =
    { $column ->
        [milk] Clean the milk column for 2 coins
       *[coffee] Clean the coffee column for 2 coins
    }
cg-choice-end = End the turn without buying
cg-choice-confirm = Confirm
cg-choice-dump = Empty your { $cup-name }

## What happens

cg-event-turn-began =
    Round { $round }: { $seat-you ->
        [yes] your turn.
       *[no] { $seat-name }’s turn.
    }
cg-event-bought =
    { $seat-you ->
        [yes] You pay
       *[no] { $seat-name } pays
    } { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } for the { $column ->
        [milk] milk
       *[coffee] coffee
    } in row { $row } ({ $token-name }) and { $seat-you ->
        [yes] place it on your
       *[no] places it on the
    } { $cup-name }{ $sugar ->
        [0] .
       *[other] , with a sugar cube.
    }
cg-event-filled =
    { $tokens ->
        [one] A new token comes into the { $column ->
            [milk] milk
           *[coffee] coffee
        } column: { $tokens-name }.
       *[other] New tokens come into the { $column ->
            [milk] milk
           *[coffee] coffee
        } column, from the bottom up: { $tokens-name }.
    }
cg-event-remixed =
    The Bag is empty, so { $tokens ->
        [one] the { $tokens } token of the Discard goes
       *[other] all { $tokens } tokens of the Discard go
    } into it.
cg-event-cleaned =
    { $seat-you ->
        [yes] You pay
       *[no] { $seat-name } pays
    } { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } and { $seat-you ->
        [yes] clean
       *[no] cleans
    } the { $column ->
        [milk] milk
       *[coffee] coffee
    } column; to the Discard: { $tokens-name }.
cg-event-turn-ended = { $seat-you ->
    [yes] You end your turn
   *[no] { $seat-name } ends the turn
} without buying.
cg-event-served =
    { $seat-you ->
        [yes] You serve your
       *[no] { $seat-name } serves the
    } { $cup-name } with a Barista value of { $value }{ $sugar ->
        [0] {""}
        [one] , { $sugar } sugar cube included,
       *[other] , { $sugar } sugar cubes included,
    } for tile { $tile } and { $paid ->
        [one] { $paid } coin
       *[other] { $paid } coins
    } ({ $symbols ->
        [one] { $symbols } symbol
       *[other] { $symbols } symbols
    }){ $difference ->
        [0] .
       *[other] , with { $difference } more for the difference.
    }
cg-event-took =
    { $seat-you ->
        [yes] You take
       *[no] { $seat-name } takes
    } { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
cg-event-last-round = { $seat-you ->
    [yes] You have
   *[no] { $seat-name } has
} served every cup: this round is the last.
cg-event-ran-dry =
    No token is left in the Bag or the Discard: an intermediate round, in which { $cause ->
        [serve] everybody with a full cup serves one.
       *[dump] nobody can serve, so everybody empties one of their fullest cups.
    }
cg-event-dumped =
    { $seat-you ->
        [yes] You empty your
       *[no] { $seat-name } empties the
    } { $cup-name }: { $tokens ->
        [one] { $tokens } token goes to the Discard.
       *[other] { $tokens } tokens go to the Discard.
    }
cg-event-ended =
    The game is over{ $winners ->
        [one] : { $winners-you ->
            [yes] you win
           *[no] { $winners-name } wins
        }{ $decided ->
            [coins] , with { cg-tie-coins }
           *[other] {""}
        }!
       *[other] , with a shared win: { $winners-name }!
    }

## Why it ended, and the count

cg-ended-served = Somebody has served all five cups

cg-score-tiles = Drink tiles
cg-score-sugar = Unused sugar

# What a tie was decided by, after "with"
cg-tie-coins = more coins

## Options

cg-option-first-label = First player
cg-option-first-help = The number of a seat, counted from 0, or random.

cg-option-first = Seat { $first } cannot be the first player; give a seat from 0 to { $last }, or random.

## Refusals

cg-not-over = The game is over, so there is nothing left to choose.
cg-not-a-seat = There is no seat { $number } at this table; its seats are 0 to { $last }.
cg-not-your-turn = It is not your turn to choose: wait for { $seat-name }.
cg-not-a-choice = “{ $choice }” is no choice of Café del Gatto; take one that is offered.
cg-not-now =
    You cannot “{ $choice }” now; the step is: { $step ->
        [turn] { cg-step-turn }
        [cleaned] { cg-step-cleaned }
        [cup] { cg-step-cup }
        [tile] { cg-step-tile }
        [serve] { cg-step-serve }
       *[confirm] { cg-step-confirm }
    }.
cg-not-without-an-action = You cannot end your turn without an action, except after a cleaning.
cg-not-a-second-action = You have chosen your action for this turn; confirm it, or undo it.
cg-not-after-cleaning = After a cleaning you can only buy, clean again or end your turn.
cg-not-clean-while-serving = You are serving, and the machine is cleaned only before a purchase.
cg-not-clean-after = You can clean the machine only before you choose your action; undo it if you want to clean.
cg-not-dump-now = A token stays on its cup until the cup is served; you cannot empty one.
cg-not-in-the-intermediate-round = In the intermediate round you serve exactly one of your full cups, and nothing else.
cg-not-but-dump = Nobody can serve in this intermediate round: choose the cup you empty.

cg-no-such-place = There is no place “{ $place }” in the machine; say milk or coffee and a row from 1 to { $rows }.
cg-not-without-a-space =
    { $column ->
        [milk] None of your cups waits for milk: its lowest empty space must be white.
       *[coffee] None of your cups waits for coffee: its lowest empty space must be brown.
    }
cg-not-so-dear = That token costs { $price }, and you have only { $coins }.

cg-no-such-cup = There is no cup “{ $cup }”; there are: { $cups }.
cg-not-a-served-cup = Your { $cup-name } is served and set aside.
cg-not-a-full-cup = Your { $cup-name } is full.
cg-not-that-colour =
    { $column ->
        [milk] Milk goes on a white space only, and the lowest empty space of your { $cup-name } is brown.
       *[coffee] Coffee goes on a brown space only, and the lowest empty space of your { $cup-name } is white.
    }
cg-not-full = Your { $cup-name } has tokens on { $filled } of { $spaces } spaces; only a full cup can be served.

cg-not-so-much-sugar =
    { $owned ->
        [0] You have no sugar.
       *[other] You cannot spend { $sugar } sugar cubes, for you have only { $owned }.
    }
cg-no-such-tile = There is no tile { $tile } for the { $cup-name }; there are: { $known }.
cg-not-a-taken-tile = Tile { $tile } for the { $cup-name } is taken already.
cg-not-above-the-value = Tile { $tile } is above the Barista value of your coffee, which is { $value }.

cg-no-such-column = There is no column “{ $column }”; say milk or coffee.
cg-not-clean-for-less = Cleaning costs { $price }, and you have only { $coins }.
cg-not-the-fullest = Your { $cup-name } does not carry the most tokens; choose one of your fullest cups.

## Content files

cg-content-id = In “{ $file }” a { $section } cannot have the id “{ $id }”; take small letters, digits and underscores, a letter first, and no word that means something else.
cg-content-tokens =
    In “{ $file }” all copies make { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }; the machine holds { $machine } and the largest cup { $largest }, so there must be at least as many together, and no more than { $most }.
cg-content-cups =
    In “{ $file }” there { $cups ->
        [one] is { $cups } type
       *[other] are { $cups } types
    } of cup; there must be { $wanted }.
cg-content-spaces = In “{ $file }” the cup “{ $id }” has { $spaces } spaces; it must have from 1 to { $most }.
cg-content-colour = In “{ $file }” the cup “{ $id }” has the colour { $colour }, which another cup has too; each needs its own.
cg-content-card =
    In “{ $file }” the drinks card for the cup “{ $cup }” must have exactly { $columns ->
        [one] one payment, for 1 symbol.
       *[other] one payment each for 1 to { $columns } symbols.
    }
cg-content-card-order = In “{ $file }” the drinks card pays more for more different symbols in the cup “{ $cup }”; fewer must never pay less.
cg-content-no-tile = In “{ $file }” the cup “{ $cup }” has no drink tile; it needs at least one.
cg-content-lowest =
    In “{ $file }” the tile “{ $id }” is the lowest of its cup and has { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }; there must be one for each of { $wanted } players.
cg-content-tile-twice = In “{ $file }” two tiles of the cup “{ $cup }” have the value { $value }; give copies instead, and only to the lowest.
cg-content-tile-copies = In “{ $file }” the tile “{ $id }” has { $copies } copies; above the lowest of its cup a tile exists once.
cg-content-no-tile-fits = In “{ $file }” the lowest tile of the cup “{ $cup }” is { $lowest }, but { $spaces } tokens of value 1 must reach it: no tile would fit.

# What a choice leads to, in a few words.

cg-outlook-buy =
    { $token-name } for { $price }{ $sugar ->
        [0] {""}
       *[other] , with sugar
    }
cg-outlook-filled = { $filled } of { $spaces } filled
cg-outlook-full = Full: value { $value }, pays { $coins }
cg-outlook-serve = Tile { $tile } and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
cg-outlook-tile = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
cg-outlook-done = { $full ->
    [one] A full cup waits
   *[other] { $full } full cups wait
}
cg-outlook-wastes = { $cup-name } is full, and this is your last turn
cg-outlook-no-token = { $coins ->
    [one] No token; you keep { $coins } coin
   *[other] No token; you keep { $coins } coins
}
cg-outlook-coins = { $coins ->
    [one] Leaves you { $coins } coin
   *[other] Leaves you { $coins } coins
}
cg-outlook-dump = Worth { $value } so far

# Café del Gatto on a terminal

cg-screen-person = Barista
cg-screen-round = Round { $round }
cg-screen-last-round = Last round
cg-screen-first = goes first
cg-screen-milk = Milk
cg-screen-coffee = Coffee
cg-screen-tiles = Tiles left
cg-screen-card = { $coin } 1/2/3
cg-screen-supply = Supply
cg-screen-bag = Bag
cg-screen-discard = Discard
cg-screen-purse = Purse
cg-screen-points = Points
cg-screen-with-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cg-screen-tie = Tied points are decided by coins; whoever is still tied shares the place.
cg-screen-symbol-cold = cold
cg-screen-symbol-creamy = creamy
cg-screen-symbol-hot = hot
cg-screen-space-milk = a white space, or the milk on it
cg-screen-space-coffee = a brown space, or the coffee on it
cg-screen-legend-token = a token: its Barista value and its symbol
cg-screen-legend-price = what the token beside it costs now, in coins
cg-screen-legend-sugar = a sugar cube
cg-screen-legend-full = a full cup, to be served
cg-screen-legend-served = a cup served for this tile
cg-screen-legend-card = what the drinks card pays for 1, 2 or 3 different symbols
cg-screen-legend-number = what you can choose here, with its number

## The box: decks, fields, entries without a name

cg-deck-cup = Cups
cg-deck-payment = Drinks card
cg-deck-tile = Drink tiles
cg-deck-token = Tokens
cg-deck-supply = Coins and sugar
cg-field-spaces = Spaces, from the bottom up
cg-field-colour = Colour
cg-field-cup = Cup
cg-field-symbols = Different symbols
cg-field-value = Value
cg-field-symbol = Symbol
cg-field-sugar = Sugar cubes
cg-entry-payment =
    { $cup-name }, { $symbols ->
        [one] { $symbols } symbol
       *[other] { $symbols } symbols
    }
cg-entry-tile = { $cup-name }, tile { $value }

# What is noted over many games, and what became of a thing.

cg-note-coins = Coins left
cg-note-sugar = Sugar left
cg-note-cleanings = Cleanings paid
cg-note-coin-turns = Turns spent on coins
cg-fate-tile = tile taken
cg-fate-bought = bought
cg-fate-dumped = dumped
