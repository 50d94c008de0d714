### Why the greedy café keeper would choose something, in one sentence.

sb-bot-rather = Would rather do this: { $choice }.

## Actions

sb-bot-place-short =
    { $resource ->
        [bean] Beans are short: today’s Customers will ask for about { $asked }, and there { $have ->
            [0] are none.
            [one] is only 1.
           *[other] are only { $have }.
        }
        [milk] Milk is short: today’s Customers will ask for about { $asked }, and there { $have ->
            [0] is none.
           *[other] is only { $have }.
        }
       *[sugar] Sugar is short: today’s Customers will ask for about { $asked }, and there { $have ->
            [0] is none.
           *[other] is only { $have }.
        }
    }
sb-bot-place-stock =
    { $resource ->
        [bean] Beans for richer orders and the Days to come help more than anything else here.
        [milk] Milk for richer orders and the Days to come helps more than anything else here.
       *[sugar] Sugar for richer orders and the Days to come helps more than anything else here.
    }
sb-bot-place-attract = The supplies will do for today, so it is time for a new Customer, such as { $card-name }.
sb-bot-place-upgrade = The supplies will do for today, so it is time for an Upgrade, such as { $card-name }.
sb-bot-place-anyway = Every other space brings even less today.
sb-bot-activate = { $icon-name } brings the most now.
sb-bot-combine = With three more cards to choose from, the best of them is likely to be better.
sb-bot-confirm = That is what the Barista was placed for.

## Cards

sb-bot-take-award =
    With { $card-name }, the Café shows { $icons } × { $group-name }, against { $most } at the best rival: that counts for the Award.
sb-bot-take-guest = { $card-name } brings more for what it orders than the Customers this Café has.
sb-bot-take-least = { $card-name } suits the Café best of those who would come.
sb-bot-take-line = { $card-name } can still be served today and brings the most.
sb-bot-take-unlock = { $card-name } unlocks the Achievement “{ $achievement-name }”.
sb-bot-take-special = { $card-name } makes orders of { $special-name } cheaper, and this Café’s Customers keep asking for it.
sb-bot-take-closer = { $card-name } brings an Achievement within reach.
sb-bot-take-icons = { $card-name } adds what this Café’s actions can use best: { $icons-name }.
sb-bot-look = That deck is the one from which a good card matters most.
sb-bot-return = This card is the one to come first.
sb-bot-discard = This Customer can wait: others are better served today.
sb-bot-done = The cards lie well as they are.
sb-bot-unlock = Both come anyway, and this one’s bonus is needed first.
sb-bot-bonus = { $icon-name } is the bonus this Café can use best.

## Service

sb-bot-serve = { $card-name } is Happy, and what serving brings is worth its price.
sb-bot-skip =
    { $payable ->
        [yes] What { $card-name } asks for is needed more by others.
       *[no] { $card-name } cannot be served, and skipping costs no more than trying.
    }
sb-bot-fulfil = The second order of { $card-name } brings more than it costs.
sb-bot-fulfil-idle = What is paid now brings nothing more, but nothing is lost either: fewer resources win a tie.
sb-bot-decline-order = What the second order of { $card-name } costs is needed more elsewhere.
sb-bot-decline = Nothing on offer would make the Café better.
sb-bot-cheer = { $card-name } brings a Good Review this way and is welcome to stay.
sb-bot-calm = { $card-name } is Angry, and a Happy token spares a Bad Review.
sb-bot-lose = The Café is better off without { $card-name }.

## The expansions: cards

sb-bot-take-mark = { $card-name } puts one more mark on the Awards, and marks on all of them earn a Cookie.
sb-bot-discard-theirs = { $whom-name } would do well with this Customer, so it had better not come tomorrow.
sb-bot-under = Other cards should come before this one.
sb-bot-keep-founder = Of these, this Founder promises the most, served Day after Day.
sb-bot-keep-friend = This one brings the most, with the resources it starts with.
sb-bot-join = Customers of { $group-name } suit this Café best, and the Founder’s icon draws more of them.
sb-bot-marker = They are all alike; any will do.
sb-bot-mark = { $group-name } is the mark still missing most.
sb-bot-assign = The wildcard counts for the most with { $group-name }.

