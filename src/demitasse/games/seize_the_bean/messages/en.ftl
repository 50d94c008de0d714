### Seize the Bean, in the words of its rulebook: Good and Bad Reviews, Line, Discard Pile, Pantry, Style, Hype, Barista, Upgrade.

sb-about = Open the best café in Kreuzberg: attract Customers, upgrade Pantry and Style, serve your Line and collect the most Good Reviews.

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
    Keep your Barista’s action ({ $space ->
        [beans] Acquire Beans
        [milk] Acquire Milk
        [sugar] Acquire Sugar
        [attract] Attract a Customer
        [pantry] Upgrade Pantry
       *[style] Upgrade Style
    })? After that you cannot undo it.
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
        [0] Take a Customer from the City { $zone ->
            [line] to the end of your Line.
            [deck] face down on top of your deck.
           *[discard] into your Discard Pile.
        }
       *[other] You may take a Customer from the City { $zone ->
            [line] to the end of your Line.
            [deck] face down on top of your deck.
           *[discard] into your Discard Pile.
        }
    }
sb-prompt-upgrade =
    { $row ->
        [pantry] Take a Pantry Upgrade from the City.
       *[style] Take a Style Upgrade from the City.
    }
sb-prompt-connected =
    { $row ->
        [customers] Take a Customer
        [pantry] Take a Pantry Upgrade
       *[style] Take a Style Upgrade
    } from the City, or { $looked ->
        [one] the one you see in the deck.
       *[other] one of the { $looked } you see in the deck.
    }
