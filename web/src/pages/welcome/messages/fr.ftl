# La carte qui accueille à la première table d'un jeu.

web-welcome-first = Votre première table de { $game }
web-welcome-of = { $game } en deux mots
web-welcome-ends = Comment ça finit
web-welcome-against = Contre qui jouez‑vous ?
web-welcome-with = Avec qui cuisinez‑vous ?
web-welcome-against-short = Contre qui ?
web-welcome-with-short = Avec qui ?
web-welcome-how-many = Combien de bots ?
web-welcome-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
web-welcome-how-strong = De quelle force ?
web-welcome-strength = { $beans } sur 5
web-welcome-name = Comment vous appelle‑t‑on ?
web-welcome-show = Montrez‑moi
web-welcome-show-about = Un tour, pas à pas
web-welcome-play = Jouer tout de suite
web-welcome-play-about = Les conseils restent là
web-welcome-remembered = On s’en souviendra. Cela se change sur la page d’accueil.
