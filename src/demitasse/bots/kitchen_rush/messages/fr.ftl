### Pourquoi un cuisinier choisirait quelque chose, en une phrase, et ce qu’il lance aux autres.

kr-cook-ready = Rien d’autre à préparer : l’horloge peut partir.
kr-cook-storages = Une case dans chacune de ces deux Réserves suffit à l’équipe.
kr-cook-place = Rien de mieux pour ce sablier que { $zone-name }.
kr-cook-place-cook = { $what-name } a tous ses ingrédients : direction les Fourneaux.
kr-cook-place-fetch = { $zone-name } : c’est là que se trouve ce qui manque à vos plats.
kr-cook-place-spice = Le sac contient des épices qui manquent à vos plats.
kr-cook-place-take = La commande { $what-name } convient à l’équipe, et vous pouvez la finir avant la cloche.
kr-cook-place-welcome = De nouveaux clients apportent des sous, et des commandes au choix.
kr-cook-place-suggest = Certaines commandes en attente servent peu l’Objectif ; celles de la pioche valent mieux en moyenne.
kr-cook-place-serve = La commande { $what-name } est réussie : elle peut partir en service rapide.
kr-cook-place-buy-own = Vos plats en demandent plus qu’il n’y en a : { $what-name }.
kr-cook-place-buy = Les autres en demandent plus qu’il n’y en a : { $what-name }.
kr-cook-place-buy-soon = Les commandes en attente en demanderont davantage : { $what-name }.
kr-cook-place-wash-urgent = Un plat attend une assiette propre.
kr-cook-place-wash = Il faudra bientôt plus d’assiettes propres.
kr-cook-place-rehire = Il reste assez de temps pour que { $what-name } vaille ses 2 sous.
kr-cook-place-repair = { $what-name } : l’équipe s’y gêne, la réparation en vaut la peine.
kr-cook-place-upgrade = « { $what-name } » vaut son prix maintenant.
kr-cook-remove = { $zone-name } : tout est occupé, et vous n’avez plus besoin de votre case ; elle peut servir à d’autres.
kr-cook-take-order =
    La commande { $order-name } tient dans le temps qui reste et rapporte { $coins ->
        [one] { $coins } sou
       *[other] { $coins } sous
    }{ $stars ->
        [0] {"."}
        [one] {" "}et { $stars } étoile.
       *[other] {" "}et { $stars } étoiles.
    }
kr-cook-plate = Il y a maintenant une assiette { $size } propre pour { $dish-name }.
kr-cook-good = Il manque encore pour { $dish-name } : { $good-name }.
kr-cook-cook =
    Le plat { $dish-name } doit encore cuire { $times ->
        [one] une fois.
       *[other] { $times } fois.
    }
kr-cook-done = Il n’y a plus rien que vous puissiez finir.
kr-cook-unpaid = { $timer-name } est le sablier dont l’équipe se passera le mieux.
kr-cook-outstanding = { $timer-name } est le sablier qui manque le plus à l’équipe.
kr-cook-keep = « { $card-name } » aide plus l’équipe que l’autre carte.
kr-cook-rather = Je ferais plutôt autre chose : { $choice }.
kr-cook-rather-wait = J’attendrais un instant.
kr-cook-says-take = Pour moi : { $order-name }.
kr-cook-says-take-plate = Pour moi : { $order-name }. Il me faut une assiette { $size } propre.
kr-cook-says-take-short = Pour moi : { $order-name }. Attention, il va en manquer : { $good-name }.
kr-cook-says-buy = J’achète : { $what-name }.
kr-cook-says-wash = Je fais la plonge.
kr-cook-says-rehire = Je réengage { $what-name }.
kr-cook-says-repair = Je m’occupe de la réparation : { $what-name }.
kr-cook-says-upgrade = Je paie une Amélioration : { $what-name }.

kr-odds =
    Sur 10 parties comme celle-ci, des débutants { $newcomers ->
        [0] n’en gagnent aucune
        [10] les gagnent presque toutes
       *[other] en gagnent environ { $newcomers }
    }{"\u00A0"}; des habitués, { $practised ->
        [0] aucune
        [10] presque toutes
       *[other] { $practised }
    }{"\u00A0"}; des mains rapides, { $quick ->
        [0] aucune
        [10] presque toutes
       *[other] { $quick }
    }.
