### Pourquoi le patron gourmand choisirait quelque chose, en une phrase.

cg-bot-only = Il n’y a rien d’autre à faire ici.
cg-bot-buy =
    { $token-name } pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } apporte le plus à la tasse { $cup-name }, { $missing ->
        [0] qui est alors pleine.
        [one] à laquelle il manque alors encore { $missing } jeton.
       *[other] à laquelle il manque alors encore { $missing } jetons.
    }
cg-bot-buy-same =
    { $token-name } pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } garde un seul symbole sur la tasse { $cup-name }, ce qui paie le mieux{ $missing ->
        [0] {"\u00A0"}; elle est alors pleine.
       *[other] {"\u00A0"}; il en manque alors encore { $missing }.
    }
cg-bot-serve =
    { $cups ->
        [one] La tasse { $cup-name } est pleine, et sa tuile et ses pièces valent plus maintenant que plus tard.
       *[other] { $cups } tasses sont pleines, et les servir ensemble ne coûte qu’un tour : d’abord la tasse { $cup-name }.
    }
cg-bot-tile =
    La tuile { $tile } avec { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }{ $sugar ->
        [0] {""}
       *[other] {" "}mérite le sucre et
    } rapporte plus que toute autre ici.
cg-bot-done = Ce qui est encore plein gagne à attendre.
cg-bot-take =
    { $coins ->
        [one] Avec { $coins } pièce
       *[other] Avec { $coins } pièces
    }, aucun achat ne vaut son prix maintenant : deux de plus aident davantage.
cg-bot-clean =
    { $column ->
        [milk] Aucun jeton ne convient bien, et du lait nouveau promet plus que les 2 pièces qu’il coûte.
       *[coffee] Aucun jeton ne convient bien, et du café nouveau promet plus que les 2 pièces qu’il coûte.
    }
cg-bot-end = Rien de ce qui est venu ne vaut son prix.
cg-bot-dump = Les jetons de la tasse { $cup-name } sont la moindre perte.
