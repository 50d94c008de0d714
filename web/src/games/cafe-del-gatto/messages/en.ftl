# The screen of Café del Gatto.

web-cg-machine = Espresso machine
web-cg-place = { $column ->
    [milk] Milk
   *[coffee] Coffee
} in row { $row }: { $token }, { $price ->
    [one] 1 coin
   *[other] { $price } coins
}
web-cg-short = { $short } short
web-cg-no-space = no space
web-cg-clean = { $column ->
    [milk] Clean the milk
   *[coffee] Clean the coffee
}
web-cg-clean-cost = 2
web-cg-in-the-bag = in the bag
web-cg-bag-holds = { $tokens ->
    [0] The bag is empty; { $discarded } discarded
   *[other] In the bag: { $heap }; { $discarded } discarded
}
web-cg-bag-order = { $tokens ->
    [one] The last token of the bag
   *[other] The bag’s { $tokens } tokens, next one first
}

web-cg-your-cafe = Your café
web-cg-cafe-of = { $person }’s café
web-cg-coins = { $coins ->
    [one] coin
   *[other] coins
}
web-cg-coins-label = Coins
web-cg-sugar = sugar
web-cg-served = Served
web-cg-not-served = Not served
web-cg-would-be = { $now ->
    [0] Would be { $value }
   *[other] { $now }, would be { $value }
}
web-cg-ready = { $own ->
    [yes] { $value }, serve it
   *[no] { $value }, full
}
web-cg-next = { $next ->
    [milk] { $value ->
        [0] Milk first
       *[other] { $value }, milk next
    }
   *[coffee] { $value ->
        [0] Coffee first
       *[other] { $value }, coffee next
    }
}
web-cg-cup = { $tile ->
    [0] { $cup }: { $filled ->
        [0] empty
       *[other] { $inside }
    }
   *[other] { $cup }: served, tile { $tile }
}

web-cg-shelf = Tile shelf
web-cg-shelf-help = Coins for 1, 2, 3 symbols
web-cg-shelf-served = { $own ->
    [yes] You served { $tile }
   *[no] Served { $tile }
}
web-cg-shelf-with = { $column ->
    [milk] { $value } with this milk
   *[coffee] { $value } with this coffee
}
web-cg-shelf-full = { $value }, full
web-cg-shelf-so-far = { $filled ->
    [0] Empty
   *[other] { $value } so far
}
web-cg-pays = { $symbols ->
    [one] 1 kind of symbol
   *[other] { $symbols } kinds of symbol
}: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
web-cg-tile = { $cup }, tile { $value }, { $left } left
web-cg-tile-gone = { $cup }, tile { $value }, taken by { $people }
web-cg-first-player = First player
web-cg-round = Round { $round }
web-cg-last-round = Round { $round }, the last

## Short forms for the screen

web-cg-step-choose = Choose
web-cg-step-do = Pour or serve
web-cg-step-confirm = Confirm

web-cg-prompt-turn = { $full ->
    [0] Buy a token or take 2 coins
   *[other] Buy, serve, or take 2 coins
}
web-cg-prompt-turn-detail = { $coins ->
    [0] You have no coins. A token costs the value of its neighbour, plus any + between them.
    [one] You have 1 coin. A token costs the value of its neighbour, plus any + between them.
   *[other] You have { $coins } coins. A token costs the value of its neighbour, plus any + between them.
}
web-cg-prompt-cleaned = Fresh tokens: buy one?
web-cg-prompt-cleaned-detail = { $coins ->
    [0] You have no coins left. End your turn.
    [one] You have 1 coin left. Or end your turn.
   *[other] You have { $coins } coins left. Or clean again, or end your turn.
}
web-cg-prompt-cup = { $token-name }: which cup?
web-cg-prompt-cup-detail = { $price ->
    [one] It costs 1 coin, paid when you confirm.
   *[other] It costs { $price } coins, paid when you confirm.
}
web-cg-prompt-tile = { $cup-name }: which tile?
web-cg-prompt-tile-detail = Worth { $value }, and { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for its symbols. { $sugar ->
    [0] A lower tile pays the difference.
    [one] Your sugar cube adds 1.
   *[other] Each of your { $sugar } sugar cubes adds 1.
}
web-cg-prompt-serve = Serve another cup?
web-cg-prompt-serve-detail = { $served ->
    [one] One is served. A full cup may also wait.
   *[other] { $served } are served. A full cup may also wait.
}
web-cg-prompt-confirm-buy = Pour it into your { $cup-name }?
web-cg-prompt-confirm-buy-detail = { $token-name }, for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}. No undo after that.
web-cg-prompt-confirm-serve = { $served ->
    [one] Serve it and end your turn?
   *[other] Serve all { $served } and end your turn?
}
web-cg-prompt-confirm-serve-detail = No undo after that.
web-cg-prompt-confirm-take = Take 2 coins and end your turn?
web-cg-prompt-confirm-take-detail = No undo after that.
web-cg-prompt-confirm-dump = Empty it?
web-cg-prompt-confirm-dump-detail = No undo after that.
web-cg-prompt-intermediate = No tokens left: serve a full cup
web-cg-prompt-intermediate-detail = { $full ->
    [one] Your full cup must be served now.
   *[other] One of your { $full } full cups must be served now.
}
web-cg-prompt-dump = No tokens left: empty a cup
web-cg-prompt-dump-detail = { $tokens ->
    [one] Nobody has a full cup. One of your fullest goes, with 1 token.
   *[other] Nobody has a full cup. One of your fullest goes, with { $tokens } tokens.
}

