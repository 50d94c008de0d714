### Seize the Bean, in the words of its rulebook: Good and Bad Reviews, Line, Discard Pile, Pantry, Style, Hype, Barista, Upgrade.

sb-about = Open the best café of Kreuzberg: attract Customers, upgrade Pantry and Style, serve your Line and collect the most Good Reviews.

## What to do now

sb-prompt-place =
    { $barista ->
        [1] Place your first Barista on an action space.
       *[other] Place your second Barista on another action space.
    }
sb-prompt-icons =
    { $space ->
        [beans] Acquire Beans
        [milk] Acquire Milk
        [sugar] Acquire Sugar
        [attract] Attract a Customer
        [pantry] Upgrade Pantry
       *[style] Upgrade Style
    }: which icon comes next? You activate { $left ->
        [one] 1 more
       *[other] { $left } more
    } of the { $icons } left.
sb-prompt-confirm =
    Confirm your Barista’s action ({ $space ->
        [beans] Acquire Beans
        [milk] Acquire Milk
        [sugar] Acquire Sugar
        [attract] Attract a Customer
        [pantry] Upgrade Pantry
       *[style] Upgrade Style
    }); after that it stands.
sb-prompt-trigger =
    { $side ->
        [pantry] Choose an icon of your Pantry Upgrades to activate
       *[style] Choose an icon of your Style Upgrades to activate
    }{ $times ->
        [one] .
       *[other] , the first of { $times }.
    }
sb-prompt-word-of-mouth =
    { $phase ->
        [word_of_mouth] Word of Mouth: take a Customer whose group is present in your Café into your Discard Pile.
       *[other] Take a Customer whose group is present in your Café into your Discard Pile.
    }
sb-prompt-recruit =
    { $may ->
        [0] Take a Customer of the City { $zone ->
            [line] to the end of your Line.
           *[discard] into your Discard Pile.
        }
       *[other] You may take a Customer of the City { $zone ->
            [line] to the end of your Line.
           *[discard] into your Discard Pile.
        }
    }
sb-prompt-upgrade =
    { $row ->
        [pantry] Take a Pantry Upgrade of the City.
       *[style] Take a Style Upgrade of the City.
    }
sb-prompt-connected =
    { $row ->
        [customers] Take a Customer
        [pantry] Take a Pantry Upgrade
       *[style] Take a Style Upgrade
    } of the City, or { $looked ->
        [one] the one you see in the deck.
       *[other] one of the { $looked } you see in the deck.
    }
sb-prompt-connections = Connections: choose a City Deck to look at its top { $cards } cards.
sb-prompt-track =
    { $left ->
        [one] This card is on top of your deck: discard it, or leave it there.
       *[other] These { $left } cards are on top of your deck: discard any of them, or choose which lies on top.
    }
sb-prompt-return =
    { $placed ->
        [0] Return the cards to their deck: which lies on top?
       *[other] Return the cards to their deck: which comes next?
    }
sb-prompt-unlock = You have reached several Achievements: which one first?
sb-prompt-bonus = Achievement unlocked: { $achievement-name }! Choose a bonus.
sb-prompt-greet =
    { $card-name } is Happy: serve, or skip for a Happy token{ $payable ->
        [no] ; you cannot pay the main order.
       *[yes] .
    }
sb-prompt-secondary =
    The main order of { $card-name } is paid; pay the secondary order too?{ $angry ->
        [0] {""}
       *[other] {" "}An Angry Customer gives nothing for it.
    }
sb-prompt-cheer = Who of your Line gets a Happy token?
sb-prompt-lose = You may send a Customer of your Line to the City Discard Pile.
sb-prompt-wait = Waiting for { $seat-name }.
sb-prompt-over = The play is over.

## Steps

sb-step-place = Placing a Barista
sb-step-icons = Activating icons
sb-step-confirm = Confirming
sb-step-trigger = Choosing an icon
sb-step-recruit = Taking a Customer
sb-step-upgrade = Taking an Upgrade
sb-step-connections = Choosing a City Deck
sb-step-return = Looking at cards
sb-step-achievements = Choosing an Achievement
sb-step-bonus = Choosing a bonus
sb-step-greet = A Happy Customer
sb-step-secondary = Secondary order
sb-step-cheer = Giving a Happy token
sb-step-lose = Losing a Customer
sb-step-over = The play is over

## Choices

sb-choice-place =
    { $space ->
        [beans] Acquire Beans
        [milk] Acquire Milk
        [sugar] Acquire Sugar
        [attract] Attract a Customer
        [pantry] Upgrade Pantry
       *[style] Upgrade Style
    }
