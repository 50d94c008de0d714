### Ce que dit la commande.

## Une ligne de commande qu’on ne peut pas suivre

cli-no-such-command =
    Il n’y a pas de commande « { $word } » ; { $near ->
        [none] il y a : { $commands }.
       *[other] vouliez-vous dire { $near } ?
    }
cli-no-such-flag =
    « { $command } » ne connaît pas { $flag } ; { $near ->
        [none] voyez { $command } --help.
       *[other] vouliez-vous dire { $near } ?
    }
cli-flag-needs-value = L’option { $flag } demande une valeur après elle ; voyez { $command } --help.
cli-flag-takes-no-value = L’option { $flag } va seule, sans valeur ; voyez { $command } --help.
cli-resume-needs-out = --resume continue un fichier : nommez-le avec --out.
cli-only-alone = --only rejoue une seule partie et n’écrit pas de résultats : omettez --out et --resume (--records garde la partie).
cli-not-seconds = { $flag } prend un nombre de secondes comme 2 ou 0.5, et non « { $value } ».
cli-compare-alone = --compare joue des paires de parties et n’en garde aucune : omettez --out, --resume, --records et --only.
cli-compare-same = Avec ou sans, c’est pareil : il n’y a rien à comparer.
cli-compare-unknown =
    --compare prend ce que dit le reste de la commande, et « { $what } » n’y est pas : { $known ->
        [none] donnez d’abord --content FICHIER ou une option.
       *[other] prenez { $known }.
    }
cli-report-suffix = Impossible d’écrire la page dans { $file } : son nom doit finir par .html.
cli-report-two-games = { $files } contiennent les résultats de jeux différents : un rapport porte sur un seul jeu.
cli-report-twice = { $file } et { $other } contiennent des parties de la même simulation : n’en donnez qu’un.
cli-ladder-written = Le tableau est dans { $file }.
cli-ladder-other = Le tableau de { $file } vient d’une autre commande ({ $command }), et ses lignes ne vont pas avec celles-ci : jouez autant de parties avec la même graine, ou tous les niveaux.
cli-ladder-page = Impossible de lire { $file } ({ $reason }) ; donnez un fichier texte, ou un fichier qui n’existe pas encore.
cli-train-round = À { $seats }, étape { $turn } : { NUMBER($games) } parties, { NUMBER($positions) } positions, R² { $explained }.
cli-train-written = Les poids sont dans { $file }.
cli-calibrate-round = { $seats } joueurs, { NUMBER($games) } parties mises à part : Brier { $brier } (toujours à égalité : { $even }), au plus { $off } points d’écart dans un dixième.
cli-calibrate-written = Les chances sont dans { $file }.
cli-analyse-written = La page du coach est dans { $file }.
cli-analyse-kind = Le coach écrit une page (.html) ou des données (.json), et { $file } n’est ni l’un ni l’autre.
cli-report-empty = Il n’y a aucune partie dans { $files } : donnez un fichier écrit par simulate --out.
cli-missing-word = Il manque { $what } : écrivez { $usage }.
cli-too-many-words = « { $word } » est un mot de trop ; voyez { $command } --help.
cli-bad-usage = On ne peut pas suivre cela ({ $reason }) ; voyez { $command } --help.
cli-which-game = Quel jeu ? Écrivez { $command } et l’un de ceux-ci : { $games }.
cli-not-a-number =
    L’option { $flag } prend un nombre entier { $most ->
        [none] à partir de { $least }
       *[other] de { $least } à { $most }
    }, et non « { $value } ».
cli-silent-whole = --silent montre un chapitre entier : laissez « { $id } », par exemple : demitasse rules { $game } --silent.
cli-silent-nowhere = Le livret de règles de { $game } ne nomme aucune question laissée ouverte.
cli-empty-seat = Le siège { $number } de la liste est vide : mettez you, you:NOM ou un bot entre les virgules.
cli-bad-name = Le nom « { $name } » ne convient pas à la table. { $why }

## Ce que la machine ne permet pas

cli-interrupted = Interrompu.
cli-machine-refused = La machine refuse de continuer ({ $reason }) ; faites de la place ou choisissez un autre endroit, puis recommencez.
cli-unexpected = C’est une erreur de Demitasse ({ $error }) : relancez la même commande avec { $variable } et signalez ce qu’elle affiche.
cli-bot-failed = Le bot « { $bot } » ne peut pas continuer : { $error }

