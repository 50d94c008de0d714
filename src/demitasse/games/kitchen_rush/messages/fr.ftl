### Kitchen Rush, avec les mots de sa règle : phase Action, zone, case, emplacement, Vaisselier, Évier, Réserve, Prestige.
### Les noms des sabliers, zones, plats et cartes viennent du contenu avec une majuscule : ce sont des noms propres.

kr-about = Tenez ensemble un restaurant contre la montre : vos employés sont des sabliers, et les clients n’attendent pas.

## Que faire maintenant

kr-prompt-prepare =
    Manche { $round } sur { $rounds } : prenez votre temps, faites un plan et donnez votre feu vert. L’horloge part quand tout le monde est prêt.
kr-prompt-prepare-event =
    Manche { $round } sur { $rounds }, évènement « { $event-name } » : { $text } Faites un plan et donnez votre feu vert.
kr-says-event =
    { $text-name }{ $late ->
        [0] {""}
        [one] {" "}Retard : { $late } seconde.
       *[other] {" "}Retard : { $late } secondes.
    }{ $closed ->
        [0] {""}
        [one] {" "}Fermeture : { $closed } seconde.
       *[other] {" "}Fermeture : { $closed } secondes.
    }{ $shorter ->
        [0] {""}
        [one] {" "}{ $shorter } seconde de moins.
       *[other] {" "}{ $shorter } secondes de moins.
    }{ $longer ->
        [0] {""}
        [one] {" "}{ $longer } seconde de plus.
       *[other] {" "}{ $longer } secondes de plus.
    }
kr-prompt-others-prepare =
    Vous avez donné votre feu vert ; { $waiting ->
        [one] une personne réfléchit encore.
       *[other] { $waiting } personnes réfléchissent encore.
    }
kr-prompt-place = Placez un sablier dans une zone. Rien ne s’annule tant que l’horloge tourne.
kr-prompt-place-again = { $zone-name }, c’est fait : placez votre sablier suivant.
kr-prompt-sand = Le sable coule encore : attendez qu’un de vos sabliers soit écoulé.
kr-prompt-maitre = Maître d’hôtel : accueillez des clients, ou faites des suggestions.
kr-prompt-waiters = Serveurs : prenez une commande, ou servez une des vôtres.
kr-prompt-market = Marché : achetez un lot, d’ingrédients ou d’épices.
kr-prompt-storage = { $zone-name } : garnissez vos assiettes ; vous y restez jusqu’à votre prochain sablier.
kr-prompt-stoves = Fourneaux : descendez une de vos assiettes d’une ligne.
kr-prompt-spices = Épices : posez des cubes sur vos assiettes ; vous y restez jusqu’à votre prochain sablier.
kr-prompt-office = Bureau : réengagez, améliorez ou réparez.
kr-prompt-sink = Plonge : choisissez les assiettes à laver.
kr-prompt-finish = La cloche a sonné : finissez ce que vous faites ({ $zone-name }), ou dites que c’est fini.
kr-prompt-others-finish =
    La cloche a sonné ; { $waiting ->
        [one] une personne termine encore.
       *[other] { $waiting } personnes terminent encore.
    }
kr-prompt-storages = Clés égarées : choisissez en équipe deux Réserves dont une case sera verrouillée cette manche.
kr-prompt-unpaid =
    Il n’y a pas assez de sous : choisissez en équipe { $left ->
        [one] un sablier sans salaire.
       *[other] { $left } sabliers sans salaire, l’un après l’autre.
    }
kr-prompt-outstanding =
    Il reste { $coins ->
        [one] { $coins } sou
       *[other] { $coins } sous
    }, et des salaires sont encore dus : choisissez en équipe lequel payer d’abord.
kr-prompt-keep = La renommée du restaurant grandit : gardez en équipe une des deux cartes Prestige.
kr-prompt-over = La partie est finie.

## Phases

kr-step-prep = Préparation
kr-step-action = Phase Action
kr-step-finish = Après la cloche
kr-step-salary = Salaires
kr-step-bonus = Bonus Prestige
kr-step-over = La partie est finie

## Choix

kr-choice-ready = Donner le feu vert
kr-choice-choose-storages = { $first-name } et { $second-name }
kr-choice-place = { $timer-name } : { $zone-name }
kr-choice-remove = Retirer { $timer-name }
kr-choice-welcome = Accueillir un client
kr-choice-suggest =
    { $second ->
        [0] Remplacer la commande { $slot }
       *[other] { $third ->
            [0] Remplacer les commandes { $slot } et { $second }
           *[other] Remplacer les commandes { $slot }, { $second } et { $third }
        }
    }
kr-choice-take-order =
    Prendre { $order-name }{ $first ->
        [larger] , assiette plus grande pour le premier plat
        [later] , l’assiette pour le second plat
       *[other] {""}
    }{ $second ->
        [larger] , assiette plus grande pour le second plat
       *[other] {""}
    }
kr-choice-serve = Servir { $order-name }
kr-choice-plate = Assiette { $size } pour { $dish-name }
kr-choice-buy = Acheter { $ingredient-name } : { $first } / { $second } / { $third } pour les Réserves 1 / 2 / 3
kr-choice-buy-ordinary =
    Acheter des épices :{ $white ->
        [0] {""}
        [one] {" "}{ $white } blanche
       *[other] {" "}{ $white } blanches
    }{ $black ->
        [0] {""}
        [one] {" "}{ $black } noire
       *[other] {" "}{ $black } noires
    }{ $green ->
        [0] {""}
        [one] {" "}{ $green } verte
       *[other] {" "}{ $green } vertes
    }
