### Why the greedy café keeper would choose something, in one sentence.

sb-bot-rather = I’d rather do this: { $choice }.

## Actions

sb-bot-place-short =
    { $resource ->
        [bean] You are short of Beans: today’s Customers will ask for about { $asked }, and you have { $have ->
            [0] none.
            [one] only 1.
           *[other] only { $have }.
        }
        [milk] You are short of Milk: today’s Customers will ask for about { $asked }, and you have { $have ->
            [0] none.
           *[other] only { $have }.
        }
       *[sugar] You are short of Sugar: today’s Customers will ask for about { $asked }, and you have { $have ->
            [0] none.
           *[other] only { $have }.
        }
    }
sb-bot-place-stock =
    { $resource ->
        [bean] Beans for richer orders and the Days to come help more than anything else here.
        [milk] Milk for richer orders and the Days to come helps more than anything else here.
       *[sugar] Sugar for richer orders and the Days to come helps more than anything else here.
    }
sb-bot-place-attract = Your supplies will do for today, so it is time for a new Customer, such as { $card-name }.
sb-bot-place-upgrade = Your supplies will do for today, so it is time for an Upgrade, such as { $card-name }.
sb-bot-place-anyway = Every other space brings even less today.
sb-bot-activate = { $icon-name } brings the most now.
sb-bot-combine = With three more cards to choose from, the best one is likely to be better.
sb-bot-confirm = That is what you placed your Barista for.

## Cards

sb-bot-take-award =
    With { $card-name }, your Café shows { $icons } × { $group-name }, against { $most } at your best rival: that counts for the Award.
sb-bot-take-guest = { $card-name } brings more for what it orders than the Customers you have.
sb-bot-take-least = { $card-name } suits your Café best of those who would come.
sb-bot-take-line = { $card-name } can still be served today and brings the most.
sb-bot-take-unlock = { $card-name } unlocks the Achievement “{ $achievement-name }”.
sb-bot-take-special = { $card-name } makes orders of { $special-name } cheaper, and your Customers keep asking for it.
sb-bot-take-closer = { $card-name } brings an Achievement within reach.
sb-bot-take-icons = { $card-name } adds what your actions can use best: { $icons-name }.
sb-bot-look = A good card matters most from that deck.
sb-bot-return = This card should come first.
sb-bot-discard = This Customer can wait: you serve others better today.
sb-bot-done = The cards are fine as they are.
sb-bot-unlock = Both come anyway, and you need this one’s bonus first.
sb-bot-bonus = { $icon-name } is the bonus you can use best.

## Service

sb-bot-serve = { $card-name } is Happy, and serving brings more than it costs.
sb-bot-skip =
    { $payable ->
        [yes] What { $card-name } asks for is better kept for others.
       *[no] You cannot serve { $card-name }, and skipping costs no more than trying.
    }
sb-bot-fulfil = The second order of { $card-name } brings more than it costs.
sb-bot-fulfil-idle = Paying brings nothing more, but costs nothing either: fewer resources win a tie.
sb-bot-decline-order = What the second order of { $card-name } costs is better spent elsewhere.
sb-bot-decline = Nothing on offer would make your Café better.
sb-bot-cheer = { $card-name } brings a Good Review this way and is welcome to stay.
sb-bot-calm = { $card-name } is Angry, and a Happy token saves you a Bad Review.
sb-bot-lose = Your Café is better off without { $card-name }.

## The expansions: cards

sb-bot-take-mark = { $card-name } puts one more mark on the Awards, and a mark on each of them earns you a Cookie.
sb-bot-discard-theirs = This Customer would suit { $whom-name }, and had better not come tomorrow.
sb-bot-under = Other cards should come before this one.
sb-bot-keep-founder = Of these, this Founder promises the most, served Day after Day.
sb-bot-keep-friend = This one brings the most, with the resources it starts with.
sb-bot-join = Customers of { $group-name } suit your Café best, and the Founder’s icon draws more of them.
sb-bot-marker = They are all alike; any will do.
sb-bot-mark = { $group-name } is the mark you need most.
sb-bot-assign = The wildcard counts for the most with { $group-name }.

## The expansions: resources

