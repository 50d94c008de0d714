bot-unknown = There is no bot “{ $bot }”; there are: { $bots }, or one of your own, written module:class.
bot-not-importable = The bot “{ $bot }” cannot be loaded ({ $reason }); write module:class with a module that Python can import.
bot-not-one = “{ $bot }” is no bot: it must be a class derived from demitasse.bots.Bot.
bot-not-made = “{ $bot }” makes a { $made } and no bot: it must return an object of a class derived from demitasse.bots.Bot.
bot-no-recipe = { $bot } is no bot: give a name, a class derived from demitasse.bots.Bot, an instance of one, a partial, or a function that takes a seed.
bot-bad-arguments = The arguments of “{ $bot }” cannot be read: write them as name=value with plain values, such as mybots:Clever(depth=3, style="calm").
bot-positional = The arguments of { $bot } need names: the first one is the seed, which each game gives it.
lesson-unknown = There is nothing to learn about { $game } yet; there is for: { $games }.
bot-budget-number = “{ $given }” is no number of simulations: write a whole one, such as simulations=64.
bot-budget-range = A bot cannot be given { $given } simulations: from { $least } to { NUMBER($most, useGrouping: 1) } are possible.
weights-unreadable = { $file } is no whole file of weights ({ $reason }); `demitasse train` writes one.
weights-newer = { $file } was written by a newer Demitasse: it has version { $version }, and this one reads up to { $known }.
weights-other-game = { $file } holds weights for { $game }, and { $wanted } is played.
weights-other-features = { $file } was learned with other features than this Demitasse has (“{ $feature }”, { $seats } players); learn it again with `demitasse train`.
weights-other-content = The weights were learned with other cards ({ $content }) than those played with; leave them out, or learn with these.
weights-no-seats = The weights know nothing of games with { $seats } players, only with { $known }.
bot-waits = I would wait: there is nothing for me to do just now.
bot-no-reason = I cannot give a reason for it.
judge-unknown = Nobody has learned yet how positions of { $game } look; there is somebody for: { $games }.