kr-choice-buy-special =
    Acheter des épices :{ $yellow ->
        [0] {""}
        [one] {" "}{ $yellow } jaune
       *[other] {" "}{ $yellow } jaunes
    }{ $red ->
        [0] {""}
        [one] {" "}{ $red } rouge
       *[other] {" "}{ $red } rouges
    }
kr-choice-take = { $ingredient-name } sur { $dish-name }
kr-choice-cook = Cuire { $dish-name }
kr-choice-spice = { $spice-name } sur { $dish-name }
kr-choice-rehire = Réengager { $timer-name }
kr-choice-upgrade = Amélioration : { $upgrade-name }
kr-choice-repair = Réparer { $zone-name }
kr-choice-wash =
    Laver{ $one ->
        [0] {""}
       *[other] {" "}{ $one }×I
    }{ $two ->
        [0] {""}
       *[other] {" "}{ $two }×II
    }{ $three ->
        [0] {""}
       *[other] {" "}{ $three }×III
    }{ $four ->
        [0] {""}
       *[other] {" "}{ $four }×IV
    }
kr-choice-done = C’est fini
kr-choice-unpaid = Pas de salaire pour { $timer-name }
kr-choice-outstanding = Payer { $timer-name }
kr-choice-keep = Garder { $card-name }

## Ce qui se passe

kr-event-round-began = La manche { $round } commence.
kr-event-event-drawn = Évènement : { $card-name }.
kr-event-broke =
    { $spaces ->
        [one] Une case de la zone { $zone-name } est en panne.
       *[other] { $spaces } cases de la zone { $zone-name } sont en panne.
    }
kr-event-spaces-locked =
    { $storages ->
        [0] Aucune case ne peut être verrouillée.
       *[other] Une case est verrouillée cette manche : { $storages-name }.
    }
kr-event-staff-absent = Absents cette manche : { $timers-name }.
kr-event-staff-late =
    { $seconds ->
        [one] En retard de { $seconds } seconde : { $timers-name }.
       *[other] En retard de { $seconds } secondes : { $timers-name }.
    }
kr-event-zone-closed =
    { $seconds ->
        [one] Fermé pendant la première seconde : { $zone-name }.
       *[other] Fermé pendant les { $seconds } premières secondes : { $zone-name }.
    }
kr-event-plates-fell =
    { $sizes ->
        [0] Aucune assiette propre ne peut tomber.
        [one] Une assiette tombe dans l’Évier : { $sizes-name }.
       *[other] Des assiettes tombent dans l’Évier : { $sizes-name }.
    }
kr-event-bag-lost =
    { $spices ->
        [0] Le sac ne perd rien.
       *[other] Du sac au Marché : { $spices-name }.
    }
kr-event-storage-lost = { $storage-name } perd : { $ingredients-name }.
kr-event-bill-paid =
    Une facture de { $coins ->
        [one] { $coins } sou
       *[other] { $coins } sous
    } est payée{ $prestige ->
        [0] .
       *[other] , mais pas en entier : { $prestige } Prestige perdu.
    }
kr-event-slots-filled =
    { $orders ->
        [0] Tous les emplacements étaient déjà pris.
       *[other] Des clients occupent les emplacements : { $orders-name }.
    }
kr-event-bread-wanted =
    { $orders ->
        [0] Chaque commande prise cette manche exige un { $ingredient-name } de plus.
       *[other] Chaque commande prise cette manche exige un { $ingredient-name } de plus, et aussi : { $orders-name }.
    }
kr-event-readied =
    { $seat-you ->
        [yes] Vous donnez votre feu vert.
       *[no] { $seat-name } donne son feu vert.
    }
kr-event-action-began = L’horloge de la manche { $round } tourne : { $seconds } secondes.
kr-event-placed =
    { $seat-you ->
        [yes] Vous placez { $timer-name } : { $zone-name }.
       *[no] { $seat-name } place { $timer-name } : { $zone-name }.
    }
kr-event-removed =
    { $seat-you ->
        [yes] Vous retirez { $timer-name } ({ $zone-name }).
       *[no] { $seat-name } retire { $timer-name } ({ $zone-name }).
    }
kr-event-welcomed =
    { $seat-you ->
        [yes] Vous accueillez
       *[no] { $seat-name } accueille
    } des clients : { $order-name } prend l’emplacement { $slot } et rapporte { $coins ->
        [one] { $coins } sou.
       *[other] { $coins } sous.
    }
kr-event-suggested =
    { $seat-you ->
        [yes] Vous faites
       *[no] { $seat-name } fait
    } des suggestions : { $drawn-name } au lieu de { $discarded-name }.
kr-event-deck-renewed = La pioche Commande était vide : { $orders } commandes défaussées en forment une nouvelle.
kr-event-deck-turned = Prochaine commande : { $order-name }.
kr-event-order-taken =
    { $seat-you ->
        [yes] Vous prenez
       *[no] { $seat-name } prend
    } la commande { $order-name }{ $plates ->
        [0] {""}
        [one] , assiette { $plates-name }
       *[other] , assiettes { $plates-name }
    }{ $missing ->
        [0] .
       *[other] {"\u00A0"}; pas encore d’assiette pour { $missing-name }.
    }