sb-prompt-connections = Connections: choose a City Deck to look at its top { $cards } cards.
sb-prompt-track =
    { $deck ->
        [other] { $left ->
            [one] This card is on top of the deck of { $whom-name }: discard it, or leave it there.
           *[other] These { $left } cards are on top of the deck of { $whom-name }: discard any of them, or choose which one lies on top.
        }
       *[own] { $left ->
            [one] This card is on top of your deck: discard it, or leave it there.
           *[other] These { $left } cards are on top of your deck: discard any of them, or choose which one lies on top.
        }
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
sb-prompt-cheer = Who in your Line gets a Happy token?
sb-prompt-lose = You may send a Customer from your Line to the City Discard Pile.
sb-prompt-wait = Waiting for { $seat-name }.
sb-prompt-over = The game is over.

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
sb-step-over = The game is over

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
sb-choice-combine =
    { $icon ->
        [base] Connections and the base icon together
       *[other] Connections and { $icon-name } of { $card-name } together
    }
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
sb-choice-done = Done
sb-choice-unlock = { $achievement-name }
sb-choice-bonus = { $icon-name }
sb-choice-serve = Serve
sb-choice-skip = Skip
sb-choice-fulfil = Serve both orders
sb-choice-decline = No, thanks
sb-choice-confirm = Confirm

## What happens

sb-event-day-began =
    { $seat-you ->
        [yes] Day { $day } begins, and you go first.
       *[no] Day { $day } begins, and { $seat-name } goes first.
    }
sb-event-phase-began =
    { $phase ->
        [craft] Craft: everybody may craft tokens and use Daily Specials.
        [hype] Hype: everybody draws Customers into their Line.
        [service] Service: everybody serves their Line, one Customer at a time.
        [word_of_mouth] Word of Mouth: everybody takes one more Customer, if one matches.
       *[end_of_day] The Day ends.
    }
sb-event-placed =
    { $seat-you ->
        [yes] You place
       *[no] { $seat-name } places
    } a Barista on { $space ->
        [beans] Acquire Beans.
        [milk] Acquire Milk.
        [sugar] Acquire Sugar.
        [attract] Attract a Customer.
        [pantry] Upgrade Pantry.
       *[style] Upgrade Style.
    }
sb-event-activated =
    { $seat-you ->
        [yes] You activate
       *[no] { $seat-name } activates
    } { $icon-name }{ $card ->
        [board] .
       *[other] {" "}on { $card-name }.
    }
# What caused it: a card, an Achievement, a Cup, a City Action; what a Resource Action brings goes without saying.
sb-by =
    { $by ->
        [none] .
        [board] .
       *[other] {" "}({ $by-name }).
    }
sb-event-gained =
    { $seat-you ->
        [yes] You take
       *[no] { $seat-name } takes
    } { $resource ->
        [bean] { $count ->
            [one] { $count } Bean{ sb-by }
           *[other] { $count } Beans{ sb-by }
        }
        [milk] { $count } Milk{ sb-by }
       *[sugar] { $count } Sugar{ sb-by }
    }
sb-event-reviewed =
    { $seat-you ->
        [yes] You gain
       *[no] { $seat-name } gains
    } { $count ->
        [one] { $count } Good Review
       *[other] { $count } Good Reviews
    }{ $cause ->
        [hype] , already at Max Hype{ sb-by }
        [draw] , with nobody left to draw{ sb-by }
        [happy] {" "}for a Happy token{ sb-by }
        [green] {" "}for paying with Green Beans{ sb-by }
        [roast] { $seat-you ->
            [yes] {" "}for Beans of your own{ sb-by }
           *[no] {" "}for Beans of their own{ sb-by }
        }
        [game] {" "}for a Board Game token, instead of the ability{ sb-by }
        [icons] {" "}for reward icons{ sb-by }
       *[icon] { sb-by }
    }
sb-event-complained =
    { $seat-you ->
        [yes] You take
       *[no] { $seat-name } takes
    } { $count ->
        [one] { $count } Bad Review
       *[other] { $count } Bad Reviews
    } and now { $seat-you ->
        [yes] have
       *[no] has
    } { $total }{ sb-by }
sb-event-hype-moved =
    { $seat-you ->
        [yes] Your
       *[no] { $seat-name }’s
    } Hype { $change ->
        [1] rises
       *[other] drops
    } to { $hype }{ sb-by }
sb-event-cup-taken =
    { $seat-you ->
        [yes] You take
       *[no] { $seat-name } takes
    } the Empty Cup{ $cup ->
        [normal] { sb-by }
       *[other] {" "}of a Daily Special: { $cup-name }{ sb-by }
    }
sb-event-recruited =
    { $zone ->
        [pile] { sb-starbots } takes a Customer from column { $column }: { $card-name }{ sb-by }
       *[other] { $zone ->
            [line] { $card-name } joins { $seat-you ->
                [yes] your Line
               *[no] { $seat-name }’s Line
            }
            [deck] { $seat-you ->
                [yes] You put { $card-name } from the City on top of your deck
               *[no] { $seat-name } puts { $card-name } from the City on top of their deck
            }
           *[discard] { $seat-you ->
                [yes] You attract
               *[no] { $seat-name } attracts
            } { $card-name }
        }{ $column ->
            [0] , straight from the deck{ sb-by }
           *[other] { sb-by }
        }
    }
sb-event-upgraded =
    { $seat-you ->
        [yes] You add { $card-name } to your { $side ->
            [pantry] Pantry{ sb-by }
           *[style] Style Area{ sb-by }
        }
       *[no] { $seat-name } adds { $card-name } to the { $side ->
            [pantry] Pantry{ sb-by }
           *[style] Style Area{ sb-by }
        }
    }
sb-event-arrived =
    { $row ->
        [customers] New in the City: { $card-name }.
        [pantry] New Pantry Upgrade in the City: { $card-name }.
       *[style] New Style Upgrade in the City: { $card-name }.
    }
sb-event-unlocked =
    { $seat-you ->
        [yes] You unlock
       *[no] { $seat-name } unlocks
    } { $achievement-name }{ $bonus ->
        [none] .
       *[other] {" "}with the bonus { $bonus-name }.
    }
sb-event-looked =
    { $seat-you ->
        [yes] You look
       *[no] { $seat-name } looks
    } at { $number ->
        [one] the top card
       *[other] the top { $number } cards
    } of { $deck ->
        [customers] the City’s Customers
        [pantry] the City’s Pantry Upgrades
        [style] the City’s Style Upgrades
        [other] { $whom-you ->
            [yes] your deck
           *[no] { $whom-name }’s deck
        }
       *[own] { $seat-you ->
            [yes] your deck
           *[no] their own deck
        }
    }{ $cards ->
        [0] { sb-by }
       *[other] : { $cards-name }{ sb-by }
    }
sb-event-returned =
    { $seat-you ->
        [yes] You put
       *[no] { $seat-name } puts
    } { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } back on top of { $deck ->
        [other] { $whom-you ->
            [yes] your deck.
           *[no] { $whom-name }’s deck.
        }
       *[own] the deck.
    }
sb-event-dismissed =
    { $seat-you ->
        [yes] You discard
       *[no] { $seat-name } discards
    } { $card-name } from { $whom ->
        [-1] the deck.
       *[other] { $whom-you ->
            [yes] your deck.
           *[no] { $whom-name }’s deck.
        }
    }
sb-event-reshuffled =
    { $seat-you ->
        [yes] You shuffle your
       *[no] { $seat-name } shuffles the
    } Discard Pile into a new deck of { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards.
    }
sb-event-drew =
    { $seat-you ->
        [yes] You draw into your Line: { $cards-name }{ sb-by }
       *[no] { $seat-name } draws into the Line: { $cards-name }{ sb-by }
    }
sb-event-served =
    { $seat-you ->
        [yes] You serve { $card-name }.
       *[no] { $seat-name } serves { $card-name }.
    }
sb-event-skipped =
    { $seat-you ->
        [yes] You skip
       *[no] { $seat-name } skips
    } { $card-name }, who loses a Happy token.
sb-event-paid =
    { $seat-you ->
        [yes] You pay
       *[no] { $seat-name } pays
    } { $bean ->
        [0] { $milk ->
            [0] { $sugar ->
                [0] { $green ->
                    [0] { $tokens ->
                        [0] nothing
                       *[other] { sb-tokens-paid }
                    }
                    [one] { $green } Green Bean{ sb-and-tokens }
                   *[other] { $green } Green Beans{ sb-and-tokens }
                }
               *[other] { $sugar } Sugar{ sb-and-green }{ sb-and-tokens }
            }
           *[other] { $milk } Milk{ $sugar ->
                [0] {""}
               *[other] , { $sugar } Sugar
            }{ sb-and-green }{ sb-and-tokens }
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
        }{ sb-and-green }{ sb-and-tokens }
    } for the { $order ->
        [left] left order
        [right] right order
        [main] main order
       *[secondary] secondary order
    } of { $card-name }{ $saved ->
        [0] .
       *[other] { $seat-you ->
            [yes] ; your Pantry saves { $saved }.
           *[no] ; the Pantry saves { $saved }.
        }
    }
sb-event-failed =
    { $seat-you ->
        [yes] You cannot pay the main order of { $card-name }
       *[no] { $seat-name } cannot pay the main order of { $card-name }
    }{ $short ->
        [0] .
       *[other] , being short of { $short-name }.
    }
sb-event-cheered =
    { $mood ->
        [0] { $card-name } is no longer Angry{ sb-by }
        [one] { $card-name } is Happy{ sb-by }
       *[other] { $card-name } has { $mood } Happy tokens{ sb-by }
    }
sb-event-upset =
    { $mood ->
        [-1] { $card-name } is Angry{ sb-by }
        [0] { $card-name } is no longer Happy{ sb-by }
       *[other] { $card-name } is a little less Happy ({ $mood }){ sb-by }
    }
sb-event-calmed = { $card-name } has calmed down.
sb-event-ability-used =
    { $twice ->
        [0] Ability of { $card-name }: { $ability-name }.
       *[other] Ability of { $card-name }: Super { $ability-name }.
    }
sb-event-lost =
    { $seat-you ->
        [yes] { $card-name } leaves you for the City
       *[no] { $card-name } leaves { $seat-name } for the City
    }{ $by ->
        [bad_review] : too many Bad Reviews.
       *[other] { sb-by }
    }
sb-event-stayed =
    { $seat-you ->
        [yes] { $card-name } stays in your Line.
       *[no] { $card-name } stays in { $seat-name }’s Line.
    }
sb-event-went-home =
    { $seat-you ->
        [yes] { $card-name } goes to your Discard Pile.
       *[no] { $card-name } goes to { $seat-name }’s Discard Pile.
    }
sb-event-cups-passed =
    { $seat-you ->
        [yes] The Full Cup is yours now.
       *[no] The Full Cup goes to { $seat-name }.
    }
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
    { $seat-you ->
        [yes] You win
       *[no] { $seat-name } wins
    } the Award of the { $group-name } ({ $icons ->
        [one] { $icons } icon
       *[other] { $icons } icons
    }) for { $count ->
        [one] { $count } Good Review.
       *[other] { $count } Good Reviews.
    }
sb-event-ended =
    { $winners ->
        [one] The game is over: { $winners-you ->
            [yes] you win
           *[no] { $winners-name } wins
        }{ $decided ->
            [resources] , with { sb-tie-resources }
            [sat] , with { sb-tie-sat }
           *[other] {""}
        }!
       *[other] The game is over, with a shared win: { $winners-name }!
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

# What a tie was decided by, after "with"
sb-tie-resources = fewer resources
sb-tie-sat = a later turn on the first Day

## Options

sb-option-first-label = First player
sb-option-first-help = The number of a seat, counted from 0, or random for a draw. Solo, 1 is Starbots.
sb-option-scoop-label = Scoop
sb-option-scoop-help = What the Scoop brings: always 6 Beans, or by house rule 3 to 9, 6 on average.

sb-option-first = Seat { $first } cannot be first player; give a seat from 0 to { $last }, or random.

## Refusals

sb-not-over = The game is over: there is nothing left to choose.
sb-not-a-seat = There is no seat { $number } at this table; seats go from 0 to { $last }.
sb-not-your-turn = It is not your turn: wait for { $seat-name }.
sb-not-a-choice = “{ $choice }” is not a choice in Seize the Bean; pick one of those offered.
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
        [first_order] { sb-step-first_order }
        [abilities] { sb-step-abilities }
        [sold_out] { sb-step-sold_out }
        [marker] { sb-step-marker }
        [mark] { sb-step-mark }
        [assign] { sb-step-assign }
        [track] { sb-step-track }
        [ddos] { sb-step-ddos }
        [act] { sb-step-act }
        [copy_side] { sb-step-copy_side }
        [applause] { sb-step-applause }
        [swap] { sb-step-swap }
        [swap_with] { sb-step-swap_with }
        [disrupt] { sb-step-disrupt }
        [nap] { sb-step-nap }
        [arrest] { sb-step-arrest }
        [regular] { sb-step-regular }
        [meet_up] { sb-step-meet_up }
        [lose_bad_review] { sb-step-lose_bad_review }
        [pay] { sb-step-pay }
        [pay_token] { sb-step-pay_token }
        [craft] { sb-step-craft }
        [early_bird] { sb-step-early_bird }
        [craving] { sb-step-craving }
        [roast] { sb-step-roast }
        [fair_trade] { sb-step-fair_trade }
        [steal] { sb-step-steal }
        [free_set] { sb-step-free_set }
        [rob] { sb-step-rob }
        [games] { sb-step-games }
        [tokens] { sb-step-tokens }
        [newsflash] { sb-step-newsflash }
        [praise] { sb-step-praise }
        [blame] { sb-step-blame }
        [founders] { sb-step-founders }
        [friends] { sb-step-friends }
        [settle] { sb-step-settle }
        [join] { sb-step-join }
        [founder] { sb-step-founder }
        [opening] { sb-step-opening }
        [hand_in] { sb-step-hand_in }
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
sb-not-this-icon-again = You have activated that { $icon-name } already; each icon counts once for a Barista.
sb-not-this-icon-yet = That { $icon-name } was not there yet when you placed your Barista: it counts from your next action on.
sb-not-a-base-icon = A base icon of the Café board cannot be activated this way: choose an icon of your Upgrades.
sb-not-on-your-upgrades =
    { $side ->
        [pantry] That icon ({ $icon-name }) is not on one of your Pantry Upgrades.
       *[style] That icon ({ $icon-name }) is not on one of your Style Upgrades.
    }
sb-not-one-of-its-kind = { $icon-name } cannot activate another icon of its own kind.
sb-not-the-same-icon = The two icons must be different ones: that { $icon-name } was the first.
sb-not-in-its-own-row = The icon { $icon-name } lies in the same action row; choose one of another row.
sb-not-combine =
    { $house ->
        [0] Connections can only be paired with the base icon of this City Action, while neither was activated and two icons are left.
       *[other] Connections can only be paired with an Attract or Upgrade icon of this City Action, while neither was activated and two icons are left.
    }
sb-no-such-card = There is no card “{ $card }”.
sb-not-from-that-row =
    { $row ->
        [customers] { $card-name } is not a Customer, and you are taking a Customer.
        [pantry] { $card-name } is not a Pantry Upgrade, and you are taking a Pantry Upgrade.
       *[style] { $card-name } is not a Style Upgrade, and you are taking a Style Upgrade.
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
sb-content-neighbourhood = In “{ $file }”, the neighbourhood “{ $id }” must have { $wanted } different groups.
sb-content-groups = In “{ $file }”, { $entry } must have a group, and none twice.
sb-content-no-icon = In “{ $file }”, the Upgrade “{ $id }” adds no icon; it needs at least one.
sb-content-repeats = In “{ $file }”, the Style Upgrade “{ $id }” repeats the base icon { $icon } in its row.
sb-content-group-size = In “{ $file }”, the group “{ $group }” has { $count } entries [[{ $section }]]; it needs { $wanted }.
sb-content-fixed = In “{ $file }”, the entries [[{ $section }]] must be exactly, and in this order: { $wanted }.
sb-content-tokens = In “{ $file }”, there are { $tokens } Achievement tokens; there must be at least { $wanted }.
sb-content-reviews = In “{ $file }”, “reviews” of [setup] must hold a number of Good Reviews for each number of players from { $fewest } to { $players }.
sb-content-friends = In “{ $file }”, “friends” of [setup] has a friend twice; each can stand there once.
sb-content-wild = In “{ $file }”, { $entry } has “{ $wild }” as its first group; the first one must be the group it is shuffled in with.
sb-content-boost = In “{ $file }”, { $entry } has a Boost, but its ability “{ $ability }” has none; with a Boost there are: { $known }.
sb-content-half-boost = In “{ $file }”, the ability “{ $id }” needs both “boosted_effect” and “super_boosted_effect”, or neither.
sb-content-acting = In “{ $file }”, { $entry } copies abilities with “{ $ability }” and so must have “{ $group }” or “{ $wild }” among its groups, so that copying never goes in circles.
sb-content-level-icons = In “{ $file }”, the difficulty “{ $id }” must have { $wanted } icons, or none.
sb-content-cookies = In “{ $file }”, “values” of [cookies] must hold a list of Cookies for each number of players from 1 to { $players }.
sb-content-no-games = In “{ $file }”, no Board Game token is left; there must be at least one.
sb-content-cup = In “{ $file }”, the Cup “{ $id }” must have either an “ability” or an “effect”.
sb-content-actions = In “{ $file }”, Starbots is left with too few Action cards; there must be at least { $wanted }, for different spaces.
sb-content-solo-token = In “{ $file }”, the Solo Action token “{ $id }” must say what { $wanted } spaces do, since it covers the { $side } side.
sb-content-no-level = In “{ $file }”, no level of Starbots is left; there must be at least one.
sb-content-guests = In “{ $file }”, the scenario “{ $id }” wants { $number } Customers without Super ability of the group “{ $group }”, which has { $count }.

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
        }{ $by_chance ->
            [0] {""}
           *[other] {" "}and up to { $by_chance } more by chance
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
       *[other] { $groups-name }{ sb-and-wild }
    }: { $twice ->
        [0] { $ability-name }
       *[other] Super { $ability-name }
    }
sb-and-wild =
    { $wild ->
        [0] {""}
       *[other] , wildcard
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
                [0] { $tokens ->
                    [0] nothing
                   *[other] { sb-tokens-paid }
                }
               *[other] { $sugar } Sugar{ sb-and-tokens }
            }
           *[other] { $milk } Milk{ $sugar ->
                [0] {""}
               *[other] , { $sugar } Sugar
            }{ sb-and-tokens }
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
        }{ sb-and-tokens }
    }{ $rewards ->
        [0] {""}
       *[other] {" "}for: { $rewards-name }
    }{ $goes ->
        [debt] {" "}(Good Reviews go to the technical debt)
        [box] {" "}(Good Reviews go to the box)
       *[kept] {""}
    }
