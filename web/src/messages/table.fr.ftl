# Ce que chaque table dit autour de son jeu, et les parties à revoir.

web-connecting = Ouverture de la table…
web-reconnecting = Connexion perdue. Reconnexion…
web-no-way-in = Impossible d’ouvrir cette table

web-prompt = Que faire maintenant
web-choices = Vos choix
web-opponents = Les autres
web-story = Récit
web-areas = Parties de la table
web-tab-rivals = Adversaires
web-your-turn = À vous de jouer
web-plays-now = Joue maintenant
web-plays-next = Joue ensuite
web-points = { $points ->
    [one] point
   *[other] points
}
web-over = La partie est finie
web-waiting-for = À { $person } de jouer
web-waiting-before = Juste avant : { $told }
web-waiting-for-somebody = { $person } a quitté la table : la place est libre
web-waiting-host = Invitez quelqu’un ou confiez la place à un bot : « Autour de la table ».
web-waiting-guest = La table attend que quelqu’un s’asseye.
web-person-away = { $person } n’est pas en ligne en ce moment.
web-person-gone = { $person } a perdu la connexion.
web-person-back = { $person } est de retour.
web-says = { $person } : { $line }

web-pause = Pause
web-pause-ask = Demander une pause
web-paused = Pause : le chronomètre est arrêté
web-pause-interrupted = La table reprend après une interruption, là où elle en était.
web-pause-wanted = { $seat-you ->
    [yes] Vous demandez une pause
   *[no] Pause demandée par { $seat-name }
}
web-pause-go-on-wanted = Pour reprendre : { $seat-name }.
web-pause-waiting = On attend { $seat-name }.
web-pause-agree = Oui, pause
web-pause-go-on = Reprendre
web-pause-stay = Pas encore
web-pause-never-mind = Finalement non
web-awaited = La table attend { $seat-name }.
web-awaited-lost = Connexion perdue. L’horloge et tous les sabliers sont arrêtés jusqu’à son retour.
web-awaited-left = L’horloge et tous les sabliers sont arrêtés jusqu’à ce que la place soit reprise.
web-resumes = Tout le monde est là.
web-resumes-about = On reprend tout de suite : 3, 2, 1.
web-stand-in = Laisser jouer un bot
web-stand-in-about = { $seat ->
    [one] { $seat-you ->
        [yes] Vous reprenez la main dès votre retour
       *[no] { $seat-name } reprend la main dès son retour
    }
   *[other] Chacun reprend la main dès son retour
}
web-hands = Qui joue ici
web-behind = { $rows ->
    [one] { $rows } coup à montrer
   *[other] { $rows } coups à montrer
}
web-skip-rows = Passer

web-hint = Conseil : que ferait le bot ? (H)
web-hint-would = Le bot choisirait : { $choice }.
web-undo = Annuler
web-undo-what = Annuler : { $what }
web-undo-none = Rien à annuler
web-undone = { $seat-you ->
    [yes] Vous annulez votre dernier choix.
   *[no] { $seat-name } annule son dernier choix.
}
web-rule = Règle { $rule }

web-at-table = Autour de la table
web-seat-bot = Bot, { $bot }
web-seat-bot-thinking = Bot, réfléchit
web-seat-here = En ligne
web-seat-away = Hors ligne
web-seat-stand-in = Un bot joue à sa place
web-seat-open = Place libre
web-open-for-friend = La libérer pour un ami
web-speed = Rythme des coups adverses
web-speed-slow = Lent
web-speed-normal = Tranquille
web-speed-fast = Rapide
web-speed-instant = Instantané, sans animation
web-leave = Quitter la table
web-leave-to-bot = Un bot joue à votre place ; vous pouvez revenir à tout moment.
web-leave-waits = La table vous attend ; vous pouvez revenir à tout moment.
web-come-back = Reprendre ma place

web-curtain = { $person }, c’est votre tour
web-curtain-lift = Montrer mon côté de la table

web-total = Points
web-chart = Les points après chaque manche
web-chart-of = { $person } { $points }
web-rematch = Revanche
web-again-together = Encore une fois
web-rematch-join = Rejoindre la revanche
web-rematch-join-together = Rejoindre la partie suivante
web-watch-replay = Revoir la partie
web-save-record = Enregistrer la partie
web-look-at-table = Regarder la table
web-show-count = Voir le décompte

web-replay = Partie à revoir
web-replay-of = Partie à revoir : { $people }
web-replay-moment = Coup { $row } sur { $rows }
web-replay-moment-timed = { $time } · { $row } sur { $rows }
web-replay-start = Le début
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-forward = Un coup en avant
web-replay-last = À la fin
web-replay-slider = Moment de la partie
web-replay-eyes = Point de vue
web-replay-everyone = Spectateur
web-replay-open = Tout est dévoilé
web-replay-share = Lien vers cette partie
web-replay-share-about = Toute personne qui a ce lien peut revoir la partie.
web-replay-fork = Continuer à partir d’ici
web-replay-fork-about = Vous prenez cette place, des bots prennent les autres.
web-replay-fork-seat = Votre place
web-replay-fork-bot = Contre
web-replay-fork-with = Avec
web-replay-fork-over = La partie est finie à cet instant ; revenez un peu en arrière pour continuer.
web-replay-more = Graphique, point de vue, enregistrement

web-time-over = Votre temps de réflexion est écoulé ; la table vous attend.
web-time-over-other = Le temps de réflexion de { $person } est écoulé.
web-bot-for-you = Un bot joue pour vous jusqu’à votre retour.
web-play-myself = Jouer moi-même
web-talk = Messages
web-talk-new = Messages, { $number } de plus
web-icons-find = Chercher une icône
web-icons-about = Sur la table : pointez n’importe quoi, ou appuyez longuement.
web-icons-none = Aucune icône de ce nom.
web-coach = Coach
