bot-unknown = Il n’y a pas de bot « { $bot } » ; il y a : { $bots }, ou le vôtre, écrit module:classe.
bot-not-importable = Le bot « { $bot } » ne peut pas être chargé ({ $reason }) ; écrivez module:classe, avec un module que Python sait importer.
bot-not-one = « { $bot } » n’est pas un bot : il faut une classe dérivée de demitasse.bots.Bot.
bot-not-made = « { $bot } » fait un { $made } et non un bot : il faut un objet d’une classe dérivée de demitasse.bots.Bot.
bot-no-recipe = { $bot } n’est pas un bot : donnez un nom, une classe dérivée de demitasse.bots.Bot, une de ses instances, un partial, ou une fonction qui prend une graine.
bot-bad-arguments = Impossible de lire les arguments de « { $bot } » : écrivez-les nom=valeur avec des valeurs simples, comme mybots:Clever(depth=3, style="calm").
bot-positional = Les arguments de { $bot } doivent être nommés : le premier est la graine, que donne chaque partie.
lesson-unknown = Il n’y a encore rien à apprendre sur { $game } ; il y a de quoi pour : { $games }.
bot-budget-number = « { $given } » n’est pas un nombre de simulations : écrivez un nombre entier, comme simulations=64.
bot-budget-range = Impossible de donner { $given } simulations à un bot : de { $least } à { NUMBER($most, useGrouping: 1) }, c’est possible.
weights-unreadable = { $file } n’est pas un fichier de poids complet ({ $reason }) ; `demitasse train` en écrit un.
weights-newer = { $file } vient d’un Demitasse plus récent : il est en version { $version }, et celui-ci lit jusqu’à { $known }.
weights-other-game = { $file } contient des poids pour { $game }, et on joue à { $wanted }.
weights-other-features = { $file } a été appris avec d’autres critères que ceux de ce Demitasse (« { $feature } », à { $seats }) ; apprenez-le de nouveau avec `demitasse train`.
weights-other-content = Les poids ont été appris avec d’autres cartes ({ $content }) que celles de la partie ; jouez sans eux, ou apprenez avec celles-ci.
weights-no-seats = Les poids ne savent rien des parties à { $seats }, seulement de celles à { $known }.
bot-waits = J’attendrais : il n’y a rien à faire pour l’instant.
bot-no-reason = Je n’ai pas de raison à donner.
judge-unknown = Personne n’a encore appris à juger les positions de { $game } ; il y a quelqu’un pour : { $games }.
