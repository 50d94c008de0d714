# What the server says outside the client, which does not load it: in the terminal, on pages of its own, to chats.

server-ready = Demitasse est prêt à l’adresse { $address } (Ctrl-C l’arrête).
server-port-in-use = Le port { $port } est occupé : arrêtez le programme qui l’utilise ou choisissez-en un autre avec --port { $next }.
server-no-such-host = « { $host } » n’est pas une adresse de cette machine : { $reason }.
server-bad-public-url = « { $url } » n’est pas le début d’une adresse : écrivez-le comme https://cafe.example, sans rien derrière le nom, sauf un port.
server-no-port = Impossible de servir à l’adresse { $host }, port { $port } : { $reason }.
server-data-unusable = Le dossier de données { $folder } est inutilisable : { $reason }. Choisissez-en un où vous pouvez écrire avec --data.
server-data-newer = Les données de { $folder } viennent d’une version plus récente de Demitasse : mettez Demitasse à jour ou choisissez un autre dossier avec --data.
server-data-in-use = Un autre serveur Demitasse utilise les données de { $folder } : arrêtez-le d’abord ou choisissez un autre dossier avec --data.
server-database-url = --data n’est pas l’URL d’une base de données. Elle se présente ainsi : postgresql://utilisateur:motdepasse@hote:5432/demitasse
server-database-unusable = La base de données { $database } est inutilisable : { $reason }.
server-database-rights = La base de données { $database } ne nous laisse pas tout lire et tout écrire ({ $reason }) : donnez les tables à cet utilisateur, ou tous les droits sur elles.
server-database-newer = La base de données { $database } vient d’une version plus récente de Demitasse : mettez Demitasse à jour ou choisissez une autre base avec --data.
server-database-other-version = Un serveur Demitasse d’une autre version utilise la base de données { $database } ({ $theirs } ; celui-ci : { $ours }). Arrêtez-le d’abord ou lancez ici la même version.
server-processes-need-database = Pour { $processes } processus serveurs, il faut une base PostgreSQL : donnez son URL avec --data ou omettez --workers.
server-processes-need-fork = Plusieurs processus derrière un port ne fonctionnent que sous Linux et macOS : omettez --workers.
server-database-copies = Les tables d’une base de données se copient avec ses propres outils : utilisez pg_dump et pg_restore.
server-backup-nothing = Il n’y a aucune table à copier dans { $folder } : indiquez où elles sont avec --data.
server-backup-exists = { $file } existe déjà : choisissez un autre nom ou supprimez-le d’abord.
server-backup-failed = Aucune copie n’a été faite vers { $file } : { $reason }.
server-restore-nothing = Il n’y a pas de fichier { $file }.
server-restore-digest = { $file } n’est pas ce qui a été copié : son empreinte diffère de celle notée à côté. Rien n’a changé ; prenez une autre copie.
server-restore-newer = { $file } vient d’une version plus récente de Demitasse : mettez d’abord Demitasse à jour. Rien n’a changé.
server-restore-failed = { $file } est inutilisable : { $reason }. Rien n’a changé.
server-setting-form = { $given } n’est pas un réglage : écrivez NOM=VALEUR, par exemple limits.sockets=500.
server-setting-unknown = Il n’y a pas de réglage { $name } ({ $source }) : demitasse serve --show-settings les liste tous.
server-setting-number = Le réglage { $name } demande un nombre supérieur à 0, pas { $given }.
server-setting-most = Le réglage { $name } ne peut pas dépasser { $most }.
server-settings-contradict = Ces réglages se contredisent : { $smaller } ne doit pas dépasser { $larger }.
server-settings-unreadable = Les réglages de { $file } sont illisibles : { $reason }.
server-admin-key-short = La clé d’administration doit avoir au moins { $least } signes.
server-not-built = La table n’est pas encore construite
server-not-built-how = Le serveur tourne, mais il manque les pages pour le navigateur. Arrêtez-le et construisez-les avec cette commande :
server-docs-title = Demitasse : l’interface du serveur de tables
server-docs-about = Tout ce que le navigateur demande au serveur par HTTP. Une erreur porte un Refusal : la clé d’un message avec ses faits et, s’il y en a une, la règle en cause.
server-docs-operations = Opérations
server-docs-structs = Structures de données
server-docs-takes = Reçoit
server-preview-about = Des jeux de société qui sentent bon le café, à votre table : contre des bots, autour d’un écran, ou avec vos amis où qu’ils soient.
server-preview-join = Une place pour vous : { $game }
server-preview-watch = Regarder une partie de { $game }
server-preview-table = { $game }
server-preview-replay = Une partie de { $game }, à revoir
server-preview-new = Jouer à { $game } avec des amis
server-preview-rules = Les règles de { $game }
server-preview-how = Comment jouer à { $game }
server-preview-guide = { $game } : votre premier tour, pas à pas
server-preview-results = { $game } : résultats en solo
server-preview-box = { $game } : tout ce qui est dans la boîte
server-notice-turn = À vous : { $game }
server-notice-time = { $game } : votre temps s’écoule
server-notice-nudge = { $person } vous attend
server-notice-waiting = La table vous attend.
server-minutes-left = { $minutes ->
    [one] Il vous reste { $minutes } minute pour jouer.
   *[other] Il vous reste { $minutes } minutes pour jouer.
}
server-hours-left = Il vous reste { $hours } heures pour jouer.
server-admin-title = Demitasse : ce serveur
server-admin-ready = Prêt.
server-admin-not-ready = Pas prêt :
server-admin-counts = En mémoire : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $viewers ->
    [one] { $viewers } personne
   *[other] { $viewers } personnes
}.
server-admin-drain = Ne plus accepter de nouvelles tables
server-admin-drain-off = Accepter à nouveau des tables
server-admin-tables = Tables
server-admin-no-tables = Aucune table ouverte.
server-admin-state = { $state ->
    [lobby] attend des amis
    [waiting] attend quelqu’un qui est parti
    [over] terminée
   *[other] en cours
}, { $rows ->
    [one] { $rows } choix
   *[other] { $rows } choix
}
server-admin-looking = { $viewers ->
    [0] personne
    [one] { $viewers } personne présente
   *[other] { $viewers } personnes présentes
}
server-admin-close = Supprimer…
server-admin-close-about = Tout le monde est renvoyé, et la table disparaît pour de bon.
server-admin-close-yes = Supprimer pour de bon
server-admin-addresses = Adresses
server-admin-sockets = { $sockets ->
    [one] { $sockets } table ouverte
   *[other] { $sockets } tables ouvertes
}
server-admin-ban = Bannir
server-admin-banned = bannie
server-admin-let-in = Laisser revenir
server-admin-ban-address = Une adresse :
server-health-writer = l’écriture des données s’est arrêtée
server-health-failure = la dernière écriture a échoué : { $reason }
server-health-waiting = { $writes } écritures attendent le disque
server-health-slow = l’écriture en cours dure depuis { $seconds } secondes
server-health-draining = le serveur n’accepte plus de nouvelles tables
server-health-stopping = le serveur s’arrête
