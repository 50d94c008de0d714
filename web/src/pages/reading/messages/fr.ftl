### The rules, how to play, and the guide.

web-rules = Règles
web-bot = bot
web-rules-of = Toutes les règles de { $game }
web-rules-first = Vous découvrez le jeu ? Huit images le racontent. La suite sert à vérifier un détail.
web-rules-exactly = Pour tout savoir
web-rules-exactly-about = Ce qui est toujours vrai, ce que contiennent les cartes, qui voit quoi et ce que l’on demande à qui : pour qui teste le jeu ou écrit des bots.
web-rules-search = Chercher dans les règles
web-rules-found =
    { $number ->
        [0] Aucune règle n’en parle.
        [one] Une règle
       *[other] { $number } règles
    }
web-rules-contents = Sommaire
web-rules-proofs =
    { $number ->
        [one] Prouvée par un test
       *[other] Prouvée par { $number } tests
    }
web-guide-none = Ce jeu n’a pas encore de guide.
web-guide-next = Suivant
web-guide-back = Retour
web-guide-skip = Quitter le guide
web-guide-progress = Étape { $step } sur { $steps }
web-guide-follow = Dans ce guide, suivez la lueur : « { $choice } ».
web-guide-play = Vers les tables
web-guide-choices = Ce que vous pouvez faire
web-guide-chapters = Un tour

web-how-lead = De { $fewest } à { $most } joueurs, { $minutes } minutes. Huit images, deux minutes de lecture.
web-how-try = Essayer un tour
web-how-end = La fin
