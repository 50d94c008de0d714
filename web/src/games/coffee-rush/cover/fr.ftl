web-game-coffee-rush = Courez dans la cuisine chercher grains, lait et glaçons, remplissez vos trois tasses et envoyez chaque commande avant qu’elle ne refroidisse.
