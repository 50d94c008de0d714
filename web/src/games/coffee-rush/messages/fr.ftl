# L’écran de Coffee Rush.

web-cr-board = Plateau des ingrédients
web-cr-square = { $square }, { $ingredient }{ $standing ->
    [0] {""}
   *[other] , ici : { $people }
}
web-cr-square-possible = { $square }, { $ingredient }, possible{ $standing ->
    [0] {""}
   *[other] , ici : { $people }
}
web-cr-supply = Reste dans la Réserve
web-cr-steps = { $made ->
    [one] { $made } pas fait
   *[other] { $made } pas faits
}, { $free ->
    [one] { $free } pas gratuit restant
   *[other] { $free } pas gratuits restants
}, { $rush ->
    [one] { $rush } pion Rush
   *[other] { $rush } pions Rush
}

web-cr-your-orders = Vos commandes
web-cr-orders-of = Commandes de { $person }
web-cr-rows-help = Un rang par tour
web-cr-row = Rang { $row }
web-cr-row-holds = { $cards ->
    [0] Rang { $row } vide.
   *[other] Rang { $row } : { $orders }.
}
web-cr-ticket = { $drink } : { $ingredients }. { $specialty ->
    [yes] Spécialité.
   *[no] {""}
} { $note }.
web-cr-ticket-ready = Prête à partir
web-cr-ticket-pour = Prête : versez { $ingredients }
web-cr-ticket-falls = Perdue à la fin du tour
web-cr-ticket-lacks-one = Manque : { $ingredient }
web-cr-ticket-lacks = Il en manque { $missing }
web-cr-specialty = Spécialité : un pion Rush à l’envoi
web-cr-open = Ouvert
web-cr-closed = Fermé
web-cr-deck = Pioche : { $cards }
web-cr-discard = Défausse : { $cards }

web-cr-counter = Votre comptoir
web-cr-counter-of = Comptoir de { $person }
web-cr-hand = En main
web-cr-your-cups = Vos Tasses
web-cr-cups = Tasses
web-cr-cup = Tasse { $cup } : { $filled ->
    [0] vide
   *[other] { $inside }
}
web-cr-empty = Vider la Tasse { $cup }
web-cr-rush = Pions Rush
web-cr-sent = Commandes envoyées
web-cr-penalties = Pénalités
web-cr-penalties-of = { $penalties } sur 5
web-cr-upgrades = Améliorations
web-cr-upgrade = { $upgrade }, { $active ->
    [yes] active
   *[no] inactive
}
web-cr-first-player = Premier joueur
web-cr-round = { $round ->
    [0] Mise en place
   *[other] Manche { $round }, café ouvert
}
web-cr-round-closed = Manche { $round }, la dernière

## Formes courtes pour l’écran

web-cr-step-upgrade = Améliorer
web-cr-step-move = Avancer
web-cr-step-pour = Verser
web-cr-step-send = Envoyer
web-cr-step-confirm = Finir

