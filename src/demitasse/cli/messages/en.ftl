### What the command says.

## A command line that cannot be followed

cli-no-such-command =
    There is no command “{ $word }”; { $near ->
        [none] there are: { $commands }.
       *[other] did you mean { $near }?
    }
cli-no-such-flag =
    “{ $command }” knows no { $flag }; { $near ->
        [none] see { $command } --help.
       *[other] did you mean { $near }?
    }
cli-flag-needs-value = The flag { $flag } needs a value after it; see { $command } --help.
cli-flag-takes-no-value = The flag { $flag } stands alone and takes no value; see { $command } --help.
cli-resume-needs-out = --resume goes on with a file: name it with --out.
cli-only-alone = --only plays a single game and writes no results: leave --out and --resume out (--records keeps the game).
cli-not-seconds = { $flag } takes a number of seconds such as 2 or 0.5, not “{ $value }”.
cli-compare-alone = --compare plays pairs of games and keeps none of them: leave --out, --resume, --records and --only out.
cli-compare-same = With and without it is the same: there is nothing to compare.
cli-compare-unknown =
    --compare takes what else is on the command line, and “{ $what }” is not: { $known ->
        [none] give --content FILE or an option first.
       *[other] take { $known }.
    }
cli-report-suffix = The page cannot be written to { $file }: its name must end in .html.
cli-report-two-games = { $files } have results of different games: report on one game at a time.
cli-report-twice = { $file } and { $other } have games of the same simulation: give only one of them.
cli-ladder-written = The table is in { $file }.
cli-ladder-other = The table in { $file } comes from another command ({ $command }), and its rows do not go together with these: play with the same games and seed, or the whole ladder.
cli-ladder-page = { $file } cannot be read ({ $reason }); give a text file, or one that is not there yet.
cli-train-round = { $seats } players, round { $turn }: { NUMBER($games) } games, { NUMBER($positions) } positions, R² { $explained }.
cli-train-written = The weights are in { $file }.
cli-calibrate-round = { $seats } players, { NUMBER($games) } games kept apart: Brier { $brier } (always even: { $even }), at most { $off } points off in a tenth.
cli-calibrate-written = The chances are in { $file }.
cli-analyse-written = The coach’s page is in { $file }.
cli-analyse-kind = The coach writes a page (.html) or data (.json), and { $file } is neither.
cli-report-empty = There is no game in { $files }: give a file that simulate --out wrote.
cli-missing-word = There is no { $what } yet: write { $usage }.
cli-too-many-words = “{ $word }” is one word too many; see { $command } --help.
cli-bad-usage = This cannot be followed ({ $reason }); see { $command } --help.
cli-which-game = Which game? Write { $command } and one of: { $games }.
cli-not-a-number =
    The flag { $flag } takes a whole number { $most ->
        [none] from { $least } on
       *[other] from { $least } to { $most }
    }, not “{ $value }”.
cli-silent-whole = --silent shows a whole chapter: leave out “{ $id }”, as in: demitasse rules { $game } --silent.
cli-silent-nowhere = The rulebook of { $game } names no question that its booklet leaves open.
cli-empty-seat = Seat { $number } of the list is empty: put you, you:NAME or a bot between the commas.
cli-bad-name = The name “{ $name }” does not fit at the table. { $why }

## What the machine does not let us do

cli-interrupted = Interrupted.
cli-machine-refused = The machine refuses to go on ({ $reason }); make room or choose another place, and try again.
cli-unexpected = This is a bug in Demitasse ({ $error }): run the same command with { $variable } and report what it prints.
cli-bot-failed = The bot “{ $bot }” cannot go on: { $error }

## Records

cli-record-exists = “{ $file }” exists already: give --record another name, or go on with it by --resume.
cli-record-cannot = The record “{ $file }” cannot be written ({ $reason }); choose another place with --record.
cli-not-kept = This game is not kept, for no record can be written ({ $reason }); choose a place with --record to keep it.
cli-record-broke = The record cannot be written any further ({ $reason }): “{ $file }” holds the game up to choice { $choices }, and --resume goes on from there once there is room.
cli-resume-alone = --resume takes seats, seed and options from the record; leave out { $flags }.
cli-resume-finished = The game in “{ $file }” is finished, so there is nothing to go on with; look at it with demitasse replay.
cli-resumed =
    You take up the game again after { $choices ->
        [one] { $choices } choice.
       *[other] { $choices } choices.
    }
