### What the kernel says of files: content, records, and what lies in the box. A browser loads it when it needs it.

## Fichiers de contenu

content-unreadable = Le fichier de contenu « { $file } » est illisible ({ $reason }) ; donnez le chemin d’un fichier TOML.
content-too-many = « { $file } » contient { $entries } entrées ; { $most } suffisent pour toutes les cartes d’un jeu.
content-not-toml = Le fichier de contenu « { $file } » doit être en TOML et ne l’est pas : { $reason }.
content-unknown-section = Dans « { $file } », la section « { $section } » est inconnue ; il y a : { $sections }.
content-wrong-section = Dans « { $file } », la section « { $section } » doit s’écrire { $wanted }.
content-no-id = Dans « { $file } », il manque un id à l’entrée { $number } de [[{ $section }]] : ajoutez une ligne comme id = "ma_boisson".
content-bad-remove = Dans « { $file } », le remove de [[{ $section }]] « { $id } » ne convient pas : écrivez remove = true pour retirer l’entrée, ou ôtez cette ligne pour la modifier.
content-nothing-to-remove = Dans « { $file } », rien ne peut être retiré sous le nom « { $id } » : aucun [[{ $section }]] n’a cet id.
content-too-large = Le fichier de contenu « { $file } » pèse { $size } kilo-octets, et { $most } est le maximum ; laissez de côté ce que vous n’avez pas changé.
content-several =
    { $first } { $others ->
        [one] Il y a encore { $others } erreur.
       *[other] Il y a encore { $others } erreurs.
    }
content-other-game = Le fichier de contenu « { $file } » est pour le jeu « { $theirs } », pas pour « { $ours } ».
content-newer = Le fichier de contenu « { $file } » est de la version { $theirs } et ce Demitasse lit jusqu’à la version { $ours } : ouvrez-le avec un plus récent.
content-twice = Dans « { $file } », le [[{ $section }]] « { $id } » figure deux fois ; réunissez tout ce que vous en dites.
content-still-needed = Dans « { $file } », { $entry } ne peut pas être retiré (remove = true), car { $needed } en a besoin.
content-no-such-field = Dans « { $file } », { $entry } n’a pas de champ « { $field } » ; il y a : { $fields }.
content-missing-field = Dans « { $file } », il manque à { $entry } son champ « { $field } » ; ajoutez-le.
content-near-id = Dans « { $file } », { $entry } est nouveau et ressemble à « { $near } » : est-ce lui que vous vouliez ? À un nouveau, il manque le champ « { $field } ».
content-table = Dans « { $file } », le champ « { $field } » de { $entry } doit être une table entre accolades, et non « { $value } ».
content-list = Dans « { $file } », le champ « { $field } » de { $entry } doit être une liste écrite [ … ], et non « { $value } ».
content-list-of = Dans « { $file } », le champ « { $field } » de { $entry } doit être une liste de { $wanted }, et non « { $value } ».
content-number = Dans « { $file } », le champ « { $field } » de { $entry } vaut { $value } ; il faut de { $least } à { $most }.
content-no-number = Dans « { $file } », le champ « { $field } » de { $entry } doit être un nombre entier, et non « { $value } ».
content-flag = Dans « { $file } », le champ « { $field } » de { $entry } doit être true ou false, et non « { $value } ».
content-text = Dans « { $file } », le champ « { $field } » de { $entry } doit être un texte entre guillemets, et non « { $value } ».
content-word = Dans « { $file } », le champ « { $field } » de { $entry } ne peut pas être « { $value } » ; sont possibles : { $words }.
content-unknown-id = Dans « { $file } », le champ « { $field } » de { $entry } nomme « { $value } », qui n’existe pas là ; sont possibles : { $words }.
content-too-long = Dans « { $file } », le champ « { $field } » de { $entry } a { $length } caractères ; { $most } est le maximum.
content-unprintable = Dans « { $file } », le champ « { $field } » de { $entry } doit être un texte lisible sur une ligne, sans < ni >, et non « { $value } ».
content-pin = { $entry }, { $field } : cela donne { $found }, alors que le texte du livret en fait { $wanted } ({ $rule }) ; si votre carte est imprimée ainsi, c’est elle qui a raison.

## Enregistrements

record-unreadable = L’enregistrement « { $file } » est illisible ({ $reason }) ; donnez le chemin d’un enregistrement.
record-not-one = « { $file } » n’est pas l’enregistrement d’une partie : sa première ligne devrait nommer « demitasse » et le jeu.
record-newer = L’enregistrement « { $file } » est au format { $theirs }, et ce Demitasse lit jusqu’au format { $ours } : ouvrez-le avec une version plus récente.
record-bad-line = La ligne { $line } de l’enregistrement « { $file } » est abîmée ({ $reason }) ; ouvrez une copie intacte.
record-other-game = L’enregistrement « { $file } » est une partie de « { $theirs } », pas de « { $ours } ».
record-other-revision = L’enregistrement « { $file } » suit la révision { $theirs } des règles, et ce Demitasse joue la révision { $ours } : ouvrez-le avec la version qui l’a produit.
record-other-content = L’enregistrement « { $file } » a été joué avec un autre contenu ({ $theirs } au lieu de { $ours }) : donnez les fichiers de contenu de cette partie, ou ouvrez-le avec la version qui l’a produit.
record-bad-content = L’enregistrement « { $file } » contient un fichier de contenu avec lequel on ne peut pas jouer : { $reason }
record-nothing-due = L’enregistrement « { $file } » a été retouché : à la ligne { $line }, il se passe quelque chose tout seul à { $at } ms, alors que les règles ne prévoient rien ; ouvrez une copie intacte.
record-no-such-choice = L’enregistrement « { $file } » compte { $last } choix : demandez un nombre de 0 à { $last }, et non { $to }.
record-impossible = La ligne { $line } de l’enregistrement « { $file } » a dû être modifiée, car « { $do } » n’y est pas jouable : { $reason }
record-edited = L’enregistrement « { $file } » a été retouché : à la ligne { $line } (« { $do } »), la partie n’est plus celle qui fut enregistrée ; ouvrez une copie intacte.
record-torn =
    L’enregistrement « { $file } » s’interrompt à la ligne { $line } ; { $whole ->
        [0] aucun choix ne la précède : cherchez une copie entière.
        [one] le choix qui la précède peut encore être rejoué.
       *[other] les { $whole } choix qui la précèdent peuvent encore être rejoués.
    }
record-wrong-result = L’enregistrement « { $file } » annonce un résultat auquel ses choix ne mènent pas ; ouvrez une copie intacte.
record-broken-seal = L’enregistrement « { $file } » a été modifié après la partie, car son sceau ne correspond plus ; ouvrez une copie intacte.

## La boîte : paquets, champs, éléments sans nom

box-field-name = Nom
box-field-copies = Exemplaires
box-field-coins = Pièces
box-field-group = Groupe
box-field-groups = Groupes
