coach-unfinished = { $file } holds a play that is not finished: the coach looks at plays that are over.
coach-no-curve = { $seats ->
    [1] The coach has no win curve yet for { $title } played alone.
   *[other] The coach has no win curve yet for { $title } with { $seats } players.
  }{ $known ->
    [none] { "" }
   *[other] { "" } It has one for { $known } players.
  }
coach-worlds = A choice cannot be tried out in { $given } worlds: from { $least } to { NUMBER($most) } are possible.
chances-unreadable = { $file } is no whole file of chances ({ $reason }); `demitasse calibrate` writes one.
chances-newer = { $file } was written by a newer Demitasse: it has version { $version }, and this one reads up to { $known }.
chances-other-game = { $file } holds chances for { $game }, and { $wanted } is looked at.
coach-won-in = { $seat-you ->
    [yes] You won it
   *[no] { $seat-name } won it
  } in rounds { $first } to { $last }: the chance rose from { $before } % to { $after } %.
coach-lost-in = { $seat-you ->
    [yes] You lost it
   *[no] { $seat-name } lost it
  } in rounds { $first } to { $last }: the chance fell from { $before } % to { $after } %.
coach-won-within = { $seat-you ->
    [yes] You won it
   *[no] { $seat-name } won it
  } in round { $first }: the chance rose from { $before } % to { $after } %.
coach-lost-within = { $seat-you ->
    [yes] You lost it
   *[no] { $seat-name } lost it
  } in round { $first }: the chance fell from { $before } % to { $after } %.
coach-won-evenly = { $seat-you ->
    [yes] You won it little by little.
   *[no] { $seat-name } won it little by little.
  }
coach-lost-evenly = { $seat-you ->
    [yes] You lost it little by little.
   *[no] { $seat-name } lost it little by little.
  }
coach-nothing = { $seat-you ->
    [yes] Nothing to reproach you with.
   *[no] Nothing to reproach { $seat-name } with.
  }
coach-cost = { $count ->
    [one] One choice cost something for certain: in round { $round }, { $points } points of win chance.
   *[other] { $count } choices cost something for certain; the dearest in round { $round }, { $points } points of win chance.
  }
coach-counted = Most of the difference in the end: { $what }, { $mine } against { $theirs } of { $whom-name }.
coach-regretted-coffee-rush = { $count ->
    [one] In round { $first } an order fell
   *[other] From round { $first } on, { $count } orders fell
  } { $seat-you ->
    [yes] while you had Rush tokens in hand.
   *[no] while { $seat-name } had Rush tokens in hand.
  }
coach-title = { $game }, with the coach
coach-curve = The chance to win
coach-even = The dotted line is an even chance.
coach-rounds = Rounds
coach-moments = The moments
coach-sign-good = Good find
coach-sign-inaccuracy = Inaccuracy
coach-sign-mistake = Mistake
coach-sign-blunder = Blunder
coach-moment = { $sign } in round { $round }, { $seat-name }
coach-line = { $moment }: { $range }
coach-range = { $points } points of win chance, { $low } to { $high }
coach-played = Played: { $choice }
coach-better = The strong bot: { $choice }
coach-found = Looked best at first: { $choice }
coach-certain = Only what is certain is marked: where the range holds 0, nothing is said.
coach-none = No choice was certainly worse than another.
coach-own-cards = This play had other cards than those that the chance was fitted with: read it with care.
coach-round = Round { $round }
coach-place = { $place-name }
coach-timeline = Who did what, and when
coach-timeline-how = A lane for each timer. A filled bar is a timer at work, in the colour of whoever placed it; an empty one lay idle, a striped one waited for a space.
coach-bar-busy = { $place-name }, { $seconds } s
coach-bar-idle = Idle for { $seconds } s
coach-bar-blocked = Waited { $seconds } s for a space: { $place-name }
coach-faults = What went wrong
coach-no-faults = No order failed.
coach-in-round = Round { $round }: { $what }
