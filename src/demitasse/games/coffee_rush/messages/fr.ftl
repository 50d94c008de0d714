### Coffee Rush, avec les mots de son livret : Réserve, pioche, rang 1, Tasse, pion Rush, Amélioration, Coup de feu.
### Les noms d’ingrédients, d’Améliorations et de boissons viennent du contenu avec une majuscule : ils se placent en
### tête, après deux-points, entre guillemets ou après « commande ». Jamais « de » ni « le » devant un nom propre.

cr-about = Courez d’un ingrédient à l’autre dans la cuisine, remplissez vos Tasses et envoyez vos commandes avant que les clients ne perdent patience.

## Que faire maintenant

cr-prompt-place = Posez un meeple sur une case qui n’en porte pas ; vous débuterez avec un jeton de ce qu’elle donne.
cr-prompt-fill = Choisissez une Tasse pour votre second jeton, avec le premier ou à part : { $ingredient-name }.
cr-prompt-upgrade =
    Amélioration : activez une tuile contre { $sent ->
        [3] vos 3 commandes envoyées
       *[other] 3 de vos { $sent } commandes envoyées
    }, ou passez.
cr-prompt-move =
    { $free ->
        [0] Plus de pas gratuits : arrêtez-vous sur une case libre, ou payez { $rush ->
            [one] votre pion Rush pour un pas de plus.
           *[other] un pion Rush (vous en avez { $rush }) pour un pas de plus.
        }
       *[other] { $made ->
            [0] Faites au moins un pas
           *[other] Continuez, ou arrêtez-vous sur une case libre
        } : { $free ->
            [one] encore { $free } pas gratuit
           *[other] encore { $free } pas gratuits
        }{ $rush ->
            [0] .
            [one] , et { $rush } pion Rush pour un de plus.
           *[other] , et { $rush } pions Rush pour autant de plus.
        }
    }
cr-prompt-pour =
    { $tokens ->
        [0] Distribution : votre main est vide ; vous pouvez encore vider des Tasses, ou terminer.
        [one] Distribution : { $tokens } jeton en main ; versez-le dans une Tasse, videz des Tasses, ou terminez et rendez-le.
       *[other] Distribution : { $tokens } jetons en main ; versez-les dans vos Tasses, videz des Tasses, ou terminez et rendez le reste.
    }
cr-prompt-send =
    { $sent ->
        [0] Une commande est prête : envoyez-la, ou terminez.
        [one] { $sent } commande envoyée, et une autre est prête : envoyez-la aussi, ou terminez.
       *[other] { $sent } commandes envoyées, et une autre est prête : envoyez-la aussi, ou terminez.
    }
cr-prompt-confirm =
    { $sent ->
        [0] Confirmez pour finir votre tour : rien d’envoyé, et vos commandes descendent d’un rang ; après cela, impossible d’annuler.
        [one] Confirmez pour finir votre tour : { $sent } commande envoyée, donc le Coup de feu en amène une nouvelle à ceux qui jouent ensuite ; après cela, impossible d’annuler.
       *[other] Confirmez pour finir votre tour : { $sent } commandes envoyées, donc le Coup de feu en amène { $sent } nouvelles à chacun de ceux qui jouent ensuite ; après cela, impossible d’annuler.
    }
cr-prompt-wait = On attend { $seat-name }.
cr-prompt-over = La partie est finie.

## Étapes d’un tour

cr-step-place = Pose des meeples
cr-step-fill = Premiers jetons
cr-step-upgrade = Amélioration
cr-step-move = Déplacement
cr-step-pour = Distribution
cr-step-send = Préparation
cr-step-confirm = Fin du tour
cr-step-over = La partie est finie

## Choix

cr-choice-place = Poser un meeple en { $square }
cr-choice-upgrade = Payer 3 commandes envoyées pour une Amélioration : { $upgrade-name }
cr-choice-skip = Pas d’Amélioration ce tour-ci
cr-choice-step =
    { $meeple ->
        [1] Aller en { $square }
       *[other] Aller en { $square } avec le meeple { $meeple }
    }
cr-choice-stop = S’arrêter ici
cr-choice-pour = { $ingredient-name } dans la Tasse { $cup }
cr-choice-empty = Vider la Tasse { $cup }
cr-choice-done = Terminer
cr-choice-send = Envoyer la commande { $order-name } avec la Tasse { $cup }
cr-choice-confirm = Confirmer et finir le tour

## Ce qui se passe

