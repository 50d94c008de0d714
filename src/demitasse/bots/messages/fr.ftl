bot-unknown = Il n’y a pas de bot « { $bot } » ; il y a : { $bots }, ou le vôtre, écrit module:classe.
bot-not-importable = Le bot « { $bot } » ne peut pas être chargé ({ $reason }) ; écrivez module:classe, avec un module que Python sait importer.
bot-not-one = « { $bot } » n’est pas un bot : il faut une classe dérivée de demitasse.bots.Bot.
bot-waits = J’attendrais : il n’y a rien à faire pour l’instant.
bot-no-reason = Je n’ai pas de raison à donner.