web-cr-prompt-place = Posez un meeple
web-cr-prompt-place-detail = Sur une case libre. Vous débutez avec un jeton de ce qu’elle donne.
web-cr-prompt-fill = Quelle Tasse pour le second jeton ?
web-cr-prompt-fill-detail = { $ingredient-name } : avec le premier, ou dans une autre Tasse.
web-cr-prompt-upgrade = Une Amélioration ce tour-ci ?
web-cr-prompt-upgrade-detail = Payez-la avec 3 de vos { $sent } commandes envoyées, ou continuez sans.
web-cr-prompt-move = { $free ->
    [0] Avancez : plus de pas gratuit
    [one] Avancez : encore un pas gratuit
   *[other] Avancez : { $free } pas gratuits
}
web-cr-prompt-move-detail = { $free ->
    [0] Arrêtez-vous, ou payez un pion Rush pour un pas de plus.
   *[other] { $made ->
        [0] Touchez une case qui brille.
       *[other] Touchez une case qui brille, ou arrêtez-vous ici.
    }
}
web-cr-prompt-pour = { $tokens ->
    [0] Versez : main vide
    [one] Versez : { $tokens } jeton en main
   *[other] Versez : { $tokens } jetons en main
}
web-cr-prompt-pour-detail = { $tokens ->
    [0] Videz une Tasse si vous voulez, ou terminez.
   *[other] Touchez un jeton, puis une Tasse. Le reste retourne à la Réserve.
}
web-cr-prompt-send = { $sent ->
    [0] Une commande est prête
   *[other] Une autre commande est prête
}
web-cr-prompt-send-detail = Touchez-la pour l’envoyer, ou terminez.
web-cr-prompt-confirm = Finir votre tour ?
web-cr-prompt-confirm-detail = { $sent ->
    [0] Rien d’envoyé ; vos commandes descendent d’un rang. Après cela, impossible d’annuler.
    [one] Une commande envoyée : Coup de feu chez les suivants. Après cela, impossible d’annuler.
   *[other] { $sent } commandes envoyées : Coup de feu chez les suivants. Après cela, impossible d’annuler.
}

web-cr-choice-place = { $ingredient-name }, { $square }
web-cr-choice-step = { $tokens ->
    [0] { $ingredient-name }
    [1] { $ingredient-name }
   *[other] { $ingredient-name } × { $tokens }
}
web-cr-choice-upgrade = { $upgrade-name }
web-cr-choice-skip = Continuer sans
web-cr-choice-pour = { $ingredient-name } dans la Tasse { $cup }
web-cr-choice-send = Envoyer : { $order-name }
web-cr-choice-confirm = Finir le tour
web-cr-outlook-gain = { $meeple ->
    [1] En { $square }
   *[other] En { $square }, avec l’autre meeple
}

web-cr-outlook-towards = Encore { $missing } : { $order-name }

web-cr-told-start = { $seat-you ->
    [yes] Vous débutez
   *[no] { $seat-name } débute
} avec : { $ingredient-name }.
web-cr-told-turn = { $seat-you ->
    [yes] Manche { $round } : à vous de jouer.
   *[no] Manche { $round } : à { $seat-name } de jouer.
}
web-cr-told-walk = { $ingredient ->
    [0] { $seat-you ->
        [yes] Vous marchez et ne trouvez rien.
       *[no] { $seat-name } marche et ne trouve rien.
    }
   *[other] { $seat-you ->
        [yes] Vous ramassez
       *[no] { $seat-name } ramasse
    } : { $ingredient-name }{ $rush ->
        [0] .
        [one] , pour { $rush } pion Rush.
       *[other] , pour { $rush } pions Rush.
    }
}
web-cr-told-pour = { $seat-you ->
    [yes] Vous remplissez
   *[no] { $seat-name } remplit
} la Tasse { $cup } : { $ingredient-name }.
web-cr-told-rush = Une nouvelle commande pour { $seat-name }, car { $whom-you ->
    [yes] vous en avez
   *[no] { $whom-name } en a
} envoyé une : { $order-name }.
web-cr-deck-order = { $cards ->
    [one] La dernière commande de la pioche
   *[other] Les { $cards } commandes de la pioche, la prochaine d’abord
}

web-cr-not-now = Pas à cette étape, qui est : { $step ->
    [place] { web-cr-prompt-place }
    [fill] { web-cr-step-pour }
    [upgrade] { web-cr-step-upgrade }
    [move] { web-cr-step-move }
    [pour] { web-cr-step-pour }
    [send] { web-cr-step-send }
   *[confirm] { web-cr-step-confirm }
}.

## La première partie, pas à pas