cli-kept = The game is kept in { $file }.
cli-left =
    { $file ->
        [none] You leave the table; this game was not kept.
       *[other] You leave the table; the game is kept, and goes on with: { $command }
    }
cli-input-ended =
    { $file ->
        [none] The lines ended before the game did; this game was not kept.
       *[other] The lines ended before the game did; it is kept, and goes on with: { $command }
    }
cli-interrupted-play =
    { $file ->
        [none] Interrupted; this game was not kept.
       *[other] Interrupted; the game is kept, and goes on with: { $command }
    }
cli-verified =
    verified: { $choices ->
        [one] { $choices } choice, every digest and the result are right.
       *[other] { $choices } choices, every digest and the result are right.
    }
cli-verified-unfinished =
    verified: { $choices ->
        [one] { $choices } choice, every digest is right; the game is not finished.
       *[other] { $choices } choices, every digest is right; the game is not finished.
    }
cli-unfinished = The game is not finished; it goes on with: { $command }

## At the table

cli-footer = a number or a choice · undo (u) · hint (?) · why … · help (h) · quit (q)
cli-footer-paused = a number or a choice · wait (w), wait 5 · claim … · hint (?) · why … · help (h) · quit (q)
cli-no-such-number =
    { $last ->
        [1] There is no choice { $number }; the only one is 1.
       *[other] There is no choice { $number }; they go from 1 to { $last }.
    }
cli-ambiguous =
    “{ $text }” could mean { $choices }{ $more ->
        [0] {""}
       *[other] {" "}or { $more } more
    }; write a little more, or its number.
cli-person = { $seat-you ->
    [yes] You:
   *[no] { $seat-name }:
}
cli-secret = a secret choice
cli-undone = the last choice is undone
cli-taken-back = Undone: { $choice }.
cli-advice =
    Next: { $number }, { $choice }{ $more ->
        [0] {""}
       *[other] {" "}(and { $more } more)
    }: { $why }
cli-advice-wait = Next: { $why }
cli-hint = Hint: { $number }, { $choice }. { $why }
cli-why-what = Which choice? Write it after why, for instance: why step c2.
cli-why-allowed = That is allowed now: { $choice }.
cli-help-at-the-table = Type the number of a choice, the choice itself (step c2, pour milk 1) or as little of it as is clear (c2, milk 1).
cli-wait-nothing = There is nothing to wait for: no clock is running now.
cli-wait-what = Say how many seconds to wait, from 1 to { $most }, or just “wait” until something happens.
cli-claims = Claimed: { $claims }
cli-claims-none = Nobody has claimed anything.
cli-claim = { $what-name } ({ $seat-name })
cli-claim-asked = { $what-name } ({ $seat-name }; { $whom-name } would like it)
cli-claim-nothing = There is nothing to claim now: orders and rooms are shared out while the team plans and the clock runs.
cli-claim-what = Claim which order or room? Write it after claim, for instance: claim sink.
cli-order-undo = undo your last choice, as long as nothing was revealed and nobody else has decided
cli-order-claim = say that you take an order or a room on, or let it go: claim sink; bots keep to claims and give way to yours
cli-order-hint = what the bot would do, and why
cli-order-help = this page
cli-order-board = the table again
cli-order-log = everything that has happened
cli-order-rules = the rulebook, or one rule, or several: rules CR-MOVE-14, rules CR-MOVE
cli-order-why = why a choice is refused: why step c2
cli-order-wait = let time pass until something happens, or for so many seconds: wait, wait 5
cli-order-quit = leave; the game is kept and can be taken up again

cli-words-undo = undo
cli-words-claim = claim
cli-words-hint = hint
cli-words-help = help
cli-words-board = board
cli-words-log = log
cli-words-rules = rules rule
cli-words-why = why
cli-words-wait = wait
cli-words-quit = quit exit

## The end

cli-won-together =
    { $seats ->
        [1] You win!
       *[other] You win together!
    }
cli-lost-together =
    { $seats ->
        [1] You lose.
       *[other] You lose together.
    }
