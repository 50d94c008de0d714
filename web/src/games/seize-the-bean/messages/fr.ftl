# L’écran de Seize the Bean.

web-sb-city = Ville
web-sb-row = { $row ->
    [customers] Clients
    [pantry] Cellier
   *[style] Style
}
web-sb-resources = Ressources
web-sb-cafe-of = Café { $person }
web-sb-line-of = La file du café { $person }
web-sb-open-cafe = Ouvrir ce café
web-sb-line-served = { $guests ->
    [0] Personne dans la file
   *[other] { $served } sur { $guests } servis
}
web-sb-nobody = Personne dans la file
web-sb-coming = { $own ->
    [yes] { $hype ->
        [one] Votre Hype amène 1 client aujourd’hui
       *[other] Votre Hype amène { $hype } clients aujourd’hui
    }
   *[no] { $hype ->
        [one] La Hype amène 1 client aujourd’hui
       *[other] La Hype amène { $hype } clients aujourd’hui
    }
}
web-sb-now = ici
web-sb-served = servi
web-sb-not-served = pas servi
web-sb-main = Princ.
web-sb-also-short = Sec.
web-sb-main-order = Commande principale
web-sb-also = Commande secondaire
web-sb-max = Max
web-sb-hype = Hype { $hype } sur 5
web-sb-doorstep = { $baristas ->
    [0] Vos deux baristas travaillent
    [one] 1 barista sur le pas de la porte
   *[other] { $baristas } baristas sur le pas de la porte
}
web-sb-space = { $space }{ $taken ->
    [yes] , votre barista est là
   *[no] {""}
}
web-sb-activate = Activer { $icon }, { $card }
web-sb-medal = { $achievement } : { $done ->
    [yes] débloquée
   *[no] { $progress } sur { $wanted }
}
web-sb-on-board = Plateau du café
web-sb-friends = Amis & Famille
web-sb-friends-about = Ils n’appartiennent à aucun groupe. Vous pouvez renoncer à leur capacité.
web-sb-group-about = À la fin, qui a le plus d’icônes d’un groupe gagne 1 bonne critique par client de ce groupe.
web-sb-achievement-about = { $wanted } Donne un bonus aussitôt et vaut 5 bonnes critiques à la fin.

web-sb-deck-holds = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-sb-discard-holds = { $cards ->
    [0] aucune carte
    [one] 1 carte : { $top }
   *[other] { $cards } cartes, { $top } au-dessus
}
web-sb-known = { $cards ->
    [one] Vous connaissez sa première carte.
   *[other] Vous connaissez ses { $cards } premières cartes.
}
web-sb-pile = Les { $cards } cartes de cette pile
web-sb-city-pile = { $row ->
    [customers] Clients défaussés de la ville
    [pantry] Améliorations du cellier défaussées
   *[style] Améliorations de style défaussées
}
web-sb-discard-of = Défausse de { $person }
web-sb-pile-hidden = { $cards ->
    [one] Tout le monde voit la première carte. Celle du dessous n’est connue que de son propriétaire.
   *[other] Tout le monde voit la première carte. Les { $cards } du dessous ne sont connues que de leur propriétaire.
}
web-sb-pile-empty = Il n’y a rien ici.

## Les cartes en mots

web-sb-order = { $icons }{ $rewards ->
    [0] {""}
   *[other] , contre { $gains }
}
web-sb-super = Super { $ability }
web-sb-twice = Super : deux fois de suite.
web-sb-guest = { $card }, { $groups }. { $second ->
    [equal] Commande de gauche : { $main }. Commande de droite : { $also }.
    [yes] Commande principale : { $main }. Commande secondaire : { $also }.
   *[no] Commande principale : { $main }.
} Capacité : { $ability }{ $boost ->
    [yes] {" "}avec Boost.
   *[no] .
}
web-sb-upgrade = { $card }, { $side ->
    [pantry] amélioration du cellier
   *[style] amélioration de style
}, { $groups }.{ $side ->
    [pantry] {" "}Ressource spéciale : { $special }.
   *[style] {""}
} { $rows }
web-sb-adds = { $space } : { $icons }.
web-sb-upgrade-of = { $side ->
    [pantry] amélioration du cellier
   *[style] amélioration de style
}
web-sb-in-line = { $card } { $mood ->
    [angry] En colère.
    [happy] { $tokens ->
        [one] Heureux.
       *[other] Heureux, { $tokens } jetons.
    }
   *[neutral] {""}
} { $state ->
    [now] Service en cours.
    [served] Servi.
   *[waiting] {""}
}
web-sb-costs = Vous payez { $pays }.
web-sb-costs-less = Vous payez { $pays } au lieu de { $instead }, grâce à votre cellier.
web-sb-costs-nothing = Elle ne coûte aucune ressource.
web-sb-may-decline = Vous pouvez la refuser.
web-sb-special-about = Avec cela dans votre cellier, chaque icône de ce type dans une commande vous coûte 1 ressource au lieu de 2.
web-sb-amount-bean = { $count ->
    [one] { $count } grain
   *[other] { $count } grains
}
web-sb-amount-milk = { $count ->
    [one] { $count } lait
   *[other] { $count } laits
}
web-sb-amount-sugar = { $count ->
    [one] { $count } sucre
   *[other] { $count } sucres
}
web-sb-short = Manque { $what }
web-sb-serve-both = Servir les deux commandes ({ $card })

## Le comptoir