kr-event-served =
    { $seat-you ->
        [yes] Vous servez
       *[no] { $seat-name } sert
    } { $order-name }{ $tip ->
        [0] .
        [one] {"\u00A0"}: { $tip } sou de pourboire.
       *[other] {"\u00A0"}: { $tip } sous de pourboire.
    }
kr-event-plate-taken =
    { $seat-you ->
        [yes] Vous prenez
       *[no] { $seat-name } prend
    } une assiette { $size } pour { $dish-name }.
kr-event-bought =
    { $seat-you ->
        [yes] Vous achetez
       *[no] { $seat-name } achète
    } { $tokens } { $ingredient-name } pour { $price ->
        [one] { $price } sou.
       *[other] { $price } sous.
    }
kr-event-spices-bought =
    { $seat-you ->
        [yes] Vous achetez
       *[no] { $seat-name } achète
    } des épices pour { $price ->
        [one] { $price } sou
       *[other] { $price } sous
    } : { $spices-name }.
kr-event-took =
    { $seat-you ->
        [yes] Vous mettez
       *[no] { $seat-name } met
    } { $ingredient-name } sur { $dish-name }.
kr-event-cooked =
    { $seat-you ->
        [yes] Vous cuisez
       *[no] { $seat-name } cuit
    } { $dish-name } : ligne { $row }.
kr-event-spiced =
    { $seat-you ->
        [yes] Vous mettez
       *[no] { $seat-name } met
    } { $spice-name } sur { $dish-name }.
kr-event-rehired =
    { $seat-you ->
        [yes] Vous réengagez
       *[no] { $seat-name } réengage
    } { $timer-name } pour { $price ->
        [one] { $price } sou.
       *[other] { $price } sous.
    }
kr-event-upgraded =
    { $seat-you ->
        [yes] Vous achetez
       *[no] { $seat-name } achète
    } l’Amélioration { $upgrade-name } pour { $price ->
        [one] { $price } sou.
       *[other] { $price } sous.
    }
kr-event-upgrade-turned = Amélioration suivante : { $upgrade-name }.
kr-event-repaired =
    { $seat-you ->
        [yes] Vous réparez
       *[no] { $seat-name } répare
    } { $zone-name } pour { $price ->
        [one] { $price } sou.
       *[other] { $price } sous.
    }
kr-event-washed =
    { $seat-you ->
        [yes] Vous lavez
       *[no] { $seat-name } lave
    } { $sizes ->
        [one] une assiette : { $sizes-name }.
       *[other] des assiettes : { $sizes-name }.
    }
kr-event-timer-spent = { $timer-name } est écoulé : { $zone-name }.
kr-event-timer-back = { $timer-name } reprend le travail.
kr-event-ban-ended = { $what-name } : utilisable désormais.
kr-event-bell = La cloche ! La manche { $round } est finie.
kr-event-seat-done =
    { $seat-you ->
        [yes] Vous avez fini.
       *[no] { $seat-name } a fini.
    }
kr-event-left-waiting =
    { $orders ->
        [one] { $orders } commande est restée en attente : { $prestige } Prestige perdu.
       *[other] { $orders } commandes sont restées en attente : { $prestige } Prestige perdu.
    }
kr-event-order-passed =
    { $seat-you ->
        [yes] Vous réussissez
       *[no] { $seat-name } réussit
    } la commande { $order-name } : { $coins ->
        [one] { $coins } sou
       *[other] { $coins } sous
    }{ $stars ->
        [0] .
       *[other] {" "}et { $stars } Prestige.
    }
kr-event-order-failed =
    { $seat-you ->
        [yes] Vous ratez
       *[no] { $seat-name } rate
    } la commande { $order-name } : { $prestige } Prestige perdu.{ $plate ->
        [0] {""}
       *[other] {" "}Sans assiette : { $plate-name }.
    }{ $ingredients ->
        [0] {""}
       *[other] {" "}Mauvais ingrédients : { $ingredients-name }.
    }{ $spices ->
        [0] {""}
       *[other] {" "}Mauvaises épices : { $spices-name }.
    }{ $cooking ->
        [0] {""}
       *[other] {" "}Mauvaise cuisson : { $cooking-name }.
    }{ $ruined ->
        [0] {""}
       *[other] {" "}À recommencer : { $ruined-name }.
    }
kr-event-salaries-paid =
    { $coins ->
        [one] { $coins } sou
       *[other] { $coins } sous
    } de salaires : { $timers-name }.
kr-event-set-aside = Impossible de payer { $timer-name }, qui s’en va : { $prestige } Prestige perdu.
kr-event-outstanding-paid =
    { $timer-name } touche { $coins ->
        [one] { $coins } sou dû
       *[other] { $coins } sous dus
    } et revient.
kr-event-prestige-drawn = Cartes Prestige au choix : { $cards-name }.
kr-event-prestige-gained = L’équipe gagne { $card-name }.
kr-event-prestige-returned = L’équipe perd { $card-name }.
kr-event-event-over = { $card-name }, c’est terminé.
kr-event-ended =
    { $won ->
        [1] L’Objectif est atteint : le restaurant est un succès !
       *[other] { $cause ->
            [disgraced] Le restaurant a perdu sa réputation, et la partie est perdue.
            [relaxed-disgraced] Le restaurant a perdu sa réputation, et la partie est perdue.
            [practice-disgraced] Le restaurant a perdu sa réputation, et la partie est perdue.
           *[other] L’Objectif est manqué : la partie est perdue.
        }
    }

