# L'accueil, ce qui s'est passé depuis votre tour, et ce qu'on règle ou consulte à une table.

web-settings = Son et rythme
web-volume = Volume
web-hasty = Passer les confirmations quand on peut encore annuler
web-hasty-about = Votre tour se termine alors seul au bout de trois secondes. Annuler, une touche ou un appui l’arrête.
web-really = Vraiment : { $choice } ?
web-keys = Raccourcis clavier
web-key-choices = Prendre le choix de ce numéro
web-key-on = Finir l’étape : terminer, s’arrêter, non merci
web-key-walk = D’un choix à l’autre
web-key-enter = Faire le choix actif, ou celui qui est plein
web-key-undo = Annuler
web-key-hint = Un conseil
web-key-close = Fermer une fenêtre
web-key-this = Cette feuille

web-since =
    { $moves ->
        [one] Depuis votre tour : { $moves } coup
       *[other] Depuis votre tour : { $moves } coups
    }
web-since-divider = depuis votre tour
web-since-replay = Revoir
web-since-stop = Revenir à mon tour
web-since-show = Voir
web-since-mine = À moi
web-since-more = { $moves } de plus
web-since-came =
    { $came ->
        [one] { $came } nouveau
       *[other] { $came } nouveaux
    }
web-since-new = nouveau
web-since-last = Dernier coup :
web-since-path = { $person } : dernier coup

web-choose-bots = Choisir les bots
web-welcome-again = De quoi il s’agit
web-guide-play-now = Jouer maintenant
web-guide-play-on = Continuer cette partie
