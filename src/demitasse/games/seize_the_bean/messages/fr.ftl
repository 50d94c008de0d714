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
    Gardez‑vous l’action de votre barista ({ $space ->
        [beans] Acquérir des grains
        [milk] Acquérir du lait
        [sugar] Acquérir du sucre
        [attract] Attirer un client
        [pantry] Améliorer le cellier
       *[style] Améliorer le style
    }) ? Ensuite, vous ne pourrez plus annuler.
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
        [word_of_mouth] Bouche-à-oreille : mettez dans votre défausse un client de la ville dont le groupe est présent dans votre café.
       *[other] Mettez dans votre défausse un client de la ville dont le groupe est présent dans votre café.
    }
sb-prompt-recruit =
    { $may ->
        [0] Prenez un client de la ville { $zone ->
            [line] et placez‑le à la fin de votre file.
            [deck] et posez‑le, face cachée, sur votre paquet.
           *[discard] et mettez‑le dans votre défausse.
        }
       *[other] Vous pouvez prendre un client de la ville { $zone ->
            [line] et le placer à la fin de votre file.
            [deck] et le poser, face cachée, sur votre paquet.
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
    { $deck ->
        [other] { $left ->
            [one] Cette carte est sur le paquet de { $whom-name } : défaussez‑la, ou laissez‑la.
           *[other] Ces { $left } cartes sont sur le paquet de { $whom-name } : défaussez celles que vous voulez, ou choisissez laquelle va dessus.
        }
       *[own] { $left ->
            [one] Cette carte est sur votre paquet : défaussez‑la, ou laissez‑la.
           *[other] Ces { $left } cartes sont sur votre paquet : défaussez celles que vous voulez, ou choisissez laquelle va dessus.
        }
    }
sb-prompt-return =
    { $placed ->
        [0] Remettez les cartes sur leur paquet : laquelle va dessus ?
       *[other] Remettez les cartes sur leur paquet : laquelle vient ensuite ?
    }
sb-prompt-unlock = Vous avez atteint plusieurs réussites : laquelle d’abord ?
sb-prompt-bonus = Réussite débloquée : { $achievement-name } ! Choisissez un bonus.
sb-prompt-greet =
    { $card-name } est de bonne humeur : servez, ou passez contre un jeton heureux{ $payable ->
        [no] {"\u00A0"}; vous ne pouvez pas payer sa commande principale.
       *[yes] .
    }
sb-prompt-secondary =
    { $card-name } : commande principale payée ; payez‑vous aussi la secondaire ?{ $angry ->
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
sb-step-return = Cartes à remettre
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
sb-choice-combine =
    { $icon ->
        [base] Connexions avec l’icône de base
       *[other] Connexions avec { $icon-name } ({ $card-name })
    }
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
sb-choice-done = C’est bon
sb-choice-unlock = { $achievement-name }
sb-choice-bonus = { $icon-name }
sb-choice-serve = Servir
sb-choice-skip = Passer
sb-choice-fulfil = Servir les deux commandes
sb-choice-decline = Non merci
sb-choice-confirm = Confirmer

## Ce qui se passe

sb-event-day-began =
    { $seat-you ->
        [yes] Jour { $day } : vous jouez en premier.
       *[no] Jour { $day } : { $seat-name } joue en premier.
    }
sb-event-phase-began =
    { $phase ->
        [craft] Artisanat : chacun peut fabriquer des jetons et utiliser ses spécialités du jour.
        [hype] Hype : chacun pioche des clients dans sa file.
        [service] Service : chacun sert sa file, un client à la fois.
        [word_of_mouth] Bouche-à-oreille : chacun prend un client de plus, s’il y en a un qui correspond.
       *[end_of_day] La journée se termine.
    }
sb-event-placed =
    { $seat-you ->
        [yes] Vous placez
       *[no] { $seat-name } place
    } un barista : { $space ->
        [beans] Acquérir des grains.
        [milk] Acquérir du lait.
        [sugar] Acquérir du sucre.
        [attract] Attirer un client.
        [pantry] Améliorer le cellier.
       *[style] Améliorer le style.
    }
sb-event-activated =
    { $seat-you ->
        [yes] Vous activez
       *[no] { $seat-name } active
    } une icône : { $icon-name }{ $card ->
        [board] .
       *[other] {" "}({ $card-name }).
    }
# What caused it: a card, an Achievement, a Cup, a City Action; what a Resource Action brings goes without saying.
sb-by =
    { $by ->
        [none] .
        [board] .
       *[other] {" "}({ $by-name }).
    }
sb-event-gained =
    { $seat-you ->
        [yes] Vous prenez
       *[no] { $seat-name } prend
    } { $resource ->
        [bean] { $count ->
            [one] { $count } grain{ sb-by }
           *[other] { $count } grains{ sb-by }
        }
        [milk] { $count ->
            [one] { $count } lait{ sb-by }
           *[other] { $count } laits{ sb-by }
        }
       *[sugar] { $count ->
            [one] { $count } sucre{ sb-by }
           *[other] { $count } sucres{ sb-by }
        }
    }
sb-event-reviewed =
    { $seat-you ->
        [yes] Vous gagnez
       *[no] { $seat-name } gagne
    } { $count ->
        [one] { $count } bonne critique
       *[other] { $count } bonnes critiques
    }{ $cause ->
        [hype] , la Hype étant déjà au maximum{ sb-by }
        [draw] , faute de client à piocher{ sb-by }
        [happy] {" "}pour un jeton heureux{ sb-by }
        [green] {" "}pour des grains verts payés{ sb-by }
        [roast] { $seat-you ->
            [yes] {" "}pour vos propres grains{ sb-by }
           *[no] {" "}pour ses propres grains{ sb-by }
        }
        [game] {" "}pour un jeton de jeu de société, à la place de la capacité{ sb-by }
        [icons] {" "}pour des icônes de récompense{ sb-by }
       *[icon] { sb-by }
    }
sb-event-complained =
    { $seat-you ->
        [yes] Vous prenez
       *[no] { $seat-name } prend
    } { $count ->
        [one] { $count } mauvaise critique
       *[other] { $count } mauvaises critiques
    } et en { $seat-you ->
        [yes] avez
       *[no] a
    } maintenant { $total }{ sb-by }
sb-event-hype-moved =
    { $seat-you ->
        [yes] Votre Hype { $change ->
            [1] monte à { $hype }{ sb-by }
           *[other] descend à { $hype }{ sb-by }
        }
       *[no] { $seat-name } : la Hype { $change ->
            [1] monte à { $hype }{ sb-by }
           *[other] descend à { $hype }{ sb-by }
        }
    }
sb-event-cup-taken =
    { $seat-you ->
        [yes] Vous prenez
       *[no] { $seat-name } prend
    } la tasse vide{ $cup ->
        [normal] { sb-by }
       *[other] {" "}d’une spécialité du jour : { $cup-name }{ sb-by }
    }
sb-event-recruited =
    { $zone ->
        [pile] { sb-starbots } prend un client dans la colonne { $column } : { $card-name }{ sb-by }
       *[other] { $zone ->
            [line] { $seat-you ->
                [yes] Vous accueillez dans votre file
               *[no] { $seat-name } accueille dans sa file
            }
            [deck] { $seat-you ->
                [yes] Vous posez sur votre paquet un client de la ville
               *[no] { $seat-name } pose sur son paquet un client de la ville
            }
           *[discard] { $seat-you ->
                [yes] Vous attirez un client
               *[no] { $seat-name } attire un client
            }
        } : { $card-name }{ $column ->
            [0] , directement du paquet{ sb-by }
           *[other] { sb-by }
        }
    }
sb-event-upgraded =
    { $seat-you ->
        [yes] Vous améliorez { $side ->
            [pantry] votre cellier : { $card-name }{ sb-by }
           *[style] votre style : { $card-name }{ sb-by }
        }
       *[no] { $seat-name } améliore { $side ->
            [pantry] son cellier : { $card-name }{ sb-by }
           *[style] son style : { $card-name }{ sb-by }
        }
    }
sb-event-arrived =
    { $row ->
        [customers] Nouveau client en ville : { $card-name }.
        [pantry] Nouvelle amélioration du cellier en ville : { $card-name }.
       *[style] Nouvelle amélioration de style en ville : { $card-name }.
    }
sb-event-unlocked =
    { $seat-you ->
        [yes] Vous débloquez
       *[no] { $seat-name } débloque
    } une réussite : { $achievement-name }{ $bonus ->
        [none] .
       *[other] , avec le bonus { $bonus-name }.
    }
sb-event-looked =
    { $seat-you ->
        [yes] Vous regardez
       *[no] { $seat-name } regarde
    } { $number ->
        [one] la première carte
       *[other] les { $number } premières cartes
    } { $deck ->
        [customers] des clients de la ville
        [pantry] des améliorations du cellier de la ville
        [style] des améliorations de style de la ville
        [other] { $whom-you ->
            [yes] de votre paquet
           *[no] du paquet de { $whom-name }
        }
       *[own] { $seat-you ->
            [yes] de votre paquet
           *[no] de son paquet
        }
    }{ $cards ->
        [0] { sb-by }
       *[other] {"\u00A0"}: { $cards-name }{ sb-by }
    }
sb-event-returned =
    { $seat-you ->
        [yes] Vous remettez
       *[no] { $seat-name } remet
    } { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } sur { $deck ->
        [other] { $whom-you ->
            [yes] votre paquet.
           *[no] le paquet de { $whom-name }.
        }
       *[own] le paquet.
    }
sb-event-dismissed =
    { $seat-you ->
        [yes] Vous défaussez
       *[no] { $seat-name } défausse
    } une carte { $whom ->
        [-1] { $seat-you ->
            [yes] de votre paquet
           *[no] de son paquet
        }
       *[other] { $whom-you ->
            [yes] de votre paquet
           *[no] du paquet de { $whom-name }
        }
    } : { $card-name }.
sb-event-reshuffled =
    { $seat-you ->
        [yes] Vous mélangez votre
       *[no] { $seat-name } mélange sa
    } défausse en un nouveau paquet de { $cards ->
        [one] { $cards } carte.
       *[other] { $cards } cartes.
    }
sb-event-drew =
    { $seat-you ->
        [yes] Vous piochez dans votre file : { $cards-name }{ sb-by }
       *[no] { $seat-name } pioche dans sa file : { $cards-name }{ sb-by }
    }
sb-event-served =
    { $seat-you ->
        [yes] Vous servez un client : { $card-name }.
       *[no] { $seat-name } sert un client : { $card-name }.
    }
sb-event-skipped =
    { $seat-you ->
        [yes] Vous passez
       *[no] { $seat-name } passe
    } un client heureux, qui perd un jeton : { $card-name }.
sb-event-paid =
    { $seat-you ->
        [yes] Vous payez
       *[no] { $seat-name } paie
    } { $bean ->
        [0] { $milk ->
            [0] { $sugar ->
                [0] { $green ->
                    [0] { $tokens ->
                        [0] zéro ressource
                       *[other] { sb-tokens-paid }
                    }
                    [one] { $green } grain vert{ sb-and-tokens }
                   *[other] { $green } grains verts{ sb-and-tokens }
                }
                [one] { $sugar } sucre{ sb-and-green }{ sb-and-tokens }
               *[other] { $sugar } sucres{ sb-and-green }{ sb-and-tokens }
            }
           *[other] { $milk ->
                [one] { $milk } lait
               *[other] { $milk } laits
            }{ $sugar ->
                [0] {""}
                [one] , { $sugar } sucre
               *[other] , { $sugar } sucres
            }{ sb-and-green }{ sb-and-tokens }
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
        }{ sb-and-green }{ sb-and-tokens }
    } pour la { $order ->
        [left] commande de gauche
        [right] commande de droite
        [main] commande principale
       *[secondary] commande secondaire
    } ({ $card-name }){ $saved ->
        [0] .
       *[other] { $seat-you ->
            [yes] {"\u00A0"}; votre cellier en épargne { $saved }.
           *[no] {"\u00A0"}; le cellier en épargne { $saved }.
        }
    }
sb-event-failed =
    { $seat-you ->
        [yes] Vous ne pouvez pas
       *[no] { $seat-name } ne peut pas
    } payer la commande principale : { $card-name }{ $short ->
        [0] .
       *[other] {" "}(il manque { $short-name }).
    }
sb-event-cheered =
    { $mood ->
        [0] { $card-name } : la colère est passée{ sb-by }
        [1] { $card-name } : un client heureux{ sb-by }
       *[other] { $card-name } : { $mood } jetons heureux{ sb-by }
    }
sb-event-upset =
    { $mood ->
        [-1] { $card-name } : un client en colère{ sb-by }
        [0] { $card-name } : le bonheur est passé{ sb-by }
       *[other] { $card-name } : un peu moins heureux ({ $mood }){ sb-by }
    }
sb-event-calmed = { $card-name } : calmé par le service.
sb-event-ability-used =
    { $twice ->
        [0] { $card-name }, capacité : { $ability-name }.
       *[other] { $card-name }, capacité : Super { $ability-name }.
    }
sb-event-lost =
    { $seat-you ->
        [yes] { $card-name } vous quitte pour la ville
       *[no] { $card-name } quitte { $seat-name } pour la ville
    }{ $by ->
        [bad_review] {"\u00A0"}: trop de mauvaises critiques.
       *[other] { sb-by }
    }
sb-event-stayed =
    { $seat-you ->
        [yes] { $card-name } reste dans votre file.
       *[no] { $card-name } reste dans la file de { $seat-name }.
    }
sb-event-went-home =
    { $seat-you ->
        [yes] { $card-name } rejoint votre défausse.
       *[no] { $card-name } rejoint la défausse de { $seat-name }.
    }
sb-event-cups-passed =
    { $seat-you ->
        [yes] La tasse pleine vous revient.
       *[no] La tasse pleine passe à { $seat-name }.
    }
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
    { $seat-you ->
        [yes] Vous gagnez
       *[no] { $seat-name } gagne
    } la récompense de groupe { $group-name } ({ $icons ->
        [one] { $icons } icône
       *[other] { $icons } icônes
    }), soit { $count ->
        [one] { $count } bonne critique.
       *[other] { $count } bonnes critiques.
    }
sb-event-ended =
    La partie est finie{ $winners ->
        [one] {"\u00A0"}: { $winners-you ->
            [yes] vous l’emportez
           *[no] { $winners-name } l’emporte
        }{ $decided ->
            [resources] , avec { sb-tie-resources }
            [sat] , avec { sb-tie-sat }
           *[other] {""}
        } !
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

# Ce qui a départagé, après « avec »
sb-tie-resources = moins de ressources
sb-tie-sat = un tour plus tardif la première journée

## Options

sb-option-first-label = Premier joueur
sb-option-first-help = Le numéro d’un siège, à partir de 0, ou random pour un tirage. En solo, 1 est Starbots.
sb-option-scoop-label = Cuillère
sb-option-scoop-help = Ce que donne la cuillère : toujours 6 grains, ou par règle maison de 3 à 9, 6 en moyenne.

sb-option-first = Le siège { $first } ne peut pas être premier joueur ; donnez un siège de 0 à { $last }, ou random.

## Refus

sb-not-over = La partie est finie : il n’y a plus rien à choisir.
sb-not-a-seat = Il n’y a pas de siège { $number } à cette table ; les sièges vont de 0 à { $last }.
sb-not-your-turn = Ce n’est pas à vous de choisir : attendez { $seat-name }.
sb-not-a-choice = « { $choice } » n’est pas un choix de Seize the Bean ; prenez‑en un parmi ceux proposés.
sb-not-now =
    Vous ne pouvez pas faire cela maintenant (« { $choice } ») ; l’étape est : { $step ->
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
        [first_order] { sb-step-first_order }
        [abilities] { sb-step-abilities }
        [sold_out] { sb-step-sold_out }
        [marker] { sb-step-marker }
        [mark] { sb-step-mark }
        [assign] { sb-step-assign }
        [track] { sb-step-track }
        [ddos] { sb-step-ddos }
        [act] { sb-step-act }
        [copy_side] { sb-step-copy_side }
        [applause] { sb-step-applause }
        [swap] { sb-step-swap }
        [swap_with] { sb-step-swap_with }
        [disrupt] { sb-step-disrupt }
        [nap] { sb-step-nap }
        [arrest] { sb-step-arrest }
        [regular] { sb-step-regular }
        [meet_up] { sb-step-meet_up }
        [lose_bad_review] { sb-step-lose_bad_review }
        [pay] { sb-step-pay }
        [pay_token] { sb-step-pay_token }
        [craft] { sb-step-craft }
        [early_bird] { sb-step-early_bird }
        [craving] { sb-step-craving }
        [roast] { sb-step-roast }
        [fair_trade] { sb-step-fair_trade }
        [steal] { sb-step-steal }
        [free_set] { sb-step-free_set }
        [rob] { sb-step-rob }
        [games] { sb-step-games }
        [tokens] { sb-step-tokens }
        [newsflash] { sb-step-newsflash }
        [praise] { sb-step-praise }
        [blame] { sb-step-blame }
        [founders] { sb-step-founders }
        [friends] { sb-step-friends }
        [settle] { sb-step-settle }
        [join] { sb-step-join }
        [founder] { sb-step-founder }
        [opening] { sb-step-opening }
        [hand_in] { sb-step-hand_in }
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
    }) ; choisissez‑en une autre.
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
sb-not-this-icon-again = Cette icône ({ $icon-name }) est déjà activée ; chacune ne sert qu’une fois par barista.
sb-not-this-icon-yet = Cette icône ({ $icon-name }) n’était pas encore là quand votre barista a été placé : elle comptera dès votre prochaine action.
sb-not-a-base-icon = Une icône de base du plateau ne peut pas être activée ainsi : choisissez une icône de vos améliorations.
sb-not-on-your-upgrades =
    { $side ->
        [pantry] Cette icône ({ $icon-name }) n’est sur aucune de vos améliorations du cellier.
       *[style] Cette icône ({ $icon-name }) n’est sur aucune de vos améliorations de style.
    }
sb-not-one-of-its-kind = L’icône { $icon-name } ne peut pas en activer une autre de la même sorte.
sb-not-the-same-icon = Les deux icônes doivent être distinctes : celle-ci ({ $icon-name }) était la première.
sb-not-in-its-own-row = L’icône { $icon-name } est dans la même rangée d’action ; choisissez‑en une d’une autre rangée.
sb-not-combine =
    { $house ->
        [0] Les connexions ne s’associent qu’à l’icône de base de cette action de ville, tant qu’aucune des deux n’est activée et qu’il en reste deux à activer.
       *[other] Les connexions ne s’associent qu’à une icône Attirer ou Améliorer de cette action de ville, tant qu’aucune des deux n’est activée et qu’il en reste deux à activer.
    }
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
sb-content-neighbourhood = Dans « { $file } », le quartier « { $id } » doit avoir { $wanted } groupes différents.
sb-content-groups = Dans « { $file } », { $entry } doit avoir un groupe, et jamais deux fois le même.
sb-content-no-icon = Dans « { $file } », l’amélioration « { $id } » n’ajoute aucune icône ; il lui en faut au moins une.
sb-content-repeats = Dans « { $file } », l’amélioration de style « { $id } » répète l’icône de base { $icon } dans sa rangée.
sb-content-group-size = Dans « { $file } », le groupe « { $group } » a { $count } éléments [[{ $section }]] ; il lui en faut { $wanted }.
sb-content-fixed = Dans « { $file } », les éléments [[{ $section }]] doivent être exactement, et dans cet ordre : { $wanted }.
sb-content-tokens = Dans « { $file } », il y a { $tokens } jetons réussite ; il en faut au moins { $wanted }.
sb-content-reviews = Dans « { $file } », « reviews » de [setup] doit contenir un nombre de bonnes critiques pour chaque nombre de joueurs de { $fewest } à { $players }.
sb-content-friends = Dans « { $file } », « friends » de [setup] a deux fois le même ami ; chacun n’y figure qu’une fois.
sb-content-wild = Dans « { $file } », { $entry } a « { $wild } » comme premier groupe ; le premier doit être le groupe avec lequel la carte est mélangée.
sb-content-boost = Dans « { $file } », { $entry } a un Boost, mais sa capacité « { $ability } » n’en a pas ; en ont un : { $known }.
sb-content-half-boost = Dans « { $file } », la capacité « { $id } » doit avoir à la fois « boosted_effect » et « super_boosted_effect », ou ni l’un ni l’autre.
sb-content-acting = Dans « { $file } », { $entry } copie des capacités avec « { $ability } » et doit donc avoir « { $group } » ou « { $wild } » parmi ses groupes, pour que les copies ne tournent pas en rond.
sb-content-level-icons = Dans « { $file } », la difficulté « { $id } » doit avoir { $wanted } icônes, ou aucune.
sb-content-cookies = Dans « { $file } », « values » de [cookies] doit contenir une liste de cookies pour chaque nombre de joueurs de 1 à { $players }.
sb-content-no-games = Dans « { $file } », il ne reste aucun jeton jeu de société ; il en faut au moins un.
sb-content-cup = Dans « { $file } », la tasse « { $id } » doit avoir soit « ability », soit « effect ».
sb-content-actions = Dans « { $file } », il reste trop peu de cartes action à Starbots ; il en faut au moins { $wanted }, pour des cases différentes.
sb-content-solo-token = Dans « { $file } », le jeton action solo « { $id } » doit dire ce que font { $wanted } cases, puisqu’il couvre le côté { $side }.
sb-content-no-level = Dans « { $file } », il ne reste aucun niveau de Starbots ; il en faut au moins un.
sb-content-guests = Dans « { $file } », le scénario « { $id } » demande { $number } clients sans capacité Super du groupe « { $group } », qui en a { $count }.

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
        }{ $by_chance ->
            [0] {""}
           *[other] {" "}et jusqu’à { $by_chance } de plus au hasard
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
       *[other] { $groups-name }{ sb-and-wild }
    } : { $twice ->
        [0] { $ability-name }
       *[other] Super { $ability-name }
    }
sb-and-wild =
    { $wild ->
        [0] {""}
       *[other] , joker
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
                [0] { $tokens ->
                    [0] zéro ressource
                   *[other] { sb-tokens-paid }
                }
                [one] { $sugar } sucre{ sb-and-tokens }
               *[other] { $sugar } sucres{ sb-and-tokens }
            }
           *[other] { $milk ->
                [one] { $milk } lait
               *[other] { $milk } laits
            }{ $sugar ->
                [0] {""}
                [one] , { $sugar } sucre
               *[other] , { $sugar } sucres
            }{ sb-and-tokens }
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
        }{ sb-and-tokens }
    }{ $rewards ->
        [0] {""}
       *[other] , pour : { $rewards-name }
    }{ $goes ->
        [debt] {" "}(les bonnes critiques vont à la dette technique)
        [box] {" "}(les bonnes critiques vont dans la boîte)
       *[kept] {""}
    }