## The expansions: resources

sb-bot-pay-green =
    { $green ->
        [one] A Green Bean brings a Good Review and spares a resource.
       *[other] { $green } Green Beans bring as many Good Reviews and spare resources.
    }
sb-bot-pay = These resources are missed the least.
sb-bot-give-token = Of the tokens that will do, { $resource-name } is needed the least.
sb-bot-give =
    { $resource ->
        [bean] Beans are missed the least.
        [milk] Milk is missed the least.
        [sugar] Sugar is missed the least.
        [green] Green Beans are missed the least.
       *[other] { $resource-name } is missed the least.
    }
sb-bot-rob =
    { $resource ->
        [bean] Beans are worth the most here.
        [milk] Milk is worth the most here.
        [sugar] Sugar is worth the most here.
        [green] A Green Bean is worth the most here.
       *[other] { $resource-name } is worth the most here.
    }
sb-bot-craft = Today’s Customers are likely to ask for { $resource-name }.
sb-bot-done-crafting = The tokens will do for today; the rest is better kept as it is.
sb-bot-use-cup = A Daily Special costs nothing and brings something.
sb-bot-take-cup = Tomorrow the { $cup-name } will be of use.
sb-bot-first-cup = Being first tomorrow is worth more than any Daily Special.
sb-bot-own-cup = This Cup is at home already, so Hype rises instead.
sb-bot-accept-craving = More Customers of the City ask for { $resource-name } than for anything this Café draws them with now.
sb-bot-use = The icon { $icon-name } brings more now than the token would on anybody.
sb-bot-put =
    { $reviews ->
        [0] On { $card-name } the token does the least harm.
        [one] On { $card-name } the token brings a Good Review, more than that Customer’s ability would.
       *[other] On { $card-name } the token brings { $reviews } Good Reviews, more than that Customer’s ability would.
    }

## The expansions: service

sb-bot-founder = { $card-name } brings more than the order costs, and nobody in the Line goes without.
sb-bot-decline-founder = What the Founder asks for is needed by the Line.
sb-bot-accept-sold-out = { $card-name } brings more than it costs, and the own Line has enough.
sb-bot-decline-sold-out = What { $card-name } asks for is better kept for the own Line.
sb-bot-accept = It costs nothing and can only help.
sb-bot-side = This order brings the most for its price.
sb-bot-ability-side = This ability is of more use now.
sb-bot-act = The ability of { $card-name } is the best one to copy.
sb-bot-applause =
    { $card-name } has the most reward icons: { $icons ->
        [one] that is 1 Good Review.
       *[other] that is { $icons } Good Reviews.
    }
sb-bot-nap = The ability of { $card-name } is the one to do without.
sb-bot-regular =
    { $card-name } is welcome again tomorrow and { $icons ->
        [0] has nothing more to bring today.
        [one] brings 1 Good Review on the way.
       *[other] brings { $icons } Good Reviews on the way.
    }
sb-bot-meet-up =
    { $card-name } can be served once more and { $icons ->
        [0] suits the Line.
        [one] brings 1 Good Review by coming.
       *[other] brings { $icons } Good Reviews by coming.
    }
sb-bot-disrupt = An upset { $card-name } costs { $whom-name } the most.
sb-bot-disrupt-own = { $card-name } can be upset with the least harm.
sb-bot-arrest = Without { $card-name }, { $whom-name } loses the most today.
sb-bot-arrest-own = { $card-name } is better out of the Line now.
sb-bot-swap = { $card-name } is better off elsewhere, and so is this Café.
sb-bot-swap-theirs = { $card-name } would be better anywhere than with { $whom-name }.
sb-bot-ddos = The next Customers of { $whom-name } should not be too good.
sb-bot-ddos-own = It helps to choose who comes next.
sb-bot-steal = { $whom-name } has what is worth taking.
sb-bot-roast = Of all players, { $whom-name } makes the least of more Beans.
sb-bot-praise = The Award of { $group-name } is where these reviews are most likely to come back.
sb-bot-blame = The Award of { $group-name } will most likely go to somebody else, and the Bad Review with it.
sb-bot-blame-own = A Bad Review less here, and the Award of { $group-name } will most likely go to somebody else.
