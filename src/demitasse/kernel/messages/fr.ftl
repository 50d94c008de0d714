### Ce que dit le noyau : surtout ce qui n’allait pas dans une saisie, et ce qui irait.

seat-without-a-name = Siège { $number }
seat-you = vous

## Choix

choice-empty = Aucun choix n’a été saisi ; un choix commence par l’un de ces mots : { $verbs }.
choice-unknown-verb = Aucun choix ne commence par « { $verb } » ; commencez par l’un de ces mots : { $verbs }.
choice-wrong-count =
    « { $verb } » { $given ->
        [0] sans rien ensuite
        [one] suivi de { $given } mot
       *[other] suivi de { $given } mots
    } ne convient pas : écrivez « { $form } ».
choice-not-a-number = Dans « { $form } », « { $field } » est un nombre entier comme 1 ou 2, et non « { $word } ».
choice-not-a-word = Dans « { $form } », « { $field } » est un mot fait de lettres sans accent, de chiffres, de points, de tirets ou de soulignés, et non « { $word } ».
choice-bad-json = Ce JSON n’est pas un choix, qui comporte un « do » et les champs qui vont avec : { $reason }.

## Annulation

undo-other-decided = Quelqu’un d’autre a décidé depuis : votre dernier choix est maintenu.
undo-final = Il n’y a plus rien à annuler : on ne revient pas sur un choix définitif ou qui a révélé quelque chose.
undo-nothing = Il n’y a rien à annuler : vous n’avez encore rien choisi.

## Jeux, options, règles, langues

game-unknown = Il n’y a pas de jeu « { $game } » ; il y a : { $games }.
extra-missing = Cela demande le paquet { $package }, qui n’est pas installé : lancez pip install "demitasse[{ $extra }]".
language-unknown = Il n’y a pas de langue « { $language } » ; il y a : { $languages }.
rule-unknown = Il n’y a pas de règle « { $id } » ; cherchez entre { $first } et { $last }.
seats-out-of-range = { $game } se joue de { $fewest } à { $most } joueurs, et non à { $seats }.
option-unknown = Il n’y a pas d’option « { $option } » ; il y a : { $options }.
option-bad-value = L’option « { $option } » ne peut pas valoir « { $value } » ; elle accepte : { $values }.
bad-seed = Une graine est un nombre entier de 0 à 2¹²⁸ − 1, et non « { $seed } ».

## La forme compilée

compiled-stale =
    La forme compilée n’est pas celle de ces sources : Demitasse tourne en Python pur. « make fast » la recompile, « make slow » l’enlève.
compiled-foreign =
    La forme compilée est celle d’un autre Python : Demitasse tourne en Python pur. « make fast » la compile pour celui-ci.
compiled-broken =
    La forme compilée ne peut pas être chargée : Demitasse tourne en Python pur. « make fast » la recompile, « make slow » l’enlève.
