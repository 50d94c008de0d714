# Coffee Rush en huit images.

web-how-cr-orders = Les commandes attendent
web-how-cr-orders-about = Chaque commande envoyée vaut **un point**. Chacune qui refroidit en coûte un.
web-how-cr-walk = Marcher
web-how-cr-walk-about = **De 1 à 3 pas**, jamais en diagonale. Chaque case où vous entrez donne ce qu’elle montre.
web-how-cr-pass = Passer, et foncer
web-how-cr-pass-about = Personne ne vous bloque : **traversez**, mais ne vous arrêtez pas là. Un pion Rush offre un pas de plus.
web-how-cr-step-more = = 1 pas de plus
web-how-cr-pour = Verser
web-how-cr-pour-about = Ce que vous avez ramassé va dans vos **trois tasses**. Rien ne passe d’une tasse à l’autre, mais on peut vider une tasse entière.
web-how-cr-send = Envoyer
web-how-cr-send-about = Une tasse, **exactement** ce que dit la commande, rien de plus. Avec un ruban, elle rapporte aussi un pion Rush.
web-how-cr-rush = Le coup de feu
web-how-cr-rush-about = Chaque commande envoyée en donne **une nouvelle** aux deux personnes suivantes. Elles vous rendent la pareille.
web-how-cr-rush-you = vous en envoyez 1
web-how-cr-rush-next = suivant
web-how-cr-rush-after = d’après
web-how-cr-rush-nothing = rien
web-how-cr-time = Le temps passe
web-how-cr-time-about = Après votre tour, vos commandes descendent d’un rang. Au-delà du **rang 4**, c’est une pénalité, avec un pion Rush pour consoler.
web-how-cr-upgrade = Améliorer
web-how-cr-upgrade-about = Au début d’un tour, **trois commandes envoyées** achètent une aide durable : des cases doublées ou des pas en diagonale. Elle rapporte aussi des points à la fin.
web-how-cr-end = La pioche est vide, ou quelqu’un a **5 pénalités** : on termine la manche. Le plus de points l’emporte. Égalité ? Plus de commandes envoyées, puis plus de pions Rush.
web-how-cr-also = **À deux ?** Deux meeples chacun, dont un seul marche ; chaque tour vous apporte aussi une nouvelle commande.
