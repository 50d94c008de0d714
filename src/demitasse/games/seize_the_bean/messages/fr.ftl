### Seize the Bean, avec les mots de son livret : bonnes et mauvaises critiques, file, défausse, cellier, style, Hype, barista, amélioration.
### Les noms de cartes viennent du contenu avec une majuscule et sans article : après deux-points, entre parenthèses ou en début de phrase.

sb-about = Ouvrez le meilleur café de Kreuzberg : attirez des clients, améliorez votre cellier et votre style, servez votre file et récoltez le plus de bonnes critiques.

## Que faire maintenant

sb-prompt-place =
    { $barista ->
        [1] Placez votre premier barista sur une case action.
       *[other] Placez votre second barista sur une autre case action.
    }
sb-prompt-icons =
    { $space ->
        [beans] Acquérir des grains
        [milk] Acquérir du lait
        [sugar] Acquérir du sucre
        [attract] Attirer un client
        [pantry] Améliorer le cellier
       *[style] Améliorer le style
    } : quelle icône ensuite ? Il vous en reste { $left ->
        [one] 1 à activer
       *[other] { $left } à activer
    } parmi { $icons }.
sb-prompt-confirm =
    Confirmez l’action de votre barista ({ $space ->
        [beans] Acquérir des grains
        [milk] Acquérir du lait
        [sugar] Acquérir du sucre
        [attract] Attirer un client
        [pantry] Améliorer le cellier
       *[style] Améliorer le style
    }) ; ensuite, plus d’annulation.
sb-prompt-trigger =
    { $side ->
        [pantry] Choisissez une icône de vos améliorations du cellier à activer
       *[style] Choisissez une icône de vos améliorations de style à activer
    }{ $times ->
        [one] .
       *[other] , la première de { $times }.
    }
sb-prompt-word-of-mouth =
    { $phase ->
        [word_of_mouth] Bouche-à-oreille : prenez dans votre défausse un client dont le groupe est présent dans votre café.
       *[other] Prenez dans votre défausse un client dont le groupe est présent dans votre café.
    }
sb-prompt-recruit =
    { $may ->
        [0] Prenez un client de la ville { $zone ->
            [line] et placez-le à la fin de votre file.
           *[discard] et mettez-le dans votre défausse.
        }
       *[other] Vous pouvez prendre un client de la ville { $zone ->
            [line] et le placer à la fin de votre file.
           *[discard] et le mettre dans votre défausse.
        }
    }
sb-prompt-upgrade =
    { $row ->
        [pantry] Prenez une amélioration du cellier de la ville.
       *[style] Prenez une amélioration de style de la ville.
    }
sb-prompt-connected =
    { $row ->
        [customers] Prenez un client de la ville, ou { $looked ->
            [one] celui que vous voyez dans le paquet.
           *[other] l’un des { $looked } que vous voyez dans le paquet.
        }
        [pantry] Prenez une amélioration du cellier de la ville, ou { $looked ->
            [one] celle que vous voyez dans le paquet.
           *[other] l’une des { $looked } que vous voyez dans le paquet.
        }
       *[style] Prenez une amélioration de style de la ville, ou { $looked ->
            [one] celle que vous voyez dans le paquet.
           *[other] l’une des { $looked } que vous voyez dans le paquet.
        }
    }
sb-prompt-connections = Connexions : choisissez un paquet de la ville pour en regarder les { $cards } premières cartes.
sb-prompt-track =
    { $left ->
        [one] Cette carte est sur votre paquet : défaussez-la, ou laissez-la.
       *[other] Ces { $left } cartes sont sur votre paquet : défaussez celles que vous voulez, ou choisissez laquelle va dessus.
    }
sb-prompt-return =
    { $placed ->
        [0] Remettez les cartes sur leur paquet : laquelle va dessus ?
       *[other] Remettez les cartes sur leur paquet : laquelle vient ensuite ?
    }
sb-prompt-unlock = Vous avez atteint plusieurs réussites : laquelle d’abord ?
sb-prompt-bonus = Réussite déverrouillée : { $achievement-name } ! Choisissez un bonus.
sb-prompt-greet =
    { $card-name } : client heureux, à servir ou à passer contre un jeton heureux{ $payable ->
        [no] {"\u00A0"}; vous ne pouvez pas payer sa commande principale.
       *[yes] .
    }
sb-prompt-secondary =
    { $card-name } : commande principale payée ; payez-vous aussi la secondaire ?{ $angry ->
        [0] {""}
       *[other] {" "}Un client en colère ne donne rien en échange.
    }
