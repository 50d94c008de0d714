# The screen of Seize the Bean.

web-sb-city = City
web-sb-row = { $row ->
    [customers] Customers
    [pantry] Pantry
   *[style] Style
}
web-sb-resources = Resources
web-sb-cafe-of = Café { $person }
web-sb-line-of = The line at Café { $person }
web-sb-open-cafe = Open this café
web-sb-line-served = { $guests ->
    [0] Nobody in line
   *[other] { $served } of { $guests } served
}
web-sb-nobody = Nobody in line
web-sb-coming = { $own ->
    [yes] { $hype ->
        [one] Your hype brings 1 customer today
       *[other] Your hype brings { $hype } customers today
    }
   *[no] { $hype ->
        [one] Hype brings 1 customer today
       *[other] Hype brings { $hype } customers today
    }
}
web-sb-now = now
web-sb-served = served
web-sb-not-served = not served
web-sb-main = Main
web-sb-also-short = Also
web-sb-main-order = Main order
web-sb-also = Secondary order
web-sb-max = Max
web-sb-hype = Hype { $hype } of 5
web-sb-doorstep = { $baristas ->
    [0] Both baristas are at work
    [one] 1 barista at the door
   *[other] { $baristas } baristas at the door
}
web-sb-space = { $space }{ $taken ->
    [yes] , your barista is here
   *[no] {""}
}
web-sb-activate = Activate { $icon }, { $card }
web-sb-medal = { $achievement }: { $done ->
    [yes] unlocked
   *[no] { $progress } of { $wanted }
}
web-sb-on-board = Café board
web-sb-friends = Friends & Family
web-sb-friends-about = They belong to no group. You need not use their abilities.
web-sb-group-about = At the end, whoever has the most icons of a group gets 1 good review for each of their customers of it.
web-sb-achievement-about = { $wanted } Unlocks a bonus at once and is worth 5 good reviews at the end.

web-sb-deck-holds = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
web-sb-discard-holds = { $cards ->
    [0] no cards
    [one] 1 card: { $top }
   *[other] { $cards } cards, { $top } on top
}
web-sb-known = { $cards ->
    [one] You know its top card.
   *[other] You know its top { $cards } cards.
}
web-sb-pile = All { $cards } cards of this pile
web-sb-city-pile = { $row ->
    [customers] The city’s discarded customers
    [pantry] The city’s discarded pantry upgrades
   *[style] The city’s discarded style upgrades
}
web-sb-discard-of = { $person }’s discard pile
web-sb-pile-hidden = { $cards ->
    [one] Everybody sees the top card. Only its owner knows the one below.
   *[other] Everybody sees the top card. Only their owner knows the { $cards } below.
}
web-sb-pile-empty = There is nothing here.

## Cards in words

web-sb-order = { $icons }{ $rewards ->
    [0] {""}
   *[other] , for { $gains }
}
web-sb-super = Super { $ability }
web-sb-twice = Super: twice, one after the other.
web-sb-guest = { $card }, { $groups }. { $second ->
    [equal] Left order: { $main }. Right order: { $also }.
    [yes] Main order: { $main }. Secondary order: { $also }.
   *[no] Main order: { $main }.
} Ability: { $ability }{ $boost ->
    [yes] {" "}with Boost.
   *[no] .
}
web-sb-upgrade = { $card }, { $side ->
    [pantry] pantry upgrade
   *[style] style upgrade
}, { $groups }.{ $side ->
    [pantry] {" "}Special: { $special }.
   *[style] {""}
} { $rows }
web-sb-adds = { $space }: { $icons }.
web-sb-upgrade-of = { $side ->
    [pantry] pantry upgrade
   *[style] style upgrade
}
web-sb-in-line = { $card } { $mood ->
    [angry] Angry.
    [happy] { $tokens ->
        [one] Happy.
       *[other] Happy, { $tokens } tokens.
    }
   *[neutral] {""}
} { $state ->
    [now] Being served.
    [served] Served.
   *[waiting] {""}
}
web-sb-costs = You pay { $pays }.
web-sb-costs-less = You pay { $pays } instead of { $instead }, thanks to your pantry.
web-sb-costs-nothing = It costs no resources.
web-sb-may-decline = You may decline it.
web-sb-special-about = With this in your pantry, each such icon of an order costs you 1 resource instead of 2.
web-sb-amount-bean = { $count ->
    [one] 1 bean
   *[other] { $count } beans
}
web-sb-amount-milk = { $count } milk
web-sb-amount-sugar = { $count } sugar
web-sb-short = { $what } short
web-sb-serve-both = Serve both orders of { $card }