sb-outlook-unpayable = You cannot pay the main order
sb-outlook-skip =
    { $left ->
        [0] Leaves no Happy token
        [one] Leaves { $left } Happy token
       *[other] Leaves { $left } Happy tokens
    }{ $rewards ->
        [0] {""}
       *[other] ; lost: { $rewards-name }
    }
sb-outlook-lost = Lost: { $rewards-name }
sb-outlook-no-effect = Will have no effect
sb-outlook-not-today = Not served today
sb-outlook-unused =
    { $cups ->
        [one] A Cup stays unused
       *[other] { $cups } Cups stay unused
    }

# Seize the Bean in a terminal

sb-screen-person = Barista
sb-screen-day = Day { $day }
sb-screen-phase =
    { $phase ->
        [draft] Before the opening
        [actions] Actions
        [craft] Craft
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
sb-screen-short = short of
sb-screen-achievements = Goals
sb-screen-icons = Icons
sb-screen-super = Super { $ability-name }
sb-screen-looking = For your eyes only
sb-screen-full-cup = the Full Cup: first player
sb-screen-empty-cup = the Empty Cup: first player of the next Day
sb-screen-tie = In a tie, fewer resources win, then whoever came last in the first Day’s order.
sb-screen-legend-brings = an order, and the rewards it brings
sb-screen-legend-barista = an action space taken today
sb-screen-legend-served = served, or done
sb-screen-legend-now = being served
sb-screen-legend-number = what you can choose here, with its number

## The expansions in a terminal

sb-screen-wild = wildcard
sb-screen-variants = Variants
sb-screen-variant =
    { $variant ->
        [craft] Craft Mode
        [sold_out] Sold Out
        [competing] Sold Out (competitive)
        [mouth_watering] Mouth-Watering
        [diverse] Diverse City
        [random_scoop] House rule: a random Scoop
        [fair_trade_green] { sb-option-fair_trade_green-label }
        [connections_added] { sb-option-connections_added-label }
        [scenario_variants] { sb-option-scenario_variants-label }
        [five_six_advice] { sb-option-five_six_advice-label }
       *[criminal_minds_alone] { sb-option-criminal_minds_alone-label }
    }
sb-screen-awards = Awards
sb-screen-specials = Daily Specials
sb-screen-cookies = Cookies
sb-screen-games = Board Games
sb-screen-games-left = { $games } face down
sb-screen-city = City
sb-screen-offered = Sold Out
sb-screen-waiting = Still choosing: { $people }
sb-screen-to-win = To win: { $goals }
sb-screen-victory =
    { $goal ->
        [more_reviews] more Good Reviews than Starbots
        [outright] more Good Reviews than Starbots, not just as many
        [no_bad_review] not a single Bad Review
        [all_marked] a mark on all six Awards
       *[more_customers] more Customers than Starbots
    }
sb-screen-keeps =
    { $keeps ->
        [innovation] Before the final count, only Innovation brings you Good Reviews.
        [happy] Before the final count, only Happy tokens bring you Good Reviews.
       *[roast] Before the final count, only Roast brings you Good Reviews.
    }
sb-screen-actions-drawn = Action cards drawn: { $cards }
sb-screen-robot-word =
    { $word ->
        [take_from_deck] takes your top card
        [you_bad_review] a Bad Review for you
       *[you_return_set] makes you return three kinds
    }
sb-screen-robot-space = { $space }: { $does }
sb-screen-robot-pile = Customers:
sb-screen-legend-green = Green Bean
sb-screen-legend-either = between the two sides of a City Celebrity
sb-screen-legend-napping = has a Naptime token
sb-screen-legend-playing = has a Board Game token
sb-screen-legend-craving = the Mouth-Watering icon of a Café
sb-screen-legend-cookie = cookies of Diverse City

## Packs, Sold Out, Diverse City

sb-prompt-first-order = You can pay either order of { $card-name }: which one first?
sb-prompt-other-order =
    One order of { $card-name } is paid; pay the { $order ->
        [left] left
       *[right] right
    } one too?{ $angry ->
        [0] {""}
       *[other] {" "}An Angry Customer gives nothing for it.
    }
sb-prompt-abilities = Both orders of { $card-name } are paid: which ability first?
sb-prompt-sold-out =
    Sold out at { $whom-name }: do you serve { $card-name }?{ $angry ->
        [0] {""}
       *[other] {" "}An Angry Customer gives nothing for it.
    }
sb-prompt-marker = Diverse City: choose the tokens that mark your groups.
sb-prompt-mark = { $card-name } is a wildcard: which other Award do you mark?
sb-prompt-assign = { $card-name } is a wildcard: for which Award does it count?

sb-step-first_order = First order of a City Celebrity
sb-step-abilities = First ability of a City Celebrity
sb-step-sold_out = Sold Out
sb-step-marker = Choosing markers
sb-step-mark = Marking an Award
sb-step-assign = A wildcard at the end

sb-choice-side =
    { $side ->
        [left] Left
       *[right] Right
    }
sb-choice-marker = { $resource-name }
sb-choice-accept = Yes, please
sb-choice-name = { $group-name }

sb-event-sold-out =
    { $seat-you ->
        [yes] You are sold out: who serves { $card-name }?
       *[no] { $seat-name } is sold out: who serves { $card-name }?
    }
sb-event-accepted =
    { $seat-you ->
        [yes] You serve { $card-name } for { $whom-name }.
       *[no] { $whom-you ->
            [yes] { $seat-name } serves { $card-name } for you.
           *[no] { $seat-name } serves { $card-name } for { $whom-name }.
        }
    }
sb-event-refused =
    { $seat-you ->
        [yes] You do not serve { $card-name }.
       *[no] { $seat-name } does not serve { $card-name }.
    }
sb-event-won-over =
    { $seat-you ->
        [yes] { $card-name } leaves { $whom-name } for your Discard Pile.
       *[no] { $whom-you ->
            [yes] { $card-name } leaves you for { $seat-name }’s Discard Pile.
           *[no] { $card-name } leaves { $whom-name } for { $seat-name }’s Discard Pile.
        }
    }
sb-event-marker-chosen =
    { $seat-you ->
        [yes] You mark
       *[no] { $seat-name } marks
    } groups with: { $resource-name }.
sb-event-marked =
    { $seat-you ->
        [yes] You mark
       *[no] { $seat-name } marks
    } the Award of the { $group-name }{ $marks ->
        [1] .
       *[other] {" "}a second time.
    }
sb-event-cookie-won =
    { $seat-you ->
        [yes] You win
       *[no] { $seat-name } wins
    } a Cookie worth { $cookie }: every Award is marked!
sb-event-assigned =
    { $seat-you ->
        [yes] Your { $card-name }
       *[no] { $seat-name }’s { $card-name }
    } counts for the { $group-name }.
sb-event-award-paid =
    On the Award of the { $group-name } { $seat-you ->
        [yes] you find
       *[no] { $seat-name } finds
    } { $complaints ->
        [0] { $reviews ->
            [one] { $reviews } Good Review.
           *[other] { $reviews } Good Reviews.
        }
       *[other] { $reviews ->
            [0] {""}
            [one] { $reviews } Good Review and{" "}
           *[other] { $reviews } Good Reviews and{" "}
        }{ $complaints ->
            [one] { $complaints } Bad Review.
           *[other] { $complaints } Bad Reviews.
        }
    }

sb-score-cookies = Cookies
sb-score-award_reviews = Good Reviews on Awards
sb-score-award_complaints = Bad Reviews on Awards

sb-no-such-side = A City Celebrity has a left and a right side, no “{ $side }”.
sb-no-such-group = There is no group “{ $group }”.
sb-not-in-play = The Award of the { $group-name } is not in play.
sb-not-its-own-group = This wildcard does not stand for the { $group-name }: choose another Award.
sb-no-such-marker = There are no markers “{ $resource }”; there are: { $known }.
sb-marker-taken = Somebody already marks with { $resource-name }; choose another kind.

sb-outlook-either-order = You can pay either order
sb-outlook-ability =
    { $twice ->
        [0] { $ability-name }
       *[other] Super { $ability-name }
    }
sb-outlook-celebrity = { $groups-name }{ sb-and-wild }: { $abilities-name }, each Super
sb-outlook-marks =
    { $marks ->
        [0] Not marked yet
        [1] Marked once
       *[other] Marked twice
    }
sb-outlook-icons-so-far =
    You have { $own ->
        [one] { $own } icon
       *[other] { $own } icons
    }, another player up to { $others }

## Resources, tokens and reviews

sb-prompt-pay =
    How do you pay the { $order ->
        [left] left order
        [right] right order
        [main] main order
       *[secondary] secondary order
    } of { $card-name }? Each Green Bean brings a Good Review.
sb-prompt-pay-snack =
    Which Snack token pays for the { $order ->
        [left] left order
        [right] right order
        [main] main order
       *[secondary] secondary order
    } of { $card-name }?
sb-prompt-pay-token = How do you pay for crafting { $resource-name }? Each Green Bean brings a Good Review.
sb-prompt-craft =
    { $craft ->
        [yes] { $cups ->
            [0] Craft phase: craft as many tokens as you like.
           *[other] Craft phase: craft as many tokens as you like, and use your Daily Specials.
        }
       *[no] Craft phase: use your Daily Specials, each of them once.
    }
sb-prompt-early-bird = Early Bird: take an Empty Cup; if you hold it already, your Hype rises.
sb-prompt-craving =
    { $before ->
        [none] Take { $resource-name } as your Mouth-Watering icon?
       *[other] Take { $resource-name } as your Mouth-Watering icon, in place of { $before-name }?
    }
sb-prompt-roast = Roast: who receives { $count } Beans? Each one of your own brings a Good Review.
sb-prompt-fair-trade =
    Fair Trade: hand in { $left ->
        [one] 1 more resource
       *[other] { $left } more resources
    } for as many Green Beans.
sb-prompt-steal = Steal Resources: from whom?
sb-prompt-free-set = Is the set you steal from { $whom-name } the one with free kinds? Otherwise it is the other set.
sb-prompt-rob =
    { $free ->
        [0] What do you steal from { $whom-name }? { $left ->
            [one] 1 more, of another kind.
           *[other] { $left } more, each of another kind.
        }
       *[other] What do you steal from { $whom-name }? { $left ->
            [one] 1 more, of any kind.
           *[other] { $left } more, of any kind.
        }
    }
sb-prompt-compensate =
    The set is not complete: what do you pay to the City instead? { $left ->
        [one] 1 more.
       *[other] { $left } more.
    }
sb-prompt-games =
    You may pull { $count ->
        [one] a Board Game token.
       *[other] { $count } Board Game tokens.
    }
sb-prompt-tokens =
    { $pulled ->
        [one] Use the icon of the Board Game token, or put it on a Customer.
       *[other] Use the icon of a Board Game token, or put one on a Customer; { $left ->
            [one] 1 more.
           *[other] { $left } more.
        }
    }
sb-prompt-newsflash =
    { $good ->
        [0] Newsflash: on which Award do you put a Bad Review?
       *[other] Newsflash: { $share ->
            [some] 1 Good Review each on { $good } of the { $awards } matching Awards, one by one
            [each] 1 Good Review on each of the { $awards } matching Awards
           *[more] { $awards ->
                [one] { $good } Good Reviews on the one matching Award
               *[other] 1 Good Review on each of the { $awards } matching Awards, and { $spare } more where you choose
            }
        }{ $bad ->
            [0] .
           *[other] { $both ->
                [yes] ; and { sb-bad-anywhere }. What comes first?
               *[no] ; or { sb-bad-anywhere }?
            }
        }
    }
sb-bad-anywhere = { $bad } Bad on any Award
sb-prompt-praise =
    { $left ->
        [one] Which matching Award gets the last Good Review?
       *[other] Which matching Award gets the next of { $left } Good Reviews?
    }
sb-prompt-blame = On which Award do you put the other Bad Review?

sb-step-pay = Choosing how to pay
sb-step-pay_token = Choosing how to pay for crafting
sb-step-craft = Crafting
sb-step-early_bird = Choosing an Empty Cup
sb-step-craving = Mouth-Watering icon
sb-step-roast = Choosing who receives Beans
sb-step-fair_trade = Trading for Green Beans
sb-step-steal = Choosing whom to rob
sb-step-free_set = Choosing the free set
sb-step-rob = Stealing
sb-step-games = Play Board Games
sb-step-tokens = Choosing a Board Game token
sb-step-newsflash = Newsflash
sb-step-praise = Good Reviews for Awards
sb-step-blame = Bad Reviews for Awards

sb-choice-give =
    { $resource ->
        [bean] Bean
        [milk] Milk
        [sugar] Sugar
        [green] Green Bean
       *[other] { $resource-name }
    }
sb-choice-pay =
    { $bean ->
        [0] { $milk ->
            [0] { $sugar ->
                [0] { $green ->
                    [0] Nothing to pay
                    [one] { $green } Green Bean
                   *[other] { $green } Green Beans
                }
               *[other] { $sugar } Sugar{ sb-and-green }
            }
           *[other] { $milk } Milk{ $sugar ->
                [0] {""}
               *[other] , { $sugar } Sugar
            }{ sb-and-green }
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
        }{ sb-and-green }
    }
sb-and-green =
    { $green ->
        [0] {""}
        [one] , { $green } Green Bean
       *[other] , { $green } Green Beans
    }
sb-and-tokens =
    { $tokens ->
        [0] {""}
       *[other] , { sb-tokens-paid }
    }
sb-tokens-paid =
    { $tokens ->
        [one] { $tokens } token ({ $tokens-name })
       *[other] { $tokens } tokens ({ $tokens-name })
    }
sb-choice-use = Use: { $icon-name }
sb-choice-put = { $icon-name } on { $card-name }
sb-choice-praise = Good Review for the { $group-name }
sb-choice-blame =
    { $origin ->
        [own] Your Bad Review for the { $group-name }
       *[city] Bad Review for the { $group-name }
    }
sb-choice-cup =
    { $cup ->
        [normal] Empty Cup
       *[other] { $cup-name }
    }
sb-choice-craft = Craft: { $resource-name }

sb-event-robbed =
    { $seat-you ->
        [yes] { $resources ->
            [0] { $green ->
                [0] You find nothing to steal from { $whom-name }{ sb-by }
                [one] You steal a Green Bean from { $whom-name }{ sb-by }
               *[other] You steal { $green } Green Beans from { $whom-name }{ sb-by }
            }
           *[other] You steal from { $whom-name }: { $resources-name }{ sb-and-green }{ sb-by }
        }
       *[no] { $resources ->
            [0] { $green ->
                [0] { $seat-name } finds nothing to steal from { $whom-name }{ sb-by }
                [one] { $seat-name } steals a Green Bean from { $whom-name }{ sb-by }
               *[other] { $seat-name } steals { $green } Green Beans from { $whom-name }{ sb-by }
            }
           *[other] { $seat-name } steals { $whom-you ->
                [yes] from you
               *[no] from { $whom-name }
            }: { $resources-name }{ sb-and-green }{ sb-by }
        }
    }
sb-event-compensated =
    { $seat-you ->
        [yes] You pay
       *[no] { $seat-name } pays
    } { $resources ->
        [0] { $green ->
            [one] a Green Bean for what was missing.
           *[other] { $green } Green Beans for what was missing.
        }
       *[other] for what was missing: { $resources-name }{ sb-and-green }.
    }
sb-event-traded =
    { $seat-you ->
        [yes] You trade
       *[no] { $seat-name } trades
    } for { $count ->
        [one] a Green Bean
       *[other] { $count } Green Beans
    }: { $resources-name }{ sb-by }
sb-event-roasted =
    { $whom-you ->
        [yes] You receive
       *[no] { $whom-name } receives
    } { $count } Beans from { $seat-name }{ $own ->
        [0] , all of them the City’s{ sb-by }
       *[other] , { $own } of them { $seat-you ->
            [yes] your own{ sb-by }
           *[no] { $seat-name }’s own{ sb-by }
        }
    }
sb-event-games-pulled =
    { $seat-you ->
        [yes] You pull
       *[no] { $seat-name } pulls
    } { $icons ->
        [one] a Board Game token
       *[other] { $icons } Board Game tokens
    }: { $icons-name }{ sb-by }
sb-event-game-used =
    { $seat-you ->
        [yes] You use
       *[no] { $seat-name } uses
    } a Board Game token: { $icon-name }.
sb-event-game-placed =
    { $seat-you ->
        [yes] You put
       *[no] { $seat-name } puts
    } a Board Game token on { $card-name }.
sb-event-praised =
    { $seat-you ->
        [yes] You put
       *[no] { $seat-name } puts
    } a Good Review on the Award of the { $group-name }; { $total ->
        [one] { $total } lies there now{ sb-by }
       *[other] { $total } lie there now{ sb-by }
    }
sb-event-blamed =
    { $origin ->
        [own] { $seat-you ->
            [yes] You hand one of your Bad Reviews on to
           *[no] { $seat-name } hands a Bad Review on to
        }
       *[city] { $seat-you ->
            [yes] You put a Bad Review on
           *[no] { $seat-name } puts a Bad Review on
        }
    } the Award of the { $group-name }; { $total ->
        [one] { $total } lies there now{ sb-by }
       *[other] { $total } lie there now{ sb-by }
    }
sb-event-crafted =
    { $seat-you ->
        [yes] You craft
       *[no] { $seat-name } crafts
    } { $resource-name } for { $bean ->
        [0] { $milk ->
            [0] { $sugar ->
                [0] { $green ->
                    [one] { $green } Green Bean.
                   *[other] { $green } Green Beans.
                }
               *[other] { $sugar } Sugar{ sb-and-green }.
            }
           *[other] { $milk } Milk{ sb-and-green }.
        }
       *[other] { $bean ->
            [one] { $bean } Bean
           *[other] { $bean } Beans
        }{ sb-and-green }.
    }
sb-event-cup-used =
    { $seat-you ->
        [yes] You use
       *[no] { $seat-name } uses
    } a Daily Special: { $cup-name }.
sb-event-special-passed =
    { $seat-you ->
        [yes] The { $cup-name } is yours now.
       *[no] The { $cup-name } goes to { $seat-name }.
    }
sb-event-craved =
    { $seat-you ->
        [yes] You have
       *[no] { $seat-name } has
    } { $before ->
        [none] a Mouth-Watering icon: { $resource-name }.
       *[other] a new Mouth-Watering icon: { $resource-name } in place of { $before-name }.
    }

sb-not-yourself = Choose somebody other than yourself.
sb-no-such-resource = There is no resource “{ $resource }”; there are: { $known }.
sb-not-with-that-token = This icon cannot be paid with that now ({ sb-choice-give }): choose one of your matching Snack tokens.
sb-not-green-for-green = Green Beans cannot be traded in; give other resources.
sb-not-to-trade = You have none of these left to trade in: { sb-choice-give }.
sb-not-to-steal = You cannot steal that now ({ sb-choice-give }): without a free set each piece is of another kind, and there must be one.
sb-not-to-compensate = You cannot pay that for a missing piece ({ sb-choice-give }): choose a kind that was neither stolen nor paid, of those you had.
sb-not-that-mix = That mix does not pay it exactly with what you have; choose one of those offered.
sb-not-crafting = Tokens are crafted in Craft Mode only.
sb-not-craftable = There is no token “{ $resource }” to craft; there are: { $known }.
sb-not-affordable = You cannot pay for crafting { $resource-name } now.
sb-no-such-cup = There is no Cup “{ $cup }” to take; there are: { $known }.
sb-not-your-cup =
    { $cup ->
        [normal] Only Daily Specials have an ability to use, not the normal Cups.
       *[other] You hold no Full Cup like that which can still be used today: { $cup-name }.
    }
sb-not-pulled = No Board Game token like that was pulled: { $icon-name }.
sb-not-for-a-game = { $card-name } cannot get a Board Game token: it must be an Unserved Customer of your Line without one.
sb-not-matching = No Customer in your Line belongs to the { $group-name }, so that Award gets no Good Review from you.
sb-not-twice-yet = Another matching Award must get a Good Review before the { $group-name } get a second one.
sb-not-that-option = You have chosen, or only have, the other kind of review to place.
sb-not-your-complaint = The Bad Review comes from your own Café (own), if it has one, or from the City (city).

sb-outlook-stock = You have { $count }
sb-outlook-their-stock =
    { $whom-you ->
        [yes] You have { $count }
       *[no] { $whom-name } has { $count }
    }
sb-outlook-their-resources =
    { $bean ->
        [one] { $bean } Bean
       *[other] { $bean } Beans
    }, { $milk } Milk, { $sugar } Sugar{ $green ->
        [0] {""}
        [one] , { $green } Green Bean
       *[other] , { $green } Green Beans
    }{ $tokens ->
        [0] {""}
        [one] , 1 token
       *[other] , { $tokens } tokens
    }
sb-outlook-good-reviews =
    { $count ->
        [0] No Good Review
        [one] { $count } Good Review{ sb-but-elsewhere }
       *[other] { $count } Good Reviews{ sb-but-elsewhere }
    }
sb-outlook-instead =
    { $count ->
        [0] No Good Review instead of the ability
        [one] { $count } Good Review instead of the ability{ sb-but-elsewhere }
       *[other] { $count } Good Reviews instead of the ability{ sb-but-elsewhere }
    }
sb-outlook-praise =
    { $here } here{ $elsewhere ->
        [0] {""}
        [one] , 1 on { $elsewhere-name }
       *[other] , 1 each on { $elsewhere-name }
    }{ $left ->
        [0] {""}
       *[other] , then { $left } more to place
    }. { sb-outlook-on-award }
sb-outlook-on-award = On it now: { $good } Good, { $bad } Bad
sb-outlook-crafting =
    For { $count } { $resource ->
        [bean] { $count ->
            [one] Bean
           *[other] Beans
        }
        [milk] Milk
       *[sugar] Sugar
    }
sb-outlook-cup =
    { $holder ->
        [self] Yours already: your Hype rises
       *[other] { $cup ->
            [normal] Whoever holds it plays first the next Day.
           *[other] { $does-name }
        } { $holder ->
            [city] It is still in the City
           *[other] Held by { $whom-name }
        }
    }
sb-outlook-cup-used = { $does-name }

## Abilities about people

sb-prompt-may-track = You may look at the top { $cards } cards of your deck, discard any of them and return the others.
sb-prompt-ddos = DDoS Attack: into whose deck do you look ({ $cards } cards)?
sb-prompt-act =
    Acting: whose ability do you copy{ $times ->
        [one] ?
       *[other] {" "}first? You copy { $times }.
    }
sb-prompt-copy-side = { $card-name } has two abilities: { $left-name } (left) or { $right-name } (right)?
sb-prompt-applause = Boost: whose reward icons bring you Good Reviews?
sb-prompt-swap =
    Swap Customers: who is the first of the two{ $times ->
        [one] ?
       *[other] , for the first of { $times } swaps?
    }
sb-prompt-swap-with = With whom does { $card-name } trade places?
sb-prompt-disrupt = Disrupt: which Unserved Customer gets an Angry token?
sb-prompt-nap = Naptime: which Unserved Customer in your Line falls asleep?
sb-prompt-arrest = Arrest: which Customer goes to their owner’s Discard Pile?
sb-prompt-regular = Regular: which Customer from your Line goes on top of your deck?
sb-prompt-meet-up = Meet Up: which Customer from your Discard Pile joins your Line?
sb-prompt-lose-bad-review = You may return a Bad Review to the City.

sb-step-track = Customer Tracking
sb-step-ddos = Choosing a deck
sb-step-act = Choosing an ability to copy
sb-step-copy_side = Choosing one of two abilities
sb-step-applause = Boost
sb-step-swap = Choosing the first Customer to swap
sb-step-swap_with = Choosing the second Customer to swap
sb-step-disrupt = Disrupting a Customer
sb-step-nap = Putting a Customer to sleep
sb-step-arrest = Arresting a Customer
sb-step-regular = Choosing a Regular
sb-step-meet_up = Choosing a Customer to meet
sb-step-lose_bad_review = Returning a Bad Review

sb-choice-player =
    { $whom-you ->
        [yes] You
       *[no] { $whom-name }
    }

sb-event-copied =
    { $seat-you ->
        [yes] You copy
       *[no] { $seat-name } copies
    } { $card-name }: { $twice ->
        [0] { $ability-name }.
       *[other] Super { $ability-name }.
    }
sb-event-applauded =
    { $seat-you ->
        [yes] Boost: you count the reward icons of { $card-name }.
       *[no] Boost: { $seat-name } counts the reward icons of { $card-name }.
    }
sb-event-met-up =
    { $seat-you ->
        [yes] You meet up with { $card-name }, who joins your Line{ sb-by }
       *[no] { $seat-name } meets up with { $card-name }, who joins the Line{ sb-by }
    }
sb-event-swapped =
    { $seat-you ->
        [yes] You swap
       *[no] { $seat-name } swaps
    } { $card-name } and { $other-name }{ sb-by }
sb-event-napped =
    { $seat-you ->
        [yes] { $card-name } takes a nap in your Line{ sb-by }
       *[no] { $card-name } takes a nap in { $seat-name }’s Line{ sb-by }
    }
sb-event-slept = { $card-name } is napping: the ability has no effect.
sb-event-arrested =
    { $seat-you ->
        [yes] You arrest
       *[no] { $seat-name } arrests
    } { $card-name }, who goes to { $whom-you ->
        [yes] your Discard Pile{ sb-by }
       *[no] { $whom-name }’s Discard Pile{ sb-by }
    }
sb-event-put-on-deck =
    { $seat-you ->
        [yes] You put { $card-name } from your Line on top of your deck{ sb-by }
       *[no] { $seat-name } puts { $card-name } from the Line on top of the deck{ sb-by }
    }
sb-event-shown =
    { $seat-you ->
        [yes] You show { $card-name } from your deck, then discard the card{ sb-by }
       *[no] { $seat-name } shows { $card-name } from the deck, then discards the card{ sb-by }
    }
sb-event-forgiven =
    { $seat-you ->
        [yes] You return a Bad Review to the City and have
       *[no] { $seat-name } returns a Bad Review to the City and has
    } { $total } left{ sb-by }

sb-not-itself = { $card-name } is being served and cannot copy itself; choose another Customer of your Line.
sb-not-copied-twice = { $card-name } was copied already; choose another Customer.
sb-not-of-that-group =
    { $wild ->
        [0] { $card-name } belongs to the { $group-name }, who are left alone by this ability.
       *[other] { $card-name } is a wildcard and so counts as one of the { $group-name } too, who are left alone by this ability.
    }
sb-not-touched = { $card-name } had no part in this ability; choose one of those who had.
sb-not-with-itself = { $card-name } is the first of the two already: choose somebody else to swap with.
sb-not-the-same-pair = { $card-name } completes no new pair: one of the two must be somebody new.
sb-not-swappable = { $card-name } is neither Unserved in a Line nor visible in the City.
sb-not-unserved = { $card-name } is not waiting Unserved in a Line that counts here.
sb-patient = { $card-name } is patient and never becomes Angry.
sb-angry-already = { $card-name } is Angry already.
sb-napping-already = { $card-name } is napping already.
sb-in-no-line = { $card-name } is in nobody’s Line.
sb-not-in-your-discard-pile = { $card-name } is not in your Discard Pile.
sb-no-such-player = There is no player { $number }; seats go from 0 to { $last }.
sb-not-starbots-deck = Starbots has no deck to look into.
sb-no-cards-there =
    { $whom-you ->
        [yes] You have neither a deck nor a Discard Pile to look into.
       *[no] { $whom-name } has neither a deck nor a Discard Pile to look into.
    }

sb-outlook-icons-worth =
    { $icons ->
        [one] { $icons } Good Review
       *[other] { $icons } Good Reviews
    }{ sb-but-elsewhere }
sb-but-elsewhere =
    { $goes ->
        [debt] , but to the technical debt
        [box] , but to the box
       *[kept] {""}
    }
sb-outlook-napping = Napping: no effect
sb-outlook-in-the-city = In the City
sb-outlook-in-line =
    { $mood ->
        [-1] Angry
        [0] Neutral
       *[other] Happy: { $mood }
    }, number { $place } in the Line of { $whom-name }
sb-outlook-cards-there =
    { $cards ->
        [one] { $cards } card in the deck
       *[other] { $cards } cards in the deck
    }, { $discarded } discarded

## Solo Mode

sb-prompt-opening = Starbots goes first. Ready to open your Café?
sb-outlook-opening = Starbots then places its first Barista
sb-prompt-hand-in =
    Starbots has your cupboards raided: return { $left ->
        [one] one more piece, of another kind
        [3] one piece each of 3 kinds
       *[other] one piece each of { $left } more kinds
    }.
sb-step-opening = Opening the Café
sb-step-hand_in = Returning resources
sb-choice-under = Card { $place } under the deck

# Whom the game itself moves is never the reader.
sb-starbots =
    { $seat-you ->
        [yes] Starbots
       *[no] { $seat-name }
    }
sb-event-action-drawn =
    { $use ->
       *[space] { sb-starbots } draws its next action: { $space ->
            [beans] Acquire Beans
            [milk] Acquire Milk
            [sugar] Acquire Sugar
            [attract] Attract a Customer
            [pantry] Upgrade Pantry
           *[style] Upgrade Style
        }.
        [nothing] { sb-starbots } has a Barista on { $space ->
            [beans] Acquire Beans
            [milk] Acquire Milk
            [sugar] Acquire Sugar
            [attract] Attract a Customer
            [pantry] Upgrade Pantry
           *[style] Upgrade Style
        } already, and draws another action.
        [column] { sb-starbots } draws the number of the card it takes: { $number }.
    }
sb-event-actions-shuffled = { sb-starbots } shuffles all { $cards } Action cards.
sb-event-bettered =
    { sb-starbots } improves { $space ->
            [beans] Acquire Beans
            [milk] Acquire Milk
            [sugar] Acquire Sugar
            [attract] Attract a Customer
            [pantry] Upgrade Pantry
           *[style] Upgrade Style
        } with an Upgrade token: { $icon-name }.
sb-event-token-used = { sb-starbots } uses an Upgrade token: { $icon-name }.
sb-event-poached =
    { $whom-you ->
        [yes] { sb-starbots } takes the top card of your deck, unseen{ sb-by }
       *[no] { sb-starbots } takes the top card of { $whom-name }’s deck, unseen{ sb-by }
    }
sb-event-handed-in =
    { $seat-you ->
        [yes] You return to the City, as Starbots demands: { $resources-name }{ sb-by }
       *[no] { $seat-name } returns to the City, as Starbots demands: { $resources-name }{ sb-by }
    }
sb-event-diverted =
    { $seat-you ->
        [yes] You gain
       *[no] { $seat-name } gains
    } { $count ->
        [one] { $count } Good Review, which goes
       *[other] { $count } Good Reviews, which go
    } { $to ->
        [debt] to the technical-debt pile{ sb-by }
       *[box] straight to the box{ sb-by }
    }
sb-event-debt-paid =
    { $seat-you ->
        [yes] You free
       *[no] { $seat-name } frees
    } a Good Review from the technical debt; { $left ->
        [0] none is left there{ sb-by }
        [one] { $left } is left there{ sb-by }
       *[other] { $left } are left there{ sb-by }
    }
sb-event-buried =
    { $seat-you ->
        [yes] You put
       *[no] { $seat-name } puts
    } a card under the deck.
sb-event-judged =
    { $verdict ->
        [won] { sb-verdict-won }
        [scenario] { sb-verdict-scenario }
        [more_reviews] { sb-verdict-more_reviews }
        [outright] { sb-verdict-outright }
        [no_bad_review] { sb-verdict-no_bad_review }
        [all_marked] { sb-verdict-all_marked }
       *[more_customers] { sb-verdict-more_customers }
    }
sb-verdict-won = Starbots is beaten: the coffee of Berlin is saved!
sb-verdict-scenario = Starbots is beaten, and the scenario is won!
sb-verdict-more_reviews = Lost: Starbots has more Good Reviews, or wins the tie.
sb-verdict-outright = Lost: this scenario asks for more Good Reviews than Starbots, without a tie.
sb-verdict-no_bad_review = Lost: this scenario allows no Bad Review at all.
sb-verdict-all_marked = Lost: this scenario asks for a mark on all six Awards.
sb-verdict-more_customers = Lost: this scenario asks for more Customers than Starbots.
sb-not-to-hand-in = You cannot return { $resource-name } now: choose a kind that you have, each kind once.
sb-not-under-there = Cards go under a City Deck only in New Startup in Town, after Connections.
sb-screen-level = Level { $level }
sb-screen-starbots =
    { $customers ->
        [one] { $customers } Customer
       *[other] { $customers } Customers
    } face down · { $actions } Action cards left
sb-screen-debt =
    technical debt: { $reviews ->
        [one] { $reviews } Good Review
       *[other] { $reviews } Good Reviews
    }

## Drafts, Founders, and what is chosen before

sb-prompt-draft =
    { $kind ->
        [founders] Draft a Founder: keep one of { $cards } cards; the others go to your left.
        [friends] Draft Friends & Family, card { $round } of 4: keep one of { $cards }; the others go to your left.
       *[settle] Which of your three Founders runs your Café?
    }
sb-prompt-join = The group of { $card-name } has no Award in this game: choose one that counts until the end.
sb-prompt-founder =
    { $cards ->
        [one] Serve { $cards-name } before your Line? It takes this turn.
       *[other] Serve one of your Founders before your Line ({ $cards-name })? It takes this turn.
    }

sb-step-founders = Draft of the Founders
sb-step-friends = Draft of Friends & Family
sb-step-settle = Choosing a Founder
sb-step-join = A group for a Founder
sb-step-founder = A Founder before the Line

sb-screen-founder = Founder

sb-choice-keep = Keep card { $place }

sb-outlook-keep-friend =
    { $card-name }: { $ability-name }, brings { $bean ->
        [0] {""}
        [one] { $bean } Bean
       *[other] { $bean } Beans
    }{ $milk ->
        [0] {""}
       *[other] { $bean ->
            [0] {""}
           *[other] ,{" "}
        }{ $milk } Milk
    }{ $sugar ->
        [0] {""}
       *[other] { $bean ->
            [0] { $milk ->
                [0] {""}
               *[other] ,{" "}
            }
           *[other] ,{" "}
        }{ $sugar } Sugar
    } at first
sb-outlook-keep-founder = { $card-name }: { $ability-name }, { $group-name }, { $special-name }

sb-event-coffee-break =
    { $seat-you ->
        [yes] You take
       *[no] { $seat-name } takes
    } the Full Cup: time for a real espresso.
sb-event-draft-began =
    { $draft ->
        [founders] The Founders are drafted: { $number } cards for everybody.
       *[friends] Friends & Family are drafted: { $number } cards for everybody.
    }
sb-event-kept =
    { $card ->
        [none] { $draft ->
            [settle] { $seat-you ->
                [yes] You settle on a Founder.
               *[no] { $seat-name } settles on a Founder.
            }
           *[other] { $seat-you ->
                [yes] You keep a card.
               *[no] { $seat-name } keeps a card.
            }
        }
       *[other] { $draft ->
            [settle] { $seat-you ->
                [yes] You settle on { $card-name }.
               *[no] { $seat-name } settles on { $card-name }.
            }
           *[other] { $seat-you ->
                [yes] You keep { $card-name }.
               *[no] { $seat-name } keeps { $card-name }.
            }
        }
    }
sb-event-hands-passed =
    Everybody hands { $number ->
        [one] the last card
       *[other] { $number } cards
    } on to the left.
sb-event-friends-shown =
    { $seat-you ->
        [yes] You start
       *[no] { $seat-name } starts
    } with { $bean ->
        [one] { $bean } Bean
       *[other] { $bean } Beans
    }, { $milk } Milk, { $sugar } Sugar and these Friends & Family: { $cards-name }.
sb-event-founder-shown =
    { $seat-you ->
        [yes] { $card-name } runs your Café.
       *[no] { $card-name } runs { $seat-name }’s Café.
    }
sb-event-founder-joined =
    { $seat-you ->
        [yes] You count
       *[no] { $seat-name } counts
    } { $card-name } among the { $group-name }.

sb-not-your-founder = { $card-name } is not one of your Founders who wait to be served today.
sb-not-payable-founder = You cannot pay the main order of { $card-name } now.
sb-kept-already = You have chosen your card; wait for { $seat-name }.
sb-no-such-card-in-hand = There is no card { $place } in your hand; its cards go from 1 to { $last }.

sb-option-neighbourhood-label = Neighbourhood
sb-option-neighbourhood-help = The six groups. Recommended: Kreuzberg, with five or six Prenzlauer Berg; own: name them.
sb-option-groups-label = Your own Kiez
sb-option-groups-help = Six groups, with the neighbourhood “own”.
sb-option-board_game_media-label = Board Game Media
sb-option-board_game_media-help = A pack: its group replaces one of the six. Not in solo.
sb-option-quality_beasts-label = Quality Beasts
sb-option-quality_beasts-help = A pack: its group, with wildcards, replaces one of the six. Not in solo.
sb-option-replaced-label = Groups replaced
sb-option-replaced-help = Which groups the packs replace; if you do not say, the last ones of the neighbourhood.
sb-option-city_celebrities-label = City Celebrities
sb-option-city_celebrities-help = Thirteen Customers with two main orders, on top of the six groups. Not in solo.
sb-option-difficulty-label = Difficulty
sb-option-difficulty-help = normal, hard or expert for everybody, or one for each seat: harder brings fewer resources.
sb-option-friends-label = Friends & Family
sb-option-friends-help = The base four, the advanced four, or four that you draft from all eight.
sb-option-founders-label = Founders
sb-option-founders-help = Everybody drafts a Founder: of the base 12 (up to four players), or of all 18.
sb-option-grand_opening-label = Grand Opening
sb-option-grand_opening-help = Friends & Family start in the Discard Pile, and the Customer Deck starts empty.
sb-option-sold_out-label = Sold Out
sb-option-sold_out-help = For two to four: others may serve whom you cannot and, if competitive, keep the Customer.
sb-option-mouth_watering-label = Mouth-Watering
sb-option-mouth_watering-help = A Special Resource of your Pantry attracts those who order it.
sb-option-craft_mode-label = Craft Mode
sb-option-craft_mode-help = Special Resources are crafted before Hype, and only they pay for special orders.
sb-option-diverse_city-label = Diverse City
sb-option-diverse_city-help = Cookies for whoever brings in Customers of all six groups.
sb-option-daily_specials-label = Daily Specials
sb-option-daily_specials-help = One to four Cups with an ability that pass around the table. Not in solo.
sb-option-coffee_lovers-label = Coffee Lovers
sb-option-coffee_lovers-help = A reminder: whoever takes the Full Cup drinks a real espresso.
sb-option-solo_level-label = Level of Starbots
sb-option-solo_level-help = Solo: from 1 (easy) to 20 (hard).
sb-option-scenario-label = Scenario
sb-option-scenario-help = Solo: one of six stories, which decides everything but your difficulty.
sb-option-fair_trade_green-label = House rule: Green Beans in Fair Trade
sb-option-fair_trade_green-help = House rule: Fair Trade takes any two resources, Green Beans included.
sb-option-connections_added-label = House rule: Connections with added icons
sb-option-connections_added-help = House rule: Connections pairs with Attract and Upgrade icons that were added, too.
sb-option-scenario_variants-label = House rule: further variants in a scenario
sb-option-scenario_variants-help = House rule, solo: a scenario with Grand Opening, Mouth-Watering, Crafting, Diverse City.
sb-option-five_six_advice-label = House rule: any groups for five and six
sb-option-five_six_advice-help = House rule: what the booklet leaves out for five or six, Sold Out too, is only advice.
sb-option-criminal_minds_alone-label = House rule: Criminal Minds solo
sb-option-criminal_minds_alone-help = House rule, solo: Criminal Minds among your groups, though Starbots has nothing to steal.

sb-option-difficulty-count =
    { $seats ->
        [one] { $given } levels of difficulty for a single player: give one.
       *[other] { $given } levels of difficulty for { $seats } players: give one for all, or one for each.
    }
sb-option-left-out =
    { $option ->
        [neighbourhood] The neighbourhood “{ $missing }” is not part of this content: choose another.
        [scenario] The scenario “{ $missing }” is not part of this content: choose another, or none.
       *[daily_specials] The Daily Special “{ $missing }” is not part of this content: leave it out.
    }
sb-option-solo_level-bounds = There is no level { $level } of Starbots; choose 1 to { $most }.
sb-option-daily_specials-twice = Each Daily Special exists once ({ $cups-name }); name every Cup only once.
sb-option-not-alone =
    { $option ->
        [board_game_media] Board Game Media are not made for one player: switch them off, or find company.
        [quality_beasts] Quality Beasts are not made for one player: switch them off, or find company.
        [city_celebrities] City Celebrities are not made for one player: switch them off, or find company.
        [daily_specials] Daily Specials are not made for one player: leave all of them out, or find company.
       *[sold_out] Sold Out needs other Cafés: switch it off, or find company.
    }
sb-option-only-alone =
    { $option ->
        [scenario] Scenarios are for one player, and there are { $seats } of you: choose none.
       *[solo_level] The level of Starbots is for one player, and there are { $seats } of you: leave it at 1.
    }
sb-option-sold_out-players = Sold Out is for two to four players, and there are { $seats } of you: switch it off.
sb-option-scenario-fixes =
    { $option ->
        [solo_level] { $scenario-name } has its own Starbots: leave the level at 1, or play without a scenario.
        [neighbourhood] { $scenario-name } has its own groups: choose no neighbourhood, or play without a scenario.
        [groups] { $scenario-name } has its own groups: name none, or play without a scenario.
        [replaced] { $scenario-name } has its own groups: replace none, or play without a scenario.
        [friends] { $scenario-name } has its own starting deck: leave Friends & Family as usual, or play without a scenario.
        [founders] { $scenario-name } brings the Founders it needs: switch them off, or play without a scenario.
        [grand_opening] { $scenario-name } is played without Grand Opening: switch it off, or play without a scenario.
        [mouth_watering] { $scenario-name } is played without Mouth-Watering: switch it off, or play without a scenario.
        [craft_mode] { $scenario-name } is played without Craft Mode: switch it off, or play without a scenario.
       *[diverse_city] { $scenario-name } is played without Diverse City: switch it off, or play without a scenario.
    }
sb-option-scenario-marks = { $scenario-name } marks the Awards in its own way: switch Diverse City off.
sb-option-founders-few = { $founders } Founders are too few for { $cafes } Cafés, as everybody is dealt { $dealt }: choose all Founders, or play without them.
sb-option-groups-not-own = Groups of your own need the neighbourhood “own”: choose it, or name no groups.
sb-option-groups-unknown = There is no group “{ $group }”; there are: { $known }.
sb-option-groups-twice = You named { $group-name } twice; name six different groups.
sb-option-groups-count = A Kiez of your own has { $wanted } groups, and you named { $given }.
sb-option-groups-five-six = With { $seats } players these groups cannot be used: { $unfit-name }. Choose others.
sb-option-groups-solo = These groups cannot be used solo: { $unfit-name }. Choose others.
sb-option-neighbourhood-five-six = { $neighbourhood-name } is not for { $seats } players, because of { $unfit-name }; choose one of: { $allowed-name }.
sb-option-neighbourhood-solo = { $neighbourhood-name } is not for one player, because of { $unfit-name }; choose one of: { $allowed-name }.
sb-option-random-few = Only { $groups } groups are left to draw { $wanted } from: choose your own groups.
sb-option-replaced-count =
    { $packs ->
        [0] No group is replaced without a pack: switch on Board Game Media or Quality Beasts, or name none.
       *[other] { $given } groups cannot be replaced by { $packs ->
            [one] one pack
           *[other] { $packs } packs
        }: name one for each.
    }
sb-option-replaced-random = Which groups a draw brings is not known before: leave it open which ones the packs replace.
sb-option-replaced-unknown = “{ $group-name }” is not there to be replaced; there are: { $groups-name }.
sb-option-replaced-twice = { $group-name } can be replaced only once; name two different groups.
sb-option-pack-twice = { $group-name } is among your groups already: switch its pack off, or name another group.

## The box: decks, fields, entries without a name

sb-deck-customer = Customers
sb-deck-pantry = Pantry Upgrades
sb-deck-style = Style Upgrades
sb-deck-award = Awards
sb-deck-group = Groups
sb-deck-neighbourhood = Neighbourhoods
sb-deck-celebrity = City Celebrities
sb-deck-friend = Friends & Family
sb-deck-founder = Founders
sb-deck-setup = Set-up
sb-deck-space = Café board
sb-deck-achievement = Achievements
sb-deck-token = Achievement tokens
sb-deck-difficulty = Difficulty levels
sb-deck-cup = Daily Special Cups
sb-deck-game_token = Board Game tokens
sb-deck-cookies = Cookies
sb-deck-green_bean = Green Beans
sb-deck-action_card = Action cards
sb-deck-upgrade_token = Upgrade tokens
sb-deck-solo_token = Solo Action tokens
sb-deck-level = Levels of Starbots
sb-deck-scenario = Scenarios
sb-deck-icon = Icons
sb-deck-ability = Abilities
sb-field-main-order = Main order
sb-field-main-rewards = Main rewards
sb-field-secondary = Has a secondary order
sb-field-secondary-order = Secondary order
sb-field-secondary-rewards = Secondary rewards
sb-field-ability = Ability
sb-field-super = Super
sb-field-boost = Boost
sb-field-special = Special Resource
sb-field-rows-beans = Icons of the Beans row
sb-field-rows-milk = Icons of the Milk row
sb-field-rows-sugar = Icons of the Sugar row
sb-field-rows-attract = Icons of the Attract row
sb-field-rows-pantry = Icons of the Pantry row
sb-field-rows-style = Icons of the Style row
sb-field-five-six = With five or six players
sb-field-solo = Solo
sb-field-pack = Pack
sb-field-kind = Kind
sb-field-left-order = Left order
sb-field-left-rewards = Left rewards
sb-field-left-ability = Left ability
sb-field-left-super = Left ability is Super
sb-field-right-order = Right order
sb-field-right-rewards = Right rewards
sb-field-right-ability = Right ability
sb-field-right-super = Right ability is Super
sb-field-set = Box
sb-field-reviews = Good Reviews, from 2 players on
sb-field-reviews-in-box = Good Reviews in the box
sb-field-hype = Hype
sb-field-supply = Starting resources
sb-field-friends = Friends & Family
sb-field-neighbourhood = Neighbourhood
sb-field-icon = Icon
sb-field-number = Number
sb-field-icons = Icons
sb-field-effect = Effect
sb-field-values = Cookies, from 1 player on
sb-field-space = Space
sb-field-side = Side
sb-field-spaces = What each space does
sb-field-pantry = Pantry token
sb-field-style = Style token
sb-field-hardness = How hard
sb-field-guests = Random Customers
sb-field-guests-number = How many random Customers
sb-field-guests-group = Group of the random Customers
sb-field-founders = Founders
sb-field-head-start-pantry = Starbots’ Pantry Upgrades
sb-field-head-start-style = Starbots’ Style Upgrades
sb-field-head-start-customers = Starbots’ Customers
sb-field-rules = Rules of its own
sb-field-keeps = Good Reviews that count
sb-field-victory = Victory
sb-field-pays = Has a price
sb-field-pays-resource = Resource
sb-field-pays-price = Price
sb-field-pays-matched-by = Cheaper with
sb-field-super-effect = Super effect
sb-field-boosted-effect = Effect with Boost
sb-field-super-boosted-effect = Super effect with Boost
sb-entry-award = Award of the { $group-name }
sb-entry-token = { $icon-name }
sb-entry-game_token = { $icon-name }
sb-entry-upgrade_token = { $icon-name }
sb-entry-action_card = Card { $number }, { $space }
sb-entry-level = { $pantry-name }
sb-printed-founder = No. { $number } of the booklet’s Founders: 12 in the box, then the 6 extra ones
sb-printed-level = Level { $number } of the booklet
sb-printed-customer = Named in an example of the booklet
sb-printed-pantry = Named in an example of the booklet
sb-printed-celebrity =
    { $number ->
        [1] First served in the booklet’s example, with Super Hype on the right
        [2] Second served in the booklet’s example, with Super Walk-In and Super Entertain
       *[other] The mascot of the Quality Beasts, told of in the booklet
    }

# What became of a thing, over many games.

sb-fate-award = award won
