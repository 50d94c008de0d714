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
