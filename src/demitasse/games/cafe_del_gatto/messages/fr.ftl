### Café del Gatto, avec les mots de son livret : réserve, pochette, défausse, valeur Barista, tuile Boisson, carte des boissons.
### Les noms de jetons et de tasses viennent du contenu avec une majuscule : entre parenthèses, après deux-points ou après « tasse ».

cg-about = Achetez café et lait à la machine à expresso, remplissez vos cinq tasses et servez-les tant qu’il reste de belles tuiles Boisson.

## Que faire maintenant

cg-prompt-turn =
    À vous, avec { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } : { $full ->
        [0] achetez un jeton ou prenez 2 pièces
       *[other] achetez un jeton, servez ce qui est plein, ou prenez 2 pièces
    } ; vous pouvez d’abord nettoyer la machine.
cg-prompt-cleaned =
    La machine est propre, et il vous reste { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } : achetez un jeton, nettoyez encore, ou finissez votre tour.
cg-prompt-cup =
    Choisissez une tasse pour le jeton que vous achetez { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } : { $token-name }.
cg-prompt-tile =
    { $cup-name } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } selon la carte des boissons, et une tuile jusqu’à la valeur Barista de { $value }{ $sugar ->
        [0] .
        [one] , ou 1 de plus avec votre dé de sucre.
       *[other] , ou jusqu’à { $sugar } de plus avec vos dés de sucre.
    }
cg-prompt-serve =
    { $served ->
        [one] { $served } tasse servie, et une autre est pleine : servez-la aussi, ou terminez.
       *[other] { $served } tasses servies, et une autre est pleine : servez-la aussi, ou terminez.
    }
cg-prompt-confirm-buy =
    Confirmez pour payer { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } et poser le jeton { $token-name } sur votre tasse { $cup-name } ; un nouveau jeton arrive alors, donc impossible d’annuler après cela.
cg-prompt-confirm-serve =
    { $served ->
        [one] Confirmez la tasse servie ; après cela, impossible d’annuler.
       *[other] Confirmez les { $served } tasses servies ; après cela, impossible d’annuler.
    }
cg-prompt-confirm-take = Confirmez pour finir votre tour avec 2 pièces de plus ; après cela, impossible d’annuler.
cg-prompt-confirm-dump = Confirmez la tasse vidée ; après cela, impossible d’annuler.
cg-prompt-intermediate =
    Il ne reste aucun jeton à piocher, donc vous devez servir { $full ->
        [one] votre tasse pleine.
       *[other] l’une de vos { $full } tasses pleines.
    }
cg-prompt-dump =
    Il ne reste aucun jeton à piocher et personne n’a de tasse pleine : choisissez laquelle de vos tasses les plus remplies vider, { $tokens ->
        [one] chacune avec { $tokens } jeton.
       *[other] chacune avec { $tokens } jetons.
    }
cg-prompt-wait = On attend { $seat-name }.
cg-prompt-over = La partie est finie.

## Étapes d’un tour

cg-step-turn = Choix de l’action
cg-step-cleaned = Après le nettoyage
cg-step-cup = Choix de la tasse
cg-step-tile = Sucre et tuile Boisson
cg-step-serve = Service
cg-step-confirm = Confirmation
cg-step-intermediate = Tour intermédiaire
cg-step-dump = Tasse à vider
cg-step-over = La partie est finie

## Choix

cg-choice-buy =
    { $column ->
        [milk] Acheter le lait, rang { $row }
       *[coffee] Acheter le café, rang { $row }
    }
cg-choice-place = Sur votre tasse { $cup-name }
cg-choice-serve = Servir votre tasse { $cup-name }
cg-choice-tile =
    { $sugar ->
        [0] Tuile { $value }
        [one] Tuile { $value } avec { $sugar } dé de sucre
       *[other] Tuile { $value } avec { $sugar } dés de sucre
    }
cg-choice-done = Terminer
cg-choice-take = Prendre 2 pièces
cg-choice-clean =
    { $column ->
        [milk] Nettoyer la colonne du lait pour 2 pièces
       *[coffee] Nettoyer la colonne du café pour 2 pièces
    }
cg-choice-end = Finir le tour sans acheter
cg-choice-confirm = Confirmer
cg-choice-dump = Vider votre tasse { $cup-name }

## Ce qui se passe

cg-event-turn-began =
    Manche { $round } : { $seat-you ->
        [yes] à vous de jouer.
       *[no] à { $seat-name } de jouer.
    }
