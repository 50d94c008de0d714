### Why the greedy café owner would choose something, in one sentence.

cg-bot-only = There is nothing else to do here.
cg-bot-buy =
    { $token-name } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } does the most for the { $cup-name }, { $missing ->
        [0] which is full with it.
        [one] which then lacks { $missing } more.
       *[other] which then lacks { $missing } more.
    }
cg-bot-buy-same =
    { $token-name } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } keeps a single symbol on the { $cup-name }, which pays best{ $missing ->
        [0] {" "}and is full with it.
       *[other] {" "}and then lacks { $missing } more.
    }
cg-bot-serve =
    { $cups ->
        [one] The { $cup-name } is full, and its tile and coins are worth more now than later.
       *[other] { $cups } cups are full, and serving them together costs a single turn: the { $cup-name } first.
    }
cg-bot-tile =
    Tile { $tile } with { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $sugar ->
        [0] {""}
       *[other] {" "}is worth the sugar and
    } brings more than any other tile here.
cg-bot-done = What is still full gains by waiting.
cg-bot-take =
    { $coins ->
        [one] With { $coins } coin
       *[other] With { $coins } coins
    } no purchase is worth its price now, so two more help most.
cg-bot-clean =
    { $column ->
        [milk] No token suits well, and new milk promises more than the 2 coins it costs.
       *[coffee] No token suits well, and new coffee promises more than the 2 coins it costs.
    }
cg-bot-end = Nothing that came is worth its price.
cg-bot-dump = The tokens on the { $cup-name } are the smallest loss.