web-cg-choice-buy = { $price ->
    [0] { $column ->
        [milk] Milk, row { $row }
       *[coffee] Coffee, row { $row }
    }
   *[other] { $column ->
        [milk] Milk: { $token-name }
       *[coffee] Coffee: { $token-name }
    }
}{ $twins ->
    [0] {""}
   *[other] , row { $row }
}
web-cg-outlook-buy = { $price ->
    [one] For 1 coin
   *[other] For { $price } coins
}{ $sugar ->
    [0] {""}
   *[other] , with sugar
}
web-cg-choice-place = { $cup-name }
web-cg-choice-serve = Serve { $cup-name }
web-cg-choice-done = That is all
web-cg-outlook-full = Full at { $value }, pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
web-cg-choice-tile = { $sugar ->
    [0] Tile { $value }
    [one] Tile { $value }, 1 sugar
   *[other] Tile { $value }, { $sugar } sugar
}
web-cg-choice-clean = { $column ->
    [milk] Clean the milk for 2 coins
   *[coffee] Clean the coffee for 2 coins
}
web-cg-outlook-coins = { $coins ->
    [0] Then you have none
   *[other] Then you have { $coins }
}
web-cg-choice-end = End the turn
web-cg-choice-confirm = Confirm

web-cg-told-bought = { $seat-you ->
    [yes] You pour
   *[no] { $seat-name } pours
} { $column ->
    [milk] milk
   *[coffee] coffee
} into the { $cup-name }, { $token-name } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}{ $sugar ->
    [0] .
   *[other] { $seat-you ->
        [yes] , and get sugar.
       *[no] , and gets sugar.
    }
}
web-cg-told-served = { $seat-you ->
    [yes] You serve your
   *[no] { $seat-name } serves the
} { $cup-name }: tile { $tile }, { $paid ->
    [one] 1 coin
   *[other] { $paid } coins
}{ $difference ->
    [0] {""}
   *[other] , and { $difference } for the difference
}{ $sugar ->
    [0] .
   *[other] , with { $sugar } sugar.
}
web-cg-told-cleaned = { $seat-you ->
    [yes] You clean
   *[no] { $seat-name } cleans
} the { $column ->
    [milk] milk
   *[coffee] coffee
} column.

web-cg-word-cold = Cold
web-cg-word-creamy = Creamy
web-cg-word-hot = Hot
web-cg-word-milk = Milk
web-cg-word-coffee = Coffee
web-cg-word-red = Red
web-cg-word-orange = Orange
web-cg-word-yellow = Yellow
web-cg-word-green = Green
web-cg-word-turquoise = Turquoise
web-cg-word-blue = Blue
web-cg-word-purple = Purple
web-cg-word-pink = Pink

# The end: what made the difference. The second sentence of each goes on from the first.
web-cg-end-best = Round { $round }: { $tile } for a { $cup-name },
web-cg-end-best-tile = { $paid ->
    [0] { $seat-you ->
        [yes] your best tile.
       *[no] the best tile of { $seat-name }.
    }
   *[other] { $seat-you ->
        [yes] your best tile, and { $paid } coins with it.
       *[no] the best tile of { $seat-name }, and { $paid } coins with it.
    }
}
web-cg-end-sugar = { $sugar ->
    [one] 1 cube of sugar
   *[other] { $sugar } cubes of sugar
}
web-cg-end-sugar-for = { $sugar ->
    [one] went into a cup for a better tile.
   *[other] went into cups for better tiles.
}
web-cg-ended-served = { $seat-you ->
    [yes] You have
   *[no] { $seat-name } has
} served all five cups
web-cg-end-unserved = { $cups ->
    [one] 1 cup was never served:
   *[other] { $cups } cups were never served:
}
web-cg-end-unserved-which = { $cup-name }.
web-cg-end-dumped = { $tokens ->
    [one] 1 token was poured away.
   *[other] { $tokens } tokens were poured away.
}

## Tabs, where not everything has room

web-cg-tab-machine = Machine
web-cg-tab-cups = Cups
web-cg-tab-tiles = Tiles
