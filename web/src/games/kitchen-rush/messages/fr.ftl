# L’écran de Kitchen Rush.

web-kr-tab-dishes = Plats
web-kr-tab-service = Service
web-kr-tab-team = Équipe
web-kr-tab-rooms = Cuisine
web-kr-restaurant = Le restaurant
web-kr-zone = { $zone } : { $open ->
    [always] toujours de la place
    [shut] pas ouvert
    [closed] fermé pour l’instant
   *[yes] { $free ->
        [0] complet
        [one] { $free } case libre
       *[other] { $free } cases libres
    }
}{ $here ->
    [yes] , vous y êtes
   *[no] {""}
}{ $left ->
    [yes] , gardé pour vous
   *[no] {""}
}{ $can ->
    [yes] . Placer { $timer }
   *[no] {""}
}
web-kr-closed-for = fermé encore { $time }
web-kr-note-maitre = { $welcome ->
    [0] Personne n’entre cette manche
    [one] { $welcome } client : +1 sou
   *[other] { $welcome } clients au plus, +1 sou chacun
}
web-kr-note-waiters = Prendre ou servir une commande
web-kr-note-market = { $coins ->
    [one] { $tokens } d’une sorte pour { $coins } sou
   *[other] { $tokens } d’une sorte pour { $coins } sous
}
web-kr-storage-locked = S’ouvre avec « Nouvelle réserve »
web-kr-storage-unused = Pas utilisée par une équipe de cette taille

web-kr-waiting = Commandes en attente
web-kr-deck = { $cards } dans la pioche
web-kr-deck-top = La suivante : elle aussi peut être prise
web-kr-free = libre
web-kr-slip = { $order } : { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}{ $stars ->
    [0] {""}
   *[other] , { $stars } Prestige
}{ $can ->
    [take] . La prendre
    [replace] . La remplacer
   *[no] {""}
}
web-kr-reward = { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}{ $stars ->
    [0] {""}
   *[other] , { $stars } Prestige
}
web-kr-plate = assiette { $size }
web-kr-plate-larger = assiette plus grande, { $size }
web-kr-plate-later = assiette { $size } à venir
web-kr-cooking = { $times ->
    [0] sans cuisson
    [one] cuisson : { $times } fois
   *[other] cuisson : { $times } fois
}
web-kr-crockery-dirty = Sales
web-kr-crockery-clean = Propres
web-kr-plates-of = { $what ->
    [dirty] Assiettes sales
   *[clean] Assiettes propres
} { $size } : { $number }
web-kr-coins = { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}
web-kr-stars = { $stars } Prestige
web-kr-till = caisse
web-kr-wages = salaires
web-kr-take = Prendre { $good } : { $number } ici{ $plates ->
    [0] , aucune de vos assiettes n’en veut
    [one] , demandé par { $plates } assiette
   *[other] , demandé par { $plates } assiettes
}

## Sabliers et horloge

