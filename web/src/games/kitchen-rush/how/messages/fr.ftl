# Kitchen Rush en huit images.

web-how-kr-sand = Le sable, ce sont vos mains
web-how-kr-sand-about = Posez un **sablier** dans une pièce et faites ce qu’on y fait ; il y reste jusqu’à ce que son sable soit écoulé. Tout le monde à la fois, sans tours.
web-how-kr-rooms = Les pièces
web-how-kr-rooms-about = Une pièce dont **toutes les cases** sont prises ne laisse entrer personne, et un sablier écoulé en prend encore une. Seul le Marché a toujours de la place.
web-how-kr-order = Une commande
web-how-kr-order-about = Le Maître d’hôtel accueille, et les Serveurs vous remettent une **commande** avec ses assiettes. Elle dit ce qui va dans l’assiette et combien de temps cela cuit.
web-how-kr-plate = L’assiette
web-how-kr-plate-about = Prenez les ingrédients dans une Réserve et les cubes aux Épices, **juste ce que dit la commande**. Une chose de trop, et le plat est raté.
web-how-kr-cooking = La cuisson
web-how-kr-cooking-about = Un sablier aux Fourneaux cuit une assiette d’**une ligne**, autant de fois que le dit la commande et pas une de plus. Les ingrédients se mettent avant, les épices à tout moment.
web-how-kr-washing = La vaisselle
web-how-kr-washing-about = Les assiettes reviennent sales et attendent dans l’Évier. Un sablier à la Plonge en lave **trois**, et sans assiette propre, rien ne se cuisine.
web-how-kr-bill = L’addition
web-how-kr-bill-about = Après chaque manche, chaque sablier veut **3 sous**. Les commandes réussies rapportent sous et étoiles de Prestige, les autres coûtent chacune une étoile.
web-how-kr-together = Gagner ensemble
web-how-kr-together-about = Vous choisissez un **objectif** : tant de commandes, de sous et d’étoiles, ici à deux. L’équipe entière l’atteint, ou personne.
web-how-kr-end = Après **4 manches** de quatre minutes, vous gagnez si l’objectif est atteint, tous les sabliers payés, et s’il reste au moins 1 sou et 1 Prestige. Sous −4 de Prestige, tout s’arrête aussitôt.
web-how-kr-also = **En solo ?** Vous avez quatre sabliers, et cinq minutes par manche.