sb-prompt-cheer = Qui, dans votre file, reçoit un jeton heureux ?
sb-prompt-lose = Vous pouvez envoyer un client de votre file dans la défausse de la ville.
sb-prompt-wait = On attend { $seat-name }.
sb-prompt-over = La partie est finie.

## Étapes

sb-step-place = Placement d’un barista
sb-step-icons = Activation des icônes
sb-step-confirm = Confirmation
sb-step-trigger = Choix d’une icône
sb-step-recruit = Choix d’un client
sb-step-upgrade = Choix d’une amélioration
sb-step-connections = Choix d’un paquet de la ville
sb-step-return = Cartes regardées
sb-step-achievements = Choix d’une réussite
sb-step-bonus = Choix d’un bonus
sb-step-greet = Client heureux
sb-step-secondary = Commande secondaire
sb-step-cheer = Jeton heureux à placer
sb-step-lose = Client à perdre
sb-step-over = La partie est finie

## Choix

sb-choice-place =
    { $space ->
        [beans] Acquérir des grains
        [milk] Acquérir du lait
        [sugar] Acquérir du sucre
        [attract] Attirer un client
        [pantry] Améliorer le cellier
       *[style] Améliorer le style
    }
sb-choice-activate =
    { $number ->
        [1] { $icon-name }
       *[other] { $icon-name } ({ $number })
    }{ $card ->
        [board] {""}
       *[other] , { $card-name }
    }
sb-choice-combine = Connexions avec l’icône de base
sb-choice-take = Prendre : { $card-name }
sb-choice-pick = { $card-name }
sb-choice-look =
    { $deck ->
        [customers] Clients
        [pantry] Améliorations du cellier
       *[style] Améliorations de style
    }
sb-choice-return = Carte { $place } au-dessus
sb-choice-discard = Défausser la carte { $place }
sb-choice-done = Les laisser ainsi
sb-choice-unlock = { $achievement-name }
sb-choice-bonus = { $icon-name }
sb-choice-serve = Servir
sb-choice-skip = Passer
sb-choice-fulfil = Servir les deux commandes
sb-choice-decline = Non merci
sb-choice-confirm = Confirmer

## Ce qui se passe

sb-event-day-began = Jour { $day } : { $seat-name } commence.
sb-event-phase-began =
    { $phase ->
        [hype] Hype : chacun pioche des clients dans sa file.
        [service] Service : chacun sert sa file, un client à la fois.
        [word_of_mouth] Bouche-à-oreille : chacun peut trouver un client de plus.
       *[end_of_day] La journée se termine.
    }
sb-event-placed =
    { $seat-name } place un barista : { $space ->
        [beans] Acquérir des grains.
        [milk] Acquérir du lait.
        [sugar] Acquérir du sucre.
        [attract] Attirer un client.
        [pantry] Améliorer le cellier.
       *[style] Améliorer le style.
    }
sb-event-activated =
    { $seat-name } active une icône : { $icon-name }{ $card ->
        [board] .
       *[other] {" "}({ $card-name }).
    }
sb-event-gained =
    { $seat-name } prend { $resource ->
        [bean] { $count ->
            [one] { $count } grain.
           *[other] { $count } grains.
        }
        [milk] { $count ->
            [one] { $count } lait.
           *[other] { $count } laits.
        }
       *[sugar] { $count ->
            [one] { $count } sucre.
           *[other] { $count } sucres.
        }
    }
sb-event-reviewed =
    { $seat-name } gagne { $count ->
        [one] { $count } bonne critique
       *[other] { $count } bonnes critiques
    }{ $cause ->
        [hype] , sa Hype étant au maximum.
        [draw] , faute de client à piocher.
        [happy] {" "}pour un jeton heureux.
       *[icon] .
    }
sb-event-complained =
    { $seat-name } prend { $count ->
        [one] { $count } mauvaise critique
       *[other] { $count } mauvaises critiques
    } et en a { $total }.
sb-event-hype-moved =
    { $change ->
        [1] { $seat-name } : la Hype monte à { $hype }.
       *[other] { $seat-name } : la Hype descend à { $hype }.
    }
sb-event-cup-taken = { $seat-name } prend la tasse vide.
sb-event-recruited =
    { $zone ->
        [line] { $seat-name } accueille dans sa file : { $card-name }
       *[discard] { $seat-name } attire un client : { $card-name }
    }{ $column ->
        [0] , directement du paquet.
       *[other] .
    }
