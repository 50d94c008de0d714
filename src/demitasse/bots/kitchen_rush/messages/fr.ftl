### Pourquoi un cuisinier choisirait quelque chose, en une phrase, et ce qu’il lance aux autres.

kr-cook-ready = Le plan est fait : l’horloge peut partir.
kr-cook-storages = Une case dans chacune de ces deux Réserves nous suffit.
kr-cook-place = Pour ce sablier, je ne vois rien de mieux que { $zone-name }.
kr-cook-place-cook = Le plat { $what-name } a tous ses ingrédients et peut aller aux Fourneaux.
kr-cook-place-fetch = { $zone-name } : c’est là que se trouve ce qui manque à mes plats.
kr-cook-place-spice = Le sac contient des épices qui manquent à mes plats.
kr-cook-place-take = La commande { $what-name } nous convient, et je peux la finir avant la cloche.
kr-cook-place-welcome = De nouveaux clients apportent des sous, et des commandes au choix.
kr-cook-place-suggest = Aucune commande en attente n’est de celles que l’Objectif demande ; d’autres le seront peut-être.
kr-cook-place-serve = La commande { $what-name } est réussie : elle peut partir en service rapide.
kr-cook-place-buy-own = Mes plats en demandent plus qu’il n’y en a : { $what-name }.
kr-cook-place-buy = Les autres en demandent plus qu’il n’y en a : { $what-name }.
kr-cook-place-buy-soon = Les commandes en attente en demanderont davantage : { $what-name }.
kr-cook-place-wash-urgent = Un plat attend une assiette propre.
kr-cook-place-wash = Il nous faudra bientôt plus d’assiettes propres.
kr-cook-place-rehire = Il reste assez de temps pour que { $what-name } vaille ses 2 sous.
kr-cook-place-repair = { $what-name } : nous nous y gênons, la réparation en vaut la peine.
kr-cook-place-upgrade = « { $what-name } » vaut son prix maintenant.
kr-cook-remove = { $zone-name } : tout est occupé, et je n’ai plus besoin de ma case ; elle peut servir à d’autres.
kr-cook-take-order =
    La commande { $order-name } tient dans le temps qu’il me reste et rapporte { $coins ->
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
kr-cook-done = Il n’y a plus rien que je puisse finir.
kr-cook-unpaid = { $timer-name } est le sablier dont nous nous passerons le mieux.
kr-cook-outstanding = { $timer-name } est le sablier qui nous manque le plus.
kr-cook-keep = « { $card-name } » nous aide plus que l’autre carte.
kr-cook-rather = Je choisirais plutôt autre chose : { $choice }.
kr-cook-rather-wait = J’attendrais un instant.
kr-cook-says-take = Pour moi : { $order-name }.
kr-cook-says-take-plate = Pour moi : { $order-name }. Il me faut une assiette { $size } propre.
kr-cook-says-take-short = Pour moi : { $order-name }. Attention, il va en manquer : { $good-name }.
kr-cook-says-buy = J’achète : { $what-name }.
kr-cook-says-wash = Je fais la plonge.
kr-cook-says-rehire = Je réengage { $what-name }.
kr-cook-says-repair = Je m’occupe de la réparation : { $what-name }.
kr-cook-says-upgrade = Je paie une Amélioration : { $what-name }.