## Pourquoi c’est fini, et le décompte

kr-ended-won = Objectif atteint
kr-ended-missed = Objectif manqué
kr-ended-disgraced = Le Prestige est tombé trop bas
kr-ended-relaxed-won = Objectif atteint, en partie détendue
kr-ended-relaxed-missed = Objectif manqué, en partie détendue
kr-ended-relaxed-disgraced = Le Prestige est tombé trop bas, en partie détendue
kr-ended-practice-won = Une commande a été servie, à l’entraînement
kr-ended-practice-missed = Aucune commande n’a été servie, à l’entraînement
kr-ended-practice-disgraced = Le Prestige est tombé trop bas, à l’entraînement

kr-score-orders = Commandes servies
kr-score-coins = Sous restants
kr-score-prestige = Prestige
kr-score-unpaid = Sabliers impayés

# Ce qu’on note au fil de beaucoup de parties.

kr-note-orders = Commandes servies
kr-note-coins = Sous restants
kr-note-prestige = Prestige
kr-note-quick = Commandes servies vite
kr-note-upgrades = Améliorations achetées
kr-note-unpaid = Salaires impayés
kr-note-failed = Commandes refusées à la vérification
kr-note-failed-plate = Refusées faute d’assiette
kr-note-failed-ingredients = Refusées pour leurs ingrédients
kr-note-failed-spices = Refusées pour leurs épices
kr-fate-served = servie
kr-fate-failed = refusée
kr-fate-bought = achetée
kr-note-failed-cooking = Refusées pour leur cuisson

# Conditions des Objectifs, chacune avec son avancement.

kr-goal-orders = Commandes servies : { $has } sur { $wanted }
kr-goal-coins = Sous : { $has } sur { $wanted }
kr-goal-prestige = Prestige : { $has } sur { $wanted }
kr-goal-two_dishes = Commandes à deux plats : { $has } sur { $wanted }
kr-goal-no_meat = Commandes sans Viande : { $has } sur { $wanted }
kr-goal-special_spice = Commandes à l’épice jaune ou rouge : { $has } sur { $wanted }
kr-goal-plate_four = Commandes sur assiette IV : { $has } sur { $wanted }
kr-goal-quick = Services rapides réussis : { $has } sur { $wanted }
kr-goal-helper = Commis engagé : { $has } sur { $wanted }
kr-goal-upgrade = Amélioration achetée : { $has } sur { $wanted }
kr-goal-upgrades = Améliorations achetées : { $has } sur { $wanted }
kr-goal-rounds = Manches avec assez de commandes : { $has } sur { $wanted }
kr-goal-missed = Salaires manqués en tout : { $has }, au plus { $wanted }
kr-goal-unpaid = Sabliers impayés : { $has }, au plus { $wanted }

## Options

kr-option-goal-label = Objectif
kr-option-goal-help = Un niveau (easy, normal, hard, expert), ou un Objectif particulier, de G05 à G14.
kr-option-digital-label = Objectif numérique
kr-option-digital-help = Pour jouer à l’écran : deux fois plus de sous, un huitième de commandes et de Prestige en plus. Sinon, l’Objectif est tel qu’imprimé.
kr-option-events-label = Évènements
kr-option-events-help = À chaque manche, quelque chose tourne mal. Mieux vaut s’en passer pour une première partie.
kr-option-mode-label = Genre de partie
kr-option-mode-help = Normale ; détendue, avec vos propres durées ; ou entraînement : une seule manche, sans salaires.
kr-option-timer_seconds-label = Secondes d’un sablier
kr-option-timer_seconds-help = En partie détendue seulement ; 0 suit la règle : 30.
kr-option-round_seconds-label = Secondes d’une phase Action
kr-option-round_seconds-help = En partie détendue seulement ; 0 suit la règle : 240, ou 300 en solo.
kr-option-solo_clock-label = Horloge en solo
kr-option-solo_clock-help = En solo, vous avez 300 secondes par manche ; 270, c’est plus difficile.
kr-option-unavailable_storage-label = Réserve inutilisée
kr-option-unavailable_storage-help = À un ou deux joueurs ; 0 suit la règle.
kr-option-locked_storage-label = Réserve verrouillée
kr-option-locked_storage-help = Jusqu’à l’achat de son Amélioration ; 0 suit la règle.
kr-option-locked_stove-label = Fourneau verrouillé
kr-option-locked_stove-help = Une case des Fourneaux, jusqu’à l’achat de son Amélioration ; 0 suit la règle.

kr-option-goal-players = L’Objectif { $goal-name } n’est pas fait pour cette table ({ $hats } sur sa carte) ; choisissez‑en un autre.
kr-option-goal-unknown = Il n’y a pas d’Objectif « { $goal } » ; il y a : { $goals }.
kr-option-timer_seconds-relaxed = Des sabliers de { $seconds } secondes demandent une partie détendue : choisissez ce genre de partie, ou 0.
kr-option-timer_seconds-bounds = Un sablier ne peut pas durer { $seconds } secondes ; donnez de { $shortest } à { $longest }, ou 0 pour la règle.
kr-option-round_seconds-relaxed = Des manches de { $seconds } secondes demandent une partie détendue : choisissez ce genre de partie, ou 0.
kr-option-round_seconds-bounds = Une phase Action ne peut pas durer { $seconds } secondes ; donnez de { $shortest } à { $longest }, ou 0 pour la règle.
kr-option-solo_clock-not-alone = L’horloge solo plus difficile est pour une seule personne, et vous êtes { $seats }.
kr-option-unavailable_storage-not-used = À { $seats } joueurs, toutes les Réserves servent ; laissez la Réserve inutilisée à 0.
kr-option-locked_storage-same = La Réserve { $storage } ne peut pas être à la fois inutilisée et verrouillée ; choisissez‑en deux différentes.
kr-option-locked_stove-number = Il n’y a pas de fourneau { $stove } ; donnez le numéro d’une case, ou 0 pour la règle.
kr-option-locked_stove = Le fourneau { $stove } ne peut pas être verrouillé à ce nombre de joueurs ; choisissez parmi : { $stoves }.