sb-event-upgraded =
    { $side ->
        [pantry] { $seat-name } améliore son cellier : { $card-name }.
       *[style] { $seat-name } améliore son style : { $card-name }.
    }
sb-event-arrived =
    { $row ->
        [customers] Nouveau client en ville : { $card-name }.
        [pantry] Nouvelle amélioration du cellier en ville : { $card-name }.
       *[style] Nouvelle amélioration de style en ville : { $card-name }.
    }
sb-event-unlocked =
    { $seat-name } déverrouille une réussite : { $achievement-name }{ $bonus ->
        [none] .
       *[other] , avec le bonus { $bonus-name }.
    }
sb-event-looked =
    { $seat-name } regarde { $number ->
        [one] la première carte
       *[other] les { $number } premières cartes
    } { $deck ->
        [customers] des clients de la ville
        [pantry] des améliorations du cellier de la ville
        [style] des améliorations de style de la ville
       *[own] de son paquet
    }{ $cards ->
        [0] .
       *[other] {"\u00A0"}: { $cards-name }.
    }
sb-event-returned =
    { $seat-name } remet { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } sur le paquet.
sb-event-dismissed = { $seat-name } défausse une carte de son paquet : { $card-name }.
sb-event-reshuffled =
    { $seat-name } mélange sa défausse en un nouveau paquet de { $cards ->
        [one] { $cards } carte.
       *[other] { $cards } cartes.
    }
sb-event-drew = { $seat-name } pioche dans sa file : { $cards-name }.
sb-event-served = { $seat-name } sert un client : { $card-name }.
sb-event-skipped = { $seat-name } passe un client heureux, qui perd un jeton : { $card-name }.
sb-event-paid =
    { $seat-name } paie { $bean ->
        [0] { $milk ->
            [0] { $sugar ->
                [0] zéro ressource
                [one] { $sugar } sucre
               *[other] { $sugar } sucres
            }
           *[other] { $milk ->
                [one] { $milk } lait
               *[other] { $milk } laits
            }{ $sugar ->
                [0] {""}
                [one] , { $sugar } sucre
               *[other] , { $sugar } sucres
            }
        }
       *[other] { $bean ->
            [one] { $bean } grain
           *[other] { $bean } grains
        }{ $milk ->
            [0] {""}
            [one] , { $milk } lait
           *[other] , { $milk } laits
        }{ $sugar ->
            [0] {""}
            [one] , { $sugar } sucre
           *[other] , { $sugar } sucres
        }
    } pour la { $order ->
        [main] commande principale
       *[secondary] commande secondaire
    } ({ $card-name }){ $saved ->
        [0] .
       *[other] {"\u00A0"}; le cellier en épargne { $saved }.
    }
sb-event-failed = { $seat-name } ne peut pas payer la commande principale : { $card-name }.
sb-event-cheered =
    { $mood ->
        [0] { $card-name } : la colère est passée.
        [1] { $card-name } : un client heureux.
       *[other] { $card-name } : { $mood } jetons heureux.
    }
sb-event-upset =
    { $mood ->
        [-1] { $card-name } : un client en colère.
        [0] { $card-name } : le bonheur est passé.
       *[other] { $card-name } : un peu moins heureux ({ $mood }).
    }
sb-event-calmed = { $card-name } : calmé par le service.
sb-event-ability-used =
    { $twice ->
        [0] { $card-name }, capacité : { $ability-name }.
       *[other] { $card-name }, capacité : Super { $ability-name }.
    }
sb-event-lost = { $card-name } : quitte { $seat-name } pour la ville.
sb-event-stayed = { $card-name } : reste dans la file de { $seat-name }.
sb-event-went-home = { $card-name } : va dans la défausse de { $seat-name }.
sb-event-cups-passed = La tasse pleine passe à { $seat-name }.
sb-event-refreshed =
    { $row ->
        [customers] Les clients avancent
        [pantry] Les améliorations du cellier avancent
       *[style] Les améliorations de style avancent
    }{ $card ->
        [none] .
       *[other] {"\u00A0"}; nouvelle carte : { $card-name }.
    }
sb-event-last-day =
    { $cause ->
        [reviews] La ville n’a plus de bonnes critiques : ce jour est le dernier.
        [customers] Le paquet des clients de la ville est vide : ce jour est le dernier.
        [pantry] Le paquet des améliorations du cellier est vide : ce jour est le dernier.
       *[style] Le paquet des améliorations de style est vide : ce jour est le dernier.
    }