## The desk

web-sb-bill = The bill
web-sb-paid = paid
web-sb-saves = { $own ->
    [yes] Your pantry saves { $saved }
   *[no] The pantry saves { $saved }
}
web-sb-keeps = { $own ->
    [yes] You keep
   *[no] Left
}
web-sb-gains = { $own ->
    [yes] You gain
   *[no] Gain
}
web-sb-looking = Cards you look at
web-sb-looking-at = { $deck ->
    [customers] City, customers
    [pantry] City, pantry
    [style] City, style
    [other] Another café’s deck
   *[own] Your deck
}
web-sb-looking-take = One of them, or a card from the row
web-sb-placed = { $place ->
    [1] On top
   *[other] Number { $place }
}
web-sb-toss = Discard { $card }
web-sb-tray = { $done ->
    [one] 1 icon activated
   *[other] { $done } icons activated
}, { $left } to go
web-sb-present = Groups in your café: { $groups }
web-sb-way-take = Take this card
web-sb-way-pick = Choose this customer
web-sb-way-fulfil = Serve both orders
web-sb-way-serve = Serve
web-sb-way-return = Put it on top
web-sb-way-discard = Discard it

## Beside the city

web-sb-pool = Reviews, awards and bonuses
web-sb-left-of = left of { $total }
web-sb-awards = Group awards
web-sb-award-leads = { $who ->
    [you] You lead
    [tied] Tied
    [nobody] Nobody yet
   *[other] { $person } leads
}
web-sb-award-open = { $person }: { $icons } on view
web-sb-awards-open = Icons on view. + more may lie in their deck.
web-sb-award = { $group }: { $icons ->
    [one] 1 icon of yours
   *[other] { $icons } icons of yours
}
web-sb-bonuses = Achievement bonuses
web-sb-no-bonuses = All taken
web-sb-last-day = { $cause ->
    [reviews] Last day: the city has no good reviews left.
    [customers] Last day: the city’s customers have run out.
    [pantry] Last day: the city’s pantry upgrades have run out.
   *[style] Last day: the city’s style upgrades have run out.
}

## Things on the table

web-sb-thing-bean = Beans
web-sb-thing-bean-about = For coffee. Fetch more with Acquire Beans.
web-sb-thing-milk = Milk
web-sb-thing-milk-about = For milk and soy milk. Fetch more with Acquire Milk.
web-sb-thing-sugar = Sugar
web-sb-thing-sugar-about = For sugar, croissants, donuts and pies. Fetch more with Acquire Sugar.
web-sb-thing-review = Good reviews
web-sb-thing-review-about = Whoever has the most at the end wins.
web-sb-thing-bad_review = Bad reviews
web-sb-thing-bad_review-about = Each costs a good review at the end. From the fourth on, angry customers go back to the city.
web-sb-thing-city_reviews = Good reviews in the city
web-sb-thing-city_reviews-about = When the last one is taken, you finish the day and the game ends.
web-sb-thing-hype = Hype
web-sb-thing-hype-about = As many customers join your line each day. At 5, every rise brings a good review instead.
web-sb-thing-happy = Happy token
web-sb-thing-happy-about = At the end of service it brings a good review and the customer stays. You may skip a happy customer.
web-sb-thing-angry = Angry token
web-sb-thing-angry-about = Served in time, the customer calms down. Otherwise you get a bad review.
web-sb-thing-barista = Baristas
web-sb-thing-barista-about = You place two a day, each on an action of its own.
web-sb-thing-full_cup = Full cup
web-sb-thing-full_cup-about = Its holder plays first today.
web-sb-thing-empty_cup = Empty cup
web-sb-thing-empty_cup-about = Whoever holds it when the day ends plays first tomorrow.
web-sb-thing-deck = Deck
web-sb-thing-deck-about = Your customers, in an order nobody knows. When it is empty, the discard pile is shuffled.
web-sb-thing-discard = Discard
web-sb-thing-discard-about = New customers and those you have served come here. Only the owner may look through it.
web-sb-thing-city_deck = City deck
web-sb-thing-city_deck-about = New cards for this row come from here. When a deck is empty, the day is the last.

## The glossary

web-sb-glossary = Icons explained
web-sb-glossary-short = Icons
web-sb-glossary-things = On the table
web-sb-glossary-orders = In orders: what a customer wants
web-sb-glossary-rewards = Below orders: what you get
web-sb-glossary-board = On the café board
web-sb-glossary-pantry = On pantry upgrades
web-sb-glossary-style = On style upgrades
web-sb-glossary-abilities = Abilities of customers
web-sb-glossary-groups = Groups
web-sb-glossary-achievements = Achievements
web-sb-glossary-extras = In the expansions
web-sb-glossary-cups = Daily specials
web-sb-glossary-solo = Solo against Starbots
web-sb-glossary-pack = Pack: abilities of other groups