cr-event-placed = { $seat-you ->
    [yes] Vous posez
   *[no] { $seat-name } pose
} un meeple en { $square }.
cr-event-supplied =
    { $tokens ->
        [0] { $seat-you ->
            [yes] Vous ne trouvez
           *[no] { $seat-name } ne trouve
        } pas de premier jeton, car la Réserve n’en a plus : { $ingredient-name }.
       *[other] { $seat-you ->
            [yes] Vous prenez
           *[no] { $seat-name } prend
        } un premier jeton : { $ingredient-name }.
    }
cr-event-turn-began =
    Manche { $round } : { $seat-you ->
        [yes] à vous de jouer.
       *[no] à { $seat-name } de jouer.
    }
cr-event-upgraded =
    { $seat-you ->
        [yes] Vous payez
       *[no] { $seat-name } paie
    } { $paid ->
        [one] { $paid } commande envoyée
       *[other] { $paid } commandes envoyées
    } pour une Amélioration : { $upgrade-name }.
cr-event-stepped =
    { $seat-you ->
        [yes] Vous { $rush ->
            [0] allez
           *[other] payez un pion Rush, allez
        } en { $square } et { $tokens ->
            [0] n’y trouvez plus rien : { $ingredient-name }.
            [one] ramassez { $tokens } jeton : { $ingredient-name }.
           *[other] ramassez { $tokens } jetons : { $ingredient-name }.
        }
       *[no] { $seat-name } { $rush ->
            [0] va
           *[other] paie un pion Rush, va
        } en { $square } et { $tokens ->
            [0] n’y trouve plus rien : { $ingredient-name }.
            [one] ramasse { $tokens } jeton : { $ingredient-name }.
           *[other] ramasse { $tokens } jetons : { $ingredient-name }.
        }
    }
cr-event-stopped = { $seat-you ->
    [yes] Vous vous arrêtez
   *[no] { $seat-name } s’arrête
} en { $square }.
cr-event-poured = { $seat-you ->
    [yes] Vous versez
   *[no] { $seat-name } verse
} dans la Tasse { $cup } : { $ingredient-name }.
cr-event-emptied =
    { $seat-you ->
        [yes] Vous videz
       *[no] { $seat-name } vide
    } la Tasse { $cup } : { $tokens ->
        [one] { $tokens } jeton retourne à la Réserve.
       *[other] { $tokens } jetons retournent à la Réserve.
    }
cr-event-returned =
    { $seat-you ->
        [yes] Vous rendez
       *[no] { $seat-name } rend
    } { $tokens ->
        [one] { $tokens } jeton inutilisé
       *[other] { $tokens } jetons inutilisés
    } à la Réserve.
cr-event-sent =
    { $seat-you ->
        [yes] Vous envoyez
       *[no] { $seat-name } envoie
    } la commande { $order-name } avec la Tasse { $cup }{ $rush ->
        [0] .
       *[other] {" "}et { $seat-you ->
            [yes] gagnez
           *[no] gagne
        } un pion Rush.
    }
cr-event-drew = Une nouvelle commande pour { $seat-name } : { $order-name }.
cr-event-aged =
    { $seat-you ->
        [yes] Le temps passe pour vous : vos
       *[no] Le temps passe pour { $seat-name } : toutes les
    } commandes en attente descendent d’un rang.
cr-event-dropped =
    { $seat-you ->
        [yes] Vous avez
       *[no] { $seat-name } a
    } trop fait attendre un client : { $order-name } devient une pénalité{ $rush ->
        [0] .
       *[other] , et un pion Rush vient avec.
    }
cr-event-closed =
    { $cause ->
        [deck] { cr-ended-deck }
        [penalties] { cr-ended-penalties }
       *[no-orders] { cr-ended-no-orders }
    } : le café ferme, et cette manche est la dernière.
cr-event-ended =
    La partie est finie{ $winners ->
        [one] {"\u00A0"}: { $winners-you ->
            [yes] vous l’emportez
           *[no] { $winners-name } l’emporte
        }{ $decided ->
            [sent] , avec { cr-tie-sent }
            [rush] , avec { cr-tie-rush }
           *[other] {""}
        } !
       *[other] {" "}sur une victoire partagée : { $winners-name } !
    }

## Pourquoi c’est fini, et le décompte

cr-ended-deck = La pioche est épuisée
cr-ended-penalties = Quelqu’un a 5 pénalités
cr-ended-no-orders = Plus personne n’a de commande

