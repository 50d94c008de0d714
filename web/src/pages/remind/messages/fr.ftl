# Être prévenu que c’est son tour.

web-remind-title = Prévenez-moi quand c’est à moi
web-remind-closed = Même page fermée.
web-remind-open = Tant que cette page reste ouverte quelque part.
web-remind-table = À cette table
web-remind-table-about = Un message par tour, jamais plus
web-remind-ring = Une sonnerie douce
web-remind-ring-about = Tant que la page est ouverte
web-remind-good = Entendu
web-remind-refused = Votre navigateur refuse. Autorisez les notifications dans les réglages du site, puis réessayez.
web-remind-cannot = Ce navigateur ne peut pas afficher de messages ici. Le titre de la page et une sonnerie douce vous préviendront.
web-remind-not-closed = Cela marche tant que la page est ouverte ; impossible de préparer les messages pour une page fermée.
web-remind-turn = À vous : { $game }
web-remind-time = Rappelez-moi
web-remind-time-about = Une fois, avant la fin de mon temps
web-remind-mute = Couper les messages
web-remind-mute-about = Ni réactions ni paroles à cette table
