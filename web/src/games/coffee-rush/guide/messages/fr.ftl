### The first turn, step by step.

web-guide-cr-orders = D’abord, vos commandes
web-guide-cr-orders-about = Chaque ticket est une boisson que quelqu’un attend. Les nouvelles commandes arrivent au rang 1 et descendent à chaque tour. Vous visez le Latte chocolat : lait, vapeur et chocolat.
web-guide-cr-board = La cuisine
web-guide-cr-board-about = Chaque case donne l’ingrédient dessiné dessus. Vous êtes le meeple rouge ; le lait de votre case de départ est déjà dans votre première Tasse.
web-guide-cr-step = Avancez jusqu’au chocolat
web-guide-cr-step-about = Vous avancez gratuitement d’une à trois cases, vers le haut, le bas ou les côtés. Chaque case franchie donne son ingrédient. Touchez le chocolat qui brille.
web-guide-cr-again = Puis jusqu’à la vapeur
web-guide-cr-again-about = Le chocolat est dans votre main. Un pas de plus apporte la vapeur, et avec elle tout ce qu’il faut au Latte.
web-guide-cr-stop = Arrêtez-vous ici
web-guide-cr-stop-about = Vous pouvez vous arrêter dès que vous avez ce qu’il faut, mais pas sur la case d’un autre meeple. Des pions Rush achèteraient d’autres pas.
web-guide-cr-pour = Versez la vapeur
web-guide-cr-pour-about = Ce que vous avez ramassé va maintenant dans vos trois Tasses ; ce qui n’est pas versé est perdu. La première contient déjà le lait : versez-y la vapeur.
web-guide-cr-fill = Et le chocolat
web-guide-cr-fill-about = Une Tasse doit contenir exactement ce que demande une commande, ni plus ni moins. Avec le chocolat, celle-ci y est.
web-guide-cr-done = Fini de verser
web-guide-cr-done-about = La main est vide. Vous pourriez encore vider une Tasse ratée ; la vôtre est parfaite.
web-guide-cr-send = Envoyez
web-guide-cr-send-about = Tasse et commande concordent : touchez la commande. Le ticket envoyé vaut un point, et la Tasse est de nouveau libre.
web-guide-cr-end = De nouveaux clients
web-guide-cr-end-about = Le bouche-à-oreille fonctionne : à la fin de votre tour, chacun des autres reçoit une commande pour chaque commande envoyée.
web-guide-cr-sink = Les commandes descendent
web-guide-cr-sink-about = À la fin de votre tour, vos commandes en attente descendent d’un rang. Ce qui tombe du rang 4 devient une pénalité : un point de moins et un pion Rush de plus.
web-guide-cr-upgrades = Les Améliorations
web-guide-cr-upgrades-about = Au début d’un tour, trois commandes envoyées achètent une Amélioration : des cases doublées ou des pas en diagonale. Elle compte aussi des points à la fin.
web-guide-cr-win = C’était un tour
web-guide-cr-win-about = Le café ferme quand quelqu’un a cinq pénalités ou quand les commandes sont épuisées ; la manche se joue jusqu’au bout. La meilleure note gagne.