## The day

web-sb-phase-actions = Actions
web-sb-phase-craft = Craft
web-sb-phase-hype = Hype
web-sb-phase-service = Service
web-sb-phase-word_of_mouth = Word of mouth
web-sb-phase-end_of_day = End of day
web-sb-day = { $phase ->
    [draft] Before the first day
    [actions] Day { $day }, actions
    [craft] Day { $day }, craft
    [hype] Day { $day }, hype
    [service] Day { $day }, service
    [word_of_mouth] Day { $day }, word of mouth
    [end_of_day] Day { $day }, evening
   *[over] Day { $day }
}{ $last ->
    [yes] {" "}(last day)
   *[no] {""}
}

## Short forms for the screen

web-sb-prompt-place = { $barista ->
    [1] Place your first barista
   *[other] Place your second barista
}
web-sb-prompt-place-detail = { $barista ->
    [1] Tap one of the six actions. All icons in its row come along, four at most.
   *[other] On a different action from your first.
}
web-sb-prompt-icons = { $left ->
    [one] One more icon to activate
   *[other] { $left } more icons to activate
}
web-sb-prompt-icons-detail = Tap the glowing icons in the order you like: { $left } of { $icons }.
web-sb-prompt-confirm = Keep this action?
web-sb-prompt-confirm-detail = You can still undo it. Then the next café plays.
web-sb-prompt-trigger = { $side ->
    [pantry] Which icon of your pantry?
   *[style] Which icon of your style?
}
web-sb-prompt-trigger-detail = { $times ->
    [one] The one you choose is activated at once.
   *[other] You activate { $times } different ones.
}
web-sb-prompt-word-of-mouth = Word of mouth: take a customer
web-sb-prompt-word-of-mouth-detail = One whose group is present in your café, for your discard pile.
web-sb-prompt-recruit = { $may ->
    [0] Take a customer from the city
   *[other] Take a customer from the city?
}
web-sb-prompt-recruit-detail = { $zone ->
    [line] They join the end of your line.
   *[discard] They go to your discard pile and join your line on a later day.
}
web-sb-prompt-upgrade = { $row ->
    [pantry] Take a pantry upgrade
   *[style] Take a style upgrade
}
web-sb-prompt-upgrade-detail = { $row ->
    [pantry] Its icons join your resource actions, its special makes orders cheaper.
   *[style] Its icons join your city actions, its group attracts its like.
}
web-sb-prompt-connected = { $row ->
    [customers] Take a customer, from row or deck
    [pantry] Take a pantry upgrade, from row or deck
   *[style] Take a style upgrade, from row or deck
}
web-sb-prompt-connected-detail = The cards you see in the deck count as well.
web-sb-prompt-connections = Which city deck do you look into?
web-sb-prompt-connections-detail = You see its top { $cards } cards and put them back in any order.
web-sb-prompt-return = { $placed ->
    [0] Which card goes on top?
   *[other] Which card comes next?
}
web-sb-prompt-return-detail = The others come below it.
web-sb-prompt-copy-side = { $card-name }: which ability?
web-sb-prompt-track = { $deck ->
    [other] { $left ->
        [one] The top card of the deck of { $whom-name }
       *[other] The top { $left } cards of the deck of { $whom-name }
    }
   *[own] { $left ->
        [one] The top card of your deck
       *[other] The top { $left } cards of your deck
    }
}
web-sb-prompt-track-detail = { $deck ->
    [other] Discard what should not turn up there tomorrow; the rest goes back on top.
   *[own] Discard what you don’t want to see tomorrow; the rest goes back on top.
}
web-sb-prompt-unlock = Which achievement first?
web-sb-prompt-bonus = { $achievement-name }! Choose a bonus
web-sb-prompt-bonus-detail = It happens at once. The token is worth 5 good reviews at the end.
web-sb-prompt-greet = { $card-name } is happy: serve or skip?
web-sb-prompt-greet-detail = { $payable ->
    [no] You cannot pay the main order. Skipping costs a happy token.
   *[yes] Skipping costs a happy token.
}
web-sb-prompt-secondary = { $card-name } would like something else
web-sb-prompt-secondary-detail = { $angry ->
    [0] The main order is paid. Serve the second one too?
   *[other] The main order is paid. An angry customer gives nothing for the second one.
}
web-sb-prompt-cheer = Who gets a happy token?
web-sb-prompt-cheer-detail = Anybody in your line, served or not.
web-sb-prompt-lose = Send a customer away?
web-sb-prompt-lose-detail = Somebody in your line goes back to the city. You may also keep everybody.

