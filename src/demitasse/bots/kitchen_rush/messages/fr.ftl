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
