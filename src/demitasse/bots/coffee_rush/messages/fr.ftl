### Ce que le barista glouton dit de ses choix, à la première personne : il conseille quelqu’un.
### Les noms d’ingrédients et d’Améliorations sont entre guillemets, ceux des boissons après « commande ».

greedy-rather = Je préférerais ceci : { $choice }.

## Mise en place

greedy-start =
    Je commencerais en { $square } : avec son jeton, { $steps ->
        [0] la commande { $order-name } a tout ce qu’il lui faut.
        [one] la commande { $order-name } est à { $steps } pas.
       *[other] la commande { $order-name } est à { $steps } pas.
    }
greedy-start-anywhere = Je commencerais en { $square } : sans commandes, toutes les cases se valent.
greedy-fill-together = Je mettrais « { $ingredient-name } » avec le premier jeton : la commande { $order-name } demande les deux.
greedy-fill-apart = Je mettrais « { $ingredient-name } » dans une Tasse à part : aucune commande en vue ne gagne à les avoir ensemble.

## Étape 1 : Amélioration

greedy-upgrade =
    J’activerais « { $upgrade-name } » : avec environ { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } à venir, cela rapporte plus que le point que cela coûte.
greedy-skip =
    Je garderais les commandes envoyées : avec environ { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } à venir, aucune Amélioration ne rendrait le point qu’elle coûte.

## Étape 2 : Déplacement

greedy-step-to-save =
    { $rush ->
        [0] J’irais chercher « { $ingredient-name } »
       *[other] Je dépenserais un pion Rush pour « { $ingredient-name } »
    } : cela sert à finir la commande { $order-name } avant qu’elle ne tombe du rang 4.
greedy-step-to-finish =
    { $rush ->
        [0] J’irais chercher « { $ingredient-name } »
       *[other] Je dépenserais un pion Rush pour « { $ingredient-name } »
    } : cela sert à finir la commande { $order-name } ce tour-ci.
greedy-step-for-later =
    { $rush ->
        [0] J’irais chercher « { $ingredient-name } »
       *[other] Je dépenserais un pion Rush pour « { $ingredient-name } »
    } : la commande { $order-name } en a besoin, pour un autre tour.
greedy-step-on-the-way =
    { $rush ->
        [0] Je traverserais
       *[other] Je dépenserais un pion Rush pour traverser
    } { $square } en allant vers « { $ingredient-name } ».
greedy-step-nearer =
    { $rush ->
        [0] J’irais
       *[other] Je dépenserais un pion Rush pour aller
    } en { $square } afin de finir près de ce qui manque à la commande { $order-name }.
greedy-step-anywhere =
    { $rush ->
        [0] J’irais
       *[other] Je dépenserais un pion Rush pour aller
    } en { $square } : il faut faire un pas, et rien d’utile n’est à portée.
greedy-stop = Je m’arrêterais ici : un pas de plus n’apporte rien d’utile.
greedy-stop-near =
    Je m’arrêterais ici : de cette case, { $steps ->
        [one] il faut { $steps } pas
       *[other] il faut { $steps } pas
    } pour réunir ce qui manque à la commande { $order-name }, et continuer ne vaut pas mieux.
greedy-stop-saving =
    Je m’arrêterais ici : continuer ne vaut pas { $rush ->
        [one] le dernier pion Rush.
       *[other] un des { $rush } pions Rush.
    }

## Étape 3 : Distribution

greedy-pour-to-save = Je verserais « { $ingredient-name } » dans la Tasse { $cup }, pour que la commande { $order-name } parte avant de tomber du rang 4.
greedy-pour-to-send = Je verserais « { $ingredient-name } » dans la Tasse { $cup }, pour que la commande { $order-name } parte ce tour-ci.
greedy-pour-for-later =
    Je verserais « { $ingredient-name } » dans la Tasse { $cup } pour la commande { $order-name }, à laquelle { $missing ->
        [0] il ne manquera alors plus rien.
        [one] il manquera alors { $missing } jeton.
       *[other] il manquera alors { $missing } jetons.
    }
greedy-empty = Je viderais la Tasse { $cup }, qui ne sert à aucune commande, pour faire place à la commande { $order-name }.
greedy-empty-anyway = Je viderais la Tasse { $cup } : y commencer la commande { $order-name } vaut mieux que ce qu’elle contient.
greedy-poured =
    { $tokens ->
        [0] Il n’y a plus rien à verser.
        [one] Je rendrais le dernier jeton : il ne servirait dans aucune Tasse.
       *[other] Je rendrais { $tokens } jetons : ils ne serviraient dans aucune Tasse.
    }

## Étape 4 : Préparation

greedy-send = J’enverrais la commande { $order-name } : un point.
greedy-send-specialty = J’enverrais la commande { $order-name } : un point, et un pion Rush pour une Spécialité.
greedy-send-to-save = J’enverrais la commande { $order-name } au dernier moment : un point au lieu d’une pénalité.
greedy-hold = Je retiendrais la commande { $order-name } : elle vaudra plus un autre tour.
greedy-hold-for-other = Je retiendrais la commande { $order-name } : sa Tasse doit devenir la commande { $other-name }.

## Fin du tour

greedy-confirm =
    { $sent ->
        [0] Je finirais le tour : rien n’est prêt à partir.
        [one] Je finirais le tour avec { $sent } commande envoyée.
       *[other] Je finirais le tour avec { $sent } commandes envoyées.
    }
greedy-confirm-falling =
    Je finirais le tour : { $orders ->
        [one] une commande tombe
       *[other] { $orders } commandes tombent
    } du rang 4 ({ $orders-name }), et l’on n’y peut plus rien.
greedy-confirm-closing =
    { $sent ->
        [0] Je finirais le tour, et le café va bientôt fermer.
        [one] Je finirais le tour avec { $sent } commande envoyée, et le café va bientôt fermer.
       *[other] Je finirais le tour avec { $sent } commandes envoyées, et le café va bientôt fermer.
    }