web-sb-choice-activate = { $icon-name }
web-sb-choice-combine = { $icon ->
    [base] Pair connections with the base icon
   *[other] Pair connections with { $icon-name } ({ $card-name })
}
web-sb-choice-take = { $card-name }
web-sb-choice-return = { $card ->
    [none] Card { $place } on top
   *[other] { $card-name } on top
}
web-sb-choice-discard = { $card ->
    [none] Discard card { $place }
   *[other] Discard { $card-name }
}
web-sb-choice-done = Done
web-sb-choice-fulfil = Serve both orders
web-sb-choice-keep = { $card ->
    [none] Keep card { $place }
   *[other] Keep { $card-name }
}
web-sb-choice-under = { $card ->
    [none] Card { $place } under the deck
   *[other] { $card-name } under the deck
}
web-sb-choice-side = { $side ->
    [left] Left side
   *[right] Right side
}
web-sb-outlook-keep-friend = { $ability-name }; at first: { web-sb-gains-list }
web-sb-outlook-keep-founder = { $ability-name }, { $group-name }, { $special-name }
web-sb-choice-decline = No, thanks
web-sb-choice-confirm = { $opens ->
    [1] Open your café
   *[other] Keep it
}
web-sb-outlook-card = {""}

## The story

web-sb-gains-list = { $bean ->
    [0] {""}
    [one] 1 bean
   *[other] { $bean } beans
}{ $milk ->
    [0] {""}
   *[other] { $bean ->
        [0] { $milk } milk
       *[other] , { $milk } milk
    }
}{ $sugar ->
    [0] {""}
   *[other] { $bean ->
        [0] { $milk ->
            [0] { $sugar } sugar
           *[other] , { $sugar } sugar
        }
       *[other] , { $sugar } sugar
    }
}
web-sb-told-placed = { $seat-you ->
    [yes] You choose
   *[no] { $seat-name } chooses
} { $space ->
    [beans] Acquire Beans
    [milk] Acquire Milk
    [sugar] Acquire Sugar
    [attract] Attract a Customer
    [pantry] Upgrade Pantry
   *[style] Upgrade Style
}{ $gains ->
    [0] .
   *[other] : { web-sb-gains-list }.
}
web-sb-told-gained = { $seat-you ->
    [yes] You take
   *[no] { $seat-name } takes
} { web-sb-gains-list }{ sb-by }
web-sb-told-reviewed = { $seat-you ->
    [yes] You gain
   *[no] { $seat-name } gains
} { $count ->
    [one] 1 good review
   *[other] { $count } good reviews
}{ sb-by }
web-sb-told-complained = { $seat-you ->
    [yes] You take
   *[no] { $seat-name } takes
} { $count ->
    [one] 1 bad review
   *[other] { $count } bad reviews
}{ sb-by }
web-sb-told-hype = { $seat-you ->
    [yes] Your
   *[no] { $seat-name }’s
} hype { $change ->
    [1] rises
   *[other] drops
} to { $hype }{ sb-by }
web-sb-told-paid = { $seat-you ->
    [yes] You { $order ->
        [main] serve { $card-name }
       *[secondary] also serve the second order of { $card-name }
    }
   *[no] { $seat-name } { $order ->
        [main] serves { $card-name }
       *[secondary] also serves the second order of { $card-name }
    }
}: { $bean ->
    [0] { $milk ->
        [0] { $sugar ->
            [0] free of charge
           *[other] { web-sb-gains-list }
        }
       *[other] { web-sb-gains-list }
    }
   *[other] { web-sb-gains-list }
}{ $saved ->
    [0] .
   *[other] { $seat-you ->
        [yes] ; your pantry saves { $saved }.
       *[no] ; the pantry saves { $saved }.
    }
}
web-sb-told-failed = { $seat-you ->
    [yes] You
   *[no] { $seat-name }
} can’t serve { $card-name }{ $short ->
    [0] {""}
   *[other] {" "}(short of { $short-name })
}{ $angry ->
    [0] .
   *[other] , who gets angry.
}
web-sb-told-stayed = { $seat-you ->
    [yes] { $card-name } is happy: you gain a good review, and they stay.
   *[no] { $card-name } is happy: a good review for { $seat-name }, and they stay.
}
web-sb-told-home = { $seat-you ->
    [yes] { $cards ->
        [one] { $cards-name } leaves your line.
       *[other] { $cards-name } leave your line.
    }
   *[no] { $cards ->
        [one] { $cards-name } leaves { $seat-name }’s line.
       *[other] { $cards-name } leave { $seat-name }’s line.
    }
}
web-sb-deck-order = { $row ->
    [customers] The city’s customers, next one first
    [pantry] The city’s pantry upgrades, next one first
   *[style] The city’s style upgrades, next one first
}
web-sb-own-deck-order = { $seat-you ->
    [yes] Your deck, next customer first
   *[no] { $seat-name }’s deck, next customer first
}

