## What cannot be simulated

arena-no-games = There must be at least 1 game to simulate, not { $games }.
arena-no-workers = There must be at least 1 worker, not { $workers }.
arena-empty-seat = Seat { $number } of the list is empty: put the name of a bot between the commas.
arena-no-people = A simulation has no seat for “you”: seat bots only ({ $bots }).

## What can go wrong meanwhile

arena-bot-raised =
    The bot { $bot } failed in game { $play } (seed { $seed }) with “{ $error }” ({ $where }).
arena-bot-illegal =
    The bot { $bot } chose “{ $choice }” in game { $play } (seed { $seed }), which it was not offered{ $rule ->
        [none] {""}
       *[other] {" "}({ $rule })
    }: it must return one of the choices of its decision.
arena-bot-slow =
    The bot { $bot } took more than { $seconds } s of CPU for a choice in game { $play } (seed { $seed }): give it more with --think, or make it think less.
arena-bot-typed-in =
    The bot { $bot } is written in a notebook or typed in, where other processes cannot find it: put it into a file of its own, such as mybots.py, or play with 1 worker.
arena-bot-not-sent =
    A bot cannot be given to other processes ({ $reason }): write it, or the function that makes it, at the top of a module, or play with 1 worker.
arena-worker-lost =
    A worker process ended in the middle of its games: see above for what it said, or try with 1 worker.

## Files of results

arena-unknown-suffix = Results cannot be written to { $file }: the name must end in one of { $suffixes }.
arena-no-pyarrow =
    Writing { $file } needs pyarrow, which is not installed: run pip install "demitasse[lab]", or write { $instead } instead.
arena-is-a-folder = Results cannot be written to { $file }: it is a folder, and a file is needed.
arena-no-folder = Results cannot be written to { $file }: the folder { $folder } does not exist.
arena-disk-full = The disk is full: { $file } was not written; make room, or choose another disk.
arena-not-written = { $file } was not written ({ $reason }): choose a place where files can be written.
arena-written = Every seat of every game is in { $file }.
arena-part-left =
    { $part } has games of a run that was cut off: go on with them with --resume, or delete it.
arena-being-written = Another run is writing { $file } at this moment: wait for it, or choose another file.
arena-other-series =
    { $file } has games of another simulation (another game, other cards, options, bots or seed): go on as it was begun, or choose another file.
arena-kept =
    { $plays ->
        [one] { NUMBER($plays, useGrouping: 1) } finished game is kept in { $file }; the same command with --resume goes on.
       *[other] { NUMBER($plays, useGrouping: 1) } finished games are kept in { $file }; the same command with --resume goes on.
    }
arena-recorded = The games are in the folder { $folder }: open one on the page, or with demitasse replay.
arena-not-results = { $file } holds no results of demitasse simulate ({ $reason }): give a file that --out wrote.
arena-unreadable = { $file } cannot be read ({ $reason }): give a file that --out wrote.
arena-breaks-off =
    { $file } breaks off in line { $line }: go on with it with simulate --resume, or let the simulation write it again.
arena-play-broken =
    { $file } breaks off in game { $play }: go on with it with simulate --resume, or let the simulation write it again.
arena-no-pyarrow-to-read =
    Reading { $file } needs pyarrow, which is not installed: run pip install "demitasse[lab]".

## Ray

arena-no-ray = A Ray cluster needs Ray, which is not installed: run pip install "demitasse[ray]", or leave --on out.
arena-unknown-cluster = There is no cluster “{ $on }”: write ray for one on this machine, or ray://host:port.
arena-cluster-lost = The Ray cluster ({ $on }) cannot be reached, or went away: { $reason }

## The report

arena-progress = Playing
arena-rate = { $rate } games/s
arena-title =
    { $game }: { $games ->
        [one] { NUMBER($games, useGrouping: 1) } game
       *[other] { NUMBER($games, useGrouping: 1) } games
    }, seed { $seed }
arena-bots = Bots
arena-bot = bot
arena-no-levels = { $game } has no levels to climb; games that have: { $games }.
arena-no-such-level = No row of this ladder is of “{ $level }”: take one of { $levels }.
arena-plays = games
arena-wins = wins
arena-win-rate = win rate
arena-interval = 95% interval
arena-mean-score = mean score
arena-percent = { $number }%
arena-shared-wins =
    { $plays ->
        [one] { NUMBER($plays, useGrouping: 1) } game was won by several seats together: it counts as a win for each of them.
       *[other] { NUMBER($plays, useGrouping: 1) } games were won by several seats together: they count as wins for each of them.
    }