web-sb-bill = L’addition
web-sb-paid = payée
web-sb-saves = { $own ->
    [yes] Votre cellier épargne { $saved }
   *[no] Le cellier épargne { $saved }
}
web-sb-keeps = { $own ->
    [yes] Il vous reste
   *[no] Reste
}
web-sb-gains = { $own ->
    [yes] Vous gagnez
   *[no] Gain
}
web-sb-looking = Cartes regardées
web-sb-looking-at = { $deck ->
    [customers] Ville, clients
    [pantry] Ville, cellier
    [style] Ville, style
    [other] Le paquet d’un autre café
   *[own] Votre paquet
}
web-sb-looking-take = L’une d’elles, ou une carte de la rangée
web-sb-placed = { $place ->
    [1] Dessus
   *[other] Numéro { $place }
}
web-sb-toss = Défausser : { $card }
web-sb-tray = { $done ->
    [one] { $done } icône activée
   *[other] { $done } icônes activées
}, encore { $left }
web-sb-present = Groupes dans votre café : { $groups }
web-sb-way-take = Prendre cette carte
web-sb-way-pick = Choisir ce client
web-sb-way-fulfil = Servir les deux commandes
web-sb-way-serve = Servir
web-sb-way-return = La mettre dessus
web-sb-way-discard = La défausser

## À côté de la ville

web-sb-pool = Critiques, récompenses et bonus
web-sb-left-of = restent sur { $total }
web-sb-awards = Récompenses de groupe
web-sb-award-leads = { $who ->
    [you] Vous menez
    [tied] À égalité
    [nobody] Personne encore
   *[other] { $person } mène
}
web-sb-award-open = { $person } : { $icons } à découvert
web-sb-awards-open = Icônes visibles. + : leur paquet peut en cacher d’autres.
web-sb-award = { $group } : { $icons ->
    [one] { $icons } icône à vous
   *[other] { $icons } icônes à vous
}
web-sb-bonuses = Bonus de réussite
web-sb-no-bonuses = Tous pris
web-sb-last-day = { $cause ->
    [reviews] Dernier jour : plus de bonnes critiques en ville.
    [customers] Dernier jour : plus de clients dans le paquet de la ville.
    [pantry] Dernier jour : plus d’améliorations du cellier en ville.
   *[style] Dernier jour : plus d’améliorations de style en ville.
}

## Sur la table

web-sb-thing-bean = Grains
web-sb-thing-bean-about = Pour le café. Allez en chercher avec Acquérir des grains.
web-sb-thing-milk = Lait
web-sb-thing-milk-about = Pour le lait et le lait de soja. Allez en chercher avec Acquérir du lait.
web-sb-thing-sugar = Sucre
web-sb-thing-sugar-about = Pour le sucre, les croissants, donuts et tartes. Allez en chercher avec Acquérir du sucre.
web-sb-thing-review = Bonnes critiques
web-sb-thing-review-about = Qui en a le plus à la fin l’emporte.
web-sb-thing-bad_review = Mauvaises critiques
web-sb-thing-bad_review-about = Chacune coûte une bonne critique à la fin. À partir de la quatrième, les clients en colère retournent en ville.
web-sb-thing-city_reviews = Bonnes critiques en ville
web-sb-thing-city_reviews-about = Quand la dernière est prise, vous finissez la journée et la partie s’achève.
web-sb-thing-hype = Hype
web-sb-thing-hype-about = Autant de clients rejoignent votre file chaque jour. À 5, chaque hausse donne une bonne critique.
web-sb-thing-happy = Jeton heureux
web-sb-thing-happy-about = À la fin du service, il rapporte une bonne critique et le client reste. Vous pouvez passer un client heureux.
web-sb-thing-angry = Jeton en colère
web-sb-thing-angry-about = Servi à temps, le client se calme. Sinon, vous prenez une mauvaise critique.
web-sb-thing-barista = Baristas
web-sb-thing-barista-about = Vous en placez deux par jour, chacun sur une action différente.
web-sb-thing-full_cup = Tasse pleine
web-sb-thing-full_cup-about = Qui la tient joue en premier aujourd’hui.
web-sb-thing-empty_cup = Tasse vide
web-sb-thing-empty_cup-about = Qui la tient en fin de journée joue en premier demain.
web-sb-thing-deck = Paquet
web-sb-thing-deck-about = Vos clients, dans un ordre inconnu. Quand il est vide, la défausse est mélangée.
web-sb-thing-discard = Défausse
web-sb-thing-discard-about = Les nouveaux clients et ceux que vous avez servis arrivent ici. Seul son propriétaire peut la consulter.
web-sb-thing-city_deck = Paquet de la ville
web-sb-thing-city_deck-about = Les nouvelles cartes de cette rangée viennent d’ici. Dès qu’un paquet est vide, c’est le dernier jour.

## Le glossaire

web-sb-glossary = Les icônes expliquées
web-sb-glossary-short = Icônes
web-sb-glossary-things = Sur la table
web-sb-glossary-orders = Dans les commandes : ce que veut le client
web-sb-glossary-rewards = Sous les commandes : ce que vous recevez
web-sb-glossary-board = Sur le plateau du café
web-sb-glossary-pantry = Sur les améliorations du cellier
web-sb-glossary-style = Sur les améliorations de style
web-sb-glossary-abilities = Capacités des clients
web-sb-glossary-groups = Groupes
web-sb-glossary-achievements = Réussites
web-sb-glossary-extras = Dans les extensions
web-sb-glossary-cups = Spécialités du jour
web-sb-glossary-solo = En solo contre Starbots
web-sb-glossary-pack = Pack : capacités d’autres groupes

