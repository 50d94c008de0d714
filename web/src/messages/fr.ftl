web-window-title = { $title } · Demitasse
web-skip = Aller au contenu
web-home = vers l’accueil
web-steps = Étapes du tour
web-sound = Son
web-sound-on = Activer le son
web-sound-off = Couper le son
web-theme-light = Passer au thème clair
web-theme-dark = Passer au thème sombre
web-language = Langue
web-language-en = EN, anglais
web-language-fr = FR, français
web-help = Aide
web-guide = Votre premier tour, pas à pas
web-results = Résultats en solo
web-rules = Règles
web-my-box = Ma boîte
web-loading = Un instant…
web-page-lost = Cette page ne s’est pas chargée
web-reload = Recharger
web-try-again = Réessayer
web-cancel = Annuler
web-close = Fermer
web-connection-lost = La connexion est perdue : réessayez dans un instant.
web-copy = Copier
web-copied = Copié
web-copy-by-hand = Votre navigateur n’a pas voulu copier. Le lien est sélectionné : copiez-le à la main.
web-share = Partager
web-qr = QR code du lien
web-qr-show = QR code
web-to-start = Vers l’accueil
web-to-table = Vers la table
web-no-network = Le serveur est injoignable : vérifiez votre connexion, puis réessayez.
web-no-answer = La réponse du serveur n’a pas de sens (statut { $status }). Réessayez dans un instant.
web-trouble = Quelque chose a mal tourné sur cette page. Rechargez-la.
web-no-game = Ce jeu n’existe pas ici.
web-nowhere = Il n’y a rien ici
web-nowhere-about = L’adresse est fausse, ou ce qui s’y trouvait a été supprimé.
web-start-title = Entrez, installez-vous, jouez.
web-start-about = Des jeux de société qui sentent bon le café, à votre table : contre des bots, autour d’un écran, ou avec vos amis où qu’ils soient.
web-unofficial = Demitasse n’a rien d’officiel : fait par des joueurs pour des joueurs, avec ses propres mots et ses propres dessins. Les jeux appartiennent à leurs auteurs et éditeurs.
web-players = De { $fewest } à { $most } joueurs
web-play-bots = Jouer contre des bots
web-play-friends = Jouer entre amis
web-laying = Mise en place de la table…
web-guide-first = Première fois ? Un tour, pas à pas
web-somebody = Convive
web-a-table = Une table
web-my-tables = Mes tables
web-no-tables = Dès que vous aurez joué, vos tables vous attendront ici.
web-open-seat = une place libre
web-state-lobby = En attente d’amis
web-state-playing = En cours
web-state-paused = En pause
web-state-waiting = En attente de quelqu’un
web-state-over = Terminée
web-state-gone = Cette table a été supprimée.
web-forget = Oublier cette table : { $table }
web-forget-about = Oublier cette table : la clé de votre place est jetée
web-all-tables = Voir les { $number }
web-open-record = Ouvrir une partie enregistrée
web-open-record-about = Revoyez une partie terminée à partir du fichier enregistré.
web-choose-file = Choisir un fichier
web-reading = Lecture…
web-new-table = Une nouvelle table
web-new-table-about = { $game } : décidez qui s’assied où. Vos amis rejoignent la table par un lien.
web-who-plays = Qui joue ?
web-how-many = Nombre de joueurs
web-number-of-players = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
}
web-seat = Place { $number }
web-who-me = Moi
web-who-here = Une autre personne devant cet écran
web-who-friend = Un ami, par lien
web-who-bot = Bot, { $bot }
web-who-friend-about = Rejoint la table par votre lien.
web-who-bot-about = Prêt tout de suite.
web-bot = bot
web-bot-calm-cook = cuisine tranquillement
web-bot-cook = cuisine bien
web-bot-quick-cook = cuisine vite
web-bot-greedy = joue bien
web-bot-random = joue au hasard
web-name = Nom
web-options = Options
web-as-usual = Comme d’habitude
web-option-is = { $label } : { $value }
web-value-random = Au hasard
web-value-fixed = Toujours 6
web-value-red = Rouge
web-value-blue = Bleu
web-value-green = Vert
web-value-yellow = Jaune
web-value-easy = Facile
web-value-normal = Normal
web-value-hard = Difficile
web-value-expert = Expert
web-value-standard = Normale
web-value-relaxed = Détendue
web-value-practice = Entraînement
web-cr-option-first-help = Qui ouvre chaque manche.
web-cr-option-colours-help = Une couleur chacun ; à deux, rouge et bleu.
web-kr-option-goal-help = Un niveau, ou un Objectif qui sort de l’ordinaire.
web-kr-option-mode-help = Comme dans le livret ; détendue, avec vos durées et des pauses à volonté ; ou entraînement : une seule manche, sans salaires.
web-kr-option-timer_seconds-help = En partie détendue seulement. D’après la règle : 30.
web-kr-option-round_seconds-help = En partie détendue seulement. D’après la règle : 240, ou 300 en solo.
web-kr-option-unavailable_storage-help = À un ou deux joueurs.
web-kr-option-locked_storage-help = Jusqu’à l’achat de son Amélioration.
web-kr-option-locked_stove-help = Le numéro d’une case des Fourneaux, fermée jusqu’à l’achat de son Amélioration.
web-leavers = Quand quelqu’un s’en va
web-leavers-bot = un bot prend la relève
web-leavers-wait = la table attend son retour
web-cards = Avec quelles cartes ?
web-cards-to-box = Corriger des cartes dans Ma boîte
web-cards-from-ours = Nos cartes
web-cards-from-mine = Ma boîte
web-cards-from-file = Un fichier
web-cards-corrections =
    { $number ->
        [0] rien de corrigé encore
        [one] une correction
       *[other] { $number } corrections
    }