## The count

web-sb-count = How it was counted
web-sb-count-step = Step
web-sb-count-about = Each award goes to everybody with the most icons of its group and brings 1 good review per customer. Small figures are the running total.
web-sb-most-icons = { $icons ->
    [one] 1 icon
   *[other] { $icons } icons
}

## The expansions: people

web-sb-wild = Any group
web-sb-wild-about = This icon counts as any group but Quality Beasts. At the end it counts for one, which its owner chooses.
web-sb-founder = Founder
web-sb-founder-is = { $card }, founder{ $joined ->
    [no] {""}
   *[yes] , { $group }
}
web-sb-founder-about = May be served first every day, before the line. Never gets happy or angry, and never leaves.
web-sb-founder-special = Works like a special of your pantry, all game long.
web-sb-celebrity = City celebrity
web-sb-celebrity-about = Two equal orders: pay one or both. Each paid order brings its own ability.
web-sb-left = Left
web-sb-right = Right
web-sb-side-left = Left order
web-sb-side-right = Right order
web-sb-serve-side = { $side ->
    [left] { $card }, left side
   *[right] { $card }, right side
}
web-sb-boost = Boost:
web-sb-naps = Napping.
web-sb-plays = Has a board game token.
web-sb-costs-tokens = You hand over: { $tokens }{ $also ->
    [yes] {" "}and { $pays }
   *[no] {""}
}.
web-sb-special-craft = With this in your pantry, crafting its token costs you 1 resource instead of 2.
web-sb-from-cafe = Stands in line at Café { $person }. You pay, and you get the rewards.

## The expansions: the desk

web-sb-hand-give = Which resource?
web-sb-hand-craft = Craft tokens
web-sb-hand-craft-about = Only tokens pay for special orders.
web-sb-hand-marker = Your markers
web-sb-have = { $count } in stock
web-sb-costs-short = costs
web-sb-mix = How do you pay?
web-sb-games = Board game tokens
web-sb-games-about = Use the icon, or put the token on somebody
web-sb-games-where = On whom? Choose in your line.
web-sb-games-use = Use icon
web-sb-games-put = Put on …
web-sb-praise = Good
web-sb-praise-here = { $here } here
web-sb-praise-elsewhere = { $awards ->
    [one] The other matching award gets 1.
   *[other] The { $awards } other matching awards get 1 each.
}
web-sb-blame = { $origin ->
    [own] Bad, yours
   *[city] Bad, the city’s
}
web-sb-awards-kind = Which review?
web-sb-cups = Daily specials
web-sb-house-rules = House rules of this table
web-sb-cups-use = Use a daily special
web-sb-cups-take = Which empty cup?
web-sb-cup-city = In the city
web-sb-cup-held = Held by { $person }
web-sb-cup-where = { $filled ->
    [yes] Full cup: { $full }{ $used ->
        [yes] , used today
       *[no] {""}
    }.
   *[no] The full cup is in the city.
} { $taken ->
    [yes] Empty cup: { $empty }.
   *[no] The empty cup is in the city.
}
web-sb-cookies = Cookies
web-sb-craves = Mouth-watering icon: { $special }
web-sb-this-cafe = This café
web-sb-award-lie = On it: { $good } good, { $bad } bad reviews
web-sb-award-mark = { $mark ->
    [0] Not marked
    [1] Marked once
   *[other] Marked twice
}
web-sb-bury = Put { $card } under the deck
web-sb-looking-pick = From your discard pile
web-sb-looking-bury = Arrange them, or send some under the deck (↓).
web-sb-which-ability = Which ability?
web-sb-way-under = Put it under the deck
web-sb-way-keep = Keep this card
web-sb-way-put = Put the token here

web-sb-draft = { $kind ->
    [founders] Draft your founder
    [friends] Draft friends & family
   *[settle] Choose your founder
}
web-sb-draft-chooses = is choosing
web-sb-draft-has-chosen = has chosen
web-sb-draft-wait = You have kept a card. The others are still choosing.
web-sb-draft-hidden = Hands are hidden until everybody has chosen.
web-sb-draft-kept = { $cards ->
    [one] Kept so far, for your eyes only
   *[other] Kept so far: { $cards } cards, for your eyes only
}

