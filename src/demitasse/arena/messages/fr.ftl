## Ce qui ne peut être simulé

arena-no-games = Il faut au moins 1 partie à simuler, et non { $games }.
arena-no-workers = Il faut au moins 1 processus, et non { $workers }.
arena-empty-seat = Le siège { $number } de la liste est vide : mettez le nom d’un bot entre les virgules.
arena-no-people = Une simulation n’a pas de siège pour « you » : n’y placez que des bots ({ $bots }).

## Ce qui peut mal tourner en chemin

arena-bot-raised =
    Le bot { $bot } a échoué dans la partie { $play } (graine { $seed }) par « { $error } » ({ $where }).
arena-bot-illegal =
    Le bot { $bot } a choisi « { $choice } » dans la partie { $play } (graine { $seed }), ce qui ne lui était pas proposé{ $rule ->
        [none] {""}
       *[other] {" "}({ $rule })
    } : il doit rendre un des choix de sa décision.
arena-bot-slow =
    Le bot { $bot } a pris plus de { $seconds } s de processeur pour un choix de la partie { $play } (graine { $seed }) : donnez-lui-en plus avec --think, ou faites-le moins réfléchir.
arena-bot-typed-in =
    Le bot { $bot } est écrit dans un carnet ou tapé au clavier, où d’autres processus ne peuvent le trouver : mettez-le dans un fichier à lui, comme mybots.py, ou jouez avec 1 seul processus.
arena-bot-not-sent =
    Un bot ne peut être donné à d’autres processus ({ $reason }) : écrivez-le, ou la fonction qui le fait, au premier niveau d’un module, ou jouez avec 1 seul processus.
arena-worker-lost =
    Un processus s’est arrêté au milieu de ses parties : voyez ci-dessus ce qu’il en a dit, ou essayez avec 1 seul processus.

## Fichiers de résultats

arena-unknown-suffix = Impossible d’écrire les résultats dans { $file } : le nom doit finir par l’un de { $suffixes }.
arena-no-pyarrow =
    Écrire { $file } demande pyarrow, qui n’est pas installé : lancez pip install "demitasse[lab]", ou écrivez plutôt { $instead }.
arena-is-a-folder = Impossible d’écrire les résultats dans { $file } : c’est un dossier, et il faut un fichier.
arena-no-folder = Impossible d’écrire les résultats dans { $file } : le dossier { $folder } n’existe pas.
arena-disk-full = Le disque est plein : { $file } n’a pas été écrit ; faites de la place, ou choisissez un autre disque.
arena-not-written = { $file } n’a pas été écrit ({ $reason }) : choisissez un endroit où l’on peut écrire.
arena-written = Chaque siège de chaque partie est dans { $file }.
arena-part-left =
    { $part } contient les parties d’une simulation interrompue : continuez avec --resume, ou effacez-le.
arena-being-written = Une autre simulation écrit { $file } en ce moment : attendez-la, ou choisissez un autre fichier.
arena-other-series =
    { $file } contient les parties d’une autre simulation (autre jeu, autres cartes, options, bots ou graine) : continuez comme elle a commencé, ou choisissez un autre fichier.
arena-kept =
    { $plays ->
        [one] { NUMBER($plays, useGrouping: 1) } partie finie est gardée dans { $file } ; la même commande avec --resume continue.
       *[other] { NUMBER($plays, useGrouping: 1) } parties finies sont gardées dans { $file } ; la même commande avec --resume continue.
    }
arena-recorded = Les parties sont dans le dossier { $folder } : ouvrez-en une sur la page, ou avec demitasse replay.
arena-not-results = { $file } ne contient pas de résultats de demitasse simulate ({ $reason }) : donnez un fichier écrit par --out.
arena-unreadable = Impossible de lire { $file } ({ $reason }) : donnez un fichier écrit par --out.
arena-breaks-off =
    { $file } s’interrompt à la ligne { $line } : continuez avec simulate --resume, ou laissez la simulation le récrire.
arena-play-broken =
    { $file } s’interrompt dans la partie { $play } : continuez avec simulate --resume, ou laissez la simulation le récrire.
arena-no-pyarrow-to-read =
    Lire { $file } demande pyarrow, qui n’est pas installé : lancez pip install "demitasse[lab]".

## Ray

arena-no-ray = Une grappe Ray demande Ray, qui n’est pas installé : lancez pip install "demitasse[ray]", ou omettez --on.
arena-unknown-cluster = Il n’y a pas de grappe « { $on } » : écrivez ray pour une grappe sur cette machine, ou ray://hôte:port.
arena-cluster-lost = La grappe Ray ({ $on }) est injoignable, ou a disparu : { $reason }

## Le rapport

arena-progress = Parties
arena-rate = { $rate } parties/s
arena-title =
    { $game } : { $games ->
        [one] { NUMBER($games, useGrouping: 1) } partie
       *[other] { NUMBER($games, useGrouping: 1) } parties
    }, graine { $seed }
