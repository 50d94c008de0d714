# La page de la boîte d’un jeu : ses cartes, ce qu’on sait de chaque champ, et les corrections.
web-box-of-table = Les cartes de cette table
web-box-games = Jeux
web-box-share = { $found } champs sur { $total }
web-box-share-of = viennent du livret
web-box-share-about = { $found } du livret, { $derived } déduits, { $reconstructed } devinés, { $mine } de moi
web-box-found = Du livret
web-box-derived = Déduit
web-box-reconstructed = Deviné
web-box-mine = De moi
web-box-found-mark = livret
web-box-derived-mark = déduit
web-box-reconstructed-mark = deviné
web-box-mine-mark = de moi
web-box-my-corrections = Mes corrections
web-box-find = Chercher une carte
web-box-filters = Ce qui est affiché
web-box-how-known = Comment on le sait
web-box-all-fields = Tous les champs
web-box-decks = Paquet
web-box-all-decks = Tous les paquets
web-box-groups = Groupe
web-box-all-groups = Tous les groupes
web-box-more-groups = { $number } autres groupes
web-box-fewer-groups = Moins de groupes
web-box-fields-left =
    { $number ->
        [0] rien de deviné
        [one] { $number } champ deviné
       *[other] { $number } champs devinés
    }
web-box-cards =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
web-box-nothing-found = Aucune carte ne passe tous les filtres.
web-box-show-all = Tout afficher
web-box-keys = Les flèches parcourent les champs, Entrée en ouvre un, les lettres cherchent parmi les icônes, Échap ferme.
web-box-nothing = rien
web-box-yes = oui
web-box-no = non
web-box-field = { $label } : { $value }. { $status }.
web-box-derived-from = Déduit : { $sentence }
web-box-card-of = { $group }, carte { $number } sur { $of }
web-box-in-english = En anglais
web-box-in-french = En français
web-box-less = Un de moins
web-box-more = Un de plus
web-box-add-to = { $label } : ajouter
web-box-remove = Enlever { $thing }
web-box-pick = { $label } : choisir
web-box-typed = Recherche : { $typed }
web-box-as-printed = Comme sur ma carte
web-box-next-card = Carte suivante
web-box-confirm-field = Deviné. C’est ainsi sur ma carte
web-box-take-back = De moi. Reprendre ma correction
web-box-undo = Annuler
web-box-checking = Vérification…
web-box-checks-hold = Tout se tient.
web-box-problems =
    { $number ->
        [one] Une correction ne va pas :
       *[other] { $number } corrections ne vont pas :
    }
web-box-corrections =
    { $number ->
        [0] Rien de corrigé encore
        [one] { $number } correction
       *[other] { $number } corrections
    }
web-box-kept = gardées dans ce navigateur
web-box-fleeting = Ce navigateur ne garde rien : enregistrez-les dans un fichier.
web-box-load = Ouvrir un fichier
web-box-save = Enregistrer
web-box-play = Jouer avec, contre des bots
web-box-simulate = Est-ce trop fort ?
web-box-simulate-about = Enregistrez le fichier, puis laissez des bots y jouer beaucoup de parties :
web-box-take = Reprendre dans ma boîte
web-box-look-only = Ce sont les cartes d’une table : regardez-les ici, corrigez-les dans votre propre boîte.
web-box-no-data = Ce ne sont pas encore des données : une ligne par chose, comme {"{"}"do": "lot_size", "ingredients": 2{"}"}.
web-box-heading = { $group } : { $deck }
web-box-command = Commande
web-box-more-decks = { $number } autres paquets
web-box-fewer-decks = Moins de paquets
web-box-play-short = Jouer
web-box-empty-file = { $file } ne corrige rien.
web-box-theirs = De cette table
