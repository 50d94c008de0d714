# L’écran de Café del Gatto.

web-cg-machine = Machine à expresso
web-cg-place = { $column ->
    [milk] Lait
   *[coffee] Café
} au rang { $row } : { $token }, { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
web-cg-short = il manque { $short }
web-cg-no-space = sans place
web-cg-clean = { $column ->
    [milk] Nettoyer le lait
   *[coffee] Nettoyer le café
}
web-cg-clean-cost = 2
web-cg-in-the-bag = dans la pochette
web-cg-bag-holds = { $tokens ->
    [0] La pochette est vide ; défausse : { $discarded }
   *[other] Dans la pochette : { $heap } ; défausse : { $discarded }
}
web-cg-bag-order = { $tokens ->
    [one] Le dernier jeton de la pochette
   *[other] Les { $tokens } jetons de la pochette, le prochain d’abord
}

web-cg-your-cafe = Votre café
web-cg-cafe-of = Café de { $person }
web-cg-coins = { $coins ->
    [one] pièce
   *[other] pièces
}
web-cg-coins-label = Pièces
web-cg-sugar = sucre
web-cg-served = Servi
web-cg-not-served = Non servi
web-cg-would-be = { $now ->
    [0] Ferait { $value }
   *[other] { $now }, ferait { $value }
}
web-cg-ready = { $own ->
    [yes] { $value }, à servir
   *[no] { $value }, pleine
}
web-cg-next = { $next ->
    [milk] { $value ->
        [0] Lait d’abord
       *[other] { $value }, puis lait
    }
   *[coffee] { $value ->
        [0] Café d’abord
       *[other] { $value }, puis café
    }
}
web-cg-cup = { $tile ->
    [0] { $cup } : { $filled ->
        [0] vide
       *[other] { $inside }
    }
   *[other] { $cup } : servi, tuile { $tile }
}

web-cg-shelf = Les tuiles
web-cg-shelf-help = Pièces pour 1, 2, 3 symboles
web-cg-shelf-served = { $own ->
    [yes] Vous avez servi { $tile }
   *[no] Servi : { $tile }
}
web-cg-shelf-with = { $column ->
    [milk] { $value } avec ce lait
   *[coffee] { $value } avec ce café
}
web-cg-shelf-full = { $value }, tasse pleine
web-cg-shelf-so-far = { $filled ->
    [0] Vide
   *[other] { $value } pour l’instant
}
web-cg-pays = { $symbols ->
    [one] { $symbols } sorte de symbole
   *[other] { $symbols } sortes de symboles
} : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
web-cg-tile = { $cup }, tuile { $value }, il en reste { $left }
web-cg-tile-gone = { $cup }, tuile { $value }, prise par { $people }
web-cg-first-player = Premier joueur
web-cg-round = Manche { $round }
web-cg-last-round = Manche { $round }, la dernière

## Formes courtes pour l’écran

web-cg-step-choose = Choisir
web-cg-step-do = Verser ou servir
web-cg-step-confirm = Confirmer

web-cg-prompt-turn = { $full ->
    [0] Achetez un jeton ou prenez 2 pièces
   *[other] Achetez, servez ou prenez 2 pièces
}
web-cg-prompt-turn-detail = { $coins ->
    [0] Vous n’avez aucune pièce. Un jeton coûte la valeur de son voisin, plus le + entre les deux.
    [one] Vous avez { $coins } pièce. Un jeton coûte la valeur de son voisin, plus le + entre les deux.
   *[other] Vous avez { $coins } pièces. Un jeton coûte la valeur de son voisin, plus le + entre les deux.
}
web-cg-prompt-cleaned = De nouveaux jetons : en acheter un ?
web-cg-prompt-cleaned-detail = { $coins ->
    [0] Vous n’avez plus de pièces. Terminez votre tour.
    [one] Il vous reste { $coins } pièce. Ou terminez votre tour.
   *[other] Il vous reste { $coins } pièces. Ou nettoyez encore, ou terminez votre tour.
}
web-cg-prompt-cup = { $token-name } : quelle tasse ?
web-cg-prompt-cup-detail = { $price ->
    [one] Il coûte { $price } pièce, payée à la confirmation.
   *[other] Il coûte { $price } pièces, payées à la confirmation.
}
web-cg-prompt-tile = { $cup-name } : quelle tuile ?
web-cg-prompt-tile-detail = Vaut { $value }, plus { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} pour ses symboles. { $sugar ->
    [0] Une tuile plus basse paie la différence.
    [one] Votre sucre ajoute 1.
   *[other] Chacun de vos { $sugar } sucres ajoute 1.
}
web-cg-prompt-serve = Servir une autre tasse ?
web-cg-prompt-serve-detail = { $served ->
    [one] { $served } tasse est servie. Une tasse pleine peut attendre.
   *[other] { $served } tasses sont servies. Une tasse pleine peut attendre.
}
web-cg-prompt-confirm-buy = { $cup-name } : verser ?
web-cg-prompt-confirm-buy-detail = { $token-name }, pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}. Après cela, impossible d’annuler.
web-cg-prompt-confirm-serve = { $served ->
    [one] Servir et terminer le tour ?
   *[other] Servir les { $served } et terminer le tour ?
}
web-cg-prompt-confirm-serve-detail = Après cela, impossible d’annuler.
web-cg-prompt-confirm-take = Prendre 2 pièces et terminer le tour ?
web-cg-prompt-confirm-take-detail = Après cela, impossible d’annuler.
web-cg-prompt-confirm-dump = Vider cette tasse ?
web-cg-prompt-confirm-dump-detail = Après cela, impossible d’annuler.
web-cg-prompt-intermediate = Plus de jetons : servez une tasse pleine
web-cg-prompt-intermediate-detail = { $full ->
    [one] Votre tasse pleine doit être servie.
   *[other] L’une de vos { $full } tasses pleines doit être servie.
}
web-cg-prompt-dump = Plus de jetons : videz une tasse
web-cg-prompt-dump-detail = { $tokens ->
    [one] Personne n’a de tasse pleine. L’une des plus pleines part, avec { $tokens } jeton.
   *[other] Personne n’a de tasse pleine. L’une des plus pleines part, avec { $tokens } jetons.
}