cg-event-bought =
    { $seat-you ->
        [yes] Vous payez
       *[no] { $seat-name } paie
    } { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } pour le { $column ->
        [milk] lait
       *[coffee] café
    } du rang { $row } ({ $token-name }) et le { $seat-you ->
        [yes] posez sur votre
       *[no] pose sur sa
    } tasse { $cup-name }{ $sugar ->
        [0] .
       *[other] , avec un dé de sucre.
    }
cg-event-filled =
    { $tokens ->
        [one] Un nouveau jeton arrive dans la colonne du { $column ->
            [milk] lait
           *[coffee] café
        } : { $tokens-name }.
       *[other] De nouveaux jetons arrivent dans la colonne du { $column ->
            [milk] lait
           *[coffee] café
        }, de bas en haut : { $tokens-name }.
    }
cg-event-remixed =
    La pochette est vide : { $tokens ->
        [one] le seul jeton ({ $tokens }) de la défausse y retourne.
       *[other] les { $tokens } jetons de la défausse y retournent.
    }
cg-event-cleaned =
    { $seat-you ->
        [yes] Vous payez
       *[no] { $seat-name } paie
    } { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } et { $seat-you ->
        [yes] nettoyez
       *[no] nettoie
    } la colonne du { $column ->
        [milk] lait
       *[coffee] café
    } ; à la défausse : { $tokens-name }.
cg-event-turn-ended = { $seat-you ->
    [yes] Vous finissez votre
   *[no] { $seat-name } finit son
} tour sans acheter.
cg-event-served =
    { $seat-you ->
        [yes] Vous servez votre
       *[no] { $seat-name } sert sa
    } tasse { $cup-name }, valeur Barista { $value }{ $sugar ->
        [0] {""}
        [one] {" "}avec { $sugar } dé de sucre
       *[other] {" "}avec { $sugar } dés de sucre
    }, contre la tuile { $tile } et { $paid ->
        [one] { $paid } pièce
       *[other] { $paid } pièces
    } ({ $symbols ->
        [one] { $symbols } symbole
       *[other] { $symbols } symboles
    }){ $difference ->
        [0] .
       *[other] , plus { $difference } pour la différence.
    }
