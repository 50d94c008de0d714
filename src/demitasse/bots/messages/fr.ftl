bot-unknown = Il n’y a pas de bot « { $bot } » ; il y a : { $bots }, ou le vôtre, écrit module:classe.
bot-not-importable = Le bot « { $bot } » ne peut pas être chargé ({ $reason }) ; écrivez module:classe, avec un module que Python sait importer.
bot-not-one = « { $bot } » n’est pas un bot : il faut une classe dérivée de demitasse.bots.Bot.
bot-not-made = « { $bot } » fait un { $made } et non un bot : il faut un objet d’une classe dérivée de demitasse.bots.Bot.
bot-no-recipe = { $bot } n’est pas un bot : donnez un nom, une classe dérivée de demitasse.bots.Bot, une de ses instances, un partial, ou une fonction qui prend une graine.
bot-bad-arguments = Impossible de lire les arguments de « { $bot } » : écrivez-les nom=valeur avec des valeurs simples, comme mybots:Clever(depth=3, style="calm").
bot-positional = Les arguments de { $bot } doivent être nommés : le premier est la graine, que donne chaque partie.
bot-waits = J’attendrais : il n’y a rien à faire pour l’instant.
bot-no-reason = Je n’ai pas de raison à donner.