cr-score-sent = Commandes envoyées
cr-score-upgrades = Améliorations
cr-score-penalties = Pénalités

# Ce qui a départagé, après « avec »
cr-tie-sent = plus de commandes envoyées
cr-tie-rush = plus de pions Rush

## Options

cr-option-first-label = Premier joueur
cr-option-first-help = Le numéro d’un siège, compté à partir de 0, ou random pour un tirage au sort.
cr-option-fair_start-label = Départ équitable
cr-option-fair_start-help = Tout le monde débute avec une commande simple, Ristretto ou Espresso.
cr-option-colours-label = Couleurs
cr-option-colours-help = Une couleur par siège, dans l’ordre, par exemple blue,green,red ; à deux joueurs, red et blue.

cr-colour-red = Rouge
cr-colour-blue = Bleu
cr-colour-green = Vert
cr-colour-yellow = Jaune

cr-option-first = Le siège { $first } ne peut pas être premier joueur ; donnez un siège de 0 à { $last }, ou random.
cr-option-colours-count =
    { $given ->
        [one] { $given } couleur est donnée pour { $seats } joueurs ; donnez-en une par siège, ou aucune.
       *[other] { $given } couleurs sont données pour { $seats } joueurs ; donnez-en une par siège, ou aucune.
    }
cr-option-colours-shared = Il faut à chacun sa propre couleur, ce qui n’est pas le cas ici : { $colours }.
cr-option-colours-two = À deux joueurs, il faut red et blue, dans l’ordre que vous voulez, et non : { $colours }.

## Refus

cr-not-over = La partie est finie : il n’y a plus rien à choisir.
cr-not-a-seat = Il n’y a pas de siège { $number } à cette table ; ses sièges vont de 0 à { $last }.
cr-not-your-turn = Ce n’est pas à vous de jouer : attendez { $seat-name }.
cr-not-a-choice = « { $choice } » n’est pas un choix de Coffee Rush ; prenez-en un qui est proposé.
cr-not-now =
    « { $choice } » n’est pas possible maintenant ; l’étape est : { $step ->
        [place] { cr-step-place }
        [fill] { cr-step-fill }
        [upgrade] { cr-step-upgrade }
        [move] { cr-step-move }
        [pour] { cr-step-pour }
        [send] { cr-step-send }
       *[confirm] { cr-step-confirm }
    }.

cr-no-such-square = Il n’y a pas de case « { $square } » ; les cases vont de { $first } à { $last }.
cr-not-on-a-meeple = Vous ne pouvez pas débuter en { $square }, où se trouve un meeple ; prenez une case qui n’en porte pas.
cr-not-a-third-cup = Mettez le jeton que vous venez de recevoir dans la Tasse 1, avec le premier, ou dans la Tasse 2.

cr-not-upgrade-now = Vous ne pouvez activer une Amélioration qu’au début de votre tour, avant de vous déplacer.
cr-not-three-sent =
    Une Amélioration coûte 3 commandes envoyées, et vous { $sent ->
        [0] n’en avez aucune.
       *[other] n’en avez que { $sent }.
    }
cr-no-such-upgrade = Il n’y a pas d’Amélioration « { $upgrade } » ; il y a : { $upgrades }.
cr-not-active-twice = Votre Amélioration « { $upgrade-name } » est déjà active ; activez une autre tuile, ou passez.

cr-no-such-meeple =
    Vous n’avez pas de meeple { $meeple } ; { $meeples ->
        [one] le vôtre est le meeple 1.
       *[other] les vôtres vont de 1 à { $meeples }.
    }
cr-not-the-other-meeple = Vous avez commencé à déplacer le meeple { $meeple }, et un seul de vos meeples se déplace par tour.
cr-not-adjacent = Vous ne pouvez pas aller de { $from } en { $square } en un pas ; un pas mène à une case voisine.
cr-not-diagonal = De { $from } en { $square }, le pas est en diagonale et demande une Amélioration ; allez en haut, en bas, à gauche ou à droite.
cr-not-last-step-on-a-meeple = Vous pouvez traverser { $square }, mais pas vous y arrêter : un meeple s’y trouve, et ce pas est votre dernier.
cr-not-into-a-dead-end =
    Vous ne pouvez traverser { $square } que pour atteindre une case libre ensuite, et { $left ->
        [one] le pas qui vous resterait ne suffit pas.
       *[other] les { $left } pas qui vous resteraient ne suffisent pas.
    }