sb-event-award-won =
    { $seat-name } gagne la récompense de groupe { $group-name } ({ $icons ->
        [one] { $icons } icône
       *[other] { $icons } icônes
    }), soit { $count ->
        [one] { $count } bonne critique.
       *[other] { $count } bonnes critiques.
    }
sb-event-ended =
    La partie est finie{ $winners ->
        [one] {"\u00A0"}: { $winners-name } l’emporte !
       *[other] , victoire partagée : { $winners-name } !
    }

## Pourquoi c’est fini, et le décompte

sb-ended-reviews = La ville n’avait plus de bonnes critiques
sb-ended-customers = La ville n’avait plus de clients à piocher
sb-ended-pantry = La ville n’avait plus d’améliorations du cellier à piocher
sb-ended-style = La ville n’avait plus d’améliorations de style à piocher

sb-score-reviews = Bonnes critiques
sb-score-happy = Jetons heureux
sb-score-bad_reviews = Mauvaises critiques
sb-score-achievements = Réussites
sb-score-awards = Récompenses de groupe

## Options

sb-option-first-label = Premier joueur
sb-option-first-help = Le numéro d’un siège, compté à partir de 0, ou random pour le hasard.
sb-option-scoop-label = Cuillère
sb-option-scoop-help = Ce que rapporte la cuillère : toujours 6 grains (fixed), ou selon une règle maison de 3 à 9, 6 en moyenne (random).

sb-option-first = Le siège { $first } ne peut pas être premier joueur ; donnez un siège de 0 à { $last }, ou random.

## Refus

sb-not-over = La partie est finie : il n’y a plus rien à choisir.
sb-not-a-seat = Il n’y a pas de siège { $number } à cette table ; les sièges vont de 0 à { $last }.
sb-not-your-turn = Ce n’est pas à vous de choisir : attendez { $seat-name }.
sb-not-a-choice = « { $choice } » n’est pas un choix de Seize the Bean ; prenez-en un parmi ceux proposés.
sb-not-now =
    Vous ne pouvez pas « { $choice } » maintenant ; l’étape est : { $step ->
        [place] { sb-step-place }
        [icons] { sb-step-icons }
        [confirm] { sb-step-confirm }
        [trigger] { sb-step-trigger }
        [recruit] { sb-step-recruit }
        [upgrade] { sb-step-upgrade }
        [connections] { sb-step-connections }
        [return] { sb-step-return }
        [achievements] { sb-step-achievements }
        [bonus] { sb-step-bonus }
        [greet] { sb-step-greet }
        [secondary] { sb-step-secondary }
        [cheer] { sb-step-cheer }
       *[lose] { sb-step-lose }
    }.
sb-no-such-space = Il n’y a pas de case action « { $space } » ; il y a : { $spaces }.
sb-not-on-that-space-again =
    Votre premier barista est déjà sur cette case aujourd’hui ({ $space ->
        [beans] Acquérir des grains
        [milk] Acquérir du lait
        [sugar] Acquérir du sucre
        [attract] Attirer un client
        [pantry] Améliorer le cellier
       *[style] Améliorer le style
    }) ; choisissez-en une autre.
sb-no-such-icon = Il n’y a pas d’icône « { $icon } » imprimée sur « { $card } ».
sb-not-your-icon = Cette icône n’est pas dans votre café : { $icon-name } ({ $card-name }).
sb-not-in-this-action =
    L’icône { $icon-name } n’appartient pas à cette action ({ $space ->
        [beans] Acquérir des grains
        [milk] Acquérir du lait
        [sugar] Acquérir du sucre
        [attract] Attirer un client
        [pantry] Améliorer le cellier
       *[style] Améliorer le style
    }).
sb-not-this-icon-again = Cette icône ({ $icon-name }) est déjà activée, ou n’était pas encore là quand votre barista a été placé.
sb-not-a-base-icon = Une icône de base du plateau ne peut pas être activée ainsi : choisissez une icône de vos améliorations.
sb-not-on-your-upgrades =
    { $side ->
        [pantry] Cette icône ({ $icon-name }) n’est sur aucune de vos améliorations du cellier.
       *[style] Cette icône ({ $icon-name }) n’est sur aucune de vos améliorations de style.
    }