## The expansions: things on the table

web-sb-thing-green = Green beans
web-sb-thing-green-about = One stands in for any one bean, milk or sugar. Each one you spend brings a good review.
web-sb-thing-nap_token = Naptime token
web-sb-thing-nap_token-about = The ability of whoever naps has no effect. The token stays until the customer leaves.
web-sb-thing-game_token = Board game token
web-sb-thing-game_token-about = When served, this customer brings good reviews instead of using the ability.
web-sb-thing-cookie = Cookie
web-sb-thing-cookie-about = For a mark on every award, and again for two on each: so many good reviews at the end.
web-sb-thing-craving = Mouth-watering icon
web-sb-thing-craving-about = Word of mouth also finds customers who order this. It comes with a pantry upgrade and replaces the one before.
web-sb-thing-founder = Founder
web-sb-thing-founder-about = Runs the café: its special counts for the pantry, its group for the style.
web-sb-thing-boost = Boost
web-sb-thing-boost-about = A bolt beside an ability: when its customer is served, the ability does more. Copying it does not copy the boost.
web-sb-thing-super = Super ability
web-sb-thing-super-about = ×2 beside an ability: it happens twice, one after the other, or once but stronger.
web-sb-thing-marker = Mark on an award
web-sb-thing-marker-about = You have brought in a customer of this group; 2 means two of them or more.
web-sb-thing-pile = Its customers
web-sb-thing-pile-about = They lie face down, and all count at the end.
web-sb-thing-action_card = Action cards
web-sb-thing-action_card-about = The next one decides where Starbots places a barista; the one after it may decide what it takes.
web-sb-thing-debt = Technical debt
web-sb-thing-debt-about = Good reviews you gain wait here. Each innovation frees one; what is left at the end is lost.

## Starbots

web-sb-level = Level { $level }
web-sb-drew = Last action card: { $number }, { $space }
web-sb-none-drawn = None drawn yet
web-sb-action-cards = { $left ->
    [one] Action cards: 1 in the deck
   *[other] Action cards: { $left } in the deck
}
web-sb-action-cards-about = { $tokens ->
    [one] The newest is on the left. 1 upgrade token is left.
   *[other] The newest is on the left. { $tokens } upgrade tokens are left.
}
web-sb-robot-unused = never used
web-sb-robot-here = Its barista is here.
web-sb-robot-upgrades = Upgrade tokens: { $icons }
web-sb-word-hype = Hype
web-sb-word-review = Good review
web-sb-word-early_bird = Early Bird
web-sb-word-attract = Attract a Customer
web-sb-word-upgrade_pantry = Upgrade Pantry
web-sb-word-upgrade_style = Upgrade Style
web-sb-word-take_from_deck = Takes the top card of your deck, unseen
web-sb-word-you_bad_review = You take a bad review
web-sb-word-you_return_set = You return one piece each of three kinds
web-sb-word-about = What Starbots does when its barista is placed here.
web-sb-goals = To win
web-sb-goal-more_reviews = More good reviews than Starbots: { $mine } to { $theirs }
web-sb-goal-outright = More good reviews than Starbots, no tie: { $mine } to { $theirs }
web-sb-goal-no_bad_review = { $mine ->
    [0] No bad review
    [one] No bad review: you have 1
   *[other] No bad review: you have { $mine }
}
web-sb-goal-all_marked = All awards marked by board games: { $mine } of { $theirs }
web-sb-goal-more_customers = More customers than Starbots: { $mine } to { $theirs }
web-sb-goal-met = { $met ->
    [yes] (as it stands: yes)
   *[no] (not yet)
}
web-sb-keeps-innovation = During the game only innovation brings you good reviews; final scoring counts in full.
web-sb-keeps-happy = During the game only happy tokens bring you good reviews; final scoring counts in full.
web-sb-keeps-roast = During the game only roasting brings you good reviews; final scoring counts in full.
web-sb-scenario-grand_opening = Your first customers start in the discard pile.
web-sb-scenario-craft_mode = Special orders are paid with crafted tokens only.
web-sb-scenario-poor_pay = If you cannot return three kinds, you take a bad review as well.
web-sb-scenario-innovation_refreshes = Each innovation refreshes the city’s customers.
web-sb-scenario-connections_bury = Connections may put cards under the deck.
web-sb-scenario-games_mark = A board game token on a customer marks the award of its group.

## The form for a new table

