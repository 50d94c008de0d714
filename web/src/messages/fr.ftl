web-window-title = { $title } · Demitasse
web-old-browser = Ce navigateur est trop ancien pour bien disposer les tables. Vous pouvez jouer quand même : tous les choix sont dans la liste.
web-offline = Vous êtes hors ligne : seules les parties déjà revues ici peuvent l’être encore.
web-window-turn = ● À vous · { $title }
web-skip = Aller au contenu
web-home = vers l’accueil
web-steps = Étapes du tour
web-remind = Prévenez-moi quand c’est à moi
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
web-all-tables = Voir les { $number }
web-open-record = Ouvrir une partie enregistrée
web-open-record-about = Revoyez une partie terminée à partir du fichier enregistré.
web-choose-file = Choisir un fichier
web-reading = Lecture…
web-new-table = Une nouvelle table
web-seat = Place { $number }
web-who-bot = Bot, { $bot }
web-bot-calm-cook = cuisine tranquillement
web-bot-cook = cuisine bien
web-bot-quick-cook = cuisine vite
web-bot-greedy = joue bien
web-bot-beginner = joue en débutant
web-bot-casual = joue en habitué
web-bot-strong = joue solidement
web-bot-expert = joue en expert
web-bot-master = joue en maître
web-bot-random = joue au hasard
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
web-cards-own = ses propres cartes
web-own-cards = Cette table a ses propres cartes
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

## Comment jouer

web-how = Comment jouer
web-how-title = Comment jouer à { $game }
web-all-rules = Toutes les règles

web-until-today = jusqu’à { $time }
web-until-tomorrow = jusqu’à demain, { $time }
web-until-yesterday = temps écoulé
web-until-day = jusqu’à { $day }, { $time }
web-since-today = depuis { $time }
web-since-tomorrow = depuis un instant
web-since-yesterday = depuis hier, { $time }
web-since-day = depuis { $day }

web-hello-morning = Bonjour { $name }.
web-hello-afternoon = Bonjour { $name }.
web-hello-evening = Bonsoir { $name }.
web-hello = Vos tables
web-other-table = Ou essayez une autre table
web-thinking-for = { $unit ->
    [minutes] { $number } minutes
    [hours] { $number ->
        [one] une heure
       *[other] { $number } heures
    }
   *[days] { $number ->
        [one] un jour
       *[other] { $number } jours
    }
}
web-teach-on = M’apprendre : prévenir avant une gaffe
web-teach-off = Ne plus me prévenir
web-hints-from = Conseils de quelqu’un qui