## Enregistrements

cli-record-exists = « { $file } » existe déjà : donnez un autre nom à --record, ou continuez cette partie avec --resume.
cli-record-cannot = L’enregistrement « { $file } » ne peut pas être écrit ({ $reason }) ; choisissez un autre endroit avec --record.
cli-not-kept = Cette partie n’est pas gardée, car aucun enregistrement ne peut être écrit ({ $reason }) ; choisissez un endroit avec --record pour la garder.
cli-record-broke = L’enregistrement ne peut plus être écrit ({ $reason }) : « { $file } » garde la partie jusqu’au choix { $choices }, et --resume la reprendra de là quand il y aura de la place.
cli-resume-alone = --resume prend sièges, graine et options dans l’enregistrement ; laissez de côté { $flags }.
cli-resume-finished = La partie de « { $file } » est finie, il n’y a donc rien à reprendre ; regardez-la avec demitasse replay.
cli-resumed =
    Vous reprenez la partie après { $choices ->
        [one] { $choices } choix.
       *[other] { $choices } choix.
    }
cli-kept = La partie est gardée dans { $file }.
cli-left =
    { $file ->
        [none] Vous quittez la table ; cette partie n’a pas été gardée.
       *[other] Vous quittez la table ; la partie est gardée et se reprend avec : { $command }
    }
cli-input-ended =
    { $file ->
        [none] Les lignes se sont arrêtées avant la partie ; elle n’a pas été gardée.
       *[other] Les lignes se sont arrêtées avant la partie ; elle est gardée et se reprend avec : { $command }
    }
cli-interrupted-play =
    { $file ->
        [none] Interrompu ; cette partie n’a pas été gardée.
       *[other] Interrompu ; la partie est gardée et se reprend avec : { $command }
    }
cli-verified =
    vérifié : { $choices ->
        [one] { $choices } choix, toutes les empreintes et le résultat sont justes.
       *[other] { $choices } choix, toutes les empreintes et le résultat sont justes.
    }
cli-verified-unfinished =
    vérifié : { $choices ->
        [one] { $choices } choix, toutes les empreintes sont justes ; la partie n’est pas finie.
       *[other] { $choices } choix, toutes les empreintes sont justes ; la partie n’est pas finie.
    }
cli-unfinished = La partie n’est pas finie ; elle se reprend avec : { $command }

## À la table

cli-footer = un numéro ou un choix · annuler (u) · indice (?) · pourquoi … · aide (h) · quitter (q)
cli-footer-paused = un numéro ou un choix · attendre (w), attendre 5 · réserver … · indice (?) · pourquoi … · aide (h) · quitter (q)
cli-no-such-number =
    { $last ->
        [1] Il n’y a pas de choix { $number } ; le seul est le 1.
       *[other] Il n’y a pas de choix { $number } ; ils vont de 1 à { $last }.
    }
cli-ambiguous =
    « { $text } » peut vouloir dire { $choices }{ $more ->
        [0] {""}
       *[other] {" "}ou { $more } autres
    } ; écrivez-en un peu plus, ou son numéro.
cli-person = { $seat-you ->
    [yes] Vous :
   *[no] { $seat-name } :
}
cli-secret = un choix secret
cli-undone = le dernier choix est annulé
cli-taken-back = Annulé : { $choice }.
cli-advice =
    Ensuite{"\u00A0"}: { $number }, { $choice }{ $more ->
        [0] {""}
       *[other] {" "}(et { $more } de plus)
    }{"\u00A0"}: { $why }
