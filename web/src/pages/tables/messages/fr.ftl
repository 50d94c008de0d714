web-slips-turns = { $turns ->
    [0] Personne ne vous attend.
    [one] Une table attend votre tour.
   *[other] { $turns } tables attendent votre tour.
}
web-slip-turn = À vous
web-slip-waiting = En attente
web-slip-over = Terminée
web-slip-gone = Cette table a été supprimée.
web-slip-lobby = En attente d’amis
web-slip-going = En cours
web-slip-alone = Les bots ont joué.
web-slip-they-wait = { $people } : en attente { $when }
web-slip-you-wait = À { $people }, { $when }
web-slip-won = Gagné !
web-slip-lost = Partie gagnée par { $people }.
web-slip-play = Jouer mon tour
web-slip-open = Ouvrir la table
web-slip-look = La regarder
web-slip-hide = Cacher cette table : { $table }
web-carry = Emporter mes tables sur un autre appareil
web-carry-one = Emporter sur un autre appareil : { $table }
web-carry-title = { $number ->
    [one] Cette table sur un autre appareil
   *[other] Mes tables sur un autre appareil
}
web-carry-about = Un lien emporte une copie de vos clés : qui l’ouvre en premier s’assied à vos places. Ne le montrez à personne d’autre.
web-carry-show = Montrer le lien
web-carry-link = À ouvrir sur l’autre appareil
web-carry-computer = Demitasse est lancé pour cet ordinateur seul : seul un autre navigateur d’ici peut l’ouvrir.
web-carry-once = Il marche une seule fois, pendant { $minutes } minutes.
web-carry-here = Vos tables, ici aussi
web-carry-here-about = Vos clés arrivent d’un autre de vos appareils. Prenez-les, et vos tables seront là aussi.
web-carry-take = Prendre mes tables
web-slip-nudge = Petit signe à { $person }
web-slip-nudged = Petit signe envoyé à { $person }.