## La journée

web-sb-phase-actions = Actions
web-sb-phase-craft = Artisanat
web-sb-phase-hype = Hype
web-sb-phase-service = Service
web-sb-phase-word_of_mouth = Bouche-à-oreille
web-sb-phase-end_of_day = Fin de journée
web-sb-day = { $phase ->
    [draft] Avant le premier jour
    [actions] Jour { $day }, actions
    [craft] Jour { $day }, artisanat
    [hype] Jour { $day }, Hype
    [service] Jour { $day }, service
    [word_of_mouth] Jour { $day }, bouche-à-oreille
    [end_of_day] Jour { $day }, le soir
   *[over] Jour { $day }
}{ $last ->
    [yes] {" "}(dernier jour)
   *[no] {""}
}

## Formes courtes pour l’écran

web-sb-prompt-place = { $barista ->
    [1] Placez votre premier barista
   *[other] Placez votre second barista
}
web-sb-prompt-place-detail = { $barista ->
    [1] Touchez l’une des six actions. Toutes les icônes de sa rangée s’activent, quatre au plus.
   *[other] Sur une autre action que le premier.
}
web-sb-prompt-icons = { $left ->
    [one] Encore une icône à activer
   *[other] Encore { $left } icônes à activer
}
web-sb-prompt-icons-detail = Touchez les icônes qui brillent, dans l’ordre voulu : { $left } sur { $icons }.
web-sb-prompt-confirm = Garder cette action ?
web-sb-prompt-confirm-detail = Vous pouvez encore l’annuler. Ensuite, c’est au café suivant.
web-sb-prompt-trigger = { $side ->
    [pantry] Quelle icône de votre cellier ?
   *[style] Quelle icône de votre style ?
}
web-sb-prompt-trigger-detail = { $times ->
    [one] Celle que vous choisissez s’active aussitôt.
   *[other] Vous en activez { $times } différentes.
}
web-sb-prompt-word-of-mouth = Bouche-à-oreille : prenez un client
web-sb-prompt-word-of-mouth-detail = Un client dont le groupe est présent dans votre café, pour votre défausse.
web-sb-prompt-recruit = { $may ->
    [0] Prenez un client de la ville
   *[other] Prendre un client de la ville ?
}
web-sb-prompt-recruit-detail = { $zone ->
    [line] Il rejoint la fin de votre file.
   *[discard] Il va dans votre défausse et viendra dans votre file un autre jour.
}
web-sb-prompt-upgrade = { $row ->
    [pantry] Prenez une amélioration du cellier
   *[style] Prenez une amélioration de style
}
web-sb-prompt-upgrade-detail = { $row ->
    [pantry] Ses icônes renforcent vos actions de ressources, sa spécialité rend les commandes moins chères.
   *[style] Ses icônes renforcent vos actions de ville, son groupe attire ses semblables.
}
web-sb-prompt-connected = { $row ->
    [customers] Prenez un client, de la rangée ou du paquet
    [pantry] Prenez une amélioration du cellier, de la rangée ou du paquet
   *[style] Prenez une amélioration de style, de la rangée ou du paquet
}
web-sb-prompt-connected-detail = Les cartes que vous voyez dans le paquet comptent aussi.
web-sb-prompt-connections = Quel paquet de la ville regardez‑vous ?
web-sb-prompt-connections-detail = Vous en voyez les { $cards } premières cartes et les remettez dans l’ordre voulu.
web-sb-prompt-return = { $placed ->
    [0] Quelle carte va dessus ?
   *[other] Quelle carte vient ensuite ?
}
web-sb-prompt-return-detail = Les autres viennent en dessous.
web-sb-prompt-copy-side = { $card-name } : quelle capacité ?
web-sb-prompt-track = { $deck ->
    [other] { $left ->
        [one] La première carte du paquet de { $whom-name }
       *[other] Les { $left } premières cartes du paquet de { $whom-name }
    }
   *[own] { $left ->
        [one] La première carte de votre paquet
       *[other] Les { $left } premières cartes de votre paquet
    }
}
web-sb-prompt-track-detail = { $deck ->
    [other] Défaussez ce qui ne doit pas y arriver demain ; le reste retourne dessus.
   *[own] Défaussez ce que vous ne voulez pas voir demain ; le reste retourne dessus.
}
web-sb-prompt-unlock = Quelle réussite d’abord ?
web-sb-prompt-bonus = { $achievement-name } ! Choisissez un bonus
web-sb-prompt-bonus-detail = Il s’applique aussitôt. Le jeton vaut 5 bonnes critiques à la fin.
web-sb-prompt-greet = { $card-name } : servir ou passer ?
web-sb-prompt-greet-detail = { $payable ->
    [no] Vous ne pouvez pas payer la commande principale. Passer coûte un jeton heureux.
   *[yes] Ce client est heureux. Passer coûte un jeton heureux.
}
web-sb-prompt-secondary = { $card-name } : et avec ceci ?
web-sb-prompt-secondary-detail = { $angry ->
    [0] La commande principale est payée. Servir aussi la secondaire ?
   *[other] La commande principale est payée. Un client en colère ne donne rien pour la secondaire.
}
web-sb-prompt-cheer = Qui reçoit un jeton heureux ?
web-sb-prompt-cheer-detail = N’importe qui dans votre file, servi ou non.
web-sb-prompt-lose = Laisser partir un client ?
web-sb-prompt-lose-detail = Quelqu’un de votre file retourne en ville. Vous pouvez aussi garder tout le monde.