sb-not-one-of-its-kind = L’icône { $icon-name } ne peut pas en activer une autre de la même sorte.
sb-not-the-same-icon = Les deux icônes doivent être distinctes : celle-ci ({ $icon-name }) était la première.
sb-not-in-its-own-row = L’icône { $icon-name } est dans la même rangée d’action ; choisissez-en une d’une autre rangée.
sb-not-combine = Les connexions ne s’associent qu’à l’icône de base de cette action de ville, tant qu’aucune des deux n’est activée et qu’il en reste deux à activer.
sb-no-such-card = Il n’y a pas de carte « { $card } ».
sb-not-from-that-row =
    { $row ->
        [customers] Vous prenez un client, et cette carte n’en est pas un : { $card-name }.
        [pantry] Vous prenez une amélioration du cellier, et cette carte n’en est pas une : { $card-name }.
       *[style] Vous prenez une amélioration de style, et cette carte n’en est pas une : { $card-name }.
    }
sb-not-visible = Cette carte n’est pas visible dans la ville : { $card-name }.
sb-not-by-word-of-mouth = Aucun groupe de ce client n’est présent dans votre café : { $card-name }.
sb-not-in-your-line = Ce client n’est pas dans votre file : { $card-name }.
sb-no-such-deck = Il n’y a pas de paquet de la ville « { $deck } » ; il y a : { $decks }.
sb-not-an-empty-deck =
    { $row ->
        [customers] Le paquet des clients est vide.
        [pantry] Le paquet des améliorations du cellier est vide.
       *[style] Le paquet des améliorations de style est vide.
    }
sb-not-discard-there = Les cartes d’un paquet de la ville y retournent ; vous ne pouvez pas les défausser.
sb-nothing-to-order = Il ne reste qu’une carte à remettre.
sb-no-such-place = Il n’y a pas de carte { $place } à choisir ; il y a celles de { $first } à { $last }.
sb-no-such-achievement = Il n’y a pas de réussite « { $achievement } » ; il y a : { $known }.
sb-not-reached = Vous n’avez pas atteint cette réussite maintenant : { $achievement-name }.
sb-not-that-bonus = Aucun bonus de réussite disponible ne montre cette icône : { $icon-name }.
sb-not-optional = Ce n’est pas facultatif : prenez un des choix proposés.

## Fichiers de contenu

sb-content-id = Dans « { $file } », un élément { $section } ne peut pas porter l’identifiant « { $id } » ; prenez des minuscules, chiffres, traits d’union et tirets bas, une lettre d’abord, et jamais deux fois le même.
sb-content-unknown = Dans « { $file } », { $entry } a « { $word } » dans son champ { $field } ; sont possibles : { $known }.
sb-content-effect = Dans « { $file } », { $entry } a l’effet « { $effect } », qui n’en est pas un ; les effets s’écrivent : { $known }.
sb-content-price = Dans « { $file } », l’icône « { $icon } » coûte { $price } ; il faut de 1 à { $most }.
sb-content-neighbourhood = Dans « { $file } », le quartier « { $neighbourhood } » doit avoir { $wanted } groupes différents.
sb-content-groups = Dans « { $file } », { $entry } doit avoir un groupe, et jamais deux fois le même.
sb-content-order = Dans « { $file } », { $entry } commande { $count } fois { $icon } ; il faut de 1 à { $most }.
sb-content-no-icon = Dans « { $file } », l’amélioration « { $card } » n’ajoute aucune icône ; il lui en faut au moins une.
sb-content-repeats = Dans « { $file } », l’amélioration de style « { $card } » répète l’icône de base { $icon } dans sa rangée.
sb-content-group-size = Dans « { $file } », le groupe « { $group } » a { $count } éléments [[{ $section }]] ; il lui en faut { $wanted }.
sb-content-fixed = Dans « { $file } », les éléments [[{ $section }]] doivent être exactement, et dans cet ordre : { $wanted }.
sb-content-tokens = Dans « { $file } », il y a { $tokens } jetons réussite ; il en faut au moins { $wanted }.
sb-content-reviews = Dans « { $file } », « reviews » de [setup] doit contenir un nombre de bonnes critiques pour chaque nombre de joueurs de { $fewest } à { $players }, chacun de 1 à { $most }.
sb-content-start = Dans « { $file } », [setup] doit avoir « hype » de 1 à 5, chaque ressource de « supply » de 0 à { $most }, et aucun proche deux fois dans « friends ».

# Ce qu’un choix entraîne, en quelques mots.

