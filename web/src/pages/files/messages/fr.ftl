### Cards of one’s own: content files, and how they differ from ours.

web-cards = Avec quelles cartes ?
web-cards-to-box = Corriger des cartes dans Ma boîte
web-cards-from-ours = Nos cartes
web-cards-from-mine = Ma boîte
web-cards-from-file = Un fichier
web-cards-corrections =
    { $number ->
        [0] rien de corrigé encore
        [one] une correction
       *[other] { $number } corrections
    }
web-cards-drop = Ou déposez-le ici : un fichier de contenu (.toml), comme Ma boîte l’enregistre.
web-cards-other = Choisir un autre fichier
web-cards-checking = Vérification des cartes…
web-cards-wrong =
    { $number ->
        [one] On ne peut pas encore jouer avec « { $file } ». Une chose ne va pas :
       *[other] On ne peut pas encore jouer avec « { $file } ». { $number } choses ne vont pas :
    }
web-cards-large = « { $file } » est trop gros ({ $size } ko) : un fichier de contenu fait { $most } ko au plus.
web-cards-not-text = « { $file } » n’est pas un fichier de texte : choisissez un fichier de contenu (.toml), comme Ma boîte l’enregistre.
web-cards-differ =
    { $number ->
        [0] { $file } : toutes les cartes sont comme les nôtres.
        [one] { $file } : une carte diffère des nôtres.
       *[other] { $file } : { $number } cartes diffèrent des nôtres.
    }
web-cards-what = Qu’est-ce qui change ?
web-cards-change-added = nouvelle
web-cards-change-removed = retirée
web-cards-look = Voir ces cartes
web-cards-more =
    { $number ->
        [one] une autre
       *[other] { $number } autres
    }