## Refus. Le mot après « refused » est la raison (KR-DEC-42).

kr-refused-seat = Il n’y a pas de siège { $number } à cette table ; les sièges vont de 0 à { $last }.
kr-refused-not-a-choice = « { $choice } » n’est pas un choix de Kitchen Rush ; prenez‑en un parmi ceux proposés.

kr-refused-phase-over = La partie est finie : il n’y a plus rien à choisir.
kr-refused-phase-question = L’équipe doit d’abord prendre une décision.
kr-refused-phase-no-question = Ce n’est pas ce que l’équipe doit décider maintenant.
kr-refused-phase-prep = La phase Action n’a pas commencé ; elle part quand tout le monde est prêt.
kr-refused-phase-ready = Vous avez déjà donné votre feu vert ; attendez les autres.
kr-refused-phase-action = Pas pendant que l’horloge tourne.
kr-refused-phase-finish = La manche s’achève ; finissez ce que vous faites, ou dites que c’est fini.
kr-refused-phase-bell = La cloche a sonné : plus aucun sablier ne bouge, et on ne prend plus d’assiette au Vaisselier.
kr-refused-phase-done = Vous avez fini cette manche ; attendez les autres.

kr-refused-timer-running =
    { $timer-name } coule encore : { $seconds ->
        [one] { $seconds } seconde à attendre.
       *[other] { $seconds } secondes à attendre.
    }
kr-refused-not-yours = { $timer-name } n’est pas votre sablier.
kr-refused-not-yours-dish = { $dish-name } n’est pas sur votre plateau ; vous ne cuisinez que vos commandes.
kr-refused-not-yours-order = { $order-name } n’est pas devant vous.
kr-refused-zone-full = Aucune case n’est libre : { $zone-name }.
kr-refused-zone-full-tiles = Aucune case n’est utilisable : { $zone-name }.
kr-refused-not-current = Vous n’y êtes plus ; placez d’abord un sablier : { $zone-name }.
kr-refused-not-current-storage = Vous n’êtes pas dans une Réserve ; placez‑y d’abord un sablier.
kr-refused-not-current-spices = Vous n’êtes pas aux Épices ; placez‑y d’abord un sablier.

kr-refused-used-welcome =
    { $limit ->
        [0] Personne ne peut être accueilli cette manche.
        [one] Vous avez accueilli le seul client que permet cette action.
       *[other] Vous avez accueilli les { $limit } clients que permet cette action.
    }
kr-refused-used-suggest = Vous avez déjà fait les suggestions de cette action.
kr-refused-used-order = Une action Serveurs prend une commande, et vous l’avez prise.
kr-refused-used-serve = Cette action Serveurs est épuisée.
kr-refused-used-market = Vous avez acheté un lot ; placez un autre sablier au Marché pour le suivant.
kr-refused-used-stove = Vous avez cuit une assiette ; placez un autre sablier aux Fourneaux pour la suivante.
kr-refused-used-office = Vous avez déjà réglé une affaire au Bureau ; placez‑y un autre sablier pour la suivante.
kr-refused-used-sink = Vous avez lavé ; placez un autre sablier à la Plonge pour continuer.
kr-refused-used-belt =
    { $cubes ->
        [one] Une action Réserve permet { $cubes } cube, et vous l’avez pris.
       *[other] Une action Réserve permet { $cubes } cubes, et vous les avez pris.
    }
kr-refused-mode-suggested = Vous avez fait des suggestions ; cette action n’accueille personne.
kr-refused-mode-welcomed = Vous avez accueilli des clients ; cette action ne suggère rien.
kr-refused-mode-served = Vous avez servi ; cette action ne prend pas de commande.

kr-refused-no-coins =
    Cela coûte { $price ->
        [one] { $price } sou
       *[other] { $price } sous
    }, et il y en a { $coins } au Bureau.
kr-refused-no-stock = Le Marché n’en a plus : { $good-name }.
kr-refused-no-stock-spices = Le Marché n’a plus de ces épices.
kr-refused-no-stock-cubes = Le Marché n’en a que { $there } : { $good-name }.
kr-refused-no-stock-storage = Il n’y en a pas ici ({ $zone-name }) : { $good-name }.
kr-refused-no-stock-bag = Il n’y en a pas dans le sac : { $good-name }.
kr-refused-no-stock-sink = L’Évier est vide.
kr-refused-no-stock-plates = L’Évier ne contient pas autant d’assiettes de cette taille.
kr-refused-no-slot = Aucun emplacement n’est libre pour une commande de plus.
kr-refused-no-card = Il ne reste aucune commande à piocher.
kr-refused-no-plate = { $dish-name } n’a pas encore d’assiette.
kr-refused-no-plate-clean = Il n’y a pas d’assiette { $size } propre au Vaisselier.
kr-refused-no-plate-serve = Chaque plat de { $order-name } doit avoir son assiette avant d’être servi.
kr-refused-plate-cooked = La cuisson de { $dish-name } a commencé (ligne { $row }) : plus d’ingrédients.
kr-refused-order-served = { $dish-name } est servi : on n’y touche plus.
kr-refused-order-served-already = { $order-name } est déjà servi.
kr-refused-size = { $dish-name } demande une assiette { $size }, ou d’une taille de plus.
kr-refused-size-exact = Une assiette plus grande n’est permise que s’il n’y en a pas de taille { $size }.
kr-refused-size-unknown = Il n’y a pas d’assiette « { $size } » ; les tailles sont I, II, III et IV.
kr-refused-size-wish = { $order-name } ne peut pas recevoir ses assiettes ainsi : d’abord les tailles exactes, plus grand seulement quand il en manque.
kr-refused-row = { $dish-name } est sur la dernière ligne : impossible de cuire davantage.