web-sb-choice-activate = { $icon-name }
web-sb-choice-combine = { $icon ->
    [base] Connexions avec l’icône de base
   *[other] Connexions avec { $icon-name } ({ $card-name })
}
web-sb-choice-take = { $card-name }
web-sb-choice-return = { $card ->
    [none] Carte { $place } dessus
   *[other] Dessus : { $card-name }
}
web-sb-choice-discard = { $card ->
    [none] Défausser la carte { $place }
   *[other] Défausser : { $card-name }
}
web-sb-choice-done = C’est bon
web-sb-choice-fulfil = Servir les deux commandes
web-sb-choice-keep = { $card ->
    [none] Garder la carte { $place }
   *[other] Garder : { $card-name }
}
web-sb-choice-under = { $card ->
    [none] Carte { $place } sous le paquet
   *[other] Sous le paquet : { $card-name }
}
web-sb-choice-side = { $side ->
    [left] Côté gauche
   *[right] Côté droit
}
web-sb-outlook-keep-friend = { $ability-name } ; au départ : { web-sb-gains-list }
web-sb-outlook-keep-founder = { $ability-name }, { $group-name }, { $special-name }
web-sb-choice-decline = Non merci
web-sb-choice-confirm = { $opens ->
    [1] Ouvrir le café
   *[other] La garder
}
web-sb-outlook-card = {""}

## L’histoire