sb-outlook-unpayable = Vous ne pouvez pas payer la commande principale
sb-outlook-skip =
    { $left ->
        [0] Ne laisse aucun jeton heureux
        [one] Laisse { $left } jeton heureux
       *[other] Laisse { $left } jetons heureux
    }{ $rewards ->
        [0] {""}
       *[other] ; perdu : { $rewards-name }
    }
sb-outlook-lost = Perdu : { $rewards-name }
sb-outlook-no-effect = Restera sans effet
sb-outlook-not-today = Pas servi aujourd’hui
sb-outlook-unused =
    { $cups ->
        [one] { $cups } tasse reste inutilisée
       *[other] { $cups } tasses restent inutilisées
    }

# Seize the Bean dans un terminal

sb-screen-person = Barista
sb-screen-day = Jour { $day }
sb-screen-phase =
    { $phase ->
        [draft] Avant l’ouverture
        [actions] Actions
        [craft] Artisanat
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
sb-screen-short = il manque
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

## Les extensions dans un terminal

sb-screen-wild = joker
sb-screen-variants = Variantes
sb-screen-variant =
    { $variant ->
        [craft] Mode artisanat
        [sold_out] Épuisé !
        [competing] Épuisé ! (compétitif)
        [mouth_watering] L’eau à la bouche
        [diverse] Ville diversifiée
        [random_scoop] Règle maison : cuillère au hasard
        [fair_trade_green] { sb-option-fair_trade_green-label }
        [connections_added] { sb-option-connections_added-label }
        [scenario_variants] { sb-option-scenario_variants-label }
        [five_six_advice] { sb-option-five_six_advice-label }
       *[criminal_minds_alone] { sb-option-criminal_minds_alone-label }
    }
sb-screen-awards = Récompenses
sb-screen-specials = Spécialités
sb-screen-cookies = Cookies
sb-screen-games = Jeux de société
sb-screen-games-left = { $games } face cachée
sb-screen-city = ville
sb-screen-offered = Épuisé !
sb-screen-waiting = Choisissent encore : { $people }
sb-screen-to-win = Pour gagner : { $goals }
sb-screen-victory =
    { $goal ->
        [more_reviews] plus de bonnes critiques que Starbots
        [outright] plus de bonnes critiques que Starbots, et pas seulement autant
        [no_bad_review] pas une seule mauvaise critique
        [all_marked] une marque sur les six récompenses
       *[more_customers] plus de clients que Starbots
    }
sb-screen-keeps =
    { $keeps ->
        [innovation] Avant le décompte final, seule Innovation vous rapporte des bonnes critiques.
        [happy] Avant le décompte final, seuls les jetons heureux vous rapportent des bonnes critiques.
       *[roast] Avant le décompte final, seule Torréfaction vous rapporte des bonnes critiques.
    }
sb-screen-actions-drawn = Cartes Action tirées : { $cards }
sb-screen-robot-word =
    { $word ->
        [take_from_deck] prend votre première carte
        [you_bad_review] une mauvaise critique pour vous
       *[you_return_set] trois sortes à rendre
    }
sb-screen-robot-space = { $space } : { $does }
sb-screen-robot-pile = Clients :
sb-screen-legend-green = Grain vert
sb-screen-legend-either = entre les deux côtés d’une célébrité
sb-screen-legend-napping = a un jeton Sieste
sb-screen-legend-playing = a un jeton de jeu de société
sb-screen-legend-craving = l’icône L’eau à la bouche d’un café
sb-screen-legend-cookie = cookies de Ville diversifiée

## Packs, Épuisé !, Ville diversifiée

sb-prompt-first-order = { $card-name } : vous pouvez payer les deux commandes ; laquelle d’abord ?
sb-prompt-other-order =
    { $card-name } : une commande payée ; payez‑vous aussi celle de { $order ->
        [left] gauche
       *[right] droite
    } ?{ $angry ->
        [0] {""}
       *[other] {" "}Un client en colère ne donne rien en échange.
    }
sb-prompt-abilities = { $card-name } : les deux commandes sont payées ; quelle capacité d’abord ?
sb-prompt-sold-out =
    Épuisé chez { $whom-name } : servez‑vous ce client ({ $card-name }) ?{ $angry ->
        [0] {""}
       *[other] {" "}Un client en colère ne donne rien en échange.
    }
sb-prompt-marker = Ville diversifiée : choisissez les jetons qui marqueront vos groupes.
sb-prompt-mark = { $card-name } est un joker : quelle autre récompense de groupe marquez‑vous ?
sb-prompt-assign = { $card-name } est un joker : pour quelle récompense de groupe compte‑t‑il ?

sb-step-first_order = Première commande d’une célébrité
sb-step-abilities = Première capacité d’une célébrité
sb-step-sold_out = Épuisé !
sb-step-marker = Choix des marqueurs
sb-step-mark = Récompense à marquer
sb-step-assign = Joker au décompte

sb-choice-side =
    { $side ->
        [left] À gauche
       *[right] À droite
    }
sb-choice-marker = { $resource-name }
sb-choice-accept = Oui, volontiers
sb-choice-name = { $group-name }

sb-event-sold-out =
    { $seat-you ->
        [yes] Épuisé ! Vous cherchez
       *[no] Épuisé ! { $seat-name } cherche
    } qui servira ce client : { $card-name }.
sb-event-accepted =
    { $seat-you ->
        [yes] Vous servez un client de { $whom-name } : { $card-name }.
       *[no] { $whom-you ->
            [yes] { $seat-name } sert un de vos clients : { $card-name }.
           *[no] { $seat-name } sert un client de { $whom-name } : { $card-name }.
        }
    }
sb-event-refused =
    { $seat-you ->
        [yes] Vous laissez
       *[no] { $seat-name } laisse
    } passer ce client : { $card-name }.
sb-event-won-over =
    { $seat-you ->
        [yes] { $card-name } quitte { $whom-name } pour votre défausse.
       *[no] { $whom-you ->
            [yes] { $card-name } vous quitte pour la défausse de { $seat-name }.
           *[no] { $card-name } quitte { $whom-name } pour la défausse de { $seat-name }.
        }
    }
sb-event-marker-chosen =
    { $seat-you ->
        [yes] Vos marqueurs : { $resource-name }.
       *[no] Marqueurs de { $seat-name } : { $resource-name }.
    }
sb-event-marked =
    { $seat-you ->
        [yes] Vous marquez
       *[no] { $seat-name } marque
    } la récompense de groupe { $group-name }{ $marks ->
        [1] .
       *[other] {" "}une deuxième fois.
    }
sb-event-cookie-won =
    { $seat-you ->
        [yes] Vous avez marqué chaque récompense et gagnez
       *[no] { $seat-name } a marqué chaque récompense et gagne
    } un cookie de { $cookie } !
sb-event-assigned =
    { $seat-you ->
        [yes] Chez vous, { $card-name } compte pour { $group-name }.
       *[no] Chez { $seat-name }, { $card-name } compte pour { $group-name }.
    }
sb-event-award-paid =
    { $seat-you ->
        [yes] Vous trouvez
       *[no] { $seat-name } trouve
    } sur la récompense de groupe { $group-name } : { $complaints ->
        [0] { $reviews ->
            [one] { $reviews } bonne critique.
           *[other] { $reviews } bonnes critiques.
        }
       *[other] { $reviews ->
            [0] {""}
            [one] { $reviews } bonne critique et{" "}
           *[other] { $reviews } bonnes critiques et{" "}
        }{ $complaints ->
            [one] { $complaints } mauvaise critique.
           *[other] { $complaints } mauvaises critiques.
        }
    }

sb-score-cookies = Cookies
sb-score-award_reviews = Bonnes critiques sur les récompenses
sb-score-award_complaints = Mauvaises critiques sur les récompenses

sb-no-such-side = Une célébrité a un côté gauche (left) et un côté droit (right), pas « { $side } ».
sb-no-such-group = Il n’y a pas de groupe « { $group } ».
sb-not-in-play = La récompense de groupe { $group-name } n’est pas en jeu.
sb-not-its-own-group = Ce joker ne vaut pas pour ce groupe ({ $group-name }) : choisissez une autre récompense.
sb-no-such-marker = Il n’y a pas de marqueurs « { $resource } » ; il y a : { $known }.
sb-marker-taken = Ces marqueurs sont déjà pris ({ $resource-name }) ; choisissez‑en d’autres.

sb-outlook-either-order = Vous pouvez payer l’une ou l’autre commande
sb-outlook-ability =
    { $twice ->
        [0] { $ability-name }
       *[other] Super { $ability-name }
    }
sb-outlook-celebrity = { $groups-name }{ sb-and-wild } : { $abilities-name }, toutes deux Super
sb-outlook-marks =
    { $marks ->
        [0] Pas encore marquée
        [1] Marquée une fois
       *[other] Marquée deux fois
    }
sb-outlook-icons-so-far =
    Vous avez { $own ->
        [one] { $own } icône
       *[other] { $own } icônes
    }, un autre joueur jusqu’à { $others }

## Ressources, jetons et critiques

sb-prompt-pay =
    Comment payez‑vous la { $order ->
        [left] commande de gauche
        [right] commande de droite
        [main] commande principale
       *[secondary] commande secondaire
    } ({ $card-name }) ? Chaque grain vert rapporte une bonne critique.
sb-prompt-pay-snack =
    Quel jeton de pâtisserie paie la { $order ->
        [left] commande de gauche
        [right] commande de droite
        [main] commande principale
       *[secondary] commande secondaire
    } ({ $card-name }) ?
sb-prompt-pay-token = Comment payez‑vous ce jeton ({ $resource-name }) ? Chaque grain vert rapporte une bonne critique.
sb-prompt-craft =
    { $craft ->
        [yes] { $cups ->
            [0] Phase d’artisanat : fabriquez autant de jetons que vous voulez.
           *[other] Phase d’artisanat : fabriquez autant de jetons que vous voulez et utilisez vos spécialités du jour.
        }
       *[no] Phase d’artisanat : utilisez vos spécialités du jour, chacune une fois.
    }
sb-prompt-early-bird = Lève-tôt : prenez une tasse vide ; si vous l’avez déjà, votre Hype monte.
sb-prompt-craving =
    { $before ->
        [none] Prenez‑vous cette icône pour mettre l’eau à la bouche : { $resource-name } ?
       *[other] Prenez‑vous cette icône pour mettre l’eau à la bouche : { $resource-name } (au lieu de : { $before-name }) ?
    }
sb-prompt-roast = Torréfaction : qui reçoit { $count } grains ? Chacun des vôtres rapporte une bonne critique.
sb-prompt-fair-trade =
    Commerce équitable : remettez encore { $left ->
        [one] 1 ressource contre 1 grain vert.
       *[other] { $left } ressources contre autant de grains verts.
    }
sb-prompt-steal = Vol de ressources : qui volez‑vous ?
sb-prompt-free-set = Le lot volé à { $whom-name } est‑il celui aux types libres ? Sinon, c’est l’autre lot.
sb-prompt-rob =
    { $free ->
        [0] Que volez‑vous à { $whom-name } ? { $left ->
            [one] Encore 1, d’un autre type.
           *[other] Encore { $left }, chacune d’un autre type.
        }
       *[other] Que volez‑vous à { $whom-name } ? { $left ->
            [one] Encore 1, du type de votre choix.
           *[other] Encore { $left }, des types de votre choix.
        }
    }
sb-prompt-compensate =
    Le lot est incomplet : que payez‑vous à la ville à la place ? { $left ->
        [one] Encore 1.
       *[other] Encore { $left }.
    }
sb-prompt-games =
    Vous pouvez tirer { $count ->
        [one] un jeton de jeu de société.
       *[other] { $count } jetons de jeu de société.
    }
sb-prompt-tokens =
    { $pulled ->
        [one] Utilisez l’icône du jeton de jeu de société, ou placez‑le sur un client.
       *[other] Utilisez l’icône d’un jeton de jeu de société, ou placez‑en un sur un client ; { $left ->
            [one] encore 1.
           *[other] encore { $left }.
        }
    }
sb-prompt-newsflash =
    { $good ->
        [0] Flash info : quelle récompense de groupe reçoit une mauvaise critique ?
       *[other] Flash info : { $share ->
            [some] 1 bonne critique chacun pour { $good } des { $awards } groupes de votre file, l’un après l’autre
            [each] 1 bonne critique pour chacun des { $awards } groupes de votre file
           *[more] { $awards ->
                [one] { $good } bonnes critiques pour le seul groupe de votre file
               *[other] 1 bonne critique pour chacun des { $awards } groupes de votre file, et { $spare } de plus là où vous choisissez
            }
        }{ $bad ->
            [0] .
           *[other] { $both ->
                [yes] {"\u00A0"}; et { sb-bad-anywhere }. Par quoi commencez‑vous ?
               *[no] {"\u00A0"}; ou { sb-bad-anywhere } ?
            }
        }
    }
sb-bad-anywhere =
    { $bad ->
        [one] 1 mauvaise n’importe où
       *[other] { $bad } mauvaises n’importe où
    }
sb-prompt-praise =
    { $left ->
        [one] Quel groupe de votre file reçoit la dernière bonne critique ?
       *[other] Quel groupe de votre file reçoit la prochaine de vos { $left } bonnes critiques ?
    }
sb-prompt-blame = Quelle récompense de groupe reçoit l’autre mauvaise critique ?

sb-step-pay = Choix du paiement
sb-step-pay_token = Choix du paiement d’un jeton
sb-step-craft = Artisanat
sb-step-early_bird = Choix d’une tasse vide
sb-step-craving = Icône L’eau à la bouche
sb-step-roast = Choix de qui reçoit des grains
sb-step-fair_trade = Échange contre des grains verts
sb-step-steal = Choix de la victime
sb-step-free_set = Choix du lot libre
sb-step-rob = Vol
sb-step-games = Jeux de société
sb-step-tokens = Choix d’un jeton de jeu
sb-step-newsflash = Flash info
sb-step-praise = Bonnes critiques à placer
sb-step-blame = Mauvaises critiques à placer

sb-choice-give =
    { $resource ->
        [bean] Grain
        [milk] Lait
        [sugar] Sucre
        [green] Grain vert
       *[other] { $resource-name }
    }
sb-choice-pay =
    { $bean ->
        [0] { $milk ->
            [0] { $sugar ->
                [0] { $green ->
                    [0] Rien à payer
                    [one] { $green } grain vert
                   *[other] { $green } grains verts
                }
                [one] { $sugar } sucre{ sb-and-green }
               *[other] { $sugar } sucres{ sb-and-green }
            }
           *[other] { $milk ->
                [one] { $milk } lait
               *[other] { $milk } laits
            }{ $sugar ->
                [0] {""}
                [one] , { $sugar } sucre
               *[other] , { $sugar } sucres
            }{ sb-and-green }
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
        }{ sb-and-green }
    }
sb-and-green =
    { $green ->
        [0] {""}
        [one] , { $green } grain vert
       *[other] , { $green } grains verts
    }
sb-and-tokens =
    { $tokens ->
        [0] {""}
       *[other] , { sb-tokens-paid }
    }
sb-tokens-paid =
    { $tokens ->
        [one] { $tokens } jeton ({ $tokens-name })
       *[other] { $tokens } jetons ({ $tokens-name })
    }
sb-choice-use = Utiliser : { $icon-name }
sb-choice-put = { $icon-name } sur : { $card-name }
sb-choice-praise = Bonne critique : { $group-name }
sb-choice-blame =
    { $origin ->
        [own] Votre mauvaise critique : { $group-name }
       *[city] Mauvaise critique : { $group-name }
    }
sb-choice-cup =
    { $cup ->
        [normal] Tasse vide
       *[other] { $cup-name }
    }
sb-choice-craft = Fabriquer : { $resource-name }

sb-event-robbed =
    { $resources ->
        [0] { $green ->
            [0] { $seat-you ->
                [yes] Vous ne trouvez rien à voler à { $whom-name }{ sb-by }
               *[no] { $whom-you ->
                    [yes] { $seat-name } ne trouve rien à vous voler{ sb-by }
                   *[no] { $seat-name } ne trouve rien à voler à { $whom-name }{ sb-by }
                }
            }
            [one] { $seat-you ->
                [yes] Vous volez un grain vert à { $whom-name }{ sb-by }
               *[no] { $whom-you ->
                    [yes] { $seat-name } vous vole un grain vert{ sb-by }
                   *[no] { $seat-name } vole un grain vert à { $whom-name }{ sb-by }
                }
            }
           *[other] { $seat-you ->
                [yes] Vous volez { $green } grains verts à { $whom-name }{ sb-by }
               *[no] { $whom-you ->
                    [yes] { $seat-name } vous vole { $green } grains verts{ sb-by }
                   *[no] { $seat-name } vole { $green } grains verts à { $whom-name }{ sb-by }
                }
            }
        }
       *[other] { $seat-you ->
            [yes] Vous volez à { $whom-name }
           *[no] { $whom-you ->
                [yes] { $seat-name } vous vole
               *[no] { $seat-name } vole à { $whom-name }
            }
        } : { $resources-name }{ sb-and-green }{ sb-by }
    }
sb-event-compensated =
    { $seat-you ->
        [yes] Vous payez
       *[no] { $seat-name } paie
    } { $resources ->
        [0] { $green ->
            [one] un grain vert pour ce qui manquait.
           *[other] { $green } grains verts pour ce qui manquait.
        }
       *[other] pour ce qui manquait : { $resources-name }{ sb-and-green }.
    }
sb-event-traded =
    { $seat-you ->
        [yes] Vous échangez
       *[no] { $seat-name } échange
    } contre { $count ->
        [one] un grain vert
       *[other] { $count } grains verts
    } : { $resources-name }{ sb-by }
sb-event-roasted =
    { $whom-you ->
        [yes] Vous recevez { $count } grains de { $seat-name }
       *[no] { $seat-you ->
            [yes] Vous donnez { $count } grains à { $whom-name }
           *[no] { $whom-name } reçoit { $count } grains de { $seat-name }
        }
    }{ $own ->
        [0] , tous de la ville{ sb-by }
       *[other] { $seat-you ->
            [yes] , dont { $own } de votre réserve{ sb-by }
           *[no] , dont { $own } de sa réserve{ sb-by }
        }
    }
sb-event-games-pulled =
    { $seat-you ->
        [yes] Vous tirez
       *[no] { $seat-name } tire
    } { $icons ->
        [one] un jeton de jeu de société
       *[other] { $icons } jetons de jeu de société
    } : { $icons-name }{ sb-by }
sb-event-game-used =
    { $seat-you ->
        [yes] Vous utilisez
       *[no] { $seat-name } utilise
    } un jeton de jeu de société : { $icon-name }.
sb-event-game-placed =
    { $seat-you ->
        [yes] Vous placez
       *[no] { $seat-name } place
    } un jeton de jeu de société : { $card-name }.
sb-event-praised =
    { $seat-you ->
        [yes] Vous placez
       *[no] { $seat-name } place
    } une bonne critique sur la récompense de groupe { $group-name } ; { $total ->
        [one] il y en a { $total }{ sb-by }
       *[other] il y en a maintenant { $total }{ sb-by }
    }
sb-event-blamed =
    { $origin ->
        [own] { $seat-you ->
            [yes] Vous vous débarrassez
           *[no] { $seat-name } se débarrasse
        } d’une mauvaise critique
       *[city] { $seat-you ->
            [yes] Vous placez
           *[no] { $seat-name } place
        } une mauvaise critique
    } sur la récompense de groupe { $group-name } ; { $total ->
        [one] il y en a { $total }{ sb-by }
       *[other] il y en a maintenant { $total }{ sb-by }
    }
sb-event-crafted =
    { $seat-you ->
        [yes] Vous fabriquez
       *[no] { $seat-name } fabrique
    } un jeton ({ $resource-name }) pour { $bean ->
        [0] { $milk ->
            [0] { $sugar ->
                [0] { $green ->
                    [one] { $green } grain vert.
                   *[other] { $green } grains verts.
                }
                [one] { $sugar } sucre{ sb-and-green }.
               *[other] { $sugar } sucres{ sb-and-green }.
            }
            [one] { $milk } lait{ sb-and-green }.
           *[other] { $milk } laits{ sb-and-green }.
        }
        [one] { $bean } grain{ sb-and-green }.
       *[other] { $bean } grains{ sb-and-green }.
    }
sb-event-cup-used =
    { $seat-you ->
        [yes] Vous utilisez
       *[no] { $seat-name } utilise
    } une spécialité du jour : { $cup-name }.
sb-event-special-passed =
    { $seat-you ->
        [yes] { $cup-name } : la tasse vous revient.
       *[no] { $cup-name } : la tasse passe à { $seat-name }.
    }
sb-event-craved =
    { $seat-you ->
        [yes] Vous mettez
       *[no] { $seat-name } met
    } l’eau à la bouche { $before ->
        [none] avec : { $resource-name }.
       *[other] autrement : { $resource-name } (avant : { $before-name }).
    }

sb-not-yourself = Choisissez quelqu’un d’autre que vous.
sb-no-such-resource = Il n’y a pas de ressource « { $resource } » ; il y a : { $known }.
sb-not-with-that-token = Cette icône ne peut pas être payée ainsi maintenant ({ sb-choice-give }) : choisissez un de vos jetons de pâtisserie qui conviennent.
sb-not-green-for-green = Les grains verts ne s’échangent pas : donnez d’autres ressources.
sb-not-to-trade = Vous n’en avez plus à échanger : { sb-choice-give }.
sb-not-to-steal = Vous ne pouvez pas voler cela maintenant ({ sb-choice-give }) : hors lot libre, chaque pièce est d’un autre type, et il doit y en avoir une.
sb-not-to-compensate = Vous ne pouvez pas payer ainsi une pièce manquante ({ sb-choice-give }) : choisissez un type ni volé ni payé, parmi ce que vous aviez.
sb-not-that-mix = Ce mélange ne paie pas exactement avec ce que vous avez ; choisissez‑en un parmi ceux proposés.
sb-not-crafting = On ne fabrique des jetons qu’en mode artisanat.
sb-not-craftable = Il n’y a pas de jeton « { $resource } » à fabriquer ; il y a : { $known }.
sb-not-affordable = Vous ne pouvez pas payer ce jeton maintenant : { $resource-name }.
sb-no-such-cup = Il n’y a pas de tasse « { $cup } » à prendre ; il y a : { $known }.
sb-not-your-cup =
    { $cup ->
        [normal] Seules les spécialités du jour ont une capacité à utiliser, pas les tasses normales.
       *[other] Vous n’avez pas cette tasse pleine, ou elle a déjà servi aujourd’hui : { $cup-name }.
    }
sb-not-pulled = Aucun jeton de jeu de société de ce genre n’a été tiré : { $icon-name }.
sb-not-for-a-game = Pas de jeton de jeu de société ici : { $card-name }. Il faut un client de votre file, non servi et sans jeton.
sb-not-matching = Aucun client de votre file n’est de ce groupe ({ $group-name }) : sa récompense ne reçoit pas de bonne critique de vous.
sb-not-twice-yet = Un autre groupe de votre file doit d’abord recevoir une bonne critique, avant une deuxième pour celui-ci : { $group-name }.
sb-not-that-option = Vous avez choisi, ou n’avez à placer, que l’autre sorte de critiques.
sb-not-your-complaint = La mauvaise critique vient de votre café (own), s’il en a une, ou de la ville (city).

sb-outlook-stock = Vous en avez { $count }
sb-outlook-their-stock =
    { $whom-you ->
        [yes] Vous en avez { $count }
       *[no] { $whom-name } en a { $count }
    }
sb-outlook-their-resources =
    { $bean ->
        [one] { $bean } grain
       *[other] { $bean } grains
    }, { $milk ->
        [one] { $milk } lait
       *[other] { $milk } laits
    }, { $sugar ->
        [one] { $sugar } sucre
       *[other] { $sugar } sucres
    }{ $green ->
        [0] {""}
        [one] , { $green } grain vert
       *[other] , { $green } grains verts
    }{ $tokens ->
        [0] {""}
        [one] , { $tokens } jeton
       *[other] , { $tokens } jetons
    }
sb-outlook-good-reviews =
    { $count ->
        [0] Aucune bonne critique
        [one] { $count } bonne critique{ sb-but-elsewhere }
       *[other] { $count } bonnes critiques{ sb-but-elsewhere }
    }
sb-outlook-instead =
    { $count ->
        [0] Aucune bonne critique à la place de la capacité
        [one] { $count } bonne critique à la place de la capacité{ sb-but-elsewhere }
       *[other] { $count } bonnes critiques à la place de la capacité{ sb-but-elsewhere }
    }
sb-outlook-praise =
    { $here } ici{ $elsewhere ->
        [0] {""}
        [one] , 1 pour { $elsewhere-name }
       *[other] , 1 chacun pour { $elsewhere-name }
    }{ $left ->
        [0] {""}
       *[other] , puis encore { $left } à placer
    }. { sb-outlook-on-award }
sb-outlook-on-award =
    Déjà dessus : { $good ->
        [one] { $good } bonne
       *[other] { $good } bonnes
    }, { $bad ->
        [one] { $bad } mauvaise
       *[other] { $bad } mauvaises
    }
sb-outlook-crafting =
    Pour { $count } { $resource ->
        [bean] { $count ->
            [one] grain
           *[other] grains
        }
        [milk] { $count ->
            [one] lait
           *[other] laits
        }
       *[sugar] { $count ->
            [one] sucre
           *[other] sucres
        }
    }
sb-outlook-cup =
    { $holder ->
        [self] Déjà à vous : votre Hype monte
       *[other] { $cup ->
            [normal] Qui l’a joue en premier la journée suivante.
           *[other] { $does-name }
        } { $holder ->
            [city] Encore en ville
           *[other] Chez { $whom-name }
        }
    }
sb-outlook-cup-used = { $does-name }

## Les capacités qui touchent les clients

sb-prompt-may-track = Vous pouvez regarder les { $cards } premières cartes de votre paquet, en défausser et remettre les autres.
sb-prompt-ddos = Attaque DDoS : dans quel paquet regardez‑vous ({ $cards } cartes) ?
sb-prompt-act =
    Jeu d’acteur : quelle capacité copiez‑vous{ $times ->
        [one] {"\u00A0"}?
       *[other] {" "}d’abord ? Vous en copiez { $times }.
    }
sb-prompt-copy-side = { $card-name } : quelle capacité ? À gauche : { $left-name } ; à droite : { $right-name }.
sb-prompt-applause = Boost : de qui les icônes de récompense vous rapportent‑elles de bonnes critiques ?
sb-prompt-swap =
    Échange de clients : qui est le premier des deux{ $times ->
        [one] {"\u00A0"}?
       *[other] , pour le premier de { $times } échanges ?
    }
sb-prompt-swap-with = Avec qui { $card-name } échange‑t‑il sa place ?
sb-prompt-disrupt = Perturbation : quel client non servi reçoit un jeton en colère ?
sb-prompt-nap = Sieste : quel client non servi de votre file s’endort ?
sb-prompt-arrest = Arrestation : quel client rejoint la défausse du café où il attend ?
sb-prompt-regular = Régulier : quel client de votre file va sur votre paquet ?
sb-prompt-meet-up = Rendez-vous : quel client de votre défausse rejoint votre file ?
sb-prompt-lose-bad-review = Vous pouvez rendre une mauvaise critique à la ville.

sb-step-track = Suivi des clients
sb-step-ddos = Choix d’un paquet
sb-step-act = Choix d’une capacité à copier
sb-step-copy_side = Choix entre deux capacités
sb-step-applause = Boost
sb-step-swap = Choix du premier client à échanger
sb-step-swap_with = Choix du second client à échanger
sb-step-disrupt = Client à perturber
sb-step-nap = Client à endormir
sb-step-arrest = Client à arrêter
sb-step-regular = Choix d’un client régulier
sb-step-meet_up = Choix d’un client à retrouver
sb-step-lose_bad_review = Mauvaise critique à rendre

sb-choice-player =
    { $whom-you ->
        [yes] Vous
       *[no] { $whom-name }
    }

sb-event-copied =
    { $seat-you ->
        [yes] Vous copiez
       *[no] { $seat-name } copie
    } une capacité ({ $card-name }) : { $twice ->
        [0] { $ability-name }.
       *[other] Super { $ability-name }.
    }
sb-event-applauded =
    { $seat-you ->
        [yes] Boost : vous comptez
       *[no] Boost : { $seat-name } compte
    } les icônes de récompense ({ $card-name }).
sb-event-met-up =
    { $seat-you ->
        [yes] Vous retrouvez un client, qui rejoint votre file : { $card-name }{ sb-by }
       *[no] { $seat-name } retrouve un client, qui rejoint sa file : { $card-name }{ sb-by }
    }
sb-event-swapped =
    { $seat-you ->
        [yes] Vous échangez
       *[no] { $seat-name } échange
    } deux clients : { $card-name } et { $other-name }{ sb-by }
sb-event-napped =
    { $seat-you ->
        [yes] { $card-name } fait la sieste dans votre file{ sb-by }
       *[no] { $card-name } fait la sieste dans la file de { $seat-name }{ sb-by }
    }
sb-event-slept = { $card-name } fait la sieste : capacité sans effet.
sb-event-arrested =
    { $seat-you ->
        [yes] Vous arrêtez un client
       *[no] { $seat-name } arrête un client
    }, qui rejoint { $whom-you ->
        [yes] votre défausse
       *[no] la défausse de { $whom-name }
    } : { $card-name }{ sb-by }
sb-event-put-on-deck =
    { $seat-you ->
        [yes] Vous mettez un client de votre file sur votre paquet : { $card-name }{ sb-by }
       *[no] { $seat-name } met un client de sa file sur son paquet : { $card-name }{ sb-by }
    }
sb-event-shown =
    { $seat-you ->
        [yes] Vous montrez la première carte de votre paquet, puis la défaussez : { $card-name }{ sb-by }
       *[no] { $seat-name } montre la première carte de son paquet, puis la défausse : { $card-name }{ sb-by }
    }
sb-event-forgiven =
    { $seat-you ->
        [yes] Vous rendez une mauvaise critique à la ville{ $total ->
            [0] {" "}et n’en avez plus{ sb-by }
           *[other] {" "}et en gardez { $total }{ sb-by }
        }
       *[no] { $seat-name } rend une mauvaise critique à la ville{ $total ->
            [0] {" "}et n’en a plus{ sb-by }
           *[other] {" "}et en garde { $total }{ sb-by }
        }
    }

sb-not-itself = { $card-name } : c’est le client que vous servez ; choisissez‑en un autre de votre file.
sb-not-copied-twice = { $card-name } : capacité déjà copiée ; choisissez un autre client.
sb-not-of-that-group =
    { $wild ->
        [0] { $card-name } : son groupe ({ $group-name }) échappe à cette capacité.
       *[other] { $card-name } est un joker et compte donc aussi dans un groupe qui échappe à cette capacité ({ $group-name }).
    }
sb-not-touched = { $card-name } : étranger à cette capacité ; choisissez un client qu’elle a touché.
sb-not-with-itself = { $card-name } est déjà le premier des deux : choisissez avec qui l’échanger.
sb-not-the-same-pair = { $card-name } : ce ne serait pas une nouvelle paire, il y faut un nouveau client.
sb-not-swappable = { $card-name } : ni non servi dans une file, ni visible en ville.
sb-not-unserved = { $card-name } : pas de client non servi de ce nom dans une file qui compte ici.
sb-patient = { $card-name } : un client patient, jamais en colère.
sb-angry-already = { $card-name } : déjà en colère.
sb-napping-already = { $card-name } fait déjà la sieste.
sb-in-no-line = { $card-name } : dans aucune file.
sb-not-in-your-discard-pile = { $card-name } : cette carte n’est pas dans votre défausse.
sb-no-such-player = Il n’y a pas de joueur { $number } ; les places vont de 0 à { $last }.
sb-not-starbots-deck = Starbots n’a pas de paquet où regarder.
sb-no-cards-there =
    { $whom-you ->
        [yes] Vous n’avez ni paquet ni défausse où regarder.
       *[no] { $whom-name } n’a ni paquet ni défausse où regarder.
    }

sb-outlook-icons-worth =
    { $icons ->
        [one] { $icons } bonne critique
       *[other] { $icons } bonnes critiques
    }{ sb-but-elsewhere }
sb-but-elsewhere =
    { $goes ->
        [debt] , mais pour la dette technique
        [box] , mais pour la boîte
       *[kept] {""}
    }
sb-outlook-napping = En pleine sieste : sans effet
sb-outlook-in-the-city = En ville
sb-outlook-in-line =
    { $mood ->
        [-1] En colère
        [0] Neutre
       *[other] Heureux : { $mood }
    }, numéro { $place } dans la file de { $whom-name }
sb-outlook-cards-there =
    { $cards ->
        [one] { $cards } carte dans le paquet
       *[other] { $cards } cartes dans le paquet
    }, { $discarded } dans la défausse

## Mode solo

sb-prompt-opening = Starbots joue en premier. On ouvre le café ?
sb-outlook-opening = Starbots place ensuite son premier barista
sb-prompt-hand-in =
    Starbots fait piller vos placards : rendez { $left ->
        [one] encore 1 ressource, d’une autre sorte
        [3] 1 ressource de chacune de 3 sortes
       *[other] encore 1 ressource de chacune de { $left } sortes
    }.
sb-step-opening = Ouverture du café
sb-step-hand_in = Ressources à rendre
sb-choice-under = Carte { $place } sous le paquet

# Celui que le jeu fait jouer n’est jamais celui qui lit.
sb-starbots =
    { $seat-you ->
        [yes] Starbots
       *[no] { $seat-name }
    }
sb-event-action-drawn =
    { $use ->
       *[space] { sb-starbots } tire sa prochaine action : { $space ->
            [beans] Acquérir des grains
            [milk] Acquérir du lait
            [sugar] Acquérir du sucre
            [attract] Attirer un client
            [pantry] Améliorer le cellier
           *[style] Améliorer le style
        }.
        [nothing] { sb-starbots } a déjà un barista sur cette case ({ $space ->
            [beans] Acquérir des grains
            [milk] Acquérir du lait
            [sugar] Acquérir du sucre
            [attract] Attirer un client
            [pantry] Améliorer le cellier
           *[style] Améliorer le style
        }) et tire une autre action.
        [column] { sb-starbots } tire le numéro de la carte à prendre : { $number }.
    }
sb-event-actions-shuffled = { sb-starbots } mélange ses { $cards } cartes Action.
sb-event-bettered =
    { sb-starbots } renforce une action ({ $space ->
            [beans] Acquérir des grains
            [milk] Acquérir du lait
            [sugar] Acquérir du sucre
            [attract] Attirer un client
            [pantry] Améliorer le cellier
           *[style] Améliorer le style
        }) avec un jeton amélioration : { $icon-name }.
sb-event-token-used = { sb-starbots } utilise un jeton amélioration : { $icon-name }.
sb-event-poached =
    { $whom-you ->
        [yes] { sb-starbots } prend, sans la montrer, la première carte de votre paquet{ sb-by }
       *[no] { sb-starbots } prend, sans la montrer, la première carte du paquet de { $whom-name }{ sb-by }
    }
sb-event-handed-in =
    { $seat-you ->
        [yes] Vous rendez à la ville, comme l’exige Starbots : { $resources-name }{ sb-by }
       *[no] { $seat-name } rend à la ville, comme l’exige Starbots : { $resources-name }{ sb-by }
    }
sb-event-diverted =
    { $seat-you ->
        [yes] Vous gagnez
       *[no] { $seat-name } gagne
    } { $count ->
        [one] { $count } bonne critique, qui va
       *[other] { $count } bonnes critiques, qui vont
    } { $to ->
        [debt] sur la pile de la dette technique{ sb-by }
       *[box] tout droit dans la boîte{ sb-by }
    }
sb-event-debt-paid =
    { $seat-you ->
        [yes] Vous récupérez
       *[no] { $seat-name } récupère
    } 1 bonne critique sur la dette technique{ $left ->
        [0] , désormais épongée{ sb-by }
       *[other] {"\u00A0"}; il en reste { $left }{ sb-by }
    }
sb-event-buried =
    { $seat-you ->
        [yes] Vous glissez
       *[no] { $seat-name } glisse
    } une carte sous le paquet.
sb-event-judged =
    { $verdict ->
        [won] { sb-verdict-won }
        [scenario] { sb-verdict-scenario }
        [more_reviews] { sb-verdict-more_reviews }
        [outright] { sb-verdict-outright }
        [no_bad_review] { sb-verdict-no_bad_review }
        [all_marked] { sb-verdict-all_marked }
       *[more_customers] { sb-verdict-more_customers }
    }
sb-verdict-won = Starbots est battu : le café de Berlin est sauvé !
sb-verdict-scenario = Starbots est battu et le scénario est gagné !
sb-verdict-more_reviews = Perdu : Starbots a plus de bonnes critiques, ou l’emporte à égalité.
sb-verdict-outright = Perdu : ce scénario demande plus de bonnes critiques que Starbots, sans égalité.
sb-verdict-no_bad_review = Perdu : ce scénario ne tolère aucune mauvaise critique.
sb-verdict-all_marked = Perdu : ce scénario demande une marque sur les six récompenses.
sb-verdict-more_customers = Perdu : ce scénario demande plus de clients que Starbots.
sb-not-to-hand-in = { $resource-name } : pas maintenant. Rendez une sorte que vous avez, chacune une seule fois.
sb-not-under-there = Une carte ne passe sous un paquet de la ville que dans Nouvelle startup en ville, après Connexions.
sb-screen-level = Niveau { $level }
sb-screen-starbots =
    { $customers ->
        [one] { $customers } client face cachée
       *[other] { $customers } clients face cachée
    } · encore { $actions } cartes Action
sb-screen-debt =
    dette technique : { $reviews ->
        [one] { $reviews } bonne critique
       *[other] { $reviews } bonnes critiques
    }

## Drafts, fondateurs, et ce qui se choisit avant

sb-prompt-draft =
    { $kind ->
        [founders] Draft des fondateurs : gardez une carte sur { $cards } ; les autres passent à gauche.
        [friends] Draft d’Amis & Famille, carte { $round } sur 4 : gardez‑en une sur { $cards } ; les autres passent à gauche.
       *[settle] Lequel de vos trois fondateurs tient votre café ?
    }
sb-prompt-join = Le groupe de { $card-name } n’a pas de récompense dans cette partie : choisissez‑en un pour toute la partie.
sb-prompt-founder =
    { $cards ->
        [one] Servir { $cards-name } avant votre file ? Cela prend ce tour.
       *[other] Servir l’un de vos fondateurs avant votre file ({ $cards-name }) ? Cela prend ce tour.
    }

sb-step-founders = Draft des fondateurs
sb-step-friends = Draft d’Amis & Famille
sb-step-settle = Choix du fondateur
sb-step-join = Un groupe pour un fondateur
sb-step-founder = Un fondateur avant la file

sb-screen-founder = Fondateur

sb-choice-keep = Garder la carte { $place }

sb-outlook-keep-friend =
    { $card-name } : { $ability-name }, apporte { $bean ->
        [0] {""}
        [one] { $bean } grain
       *[other] { $bean } grains
    }{ $milk ->
        [0] {""}
       *[other] { $bean ->
            [0] {""}
           *[other] ,{" "}
        }{ $milk ->
            [one] { $milk } lait
           *[other] { $milk } laits
        }
    }{ $sugar ->
        [0] {""}
       *[other] { $bean ->
            [0] { $milk ->
                [0] {""}
               *[other] ,{" "}
            }
           *[other] ,{" "}
        }{ $sugar ->
            [one] { $sugar } sucre
           *[other] { $sugar } sucres
        }
    } au départ
sb-outlook-keep-founder = { $card-name } : { $ability-name }, { $group-name }, { $special-name }

sb-event-coffee-break =
    { $seat-you ->
        [yes] Vous prenez
       *[no] { $seat-name } prend
    } la tasse pleine : c’est l’heure d’un vrai expresso.
sb-event-draft-began =
    { $draft ->
        [founders] Draft des fondateurs : { $number } cartes pour tout le monde.
       *[friends] Draft d’Amis & Famille : { $number } cartes pour tout le monde.
    }
sb-event-kept =
    { $card ->
        [none] { $draft ->
            [settle] { $seat-you ->
                [yes] Vous choisissez votre fondateur.
               *[no] { $seat-name } choisit son fondateur.
            }
           *[other] { $seat-you ->
                [yes] Vous gardez une carte.
               *[no] { $seat-name } garde une carte.
            }
        }
       *[other] { $draft ->
            [settle] { $seat-you ->
                [yes] Vous choisissez votre fondateur : { $card-name }.
               *[no] { $seat-name } choisit son fondateur : { $card-name }.
            }
           *[other] { $seat-you ->
                [yes] Vous gardez { $card-name }.
               *[no] { $seat-name } garde { $card-name }.
            }
        }
    }
sb-event-hands-passed =
    { $number ->
        [one] Chacun passe la dernière carte à gauche.
       *[other] Chacun passe { $number } cartes à gauche.
    }
sb-event-friends-shown =
    { $seat-you ->
        [yes] Vous commencez
       *[no] { $seat-name } commence
    } avec { $bean ->
        [one] { $bean } grain
       *[other] { $bean } grains
    }, { $milk ->
        [one] { $milk } lait
       *[other] { $milk } laits
    }, { $sugar ->
        [one] { $sugar } sucre
       *[other] { $sugar } sucres
    } et ces Amis & Famille : { $cards-name }.
sb-event-founder-shown =
    { $seat-you ->
        [yes] { $card-name } tient votre café.
       *[no] { $card-name } tient le café de { $seat-name }.
    }
sb-event-founder-joined =
    { $seat-you ->
        [yes] Vous choisissez
       *[no] { $seat-name } choisit
    } un groupe pour { $card-name } : { $group-name }.

sb-not-your-founder = { $card-name } ne fait pas partie de vos fondateurs à servir aujourd’hui.
sb-not-payable-founder = Vous ne pouvez pas payer maintenant la commande principale de { $card-name }.
sb-kept-already = Vous avez choisi votre carte ; attendez { $seat-name }.
sb-no-such-card-in-hand = Il n’y a pas de carte { $place } dans votre main ; ses cartes vont de 1 à { $last }.

sb-option-neighbourhood-label = Quartier
sb-option-neighbourhood-help = Les six groupes. Conseillé : Kreuzberg, à cinq ou six Prenzlauer Berg ; own : nommez‑les.
sb-option-groups-label = Votre propre Kiez
sb-option-groups-help = Six groupes, avec le quartier « own ».
sb-option-board_game_media-label = Board Game Media
sb-option-board_game_media-help = Un pack : son groupe remplace l’un des six. Pas en solo.
sb-option-quality_beasts-label = Quality Beasts
sb-option-quality_beasts-help = Un pack : son groupe, avec des jokers, remplace l’un des six. Pas en solo.
sb-option-replaced-label = Groupes remplacés
sb-option-replaced-help = Quels groupes les packs remplacent ; sans précision, les derniers du quartier.
sb-option-city_celebrities-label = Célébrités de la ville
sb-option-city_celebrities-help = Treize clients à deux commandes principales, en plus des six groupes. Pas en solo.
sb-option-difficulty-label = Difficulté
sb-option-difficulty-help = normal, hard ou expert, pour tous ou siège par siège : plus dur, moins de ressources.
sb-option-friends-label = Amis & Famille
sb-option-friends-help = Les quatre de base, les quatre avancés, ou quatre choisis par draft parmi huit.
sb-option-founders-label = Fondateurs
sb-option-founders-help = Chacun choisit un fondateur : parmi les 12 de base (jusqu’à quatre joueurs), ou les 18.
sb-option-grand_opening-label = Ouverture officielle
sb-option-grand_opening-help = Amis & Famille commencent dans la défausse, et le paquet de clients est vide.
sb-option-sold_out-label = Épuisé !
sb-option-sold_out-help = De deux à quatre : d’autres servent à votre place et, en compétitif, gardent le client.
sb-option-mouth_watering-label = L’eau à la bouche
sb-option-mouth_watering-help = Une ressource spéciale de votre cellier attire ceux qui la commandent.
sb-option-craft_mode-label = Mode artisanat
sb-option-craft_mode-help = Les ressources spéciales se préparent, et elles seules paient les commandes spéciales.
sb-option-diverse_city-label = Ville diversifiée
sb-option-diverse_city-help = Des cookies pour qui fait venir des clients des six groupes.
sb-option-daily_specials-label = Spécialités du jour
sb-option-daily_specials-help = D’une à quatre tasses à capacité, qui font le tour de la table. Pas en solo.
sb-option-coffee_lovers-label = Amateurs de café
sb-option-coffee_lovers-help = Un rappel : qui prend la tasse pleine boit un vrai expresso.
sb-option-solo_level-label = Niveau de Starbots
sb-option-solo_level-help = En solo : de 1 (facile) à 20 (difficile).
sb-option-scenario-label = Scénario
sb-option-scenario-help = En solo : l’une de six histoires ; elle décide de tout sauf de votre difficulté.
sb-option-fair_trade_green-label = Règle maison : grains verts au commerce équitable
sb-option-fair_trade_green-help = Règle maison : Commerce équitable prend toutes les ressources, grains verts compris.
sb-option-connections_added-label = Règle maison : connexions avec les icônes ajoutées
sb-option-connections_added-help = Règle maison : Connexions s’associe aussi aux icônes Attirer et Améliorer ajoutées.
sb-option-scenario_variants-label = Règle maison : d’autres variantes avec un scénario
sb-option-scenario_variants-help = Règle maison, en solo : d’autres variantes (ouverture, artisanat…) avec un scénario.
sb-option-five_six_advice-label = Règle maison : tous les groupes à cinq et six
sb-option-five_six_advice-help = Règle maison : ce que le livret écarte à cinq ou six, même Épuisé !, n’est qu’un conseil.
sb-option-criminal_minds_alone-label = Règle maison : Esprits criminels en solo
sb-option-criminal_minds_alone-help = Règle maison, en solo : les Esprits criminels, même si Starbots n’a rien à voler.

sb-option-difficulty-count =
    { $seats ->
        [one] { $given } niveaux de difficulté pour une seule personne : donnez‑en un.
       *[other] { $given } niveaux de difficulté pour { $seats } joueurs : donnez‑en un pour tous, ou un pour chacun.
    }
sb-option-left-out =
    { $option ->
        [neighbourhood] Le quartier « { $missing } » ne fait pas partie de ce contenu : choisissez‑en un autre.
        [scenario] Le scénario « { $missing } » ne fait pas partie de ce contenu : choisissez‑en un autre, ou aucun.
       *[daily_specials] La spécialité du jour « { $missing } » ne fait pas partie de ce contenu : retirez‑la.
    }
sb-option-solo_level-bounds = Starbots n’a pas de niveau { $level } ; choisissez de 1 à { $most }.
sb-option-daily_specials-twice = Chaque spécialité du jour n’existe qu’une fois ({ $cups-name }) ; nommez chaque tasse une seule fois.
sb-option-not-alone =
    { $option ->
        [board_game_media] Board Game Media ne se joue pas en solo : retirez ce pack, ou trouvez de la compagnie.
        [quality_beasts] Quality Beasts ne se joue pas en solo : retirez ce pack, ou trouvez de la compagnie.
        [city_celebrities] Les célébrités de la ville ne se jouent pas en solo : retirez‑les, ou trouvez de la compagnie.
        [daily_specials] Les spécialités du jour ne se jouent pas en solo : retirez‑les toutes, ou trouvez de la compagnie.
       *[sold_out] « Épuisé ! » demande d’autres cafés : retirez cette variante, ou trouvez de la compagnie.
    }
sb-option-only-alone =
    { $option ->
        [scenario] Les scénarios sont pour une seule personne, et vous êtes { $seats } : n’en choisissez aucun.
       *[solo_level] Le niveau de Starbots est pour une seule personne, et vous êtes { $seats } : laissez‑le à 1.
    }
sb-option-sold_out-players = « Épuisé ! » se joue de deux à quatre, et vous êtes { $seats } : retirez cette variante.
sb-option-scenario-fixes =
    { $option ->
        [solo_level] { $scenario-name } a son propre Starbots : laissez le niveau à 1, ou jouez sans scénario.
        [neighbourhood] { $scenario-name } a ses propres groupes : ne choisissez pas de quartier, ou jouez sans scénario.
        [groups] { $scenario-name } a ses propres groupes : n’en nommez aucun, ou jouez sans scénario.
        [replaced] { $scenario-name } a ses propres groupes : n’en remplacez aucun, ou jouez sans scénario.
        [friends] { $scenario-name } a son propre paquet de départ : ne changez pas Amis & Famille, ou jouez sans scénario.
        [founders] { $scenario-name } amène les fondateurs qu’il lui faut : retirez‑les, ou jouez sans scénario.
        [grand_opening] { $scenario-name } se joue sans ouverture officielle : retirez‑la, ou jouez sans scénario.
        [mouth_watering] { $scenario-name } se joue sans « L’eau à la bouche » : retirez cette variante, ou jouez sans scénario.
        [craft_mode] { $scenario-name } se joue sans mode artisanat : retirez‑le, ou jouez sans scénario.
       *[diverse_city] { $scenario-name } se joue sans ville diversifiée : retirez‑la, ou jouez sans scénario.
    }
sb-option-scenario-marks = { $scenario-name } marque les récompenses à sa façon : retirez la ville diversifiée.
sb-option-founders-few = { $founders } fondateurs ne suffisent pas pour { $cafes } cafés, car chacun en reçoit { $dealt } : prenez tous les fondateurs, ou jouez sans eux.
sb-option-groups-not-own = Des groupes à vous demandent le quartier « own » : choisissez‑le, ou ne nommez aucun groupe.
sb-option-groups-unknown = Il n’y a pas de groupe « { $group } » ; il y a : { $known }.
sb-option-groups-twice = Vous avez nommé { $group-name } deux fois ; nommez six groupes différents.
sb-option-groups-count = Un Kiez à vous compte { $wanted } groupes, et vous en avez nommé { $given }.
sb-option-groups-five-six = À { $seats } joueurs, ces groupes sont exclus : { $unfit-name }. Choisissez‑en d’autres.
sb-option-groups-solo = En solo, ces groupes sont exclus : { $unfit-name }. Choisissez‑en d’autres.
sb-option-neighbourhood-five-six = { $neighbourhood-name } ne se joue pas à { $seats }, à cause de ceci : { $unfit-name } ; choisissez parmi : { $allowed-name }.
sb-option-neighbourhood-solo = { $neighbourhood-name } ne se joue pas en solo, à cause de ceci : { $unfit-name } ; choisissez parmi : { $allowed-name }.
sb-option-random-few = Il ne reste que { $groups } groupes pour en tirer { $wanted } : choisissez vous-même les groupes.
sb-option-replaced-count =
    { $packs ->
        [0] Sans pack, aucun groupe n’est remplacé : prenez Board Game Media ou Quality Beasts, ou n’en nommez aucun.
       *[other] { $packs ->
            [one] Un pack ne peut
           *[other] { $packs } packs ne peuvent
        } pas remplacer { $given } groupes : nommez‑en un pour chacun.
    }
sb-option-replaced-random = On ne sait pas d’avance quels groupes seront tirés : laissez ouvert lesquels les packs remplacent.
sb-option-replaced-unknown = « { $group-name } » n’est pas là pour être remplacé ; il y a : { $groups-name }.
sb-option-replaced-twice = Le groupe { $group-name } ne peut être remplacé qu’une fois ; nommez deux groupes différents.
sb-option-pack-twice = { $group-name } est déjà parmi vos groupes : retirez son pack, ou nommez un autre groupe.

## La boîte : paquets, champs, éléments sans nom

sb-deck-customer = Clients
sb-deck-pantry = Améliorations du cellier
sb-deck-style = Améliorations de style
sb-deck-award = Récompenses de groupe
sb-deck-group = Groupes
sb-deck-neighbourhood = Quartiers
sb-deck-celebrity = Célébrités de la ville
sb-deck-friend = Amis & Famille
sb-deck-founder = Fondateurs
sb-deck-setup = Mise en place
sb-deck-space = Plateau café
sb-deck-achievement = Réussites
sb-deck-token = Jetons réussite
sb-deck-difficulty = Niveaux de difficulté
sb-deck-cup = Tasses des spécialités du jour
sb-deck-game_token = Jetons jeu de société
sb-deck-cookies = Cookies
sb-deck-green_bean = Grains verts
sb-deck-action_card = Cartes action
sb-deck-upgrade_token = Jetons amélioration
sb-deck-solo_token = Jetons action solo
sb-deck-level = Niveaux de Starbots
sb-deck-scenario = Scénarios
sb-deck-icon = Icônes
sb-deck-ability = Capacités
sb-field-main-order = Commande principale
sb-field-main-rewards = Récompenses principales
sb-field-secondary = A une commande secondaire
sb-field-secondary-order = Commande secondaire
sb-field-secondary-rewards = Récompenses secondaires
sb-field-ability = Capacité
sb-field-super = Super
sb-field-boost = Boost
sb-field-special = Ressource spéciale
sb-field-rows-beans = Icônes de la rangée grains
sb-field-rows-milk = Icônes de la rangée lait
sb-field-rows-sugar = Icônes de la rangée sucre
sb-field-rows-attract = Icônes de la rangée attirer
sb-field-rows-pantry = Icônes de la rangée cellier
sb-field-rows-style = Icônes de la rangée style
sb-field-five-six = À cinq ou six joueurs
sb-field-solo = En solo
sb-field-pack = Pack
sb-field-kind = Sorte
sb-field-left-order = Commande de gauche
sb-field-left-rewards = Récompenses de gauche
sb-field-left-ability = Capacité de gauche
sb-field-left-super = Capacité de gauche Super
sb-field-right-order = Commande de droite
sb-field-right-rewards = Récompenses de droite
sb-field-right-ability = Capacité de droite
sb-field-right-super = Capacité de droite Super
sb-field-set = Boîte
sb-field-reviews = Bonnes critiques, à partir de 2 joueurs
sb-field-reviews-in-box = Bonnes critiques dans la boîte
sb-field-hype = Hype
sb-field-supply = Ressources de départ
sb-field-friends = Amis & Famille
sb-field-neighbourhood = Quartier
sb-field-icon = Icône
sb-field-number = Nombre
sb-field-icons = Icônes
sb-field-effect = Effet
sb-field-values = Cookies, à partir de 1 joueur
sb-field-space = Case
sb-field-side = Côté
sb-field-spaces = Ce que fait chaque case
sb-field-pantry = Jeton cellier
sb-field-style = Jeton style
sb-field-hardness = Difficulté
sb-field-guests = Clients au hasard
sb-field-guests-number = Nombre de clients au hasard
sb-field-guests-group = Groupe des clients au hasard
sb-field-founders = Fondateurs
sb-field-head-start-pantry = Améliorations du cellier de Starbots
sb-field-head-start-style = Améliorations de style de Starbots
sb-field-head-start-customers = Clients de Starbots
sb-field-rules = Règles particulières
sb-field-keeps = Bonnes critiques qui comptent
sb-field-victory = Victoire
sb-field-pays = A un prix
sb-field-pays-resource = Ressource
sb-field-pays-price = Prix
sb-field-pays-matched-by = Moins cher avec
sb-field-super-effect = Effet Super
sb-field-boosted-effect = Effet avec Boost
sb-field-super-boosted-effect = Effet Super avec Boost
sb-entry-award = Récompense { $group-name }
sb-entry-token = { $icon-name }
sb-entry-game_token = { $icon-name }
sb-entry-upgrade_token = { $icon-name }
sb-entry-action_card = Carte { $number }, { $space }
sb-entry-level = { $pantry-name }
sb-printed-founder = N° { $number } des fondateurs du livret : 12 dans la boîte, puis les 6 supplémentaires
sb-printed-level = Niveau { $number } du livret
sb-printed-customer = Nommé dans un exemple du livret
sb-printed-pantry = Nommée dans un exemple du livret
sb-printed-celebrity =
    { $number ->
        [1] Servie la première dans l’exemple du livret, avec Super Hype à droite
        [2] Servie la deuxième dans l’exemple du livret, avec Super Entrée libre et Super Divertissement
       *[other] La mascotte des Quality Beasts, dont parle le livret
    }

# Ce qu’une chose est devenue, au fil de beaucoup de parties.

sb-fate-award = récompense obtenue