arena-bots = Bots
arena-bot = bot
arena-no-levels = { $game } n’a pas de niveaux à gravir ; ces jeux en ont : { $games }.
arena-no-such-level = Ce tableau n’a pas de ligne « { $level } » : prenez un niveau parmi { $levels }.
arena-plays = parties
arena-wins = victoires
arena-win-rate = taux
arena-interval = intervalle à 95 %
arena-mean-score = score moyen
arena-percent = { $number } %
arena-shared-wins =
    { $plays ->
        [one] { NUMBER($plays, useGrouping: 1) } partie a été gagnée par plusieurs sièges ensemble : elle compte comme victoire pour chacun d’eux.
       *[other] { NUMBER($plays, useGrouping: 1) } parties ont été gagnées par plusieurs sièges ensemble : elles comptent comme victoires pour chacun d’eux.
    }
arena-tie =
    { $plays ->
        [one] { NUMBER($plays, useGrouping: 1) } partie à égalité de points, gagnée avec { $why }.
       *[other] { NUMBER($plays, useGrouping: 1) } parties à égalité de points, gagnées avec { $why }.
    }
arena-won-together =
    { $plays ->
        [one] Tous gagnent ou perdent ensemble : { NUMBER($won, useGrouping: 1) } partie gagnée sur { NUMBER($plays, useGrouping: 1) } (95 % : { $low } % – { $high } %).
       *[other] Tous gagnent ou perdent ensemble : { NUMBER($won, useGrouping: 1) } gagnées sur { NUMBER($plays, useGrouping: 1) } parties (95 % : { $low } % – { $high } %).
    }
arena-turns = Selon l’ordre du tour
arena-turn = tour
arena-nth-turn =
    { $turn ->
        [1] premier
       *[other] { $turn }
    }
arena-notes = Ce qu’il en est sorti
arena-mean = moyenne
arena-median = médiane
arena-least = minimum
arena-most = maximum
arena-endings = Pourquoi les parties ont pris fin
arena-ending = fin
arena-share = part
arena-choices = Choix par partie : { $mean } en moyenne, médiane { $median }, de { NUMBER($min, useGrouping: 1) } à { NUMBER($max, useGrouping: 1) }.
arena-rounds = Manches par partie : { $mean } en moyenne, médiane { $median }, de { NUMBER($min, useGrouping: 1) } à { NUMBER($max, useGrouping: 1) }.
arena-speed = { NUMBER($rate, useGrouping: 1) } choix par seconde de processeur ({ $cpu } s de processeur en tout).

## Ce qu’apprennent beaucoup de parties

arena-ended-with = à la fin
arena-report-title =
    { $game } : ce qu’{ $games ->
        [one] apprend { NUMBER($games, useGrouping: 1) } partie
       *[other] apprennent { NUMBER($games, useGrouping: 1) } parties
    }
arena-report-files = D’après { $files }. Les intervalles sont à 95 % ; ils tiennent compte de ce que les sièges d’une même partie dépendent les uns des autres.
arena-report-power =
    Pour voir, quatre fois sur cinq, qu’un taux de victoire s’écarte de 3 points sur cent, il faut { NUMBER($wanted, useGrouping: 1) } parties ; ces { NUMBER($games, useGrouping: 1) } montrent des écarts à partir de { $seen } points.
arena-report-won = Tous gagnent ou perdent ensemble : { $share } des parties ont été gagnées.
arena-report-written = Le tout, avec des graphiques, est dans { $file }.
arena-report-more = … et { $more } de plus : --out page.html les donne toutes.
arena-things = Cartes, tuiles et autres
arena-things-so = Ce que les choses sont devenues : { $fates }
arena-thing = quoi
arena-had = part des sièges
arena-points-with = points en plus
arena-wins-with = victoires en plus, sur cent
arena-no-cause = De combien les sièges qui l’avaient ont fait mieux que les autres, en points et en victoires. Ce qui accompagne la victoire n’en est pas forcément la cause : simulate --compare dit ce que fait une carte.
arena-measure = par siège
arena-of-winners = gagnants
arena-winners-more = en plus chez les gagnants
arena-over-rounds = Points au fil des manches
arena-rounds-told = Points moyens après chaque manche atteinte par au moins un vingtième des parties, selon l’ordre du tour.
arena-lengths = Durées
arena-openings = Ouvertures
arena-opening = premiers choix
arena-plot-wins = Taux de victoire avec leurs intervalles ; la ligne en tirets est ce que tous auraient à égalité.
arena-plot-points = Points moyens après chaque manche
arena-plot-rounds = Parties selon le nombre de manches

## Avec et sans un changement

arena-compare-title =
    { $game }, avec et sans le changement : { $pairs ->
        [one] { NUMBER($pairs, useGrouping: 1) } paire de parties
       *[other] { NUMBER($pairs, useGrouping: 1) } paires de parties
    }, { $bots }, graine { $seed }
arena-compare-what = différence
arena-compare-seats = sièges
arena-compare-points = points
arena-compare-wins = victoires, sur cent
arena-compare-all = chaque siège, en moyenne
arena-compare-first = le premier siège
arena-compare-team = l’équipe
arena-compare-rounds = Manches par partie : { $rounds }.
arena-compare-verdict =
    { $what } vaut { $points } points à qui l’a et change { $team ->
        [0] les victoires du premier siège
       *[other] les victoires de l’équipe
    } de { $first } points sur cent. { $clear ->
        [0] Le hasard seul peut en faire autant à qui l’a : plus de parties le diraient.
       *[other] Le hasard seul n’en ferait guère autant à qui l’a.
    }
arena-compare-unseen = Presque personne n’a eu { $what } dans ces parties : on ne peut rien en dire encore.
arena-compare-cpu = { $cpu } s de processeur.