web-sb-gains-list = { $bean ->
    [0] {""}
    [one] { $bean } grain
   *[other] { $bean } grains
}{ $milk ->
    [0] {""}
   *[other] { $bean ->
        [0] {""}
       *[other] {", "}
    }{ $milk ->
        [one] { $milk } lait
       *[other] { $milk } laits
    }
}{ $sugar ->
    [0] {""}
   *[other] { $bean ->
        [0] { $milk ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }{ $sugar ->
        [one] { $sugar } sucre
       *[other] { $sugar } sucres
    }
}
web-sb-told-placed = { $seat-you ->
    [yes] Vous choisissez
   *[no] { $seat-name } choisit
} { $space ->
    [beans] Acquérir des grains
    [milk] Acquérir du lait
    [sugar] Acquérir du sucre
    [attract] Attirer un client
    [pantry] Améliorer le cellier
   *[style] Améliorer le style
}{ $gains ->
    [0] .
   *[other] {"\u00A0"}: { web-sb-gains-list }.
}
web-sb-told-gained = { $seat-you ->
    [yes] Vous prenez
   *[no] { $seat-name } prend
} { web-sb-gains-list }{ sb-by }
web-sb-told-reviewed = { $seat-you ->
    [yes] Vous gagnez
   *[no] { $seat-name } gagne
} { $count ->
    [one] { $count } bonne critique
   *[other] { $count } bonnes critiques
}{ sb-by }
web-sb-told-complained = { $seat-you ->
    [yes] Vous prenez
   *[no] { $seat-name } prend
} { $count ->
    [one] { $count } mauvaise critique
   *[other] { $count } mauvaises critiques
}{ sb-by }
web-sb-told-hype = { $seat-you ->
    [yes] Votre Hype
   *[no] { $seat-name } : la Hype
} { $change ->
    [1] monte
   *[other] descend
} à { $hype }{ sb-by }
web-sb-told-paid = { $seat-you ->
    [yes] Vous servez { $order ->
        [main] { $card-name }
       *[secondary] aussi la commande secondaire ({ $card-name })
    }
   *[no] { $seat-name } sert { $order ->
        [main] { $card-name }
       *[secondary] aussi la commande secondaire ({ $card-name })
    }
} : { $bean ->
    [0] { $milk ->
        [0] { $sugar ->
            [0] gratuitement
           *[other] { web-sb-gains-list }
        }
       *[other] { web-sb-gains-list }
    }
   *[other] { web-sb-gains-list }
}{ $saved ->
    [0] .
   *[other] { $seat-you ->
        [yes] , { $saved } de moins grâce à votre cellier.
       *[no] , { $saved } de moins grâce au cellier.
    }
}
web-sb-told-failed = { $seat-you ->
    [yes] Vous ne pouvez pas servir { $card-name }
   *[no] { $seat-name } ne peut pas servir { $card-name }
}{ $short ->
    [0] {""}
   *[other] {" "}(il manque { $short-name })
}{ $angry ->
    [0] .
   *[other] {"\u00A0"}: client en colère.
}
web-sb-told-stayed = { $seat-you ->
    [yes] { $card-name } reste chez vous : une bonne critique.
   *[no] { $card-name } reste chez { $seat-name } : une bonne critique.
}
web-sb-told-home = { $seat-you ->
    [yes] { $cards ->
        [one] { $cards-name } quitte votre file.
       *[other] { $cards-name } quittent votre file.
    }
   *[no] { $cards ->
        [one] { $cards-name } quitte la file de { $seat-name }.
       *[other] { $cards-name } quittent la file de { $seat-name }.
    }
}
web-sb-deck-order = { $row ->
    [customers] Clients de la ville, le prochain d’abord
    [pantry] Améliorations du cellier, la prochaine d’abord
   *[style] Améliorations de style, la prochaine d’abord
}
web-sb-own-deck-order = { $seat-you ->
    [yes] Votre paquet, le prochain client d’abord
   *[no] Paquet de { $seat-name }, le prochain client d’abord
}

## Le décompte

web-sb-count = Comment on a compté
web-sb-count-step = Étape
web-sb-count-about = Chaque récompense va à tous ceux qui ont le plus d’icônes de son groupe et rapporte 1 bonne critique par client. Les petits chiffres sont le total en cours.
web-sb-most-icons = { $icons ->
    [one] { $icons } icône
   *[other] { $icons } icônes
}

## Les extensions : les gens

web-sb-wild = N’importe quel groupe
web-sb-wild-about = Cette icône vaut n’importe quel groupe, sauf les Quality Beasts. À la fin, elle compte pour un seul, au choix de son propriétaire.
web-sb-founder = Fondateur
web-sb-founder-is = { $card }, fondateur{ $joined ->
    [no] {""}
   *[yes] , { $group }
}
web-sb-founder-about = Peut être servi chaque jour en premier, avant la file. Jamais heureux ni en colère, et toujours là.
web-sb-founder-special = Agit comme une spécialité de votre cellier, toute la partie.
web-sb-celebrity = Célébrité de la ville
web-sb-celebrity-about = Deux commandes de même rang : payez‑en une, ou les deux. Chacune apporte sa propre capacité.
web-sb-left = Gauche
web-sb-right = Droite
web-sb-side-left = Commande de gauche
web-sb-side-right = Commande de droite
web-sb-serve-side = { $side ->
    [left] { $card }, côté gauche
   *[right] { $card }, côté droit
}
web-sb-boost = Boost :
web-sb-naps = Fait la sieste.
web-sb-plays = A un jeton Jeu de société.
web-sb-costs-tokens = Vous donnez : { $tokens }{ $also ->
    [yes] {" "}et { $pays }
   *[no] {""}
}.
web-sb-special-craft = Avec elle dans votre cellier, fabriquer son jeton coûte 1 ressource au lieu de 2.
web-sb-from-cafe = Dans la file du Café { $person }. Vous payez, et les gains sont à vous.

## Les extensions : le comptoir

web-sb-hand-give = Quelle ressource ?
web-sb-hand-craft = Fabriquer des jetons
web-sb-hand-craft-about = Seuls les jetons paient les commandes spéciales.
web-sb-hand-marker = Vos marqueurs
web-sb-have = { $count } en stock
web-sb-costs-short = coûte
web-sb-mix = Comment payez‑vous ?
web-sb-games = Jetons Jeu de société
web-sb-games-about = Utilisez l’icône, ou posez le jeton sur quelqu’un
web-sb-games-where = Sur qui ? Choisissez dans votre file.
web-sb-games-use = Utiliser l’icône
web-sb-games-put = Poser sur…
web-sb-praise = Bonne
web-sb-praise-here = { $here } ici
web-sb-praise-elsewhere = { $awards ->
    [one] L’autre récompense de votre file en reçoit 1.
   *[other] Les { $awards } autres récompenses de votre file en reçoivent 1 chacune.
}
web-sb-blame = { $origin ->
    [own] Mauvaise, à vous
   *[city] Mauvaise, de la ville
}
web-sb-awards-kind = Quelle critique ?
web-sb-cups = Spécialités du jour
web-sb-house-rules = Règles maison de cette table
web-sb-cups-use = Utiliser une spécialité du jour
web-sb-cups-take = Quelle tasse vide ?
web-sb-cup-city = En ville
web-sb-cup-held = Chez { $person }
web-sb-cup-where = { $filled ->
    [yes] Tasse pleine : { $full }{ $used ->
        [yes] , déjà utilisée
       *[no] {""}
    }.
   *[no] La tasse pleine est en ville.
} { $taken ->
    [yes] Tasse vide : { $empty }.
   *[no] La tasse vide est en ville.
}
web-sb-cookies = Cookies
web-sb-craves = Icône L’eau à la bouche : { $special }
web-sb-this-cafe = Ce café
web-sb-award-lie = Dessus : { $good ->
    [one] { $good } bonne
   *[other] { $good } bonnes
}, { $bad ->
    [one] { $bad } mauvaise critique
   *[other] { $bad } mauvaises critiques
}
web-sb-award-mark = { $mark ->
    [0] Pas marquée
    [1] Marquée une fois
   *[other] Marquée deux fois
}
web-sb-bury = Mettre sous le paquet : { $card }
web-sb-looking-pick = De votre défausse
web-sb-looking-bury = Rangez-les, ou envoyez-en sous le paquet (↓).
web-sb-which-ability = Quelle capacité ?
web-sb-way-under = La mettre sous le paquet
web-sb-way-keep = Garder cette carte
web-sb-way-put = Poser le jeton ici

web-sb-draft = { $kind ->
    [founders] Draft : choisissez votre fondateur
    [friends] Draft d’Amis & Famille
   *[settle] Choisissez votre fondateur
}
web-sb-draft-chooses = choisit
web-sb-draft-has-chosen = a choisi
web-sb-draft-wait = Vous avez gardé une carte. Les autres choisissent encore.
web-sb-draft-hidden = Les mains restent cachées tant que tout le monde n’a pas choisi.
web-sb-draft-kept = { $cards ->
    [one] Gardée jusqu’ici, pour vos yeux seulement
   *[other] Gardées jusqu’ici : { $cards } cartes, pour vos yeux seulement
}

## Les extensions : sur la table

web-sb-thing-green = Grains verts
web-sb-thing-green-about = Un grain vert remplace un grain, un lait ou un sucre. Chaque grain vert dépensé rapporte une bonne critique.
web-sb-thing-nap_token = Jeton Sieste
web-sb-thing-nap_token-about = La capacité d’un client qui dort n’a aucun effet. Le jeton reste jusqu’à son départ.
web-sb-thing-game_token = Jeton Jeu de société
web-sb-thing-game_token-about = Une fois servi, ce client rapporte des bonnes critiques au lieu d’utiliser sa capacité.
web-sb-thing-cookie = Cookie
web-sb-thing-cookie-about = Pour une marque sur chaque récompense, puis pour deux : autant de bonnes critiques à la fin.
web-sb-thing-craving = L’eau à la bouche
web-sb-thing-craving-about = Le bouche-à-oreille trouve aussi les clients qui en commandent. L’icône vient d’une amélioration du cellier et remplace la précédente.
web-sb-thing-founder = Fondateur
web-sb-thing-founder-about = Dirige le café : sa spécialité compte pour le cellier, son groupe pour le style.
web-sb-thing-boost = Boost
web-sb-thing-boost-about = Un éclair à côté d’une capacité : quand son client est servi, elle fait davantage. La copier ne copie pas le Boost.
web-sb-thing-super = Super capacité
web-sb-thing-super-about = ×2 à côté d’une capacité : elle a lieu deux fois, l’une après l’autre, ou une fois mais plus fort.
web-sb-thing-marker = Marque sur une récompense
web-sb-thing-marker-about = Vous avez fait venir un client de ce groupe ; 2 : deux ou davantage.
web-sb-thing-pile = Ses clients
web-sb-thing-pile-about = Face cachée ; tous comptent à la fin.
web-sb-thing-action_card = Cartes Action
web-sb-thing-action_card-about = La prochaine décide où Starbots place un barista, la suivante parfois ce qu’il prend.
web-sb-thing-debt = Dette technique
web-sb-thing-debt-about = Vos bonnes critiques attendent ici. Chaque innovation en libère une ; le reste est perdu à la fin.

## Starbots

web-sb-level = Niveau { $level }
web-sb-drew = Dernière carte Action : { $number }, { $space }
web-sb-none-drawn = Aucune pour l’instant
web-sb-action-cards = { $left ->
    [one] Cartes Action : { $left } dans le paquet
   *[other] Cartes Action : { $left } dans le paquet
}
web-sb-action-cards-about = { $tokens ->
    [one] La plus récente est à gauche. Il reste { $tokens } jeton Amélioration.
   *[other] La plus récente est à gauche. Il reste { $tokens } jetons Amélioration.
}
web-sb-robot-unused = jamais utilisé
web-sb-robot-here = Son barista est ici.
web-sb-robot-upgrades = Jetons Amélioration : { $icons }
web-sb-word-hype = Hype
web-sb-word-review = Bonne critique
web-sb-word-early_bird = Lève-tôt
web-sb-word-attract = Attirer un client
web-sb-word-upgrade_pantry = Améliorer le cellier
web-sb-word-upgrade_style = Améliorer le style
web-sb-word-take_from_deck = Prend la première carte de votre paquet, sans la montrer
web-sb-word-you_bad_review = Vous prenez une mauvaise critique
web-sb-word-you_return_set = Vous rendez une pièce de trois sortes différentes
web-sb-word-about = Ce que fait Starbots quand son barista est placé ici.
web-sb-goals = Pour gagner
web-sb-goal-more_reviews = Plus de bonnes critiques que Starbots : { $mine } contre { $theirs }
web-sb-goal-outright = Plus de bonnes critiques que Starbots, sans égalité : { $mine } contre { $theirs }
web-sb-goal-no_bad_review = { $mine ->
    [0] Aucune mauvaise critique
   *[other] Aucune mauvaise critique : vous en avez { $mine }
}
web-sb-goal-all_marked = Toutes les récompenses marquées par des jeux : { $mine } sur { $theirs }
web-sb-goal-more_customers = Plus de clients que Starbots : { $mine } contre { $theirs }
web-sb-goal-met = { $met ->
    [yes] (pour l’instant : oui)
   *[no] (pas encore)
}
web-sb-keeps-innovation = En cours de partie, seule l’innovation vous rapporte des bonnes critiques ; le décompte final vaut en entier.
web-sb-keeps-happy = En cours de partie, seuls les jetons heureux vous rapportent des bonnes critiques ; le décompte final vaut en entier.
web-sb-keeps-roast = En cours de partie, seule la torréfaction vous rapporte des bonnes critiques ; le décompte final vaut en entier.
web-sb-scenario-grand_opening = Vos premiers clients commencent dans la défausse.
web-sb-scenario-craft_mode = Les commandes spéciales se paient en jetons fabriqués seulement.
web-sb-scenario-poor_pay = Si vous ne pouvez pas rendre trois sortes, vous prenez aussi une mauvaise critique.
web-sb-scenario-innovation_refreshes = Chaque innovation renouvelle les clients de la ville.
web-sb-scenario-connections_bury = Connexions permet de mettre des cartes sous le paquet.
web-sb-scenario-games_mark = Un jeton Jeu de société posé sur un client marque la récompense de son groupe.

## Le formulaire d’une nouvelle table

web-sb-form-where = Où ouvrez‑vous ?
web-sb-form-kreuzberg = Conseillé
web-sb-form-main = Quartiers
web-sb-form-additional = Autres quartiers
web-sb-form-own = Votre propre Kiez
web-sb-form-own-about = Choisissez vous-même six groupes.
web-sb-form-random = Surprenez‑moi
web-sb-form-random-about = Six groupes sont tirés au sort au début de la partie.
web-sb-form-pick = { $count ->
    [6] Six groupes : c’est prêt.
   *[other] { $count } groupes choisis sur 6.
}
web-sb-form-not-for = { $seats ->
    [one] Pas en solo : { $groups }
   *[other] Pas à { $seats } : { $groups }
}
web-sb-form-not-here = { $seats ->
    [one] Pas en solo
   *[other] Pas à { $seats }
}
web-sb-form-fits = { $five ->
    [yes] { $solo ->
        [yes] de 1 à 6 joueurs
       *[no] de 2 à 6 joueurs
    }
   *[no] { $solo ->
        [yes] de 1 à 4 joueurs
       *[no] de 2 à 4 joueurs
    }
}
web-sb-form-packs = Packs de clients
web-sb-form-replaces = Remplace
web-sb-form-as-usual = le dernier du quartier
web-sb-form-variants = Variantes
web-sb-form-solo = En solo contre Starbots
web-sb-form-level = Niveau { $level } sur 20
web-sb-form-tokens = Starbots joue avec : { $tokens }
web-sb-form-easy = facile
web-sb-form-hard = difficile
web-sb-form-scenario = Scénario
web-sb-form-no-scenario = Sans scénario : un niveau au choix
web-sb-form-scenario-fixes = Le scénario fixe les groupes, le niveau et les variantes.
web-sb-form-not-alone = Pas en solo.
web-sb-form-two-to-four = De 2 à 4 joueurs.
web-sb-form-too-many = Il n’y a pas assez de fondateurs de base pour { $seats } joueurs.
web-sb-form-off = Non
web-sb-form-on = Oui
web-sb-form-groups-count = Choisissez six groupes.
web-sb-form-friends-base = Les quatre de base
web-sb-form-friends-advanced = Les quatre avancés
web-sb-form-friends-drafted = Par draft
web-sb-form-founders-off = Aucun
web-sb-form-founders-base = Les 12 de base
web-sb-form-founders-all = Les 18
web-sb-form-sold-out-on = Oui
web-sb-form-sold-out-competitive = Compétitif
web-sb-form-difficulty = { $name } : { $meaning }
web-sb-form-goal-more_reviews = Vous gagnez avec plus de bonnes critiques que Starbots.
web-sb-form-goal-outright = Vous gagnez avec plus de bonnes critiques que Starbots, sans égalité.
web-sb-form-goal-no_bad_review = Vous devez finir sans une seule mauvaise critique.
web-sb-form-goal-all_marked = Vous devez avoir marqué les six récompenses.
web-sb-form-goal-more_customers = Vous devez avoir plus de clients que Starbots.
web-sb-form-more = Difficulté, premier joueur et autres réglages
web-sb-form-begins = { $person } commence
web-sb-form-first = Qui joue en premier
web-sb-form-first-you = Vous
web-sb-form-first-random = Au hasard

## Les résultats en solo

web-sb-results = Vos résultats en solo
web-sb-results-about = Vos parties contre Starbots terminées dans ce navigateur.
web-sb-results-none = Aucune partie contre Starbots ne s’est encore terminée dans ce navigateur.
web-sb-results-levels = Par niveau
web-sb-results-scenarios = Par scénario
web-sb-results-latest = Dernières parties
web-sb-results-level = Niveau
web-sb-results-tokens = Jetons
web-sb-results-plays = Parties
web-sb-results-wins = Gagnées
web-sb-results-best = Meilleure avance
web-sb-results-won = Gagné
web-sb-results-lost = Perdu
web-sb-results-line = { $mine } contre { $theirs }, { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
web-sb-results-forget = Oublier ces résultats
web-sb-results-forget-sure = Tout oublier ?
web-sb-results-play = Jouer en solo

# La fin : ce qui a fait la différence. La seconde phrase continue la première.
web-sb-end-days = { $rounds ->
    [one] 1 journée
   *[other] { $rounds } journées
}
web-sb-end-next = Et maintenant, { $name } ?
web-sb-end-next-why = { $character }
web-sb-end-after = Les bonnes critiques après chaque journée
web-sb-end-best = { $reviews ->
    [one] Journée { $day } : 1 bonne critique,
   *[other] Journée { $day } : { $reviews } bonnes critiques,
}
web-sb-end-best-day = { $seat-you ->
    [yes] votre meilleure journée.
   *[no] la meilleure journée de { $seat-name }.
}
web-sb-end-award = La récompense { $group-name },
web-sb-end-award-paid = { $reviews ->
    [0] pour le plus d’icônes ({ $icons }), n’a rien rapporté.
    [one] pour le plus d’icônes ({ $icons }), a rapporté 1 bonne critique.
   *[other] pour le plus d’icônes ({ $icons }), a rapporté { $reviews } bonnes critiques.
}
web-sb-end-bad = { $reviews ->
    [one] Les mauvaises critiques ont coûté 1 point.
   *[other] Les mauvaises critiques ont coûté { $reviews } points.
}

## Les onglets, là où tout ne tient pas

web-sb-tab-city = Ville
web-sb-tab-cafe = Café
web-sb-tab-awards = Prix

## A guest served without a choice, and the end of a Day

web-sb-beat-guest = Client { $at } sur { $of }
web-sb-beat-cap = { $outcome ->
    [angry] Commande impossible
    [waited] Commande impossible
    [skipped] Passé
   *[other] Sans avoir le choix
}
web-sb-beat-title = { $outcome ->
    [angry] { $name } : en colère
    [waited] { $name } n’a rien
    [calmed] { $name } : la colère est passée
   *[other] { $name } a sa commande
}
web-sb-beat-why = { $outcome ->
    [angry] Il vous manque { $short } : la commande principale échoue.
    [waited] Il vous manque { $short } : la commande principale échoue. Ce client ne se fâche jamais.
    [calmed] Servir un client en colère le calme, sans rien rapporter.
   *[other] Vous pouviez payer : la commande principale devait être servie.
}
web-sb-beat-had = Commande
web-sb-beat-cost = Coût
web-sb-beat-short = Manque
web-sb-beat-brought = Rapporte
web-sb-beat-orders = { $orders ->
    [one] Commande principale
   *[other] Commandes principale et secondaire
}
web-sb-beat-free = Gratuit
web-sb-beat-saved = { $saved } de moins grâce à votre cellier
web-sb-beat-nothing = { $outcome ->
    [angry] Un jeton en colère
    [waited] Rien
    [calmed] Plus de colère
   *[other] Rien en retour
}
web-sb-beat-ability = { $ability } : { $meaning }
web-sb-beat-hold = Suspendre
web-sb-beat-skip = Passer
web-sb-beat-skip-to = jusqu’à mon prochain choix
web-sb-beat-next = { $last ->
    [yes] Continuer
   *[no] Client suivant
}
web-sb-pace-slow = Lent
web-sb-pace-normal = Normal
web-sb-pace-fast = Rapide
web-sb-pace-instant = D’un coup
web-sb-got-review = +{ $count } { $count ->
    [one] bonne critique
   *[other] bonnes critiques
}
web-sb-got-bad-review = +{ $count } { $count ->
    [one] mauvaise critique
   *[other] mauvaises critiques
}
web-sb-got-hype = Hype { $from } › { $to }
web-sb-got-happy = { $who ->
    [self] Un jeton heureux : reste un jour de plus
   *[other] Un jeton heureux pour { $name }
}
web-sb-got-angry = Un jeton en colère pour { $name }
web-sb-got-recruited = { $zone ->
    [line] { $name } rejoint votre file
    [deck] { $name } va sur votre paquet
   *[other] { $name } va dans votre défausse
}
web-sb-got-drew = Vous piochez { $names }
web-sb-got-upgraded = { $name } s’ajoute à votre café
web-sb-got-lost = { $name } retourne en ville
web-sb-day-over = Le jour { $day } est fini
web-sb-day-earned = { $reviews ->
    [0] Vous ne gagnez aucune bonne critique.
    [one] Vous gagnez { $reviews } bonne critique{ $by ->
        [none] .
       *[other] {" "}({ $by }).
    }
   *[other] Vous gagnez { $reviews } bonnes critiques{ $by ->
        [none] .
       *[other] , { $share ->
            [all] toutes
           *[most] surtout
        } grâce à { $by }.
    }
}
web-sb-day-left = sur { $of } restent en ville
web-sb-day-went = { $reviews ->
    [0] Aucune n’est partie aujourd’hui. La dernière met fin à la partie.
    [one] { $reviews } est partie aujourd’hui. La dernière met fin à la partie.
   *[other] { $reviews } sont parties aujourd’hui. La dernière met fin à la partie.
}
web-sb-day-you = Vous, { $person }
web-sb-day-began = premier café du jour
web-sb-day-outcome = { $outcome ->
    [angry] en colère
    [waited] commande impossible
    [calmed] colère passée
    [skipped] laissé de côté
   *[other] commande servie
}
web-sb-day-tally = { $served ->
    [one] { $served } servi
   *[other] { $served } servis
} · { $angry } en colère
web-sb-day-nothing = Aucune critique aujourd’hui
web-sb-day-way = { $way ->
    [main] commande principale
    [both] les deux commandes
    [ability] capacité
    [happy] heureux, reste un jour de plus
    [hype] Hype déjà au maximum
    [draw] plus personne à piocher
    [green] grains verts payés
    [roast] vos propres grains donnés
    [game] jeton de jeu de société
    [icons] icônes de récompense
    [pantry] amélioration du cellier
    [style] amélioration de style
    [achievement] réussite
    [angry] en colère
   *[other] action
}{ $times ->
    [one] {""}
   *[other] , { $times } fois
}
web-sb-day-came = Cartes arrivées
web-sb-day-awards = Ce que le jour change aux récompenses de groupe
web-sb-day-icons = +{ $count } : { $names }
web-sb-day-icons-lost = −{ $count } : { $names }
web-sb-day-yours = Vous
web-sb-day-again = Pour le revoir : « Fin de journée », tout en haut, ou le jour dans les récompenses.
web-sb-day-next = Jour suivant
web-sb-day-first = { $seat-you ->
    [yes] Vous commencez : la tasse pleine est à vous
   *[no] { $seat-name } commence, avec la tasse pleine
}
web-sb-day-look = Revoir le jour { $day }