kr-refused-amount-suggest =
    { $limit ->
        [0] Aucune commande ne peut être remplacée cette manche.
        [one] Cette action remplace { $limit } commande au plus.
       *[other] Cette action remplace { $limit } commandes au plus.
    }
kr-refused-amount-lot = Ce lot compte { $lot } pions ; répartissez‑les tous entre les Réserves.
kr-refused-amount-cubes = Ce lot compte { $lot } cubes.
kr-refused-amount-wash =
    { $plates ->
        [one] Lavez exactement { $plates } assiette.
       *[other] Lavez exactement { $plates } assiettes.
    }
kr-refused-amount-wash-some = Lavez au moins une assiette, et { $most } au plus.

kr-refused-target-timer = Il n’y a pas de sablier « { $timer } » ; il y a : { $timers }.
kr-refused-target-box = { $timer-name } n’est pas dans cette partie.
kr-refused-target-reserve = { $timer-name } est couché près des Améliorations tant qu’il n’est pas engagé.
kr-refused-target-unpaid = { $timer-name } est impayé ; réengagez‑le au Bureau.
kr-refused-target-off = { $timer-name } n’est sur aucune case.
kr-refused-target-zone = Il n’y a pas de zone « { $zone } » ; il y a : { $zones }.
kr-refused-target-slots = Nommez des emplacements occupés, chacun une fois, le plus petit d’abord.
kr-refused-target-order = { $order-name } n’est pas à prendre.
kr-refused-target-dish = Il n’y a pas de plat « { $dish } ».
kr-refused-target-plated = { $dish-name } a son assiette.
kr-refused-target-good = Il n’y a pas de « { $good } » ; il y a : { $goods }.
kr-refused-target-storage = Une livraison ne va que dans les Réserves actives.
kr-refused-target-rehire = { $timer-name } n’est pas impayé.
kr-refused-target-upgrade = L’Amélioration { $upgrade-name } n’est pas face visible.
kr-refused-target-repair = Rien n’est en panne ici : { $zone-name }.
kr-refused-target-storages = Nommez deux Réserves actives différentes, la plus petite d’abord.
kr-refused-target-unpaid-choice = { $timer-name } n’est pas de ceux qu’il faut payer maintenant.
kr-refused-target-outstanding = { $timer-name } n’a pas de salaire dû.
kr-refused-target-keep = { $card-name } n’est pas une des deux cartes piochées.

kr-refused-event-absent = { $timer-name } est absent cette manche.
kr-refused-event-late =
    { $timer-name } est en retard : { $seconds ->
        [one] { $seconds } seconde à attendre.
       *[other] { $seconds } secondes à attendre.
    }
kr-refused-event-closed =
    { $zone-name } : fermé encore { $seconds ->
        [one] { $seconds } seconde.
       *[other] { $seconds } secondes.
    }
kr-refused-event-suggest = Aucune suggestion n’est possible cette manche.

## Fichiers de contenu

kr-content-number = Dans « { $file } », { $what } de { $entry } vaut { $value } ; il faut de { $fewest } à { $most }.
kr-content-id = Dans « { $file } », « { $id } » ne peut pas servir d’identifiant ici ({ $section }) ; prenez des lettres, chiffres, tirets et tirets bas, une lettre d’abord, et aucun identifiant deux fois.
kr-content-fixed = Dans « { $file } », la liste { $section } doit être exactement, dans cet ordre : { $wanted }.
kr-content-unknown = Dans « { $file } », { $entry } nomme « { $word } », qui n’existe pas ici ; il y a : { $known }.
kr-content-levels =
    Dans « { $file } », le niveau { $level } a { $goals ->
        [one] { $goals } Objectif de base
       *[other] { $goals } Objectifs de base
    } ; il en faut exactement un.

# Ce qu’un choix entraîne, en quelques mots.

kr-outlook-leaves = Vous quittez : { $zone-name }
kr-outlook-earns =
    { $coins ->
        [one] +{ $coins } sou
       *[other] +{ $coins } sous
    }
kr-outlook-suggest = Remplace { $orders-name }
kr-outlook-order =
    { $coins ->
        [one] { $coins } sou
       *[other] { $coins } sous
    }{ $stars ->
        [0] {""}
       *[other] , { $stars } Prestige
    }{ $missing ->
        [0] {""}
        [one] , il manque une assiette
       *[other] , il manque { $missing } assiettes
    }{"\u00A0"}; { $risk ->
        [plates] aucune assiette en vue, comptez −{ $penalty } Prestige
        [time] presque plus le temps, comptez −{ $penalty } Prestige
       *[none] −{ $penalty } Prestige si elle n’est pas finie
    }