sb-bot-pay-green =
    { $green ->
        [one] A Green Bean brings a Good Review and saves a resource.
       *[other] { $green } Green Beans bring as many Good Reviews and save resources.
    }
sb-bot-pay = You will miss these resources the least.
sb-bot-give-token = Of the tokens that will do, you need { $resource-name } the least.
sb-bot-give =
    { $resource ->
        [bean] You will miss Beans the least.
        [milk] You will miss Milk the least.
        [sugar] You will miss Sugar the least.
        [green] You will miss Green Beans the least.
       *[other] You will miss { $resource-name } the least.
    }
sb-bot-rob =
    { $resource ->
        [bean] Beans are worth the most to you.
        [milk] Milk is worth the most to you.
        [sugar] Sugar is worth the most to you.
        [green] A Green Bean is worth the most to you.
       *[other] { $resource-name } is worth the most to you.
    }
sb-bot-craft = Today’s Customers are likely to ask for { $resource-name }.
sb-bot-done-crafting = Your tokens will do for today; better keep the rest as it is.
sb-bot-use-cup = A Daily Special costs nothing and brings something.
sb-bot-take-cup = Tomorrow you will have a use for the { $cup-name }.
sb-bot-first-cup = Being first tomorrow is worth more than any Daily Special.
sb-bot-own-cup = You have this Cup already, so your Hype rises instead.
sb-bot-accept-craving = More Customers in the City ask for { $resource-name } than for anything you draw them with now.
sb-bot-use = The icon { $icon-name } brings you more now than the token would on anybody.
sb-bot-put =
    { $reviews ->
        [0] On { $card-name } the token does the least harm.
        [one] On { $card-name } the token brings a Good Review, more than that Customer’s ability would.
       *[other] On { $card-name } the token brings { $reviews } Good Reviews, more than that Customer’s ability would.
    }

## The expansions: service

sb-bot-founder = { $card-name } brings more than the order costs, and nobody in your Line goes without.
sb-bot-decline-founder = Your Line needs what the Founder asks for.
sb-bot-accept-sold-out = { $card-name } brings more than it costs, and your own Line has enough.
sb-bot-decline-sold-out = Better keep what { $card-name } asks for for your own Line.
sb-bot-accept = It costs nothing and can only help.
sb-bot-side = This order brings the most for its price.
sb-bot-ability-side = This ability is more use to you now.
sb-bot-act = The ability of { $card-name } is the best one to copy.
sb-bot-applause =
    { $card-name } has the most reward icons: { $icons ->
        [one] that is 1 Good Review.
       *[other] that is { $icons } Good Reviews.
    }
sb-bot-nap = The ability of { $card-name } is the one you can do without.
sb-bot-regular =
    { $card-name } is welcome again tomorrow and { $icons ->
        [0] has nothing more to bring today.
        [one] brings 1 Good Review on the way.
       *[other] brings { $icons } Good Reviews on the way.
    }
sb-bot-meet-up =
    { $card-name } can be served once more and { $icons ->
        [0] suits your Line.
        [one] brings 1 Good Review by coming.
       *[other] brings { $icons } Good Reviews by coming.
    }
sb-bot-disrupt = An upset { $card-name } costs { $whom-name } the most.
sb-bot-disrupt-own = { $card-name } can be upset with the least harm.
sb-bot-arrest = Losing { $card-name } today costs { $whom-name } the most.
sb-bot-arrest-own = { $card-name } is better out of your Line now.
sb-bot-swap = { $card-name } is better off elsewhere, and so are you.
sb-bot-swap-theirs = { $card-name } would be better anywhere than with { $whom-name }.
sb-bot-ddos = The next Customers of { $whom-name } should not be too good.
sb-bot-ddos-own = It helps you to choose who comes next.
sb-bot-steal = It pays best to steal from { $whom-name }.
sb-bot-roast = More Beans help { $whom-name } the least.
sb-bot-praise = The Award of { $group-name } is where these reviews are most likely to come back to you.
sb-bot-blame = The Award of { $group-name } will most likely go to somebody else, and the Bad Review with it.
sb-bot-blame-own = One Bad Review less for you, and the Award of { $group-name } will most likely go to somebody else.
