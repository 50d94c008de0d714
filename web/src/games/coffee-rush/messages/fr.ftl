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
web-cr-ticket-falls = Dernière chance
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
web-cr-choice-pour = { $ingredient-name } dans la Tasse { $cup }
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

# Pourquoi c’est fini, quand c’est le fait de quelqu’un.
web-cr-ended-penalties = { $seat-you ->
    [yes] Vous avez
   *[no] { $seat-name } a
} 5 pénalités

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