web-cards-drop = Ou déposez-le ici : un fichier de contenu (.toml), comme Ma boîte l’enregistre.
web-cards-other = Choisir un autre fichier
web-cards-checking = Vérification des cartes…
web-cards-wrong =
    { $number ->
        [one] On ne peut pas encore jouer avec « { $file } ». Une chose ne va pas :
       *[other] On ne peut pas encore jouer avec « { $file } ». { $number } choses ne vont pas :
    }
web-cards-large = « { $file } » est trop gros ({ $size } ko) : un fichier de contenu fait { $most } ko au plus.
web-cards-not-text = « { $file } » n’est pas un fichier de texte : choisissez un fichier de contenu (.toml), comme Ma boîte l’enregistre.
web-cards-first = On ne peut pas encore jouer avec les cartes choisies : voyez ce qui est dit à leur sujet, ou jouez avec nos cartes.
web-cards-differ =
    { $number ->
        [0] { $file } : toutes les cartes sont comme les nôtres.
        [one] { $file } : une carte diffère des nôtres.
       *[other] { $file } : { $number } cartes diffèrent des nôtres.
    }
web-cards-what = Qu’est-ce qui change ?
web-cards-change-added = nouvelle
web-cards-change-removed = retirée
web-cards-look = Voir ces cartes
web-cards-own = ses propres cartes
web-cards-more =
    { $number ->
        [one] une autre
       *[other] { $number } autres
    }
web-own-cards = Cette table a ses propres cartes
web-lay-table = Mettre la table
web-start = Commencer la partie
web-join = Rejoindre une table
web-join-closed = Ce lien ne mène nulle part
web-see-replay = Revoir la partie
web-watch = Regarder
web-you = Vous
web-give-bot = La donner à un bot
web-watchers =
    { $number ->
        [one] Une personne regarde.
       *[other] { $number } personnes regardent.
    }
web-invite-join = Lien pour jouer
web-invite-join-about = Toute personne qui a ce lien peut prendre une place libre.
web-invite-watch = Lien pour regarder
web-invite-watch-about = Toute personne qui a ce lien voit ce que voit un spectateur, et rien de ce qui est caché.
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

## Comment jouer

web-how = Comment jouer
web-how-title = Comment jouer à { $game }
web-how-lead = De { $fewest } à { $most } joueurs, { $minutes } minutes. Huit images, deux minutes de lecture.
web-how-try = Essayer un tour
web-how-end = La fin
web-all-rules = Toutes les règles
