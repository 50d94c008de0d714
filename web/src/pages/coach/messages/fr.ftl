web-coach-looks = Le coach regarde cette partie.
web-coach-whose = La chance de qui
web-coach-keys = ← → pour avancer dans la partie, ↑ ↓ pour sauter d’un moment à l’autre.
web-coach-looking = Manche { $round }… { $looked } choix examinés sur { $all }.
web-coach-moment = { $sign }, manche { $round }
web-coach-played = { $seat-you ->
    [yes] Vous avez joué
   *[no] { $seat-name } a joué
  }
web-coach-better = Le bot fort joue
web-coach-seemed = Ce qui semblait le mieux
web-coach-saw = Pourquoi
web-coach-retry = Réessayer d’ici
web-coach-against = Votre adversaire { $bot }
web-coach-board = Montrer sur le plateau
web-coach-shift = Votre service, raconté