sb-choice-activate =
    { $number ->
        [1] { $icon-name }
       *[other] { $icon-name } ({ $number })
    }{ $card ->
        [board] {""}
       *[other] , { $card-name }
    }
sb-choice-combine = Connections and the base icon together
sb-choice-take = Take { $card-name }
sb-choice-pick = { $card-name }
sb-choice-look =
    { $deck ->
        [customers] Customers
        [pantry] Pantry Upgrades
       *[style] Style Upgrades
    }
sb-choice-return = Card { $place } on top
sb-choice-discard = Discard card { $place }
sb-choice-done = Leave them as they lie
sb-choice-unlock = { $achievement-name }
sb-choice-bonus = { $icon-name }
sb-choice-serve = Serve
sb-choice-skip = Skip
sb-choice-fulfil = Serve both orders
sb-choice-decline = No, thanks
sb-choice-confirm = Confirm

## What happens

sb-event-day-began = Day { $day } begins, { $seat-name } first.
sb-event-phase-began =
    { $phase ->
        [hype] Hype: everybody draws Customers into their Line.
        [service] Service: everybody serves their Line, one Customer at a time.
        [word_of_mouth] Word of Mouth: everybody may find one more Customer.
       *[end_of_day] The Day ends.
    }
sb-event-placed =
    { $seat-name } places a Barista on { $space ->
        [beans] Acquire Beans.
        [milk] Acquire Milk.
        [sugar] Acquire Sugar.
        [attract] Attract a Customer.
        [pantry] Upgrade Pantry.
       *[style] Upgrade Style.
    }
sb-event-activated =
    { $seat-name } activates { $icon-name }{ $card ->
        [board] .
       *[other] {" "}on { $card-name }.
    }
sb-event-gained =
    { $seat-name } takes { $resource ->
        [bean] { $count ->
            [one] { $count } Bean.
           *[other] { $count } Beans.
        }
        [milk] { $count } Milk.
       *[sugar] { $count } Sugar.
    }
sb-event-reviewed =
    { $seat-name } gains { $count ->
        [one] { $count } Good Review
       *[other] { $count } Good Reviews
    }{ $cause ->
        [hype] , being at Max Hype.
        [draw] , with nobody left to draw.
        [happy] {" "}for a Happy token.
       *[icon] .
    }
sb-event-complained =
    { $seat-name } takes { $count ->
        [one] { $count } Bad Review
       *[other] { $count } Bad Reviews
    } and has { $total }.
sb-event-hype-moved =
    { $change ->
        [1] { $seat-name }’s Hype rises to { $hype }.
       *[other] { $seat-name }’s Hype drops to { $hype }.
    }
sb-event-cup-taken = { $seat-name } takes the Empty Cup.
sb-event-recruited =
    { $zone ->
        [line] { $card-name } joins the Line of { $seat-name }
       *[discard] { $seat-name } attracts { $card-name }
    }{ $column ->
        [0] , straight from the deck.
       *[other] .
    }
sb-event-upgraded =
    { $side ->
        [pantry] { $seat-name } adds { $card-name } to the Pantry.
       *[style] { $seat-name } adds { $card-name } to the Style Area.
    }
sb-event-arrived =
    { $row ->
        [customers] New in the City: { $card-name }.
        [pantry] New Pantry Upgrade in the City: { $card-name }.
       *[style] New Style Upgrade in the City: { $card-name }.
    }
sb-event-unlocked =
    { $seat-name } unlocks { $achievement-name }{ $bonus ->
        [none] .
       *[other] {" "}with the bonus { $bonus-name }.
    }
sb-event-looked =
    { $seat-name } looks at { $number ->
        [one] the top card
       *[other] the top { $number } cards
    } of { $deck ->
        [customers] the City’s Customers
        [pantry] the City’s Pantry Upgrades
        [style] the City’s Style Upgrades
       *[own] their own deck
    }{ $cards ->
        [0] .
       *[other] : { $cards-name }.
    }
sb-event-returned =
    { $seat-name } returns { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } to the top of the deck.
sb-event-dismissed = { $seat-name } discards { $card-name } from the deck.
sb-event-reshuffled =
    { $seat-name } shuffles the Discard Pile into a new deck of { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards.
    }
