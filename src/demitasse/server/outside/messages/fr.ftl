# What the server says outside the client, which does not load it: in the terminal, on pages of its own, to chats.

server-ready = Demitasse est prêt à l’adresse { $address } (Ctrl-C l’arrête).
server-port-in-use = Le port { $port } est occupé : arrêtez le programme qui l’utilise ou choisissez-en un autre avec --port { $next }.
server-no-such-host = « { $host } » n’est pas une adresse de cette machine : { $reason }.
server-bad-public-url = « { $url } » n’est pas le début d’une adresse : écrivez-le comme https://cafe.example, sans rien derrière le nom, sauf un port.
server-no-port = Impossible de servir à l’adresse { $host }, port { $port } : { $reason }.
server-data-unusable = Le dossier de données { $folder } est inutilisable : { $reason }. Choisissez-en un où vous pouvez écrire avec --data.
server-data-newer = Les données de { $folder } viennent d’une version plus récente de Demitasse : mettez Demitasse à jour ou choisissez un autre dossier avec --data.
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