cli-advice-wait = Ensuite{"\u00A0"}: { $why }
cli-hint = Indice : { $number }, { $choice }. { $why }
cli-why-what = Quel choix ? Écrivez-le après pourquoi, par exemple : pourquoi step c2.
cli-why-allowed = C’est permis maintenant : { $choice }.
cli-help-at-the-table = Tapez le numéro d’un choix, le choix lui-même (step c2, pour milk 1) ou juste ce qu’il en faut (c2, lait 1).
cli-wait-nothing = Il n’y a rien à attendre : aucun chronomètre ne tourne.
cli-wait-what = Dites combien de secondes attendre, de 1 à { $most }, ou seulement « attendre » jusqu’à ce qu’il se passe quelque chose.
cli-claims = Réservé : { $claims }
cli-claims-none = Personne n’a rien réservé.
cli-claim = { $what-name } ({ $seat-name })
cli-claim-asked = { $what-name } ({ $seat-name } ; demandé par { $whom-name })
cli-claim-nothing = Il n’y a rien à réserver : commandes et pièces se partagent pendant la préparation et tant que l’horloge tourne.
cli-claim-what = Réserver quelle commande ou quelle pièce ? Écrivez-la après réserver, par exemple : réserver évier.
cli-order-undo = annuler votre dernier choix, tant que rien n’a été révélé et que personne d’autre n’a choisi
cli-order-claim = dire que vous prenez une commande ou une pièce, ou y renoncer : réserver évier ; les bots s’y tiennent et vous cèdent le pas
cli-order-hint = ce que ferait le bot, et pourquoi
cli-order-help = cette page
cli-order-board = revoir la table
cli-order-log = tout ce qui s’est passé
cli-order-rules = le livret, ou une règle, ou plusieurs : règles CR-MOVE-14, règles CR-MOVE
cli-order-why = pourquoi un choix est refusé : pourquoi step c2
cli-order-wait = laisser passer le temps jusqu’à ce qu’il se passe quelque chose, ou tant de secondes : attendre, attendre 5
cli-order-quit = partir ; la partie est gardée et peut être reprise

cli-words-undo = annuler
cli-words-claim = réserver
cli-words-hint = indice
cli-words-help = aide
cli-words-board = plateau
cli-words-log = journal
cli-words-rules = règles règle
cli-words-why = pourquoi
cli-words-wait = attendre
cli-words-quit = quitter

## La fin

cli-won-together =
    { $seats ->
        [1] Vous avez gagné.
       *[other] Vous avez gagné ensemble.
    }
cli-lost-together =
    { $seats ->
        [1] Vous avez perdu.
       *[other] Vous avez perdu ensemble.
    }
cli-total = Total
cli-ranked-first =
    { $rank }. { $seat-you ->
        [yes] Vous l’emportez
       *[no] { $seat-name } l’emporte
    } avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
cli-ranked =
    { $rank }. { $seat-you ->
        [yes] Vous
       *[no] { $seat-name }
    }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
cli-tie = Pour départager, { $why } : { $figures }.
cli-tie-shared = Égalité parfaite : la victoire est partagée.
cli-ended-by = Pourquoi c’est fini : { $cause }.
cli-seed-was = La graine était { $seed } : --seed { $seed }, avec les mêmes sièges et options, distribue de nouveau la même partie.

## Les jeux

cli-games-players = De { $fewest } à { $most } joueurs
cli-games-bots = Bots : { $bots }
cli-games-levels = De beginner à master, chacun est plus fort que le précédent ; sans rien dire, on rencontre { $usual }.
cli-games-options = Options : { $options }

## Une règle

cli-rule-code =
    { $count ->
        [0] Code : aucun en propre ; un exemple, ou ce que disent les fichiers de contenu
       *[other] Code
    }
cli-rule-tests = Tests qui la prouvent

## Aide