web-kr-your-timers = Vos sabliers
web-kr-seconds = { $seconds } s
web-kr-timer-ready = prêt
web-kr-timer-unpaid = impayé
web-kr-timer-absent = absent
web-kr-timer = { $timer }, touche { $number } : { $state ->
    [running] { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
    [spent] écoulé, prêt à partir
    [unpaid] impayé
    [absent] absent cette manche
   *[available] prêt
}{ $placed ->
    [yes] , zone : { $zone }
   *[no] {""}
}
web-kr-take-off = Le retirer
web-kr-clock = Il reste { $time }
web-kr-left = Encore { $seconds ->
    [120] 2 minutes
    [60] 1 minute
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
web-kr-round-of = Manche { $round } sur { $rounds }
web-kr-practice-round = Entraînement
web-kr-paused = Pause
web-kr-rang = La cloche !
web-kr-spent = { $count ->
    [one] { $timers } est prêt.
   *[other] { $timers } sont prêts.
}
web-kr-picked = En main : { $what }

## Assiettes

web-kr-your-plates = Vos assiettes
web-kr-plates-of-person = Les assiettes de { $person }
web-kr-back-to-mine = Revenir aux miennes
web-kr-no-orders = { $mine ->
    [yes] Pas encore de commande : un sablier chez les Serveurs en prend une.
   *[no] Pas encore de commande.
}
web-kr-dish = { $dish } : { $plate ->
    [none] pas encore d’assiette, taille { $size } demandée
   *[other] assiette { $plate }
}{ $things ->
    [0] , vide
   *[other] , dessus { $on }
}{ $lacking ->
    [0] , rien ne manque
   *[other] , il manque { $missing }
}, cuisson { $row } sur { $cook }
web-kr-dish-of = plat { $number } sur { $dishes }
web-kr-needs-plate = Attend une assiette { $size }
web-kr-wants = Ce que demande la commande
web-kr-there = { $good }, sur l’assiette
web-kr-not-there = { $good }, manquant
web-kr-extra = { $good } : un de plus sur une des assiettes, cette manche
web-kr-put-one = { $good } sur { $dish }
web-kr-cooked = Cuisson { $row } sur { $cook }
web-kr-to-go = encore { $times }
web-kr-cooked-enough = à point
web-kr-no-cooking = sans cuisson
web-kr-cooked-too-long = trop cuit
web-kr-tap-put = Poser : { $things }
web-kr-tap-cook = Cuire
web-kr-tap-serve = Servir
web-kr-tap-plate = Prendre une assiette { $size }
web-kr-ready = réussie
web-kr-served = servie
web-kr-serve = Servir

## Que faire maintenant

web-kr-now = Ce que vous pouvez faire
web-kr-in-hand-timer = { $timer } : dans quelle pièce ?
web-kr-in-hand-good = { $good } : sur quelle assiette ?
web-kr-fill = Garnir { $dish }
web-kr-fill-short = { $left ->
    [0] {""}
   *[other] {" · "}il en manque { $left } ici
}
web-kr-cook = Cuire { $dish }
web-kr-cook-to = { $row } sur { $cook }
web-kr-serve-it = Servir { $order }
web-kr-tip = { $coins ->
    [0] sans pourboire
    [one] { $coins } sou de pourboire
   *[other] { $coins } sous de pourboire
}
web-kr-not-ready = pas encore réussie
web-kr-take-order = Prendre { $order }
web-kr-buy-upgrade = { $upgrade }, { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}
web-kr-rehire = Réengager { $timer }
web-kr-repair = Réparer : { $zone }
web-kr-costs = pour { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}
web-kr-late-plate = Assiette { $size } pour { $dish }
web-kr-no-timer = sans sablier
web-kr-next = Ensuite :
web-kr-meanwhile = En attendant :
web-kr-done = J’ai fini
web-kr-done-about = Plus rien à terminer
web-kr-welcome = { $orders ->
    [one] Accueillir { $orders } commande
   *[other] Accueillir { $orders } commandes
}
web-kr-gains = { $coins ->
    [one] +{ $coins } sou
   *[other] +{ $coins } sous
}
web-kr-suggest-about = { $orders ->
    [one] Ou touchez { $orders } commande en attente :
   *[other] Ou touchez jusqu’à { $orders } commandes en attente :
}
web-kr-suggest-those = Suggérer autre chose que { $orders-name }
web-kr-at-stake = { $risk ->
    [plates] aucune assiette en vue : comptez −{ $penalty } Prestige
    [time] presque plus le temps : comptez −{ $penalty } Prestige
   *[none] {""}
}
web-kr-suggest = { $orders ->
    [0] Remplacer
    [one] La remplacer
   *[other] Les remplacer
}
web-kr-lot = Quoi acheter
web-kr-lot-ingredients = { $number } d’une sorte
web-kr-lot-ordinary = { $number } épices
web-kr-lot-special = { $number } spéciales
web-kr-buy = { $coins ->
    [one] Acheter pour { $coins } sou
   *[other] Acheter pour { $coins } sous
}
web-kr-buy-type = { $good } : { $stock } au Marché{ $wanted ->
    [0] {""}
   *[other] , { $wanted } à trouver
}
web-kr-more = Un de plus : { $what }
web-kr-fewer = Un de moins : { $what }
web-kr-of = sur { $number }
web-kr-wash = { $plates ->
    [0] Laver
    [one] Laver { $plates } assiette
   *[other] Laver { $plates } assiettes
}
web-kr-wash-more = { $plates ->
    [one] encore { $plates } possible
   *[other] encore { $plates } possibles
}

web-kr-warning-too-much = { $dish } n’en veut pas : il faudrait tout recommencer.
web-kr-warning-incomplete = Il manque des ingrédients ({ $dish }) : une fois au feu, on n’ajoute plus rien.
web-kr-warning-overcooks = { $dish } : cuit à point. Une ligne de plus et c’est brûlé.
web-kr-warning-extra = Cette manche, la commande veut un ingrédient de plus sur une assiette : c’est votre dernière occasion.
web-kr-warning-lost = { $dish } : déjà raté. Ce serait gâché.
web-kr-warning-serves = { $dish } : pas encore réussie. Servie ainsi, elle coûte deux fois plus de Prestige.
web-kr-all-the-same = Le faire quand même
web-kr-leave-it = Plutôt pas

web-kr-list = { $choices ->
    [0] Aucun choix pour l’instant
    [one] Le seul choix ({ $choices })
   *[other] Tous les choix ({ $choices })
}
web-kr-list-plates = Assiettes à prendre
web-kr-list-timer = { $timer }

web-kr-keys = Touches
web-kr-keys-about = La touche d’une pièce y envoie le prochain sablier prêt ; un chiffre d’abord en choisit un.
web-kr-key-timer = Prendre en main : { $timer }
web-kr-key-enter = Faire ce qui est mis en avant
web-kr-key-arrows = D’un bouton à l’autre
web-kr-key-off = Retirer le sablier en main
web-kr-key-escape = Reposer, plutôt pas
web-kr-key-plates = Vers vos assiettes
web-kr-key-list = La liste de tous les choix
web-kr-key-hint = Un conseil
web-kr-key-pause = Pause
web-kr-key-keys = Cette page

## L’équipe

web-kr-at = { $place ->
    [maitre] à l’accueil
    [waiters] avec les serveurs
    [market] au marché
    [stoves] aux fourneaux
    [spices] aux épices
    [office] au bureau
    [sink] à la plonge
   *[other] { $zone }
}
web-kr-is-ready = c’est bon
web-kr-is-done = a fini
web-kr-not-yet = pas encore
web-kr-look-at = Voir les assiettes de { $person }
web-kr-still-wants = { $things ->
    [0] Rien ne manque
   *[other] Il manque : { $goods }
}
web-kr-in-force = En vigueur
web-kr-prestige = Prestige { $prestige }{ $more ->
    [yes] , une carte à { $next }
   *[no] {""}
} ; sous { $bottom }, vous perdez
web-kr-goal = Objectif : { $goal }
web-kr-goal-orders = Commandes servies
web-kr-goal-coins = Sous
web-kr-goal-prestige = Prestige
web-kr-goal-unpaid = Sabliers impayés
web-kr-goal-missed = Salaires manqués
web-kr-goal-helper = Commis engagé
web-kr-goal-upgrade = Amélioration achetée
web-kr-goal-upgrades = Améliorations achetées
web-kr-goal-rounds = Manches avec assez de commandes
web-kr-goal-quick = Services rapides réussis
web-kr-goal-two_dishes = Commandes à deux plats
web-kr-goal-no_meat = Commandes sans viande
web-kr-goal-special_spice = À l’épice jaune ou rouge
web-kr-goal-plate_four = Commandes en assiette IV
web-kr-goal-judged = { $missed ->
    [0] { $lines ->
        [one] Vous l’avez atteint.
       *[other] Vous avez rempli les { $lines } conditions.
    }
    [one] Une condition n’est pas remplie.
   *[other] { $missed } conditions ne sont pas remplies.
}
web-kr-met = atteint
web-kr-not-met = manqué
web-kr-practice = Cuisine d’entraînement
web-kr-mode-relaxed = Partie détendue
web-kr-digital = Objectif numérique
web-kr-mode-practice = Cuisine d’entraînement

## Entre les manches

web-kr-bill = L’addition de la manche { $round }
web-kr-bill-orders = { $orders ->
    [0] Personne n’avait de commande.
    [one] { $passed } commande réussie sur { $orders }.
   *[other] { $passed } commandes réussies sur { $orders }.
}
web-kr-bill-passed = réussie
web-kr-bill-failed = ratée
web-kr-bill-quick = service rapide
web-kr-bill-why = { $tests }{ $ruined ->
    [yes] . À recommencer.
   *[no] . À terminer la manche suivante.
}
web-kr-test-plate = pas d’assiette qui convienne
web-kr-test-ingredients = mauvais ingrédients
web-kr-test-spices = mauvaises épices
web-kr-test-cooking = mauvaise cuisson
web-kr-bill-waiting = Trop de commandes en attente
web-kr-bill-salaries = Salaires
web-kr-bill-set-aside = { $timer } n’a pas pu être payé
web-kr-bill-outstanding = Payé en retard : { $timer } est de retour
web-kr-bill-empty = Rien à payer, rien à gagner.
web-kr-bill-sum = En tout
web-kr-bill-left = Au Bureau maintenant
web-kr-show-bill = L’addition
web-kr-hide-bill = Voir la cuisine
web-kr-who-is-ready = Qui donne le feu vert
web-kr-ready-button = On y va !
web-kr-ready-about = L’horloge part quand tout le monde est prêt

## Formes courtes pour l’écran

web-kr-step-prep = Préparation
web-kr-step-action = Cuisine ouverte
web-kr-step-finish = On termine
web-kr-step-bill = L’addition
web-kr-subtitle-standard = Manche { $round } sur { $rounds }
web-kr-subtitle-relaxed = Manche { $round } sur { $rounds }, détendue
web-kr-subtitle-practice = Cuisine d’entraînement
web-kr-hidden-orders = La pioche de commandes, la prochaine d’abord
web-kr-hidden-events = Les évènements à venir, le prochain d’abord
web-kr-hidden-prestige = La pioche Prestige, la prochaine d’abord
web-kr-hidden-upgrades = Les Améliorations à venir, la prochaine d’abord
web-kr-told-placed = { $seat-you ->
    [yes] Vous allez ici : { $zone-name }.
   *[no] { $seat-name } va ici : { $zone-name }.
}
web-kr-told-filled = { $seat-you ->
    [yes] Vous garnissez { $dish-name } : { $goods-name }.
   *[no] { $seat-name } garnit { $dish-name } : { $goods-name }.
}

web-kr-prompt-prepare = Manche { $round } sur { $rounds } : faites un plan
web-kr-prompt-prepare-detail = Réservez une commande ou une pièce : les bots s’y tiennent. L’horloge part quand tout le monde est prêt.
web-kr-prompt-prepare-event = Manche { $round } sur { $rounds } : { $event-name }
web-kr-prompt-prepare-event-detail = Faites un plan. L’horloge part quand tout le monde est prêt.
web-kr-prompt-others-prepare = Vous avez donné votre feu vert
web-kr-prompt-others-prepare-detail = { $waiting ->
    [one] Une personne réfléchit encore.
   *[other] { $waiting } personnes réfléchissent encore.
}
web-kr-prompt-place = Placez un sablier dans une pièce
web-kr-prompt-place-detail = Touchez une pièce qui brille, ou glissez‑y un sablier. Rien ne s’annule tant que l’horloge tourne.
web-kr-prompt-place-again = { $zone-name }, c’est fait : et ensuite ?
web-kr-prompt-place-again-detail = Touchez une pièce qui brille, ou glissez‑y un sablier.
web-kr-prompt-sand = Le sable coule
web-kr-prompt-sand-detail = Attendez qu’un de vos sabliers soit prêt.
web-kr-prompt-maitre = À l’accueil : faites entrer, ou suggérez d’autres plats
web-kr-prompt-maitre-detail = Placer un autre sablier y met fin. Rien ne s’annule tant que l’horloge tourne.
web-kr-prompt-waiters = Serveurs : prenez ou servez une commande
web-kr-prompt-waiters-detail = Une commande qui n’est pas finie à la cloche coûte 1 Prestige.
web-kr-prompt-market = Marché : achetez un lot
web-kr-prompt-market-detail = Les ingrédients vont en Réserve, les épices dans le sac.
web-kr-prompt-storage = { $zone-name } : garnissez vos assiettes
web-kr-prompt-storage-detail = Touchez une assiette ou un jeton. Vous restez jusqu’à votre prochain sablier.
web-kr-prompt-stoves = Fourneaux : cuisez une assiette
web-kr-prompt-stoves-detail = Touchez une assiette. Une ligne par sablier.
web-kr-prompt-spices = Épices : assaisonnez vos assiettes
web-kr-prompt-spices-detail = Touchez une assiette ou un cube. Vous restez jusqu’à votre prochain sablier.
web-kr-prompt-office = Bureau : une affaire à régler
web-kr-prompt-office-detail = Améliorez, réparez ou réengagez.
web-kr-prompt-sink = Plonge : quelles assiettes lavez‑vous ?
web-kr-prompt-sink-detail = Elles vont, propres, au Vaisselier.
web-kr-prompt-finish = La cloche ! Terminez : { $zone-name }
web-kr-prompt-finish-detail = Plus aucun sablier ne bouge. Après 20 secondes, la manche se ferme.
web-kr-prompt-others-finish = La cloche a sonné
web-kr-prompt-others-finish-detail = { $waiting ->
    [one] Une personne termine encore.
   *[other] { $waiting } personnes terminent encore.
}
web-kr-prompt-storages = Quelles Réserves perdent une case ?
web-kr-prompt-storages-detail = Les clés sont égarées, pour cette manche. La première réponse décide.
web-kr-prompt-unpaid = Qui reste sans salaire ?
web-kr-prompt-unpaid-detail = { $left ->
    [one] Il n’y a pas assez de sous. Encore un sablier à désigner ; chacun coûte 1 Prestige.
   *[other] Il n’y a pas assez de sous. { $left } sabliers à désigner ; chacun coûte 1 Prestige.
}
web-kr-prompt-outstanding = Quel salaire en retard payez‑vous d’abord ?
web-kr-prompt-outstanding-detail = { $coins ->
    [one] Il reste { $coins } sou. Un sablier payé revient à la manche suivante.
   *[other] Il reste { $coins } sous. Un sablier payé revient à la manche suivante.
}
web-kr-prompt-keep = Votre renommée grandit : gardez une des deux cartes
web-kr-prompt-keep-detail = Elle agit dès la manche suivante. La première réponse décide.


## What everything is: tips, the sheet of icons, a room opened

web-kr-icons = Les icônes expliquées
web-kr-icons-ingredients = Ingrédients
web-kr-icons-spices = Épices
web-kr-icons-plates = Assiettes
web-kr-icons-timers = Sabliers
web-kr-icons-rooms = Pièces du restaurant
web-kr-icons-marks = Marques
web-kr-tip-ingredient = Dans les Réserves. Se pose sur une assiette qui n’a pas encore cuit.
web-kr-tip-spice = Dans le sac, aux Épices : avant, pendant ou après la cuisson.
web-kr-tip-in-bag = Dans le sac : { $number }
web-kr-tip-in-storages = Dans les Réserves : { $numbers }
web-kr-tip-at-market = Au Marché : { $number }
web-kr-tip-you-want = Il en manque { $number } sur vos assiettes
web-kr-tip-plate = Assiette { $size }
web-kr-tip-plate-about = Pour un plat. S’il n’y en a pas de propre, la taille au-dessus convient.
web-kr-tip-plates = Propres : { $clean }, sales : { $dirty }
web-kr-tip-maitre-about = Accueillir des clients : leurs commandes arrivent, et chacune rapporte un sou. Ou faire remplacer des commandes.
web-kr-tip-waiters-about = Prendre une commande, ou en servir une réussie, contre un pourboire.
web-kr-tip-market-about = Acheter des ingrédients ou des épices pour toute l’équipe.
web-kr-tip-storage = Réserve
web-kr-tip-storage-about = Garnir vos assiettes. Vous y restez jusqu’à placer un autre sablier.
web-kr-tip-stoves-about = Cuire une assiette d’une ligne.
web-kr-tip-spices-about = Assaisonner vos assiettes. Vous y restez jusqu’à placer un autre sablier.
web-kr-tip-office-about = Acheter une Amélioration, réparer, ou réengager un sablier impayé.
web-kr-tip-sink-about = Laver les assiettes sales pour qu’elles resservent.
web-kr-tip-always = Il y a toujours de la place
web-kr-tip-shut = Aucune case utilisable
web-kr-tip-free-of = { $free ->
    [one] { $free } case libre
   *[other] { $free } cases libres
} sur { $spaces }
web-kr-tip-full = { $seconds ->
    [0] Complet : des sabliers écoulés y restent
   *[other] Complet, libre dans { $seconds } s
}
web-kr-tip-key = Touche { $key }
web-kr-tip-order = Commande
web-kr-tip-order-about = Un ou deux plats. Réussie à la cloche, elle rapporte sous et étoiles ; sinon elle coûte 1 Prestige.
web-kr-tip-reward = Ce que rapporte la commande
web-kr-tip-reward-about = Si elle est réussie à la cloche. Sinon elle coûte 1 Prestige.
web-kr-tip-coin = Sou
web-kr-tip-coin-about = Paie les salaires, les achats et les Améliorations.
web-kr-tip-till = En caisse : { $coins }
web-kr-tip-owed = Salaires après la cloche : { $coins }
web-kr-tip-wages = Salaires
web-kr-tip-wages-about = Après la cloche, chaque sablier coûte 3 sous. Chaque salaire impayé coûte 1 Prestige.
web-kr-tip-prestige = Prestige
web-kr-tip-prestige-about = Vient des commandes étoilées, part avec les commandes ratées. Sous { $bottom }, c’est perdu.
web-kr-tip-cooking = Cuisson
web-kr-tip-cooking-about = Une ligne par sablier aux Fourneaux, et pas une de trop.
web-kr-tip-locked = Verrouillé
web-kr-tip-locked-about = S’ouvre avec une Amélioration du Bureau.
web-kr-tip-unavailable = Inutilisé
web-kr-tip-unavailable-about = Vous n’êtes pas assez en cuisine.
web-kr-tip-malfunction = En panne
web-kr-tip-malfunction-about = À réparer depuis le Bureau, contre des sous.
web-kr-tip-bell = Cloche
web-kr-tip-bell-about = Finit la manche : plus aucun sablier ne se place.
web-kr-tip-event = Évènement
web-kr-tip-event-about = Change quelque chose pour cette manche.
web-kr-tip-card = Carte Prestige
web-kr-tip-card-about = Aide l’équipe dès la manche qui suit son gain.
web-kr-tip-upgrade = Amélioration
web-kr-tip-upgrade-about = S’achète au Bureau, agit aussitôt.
web-kr-tip-price = Coûte { $coins }, en caisse : { $till }
web-kr-tip-free = Case libre
web-kr-tip-free-about = Pour un sablier. Doré : vous pouvez en poser un maintenant.
web-kr-tip-left = Gardé pour vous
web-kr-tip-left-about = Les bots y gardent une case libre jusqu’à ce que vous veniez ou alliez ailleurs.
web-kr-tip-ready = Sablier prêt
web-kr-tip-ready-about = À placer dans une pièce : le doré montre où.
web-kr-tip-running = Sablier en cours
web-kr-tip-running-about = Reste jusqu’au dernier grain. Ce que la pièce propose se fait aussitôt.
web-kr-tip-spent = Sablier écoulé
web-kr-tip-spent-about = Le sable est passé : il peut repartir. D’ici là, il occupe sa place.
web-kr-tip-unpaid-about = Impayé : hors service jusqu’à ce qu’il soit réengagé ou payé.
web-kr-tip-absent-about = Absent pour cette manche.
web-kr-tip-sand = { $seconds ->
    [one] Encore 1 seconde de sable
   *[other] Encore { $seconds } secondes de sable
}
web-kr-tip-helper = Commis
web-kr-tip-helper-about = Travaille pour tout le monde.
web-kr-tip-digital = Objectif numérique
web-kr-tip-digital-about = Pour jouer à l’écran : deux fois les sous de la carte, un huitième de commandes et de Prestige en plus.
web-kr-tip-gold = Nombre doré
web-kr-tip-gold-about = Atteint sur la piste de Prestige, il rapporte une carte Prestige à l’équipe.
web-kr-tip-goal = Ce qu’il faut à l’équipe à la fin de la dernière manche.
web-kr-room-send = Envoyer un sablier ici
web-kr-room-you = vous : { $number }
web-kr-room-out = { $count ->
    [one] Il n’y en a plus ici : { $goods }. Le Marché en apporte.
   *[other] Il n’y en a plus ici : { $goods }. Le Marché en apporte.
}

## Claims

web-kr-claim = Réserver
web-kr-claim-you = vous
web-kr-claim-let-go = À vous. La laisser ?
web-kr-claim-swap = Échanger ?
web-kr-claim-asking = Demandée. Tant pis ?
web-kr-claim-asked = La donner à { $person } ?
web-kr-claim-by = Réservée par { $person }
web-kr-claim-about = Une réservation est une promesse. Les bots la tiennent et vous cèdent le pas.
web-kr-claim-gone = { $order }, que vous aviez réservée, est partie : prenez-en une autre.
web-kr-left-for-you = gardé pour vous
web-kr-left-announced = Gardé pour vous : { $rooms }
web-kr-take-off-it = Retirer { $timer }
web-kr-first-minute = Votre première minute
web-kr-first-minute-with = avec { $order }
web-kr-first-minute-claimed = avec { $order }, que vous avez réservée