cg-event-took =
    { $seat-you ->
        [yes] Vous prenez
       *[no] { $seat-name } prend
    } { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
cg-event-last-round = { $seat-you ->
    [yes] Vous avez servi toutes vos
   *[no] { $seat-name } a servi toutes ses
} tasses : cette manche est la dernière.
cg-event-ran-dry =
    Plus aucun jeton dans la pochette ni la défausse : tour intermédiaire, où { $cause ->
        [serve] quiconque a une tasse pleine en sert une.
       *[dump] personne ne peut servir, donc chacun vide une de ses tasses les plus remplies.
    }
cg-event-dumped =
    { $seat-you ->
        [yes] Vous videz votre
       *[no] { $seat-name } vide sa
    } tasse { $cup-name } : { $tokens ->
        [one] { $tokens } jeton va à la défausse.
       *[other] { $tokens } jetons vont à la défausse.
    }
cg-event-ended =
    La partie est finie{ $winners ->
        [one] {"\u00A0"}: { $winners-you ->
            [yes] vous l’emportez
           *[no] { $winners-name } l’emporte
        }{ $decided ->
            [coins] , avec { cg-tie-coins }
           *[other] {""}
        } !
       *[other] , victoire partagée : { $winners-name } !
    }

## Pourquoi c’est fini, et le décompte

cg-ended-served = Quelqu’un a servi ses cinq tasses

cg-score-tiles = Tuiles Boisson
cg-score-sugar = Sucre restant

# Ce qui a départagé, après « avec »
cg-tie-coins = plus de pièces

## Options

cg-option-first-label = Premier joueur
cg-option-first-help = Le numéro d’un siège, compté à partir de 0, ou random pour le hasard.

cg-option-first = Le siège { $first } ne peut pas être premier joueur ; donnez un siège de 0 à { $last }, ou random.

## Refus

cg-not-over = La partie est finie : il n’y a plus rien à choisir.
cg-not-a-seat = Il n’y a pas de siège { $number } à cette table ; les sièges vont de 0 à { $last }.
cg-not-your-turn = Ce n’est pas à vous de choisir : attendez { $seat-name }.
cg-not-a-choice = « { $choice } » n’est pas un choix de Café del Gatto ; prenez-en un parmi ceux proposés.
cg-not-now =
    Vous ne pouvez pas « { $choice } » maintenant ; l’étape est : { $step ->
        [turn] { cg-step-turn }
        [cleaned] { cg-step-cleaned }
        [cup] { cg-step-cup }
        [tile] { cg-step-tile }
        [serve] { cg-step-serve }
       *[confirm] { cg-step-confirm }
    }.
cg-not-without-an-action = Vous ne pouvez pas finir votre tour sans action ; seul un nettoyage le permet.
cg-not-a-second-action = Vous avez choisi votre action pour ce tour ; confirmez-la, ou annulez-la.
cg-not-after-cleaning = Après un nettoyage, vous pouvez seulement acheter, nettoyer encore ou finir votre tour.
cg-not-clean-while-serving = Vous êtes en train de servir, et la machine ne se nettoie qu’avant un achat.
cg-not-clean-after = La machine ne se nettoie qu’avant le choix de votre action ; annulez-le si vous voulez nettoyer.
cg-not-dump-now = Un jeton reste sur sa tasse jusqu’à ce qu’elle soit servie ; vous ne pouvez pas la vider.
cg-not-in-the-intermediate-round = Pendant le tour intermédiaire, vous servez exactement une de vos tasses pleines, et rien d’autre.
cg-not-but-dump = Personne ne peut servir pendant ce tour intermédiaire : choisissez la tasse que vous videz.

cg-no-such-place = Il n’y a pas de place « { $place } » dans la machine ; dites milk ou coffee et un rang de 1 à { $rows }.
cg-not-without-a-space =
    { $column ->
        [milk] Aucune de vos tasses n’attend de lait : sa case libre la plus basse doit être blanche.
       *[coffee] Aucune de vos tasses n’attend de café : sa case libre la plus basse doit être marron.
    }
cg-not-so-dear = Ce jeton coûte { $price }, et vous n’avez que { $coins }.

cg-no-such-cup = Il n’y a pas de tasse « { $cup } » ; il y a : { $cups }.
cg-not-a-served-cup = Votre tasse { $cup-name } est servie et mise de côté.
cg-not-a-full-cup = Votre tasse { $cup-name } est pleine.
cg-not-that-colour =
    { $column ->
        [milk] Le lait ne va que sur une case blanche, et la case libre la plus basse de votre tasse { $cup-name } est marron.
       *[coffee] Le café ne va que sur une case marron, et la case libre la plus basse de votre tasse { $cup-name } est blanche.
    }
cg-not-full = Votre tasse { $cup-name } porte des jetons sur { $filled } de ses { $spaces } cases ; seule une tasse pleine se sert.

cg-not-so-much-sugar =
    { $owned ->
        [0] Vous n’avez pas de sucre.
       *[other] Vous ne pouvez pas dépenser { $sugar } dés de sucre : vous n’en avez que { $owned }.
    }
cg-no-such-tile = Il n’y a pas de tuile { $tile } pour la tasse { $cup-name } ; il y a : { $known }.
cg-not-a-taken-tile = La tuile { $tile } de la tasse { $cup-name } est déjà prise.
cg-not-above-the-value = La tuile { $tile } dépasse la valeur Barista de votre café, qui est de { $value }.

cg-no-such-column = Il n’y a pas de colonne « { $column } » ; dites milk ou coffee.
cg-not-clean-for-less = Le nettoyage coûte { $price }, et vous n’avez que { $coins }.
cg-not-the-fullest = Votre tasse { $cup-name } n’est pas la plus remplie ; choisissez-en une qui porte le plus de jetons.

## Fichiers de contenu

cg-content-id = Dans « { $file } », un élément { $section } ne peut pas porter l’identifiant « { $id } » ; prenez des minuscules, chiffres et tirets bas, une lettre d’abord, et aucun mot qui désigne autre chose.
cg-content-tokens =
    Dans « { $file } », tous les exemplaires font { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } ; la machine en contient { $machine } et la plus grande tasse { $largest } : il en faut au moins autant en tout, et pas plus de { $most }.
cg-content-cups =
    Dans « { $file } », il y a { $cups ->
        [one] { $cups } type de tasse
       *[other] { $cups } types de tasse
    } ; il en faut { $wanted }.
cg-content-spaces = Dans « { $file } », la tasse « { $id } » a { $spaces } cases ; il lui en faut de 1 à { $most }.
cg-content-colour = Dans « { $file } », la tasse « { $id } » a la couleur { $colour }, comme une autre ; chacune doit avoir la sienne.
cg-content-card =
    Dans « { $file } », la carte des boissons doit avoir pour la tasse « { $cup } » exactement { $columns ->
        [one] un paiement, pour 1 symbole.
       *[other] un paiement pour chaque nombre de symboles, de 1 à { $columns }.
    }
cg-content-card-order = Dans « { $file } », la carte des boissons paie davantage quand la tasse « { $cup } » a plus de symboles différents ; moins de symboles ne doit jamais payer moins.
cg-content-no-tile = Dans « { $file } », la tasse « { $cup } » n’a aucune tuile Boisson ; il lui en faut au moins une.
cg-content-lowest =
    Dans « { $file } », la tuile « { $id } » est la plus basse de sa tasse et existe en { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    } ; il en faut une pour chacun des { $wanted } joueurs.
cg-content-tile-twice = Dans « { $file } », deux tuiles de la tasse « { $cup } » ont la valeur { $value } ; donnez plutôt des exemplaires, et à la plus basse seulement.
cg-content-tile-copies = Dans « { $file } », la tuile « { $id } » existe en { $copies } exemplaires ; au-dessus de la plus basse de sa tasse, une tuile est unique.
cg-content-no-tile-fits = Dans « { $file } », la tuile la plus basse de la tasse « { $cup } » est { $lowest }, mais { $spaces } jetons de valeur 1 doivent l’atteindre : aucune tuile ne conviendrait.

# Ce qu’un choix entraîne, en quelques mots.

cg-outlook-buy =
    { $token-name } pour { $price }{ $sugar ->
        [0] {""}
       *[other] , avec du sucre
    }
cg-outlook-filled = { $filled } sur { $spaces }
cg-outlook-full = Pleine : valeur { $value }, paie { $coins }
cg-outlook-serve = Tuile { $tile } et { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
cg-outlook-tile = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
cg-outlook-done = { $full ->
    [one] Une tasse pleine attend
   *[other] { $full } tasses pleines attendent
}
cg-outlook-wastes = Dernier tour, et une tasse est pleine : { $cup-name }
cg-outlook-no-token = { $coins ->
    [one] Aucun jeton ; vous gardez { $coins } pièce
   *[other] Aucun jeton ; vous gardez { $coins } pièces
}
cg-outlook-coins = { $coins ->
    [one] Il vous restera { $coins } pièce
   *[other] Il vous restera { $coins } pièces
}
cg-outlook-dump = Vaut déjà { $value }

# Café del Gatto dans un terminal

cg-screen-person = Barista
cg-screen-round = Manche { $round }
cg-screen-last-round = Dernière manche
cg-screen-first = joue en premier
cg-screen-milk = Lait
cg-screen-coffee = Café
cg-screen-tiles = Tuiles restantes
cg-screen-card = { $coin } 1/2/3
cg-screen-supply = Réserve
cg-screen-bag = Pochette
cg-screen-discard = Défausse
cg-screen-purse = Bourse
cg-screen-points = Points
cg-screen-with-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cg-screen-tie = À égalité de points, les pièces départagent ; qui reste à égalité partage la place.
cg-screen-symbol-cold = froid
cg-screen-symbol-creamy = crémeux
cg-screen-symbol-hot = chaud
cg-screen-space-milk = une case blanche, ou le lait posé dessus
cg-screen-space-coffee = une case marron, ou le café posé dessus
cg-screen-legend-token = un jeton : sa valeur Barista et son symbole
cg-screen-legend-price = ce que coûte maintenant le jeton d’à côté, en pièces
cg-screen-legend-sugar = un dé de sucre
cg-screen-legend-full = une tasse pleine, à servir
cg-screen-legend-served = une tasse servie pour cette tuile
cg-screen-legend-card = ce que paie la carte des boissons pour 1, 2 ou 3 symboles différents
cg-screen-legend-number = ce que vous pouvez choisir ici, avec son numéro

## La boîte : paquets, champs, éléments sans nom

cg-deck-cup = Tasses
cg-deck-payment = Carte des boissons
cg-deck-tile = Tuiles Boisson
cg-deck-token = Jetons
cg-deck-supply = Pièces et sucres
cg-field-spaces = Emplacements, de bas en haut
cg-field-colour = Couleur
cg-field-cup = Tasse
cg-field-symbols = Symboles différents
cg-field-value = Valeur
cg-field-symbol = Symbole
cg-field-sugar = Sucres
cg-entry-payment =
    { $cup-name }, { $symbols ->
        [one] { $symbols } symbole
       *[other] { $symbols } symboles
    }
cg-entry-tile = { $cup-name }, tuile { $value }

# Ce qu’on note au fil de beaucoup de parties, et ce qu’une chose est devenue.

cg-note-coins = Pièces restantes
cg-note-sugar = Sucre restant
cg-note-cleanings = Nettoyages payés
cg-note-coin-turns = Tours consacrés aux pièces
cg-fate-tile = tuile prise
cg-fate-bought = acheté
cg-fate-dumped = vidé