web-guide-cr-orders = D’abord, vos commandes
web-guide-cr-orders-about = Chaque ticket est une boisson que quelqu’un attend. Les nouvelles commandes arrivent au rang 1 et descendent à chaque tour. Vous visez le Latte chocolat : lait, vapeur et chocolat.
web-guide-cr-board = La cuisine
web-guide-cr-board-about = Chaque case donne l’ingrédient dessiné dessus. Vous êtes le meeple rouge ; le lait de votre case de départ est déjà dans votre première Tasse.
web-guide-cr-step = Avancez jusqu’au chocolat
web-guide-cr-step-about = Vous avancez gratuitement d’une à trois cases, vers le haut, le bas ou les côtés. Chaque case franchie donne son ingrédient. Touchez le chocolat qui brille.
web-guide-cr-again = Puis jusqu’à la vapeur
web-guide-cr-again-about = Le chocolat est dans votre main. Un pas de plus apporte la vapeur, et avec elle tout ce qu’il faut au Latte.
web-guide-cr-stop = Arrêtez-vous ici
web-guide-cr-stop-about = Vous pouvez vous arrêter dès que vous avez ce qu’il faut, mais pas sur la case d’un autre meeple. Des pions Rush achèteraient d’autres pas.
web-guide-cr-pour = Versez la vapeur
web-guide-cr-pour-about = Ce que vous avez ramassé va maintenant dans vos trois Tasses ; ce qui n’est pas versé est perdu. La première contient déjà le lait : versez-y la vapeur.
web-guide-cr-fill = Et le chocolat
web-guide-cr-fill-about = Une Tasse doit contenir exactement ce que demande une commande, ni plus ni moins. Avec le chocolat, celle-ci y est.
web-guide-cr-done = Fini de verser
web-guide-cr-done-about = La main est vide. Vous pourriez encore vider une Tasse ratée ; la vôtre est parfaite.
web-guide-cr-send = Envoyez
web-guide-cr-send-about = Tasse et commande concordent : touchez la commande. Le ticket envoyé vaut un point, et la Tasse est de nouveau libre.
web-guide-cr-end = De nouveaux clients
web-guide-cr-end-about = Le bouche-à-oreille fonctionne : à la fin de votre tour, chacun des autres reçoit une commande pour chaque commande envoyée.
web-guide-cr-sink = Les commandes descendent
web-guide-cr-sink-about = À la fin de votre tour, vos commandes en attente descendent d’un rang. Ce qui tombe du rang 4 devient une pénalité : un point de moins et un pion Rush de plus.
web-guide-cr-upgrades = Les Améliorations
web-guide-cr-upgrades-about = Au début d’un tour, trois commandes envoyées achètent une Amélioration : des cases doublées ou des pas en diagonale. Elle compte aussi des points à la fin.
web-guide-cr-win = C’était un tour
web-guide-cr-win-about = Le café ferme quand quelqu’un a cinq pénalités ou quand les commandes sont épuisées ; la manche se joue jusqu’au bout. La meilleure note gagne.

# La fin : ce qui a fait la différence. La seconde phrase continue la première.
web-cr-end-best = Manche { $round } : { $orders } commandes d’un coup,
web-cr-end-best-turn = { $seat-you ->
    [yes] votre meilleur tour.
   *[no] le meilleur tour de { $seat-name }.
}
web-cr-end-upgrade = { $upgrade-name }
web-cr-end-upgrade-paid = { $extra ->
    [one] dès la manche { $round } : 1 ingrédient de plus.
   *[other] dès la manche { $round } : { $extra } ingrédients de plus.
}
web-cr-end-cold = { $orders ->
    [one] 1 commande a refroidi,
   *[other] { $orders } commandes ont refroidi,
}
web-cr-end-cold-last = { $orders ->
    [one] à la manche { $round }.
   *[other] la dernière à la manche { $round }. Chacune a coûté un point.
}

## Les onglets, là où tout ne tient pas

web-cr-tab-board = Plateau
web-cr-tab-cups = Tasses
web-cr-tab-orders = Commandes
