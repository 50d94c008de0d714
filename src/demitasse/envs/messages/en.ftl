## Environments for learners

env-no-encoder = { $game } is no environment yet; these games are: { $games }.
env-no-id =
    “{ $choice }” has no number in this environment: it is not a choice of this game with these options and cards.
env-no-choice = { $id } is no action: they are numbered from 0 to { $last }.
env-no-factors = { $factors } is no action: no choice has these words.
env-over = This game is over: reset the environment to play another one.
env-not-parallel =
    { $game } is played in turns: use `env`; `parallel_env` is for games in which everybody acts at once.
env-too-small = “{ $name }” must be a whole number of at least 1, not { $given }.
env-no-seat = There is no seat { $seat } for the learner: seats are numbered from 0 to { $last }.
env-bad-options = The parameter “options” is no JSON object with a value for each option ({ $reason }).
env-opponents =
    { $given ->
        [one] { $given } opponent is named
       *[other] { $given } opponents are named
    } for { $seats } seats: name { $wanted }, one for each other seat.