sb-event-drew = { $seat-name } draws into the Line: { $cards-name }.
sb-event-served = { $seat-name } serves { $card-name }.
sb-event-skipped = { $seat-name } skips { $card-name }, who loses a Happy token.
sb-event-paid =
    { $seat-name } pays { $bean ->
        [0] { $milk ->
            [0] { $sugar ->
                [0] nothing
               *[other] { $sugar } Sugar
            }
           *[other] { $milk } Milk{ $sugar ->
                [0] {""}
               *[other] , { $sugar } Sugar
            }
        }
       *[other] { $bean ->
            [one] { $bean } Bean
           *[other] { $bean } Beans
        }{ $milk ->
            [0] {""}
           *[other] , { $milk } Milk
        }{ $sugar ->
            [0] {""}
           *[other] , { $sugar } Sugar
        }
    } for the { $order ->
        [main] main order
       *[secondary] secondary order
    } of { $card-name }{ $saved ->
        [0] .
       *[other] ; the Pantry saves { $saved }.
    }
sb-event-failed = { $seat-name } cannot pay the main order of { $card-name }.
sb-event-cheered =
    { $mood ->
        [0] { $card-name } is no longer Angry.
        [one] { $card-name } is Happy.
       *[other] { $card-name } has { $mood } Happy tokens.
    }
sb-event-upset =
    { $mood ->
        [-1] { $card-name } is Angry.
        [0] { $card-name } is no longer Happy.
       *[other] { $card-name } is a little less Happy ({ $mood }).
    }
sb-event-calmed = { $card-name } has calmed down.
sb-event-ability-used =
    { $twice ->
        [0] Ability of { $card-name }: { $ability-name }.
       *[other] Ability of { $card-name }: Super { $ability-name }.
    }
sb-event-lost = { $card-name } leaves { $seat-name } for the City.
sb-event-stayed = { $card-name } stays in the Line of { $seat-name }.
sb-event-went-home = { $card-name } goes to the Discard Pile of { $seat-name }.
sb-event-cups-passed = The Full Cup goes to { $seat-name }.
sb-event-refreshed =
    { $row ->
        [customers] Customers move on
        [pantry] Pantry Upgrades move on
       *[style] Style Upgrades move on
    }{ $card ->
        [none] .
       *[other] : { $card-name } is new.
    }
sb-event-last-day =
    { $cause ->
        [reviews] The City has no Good Reviews left: this Day is the last.
        [customers] The City’s deck of Customers is empty: this Day is the last.
        [pantry] The City’s deck of Pantry Upgrades is empty: this Day is the last.
       *[style] The City’s deck of Style Upgrades is empty: this Day is the last.
    }
sb-event-award-won =
    { $seat-name } wins the Award of the { $group-name } ({ $icons ->
        [one] { $icons } icon
       *[other] { $icons } icons
    }) for { $count ->
        [one] { $count } Good Review.
       *[other] { $count } Good Reviews.
    }
sb-event-ended =
    { $winners ->
        [one] The play is over: { $winners-name } wins!
       *[other] The play is over, with a shared win: { $winners-name }!
    }

## Why it is over, and the count

sb-ended-reviews = The City ran out of Good Reviews
sb-ended-customers = The City ran out of Customers
sb-ended-pantry = The City ran out of Pantry Upgrades
sb-ended-style = The City ran out of Style Upgrades

sb-score-reviews = Good Reviews
sb-score-happy = Happy tokens
sb-score-bad_reviews = Bad Reviews
sb-score-achievements = Achievements
sb-score-awards = Awards

## Options

sb-option-first-label = First player
sb-option-first-help = The number of a seat, counted from 0, or random for a draw.
sb-option-scoop-label = Scoop
sb-option-scoop-help = What the Scoop brings: always 6 Beans (fixed), or by house rule 3 to 9, 6 on average (random).

sb-option-first = Seat { $first } cannot be first player; give a seat from 0 to { $last }, or random.

## Refusals

sb-not-over = The play is over: there is nothing left to choose.
sb-not-a-seat = There is no seat { $number } at this table; seats go from 0 to { $last }.
sb-not-your-turn = It is not your turn: wait for { $seat-name }.
sb-not-a-choice = “{ $choice }” is no choice of Seize the Bean; take one of those offered.
sb-not-now =
    You cannot “{ $choice }” now; the step is: { $step ->
        [place] { sb-step-place }
        [icons] { sb-step-icons }
        [confirm] { sb-step-confirm }
        [trigger] { sb-step-trigger }
        [recruit] { sb-step-recruit }
        [upgrade] { sb-step-upgrade }
        [connections] { sb-step-connections }
        [return] { sb-step-return }
        [achievements] { sb-step-achievements }
        [bonus] { sb-step-bonus }
        [greet] { sb-step-greet }
        [secondary] { sb-step-secondary }
        [cheer] { sb-step-cheer }
       *[lose] { sb-step-lose }
    }.