cr-not-without-a-step = Vous devez faire au moins un pas avant de vous arrêter.
cr-not-stop-on-a-meeple = Vous pouvez traverser { $square }, mais pas vous y arrêter : un meeple s’y trouve.
cr-not-move-again = Votre déplacement est fini pour ce tour ; annulez si vous voulez passer ailleurs.

cr-not-pour-while-moving = Vous pourrez verser et vider des Tasses une fois à l’arrêt.
cr-not-pour-after = Vous avez fini de verser pour ce tour ; annulez si vous voulez changer vos Tasses.
cr-no-such-ingredient = Il n’y a pas d’ingrédient « { $ingredient } » ; il y a : { $known }.
cr-not-in-hand = Vous n’avez pas ce jeton en main : { $ingredient-name } ; vous pouvez verser ce que vous avez ramassé ce tour-ci.
cr-no-such-cup = Vous n’avez pas de Tasse { $cup } ; les vôtres sont 1, 2 et 3.
cr-not-empty-again = Votre Tasse { $cup } est déjà vide ; choisissez-en une qui contient quelque chose.

cr-not-send-before-done = Vous pourrez envoyer des commandes quand vous aurez fini de verser.
cr-no-such-order = Il n’y a pas de commande « { $order } » ; une commande s’écrit par exemple espresso-2.
cr-not-your-order = La commande « { $order } » n’attend pas chez vous ; envoyez-en une de vos propres rangs.
cr-not-a-match = Votre Tasse { $cup } doit contenir exactement ce que demande la commande { $order-name }, ni plus ni moins.

## Fichiers de contenu

