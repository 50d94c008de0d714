### The first turn, step by step.

web-guide-cg-cups = Cinq tasses à remplir
web-guide-cg-cups-about = Les cases brunes veulent du café, les blanches du lait, toujours de bas en haut. Une tasse pleine se sert contre une tuile, et les tuiles sont vos points.
web-guide-cg-machine = La machine à expresso
web-guide-cg-machine-about = Le lait à gauche, le café à droite. Un jeton coûte la valeur de son voisin d’en face ; les deux rangs du haut coûtent 1 et 2 de plus.
web-guide-cg-buy = Achetez un café corsé
web-guide-cg-buy-about = Le café du bas vaut 4, son voisin 3 seulement : trois de vos quatre pièces. Touchez-le.
web-guide-cg-cup = Dans l’Espresso
web-guide-cg-cup-about = Toute tasse qui attend du café pourrait le prendre. L’Espresso n’a qu’une case : le voilà plein.
web-guide-cg-confirm = Confirmez
web-guide-cg-confirm-about = Jusqu’ici, tout pouvait s’annuler. Maintenant vous payez, et un nouveau jeton sort de la pochette.
web-guide-cg-slide = Les jetons descendent
web-guide-cg-slide-about = Ce qui était au-dessus descend, un nouveau jeton arrive en haut, et les prix changent pour tout le monde.
web-guide-cg-others = Les autres jouent
web-guide-cg-others-about = Tous deux ont pris 2 pièces : cela, un achat ou un service fait un tour entier. Vous voyez toujours ce qu’ils préparent.
web-guide-cg-serve = Servez l’Espresso
web-guide-cg-serve-about = À votre tour, une tasse pleine peut être servie, et même plusieurs à la fois. Touchez la tasse.
web-guide-cg-tile = Choisissez une tuile
web-guide-cg-tile-about = La tasse vaut 4 : la tuile 4 est à vous. Chaque bonne tuile n’existe qu’une fois ! Une plus basse paierait la différence en pièces.
web-guide-cg-end = Des pièces pour peu de symboles
web-guide-cg-end-about = En plus de la tuile, les symboles vous paient : moins ils sont différents dans une tasse, plus il y a de pièces.
web-guide-cg-sugar = Le sucre
web-guide-cg-sugar-about = Un jeton de valeur 1 vient avec un sucre. Au service, chaque sucre ajoute 1 à la tasse ; deux qui restent font un point à la fin.
web-guide-cg-clean = Les leviers
web-guide-cg-clean-about = Rien ne vous plaît ? Avant d’acheter, 2 pièces remplacent toute une colonne par de nouveaux jetons.
web-guide-cg-win = Et voilà
web-guide-cg-win-about = Quand quelqu’un a servi ses cinq tasses, la manche se joue jusqu’au bout. Le plus de points gagne ; les pièces départagent.