web-cg-choice-buy = { $price ->
    [0] { $column ->
        [milk] Lait, rang { $row }
       *[coffee] Café, rang { $row }
    }
   *[other] { $column ->
        [milk] Lait : { $token-name }
       *[coffee] Café : { $token-name }
    }
}{ $twins ->
    [0] {""}
   *[other] , rang { $row }
}
web-cg-outlook-buy = { $price ->
    [one] Pour { $price } pièce
   *[other] Pour { $price } pièces
}{ $sugar ->
    [0] {""}
   *[other] , avec sucre
}
web-cg-choice-place = { $cup-name }
web-cg-choice-serve = Servir : { $cup-name }
web-cg-choice-done = C’est tout
web-cg-outlook-full = Pleine à { $value }, paie { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
web-cg-choice-tile = { $sugar ->
    [0] Tuile { $value }
    [one] Tuile { $value }, { $sugar } sucre
   *[other] Tuile { $value }, { $sugar } sucres
}
web-cg-choice-clean = { $column ->
    [milk] Nettoyer le lait, 2 pièces
   *[coffee] Nettoyer le café, 2 pièces
}
web-cg-outlook-coins = { $coins ->
    [0] Il ne vous reste rien
   *[other] Vous aurez { $coins }
}
web-cg-choice-end = Terminer le tour
web-cg-choice-confirm = Confirmer

web-cg-told-bought = { $seat-you ->
    [yes] Vous versez
   *[no] { $seat-name } verse
} du { $column ->
    [milk] lait
   *[coffee] café
} ({ $cup-name }), { $token-name } pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}{ $sugar ->
    [0] .
   *[other] { $seat-you ->
        [yes] , et gagnez un sucre.
       *[no] , et gagne un sucre.
    }
}
web-cg-told-served = { $seat-you ->
    [yes] Vous servez :
   *[no] { $seat-name } sert :
} { $cup-name }, tuile { $tile }, { $paid ->
    [one] { $paid } pièce
   *[other] { $paid } pièces
}{ $difference ->
    [0] {""}
   *[other] , et { $difference } pour la différence
}{ $sugar ->
    [0] .
    [one] , avec { $sugar } sucre.
   *[other] , avec { $sugar } sucres.
}
web-cg-told-cleaned = { $seat-you ->
    [yes] Vous nettoyez
   *[no] { $seat-name } nettoie
} la colonne du { $column ->
    [milk] lait
   *[coffee] café
}.

web-cg-word-cold = Froid
web-cg-word-creamy = Crémeux
web-cg-word-hot = Chaud
web-cg-word-milk = Lait
web-cg-word-coffee = Café
web-cg-word-red = Rouge
web-cg-word-orange = Orange
web-cg-word-yellow = Jaune
web-cg-word-green = Vert
web-cg-word-turquoise = Turquoise
web-cg-word-blue = Bleu
web-cg-word-purple = Violet
web-cg-word-pink = Rose

# La fin : ce qui a fait la différence. La seconde phrase continue la première.
web-cg-end-best = Manche { $round } : { $tile } pour un { $cup-name },
web-cg-end-best-tile = { $paid ->
    [0] { $seat-you ->
        [yes] votre meilleure tuile.
       *[no] la meilleure tuile de { $seat-name }.
    }
   *[other] { $seat-you ->
        [yes] votre meilleure tuile, avec { $paid } pièces.
       *[no] la meilleure tuile de { $seat-name }, avec { $paid } pièces.
    }
}
web-cg-end-sugar = { $sugar ->
    [one] 1 morceau de sucre
   *[other] { $sugar } morceaux de sucre
}
web-cg-end-sugar-for = { $sugar ->
    [one] a servi à mieux vendre une tasse.
   *[other] ont servi à mieux vendre des tasses.
}
web-cg-ended-served = { $seat-you ->
    [yes] Vous avez servi vos cinq tasses
   *[no] { $seat-name } a servi ses cinq tasses
}
web-cg-end-unserved = { $cups ->
    [one] 1 tasse jamais servie :
   *[other] { $cups } tasses jamais servies :
}
web-cg-end-unserved-which = { $cup-name }.
web-cg-end-dumped = { $tokens ->
    [one] 1 jeton est parti à l’évier.
   *[other] { $tokens } jetons sont partis à l’évier.
}

## Les onglets, là où tout ne tient pas

web-cg-tab-machine = Machine
web-cg-tab-cups = Tasses
web-cg-tab-tiles = Tuiles