sb-no-such-space = There is no action space “{ $space }”; there are: { $spaces }.
sb-not-on-that-space-again =
    Your first Barista stands on { $space ->
        [beans] Acquire Beans
        [milk] Acquire Milk
        [sugar] Acquire Sugar
        [attract] Attract a Customer
        [pantry] Upgrade Pantry
       *[style] Upgrade Style
    } today; choose another space.
sb-no-such-icon = There is no icon “{ $icon }” printed on “{ $card }”.
sb-not-your-icon = The icon { $icon-name } on { $card-name } is not in your Café.
sb-not-in-this-action =
    The icon { $icon-name } does not belong to this action ({ $space ->
        [beans] Acquire Beans
        [milk] Acquire Milk
        [sugar] Acquire Sugar
        [attract] Attract a Customer
        [pantry] Upgrade Pantry
       *[style] Upgrade Style
    }).
sb-not-this-icon-again = That { $icon-name } was activated already, or it was not there yet when your Barista was placed.
sb-not-a-base-icon = A base icon of the Café board cannot be activated this way: choose an icon of your Upgrades.
sb-not-on-your-upgrades =
    { $side ->
        [pantry] That icon ({ $icon-name }) is not on one of your Pantry Upgrades.
       *[style] That icon ({ $icon-name }) is not on one of your Style Upgrades.
    }
sb-not-one-of-its-kind = { $icon-name } cannot activate another icon of its own kind.
sb-not-the-same-icon = The two icons must be different ones: that { $icon-name } was the first.
sb-not-in-its-own-row = The icon { $icon-name } lies in the same action row; choose one of another row.
sb-not-combine = Connections can only be paired with the base icon of this City Action, while neither was activated and two icons are left.
sb-no-such-card = There is no card “{ $card }”.
sb-not-from-that-row =
    { $row ->
        [customers] { $card-name } is no Customer, and you are taking a Customer.
        [pantry] { $card-name } is no Pantry Upgrade, and you are taking a Pantry Upgrade.
       *[style] { $card-name } is no Style Upgrade, and you are taking a Style Upgrade.
    }
sb-not-visible = { $card-name } is not visible in the City.
sb-not-by-word-of-mouth = No group of { $card-name } is present in your Café.
sb-not-in-your-line = { $card-name } is not in your Line.
sb-no-such-deck = There is no City Deck “{ $deck }”; there are: { $decks }.
sb-not-an-empty-deck =
    { $row ->
        [customers] The deck of Customers is empty.
        [pantry] The deck of Pantry Upgrades is empty.
       *[style] The deck of Style Upgrades is empty.
    }
sb-not-discard-there = Cards of a City Deck go back to it; you cannot discard them.
sb-nothing-to-order = There is only one card left to return.
sb-no-such-place = There is no card { $place } to choose; there are { $first } to { $last }.
sb-no-such-achievement = There is no Achievement “{ $achievement }”; there are: { $known }.
sb-not-reached = You have not reached { $achievement-name } now.
sb-not-that-bonus = No available Achievement Bonus shows { $icon-name }.
sb-not-optional = This is not optional: choose one of those offered.

## Content files

sb-content-id = In “{ $file }”, a { $section } cannot have the id “{ $id }”; use small letters, digits, hyphens and underscores, a letter first, and no id twice.
sb-content-unknown = In “{ $file }”, { $entry } has “{ $word }” in its field { $field }; possible there: { $known }.
sb-content-effect = In “{ $file }”, { $entry } has the effect “{ $effect }”, which is none; effects are written: { $known }.
sb-content-price = In “{ $file }”, the icon “{ $icon }” costs { $price }; it must be 1 to { $most }.
sb-content-neighbourhood = In “{ $file }”, the neighbourhood “{ $neighbourhood }” must have { $wanted } different groups.
sb-content-groups = In “{ $file }”, { $entry } must have a group, and none twice.
sb-content-order = In “{ $file }”, { $entry } orders { $count } of { $icon }; it must be 1 to { $most }.
sb-content-no-icon = In “{ $file }”, the Upgrade “{ $card }” adds no icon; it needs at least one.
sb-content-repeats = In “{ $file }”, the Style Upgrade “{ $card }” repeats the base icon { $icon } in its row.
sb-content-group-size = In “{ $file }”, the group “{ $group }” has { $count } entries [[{ $section }]]; it needs { $wanted }.
sb-content-fixed = In “{ $file }”, the entries [[{ $section }]] must be exactly, and in this order: { $wanted }.
sb-content-tokens = In “{ $file }”, there are { $tokens } Achievement tokens; there must be at least { $wanted }.
sb-content-reviews = In “{ $file }”, “reviews” of [setup] must hold a number of Good Reviews for each number of players from { $fewest } to { $players }, each from 1 to { $most }.
sb-content-start = In “{ $file }”, [setup] must have “hype” from 1 to 5, each resource of “supply” from 0 to { $most }, and no friend twice in “friends”.