cli-total = Total
cli-ranked-first =
    { $rank }. { $seat-you ->
        [yes] You win
       *[no] { $seat-name } wins
    } with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
cli-ranked =
    { $rank }. { $seat-you ->
        [yes] You
       *[no] { $seat-name }
    }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
cli-tie = Tie-break, { $why }: { $figures }.
cli-tie-shared = Equal in everything: the win is shared.
cli-ended-by = Why it ended: { $cause }.
cli-seed-was = The seed was { $seed }: --seed { $seed } with the same seats and options deals the same game again.

## The games

cli-games-players = { $fewest } to { $most } players
cli-games-bots = Bots: { $bots }
cli-games-levels = From beginner to master each is stronger than the one before; unless you say otherwise you meet { $usual }.
cli-games-options = Options: { $options }

## A rule

cli-rule-code =
    { $count ->
        [0] Code: none of its own; an example, or something the content files say
       *[other] Code
    }
cli-rule-tests = Tests that prove it

## Help

cli-help-usage = Usage:
cli-help-options = Flags
cli-help-own-options = { $game }
cli-help-values = Values to choose from
cli-help-list-command = Commands
cli-help-list-game = Games
cli-help-word-options = [FLAGS]
cli-help-word-command = COMMAND …
cli-help-word-game = GAME
cli-help-word-value = VALUE
cli-help-word-file = FILE
cli-help-word-address = ADDRESS
cli-help-word-folder = FOLDER
cli-help-demitasse = Café and kitchen board games: play against bots, run many games, look at old ones, read the rules.
cli-help-games = What there is to play, with which bots and options.
cli-help-play = Play a game here, against bots or together at one keyboard.
cli-help-play-game = Play { $game }.
cli-help-simulate = Let bots play many games and report what came of it.
cli-help-simulate-game = Let bots play { $game } many times, with rotated seats.
cli-help-ladder = Play each level of a game against the one below, and say how much stronger it is.
cli-help-ladder-game = Play each level of { $game } against the one below.
cli-help-train = Let bots learn a game from playing against themselves.
cli-help-train-game = Learn the value of positions of { $game } from self-play, and write the weights into a file.
cli-help-calibrate = Fit the coach’s chance to win to plays of strong bots, and say how true it is.
cli-help-calibrate-game = Fit the coach’s chance to win of { $game }, and write it into a file.
cli-help-analyse = Look at a finished play with the coach: the win curve, and the choices that decided it.
cli-help-report = Tell what the games of result files say, as tables and as a page with plots.
cli-help-replay = Tell a recorded game as a story, and show the table at its end.
cli-help-rules = Read the rulebook of a game, several rules (CR-MOVE), or one (CR-MOVE-14) with its code and tests.
cli-help-box = Look into the box of a game: every card and number, and how each is known.
cli-help-serve = Serve the table to browsers: on this machine, or to the whole house with --host 0.0.0.0.
cli-help-backup = Copy all tables to a file, also while the server runs; its digest is written beside it.
cli-help-restore = Put a copy back in the place of the tables, while no server runs; what was there is kept.
cli-backup-done = All tables are in { $file }, checked. SHA-256: { $digest }
cli-restore-done = The copy is in place in { $folder }. What was there before is kept as { $before }.
cli-help-status = Ask a running server how it is: 0 when it is ready, 1 when not.
cli-status-ready = { $address } is ready. Tables in memory: { $tables }; viewers: { $viewers }.
cli-status-not-ready = { $address } is not ready. Tables in memory: { $tables }; viewers: { $viewers }.
cli-status-nothing = No server answers at { $address }: { $reason }.
cli-status-foreign = What answers at { $address } is no Demitasse server.
cli-help-flag-lang = The language: English or French.
cli-help-flag-help = Show this page.
cli-help-flag-version = Show the version.
cli-help-flag-seats = Who sits where: you, you:NAME or a bot, for instance { $seats }.
cli-help-flag-seed = The number that deals the game; the same seed deals the same game. Drawn unless given.
cli-help-flag-content = A file of your own cards or board; may be given several times.
cli-help-flag-record = Where to keep the game; in your data folder unless given.
cli-help-flag-resume = Go on with a game that was kept and not finished.
cli-help-flag-games = How many games ({ $default }).
cli-help-flag-bots = Which bots ({ $default }), or your own, written module:class.
cli-help-flag-first-seed = The number all games follow from ({ $default }).
cli-help-flag-workers = How many processes share the work ({ $default }); the result is the same.
cli-help-flag-think = CPU seconds a bot may take for a choice; one that takes more ends the run, and finished games are kept.
cli-help-flag-on = Play on a Ray cluster: ray for one here, ray://host:port for one elsewhere; the result is the same.
cli-help-flag-json = Print the report as one JSON object.
cli-help-flag-out = Write every outcome to FILE.csv, .json or .parquet.
cli-help-flag-go-on = Go on with the games that the file of --out already has.
cli-help-flag-page = Write it all as one page, FILE.html.
cli-help-flag-records = Keep every game in this folder, to open on the page or with replay.
cli-help-flag-only = Play game N alone, once more.
cli-help-flag-compare = Play every game twice, with and without this: content, or the name of an option that is given; several with commas.
cli-help-flag-players = How many players ({ $default }): one of a level among bots of the level below.
cli-help-flag-level = Play only the rows of this level; on a page the others stay. May be given several times.
cli-help-flag-keep = Keep every game in this folder; the same command goes on where it stopped.
cli-help-flag-opponents-page = Write the table into a page, in the place of the old one.
cli-help-flag-weights-file = Where the weights go ({ $default }).
cli-help-flag-training-games = How many games with two players a round of learning has ({ $default }).
cli-help-flag-calibration-games = How many games with two players are played, half of them to be measured with ({ $default }).
cli-help-flag-chances-file = Where the chances go ({ $default }).
cli-help-flag-calibration-page = A page of Markdown that the table goes into, with a plot beside it.
cli-help-flag-coach-page = Where it goes: a page (.html) or data (.json); without it, it is told here.
cli-help-flag-worlds = In how many imagined worlds a choice is tried out ({ $default }).
cli-help-flag-to = Only the first N rows, and the table after them.
cli-help-flag-silent = Only where the booklet is silent: what it leaves open, what we chose and why.
cli-help-flag-verify = Only check it: every choice, every digest, the result.
cli-help-flag-guessed = Only what is guessed.
cli-help-flag-deck = Only one deck, by its id.
cli-help-flag-group = Only one group, by its id.
cli-help-flag-check = Only whether all holds that the booklet’s text implies.
cli-help-flag-host = Address to serve at ({ $default }).
cli-help-flag-port = Port to serve at ({ $default }); 0 takes any free one.
cli-help-flag-data = Folder in which tables are kept, or the URL of a PostgreSQL database.
cli-help-flag-open = Open the table in the browser.
cli-help-flag-behind-proxy = Believe the addresses that a proxy on this machine reports.
cli-help-flag-public-url = How the links for friends begin, where a name leads here: https://cafe.example. Else the address of this machine in the house.
cli-help-flag-host-name = A further name that leads here; may be given several times.
cli-help-flag-server-workers = How many server processes share the port ({ $default }); more than one needs a PostgreSQL database.
cli-help-flag-settings = A TOML file with limits and how long things are kept.
cli-help-flag-set = Change one setting, such as limits.sockets=500; may be given several times.
cli-help-flag-show-settings = Show all settings and where each comes from, and serve nothing.
cli-help-flag-log-json = Write the log as JSON, an object a line.
cli-help-flag-log-requests = Write every request to the log, with its id, route, status, time and address.

## The box

cli-box-share =
    { $title }: { $found } of { $fields } fields from the booklet, { $derived } derived, { $guessed } guessed{ $mine ->
        [0] .
       *[other] , { $mine } yours.
    }
cli-box-legend = “~” derived from the rule named behind it, “?” guessed, “*” yours; without a mark: from the booklet.
cli-box-field = { $label }: { $value }
cli-box-yes = yes
cli-box-no = no
cli-box-checks = { $held } of { $checks } checks of the booklet hold.
cli-box-no-deck = There is no deck “{ $deck }” in this box; there are: { $decks }.
cli-box-no-group = There is no group “{ $group }” in this box; there are: { $groups }.