web-sb-form-where = Where do you open?
web-sb-form-kreuzberg = Recommended
web-sb-form-main = Neighbourhoods
web-sb-form-additional = Further neighbourhoods
web-sb-form-own = Your own Kiez
web-sb-form-own-about = Pick six groups yourself.
web-sb-form-random = Surprise me
web-sb-form-random-about = Six groups are drawn when the game begins.
web-sb-form-pick = { $count ->
    [6] Six groups: ready.
   *[other] { $count } of 6 groups picked.
}
web-sb-form-not-for = { $seats ->
    [one] Not solo: { $groups }
   *[other] Not with { $seats }: { $groups }
}
web-sb-form-not-here = { $seats ->
    [one] Not solo
   *[other] Not with { $seats }
}
web-sb-form-fits = { $five ->
    [yes] { $solo ->
        [yes] 1–6 players
       *[no] 2–6 players
    }
   *[no] { $solo ->
        [yes] 1–4 players
       *[no] 2–4 players
    }
}
web-sb-form-packs = Packs of customers
web-sb-form-replaces = Replaces
web-sb-form-as-usual = the last one in the neighbourhood
web-sb-form-variants = Variants
web-sb-form-solo = Solo against Starbots
web-sb-form-level = Level { $level } of 20
web-sb-form-tokens = Starbots plays with: { $tokens }
web-sb-form-easy = easy
web-sb-form-hard = hard
web-sb-form-scenario = Scenario
web-sb-form-no-scenario = No scenario: a level of your choice
web-sb-form-scenario-fixes = The scenario decides groups, level and variants.
web-sb-form-not-alone = Not in solo.
web-sb-form-two-to-four = For 2 to 4 players.
web-sb-form-too-many = There are not enough base founders for { $seats } players.
web-sb-form-off = Off
web-sb-form-on = On
web-sb-form-groups-count = Choose six groups.
web-sb-form-friends-base = Base four
web-sb-form-friends-advanced = Advanced four
web-sb-form-friends-drafted = Drafted
web-sb-form-founders-off = None
web-sb-form-founders-base = Base 12
web-sb-form-founders-all = All 18
web-sb-form-sold-out-on = On
web-sb-form-sold-out-competitive = Competitive
web-sb-form-difficulty = { $name }: { $meaning }
web-sb-form-goal-more_reviews = You win with more good reviews than Starbots.
web-sb-form-goal-outright = You win with more good reviews than Starbots, without a tie.
web-sb-form-goal-no_bad_review = You must end without a single bad review.
web-sb-form-goal-all_marked = You must have marked all six awards.
web-sb-form-goal-more_customers = You must have more customers than Starbots.
web-sb-form-more = Difficulty, first player and more
web-sb-form-begins = { $person } begins
web-sb-form-first = Who goes first
web-sb-form-first-you = You
web-sb-form-first-random = Random

## Solo results

