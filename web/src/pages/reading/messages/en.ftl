### The rules, how to play, and the guide.

web-rules = Rules
web-bot = bot
web-rules-of = All the rules of { $game }
web-rules-first = New here? Eight pictures tell the game. What follows is for looking things up.
web-rules-exactly = To know exactly
web-rules-exactly-about = What always holds, what the cards hold, who may see what, and what is asked of whom: for those who test the game or write bots.
web-rules-search = Search the rules
web-rules-found =
    { $number ->
        [0] No rule speaks of this.
        [one] One rule
       *[other] { $number } rules
    }
web-rules-contents = Contents
web-rules-proofs =
    { $number ->
        [one] Proven by one test
       *[other] Proven by { $number } tests
    }
web-guide-none = There is no guide for this game yet.
web-guide-next = Next
web-guide-back = Back
web-guide-skip = Leave the guide
web-guide-progress = Step { $step } of { $steps }
web-guide-follow = In this guide, follow the glow: “{ $choice }”.
web-guide-play = To the tables
web-guide-choices = What you can do
web-guide-chapters = One turn

web-how-lead = { $fewest } to { $most } players, { $minutes } minutes. Eight pictures, two minutes to read.
web-how-try = Try one turn
web-how-end = The end
