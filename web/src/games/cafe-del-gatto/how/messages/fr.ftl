# Café del Gatto en huit images.

web-how-cg-cups = Cinq tasses à servir
web-how-cg-cups-about = Remplissez vos **cinq tasses** et servez chacune une fois. La tuile que vous en tirez, ce sont vos points.
web-how-cg-price = Le prix : le voisin
web-how-cg-price-about = Un jeton coûte ce que vaut celui **d’à côté**. Ici le lait { $milk } coûte { $coffee }, et le café { $coffee } coûterait { $milk }.
web-how-cg-column = Moins cher plus bas
web-how-cg-column-about = Les deux rangs du haut coûtent **2 et 1 de plus**. Un achat laisse un vide : ceux du dessus glissent.
web-how-cg-refill = un nouveau tout en haut
web-how-cg-fill = Remplir par le bas
web-how-cg-fill-about = **Lait sur blanc, café sur marron**, de bas en haut. Un jeton qui n’a sa place nulle part ne s’achète pas.
web-how-cg-serve = Servir
web-how-cg-serve-about = Faites la somme : une tuile libre **jusqu’à cette valeur** est à vous. Ce qui dépasse revient en pièces.
web-how-cg-symbols = Un seul symbole paie le mieux
web-how-cg-symbols-about = Chaud, froid, crémeux : moins une tasse en mélange, plus elle rapporte quand vous la servez. Un { $drink } d’**une seule sorte** paie { $coins } pièces.
web-how-cg-sugar = Le sucre
web-how-cg-sugar-about = Qui achète un **1** reçoit un dé de sucre. Chaque dé ajoute 1 à la valeur d’un café que vous servez.
web-how-cg-sum = { $value } + 1 = { $more }
web-how-cg-left = deux à la fin : 1 point
web-how-cg-short = À court de pièces ?
web-how-cg-short-about = Au lieu d’acheter ou de servir, **prenez 2 pièces**. Le levier ne prend pas votre tour, mais ensuite vous ne pouvez qu’acheter.
web-how-cg-take = prendre 2 pièces
web-how-cg-or = ou
web-how-cg-lever = 2 pièces : une colonne neuve, puis achetez
web-how-cg-end = Quelqu’un a servi **ses cinq tasses** : on termine la manche. Les tuiles comptent, deux dés de sucre font un point, les pièces ne comptent pas. Égalité ? Plus de pièces.
web-how-cg-also = **À votre tour**, une seule chose : acheter un jeton, servir des tasses pleines ou prendre 2 pièces.