kr-mistake-serves =
    Pas encore réussi{ $coins ->
        [0] {""}
        [one] {"\u00A0"}; +{ $coins } sou
       *[other] {"\u00A0"}; +{ $coins } sous
    }
kr-outlook-coins =
    { $coins ->
        [one] Reste { $coins } sou
       *[other] Reste { $coins } sous
    }
kr-outlook-good = { $has } sur { $wanted }
kr-mistake-too-much =
    { $wanted ->
        [0] Pas demandé : gâche le plat
       *[other] Plus que { $wanted } : gâche le plat
    }
kr-outlook-cooks = Cuisson { $row } sur { $time }
kr-mistake-overcooks = Trop cuit : gâche le plat
kr-mistake-incomplete = Mauvais ingrédients : gâche le plat
kr-mistake-extra = Dernière occasion d’ajouter : { $good-name }
kr-mistake-lost = Déjà gâché{"\u00A0"}: perdu
kr-outlook-card =
    { $cost ->
        [0] { $text-name }
        [one] { $cost } sou : { $text-name }
       *[other] { $cost } sous : { $text-name }
    }
kr-outlook-prestige = −{ $prestige } Prestige

# Ce qui va de soi en cuisine

kr-advice-plate = sans sablier
kr-advice-wanted =
    { $wanted ->
        [0] pas demandé pour l’instant
        [one] { $wanted } demandé
       *[other] { $wanted } demandés
    }
kr-advice-fill =
    { $goods-name } pour { $dish-name }{ $left ->
        [0] {""}
       *[other] {"\u00A0"}; il en manque encore { $left } ici
    }
kr-advice-wash =
    { $waiting ->
        [0] ce dont le Vaisselier a le moins
        [one] { $waiting } plat attend une assiette
       *[other] { $waiting } plats attendent une assiette
    }
kr-advice-serve = servir { $order-name }
kr-advice-cook = cuire { $dish-name }
kr-advice-fetch = { $number } sur { $things } pour { $dish-name }
kr-advice-buy = acheter pour { $dish-name }
kr-advice-season = assaisonner { $dish-name }
kr-advice-clean = laver une assiette pour { $dish-name }
kr-advice-take = prendre { $order-name }, −{ $prestige } Prestige si elle reste inachevée
kr-advice-welcome =
    { $guests ->
        [one] accueillir { $guests } client{"\u00A0"}: +{ $guests } sou
       *[other] accueillir { $guests } clients{"\u00A0"}: +{ $guests } sous
    }
kr-advice-wash-up =
    { $clean ->
        [0] faire la vaisselle{"\u00A0"}: plus rien de propre
        [one] faire la vaisselle{"\u00A0"}: { $clean } propre, { $dirty } à laver
       *[other] faire la vaisselle{"\u00A0"}: { $clean } propres, { $dirty } à laver
    }
kr-advice-stock = acheter{"\u00A0"}: { $good-name }, il en manquera
kr-advice-store = acheter de quoi faire des réserves
kr-advice-await = acheter{"\u00A0"}: { $good-name }, avec le prochain sou
kr-advice-suggest = suggérer d’autres plats{"\u00A0"}: il n’y a pas d’assiettes pour les commandes qui attendent
kr-advice-suggest-better = suggérer un autre plat à la place de la commande qui rapporte le moins
kr-advice-hire = réengager{"\u00A0"}: { $timer-name }
kr-advice-upgrade = améliorer la cuisine{"\u00A0"}: { $upgrade-name }
kr-advice-busy =
    { $zone-name } { $seconds ->
        [0] dès qu’un sablier en part
       *[other] dans { $seconds } s
    }{"\u00A0"}: { $why }
kr-advice-sand = { $timer-name } dans { $seconds } s, puis { $zone-name }{"\u00A0"}: { $why }
kr-advice-make-room = d’autres peuvent avoir besoin de la case{"\u00A0"}: { $zone-name }
kr-advice-await-hire =
    { $coins ->
        [one] réengager{"\u00A0"}: { $timer-name }, avec le prochain sou
       *[other] réengager{"\u00A0"}: { $timer-name }, avec les { $coins } prochains sous
    }
kr-advice-then = après cela { $zone-name }{"\u00A0"}: { $what }
kr-advice-stay = { $zone-name }, où vous êtes{"\u00A0"}: { $why }
kr-advice-ahead = plus aucune commande ne peut être finie avant la cloche{"\u00A0"}; la prochaine manche peut commencer par { $order-name }
kr-advice-rest = plus rien à faire avant la cloche
kr-advice-plan =
    { $orders ->
        [0] aucune commande n’attend{"\u00A0"}: accueillez des clients dès le départ
        [one] { $orders } commande attend{"\u00A0"}: allez aux Serveurs dès le départ
       *[other] { $orders } commandes attendent{"\u00A0"}: allez aux Serveurs dès le départ
    }
kr-advice-done = plus rien à terminer

# La première minute, pas à pas

kr-plan-take = la prendre
kr-plan-wash =
    { $plates ->
        [one] laver une assiette
       *[other] laver { $plates } assiettes
    }
kr-plan-buy = acheter{"\u00A0"}: { $good-name }
kr-plan-fetch =
    { $things ->
        [one] { $things } ingrédient
       *[other] { $things } ingrédients
    }
