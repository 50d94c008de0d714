### The form of a new table.

web-new-table-about = { $game } : décidez qui s’assied où. Vos amis rejoignent la table par un lien.
web-who-plays = Qui joue ?
web-how-many = Nombre de joueurs
web-number-of-players = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
}
web-who-me = Moi
web-who-here = Une autre personne devant cet écran
web-who-friend = Un ami, par lien
web-who-friend-about = Rejoint la table par votre lien.
web-who-bot-about = Prêt tout de suite.
web-name = Nom
web-options = Options
web-cr-option-first-help = Qui ouvre chaque manche.
web-cr-option-colours-help = Une couleur chacun ; à deux, rouge et bleu.
web-kr-option-goal-help = Un niveau, ou un Objectif qui sort de l’ordinaire.
web-kr-option-mode-help = Comme dans le livret ; détendue, avec vos durées et des pauses à volonté ; ou entraînement : une seule manche, sans salaires.
web-kr-option-timer_seconds-help = En partie détendue seulement. D’après la règle : 30.
web-kr-option-round_seconds-help = En partie détendue seulement. D’après la règle : 240, ou 300 en solo.
web-kr-option-unavailable_storage-help = À un ou deux joueurs.
web-kr-option-locked_storage-help = Jusqu’à l’achat de son Amélioration.
web-kr-option-locked_stove-help = Le numéro d’une case des Fourneaux, fermée jusqu’à l’achat de son Amélioration.
web-leavers = Quand quelqu’un s’en va
web-leavers-bot = un bot prend la relève
web-leavers-wait = la table attend son retour
web-leavers-clock = Quand quelqu’un s’en va ou perd la connexion
web-leavers-clock-bot = un bot joue jusqu’à son retour
web-leavers-clock-wait = l’horloge s’arrête jusqu’à son retour
web-cards-first = On ne peut pas encore jouer avec les cartes choisies : voyez ce qui est dit à leur sujet, ou jouez avec nos cartes.
web-lay-table = Mettre la table
web-start = Commencer la partie
web-thinking = Temps de réflexion par tour
web-thinking-none = aucun : chacun prend son temps
web-late = Quand il est écoulé
web-late-turn = un bot joue ce tour
web-late-return = un bot joue jusqu’au retour de la personne
web-late-wait = la table attend ; on peut lui faire signe