arena-tie =
    { $plays ->
        [one] { NUMBER($plays, useGrouping: 1) } game was a tie in points, won with { $why }.
       *[other] { NUMBER($plays, useGrouping: 1) } games were ties in points, won with { $why }.
    }
arena-won-together =
    { $plays ->
        [one] All seats win or lose together: { NUMBER($won, useGrouping: 1) } of { NUMBER($plays, useGrouping: 1) } game was won (95%: { $low }% – { $high }%).
       *[other] All seats win or lose together: { NUMBER($won, useGrouping: 1) } of { NUMBER($plays, useGrouping: 1) } games were won (95%: { $low }% – { $high }%).
    }
arena-turns = By order of turns
arena-turn = turn
arena-nth-turn =
    { $turn ->
        [1] first
       *[other] { $turn }
    }
arena-notes = What it came to
arena-mean = mean
arena-median = median
arena-least = least
arena-most = most
arena-endings = Why games ended
arena-ending = ended by
arena-share = share
arena-choices = Choices a game: { $mean } on average, median { $median }, from { NUMBER($min, useGrouping: 1) } to { NUMBER($max, useGrouping: 1) }.
arena-rounds = Rounds a game: { $mean } on average, median { $median }, from { NUMBER($min, useGrouping: 1) } to { NUMBER($max, useGrouping: 1) }.
arena-speed = { NUMBER($rate, useGrouping: 1) } choices a CPU second ({ $cpu } s of CPU in all).

## What many games say

arena-ended-with = ended with
arena-report-title =
    { $game }: what { $games ->
        [one] { NUMBER($games, useGrouping: 1) } game says
       *[other] { NUMBER($games, useGrouping: 1) } games say
    }
arena-report-files = From { $files }. Intervals are at 95%; they know that the seats of one game depend on each other.
arena-report-power =
    To see, four times in five, that a win rate is off by 3 points in a hundred takes { NUMBER($wanted, useGrouping: 1) } games; these { NUMBER($games, useGrouping: 1) } show differences from { $seen } points on.
arena-report-won = All seats win or lose together: { $share } of the games were won.
arena-report-written = All of it, with plots, is in { $file }.
arena-report-more = … and { $more } more: --out page.html has them all.
arena-things = Cards, tiles and the like
arena-things-so = What came of things: { $fates }
arena-thing = what
arena-had = had by
arena-points-with = points with it
arena-wins-with = wins with it, in points
arena-no-cause = How much more seats that had it scored than seats that had not, and how much more often they won. What goes with winning need not be why: simulate --compare tells what a card does.
arena-measure = of each seat
arena-of-winners = of winners
arena-winners-more = winners have more
arena-over-rounds = Points over the rounds
arena-rounds-told = Mean points after each round that at least a twentieth of the games reached, by order of turns.
arena-lengths = Lengths
arena-openings = Openings
arena-opening = first choices
arena-plot-wins = Win rates with their intervals; the dashed line is what everybody would have alike.
arena-plot-points = Mean points after each round
arena-plot-rounds = Games by number of rounds

## With and without a change

arena-compare-title =
    { $game }, with and without the change: { $pairs ->
        [one] { NUMBER($pairs, useGrouping: 1) } pair of games
       *[other] { NUMBER($pairs, useGrouping: 1) } pairs of games
    }, { $bots }, seed { $seed }
arena-compare-what = difference it makes
arena-compare-seats = seats
arena-compare-points = points
arena-compare-wins = wins, in points of 100
arena-compare-all = every seat, on average
arena-compare-first = the first seat
arena-compare-team = the team
arena-compare-rounds = Rounds a game: { $rounds }.
arena-compare-verdict =
    { $what } is worth { $points } points to its owner and moves { $team ->
        [0] the first seat’s wins
       *[other] the team’s wins
    } by { $first } points in a hundred. { $clear ->
        [0] Chance alone may do as much to its owner: more games would tell.
       *[other] Chance alone would hardly do that to its owner.
    }
arena-compare-unseen = Hardly anybody had { $what } in these games: nothing can be said of it yet.
arena-compare-cpu = { $cpu } s of CPU.