web-sb-results = Your solo results
web-sb-results-about = Games against Starbots that ended in this browser.
web-sb-results-none = No game against Starbots has ended in this browser yet.
web-sb-results-levels = By level
web-sb-results-scenarios = By scenario
web-sb-results-latest = Latest games
web-sb-results-level = Level
web-sb-results-tokens = Tokens
web-sb-results-plays = Games
web-sb-results-wins = Won
web-sb-results-best = Best lead
web-sb-results-won = Won
web-sb-results-lost = Lost
web-sb-results-line = { $mine } to { $theirs }, { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-sb-results-forget = Forget these results
web-sb-results-forget-sure = Forget all of them?
web-sb-results-play = Play solo

## The first-game guide

# The end: what made the difference. The second sentence of each goes on from the first.
web-sb-end-days = { $rounds ->
    [one] 1 day
   *[other] { $rounds } days
}
web-sb-end-next = Next, try { $name }
web-sb-end-next-why = { $character }
web-sb-end-after = Good reviews after each day
web-sb-end-best = { $reviews ->
    [one] Day { $day }: 1 good review,
   *[other] Day { $day }: { $reviews } good reviews,
}
web-sb-end-best-day = { $seat-you ->
    [yes] your best day.
   *[no] the best day of { $seat-name }.
}
web-sb-end-award = The award of { $group-name }
web-sb-end-award-paid = { $reviews ->
    [0] went to the most icons ({ $icons }), but paid nothing.
    [one] went to the most icons ({ $icons }) and paid 1 good review.
   *[other] went to the most icons ({ $icons }) and paid { $reviews } good reviews.
}
web-sb-end-bad = { $reviews ->
    [one] Bad Reviews cost 1 point.
   *[other] Bad Reviews cost { $reviews } points.
}

## Tabs, where not everything has room

web-sb-tab-city = City
web-sb-tab-cafe = Café
web-sb-tab-awards = Awards

## A guest served without a choice, and the end of a Day

web-sb-beat-guest = Guest { $at } of { $of }
web-sb-beat-cap = { $outcome ->
    [angry] Not served
    [waited] Not served
    [skipped] Skipped
   *[other] Served without a choice
}
web-sb-beat-title = { $outcome ->
    [angry] { $name } is angry
    [waited] { $name } goes without
    [calmed] { $name } calms down
   *[other] { $name } is served
}
web-sb-beat-why = { $outcome ->
    [angry] You are short of { $short }, so the main order fails.
    [waited] You are short of { $short }, so the main order fails. This guest never gets angry.
    [calmed] Angry guests are served to calm them down; they bring nothing.
   *[other] You could pay, so the main order had to be served.
}
web-sb-beat-had = Had
web-sb-beat-cost = Cost
web-sb-beat-short = Short
web-sb-beat-brought = Brought
web-sb-beat-orders = { $orders ->
    [one] Main order
   *[other] Main and second order
}
web-sb-beat-free = Free of charge
web-sb-beat-saved = { $saved } less thanks to your pantry
web-sb-beat-nothing = { $outcome ->
    [angry] An angry token
    [waited] Nothing
    [calmed] No more anger
   *[other] No reward
}
web-sb-beat-ability = { $ability }: { $meaning }
web-sb-beat-hold = Hold
web-sb-beat-skip = Skip
web-sb-beat-skip-to = to my next choice
web-sb-beat-next = { $last ->
    [yes] Go on
   *[no] Next guest
}
web-sb-pace-slow = Slow
web-sb-pace-normal = Normal
web-sb-pace-fast = Quick
web-sb-pace-instant = At once
web-sb-got-review = +{ $count } good { $count ->
    [one] review
   *[other] reviews
}
web-sb-got-bad-review = +{ $count } bad { $count ->
    [one] review
   *[other] reviews
}
web-sb-got-hype = Hype { $from } › { $to }
web-sb-got-happy = { $who ->
    [self] A happy token: stays for another day
   *[other] { $name } gets a happy token
}
web-sb-got-angry = { $name } gets an angry token
web-sb-got-recruited = { $zone ->
    [line] { $name } joins your line
    [deck] { $name } on top of your deck
   *[other] { $name } comes to your discard pile
}
web-sb-got-drew = You draw { $names }
web-sb-got-upgraded = { $name } is added to your café
web-sb-got-lost = { $name } goes back to the city
web-sb-day-over = Day { $day } is over
web-sb-day-earned = { $reviews ->
    [0] You earned no good review.
    [one] You earned 1 good review{ $by ->
        [none] .
       *[other] , from { $by }.
    }
   *[other] You earned { $reviews } good reviews{ $by ->
        [none] .
       *[other] , { $share ->
            [all] all
           *[most] most of them
        } from { $by }.
    }
}
web-sb-day-left = left of { $of } in the city
web-sb-day-went = { $reviews ->
    [0] None went today. The last one ends the game.
   *[other] { $reviews } went today. The last one ends the game.
}
web-sb-day-you = You, { $person }
web-sb-day-began = began the day
web-sb-day-outcome = { $outcome ->
    [angry] angry
    [waited] not served
    [calmed] calmed down
    [skipped] skipped
   *[other] served
}
web-sb-day-tally = { $served } served · { $angry } angry
web-sb-day-nothing = No reviews today
web-sb-day-way = { $way ->
    [main] main order
    [both] both orders
    [ability] ability
    [happy] happy, stays for another day
    [hype] already at maximum hype
    [draw] nobody left to draw
    [green] paid with green beans
    [roast] beans of your own given away
    [game] board game token
    [icons] reward icons
    [pantry] pantry upgrade
    [style] style upgrade
    [achievement] achievement
    [angry] left angry
   *[other] action
}{ $times ->
    [one] {""}
   *[other] , { $times } times
}
web-sb-day-came = Cards that came
web-sb-day-awards = What the day changed in the awards
web-sb-day-icons = +{ $count }: { $names }
web-sb-day-icons-lost = −{ $count }: { $names }
web-sb-day-yours = You
web-sb-day-again = To open it again: End of day, at the very top, or the day in the awards.
web-sb-day-next = Next day
web-sb-day-first = { $seat-you ->
    [yes] You begin: the full cup is yours
   *[no] { $seat-name } begins: the full cup is theirs
}
web-sb-day-look = Day { $day } in review