cr-content-ingredients = Dans « { $file } », les ingrédients doivent être exactement ceux-ci : { $wanted }.
cr-content-upgrades = Dans « { $file } », les Améliorations doivent être exactement celles-ci : { $wanted }.
cr-content-board = Dans « { $file } », le plateau doit être un rectangle de 3 à 8 lignes, de 3 à 8 cases chacune.
cr-content-order-id = Dans « { $file } », une commande ne peut pas avoir l’id « { $id } » ; prenez des minuscules sans accent, des chiffres et des soulignés, une lettre d’abord, et aucun mot qui désigne un ingrédient ou une Amélioration.
cr-content-recipe = Dans « { $file } », la commande « { $id } » doit demander au moins un ingrédient, et de 1 à 255 de chacun de ceux qu’elle nomme.
cr-content-cards =
    Dans « { $file } », les exemplaires de toutes les commandes font { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ; il en faut { $wanted }.
cr-content-fair-start =
    Dans « { $file } », ristretto et espresso font ensemble { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ; il en faut { $wanted }.

# Ce qu’un choix entraîne, en quelques mots.

cr-outlook-gain = { $tokens ->
    [one] { $ingredient-name }
   *[other] { $ingredient-name } × { $tokens }
}
cr-outlook-nothing = Plus rien dans la Réserve
cr-outlook-pass = { $seat-you ->
    [yes] Votre autre meeple est ici : passage seulement
   *[no] { $seat-name } est ici : passage seulement
}
cr-outlook-finishes = Complète { $order-name }
cr-outlook-stop = { $tokens ->
    [0] Sans rien en main
    [one] Puis versez { $tokens } jeton
   *[other] Puis versez { $tokens } jetons
}
cr-outlook-stop-early = { $free ->
    [one] { $free } pas gratuit perdu
   *[other] { $free } pas gratuits perdus
}
cr-outlook-ready = Commande prête : { $order-name }
cr-outlook-towards = Pour { $order-name }, il en manque { $missing }
cr-outlook-fits-nothing = Ne convient à aucune commande
cr-outlook-spoils = { $missing ->
    [0] Gâche une commande prête : { $order-name }
   *[other] Gâche cette tasse pour { $order-name }
}
cr-outlook-empty = { $tokens ->
    [one] { $tokens } jeton rendu
   *[other] { $tokens } jetons rendus
}
cr-outlook-empty-useful = { $missing ->
    [0] Une commande y est prête : { $order-name }
    [1] Il ne manque qu’un jeton pour { $order-name }
   *[other] { $tokens ->
        [one] { $tokens } jeton pour { $order-name } rendu
       *[other] { $tokens } jetons pour { $order-name } rendus
    }
}
cr-outlook-give-back = { $tokens ->
    [one] { $tokens } jeton rendu
   *[other] { $tokens } jetons rendus
}
cr-outlook-give-back-fitting = { $tokens ->
    [one] { $tokens } jeton rendu : { $ingredient-name } pour { $order-name }
   *[other] { $tokens } jetons rendus, dont { $ingredient-name } pour { $order-name }
}
cr-outlook-unsent = { $orders ->
    [one] Commande prête, non envoyée : { $order-name }
   *[other] { $orders } commandes prêtes, non envoyées
}
cr-outlook-skip = Vous gardez vos { $sent } commandes envoyées
cr-outlook-send = { $rush ->
    [0] Depuis le rang { $row }
   *[other] Depuis le rang { $row }, +1 pion Rush
}
cr-outlook-upgrade = { $upgrade ->
    [double_meeples] Double les jetons là où se tient un autre meeple
    [diagonal_move] Des pas en diagonale aussi
    [double_corners] Double les jetons dans les coins
   *[double_specialties] Double le caramel, le chocolat, l’eau et le thé
}
cr-outlook-confirm = { $falling ->
    [0] { $sent ->
        [0] Rien d’envoyé, rien de perdu
        [one] { $sent } commande envoyée, rien de perdu
       *[other] { $sent } commandes envoyées, rien de perdu
    }
    [one] { $falling } commande tombe : une pénalité
   *[other] { $falling } commandes tombent : des pénalités
}

# Coffee Rush sur un terminal

cr-screen-person = Barista
cr-screen-round = Manche { $round }
cr-screen-closed = Fermé : dernière manche
cr-screen-first = commence
cr-screen-supply = Réserve
cr-screen-rush = Rush
cr-screen-deck = Pioche
cr-screen-discard = Défausse
cr-screen-row = Rang { $row }
cr-screen-falls = dernière chance ce tour-ci
cr-screen-cups = Tasses
cr-screen-hand = Main
cr-screen-path = Trajet
cr-screen-upgrades = Améliorations
cr-screen-sent = Envoyées
cr-screen-penalties = Pénalités
cr-screen-points = Points
cr-screen-head-points = Pts
cr-screen-head-sent = Env.
cr-screen-head-penalties = Pén.
cr-screen-head-rush = Rush
cr-screen-head-rows = Rangs 1–4
cr-screen-head-upgrades = Amél.
cr-screen-head-orders = Commandes des autres par rang, les plus anciennes d’abord
cr-screen-short-coffee = Café
cr-screen-short-milk = Lait
cr-screen-short-steam = Vapeur
cr-screen-short-ice = Glace
cr-screen-short-chocolate = Choco
cr-screen-short-caramel = Caram.
cr-screen-short-tea = Thé
cr-screen-short-water = Eau
cr-screen-walk = { $seat-you ->
    [yes] Vous allez
   *[no] { $seat-name } va
} en { $squares }.
cr-screen-into = { $tokens } dans la Tasse { $cup }
cr-screen-pours = { $seat-you ->
    [yes] Vous versez
   *[no] { $seat-name } verse
} { $cups }.
cr-screen-tie = À égalité de points, les commandes envoyées décident, puis les pions Rush ; qui reste à égalité partage la place.
cr-screen-legend-meeple = un meeple, avec la lettre de la couleur de son joueur
cr-screen-legend-specialty = une commande Spécialité : un pion Rush quand vous l’envoyez
cr-screen-legend-rush = un pion Rush : un pas de plus
cr-screen-legend-ready = la Tasse qui contient juste ce que demande cette commande ; (2+≈) signifie qu’il manque de la vapeur à la Tasse 2
cr-screen-legend-path = où est allé votre deuxième pas de ce tour
cr-screen-legend-number = une case que vous pouvez choisir, avec son numéro

## La boîte : paquets, champs, éléments sans nom

cr-deck-order = Commandes
cr-deck-board = Plateau
cr-deck-ingredient = Ingrédients
cr-deck-upgrade = Améliorations
cr-deck-rush = Pions Rush
cr-field-ingredients = Ingrédients
cr-field-specialty = Spécialité
cr-field-grid = Cases
cr-field-supply = Jetons dans la réserve
cr-field-tokens = Pions Rush

# Ce qu’on note au fil de beaucoup de parties, et ce qu’une chose est devenue.

cr-note-rush = Pions Rush restants
cr-fate-sent = envoyée
cr-fate-spent = payée pour une tuile
cr-fate-dropped = pénalité
cr-fate-open = restée ouverte
cr-fate-turned = tuile retournée