# What a choice leads to, in a few words.

sb-outlook-gains =
    { $bean ->
        [0] { $milk ->
            [0] { $sugar } Sugar
           *[other] { $milk } Milk{ $sugar ->
                [0] {""}
               *[other] , { $sugar } Sugar
            }
        }
       *[other] { $bean ->
            [one] { $bean } Bean
           *[other] { $bean } Beans
        }{ $milk ->
            [0] {""}
           *[other] , { $milk } Milk
        }{ $sugar ->
            [0] {""}
           *[other] , { $sugar } Sugar
        }
    }{ $others ->
        [0] {""}
        [one] {" "}and 1 more icon
       *[other] {" "}and { $others } more icons
    }
sb-outlook-icons =
    { $icons ->
        [one] { $icons } icon
       *[other] { $icons } icons
    }, up to { $most } at once
sb-outlook-printed-on = On { $card-name }
sb-outlook-customer =
    { $groups ->
        [0] Friends & Family
       *[other] { $groups-name }
    }: { $twice ->
        [0] { $ability-name }
       *[other] Super { $ability-name }
    }
sb-outlook-pantry = { $special-name }; { $icons-name }
sb-outlook-style = { $groups-name }; { $icons-name }
sb-outlook-mood =
    { $mood ->
        [-1] Angry
        [0] Neutral
       *[other] Happy: { $mood }
    }, number { $place } in the Line
sb-outlook-deck =
    { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
sb-outlook-card = { $card-name }
sb-outlook-order =
    Pay { $bean ->
        [0] { $milk ->
            [0] { $sugar ->
                [0] nothing
               *[other] { $sugar } Sugar
            }
           *[other] { $milk } Milk{ $sugar ->
                [0] {""}
               *[other] , { $sugar } Sugar
            }
        }
       *[other] { $bean ->
            [one] { $bean } Bean
           *[other] { $bean } Beans
        }{ $milk ->
            [0] {""}
           *[other] , { $milk } Milk
        }{ $sugar ->
            [0] {""}
           *[other] , { $sugar } Sugar
        }
    }{ $rewards ->
        [0] {""}
       *[other] {" "}for: { $rewards-name }
    }
sb-outlook-unpayable = You cannot pay the main order
sb-outlook-skip =
    { $left ->
        [0] No Happy token left then
        [one] { $left } Happy token left then
       *[other] { $left } Happy tokens left then
    }

# Seize the Bean in a terminal

sb-screen-person = Barista
sb-screen-day = Day { $day }
sb-screen-phase =
    { $phase ->
        [actions] Actions
        [hype] Hype
        [service] Service
        [word_of_mouth] Word of Mouth
       *[end_of_day] End of Day
    }
sb-screen-reviews-left = { $reviews } of { $all } left in the City
sb-screen-bonuses = Bonuses:
sb-screen-last-day = Last Day
sb-screen-row =
    { $row ->
        [customers] Customers
        [pantry] Pantry
       *[style] Style
    }
sb-screen-piles = deck { $deck }, discarded { $pile }
sb-screen-piles-own = Cards
sb-screen-space =
    { $space ->
        [beans] Beans
        [milk] Milk
        [sugar] Sugar
        [attract] Attract
        [pantry] Pantry
       *[style] Style
    }
sb-screen-line = Line
sb-screen-achievements = Goals
sb-screen-icons = Icons
sb-screen-super = Super { $ability-name }
sb-screen-looking = For your eyes only
sb-screen-full-cup = the Full Cup: first player
sb-screen-empty-cup = the Empty Cup: first player of the next Day
sb-screen-tie = Ties are decided by fewer resources, then by who sat last in the first Day’s order.
sb-screen-legend-brings = an order, and the rewards it brings
sb-screen-legend-barista = an action space taken today
sb-screen-legend-served = served, or done
sb-screen-legend-now = being served
sb-screen-legend-number = what you can choose here, with its number
