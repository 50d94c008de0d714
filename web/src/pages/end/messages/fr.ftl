# La fin d’une partie, racontée quand elle est là.

web-end-closed = Le café ferme
web-end-you-win = Gagné !
web-end-you-share = Victoire partagée !
web-end-wins = { $person } gagne !
web-end-shared = Victoire partagée !
web-end-not-this-time = Pas cette fois
web-end-place = { $place ->
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
   *[other] Sixième
}
web-end-score = { $mine } à { $theirs }
web-end-how = { $score }.
web-end-how-tie = { $score }, avec { $why }.
web-end-equal-with = { $score } avec { $people }, égalité parfaite.
web-end-equal = { $score } pour { $people }, égalité parfaite.
web-end-lost = { $count ->
    [one] { $score }. { $people } l’emporte.
   *[other] { $score }. Victoire partagée de { $people }.
}
web-end-lost-tie = { $count ->
    [one] { $score }. { $people } l’emporte, avec { $why }.
   *[other] { $score }. Victoire partagée de { $people }, avec { $why }.
}
web-won-together = { $count ->
    [one] Réussi !
   *[other] Réussi, tous ensemble !
}
web-lost-together = { $count ->
    [one] Pas ce soir
   *[other] Pas ce soir, pour personne
}
web-end-you = Vous
web-end-places = Classement
web-end-points = { $points ->
    [one] { $told } point
   *[other] { $told } points
}
web-end-count = Le décompte
web-end-rounds = { $rounds ->
    [one] 1 manche
   *[other] { $rounds } manches
}
web-end-why = { $rounds }. { $cause }.
web-end-cause = { $cause }.
web-end-tie = Pour départager
web-end-course = Le fil de la partie
web-end-difference = Ce qui a fait la différence
web-end-same-table = { $bots ->
    [yes] Même table, mêmes bots
   *[no] Même table, mêmes personnes
}
web-end-waited = On vous attend
web-end-stronger = La prochaine contre un bot qui { $bot }
web-end-stronger-why = Vous en avez gagné { $wins } sur les { $games } dernières.
web-end-easier = La prochaine contre un bot qui { $bot }
web-end-easier-why = Ce serait plus serré.
web-end-picture = Une image de la fin
web-end-picture-won = Gagné à { $game } !
web-end-picture-shared = Partagé à { $game } !
web-end-picture-played = Une partie de { $game }
web-end-picture-of = { $game }, la fin de la partie : { $people }
web-end-share = Partager l’image
web-end-save = Enregistrer l’image
web-end-no-picture = Ce navigateur ne sait pas dessiner l’image. Le replay montre tout.
web-end-not-shared = L’image n’a pas pu être partagée ; elle est enregistrée.
web-end-saved = L’image est enregistrée.
web-end-coach = Revoir avec le coach
