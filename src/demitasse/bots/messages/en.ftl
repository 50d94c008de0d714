bot-unknown = There is no bot “{ $bot }”; there are: { $bots }, or one of your own, written module:class.
bot-not-importable = The bot “{ $bot }” cannot be loaded ({ $reason }); write module:class with a module that Python can import.
bot-not-one = “{ $bot }” is no bot: it must be a class derived from demitasse.bots.Bot.
bot-waits = I would wait: there is nothing for me to do just now.
bot-no-reason = I cannot give a reason for it.