cli-help-usage = Usage :
cli-help-options = Options{"\u00A0"}
cli-help-own-options = { $game }{"\u00A0"}
cli-help-values = Valeurs au choix{"\u00A0"}
cli-help-list-command = Commandes{"\u00A0"}
cli-help-list-game = Jeux{"\u00A0"}
cli-help-word-options = [OPTIONS]
cli-help-word-command = COMMANDE …
cli-help-word-game = JEU
cli-help-word-value = VALEUR
cli-help-word-file = FICHIER
cli-help-word-address = ADRESSE
cli-help-word-folder = DOSSIER
cli-help-demitasse = Des jeux de café et de cuisine : jouez contre des bots, lancez des parties en nombre, revoyez les anciennes, lisez les règles.
cli-help-games = Ce à quoi on peut jouer, avec quels bots et quelles options.
cli-help-play = Jouer ici, contre des bots ou à plusieurs au même clavier.
cli-help-play-game = Jouer à { $game }.
cli-help-simulate = Faire jouer des bots de nombreuses fois et dire ce qu’il en sort.
cli-help-simulate-game = Faire jouer des bots à { $game } de nombreuses fois, en tournant les sièges.
cli-help-ladder = Faire jouer chaque niveau d’un jeu contre celui du dessous, et dire de combien il est plus fort.
cli-help-ladder-game = Faire jouer chaque niveau de { $game } contre celui du dessous.
cli-help-train = Laisser des bots apprendre un jeu en jouant contre eux-mêmes.
cli-help-train-game = Apprendre ce que valent les positions de { $game } en jouant contre soi-même, et écrire les poids dans un fichier.
cli-help-calibrate = Ajuster la chance de gagner du coach à des parties de bots forts, et dire si elle est juste.
cli-help-calibrate-game = Ajuster la chance de gagner du coach pour { $game }, et l’écrire dans un fichier.
cli-help-analyse = Revoir une partie terminée avec le coach : la courbe, et les choix qui l’ont décidée.
cli-help-report = Dire ce qu’apprennent les parties de fichiers de résultats, en tableaux et en une page avec graphiques.
cli-help-replay = Raconter une partie enregistrée et montrer la table à la fin.
cli-help-rules = Lire le livret d’un jeu, plusieurs règles (CR-MOVE), ou une seule (CR-MOVE-14) avec son code et ses tests.
cli-help-box = Regarder dans la boîte d’un jeu : chaque carte, chaque nombre, et comment on le connaît.
cli-help-serve = Ouvrir la table aux navigateurs : sur cette machine, ou pour toute la maison avec --host 0.0.0.0.
cli-help-backup = Copier toutes les tables dans un fichier, même pendant que le serveur tourne ; son empreinte est notée à côté.
cli-help-restore = Remettre une copie à la place des tables, serveur arrêté ; ce qui s’y trouvait est gardé.
cli-backup-done = Toutes les tables sont dans { $file }, copie vérifiée. SHA-256 : { $digest }
cli-restore-done = La copie est en place dans { $folder }. Ce qui s’y trouvait est gardé sous le nom { $before }.
cli-help-status = Demander à un serveur comment il va : 0 s’il est prêt, 1 sinon.
cli-status-ready = { $address } est prêt. Tables en mémoire : { $tables } ; personnes connectées : { $viewers }.
cli-status-not-ready = { $address } n’est pas prêt. Tables en mémoire : { $tables } ; personnes connectées : { $viewers }.
cli-status-nothing = Aucun serveur ne répond à { $address } : { $reason }.
cli-status-foreign = Ce qui répond à { $address } n’est pas un serveur Demitasse.
cli-help-flag-lang = La langue : anglais ou français.
cli-help-flag-help = Afficher cette page.
cli-help-flag-version = Afficher la version.
cli-help-flag-seats = Qui s’assied où : you, you:NOM ou un bot, par exemple { $seats }.
cli-help-flag-seed = Le nombre dont vient la distribution ; la même graine donne la même partie. Tiré au sort si on ne le donne pas.
cli-help-flag-content = Un fichier avec vos propres cartes ou votre plateau ; peut être donné plusieurs fois.
cli-help-flag-record = Où garder la partie ; dans votre dossier de données si on ne le dit pas.
cli-help-flag-resume = Reprendre une partie gardée et non finie.
cli-help-flag-games = Combien de parties ({ $default }).
cli-help-flag-bots = Quels bots ({ $default }), ou les vôtres, écrits module:classe.
cli-help-flag-first-seed = Le nombre dont viennent toutes les parties ({ $default }).
cli-help-flag-workers = Combien de processus se partagent le travail ({ $default }) ; le résultat est le même.
cli-help-flag-think = Secondes de processeur par choix d’un bot ; s’il en prend plus, la simulation s’arrête et les parties finies sont gardées.
cli-help-flag-on = Jouer sur une grappe Ray : ray pour une ici, ray://hôte:port pour une autre ; le résultat est le même.
cli-help-flag-json = Afficher le rapport comme un seul objet JSON.
cli-help-flag-out = Écrire chaque résultat dans FICHIER.csv, .json ou .parquet.
cli-help-flag-go-on = Continuer avec les parties que le fichier de --out contient déjà.
cli-help-flag-page = Écrire le tout en une page, FICHIER.html.
cli-help-flag-records = Garder chaque partie dans ce dossier, pour l’ouvrir sur la page ou avec replay.
cli-help-flag-only = Rejouer la partie N, seule.
cli-help-flag-compare = Jouer chaque partie deux fois, avec et sans ceci : content, ou le nom d’une option donnée ; plusieurs avec des virgules.
cli-help-flag-players = Combien de joueurs ({ $default }) : un bot d’un niveau parmi ceux du niveau inférieur.
cli-help-flag-level = Ne jouer que les lignes de ce niveau ; sur une page, les autres restent. Peut être donné plusieurs fois.
cli-help-flag-keep = Garder chaque partie dans ce dossier ; la même commande reprend où elle s’est arrêtée.
cli-help-flag-opponents-page = Écrire le tableau dans une page, à la place de l’ancien.
cli-help-flag-weights-file = Où vont les poids ({ $default }).
cli-help-flag-training-games = Combien de parties à deux compte une étape d’apprentissage ({ $default }).
cli-help-flag-calibration-games = Combien de parties à deux sont jouées, la moitié pour mesurer ({ $default }).
cli-help-flag-chances-file = Où vont les chances ({ $default }).
cli-help-flag-calibration-page = Une page de Markdown où va le tableau, avec un graphique à côté.
cli-help-flag-coach-page = Où va le résultat : une page (.html) ou des données (.json) ; sinon, il est dit ici.
cli-help-flag-worlds = Dans combien de mondes imaginés un choix est essayé ({ $default }).
cli-help-flag-to = Seulement les N premières lignes, et la table après elles.
cli-help-flag-silent = Seulement là où le livret se tait : ce qu’il laisse ouvert, notre choix et pourquoi.
cli-help-flag-verify = Seulement vérifier : chaque choix, chaque empreinte, le résultat.
cli-help-flag-guessed = Seulement ce qui est deviné.
cli-help-flag-deck = Un seul paquet, par son id.
cli-help-flag-group = Un seul groupe, par son id.
cli-help-flag-check = Seulement si tout ce que le texte du livret implique est respecté.
cli-help-flag-host = Adresse à laquelle servir ({ $default }).
cli-help-flag-port = Port sur lequel servir ({ $default }) ; 0 en prend un de libre.
cli-help-flag-data = Dossier où les tables sont gardées, ou URL d’une base PostgreSQL.
cli-help-flag-open = Ouvrir la table dans le navigateur.
cli-help-flag-behind-proxy = Croire les adresses que rapporte un proxy de cette machine.
cli-help-flag-public-url = Le début des liens pour les amis, là où un nom mène ici : https://cafe.example. Sinon l’adresse de cette machine dans la maison.
cli-help-flag-host-name = Un autre nom qui mène ici ; l’option peut être répétée.
cli-help-flag-server-workers = Combien de processus serveurs se partagent le port ({ $default }) ; à plusieurs, il leur faut une base PostgreSQL.
cli-help-flag-settings = Un fichier TOML avec les limites et les durées de conservation.
cli-help-flag-set = Changer un réglage, par exemple limits.sockets=500 ; l’option peut être répétée.
cli-help-flag-show-settings = Montrer tous les réglages et leur origine, sans rien servir.
cli-help-flag-log-json = Écrire le journal en JSON, un objet par ligne.
cli-help-flag-log-requests = Inscrire chaque requête au journal, avec identifiant, route, état, durée et adresse.

## La boîte

cli-box-share =
    { $title } : { $found } champs sur { $fields } viennent du livret, { $derived } sont déduits, { $guessed } devinés{ $mine ->
        [0] .
       *[other] , { $mine } de vous.
    }
cli-box-legend = « ~ » déduit de la règle nommée derrière, « ? » deviné, « * » de vous ; sans signe : du livret.
cli-box-field = { $label } : { $value }
cli-box-yes = oui
cli-box-no = non
cli-box-checks = { $held } vérifications du livret sur { $checks } sont respectées.
cli-box-no-deck = Il n’y a pas de paquet « { $deck } » dans cette boîte ; il y a : { $decks }.
cli-box-no-group = Il n’y a pas de groupe « { $group } » dans cette boîte ; il y a : { $groups }.