kr-plan-cook =
    { $times ->
        [1] cuire une fois
        [2] cuire deux fois
       *[other] cuire { $times } fois
    }
kr-plan-season =
    { $things ->
        [one] { $things } épice
       *[other] { $things } épices
    }
kr-plan-serve =
    { $coins ->
        [one] servir{"\u00A0"}: +{ $coins } sou
       *[other] servir{"\u00A0"}: +{ $coins } sous
    }

# Kitchen Rush dans un terminal

kr-screen-person = Chef
kr-screen-round = Manche { $round }/{ $rounds }
kr-screen-mode-relaxed = partie détendue
kr-screen-mode-practice = entraînement
kr-screen-digital = objectif numérique
kr-screen-slots = Commandes en attente
kr-screen-rack = Vaisselier
kr-screen-stock = Marché
kr-screen-decks = { $orders } commandes dans la pioche, { $served } servies
kr-screen-cards = Cartes Prestige
kr-screen-available = Disponibles
kr-screen-unpaid = Impayés
kr-screen-absent = Absents
kr-screen-first-minute = Votre première minute avec { $order }{"\u00A0"}:
kr-screen-no-orders = Aucune commande pour l’instant
kr-screen-bill = La dernière Maintenance
kr-screen-bill-waiting = Commandes restées en attente : { $orders }
kr-screen-bill-salaries = Salaires
kr-screen-bill-set-aside = Impayé :
kr-screen-bill-outstanding = Salaire dû :
kr-screen-short-meat = Vi
kr-screen-short-vegetable = Lé
kr-screen-short-salad = Sa
kr-screen-short-pasta = Pâ
kr-screen-short-cheese = Fr
kr-screen-short-bread = Pn
kr-screen-short-white = bl
kr-screen-short-black = no
kr-screen-short-green = ve
kr-screen-short-yellow = ja
kr-screen-short-red = ro
kr-screen-timer-red = R
kr-screen-timer-blue = B
kr-screen-timer-green = V
kr-screen-timer-yellow = J
kr-screen-timer-helper = C
kr-screen-tile-unavailable = une case ou un emplacement inutilisé
kr-screen-tile-locked = une case verrouillée
kr-screen-tile-malfunction = une case en panne
kr-screen-legend-free = une case ou un emplacement libre
kr-screen-legend-running = un sablier et les secondes qui lui restent
kr-screen-legend-spent = un sablier écoulé, qu’on peut déplacer
kr-screen-legend-plate = la taille d’une assiette ; entre parenthèses, celle qui manque encore
kr-screen-legend-wants = ce qu’il y a sur l’assiette, sur ce que demande le plat
kr-screen-legend-cooking = le nombre de cuissons, sur celui qu’il faut
kr-screen-legend-coin = des sous
kr-screen-legend-star = du Prestige
kr-screen-legend-served = une commande servie rapidement
kr-screen-legend-right = une commande réussie telle quelle ; quelqu’un qui a donné son feu vert, ou fini
kr-screen-legend-spoilt = quelque chose en trop, ou un plat à recommencer
kr-screen-legend-number = ce que vous pouvez choisir ici, avec son numéro

## La boîte : paquets, champs, éléments sans nom

kr-deck-order = Commandes
kr-deck-event = Évènements
kr-deck-prestige = Cartes Prestige
kr-deck-upgrade = Améliorations
kr-deck-goal = Objectifs
kr-deck-setup = Mise en place
kr-deck-ingredient = Ingrédients
kr-deck-spice = Épices
kr-deck-zone = Zones
kr-deck-timer = Sabliers
kr-deck-slots = Emplacements de commande
kr-deck-rows = Plateaux de joueur
kr-deck-tiles = Sous et tuiles
kr-deck-track = Piste de Prestige
kr-deck-plates = Assiettes
kr-field-stars = Étoiles
kr-field-dishes-name = Plat { $number } : nom
kr-field-dishes-plate = Plat { $number } : assiette
kr-field-dishes-ingredients = Plat { $number } : ingrédients
kr-field-dishes-spices = Plat { $number } : épices
kr-field-dishes-cook = Plat { $number } : temps de cuisson
kr-field-text = Ce qu’elle dit
kr-field-effects = Effets
kr-field-cost = Coût
kr-field-level = Niveau
kr-field-base = Objectif de base
kr-field-coins =
    { $number ->
        [0] Sous
       *[other] Sous, à { $number } joueurs
    }
kr-field-orders =
    { $number ->
        [0] Commandes
       *[other] Commandes, à { $number } joueurs
    }
kr-field-prestige = Prestige, à { $number } joueurs
kr-field-also = Autres conditions
kr-field-players = Joueurs
kr-field-rack = Assiettes propres, de I à IV
kr-field-bag = Épices dans le sac
kr-field-active = Dans une Réserve active
kr-field-locked = Verrouillé
kr-field-count = Nombre
kr-field-hats = Cases, chacune avec les joueurs qu’il faut
kr-field-last = Dernière rangée
kr-field-malfunction = Tuiles Dysfonctionnement
kr-field-repair = Coût d’une réparation
kr-field-bottom = Case la plus basse
kr-field-top = Case la plus haute
kr-field-places = Cartes Prestige tenues
kr-field-cards = Cases qui donnent une carte, à { $number } joueurs
kr-field-sink = Dans l’Évier, de I à IV
kr-field-aside = Mises de côté, de I à IV
kr-entry-setup = { $id } joueurs