kr-odds-sure = De telles parties se gagnent presque toujours.

# Ce que l’entraîneur raconte d’une partie.

kr-coach-served =
    { $served ->
        [one] 1 commande réussie
       *[other] { $served } commandes réussies
    }{ $failed ->
        [0] {" "}et aucune ratée.
        [one] , et un contrôle raté.
       *[other] , et { $failed } contrôles ratés.
    }
kr-coach-cause-plate = Le plus souvent, il manquait une assiette : { $count } sur { $failed }.
kr-coach-cause-ingredients = Le plus souvent, il manquait des ingrédients : { $count } sur { $failed }.
kr-coach-cause-cooking = Le plus souvent, il manquait de la cuisson : { $count } sur { $failed }.
kr-coach-cause-spices = Le plus souvent, il manquait des épices : { $count } sur { $failed }.
kr-coach-cause-ruined = Le plus souvent, un plat était gâché : { $count } sur { $failed }.
kr-coach-time = Les sabliers ont servi { $used } % du temps et sont restés libres { $idle } %.
kr-coach-idlest =
    C’est à la manche { $round } que le plus de temps s’est perdu : en moyenne, un sablier y est resté libre { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } secondes
    }.
kr-coach-full =
    Des sabliers ont attendu une case pendant { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } secondes
    }, surtout ici : { $zone-name }.
kr-coach-bare =
    { $count ->
        [one] Une commande a été prise sans assiette pour elle.
       *[other] { $count } commandes ont été prises sans assiette pour elles.
    }
kr-coach-seat =
    { $seat-you ->
        [yes] Vos propres sabliers
       *[no] Sabliers de { $seat-name } : ils
    } ont servi { $used } % du temps et sont restés libres { $idle } %{ $blocked ->
        [0] .
        [one]  ; ils ont attendu une case pendant 1 seconde.
       *[other]  ; ils ont attendu une case pendant { $blocked } secondes.
    }
kr-coach-seat-orders =
    { $seat-you ->
        [yes] Vous avez réussi
       *[no] { $seat-name } a réussi
    } { $served ->
        [0] aucune commande
        [one] 1 commande
       *[other] { $served } commandes
    }{ $failed ->
        [0] .
        [one]  ; un contrôle raté.
       *[other]  ; { $failed } contrôles ratés.
    }
kr-coach-round =
    Utilisés { $used } %, libres { $idle } %{ $blocked ->
        [0] .
       *[other] , { $blocked } s d’attente d’une case.
    }
kr-coach-failed = { $order-name }, chez { $seat-name }
kr-coach-failed-plate = Il lui manquait une assiette à sa taille.
kr-coach-failed-plate-taken = Elle n’a jamais eu d’assiette, bien que prise { $left } secondes avant la sonnerie : la plonge aurait aidé.
kr-coach-failed-plate-late = Elle a été prise { $left } secondes avant la sonnerie, sans assiette : mieux valait la laisser.
kr-coach-failed-ingredients = Il lui manquait encore des ingrédients.
kr-coach-failed-ingredients-taken = Ses ingrédients n’ont jamais été réunis, bien que prise { $left } secondes avant la sonnerie : achetez plus tôt, ou laissez une telle commande.
kr-coach-failed-ingredients-late = Elle a été prise { $left } secondes avant la sonnerie : trop tard pour aller chercher ce qu’il faut.
kr-coach-failed-cooking = Elle n’était pas assez cuite.
kr-coach-failed-cooking-taken = Elle n’était pas assez cuite, bien que prise { $left } secondes avant la sonnerie : les Fourneaux sont venus trop tard.
kr-coach-failed-cooking-late = Elle a été prise { $left } secondes avant la sonnerie : trop tard pour la cuire.
kr-coach-failed-spices = Il ne lui manquait que ses épices.
kr-coach-failed-spices-taken = Il ne lui manquait que ses épices, bien que prise { $left } secondes avant la sonnerie.
kr-coach-failed-spices-late = Elle a été prise { $left } secondes avant la sonnerie, et il ne lui manquait que ses épices.
kr-coach-failed-ruined = Un plat était gâché : quelque chose de trop, ou une cuisson trop tôt ou trop longue.