sb-outlook-gains =
    { $bean ->
        [0] { $milk ->
            [0] { $sugar ->
                [one] { $sugar } sucre
               *[other] { $sugar } sucres
            }
           *[other] { $milk ->
                [one] { $milk } lait
               *[other] { $milk } laits
            }{ $sugar ->
                [0] {""}
                [one] , { $sugar } sucre
               *[other] , { $sugar } sucres
            }
        }
       *[other] { $bean ->
            [one] { $bean } grain
           *[other] { $bean } grains
        }{ $milk ->
            [0] {""}
            [one] , { $milk } lait
           *[other] , { $milk } laits
        }{ $sugar ->
            [0] {""}
            [one] , { $sugar } sucre
           *[other] , { $sugar } sucres
        }
    }{ $others ->
        [0] {""}
        [one] {" "}et 1 autre icône
       *[other] {" "}et { $others } autres icônes
    }
sb-outlook-icons =
    { $icons ->
        [one] { $icons } icône
       *[other] { $icons } icônes
    }, jusqu’à { $most } à la fois
sb-outlook-printed-on = Sur : { $card-name }
sb-outlook-customer =
    { $groups ->
        [0] Amis & Famille
       *[other] { $groups-name }
    } : { $twice ->
        [0] { $ability-name }
       *[other] Super { $ability-name }
    }
sb-outlook-pantry = { $special-name } ; { $icons-name }
sb-outlook-style = { $groups-name } ; { $icons-name }
sb-outlook-mood =
    { $mood ->
        [-1] En colère
        [0] Neutre
       *[other] Heureux : { $mood }
    }, numéro { $place } de la file
sb-outlook-deck =
    { $cards ->
        [one] { $cards } carte restante
       *[other] { $cards } cartes restantes
    }
sb-outlook-card = { $card-name }
sb-outlook-order =
    Payer { $bean ->
        [0] { $milk ->
            [0] { $sugar ->
                [0] zéro ressource
                [one] { $sugar } sucre
               *[other] { $sugar } sucres
            }
           *[other] { $milk ->
                [one] { $milk } lait
               *[other] { $milk } laits
            }{ $sugar ->
                [0] {""}
                [one] , { $sugar } sucre
               *[other] , { $sugar } sucres
            }
        }
       *[other] { $bean ->
            [one] { $bean } grain
           *[other] { $bean } grains
        }{ $milk ->
            [0] {""}
            [one] , { $milk } lait
           *[other] , { $milk } laits
        }{ $sugar ->
            [0] {""}
            [one] , { $sugar } sucre
           *[other] , { $sugar } sucres
        }
    }{ $rewards ->
        [0] {""}
       *[other] , pour : { $rewards-name }
    }
sb-outlook-unpayable = Vous ne pouvez pas payer la commande principale
sb-outlook-skip =
    { $left ->
        [0] Plus aucun jeton heureux ensuite
        [one] { $left } jeton heureux ensuite
       *[other] { $left } jetons heureux ensuite
    }

# Seize the Bean dans un terminal

sb-screen-person = Barista
sb-screen-day = Jour { $day }
sb-screen-phase =
    { $phase ->
        [actions] Actions
        [hype] Hype
        [service] Service
        [word_of_mouth] Bouche-à-oreille
       *[end_of_day] Fin de journée
    }
sb-screen-reviews-left = { $reviews } sur { $all } restent en ville
sb-screen-bonuses = Bonus :
sb-screen-last-day = Dernier jour
sb-screen-row =
    { $row ->
        [customers] Clients
        [pantry] Cellier
       *[style] Style
    }
sb-screen-piles = paquet { $deck }, défausse { $pile }
sb-screen-piles-own = Cartes
sb-screen-space =
    { $space ->
        [beans] Grains
        [milk] Lait
        [sugar] Sucre
        [attract] Attirer
        [pantry] Cellier
       *[style] Style
    }
sb-screen-line = File
sb-screen-achievements = Réussites
sb-screen-icons = Icônes
sb-screen-super = Super { $ability-name }
sb-screen-looking = Pour vos yeux seulement
sb-screen-full-cup = la tasse pleine : premier joueur
sb-screen-empty-cup = la tasse vide : premier joueur du jour suivant
sb-screen-tie = À égalité, le moins de ressources l’emporte, puis qui jouait en dernier le premier jour.
sb-screen-legend-brings = une commande, et les récompenses qu’elle apporte
sb-screen-legend-barista = une case action prise aujourd’hui
sb-screen-legend-served = servi, ou fait
sb-screen-legend-now = en train d’être servi
sb-screen-legend-number = ce que vous pouvez choisir ici, avec son numéro
